"""The editions of Dead Reckoning: ours for what was printed on cards and tiles, and a player's own."""

from __future__ import annotations

from typing import Final

from arbitre.core.edition import KEPT, Edition, EditionReader, Editions
from arbitre.games.dead_reckoning.edition_reader import read_values
from arbitre.games.dead_reckoning.setting import Values

PACKAGE: Final = "arbitre.games.dead_reckoning"
EDITIONS: Final = Editions(PACKAGE, "reconstructed", read_values)

_known: dict[str, Values] = {}
_own: dict[str, Edition] = {}


def values_of(edition: Edition) -> Values:
    """The values of an edition, read once; never change them."""
    found = _known.get(edition.source)
    if found is None:
        found = read_values(EditionReader(edition.source, edition.full_name, edition))
        if len(_known) >= KEPT:
            _known.clear()
        _known[edition.source] = found
    return found


def edition_named(name: str) -> Edition:
    """An edition by its full name, or by its text where it is a player's own; those are read once."""
    if "\n" not in name:
        return EDITIONS.named(name)
    found = _own.get(name)
    if found is None:
        found = EDITIONS.read(name, "edition")
        if len(_own) >= KEPT:
            _own.clear()
        _own[name] = found
    return found
