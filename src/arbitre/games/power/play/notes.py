"""What is known of a sheet while it is written: how many orders are left, and who it would meet."""

from __future__ import annotations

from arbitre.core.message import Message, Value
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.execution import Round
from arbitre.games.power.rules.moves import Order
from arbitre.games.power.rules.pieces import POWER_MASK
from arbitre.games.power.rules.setting import Setting
from arbitre.games.power.rules.state import State


def shares(setting: Setting, seat: int, written: list[tuple[int, Order]]) -> list[Message]:
    """Of two armies: how many orders each has, for they cannot be passed on (PW-21)."""
    if len(setting.armies[seat]) < 2 or not written:
        return []
    most = setting.values.orders
    return [
        Message(
            "note-orders",
            {
                "army": COLOURS[army],
                "n": sum(1 for owner, _ in written if owner == army),
                "most": most,
            },
        )
        for army in setting.armies[seat]
    ]


def hired(setting: Setting, written: list[tuple[int, Order]]) -> list[Message]:
    """That an order is for the mercenaries, and that another's may cancel it (PW-32)."""
    if any(order.army == setting.mercenary for _, order in written):
        return [Message("note-mercenary", {"army": COLOURS[setting.mercenary]})]
    return []


def meetings(state: State, judged: Round, seat: int) -> list[Message]:
    """Where what was moved meets others as they stand now: totals if nobody else comes (PW-C1)."""
    setting = state.setting
    found: list[Message] = []
    for place in sorted({key >> 6 for key, came in judged.moved.items() if came}):
        totals: dict[int, int] = {}
        for army in range(4):
            stack = state.stacks[place * 4 + army]
            if stack:
                side = setting.side[army]
                totals[side] = totals.get(side, 0) + (stack & POWER_MASK)
        own = totals.pop(seat, None)
        if own is None or not totals:
            continue
        most = max(totals.values())
        args: dict[str, Value] = {
            "space": setting.board.names[place],
            "own": own,
            "others": " : ".join(str(total) for total in sorted(totals.values(), reverse=True)),
            "ends": "more" if own > most else "less" if own < most else "equal",
        }
        found.append(Message("note-meeting", args))
    return found
