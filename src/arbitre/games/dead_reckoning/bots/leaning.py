"""A player's leanings: how much more or less than the greedy player they think of each thing."""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.rules.icons import ICONS
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS

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

LEARNT: Final = {
    "icon S": 0.82,
    "icon C": 0.68,
    "icon F": 1.18,
    "icon I": 0.79,
    "icon B": 1.51,
    "icon P": 0.63,
    "icon H": 1.91,
    "icon R": 0.63,
    "icon D": 1.44,
    "icon $": 1.26,
    "icon A": 0.72,
    "icon V": 0.81,
    "icon K": 0.81,
    "icon I/B": 0.70,
    "legendary": 1.02,
    "terror": 1.28,
    "experts": 1.24,
    "elite": 0.65,
    "explorer": 0.93,
    "builder": 1.36,
    "colonist": 0.87,
    "capitalist": 1.02,
    "master": 1.28,
    "cargo": 1.75,
    "aboard": 0.58,
    "ship": 0.33,
    "cards": 0.82,
    "draws": 2.01,
    "hope": 0.44,
    "loss": 0.49,
    "buildings": 1.96,
    "hurt": 0.97,
    "explore": 0.61,
}
"""Made by tools/train_leaning.py: what wins more games in the edition `reconstructed`."""
NAVIGATOR: Final = Leaning([LEARNT[name] for name in NAMES])
