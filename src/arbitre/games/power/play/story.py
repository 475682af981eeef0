"""What matters when a finished game of Power is told: what events were worth, and how flags fell."""

from __future__ import annotations

from typing import Final

from arbitre.core.ending import Fall
from arbitre.core.message import Event, Message
from arbitre.core.position import Position
from arbitre.core.tally import Tally
from arbitre.games.power.play.position import PowerPosition
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.pieces import KIND_OF, KINDS, R, S
from arbitre.games.power.rules.setting import Setting

FLAG: Final = 200
"""A flag is worth more than any fight of the same round."""
FOOT: Final = (KINDS[S], KINDS[R])
"""What takes a flag (PW-F1)."""
COUNTED: Final = {
    "flag": "flags",
    "capture": "captures",
    "tie": "ties",
    "stand-off": "ties",
    "detonation": "missiles",
    "refused": "refused",
    "fine": "fines",
    "fine-converted": "fines",
}
"""Events that are counted as they are."""


def stakes_of(before: Position, event: Event) -> dict[str, int]:
    """What flags, fights and missiles were worth to the seats, in power."""
    assert isinstance(before, PowerPosition)
    setting = before.setting
    args = event.args
    if event.name == "flag":
        return _between(setting, str(args["army"]), str(args["flag"]), FLAG)
    if event.name == "capture":
        worth = power_of(setting, str(args["pieces"]))
        return _between(setting, str(args["army"]), str(args["from"]), worth)
    if event.name == "destroyed":
        return _between(setting, "", str(args["army"]), power_of(setting, str(args["pieces"])))
    if event.name == "resign":
        return {str(args["side"]): -FLAG}
    return {}


def _between(setting: Setting, winner: str, loser: str, worth: int) -> dict[str, int]:
    """What one army wins and another loses; mercenaries have no seat."""
    found: dict[str, int] = {}
    for seat, armies in zip(setting.seats, setting.armies, strict=True):
        colours = [COLOURS[army] for army in armies]
        if loser in colours:
            found[seat] = -worth
        if winner in colours:
            found[seat] = found.get(seat, 0) + worth
    return found


def power_of(setting: Setting, pieces: str) -> int:
    """The power of pieces in notation (`2T+S`)."""
    total = 0
    for part in pieces.split("+") if pieces else []:
        code = part.lstrip("0123456789")
        number = int(part[: len(part) - len(code)] or 1)
        total += number * setting.values.power[KIND_OF[code]]
    return total


def falls_of(before: Position, events: list[Event]) -> list[Fall]:
    """Which flags fell, to whom, and where the infantry that took them came from."""
    assert isinstance(before, PowerPosition)
    setting = before.setting
    found: list[Fall] = []
    for event in events:
        if event.name == "flag":
            found += _fallen(setting, event, events)
        elif event.name == "resign":
            side = str(event.args["side"])
            found.append(Fall(side, Message("fall-resigned", {"side": side}), event.clause))
    return found


def _fallen(setting: Setting, flag: Event, events: list[Event]) -> list[Fall]:
    lost, taker = str(flag.args["flag"]), str(flag.args["army"])
    army = COLOURS.index(lost)
    if setting.side[army] == setting.players:
        return []  # mercenaries sit nowhere
    base = setting.board.names[setting.board.hq[army]]
    came = [
        event
        for event in events
        if event.name == "move"
        and event.args["to"] == base
        and event.args["army"] == taker
        and event.args["kind"] in FOOT
    ]
    message = Message("fall-stood", {"army": taker, "flag": lost, "space": base})
    if came:
        kind, origin = str(came[-1].args["kind"]), str(came[-1].args["space"])
        message = Message("fall-flag", {"army": taker, "flag": lost, "kind": kind, "space": origin})
    return [Fall(setting.seats[setting.side[army]], message, flag.clause)]


class PowerTally(Tally):
    """Flags, fights, ties and missiles of one game."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = dict.fromkeys(COUNTED.values(), 0)

    def note(self, position: Position, events: list[Event]) -> None:
        """Count what a round brought about."""
        for event in events:
            name = COUNTED.get(event.name)
            if name is not None:
                self._counts[name] += 1

    def counts(self, position: Position) -> dict[str, int]:
        """The counts at the end."""
        return dict(self._counts)
