"""Ways over the drawn board (arrows): how they bend, where they begin and end, and labels beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.core.svg import Box, Point, num
from arbitre.games.power.picture.layout import DEPTH, HEADER, MARGIN, Layout
from arbitre.games.power.rules.board import HQ, LANE

TIP: Final = 22.0
"""How long the head of an arrow is."""
INSET: Final = 15.0
"""How far inside a space a way begins and ends."""
DEEP: Final = 40.0
"""The same where a reserve is near by."""
SHORT: Final = 100.0
"""A way shorter than this has its label beside it, not on it."""
BENDS: Final = (1.0, -1.0, 2.0, -2.0)
"""A way that would hide something bends the other way instead, or more."""
DISC: Final = 17.0
"""How large a number on a way is, from its middle to its edge."""


class Way:
    """A bent line from one point to another; an arrow's head is at its end."""

    def __init__(self, start: Point, end: Point, bow: float) -> None:
        (x, y), (to_x, to_y) = start, end
        away = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 or 1.0
        self.start = start
        self.end = end
        self.bend: Point = (
            (x + to_x) / 2 - (to_y - y) / away * bow,
            (y + to_y) / 2 + (to_x - x) / away * bow,
        )

    def at(self, part: float) -> Point:
        """The point after a part of the way, from 0 to 1."""
        rest = 1 - part
        return (
            rest * rest * self.start[0]
            + 2 * rest * part * self.bend[0]
            + part * part * self.end[0],
            rest * rest * self.start[1]
            + 2 * rest * part * self.bend[1]
            + part * part * self.end[1],
        )

    def hides(self, boxes: Sequence[Box]) -> int:
        """How much of it lies on some boxes."""
        points = [self.at(part / 24) for part in range(25)]
        return sum(
            left <= x <= left + wide and upper <= y <= upper + high
            for x, y in points
            for left, upper, wide, high in boxes
        )

    def line(self, headed: bool = True) -> str:
        """Path data; before a head it ends a little earlier."""
        to_x, to_y = self.at(1.0)
        if headed:
            ux, uy = self._direction()
            to_x, to_y = to_x - ux * TIP * 0.7, to_y - uy * TIP * 0.7
        return (
            f"M{num(self.start[0])} {num(self.start[1])}"
            f"Q{num(self.bend[0])} {num(self.bend[1])} {num(to_x)} {num(to_y)}"
        )

    def head(self) -> str:
        """Path data of the arrow's head."""
        (x, y), (ux, uy) = self.end, self._direction()
        back_x, back_y = x - ux * TIP, y - uy * TIP
        side_x, side_y = -uy * TIP * 0.55, ux * TIP * 0.55
        return (
            f"M{num(x)} {num(y)}L{num(back_x + side_x)} {num(back_y + side_y)}"
            f"L{num(back_x - side_x)} {num(back_y - side_y)}Z"
        )

    def _direction(self) -> Point:
        dx, dy = self.end[0] - self.bend[0], self.end[1] - self.bend[1]
        away = (dx * dx + dy * dy) ** 0.5 or 1.0
        return dx / away, dy / away


def way(layout: Layout, origin: int, target: int, turn: int = 0, avoid: Sequence[Box] = ()) -> Way:
    """The way from one place to another; others between the same two are numbered and bend more.

    What is to be avoided is hidden as little as may be.
    """
    start, end = _middle(layout, origin, target), _middle(layout, target, origin)
    away = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    inset = DEEP if max(origin, target) >= layout.board.size else INSET
    begins = edge(_box(layout, origin, target), start, end, inset)
    ends = edge(_box(layout, target, origin), end, start, inset)
    # a bow keeps arrows apart that go the same way back and forth
    bow = min(away * 0.12, 40.0) + 26.0 * turn
    return min((Way(begins, ends, bow * bend) for bend in BENDS), key=lambda one: one.hides(avoid))


def _middle(layout: Layout, place: int, other: int) -> Point:
    left, upper, wide, high = _box(layout, place, other)
    return left + wide / 2, upper + high / 2


def _box(layout: Layout, place: int, other: int) -> Box:
    """What a way begins or ends at: of a headquarters the gate to the sea, so that its pieces stay seen."""
    board = layout.board
    if place >= board.size:
        return layout.panels[place - board.size]
    if board.sort[place] == HQ and other < board.size:
        return layout.gate(place)
    left, upper, wide, high = layout.room[place]
    if board.sort[place] == LANE and layout.upright(place):
        high = min(high, DEPTH)  # where its pieces stand, however long it is
    return (left, upper, wide, high)


def edge(box: Box, middle: Point, towards: Point, inset: float = INSET) -> Point:
    """Where the line from the middle of a box towards a point comes near its edge.

    >>> edge((0.0, 0.0, 100.0, 60.0), (50.0, 30.0), (50.0, 500.0))
    (50.0, 45.0)
    """
    dx, dy = towards[0] - middle[0], towards[1] - middle[1]
    across = max(box[2] / 2 - inset, 4.0)
    down = max(box[3] / 2 - inset, 4.0)
    parts = [size / abs(by) for size, by in ((across, dx), (down, dy)) if by]
    part = min([*parts, 0.45])
    return middle[0] + dx * part, middle[1] + dy * part


class Labels:
    """A layout pass: boxes that are put where none lies on another, below the head of the picture."""

    def __init__(self, layout: Layout) -> None:
        self.width = layout.width
        # a phone held sideways shows the sea from edge to edge and no more
        self.top, self.bottom = HEADER, layout.height - MARGIN
        self.taken: list[Box] = []

    def put(self, wide: float, high: float, wished: list[Point]) -> Point:
        """The first of some middles at which a box is free and whole; else where it hides least."""
        best, least = wished[0], float("inf")
        for x, y in wished:
            x = min(max(x, wide / 2 + 4), self.width - wide / 2 - 4)
            y = min(max(y, self.top + high / 2 + 4), self.bottom - high / 2 - 4)
            hidden = sum(
                _overlap((x - wide / 2, y - high / 2, wide, high), other) for other in self.taken
            )
            if hidden < least:
                best, least = (x, y), hidden
            if hidden == 0:
                break
        self.taken.append((best[0] - wide / 2, best[1] - high / 2, wide, high))
        return best

    def along(self, line: Way, size: float = 2 * DISC) -> Point:
        """The same on a way: its middle, or the next free part of it."""
        (x, y), (to_x, to_y) = line.start, line.end
        away = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 or 1.0
        if away < SHORT:
            side_x, side_y = (to_y - y) / away * size, -(to_x - x) / away * size
            beside = [(x + side_x, y + side_y), (x - side_x, y - side_y)]
            beside += [(to_x + side_x, to_y + side_y), (to_x - side_x, to_y - side_y)]
            return self.put(size, size, beside)
        parts = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)
        return self.put(size, size, [line.at(part) for part in parts])

    def round(self, box: Box, wide: float, high: float) -> Point:
        """The same beside a box: above it, below, at its sides, then further off."""
        left, upper, across, down = box
        x, y = left + across / 2, upper + down / 2
        wished: list[Point] = []
        for far in range(6):
            out_y, out_x = (
                down / 2 + high * (far - 0.4) * 0.8,
                across / 2 + wide * (far + 0.5) * 0.5,
            )
            wished += [(x, y - out_y), (x, y + out_y), (x + out_x, y), (x - out_x, y)]
            wished += [
                (x + side_x * out_x, y + side_y * out_y) for side_x in (-1, 1) for side_y in (-1, 1)
            ]
        return self.put(wide, high, wished)


def _overlap(one: Box, other: Box) -> float:
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0
