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
        self.enough = log(2.0 / risk)
        self.counts: dict[float, int] = {}
        self.verdict = OPEN
        self._above = _Bet(level)
        self._below = _Bet(1.0 - min(1.0, level + margin))

    def add(self, value: float) -> None:
        """One trial more; once there is an answer, it stands."""
        self.trials += 1
        self.counts[value] = self.counts.get(value, 0) + 1
        if self.verdict != OPEN:
            return
        if self._above.after(value) >= self.enough:
            self.verdict = BETTER
        elif self._below.after(1.0 - value) >= self.enough:
            self.verdict = NOT_BETTER if self.margin else WORSE

    @property
    def mean(self) -> float:
        """The mean of the trials."""
        total = sum(value * number for value, number in self.counts.items())
        return total / self.trials if self.trials else self.level

    def interval(self) -> tuple[float, float]:
        """The means that are not excluded, with all looks taken together."""
        counts = list(self.counts.items())
        other = [(1.0 - value, number) for value, number in counts]
        return self._lowest(counts, self.mean), 1.0 - self._lowest(other, 1.0 - self.mean)

    def _lowest(self, counts: list[tuple[float, int]], mean: float) -> float:
        """The lowest mean against which the bet on values above it is not won."""
        low, high = 0.0, mean
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            bet = _Bet(middle)
            for value, number in counts:
                bet.add(value, number)
            if bet.won() >= self.enough:
                low = middle
            else:
                high = middle
        return low


class _Bet:
    """A bet that values lie above a mean: logarithms of what 1 has become, stake by stake.

    >>> bet = _Bet(0.5)
    >>> bet.add(1.0, 1)
    >>> [round(exp(one), 3) for one in bet.logs[:3:2]]
    [1.9, 1.45]
    """

    def __init__(self, mean: float) -> None:
        self.mean = mean
        self.logs = [0.0] * len(STAKES)
        self.steps: dict[float, list[float]] = {}

    def add(self, value: float, number: int) -> None:
        """The same value so many times; below a mean of 0 nothing can lie, and nothing is won."""
        if self.mean <= 0.0:
            return
        if value not in self.steps:
            odds = (value - self.mean) / self.mean
            self.steps[value] = [log1p(stake * odds) for stake in STAKES]
        for place, step in enumerate(self.steps[value]):
            self.logs[place] += number * step

    def won(self) -> float:
        """The logarithm of what 1 has become, spread evenly over all stakes."""
        top = max(self.logs)
        return top + log(sum([exp(one - top) for one in self.logs]) / len(STAKES))

    def after(self, value: float) -> float:
        """What is won after one value more."""
        self.add(value, 1)
        return self.won()
