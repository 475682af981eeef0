"""The fine for a player who carried out nothing (PW-O13, PW-O14, PW-26)."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.execution import Round, reading_order
from arbitre.games.power.rules.pieces import COUNT_MASK, GROUP_2, KINDS, SHIFT, P
from arbitre.games.power.rules.state import State


def pay_fines(state: State, judged: Round) -> None:
    """Each living player without an executed order pays 1 Power, or turns a piece into Power."""
    if len(judged.active) == state.setting.players:
        return
    for colour in reading_order(state):
        seat = state.setting.side[colour]
        if seat == state.setting.players or seat in judged.active or seat in state.resigned:
            continue
        if state.living(seat):
            _pay(state, seat, judged)
        # a player with two armies pays once
        judged.active.add(seat)


def _pay(state: State, seat: int, judged: Round) -> None:
    armies = [army for army in state.setting.armies[seat] if state.holder[army] == army]
    size = state.setting.board.size
    unit = state.setting.values.unit
    rich = max(armies, key=lambda army: (state.stacks[size * 4 + army] >> SHIFT[P]) & COUNT_MASK)
    if (state.stacks[size * 4 + rich] >> SHIFT[P]) & COUNT_MASK:
        state.stacks[size * 4 + rich] -= unit[P]
        if judged.told.listening:
            judged.told.add(Event("fine", "PW-O13", {"army": COLOURS[rich]}))
        return
    found = _lowest(state, armies)
    if found is None:
        return
    kind, army, place = found
    state.stacks[state.setting.slot(place, army)] -= unit[kind]
    small = GROUP_2.get(kind, kind)
    if small != kind:
        state.add_to_reserve(army, 2 * unit[small])
    change = state.setting.values.power[small] - 1
    state.add_to_reserve(army, change * unit[P])
    if judged.told.listening:
        judged.told.add(
            Event(
                "fine-converted",
                "PW-O13",
                {
                    "army": COLOURS[army],
                    "kind": KINDS[kind],
                    "space": state.setting.board.names[place],
                    "change": change,
                    "left": 2 if small != kind else 0,
                    "part": KINDS[small],
                },
            )
        )


def _lowest(state: State, armies: list[int]) -> tuple[int, int, int] | None:
    """The piece of lowest power: reserve first, then one's own HQ, then by code (PW-O14)."""
    board = state.setting.board
    for kind in state.setting.values.cheapest:
        shift = SHIFT[kind]
        for army in armies:
            if (state.stacks[board.size * 4 + army] >> shift) & COUNT_MASK:
                return kind, army, board.size + army
        for army in armies:
            if (state.stacks[board.hq[army] * 4 + army] >> shift) & COUNT_MASK:
                return kind, army, board.hq[army]
        for army in armies:
            for place in range(board.size):
                if (state.stacks[place * 4 + army] >> shift) & COUNT_MASK:
                    return kind, army, place
    return None
