"""What a seat of Power sees, as numbers (observations): all but the sheets of others."""

from __future__ import annotations

from array import array
from typing import Any, Final

from arbitre.core.observation import Field, Layout
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.pieces import COUNT_BITS, COUNT_MASK, KINDS, POWER_BITS
from arbitre.games.power.rules.setting import Setting
from arbitre.games.power.rules.state import PHASES

MOST_ROUNDS: Final = 999
MOST_PIECES: Final = 9999
"""More of a kind in one place are shown as this."""


def layout_of(setting: Setting) -> Layout:
    """The parts of the observation; places are in the order of their codes, then the four reserves."""
    players, board = setting.players, setting.board
    stacks = (board.size + 1) * len(COLOURS)
    about = (
        "pieces by place (then the reserves), army (green, blue, yellow, red) and kind: "
        + ", ".join(KINDS)
    )
    return Layout(
        [
            Field("viewer", players, 1, about="1 for the seat that looks"),
            Field("round", 1, MOST_ROUNDS, about="the round; later ones are shown as the last"),
            Field("phase", len(PHASES), 1, about=f"1 for the phase: {', '.join(PHASES)}"),
            Field("last", 1, 1, about="whether this is the last round by the clock"),
            Field("referee", 4, 1, about="1 for the army of the referee"),
            Field("holder", 4, 3, -1, about="who holds each army's flag; -1: lost"),
            Field("resigned", players, 1, about="the seats that gave up"),
            Field("pauses", players, 99, about="pauses left"),
            Field("prefer", players, 3, about="the army whose flag a seat prefers"),
            Field("winners", players, 1, about="the seats that won"),
            Field("ready", players, 1, about="the seats whose decision is in"),
            Field("stacks", stacks * len(KINDS), MOST_PIECES, about=about),
        ]
    )


def observed(view: PowerView) -> array[int]:
    """The numbers of a view, in the places of the layout."""
    position = view.position()
    state, setting = position.state, position.setting
    data: Any = view.data
    seats = setting.seats
    numbers = [int(seat == view.seat) for seat in seats]
    numbers.append(min(state.round, MOST_ROUNDS))
    numbers += [int(phase == state.phase) for phase in range(len(PHASES))]
    numbers.append(int(state.last))
    numbers += [int(army == state.referee) for army in range(len(COLOURS))]
    numbers += state.holder
    numbers += [int(seat in state.resigned) for seat in range(len(seats))]
    numbers += state.pauses
    numbers += state.prefer
    numbers += [int(seat in state.winners) for seat in range(len(seats))]
    numbers += [int(seat in data["ready"]) for seat in seats]
    stacks = state.stacks
    kinds = len(KINDS)
    at = len(numbers)
    found = array("i", numbers)
    found.frombytes(bytes(found.itemsize * kinds * len(stacks)))
    for stack in stacks:
        if stack:
            rest = stack >> POWER_BITS
            for kind in range(kinds):
                number = rest & COUNT_MASK
                if number:
                    found[at + kind] = min(number, MOST_PIECES)
                rest >>= COUNT_BITS
        at += kinds
    return found
