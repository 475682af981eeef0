"""The log in words: what happened, line by line, each with the clause that made it so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

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
    steps: Sequence[Step], talk: TableTalk, words: Words, name: Callable[[str], str]
) -> list[Chapter]:
    """The steps of a game in words; those in which nothing is told are left out. `name` says a seat."""
    made = [
        Chapter(
            step.number,
            [Told(line) for line in time_up(step, words, name)]
            + [told(line) for line in talk.tell(step.events, words)],
        )
        for step in steps
    ]
    return [chapter for chapter in made if chapter.lines]


def time_up(step: Step, words: Words, name: Callable[[str], str]) -> list[str]:
    """Whose time was up in a step, and what came of it."""
    return [
        words.phrase("page-time-up", {"who": name(seat), "how": how}) for seat, how in step.timed
    ]
