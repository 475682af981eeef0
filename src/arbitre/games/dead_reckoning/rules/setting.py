"""What does not change during a game: the values of its edition and its options."""

from __future__ import annotations

from arbitre.core.edition import Edition
from arbitre.games.dead_reckoning.rules.board import ROWS
from arbitre.games.dead_reckoning.rules.values import (
    AllianceCard,
    Card,
    Crew,
    Island,
    ShipTile,
    TypedBand,
)


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
        self.words: dict[str, dict[str, str]] = {}  # names in French and English, by key

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


def edition_name(edition: Edition) -> str:
    """The name a record carries."""
    return edition.full_name
