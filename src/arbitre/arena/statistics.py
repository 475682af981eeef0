"""The little statistics that results of games need."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z_95 = 1.959963984540054
"""Between minus and plus this lies 95 % of a normal distribution."""


def wilson(wins: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's interval for a rate; shared wins may make `wins` a fraction.

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    if games <= 0:
        return 0.0, 1.0
    rate = wins / games
    weight = z * z / games
    centre = (rate + weight / 2) / (1 + weight)
    half = z * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    # rounding may leave a hair beyond 0 and 1
    return max(0.0, centre - half), min(1.0, centre + half)


def paired(both: int, first: int, second: int, neither: int) -> tuple[float, float, float]:
    """How much oftener the first succeeds than the second in the same trials, and the 95 % interval.

    Newcombe's score interval for paired data (1998, method 10): unlike the normal one it stays
    sensible where the two hardly ever differ. `first`: trials in which only the first succeeded.

    >>> [round(number, 3) for number in paired(14, 5, 0, 22)]
    [0.122, 0.011, 0.226]
    """
    trials = both + first + second + neither
    if not trials:
        return 0.0, -1.0, 1.0
    ours, theirs = both + first, both + second
    rate, other = ours / trials, theirs / trials
    low, high = wilson(ours, trials)
    other_low, other_high = wilson(theirs, trials)
    alike = _alike(both, first, second, neither)

    def reach(down: float, up: float) -> float:
        return sqrt(max(0.0, down * down - 2 * alike * down * up + up * up))

    gap = rate - other
    return (
        gap,
        gap - reach(rate - low, other_high - other),
        gap + reach(high - rate, other - other_low),
    )


def _alike(both: int, first: int, second: int, neither: int) -> float:
    """How strongly two successes go together: phi, a positive one corrected for continuity."""
    sides = (both + first) * (second + neither) * (both + second) * (first + neither)
    if not sides:
        return 0.0
    cross = both * neither - first * second
    half = (both + first + second + neither) / 2
    return (max(0.0, cross - half) if cross > 0 else cross) / sqrt(sides)


def mean(values: Sequence[float]) -> float:
    """The mean, 0 of nothing.

    >>> mean([1, 2, 6])
    3.0
    """
    return sum(values) / len(values) if values else 0.0


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of the values lies, between neighbours in proportion.

    >>> quantile([1, 2, 3, 4], 0.5), quantile([10, 20], 0.1)
    (2.5, 11.0)
    """
    if not values:
        return 0.0
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def median(values: Sequence[float]) -> float:
    """The middle value.

    >>> median([5, 1, 3])
    3.0
    """
    return float(quantile(values, 0.5))


def spread(values: Sequence[float]) -> float:
    """The standard deviation of a sample, 0 of fewer than two values.

    >>> spread([2, 4, 4, 4, 5, 5, 7, 9]) == sqrt(32 / 7)
    True
    """
    if len(values) < 2:
        return 0.0
    centre = mean(values)
    return sqrt(sum((value - centre) ** 2 for value in values) / (len(values) - 1))
