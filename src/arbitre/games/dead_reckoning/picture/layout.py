"""Where everything lies on the drawn table, lying and upright, for one human or two."""

from __future__ import annotations

from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.svg import Box, Point
from arbitre.games.dead_reckoning.rules.board import HARBOR

TILE_WIDE: Final = 250.0
TILE_HIGH: Final = 292.0
MARGIN: Final = 12.0
PANEL: Final = 756.0
SHIP_HIGH: Final = 336.0
TRAY_HIGH: Final = 158.0
CREW_WIDE: Final = 142.0
CREW_HIGH: Final = 212.0
CREW_STEP: Final = 148.0
CREW_TOP: Final = 46.0
LARGE: Final = 1.24
ALLIANCE_HIGH: Final = 126.0
BAND_HIGH: Final = 46.0
ROW_CARD_WIDE: Final = 146.0
ROW_CARD_HIGH: Final = 64.0


class Layout:
    """The layout of one picture: boxes of panels, tiles, and where ships lie."""

    def __init__(self, tall: bool, humans: int, bands: int) -> None:
        self.tall = tall
        self.humans = humans
        self.ships: list[Box] = []
        self.crews: list[Box] = []
        self.crew_rows: list[int] = []
        self.alliances: list[Box] = []
        self.card_high = 50 + BAND_HIGH * bands
        self.aim_high = 86.0 if humans == 1 else 112.0
        if tall:
            self._upright()
        else:
            self._lying()

    def _upright(self) -> None:
        self.width = 780.0
        self.map: Box = (0.0, 96.0, self.width, 1352.0)
        self.harbor: Box = (MARGIN, 104.0, PANEL, 132.0)
        y = 246.0 + 4 * (TILE_HIGH + 8)
        self.tray: Box = (MARGIN, y + 8, PANEL, TRAY_HIGH)
        y += TRAY_HIGH + 16
        y = self._human(MARGIN, y, MARGIN, y + SHIP_HIGH + 8, PANEL, 2)
        y = self._enemies(MARGIN, y)
        high = 48 + 3 * self.aim_high
        self.aims: Box = (MARGIN, y, PANEL, high)
        y += high + 8
        if self.humans == 2:
            y = self._human(MARGIN, y, MARGIN, y + SHIP_HIGH + 8, PANEL, 1)
        self.height = y + 4

    def _lying(self) -> None:
        self.width = 2036.0
        self.map = (0.0, 80.0, 1252.0, 912.0)
        self.harbor = (MARGIN, 90.0, 190.0, 892.0)
        right, low = 1264.0, 982.0
        if self.humans == 2:  # the column at the right is full: the battle goes below the ocean
            self.tray = (MARGIN, low + 12, 1240.0, TRAY_HIGH)
            low += TRAY_HIGH + 12
        y = self._enemies(right, 90.0)
        if self.humans == 1:
            self.tray = (right, y, PANEL, TRAY_HIGH)
            y += TRAY_HIGH + 8
        self.aim_high = max(self.aim_high, (low - y - 48) / 3)
        high = 48 + 3 * self.aim_high
        self.aims = (right, y, PANEL, high)
        y = max(low, y + high) + 12
        for _ in range(self.humans):
            self._human(MARGIN, y, 776.0, y, 1244.0, 1)
            y += SHIP_HIGH + 8
        self.height = y + 4

    def _human(
        self, x: float, y: float, crew_x: float, crew_y: float, wide: float, rows: int
    ) -> float:
        """A human's ship and crew; where what follows may begin."""
        self.ships.append((x, y, PANEL, SHIP_HIGH))
        high = CREW_TOP + rows * (CREW_HIGH + 8) + 6 if self.tall else SHIP_HIGH
        self.crews.append((crew_x, crew_y, wide, high))
        self.crew_rows.append(rows)
        return crew_y + high + 8

    def _enemies(self, x: float, y: float) -> float:
        for _ in range(self.humans):
            self.alliances.append((x, y, PANEL, ALLIANCE_HIGH))
            y += ALLIANCE_HIGH + 8
        self.card: Box = (x, y, PANEL, self.card_high)
        return y + self.card_high + 8

    def corner(self, space: int) -> Point:
        """The upper left corner of a tile."""
        row, lane = (space - 1) // 3, (space - 1) % 3
        if self.tall:
            return MARGIN + lane * (TILE_WIDE + 3), 246 + row * (TILE_HIGH + 8)
        return 212 + row * (TILE_WIDE + 8), 90 + lane * (TILE_HIGH + 8)

    def ship(self, space: int, number: int, ships: int) -> Point:
        """Where the middle of a ship lies, the how-manieth of those there."""
        if space == HARBOR:
            x, y, wide, _ = self.harbor
            if self.tall:
                return x + 250 + number * 108, y + 74
            return x + wide / 2, y + 250 + number * 130
        x, y = self.corner(space)
        across, up = number % 2, number // 2
        if ships == 1:
            return x + 202, y + 252
        return x + 174 + across * 48, y + 256 - up * 62

    def row_card(self, space: int) -> Point:
        """The upper left corner of the card of a tile."""
        x, y = self.corner(space)
        return x + 8, y + 218

    def crew_scale(self, which: int, cards: int) -> float:
        """Few cards are drawn larger where there is one row of them."""
        wide = self.crews[which][2]
        large = not self.tall and cards * CREW_STEP * LARGE <= wide - 12
        return LARGE if large else 1.0

    def crew_card(self, which: int, number: int, cards: int) -> Point:
        """The upper left corner of a card of a human's crew; they draw together where they are many."""
        x, y, wide, _ = self.crews[which]
        rows = self.crew_rows[which]
        scale = self.crew_scale(which, cards)
        step = CREW_STEP * scale
        across = max(int((wide - 12) // step), -(-cards // rows))
        step = min(step, (wide - 20 - CREW_WIDE * scale) / max(across - 1, 1))
        column, row = number % across, number // across
        return x + 10 + column * step, y + CREW_TOP + row * (CREW_HIGH + 8)

    def face(self, mine: bool, number: int, cubes: int) -> Point:
        """The middle of a fallen cube of the battle."""
        x, y, wide, _ = self.tray
        fits = int((wide / 2 - 24) // 43)
        across = max(fits, -(-cubes // 2))
        step = 43.0 * fits / across
        column, row = number % across, number // across
        left = x + (16 if mine else wide / 2 + 12)
        return left + 20 + column * step, y + 76 + row * 46


_layouts: Final[Cache[Layout]] = Cache(16)


def layout_of(tall: bool, humans: int, bands: int) -> Layout:
    """The layout of a shape, made once; nobody changes it."""
    key = (tall, humans, bands)
    found = _layouts.find(key)
    return _layouts.keep(key, Layout(tall, humans, bands)) if found is None else found
