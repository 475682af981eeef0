"""A player's leanings: how much more or less than the greedy player he thinks of each thing."""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.icons import ICONS
from arbitre.games.dead_reckoning.table import ACHIEVEMENTS

THINGS: Final = "cargo aboard ship cards draws hope loss buildings hurt explore".split()
"""Cargo, coins aboard, a ship upgrade's use, advancements, cards drawn, islands that may be won, islands that
may be lost, buildings, damage, turning up a tile."""
NAMES: Final = (*(f"icon {icon}" for icon in ICONS), *ACHIEVEMENTS, *THINGS)


class Leaning:
    """A factor for each thing; those of the greedy player are all 1."""

    def __init__(self, factors: list[float]) -> None:
        icons = len(ICONS)
        rest = icons + len(ACHIEVEMENTS)
        self.icons: list[float] = factors[:icons]
        self.claims: list[float] = factors[icons:rest]
        self.cargo = factors[rest]
        self.aboard = factors[rest + 1]
        self.ship = factors[rest + 2]
        self.cards = factors[rest + 3]
        self.draws = factors[rest + 4]
        self.hope = factors[rest + 5]
        self.loss = factors[rest + 6]
        self.buildings = factors[rest + 7]
        self.hurt = factors[rest + 8]
        self.explore = factors[rest + 9]


EVEN: Final = Leaning([1.0] * len(NAMES))
