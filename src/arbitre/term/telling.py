"""Telling what happened: a part at a time to a person, all at once to a pipe."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.term.commands import answer_of
from arbitre.term.reading import Ask
from arbitre.term.table import BOLD, DIM, Table

OPENS = "— "
"""How a line of a telling begins that opens a new part."""


def scenes(lines: list[str]) -> list[list[str]]:
    """The lines parted before each line that opens a part.

    >>> scenes(["— Orders", "a", "b", "— Conflicts", "c"])
    [['— Orders', 'a', 'b'], ['— Conflicts', 'c']]
    """
    parts: list[list[str]] = []
    for line in lines:
        if line.startswith(OPENS) or not parts:
            parts.append([])
        parts[-1].append(line)
    return parts


def print_telling(table: Table, events: list[Event]) -> None:
    """All that happened, without a stop."""
    for scene in scenes(table.talk.tell(events, table.words)):
        _print_scene(table, scene)


def _print_scene(table: Table, scene: list[str]) -> None:
    for line in scene:
        if line.startswith(OPENS):
            table.screen.say(line, 0, BOLD)
        else:
            table.screen.say(line, 2)


def tell(table: Table, events: list[Event]) -> None:
    """What happened, step by step: Enter shows the next part, `skip` the rest at once."""
    parts = scenes(table.talk.tell(events, table.words))
    stops = table.reader.person
    # the short end of a round follows at once, unless the screen is cleared after it
    cleared = len(table.people) > 1
    for index, scene in enumerate(parts):
        _print_scene(table, scene)
        last = index + 1 == len(parts)
        if (stops and index + 2 < len(parts)) or (last and cleared and table.reader.person):
            stops = not _skips(table, last)


def _skips(table: Table, last: bool) -> bool:
    """Wait for Enter; whether the reader has seen enough."""
    style = table.screen.style

    def prompt() -> str:
        key = "term-last-part" if last else "term-next-part"
        return style.paint(table.phrase(key, cmd="skip"), DIM) + " "

    return answer_of(table.reader.line(Ask(prompt))) == "skip"
