"""Where things lie on the drawn table: one layout for wide screens, one for an upright phone.

All texts are at least 34 high: 11 pixels where a phone held sideways shows the wide drawing whole, 390 pixels
high, and 12 where one held upright shows the first region whole, 374 pixels wide.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import Box, Point
from arbitre.games.sans_allies.rules.pyramid import ROW

MARGIN: Final = 10.0
GAP: Final = 6.0
MOST_SEEN: Final = 14
"""Cards of a reserve that are drawn one behind the other."""


class Layout:
    """The measures of one drawing; `wide`: names stand on the cards, and all lies in one view."""

    def __init__(self, wide: bool) -> None:
        self.wide = wide
        self.width = 1600.0 if wide else 1000.0
        self.top = 9.0
        # between two cards there is room for the rings around both
        self.card_wide = 172.0 if wide else 100.0
        self.card_high = 117.0 if wide else 119.0
        self.step_x = 183.0 if wide else 110.0
        # a row lies a little over the lower edge of the one above: what it covers is seen
        self.step_y = 114.0 if wide else 116.0
        self.tile_wide = 104.0 if wide else 92.0
        self.tile_high = self.step_y - 5
        self.first_left = MARGIN + self.tile_wide + (10.0 if wide else 6.0)
        self.map_high = self.top + 7 * self.step_y + self.card_high + 7
        # below the pyramid: the force, the unit tiles and the reserve
        strip = self.map_high + 6
        self.column_wide = 197.0 if wide else 191.0
        self.column_step = 203.0 if wide else 197.25
        self.columns_left = 582.0 if wide else MARGIN
        self.unit_top = strip if wide else strip + 154
        self.unit_high = 104.0 if wide else 118.0
        self.reserve_top = self.unit_top + self.unit_high + GAP
        self.reserve_high = 134.0 if wide else 140.0
        self.tray: Box = (
            (MARGIN, strip, 562.0, 244.0) if wide else (MARGIN, strip, self.width - 20, 148.0)
        )
        self.die = 90.0 if wide else 86.0
        """How large a die may be where dice fall."""
        self.card_front: Point = (124.0, 96.0) if wide else (114.0, 88.0)
        """How wide and high a card of the reserve or of the force is."""
        self.table_high = self.reserve_top + self.reserve_high + 8
        """What an upright phone shows first; a wide drawing has nothing below it."""
        self.sheet_top = self.table_high + 8
        self.height = self.table_high if wide else self.sheet_top + 1304
        # left and right of the top of the pyramid
        left, right = self.first_left, self.width - MARGIN
        self.regions: Box = (
            (left, self.top, 447.0, 338.0) if wide else (left, self.top, 322.0, 230.0)
        )
        self.production: Box = (
            (right - 452, self.top, 452.0, 338.0) if wide else (right - 328, self.top, 328.0, 230.0)
        )
        self.clock: Box = (
            (left, self.top + 346, 262.0, 222.0) if wide else (left, self.top + 236, 212.0, 230.0)
        )
        self.centres: Box = (
            (right - 268, self.top + 346, 268.0, 222.0)
            if wide
            else (right - 218, self.top + 236, 218.0, 230.0)
        )

    @property
    def name(self) -> str:
        """What the layout is called in the key of a picture."""
        return "wide" if self.wide else "tall"

    def middle(self, place: int) -> Point:
        """The middle of a place of the pyramid.

        >>> WIDE.middle(0), WIDE.middle(8)
        ((210.0, 865.5), (301.5, 751.5))
        """
        row, column = place // ROW, place % ROW
        x = self.first_left + self.card_wide / 2 + row * self.step_x / 2 + column * self.step_x
        return (x, self.top + (7 - row) * self.step_y + self.card_high / 2)

    def tile_box(self, row: int) -> Box:
        """The enemy-technology tile beside a row."""
        upper = self.top + (7 - row) * self.step_y + 3
        return (MARGIN, upper, self.tile_wide, self.tile_high)

    def marker_at(self, row: int) -> Point:
        """Where the marker of the enemy's research lies on a tile."""
        left, upper, _, high = self.tile_box(row)
        return (left + (27.0 if self.wide else 25.0), upper + high - 27)

    @property
    def throw_at(self) -> Point:
        """Where dice fall: on the felt, between what is said there and the cards of the force."""
        left, upper, _, _ = self.tray
        return (left + 440, upper + 70) if self.wide else (left + 391, upper + 74)

    def unit_corner(self, index: int) -> Point:
        """The upper left corner of a unit tile; the last one is the ultimate weapon's."""
        return (self.columns_left + index * self.column_step, self.unit_top)

    def reserve_box(self, index: int) -> Box:
        """The column of a reserve, below its unit tile."""
        return (
            self.unit_corner(index)[0],
            self.reserve_top,
            self.column_wide,
            self.reserve_high,
        )

    def reserve_middle(self, index: int) -> Point:
        """The middle of the front card of a reserve."""
        left, upper, wide, high = self.reserve_box(index)
        return (left + wide / 2 - 8, upper + high - 8 - self.card_front[1] / 2)

    def force_middle(self, index: int) -> Point:
        """The middle of a stack of the invasion force."""
        left, upper, _, high = self.tray
        first = left + 77 if self.wide else left + 500
        return (
            first + (136.0 if self.wide else 134.0) * index,
            upper + high - (56 if self.wide else 60),
        )


WIDE: Final = Layout(True)
TALL: Final = Layout(False)
