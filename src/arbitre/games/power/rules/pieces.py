"""Pieces and stacks (PW-P).

A stack, all pieces of one army in one place, is one int: its total power in the low bits, then a
field of 20 bits for the count of each kind. Adding and taking pieces is adding and taking ints.
"""

from __future__ import annotations

from typing import Final

S: Final = 0
T: Final = 1
C: Final = 2
D: Final = 3
R: Final = 4
A: Final = 5
B: Final = 6
CR: Final = 7
M: Final = 8
P: Final = 9

KINDS: Final = ("S", "T", "C", "D", "R", "A", "B", "CR", "M", "P")
KIND_OF: Final = {code: kind for kind, code in enumerate(KINDS)}

GROUND: Final = 0
PLANE: Final = 1
SHIP: Final = 2
TERRAIN: Final = (GROUND, GROUND, PLANE, SHIP, GROUND, GROUND, PLANE, SHIP)
"""How each kind that moves gets about (PW-P2, PW-P4, PW-P5)."""

GROUP_2: Final = {R: S, A: T, B: C, CR: D}
"""Group 2 and the kind that three of make it (PW-O10)."""

POWER_BITS: Final = 32
POWER_MASK: Final = (1 << POWER_BITS) - 1
COUNT_BITS: Final = 20
COUNT_MASK: Final = (1 << COUNT_BITS) - 1
SHIFT: Final = tuple(POWER_BITS + COUNT_BITS * kind for kind in range(10))
MAX_COUNT: Final = 999
"""The most pieces of a kind that a position from outside may have in one place."""


def count(stack: int, kind: int) -> int:
    """How many pieces of a kind are in a stack."""
    return (stack >> SHIFT[kind]) & COUNT_MASK


def power(stack: int) -> int:
    """The total power of a stack."""
    return stack & POWER_MASK


def contents(stack: int) -> list[tuple[int, int]]:
    """Each kind in a stack with its count, in table order."""
    found: list[tuple[int, int]] = []
    rest = stack >> POWER_BITS
    kind = 0
    while rest > 0:
        number = rest & COUNT_MASK
        if number:
            found.append((kind, number))
        rest >>= COUNT_BITS
        kind += 1
    return found


def stack_text(stack: int) -> str:
    """A stack in notation: `2S+T`.

    >>> stack_text(2 * (1 << SHIFT[S]) + (1 << SHIFT[CR]))
    '2S+CR'
    """
    return "+".join(f"{n if n > 1 else ''}{KINDS[kind]}" for kind, n in contents(stack))
