"""Drawings for the rules of Sans Alliés: the table as it is laid, and regions that lie exposed."""

from __future__ import annotations

from typing import Any

from arbitre.core.game import game
from arbitre.core.screen import Picture
from arbitre.core.words import Words
from arbitre.games.sans_allies.picture.draw import layers, pyramid_alone
from arbitre.games.sans_allies.play.position import SansAlliesView

CAPTURED = (("A", 3), ("A", 4), ("B", 3))
"""Regions that are gone in the drawing: B3 lay open between A3 and A4, then C3 beside it."""
SEED = 12


def rule_drawings(words: Words) -> dict[str, Picture]:
    """A drawing for a clause, where one says more than words."""

    start = game("sans_allies").start(seed=SEED)
    data: dict[str, Any] = start.to_dict()
    for row, number in CAPTURED:
        data["region_discard"].append(data["pyramid"][row][number - 1])
        data["pyramid"][row][number - 1] = None
    whole, open_ones = start.view("invader"), game("sans_allies").load(data).view("invader")
    assert isinstance(whole, SansAlliesView)
    assert isinstance(open_ones, SansAlliesView)
    return {"SA-K1": layers(whole, words, True), "SA-I2": pyramid_alone(open_ones, words)}
