"""Plain JSON data from outside, taken apart: each wrong thing named with its place."""

from __future__ import annotations

from arbitre.core.message import BadInput, Message, Value
from arbitre.core.options import shown


def wrong(where: str, key: str, **args: Value) -> BadInput:
    """The error for something impossible."""
    return BadInput(where, Message(key, dict(args)))


def table(where: str, value: object) -> dict[str, object]:
    """An object with keys.

    >>> table("board", [1])
    Traceback (most recent call last):
    arbitre.core.message.BadInput: board: a JSON object is expected here, not [1]
    """
    if isinstance(value, dict) and all(isinstance(key, str) for key in value):
        return value
    raise wrong(where, "object-expected", value=shown(value))


def items(where: str, value: object) -> list[object]:
    """A value that must be a list."""
    if isinstance(value, list):
        return value
    raise wrong(where, "list-expected", value=shown(value))


def whole(where: str, value: object, low: int, high: int) -> int:
    """A whole number within bounds; True is none."""
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise wrong(where, "whole-number", value=shown(value), low=low, high=high)


def word(where: str, value: object, known: list[str]) -> int:
    """One of some words: its place among them."""
    if isinstance(value, str) and value in known:
        return known.index(value)
    raise wrong(where, "unknown-word", value=shown(value), known=", ".join(known))


def truth(where: str, value: object) -> bool:
    """A value that must be true or false."""
    if isinstance(value, bool):
        return value
    raise wrong(where, "truth-expected", value=shown(value))


def known_keys(data: dict[str, object], keys: list[str], within: str = "") -> None:
    """Refuse a key that means nothing: a slip would go unseen. `within` stands before its name."""
    for key in data:
        if key not in keys:
            raise wrong(within + key[:40], "unknown-key", known=", ".join(keys))
