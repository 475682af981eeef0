"""The region discard in words, card by card: all of it was laid in the open (SA-S2)."""

from __future__ import annotations

from typing import Final

from arbitre.core.vocabulary import Vocabulary
from arbitre.core.words import Words
from arbitre.games.sans_allies.data import PACKAGE
from arbitre.games.sans_allies.rules.state import State
from arbitre.games.sans_allies.words.codes import terrain_in, terrain_names

PAGES: Final = Vocabulary(PACKAGE, "pages")
"""What can be looked up as a whole, by the words for it."""


def asks_for_discard(query: str) -> bool:
    """Whether somebody wants to see the region discard.

    >>> asks_for_discard("Défausse"), asks_for_discard(" discard "), asks_for_discard("A3")
    (True, True, False)
    """
    return PAGES.meant(query) == "discard"


def discard_order(state: State, words: Words) -> str:
    """Every card of the region discard, numbered from the top one; empty where none lies there."""
    terrains = terrain_names(state.values, words.lang)
    names = [state.values.names[code] for code in reversed(state.regions)]
    # scouts may have swapped a centre out, which is no terrain
    cards = [terrains[name] if name in terrains else terrain_in(name, words) for name in names]
    return " · ".join([f"{number}.\u00a0{name}" for number, name in enumerate(cards, 1)])


def discard_lines(state: State, words: Words) -> list[str]:
    """The region discard for a terminal: how many cards, then each."""
    head = words.phrase("discard-order", {"n": len(state.regions)})
    return [head, discard_order(state, words)] if state.regions else [head]
