"""Telling what happened: a part at a time to a person, all at once to a pipe."""

from __future__ import annotations

from arbitre.core.message import Event, Ruling
from arbitre.core.terminal import told_line
from arbitre.core.voice import Told
from arbitre.term.commands import answer_of
from arbitre.term.hourglass import Hourglass
from arbitre.term.reading import Ask
from arbitre.term.table import BOLD, DIM, RED, TermTable

ROOM = 36
"""Rows that show the end of a telling and the next board together."""
SHORT = 4
"""Lines that are told in passing."""


def scenes(lines: list[Told]) -> list[list[Told]]:
    """The lines parted before each line that opens a part.

    >>> [len(scene) for scene in scenes([Told("Orders", heading=True), Told("a"), Told("b", heading=True)])]
    [2, 1]
    """
    parts: list[list[Told]] = []
    for line in lines:
        if line.heading or not parts:
            parts.append([])
        parts[-1].append(line)
    return parts


def print_telling(table: TermTable, lines: list[Told]) -> None:
    """All that happened, without a stop."""
    for line in lines:
        print_line(table, line)


def print_line(table: TermTable, line: Told) -> None:
    """One line; one that opens a part stands out."""
    if line.heading:
        table.screen.say(told_line(line), 0, BOLD)
    else:
        table.screen.say(told_line(line), 2)


def show_refusal(table: TermTable, text: str, ruling: Ruling) -> None:
    """What was refused, by which clause and why."""
    why = table.words.ruling(ruling)
    key = "term-refused" if ruling.clause else "term-refused-plain"
    table.say(key, 2, RED, text=text, clause=ruling.clause, why=why)


def tell(table: TermTable, events: list[Event]) -> bool:
    """What happened, step by step: Enter shows the next part, `skip` the rest; whether it did."""
    if not table.reader.person:
        print_telling(table, table.told(events))
        return False
    rows = table.screen.style.height or ROOM
    pages = _pages(table, scenes(table.told(events)), rows - 2)
    # a low screen has no room for the last page and the next board, and a cleared one for neither
    short = len(pages) == 1 and len(pages[0]) < SHORT
    last_stops = (rows < ROOM and not short) or len(table.people) > 1
    skips = False
    for number, page in enumerate(pages, 1):
        for line in page:
            print_line(table, line)
        if number == len(pages):
            if last_stops:
                skips = wait(table, "term-last-part") or skips
        elif not skips:
            skips = wait(table, "term-next-part")
    return skips


def _pages(table: TermTable, parts: list[list[Told]], rows: int) -> list[list[Told]]:
    """The parts in pages that fit on the screen; the last part goes with the one before it."""
    pages: list[list[Told]] = []
    used = 0
    for number, part in enumerate(parts, 1):
        sizes = [table.screen.wrapped(told_line(line), 2).count("\n") + 1 for line in part]
        if number < len(parts) or used + sum(sizes) > rows or not pages:
            pages.append([])
            used = 0
        for line, size in zip(part, sizes, strict=True):
            if used + size > rows and pages[-1]:
                pages.append([])
                used = 0
            pages[-1].append(line)
            used += size
    return pages


def wait(table: TermTable, key: str, glass: Hourglass | None = None) -> bool:
    """Wait for Enter; whether the reader has seen enough. Their next line may be typed here already."""
    style = table.screen.style

    def prompt() -> str:
        return style.paint(table.phrase(key, cmd="skip"), DIM) + " "

    line = table.reader.line(Ask(prompt, glass))
    if not line.strip() or answer_of(line, table.lang) == "skip":
        return bool(line.strip())
    if len(table.people) > 1:
        return False  # it is not known whose line it is
    table.ahead.append(line)
    return True
