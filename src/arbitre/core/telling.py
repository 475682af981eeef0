"""What happened, as rules code tells it while it happens."""

from __future__ import annotations

from collections.abc import Mapping

from arbitre.core.message import Event, Fact


class Telling:
    """What happened, event by event, each with its clause; told to nobody, it costs nothing.

    >>> told = Telling()
    >>> told.tell("draw", "XX-1", {"n": 2})
    >>> told.events
    [Event('draw', 'XX-1', {'n': 2})]
    """

    __slots__ = ("events", "listening")

    def __init__(self, listening: bool = True) -> None:
        self.events: list[Event] = []
        self.listening = listening

    def tell(self, name: str, clause: str, args: Mapping[str, Fact]) -> None:
        """One event."""
        if self.listening:
            self.events.append(Event(name, clause, args))
