"""What cards are worth to keep, and which force against a place costs the least of it.

A card is worth its mean strength over the regions that still stand: a vehicle that would serve as a light
craft of 1 is given away, and a ship is worth little where the sea is taken.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.sans_allies.rules.cards import P, counted, size
from arbitre.games.sans_allies.rules.invasions import EXTRA, RECOVERED, eligible
from arbitre.games.sans_allies.rules.listing import forces_at
from arbitre.games.sans_allies.rules.odds import WAYS, Odds, odds
from arbitre.games.sans_allies.rules.pyramid import PLACES
from arbitre.games.sans_allies.rules.state import State

PERSONNEL: Final = 2
"""What personnel is usually worth: 1 when a turn begins, up to 4 later in it."""
WHOLE: Final = 100
DEAR: Final = 2
"""A region is not worth a force that is worth more than so many times its defence."""


class Proposal:
    """A force against a place (recommendation): its odds, and what it will cost by worth on average."""

    def __init__(self, force: int, odds: Odds, cost: int) -> None:
        self.force = force
        self.odds = odds
        self.cost = cost  # in hundredths of strength, times 36

    def __repr__(self) -> str:
        return f"Proposal({self.force}, {self.odds}, {self.cost})"


def prices(state: State) -> list[int]:
    """What a card of each type is worth to keep, in hundredths of strength.

    >>> from arbitre.core.game import game
    >>> prices(game("sans_allies").start(seed=1).state)
    [155, 175, 150, 166]
    """
    total, standing = [0, 0, 0, 0], 0
    for place in PLACES:
        terrain = state.board[place]
        if not terrain:
            continue
        standing += 1
        for unit, strength in enumerate(state.strengths(terrain)):
            total[unit] += PERSONNEL if unit == P and strength else strength
    return [WHOLE * each // max(standing, 1) for each in total]


def worth_of(units: int, each: list[int]) -> int:
    """What a set of cards is worth together."""
    return _worth(counted(units), each)


def proposal(state: State, place: int) -> Proposal | None:
    """The force that costs least by worth, a failure counted as what the region is worth.

    None where nothing is strong enough, or where a region would cost far more than it is worth: centres
    and the capital never do.
    """
    each = prices(state)
    forces = forces_at(state, place)
    if state.board[place] < state.values.centre:
        most = DEAR * WHOLE * state.values.defence[place >> 3]
        forces = [force for force in forces if worth_of(force, each) <= most]
    found = [_weighed(state, place, force, each) for force in forces]
    return min(found, key=_order) if found else None


def cheapest(cards: list[int], number: int, each: list[int]) -> list[int]:
    """So many of these cards, by type, those that are worth the least to keep.

    >>> cheapest([1, 2, 0, 3], 3, [150, 300, 100, 200])
    [1, 0, 0, 2]
    """
    return _picked(cards, number, sorted(range(4), key=each.__getitem__))


def dearest(cards: list[int], number: int, each: list[int]) -> list[int]:
    """So many of these cards, by type, those that are worth the most to keep.

    >>> dearest([1, 2, 0, 3], 3, [150, 300, 100, 200])
    [0, 2, 0, 1]
    """
    return _picked(cards, number, sorted(range(4), key=lambda unit: -each[unit]))


def _picked(cards: list[int], number: int, order: list[int]) -> list[int]:
    chosen = [0, 0, 0, 0]
    for unit in order:
        chosen[unit] = min(cards[unit], number)
        number -= chosen[unit]
    return chosen


def _order(one: Proposal) -> tuple[int, int, int, int]:
    return one.cost, -one.odds.success, size(one.force), -one.force


def _weighed(state: State, place: int, force: int, each: list[int]) -> Proposal:
    """An attack over all throws: the force, less what comes back, the extra losses, and failing."""
    sent = counted(force)
    left = [cards - gone for cards, gone in zip(eligible(state, place), sent, strict=True)]
    ends = odds(state, place, force)
    whole, cost = worth_of(force, each), ends.failure * WHOLE * state.values.defence[place >> 3]
    for roll in range(2, 13):
        back = _worth(dearest(sent, RECOVERED[roll], each), each)
        paid = _worth(cheapest(left, EXTRA[roll], each), each)
        cost += WAYS[roll] * (whole - back + paid)
    return Proposal(force, ends, cost)


def _worth(cards: list[int], each: list[int]) -> int:
    return sum([number * price for number, price in zip(cards, each, strict=True)])
