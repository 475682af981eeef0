"""Boards (PW-B): a text grid is the single source of the geography.

Places are small ints: the spaces in the order of their codes as text, then the four reserves.
"""

from __future__ import annotations

import re
from collections import deque
from typing import Final

from arbitre.core.message import BadInput, Message, Value
from arbitre.games.power.rules.pieces import GROUND, PLANE, SHIP

COLOURS: Final = ("green", "blue", "yellow", "red")
"""The armies, clockwise."""
LETTERS: Final = ("V", "B", "J", "R")

SECTOR: Final = 0
HQ: Final = 1
ISLAND: Final = 2
LANE: Final = 3

MAX_SPACES: Final = 120
MAX_SIDE: Final = 40

_CODE: Final = re.compile(r"HQ[VBJR]|[VBJR](?:0|[1-9][0-9]?)|I[A-Z]|S[1-9][0-9]?")


class Board:
    """The spaces of a map, what touches what, and where each kind of piece can go."""

    def __init__(self, grid: list[list[str]]) -> None:
        self.grid = grid
        self.codes: list[str] = sorted({code for row in grid for code in row})
        self.size = len(self.codes)
        self.place_of: dict[str, int] = {code: place for place, code in enumerate(self.codes)}
        self.sort: list[int] = [_sort(code) for code in self.codes]
        self.owner: list[int] = [_owner(code) for code in self.codes]
        self.hq: list[int] = [self.place_of.get(f"HQ{letter}", -1) for letter in LETTERS]
        self.reserve: list[int] = [self.size + army for army in range(4)]
        self.sectors: list[list[int]] = [
            [p for p in range(self.size) if self.sort[p] == SECTOR and self.owner[p] == army]
            for army in range(4)
        ]
        self.touches: list[list[int]] = []
        self.sides: list[list[int]] = []
        self._touch()
        self.coastal: list[bool] = [
            self.sort[place] == SECTOR
            and any(self.sort[other] == LANE for other in self.touches[place])
            for place in range(self.size)
        ]
        # PW-M3: what a code may name besides a space
        self.names: list[str] = self.codes + [f"RV{letter}" for letter in LETTERS]

    def _touch(self) -> None:
        near: list[set[int]] = [set() for _ in self.codes]
        beside: list[set[int]] = [set() for _ in self.codes]
        for y, row in enumerate(self.grid):
            for x, code in enumerate(row):
                here = self.place_of[code]
                for dy in (-1, 0, 1):
                    for dx in (-1, 0, 1):
                        if not (0 <= y + dy < len(self.grid) and 0 <= x + dx < len(row)):
                            continue
                        there = self.place_of[self.grid[y + dy][x + dx]]
                        lanes = self.sort[here] == LANE and self.sort[there] == LANE
                        if here == there or lanes:
                            continue
                        near[here].add(there)
                        if dx == 0 or dy == 0:
                            beside[here].add(there)
        self.touches = [sorted(places) for places in near]
        self.sides = [sorted(places) for places in beside]

    def enters(self, terrain: int, place: int) -> bool:
        """Whether a piece of that terrain may stand in a space (PW-P2, PW-P4, PW-P5)."""
        sort = self.sort[place]
        if terrain == SHIP:
            return sort != SECTOR or self.coastal[place]
        return sort != LANE

    def links(self, terrain: int, place: int, ship_diagonals: bool) -> list[int]:
        """The spaces one step away for a piece of that terrain."""
        found: list[int] = []
        for other in self.touches[place]:
            if not self.enters(terrain, other):
                continue
            on_land = self.sort[place] == SECTOR and self.sort[other] == SECTOR
            if terrain == SHIP and on_land:
                # PW-P6: ships never cut a corner over land, nor change territory there
                if self.owner[place] != self.owner[other]:
                    continue
                if not ship_diagonals and other not in self.sides[place]:
                    continue
            found.append(other)
        return found

    def passes(self, terrain: int, place: int) -> bool:
        """Whether a piece may go on from a space it entered (PW-P3, PW-P4)."""
        sort = self.sort[place]
        if terrain == GROUND:
            return sort == SECTOR
        if terrain == PLANE:
            return sort != HQ
        return True

    def reach(self, terrain: int, steps: int, start: int, ship_diagonals: bool) -> list[int]:
        """Where a piece may go from a space in one move, by code (PW-P1)."""
        distance = {start: 0}
        queue = deque([start])
        while queue:
            place = queue.popleft()
            if distance[place] == steps or (place != start and not self.passes(terrain, place)):
                continue
            for other in self.links(terrain, place, ship_diagonals):
                if other not in distance:
                    distance[other] = distance[place] + 1
                    queue.append(other)
        del distance[start]
        return sorted(distance)

    def within(self, steps: int, start: int, end: int, avoid_lanes: bool) -> bool:
        """Whether two spaces are near enough when nothing (but lanes, if so) stands in the way."""
        distance = {start: 0}
        queue = deque([start])
        while queue:
            place = queue.popleft()
            if place == end:
                return True
            if distance[place] == steps:
                continue
            for other in self.touches[place]:
                if other not in distance and not (avoid_lanes and self.sort[other] == LANE):
                    distance[other] = distance[place] + 1
                    queue.append(other)
        return False

    def text(self) -> str:
        """The grid as text, a row a line."""
        return "\n".join(" ".join(row) for row in self.grid)


def _sort(code: str) -> int:
    if code.startswith("HQ"):
        return HQ
    return {"I": ISLAND, "S": LANE}.get(code[0], SECTOR)


def _owner(code: str) -> int:
    if code.startswith("HQ"):
        return LETTERS.index(code[2])
    return LETTERS.index(code[0]) if code[0] in LETTERS else -1


def read_board(text: str, where: str) -> Board:
    """A board from its grid; BadInput names the cell or the space that makes it unsound (PW-B7).

    >>> len(read_board("HQV S1\\nV0", "my.txt").codes)
    Traceback (most recent call last):
    arbitre.core.message.BadInput: my.txt:2: this row has 1 cells, the others have 2: the map has a hole
    """
    grid: list[list[str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        row = line.partition("#")[0].upper().split()
        if not row:
            continue
        if len(row) > MAX_SIDE or len(grid) == MAX_SIDE:
            raise _wrong(f"{where}:{number}", "map-large", {"most": MAX_SIDE})
        for code in row:
            if not _CODE.fullmatch(code):
                raise _wrong(f"{where}:{number}", "map-code", {"code": code[:20]})
        if grid and len(row) != len(grid[0]):
            args: dict[str, Value] = {"cells": len(row), "expected": len(grid[0])}
            raise _wrong(f"{where}:{number}", "map-hole", args)
        grid.append(row)
    if not grid:
        raise _wrong(where, "map-empty", {})
    board = Board(grid)
    if board.size > MAX_SPACES:
        raise _wrong(where, "map-spaces", {"spaces": board.size, "most": MAX_SPACES})
    from arbitre.games.power.rules.board_checks import check_board

    check_board(board, where)
    return board


def _wrong(where: str, key: str, args: dict[str, Value]) -> BadInput:
    return BadInput(where, Message(key, args))
