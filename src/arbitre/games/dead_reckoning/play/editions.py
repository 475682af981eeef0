"""The editions of Dead Reckoning: ours for what was printed on cards and tiles, and a player's own."""

from __future__ import annotations

from typing import Final

from arbitre.core.edition import Edition, Editions
from arbitre.games.dead_reckoning.data import PACKAGE
from arbitre.games.dead_reckoning.play.edition_reader import read_values

EDITIONS: Final = Editions(PACKAGE, "reconstructed", read_values)
values_of: Final = EDITIONS.values_of


def edition_named(name: str) -> Edition:
    """An edition by its full name, or by its text where it is a player's own."""
    return EDITIONS.read(name, "edition") if "\n" in name else EDITIONS.named(name)
