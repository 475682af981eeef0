"""The editions of Dead Reckoning: ours for what was printed on cards and tiles, and a player's own."""

from __future__ import annotations

from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.edition import KEPT, Edition, EditionReader, Editions
from arbitre.games.dead_reckoning.data import PACKAGE
from arbitre.games.dead_reckoning.play.edition_reader import read_values
from arbitre.games.dead_reckoning.rules.values import Values

EDITIONS: Final = Editions(PACKAGE, "reconstructed", read_values)

_values: Final[Cache[Values]] = Cache(KEPT)


def values_of(edition: Edition) -> Values:
    """The values of an edition, read once; never change them."""
    found = _values.find(edition.source)
    if found is None:
        read = read_values(EditionReader(edition.source, edition.full_name, edition))
        found = _values.keep(edition.source, read)
    return found


def edition_named(name: str) -> Edition:
    """An edition by its full name, or by its text where it is a player's own."""
    return EDITIONS.read(name, "edition") if "\n" in name else EDITIONS.named(name)
