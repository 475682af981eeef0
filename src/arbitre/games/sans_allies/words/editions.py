"""Whose numbers an edition has, in words."""

from __future__ import annotations

from typing import Final

from arbitre.core.edition import Edition
from arbitre.core.message import Value
from arbitre.core.provenance import groups_of_ours, whose_numbers_in
from arbitre.core.words import Words
from arbitre.games.sans_allies.play.editions import EDITIONS
from arbitre.games.sans_allies.rules.values import Values

GROUPS: Final = ("terrains", "installations", "production", "strength", "tiles")


def edition_lines(edition: Edition, words: Words) -> list[str]:
    """The tiles of an edition; with the standard one, which numbers are ours."""
    values = Values(edition)
    tiles: dict[str, Value] = {
        "edition": edition.name,
        "defence": " ".join(str(each) for each in values.defence),
        "research": " ".join(str(each) for each in values.research),
    }
    whose = whose_numbers(edition, words) if edition.name == EDITIONS.standard else []
    return [*whose, words.phrase("edition-tiles", tiles)]


def whose_numbers(edition: Edition, words: Words) -> list[str]:
    """Which numbers of an edition are ours, and what somebody with the box can do."""
    return whose_numbers_in(edition, GROUPS, words)


def ours_in(edition: Edition) -> list[str]:
    """The groups of an edition whose numbers are ours, wholly or in part."""
    return groups_of_ours(edition, GROUPS)
