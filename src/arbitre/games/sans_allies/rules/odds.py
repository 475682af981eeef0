"""The exact odds of an attack before the dice, in 36ths."""

from __future__ import annotations

from typing import Final

from arbitre.games.sans_allies.rules.cards import size
from arbitre.games.sans_allies.rules.invasions import EXTRA, RECOVERED, eligible
from arbitre.games.sans_allies.rules.pyramid import ROW
from arbitre.games.sans_allies.rules.state import State

WAYS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""In how many of 36 ways two dice show a sum."""
ALL_WAYS: Final = 36


class Odds:
    """How an attack may end: ways of 36 for success and failure, and the cards lost, in 36ths."""

    def __init__(self, success: int, failure: int, lost: int, retreat: bool) -> None:
        self.success = success
        self.failure = failure
        self.lost = lost
        self.retreat = retreat  # whether a failure is a retreat

    def __repr__(self) -> str:
        return f"Odds({self.success}, {self.failure}, {self.lost}, {self.retreat})"


def odds(state: State, place: int, force: int) -> Odds:
    """SA-I5 to SA-I8: the odds of a force of the reserve against a place.

    As many cards as possible are recovered; extra losses are paid by what is left of the reserve.

    >>> from arbitre.core.game import game
    >>> state = game("sans_allies").start(seed=1).state
    >>> state.reserve = [8, 0, 0, 0, 0, 0]
    >>> odds(state, next(p for p in range(8) if state.strengths(state.board[p])[0]), 6)
    Odds(35, 1, 215, False)
    """
    cards = size(force)
    left = sum(eligible(state, place)) - sum(force >> shift & 255 for shift in (0, 8, 16, 24))
    success = lost = 0
    for roll in range(2, 13):
        ways, extra = WAYS[roll], EXTRA[roll]
        lost += ways * (cards - min(RECOVERED[roll], cards) + min(extra, left))
        if roll != 2 and extra <= left:
            success += ways
    return Odds(success, ALL_WAYS - success, lost, place >= ROW)


def thrown(state: State) -> tuple[int, int]:
    """SA-I5, SA-I7: before the dice of an attack under way, the lowest sum that succeeds, and its ways of 36.

    What is left of the reserve pays for extra losses; a 2 never succeeds, and higher sums ask for less.
    """
    left = sum(eligible(state, state.target))
    lowest = next(roll for roll in range(3, 13) if EXTRA[roll] <= left)
    return lowest, sum(WAYS[lowest:])
