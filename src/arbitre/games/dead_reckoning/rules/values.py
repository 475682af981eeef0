"""The printed values of an edition of Dead Reckoning, as the rules use them."""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.rules.board import ROWS

# upgrade zones
RIGGING: Final = 0
GUN_DECK: Final = 1
HOLD: Final = 2  # fore or aft

OUTPOST: Final = 0
GARRISON: Final = 1
FORT: Final = 2
BUILDING_NAMES: Final = ("outpost", "garrison", "fort")

NOTHING: Final = 0
CROWN: Final = 1
CROWNS: Final = 2
CROWN_HIT: Final = 3
HIT: Final = 4
PLUNDER: Final = 5

# icons of the right side of an Alliance card (DR-R)
GAIN: Final = 0  # n coins
PER_PILE: Final = 1  # a coin for every two cards of the Merchant pile
UPGRADE: Final = 2  # n: upgrade type, m: level 0 or 1
REPAIR: Final = 3  # n damage
BUILD: Final = 4  # n: building
PRODUCE: Final = 5  # n islands
EXPERT: Final = 6
ATTACK: Final = 7  # n: cubes more; m: 1 if only when they are NOT in harbor
MERCHANT: Final = 8
AT_END: Final = 9  # n coins, m cargo on the most valuable island at the end of the turn
CONDITION: Final = (
    10  # n cubes: then `first` effects (how many follow), otherwise the rest: see Effect
)


class Island:
    """An island: cube spaces, values for first and second, production."""

    def __init__(
        self, name: str, spaces: int, first: int, second: int, coins: int, cargo: int
    ) -> None:
        self.name = name
        self.spaces = spaces
        self.first = first
        self.second = second
        self.coins = coins
        self.cargo = cargo


class Crew:
    """A kind of crew card: how many, and the icons of its four levels."""

    def __init__(self, name: str, cards: int, levels: list[list[int]]) -> None:
        self.name = name
        self.cards = cards
        self.levels = levels


class ShipTile:
    """A ship upgrade of one level."""

    def __init__(
        self, zone: int, icons: list[int], spaces: int, bears: list[int], draw: int, limit: int
    ) -> None:
        self.zone = zone
        self.icons = icons  # sails and cannons it adds; other icons: once each turn
        self.spaces = spaces  # hold spaces it adds
        self.bears = bears  # icons on its hold spaces, hidden by goods
        self.draw = draw  # cards more in clean-up
        self.limit = limit  # hand limit, 0 where it changes nothing


# encounters of a saga (DR-S1)
NO_SAGA: Final = 0
SAGA: Final = 1  # goes unturned to the Merchant pile
FORTUNE: Final = 2  # the Alliance ignores it


class Card:
    """An advancement, or a merchant, of a row: what can be seen, what it costs, and its slot.

    A merchant has its front here and its back in `back`; guards and coins of a win are its row's.
    """

    def __init__(
        self,
        row: int,
        icons: list[int],
        cost: int,
        slot: int,
        copies: int,
        back: list[int] | None,
        saga: int = NO_SAGA,
        own: bool = False,
    ) -> None:
        self.own = own  # named beside a real table: slot and a merchant's back are not known
        self.row = row
        self.icons = icons
        self.cost = cost  # in cargo; of a merchant, the price of a trade
        self.slot = slot  # 0 top, 1 middle, 2 bottom
        self.copies = copies
        self.back = back
        self.saga = saga

    @property
    def blank(self) -> bool:
        """Whether it is a merchant of whose sides nothing is known."""
        return self.own and self.back is not None and not any(self.icons)

    def looks_like(self, other: Card) -> bool:
        """Whether two merchants cannot be told apart while they lie there."""
        return (
            self.back is not None
            and other.back is not None
            and (self.row, self.cost, self.slot) == (other.row, other.cost, other.slot)
            and self.saga == other.saga
            and self.icons == other.icons
        )


class Effect:
    """One icon of a right side. A CONDITION has its two lists of effects in `then` and `otherwise`."""

    def __init__(self, kind: int, n: int = 0, m: int = 0) -> None:
        self.kind = kind
        self.n = n
        self.m = m
        self.then: list[Effect] = []
        self.otherwise: list[Effect] = []


class Band:
    """What an Alliance card does in some turns."""

    def __init__(self) -> None:
        self.claims: list[int] = []  # spaces
        self.influence: list[tuple[int, int]] = []  # space, cubes
        self.end = 0  # the ship's end space
        self.attack = False  # conditional attack icon (DR-L7)
        self.conditional = False  # conditional influence icon (DR-L8)
        self.effects: list[Effect] = []


class AllianceCard:
    """A card of the Alliance: its bands on the normal and on the hard side."""

    def __init__(self, name: str, normal: list[Band], hard: list[Band]) -> None:
        self.name = name
        self.normal = normal
        self.hard = hard


class TypedBand:
    """A band typed beside a real table, from a card of one's own box (DR-Q2). Never changed."""

    def __init__(self, name: str, hard: bool, number: int, line: str, band: Band) -> None:
        self.name = name
        self.hard = hard
        self.number = number  # which band of its side, from 0
        self.line = line  # the band as its line
        self.band = band

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TypedBand) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.line)

    def parts(self) -> list[str | int]:
        """What is written down of it."""
        return [self.name, "hard" if self.hard else "normal", self.number + 1, self.line]


Form = tuple[str | int, ...]
"""An island or a card of the rows that no edition knows, as it is written down (`by_hand.turned_up`)."""


class Values:
    """Everything an edition prints. Lists are in the order of the file.

    Filled by `edition_reader.read_values(reader) -> Values`, which checks every value.
    """

    def __init__(self) -> None:
        self.islands: list[Island] = []
        self.open_sea = 4
        self.crew: list[Crew] = []
        self.upgrade_names: list[str] = []
        self.upgrades: list[tuple[ShipTile, ShipTile]] = []  # level I, level II, by type
        self.upgrade_costs: list[int] = [4, 7]
        self.upgrade_copies = 2
        self.zone_sails = 2  # what the bare ship prints (DR-H1)
        self.zone_cannons = 1
        self.holds: list[int] = [3, 4]  # fore, aft
        self.buildings: list[int] = [8, 7, 7]  # outposts, garrisons, forts in the supply
        self.building_costs: list[int] = [1, 2, 3]
        self.garrison_cubes = 2
        self.fort_cubes = 4
        self.cards: list[Card] = []  # advancements and merchants of all rows, by kind
        self.guards: list[int] = [2, 3, 4, 6]  # cubes of a merchant, by row
        self.wins: list[int] = [2, 3, 4, 6]  # coins of a beaten merchant, by row
        self.faces: list[int] = [4, 6, 2, 2, 3, 3]  # weights of the battle board's areas, in order
        self.start_coins = 15
        self.start_cargo = 4
        self.hand = 4  # cards drawn in clean-up
        self.hand_limit = 6
        self.bonus: list[int] = [1, 1, 2, 2, 2, 3, 3, 4]
        self.conditional_attack_counts = "coins"  # coins, cargo or goods (DR-L7)
        self.conditional_influence_counts = "coins"  # coins or cargo first (DR-L8)
        self.lost_building_fight = "keep"  # keep or none: the cubes of the ship's island (DR-M3)
        self.bands: list[int] = [3, 6, 9, 12]  # the last turn of each band but the last one
        self.alliance: list[AllianceCard] = []
        self.typed: list[TypedBand] = []  # single bands of cards typed beside a real table (DR-Q2)
        self._front: list[int] = []
        self._advancements: list[list[int]] = []
        self._merchants: list[list[list[int]]] = []
        self.words: dict[str, dict[str, str]] = {}  # names in each language, by key
        self.box: tuple[Form, ...] = ()  # islands and cards that turned up beside a real table
        self.printed: Values | None = None  # where there are such: the edition's own

    @property
    def front(self) -> list[int]:
        """For each card the first that looks the same from the front: merchants hide their backs."""
        if not self._front:
            for number, card in enumerate(self.cards):
                found = number
                for other in range(number):
                    if card.back is not None and self.cards[other].looks_like(card):
                        found = other
                        break
                self._front.append(found)
        return self._front

    @property
    def advancements(self) -> list[list[int]]:
        """By row: the cards that are no merchants."""
        if not self._advancements:
            self._sort_rows()
        return self._advancements

    @property
    def merchants(self) -> list[list[list[int]]]:
        """By row: the merchants that look the same from the front, the first of them first."""
        if not self._merchants:
            self._sort_rows()
        return self._merchants

    def _sort_rows(self) -> None:
        self._advancements = [[] for _ in range(ROWS)]
        self._merchants = [[] for _ in range(ROWS)]
        for number, card in enumerate(self.cards):
            if card.back is None:
                self._advancements[card.row].append(number)
            elif self.front[number] == number:
                same = [each for each, front in enumerate(self.front) if front == number]
                self._merchants[card.row].append(same)
