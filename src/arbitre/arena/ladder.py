"""The ladder (leaderboard): all players of a game meet, and are rated.

At tables all combinations are played (see `schedule`), and where asked each player against tables of the
next one on the list. A game for one is played by each player alone on the same deals, and two games of a deal
are a duel; where such a game has more seats, they are partners, and each player sits in all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from arbitre.arena.executor import Executor
from arbitre.arena.kept import Kept
from arbitre.arena.match import Outcome
from arbitre.arena.progress import Progress
from arbitre.arena.ratings import Contest, Ratings, duels, rate, shared
from arbitre.arena.schedule import Lineup, lineups, round_robin, steps
from arbitre.arena.solo import Pair, pairs
from arbitre.arena.tournament import (
    Planned,
    Series,
    Summary,
    check_series,
    play_kept,
)
from arbitre.bots import BotLike, bot_names
from arbitre.core.difficulty import Difficulty
from arbitre.core.game import Game
from arbitre.core.message import BadInput, Message


@dataclass(frozen=True)
class Part:
    """One table of the ladder: which game, how many seats, how hard, and who is on the list."""

    game: Game
    seats: int
    bots: tuple[str, ...]  # the strongest first, as far as is known
    games: int  # of the round robin; deals, where each plays alone
    levels: int = 0  # games of each player against tables of the next one
    seed: int = 0
    difficulty: Difficulty | None = None
    options: dict[str, object] = field(default_factory=dict)
    budget: int | None = None
    given: Mapping[str, BotLike] = field(default_factory=dict)  # what names of `bots` stand for

    @property
    def alone(self) -> bool:
        """Whether each plays alone (or with partners of its own kind) on the same deals."""
        return 1 in self.game.seat_counts

    @property
    def anchor(self) -> int:
        """The player that the ratings are counted from: the last of the game's own."""
        own = [place for place, bot in enumerate(self.bots) if bot in self.game.bots()]
        return own[-1] if own else len(self.bots) - 1

    def series(self, bots: tuple[str, ...]) -> Series:
        """What a table of these players plays."""
        edition = self.difficulty.edition if self.difficulty else ""
        options = {**(self.difficulty.options if self.difficulty else {}), **self.options}
        budget = self.game.simulations if self.budget is None else self.budget
        kind = self.game.edition(edition)
        return Series(self.game.id, bots, self.games, self.seed, options, kind, budget, self.given)

    def planned(self) -> list[tuple[Lineup, Planned]]:
        """All games in the order in which they are played, with who sits in them."""
        return list(self._deals() if self.alone else self._tables())

    def _deals(self) -> Iterator[tuple[Lineup, Planned]]:
        players = [self.series((bot,) * self.seats) for bot in self.bots]
        for index in range(self.games):
            for player, series in enumerate(players):
                yield (player,) * self.seats, (series, index)

    def _tables(self) -> Iterator[tuple[Lineup, Planned]]:
        made: dict[Lineup, Series] = {}
        next_index: dict[Lineup, int] = {}

        def block(lineup: Lineup) -> Iterator[tuple[Lineup, Planned]]:
            if lineup not in made:
                made[lineup] = self.series(tuple(self.bots[player] for player in lineup))
            begin = next_index.get(lineup, 0)
            next_index[lineup] = begin + self.seats
            for index in range(begin, begin + self.seats):
                yield lineup, (made[lineup], index)

        blocks = round_robin(lineups(len(self.bots), self.seats), self.seed)
        for _ in range(-(-self.games // self.seats)):
            yield from block(next(blocks)[0])
        for lineup in steps(len(self.bots), self.seats) if self.levels else []:
            for _ in range(-(-self.levels // self.seats)):
                yield from block(lineup)


@dataclass(frozen=True)
class Step:
    """One player in one seat against tables of another."""

    player: int
    against: int
    games: int
    wins: float


@dataclass(frozen=True)
class Ladder:
    """A table of the ladder that was played."""

    part: Part
    played: list[tuple[Lineup, Outcome]]

    @property
    def outcomes(self) -> list[Outcome]:
        """All games."""
        return [outcome for _, outcome in self.played]

    def ratings(self) -> Ratings:
        """The ratings of all players."""
        part = self.part
        return rate(len(part.bots), list(self._contests()), part.anchor)

    def _contests(self) -> Iterator[Contest]:
        if self.part.alone:
            rows = [summary.outcomes for summary in self.summaries()]
            for deal, outcomes in enumerate(zip(*rows, strict=True)):
                yield from duels([bool(outcome.winners) for outcome in outcomes], deal)
            return
        for number, (lineup, outcome) in enumerate(self.played):
            sat = [lineup[entry] for entry in outcome.entries]
            yield shared(sat, outcome.winning_seats, number)

    def order(self) -> list[int]:
        """The players, the highest rating first."""
        ratings = self.ratings()
        return sorted(range(len(self.part.bots)), key=lambda player: -ratings.rating(player))

    def seats_of(self, player: int) -> int:
        """How many seats a player had in all games; alone, the games."""
        if self.part.alone:
            return len(self.played) // len(self.part.bots)
        return sum(lineup.count(player) for lineup, _ in self.played)

    def wins_of(self, player: int) -> float:
        """The wins of a player's seats, shared ones in parts; alone, games won."""
        if self.part.alone:
            return sum(1 for lineup, one in self.played if player == lineup[0] and one.winners)
        return sum(
            sum(1 for entry in one.winners if lineup[entry] == player) / max(1, len(one.winners))
            for lineup, one in self.played
        )

    def seat_wins(self) -> list[float]:
        """The wins of each seat, whoever sat there."""
        wins = [0.0] * self.part.seats
        for outcome in self.outcomes:
            for seat in outcome.winning_seats:
                wins[seat] += 1 / len(outcome.winning_seats)
        return wins

    def lengths(self, player: int) -> list[int]:
        """The lengths of the games that a player won; alone, of all that it played."""
        if self.part.alone:
            return [one.turns for lineup, one in self.played if lineup[0] == player]
        return [
            one.turns
            for lineup, one in self.played
            if any(lineup[entry] == player for entry in one.winners)
        ]

    def steps(self) -> list[Step]:
        """Each player in one seat against tables of the next, where that was played."""
        found = []
        for lineup in [] if self.part.alone else steps(len(self.part.bots), self.part.seats):
            games = [one for sat, one in self.played if sat == lineup]
            wins = sum(1 / len(one.winners) for one in games if 0 in one.winners)
            if games:
                found.append(Step(lineup[0], lineup[1], len(games), wins))
        return found

    def summaries(self) -> list[Summary]:
        """Where each played alone: a summary for each player."""
        part = self.part
        return [
            Summary(
                part.series((bot,) * part.seats),
                [one for lineup, one in self.played if lineup[0] == player],
            )
            for player, bot in enumerate(part.bots)
        ]

    def pairs(self) -> list[Pair]:
        """Where each played alone: each player beside those after it on the list, on the same deals."""
        return pairs(self.summaries()[::-1])[::-1] if self.part.alone else []


def parts_of(
    game: Game,
    bots: list[str] | None = None,
    seats: list[int] | None = None,
    difficulties: list[str] | None = None,
) -> list[tuple[tuple[str, ...], int, Difficulty | None]]:
    """Who plays at which tables: all players, all numbers of seats, the usual difficulty, or those asked for.

    A game for one is played by one where nothing is asked.

    >>> from arbitre.core.game import game
    >>> [(seats, difficulty) for _, seats, difficulty in parts_of(game("power"))]
    [(4, None), (3, None), (2, None)]
    """
    names = tuple(bots or bot_names(game))
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadInput("bots", Message("arena-ladder-wrong-bots", {"bots": ",".join(names)[:60]}))
    counts = seats or ([1] if 1 in game.seat_counts else list(game.seat_counts))
    if not set(counts) <= set(game.seat_counts):
        text = ",".join(map(str, counts))[:40]
        raise BadInput("players", Message("arena-ladder-wrong-players", {"players": text}))
    return [
        (names, count, difficulty)
        for difficulty in _difficulties(game, difficulties)
        for count in counts
    ]


def _difficulties(game: Game, names: list[str] | None) -> list[Difficulty | None]:
    known = game.difficulties()
    if names is None:
        return [next((one for one in known if one.usual), None)]
    found: list[Difficulty | None] = []
    for name in names:
        some = [one for one in known if name in (one.name, "all")]
        if not some and not (name == "all" and not known):
            args = {"name": name[:40], "known": ", ".join(one.name for one in known)}
            raise BadInput("difficulty", Message("arena-ladder-wrong-difficulty", {**args}))
        found += some or [None]
    return found


def play_ladder(
    parts: list[Part],
    jobs: int | Executor = 0,
    progress: Progress | None = None,
    kept: dict[str, Kept] | None = None,
) -> Iterator[Ladder]:
    """The tables of a ladder one after the other; on how many cores changes nothing but the time."""
    plans = [(part, part.planned()) for part in parts]
    for part in parts:
        for bot in part.bots:
            check_series(part.game, part.series((bot,) * part.seats))
    total, done = sum(len(plan) for _, plan in plans), 0
    for part, plan in plans:
        file = (kept or {}).get(part.game.id)
        played: list[tuple[Lineup, Outcome]] = []
        games = play_kept(part.game, [planned for _, planned in plan], jobs, file)
        for (lineup, _), outcome in zip(plan, games, strict=True):
            played.append((lineup, outcome))
            done += 1
            if progress is not None:
                progress(done, total)
        yield Ladder(part, played)
