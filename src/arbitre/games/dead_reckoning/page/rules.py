"""Drawings for the rules of Dead Reckoning: the whole table, and the ocean as it is laid."""

from __future__ import annotations

from arbitre.core.game import game
from arbitre.core.screen import Picture
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.picture.draw import chart, layers

SEED = 4
ROWS = 4


def rule_drawings(words: Words) -> dict[str, Picture]:
    """A drawing for a clause, where one says more than words."""

    view = game("dead_reckoning").start(seed=SEED).view("player")
    return {"DR-D1": layers(view, words, False), "DR-B1": chart(view, words, ROWS)}
