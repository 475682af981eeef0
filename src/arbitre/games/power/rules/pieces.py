"""Pieces and stacks (PW-P).

A stack, all pieces of one army in one place, is one int: its total power in the low bits, then a
field of 20 bits for the count of each kind. Adding and taking pieces is adding and taking ints.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.edition import Edition, EditionReader

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
ENGLISH_KINDS: Final = ("I", "T", "F", "D", "R", "H", "B", "C", "M", "P")
KIND_OF: Final = {code: kind for kind, code in enumerate(KINDS)}
ENGLISH_KIND_OF: Final = {code: kind for kind, code in enumerate(ENGLISH_KINDS)}

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
    if stack:
        for kind in range(10):
            number = (stack >> SHIFT[kind]) & COUNT_MASK
            if number:
                found.append((kind, number))
    return found


def stack_text(stack: int) -> str:
    """A stack in notation: `2S+T`.

    >>> from arbitre.games.power.play.editions import edition_named
    >>> values = Values.of(edition_named("classic"))
    >>> stack_text(2 * values.unit[S] + values.unit[CR])
    '2S+CR'
    """
    return "+".join(f"{n if n > 1 else ''}{KINDS[kind]}" for kind, n in contents(stack))


class Values:
    """The printed values of an edition as flat tables."""

    def __init__(self) -> None:
        self.name = ""
        self.power: list[int] = []
        self.move: list[int] = []
        self.unit: list[int] = []
        self.cheapest: list[int] = []
        self.missile = 100
        self.orders = 5
        self.minutes = 3
        self.pauses = 1
        self.pause_minutes = 3
        self.setup = 0
        self.box: list[int] = []

    @classmethod
    def of(cls, edition: Edition) -> Values:
        """The tables of an edition that was checked."""
        return read_values(EditionReader(edition.source, edition.name, edition))


def read_values(reader: EditionReader) -> Values:
    """The tables of an edition file, each value checked."""
    values = Values()
    values.name = reader.word(("name",))
    for kind in range(M):
        values.power.append(reader.whole(("pieces", KINDS[kind], "power"), 1, 999))
        values.move.append(reader.whole(("pieces", KINDS[kind], "move"), 1, 9))
    values.power += [0, 1]
    values.move += [0, 0]
    values.unit = [(1 << SHIFT[kind]) + values.power[kind] for kind in range(10)]
    # PW-O13 looks for the lowest power; equal powers in table order
    values.cheapest = sorted(range(M), key=lambda kind: (values.power[kind], kind))
    values.missile = reader.whole(("missile", "material"), 1, 9999)
    values.orders = reader.whole(("sheet", "orders"), 1, 20)
    values.minutes = reader.whole(("sheet", "minutes"), 1, 60)
    values.pauses = reader.whole(("pause", "each"), 0, 9)
    values.pause_minutes = reader.whole(("pause", "minutes"), 1, 60)
    for code in reader.table(("setup",)):
        if code == "provenance":
            continue
        if code not in KIND_OF:
            continue  # said below, with what else is unknown
        values.setup += reader.whole(("setup", code), 0, 99) * values.unit[KIND_OF[code]]
    values.box = [reader.whole(("box", code), 0, 999) if code != "R" else 0 for code in KINDS]
    _check_keys(reader)
    return values


def _check_keys(reader: EditionReader) -> None:
    """Nothing is missing its provenance, and nothing is written that would not be read."""
    known = {
        "pieces": list(KINDS[:M]),
        "missile": ["material"],
        "sheet": ["orders", "minutes"],
        "pause": ["each", "minutes"],
        "setup": list(KINDS[:M]),
        "box": [code for code in KINDS if code != "R"],
    }
    for key in reader.values:
        if key not in known and key not in ("name", "version", "provenance"):
            raise reader.wrong((key,), "edition-unknown", {"key": key})
    for group, keys in known.items():
        reader.word((group, "provenance"))
        for key in reader.table((group,)):
            if key not in keys and key != "provenance":
                raise reader.wrong((group, key), "edition-unknown", {"key": f"{group}.{key}"})
