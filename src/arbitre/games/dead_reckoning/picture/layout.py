"""Where everything lies on the drawn table (layout), lying and upright, for one human or two.

Lying it is five parts: the ocean, one's ship and hand, the Alliance with the open band of its card, the
folded bands with the battle, the achievements. Upright the same parts stand one above another, each as high
as a phone shows at once.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.svg import Box, Point
from arbitre.games.dead_reckoning.rules.board import HARBOR

TILE_WIDE: Final = 272.0
TILE_HIGH: Final = 246.0
LANE: Final = 280.0
ROW: Final = 252.0
"""From tile to tile."""
EDGE: Final = 8.0
HEADER: Final = 46.0
SEA_WIDE: Final = 1290.0
SEA_HIGH: Final = 806.0
UPRIGHT: Final = 860.0
SHIP_HIGH: Final = 438.0
FLAT_HIGH: Final = 282.0
"""A ship whose four zones lie side by side: the partner's."""
UPRIGHT_SHIP: Final = 552.0
CROWDED: Final = 0.68
"""How large ships are drawn that share what a card leaves of a tile."""
CREW_WIDE: Final = 164.0
CREW_HIGH: Final = 276.0
CREW_STEP: Final = 168.0
CREW_TOP: Final = 50.0
HAND_HIGH: Final = 332.0
TRAY_HIGH: Final = 220.0
ROW_CARD_WIDE: Final = 172.0
ROW_CARD_HIGH: Final = 76.0
CARD_HEAD: Final = 54.0
BAND_HIGH: Final = 62.0
"""A band of the Alliance's card that does not serve now."""
STRIP_HIGH: Final = 180.0
"""An Alliance's ship, dock and piles; with its boxes in two lines:"""
TWO_STRIPS: Final = 262.0
SIDE_WIDE: Final = 774.0
"""Beside the ocean: as wide as a phone held sideways shows the Alliance with its open band."""


class Part:
    """A part of the picture that a small screen shows by itself, and what it is called."""

    def __init__(self, key: str, box: Box) -> None:
        self.key = key
        self.box = box


class Layout:
    """The layout of one picture: boxes of panels, tiles, and where ships lie."""

    def __init__(self, tall: bool, humans: int, bands: int) -> None:
        self.tall = tall
        self.humans = humans
        self.bands = bands
        self.ships: list[Box] = []
        self.crews: list[Box] = []
        self.alliances: list[Box] = []
        self.parts: list[Part] = []
        self.crew_rows = 2 if tall else 1
        if tall:
            self._upright()
        elif humans == 1:
            self._lying()
        else:
            self._lying_for_two()

    def _upright(self) -> None:
        self.width = UPRIGHT
        wide = UPRIGHT - 2 * EDGE
        self.map: Box = (0.0, 0.0, UPRIGHT, 1190.0)
        self.harbor: Box = (10.0, HEADER + 6, UPRIGHT - 20, 116.0)
        self.parts.append(Part("sea", self.map))
        y = self._human(0, 1198.0)
        top = y
        for _ in range(self.humans):
            self.alliances.append((EDGE, y, wide, STRIP_HIGH))
            y += STRIP_HIGH + 8
        self.card: Box = (EDGE, y, wide, CARD_HEAD + 306 + BAND_HIGH * (self.bands - 1) + 12)
        y += self.card[3] + 8
        if self.humans == 2:  # both Alliances fill the part: the battle goes to the achievements
            self.parts.append(Part("alliance", (0.0, top - 4, UPRIGHT, y - top)))
            top = y
        self.tray: Box = (EDGE, y, wide, TRAY_HIGH)
        y += TRAY_HIGH + 8
        if self.humans == 1:
            self.parts.append(Part("alliance", (0.0, top - 4, UPRIGHT, y - top)))
            top = y
        self.aims: Box = (EDGE, y, wide, 50 + 3 * 146.0)
        y += self.aims[3] + 8
        key = "aims" if self.humans == 1 else "fight"
        self.parts.append(Part(key, (0.0, top - 4, UPRIGHT, y - top)))
        if self.humans == 2:
            y = self._human(1, y)
        self.height = y

    def _human(self, which: int, y: float) -> float:
        """A human's ship and crew, upright; where what follows may begin."""
        wide, top = UPRIGHT - 2 * EDGE, y
        self.ships.append((EDGE, y, wide, UPRIGHT_SHIP))
        y += UPRIGHT_SHIP + 8
        high = CREW_TOP + 2 * (CREW_HIGH + 8) + 2
        self.crews.append((EDGE, y, wide, high))
        y += high + 8
        self.parts.append(Part("partner" if which else "ship", (0.0, top - 4, UPRIGHT, y - top)))
        return y

    def _lying(self) -> None:
        wide = SIDE_WIDE
        self.width, self.height = SEA_WIDE + wide + 16, 1600.0
        self._ocean()
        x = SEA_WIDE + 8
        self.alliances.append((x, EDGE, wide, STRIP_HIGH))
        top = EDGE + STRIP_HIGH + 8
        self.card = (x, top, wide, SEA_HIGH - top)
        y = SEA_HIGH + 8
        self.ships.append((EDGE, y, SEA_WIDE - EDGE, SHIP_HIGH))
        self.crews.append((EDGE, y + SHIP_HIGH + 8, SEA_WIDE - EDGE, HAND_HIGH))
        self.tray = (x, y, wide, TRAY_HIGH)
        y += TRAY_HIGH + 8
        self.aims = (x, y, wide, self.height - EDGE - y)
        low = SEA_HIGH + 4
        folded = SEA_HIGH - 10 - BAND_HIGH * (self.bands - 1)
        self.parts += [
            Part("ship", (0.0, low, SEA_WIDE + 4, self.height - low)),
            Part("alliance", (x - 4, 0.0, wide + 12, folded)),
            Part("battle", (x - 4, folded, wide + 12, self.tray[1] + TRAY_HIGH + 4 - folded)),
            Part("aims", (x - 4, y - 4, wide + 12, self.height - y + 4)),
        ]

    def _lying_for_two(self) -> None:
        self.width, self.height = 2500.0, 1890.0
        self._ocean()
        x, wide = SEA_WIDE + 8, 1194.0
        half = (wide - 8) / 2
        self.alliances += [(x, EDGE, half, TWO_STRIPS), (x + half + 8, EDGE, half, TWO_STRIPS)]
        top = EDGE + TWO_STRIPS + 8
        self.card = (x, top, wide, SEA_HIGH - top)
        y = SEA_HIGH + 8
        self.ships.append((EDGE, y, SEA_WIDE - EDGE, SHIP_HIGH))
        self.crews.append((EDGE, y + SHIP_HIGH + 8, SEA_WIDE - EDGE, HAND_HIGH))
        below = y + SHIP_HIGH + HAND_HIGH + 16
        self.ships.append((EDGE, below, SEA_WIDE - EDGE, FLAT_HIGH))
        low = SEA_HIGH + 4
        self.tray = (x, y, wide, TRAY_HIGH)
        y += TRAY_HIGH + 8
        self.crews.append((x, self.height - EDGE - HAND_HIGH, wide, HAND_HIGH))
        self.aims = (x, y, wide, self.height - EDGE - HAND_HIGH - 8 - y)
        self.parts += [
            Part("ship", (0.0, low, SEA_WIDE + 4, below - low - 4)),
            Part("alliance", (x - 4, 0.0, wide + 12, SEA_HIGH)),
            Part("fight", (x - 4, low, wide + 12, self.crews[1][1] - low - 4)),
            Part("partner", (0.0, below - 4, SEA_WIDE + 4, self.height - below + 4)),
            Part("partner-hand", (x - 4, self.crews[1][1] - 4, wide + 12, HAND_HIGH + 12)),
        ]

    def _ocean(self) -> None:
        self.map = (0.0, 0.0, SEA_WIDE, SEA_HIGH)
        self.harbor = (10.0, HEADER, 148.0, SEA_HIGH - HEADER - 10)
        self.parts.append(Part("sea", self.map))

    def corner(self, space: int) -> Point:
        """The upper left corner of a tile."""
        row, lane = (space - 1) // 3, (space - 1) % 3
        if self.tall:
            return 14 + lane * LANE, HEADER + 128 + row * ROW
        return 166 + row * LANE, HEADER + lane * ROW

    def ship(self, space: int, number: int, ships: int, card: bool = True) -> Point:
        """Where the middle of a ship lies, the how-manieth of those there; `card`: beside a card of a row."""
        if space == HARBOR:
            x, y, wide, _ = self.harbor
            if self.tall:
                return x + 330 + number * 106, y + 70
            return x + wide / 2, y + 232 + number * 112
        x, y = self.corner(space)
        across, up = number % 2, number // 2
        if ships == 1:
            return x + 228, y + 208
        if card:  # smaller ones: see `ship_size`
            return x + 203 + across * 46, y + 214 - up * 52
        return x + 158 + across * 74, y + 208 - up * 56

    def ship_size(self, space: int, ships: int, card: bool) -> float:
        """Several ships beside a card are smaller, so that none covers another."""
        return CROWDED if space != HARBOR and ships > 1 and card else 1.0

    def row_card(self, space: int) -> Point:
        """The upper left corner of the card of a tile."""
        x, y = self.corner(space)
        return x + 6, y + TILE_HIGH - ROW_CARD_HIGH - 6

    def crew_card(self, which: int, number: int, hand: int, after: int) -> Point:
        """The upper left corner of a card of a human's crew: first the hand, then what was played or gained.

        Lying the hand begins at the left and the others end at the right; upright each has a row. They draw
        together where they are many.
        """
        x, y, wide, _ = self.crews[which]
        y += CREW_TOP
        left, step = x + 10, self._crew_step(which, number, hand, after)
        if self.tall:
            row = 0 if number < hand else 1
            return left + (number - hand * row) * step, y + row * (CREW_HIGH + 8)
        if number < hand:
            return left + number * step, y
        return x + wide - 10 - CREW_WIDE - (hand + after - 1 - number) * step, y

    def played(self, which: int, hand: int) -> Box:
        """What is left for cards that are played, beside or below a hand of so many."""
        x, y, wide, _ = self.crews[which]
        y += CREW_TOP
        if self.tall:
            return (x + 10, y + CREW_HIGH + 8, wide - 20, CREW_HIGH)
        left = x + 18 + hand * CREW_STEP
        return (left, y, x + wide - 10 - left, CREW_HIGH)

    def crew_room(self, which: int, number: int, hand: int, after: int) -> float:
        """How much of a card's width the next one leaves in sight."""
        return min(CREW_WIDE, self._crew_step(which, number, hand, after))

    def _crew_step(self, which: int, number: int, hand: int, after: int) -> float:
        cards = hand + after
        if self.tall:
            cards = hand if number < hand else after
        wide = self.crews[which][2] - 20
        return min(CREW_STEP, (wide - CREW_WIDE) / max(cards - 1, 1))

    def face(self, mine: bool, number: int, cubes: int) -> Point:
        """The middle of a fallen cube of the battle."""
        x, y, wide, _ = self.tray
        room = wide / 2 - 34
        fits = int(room // 54)
        across = max(fits, -(-cubes // 2))
        step = 54.0 * fits / across
        column, row = number % across, number // across
        left = x + (14 if mine else wide / 2 + 10)
        return left + 30 + column * step, y + 104 + row * 62


_layouts: Final[Cache[Layout]] = Cache(16)


def layout_of(tall: bool, humans: int, bands: int) -> Layout:
    """The layout of a shape, made once; nobody changes it."""
    key = (tall, humans, bands)
    found = _layouts.find(key)
    return _layouts.keep(key, Layout(tall, humans, bands)) if found is None else found
