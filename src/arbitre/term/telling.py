"""Telling what happened: a part at a time to a person, all at once to a pipe."""

from __future__ import annotations

from arbitre.core.message import Event
from arbitre.term.commands import answer_of
from arbitre.term.reading import Ask
from arbitre.term.table import BOLD, Table

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
    for index, scene in enumerate(parts):
        _print_scene(table, scene)
        if stops and index + 2 < len(parts):
            stops = not _skips(table)


def _skips(table: Table) -> bool:
    """Wait for Enter; whether the reader has seen enough."""
    style = table.screen.style

    def prompt() -> str:
        return style.paint(table.phrase("term-next-part", cmd="skip"), "2") + " "

    return answer_of(table.reader.line(Ask(prompt))) == "skip"
