"""A sequential test (SPRT): is one player better, asked after each trial, not fooled by looking often.

A trial gives a number from 0 to 1, and `level` is its mean where both are equally good. Against each mean
that the truth may have, money is bet on the next trial at fair odds, a little on each of several stakes. If
that mean were the truth (or lay on the other side), no way of looking and stopping would multiply the money
by 2/risk in more than risk/2 of all runs (Ville's inequality). Means that lost such a bet are excluded: what
is left is an interval that holds at every look at once (a confidence sequence by betting: Waudby-Smith and
Ramdas 2024). Nothing is assumed of trials but that they are between 0 and 1, and that each has its mean
whatever came before: draws, shared wins and paired deals included.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, log1p

STAKES = [0.9 / 2 ** (step / 2) for step in range(14)]
"""Which part of what may be bet is bet, from bold to careful: careful stakes find small differences."""
HALVINGS = 30
BETTER, WORSE, NOT_BETTER, OPEN = "better", "worse", "not-better", "open"
"""The answers; `not-better`: by less than the margin, if at all."""


class Sequential:
    """A test under way.

    >>> test = Sequential(level=0.5, risk=0.05)
    >>> while test.verdict == "open":
    ...     test.add(1.0)
    >>> test.verdict, test.trials
    ('better', 10)
    """

    def __init__(self, level: float, risk: float = 0.05, margin: float = 0.0) -> None:
        self.level = level
        self.risk = risk  # how often the interval may miss the truth at any look
        self.margin = margin  # how much better matters; 0: any
        self.trials = 0
        self.counts: dict[float, int] = {}
        self.verdict = OPEN

    def add(self, value: float) -> None:
        """One trial more; once there is an answer, it stands."""
        self.trials += 1
        self.counts[value] = self.counts.get(value, 0) + 1
        if self.verdict != OPEN:
            return
        enough = log(2.0 / self.risk)
        if self._won_above(self.level) >= enough:
            self.verdict = BETTER
        elif self._won_below(self.level + self.margin) >= enough:
            self.verdict = NOT_BETTER if self.margin else WORSE

    @property
    def mean(self) -> float:
        """The mean of the trials."""
        total = sum(value * number for value, number in self.counts.items())
        return total / self.trials if self.trials else self.level

    def interval(self) -> tuple[float, float]:
        """The means that are not excluded, with all looks taken together."""
        enough = log(2.0 / self.risk)
        mean = self.mean
        low, high = 0.0, mean
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            if self._won_above(middle) >= enough:
                low = middle
            else:
                high = middle
        lowest, low, high = low, mean, 1.0
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            if self._won_below(middle) >= enough:
                high = middle
            else:
                low = middle
        return (lowest if lowest > 1e-8 else 0.0), (high if high < 1 - 1e-8 else 1.0)

    def _won_above(self, mean: float) -> float:
        """The logarithm of what a bet on trials above a mean has become."""
        return _won(mean, self.counts.items())

    def _won_below(self, mean: float) -> float:
        return _won(1.0 - mean, [(1.0 - value, number) for value, number in self.counts.items()])


def _won(mean: float, counts: Iterable[tuple[float, int]]) -> float:
    """The logarithm of what 1 has become, spread over all stakes, each bet on values above the mean."""
    if mean <= 0.0:
        return 0.0  # no value lies below it: nothing can be won against it
    numbers = list(counts)
    logs = [
        sum(number * log1p(stake * (value - mean) / mean) for value, number in numbers)
        for stake in STAKES
    ]
    top = max(logs)
    return top + log(sum(exp(one - top) for one in logs) / len(logs))
