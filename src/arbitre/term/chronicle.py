"""The rounds played so far: the board each began with, and what happened in it."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.core.position import Position
from arbitre.core.record import Recorder, read_record


class Chapter:
    """One round (or, in a game without rounds, one decision): where it began, what happened."""

    def __init__(self, number: int, before: Position, events: list[Event]) -> None:
        self.number = number
        self.before = before
        self.events = events


class Chronicle:
    """All chapters so far, and the one under way."""

    def __init__(self, position: Position) -> None:
        self.chapters: list[Chapter] = []
        self._begin(position)

    @classmethod
    def of(cls, recorder: Recorder) -> Chronicle:
        """The chronicle of a game that was already under way."""
        record = read_record(recorder.text())
        chronicle = cls(record.header.begin())
        for _, position, events in record.replay():
            chronicle.note(position, events)
        return chronicle

    def note(self, position: Position, events: list[Event]) -> None:
        """Something happened and led to this position."""
        self._events += events
        label = round_of(position)
        over = position.result is not None
        if over or (label != self._label if label else bool(events)):
            number = self._label or len(self.chapters) + 1
            self.chapters.append(Chapter(number, self._before, self._events))
            self._begin(position)

    def find(self, number: int) -> Chapter | None:
        """The chapter of that number."""
        for chapter in self.chapters:
            if chapter.number == number:
                return chapter
        return None

    def _begin(self, position: Position) -> None:
        self._label = round_of(position)
        self._before = position.copy()
        self._events: list[Event] = []


def round_of(position: Position) -> int:
    """The number of the round that a position belongs to; 0 in a game that has none."""
    number = position.view(None).data.get("round")
    return number if isinstance(number, int) else 0
