"""A game's voice (its text rendering): events, lines and prompts in words, about one view, in one language.

A voice is made for one view (`game.voice(view, lang)`) and never changes: whoever shows another view, or
another table, makes another voice. What it tells are structured lines (`Told`), so that a page, a
terminal and a program each show them in their own way and nobody takes a sentence to pieces.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from arbitre.core.edition import Edition
from arbitre.core.message import Event, Fact
from arbitre.core.position import Move, View
from arbitre.core.words import Words

JOINT: Final = " · "
"""What stands between things that are told on one line."""


class Reason:
    """Why something was done: what was weighed, what decided; or a rule in full, under its `clause`."""

    def __init__(self, text: str, clause: str = "") -> None:
        self.text: Final = text
        self.clause: Final = clause

    def __repr__(self) -> str:
        return f"Reason({self.text!r}, {self.clause!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.text == other.text and self.clause == other.clause

    def __hash__(self) -> int:
        return hash((self.text, self.clause))

    def to_dict(self) -> dict[str, str]:
        """The JSON form, as the API has it."""
        return {"text": self.text, "clause": self.clause}


class Told:
    """One line of what happened.

    `clause` made it so; `heading`: it opens a part of the telling; `reasons`: what was weighed, for a
    step that the game itself made; `about`: the ids of the things in the picture that it is about;
    `events`: those that it tells, in order; `also`: what is told on the same line, by clauses of its own;
    `minor`: a log folds it away with the others of its kind that stand beside it (moves, payments).
    """

    def __init__(
        self,
        text: str,
        clause: str = "",
        heading: bool = False,
        events: list[Event] | None = None,
        about: list[str] | None = None,
        reasons: list[Reason] | None = None,
        also: list[Told] | None = None,
        minor: bool = False,
    ) -> None:
        self.text: Final = text
        self.clause: Final = clause
        self.heading: Final = heading
        self.events: Final[list[Event]] = [] if events is None else events
        self.about: Final[list[str]] = [] if about is None else about
        self.reasons: Final[list[Reason]] = [] if reasons is None else reasons
        self.also: Final[list[Told]] = [] if also is None else also
        self.minor: Final = minor

    def __repr__(self) -> str:
        return f"Told({self.text!r}, {self.clause!r})"

    @property
    def parts(self) -> list[Told]:
        """The line and what is told on it besides, in order."""
        return [self, *self.also]

    @property
    def whole(self) -> str:
        """All that is told on this line, without clauses.

        >>> Told("A3 is captured", "SA-I9", also=[Told("Strength: 2", "SA-P1")]).whole
        'A3 is captured · Strength: 2'
        """
        return JOINT.join([part.text for part in self.parts])

    @property
    def all_events(self) -> list[Event]:
        """The events of the whole line, in order."""
        return [event for part in self.parts for event in part.events]

    def to_dict(self) -> dict[str, object]:
        """The JSON form, as the API has it."""
        return {
            "text": self.text,
            "clause": self.clause,
            "heading": self.heading,
            "minor": self.minor,
            "about": self.about,
            "reasons": [reason.to_dict() for reason in self.reasons],
            "also": [part.to_dict() for part in self.also],
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice(ABC):
    """A game in words, about the table that `view` shows; without a view, about no table."""

    def __init__(self, words: Words, view: View | None) -> None:
        self.words: Final = words
        self.view: Final = view

    def __repr__(self) -> str:
        return f"<{type(self).__name__} in {self.lang}, about {self.view!r}>"

    @property
    def lang(self) -> str:
        """The language it speaks."""
        return self.words.lang

    @property
    def seen(self) -> View:
        """The view, where there must be one."""
        assert self.view is not None
        return self.view

    def phrase(self, key: str, args: Mapping[str, Fact] | None = None) -> str:
        """A message of the game by key."""
        return self.words.phrase(key, args)

    def seat(self, seat: str) -> str:
        """What a seat is called, or a side that the rules play."""
        return self.words.argument("side", seat)

    def plays(self, seat: str) -> str:
        """What a seat plays, where its name does not say so: the armies of a side; else empty."""
        return ""

    @abstractmethod
    def tell(self, events: list[Event]) -> list[Told]:
        """What happened after the view, line by line."""

    def steps(self, events: list[Event]) -> list[Told]:
        """The last steps among past events that the game itself made, each with its reasons.

        Empty in a game that has nothing to explain; one that has says `step-nothing` before the first.
        """
        return []

    @abstractmethod
    def prompt(self) -> str:
        """One line saying what the seat has to decide now, for somebody who types."""

    def line(self, text: str) -> str:
        """A line of a draft in the reader's language."""
        return text

    def written(self, move: Move) -> list[str]:
        """The lines that would write a decision on a draft in the reader's language."""
        return [move.text()]

    def declaration(self, move: Move) -> str:
        """What a seat types to declare something; the notation is always understood."""
        return move.text()

    def greeting(self) -> list[str]:
        """What is said once when a game begins: what a player must know about this edition."""
        return []

    def edition_lines(self, edition: Edition) -> list[str]:
        """What is particular to an edition, for the rules pages: its values, and whose they are."""
        return []

    def table_move(self, text: str) -> str:
        """What somebody typed as set on a real table (correction), as a move of TABLE; empty: it is none.

        Illegal says what cannot be read. Only a game with a desk (`Game.desk`) has any.
        """
        return ""

    def table_example(self) -> str:
        """A line that sets something on a real table, as one types it; empty: nothing is set so."""
        return ""

    # -- a person plays chance ---------------------------------------------------------------

    def chance_prompt(self) -> str:
        """What the table is asked for where a person plays chance: which card, which die."""
        return ""

    def chance_moves(self, text: str) -> list[str]:
        """The moves of chance that somebody typed on one line, in notation; words are understood too.

        What cannot be read is left as it is: the position refuses it.
        """
        return [text]

    def chance_kind(self) -> str:
        """What sort of thing the table is asked for, in words: the program may draw it instead.

        Empty in a game where everything of chance is of one sort.
        """
        return ""

    def chance_count(self) -> int:
        """How many outcomes the question asks for at once: as many dice or cubes as fall together."""
        return 1

    def chance_help(self) -> list[str]:
        """How else an outcome may be typed, beside those that `?` lists."""
        return []

    def outcome(self, move: Move) -> str:
        """A move of chance as one types it in the reader's language."""
        return move.text()
