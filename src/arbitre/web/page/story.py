"""The log in words: what happened, line by line, each with the clause that made it so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arbitre.core.position import View
from arbitre.core.screen import told_beat
from arbitre.core.table_talk import TableTalk
from arbitre.core.words import Words
from arbitre.tables.sight import Step


@dataclass(frozen=True)
class Told:
    """A line of the log; a heading opens a part of it."""

    text: str
    clause: str = ""
    heading: bool = False


@dataclass(frozen=True)
class Chapter:
    """What one step of the game brought, as lines."""

    number: int
    lines: list[Told]


def told(line: str) -> Told:
    """A line of a game's telling taken apart.

    >>> told("Red carried out nothing [PW-O13]")
    Told(text='Red carried out nothing', clause='PW-O13', heading=False)
    >>> told("— Orders").heading
    True
    """
    beat = told_beat(line, [])
    return Told(beat.caption, beat.clause, line.startswith("— "))


def chapters(
    steps: Sequence[Step],
    talk: TableTalk,
    words_at: Callable[[View], Words],
    time_up: Callable[[Step], list[str]],
) -> list[Chapter]:
    """The steps of a game in words, each told with what was known before it; empty ones are left out.

    `time_up` says whose time was up in a step.
    """
    made = [
        Chapter(
            step.number,
            [Told(line) for line in time_up(step)]
            + [told(line) for line in talk.tell(step.events, words_at(step.before))],
        )
        for step in steps
    ]
    return [chapter for chapter in made if chapter.lines]
