"""The contract of a game: positions, moves and views."""

from __future__ import annotations

import json
from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.contract import Clock, Period
from arbitre.core.message import Event, Illegal, Message, Result, Ruling

if TYPE_CHECKING:
    from arbitre.core.telling import Moment


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A whole decision of one seat. Two moves are equal when their notation is."""

    @abstractmethod
    def text(self) -> str:
        """The move in the game's notation, on one line."""

    def to_dict(self) -> dict[str, object]:
        """The JSON form, as the API has it."""
        return {"text": self.text()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text()}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """All that one seat may know (observation), as plain data; `seat` is None for the public.

    It holds no reference to the position it was taken from. `str` of it is the board in text, and a
    notebook draws it.
    """

    game_id: ClassVar[str] = ""  # of which game it is (`Game.id`)

    def __init__(self, seat: str | None, data: dict[str, object]) -> None:
        self.seat = seat
        self.data = data
        self._position: Position | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seat, self.data)

    @abstractmethod
    def sample(self, rng: Rng) -> Position:
        """A position that this seat could be in, made from the view and `rng` alone."""

    def position(self) -> Position:
        """The position as this view shows it, parsed once and kept; whoever changes it takes a copy.

        What the seat cannot see is there in one possible way, always the same: read nothing of it.
        """
        if self._position is None:
            self._position = self.sample(Rng())
        return self._position

    def period(self) -> Period | None:
        """The round or turn being played (`Position.period`)."""
        return self.position().period()

    def clock(self) -> Clock | None:
        """The time that the rules give (`Position.clock`)."""
        return self.position().clock()

    def scores(self) -> dict[str, int]:
        """What each side has now (`Position.scores`)."""
        return self.position().scores()

    def to_bytes(self) -> bytes:
        """The view as canonical JSON: equal views give equal bytes."""
        return canonical(self.data)

    def __repr__(self) -> str:
        whose = self.seat or "everybody"
        try:
            stand = _stand(self.position())
        except Exception:  # noqa: BLE001 - a view of one's own making may show no position
            return f"<{self.game_id or type(self).__name__} view of {whose}>"
        return f"<{self.game_id or type(self).__name__} view of {whose}: {stand}>"

    def __str__(self) -> str:
        from arbitre.core.shown import board_or_repr

        return board_or_repr(self)

    def _repr_svg_(self) -> str | None:
        from arbitre.core.shown import picture_or_none

        return picture_or_none(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.data == other.data

    def __hash__(self) -> int:
        return hash(self.to_bytes())


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One moment of one game: mutable, cheap to copy, equal by value.

    A dealer, where there is one, plays the seat of chance after each move. It is no part of the
    position: not of its text, JSON, equality, view or copy. `str` of a position is its board in text, a
    notebook draws it, and it is pickled as its position text.
    """

    game_id: ClassVar[str] = ""  # of which game it is (`Game.id`)

    def __init__(self) -> None:
        self.dealer: Dealer | None = None

    @property
    @abstractmethod
    def seats(self) -> tuple[str, ...]:
        """The players' seats, in seat order."""

    @property
    @abstractmethod
    def actors(self) -> tuple[str, ...]:
        """The seats that must decide now: one, several at once, or CHANCE; empty when over."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def moves(self, seat: str) -> list[Move]:
        """The legal moves of a seat in a stable order; of a set with a condition, the minimal ones."""

    @abstractmethod
    def read(self, seat: str, text: str) -> Move:
        """The move that a seat wrote; Illegal when it cannot be one."""

    @abstractmethod
    def make(self, seat: str, move: Move) -> list[Event]:
        """Make one move and say what happened, or raise Illegal and change nothing."""

    def make_silent(self, seat: str, move: Move) -> None:
        """Make one move and tell nobody (no events): for players who search; by default as `make` does."""
        self.make(seat, move)

    def watch(self, seat: str, move: Move) -> list[Moment]:
        """Make one move; each event with a copy of the position as it stood right then.

        A game whose rules tell while they act hands a watched `Telling` down to them; by default
        everything is seen as it is in the end.
        """
        from arbitre.core.telling import Moment

        events = self.make(seat, move)
        # each moment has an event of its own, even where the same one was told twice
        return [
            Moment(Event(event.name, event.clause, event.args), self.copy()) for event in events
        ]

    @abstractmethod
    def view(self, seat: str | None) -> View:
        """What a seat (None: the public) may know."""

    @abstractmethod
    def copy(self) -> Position:
        """An equal position that shares nothing that changes, without the dealer."""

    @abstractmethod
    def to_dict(self) -> dict[str, object]:
        """The whole position as plain JSON data."""

    @abstractmethod
    def text(self) -> str:
        """The position text: the whole position on one line, a frozen format."""

    def period(self) -> Period | None:
        """The round or turn being played, which everybody knows; None in a game that counts neither."""
        return None

    def clock(self) -> Clock | None:
        """The time that the rules give, which everybody knows; None where they give none."""
        return None

    def scores(self) -> dict[str, int]:
        """What each side has now, which everybody knows; empty where nothing is counted before the end."""
        return {}

    def declarations(self, seat: str) -> list[Move]:
        """What a seat may say besides its decision, played like moves; `TABLE` speaks for the clock.

        Clients understand `RESIGN`, `PAUSE` and `LAST_ROUND` of `core.contract`; a game may have others.
        """
        return []

    def is_declared(self, seat: str, move: Move) -> bool:
        """Whether a move is said beside a decision: it is listed, or of a kind too many to list."""
        text = move.text()
        return any(said.text() == text for said in self.declarations(seat))

    def why_idle(self, seat: str) -> Ruling | None:
        """The game's reason why nothing is awaited of a seat any more; None: it has none of its own."""
        return None

    def chances(self) -> list[tuple[Move, int]]:
        """What chance may do now, each with its integer weight; at most 64."""
        return []

    def sees(self, viewer: str | None, seat: str, move: Move) -> bool:
        """Whether a viewer (None: the public) may know this move of a seat, about to be made here.

        False where chance deals something secret: a card drawn to a hand.
        """
        return True

    def hush(self) -> str:
        """The clause that forbids talk between players now; empty where they may speak."""
        return ""

    def play(self, seat: str, move: Move | str) -> list[Event]:
        """Make a move (or its text); where there is a dealer, chance answers at once."""
        made = self.read(seat, move) if isinstance(move, str) else move
        events = self.make(seat, made)
        if self.dealer is not None:
            events += self.deal(self.dealer)
        return events

    def play_all(self, moves: dict[str, Move]) -> list[Event]:
        """Make the moves of several seats that decide at once, in seat order."""
        events: list[Event] = []
        trial = self.copy()
        for seat in self.seats:
            if seat in moves:
                trial.make(seat, moves[seat])
        for seat in self.seats:
            if seat in moves:
                events += self.play(seat, moves[seat])
        return events

    def deal(self, dealer: Dealer) -> list[Event]:
        """Let a dealer play chance until a player must decide or the game is over."""
        events: list[Event] = []
        while self.actors == (CHANCE,):
            events += self.make(CHANCE, draw_chance(self, dealer))
        return events

    def __repr__(self) -> str:
        return (
            f"<{self.game_id or type(self).__name__} position of {', '.join(self.seats)}: "
            f"{_stand(self)}>"
        )

    def __str__(self) -> str:
        from arbitre.core.shown import board_or_repr

        return board_or_repr(self)

    def _repr_svg_(self) -> str | None:
        from arbitre.core.shown import picture_or_none

        return picture_or_none(self)

    def __reduce__(self) -> tuple[object, ...]:
        if not self.game_id:
            raise TypeError(f"{type(self).__name__} does not say of which game it is (game_id)")
        return unpickled, (self.game_id, self.text(), self.dealer)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())


def _stand(position: Position) -> str:
    """Where a game stands, in a few words: the round or turn, and who must decide or how it ended."""
    period, result, actors = position.period(), position.result, position.actors
    words = "" if period is None else f"{period.unit} {period.number}; "
    if result is not None:
        return f"{words}over, {result.text()}"
    if actors == (CHANCE,):
        return f"{words}chance to act"
    return f"{words}{', '.join(actors)} to decide"


def unpickled(name: str, text: str, dealer: Dealer | None) -> Position:
    """A position of a game that comes back from another process: its text, read, with its dealer."""
    from arbitre.core.game import game

    position = game(name).read(text)
    position.dealer = dealer
    return position


def draw_chance(position: Position, dealer: Dealer) -> Move:
    """The move a dealer makes for chance in this position."""
    chances = position.chances()
    return chances[dealer.pick([weight for _, weight in chances])][0]


def canonical(data: object) -> bytes:
    """Plain data as JSON with sorted keys and no spaces.

    >>> canonical({"b": 1, "a": [True, "é"]})
    b'{"a":[true,"\\xc3\\xa9"],"b":1}'
    """
    return json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()


def refuse(clause: str, key: str, **args: str | int) -> Illegal:
    """The exception for a refused move.

    >>> refuse("PW-F3", "eliminated", army="red").ruling
    Ruling('PW-F3', Message('eliminated', {'army': 'red'}))
    """
    return Illegal(Ruling(clause, Message(key, dict(args))))
