"""Shapes for the drawn board: regions merged from cells, stacks in a box, plan, signs, style."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import Box, Point, num
from arbitre.games.power.rules.board import COLOURS, HQ, ISLAND, LANE, SECTOR, Board

Cell = tuple[int, int]

INNER_RADIUS: Final = 18.0
TOKEN_WIDE: Final = 44.0
TOKEN_HIGH: Final = 36.0
"""The room one stack takes at scale 1, its margin included."""
LARGEST: Final = 1.5
LARGEST_SHELVED: Final = 1.15
"""No stack is drawn larger than this, on the board and in a reserve, however much room there is."""


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
    """Path data of the merged cells, drawn in by `inset`, corners rounded by `radius` at most.

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
        sweep = 1 if ax * by - ay * bx > 0 else 0
        # an inner corner goes close round its neighbour's outer one
        limit = radius if sweep else min(radius, INNER_RADIUS)
        r1 = min(limit, (abs(x - before[0]) + abs(y - before[1])) / 2)
        r2 = min(limit, (abs(x - after[0]) + abs(y - after[1])) / 2)
        wide, high = (r1, r2) if ax else (r2, r1)
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


def arrange(sizes: list[int], box: Box, shelved: bool = False) -> tuple[float, list[Point]]:
    """Where stacks stand in a box without touching: their scale, and the middle of each.

    `sizes` is how many stacks each army has there. Each army begins a row of its own unless that
    would make everything much smaller. On the board rows are centred; shelved (in a reserve) they
    fill up from the top left.

    >>> arrange([1], (0.0, 0.0, 44.0, 36.0))
    (1.0, [(22.0, 18.0)])
    """
    _, _, wide, high = box
    total = sum(sizes)
    if total == 0:
        return 1.0, []
    if shelved:
        scale, _ = _best([total], wide, high, LARGEST_SHELVED)
        columns = int(wide / (TOKEN_WIDE * scale))
        return scale, _rows([columns] * (total // columns) + [total % columns], box, scale, True)
    flowing, columns = _best([total], wide, high, LARGEST)
    scale, own_columns = _best(sizes, wide, high, LARGEST)
    if scale >= flowing * 0.8:
        columns = own_columns
    else:
        scale, sizes = flowing, [total]
    rows: list[int] = []
    for size in sizes:
        rows += [columns] * (size // columns) + ([size % columns] if size % columns else [])
    return scale, _rows(rows, box, scale, False)


def _rows(rows: list[int], box: Box, scale: float, shelved: bool) -> list[Point]:
    left, upper, wide, high = box
    step_x, step_y = TOKEN_WIDE * scale, TOKEN_HIGH * scale
    y = upper + step_y / 2 + (0.0 if shelved else (high - step_y * len(rows)) / 2)
    middles: list[Point] = []
    for row in rows:
        x = left + step_x / 2 + (0.0 if shelved else (wide - step_x * row) / 2)
        middles += [(round(x + step_x * index, 2), round(y, 2)) for index in range(row)]
        y += step_y
    return middles


def _best(sizes: list[int], wide: float, high: float, largest: float) -> tuple[float, int]:
    """The largest scale at which groups of stacks fit, and in how many columns."""
    best, columns = 0.0, 1
    for count in range(1, max(sizes) + 1):
        rows = sum(-(-size // count) for size in sizes)
        scale = min(wide / (count * TOKEN_WIDE), high / (rows * TOKEN_HIGH), largest)
        if scale > best + 0.001:
            best, columns = scale, count
    # rounded down, so that what fits still fits as it is written
    return int(best * 1000) / 1000, columns


# -- the plan --------------------------------------------------------------------------------------

CELL: Final = 100.0
HQ_CELL: Final = 132.0
"""Rows and columns with a headquarters are larger: eight pieces and a flag begin there."""
MARGIN: Final = 18.0
HEADER: Final = 84.0
PANEL_WIDE: Final = 168.0
PANEL_HIGH: Final = 112.0
PANEL_TALL: Final = 290.0
HEAD_WIDE: Final = 196.0
HEAD_HIGH: Final = 98.0
"""The part of a panel with the army's name and notes: at the left of a low one, else on top."""

SHAPE: Final = {SECTOR: (3.0, 13.0), HQ: (7.0, 18.0), ISLAND: (5.0, 38.0), LANE: (5.0, 40.0)}
"""How far each sort of space is drawn in from its cells, and how round its corners are."""


class Plan:
    """Where everything lies: grid lines, the cells of each space, the boxes pieces stand in."""

    def __init__(self, board: Board, tall: bool) -> None:
        self.board = board
        grid = board.grid
        hq_columns = {x for row in grid for x, code in enumerate(row) if code.startswith("HQ")}
        left = MARGIN if tall else PANEL_WIDE + 2 * MARGIN
        upper = HEADER + (PANEL_HIGH + MARGIN if tall else 0.0)
        self.xs = [left]
        for x in range(len(grid[0])):
            self.xs.append(self.xs[-1] + (HQ_CELL if x in hq_columns else CELL))
        self.ys = [upper]
        for row in grid:
            hq = any(code.startswith("HQ") for code in row)
            self.ys.append(self.ys[-1] + (HQ_CELL if hq else CELL))
        self.sea: Box = (left, upper, self.xs[-1] - left, self.ys[-1] - upper)
        self.width = self.xs[-1] + left
        self.height = self.ys[-1] + MARGIN + (PANEL_HIGH + MARGIN if tall else 0.0)
        self.cells: list[set[Cell]] = [set() for _ in board.codes]
        for y, row in enumerate(grid):
            for x, code in enumerate(row):
                self.cells[board.place_of[code]].add((x, y))
        self.room: list[Box] = [roomiest(cells, self.xs, self.ys) for cells in self.cells]
        self.panels = self._panels(tall)

    def _panels(self, tall: bool) -> list[Box]:
        """The reserves, each beside its own headquarters."""
        left, upper, wide, high = self.sea
        if tall:
            half = (wide - MARGIN) / 2
            under = upper + high + MARGIN
            places = [
                (x, y, half, PANEL_HIGH)
                for y in (HEADER, under)
                for x in (left, left + half + MARGIN)
            ]
        else:
            tallest = min((high - MARGIN) / 2, PANEL_TALL)
            places = [
                (x, y, PANEL_WIDE, tallest)
                for y in (upper, upper + high - tallest)
                for x in (MARGIN, left + wide + MARGIN)
            ]
        middles = [(self.room[place][1], self.room[place][0]) for place in self.board.hq]
        by_height = sorted(range(4), key=lambda army: (middles[army], army))
        order = [
            *sorted(by_height[:2], key=lambda army: (middles[army][1], army)),
            *sorted(by_height[2:], key=lambda army: (middles[army][1], army)),
        ]
        return [places[order.index(army)] for army in range(4)]

    def path(self, place: int, more: float = 0.0) -> str:
        """The outline of a space, drawn in by a little more."""
        inset, radius = SHAPE[self.board.sort[place]]
        return region(self.cells[place], self.xs, self.ys, inset + more, radius - more)

    def land(self, army: int) -> str:
        """The outline of a whole territory."""
        cells = {cell for place in self.board.sectors[army] for cell in self.cells[place]}
        return region(cells, self.xs, self.ys, 0.0, 16.0)

    def upright(self, place: int) -> bool:
        """Whether a lane runs up and down."""
        return self.room[place][3] > self.room[place][2]

    def stand(self, place: int) -> Box:
        """The box in which the pieces of a place stand: what the code and the flags leave free."""
        if place >= self.board.size:
            left, upper, wide, high = self.panels[place - self.board.size]
            if wide > high:
                return (left + HEAD_WIDE, upper + 8, wide - HEAD_WIDE - 8, high - 16)
            return (left + 8, upper + HEAD_HIGH + 4, wide - 16, high - HEAD_HIGH - 12)
        left, upper, wide, high = self.room[place]
        sort = self.board.sort[place]
        if sort == HQ:
            return (left + 13, upper + 42, wide - 26, high - 55)
        if sort == ISLAND:
            return (left + 13, upper + 26, wide - 26, high - 40)
        if sort == LANE and self.upright(place):
            return (left + 9, upper + 32, wide - 18, high - 50)
        if sort == LANE:
            return (left + 50, upper + 9, wide - 70, high - 18)
        return (left + 6, upper + 21, wide - 12, high - 27)


# -- silhouettes -----------------------------------------------------------------------------

_TROOPER: Final = (
    "M-8.5-3.5C-8.5-10-4.5-13.5 0-13.5S8.5-10 8.5-3.5L11-2V-.3H-11V-2Z"
    "M-6.2 1H6.2C6.2 5 3.6 7 0 7S-6.2 5-6.2 1Z"
    "M-14 14C-14 10-11 8-6 7.2C-3.2 9.8 3.2 9.8 6 7.2C11 8 14 10 14 14Z"
)

SILHOUETTES: Final = {
    "S": f'<path d="{_TROOPER}"/>',
    "R": (
        f'<path transform="translate(-12 -1) scale(.6)" d="{_TROOPER}"/>'
        f'<path transform="translate(12 -1) scale(.6)" d="{_TROOPER}"/>'
        f'<path class="cut" transform="translate(0 2.6) scale(.82)" d="{_TROOPER}"/>'
    ),
    "T": (
        '<path d="M9-.8L6.5-8H-3L-5.5-5.2H-19.5V-2.2H-8L-8.5-.8H-13L-17 4H17L13-.8Z"/>'
        '<path fill-rule="evenodd" d="M-14.5 5.2H14.5A4.4 4.4 0 0 1 14.5 14H-14.5'
        "A4.4 4.4 0 0 1-14.5 5.2ZM-13 7.6a2 2 0 1 0 .01 0ZM-4.3 7.6a2 2 0 1 0 .01 0Z"
        'M4.3 7.6a2 2 0 1 0 .01 0ZM13 7.6a2 2 0 1 0 .01 0Z"/>'
    ),
    "A": (
        '<path d="M13-2L10-9.4H6V-12.6H-2V-9.4H-5.5L-8.5-5.4H-15.5V-6.4H-20.5V-1.4H-15.5V-2.4H-9.6'
        'V-2H-16L-20 3H20L16-2Z"/>'
        '<path fill-rule="evenodd" d="M-16 4.2H16A4.9 4.9 0 0 1 16 14H-16A4.9 4.9 0 0 1-16 4.2Z'
        "M-15.5 6.7a2.4 2.4 0 1 0 .01 0ZM-7.8 6.7a2.4 2.4 0 1 0 .01 0ZM0 6.7a2.4 2.4 0 1 0 .01 0Z"
        'M7.8 6.7a2.4 2.4 0 1 0 .01 0ZM15.5 6.7a2.4 2.4 0 1 0 .01 0Z"/>'
    ),
    "C": (
        '<path d="M0-14C1.5-12 2.1-9 2.3-6L3-2L15 6.5V9.5L3.6 7L2.9 10L7.5 12.8V14.6L0 13'
        'L-7.5 14.6V12.8L-2.9 10L-3.6 7L-15 9.5V6.5L-3-2L-2.3-6C-2.1-9-1.5-12 0-14Z"/>'
    ),
    "B": (
        '<path d="M0-14C2.2-13 3-10.5 3-8V-4.5L5.8-3.6V-7.5H8.8V-2.6L12.2-1.4V-5H15.2V-.4L20.5 1.4'
        "V5L3 3.6L2.3 8.6L8.6 12V14.6L0 13.2L-8.6 14.6V12L-2.3 8.6L-3 3.6L-20.5 5V1.4L-15.2-.4V-5"
        'H-12.2V-1.4L-8.8-2.6V-7.5H-5.8V-3.6L-3-4.5V-8C-3-10.5-2.2-13 0-14Z"/>'
    ),
    "D": (
        '<path d="M-19 5.5H9L19 3L14.5 13H-15.5Z"/>'
        '<path d="M-12.5 4.5V-1H-8.5V4.5Z'
        'M-7 4.5V.5H-5V-5H-1.4V-11H.2V-9H3.8V-7.6H.2V-5H4V.5H6.5V4.5Z"/>'
        '<path d="M8 4.5V1.2H11.4L17-1L17.5.4L12.6 2.6V3.6Z"/>'
    ),
    "CR": (
        '<path fill-rule="evenodd" d="M-20.5 4H10.5L20.5 1L16 13.5H-17.5Z'
        "M-11 7.2a1.3 1.3 0 1 0 .01 0ZM-5 7.2a1.3 1.3 0 1 0 .01 0ZM1 7.2a1.3 1.3 0 1 0 .01 0Z"
        'M7 7.2a1.3 1.3 0 1 0 .01 0Z"/>'
        '<path d="M-10.5 3V-7L-6.8-8V-1.5H-5.2V-9L-1.5-10V-4'
        'H-.2V-13.5H1.4V-11.5H6V-10H1.4V-7H5V-3H7.5V3Z"/>'
        '<path d="M8.6 3V-.8H12L19-3.2L19.5-1.8L13 .8V2Z'
        'M-11.8 3V-.8H-14.6L-20.5-2.8L-21-1.4L-16 .8V3Z"/>'
    ),
    "M": (
        '<path fill-rule="evenodd" d="M0-14.5C4-10.5 5.2-6.5 5.2-2.5V8H-5.2V-2.5'
        "C-5.2-6.5-4-10.5 0-14.5Z"
        'M0-6.2a2.3 2.3 0 1 0 .01 0Z"/>'
        '<path d="M6.4 1L12 8V13.5L6.4 9.5ZM-6.4 1L-12 8V13.5L-6.4 9.5ZM-3.4 9.2H3.4L5 14H-5Z"/>'
    ),
    "P": '<path d="M3.5-14L-9 2H-1.6L-4 14L9-3.5H1.4Z"/>',
}
"""Our own piece signs by kind, in a box of about 40 by 28 round the origin."""

BIG: Final = ("R", "A", "B", "CR")
"""Group 2: on a dark plate, framed in the army's colour."""

FLAG: Final = "M-8-11V11M-8-10.5C-4-13 0-8 9-10.5L7.5-5L9 1C0 3-4-2-8 .5Z"
FLAG_POLE: Final = "M-8-11V11"

# -- style -----------------------------------------------------------------------------------

PALETTE: Final = """
--paper:#f7f4ec;--card:#fff;--ink:#1d2733;--quiet:#566270;--letter:#fff;--shade:#000;
--sea:#6fa3c4;--lane:#a6cfe4;--lane-line:#d9eef8;--wave:#7fb4d1;--water-ink:#134263;
--island:#efe0b8;--island-line:#b99a55;--inland:#dcdfa6;--island-ink:#5c4a1c;--neutral:#6b6a66;
--green:#0f8f6a;--green-dark:#04503a;--green-land:#bfe3cb;--green-hq:#8ccdaa;
--green-on:#fff;--green-bright:#e9fff6;
--blue:#1b4a9c;--blue-dark:#0b2a63;--blue-land:#c0cbf0;--blue-hq:#8fa3e0;
--blue-on:#fff;--blue-bright:#eef3ff;
--yellow:#f2c41d;--yellow-dark:#6d5200;--yellow-land:#faebb0;--yellow-hq:#f2d56c;
--yellow-on:#3a2c00;--yellow-bright:#ffe27a;
--red:#b4232e;--red-dark:#6b0d16;--red-land:#f0bcb2;--red-hq:#e08f86;
--red-on:#fff;--red-bright:#ffeeec;
--font:system-ui,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif;
--code-size:15px"""
"""Custom properties of `.power-board`, which any rule of a page overrides. The four armies differ
in lightness too: they stay apart for the colour-blind."""

SAFE: Final = (
    "--green:#007a5a;--green-dark:#00442f;--green-land:#bfe6d8;--green-hq:#86cdb4;"
    "--red:#b84a00;--red-dark:#6b2a00;--red-land:#f8d5bb;--red-hq:#eeaa78"
)
"""Red leans to orange and green to blue, for those who cannot tell them apart."""

_RULES: Final = """
text{font-family:var(--font);fill:var(--ink)} .middle{text-anchor:middle} .end{text-anchor:end}
.paper{fill:var(--paper)} .sea{fill:var(--sea)}
.coast{fill:var(--army);stroke:var(--island);stroke-width:5}
.sector .area{fill:var(--land)}
.hq .area{fill:var(--hq);stroke:var(--dark);stroke-width:3}
.wall{fill:none;stroke:var(--dark);stroke-width:5;stroke-dasharray:9 9}
.island .area{fill:var(--island);stroke:var(--island-line);stroke-width:2.5}
.inland{fill:var(--inland);pointer-events:none}
.lane .area{fill:var(--lane);stroke:var(--lane-line);stroke-width:2}
.waves{fill:url(#power-waves);pointer-events:none}
.wave{fill:none;stroke:var(--wave);stroke-width:1.6;stroke-linecap:round}
.code{font-size:var(--code-size);font-weight:600;fill:var(--dark);pointer-events:none}
.island .code{fill:var(--island-ink)} .lane .code{fill:var(--water-ink);font-style:italic}
.lane .code{stroke:var(--lane);stroke-width:5;paint-order:stroke}
.neutral{fill:url(#power-hatch);pointer-events:none}
.hatch{stroke:var(--neutral);stroke-width:2.4;stroke-opacity:.55}
.veil{fill:var(--paper);fill-opacity:.55;pointer-events:none}
.panel .area{fill:var(--card);stroke:var(--army);stroke-width:3} .head{fill:var(--army)}
.name{fill:var(--on);font-size:23px;font-weight:700}
.power{font-size:16px;font-weight:600} .note{font-size:16px;fill:var(--quiet)}
.round{font-size:32px;font-weight:700} .phase{font-size:21px;fill:var(--quiet)}
.referee{font-size:25px;font-weight:600}
.badge,.tab,.plate{fill:var(--dark)} .sign{fill:var(--on)} .big{fill:var(--bright)}
.letter{fill:var(--letter);font-size:11px;font-weight:700;text-anchor:middle}
.badge-letter{fill:var(--letter);font-size:19px;font-weight:700;text-anchor:middle}
.shade{fill:var(--shade);fill-opacity:.28}
.counter,.cloth{fill:var(--army);stroke:var(--dark);stroke-width:1}
.cut{stroke:var(--dark);stroke-width:2.6;paint-order:stroke}
.pill{fill:var(--card);stroke:var(--dark);stroke-width:1}
.count{font-size:13px;font-weight:700;text-anchor:middle}
.pole{fill:none;stroke:var(--dark);stroke-width:2;stroke-linecap:round}
.order{pointer-events:none} .shaft,.flight,.ring{fill:none;stroke:var(--dark);stroke-width:7}
.shaft,.flight{stroke-linecap:round} .flight{stroke-dasharray:2 13}
.ring{stroke-width:5;stroke-dasharray:10 6}
.tip{fill:var(--dark);stroke:var(--card);stroke-width:2;paint-order:stroke}
.flag-letter{font-size:10px;font-weight:700;text-anchor:middle;fill:var(--on)}
"""


def style() -> str:
    """The style sheet. Every rule stays inside `.power-board`, for a drawing within a page."""
    rules = [f":where(.power-board){{{PALETTE}}}"]
    rules.append(f':where([data-palette="safe"] .power-board){{{SAFE}}}')
    for colour in COLOURS:
        tones = "".join(
            f";--{tone}:var(--{colour}-{tone})" for tone in ("dark", "land", "hq", "on", "bright")
        )
        rules.append(f".power-board .{colour}{{--army:var(--{colour}){tones}}}")
    for rule in _RULES.split("}")[:-1]:
        names, _, body = rule.partition("{")
        scoped = ",".join(f".power-board {name.strip()}" for name in names.split(","))
        rules.append(f"{scoped}{{{body}}}")
    small = ":where(.power-board){--code-size:20px}.power-board .hq .code{font-size:17px}"
    return "\n".join([*rules, f"@media (max-width:600px){{{small}}}"])


PATTERNS: Final = (
    '<pattern id="power-waves" width="46" height="28" patternUnits="userSpaceOnUse">'
    '<path class="wave" d="M4 8q4-4 8 0t8 0M27 22q4-4 8 0t8 0"/></pattern>\n'
    '<pattern id="power-hatch" width="11" height="11" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path class="hatch" d="M0 5.5H11"/></pattern>\n'
)
