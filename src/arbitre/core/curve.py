"""A curve by turn as SVG: a line for each side, told apart by its dashes and not by colour alone.

Texts are at least 11 px high where it is 272 px wide. Colours are the page's (`.curve-…`); a game may give
a side its own: `.curve-side-NAME { --curve: … }` in its style sheet.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

from arbitre.core.ending_words import CHANCES, ToldCurve, ToldPoint
from arbitre.core.svg import num

WIDE: Final = 272.0
HIGH: Final = 138.0
LEFT: Final = 38.0
RIGHT: Final = 10.0
UPPER: Final = 10.0
LOWER: Final = 24.0
DASHES: Final = 4
"""So many kinds of lines there are; a fifth side begins anew."""

Link = Callable[[ToldPoint], tuple[str, int]]
"""Where a point leads: an address, and the step of the table."""


def curve_svg(curve: ToldCurve, turnings: dict[str, tuple[int, str]], link: Link) -> str:
    """The drawing; `turnings` are numbered marks by the label of a turn: number, and whose line it is on."""
    points = curve.points
    xs = [_across(index, len(points)) for index in range(len(points))]
    parts = [_grid(curve, xs)]
    for index, (side, _) in enumerate(curve.sides):
        parts.append(_line(curve, index, side, xs))
    for x, point in zip(xs, points, strict=True):
        if point.label in turnings:
            number, side = turnings[point.label]
            if side in point.values:
                parts.append(_mark(x, _up(curve, point.values[side]), number))
    parts += [_column(curve, point, x, xs, link) for x, point in zip(xs, points, strict=True)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="curve" viewBox="0 0 {num(WIDE)} {num(HIGH)}" '
        f'role="img" aria-label="{escape(_summary(curve))}">{"".join(parts)}</svg>'
    )


def sample_svg(index: int, side: str) -> str:
    """A piece of a side's line, for the legend."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="curve-sample" viewBox="0 0 34 10" aria-hidden="true">'
        f'<path class="{_kind(index, side)}" d="M1 5H33"/></svg>'
    )


def _kind(index: int, side: str) -> str:
    return f"curve-line curve-line-{index % DASHES + 1} curve-side-{escape(side)}"


def _across(index: int, count: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * index / max(1, count - 1)


def _up(curve: ToldCurve, value: float) -> float:
    return HIGH - LOWER - (HIGH - LOWER - UPPER) * value / curve.most


def _grid(curve: ToldCurve, xs: list[float]) -> str:
    parts = []
    for share in (0.0, 0.5, 1.0):
        y = _up(curve, share * curve.most)
        text = f"{round(share * 100)}" if curve.kind == CHANCES else f"{round(share * curve.most)}"
        parts.append(
            f'<path class="curve-grid" d="M{num(LEFT)} {num(y)}H{num(WIDE - RIGHT)}"/>'
            f'<text class="curve-text" x="{num(LEFT - 6)}" y="{num(y + 4)}" text-anchor="end">{text}</text>'
        )
    ends = ((xs[0], "start", curve.points[0].label), (xs[-1], "end", curve.points[-1].label))
    for x, anchor, label in ends[: len(curve.points)]:
        parts.append(
            f'<text class="curve-text" x="{num(x)}" y="{num(HIGH - 7)}" text-anchor="{anchor}">'
            f"{escape(label)}</text>"
        )
    return "".join(parts)


def _line(curve: ToldCurve, index: int, side: str, xs: list[float]) -> str:
    ys = [_up(curve, point.values[side]) for point in curve.points]
    way = "L".join(f"{num(x)} {num(y)}" for x, y in zip(xs, ys, strict=True))
    kind = _kind(index, side)
    alone = ""
    if len(curve.sides) == 1:
        floor = num(_up(curve, 0))
        alone = f'<path class="curve-area" d="M{num(xs[0])} {floor}L{way}L{num(xs[-1])} {floor}Z"/>'
    return (
        f'{alone}<path class="{kind}" d="M{way}"/>'
        f'<circle class="curve-end {kind}" cx="{num(xs[-1])}" cy="{num(ys[-1])}" r="3.5"/>'
    )


def _mark(x: float, y: float, number: int) -> str:
    """A turning point, with its number in the list beside it."""
    y = min(max(y, UPPER), HIGH - LOWER - 2)
    return (
        f'<g class="curve-mark"><circle cx="{num(x)}" cy="{num(y)}" r="7.5"/>'
        f'<text x="{num(x)}" y="{num(y + 4)}" text-anchor="middle">{number}</text></g>'
    )


def _column(curve: ToldCurve, point: ToldPoint, x: float, xs: list[float], link: Link) -> str:
    """What is touched to see the board as it was then: the whole height over a point."""
    half = (xs[1] - xs[0]) / 2 if len(xs) > 1 else (WIDE - LEFT) / 2
    left, right = max(x - half, LEFT - 6), min(x + half, WIDE)
    address, step = link(point)
    return (
        f'<a href="{escape(address)}" data-at="{step}" tabindex="-1" aria-hidden="true">'
        f"<title>{escape(said_of(curve, point))}</title>"
        f'<rect class="curve-column" x="{num(left)}" y="0" width="{num(right - left)}" height="{num(HIGH)}"/>'
        f'<path class="curve-here" d="M{num(x)} {num(UPPER)}V{num(HIGH - LOWER)}"/></a>'
    )


def said_of(curve: ToldCurve, point: ToldPoint) -> str:
    """A point in words.

    >>> point = ToldPoint(4, "Round 2", {"green": 0.6}, {"green": "60 %"})
    >>> said_of(ToldCurve(CHANCES, "Chance to win", [("green", "Green")], [point]), point)
    'Round 2 · Green 60 %'
    """
    return " · ".join([point.label, *(f"{name} {point.said[side]}" for side, name in curve.sides)])


def _summary(curve: ToldCurve) -> str:
    """The accessible name: what it shows, its beginning and its end; the table beside it has the rest."""
    first, last = curve.points[0], curve.points[-1]
    return f"{curve.title} – {said_of(curve, first)} – {said_of(curve, last)}"
