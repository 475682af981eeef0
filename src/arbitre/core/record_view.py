"""A seat's view of a record (redacted record): what its viewers may know of a running game, read back.

What they may not know is a question mark, and there are no hashes: those are made from whole positions. So
nothing proves that such a file is what was played; but every line that is seen must be possible after those
before it, and what is hidden must be what these viewers may not see.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from arbitre.core.header import FORMATS, Header, read_header
from arbitre.core.message import BadInput, Event, Message
from arbitre.core.position import Position
from arbitre.core.record import Record, read_record
from arbitre.core.record_lines import (
    FROM,
    MAX_LINE,
    NOBODY,
    TAKEN_BACK,
    Body,
    Entry,
    Promise,
    Remark,
    read_commitment,
)
from arbitre.core.recorder import Recorder
from arbitre.core.telling import Moment
from arbitre.core.worlds import HIDDEN, MOST_MADE, World

__all__ = ["HIDDEN", "PUBLIC", "VIEW_FORMAT", "RecordView", "eyes_of", "read_any", "read_view"]

VIEW_FORMAT = "arbitre record view 1"
PUBLIC = "-"
"""Stands for the viewers where nobody who has a seat looks."""


class RecordView(Record):
    """A redacted record that was read: replayed, what is hidden is filled in by one possible way.

    So look at its positions with the eyes of its viewers only: what they cannot see was made up.
    """

    def __init__(
        self, header: Header, body: Body, viewers: tuple[str, ...], source: str = ""
    ) -> None:
        super().__init__(header, body, source)
        self.viewers = viewers
        self._filled: Record | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return read_view, (self.source,)

    @property
    def eyes(self) -> str | None:
        """The seat that it is shown to; None: the public."""
        return self.viewers[0] if self.viewers else None

    @property
    def hidden(self) -> list[int]:
        """The numbers of the lines that its viewers may not know."""
        return [entry.number for entry in self.entries if entry.move == HIDDEN]

    def filled(self, most: int = MOST_MADE) -> Record:
        """A whole record that looks like this to its viewers; BadInput names the line that cannot follow.

        `most` lines are made in search of it.
        """
        if self._filled is None:
            self.fill(World(self.header.begin(), self.entries, self.viewers, most).moves())
        assert self._filled is not None
        return self._filled

    def fill(self, moves: list[str]) -> None:
        """Fill in what was found before: a move for each line."""
        body = Body()
        body.marks += self.promises
        body.entries = [
            Entry(entry.number, entry.seat, move, "", entry.line)
            for entry, move in zip(self.entries, moves, strict=True)
        ]
        self._filled = Record(self.header, body)

    def replay(self) -> Iterator[tuple[Entry, Position, list[Event]]]:
        """Each line with a position that looks like this to the viewers, and what happened."""
        filled = self.filled()
        lines = filled._replay(filled._recorder(None), None, None)
        for entry, (_, position, events) in zip(self.entries, lines, strict=True):
            yield entry, position, events

    def take_up(self, seed: int | None) -> Recorder:
        """The recorder of one possible way; it notes of each line who may know it."""
        return self.filled().take_up(seed)

    def watch(self) -> Iterator[tuple[Entry, Position, list[Moment]]]:
        """Replay watched: each line with its events, each with the position as it stood right then."""
        moments: list[Moment] = []
        filled = self.filled()
        lines = filled._replay(filled._recorder(None), None, None, moments)
        for entry, (_, position, _) in zip(self.entries, lines, strict=True):
            yield entry, position, list(moments)
            moments.clear()


def eyes_of(record: Record) -> str | None:
    """The seat that a record is shown to; None: the public, which may see all of a whole record."""
    return record.eyes if isinstance(record, RecordView) else None


# -- reading ----------------------------------------------------------------------------------


def read_any(text: str) -> Record:
    """A record from its text, or a seat's view of one (`RecordView`); BadInput as of `read_record`."""
    viewed = text.startswith(VIEW_FORMAT.rstrip("1"))  # of a version yet unknown too
    return read_view(text) if viewed else read_record(text)


def read_view(text: str) -> RecordView:
    """A seat's view of a record from its text.

    BadInput with no line in `where`: it cannot be used at all; with a line number: that line is wrong.
    """
    lines = text.replace("\r\n", "\n").split("\n")
    size = 2
    while size < len(lines) and lines[size].strip():
        size += 1
    if lines[0] != VIEW_FORMAT or len(lines) < 3 or not lines[1].startswith("view "):
        raise BadInput("", Message("record-view-format", {"format": VIEW_FORMAT}))
    try:
        header = read_header([FORMATS[-1], *lines[2:size]])
    except BadInput as problem:
        if problem.where.isdigit():
            raise BadInput(str(int(problem.where) + 1), problem.message) from None
        raise
    if header.opened:
        raise BadInput(str(size), Message("record-view-seed"))
    if size + 1 >= len(lines) or lines[size]:
        raise BadInput(str(min(size + 1, len(lines))), Message("record-gap"))
    body, viewers = _read_lines(lines, size + 1), _viewers(lines[1][5:], header)
    return RecordView(header, body, viewers, text)


def _viewers(text: str, header: Header) -> tuple[str, ...]:
    viewers = () if text == PUBLIC else tuple(text.split(" "))
    if viewers != tuple(seat for seat in header.seats if seat in viewers):
        raise BadInput("2", Message("record-view-seats", {"seats": " ".join(header.seats)}))
    return viewers


def _read_lines(lines: list[str], first: int) -> Body:
    """The lines of a view from an index on: moves without hashes, some of them hidden, promises, remarks."""
    body = Body()
    for index in range(first, len(lines)):
        line, number = lines[index], index + 1
        if not line and number == len(lines):
            break
        if len(line) > MAX_LINE:
            raise BadInput(str(number), Message("record-line"))
        if line.startswith("promise "):
            promised = line.removeprefix("promise ")
            promised = "" if promised == NOBODY else read_commitment(promised, number)
            body.marks.append(Promise(len(body.entries), promised, "", None, number))
            continue
        remark = re.fullmatch(rf"({FROM}) (\{HIDDEN})|({TAKEN_BACK}) ([1-9][0-9]{{0,5}})", line)
        if remark:
            word, value = remark.group(1, 2) if remark.group(1) else remark.group(3, 4)
            body.marks.append(Remark(len(body.entries), word, value, "", number))
            continue
        found = re.fullmatch(r"([0-9]+) (\S+) (.*)", line)
        if not found or found.group(1) != str(len(body.entries) + 1):
            raise BadInput(str(number), Message("record-line"))
        body.entries.append(
            Entry(len(body.entries) + 1, found.group(2), found.group(3), "", number)
        )
    return body
