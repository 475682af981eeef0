"""When a player of Power gives up (resigning, PW-F9): nothing is left to order, or nothing to hope for."""

from __future__ import annotations

from typing import Final

from arbitre.games.power.bots.outlook import outlook
from arbitre.games.power.rules.pieces import P, contents, count
from arbitre.games.power.rules.state import State

BEATEN: Final = 0.01
"""Of two players left, one with so little chance was never seen to win: docs/power.md."""


def hopeless(state: State, seat: int) -> bool:
    """Whether a side has no piece and too little Power to buy one; without pieces none will come.

    >>> from arbitre.core.game import game
    >>> state = game("power").start().state
    >>> hopeless(state, 0)
    False
    >>> taken = state.clear_army(0)
    >>> hopeless(state, 0), hopeless(state, 1)
    (True, False)
    """
    setting = state.setting
    size = setting.board.size
    cheapest = min(setting.values.power[kind] for kind in range(4))
    for army in setting.armies[seat]:
        if not state.stands(army):
            continue
        reserve = state.stacks[size * 4 + army]
        if count(reserve, P) >= cheapest or any(kind != P for kind, _ in contents(reserve)):
            return False
        for slot in range(army, size * 4, 4):
            if state.stacks[slot]:
                return False
    return True


def beaten(state: State, seat: int) -> bool:
    """Whether of two players left this one cannot win any more, by the chances learnt from games.

    With three or four left the others may still ruin each other, so nobody is beaten.

    >>> from arbitre.core.game import game
    >>> state = game("power").start(seats=2).state
    >>> beaten(state, 0)
    False
    """
    return len(state.candidates()) == 2 and outlook(state)[seat] < BEATEN
