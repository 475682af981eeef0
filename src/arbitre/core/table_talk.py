"""How a game is shown and told in a terminal: what `term` asks of a game it does not know."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from arbitre.core.draft import Draft
from arbitre.core.edition import Edition
from arbitre.core.message import Event, Value
from arbitre.core.position import Move, View
from arbitre.core.words import Words


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
class TableTalk(ABC):
    """A game's own words and drawings for a terminal."""

    @abstractmethod
    def words(self, lang: str) -> Words:
        """The game's messages in a language, for pages about no table."""

    def words_about(self, view: View, lang: str) -> Words:
        """The same for one table: they know what its edition calls things, and what the view shows.

        Words never learn: whoever shows another view, or another table, makes other words.
        """
        return self.words(lang)

    @abstractmethod
    def board(self, view: View, style: Style, words: Words) -> str:
        """The view drawn as text."""

    @abstractmethod
    def draw(self, view: View, words: Words) -> str:
        """The view drawn as SVG."""

    @abstractmethod
    def prompt(self, view: View, words: Words) -> str:
        """One line saying what the seat has to decide now."""

    @abstractmethod
    def help(self, view: View, words: Words) -> str:
        """How a line of the decision is written, on one screen."""

    @abstractmethod
    def tell(self, events: list[Event], words: Words) -> list[str]:
        """The events as lines a person reads, each with its clause; `— ` opens a part of the telling.

        The words know the view before the first of them (`words_about`).
        """

    @abstractmethod
    def options(self, draft: Draft, query: str, words: Words) -> list[str]:
        """What could be written now about a thing (a piece, a space), each line ready to be read."""

    @abstractmethod
    def complete(self, draft: Draft, text: str) -> list[str]:
        """Lines that continue what was typed so far."""

    @abstractmethod
    def spoken_line(self, text: str, words: Words) -> str:
        """A line of a draft in the reader's language."""

    @abstractmethod
    def say(self, name: str, value: Value, words: Words) -> dict[str, Value]:
        """An argument of a message in words: what messages may use of it, by name; `side` is a seat."""

    def written(self, move: Move, words: Words) -> list[str]:
        """The lines that would write a decision on a draft in the reader's language."""
        return [move.text()]

    def spoken_declaration(self, move: Move, lang: str) -> str:
        """What a seat types to declare something, in a language; the notation is always understood."""
        return move.text()

    def greeting(self, view: View, words: Words) -> list[str]:
        """What is said once when a game begins: what a player must know about this edition."""
        return []

    def edition_lines(self, edition: Edition, words: Words) -> list[str]:
        """What is particular to an edition, for the rules pages: its values, and whose they are."""
        return []

    def why(self, events: list[Event], number: int, words: Words) -> list[str]:
        """A step among past events again, with its reasons; `number` counts from 1, 0 is the last one.

        Empty in a game that has nothing to explain.
        """
        return []

    def steps(self, events: list[Event], words: Words) -> list[str]:
        """The steps that `why` can explain, in its order."""
        return []

    def reasons(self, events: list[Event], words: Words) -> list[list[str]]:
        """For each event of a whole game its reasons; empty lists in a game that has nothing to explain."""
        return [[] for _ in events]

    def chance_prompt(self, view: View, words: Words) -> str:
        """What the table is asked for where a person plays chance: which card, which die."""
        return ""

    def chance_moves(self, view: View, text: str, words: Words) -> list[str]:
        """The moves of chance that somebody typed on one line, in notation; words are understood too.

        What cannot be read is left as it is: the position refuses it.
        """
        return [text]

    def chance_kind(self, view: View, words: Words) -> str:
        """What sort of thing the table is asked for, in words: the program may draw it instead.

        Empty in a game where everything of chance is of one sort.
        """
        return ""

    def chance_count(self, view: View) -> int:
        """How many outcomes the question asks for at once: as many dice or cubes as fall together."""
        return 1

    def chance_help(self, view: View, words: Words) -> list[str]:
        """How else an outcome may be typed, beside those that `?` lists."""
        return []

    def spoken_chance(self, move: Move, words: Words) -> str:
        """A move of chance as one types it in the reader's language."""
        return move.text()
