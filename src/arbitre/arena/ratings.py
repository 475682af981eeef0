"""Ratings (Elo): how strong players are, from all the games that they played against each other.

One model for all games. A contest has seats and shares: who won alone has 1, k who won together have 1/k
each, and where nobody won all have the same. A player's chance of a seat's share is its strength over
the sum of the strengths at the table (Bradley and Terry's model; for more than two Luce's choice). In a game
for one, two players who played the same deal are a contest: who won alone has 1, else both have a half.

All games are fitted at once (not one after the other, as in openskill or a club's Elo): the order of games
does not matter, and the intervals follow from the fit. They are sandwich intervals: right also where draws
are frequent, and where contests of one deal hang together. One drawn game among all players is added, so
that who never won has a rating too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from arbitre.arena.statistics import Z_95

BASE = 1000.0
"""The rating of the player that the others are counted from."""
SCALE = 400.0 / log(10.0)
"""Points of a rating for each unit of strength: 400 points are odds of ten to one."""
MOST_STEPS = 100
CLOSE = 1e-10
LARGEST_STEP = 3.0

Matrix = list[list[float]]


@dataclass(frozen=True)
class Contest:
    """What one comparison says: the player of each seat, and the share that each seat won."""

    players: tuple[int, ...]
    shares: tuple[float, ...]
    group: int  # contests of one group hang together


def shared(players: Sequence[int], winning: Sequence[int], group: int) -> Contest:
    """A game at one table: `winning` are the seats that won.

    >>> shared([0, 1, 1], [0, 2], 7).shares
    (0.5, 0.0, 0.5)
    >>> shared([0, 1], [], 7).shares
    (0.5, 0.5)
    """
    seats = winning or range(len(players))
    each = 1.0 / len(seats)
    shares = tuple(each if seat in seats else 0.0 for seat in range(len(players)))
    return Contest(tuple(players), shares, group)


def duels(won: Sequence[bool], group: int) -> list[Contest]:
    """The contests of players who each played one deal alone, two by two.

    >>> [(one.players, one.shares) for one in duels([True, False, True], 7)]
    [((0, 1), (1.0, 0.0)), ((0, 2), (0.5, 0.5)), ((1, 2), (0.0, 1.0))]
    """
    found = []
    for second, other in enumerate(won):
        for first in range(second):
            if won[first] == other:
                found.append(shared((first, second), (), group))
            else:
                found.append(shared((first, second), (0 if won[first] else 1,), group))
    return sorted(found, key=lambda one: one.players)


class Ratings:
    """Ratings with their intervals; `anchor` has 1000 and no interval, the others are counted from it."""

    def __init__(self, strengths: list[float], covariance: Matrix, anchor: int) -> None:
        self.strengths = strengths
        self.covariance = covariance
        self.anchor = anchor

    def rating(self, player: int) -> float:
        """The rating of a player."""
        return BASE + SCALE * self.strengths[player]

    def above(self, player: int, other: int) -> tuple[float, float, float]:
        """How many points a player is above another, with the 95 % interval."""
        spread = self.covariance
        variance = spread[player][player] + spread[other][other] - 2 * spread[player][other]
        gap = SCALE * (self.strengths[player] - self.strengths[other])
        half = SCALE * Z_95 * sqrt(max(0.0, variance))
        return gap, gap - half, gap + half

    def interval(self, player: int) -> tuple[float, float]:
        """The 95 % interval of a rating."""
        _, low, high = self.above(player, self.anchor)
        return BASE + low, BASE + high


def rate(count: int, contests: Sequence[Contest], anchor: int) -> Ratings:
    """The ratings of so many players that fit the contests best.

    Ten to one between two players is 400 points (the drawn game that is added takes a little of it):

    >>> won, lost = Contest((0, 1), (1.0, 0.0), 0), Contest((0, 1), (0.0, 1.0), 0)
    >>> round(rate(2, [won] * 10_000 + [lost] * 1000, 1).rating(0))
    1400
    """
    drawn = shared(range(count), (), -1)
    weights: dict[tuple[tuple[int, ...], tuple[float, ...]], int] = {}
    for one in [*contests, drawn]:
        key = (one.players, one.shares)
        weights[key] = weights.get(key, 0) + 1
    strengths = [0.0] * count
    bread = _fitted(strengths, weights, anchor)
    return Ratings(strengths, _covariance(strengths, bread, [*contests, drawn], anchor), anchor)


def expected(strengths: Sequence[float], players: Sequence[int]) -> list[float]:
    """The share that each seat is expected to win.

    >>> [round(share, 2) for share in expected([0.0, log(3.0)], [0, 1, 0, 0])]
    [0.17, 0.5, 0.17, 0.17]
    """
    top = max(strengths[player] for player in players)
    powers = [exp(strengths[player] - top) for player in players]
    total = sum(powers)
    return [power / total for power in powers]


def _fitted(
    strengths: list[float],
    weights: dict[tuple[tuple[int, ...], tuple[float, ...]], int],
    anchor: int,
) -> Matrix:
    """Newton's method; the strengths are changed in place, the curvature at the end is given back."""
    count = len(strengths)
    for _ in range(MOST_STEPS):
        slope = [0.0] * count
        curve = [[0.0] * count for _ in range(count)]
        for (players, shares), number in weights.items():
            hopes = expected(strengths, players)
            for seat, player in enumerate(players):
                slope[player] += number * (shares[seat] - hopes[seat])
                curve[player][player] += number * hopes[seat]
                for other, hope in zip(players, hopes, strict=True):
                    curve[player][other] -= number * hopes[seat] * hope
        _hold(curve, anchor)
        slope[anchor] = 0.0
        inverse = _inverse(curve)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, step))
        short = min(1.0, LARGEST_STEP / longest) if longest else 1.0
        for player in range(count):
            strengths[player] += short * step[player]
        if longest < CLOSE:
            break
    return inverse


def _covariance(
    strengths: list[float], bread: Matrix, contests: Sequence[Contest], anchor: int
) -> Matrix:
    """The sandwich: how the slopes of the groups differ, between two inverse curvatures."""
    count = len(strengths)
    slopes: dict[int, list[float]] = {}
    for one in contests:
        slope = slopes.setdefault(one.group, [0.0] * count)
        for player, share, hope in zip(
            one.players, one.shares, expected(strengths, one.players), strict=True
        ):
            slope[player] += share - hope
    meat = [[0.0] * count for _ in range(count)]
    for slope in slopes.values():
        slope[anchor] = 0.0
        for row in range(count):
            if slope[row]:
                for column in range(count):
                    meat[row][column] += slope[row] * slope[column]
    found = _product(_product(bread, meat), bread)
    for player in range(count):
        found[anchor][player] = found[player][anchor] = 0.0
    return found


def _hold(curve: Matrix, anchor: int) -> None:
    """One strength stands still: only differences matter."""
    for player in range(len(curve)):
        curve[anchor][player] = curve[player][anchor] = 0.0
    curve[anchor][anchor] = 1.0


def _product(first: Matrix, second: Matrix) -> Matrix:
    columns = list(zip(*second, strict=True))
    return [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in columns]
        for row in first
    ]


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan, with the largest pivot."""
    size = len(matrix)
    rows = [
        [*row, *(1.0 if number == other else 0.0 for other in range(size))]
        for number, row in enumerate(matrix)
    ]
    for column in range(size):
        pivot = max(range(column, size), key=lambda number: abs(rows[number][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        top = rows[column][column]
        rows[column] = [value / top for value in rows[column]]
        for number in range(size):
            if number != column and rows[number][column]:
                part = rows[number][column]
                rows[number] = [
                    value - part * other
                    for value, other in zip(rows[number], rows[column], strict=True)
                ]
    return [row[size:] for row in rows]
