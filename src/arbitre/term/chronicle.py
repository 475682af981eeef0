"""The rounds or turns played so far: the board each began with, what happened, the lines of each."""

from __future__ import annotations

from arbitre.core.contract import ROUND
from arbitre.core.message import Event
from arbitre.core.position import Position
from arbitre.core.record import Recorder
from arbitre.core.telling import Moment


class Chapter:
    """One round or turn (in a game without either, one decision): where it began, what happened.

    Its lines in the record are those from `first` up to `end`, counted from 0.
    """

    def __init__(
        self, number: int, before: Position, events: list[Event], first: int, end: int
    ) -> None:
        self.number = number
        self.before = before
        self.events = events
        self.first = first
        self.end = end

    def watch(self, recorder: Recorder) -> tuple[list[Moment], Position]:
        """The chapter moment by moment, and where it led."""
        after = self.before.copy()
        return recorder.watch(after, self.first, self.end), after


class Chronicle:
    """All chapters so far, and the one under way."""

    def __init__(self, position: Position) -> None:
        self.chapters: list[Chapter] = []
        period = position.period()
        self.unit = ROUND if period is None else period.unit
        self._begin(position, 0)

    @classmethod
    def of(cls, recorder: Recorder) -> Chronicle:
        """The chronicle of a game that was already under way."""
        position = recorder.after(0)
        chronicle = cls(position)
        for line in range(len(recorder.entries)):
            chronicle.note(position, recorder.remake(position, line, line + 1), line + 1)
        return chronicle

    def note(self, position: Position, events: list[Event], end: int) -> None:
        """Something happened and led to this position, after so many lines."""
        self._events += events
        self._end = end
        label = number_of(position)
        over = position.result is not None
        if over or (label != self._label if label is not None else bool(events)):
            self.chapters.append(Chapter(self.number, self._before, self._events, self._first, end))
            self._begin(position, end)

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

    def lines_of(self, number: int) -> range | None:
        """The lines of a chapter, or of the one under way; None where there is none of that number."""
        if number == self.number:
            return range(self._first, self._end)
        found = self.find(number)
        return None if found is None else range(found.first, found.end)

    @property
    def number(self) -> int:
        """The number of the chapter under way."""
        return len(self.chapters) + 1 if self._label is None else self._label

    def _begin(self, position: Position, first: int) -> None:
        self._label = number_of(position)
        self._before = position.copy()
        self._first = self._end = first
        self._events: list[Event] = []


def number_of(position: Position) -> int | None:
    """The number of the round or turn that a position belongs to; None in a game without."""
    period = position.period()
    return None if period is None else period.number
