"""What a game declares about itself, and the registry that finds games."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from arbitre.core.cache import Cache
from arbitre.core.chance import Rng
from arbitre.core.contract import Facts
from arbitre.core.data import data_names, data_text, has_folder
from arbitre.core.difficulty import Difficulty
from arbitre.core.draft import Draft
from arbitre.core.message import BadInput, Event, Message, Result
from arbitre.core.options import Option
from arbitre.core.position import Move, Position, View
from arbitre.core.tally import Tally
from arbitre.core.words import DEFAULT

if TYPE_CHECKING:
    from arbitre.core.aid import Aid
    from arbitre.core.box import BoxForm
    from arbitre.core.catalogue import Catalogue
    from arbitre.core.edition import Edition
    from arbitre.core.ending import Fall
    from arbitre.core.judge import Judge
    from arbitre.core.lesson import Lesson
    from arbitre.core.screen import Screen
    from arbitre.core.terminal import Terminal
    from arbitre.core.voice import Voice

GROUP = "arbitre.games"
"""The entry point group in which an installed package names its games."""


class Advice:
    """A move that a player would make, and in one sentence why (None: it cannot say).

    >>> rules = game("power")
    >>> view = rules.start().view("green")
    >>> advice = rules.bots()["greedy"](rules).advise(view, Rng(), 1)
    >>> type(advice.move).__name__
    'Sheet'
    """

    def __init__(self, move: Move, why: Message | None = None) -> None:
        self.move = move
        self.why = why

    def __repr__(self) -> str:
        return f"Advice({self.move!r}, {self.why!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player (agent). It sees a view and nothing else; its budget counts simulations, so results repeat.

    One is asked for one seat of one game, again and again, and may keep a plan. At a live table the next
    decision may find a new one, or one that saw moves since taken back.

    >>> class First(Bot):
    ...     def decide(self, view, rng, budget):
    ...         return view.position().moves(view.seat)[0]
    >>> rules = game("power")
    >>> First(rules).decide(rules.start().view("green"), Rng(), 1)
    <Sheet ->
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.id}>"

    @abstractmethod
    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        """The move for the seat of this view."""

    def advise(self, view: View, rng: Rng, budget: int) -> Advice:
        """The same move with its reason, for a person who asks for a hint."""
        return Advice(self.decide(view, rng, budget))


BotMaker: TypeAlias = "Callable[[Game], Bot]"
"""What makes a player of a game: its class, or a function, where one class plays on several levels."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: how it starts and loads, what belongs to it.

    A package offers one by an entry point of the group `arbitre.games`; nothing else must change.
    """

    id: ClassVar[str] = ""
    package: ClassVar[str] = ""
    seat_counts: ClassVar[tuple[int, ...]] = ()
    simulations: ClassVar[int] = 0  # the budget of its players where none is given
    rival: ClassVar[str] = ""  # who plays against whoever chose nobody; empty: its first player
    by_thumb: ClassVar[tuple[str, ...]] = ()  # its players to whom a budget is nothing
    chance: ClassVar[bool] = True  # whether anything in it is left to chance
    secrets: ClassVar[bool] = False  # whether a seat knows what others do not
    simultaneous: ClassVar[bool] = False  # whether several seats ever decide at once
    steps: ClassVar[int] = 0  # no draft offers more steps at once; 0: nothing bounds it
    whispers: ClassVar[bool] = False  # whether players may speak in private
    desk: ClassVar[bool] = (
        False  # whether beside a real table one device is board and referee for all
    )
    # the events with which a round or turn may begin; `args[unit]` is its number (`Position.period`)
    openings: ClassVar[tuple[str, ...]] = ()
    harmful: ClassVar[tuple[str, ...]] = ()  # measures of `luck` of which the players want little

    def __repr__(self) -> str:
        return f"arbitre.game({self.id!r})"

    @property
    def facts(self) -> Facts:
        """What sort of game it is."""
        return Facts(self.chance, self.secrets, self.simultaneous, self.steps)

    def longest(self, start: Position) -> int:
        """How many moves a game from this first position has at most, chance's too; 0: nothing bounds it.

        What is declared beside decisions is not counted.
        """
        return 0

    @property
    @abstractmethod
    def options(self) -> list[Option]:
        """The named options that a game may be begun with."""

    def companion_options(self) -> dict[str, object]:
        """The options of a game played beside a real table, where none is said otherwise."""
        return {}

    def arena_options(self) -> dict[str, object]:
        """The options of games that programs play among themselves, where none is said otherwise."""
        return {}

    def difficulties(self) -> list[Difficulty]:
        """How hard it may be made, the gentlest first; none: there is nothing to choose."""
        return []

    @abstractmethod
    def start(
        self,
        seed: int | None = None,
        *,
        seats: int = 0,
        edition: str | Edition = "",
        options: dict[str, object] | None = None,
    ) -> Position:
        """The first position. With a seed a dealer plays chance; without, the caller does."""

    @abstractmethod
    def load(self, data: object) -> Position:
        """A position from its JSON form; BadInput says what is wrong and where."""

    @abstractmethod
    def read(self, text: str) -> Position:
        """A position from its position text."""

    @abstractmethod
    def draft(self, view: View, lang: str = DEFAULT) -> Draft:
        """An empty draft for the decision of the view's seat, written in a language."""

    def contains(self, move: Move, part: Move) -> bool:
        """Whether a move contains another: for sets, whether it has all its parts."""
        return move == part

    @abstractmethod
    def bots(self) -> Mapping[str, BotMaker]:
        """What makes the game's own players, by name, the strongest first.

        Players for any game are in `arbitre.bots`.
        """

    @property
    def catalogue(self) -> Catalogue:
        """The rule catalogue: `rules.toml` of the game's package, read once."""
        found = _catalogues.find(self.package)
        if found is None:
            from arbitre.core.catalogue import read_catalogue

            text = data_text(self.package, "rules.toml")
            found = _catalogues.keep(self.package, read_catalogue(text))
        return found

    @abstractmethod
    def editions(self) -> list[str]:
        """Names of the released editions, the standard one first."""

    @abstractmethod
    def edition(self, name: str) -> Edition:
        """A released edition by name, with or without its `@version`."""

    @abstractmethod
    def read_edition(self, text: str, where: str) -> Edition:
        """A user's own edition; BadInput names the line and the reason when it is wrong."""

    def edition_template(self, lang: str) -> str:
        """An edition file to fill in, with comments in a language; without one, the standard edition."""
        return self.edition("").source

    def box(self) -> BoxForm | None:
        """The form in which somebody writes down the numbers of their own box; None: there is none."""
        return None

    def kept(self, text: str, where: str, position: Position) -> tuple[str, int]:
        """An edition file with what people typed of their own box during a game, and how much that was."""
        return text, 0

    def lessons(self) -> list[str]:
        """The names of the lessons: the files of the folder `lessons` among its data."""
        if not has_folder(self.package, "lessons"):
            return []
        return data_names(self.package, "lessons", ".toml")

    def lesson(self, name: str) -> Lesson:
        """A lesson by name, read and played through once; BadInput says what is wrong in its file."""
        found = _lessons.find((self.package, name))
        if found is None:
            from arbitre.core.lesson_reader import read_lesson

            if name not in self.lessons():
                raise BadInput("lesson", Message("unknown-lesson", {"name": name[:40]}))
            text = data_text(self.package, "lessons", f"{name}.toml")
            found = _lessons.keep((self.package, name), read_lesson(self, name, text))
        return found

    def tally(self) -> Tally:
        """What a series of games counts of one game."""
        return Tally()

    def standing(self, result: Result | None, seat: str, turns: int) -> tuple[int, ...]:
        """How a seat's result is compared with others of the same deal (ranking): the higher, the better.

        By its score where the game counts one. Else who won comes before who lost; who won sooner, and
        who lost later, comes first. None: the seat gave up. All are of the same length.
        """
        if result is None:
            return (0, 0, 0)
        won = seat in result.winners
        if seat in result.scores:
            return (1, result.scores[seat], int(won))
        return (1, int(won), -turns if won else turns)

    def luck(self, position: Position, move: Move) -> dict[str, int]:
        """What one outcome of chance is worth, by measure; each has a message `luck-NAME`.

        All outcomes of one position have the same measures, so that each has an expectation.
        """
        return {}

    def outlook(self, position: Position) -> dict[str, float]:
        """How likely each seat is to win, from 0 to 1, as a turn begins; empty: it cannot say.

        It may look at all of the position: it is shown of games that are over.
        """
        return {}

    def stakes(self, before: Position, event: Event) -> dict[str, int]:
        """What an event is worth to a seat, roughly, above 0 where it is good; most are worth nothing.

        Where a chance changed much, the event that is worth most is told as its reason.
        """
        return {}

    def falls(self, before: Position, events: list[Event]) -> list[Fall]:
        """The seats that went out of the game in a move, each with the reason."""
        return []

    @abstractmethod
    def voice(self, view: View | None, lang: str) -> Voice:
        """The game in words, about the table as one view shows it; None: about no table."""

    @abstractmethod
    def terminal(self, voice: Voice) -> Terminal:
        """The game at a keyboard, about the view of a voice."""

    def screen(self) -> Screen:
        """How the game is shown and touched on a page."""
        from arbitre.core.screen import Screen

        return Screen()

    def judge(self, lang: str = DEFAULT) -> Judge | None:
        """The referee as a filter (`arbitre judge`), its reasons in a language; None: there is none."""
        return None

    def aid(self, voice: Voice) -> Aid | None:
        """The play aid with the values of the voice's table, or of the standard edition; None: no aid."""
        return None


_games: dict[str, Game] = {}
_broken: dict[str, Message] = {}  # games that could not be imported: that is tried once
_catalogues: Final[Cache[Catalogue]] = Cache(64)
_lessons: Final[Cache[Lesson]] = Cache(64)


def register(game: Game) -> None:
    """Add a game by hand (tests, notebooks); installed packages use the entry point.

    >>> register(game("power"))
    >>> game("power")
    arbitre.game('power')
    """
    _games[game.id] = game


def game(name: str) -> Game:
    """The game of that id.

    >>> game("power").id
    'power'
    """
    if name not in _games:
        points = {point.name: point for point in _entry_points()}
        if name not in points:
            known = ", ".join(sorted({*points, *_games}))
            raise BadInput("", Message("unknown-game", {"game": name[:40], "known": known}))
        if name in _broken:
            raise BadInput("", _broken[name])
        try:
            register(points[name].load())
            return _games[name]
        except Exception as problem:  # a stranger's package may raise anything
            from arbitre.core.shelf import failing

            _broken[name] = failing(name, problem)
            raise BadInput("", _broken[name]) from problem
    return _games[name]


def games_known() -> list[Game]:
    """The games that were asked for or registered so far, by id: nothing more is imported."""
    return [_games[name] for name in sorted(_games)]


def game_names() -> list[str]:
    """The ids of all games found, in alphabetical order.

    >>> "power" in game_names()
    True
    """
    return sorted({*_games, *(point.name for point in _entry_points())})


def _entry_points() -> EntryPoints:
    # importlib.metadata takes 20 ms to import: only where a game is looked up
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


if TYPE_CHECKING:
    from importlib.metadata import EntryPoints
