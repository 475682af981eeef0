"""The board: a harbor and twelve ocean spaces, lanes A to C by rows 1 to 4 (DR-B1)."""

from __future__ import annotations

from typing import Final

HARBOR: Final = 0
SPACES: Final = 13
ROWS: Final = 4
NAMES: Final = ("H", *(f"{lane}{row}" for row in range(1, 5) for lane in "ABC"))
"""The harbor, then rows 1 to 4, lanes A to C: the order in which spaces are gone through (DR-T7)."""
OCEAN: Final = range(1, SPACES)


def space_of(text: str) -> int:
    """A space by its name, -1 when there is none.

    >>> space_of("h"), space_of("B2"), space_of("D1")
    (0, 5, -1)
    """
    name = text.upper()
    return NAMES.index(name) if name in NAMES else -1


def row_of(space: int) -> int:
    """The row of an ocean space, 0 to 3; -1 for the harbor."""
    return (space - 1) // 3 if space else -1


def _steps() -> list[list[int]]:
    """The fewest steps between any two spaces: the harbor touches row 1, tiles touch orthogonally."""
    far = [[99] * SPACES for _ in range(SPACES)]
    for one in range(SPACES):
        far[one][one] = 0
        for other in range(SPACES):
            if one and other:
                apart = abs(row_of(one) - row_of(other)) + abs((one - 1) % 3 - (other - 1) % 3)
                if apart == 1:
                    far[one][other] = 1
            elif one != other and max(one, other) <= 3:
                far[one][other] = 1
    for middle in range(SPACES):
        for one in range(SPACES):
            for other in range(SPACES):
                way = far[one][middle] + far[middle][other]
                far[one][other] = min(far[one][other], way)
    return far


DISTANCE: Final = _steps()
"""The fewest steps between two spaces, the harbor included."""
