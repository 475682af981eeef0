"""Whose numbers an edition has (provenance): the box's, a player's, or ours where we lack the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.core.edition import Edition
from arbitre.core.message import Value
from arbitre.core.words import Words, joined

OURS: Final = "reconstructed"
"""The word in a provenance that says: these numbers are not from the box."""


def groups_of_ours(edition: Edition, groups: Sequence[str]) -> list[str]:
    """Those of these groups of an edition whose numbers are ours, wholly or in part."""
    return [group for group in groups if OURS in _provenance(edition.values.get(group))]


def whose_numbers_in(edition: Edition, groups: Sequence[str], words: Words) -> list[str]:
    """Which numbers of an edition are ours, and what somebody with the box can do.

    The game has the messages `greeting-own`, `greeting-ours`, `greeting-box`, and `group-GROUP` for each.
    """
    args: dict[str, Value] = {"edition": edition.name}
    ours = groups_of_ours(edition, groups)
    if not ours:
        return [words.phrase("greeting-own", args)]
    said = joined([words.phrase(f"group-{group}") for group in ours], words)
    return [
        words.phrase("greeting-ours", {**args, "groups": said}),
        words.phrase("greeting-box"),
    ]


def _provenance(group: object) -> str:
    return str(group.get("provenance", "")).casefold() if isinstance(group, dict) else ""
