"""Players of a one-seat game, each alone on the same games, in one edition or several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arbitre.arena.executor import Executor
from arbitre.arena.kept import Kept
from arbitre.arena.progress import Progress
from arbitre.arena.statistics import paired
from arbitre.arena.tournament import (
    Series,
    Summary,
    check_series,
    play_summary,
)
from arbitre.bots import BotLike
from arbitre.bots.given import named
from arbitre.core.edition import Edition
from arbitre.core.game import Game

METHOD = "newcombe-paired"
"""How the interval of a paired difference is made: see `statistics.paired`."""


@dataclass(frozen=True)
class Pair:
    """Two players on the games that both played.

    >>> pair = Pair("plain@1", "timid", "bold", both=59, only=6, only_against=16, neither=80)
    >>> pair.games, [round(number, 3) for number in pair.difference()]
    (161, [-0.062, -0.119, -0.005])
    """

    edition: str
    bot: str
    against: str
    both: int  # games that both won
    only: int  # games that only `bot` won
    only_against: int
    neither: int

    @property
    def games(self) -> int:
        """The games that both played."""
        return self.both + self.only + self.only_against + self.neither

    def difference(self) -> tuple[float, float, float]:
        """How much higher the rate of `bot` is, and its 95 % interval."""
        return paired(self.both, self.only, self.only_against, self.neither)


@dataclass(frozen=True)
class Comparison:
    """All that was played: a block for each edition, in it a summary for each player."""

    blocks: list[list[Summary]]

    @property
    def summaries(self) -> list[Summary]:
        """All of them, edition by edition."""
        return [summary for block in self.blocks for summary in block]


def pairs(block: list[Summary]) -> list[Pair]:
    """Each player of an edition against all those before it."""
    return [_pair(first, other) for index, other in enumerate(block) for first in block[:index]]


def _pair(first: Summary, other: Summary) -> Pair:
    # games of the same index had the same dealer
    won = [
        (bool(ours.winners), bool(theirs.winners))
        for ours, theirs in zip(other.outcomes, first.outcomes, strict=False)
    ]
    return Pair(
        first.series.edition.full_name,
        other.series.bots[0],
        first.series.bots[0],
        won.count((True, True)),
        won.count((True, False)),
        won.count((False, True)),
        won.count((False, False)),
    )


def wins(summary: Summary) -> int:
    """Games that the player won."""
    return sum(1 for outcome in summary.outcomes if outcome.winners)


def losses(summary: Summary) -> dict[str, int]:
    """Why games were not won, the most frequent reason first; without a reason, the clause."""
    counts: dict[str, int] = {}
    for outcome in summary.outcomes:
        if not outcome.winners:
            key = outcome.reason or outcome.clause
            counts[key] = counts.get(key, 0) + 1
    return dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))


def compare(
    game: Game,
    players: Sequence[tuple[BotLike, int]],
    seed: int = 0,
    jobs: int | Executor = 0,
    progress: Progress | None = None,
    *,
    options: dict[str, object] | None = None,
    editions: Sequence[str | Edition] = ("",),
    budget: int | None = None,
    kept: Kept | None = None,
) -> Comparison:
    """Let each player (a name or another way to give one, a number of games) play alone, in each edition.

    Game number n is dealt by the same dealer for every player and edition; `jobs` changes nothing
    but the time.

    >>> from arbitre.core.game import game
    >>> players = [("random", 3), ("random", 2)]
    >>> played = compare(game("sans_allies"), players, seed=1, jobs=1)
    >>> [len(summary.outcomes) for summary in played.summaries]
    [3, 2]
    >>> played.summaries[0].outcomes[:2] == played.summaries[1].outcomes
    True
    """
    simulations = game.simulations if budget is None else budget
    names, given = named([player for player, _ in players])
    planned: list[list[Series]] = []
    for edition in editions:
        kind = game.edition(edition) if isinstance(edition, str) else edition
        chosen = dict(options or {})
        planned.append(
            [
                Series(game.id, (bot,), games, seed, chosen, kind, simulations, given)
                for bot, (_, games) in zip(names, players, strict=True)
            ]
        )
        for series in planned[-1]:
            check_series(game, series)
    told = _Told(progress, sum(series.games for block in planned for series in block))
    return Comparison(
        [[play_summary(game, series, jobs, told, kept) for series in block] for block in planned]
    )


class _Told:
    """How many games are done, over all series."""

    def __init__(self, progress: Progress | None, total: int) -> None:
        self.progress = progress
        self.total = total
        self.before = 0  # in the series that are done

    def __call__(self, done: int, games: int) -> None:
        """So many games of a series are done."""
        if self.progress is not None:
            self.progress(self.before + done, self.total)
        if done == games:
            self.before += games
