"""Playing until it is known whether one player is better than others: see `sequential`.

At a table a trial is a block of games in which all sit everywhere once: the share of the wins that the
first player's seats had, beside their share of the seats. A game without a winner gives each seat the same.
In a game for one a trial is a deal that both played: 1 if the first alone won it, 0 if the other alone did,
else a half.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from arbitre.arena.executor import Executor
from arbitre.arena.kept import Kept
from arbitre.arena.match import Outcome
from arbitre.arena.progress import Progress
from arbitre.arena.ratings import shared
from arbitre.arena.sequential import OPEN, Sequential
from arbitre.arena.statistics import mean
from arbitre.arena.tournament import (
    Planned,
    Series,
    Summary,
    check_series,
    play_kept,
)
from arbitre.core.game import Game

RISK = 0.05
"""How often an answer may be wrong where nothing is said."""


@dataclass(frozen=True)
class Decided:
    """What was played, and what the test says of it."""

    test: Sequential
    summaries: list[Summary]  # of the table; in a game for one of each of the two players
    trial: int  # the games of a trial
    margin: float  # how much better matters, as a share of the games

    @property
    def alone(self) -> bool:
        """Whether each played alone."""
        return len(self.summaries) > 1


def play_until(
    game: Game,
    series: list[Series],
    risk: float = RISK,
    margin: float = 0.0,
    jobs: int | Executor = 0,
    progress: Progress | None = None,
    kept: Kept | None = None,
) -> Decided:
    """Play until there is an answer, or all games are played.

    `series` is one table, the first bot's name against the others; or two players, each alone on the same
    deals. On how many cores changes nothing but the time: what was played beyond the answer does not count.

    >>> from arbitre.core.game import game
    >>> power = game("power")
    >>> options: dict[str, object] = {"rounds": 20}
    >>> series = Series("power", ("greedy", "random"), 40, 1, options, power.edition(""))
    >>> play_until(power, [series], jobs=1).test.verdict
    'better'
    """
    for one in series:
        check_series(game, one)
    bots, alone = series[0].bots, len(series) > 1
    ours = [float(bot == bots[0]) for bot in bots]
    trial = 2 if alone else len(bots)
    rounds = series[0].games if alone else max(1, series[0].games // trial)
    # of a difference of rates a duel counts half
    test = Sequential(0.5 if alone else mean(ours), risk, margin / 2 if alone else margin)
    played: list[list[Outcome]] = [[] for _ in series]
    for number, block in enumerate(_blocks(game, series, rounds, jobs, kept), 1):
        for place, outcome in enumerate(block):
            played[place % len(series)].append(outcome)
        test.add(duel(*block) if alone else mean([_share(outcome, ours) for outcome in block]))
        if progress is not None:
            progress(number * trial, rounds * trial)
        if test.verdict != OPEN:
            break
    summaries = [Summary(*one) for one in zip(series, played, strict=True)]
    return Decided(test, summaries, trial, margin)


def _blocks(
    game: Game, series: list[Series], rounds: int, jobs: int | Executor, kept: Kept | None
) -> Iterator[list[Outcome]]:
    """The outcomes trial by trial."""
    each = len(series[0].bots) if len(series) == 1 else 1
    planned: list[Planned] = [
        (one, index)
        for number in range(rounds)
        for index in range(number * each, (number + 1) * each)
        for one in series
    ]
    block: list[Outcome] = []
    for outcome in play_kept(game, planned, jobs, kept):
        block.append(outcome)
        if len(block) == each * len(series):
            yield block
            block = []


def duel(first: Outcome, other: Outcome) -> float:
    """Two games of one deal as a trial."""
    return 0.5 + (bool(first.winners) - bool(other.winners)) / 2


def _share(outcome: Outcome, ours: list[float]) -> float:
    """The share of a win that entries had."""
    shares = shared(outcome.entries, outcome.winning_seats, 0).shares
    return sum(share * ours[entry] for entry, share in zip(outcome.entries, shares, strict=True))
