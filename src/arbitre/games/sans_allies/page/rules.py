"""Drawings for pages about no table: the rules, and the front page with a game that is well under way."""

from __future__ import annotations

import re
from typing import Any, Final

from arbitre.core.game import game
from arbitre.core.screen import Picture, nameless
from arbitre.core.words import Words
from arbitre.games.sans_allies.picture.draw import layers, pyramid_alone
from arbitre.games.sans_allies.play.position import SansAlliesView

CAPTURED: Final = (("A", 3), ("A", 4), ("B", 3))
"""Regions that are gone in the drawing of the rules: B3 lay open between A3 and A4, then C3 beside it."""
SEED: Final = 12
TAKEN: Final = (
    ("A", 2),
    ("A", 3),
    ("A", 4),
    ("A", 7),
    ("A", 8),
    ("B", 2),
    ("B", 3),
    ("B", 7),
    ("C", 2),
)
"""What is gone in the drawing of the front page; A2 and B2 were centres."""
RESERVE: Final = {"P": 7, "V": 4, "A": 5, "S": 2}


def rule_drawings(words: Words) -> dict[str, Picture]:
    """A drawing for a clause, where one says more than words."""
    data = _without(CAPTURED)
    whole, open_ones = game("sans_allies").start(seed=SEED).view("invader"), _view(data)
    assert isinstance(whole, SansAlliesView)
    return {"SA-K1": layers(whole, words, True), "SA-I2": pyramid_alone(open_ones, words)}


def example_drawing(words: Words) -> Picture:
    """The table in the middle of a game: some regions taken, two types upgraded, units in reserve."""
    data = _without(TAKEN)
    cards = {kind: data["pile"].get(kind, 0) + data["reserve"].get(kind, 0) for kind in RESERVE}
    data |= {
        "turn": 9,
        "marker": "C",
        "centres": 2,
        "upgrades": {"V": "upgraded", "A": "upgraded"},
        "reserve": RESERVE,
        "pile": {**data["pile"], **{kind: n - RESERVE[kind] for kind, n in cards.items()}},
    }
    picture = layers(_view(data), words, True)
    picture.key = f"example {words.lang}"
    # nobody points at anything there
    picture.board = re.sub(r"<desc.*?</desc>", "", picture.board)
    picture.state, picture.pieces = nameless([picture.state, picture.pieces])
    return picture


def _without(places: tuple[tuple[str, int], ...]) -> dict[str, Any]:
    """The first position of a game, with regions captured; centres stay with whoever took them."""
    data: dict[str, Any] = game("sans_allies").start(seed=SEED).to_dict()
    for row, number in places:
        card = data["pyramid"][row][number - 1]
        data["pyramid"][row][number - 1] = None
        if card != "centre":
            data["region_discard"].append(card)
    return data


def _view(data: dict[str, Any]) -> SansAlliesView:
    view = game("sans_allies").load(data).view("invader")
    assert isinstance(view, SansAlliesView)
    return view
