"""Many games of the same players, on one core or on all."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from html import escape
from itertools import islice
from math import ceil
from time import perf_counter
from traceback import format_exception
from typing import TypeAlias

from arbitre.arena.executor import Executor, Lost, executor_of
from arbitre.arena.kept import Kept
from arbitre.arena.match import Outcome, play_match
from arbitre.arena.progress import Progress, watched
from arbitre.arena.statistics import mean
from arbitre.arena.table import Row, Table, table_of
from arbitre.bots import BotLike, make_player
from arbitre.bots.given import named, travels
from arbitre.core.edition import Edition
from arbitre.core.game import Game
from arbitre.core.game import game as game_named
from arbitre.core.message import Message
from arbitre.core.words import FALLBACK

BATCHES_EACH = 4
"""Batches for each worker at least, so that none waits long for the last one."""


class Failure(Exception):
    """A game that broke off by a fault of the program; seed and index play it again.

    >>> Failure("power", ("random", "random"), 7, 3, "ValueError: x").message.key
    'arena-failure'
    """

    def __init__(
        self,
        game: str,
        bots: tuple[str, ...],
        seed: int,
        index: int,
        reason: str,
        edition: str = "",
    ) -> None:
        super().__init__(game, bots, seed, index, reason, edition)
        self.game = game
        self.bots = bots
        self.seed = seed
        self.index = index
        self.reason = reason  # the fault in one line
        self.edition = edition
        self.trace = ""  # where it happened

    def __str__(self) -> str:
        return f"{self.game}: game {self.index} of seed {self.seed}: {self.reason}"

    @property
    def message(self) -> Message:
        """What to tell the person who started it."""
        return Message(
            "arena-failure",
            {
                "game": self.game,
                "edition": self.edition or "-",
                "bots": ",".join(self.bots),
                "seed": str(self.seed),
                "index": str(self.index),
                "reason": self.reason,
            },
        )

    def __reduce__(self) -> tuple[object, ...]:
        # it comes back from another process
        return Failure, self.args, {"trace": self.trace}


@dataclass(frozen=True)
class Series:
    """What is played: all that a game of a tournament depends on but its index."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, object]
    edition: Edition
    budget: int | None = None  # simulations of a decision; None: the game's own number
    given: Mapping[str, BotLike] = field(default_factory=dict)  # what names of `bots` stand for

    @property
    def players(self) -> list[BotLike]:
        """The players as they were given."""
        return [self.given.get(name, name) for name in self.bots]


Planned: TypeAlias = tuple[Series, int]
"""A game to be played: the series it belongs to, and its index there."""


@dataclass(frozen=True, repr=False)
class Summary:
    """A tournament that was played: its outcomes, in the order of their index.

    >>> summary = run("power", ["greedy", "random"], 2, seed=1, jobs=1, options={"rounds": 2})
    >>> summary
    <Summary of power: 2 games of greedy, random; seed 1>
    >>> summary.table()["seat_north"]
    ['greedy', 'random']
    """

    series: Series
    outcomes: list[Outcome]

    def __repr__(self) -> str:
        series, games = self.series, len(self.outcomes)
        players = ", ".join(series.bots)
        return f"<Summary of {series.game}: {games} games of {players}; seed {series.seed}>"

    def __str__(self) -> str:
        return self.report()

    def _repr_html_(self) -> str:
        return f"<p>{escape(repr(self)[1:-1])}</p>{self.table('player')._repr_html_()}"

    def report(self, lang: str = FALLBACK) -> str:
        """The results as the arena's command prints them, in a language."""
        from arbitre.arena.report import report_text

        return report_text(self, lang)

    def table(self, each: str = "game") -> Table:
        """The results as columns, a row for each `game`, `seat` (of each game) or `player` (data frame)."""
        return table_of(self, each)

    def rows(self, each: str = "game") -> list[Row]:
        """The rows of that table, plain dicts."""
        return self.table(each).rows()

    def wins(self) -> list[float]:
        """The wins of each entry; a win shared by k counts 1/k."""
        return self._shares([outcome.winners for outcome in self.outcomes])

    def seat_wins(self) -> list[float]:
        """The wins of each seat, whoever sat there."""
        return self._shares([outcome.winning_seats for outcome in self.outcomes])

    def _shares(self, winners: list[tuple[int, ...]]) -> list[float]:
        wins = [0.0] * len(self.series.bots)
        for group in winners:
            for one in group:
                wins[one] += 1 / len(group)
        return wins

    def draws(self) -> int:
        """Games without a winner."""
        return sum(1 for outcome in self.outcomes if not outcome.winners and not outcome.lost)

    def lost(self) -> int:
        """Games that were won by nobody at the table."""
        return sum(1 for outcome in self.outcomes if outcome.lost)

    def clauses(self) -> dict[str, int]:
        """How many games each clause ended, the most frequent first."""
        counts: dict[str, int] = {}
        for outcome in self.outcomes:
            counts[outcome.clause] = counts.get(outcome.clause, 0) + 1
        return dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))

    def turns(self) -> list[int]:
        """The lengths of the games."""
        return [outcome.turns for outcome in self.outcomes]

    def to_dict(self) -> dict[str, object]:
        """All the numbers, as plain JSON data."""
        from arbitre.arena.report import to_dict

        return to_dict(self)

    def counts(self) -> dict[str, list[int]]:
        """What the game's tally counted, by name: a number for each game."""
        names = self.outcomes[0].counts if self.outcomes else {}
        return {name: [outcome.counts[name] for outcome in self.outcomes] for name in names}

    def cpu_seconds(self) -> float:
        """What a game took on this machine, on average."""
        return mean([outcome.cpu for outcome in self.outcomes])

    def scores(self, entry: int) -> list[int]:
        """The scores of an entry in the games where it had one at the end."""
        return [outcome.scores[entry] for outcome in self.outcomes if entry in outcome.scores]


def run(
    game: Game | str,
    bots: Sequence[BotLike],
    games: int,
    seed: int = 0,
    jobs: int | Executor = 0,
    progress: Progress | bool | None = None,
    *,
    options: dict[str, object] | None = None,
    edition: str | Edition = "",
    budget: int | None = None,
) -> Summary:
    """Play a tournament; on how many cores (`jobs`, 0 for all) or on which cluster changes only the time.

    A player is a name, `module:Class`, `file.py:Class` or `exec:./program`; a class of `Bot`, an instance,
    what makes one, or a `Program`.
    `options` are added to those that the game wishes for programs alone (`Game.arena_options`).
    `edition` names a released one or is one's own; `budget` is the number of simulations of a
    decision, without one the game's own. `progress=True` draws a bar in a terminal or a notebook and is
    silent elsewhere; a function is told how many games are done, of how many.

    >>> from arbitre.core.game import game
    >>> summary = run(game("power"), ["random"] * 3, 2, seed=1, jobs=1, options={"rounds": 2})
    >>> summary.turns(), summary.clauses()
    ([2, 2], {'PW-F7': 2})
    """
    rules = game_named(game) if isinstance(game, str) else game
    kind = rules.edition(edition) if isinstance(edition, str) else edition
    simulations = rules.simulations if budget is None else budget
    settled = {**rules.arena_options(), **(options or {})}
    names, given = named(bots)
    series = Series(rules.id, names, games, seed, settled, kind, simulations, given)
    with watched(progress) as told:
        return play_summary(rules, series, jobs, told)


def play_summary(
    game: Game,
    series: Series,
    jobs: int | Executor = 0,
    progress: Progress | None = None,
    kept: Kept | None = None,
) -> Summary:
    """Play a series; what is kept in a file already is not played again."""
    check_series(game, series)
    games = series.games
    planned = [(series, index) for index in range(games)]
    outcomes: list[Outcome] = []
    for outcome in play_kept(game, planned, jobs, kept):
        outcomes.append(outcome)
        if progress is not None:
            progress(len(outcomes), games)
    return Summary(series, outcomes)


def check_series(game: Game, series: Series) -> None:
    """BadInput for what cannot be played, before anything is."""
    for player in dict.fromkeys(series.bots):
        make_player(game, series.given.get(player, player)).close()
    game.start(None, seats=len(series.bots), edition=series.edition, options=dict(series.options))


def play_series(
    game: Game, series: Series, jobs: int | Executor, batch: int = 0
) -> Iterator[list[Outcome]]:
    """The outcomes batch by batch, in the order of their index; `batch` 0 finds a good size itself."""
    planned = ((series, index) for index in range(series.games))
    return play_games(game, planned, series.games, jobs, batch)


def play_games(
    game: Game, planned: Iterable[Planned], total: int, jobs: int | Executor, batch: int = 0
) -> Iterator[list[Outcome]]:
    """The outcomes of games of any series, batch by batch, in the order in which they are planned.

    This is the one place where games are handed to others. Who wants no more closes the iterator: what has
    not begun is then not begun.
    """
    workers = executor_of(jobs)
    waiting = iter(planned)
    first = next(waiting, None)
    if first is None:
        return
    # the first game is played here: it shows faults early, and how long a game takes
    begin = perf_counter()
    yield [_play(game, *first)]
    pace, left = Pace(perf_counter() - begin), total - 1
    if workers.here or left < 2:
        for series, index in waiting:
            yield [_play(game, series, index)]
        return
    most = ceil(left / (batch or pace.size(workers, left)))
    parted = iter(lambda: list(islice(waiting, batch or pace.size(workers, left))), [])
    try:
        with closing(workers.each(_play_batch, parted, most)) as played:
            for seconds, outcomes in played:
                pace.note(seconds, len(outcomes))
                yield outcomes
    except Lost as lost:
        series, index = lost.batch[0]
        raise _failure(series, index, lost.reason) from lost.reason


class Pace:
    """How long a game takes, as far as is known, and how many make a batch.

    >>> from arbitre.arena.executor import Cores
    >>> pace = Pace(0.05)
    >>> pace.size(Cores(2), 1000), pace.size(Cores(2), 10)
    (4, 1)
    >>> pace.note(1.0, 1000)
    >>> pace.size(Cores(2), 10_000)
    191
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.games = 1

    def note(self, seconds: float, games: int) -> None:
        """So many games took so long."""
        self.seconds += seconds
        self.games += games

    def size(self, workers: Executor, games: int) -> int:
        """A good batch of so many games that are left for all workers."""
        each = max(self.seconds / self.games, 1e-6)
        fair = games // (workers.count * BATCHES_EACH)
        return max(1, ceil(workers.least / each), min(ceil(workers.good / each), fair))


def play_kept(
    game: Game, planned: list[Planned], jobs: int | Executor, kept: Kept | None = None
) -> Iterator[Outcome]:
    """The outcomes of games one by one, in their order; those in the file are not played again."""
    found = {} if kept is None else _found(planned, kept)
    missing = [one for place, one in enumerate(planned) if place not in found]
    given = {id(series.given): series.given for series, _ in missing}
    if not all(travels(one) for one in given.values()):
        jobs = 1  # a player that cannot be sent to another process plays in this one
    played = _each(play_games(game, missing, len(missing), jobs))
    try:
        for place, (series, _) in enumerate(planned):
            if place in found:
                yield found[place]
                continue
            outcome = next(played)
            if kept is not None:
                kept.add(series, outcome)
            yield outcome
    finally:
        played.close()


def _found(planned: list[Planned], kept: Kept) -> dict[int, Outcome]:
    pairs = ((place, kept.find(*one)) for place, one in enumerate(planned))
    return {place: outcome for place, outcome in pairs if outcome is not None}


def _each(batches: Iterator[list[Outcome]]) -> Generator[Outcome, None, None]:
    for batch in batches:
        yield from batch


def _play_batch(planned: list[Planned]) -> tuple[float, list[Outcome]]:
    """How long they took, and how they went."""
    game, begin = game_named(planned[0][0].game), perf_counter()
    outcomes = [_play(game, series, index) for series, index in planned]
    return perf_counter() - begin, outcomes


def _play(game: Game, series: Series, index: int) -> Outcome:
    bots, seed = series.players, series.seed
    try:
        return play_match(game, bots, seed, index, series.options, series.edition, series.budget)
    except Exception as fault:
        raise _failure(series, index, fault) from fault


def _failure(series: Series, index: int, fault: Exception) -> Failure:
    reason = f"{type(fault).__name__}: {fault}".replace("\n", " ")
    edition = series.edition.full_name
    failure = Failure(series.game, series.bots, series.seed, index, reason[:200], edition)
    failure.trace = "".join(format_exception(fault))
    return failure
