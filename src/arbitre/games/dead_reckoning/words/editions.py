"""Whose numbers an edition has, in words."""

from __future__ import annotations

from typing import Final

from arbitre.core.edition import Edition
from arbitre.core.message import Value
from arbitre.core.words import Words, joined
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of

GROUPS: Final = "islands crew ship upgrades buildings cards battle start score alliance".split()
OURS: Final = "reconstructed"
"""The word in a provenance that says: these numbers are not from the box."""


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
    args: dict[str, Value] = {"edition": edition.name}
    ours = [group for group in GROUPS if OURS in _provenance(edition.values.get(group))]
    if not ours:
        return [words.phrase("greeting-own", args)]
    groups = joined([words.phrase(f"group-{group}") for group in ours], words)
    return [
        words.phrase("greeting-ours", {**args, "groups": groups}),
        words.phrase("greeting-box"),
    ]


def _provenance(group: object) -> str:
    return str(group.get("provenance", "")).casefold() if isinstance(group, dict) else ""
