"""A game's play aid (reference card): goal, turn, pieces, a worked fight, on one page.

It is made for one voice (`Game.aid(voice)`): every number comes from the edition on the table, or from the
rules, so that none is written twice. Pages, paper, the terminal and `arbitre rules GAME --aid` show the same.
"""

from __future__ import annotations

import re
import textwrap
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from arbitre.core.edition import Edition, Editions
from arbitre.core.message import Value
from arbitre.core.position import View
from arbitre.core.screen import Picture
from arbitre.core.voice import Voice

GAP: Final = 2
"""Columns between two cells of a table in a terminal."""
MOST_LARGE: Final = 40
"""So many lines and rows are printed in a larger type."""
NARROWEST: Final = 12
"""No column is made narrower than this."""


class AidLine:
    """A sentence, and the clause that says it in full (none: it has no clause of its own)."""

    def __init__(self, text: str, clause: str = "") -> None:
        self.text = text
        self.clause = clause


class AidCell:
    """A cell of a table: a text, small drawings before it, or both."""

    def __init__(self, text: str = "", drawings: list[Picture] | None = None) -> None:
        self.text = text
        self.drawings: list[Picture] = [] if drawings is None else drawings

    @property
    def said(self) -> str:
        """The cell in words: its text, else what its drawings are called."""
        return self.text or ", ".join([one.title for one in self.drawings if one.title])


class AidRow:
    """A row of cells. `clauses` are about what it shows: the rules show its drawings beside them."""

    def __init__(self, cells: list[AidCell], clauses: list[str] | None = None) -> None:
        self.cells = cells
        self.clauses: list[str] = [] if clauses is None else clauses


class AidTable:
    """A table with a head of as many cells as every row has."""

    def __init__(self, head: list[str], rows: list[AidRow]) -> None:
        self.head = head
        self.rows = rows


class AidSection:
    """A part of the aid: lines, numbered where they come one after another, then a table, then what follows.

    `key` is a short word for the page: `goal`, `turn`, `pieces`, `fight`.
    """

    def __init__(
        self,
        key: str,
        title: str,
        lines: list[AidLine] | None = None,
        numbered: bool = False,
        table: AidTable | None = None,
        after: list[AidLine] | None = None,
    ) -> None:
        self.key = key
        self.title = title
        self.lines: list[AidLine] = [] if lines is None else lines
        self.numbered = numbered
        self.table = table
        self.after: list[AidLine] = [] if after is None else after

    @property
    def all_lines(self) -> list[AidLine]:
        """Every sentence of the part, before and after its table."""
        return [*self.lines, *self.after]


class Aid:
    """A play aid: its parts in the order of reading, the values' edition, and in plain words what is ours.

    `ours` stands on the rules page, where there is room: what we chose or made up, and why.
    """

    def __init__(
        self, title: str, edition: str, sections: list[AidSection], ours: list[str] | None = None
    ) -> None:
        self.title = title
        self.edition = edition
        self.sections = sections
        self.ours: list[str] = [] if ours is None else ours

    @property
    def long(self) -> bool:
        """Whether it has so much to say that it is printed in a small type."""
        rows = [len(one.table.rows) for one in self.sections if one.table is not None]
        return sum(rows) + sum(len(one.all_lines) for one in self.sections) > MOST_LARGE

    def about(self, clause: str) -> list[Picture]:
        """The drawings of what a clause is about, each once; none where no row is about it."""
        found: dict[str, Picture] = {}
        for section in self.sections:
            for row in [] if section.table is None else section.table.rows:
                if clause in row.clauses:
                    found.update({one.key: one for cell in row.cells for one in cell.drawings})
        return list(found.values())


@mypyc_attr(allow_interpreted_subclasses=True)
class AidMaker(ABC):
    """A builder of an aid, from messages `aid-…`: said by one voice, with the values of its table's edition.

    A voice about no table has those of the standard edition. `numbers` are known to every message.
    """

    def __init__(self, voice: Voice, editions: Editions[object]) -> None:
        self.voice = voice
        self.edition = editions.named("") if voice.view is None else self.edition_of(voice.view)
        self.numbers: dict[str, Value] = {}

    @abstractmethod
    def edition_of(self, view: View) -> Edition:
        """The edition that is played at the table of a view."""

    @abstractmethod
    def sections(self) -> list[AidSection]:
        """All parts in the order of reading."""

    @abstractmethod
    def ours(self) -> list[str]:
        """What we chose or made up, and why."""

    def aid(self) -> Aid:
        """The whole aid."""
        title = self.voice.phrase("game-title")
        return Aid(title, self.edition.full_name, self.sections(), self.ours())

    def say(self, key: str, **args: Value) -> str:
        """A message of the aid."""
        return self.voice.phrase(f"aid-{key}", {**self.numbers, **args})

    def told(self, key: str, lines: Sequence[tuple[str, str]], **args: Value) -> list[AidLine]:
        """The messages `KEY-NAME` of these names, each with its clause."""
        return [AidLine(self.say(f"{key}-{name}", **args), clause) for name, clause in lines]

    def head(self, key: str, names: str) -> list[str]:
        """The head of a table: the messages `KEY-NAME` of these names."""
        return [self.say(f"{key}-{name}") for name in names.split()]

    def section(
        self,
        key: str,
        lines: list[AidLine] | None = None,
        numbered: bool = False,
        table: AidTable | None = None,
        after: list[AidLine] | None = None,
    ) -> AidSection:
        """A part whose title is the message `KEY`."""
        return AidSection(key, self.say(key), lines, numbered, table, after)


def aid_text(aid: Aid, width: int) -> str:
    """The aid as a terminal prints it, without its drawings.

    >>> goal = AidSection("goal", "Goal", [AidLine("Take the flag.", "X-1")])
    >>> print(aid_text(Aid("Stones", "classic", [goal]), 40))
    STONES (classic)
    <BLANKLINE>
    Goal
      Take the flag. [X-1]
    """
    lines = [f"{aid.title.upper()} ({aid.edition})"]
    for section in aid.sections:
        lines += ["", section.title]
        for number, line in enumerate(section.lines, 1):
            lines += _filled(line, f"  {number}. " if section.numbered else "  ", width)
        if section.table is not None:
            lines += _table_lines(section.table, width)
        for line in section.after:
            lines += _filled(line, "  ", width)
    return "\n".join(lines)


def _filled(line: AidLine, start: str, width: int) -> list[str]:
    text = f"{line.text} [{line.clause}]" if line.clause else line.text
    return _wrapped(text, width, start, " " * len(start))


def _wrapped(text: str, width: int, start: str = "", later: str = "") -> list[str]:
    """Lines of a text; a no-break space keeps what it joins on one line."""
    found = textwrap.wrap(
        text, width, initial_indent=start, subsequent_indent=later, break_on_hyphens=False
    )
    return found or [start.rstrip()]


def _table_lines(table: AidTable, width: int) -> list[str]:
    """Cells below each other; columns without a word are left out, the widest give way until all fit."""
    rows = [table.head, *([cell.said for cell in row.cells] for row in table.rows)]
    used = [n for n in range(len(table.head)) if any(row[n] for row in rows[1:])]
    wide = [max(len(row[n]) for row in rows) for n in used]
    room = width - 2 - GAP * (len(used) - 1)
    while sum(wide) > room and max(wide) > NARROWEST:
        wide[wide.index(max(wide))] -= 1
    found: list[str] = []
    for row in rows if any(table.head[n] for n in used) else rows[1:]:
        cells = [_wrapped(row[n], size) for n, size in zip(used, wide, strict=True)]
        for line in range(max(len(cell) for cell in cells)):
            parts = [cell[line] if line < len(cell) else "" for cell in cells]
            texts = [text.ljust(size + GAP) for text, size in zip(parts, wide, strict=True)]
            found.append(("  " + "".join(texts)).rstrip())
    return found


def well_formed(picture: Picture) -> bool:
    """Whether a drawing can stand in a page beside others: sound markup, a size, nothing named or fetched.

    >>> well_formed(Picture("x", 2, 2, "", "k", "<path d='M0 0'/>", "", ""))
    True
    >>> well_formed(Picture("x", 2, 2, "", "k", "<g><path/>", "", ""))
    False
    """
    from xml.etree import ElementTree

    markup = picture.board + picture.state + picture.pieces
    try:
        root = ElementTree.fromstring(f"<svg>{markup}</svg>")
    except ElementTree.ParseError:
        return False
    named = re.search(r'\s(id|href|on\w+)="', markup) or "<script" in markup
    return bool(len(root)) and picture.width > 0 and picture.height > 0 and not named
