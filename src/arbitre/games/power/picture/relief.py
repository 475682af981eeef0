"""What makes the board a map on paper (textures): grain and folds, hills in contour lines, the frame."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from arbitre.core.svg import Box, Point, num, rect

TEXTURES: Final = (
    '<pattern id="power-waves" width="62" height="40" patternUnits="userSpaceOnUse">'
    '<path class="wave" d="M6 11q5-5 10 0t10 0M37 31q5-5 10 0t10 0"/></pattern>\n'
    '<pattern id="power-hatch" width="11" height="11" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path class="hatch" d="M0 5.5H11"/></pattern>\n'
    '<pattern id="power-grain" width="67" height="59" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(7)"><path class="grain" d="M3 8l7 2M22 3l3 5M41 12l9-2M60 6l2 6M12 25l4-3'
    'M33 27l8 3M55 29l6-4M5 44l8 1M24 50l3-6M44 46l9 2M61 52l4 3M15 57l6-2M48 20l2 2M29 38l2-2"/></pattern>\n'
    '<pattern id="power-specks" width="41" height="37" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(-11)"><path class="speck" d="M5 6h1.6M19 3h1M33 11h1.8M11 18h1M27 23h1.4'
    'M38 29h1M6 31h1.2M21 34h1.7M15 10h.8"/></pattern>\n'
    '<radialGradient id="power-shine" cx=".36" cy=".26" r=".85"><stop class="lit" offset="0"/>'
    '<stop class="clear" offset=".5"/><stop class="dim" offset="1"/></radialGradient>\n'
    '<radialGradient id="power-deep" cx=".5" cy=".5" r=".72"><stop class="shallow" offset=".2"/>'
    '<stop class="deep" offset="1"/></radialGradient>\n'
    '<linearGradient id="power-fold"><stop class="clear" offset="0"/><stop class="crease" offset=".48"/>'
    '<stop class="ridge" offset=".52"/><stop class="clear" offset="1"/></linearGradient>\n'
)
"""Patterns and gradients, whose colours the style sheet has."""

FOLD: Final = 34.0
"""How wide a crease of the paper is."""


def hills() -> str:
    """A hill and a lower one beside it in contour lines, in a box of 200 by 200 round the origin."""
    rings = [_ring((-18.0, 8.0), 15.0 + 17.0 * step, 0.7) for step in range(5)]
    rings += [_ring((48.0, -46.0), 9.0 + 12.0 * step, 2.1) for step in range(3)]
    return f'<path id="power-hills" d="{"".join(rings)}"/>'


def _ring(middle: Point, radius: float, turn: float) -> str:
    points: list[Point] = []
    for step in range(12):
        angle = step * pi / 6
        far = radius * (1 + 0.13 * sin(3 * angle + turn) + 0.08 * sin(5 * angle + 2 * turn))
        points.append((middle[0] + far * cos(angle), middle[1] + far * sin(angle) * 0.82))
    return smooth(points)


def smooth(points: list[Point]) -> str:
    """A closed line that goes softly by some points."""
    ends = [
        ((x + points[index - 1][0]) / 2, (y + points[index - 1][1]) / 2)
        for index, (x, y) in enumerate(points)
    ]
    start = f"M{round(ends[0][0])} {round(ends[0][1])}"
    curves = [
        f"Q{round(x)} {round(y)} {round(end[0])} {round(end[1])}"
        for (x, y), end in zip(points, [*ends[1:], ends[0]], strict=True)
    ]
    return start + "".join(curves) + "Z"


def hills_in(box: Box, turn: int) -> str:
    """The hills laid over a territory, turned another way in each."""
    left, upper, wide, high = box
    flip = "" if turn % 2 else " scale(-1 1)"
    return (
        f'<use class="contour" href="#power-hills" '
        f'transform="translate({num(left + wide / 2)} {num(upper + high / 2)}) '
        f'scale({num(wide / 210)} {num(high / 210)}) rotate({90 * turn}){flip}"/>'
    )


def paper(width: float, height: float) -> str:
    """The sheet on which all is drawn, with its grain and where it was folded."""
    whole = f'width="{num(width)}" height="{num(height)}"'
    folds = "".join(
        f'<rect class="fold" x="{num(width * part - FOLD / 2)}" width="{num(FOLD)}" height="{num(height)}"/>'
        for part in (1 / 3, 2 / 3)
    )
    return (
        f'<g class="sheet"><rect class="paper" {whole}/><rect class="grained" {whole}/>'
        f'<rect class="specked" {whole}/>{folds}</g>'
    )


def frame(sea: Box) -> str:
    """The sea with the frame of a chart: bearings from the middle, a scale along the edge."""
    left, upper, wide, high = sea
    x, y = left + wide / 2, upper + high / 2
    rays = "".join(
        f"M{num(x)} {num(y)}L{num(x + cos(step * pi / 8) * wide)} {num(y + sin(step * pi / 8) * wide)}"
        for step in range(16)
        if step % 4
    )
    edge = f'<clipPath id="power-sea">{rect("sea", (left - 3, upper - 3, wide + 6, high + 6), 6)}</clipPath>'
    return (
        f"{edge}{rect('sea', (left - 3, upper - 3, wide + 6, high + 6), 6)}"
        f'<path class="bearing" clip-path="url(#power-sea)" d="{rays}"/>'
        f"{rect('neat', (left - 3, upper - 3, wide + 6, high + 6), 6)}"
        f"{rect('scale', (left - 3, upper - 3, wide + 6, high + 6), 6)}"
    )
