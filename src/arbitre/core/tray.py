"""What lies on a real table, set by hand (a form with steppers, companion mode): touched instead of typed.

A tray is about one thing of the picture (an island, a ship) or asks for one (a card that nobody knows). It
holds dials: numbers, choices, switches and texts. What they are set to becomes one line, as if it had
been typed: nothing can be set by a tray that cannot be typed, and the rules judge it in one place.
"""

from __future__ import annotations

from typing import Final

NUMBER: Final = "number"
CHOICE: Final = "choice"
SWITCH: Final = "switch"
TEXT: Final = "text"
WORDS: Final = "words"
ON: Final = "1"
OFF: Final = "0"
MOST_TEXT: Final = 40
"""Signs of a text, where nothing else is said."""
MOST_LINE: Final = 120
"""Signs of a line of short words."""


class Dial:
    """One thing that is set (form field): made by `number`, `choice`, `switch`, `text` or `signs`.

    `name` tells it from the others of its tray, `value` is what it stands at. `low` and `high`
    bound a number, and the length of a text.
    """

    __slots__ = ("choices", "high", "kind", "label", "low", "name", "value")

    def __init__(
        self,
        kind: str,
        name: str,
        label: str,
        value: str,
        low: int = 0,
        high: int = 0,
        choices: list[tuple[str, str]] | None = None,
    ) -> None:
        self.kind = kind
        self.name = name
        self.label = label
        self.value = value
        self.low = low
        self.high = high
        self.choices = [] if choices is None else choices

    @property
    def is_text(self) -> bool:
        """Whether it stands at words that somebody typed or put."""
        return self.kind in (TEXT, WORDS)

    def admits(self, value: str) -> bool:
        """Whether it can be set to that.

        >>> number("coins", "Coins", 2, 0, 40).admits("41"), switch("fort", "Fort", False).admits("1")
        (False, True)
        """
        if self.kind == NUMBER:
            plain = value.isascii() and value.isdecimal() and len(value) < 10
            return plain and self.low <= int(value) <= self.high
        if self.is_text:
            return self.low <= len(value.strip()) <= self.high
        if self.kind == SWITCH:
            return value in (ON, OFF)
        return any(value == one for one, _ in self.choices)


def number(name: str, label: str, value: int, low: int, high: int) -> Dial:
    """A number with − and + (stepper).

    >>> number("coins", "Coins", 2, 0, 40).value
    '2'
    """
    return Dial(NUMBER, name, label, str(value), low, high)


def choice(name: str, label: str, value: str, choices: list[tuple[str, str]]) -> Dial:
    """One of several (radio buttons): pairs of what is meant and what is shown."""
    return Dial(CHOICE, name, label, value, choices=choices)


def switch(name: str, label: str, on: bool) -> Dial:
    """There or not there (checkbox).

    >>> switch("fort", "Fort", True).value == ON
    True
    """
    return Dial(SWITCH, name, label, ON if on else OFF)


def text(name: str, label: str, value: str = "", least: int = 0, most: int = MOST_TEXT) -> Dial:
    """A few words (text field)."""
    return Dial(TEXT, name, label, value, least, most)


def signs(
    name: str, label: str, value: str, keys: list[tuple[str, str]], most: int = MOST_LINE
) -> Dial:
    """A text of short words, each put by a key in the order of touching: pairs of a word and what is shown.

    A word that ends in a number counts: touched again right away it is one more (`$1`, `$2`). So does one
    that ends in `+`, which is written without a number the first time (`S+`: S, S2). `+1` belongs to the word
    before it. Other words can be typed too.

    >>> signs("icons", "Icons", "S2 D", [("S+", "sail"), ("D+", "draw")]).is_text
    True
    """
    return Dial(WORDS, name, label, value, 0, most, keys)


class Section:
    """Dials that belong together (fieldset): one under the other, or in a grid of so many `columns`.

    The cells of a grid are named by their labels, row by row, as they are printed.
    """

    __slots__ = ("columns", "dials", "title")

    def __init__(self, title: str, dials: list[Dial], columns: int = 0) -> None:
        self.title = title
        self.dials = dials
        self.columns = columns

    @property
    def rows(self) -> list[list[Dial]]:
        """The dials of a grid, row by row.

        >>> [len(row) for row in Section("", [switch(str(n), "", False) for n in range(12)], 3).rows]
        [3, 3, 3, 3]
        """
        step = self.columns or 1
        return [self.dials[at : at + step] for at in range(0, len(self.dials), step)]


class Tray:
    """A form about one thing (dialog): touched at one of its `ids`, or opened by its title.

    `whole`: all its values count, set or not, for it asks for something new; else only what was set.
    `first`: it leads on, and its button stands above all others. `send` is on the button that ends it (empty:
    the page's own word), `notes` are sentences above that.
    """

    __slots__ = ("first", "ids", "key", "notes", "sections", "send", "title", "whole")

    def __init__(
        self,
        key: str,
        title: str,
        sections: list[Section],
        ids: list[str] | None = None,
        whole: bool = False,
        first: bool = False,
        send: str = "",
        notes: list[str] | None = None,
    ) -> None:
        self.key = key
        self.title = title
        self.sections = sections
        self.ids = [] if ids is None else ids
        self.whole = whole
        self.first = first
        self.send = send
        self.notes = [] if notes is None else notes

    @property
    def dials(self) -> list[Dial]:
        """All of them, in order."""
        return [dial for section in self.sections for dial in section.dials]

    def set_otherwise(self, values: dict[str, str]) -> list[Dial]:
        """The dials that some values set to something else than they stand at.

        >>> tray = Tray("A2", "A2", [Section("", [number("coins", "Coins", 2, 0, 40)])])
        >>> [dial.name for dial in tray.set_otherwise({"coins": "3"})], tray.set_otherwise({"coins": "2"})
        (['coins'], [])
        """
        return [dial for dial in self.dials if values.get(dial.name, dial.value) != dial.value]
