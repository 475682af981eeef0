"""A mixed choice among sheets that are nearly as good, by regret matching (a mixed strategy)."""

from __future__ import annotations

from typing import Final

TURNS: Final = 60


def mixed(outcomes: list[list[float]], worst: float) -> list[float]:
    """How often to choose each row: against the mean of the columns, and in part against a foe who picks one.

    >>> [round(part, 1) for part in mixed([[1.0, 0.0], [0.0, 1.0]], 1.0)]
    [0.5, 0.5]
    >>> [round(part, 1) for part in mixed([[1.0, 0.9], [0.2, 0.3]], 0.5)]
    [1.0, 0.0]
    """
    rows, columns = len(outcomes), len(outcomes[0])
    value: list[list[float]] = []
    for got_in in outcomes:
        mean = sum(got_in) / columns
        value.append([mean * (1.0 - worst) + one * worst for one in got_in])
    regret = [0.0] * rows
    foe = [0.0] * columns
    total = [0.0] * rows
    foes = 0.0
    for turn in range(TURNS):
        mine = _matched(regret)
        theirs = _matched(foe)
        got = [0.0] * rows
        lost = [0.0] * columns
        for row in range(rows):
            for column in range(columns):
                got[row] += value[row][column] * theirs[column]
                lost[column] += value[row][column] * mine[row]
        now = 0.0
        for row in range(rows):
            now += got[row] * mine[row]
        for row in range(rows):
            regret[row] = max(0.0, regret[row] + got[row] - now)
            total[row] += mine[row] * (turn + 1)
        for column in range(columns):
            foe[column] = max(0.0, foe[column] + now - lost[column])
        foes += turn + 1
    return [one / foes for one in total]


def _matched(regret: list[float]) -> list[float]:
    """Each in proportion to what one regrets not to have done."""
    whole = sum(regret)
    if whole <= 0.0:
        return [1.0 / len(regret)] * len(regret)
    return [one / whole for one in regret]
