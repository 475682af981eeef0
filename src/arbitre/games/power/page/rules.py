"""Drawings for the rules of Power: the board with its names, a sheet as arrows, a bounce to come."""

from __future__ import annotations

from arbitre.core.game import game
from arbitre.core.position import Position
from arbitre.core.screen import Picture
from arbitre.core.words import Words
from arbitre.games.power.page.marks import arrows
from arbitre.games.power.picture.draw import chart, layers
from arbitre.games.power.play.draft import SheetDraft
from arbitre.games.power.play.letters import NOTATION
from arbitre.games.power.play.position import PowerView

SHEET = ["T HQ V8", "C HQ IX", "D HQ S5", "S HQ V4"]
"""Four orders of Green's first round, in French notation."""
BOUNCE = {"V0": {"green": {"C": 1}}, "J0": {"yellow": {"C": 1}}, "B4": {"blue": {"T": 1}}}
"""Two fighters that both want B0."""


def rule_drawings(words: Words) -> dict[str, Picture]:
    """A drawing for a clause, where one says more than words."""

    start = game("power").start()
    data = start.to_dict()
    data["round"], data["board"] = 4, BOUNCE
    meeting = game("power").load(data)
    board = start.view(None)
    assert isinstance(board, PowerView)
    return {
        "PW-B1": chart(board, words),
        "PW-O2": _ordered(start, {"green": SHEET}, words),
        "PW-C2": _ordered(meeting, {"green": ["C V0 B0"], "yellow": ["C J0 B0"]}, words),
    }


def _ordered(position: Position, sheets: dict[str, list[str]], words: Words) -> Picture:
    """A position with orders as arrows over it."""

    view = position.view("green")
    assert isinstance(view, PowerView)
    picture = layers(view, words, False)
    for seat, lines in sheets.items():
        draft = game("power").draft(position.view(seat), NOTATION)
        assert isinstance(draft, SheetDraft)
        for line in lines:
            draft.add(line)
        picture.pieces += arrows(draft, words, False)
    return picture
