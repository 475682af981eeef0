"""The pieces of the drawn board: flags and stacks, one flat layer, each placed by its `transform`."""

from __future__ import annotations

from typing import Final, cast

from arbitre.core.svg import Point, num, rect
from arbitre.games.power.picture.layout import arrange
from arbitre.games.power.picture.pen import Pen, text
from arbitre.games.power.picture.shapes import BIG, FLAG, FLAG_POLE
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.pieces import KINDS

Counts = dict[str, int]

_BIG_SIGN: Final = 'class="sign big" transform="translate(0 2) scale(.84)"'
_SMALL_SIGN: Final = 'class="sign" transform="translate(0 3) scale(.82)"'
_TAB: Final = "M-20.5-5V-10.5A6 6 0 0 1-14.5-16.5H-8.5V-9A4 4 0 0 1-12.5-5Z"


def piece_id(place: str, colour: str, kind: str) -> str:
    """The id under which the pieces of an army and kind in a place are drawn.

    >>> piece_id("V0", "green", "T")
    'piece-V0-green-T'
    """
    return f"piece-{place}-{colour}-{kind}"


class Pieces(Pen):
    """The layer of flags and stacks."""

    def flags(self) -> dict[str, str]:
        """The flags where they are held, by id."""
        found: dict[str, str] = {}
        for army, colour in enumerate(COLOURS):
            held = [flag for flag in COLOURS if self.holder.get(flag) == colour]
            held = [flag for flag in held if flag == colour] + [
                flag for flag in held if flag != colour
            ]
            left, upper, wide, _ = self.layout.room[self.board.hq[army]]
            # beside the code of the headquarters, however many there are
            scale = min(1.25, (wide - 68) / (20 * max(len(held), 1)))
            for index, flag in enumerate(held):
                x = left + wide - 14 - 10 * scale - (len(held) - 1 - index) * 20 * scale
                own = flag == colour
                title = (
                    self.say("flag", whose=self.army(flag))
                    if own
                    else self.say("flag-taken", whose=self.army(flag), by=self.army(colour))
                )
                letter = self.letters[COLOURS.index(flag)]
                found[f"flag-{flag}"] = (
                    f'<g id="flag-{flag}" class="flag {flag}" data-flag="{flag}" role="img" '
                    f'data-space="{self.board.names[self.board.hq[army]]}" '
                    f'transform="translate({num(x)} {num(upper + 27)})"><title>{title}</title>'
                    f'<g transform="scale({num(scale)})"><path class="pole" d="{FLAG_POLE}"/>'
                    f'<path class="cloth" d="{FLAG}"/>'
                    f"{text('flag-letter', 0.5, -1.4, letter)}</g></g>"
                )
        return found

    def stacks(self) -> dict[str, str]:
        """All stacks, by id."""
        board = cast(dict[str, dict[str, Counts]], self.data.get("board", {}))
        reserves = cast(dict[str, Counts], self.data.get("reserves", {}))
        found: dict[str, str] = {}
        for place, name in enumerate(self.board.names):
            if place < self.board.size:
                armies = board.get(name, {})
            else:
                colour = COLOURS[place - self.board.size]
                armies = {colour: reserves[colour]} if colour in reserves else {}
            found.update(self.stacks_in(place, armies))
        return found

    def stacks_in(self, place: int, armies: dict[str, Counts]) -> dict[str, str]:
        """The stacks of a place, by id."""
        scale, spots = self.spots(place, armies)
        return {
            piece_id(self.board.names[place], colour, kind): self.stack(
                place, (colour, kind, armies[colour][kind]), spot, scale
            )
            for (colour, kind), spot in spots.items()
        }

    def spots(
        self, place: int, armies: dict[str, Counts]
    ) -> tuple[float, dict[tuple[str, str], Point]]:
        """Where the stacks of a place stand, by army and kind, and how large they are."""
        in_reserve = place >= self.board.size
        # in a reserve Power comes first
        kinds = ("P", *KINDS[:-1]) if in_reserve else KINDS
        present: list[list[tuple[str, str]]] = [
            [(colour, kind) for kind in kinds if armies[colour].get(kind)]
            for colour in COLOURS
            if colour in armies
        ]
        sizes = [len(stacks) for stacks in present if stacks]
        scale, middles = arrange(sizes, self.layout.stand(place), in_reserve)
        stacks = [stack for group in present for stack in group]
        return scale, dict(zip(stacks, middles, strict=True))

    def stack(
        self, place: int, stack: tuple[str, str, int], spot: Point, scale: float, id: str = ""
    ) -> str:
        """So many pieces of an army and kind, wherever they are to be seen."""
        colour, kind, number = stack
        name = self.board.names[place]
        counted = self.words.phrase(f"count-{kind}", {"n": number})
        whose = self.army(colour)
        if place < self.board.size:
            title = self.say("stack", stack=counted, whose=whose, where=self.code(place))
        else:
            title = self.say("stack-reserve", stack=counted, whose=whose)
        big = kind in BIG
        inner = [
            rect("shade", (-19.5, -14.5, 41, 32), 6),
            rect("counter", (-20.5, -16.5, 41, 33), 6),
            rect("plate", (-18, -14, 36, 28), 4) if big else "",
            f'<use {_BIG_SIGN if big else _SMALL_SIGN} href="#power-{kind}"/>',
            f'<path class="tab" d="{_TAB}"/>',
            text("letter", -14.4, -6.3, self.letters[COLOURS.index(colour)]),
        ]
        if number > 1 or kind == "P":
            wide = 7 + 8 * len(str(number))
            inner += [
                rect("pill", (21 - wide, -17.5, wide, 14.5), 5),
                text("count", 21 - wide / 2, -5.6, str(number)),
            ]
        return (
            f'<g id="{id or piece_id(name, colour, kind)}" class="stack {colour}" '
            f'data-space="{name}" data-army="{colour}" data-kind="{kind}" data-count="{number}" '
            f'role="img" transform="translate({num(spot[0])} {num(spot[1])})">'
            f"<title>{title}</title>"
            f'<g transform="scale({scale:g})">{"".join(inner)}</g></g>'
        )
