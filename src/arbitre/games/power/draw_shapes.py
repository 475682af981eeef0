"""Shapes for the drawn board: regions merged from cells, stacks laid out in a box, silhouettes, style."""

from __future__ import annotations

from typing import Final

Cell = tuple[int, int]
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width, height."""

TOKEN_WIDE: Final = 44.0
TOKEN_HIGH: Final = 36.0
"""The room one stack takes at scale 1, its margin included."""
LARGEST: Final = 1.6
"""No stack is drawn larger than this, however much room there is."""


def num(value: float) -> str:
    """A number as short as two decimals allow.

    >>> num(12.0), num(-0.001), num(3.14159)
    ('12', '0', '3.14')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


# -- regions ---------------------------------------------------------------------------------


def outlines(cells: set[Cell]) -> list[list[Cell]]:
    """The closed lines round some cells, corners only; the inside is on the right hand.

    >>> outlines({(0, 0), (1, 0)})
    [[(0, 0), (2, 0), (2, 1), (0, 1)]]
    """
    ends: dict[Cell, list[Cell]] = {}
    for x, y in sorted(cells):
        for there, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if there not in cells:
                ends.setdefault(start, []).append(end)
    loops: list[list[Cell]] = []
    while ends:
        start = min(ends)
        loop = [start]
        here, end = start, _take(ends, start, (0, 0))
        while end != start:
            loop.append(end)
            here, end = end, _take(ends, end, (end[0] - here[0], end[1] - here[1]))
        loops.append(_corners(loop))
    return loops


def _take(ends: dict[Cell, list[Cell]], here: Cell, came: Cell) -> Cell:
    """Go on from a corner; where two cells touch by it only, turn right and stay with one."""
    choices = ends[here]
    right = (here[0] - came[1], here[1] + came[0])
    end = right if right in choices else choices[0]
    choices.remove(end)
    if not choices:
        del ends[here]
    return end


def _corners(loop: list[Cell]) -> list[Cell]:
    kept: list[Cell] = []
    for index, (x, y) in enumerate(loop):
        before, after = loop[index - 1], loop[(index + 1) % len(loop)]
        if not (before[0] == x == after[0] or before[1] == y == after[1]):
            kept.append((x, y))
    return kept


def region(cells: set[Cell], xs: list[float], ys: list[float], inset: float, radius: float) -> str:
    """Path data of the merged cells, drawn in by `inset`, corners rounded by `radius` where they can.

    `xs` and `ys` are where the grid lines lie.
    """
    return " ".join(
        _rounded(_inset([(xs[x], ys[y]) for x, y in loop], inset), radius)
        for loop in outlines(cells)
    )


def _inset(points: list[Point], inset: float) -> list[Point]:
    moved: list[Point] = []
    for index, (x, y) in enumerate(points):
        ax, ay = _direction(points[index - 1], (x, y))
        bx, by = _direction((x, y), points[(index + 1) % len(points)])
        moved.append((x - inset * (ay + by), y + inset * (ax + bx)))
    return moved


def _direction(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    return (float((dx > 0) - (dx < 0)), float((dy > 0) - (dy < 0)))


def _rounded(points: list[Point], radius: float) -> str:
    parts: list[str] = []
    for index, (x, y) in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        ax, ay = _direction(before, (x, y))
        bx, by = _direction((x, y), after)
        r1 = min(radius, (abs(x - before[0]) + abs(y - before[1])) / 2)
        r2 = min(radius, (abs(x - after[0]) + abs(y - after[1])) / 2)
        wide, high = (r1, r2) if ax else (r2, r1)
        sweep = 1 if ax * by - ay * bx > 0 else 0
        start = f"{'L' if parts else 'M'}{num(x - ax * r1)} {num(y - ay * r1)}"
        end = f"A{num(wide)} {num(high)} 0 0 {sweep} {num(x + bx * r2)} {num(y + by * r2)}"
        parts.append(f"{start}{end}")
    return "".join(parts) + "Z"


def roomiest(cells: set[Cell], xs: list[float], ys: list[float]) -> Box:
    """The largest rectangle of whole cells inside some cells: where their pieces stand."""
    best: Box = (0.0, 0.0, 0.0, 0.0)
    for x, y in sorted(cells):
        limit = len(xs) - 1
        bottom = y
        while (x, bottom) in cells:
            right = x
            while right < limit and (right, bottom) in cells:
                right += 1
            limit = min(limit, right)
            bottom += 1
            wide, high = xs[limit] - xs[x], ys[bottom] - ys[y]
            if wide * high > best[2] * best[3] + 0.001:
                best = (xs[x], ys[y], wide, high)
    return best


# -- stacks in a box -------------------------------------------------------------------------


def arrange(sizes: list[int], box: Box, top: bool = False) -> tuple[float, list[Point]]:
    """Where stacks stand in a box without touching: their scale, and the middle of each.

    `sizes` is how many stacks each army has there. Each army begins a row of its own unless that
    would make everything much smaller. With `top` the rows begin at the top left.

    >>> arrange([1], (0.0, 0.0, 44.0, 36.0))
    (1.0, [(22.0, 18.0)])
    """
    left, upper, wide, high = box
    total = sum(sizes)
    if total == 0:
        return 1.0, []
    flowing, columns = _best([total], wide, high)
    scale, own_columns = _best(sizes, wide, high)
    if scale >= flowing * 0.8:
        columns = own_columns
    else:
        scale, sizes = flowing, [total]
    rows: list[int] = []
    for size in sizes:
        rows += [columns] * (size // columns) + ([size % columns] if size % columns else [])
    step_x, step_y = TOKEN_WIDE * scale, TOKEN_HIGH * scale
    y = upper + step_y / 2 + (0.0 if top else (high - step_y * len(rows)) / 2)
    middles: list[Point] = []
    for row in rows:
        x = left + step_x / 2 + (0.0 if top else (wide - step_x * row) / 2)
        middles += [(round(x + step_x * index, 2), round(y, 2)) for index in range(row)]
        y += step_y
    return scale, middles


def _best(sizes: list[int], wide: float, high: float) -> tuple[float, int]:
    """The largest scale at which groups of stacks fit, and in how many columns."""
    best, columns = 0.0, 1
    for count in range(1, max(sizes) + 1):
        rows = sum(-(-size // count) for size in sizes)
        scale = min(wide / (count * TOKEN_WIDE), high / (rows * TOKEN_HIGH), LARGEST)
        if scale > best + 0.001:
            best, columns = scale, count
    # rounded down, so that what fits still fits as it is written
    return int(best * 1000) / 1000, columns


# -- silhouettes -----------------------------------------------------------------------------

_TROOPER: Final = (
    "M-8.5-3.5C-8.5-10-4.5-13.5 0-13.5S8.5-10 8.5-3.5L11-2V-.3H-11V-2Z"
    "M-6.2 1H6.2C6.2 5 3.6 7 0 7S-6.2 5-6.2 1Z"
    "M-14 14C-14 10-11 8-6 7.2C-3.2 9.8 3.2 9.8 6 7.2C11 8 14 10 14 14Z"
)

SILHOUETTES: Final = {
    "S": f'<path d="{_TROOPER}"/>',
    "R": (
        f'<path transform="translate(-12.5 -1.5) scale(.66)" d="{_TROOPER}"/>'
        f'<path transform="translate(12.5 -1.5) scale(.66)" d="{_TROOPER}"/>'
        f'<path class="cut" transform="translate(0 1.5) scale(.9)" d="{_TROOPER}"/>'
    ),
    "T": (
        '<path d="M-8.5-1.5L-6-9H3.5L6-7H19V-4.2H7.5L8.5-1.5H13L17 4H-17L-13-1.5Z"/>'
        '<path fill-rule="evenodd" d="M-14.5 5.2H14.5A4.4 4.4 0 0 1 14.5 14H-14.5'
        "A4.4 4.4 0 0 1-14.5 5.2ZM-13 7.6a2 2 0 1 0 .01 0ZM-4.3 7.6a2 2 0 1 0 .01 0Z"
        'M4.3 7.6a2 2 0 1 0 .01 0ZM13 7.6a2 2 0 1 0 .01 0Z"/>'
    ),
    "A": (
        '<path d="M-12-2.6L-9.5-9.6H-5V-13H3V-9.6H7L8.4-8.4H20.5V-6.4H9.2L9.6-5.2H20.5V-3.2H10.4'
        'L10.6-2.6H16L20 3H-20L-16-2.6Z"/>'
        '<path fill-rule="evenodd" d="M-16 4.2H16A4.9 4.9 0 0 1 16 14H-16A4.9 4.9 0 0 1-16 4.2Z'
        "M-15.5 6.7a2.4 2.4 0 1 0 .01 0ZM-7.8 6.7a2.4 2.4 0 1 0 .01 0ZM0 6.7a2.4 2.4 0 1 0 .01 0Z"
        'M7.8 6.7a2.4 2.4 0 1 0 .01 0ZM15.5 6.7a2.4 2.4 0 1 0 .01 0Z"/>'
    ),
    "C": (
        '<path d="M0-14C1.5-12 2.1-9 2.3-6L3-2L15 6.5V9.5L3.6 7L2.9 10L7.5 12.8V14.6L0 13'
        'L-7.5 14.6V12.8L-2.9 10L-3.6 7L-15 9.5V6.5L-3-2L-2.3-6C-2.1-9-1.5-12 0-14Z"/>'
    ),
    "B": (
        '<path d="M0-14C2.2-13 3-10.5 3-8V-4.5L5.8-3.6V-7.5H8.8V-2.6L12.2-1.4V-5H15.2V-.4L20.5 1.4V5'
        "L3 3.6L2.3 8.6L8.6 12V14.6L0 13.2L-8.6 14.6V12L-2.3 8.6L-3 3.6L-20.5 5V1.4L-15.2-.4V-5"
        'H-12.2V-1.4L-8.8-2.6V-7.5H-5.8V-3.6L-3-4.5V-8C-3-10.5-2.2-13 0-14Z"/>'
    ),
    "D": (
        '<path d="M-19 5.5H9L19 3L14.5 13H-15.5Z"/>'
        '<path d="M-12.5 4.5V-1H-8.5V4.5ZM-7 4.5V.5H-5V-5H-1.4V-11H.2V-9H3.8V-7.6H.2V-5H4V.5H6.5V4.5Z"/>'
        '<path d="M8 4.5V1.2H11.4L17-1L17.5.4L12.6 2.6V3.6Z"/>'
    ),
    "CR": (
        '<path fill-rule="evenodd" d="M-20.5 4H10.5L20.5 1L16 13.5H-17.5Z'
        "M-11 7.2a1.3 1.3 0 1 0 .01 0ZM-5 7.2a1.3 1.3 0 1 0 .01 0ZM1 7.2a1.3 1.3 0 1 0 .01 0Z"
        'M7 7.2a1.3 1.3 0 1 0 .01 0Z"/>'
        '<path d="M-10.5 3V-7L-6.8-8V-1.5H-5.2V-9L-1.5-10V-4H-.2V-13.5H1.4V-11.5H6V-10H1.4V-7H5V-3H7.5V3Z"/>'
        '<path d="M8.6 3V-.8H12L19-3.2L19.5-1.8L13 .8V2ZM-11.8 3V-.8H-14.6L-20.5-2.8L-21-1.4L-16 .8V3Z"/>'
    ),
    "M": (
        '<path fill-rule="evenodd" d="M0-14.5C4-10.5 5.2-6.5 5.2-2.5V8H-5.2V-2.5C-5.2-6.5-4-10.5 0-14.5Z'
        'M0-6.2a2.3 2.3 0 1 0 .01 0Z"/>'
        '<path d="M6.4 1L12 8V13.5L6.4 9.5ZM-6.4 1L-12 8V13.5L-6.4 9.5ZM-3.4 9.2H3.4L5 14H-5Z"/>'
    ),
    "P": '<path d="M3.5-14L-9 2H-1.6L-4 14L9-3.5H1.4Z"/>',
}
"""Our own piece signs by kind, in a box of about 40 by 28 round the origin."""

BIG: Final = ("R", "A", "B", "CR")
"""Group 2: drawn larger and with a double frame."""

FLAG: Final = "M-8-11V11M-8-10.5C-4-13 0-8 9-10.5L7.5-5L9 1C0 3-4-2-8 .5Z"
FLAG_POLE: Final = "M-8-11V11"

# -- style -----------------------------------------------------------------------------------

STYLE: Final = """
:where(.power-board){
--paper:#f7f4ec;--ink:#1d2733;--quiet:#566270;--line:#c9c3b4;
--sea:#6fa3c4;--lane:#a6cfe4;--lane-line:#d9eef8;--wave:#7fb4d1;--water-ink:#134263;
--island:#efe0b8;--island-line:#b99a55;--inland:#dcdfa6;--island-ink:#5c4a1c;--neutral:#6b6a66;
--green:#0f8f6a;--green-dark:#04503a;--green-land:#bfe3cb;--green-hq:#8ccdaa;--green-bright:#e9fff6;--green-on:#fff;
--blue:#1b4a9c;--blue-dark:#0b2a63;--blue-land:#c0cbf0;--blue-hq:#8fa3e0;--blue-bright:#eef3ff;--blue-on:#fff;
--yellow:#f2c41d;--yellow-dark:#6d5200;--yellow-land:#faebb0;--yellow-hq:#f2d56c;--yellow-bright:#ffe27a;--yellow-on:#3a2c00;
--red:#b4232e;--red-dark:#6b0d16;--red-land:#f0bcb2;--red-hq:#e08f86;--red-bright:#ffeeec;--red-on:#fff;
--code-size:15px;--text:system-ui,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif}
.power-board{font-family:var(--text);background:var(--paper)}
.power-board text{fill:var(--ink)}
.power-board .paper{fill:var(--paper)}
.power-board .green{--army:var(--green);--dark:var(--green-dark);--land:var(--green-land);--hq:var(--green-hq);--on:var(--green-on);--bright:var(--green-bright)}
.power-board .blue{--army:var(--blue);--dark:var(--blue-dark);--land:var(--blue-land);--hq:var(--blue-hq);--on:var(--blue-on);--bright:var(--blue-bright)}
.power-board .yellow{--army:var(--yellow);--dark:var(--yellow-dark);--land:var(--yellow-land);--hq:var(--yellow-hq);--on:var(--yellow-on);--bright:var(--yellow-bright)}
.power-board .red{--army:var(--red);--dark:var(--red-dark);--land:var(--red-land);--hq:var(--red-hq);--on:var(--red-on);--bright:var(--red-bright)}
.power-board .sea{fill:var(--sea)}
.power-board .coast{fill:var(--army);stroke:var(--island);stroke-width:5;stroke-linejoin:round}
.power-board .sector .area{fill:var(--land)}
.power-board .hq .area{fill:var(--hq);stroke:var(--dark);stroke-width:3}
.power-board .hq .wall{fill:none;stroke:var(--dark);stroke-width:5;stroke-dasharray:9 9}
.power-board .island .area{fill:var(--island);stroke:var(--island-line);stroke-width:2.5}
.power-board .inland{fill:var(--inland);pointer-events:none}
.power-board .lane .area{fill:var(--lane);stroke:var(--lane-line);stroke-width:2}
.power-board .lane .waves{fill:url(#power-waves);stroke:none;pointer-events:none}
.power-board .wave{fill:none;stroke:var(--wave);stroke-width:1.6;stroke-linecap:round}
.power-board .code{font-size:var(--code-size);font-weight:600;pointer-events:none;fill:var(--dark)}
.power-board .island .code{fill:var(--island-ink)}
.power-board .lane .code{fill:var(--water-ink);font-style:italic}
.power-board .middle{text-anchor:middle}
.power-board .end{text-anchor:end}
.power-board .neutral{fill:url(#power-hatch);pointer-events:none}
.power-board .hatch{stroke:var(--neutral);stroke-width:3;stroke-opacity:.6}
.power-board .veil{fill:var(--paper);fill-opacity:.55}
.power-board .panel .area{fill:#fff;stroke:var(--army);stroke-width:3}
.power-board .panel .head{fill:var(--army)}
.power-board .panel .name{fill:var(--on);font-size:23px;font-weight:700}
.power-board .badge{fill:var(--dark)}
.power-board .letter,.power-board .badge-letter{fill:#fff;font-weight:700;text-anchor:middle}
.power-board .letter{font-size:11px}
.power-board .badge-letter{font-size:19px}
.power-board .note{font-size:17px;fill:var(--quiet)}
.power-board .power{font-size:18px;font-weight:600}
.power-board .round{font-size:32px;font-weight:700}
.power-board .phase{font-size:21px;fill:var(--quiet)}
.power-board .referee{font-size:25px;font-weight:600}
.power-board .shade{fill:#000;fill-opacity:.28}
.power-board .counter{fill:var(--army);stroke:var(--dark);stroke-width:1}
.power-board .plate{fill:var(--dark)}
.power-board .tab{fill:var(--dark)}
.power-board .sign{fill:var(--on)}
.power-board .big{fill:var(--bright)}
.power-board .cut{stroke:var(--dark);stroke-width:2.6;paint-order:stroke}
.power-board .pill{fill:#fff;stroke:var(--dark);stroke-width:1}
.power-board .count{font-size:13px;font-weight:700;text-anchor:middle;fill:#10161d}
.power-board .pole{stroke:var(--dark);stroke-width:2;stroke-linecap:round;fill:none}
.power-board .cloth{fill:var(--army);stroke:var(--dark);stroke-width:1}
.power-board .flag-letter{font-size:9.5px;font-weight:700;text-anchor:middle;fill:var(--on)}
@media (max-width:600px){:where(.power-board){--code-size:22px}}
"""
