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

LEARNT: Final = {
    "icon S": 0.87,
    "icon C": 0.82,
    "icon F": 1.19,
    "icon I": 0.86,
    "icon B": 1.53,
    "icon P": 0.51,
    "icon H": 1.88,
    "icon R": 0.68,
    "icon D": 1.44,
    "icon $": 1.26,
    "icon A": 0.76,
    "icon V": 0.83,
    "icon K": 0.83,
    "icon I/B": 0.69,
    "legendary": 1.03,
    "terror": 1.33,
    "experts": 1.05,
    "elite": 0.66,
    "explorer": 0.91,
    "builder": 1.46,
    "colonist": 0.85,
    "capitalist": 0.93,
    "master": 1.30,
    "cargo": 1.64,
    "aboard": 0.63,
    "ship": 0.33,
    "cards": 1.06,
    "draws": 1.72,
    "hope": 0.43,
    "loss": 0.46,
    "buildings": 1.94,
    "hurt": 0.94,
    "explore": 0.59,
}
"""Made by tools/train_leaning.py: what wins more games in the edition `reconstructed`."""
NAVIGATOR: Final = Leaning([LEARNT[name] for name in NAMES])
