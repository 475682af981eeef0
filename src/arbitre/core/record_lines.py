"""The lines of a record under its header: moves, promises, remarks, and the chain of their hashes."""

from __future__ import annotations

import re
from hashlib import sha256

from arbitre.core.chance import commitment
from arbitre.core.message import BadInput, Message, Value
from arbitre.core.position import Position

MAX_LINE = 100_000
NO_BITS = "-"
"""Stands for random bits where there are none: the seed was chosen, not drawn."""
NOBODY = "-"
"""Stands for a commitment where nobody deals from here on."""

FROM = "from"
"""From here on this is another game than the one whose line has the hash that follows (a branch)."""
TAKEN_BACK = "taken-back"
"""So many lines stood here and were taken back, further than the rules of undo allow."""

Opened = tuple[str, int]
"""The random bits and the seed that a commitment was made from."""
Seen = frozenset[str | None]
"""Who may know a line: seats, and None for the public."""


class Entry:
    """One line of a record: a seat's move and the first eight digits of the chained hash."""

    __slots__ = ("declared", "hash8", "line", "move", "number", "revealed", "seat", "seen")

    def __init__(self, number: int, seat: str, move: str, hash8: str, line: int = 0) -> None:
        self.number = number
        self.seat = seat
        self.move = move
        self.hash8 = hash8
        self.line = line
        self.revealed = False  # decided at once with others, and shown with theirs
        self.declared = False  # said beside a decision
        self.seen: Seen | None = None  # who may know it, where that was noted; None: everybody

    def __repr__(self) -> str:
        return f"<Entry {self.text()}>"

    def text(self) -> str:
        """The line as written."""
        return f"{self.number} {self.seat} {self.move} #{self.hash8}"


class Promise:
    """A commitment made in the middle of a game: from here on another seed deals, or nobody."""

    __slots__ = ("after", "commitment", "hash8", "line", "opened")

    def __init__(
        self,
        after: int,
        commitment: str,
        hash8: str,
        opened: Opened | None = None,
        line: int = 0,
    ) -> None:
        self.after = after  # how many moves stand before it
        self.commitment = commitment  # empty: nobody deals
        self.hash8 = hash8
        self.opened = opened
        self.line = line

    def __repr__(self) -> str:
        return f"<Promise {self.text()}>"

    def text(self) -> str:
        """The line as written, without the seed."""
        return f"promise {self.commitment or NOBODY} #{self.hash8}"


class Remark:
    """An annotation among the lines of a record: where the game came from, or what was taken back."""

    __slots__ = ("after", "hash8", "line", "value", "word")

    def __init__(self, after: int, word: str, value: str, hash8: str, line: int = 0) -> None:
        self.after = after  # how many moves stand before it
        self.word = word  # FROM or TAKEN_BACK
        self.value = value
        self.hash8 = hash8
        self.line = line

    def __repr__(self) -> str:
        return f"<Remark {self.text()}>"

    def text(self) -> str:
        """The line as written."""
        return f"{self.word} {self.value} #{self.hash8}"


Mark = Promise | Remark
"""What stands among the moves and has no number."""


def woven(entries: list[Entry], marks: list[Mark]) -> list[Entry | Mark]:
    """Moves, promises and remarks in the order of a record."""
    lines: list[Entry | Mark] = []
    written = 0
    for mark in marks:
        lines += entries[written : mark.after]
        lines.append(mark)
        written = mark.after
    lines += entries[written:]
    return lines


def chained(before: bytes, number: int, seat: str, move: str, position: Position) -> bytes:
    """The next link: over the last one, the line, and the text of the position it led to."""
    return sha256(before + f"{number} {seat} {move}\n{position.text()}".encode()).digest()


def chained_promise(before: bytes, promised: str) -> bytes:
    """The next link over a promise, which changes no position."""
    return sha256(before + f"promise {promised or NOBODY}".encode()).digest()


def chained_remark(before: bytes, word: str, value: str) -> bytes:
    """The next link over a remark, which changes no position either."""
    return sha256(before + f"{word} {value}".encode()).digest()


def check_hash(link: bytes, found: str, line: int) -> None:
    """BadInput where the hash of a line is not that of its link."""
    expected = link.hex()[:8]
    if expected != found:
        args: dict[str, Value] = {"expected": expected, "found": found}
        raise BadInput(str(line), Message("record-hash", args))


# -- the promise of a seed --------------------------------------------------------------------


def kept_by(promised: str, opened: Opened) -> bool:
    """Whether these are the random bits and the seed that a commitment was made from."""
    bits, seed = opened
    return commitment("" if bits == NO_BITS else bits, seed) == promised


def seed_line(opened: Opened) -> str:
    """The line that opens a promise."""
    return f"seed {opened[0]} {opened[1]}"


def read_commitment(text: str, line: int) -> str:
    """A commitment as it must be written: a whole SHA-256, 64 digits in lower case."""
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise BadInput(str(line), Message("record-no-commitment"))
    return text


def read_opened(text: str, line: int) -> Opened:
    """The random bits and the seed of a line `seed`, written in their one form."""
    bits, _, number = text.partition(" ")
    if not re.fullmatch(r"\S+", bits) or not re.fullmatch("-?[0-9]{1,4000}", number):
        raise BadInput(str(line), Message("record-no-seed"))
    opened = (bits, int(number))
    if seed_line(opened) != f"seed {text}":
        raise BadInput(str(line), Message("record-no-seed"))
    return opened


def check_kept(promised: str, opened: Opened, line: int) -> None:
    """BadInput where an opened seed is not the one that was promised."""
    if not kept_by(promised, opened):
        raise BadInput(str(line), Message("record-commitment"))


# -- reading ----------------------------------------------------------------------------------


class Body:
    """What was read of a record under its header."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.marks: list[Mark] = []
        self.end = ""
        self.end_line = 0


def read_lines(lines: list[str], first: int) -> Body:
    """The lines of a record from an index on; BadInput names the one that cannot be read."""
    body = Body()
    entries, marks = body.entries, body.marks
    for index in range(first, len(lines)):
        line, number = lines[index], index + 1
        if not line and number == len(lines):
            break
        if body.end_line or len(line) > MAX_LINE:
            raise BadInput(str(number), Message("record-line"))
        if line.startswith("end "):
            body.end, body.end_line = line[4:], number
            continue
        if line.startswith("promise "):
            marks.append(_read_promise(line, len(entries), number))
            continue
        if line.startswith((f"{FROM} ", f"{TAKEN_BACK} ")):
            marks.append(_read_remark(line, len(entries), number))
            continue
        promise = marks[-1] if marks and marks[-1].line == index else None
        if line.startswith("seed ") and isinstance(promise, Promise):
            if not promise.commitment:
                raise BadInput(str(number), Message("record-no-promise"))
            promise.opened = read_opened(line[5:], number)
            check_kept(promise.commitment, promise.opened, number)
            continue
        found = re.fullmatch(r"([0-9]+) (\S+) (.*) #([0-9a-f]{8})", line)
        if not found or found.group(1) != str(len(entries) + 1):
            raise BadInput(str(number), Message("record-line"))
        entries.append(
            Entry(len(entries) + 1, found.group(2), found.group(3), found.group(4), number)
        )
    return body


def _read_promise(line: str, after: int, number: int) -> Promise:
    found = re.fullmatch(r"promise (\S+) #([0-9a-f]{8})", line)
    if not found:
        raise BadInput(str(number), Message("record-line"))
    promised = "" if found.group(1) == NOBODY else read_commitment(found.group(1), number)
    return Promise(after, promised, found.group(2), None, number)


def _read_remark(line: str, after: int, number: int) -> Remark:
    found = re.fullmatch(rf"({FROM}) ([0-9a-f]{{8}}) #([0-9a-f]{{8}})", line) or re.fullmatch(
        rf"({TAKEN_BACK}) ([1-9][0-9]{{0,5}}) #([0-9a-f]{{8}})", line
    )
    if not found:
        raise BadInput(str(number), Message("record-line"))
    return Remark(after, found.group(1), found.group(2), found.group(3), number)
