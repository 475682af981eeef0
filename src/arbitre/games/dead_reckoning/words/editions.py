"""Whose numbers an edition has, in words."""

from __future__ import annotations

from typing import Final

from arbitre.core.edition import Edition
from arbitre.core.message import Value
from arbitre.core.provenance import whose_numbers_in
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of

GROUPS: Final = "islands crew ship upgrades buildings cards battle start score alliance".split()


def edition_lines(edition: Edition, words: Words) -> list[str]:
    """What an edition has; with the standard one, which numbers are ours."""
    values = values_of(edition)
    args: dict[str, Value] = {
        "edition": edition.name,
        "islands": len(values.islands),
        "crew": sum(crew.cards for crew in values.crew),
        "cards": sum(card.copies for card in values.cards),
        "alliance": len(values.alliance),
    }
    whose = whose_numbers(edition, words) if edition.name == EDITIONS.standard else []
    return [*whose, words.phrase("edition-values", args)]


def whose_numbers(edition: Edition, words: Words) -> list[str]:
    """Which numbers of an edition are ours, and what somebody with the box can do."""
    return whose_numbers_in(edition, GROUPS, words)
