"""The editions of Power: the printed values, released ones and a player's own."""

from __future__ import annotations

from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.edition import KEPT, Edition, EditionReader, Editions
from arbitre.games.power.data import PACKAGE
from arbitre.games.power.play.edition_reader import read_values
from arbitre.games.power.rules.values import Values

EDITIONS: Final = Editions(PACKAGE, "classic", read_values)

_values: Final[Cache[Values]] = Cache(KEPT)


def values_of(edition: Edition) -> Values:
    """The values of an edition, read once; never change them."""
    found = _values.find(edition.source)
    if found is None:
        read = read_values(EditionReader(edition.source, edition.full_name, edition))
        found = _values.keep(edition.source, read)
    return found
