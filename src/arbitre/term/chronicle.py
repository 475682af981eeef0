"""The rounds or turns played so far: the board each began with, and what happened in it."""

from __future__ import annotations

from arbitre.core.contract import ROUND
from arbitre.core.message import Event
from arbitre.core.position import Position
from arbitre.core.record import Recorder, read_record


class Chapter:
    """One round or turn (in a game without either, one decision): where it began, what happened."""

    def __init__(self, number: int, before: Position, events: list[Event]) -> None:
        self.number = number
        self.before = before
        self.events = events


class Chronicle:
    """All chapters so far, and the one under way."""

    def __init__(self, position: Position) -> None:
        self.chapters: list[Chapter] = []
        period = position.period()
        self.unit = ROUND if period is None else period.unit
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
        label = number_of(position)
        over = position.result is not None
        if over or (label != self._label if label is not None else bool(events)):
            number = len(self.chapters) + 1 if self._label is None else self._label
            self.chapters.append(Chapter(number, self._before, self._events))
            self._begin(position)

    @property
    def so_far(self) -> list[Event]:
        """All that has happened."""
        past = [event for chapter in self.chapters for event in chapter.events]
        return past + self._events

    @property
    def recent(self) -> list[Event]:
        """What happened since the chapter before this one began."""
        past = self.chapters[-1].events if self.chapters else []
        return past + self._events

    def find(self, number: int) -> Chapter | None:
        """The chapter of that number."""
        for chapter in self.chapters:
            if chapter.number == number:
                return chapter
        return None

    def _begin(self, position: Position) -> None:
        self._label = number_of(position)
        self._before = position.copy()
        self._events: list[Event] = []


def number_of(position: Position) -> int | None:
    """The number of the round or turn that a position belongs to; None in a game without."""
    period = position.period()
    return None if period is None else period.number
