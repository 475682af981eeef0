"""Chances to win, from weights that were fitted to games: sums, likelihoods, shares of a whole."""

from __future__ import annotations

from math import exp, log
from operator import mul
from typing import Final

STEEPEST: Final = 30.0
"""Beyond it a chance is 0 or 1 to every decimal that is shown."""
NEARLY_SURE: Final = 1e-6


def weighed(weights: list[float], seen: list[float]) -> float:
    """What was seen, each thing times its weight.

    >>> weighed([0.5, 2.0], [1.0, 3.0])
    6.5
    """
    return float(sum(map(mul, weights, seen)))


def likelihood(sum_of_weights: float) -> float:
    """A chance from 0 to 1 (logistic).

    >>> likelihood(0.0), likelihood(900.0) > 0.99
    (0.5, True)
    """
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, sum_of_weights))))


def shares(sums: list[float]) -> list[float]:
    """What share of one victory each of several sides has (softmax).

    >>> shares([0.0, 0.0]), shares([])
    ([0.5, 0.5], [])
    """
    most = max(sums, default=0.0)
    raised = [exp(one - most) for one in sums]
    return [one / sum(raised) for one in raised]


def weight_of(chance: float) -> float:
    """The sum of weights that a chance stands for: what `likelihood` makes the chance of.

    >>> round(likelihood(weight_of(0.3)), 6), weight_of(0.5)
    (0.3, 0.0)
    """
    sure = min(max(chance, NEARLY_SURE), 1.0 - NEARLY_SURE)
    return log(sure / (1.0 - sure))
