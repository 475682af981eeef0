"""The editions of Power: the printed values, released ones and a user's own."""

from __future__ import annotations

from arbitre.core.edition import Editions
from arbitre.games.power.rules.pieces import read_values

EDITIONS = Editions("arbitre.games.power.data", "classic", read_values)
edition_names = EDITIONS.names
edition_named = EDITIONS.named
read_edition = EDITIONS.read
