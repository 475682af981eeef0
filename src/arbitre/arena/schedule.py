"""Who meets whom (round robin): every combination of players at tables of a size, each in every seat.

A block is a combination of players and as many games as there are seats, in which each sits everywhere.
Passes go over all combinations; within a pass those come first whose players have met least, so that also a
schedule that is cut short is balanced. Each pass seats a combination in another order, where there is one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations
from math import factorial

from arbitre.core.chance import Rng

MOST_ORDERED = 500
"""So many combinations are put into a balanced order; of more, the order is drawn by lot."""
MOST_TURNED = 6
"""Tables of more seats than this are always seated in the one order."""

Lineup = tuple[int, ...]
"""The players of a table, by their number in the list."""


def lineups(players: int, seats: int) -> list[Lineup]:
    """All combinations of different players; with too few players for a table, those of two or more.

    >>> lineups(3, 2), lineups(2, 3)
    ([(0, 1), (0, 2), (1, 2)], [(0, 0, 1), (0, 1, 1)])
    """
    if players >= seats:
        return list(combinations(range(players), seats))
    every = combinations_with_replacement(range(players), seats)
    return [one for one in every if len(set(one)) > 1]


def steps(players: int, seats: int) -> list[Lineup]:
    """Each player against tables of the next one on the list.

    >>> steps(3, 4)
    [(0, 1, 1, 1), (1, 2, 2, 2)]
    """
    return [(first, *[first + 1] * (seats - 1)) for first in range(players - 1)]


def round_robin(found: list[Lineup], seed: int) -> Iterator[tuple[Lineup, int]]:
    """Blocks without end: a combination in the order in which it is seated, and the number of its pass.

    >>> blocks = round_robin(lineups(4, 2), seed=1)
    >>> first = [next(blocks)[0] for _ in range(6)]
    >>> sorted(sorted(one) for one in first) == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]
    True
    >>> sorted(first[0] + first[1])
    [0, 1, 2, 3]
    """
    number = 0
    while True:
        for lineup in _balanced(found, seed, number):
            yield seating(lineup, number), number
        number += 1


def seating(lineup: Lineup, number: int) -> Lineup:
    """The order of a table in a pass: another one each time, of those that rotation does not reach.

    >>> [seating((0, 1, 2), number) for number in range(3)]
    [(0, 1, 2), (0, 2, 1), (0, 1, 2)]
    """
    if len(lineup) > MOST_TURNED or len(set(lineup)) < len(lineup):
        return lineup
    wanted = number % factorial(len(lineup) - 1)
    for place, rest in enumerate(permutations(lineup[1:])):
        if place == wanted:
            return (lineup[0], *rest)
    return lineup


def _balanced(found: list[Lineup], seed: int, number: int) -> list[Lineup]:
    """All combinations, each next one of players who sat and met least so far."""
    rng = Rng("schedule", seed, number)
    left = list(found)
    for place in range(len(left) - 1, 0, -1):
        other = rng.below(place + 1)
        left[place], left[other] = left[other], left[place]
    if len(left) > MOST_ORDERED:
        return left
    met: dict[tuple[int, int], int] = {}
    ordered: list[Lineup] = []
    while left:
        best = min(left, key=lambda one: sum(met.get(pair, 0) for pair in _pairs(one)))
        left.remove(best)
        ordered.append(best)
        for pair in _pairs(best):
            met[pair] = met.get(pair, 0) + 1
    return ordered


def _pairs(lineup: Lineup) -> list[tuple[int, int]]:
    """Who meets whom, and who sits (a player with itself)."""
    return [*combinations(sorted(lineup), 2), *((one, one) for one in lineup)]
