"""A game in a terminal: the board as text, help, what could be typed, and how a telling is printed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from arbitre.core.draft import Draft
from arbitre.core.message import Event
from arbitre.core.voice import JOINT, Reason, Told, Voice
from arbitre.core.words import Words

OPENS: Final = "— "
"""How a line begins that opens a part of the telling."""


class Style:
    """What the terminal can show: colour codes, signs beyond ASCII, columns, rows (0: any number)."""

    def __init__(self, colour: bool, ascii: bool, width: int, height: int = 0) -> None:
        self.colour = colour
        self.ascii = ascii
        self.width = width
        self.height = height

    def paint(self, text: str, code: str) -> str:
        """Text in a colour, by ANSI code, where colours are shown.

        >>> Style(colour=False, ascii=True, width=80).paint("a", "31")
        'a'
        """
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour else text


@mypyc_attr(allow_interpreted_subclasses=True)
class Terminal(ABC):
    """A game at a keyboard, with the voice of one view."""

    def __init__(self, voice: Voice) -> None:
        self.voice: Final = voice
        self.words: Final = voice.words

    @abstractmethod
    def board(self, style: Style) -> str:
        """The view drawn as text."""

    def help(self) -> str:
        """How a line of the decision is written, on one screen."""
        return self.voice.prompt()

    def options(self, draft: Draft, query: str) -> list[str]:
        """What could be written now about a thing (a piece, a space), each line ready to be read."""
        return [line for line in draft.next() if query in line]

    def complete(self, draft: Draft, text: str) -> list[str]:
        """Lines that continue what was typed so far."""
        return [line for line in draft.next() if line.startswith(text)]

    def steps(self, events: list[Event]) -> list[str]:
        """The steps that `why` can explain, numbered as it counts them."""
        told = self.voice.steps(events)
        return [f"{number}. {told_line(step)}" for number, step in enumerate(told, 1)]

    def why(self, events: list[Event], number: int) -> list[str]:
        """A step among past events again, with its reasons; `number` counts from 1, 0 is the last one.

        Empty in a game that has nothing to explain.
        """
        steps, words = self.voice.steps(events), self.words
        if not steps:
            return [words.phrase("step-nothing")] if words.knows("step-nothing") else []
        if number > len(steps):
            return [words.phrase("step-too-far", {"n": number, "of": len(steps)})]
        index = number - 1 if number else len(steps) - 1
        return [
            words.phrase("step-number", {"n": index + 1, "of": len(steps)}),
            told_line(steps[index]),
            *(reason_line(reason, words) for reason in steps[index].reasons),
        ]


def told_line(told: Told) -> str:
    """A line of a telling as a terminal prints it: each thing with its clause.

    >>> told_line(Told("Orders", heading=True)), told_line(Told("Red pays 1 Power", "PW-O13"))
    ('— Orders', 'Red pays 1 Power [PW-O13]')
    """
    parts = [f"{one.text} [{one.clause}]" if one.clause else one.text for one in told.parts]
    return (OPENS if told.heading else "") + JOINT.join(parts)


def reason_line(reason: Reason, words: Words) -> str:
    """A reason as a terminal prints it: a rule under its clause."""
    if not reason.clause:
        return reason.text
    return f"{words.phrase('step-clause', {'clause': reason.clause})} {reason.text}"
