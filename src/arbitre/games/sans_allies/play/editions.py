"""The editions of Sans Alliés: presets of our own for what was printed on cards, and a player's own."""

from __future__ import annotations

from typing import Final

from arbitre.core.edition import Editions
from arbitre.games.sans_allies.data import PACKAGE
from arbitre.games.sans_allies.play.edition_reader import read_values

EDITIONS: Final = Editions(PACKAGE, "reconstructed", read_values)
