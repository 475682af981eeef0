"""The icons of crew cards, advancements, upgrades: read from texts like `S2 D I/B`."""

from __future__ import annotations

import re
from typing import Final

ICONS: Final = ("S", "C", "F", "I", "B", "P", "H", "R", "D", "$", "A", "V", "K", "I/B")
"""Sail, cannon, flag, influence, build, produce, harbor, repair, draw, coin, aim, volley, brace, either."""
S: Final = 0
C: Final = 1
F: Final = 2
I: Final = 3  # noqa: E741
B: Final = 4
P: Final = 5
H: Final = 6
R: Final = 7
D: Final = 8
COIN: Final = 9
A: Final = 10
V: Final = 11
K: Final = 12
EITHER: Final = 13
COUNT: Final = 14
BATTLE: Final = (C, A, V, K)
"""Cannons and battle abilities: a card with one of them is a pirate's (DR-L1), and may be
played in defence (DR-K8)."""

_FORM: Final = re.compile(r"(I/B|[SCFIBPHRDAVK$])([2-9]?)")


def read_icons(text: str) -> list[int] | None:
    """How many of each icon a text shows; None when it cannot be read.

    >>> icons_text(read_icons("S2 D I/B") or [])
    'S2 D I/B'
    """
    counts = [0] * COUNT
    for word in text.split():
        found = _FORM.fullmatch(word)
        if found is None:
            return None
        counts[ICONS.index(found.group(1))] += int(found.group(2) or 1)
    return counts


def icons_text(counts: list[int]) -> str:
    """The icons as a text, in the order of `ICONS`."""
    return " ".join(
        ICONS[icon] + (str(count) if count > 1 else "")
        for icon, count in enumerate(counts)
        if count
    )


def pirate_power(counts: list[int]) -> int:
    """How many cannons and battle abilities there are (DR-L1, DR-F1)."""
    return counts[C] + counts[A] + counts[V] + counts[K]
