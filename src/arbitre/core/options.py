"""Named options of a game: their kind, default and bounds, and reading them from outside."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import BadInput, Message, Value
from arbitre.core.number import typed_whole
from arbitre.core.vocabulary import Vocabulary

OptionValue = object
"""A truth, a whole number or a word. Not written as their union: compiled, True would become 1."""
_TRUTH: Final = Vocabulary("arbitre.core", "truth")


class Option:
    """A named option. Its kind is that of its default; `choices` bounds a word, `low` and `high` a number.

    >>> Option("rounds", 40, "PW-F7", low=0, high=9999).parse("12")
    12
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        clause: str,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 9999,
    ) -> None:
        self.name = name
        self.default = default
        self.clause = clause
        self.choices = choices
        self.low = low
        self.high = high

    def __repr__(self) -> str:
        return f"<Option {self.name}={self.default!r} ({self.clause})>"

    def parse(self, text: str) -> OptionValue:
        """The value that `NAME=text` gives."""
        if isinstance(self.default, bool):
            meant = _TRUTH.meant(text)
            if not meant:
                raise self._wrong(text)
            return meant == "true"
        if isinstance(self.default, int):
            number = typed_whole(text.strip(), self.low, self.high)
            if number is None:
                raise self._wrong(text)
            return number
        return self.check(text)

    def check(self, value: object) -> OptionValue:
        """The value itself when it is of the right kind and within bounds."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif isinstance(self.default, int):
            # bool is an int in Python, never here
            if isinstance(value, int) and not isinstance(value, bool):
                if self.low <= value <= self.high:
                    return value
        elif isinstance(value, str) and (not self.choices or value in self.choices):
            return value
        raise self._wrong(value)

    def _wrong(self, value: object) -> BadInput:
        if isinstance(self.default, bool):
            expected = "true, false"
        elif isinstance(self.default, int):
            expected = f"{self.low}–{self.high}"
        else:
            expected = ", ".join(self.choices)
        return BadInput(
            f"options.{self.name}",
            Message(
                "option-value",
                {"option": self.name, "value": shown(value), "expected": expected},
            ),
        )


def shown(value: object) -> str:
    """A value from outside, short enough for a one-line error.

    >>> shown("x" * 100)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"
    """
    text = repr(value)
    return text if len(text) <= 40 else text[:39] + "…"


def number(options: dict[str, OptionValue], name: str) -> int:
    """The value of an option that is a whole number."""
    value = options[name]
    if not isinstance(value, int):
        raise TypeError(name)
    return value


def unknown_option(name: str, known: list[str]) -> Message:
    """There is no such option, and those that there are."""
    args: dict[str, Value] = {"option": name[:40], "known": ", ".join(known), "n": len(known)}
    return Message("unknown-option", args)


def settle(options: list[Option], given: dict[str, object]) -> dict[str, OptionValue]:
    """Every option with its value: the given one, checked, or the default.

    >>> settle([Option("rounds", 40, "PW-F7")], {"rounds": 3})
    {'rounds': 3}
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadInput(f"options.{name[:40]}", unknown_option(name, list(known)))
    return {
        name: option.check(given[name]) if name in given else option.default
        for name, option in known.items()
    }
