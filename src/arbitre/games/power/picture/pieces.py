"""The pieces of the drawn board: flags and stacks, one flat layer, each placed by its `transform`.

From one moment of a round to the next most places stay as they are: each is drawn once (`stacks_drawn`).
"""

from __future__ import annotations

from typing import Final

from arbitre.core.cache import cached
from arbitre.core.svg import Point, num, rect
from arbitre.games.power.picture.layout import arrange
from arbitre.games.power.picture.pen import Pen, text
from arbitre.games.power.picture.shapes import BIG, FLAG, FLAG_POLE
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.words.codes import power_words

Stack = tuple[str, str, int]
"""A colour, a kind and how many."""
Drawn = tuple[tuple[str, str], ...]
"""Elements of the layer, each an id and its markup."""

_BIG_SIGN: Final = 'class="sign big" transform="translate(0 2) scale(.84)"'
_SMALL_SIGN: Final = 'class="sign" transform="translate(0 3) scale(.82)"'
LOOSE: Final = 1.1
"""How large a piece is drawn that stands in no crowd: a missile over its target."""
_TAB: Final = "M-20.5-5V-10.5A6 6 0 0 1-14.5-16.5H-8.5V-9A4 4 0 0 1-12.5-5Z"


def piece_id(place: str, colour: str, kind: str) -> str:
    """The id under which the pieces of an army and kind in a place are drawn.

    >>> piece_id("V0", "green", "T")
    'piece-V0-green-T'
    """
    return f"piece-{place}-{colour}-{kind}"


@cached(64)
def flags_drawn(lang: str, map: str, tall: bool, holders: tuple[str, ...]) -> Drawn:
    """The flags where they are held: by whom each is, in the order of the colours."""
    return tuple(Pieces(power_words(lang), map, tall).flags(holders).items())


@cached(4096)
def stacks_drawn(lang: str, map: str, tall: bool, place: int, standing: tuple[Stack, ...]) -> Drawn:
    """The stacks that stand in a place, in their order."""
    return tuple(Pieces(power_words(lang), map, tall).stacks_in(place, standing).items())


class Pieces(Pen):
    """The layer of flags and stacks."""

    def flags(self, holders: tuple[str, ...]) -> dict[str, str]:
        """The flags where they are held, by id."""
        found: dict[str, str] = {}
        for army, colour in enumerate(COLOURS):
            held = [flag for flag, by in zip(COLOURS, holders, strict=True) if by == colour]
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

    def stacks_in(self, place: int, standing: tuple[Stack, ...]) -> dict[str, str]:
        """The stacks of a place, by id."""
        in_reserve = place >= self.board.size
        sizes = [sum(1 for stack in standing if stack[0] == colour) for colour in COLOURS]
        stand = self.layout.stand(place)
        scale, middles = arrange([size for size in sizes if size], stand, in_reserve)
        return {
            piece_id(self.board.names[place], stack[0], stack[1]): self.stack(
                place, stack, spot, scale
            )
            for stack, spot in zip(standing, middles, strict=True)
        }

    def missile(self, number: int, colour: str, target: str, beside: int) -> dict[str, str]:
        """A missile in flight, by its id: so many are beside it over the same target."""
        place = self.board.names.index(target)
        left, upper, wide, _ = self.layout.stand(place)
        # over the edge of the place, so that what stands there can still be counted
        spot = (left + wide / 2 + 20 * beside, upper - 22)
        name = f"launched-{number}"
        return {name: self.stack(place, (colour, "M", 1), spot, LOOSE, name)}

    def stack(self, place: int, stack: Stack, spot: Point, scale: float, id: str = "") -> str:
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
            pill = rect("pill", (21 - wide, -17.5, wide, 14.5), 5)
            said = text("count", 21 - wide / 2, -5.6, str(number))
            inner.append(f'<g class="tally">{pill}{said}</g>')
        return (
            f'<g id="{id or piece_id(name, colour, kind)}" class="stack {colour}" '
            f'data-space="{name}" data-army="{colour}" data-kind="{kind}" '
            f'data-like="{kind} {colour}" data-count="{number}" role="img" '
            f'transform="translate({num(spot[0])} {num(spot[1])})">'
            f"<title>{title}</title>"
            f'<g transform="scale({scale:g})">{"".join(inner)}</g></g>'
        )
