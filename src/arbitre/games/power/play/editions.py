"""The editions of Power: the printed values, released ones and a player's own."""

from __future__ import annotations

from typing import Final

from arbitre.core.edition import Editions
from arbitre.games.power.data import PACKAGE
from arbitre.games.power.play.edition_reader import read_values

EDITIONS: Final = Editions(PACKAGE, "classic", read_values)
values_of: Final = EDITIONS.values_of
