"""What a drawing is made with: what a view shows, where it stands, and the reader's words."""

from __future__ import annotations

from html import escape
from typing import cast

from arbitre.core.message import Value
from arbitre.core.svg import Lettering, num
from arbitre.core.words import Words
from arbitre.games.power.picture.about import Facts
from arbitre.games.power.picture.layout import layout_of
from arbitre.games.power.play.letters import LETTERS_IN
from arbitre.games.power.play.notation import place_in
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.board import COLOURS, HQ, ISLAND, LANE

LETTERING = Lettering({"note": 28}, [], 1.6)
"""Texts whose length nobody knows beforehand."""


class Pen:
    """What everything on a map is drawn with: where it stands, and the reader's words."""

    def __init__(self, words: Words, map: str, tall: bool) -> None:
        self.words = words
        self.map = map
        self.tall = tall
        self.layout = layout_of(map, tall)
        self.board = self.layout.board
        self.letters = LETTERS_IN[words.lang].armies

    def say(self, key: str, **args: Value) -> str:
        """A message, ready to stand in the drawing."""
        return escape(self.words.phrase(f"draw-{key}", dict(args)))

    def plain(self, key: str) -> str:
        """A message as it is said outside the drawing."""
        return self.words.phrase(f"draw-{key}")

    def army(self, colour: str) -> str:
        """A colour in the middle of a sentence."""
        return self.words.phrase(f"draw-army-{colour}")

    def code(self, place: int) -> str:
        """The code of a place as the reader writes it."""
        return place_in(self.board.names[place], self.words.lang)

    def spoken(self, place: int) -> str:
        """The title of a space or a reserve."""
        name = self.board.names[place]
        if place >= self.board.size:
            what = self.words.phrase(
                "draw-reserve", {"whose": self.army(COLOURS[place - self.board.size])}
            )
        elif self.board.sort[place] == ISLAND:
            what = self.words.phrase("draw-island", {"letter": name[1:]})
        elif self.board.sort[place] == LANE:
            what = self.words.phrase("draw-lane", {"number": name[1:]})
        else:
            key = "draw-hq" if self.board.sort[place] == HQ else "draw-sector"
            whose = self.army(COLOURS[self.board.owner[place]])
            what = self.words.phrase(key, {"whose": whose, "number": name[1:]})
        return self.say("space", code=self.code(place), what=what)


class ViewPen(Pen):
    """What a drawing of a view is made with.

    `holder` says who holds each flag, `powers` what each army has in all, `facts` what pieces are worth.
    """

    def __init__(self, view: PowerView, words: Words, tall: bool) -> None:
        super().__init__(words, map_of(view), tall)
        self.data = view.data
        self.seat = view.seat
        # a game that is over shows the round that was played last
        self.round = cast(int, view.data["round"]) - (view.data.get("phase") == "over")
        flags = cast(dict[str, list[str]], view.data["flags"])
        self.holder = {flag: by for by, held in flags.items() for flag in held}
        position = view.position()
        values = position.setting.values
        over = view.data.get("phase") == "over" or view.data.get("last")
        self.rounds = 0 if over else position.setting.rounds
        self.facts: Facts = (tuple(values.power), tuple(values.move), values.missile)
        self.powers = [position.state.total(army) for army in range(4)]

    def seat_name(self, seat: str) -> str:
        """A player's name: a colour, north, south, or what a table called it."""
        for key in (f"colour-{seat}", f"seat-{seat}"):
            if self.words.knows(key):
                return self.words.phrase(key)
        return seat


def map_of(view: PowerView) -> str:
    """The map of a view; the classic one is not named."""
    return str(view.data.get("map", "classic"))


def text(kind: str, x: float, y: float, said: str) -> str:
    """A line of text that was escaped already."""
    return f'<text class="{kind}" x="{num(x)}" y="{num(y)}">{said}</text>'


def fitted(kind: str, x: float, y: float, number: str, room: float) -> str:
    """A number of two digits or more in just its room, however wide the reader's type is."""
    if len(number) < 2:
        return text(kind, x, y, number)
    fit = f'textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"'
    return f'<text class="{kind}" x="{num(x)}" y="{num(y)}" {fit}>{number}</text>'


def narrow(kind: str, x: float, y: float, said: str, room: float) -> str:
    """The same for a single sign too."""
    fit = f'textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"'
    return f'<text class="{kind}" x="{num(x)}" y="{num(y)}" {fit}>{said}</text>'
