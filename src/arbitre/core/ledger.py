"""The ledger (hash chain, append-only log): lines, promises and remarks of a record as they are written."""

from __future__ import annotations

from arbitre.core.header import Header
from arbitre.core.position import Position
from arbitre.core.record_lines import (
    FROM,
    NO_BITS,
    TAKEN_BACK,
    Entry,
    Mark,
    Opened,
    Promise,
    Remark,
    chained,
    chained_promise,
    chained_remark,
    kept_by,
    seed_line,
    woven,
)


class Ledger:
    """The hash chain of a game being written down; it knows no rules and makes no moves."""

    def __init__(self, header: Header, link: bytes, lines_before: int) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.marks: list[Mark] = []  # promises made since the header's, and remarks
        self.lines_before = lines_before
        self.link = link
        self._links: list[bytes] = []  # the link before each line

    @property
    def promises(self) -> list[Promise]:
        """The promises made since the header's."""
        return [mark for mark in self.marks if isinstance(mark, Promise)]

    @property
    def taken_back(self) -> int:
        """How often moves were taken back further than the rules of undo allow."""
        return len([mark for mark in self.marks if _is(mark, TAKEN_BACK)])

    @property
    def branched(self) -> int | None:
        """After how many lines this became another game than the one it came from; None: it never did."""
        found = [mark.after for mark in self.marks if _is(mark, FROM)]
        return found[-1] if found else None

    def lines(self, opened: bool) -> list[str]:
        """The lines of the record but its end; a seed that deals no more is open in any case."""
        promises = self.promises
        lines = self.header.lines(opened or bool(promises))
        lines.append("")
        for line in woven(self.entries, self.marks):
            lines.append(line.text())
            if isinstance(line, Promise) and line.opened:
                if opened or line is not promises[-1]:
                    lines.append(seed_line(line.opened))
        return lines

    def open(self, bits: str, seed: int) -> bool:
        """Open the commitment in force, if it was made from these; the text shows it at the end."""
        opened = (bits or NO_BITS, seed)
        promises = self.promises
        if promises:
            if kept_by(promises[-1].commitment, opened):
                promises[-1].opened = opened
                return True
        elif kept_by(self.header.commitment, opened):
            self.header.opened = opened
            return True
        return False

    def branch(self) -> None:
        """Say that from here on this is another game than the one that the lines so far are of."""
        self.add_remark(FROM, self.link.hex()[:8])

    def add_line(self, seat: str, text: str, position: Position) -> Entry:
        """Write a move under the others, with the position that it led to."""
        number = self.lines_before + len(self.entries) + 1
        self._links.append(self.link)
        self.link = chained(self.link, number, seat, text, position)
        entry = Entry(number, seat, text, self.link.hex()[:8])
        self.entries.append(entry)
        return entry

    def add_promise(self, promised: str, opened: Opened | None) -> None:
        """Write a commitment that is in force from here on; empty: nobody deals."""
        self.link = chained_promise(self.link, promised)
        after = self.lines_before + len(self.entries)
        self.marks.append(Promise(after, promised, self.link.hex()[:8], opened))

    def add_remark(self, word: str, value: str) -> None:
        """Write a remark: FROM or TAKEN_BACK."""
        self.link = chained_remark(self.link, word, value)
        after = self.lines_before + len(self.entries)
        self.marks.append(Remark(after, word, value, self.link.hex()[:8]))

    def strike_out(self, count: int) -> None:
        """Only the first `count` lines stand, fewer than there are; promises and remarks follow them."""
        self.link = self._links[count]
        del self.entries[count:], self._links[count:]
        for mark in self.marks:
            if mark.after > count:  # it stands, for the moves that are left
                mark.after = count
                if isinstance(mark, Promise):
                    self.link = chained_promise(self.link, mark.commitment)
                else:
                    if mark.word == FROM:
                        mark.value = self.link.hex()[:8]
                    self.link = chained_remark(self.link, mark.word, mark.value)
                mark.hash8 = self.link.hex()[:8]


def _is(mark: Mark, word: str) -> bool:
    return isinstance(mark, Remark) and mark.word == word
