"""When a player of Power gives up: nothing is left that could be ordered, now or later (PW-F9)."""

from __future__ import annotations

from arbitre.games.power.rules.pieces import P, contents, count
from arbitre.games.power.rules.state import State


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
