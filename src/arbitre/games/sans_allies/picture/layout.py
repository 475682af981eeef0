"""Where things stand on the drawn table: units below the pyramid on an upright screen, else beside it."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import Box, Point
from arbitre.games.sans_allies.rules.pyramid import ROW

WIDTH: Final = 1000.0
HEIGHT: Final = 1754.0
MARGIN: Final = 12.0
TOP: Final = 104.0
CARD_WIDE: Final = 107.0
CARD_HIGH: Final = 148.0
STEP_X: Final = 111.0
STEP_Y: Final = 138.0
"""A row lies a little over the lower edge of the one above: what it covers is seen."""
TILE_WIDE: Final = 84.0
TILE_HIGH: Final = 134.0
FIRST_LEFT: Final = 104.0
TRAY_TOP: Final = 1228.0
TRAY_HIGH: Final = 116.0
COLUMN_WIDE: Final = 187.0
COLUMN_STEP: Final = (WIDTH - 2 * MARGIN - COLUMN_WIDE) / 4
UNIT_TOP: Final = 1354.0
UNIT_HIGH: Final = 176.0
RESERVE_TOP: Final = 1536.0
RESERVE_HIGH: Final = 206.0
UNIT_CARD_WIDE: Final = 112.0
UNIT_CARD_HIGH: Final = 92.0
FORCE_CARD_WIDE: Final = 92.0
FORCE_CARD_HIGH: Final = 84.0
BESIDE: Final = 1004.0
"""Where the units begin on a wide screen."""
ROW_STEP: Final = 248.0
WIDE: Final = BESIDE + 2 * COLUMN_WIDE + 6 + MARGIN
LOW: Final = TRAY_TOP + TRAY_HIGH + MARGIN
FAN: Final = 16.0
"""How far a card of a reserve column looks out behind the next, while there is room."""
MOST_SEEN: Final = 14


def middle(place: int) -> Point:
    """The middle of a place of the pyramid.

    >>> middle(0), middle(8)
    ((157.5, 1144.0), (213.0, 1006.0))
    """
    row, column = place // ROW, place % ROW
    x = FIRST_LEFT + CARD_WIDE / 2 + row * STEP_X / 2 + column * STEP_X
    return (x, TOP + (7 - row) * STEP_Y + CARD_HIGH / 2)


def region_panel() -> Box:
    """The region discard and the captured centres, left of the top of the pyramid."""
    return (106.0, TOP, 266.0, 396.0)


def production_panel() -> Box:
    """The production pile and its discard, right of the top of the pyramid."""
    return (720.0, TOP, 268.0, 396.0)


def tray() -> Box:
    """Where the invasion force lies."""
    return (MARGIN, TRAY_TOP, WIDTH - 2 * MARGIN, TRAY_HIGH)


def tile_box(row: int) -> Box:
    """The enemy-technology tile beside a row."""
    upper = TOP + (7 - row) * STEP_Y + 1
    return (MARGIN, upper, TILE_WIDE, TILE_HIGH)


def extent(wide: bool) -> Point:
    """How wide and high the drawing is."""
    return (WIDE, LOW) if wide else (WIDTH, HEIGHT)


def unit_corner(index: int, wide: bool) -> Point:
    """The upper left corner of a unit tile; the last one is the ultimate weapon's.

    >>> unit_corner(0, False), unit_corner(1, True)
    ((12.0, 1354.0), (1004.0, 352.0))
    """
    if wide:
        return (BESIDE, TOP + index * ROW_STEP)
    return (MARGIN + index * COLUMN_STEP, UNIT_TOP)


def reserve_corner(index: int, wide: bool) -> Point:
    """The upper left corner of a reserve: below its unit tile, or beside it on a wide screen."""
    left, upper = unit_corner(index, wide)
    return (left + COLUMN_WIDE + 6, upper) if wide else (left, RESERVE_TOP)


def reserve_middle(index: int, wide: bool) -> Point:
    """The middle of the front card of a reserve."""
    left, upper = reserve_corner(index, wide)
    return (left + COLUMN_WIDE / 2, upper + RESERVE_HIGH - 10 - UNIT_CARD_HIGH / 2)


def force_middle(index: int) -> Point:
    """The middle of a stack of the invasion force."""
    return (536.0 + 126.0 * index, TRAY_TOP + TRAY_HIGH / 2 + 7)
