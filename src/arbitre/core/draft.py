"""A draft (the builder of a move): a seat's private notepad for one whole decision."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from arbitre.core.message import Illegal, Message, Ruling
from arbitre.core.position import Move, View


class Line:
    """A line of a draft, and why it would be refused as things stand (None: it would not)."""

    def __init__(self, text: str, ruling: Ruling | None) -> None:
        self.text = text
        self.ruling = ruling

    def __repr__(self) -> str:
        return f"Line({self.text!r}, {self.ruling!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.text == other.text and self.ruling == other.ruling

    def __hash__(self) -> int:
        return hash(self.text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft:
    """Lines in any order, each with its ruling as things stand, and the small steps from here.

    Acts on a draft are never moves: no position, record or other seat ever knows of them.

    >>> from arbitre.core.game import game
    >>> draft = game("power").draft(game("power").start().view("green"))
    >>> draft.add("T HQ V8")
    Line('T HQ V8', None)
    >>> draft
    <SheetDraft 'T HQ V8'>
    """

    def __repr__(self) -> str:
        written = [
            repr(line.text) + (f" ({line.ruling.clause or 'refused'})" if line.ruling else "")
            for line in self.lines
        ]
        return f"<{type(self).__name__} {', '.join(written) or 'empty'}>"

    @abstractmethod
    def copy(self) -> Draft:
        """A draft that is written on by itself from here: for players who search (clone)."""

    @property
    @abstractmethod
    def lines(self) -> list[Line]:
        """The lines as they stand, judged top to bottom."""

    @abstractmethod
    def next(self) -> list[str]:
        """The steps that could be added now, in a stable order."""

    @abstractmethod
    def add(self, text: str) -> Line:
        """Write a line at the end; it comes back with its ruling, and is kept even when refused."""

    @abstractmethod
    def remove(self, index: int) -> None:
        """Take a line back."""

    @abstractmethod
    def move(self, index: int, to: int) -> None:
        """Put a line in another place."""

    @abstractmethod
    def decision(self) -> Move:
        """The move this draft makes."""

    @abstractmethod
    def preview(self) -> View:
        """The view as it would be if only this decision were carried out."""

    def lines_in(self, lang: str) -> list[str]:
        """The lines as a draft in another language reads them; here they are the same in all."""
        return [line.text for line in self.lines]

    def warnings(self) -> list[Message]:
        """What one would want to know before committing this decision."""
        return []

    def notes(self) -> list[Message]:
        """What is known of the decision as it stands: its chances, its cost. Shown after each line."""
        return []

    @property
    def complete(self) -> bool:
        """Whether the lines make a decision as they stand."""
        return True

    @property
    def at_once(self) -> bool:
        """Whether one line is the whole decision: it is sent without a second word."""
        return self.complete and len(self.lines) == 1 and not self.next()

    @property
    def single(self) -> bool:
        """Whether any decision here is one line: there is no sheet to look at, sort or send."""
        return False

    def clear(self) -> None:
        """Take every line back."""
        while self.lines:
            self.remove(len(self.lines) - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class WrittenDraft(Draft):
    """A draft whose lines are kept in the notation of records, and read in the reader's language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.texts: list[str] = []

    @abstractmethod
    def spoken(self, text: str, lang: str) -> str:
        """A line in the words of a language."""

    @abstractmethod
    def ruling(self, index: int) -> Ruling | None:
        """Why a line would be refused as things stand."""

    @property
    def lines(self) -> list[Line]:
        """The lines as they stand, each judged after those before it."""
        return [
            Line(self.spoken(text, self.lang), self.ruling(index))
            for index, text in enumerate(self.texts)
        ]

    def lines_in(self, lang: str) -> list[str]:
        """The lines in the words of another language, whole."""
        return [self.spoken(text, lang) for text in self.texts]

    def remove(self, index: int) -> None:
        """Take a line back."""
        if not 0 <= index < len(self.texts):
            raise IndexError(index)
        del self.texts[index]

    def move(self, index: int, to: int) -> None:
        """Put a line in another place."""
        text = self.texts[index]
        self.remove(index)
        self.texts.insert(to, text)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceDraft(Draft):
    """The draft of a decision that is one choice from a list: its only line is the choice."""

    def __init__(self, view: View, moves: list[Move]) -> None:
        self._view = view
        self._moves = {move.text(): move for move in moves}
        self._chosen: Line | None = None

    def copy(self) -> ChoiceDraft:
        """One with the same choices, and what is chosen; a class made of other things makes its own."""
        found = type(self)(self._view, list(self._moves.values()))
        found._chosen = self._chosen
        return found

    @property
    def lines(self) -> list[Line]:
        """The choice, once it is made."""
        return [] if self._chosen is None else [self._chosen]

    @property
    def complete(self) -> bool:
        """Whether something that may be chosen is chosen."""
        return self._chosen is not None and self._chosen.ruling is None

    @property
    def single(self) -> bool:
        """A choice is one line."""
        return True

    def next(self) -> list[str]:
        """All choices while none is made."""
        return list(self._moves) if self._chosen is None else []

    def add(self, text: str) -> Line:
        """Choose; a second choice takes the place of the first."""
        ruling = None
        if text not in self._moves:
            ruling = Ruling("", Message("no-such-choice", {"word": text[:40]}))
        self._chosen = Line(text, ruling)
        return self._chosen

    def remove(self, index: int) -> None:
        """Take the choice back."""
        if index != 0 or self._chosen is None:
            raise IndexError(index)
        self._chosen = None

    def move(self, index: int, to: int) -> None:
        """One line has one place."""

    def decision(self) -> Move:
        """The one move that was chosen; refused while there is none."""
        if self._chosen is None or self._chosen.ruling is not None:
            raise Illegal(Ruling("", Message("no-such-choice", {"word": ""})))
        return self._moves[self._chosen.text]

    def preview(self) -> View:
        """A choice shows nothing before it is made."""
        return self._view
