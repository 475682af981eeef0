"""Parts of the form of a box (schema fields): one key of an edition each, and the dials that it is set by."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from arbitre.core.message import Value
from arbitre.core.tray import (
    CHOICE,
    MOST_LINE,
    NUMBER,
    OFF,
    ON,
    SWITCH,
    TEXT,
    Dial,
    signs,
)
from arbitre.core.words import REQUIRED, Words

Values = dict[str, str]
"""What the dials of a box stand at, by name, as somebody typed it."""
Tree = dict[str, Any]
"""A table of an edition."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """One key of a table, as dials. `at` is where it stands: the table's path and the key, with dots."""

    def __init__(self, key: str, label: str) -> None:
        self.key = key
        self.label = label

    def dials(self, at: str, values: Values, words: Words) -> list[Dial]:
        """How it is set."""
        raise NotImplementedError

    def read(self, at: str, table: Tree, values: Values) -> None:
        """Take it out of a table of an edition that was checked."""
        raise NotImplementedError

    def write(self, at: str, values: Values, table: Tree) -> None:
        """Put it into a table; all its dials admit what they stand at."""
        raise NotImplementedError

    def fresh(self, at: str, values: Values) -> None:
        """What a new thing has of it."""


class Number(Part):
    """A whole number. One that `may_lack` is left out where it is 0."""

    def __init__(
        self, key: str, label: str, low: int, high: int, may_lack: bool = False, new: int = -1
    ) -> None:
        super().__init__(key, label)
        self.low = low
        self.high = high
        self.may_lack = may_lack
        self.new = max(low, new)

    def dials(self, at: str, values: Values, words: Words) -> list[Dial]:
        """One."""
        value = values.get(at, str(self.low))
        return [Dial(NUMBER, at, words.phrase(self.label), value, self.low, self.high)]

    def read(self, at: str, table: Tree, values: Values) -> None:
        """A number that is missing is 0."""
        values[at] = str(table.pop(self.key, 0))

    def write(self, at: str, values: Values, table: Tree) -> None:
        """As a number."""
        number = int(values.get(at, str(self.low)))
        if number or not self.may_lack:
            table[self.key] = number

    def fresh(self, at: str, values: Values) -> None:
        """The lowest, where nothing else is usual."""
        values[at] = str(self.new)


class Row(Part):
    """A list of so many whole numbers; or of texts, where `high` is 0. The label has each sign as `n`."""

    def __init__(self, key: str, label: str, signs: str, low: int = 0, high: int = 0) -> None:
        super().__init__(key, label)
        self.signs = signs
        self.low = low
        self.high = high

    def dials(self, at: str, values: Values, words: Words) -> list[Dial]:
        """One for each."""
        found = []
        for index, sign in enumerate(self.signs):
            args: dict[str, Value] = {"n": sign}
            label = words.phrase(self.label, args)
            name = f"{at}.{index}"
            if self.high:
                value = values.get(name, str(self.low))
                found.append(Dial(NUMBER, name, label, value, self.low, self.high))
            else:
                found.append(Dial(TEXT, name, label, values.get(name, ""), 1, MOST_LINE))
        return found

    def read(self, at: str, table: Tree, values: Values) -> None:
        """As many as there are."""
        for index, one in enumerate(table.pop(self.key, [])):
            values[f"{at}.{index}"] = str(one)

    def write(self, at: str, values: Values, table: Tree) -> None:
        """As a list."""
        texts = [values.get(f"{at}.{index}", str(self.low)) for index in range(len(self.signs))]
        table[self.key] = [int(text) for text in texts] if self.high else texts

    def fresh(self, at: str, values: Values) -> None:
        """The lowest number, or nothing."""
        for index in range(len(self.signs)):
            values[f"{at}.{index}"] = str(self.low) if self.high else ""


class Text(Part):
    """A few words; left out where there are none and none are needed."""

    def __init__(self, key: str, label: str, low: int = 0, high: int = 40) -> None:
        super().__init__(key, label)
        self.low = low
        self.high = high

    def dials(self, at: str, values: Values, words: Words) -> list[Dial]:
        """One."""
        label = words.phrase(self.label)
        return [Dial(TEXT, at, label, values.get(at, ""), self.low, self.high)]

    def read(self, at: str, table: Tree, values: Values) -> None:
        """As it is."""
        values[at] = str(table.pop(self.key, ""))

    def write(self, at: str, values: Values, table: Tree) -> None:
        """As it is."""
        text = values.get(at, "").strip()
        if text:
            table[self.key] = text

    def fresh(self, at: str, values: Values) -> None:
        """Nothing yet."""
        values[at] = ""


class Icons(Text):
    """Short words put by keys, in the order of touching (`signs`): pairs of a word and the key's message."""

    def __init__(
        self, key: str, label: str, keys: list[tuple[str, str]], low: int = 0, high: int = 40
    ) -> None:
        super().__init__(key, label, low, high)
        self.keys = keys

    def dials(self, at: str, values: Values, words: Words) -> list[Dial]:
        """One, with a key for each sign."""
        label = words.phrase(self.label)
        keys = [(word, words.phrase(key)) for word, key in self.keys]
        dial = signs(at, label, values.get(at, ""), keys, self.high)
        dial.low = self.low
        return [dial]


class Called(Part):
    """What a thing is called: a name a language; who names it in one names it in those it lacks."""

    def __init__(self, label: str, high: int = 40) -> None:
        super().__init__("name", label)
        self.high = high

    def dials(self, at: str, values: Values, words: Words) -> list[Dial]:
        """The name in the reader's language."""
        lang = words.lang if words.lang in REQUIRED else REQUIRED[-1]
        value = values.get(f"{at}.{lang}") or name_in(at, values)
        return [Dial(TEXT, f"{at}.{lang}", words.phrase(self.label), value, 1, self.high)]

    def read(self, at: str, table: Tree, values: Values) -> None:
        """The required ones."""
        for lang in REQUIRED:
            if lang in table:
                values[f"{at}.{lang}"] = str(table.pop(lang))

    def write(self, at: str, values: Values, table: Tree) -> None:
        """In each required language."""
        for lang in REQUIRED:
            table[lang] = values.get(f"{at}.{lang}", "").strip() or name_in(at, values)

    def fresh(self, at: str, values: Values) -> None:
        """No name yet."""
        values.update(dict.fromkeys([f"{at}.{one}" for one in REQUIRED], ""))


def name_in(at: str, values: Values) -> str:
    """A name in any language that it has one in."""
    return next(
        (values[f"{at}.{lang}"].strip() for lang in REQUIRED if values.get(f"{at}.{lang}")), ""
    )


class Flag(Part):
    """There or not there; left out where it is not."""

    def dials(self, at: str, values: Values, words: Words) -> list[Dial]:
        """One."""
        return [Dial(SWITCH, at, words.phrase(self.label), values.get(at, OFF))]

    def read(self, at: str, table: Tree, values: Values) -> None:
        """On where it says so."""
        values[at] = ON if table.pop(self.key, False) else OFF

    def write(self, at: str, values: Values, table: Tree) -> None:
        """On or left out."""
        if values.get(at) == ON:
            table[self.key] = True

    def fresh(self, at: str, values: Values) -> None:
        """It is not."""
        values[at] = OFF


class Pick(Part):
    """One of some words. The first is left out where `may_lack` says so. Each has a message `LABEL-WORD`."""

    def __init__(self, key: str, label: str, words: list[str], may_lack: bool = False) -> None:
        super().__init__(key, label)
        self.words = words
        self.may_lack = may_lack

    def dials(self, at: str, values: Values, words: Words) -> list[Dial]:
        """One."""
        choices = [
            (word, words.phrase(f"{self.label}-{word.replace('_', '-')}")) for word in self.words
        ]
        value = values.get(at, self.words[0])
        return [Dial(CHOICE, at, words.phrase(self.label), value, choices=choices)]

    def read(self, at: str, table: Tree, values: Values) -> None:
        """The word, or the first."""
        values[at] = str(table.pop(self.key, self.words[0]))

    def write(self, at: str, values: Values, table: Tree) -> None:
        """The word."""
        word = values.get(at, self.words[0])
        if word != self.words[0] or not self.may_lack:
            table[self.key] = word

    def fresh(self, at: str, values: Values) -> None:
        """The first word."""
        values[at] = self.words[0]


class Signs(Part):
    """Letters of which each is there or not, as a text: `PVA`. Each has a label `LABEL-LETTER`."""

    def __init__(self, key: str, label: str, letters: str, others: str = "") -> None:
        super().__init__(key, label)
        self.letters = letters
        self.others = others  # letters that mean the last one as well

    def dials(self, at: str, values: Values, words: Words) -> list[Dial]:
        """One for each letter."""
        return [
            Dial(
                SWITCH,
                f"{at}.{sign}",
                words.phrase(f"{self.label}-{sign}"),
                values.get(f"{at}.{sign}", OFF),
            )
            for sign in self.letters
        ]

    def read(self, at: str, table: Tree, values: Values) -> None:
        """Those that the text has."""
        text = str(table.pop(self.key, ""))
        for other in self.others:
            text = text.replace(other, self.letters[-1])
        for sign in self.letters:
            values[f"{at}.{sign}"] = ON if sign in text else OFF

    def write(self, at: str, values: Values, table: Tree) -> None:
        """Those that are on."""
        table[self.key] = "".join(s for s in self.letters if values.get(f"{at}.{s}") == ON)

    def fresh(self, at: str, values: Values) -> None:
        """None of them."""
        values.update(dict.fromkeys([f"{at}.{sign}" for sign in self.letters], OFF))
