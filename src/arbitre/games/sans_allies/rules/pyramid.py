"""The pyramid: its places, which cover which, and which are exposed (SA-S3, SA-I2).

Rows are eight places apart, so that the two places that cover place p are p - 8 and p - 7.
"""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.cache import Cache

ROWS: Final = "ABCDEFGH"
ROW: Final = 8
CAPITAL_PLACE: Final = 56
PLACES: Final = [row * ROW + column for row in range(8) for column in range(8 - row)]
"""All 36 places, from A1 to H1."""
DEALT: Final = [row * ROW + column for row in range(6, -1, -1) for column in range(8 - row)]
"""The places in the order they are dealt: row G down to A, left to right (SA-S2)."""
NAMES: Final = [f"{ROWS[place // ROW]}{place % ROW + 1}" for place in range(64)]
BOTTOM: Final = (1 << ROW) - 1
FULL: Final = sum(1 << place for place in PLACES)

_PLACE: Final = re.compile(r"([A-Ha-h])([1-8])")
_exposed: Final[Cache[list[int]]] = Cache(50_000)
_found: Final = _exposed.made


def place_of(text: str) -> int:
    """A place by its name, -1 when there is none.

    >>> place_of("C4"), place_of("h1"), place_of("H2")
    (19, 56, -1)
    """
    found = _PLACE.fullmatch(text)
    if found is None:
        return -1
    row, column = ROWS.index(found.group(1).upper()), int(found.group(2)) - 1
    return row * ROW + column if column < 8 - row else -1


def row_of(place: int) -> int:
    """The row of a place, 0 for A."""
    return place >> 3


def exposed(standing: int) -> list[int]:
    """SA-I2: the places whose card may be attacked, when these cards stand (a bit a place).

    >>> [NAMES[place] for place in exposed(FULL & ~1 & ~(1 << 1))]
    ['A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'B1', 'B2']
    """
    found = _found.get(standing)
    if found is None:
        covered = (standing << 8) & (standing << 7)
        free = standing & (~covered | BOTTOM)
        found = _exposed.keep(standing, [place for place in PLACES if free >> place & 1])
    return found


def free_corners(standing: int, place: int) -> list[int]:
    """The lower corners of a place that nothing covers; none on the bottom row."""
    if place < ROW:
        return []
    return [corner for corner in (place - 8, place - 7) if not standing >> corner & 1]
