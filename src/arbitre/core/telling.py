"""What happened, as rules code tells it while it happens; watched, with the position at each moment."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from arbitre.core.message import Event, Fact
from arbitre.core.position import Move, Position, View


class Moment:
    """An event, and the position as it stood when it was told: a copy that is nobody else's."""

    __slots__ = ("event", "position")

    def __init__(self, event: Event, position: Position) -> None:
        self.event = event
        self.position = position

    def __repr__(self) -> str:
        return f"<Moment {self.event.name}>"

    def seen(self, seat: str | None) -> SeenMoment:
        """The moment as a seat (None: the public) sees it."""
        return SeenMoment(self.event, self.position.view(seat))


class SeenMoment:
    """An event, and what one seat saw of the game right then."""

    __slots__ = ("event", "view")

    def __init__(self, event: Event, view: View) -> None:
        self.event = event
        self.view = view

    def __repr__(self) -> str:
        return f"<SeenMoment {self.event.name}>"


class Telling:
    """Collects events (an event sink): what happened, each with its clause; told to nobody, it costs nothing.

    With a position to be `watched`, each event is also kept as a moment. Where making an event costs
    something, rules ask first whether anybody is `listening`.

    >>> told = Telling()
    >>> told.tell("draw", "XX-1", {"n": 2})
    >>> told.events
    [Event('draw', 'XX-1', {'n': 2})]
    """

    __slots__ = ("events", "listening", "moments", "watched")

    def __init__(self, listening: bool = True, watched: Position | None = None) -> None:
        self.events: list[Event] = []
        self.listening = listening
        self.watched = watched
        self.moments: list[Moment] = []

    def tell(self, name: str, clause: str, args: Mapping[str, Fact]) -> None:
        """One event: what it names has just been done."""
        if self.listening:
            event = Event(name, clause, args)
            self.events.append(event)
            if self.watched is not None:
                self.moments.append(Moment(event, self.watched.copy()))

    def add(self, event: Event) -> None:
        """One event that was made before."""
        if not self.listening:
            return
        if self.watched is not None:
            # the same one may be told twice in a round, and each moment has its own
            event = Event(event.name, event.clause, event.args)
        self.events.append(event)
        if self.watched is not None:
            self.moments.append(Moment(event, self.watched.copy()))


SILENT: Final = Telling(listening=False)
"""Told to nobody: for players who try moves out. It keeps nothing, so all may share it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TellingPosition(Position):
    """A position whose rules tell what happens while it happens: what it says of a move, it can show too."""

    @abstractmethod
    def carry_out(self, seat: str, move: Move, told: Telling) -> None:
        """Make one move; Illegal changes nothing."""

    def make(self, seat: str, move: Move) -> list[Event]:
        """Make one move and say what happened."""
        told = Telling()
        self.carry_out(seat, move, told)
        return told.events

    def make_silent(self, seat: str, move: Move) -> None:
        """Make one move and tell nobody: no events, no texts."""
        self.carry_out(seat, move, SILENT)

    def watch(self, seat: str, move: Move) -> list[Moment]:
        """The same, moment by moment."""
        told = Telling(watched=self)
        self.carry_out(seat, move, told)
        return told.moments
