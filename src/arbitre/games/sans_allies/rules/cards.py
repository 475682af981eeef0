"""The cards: units, production cards, and how several are written together."""

from __future__ import annotations

import re
from typing import Final

P: Final = 0
V: Final = 1
A: Final = 2
S: Final = 3
BREAKTHROUGH: Final = 4
WEAPON: Final = 5

UNITS: Final = "PVAS"
KINDS: Final = ("P", "V", "A", "S", "breakthrough", "weapon")
"""What production cards show, in the order of a pile's counts."""

# a set of units is one int, a byte a type: adding sets adds the counts
MASK: Final = 255
ONE: Final = (1, 1 << 8, 1 << 16, 1 << 24)

_FORM: Final = re.compile(r"([1-9][0-9]{0,2})?([PVASB])")
_BETWEEN: Final = re.compile(r"\s*\+\s*|\s+")


def packed(counts: list[int]) -> int:
    """Counts of P, V, A and S as one set.

    >>> units_text(packed([2, 1, 0, 0]))
    '2P+V'
    """
    return counts[P] | counts[V] << 8 | counts[A] << 16 | counts[S] << 24


def counted(units: int) -> list[int]:
    """The counts of P, V, A and S of a set.

    >>> counted(packed([2, 1, 0, 3]))
    [2, 1, 0, 3]
    """
    return [units & MASK, units >> 8 & MASK, units >> 16 & MASK, units >> 24]


def size(units: int) -> int:
    """How many cards a set has.

    >>> size(packed([2, 1, 0, 3]))
    6
    """
    return (units & MASK) + (units >> 8 & MASK) + (units >> 16 & MASK) + (units >> 24)


def units_text(units: int, letters: str = UNITS) -> str:
    """A set in notation: types in order, a count of one left out; `none` for nothing.

    >>> units_text(packed([0, 0, 3, 1])), units_text(packed([0, 0, 0, 1]), "PVAB"), units_text(0)
    ('3A+S', 'B', 'none')
    """
    parts = [
        f"{count if count > 1 else ''}{letter}"
        for count, letter in zip(counted(units), letters, strict=True)
        if count
    ]
    return "+".join(parts) or "none"


def read_units(text: str) -> int:
    """A set from its notation, in any order, `+` or spaces between; -1 when it cannot be read.

    >>> units_text(read_units("s + 2p v")), read_units("2X"), read_units("2P+")
    ('2P+V+S', -1, -1)
    """
    if text.strip().lower() == "none":
        return 0
    counts = [0, 0, 0, 0]
    for word in _BETWEEN.split(text.strip().upper()):
        found = _FORM.fullmatch(word)
        if found is None:
            return -1
        unit = UNITS.index(found.group(2).replace("B", "S"))
        counts[unit] += int(found.group(1) or 1)
        if counts[unit] > MASK:
            return -1
    return packed(counts)
