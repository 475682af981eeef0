"""Where things stand on the drawn board: spaces, reserves, and the stacks in a box."""

from __future__ import annotations

from typing import Final

from arbitre.core.cache import cached
from arbitre.core.svg import Box, Point
from arbitre.games.power.picture.regions import Cell, region, roomiest
from arbitre.games.power.rules.board import HQ, ISLAND, LANE, SECTOR, Board
from arbitre.games.power.rules.setting import board_of

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


class Layout:
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


@cached(64)
def layout_of(name: str, tall: bool) -> Layout:
    """Where everything lies on a map, worked out once."""
    return Layout(board_of(name), tall)


# -- stacks in a box -------------------------------------------------------------------------

TOKEN_WIDE: Final = 44.0
TOKEN_HIGH: Final = 36.0
"""The room one stack takes at scale 1, its margin included."""
LARGEST: Final = 1.5
LARGEST_SHELVED: Final = 1.15
"""No stack is drawn larger than this, on the board and in a reserve, however much room there is."""


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
