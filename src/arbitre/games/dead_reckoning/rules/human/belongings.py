"""A human's things: ship, crew, chest, and what has been used this turn (DR-H)."""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.rules.board import HARBOR
from arbitre.games.dead_reckoning.rules.icons import COUNT, C, S
from arbitre.games.dead_reckoning.rules.table import OpenTable
from arbitre.games.dead_reckoning.rules.values import ShipTile, Values

RIGGING: Final = 0
GUN_DECK: Final = 1
FORE_HOLD: Final = 2
AFT_HOLD: Final = 3
ZONES: Final = ("rigging", "gun_deck", "fore_hold", "aft_hold")
NO_TILE: Final = -1

DECK: Final = 0
HAND: Final = 1
PLAYED: Final = 2
DISCARD: Final = 3
PILES: Final = ("deck", "hand", "played", "discard")

SLOTS: Final = 3
TOP_LEVEL: Final = 3  # levels are counted from 0


class Human:
    """What one human has; the open part of their ship (place, damage, goods) is on the table."""

    __slots__ = (
        "values faces room ship_sails ship_cannons borne_sails borne_cannons hand_limit draws "
        "aids icons points explored upgraded mended taken beaten deeds kinds where level "
        "sleeves sides zones bought chest held"
    ).split()

    def __init__(self, values: Values, of: Human | None = None) -> None:
        self.values = values
        if of is None:
            self.kinds: list[int] = []
            for kind, crew in enumerate(values.crew):
                self.kinds += [kind] * crew.cards
            cards = len(self.kinds)
            self.where: list[int] = [DECK] * cards
            self.level: list[int] = [0] * cards
            self.sleeves: list[int] = [-1] * (cards * SLOTS)
            self.sides: list[int] = [0] * (cards * SLOTS)  # 1: a merchant's back is what counts
            self.zones: list[int] = [NO_TILE] * 4
            self.bought: list[int] = [0] * (2 * len(values.upgrades))
            self.chest = values.start_coins
            self.held: list[int] = []  # cards to be sleeved: card, side, card, side, ...
            self.icons: list[int] = [0] * COUNT  # icons of cards in play that are not used yet
            self.aids: list[int] = [0] * COUNT  # abilities of tiles not used yet in this turn
            self.points = -1  # movement left; -1: sails not raised yet
            self.explored = False
            self.taken = 0  # cards bought, traded or hunted this turn
            self.upgraded = False
            self.mended = False  # the free repair in harbor
            self.beaten = 0  # islands whose buildings they beat this turn, a bit each
            self.deeds = 0  # how often goods were moved to and fro this turn
            self.faces: list[list[int]] = []  # what each card shows, kept by `refit`
            self.room = 0  # and what the ship has: the spaces of both holds,
            self.ship_sails = self.ship_cannons = 0  # icons that nothing hides,
            self.borne_sails = self.borne_cannons = 0  # icons on hold spaces
            self.hand_limit = self.draws = 0
            self.refit()
        else:
            self.kinds = of.kinds
            self.where = of.where.copy()
            self.level = of.level.copy()
            self.sleeves = of.sleeves.copy()
            self.sides = of.sides.copy()
            self.zones = of.zones.copy()
            self.bought = of.bought.copy()
            self.chest = of.chest
            self.held = of.held.copy()
            self.icons = of.icons.copy()
            self.aids = of.aids.copy()
            self.points = of.points
            self.explored = of.explored
            self.taken = of.taken
            self.upgraded = of.upgraded
            self.mended = of.mended
            self.beaten = of.beaten
            self.deeds = of.deeds
            self.faces = of.faces.copy()
            self.room = of.room
            self.ship_sails = of.ship_sails
            self.ship_cannons = of.ship_cannons
            self.borne_sails = of.borne_sails
            self.borne_cannons = of.borne_cannons
            self.hand_limit = of.hand_limit
            self.draws = of.draws

    def copy(self) -> Human:
        """An equal one that shares nothing that changes."""
        return Human(self.values, self)

    # -- the crew ----------------------------------------------------------------------------

    def face(self, card: int) -> list[int]:
        """A crew card's icons at its level, and those sleeved on it. Never change the list."""
        return self.faces[card]

    def read_face(self, card: int) -> None:
        """A card was raised or sleeved: what it shows now."""
        counts = self.values.crew[self.kinds[card]].levels[self.level[card]].copy()
        for slot in range(SLOTS):
            sleeved = self.sleeves[card * SLOTS + slot]
            if sleeved >= 0:
                icons = side_of(self.values, sleeved, self.sides[card * SLOTS + slot])
                for icon, number in enumerate(icons):
                    counts[icon] += number
        self.faces[card] = counts

    def cards_in(self, pile: int) -> list[int]:
        """The crew cards in a pile, in their order."""
        return [card for card, where in enumerate(self.where) if where == pile]

    # -- the ship ----------------------------------------------------------------------------

    def tile_at(self, zone: int) -> ShipTile | None:
        """The tile that works in a zone."""
        found = self.zones[zone]
        return None if found < 0 else self.values.upgrades[found // 2][found % 2]

    def refit(self) -> None:
        """DR-H1, DR-H9: what the ship has with its tiles, and what the crew shows."""
        values = self.values
        self.faces = [[] for _ in self.kinds]
        for card in range(len(self.kinds)):
            self.read_face(card)
        self.room = sum(values.holds)
        self.ship_sails = values.zone_sails
        self.ship_cannons = values.zone_cannons
        self.borne_sails = self.borne_cannons = 0
        self.hand_limit = values.hand_limit  # DR-H2
        self.draws = values.hand  # DR-H4: cards drawn in clean-up
        for zone in range(len(self.zones)):
            tile = self.tile_at(zone)
            if tile is not None:
                self.room += tile.spaces
                self.ship_sails += tile.icons[S]
                self.ship_cannons += tile.icons[C]
                self.borne_sails += tile.bears[S]
                self.borne_cannons += tile.bears[C]
                self.hand_limit = max(self.hand_limit, tile.limit)
                self.draws += tile.draw

    def sails(self, goods: int, open_hold: bool) -> int:
        """The sails of the ship that are not hidden."""
        return self.ship_sails + self._shown(self.borne_sails, self.borne_cannons, goods, open_hold)

    def cannons(self, goods: int, open_hold: bool) -> int:
        """The cannons of the ship that are not hidden."""
        return self.ship_cannons + self._shown(
            self.borne_cannons, self.borne_sails, goods, open_hold
        )

    def _shown(self, asked: int, other: int, goods: int, open_hold: bool) -> int:
        """DR-H1: the icons on hold spaces that goods leave in sight.

        Goods lie on plain spaces first, then on the kind not asked for.
        """
        if open_hold or not asked:
            return asked
        excess = goods - (self.room - asked - other)
        return asked if excess <= other else max(0, asked - (excess - other))

    def fit(self, zone: int, tile: int) -> None:
        """DR-H9: a new tile works in its zone; what the old one still offered this turn is gone."""
        old = self.tile_at(zone)
        self.zones[zone] = tile
        new = self.tile_at(zone)
        for icon in range(COUNT):
            if icon in (S, C):
                continue
            if old is not None:
                self.aids[icon] = max(0, self.aids[icon] - old.icons[icon])
            if new is not None:
                self.aids[icon] += new.icons[icon]
        self.refit()

    def refresh_aids(self) -> None:
        """DR-H9: abilities on tiles may be used once in each turn, enemies' turns too."""
        self.aids = [0] * COUNT
        for zone in range(len(self.zones)):
            tile = self.tile_at(zone)
            if tile is not None:
                for icon in range(COUNT):
                    if icon not in (S, C):
                        self.aids[icon] += tile.icons[icon]

    def begin_turn(self) -> None:
        """Nothing is used yet."""
        self.icons = [0] * COUNT
        self.refresh_aids()
        self.points = -1
        self.explored = self.upgraded = self.mended = False
        self.taken = self.beaten = self.deeds = 0

    # -- points ------------------------------------------------------------------------------

    def able(self, icon: int) -> int:
        """Icons of cards and tiles that are not used yet this turn."""
        return self.icons[icon] + self.aids[icon]

    def crew_at(self, level: int) -> int:
        """How many crew cards have reached a level (counted from 0)."""
        return sum(1 for each in self.level if each == level)


def side_of(values: Values, card: int, side: int) -> list[int]:
    """The icons of a card's front (0) or back (1)."""
    back = values.cards[card].back
    return back if side and back is not None else values.cards[card].icons


def open_hold(table: OpenTable, human: int) -> bool:
    """DR-H1, DR-X8: in harbor, at their own island or their partner's nothing is hidden."""
    place = table.place[human]
    if place == HARBOR:
        return True
    owner = table.control[place]
    return owner >= 0 and table.friends(owner, human)


def goods_aboard(table: OpenTable, human: int) -> int:
    """Coins and cargo on their ship."""
    return table.aboard_coins[human] + table.aboard_cargo[human]
