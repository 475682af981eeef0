"""The pieces of the drawn board: flags and stacks, one flat layer, each placed by its `transform`.

From one moment of a round to the next most places stay as they are: each is drawn once (`crowd_drawn`).
"""

from __future__ import annotations

from html import escape
from typing import Final

from arbitre.core.cache import cached
from arbitre.core.svg import Box, Point, num, rect
from arbitre.games.power.picture.crowd import (
    SHARED_HIGH,
    STRENGTH_HIGH,
    TOKEN_HIGH,
    TOKEN_WIDE,
    meeting,
    shared_wide,
    shelved,
    standing,
    strength_wide,
)
from arbitre.games.power.picture.pen import Pen, fitted, narrow, text
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.pieces import KIND_OF
from arbitre.games.power.words.codes import power_words

Stack = tuple[str, str, int]
"""A colour, a kind and how many."""
Spot = tuple[Point, float]
"""Where the middle of a stack is, and its scale."""
Drawn = tuple[tuple[str, str], ...]
"""Elements of a layer, each an id and its markup."""

LOOSE: Final = 1.1
"""How large a piece is drawn that stands in no crowd: a missile over its target."""
TALLY_HIGH: Final = 25.0
SMALLEST: Final = 0.42
"""Below this scale of a stack its number has no margin, so that it hides less of the others."""


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
def crowd_drawn(
    lang: str,
    map: str,
    tall: bool,
    place: int,
    standing: tuple[Stack, ...],
    worth: tuple[int, ...],
    ghosts: tuple[tuple[str, str], ...] = (),
) -> tuple[str, Drawn]:
    """What stands in a place: how strong each army is, then the stacks in their order.

    `worth` is the power of each kind; `ghosts` are the colours and kinds that a sheet brings there.
    """
    made = Pieces(power_words(lang), map, tall)
    strength, stacks = made.crowd(place, standing, worth, ghosts)
    return strength, tuple(stacks.items())


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
            left, upper, wide, high = self.layout.flags(army)
            columns = 1 if len(held) == 1 else 2
            rows = -(-len(held) // columns)
            scale = min(1.5, wide / columns / 42, high / max(rows, 1) / 54)
            for index, flag in enumerate(held):
                x = left + wide / columns * (index % columns + 0.5)
                y = upper + high / rows * (index // columns + 0.5)
                found[f"flag-{flag}"] = self._flag(army, flag, (x, y), scale)
        return found

    def _flag(self, holder: int, flag: str, at: Point, scale: float) -> str:
        own = flag == COLOURS[holder]
        args = {"whose": self.army(flag), "by": self.army(COLOURS[holder])}
        title = self.say("flag" if own else "flag-taken", **args)
        letter = self.letters[COLOURS.index(flag)]
        return (
            f'<g id="flag-{flag}" class="flag {flag}" data-flag="{flag}" role="img" '
            f'data-space="{self.board.names[self.board.hq[holder]]}" '
            f'data-about="about-{"flag" if own else "flag-taken"}" '
            f'transform="translate({num(at[0])} {num(at[1])})"><title>{title}</title>'
            f'<use transform="scale({num(scale)})" href="#power-flag"/>'
            f"{text('flag-letter', 1.5 * scale, 10 - 8 * scale, letter)}</g>"
        )

    def crowd(
        self,
        place: int,
        stacks: tuple[Stack, ...],
        worth: tuple[int, ...],
        ghosts: tuple[tuple[str, str], ...],
    ) -> tuple[str, dict[str, str]]:
        """The strengths in a place as one element, empty in a reserve, and its stacks by id."""
        spots, tags, said = self.spots(place, stacks, worth)
        name = self.board.names[place]
        shown = {
            piece_id(name, stack[0], stack[1]): self.stack(
                place, stack, spot, ghost=stack[:2] in ghosts
            )
            for stack, spot in zip(stacks, spots, strict=True)
        }
        if not tags:
            return "", shown
        title = escape(self.code(place)) + " · " + ", ".join(said)
        start = f'<g id="state-strength-{name}" data-about="about-strength" role="img">'
        return f"{start}<title>{title}</title>{''.join(tags)}</g>", shown

    def spots(
        self, place: int, stacks: tuple[Stack, ...], worth: tuple[int, ...]
    ) -> tuple[list[Spot], list[str], list[str]]:
        """Where each stack of a place stands; how strong each army is there, drawn and in words."""
        armies = [colour for colour in COLOURS if any(stack[0] == colour for stack in stacks)]
        strengths = [
            sum(number * worth[KIND_OF[kind]] for whose, kind, number in stacks if whose == colour)
            for colour in armies
        ]
        counts = [sum(1 for stack in stacks if stack[0] == colour) for colour in armies]
        tags: list[str] = []
        spots: list[Spot] = []
        if place >= self.board.size:
            scale, middles = shelved(len(stacks), self.layout.stand(place))
            spots = [(middle, scale) for middle in middles]
        elif len(armies) == 1:
            scale, middles = standing(len(stacks), self.layout.stand(place))
            spots = [(middle, scale) for middle in middles]
            wide = strength_wide(strengths[0])
            size = self.layout.strength_scale(place, wide)
            at = self.layout.strength_at(place, wide * size)
            tags.append(self.strength(armies[0], strengths[0], at, size))
        elif armies:
            widths = [shared_wide(strength) for strength in strengths]
            layout = self.layout
            alone = layout.strength_at(place, widths[0])
            camps = meeting(counts, widths, layout.meeting(place), alone, layout.stand(place))
            for colour, strength, camp in zip(armies, strengths, camps, strict=True):
                spots += [(middle, camp.scale) for middle in camp.middles]
                tags.append(self.shared(colour, strength, camp.corner, camp.wide))
        said = [
            self.say("strength", whose=self.army(colour), n=strength)
            for colour, strength in zip(armies, strengths, strict=True)
        ]
        return spots, tags, said

    def strength_boxes(
        self, place: int, stacks: tuple[Stack, ...], worth: tuple[int, ...]
    ) -> list[Box]:
        """Where it stands how strong an army is that is alone in a place: in a lane below its name."""
        if len({colour for colour, _, _ in stacks}) != 1:
            return []
        wide = strength_wide(sum(number * worth[KIND_OF[kind]] for _, kind, number in stacks))
        size = self.layout.strength_scale(place, wide)
        left, upper = self.layout.strength_at(place, wide * size)
        return [(left, upper, wide * size, STRENGTH_HIGH * size)]

    def strength(self, colour: str, number: int, corner: Point, scale: float) -> str:
        """How strong an army is in a place, with its letter before the number."""
        wide = strength_wide(number)
        letter = self.letters[COLOURS.index(colour)]
        shrunk = "" if scale >= 1 else f" scale({num(scale)})"
        middle, room = 13 + wide / 2, wide - 29
        return (
            f'<g class="strength {colour}" transform="translate({num(corner[0])} {num(corner[1])}){shrunk}">'
            f"{rect('tag', (1, 1, wide - 2, STRENGTH_HIGH - 2), 8)}"
            f'<path class="chip" d="M9 1H25V{num(STRENGTH_HIGH - 1)}H9a8 8 0 0 1-8-8V9a8 8 0 0 1 8-8Z"/>'
            f"{text('tag-letter', 13, 26, letter)}{fitted('tag-number', middle, 26, str(number), room)}</g>"
        )

    def shared(self, colour: str, number: int, corner: Point, wide: float) -> str:
        """The same beside others: in type as large, but closer."""
        letter = self.letters[COLOURS.index(colour)]
        chip, high = 18.0, SHARED_HIGH
        return (
            f'<g class="strength {colour}" transform="translate({num(corner[0])} {num(corner[1])})">'
            f"{rect('tag', (1, 1, wide - 2, high - 2), 6)}"
            f'<path class="chip" d="M7 1H{num(chip)}V{num(high - 1)}H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6Z"/>'
            f"{narrow('tag-letter', chip / 2 + 0.5, 23, letter, chip - 4)}"
            f"{narrow('tag-number', (chip + wide) / 2, 23, str(number), wide - chip - 4)}</g>"
        )

    def missile(self, number: int, colour: str, target: str, beside: int) -> dict[str, str]:
        """A missile in flight, by its id: so many are beside it over the same target."""
        place = self.board.names.index(target)
        left, upper, wide, _ = self.layout.stand(place)
        # over the edge of the place, so that what stands there can still be counted
        spot = (left + wide / 2 + 24 * beside, upper - 22)
        name = f"launched-{number}"
        return {name: self.stack(place, (colour, "M", 1), (spot, LOOSE), name)}

    def stack(self, place: int, stack: Stack, spot: Spot, id: str = "", ghost: bool = False) -> str:
        """So many pieces of an army and kind, wherever they are to be seen."""
        colour, kind, number = stack
        name = self.board.names[place]
        counted = self.words.phrase(f"count-{kind}", {"n": number})
        whose = self.army(colour)
        if place < self.board.size:
            title = self.say("stack", stack=counted, whose=whose, where=self.code(place))
        else:
            title = self.say("stack-reserve", stack=counted, whose=whose)
        (x, y), scale = spot
        tally = self._tally(number, scale) if number > 1 or kind == "P" else ""
        return (
            f'<g id="{id or piece_id(name, colour, kind)}" class="stack {colour}{" ghost" if ghost else ""}" '
            f'data-space="{name}" data-army="{colour}" data-kind="{kind}" '
            f'data-like="{kind} {colour}" data-count="{number}" data-about="about-{kind}" role="img" '
            f'transform="translate({num(x)} {num(y)})">'
            f"<title>{title}</title>"
            f'<g transform="scale({scale:g})"><use href="#token-{kind}"/></g>{tally}</g>'
        )

    def _tally(self, number: int, scale: float) -> str:
        """The number on a stack, as large as on the others however small the stack is."""
        wide = (9 if scale >= SMALLEST else 3) + 14.5 * len(str(number))
        right, lower = TOKEN_WIDE / 2 * scale, TOKEN_HIGH / 2 * scale
        # beside a small piece rather than over it
        x, y = right - wide + min(max(30 - 40 * scale, 0.0), 10.0), lower - TALLY_HIGH - 3
        return (
            f'<g class="tally" transform="translate({num(x)} {num(y)})">'
            f'<rect class="pill" width="{num(wide)}" height="{num(TALLY_HIGH)}" rx="7"/>'
            f"{fitted('count', wide / 2, 22, str(number), max(wide - 6, 14.5))}</g>"
        )
