"""Where things stand on the drawn board: spaces, headquarters, reserves, and what is written in each.

Room goes to what is full: a headquarters is its cell of the grid and a large block outside the sea, beside
which its reserve lies (at the sides of a wide picture, above and below a tall one).
"""

from __future__ import annotations

from typing import Final

from arbitre.core.cache import cached
from arbitre.core.svg import Box, Point
from arbitre.games.power.picture.regions import Cell, region, roomiest
from arbitre.games.power.rules.board import HQ, ISLAND, LANE, SECTOR, Board
from arbitre.games.power.rules.setting import board_of

MARGIN: Final = 10.0
GAP: Final = 10.0
HEADER: Final = 50.0
SIZE: Final = (930.0, 990.0)
SIZE_TALL: Final = (924.0, 880.0)
"""How wide and high the sea of a usual map is in a wide picture and in a tall one."""
ZONE_WIDE: Final = 200.0
ZONE_HIGH: Final = 186.0
"""How deep the zone outside the sea is in which headquarters and reserves lie."""
BLOCK_HIGH: Final = 216.0
BLOCK_WIDE: Final = 208.0
THIN: Final = (88.0, 112.0)
"""Rows and columns along the edge, where a headquarters has its cell: as narrow as its lanes may be, and
as deep as a headquarters needs that grows the other way."""
LEAST_CELL: Final = 96.0
SEA_SHARE: Final = 0.8
"""How wide a row or column of nothing but sea and islands is beside one with land in it."""
SPREAD: Final = 54.0
"""How far an island reaches over a lane at its side."""
LEAST_LANE: Final = 150.0
"""A lane keeps at least so much of its length."""
STRIP: Final = 38.0
"""How much of a space its code and the strength of who stands there take."""
DEPTH: Final = 150.0
"""How far down a lane its pieces stand: near its code, however long it is."""
LOW: Final = 100.0
"""On an island no higher than this pieces stand beside its code."""
HEAD: Final = 40.0
LABEL: Final = 36.0

SHAPE: Final = {SECTOR: (2.0, 10.0), HQ: (4.0, 16.0), ISLAND: (4.0, 36.0), LANE: (3.0, 30.0)}
"""How far each sort of space is drawn in from its cells, and how round its corners are."""


class Layout:
    """Where everything lies: grid lines, the cells of each space, the boxes pieces stand in."""

    def __init__(self, board: Board, tall: bool) -> None:
        self.board = board
        self.tall = tall
        grid = board.grid
        columns = [[row[x] for row in grid] for x in range(len(grid[0]))]
        left = MARGIN + (0.0 if tall else ZONE_WIDE)
        upper = HEADER + (ZONE_HIGH if tall else 0.0)
        sizes = SIZE_TALL if tall else SIZE
        self.xs = _lines(left, columns, sizes[0], THIN[1 if tall else 0])
        self.ys = _lines(upper, grid, sizes[1], THIN[0 if tall else 1])
        self.sea: Box = (left, upper, self.xs[-1] - left, self.ys[-1] - upper)
        self.width = self.xs[-1] + left
        self.height = self.ys[-1] + MARGIN + (ZONE_HIGH if tall else 0.0)
        self.cells: list[set[Cell]] = [set() for _ in board.codes]
        for y, row in enumerate(grid):
            for x, code in enumerate(row):
                self.cells[board.place_of[code]].add((x, y))
        self.room: list[Box] = [roomiest(cells, self.xs, self.ys) for cells in self.cells]
        self.blocks: dict[int, Box] = {}
        self.panels: list[Box] = [(0.0, 0.0, 0.0, 0.0)] * 4
        self._corners()
        self._spread()

    def _corners(self) -> None:
        """A headquarters in a corner of the grid grows outwards; its reserve has the rest of the zone."""
        left, upper, wide, high = self.sea
        board = self.board
        middles = [(self.room[place][1], self.room[place][0]) for place in board.hq]
        by_height = sorted(range(4), key=lambda army: (middles[army], army))
        order = [
            *sorted(by_height[:2], key=lambda army: (middles[army][1], army)),
            *sorted(by_height[2:], key=lambda army: (middles[army][1], army)),
        ]
        for corner, army in enumerate(order):
            right, low = corner % 2 == 1, corner > 1
            cell = (len(self.xs) - 2 if right else 0, len(self.ys) - 2 if low else 0)
            grown = cell in self.cells[board.hq[army]]
            if self.tall:
                y = upper + high if low else HEADER
                at = BLOCK_WIDE if grown else 0.0
                self.blocks[army] = (
                    left + wide - BLOCK_WIDE if right else left,
                    y,
                    BLOCK_WIDE,
                    ZONE_HIGH,
                )
                rest = wide / 2 - at - (1.5 * GAP if grown else GAP / 2)
                x = left + wide / 2 + GAP / 2 if right else left + wide / 2 - GAP / 2 - rest
                self.panels[army] = (x, y + (GAP if low else 0.0), rest, ZONE_HIGH - GAP)
            else:
                x = left + wide if right else MARGIN
                at = BLOCK_HIGH + GAP if grown else 0.0
                y = upper + high - BLOCK_HIGH if low else upper
                self.blocks[army] = (x, y, ZONE_WIDE, BLOCK_HIGH)
                rest = high / 2 - at - GAP / 2
                y = upper + high / 2 + GAP / 2 if low else upper + at
                self.panels[army] = (x + (GAP if right else 0.0), y, ZONE_WIDE - GAP, rest)
            if grown:
                self.room[board.hq[army]] = self.blocks[army]
            else:
                del self.blocks[army]

    def _spread(self) -> None:
        """An island of one cell reaches over the lanes at its sides, where they have room enough."""
        board = self.board
        for place in range(board.size):
            if board.sort[place] != ISLAND or len(self.cells[place]) > 1:
                continue
            ((x, y),) = self.cells[place]
            left, upper, wide, high = self.room[place]
            for side in (x - 1, x + 1):
                if not 0 <= side < len(self.xs) - 1:
                    continue
                other = board.place_of[board.grid[y][side]]
                # two islands may reach over one cell from both sides
                spread = min(SPREAD, 0.47 * (self.xs[side + 1] - self.xs[side]))
                if board.sort[other] == LANE and self._trim(other, side, y, side < x, spread):
                    wide += spread
                    left -= spread if side < x else 0.0
            self.room[place] = (left, upper, wide, high)

    def _trim(self, lane: int, column: int, row: int, on_right: bool, by: float) -> bool:
        """Let a lane have the less room where an island reaches over it; whether it can."""
        left, upper, wide, high = self.room[lane]
        if not (upper <= self.ys[row] < upper + high and left <= self.xs[column] < left + wide):
            return True  # its pieces stand elsewhere
        if wide - by < LEAST_LANE:
            return False
        self.room[lane] = (left if on_right else left + by, upper, wide - by, high)
        return True

    def path(self, place: int, more: float = 0.0) -> str:
        """The outline of a space, drawn in by a little more."""
        sort = self.board.sort[place]
        inset, radius = SHAPE[sort]
        boxes: list[Box] = []
        if sort == HQ:
            army = self.board.owner[place]
            boxes = [self.blocks[army]] if army in self.blocks else []
            ((x, y),) = self.cells[place]
            boxes.append((self.xs[x], self.ys[y], *self._size(x, y)))
        elif sort == ISLAND and len(self.cells[place]) == 1:
            boxes = [self.room[place]]
        if boxes:
            return _merged(boxes, inset + more, radius - more)
        return region(self.cells[place], self.xs, self.ys, inset + more, radius - more)

    def _size(self, x: int, y: int) -> Point:
        return self.xs[x + 1] - self.xs[x], self.ys[y + 1] - self.ys[y]

    def land(self, army: int) -> str:
        """The outline of a whole territory."""
        return region(self._country(army), self.xs, self.ys, 0.0, 16.0)

    def _country(self, army: int) -> set[Cell]:
        return {cell for place in self.board.sectors[army] for cell in self.cells[place]}

    def extent(self, army: int) -> Box:
        """The box round a whole territory."""
        cells = self._country(army)
        left, upper = min(self.xs[x] for x, _ in cells), min(self.ys[y] for _, y in cells)
        right, lower = max(self.xs[x + 1] for x, _ in cells), max(self.ys[y + 1] for _, y in cells)
        return (left, upper, right - left, lower - upper)

    def upright(self, place: int) -> bool:
        """Whether what stands in a space does so below its code, not beside it."""
        _, _, wide, high = self.room[place]
        sort = self.board.sort[place]
        if sort == ISLAND:
            return high > LOW or wide < 1.25 * high
        return sort != LANE or wide < 1.25 * high

    def flags(self, army: int) -> Box:
        """Where the flags fly that an army holds: in the cell of its headquarters."""
        ((x, y),) = self.cells[self.board.hq[army]]
        wide, high = self._size(x, y)
        if army in self.blocks:
            return (self.xs[x] + 8, self.ys[y] + 8, wide - 16, high - 16)
        return (self.xs[x] + 6, self.ys[y] + STRIP, wide / 2 - 8, high - STRIP - 8)

    def gate(self, place: int) -> Box:
        """The cell of a headquarters in the grid, where what comes and goes is seen to pass."""
        ((x, y),) = self.cells[place]
        return (self.xs[x], self.ys[y], *self._size(x, y))

    def middle(self, place: int) -> Point:
        """The middle of where the pieces of a place stand."""
        left, upper, wide, high = self.stand(place)
        return left + wide / 2, upper + high / 2

    def code_at(self, place: int) -> tuple[float, float, str]:
        """Where the code of a space is written, and of what class."""
        left, upper, wide, high = self.room[place]
        sort = self.board.sort[place]
        if sort == LANE and self.upright(place):
            return left + wide / 2, upper + 32, "code middle"
        if not self.upright(place):
            return left + 44, upper + high / 2 - 3, "code middle"
        if sort == ISLAND:
            return left + 24, upper + 37, "code"
        if sort == HQ:
            return left + 14, upper + 36, "code"
        return left + 6, upper + 30, "code"

    def strength_at(self, place: int, wide: float) -> Point:
        """The top left corner of the number that says how strong an army is there, alone."""
        left, upper, room, high = self.room[place]
        sort = self.board.sort[place]
        if sort == LANE and self.upright(place):
            return left + (room - wide) / 2, upper + 40
        if not self.upright(place):
            return left + max(44 - wide / 2, 7), upper + high / 2 + 3
        if sort in (HQ, ISLAND):
            return left + room - wide - (12 if sort == HQ else 16), upper + 9
        return left + room - wide - 3, upper + 4

    def strength_scale(self, place: int, wide: float) -> float:
        """How large that number is drawn: smaller on a large map where the code leaves it no room."""
        if self.board.sort[place] != SECTOR:
            return 1.0
        room = self.room[place][2]
        left = room - 18.0 * len(self.board.codes[place]) - 9
        return min(1.0, max(left / wide, 1.0 if room > LEAST_CELL else 0.75))

    def stand(self, place: int) -> Box:
        """The box in which the pieces of a place stand: what code, strength and flags leave free."""
        if place >= self.board.size:
            left, upper, wide, high = self.panels[place - self.board.size]
            head = HEAD + LABEL if self.tall else HEAD + 2 * LABEL
            return (left + 8, upper + head, wide - 16, high - head - 8)
        left, upper, wide, high = self.room[place]
        sort = self.board.sort[place]
        if sort == HQ and self.board.owner[place] in self.blocks:
            return (left + 10, upper + 46, wide - 20, high - 56)
        if sort == HQ:
            return (left + wide / 2, upper + STRIP, wide / 2 - 6, high - STRIP - 6)
        if sort == LANE and self.upright(place):
            return (left + 6, upper + 76, wide - 12, min(high - 92, DEPTH))
        if not self.upright(place):
            return (left + 79, upper + 7, wide - (91 if sort == ISLAND else 99), high - 14)
        if sort == ISLAND:
            return (left + 14, upper + STRIP + 3, wide - 28, high - STRIP - 9)
        return (left + 5, upper + STRIP, wide - 10, high - STRIP - 5)

    def meeting(self, place: int) -> Box:
        """The same where several armies stand, each with its strength beside it."""
        left, upper, wide, high = self.stand(place)
        if self.upright(place) and self.board.sort[place] == LANE:
            return (left, upper - 36, wide, high + 36)
        return (left, upper, wide, high)


def _lines(start: float, rows: list[list[str]], size: float, thin: float) -> list[float]:
    """Where grid lines lie: rows at the edge with a headquarters are thin, those without land narrow."""
    shares: list[float] = []
    fixed = 0.0
    for index, row in enumerate(rows):
        if any(code.startswith("HQ") for code in row) and index in (0, len(rows) - 1):
            shares.append(0.0)
            fixed += thin
        else:
            sea = all(code[0] in "IS" for code in row)
            shares.append(SEA_SHARE if sea else 1.0)
    one = max((size - fixed) / (sum(shares) or 1.0), LEAST_CELL)
    lines = [start]
    for share in shares:
        lines.append(round(lines[-1] + (share * one or thin), 1))
    return lines


def _merged(boxes: list[Box], inset: float, radius: float) -> str:
    """Path data of boxes that touch, as one shape."""
    xs = sorted({edge for left, _, wide, _ in boxes for edge in (left, left + wide)})
    ys = sorted({edge for _, upper, _, high in boxes for edge in (upper, upper + high)})
    cells = {
        (x, y)
        for x in range(len(xs) - 1)
        for y in range(len(ys) - 1)
        for left, upper, wide, high in boxes
        if left <= xs[x] < left + wide and upper <= ys[y] < upper + high
    }
    return region(cells, xs, ys, inset, radius)


@cached(64)
def layout_of(name: str, tall: bool) -> Layout:
    """Where everything lies on a map, worked out once."""
    return Layout(board_of(name), tall)
