"""What a seat sees, as numbers in fixed places (observations): a game's own layout, and one for any game."""

from __future__ import annotations

from array import array
from hashlib import sha256
from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.position import View

HASHED: Final = 1024
"""Places of an observation of a game that declares no layout."""
MOST: Final = 1_000_000
"""Numbers beyond it are shown as this."""
_places: Final[Cache[tuple[int, int]]] = Cache(50_000)


class Field:
    """A part of an observation: so many numbers from `low` to `high`.

    >>> Field("round", 1, 99)
    Field('round', 1, 99, 0)
    """

    def __init__(self, name: str, length: int, high: int, low: int = 0, about: str = "") -> None:
        self.name = name
        self.length = length
        self.high = high
        self.low = low
        self.about = about

    def __reduce__(self) -> tuple[type[Field], tuple[str, int, int, int, str]]:
        return Field, (self.name, self.length, self.high, self.low, self.about)

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.length}, {self.high}, {self.low})"


class Layout:
    """The parts of an observation in their order; the numbers are 32-bit integers.

    >>> layout = Layout([Field("round", 1, 99), Field("board", 9, 2)])
    >>> layout.size, layout.at("board")
    (10, 1)
    """

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size = sum(field.length for field in fields)

    def __reduce__(self) -> tuple[type[Layout], tuple[list[Field]]]:
        return Layout, (self.fields,)  # compiled classes are made anew by their arguments

    def at(self, name: str) -> int:
        """Where a part begins; KeyError where there is none."""
        where = 0
        for field in self.fields:
            if field.name == name:
                return where
            where += field.length
        raise KeyError(name)

    def lows(self) -> array[int]:
        """The least value of each number."""
        found = array("i")
        for field in self.fields:
            found.extend([field.low] * field.length)
        return found

    def highs(self) -> array[int]:
        """The greatest value of each number."""
        found = array("i")
        for field in self.fields:
            found.extend([field.high] * field.length)
        return found


def hashed_layout() -> Layout:
    """The layout of a game that declares none."""
    about = "the view's plain data, each entry added in a place and with a sign that its name is hashed to"
    return Layout([Field("hashed", HASHED, MOST, -MOST, about)])


def hashed_observation(view: View) -> array[int]:
    """A view by feature hashing: a number is added as it is, a word as 1 in a place of its own.

    >>> from arbitre.core.game import game
    >>> len(hashed_observation(game("power").start().view("green")))
    1024
    """
    found = array("i", bytes(4 * HASHED))
    _add(found, "", view.data)
    return found


def _add(found: array[int], name: str, value: object) -> None:
    if isinstance(value, dict):
        for key, part in value.items():
            _add(found, f"{name}.{key}", part)
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            _add(found, f"{name}.{number}", part)
    elif isinstance(value, int):
        _put(found, name, value)
    elif value is not None:
        _put(found, f"{name}={value}", 1)


def _put(found: array[int], name: str, value: int) -> None:
    place, sign = _places.find(name) or _places.keep(name, _placed(name))
    found[place] = max(-MOST, min(MOST, found[place] + sign * value))


def _placed(name: str) -> tuple[int, int]:
    digest = sha256(name.encode()).digest()
    return int.from_bytes(digest[:4], "big") % HASHED, 1 if digest[4] & 1 else -1
