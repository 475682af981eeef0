"""The editions of Sans Alliés: presets of our own for what was printed on cards, and a player's own."""

from __future__ import annotations

from arbitre.core.edition import Editions
from arbitre.games.sans_allies.rules.setting import PACKAGE, read_values

EDITIONS = Editions(PACKAGE, "reconstructed", read_values)
