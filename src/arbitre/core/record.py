"""Records: a game as a readable text file, read back and replayed."""

from __future__ import annotations

from collections.abc import Iterator

from arbitre.core.chance import CHANCE, Dealer
from arbitre.core.game import game
from arbitre.core.header import FORMATS, Header, read_header
from arbitre.core.message import BadInput, Event, Illegal, Message, Value
from arbitre.core.position import Position, draw_chance
from arbitre.core.record_lines import (
    FROM,
    NO_BITS,
    Body,
    Entry,
    Mark,
    Opened,
    Promise,
    Remark,
    check_hash,
    read_lines,
    woven,
)
from arbitre.core.recorder import Recorder
from arbitre.core.telling import Moment

__all__ = [
    "CLOSED",
    "DAILY",
    "KEPT",
    "KNOWN",
    "NONE",
    "Record",
    "Recorder",
    "RefusedLine",
    "Stretch",
    "read_record",
]


KEPT, KNOWN, DAILY, CLOSED, NONE = "kept", "known", "daily", "closed", "none"
"""What became of a promise: opened and right; the same, but made without random bits or of a day, so
that the seed could be known before; not opened; none was made."""


class Stretch:
    """Some lines of a record, from the first to the last, and the promise they were dealt under."""

    def __init__(self, first: int, last: int, promised: str, opened: Opened | None) -> None:
        self.first = first
        self.last = last
        self.opened = opened
        self.state = NONE
        if promised and opened:
            self.state = KNOWN if opened[0] == NO_BITS else KEPT
        elif promised:
            self.state = CLOSED

    def __repr__(self) -> str:
        return f"<Stretch of lines {self.first} to {self.last}, {self.state}>"


class Record:
    """A record that was read: header, moves, promises and remarks on the way, and the claimed end."""

    def __init__(self, header: Header, body: Body, source: str = "") -> None:
        self.header = header
        self.source = source  # the text it was read from
        self.entries = body.entries
        self.marks = body.marks
        self.end = body.end
        self.end_line = body.end_line

    def __repr__(self) -> str:
        end = f"ended, {self.end}" if self.end else "not ended"
        return f"<Record of {self.header.game}: {len(self.entries)} lines, {end}>"

    def __reduce__(self) -> tuple[object, ...]:
        return read_record, (self.source,)

    @property
    def promises(self) -> list[Promise]:
        """The promises made since the header's."""
        return [mark for mark in self.marks if isinstance(mark, Promise)]

    @property
    def remarks(self) -> list[Remark]:
        """Where this game came from another one, and where moves were taken back."""
        return [mark for mark in self.marks if isinstance(mark, Remark)]

    @property
    def commitment(self) -> str:
        """The commitment in force where this record stops; empty: nobody deals."""
        promises = self.promises
        return promises[-1].commitment if promises else self.header.commitment

    @property
    def opened(self) -> Opened | None:
        """The random bits and the seed of the commitment in force, where they are opened."""
        promises = self.promises
        return promises[-1].opened if promises else self.header.opened

    @property
    def seed(self) -> int | None:
        """The seed that deals where this record stops: opened, or that of a day."""
        if not self.promises:
            return self.header.seed
        return None if self.opened is None else self.opened[1]

    @property
    def bits(self) -> str:
        """The random bits of that seed; empty where there are none."""
        return "" if self.opened is None or self.opened[0] == NO_BITS else self.opened[0]

    def stretches(self) -> list[Stretch]:
        """The lines by their promises: the last stretch, and before it those where chance acted."""
        header = self.header
        found = [Stretch(1, len(self.entries), header.commitment, header.opened)]
        if header.daily and not header.sealed:
            found[0].state = DAILY
        for promise in self.promises:
            found[-1].last = promise.after
            last = len(self.entries)
            found.append(Stretch(promise.after + 1, last, promise.commitment, promise.opened))
        return [
            stretch
            for stretch in found
            if stretch is found[-1]
            or CHANCE in [entry.seat for entry in self.entries[stretch.first - 1 : stretch.last]]
        ]

    def replay(self) -> Iterator[tuple[Entry, Position, list[Event]]]:
        """Each line with the position it led to (one object, changing) and what happened.

        BadInput names the line that cannot be read, is illegal or hashes differently.
        """
        yield from self._replay(self._recorder(None), None, _Claims(self))

    def watch(self) -> Iterator[tuple[Entry, Position, list[Moment]]]:
        """Replay watched: each line with its events, each with the position as it stood right then."""
        moments: list[Moment] = []
        lines = self._replay(self._recorder(None), None, _Claims(self), moments)
        for entry, position, _ in lines:
            yield entry, position, list(moments)
            moments.clear()

    def lines(self) -> list[Entry | Mark]:
        """Moves, promises and remarks in the order of the record."""
        return woven(self.entries, self.marks)

    def resume(self, seed: int | None, bits: str | None = None) -> Recorder:
        """A recorder that goes on where this record stops.

        With random bits (or none: "") a seed that keeps the promise in force goes on; another one
        is promised anew. Without them the caller answers for the seed.
        """
        recorder = self._recorder(seed)
        for _ in self._replay(recorder, seed, _Claims(self)):
            pass
        if bits is not None and seed is not None and not recorder.open(bits, seed):
            chance = game(self.header.game).chance
            if chance and recorder.position.result is None:
                recorder.renew(seed, bits)
        recorder.deal()
        return recorder

    def take_up(self, seed: int | None) -> Recorder:
        """The recorder of a record that was verified before; the seed deals on, and nothing is dealt yet.

        It notes of each line who may know it.
        """
        recorder = self._recorder(seed)
        recorder.notes_seen = True
        for _ in self._replay(recorder, seed, None):
            pass
        return recorder

    def _recorder(self, seed: int | None) -> Recorder:
        return Recorder(self.header, self.header.begin(), _dealer(seed))

    def _replay(
        self,
        recorder: Recorder,
        seed: int | None,
        claims: _Claims | None,
        watched: list[Moment] | None = None,
    ) -> Iterator[tuple[Entry, Position, list[Event]]]:
        """Write all lines again on a recorder whose dealer has this seed; they are held to the claims.

        The moments of each line come to those `watched`.
        """
        for line in self.lines():
            if not isinstance(line, Entry):
                before = recorder.link
                recorder.replay_mark(line, seed)
                if claims is not None:
                    claims.check_mark(line, before, recorder.link)
                continue
            if claims is not None:
                claims.check_chance(line, recorder.position)
            try:
                events = recorder.replay_line(line.seat, line.move, watched)
            except Illegal as refused:
                raise RefusedLine(line.line, refused) from None
            if claims is not None:
                claims.check_entry(line, recorder.entries[-1].move, recorder.link)
            yield line, recorder.position, events
        if claims is not None:
            self._check_end(recorder.position)

    def _check_end(self, position: Position) -> None:
        reached = position.result.text() if position.result else ""
        if self.end_line and (not self.end or self.end != reached):
            args: dict[str, Value] = {"end": self.end, "reached": reached or "-"}
            raise BadInput(str(self.end_line), Message("record-end", args))


class RefusedLine(BadInput):
    """A line of a record that the rules refuse."""

    def __init__(self, line: int, refused: Illegal) -> None:
        super().__init__(str(line), refused.ruling.message)
        self.line = line
        self.ruling = refused.ruling

    def __reduce__(self) -> tuple[object, ...]:
        return RefusedLine, (self.line, Illegal(self.ruling))


class _Claims:
    """What a record claims beside its moves: what its seeds deal, one form of writing, the hashes."""

    def __init__(self, record: Record) -> None:
        self.dealer = _dealer(record.header.seed)

    def check_mark(self, mark: Mark, before: bytes, link: bytes) -> None:
        """A promise or a remark led from one link to another: the seed of a promise deals from here on."""
        check_hash(link, mark.hash8, mark.line)
        if isinstance(mark, Promise):
            self.dealer = _dealer(mark.opened[1] if mark.opened else None)
        elif mark.word == FROM:
            check_hash(before, mark.value, mark.line)

    def check_chance(self, entry: Entry, position: Position) -> None:
        """What chance is about to do must be what its dealer deals, where the seed is open."""
        if self.dealer is None or entry.seat != CHANCE or position.actors != (CHANCE,):
            return
        expected = draw_chance(position, self.dealer).text()
        if expected != entry.move:
            raise BadInput(str(entry.line), Message("record-seed", {"expected": expected}))

    def check_entry(self, entry: Entry, text: str, link: bytes) -> None:
        """A move was made, whose canonical form is this text, and led to this link."""
        if text != entry.move:
            args: dict[str, Value] = {"expected": text}
            raise BadInput(str(entry.line), Message("record-form", args))
        check_hash(link, entry.hash8, entry.line)


def _dealer(seed: int | None) -> Dealer | None:
    return None if seed is None else Dealer(seed)


def read_record(text: str) -> Record:
    """A record from its text. Lines may end as on any system; all else has one form.

    BadInput with no line in `where` means that this is no record at all or that its header cannot
    be used; with a line number, that the line is wrong.

    >>> from arbitre.core.game import game
    >>> recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"])
    >>> events = recorder.play("green", "pause")
    >>> read_record(recorder.text())
    <Record of power: 1 lines, not ended>
    """
    try:
        text.encode()
    except UnicodeEncodeError:  # half a character, from JSON
        raise BadInput(
            "", Message("record-format", {"format": FORMATS[-1], "older": FORMATS[0]})
        ) from None
    lines = text.replace("\r\n", "\n").split("\n")
    size = 1
    while size < len(lines) and lines[size].strip():
        size += 1
    header = read_header(lines[:size])
    if size + 1 >= len(lines) or lines[size]:
        raise BadInput(str(min(size + 1, len(lines))), Message("record-gap"))
    return Record(header, read_lines(lines, size + 1), text)
