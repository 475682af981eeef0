"""A player tried out against a game, for who writes one: a few games, and what was wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

from arbitre.arena.match import play_match
from arbitre.bots import BotLike, bot_names, make_player
from arbitre.bots.faults import BotFault
from arbitre.bots.judged import Judged
from arbitre.bots.program import About, ProgramBot
from arbitre.core.chance import Rng
from arbitre.core.game import Bot, Game
from arbitre.core.message import Message
from arbitre.core.position import Move, View

OTHERS = "random"
"""Who sits in the other seats."""


@dataclass(frozen=True)
class Wrong:
    """A game that a player lost because of what it did: at which decision, in which seat."""

    seats: int
    index: int
    seat: str
    decision: int
    fault: BotFault


@dataclass
class Trial:
    """What was seen of a player: its decisions, what it did wrong, what else is worth knowing."""

    seconds: dict[int, list[float]] = field(default_factory=dict)  # of each decision, by seats
    games: dict[int, int] = field(default_factory=dict)  # by seats
    wrong: list[Wrong] = field(default_factory=list)
    why: Message | None = None  # a reason that it gave
    repeats: bool = True  # the same seed, the same moves
    ends: bool = True  # a program ends when it is told to

    @property
    def right(self) -> bool:
        """Whether every decision could be made."""
        return not self.wrong


class _Watched(Judged):
    """The player in one seat, its decisions timed and kept."""

    def __init__(self, bot: Bot, name: str, advises: bool) -> None:
        super().__init__(bot, name)
        self.advises = advises
        self.seat = ""
        self.moves: list[str] = []
        self.seconds: list[float] = []
        self.fault: BotFault | None = None
        self.why: Message | None = None

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        """Its move; the same with its reason, where that is asked for."""
        self.seat, begin = view.seat or "", perf_counter()
        try:
            if self.advises:
                advice = super().advise(view, rng, budget)
                move, self.why = advice.move, advice.why or self.why
            else:
                move = super().decide(view, rng, budget)
        except BotFault as fault:
            self.fault = fault
            raise
        self.seconds.append(perf_counter() - begin)
        self.moves.append(move.text())
        return move


def try_out(
    game: Game,
    given: BotLike,
    name: str,
    games: int = 3,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Trial:
    """Let a player play so many games at each number of seats, against random players, sitting everywhere.

    The first game is played twice: the same seed should give the same moves. BadInput where the player
    cannot even be made.

    >>> from arbitre.core.game import game
    >>> trial = try_out(game("sans_allies"), "random", "random", 1)
    >>> trial.right, trial.repeats, trial.games
    (True, True, {1: 1})
    """
    make_player(game, given).close()
    trial = Trial()
    for seats in game.seat_counts:
        trial.games[seats], trial.seconds[seats] = 0, []
        for index in range(games):
            watched = _play(game, given, name, seats, seed, index, advises=False)
            _note(trial, watched, seats, index)
            if watched.fault is None and index == 0 and trial.why is None and trial.repeats:
                again = _play(game, given, name, seats, seed, index, advises=True)
                trial.why = again.why
                trial.repeats = again.moves == watched.moves
            if progress is not None:
                progress(seats)
    return trial


def _note(trial: Trial, watched: _Watched, seats: int, index: int) -> None:
    trial.games[seats] += 1
    trial.seconds[seats] += watched.seconds
    if isinstance(watched.bot, ProgramBot):
        trial.ends = trial.ends and watched.bot.ended_itself
    if watched.fault is not None:
        decision = len(watched.moves) + 1
        trial.wrong.append(Wrong(seats, index, watched.seat, decision, watched.fault))


def _play(
    game: Game, given: BotLike, name: str, seats: int, seed: int, index: int, advises: bool
) -> _Watched:
    kept: list[_Watched] = []

    def make(game: Game) -> Bot:
        kept.append(_Watched(make_player(game, given, About()), name, advises))
        return kept[0]

    others = OTHERS if OTHERS in bot_names(game) else bot_names(game)[-1]
    play_match(game, [make, *[others] * (seats - 1)], seed, index)
    return kept[0]
