"""The engraver's work (textures, gradients, symbols): paper, wood, coasts, winds, what may live out there."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from arbitre.core.svg import Box, num, rect
from arbitre.games.dead_reckoning.picture.shapes import SIGNS

_COASTS: Final = (
    (
        "M10 86C2 60 22 44 44 46C64 30 98 34 120 40C150 26 190 34 204 50C232 52 244 78 238 104"
        "C246 132 232 160 206 164C184 182 146 172 124 174C96 184 58 180 44 166C18 164 4 136 12 114"
        "C6 104 8 96 10 86Z"
    ),
    (
        "M16 70C24 44 56 38 78 44C100 32 132 30 150 42C182 34 220 44 228 68C246 84 244 116 234 130"
        "C236 156 208 174 184 168C162 180 130 182 110 172C84 180 46 176 32 158C10 152 6 124 14 108"
        "C4 96 8 80 16 70Z"
    ),
    (
        "M8 100C4 76 18 52 42 50C56 36 86 40 104 46C126 30 162 32 178 44C206 42 234 58 236 84"
        "C246 98 242 126 230 140C226 162 198 172 178 166C156 178 120 176 100 168C78 180 40 174 30 156"
        "C12 148 4 122 8 100Z"
    ),
)
_PALM: Final = (
    '<path class="dead-trunk" d="M0 14C3 4 2-4-1-11"/><path class="dead-palm" d="M-1-11C-7-18-15-16-18-8'
    "C-12-12-7-12-1-11C5-19 14-17 16-9C10-12 5-12-1-11C-6-9-10-4-10 2C-7-4-4-8-1-11C4-9 7-4 7 2"
    'C5-4 2-8-1-11Z"/>'
)

ISLES: Final = len(_COASTS)
_HILL: Final = "m-17 9q8-21 17-21t17 21m-21-11l-5 11m9-14l-4 14m10-12l-1 12m7-7l1 7"

MONSTERS: Final = (
    (
        '<path class="dead-ink" d="M-84 24c8-34 34-34 40 0m14 0c6-44 40-44 46 0m14 0c5-28 26-28 32-2'
        'M-70 24h120"/><path class="dead-ink" d="M62 22c-3-26-1-44 16-50c14-4 25 4 24 13l-13 3l12 5'
        'c-6 8-20 3-24 13c-2 6-1 12 0 16"/><circle class="dead-eye" cx="86" cy="-19" r="2.6"/>'
        '<path class="dead-ink" d="M-96 30q8-7 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0"/>'
    ),
    (
        '<path class="dead-ink" d="M-78 16c4-38 52-50 92-34c22 9 34 22 48 24c4-12 14-18 24-17c-4 8-4 12-10 17'
        'c8 2 12 6 15 13c-12 3-22 0-29-5c-14 12-48 22-84 18c-30-3-52-8-56-16z"/>'
        '<path class="dead-ink" d="M-72 18c16 4 30 4 44-2M-52-20c-2-12-8-20-18-22m18 22c0-13 5-21 15-24"/>'
        '<circle class="dead-eye" cx="-52" cy="2" r="3"/>'
        '<path class="dead-ink" d="M-92 36q8-7 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0"/>'
    ),
    (
        '<path class="dead-ink" d="M-58 20c-18-2-22-28-4-32c0-20 30-26 38-10c14-14 44-4 40 16'
        'c18 2 18 26-2 26z"/>'
        '<path class="dead-ink" d="M-18 0c8-4 16-1 18 5c-6 3-12 2-18-5M24 10h58c14 0 14-16 2-16c-6 0-8 4-8 8'
        'M22 20h78M18 30h44c12 0 12 14 2 14c-5 0-7-3-7-6"/>'
    ),
)
"""A serpent, a whale, a wind: what a chart has where nobody has been."""

_DEFS: Final = """
<linearGradient id="dead-timber" x1="0" y1="0" x2="0" y2="1">
<stop class="dead-stop-1" offset="0"/><stop class="dead-stop-2" offset=".5"/>
<stop class="dead-stop-1" offset="1"/>
</linearGradient>
<pattern id="dead-planks" width="520" height="120" patternUnits="userSpaceOnUse">
<rect width="520" height="120" fill="url(#dead-timber)"/>
<path class="dead-grain" d="M0 14q130 9 260-1t260 1M0 34q90-9 200 1t320-1M0 58q160 7 300-2t220 2"/>
<path class="dead-grain" d="M0 83q120-7 250 2t270-2M0 102q150 6 280-1t240 1"/>
<path class="dead-seam" d="M0 .5H520M178 0V120"/>
</pattern>
<radialGradient id="dead-age" cx=".5" cy=".5" r=".75">
<stop class="dead-stop-0" offset=".5"/><stop class="dead-stop-3" offset="1"/>
</radialGradient>
<pattern id="dead-laid" width="9" height="9" patternUnits="userSpaceOnUse">
<path class="dead-fibre" d="M0 2.5H9M0 7H9M4 0V9"/>
</pattern>
<linearGradient id="dead-land" x1="0" y1="0" x2="0" y2="1">
<stop class="dead-stop-4" offset="0"/><stop class="dead-stop-5" offset="1"/>
</linearGradient>
<pattern id="dead-waves" width="96" height="48" patternUnits="userSpaceOnUse">
<path class="dead-wave" d="M8 14q7-7 14 0t14 0M56 38q7-7 14 0t14 0"/>
</pattern>
"""


def definitions() -> str:
    """What drawings refer to."""
    signs = [f'<g id="dead-{name}">{shape}</g>' for name, shape in SIGNS.items()]
    signs += [_isle(number, coast) for number, coast in enumerate(_COASTS)]
    signs += [f'<g id="dead-monster-{number}">{shape}</g>' for number, shape in enumerate(MONSTERS)]
    return "\n".join(["<defs>", *signs, _DEFS.strip(), "</defs>"])


def _isle(number: int, coast: str) -> str:
    """An island: the water lined along its coast as engravers do, beach, land, hills and a palm."""
    land = "translate(125 108) scale(.93 .88) translate(-125 -108)"
    hills = "".join(
        f"M{num(x + number * 9)} {num(y)}{_HILL}" for x, y in ((178, 68), (206, 84), (62, 150))
    )
    palm = f'<g transform="translate({118 + number * 10} 160) scale(1.05)">{_PALM}</g>'
    return (
        f'<g id="dead-isle-{number}" transform="translate(3 18) scale(1.06 .86)">'
        f'<path class="dead-shoal-3" d="{coast}"/><path class="dead-shoal-2" d="{coast}"/>'
        f'<path class="dead-shoal-1" d="{coast}"/><path class="dead-sand" d="{coast}"/>'
        f'<g transform="{land}"><path class="dead-grass" fill="url(#dead-land)" d="{coast}"/></g>'
        f'<path class="dead-hill" d="{hills}"/>{palm}</g>'
    )


def desk(box: Box) -> list[str]:
    """The captain's table, on which everything lies."""
    return [rect("paper", box, 0), textured("planks", box, 0)]


def textured(name: str, box: Box, radius: float) -> str:
    """A texture over a box; the plain theme leaves it out.

    >>> textured("age", (0, 0, 2, 1), 3)
    '<rect class="art" fill="url(#dead-age)" x="0" y="0" width="2" height="1" rx="3"/>'
    """
    plain = rect("art", box, radius)
    return plain.replace('class="art"', f'class="art" fill="url(#dead-{name})"')


def sheet(box: Box, radius: float = 6) -> str:
    """A sheet of paper that lies on the table: its shadow, its grain, its browned edge."""
    left, upper, wide, high = box
    shade = rect("art shade", (left + 4, upper + 5, wide, high), radius)
    paper = rect("panel", box, radius)
    line = rect("art trim", (left + 6, upper + 6, wide - 12, high - 12), max(radius - 3, 0))
    return shade + paper + textured("laid", box, radius) + textured("age", box, radius) + line


def neatline(box: Box) -> str:
    """The scale along the edge of a chart, dark and light by turns."""
    left, upper, wide, high = box
    edge = (left + 4, upper + 4, wide - 8, high - 8)
    return rect("neat", edge, 2) + rect("neat-scale", edge, 2)


def rhumbs(box: Box, nodes: list[tuple[float, float]]) -> str:
    """Lines of the winds from some points over a whole chart."""
    drawn = ""
    for x, y in nodes:
        for wind in range(16):
            angle = wind * pi / 8
            end = _edge(box, x, y, cos(angle), sin(angle))
            drawn += f"M{num(x)} {num(y)}L{num(end[0])} {num(end[1])}"
    return f'<path class="art rhumb" d="{drawn}"/>'


def _edge(box: Box, x: float, y: float, dx: float, dy: float) -> tuple[float, float]:
    """Where a line from inside a box leaves it."""
    left, upper, wide, high = box
    far = 4000.0
    if abs(dx) > 1e-6:
        far = min(far, ((left + wide if dx > 0 else left) - x) / dx)
    if abs(dy) > 1e-6:
        far = min(far, ((upper + high if dy > 0 else upper) - y) / dy)
    return x + dx * far, y + dy * far


def compass(x: float, y: float, size: float) -> str:
    """A rose of sixteen winds."""
    rose = ""
    for wind, length in ((1, 0.5), (3, 0.5), (5, 0.5), (7, 0.5)):
        rose += _points(wind * 22.5, size * length, size * 0.1)
    rose += _points(45, size * 0.74, size * 0.16) + _points(0, size, size * 0.2)
    lily = f'<path class="compass-dark" d="M0-{num(size + 4)}l-6-8q6-4 6-14q0 10 6 14z"/>'
    return (
        f'<g transform="translate({num(x)} {num(y)})"><circle class="compass-ring" r="{num(size * 0.8)}"/>'
        f'<circle class="compass-ring" r="{num(size * 0.72)}"/>{rose}{lily}'
        f'<circle class="compass-light" r="{num(size * 0.09)}"/></g>'
    )


def _points(turned: float, size: float, half: float) -> str:
    """Four points of a rose, each half light and half dark."""
    found = ""
    for quarter in range(4):
        angle = turned + quarter * 90
        light = f"M0-{num(size)}L{num(half)}-{num(half)}L0 0Z"
        dark = f"M0-{num(size)}L-{num(half)}-{num(half)}L0 0Z"
        found += (
            f'<g transform="rotate({num(angle)})"><path class="compass-dark" d="{dark}"/>'
            f'<path class="compass-light" d="{light}"/></g>'
        )
    return found
