"""What lies open on the table: all that the Alliance's rules read, and nothing else (DR-Q1)."""

from __future__ import annotations

from typing import Final

from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.alliance.plan import FightPlan
from arbitre.games.dead_reckoning.rules.board import HARBOR, OCEAN, SPACES
from arbitre.games.dead_reckoning.rules.values import FORT, GARRISON, OUTPOST, TypedBand, Values

SIDES: Final = 4
"""Room for two humans and two Alliances: humans first, then the Alliance of each."""
FACE_DOWN: Final = -1
NO_CARD: Final = -1

# what the table waits for
NOTHING: Final = 0
CARD: Final = 1  # an Alliance card is revealed
TILE: Final = 2  # a tile is turned up at `at`
DEAL: Final = 3  # a card of its row is dealt to `at`
BACK: Final = 4  # the back of the merchant lying at `at` is turned up
TOSS: Final = 5  # a coin
QUESTION: Final = 6  # the human picks one of `options` (DR-D6)
BATTLE: Final = 7  # a battle is fought elsewhere and its outcome reported

# achievements (DR-E1, DR-V1)
LEGENDARY: Final = 0
TERROR: Final = 1
EXPERTS: Final = 2
ELITE: Final = 3
EXPLORER: Final = 4
BUILDER: Final = 5
COLONIST: Final = 6
CAPITALIST: Final = 7
MASTER: Final = 8
ACHIEVEMENTS: Final = (
    "legendary terror experts elite explorer builder colonist capitalist master".split()
)
TO_END: Final = 4

NORMAL: Final = 0
HARD: Final = 1
EXPERT: Final = 2
EXTREME: Final = 3
DIFFICULTIES: Final = ("normal", "hard", "expert", "extreme")

CARGO_A_COIN: Final = 3
LAST_TURN_BONUS: Final = 2
HARBOR_BONUS: Final = 4
SINKS: Final = 5
"""The fifth damage sinks (DR-K3)."""


class OpenTable:
    """The open table, and the Alliance's card as far as it has been carried out."""

    __slots__ = (
        "values humans difficulty tiles unseen cubes permanent control buildings supply coins "
        "cargo produced face deck gone under place damage pirate aboard_coins aboard_cargo "
        "dock_coins dock_cargo upgrades first_level cannons upgrade_supply merchant_pile "
        "pirate_pile pirate_power legendary experts explorer claimed bonus bonus_to trigger "
        "last_turn halves turn left hard_sides normal_sides typed side card hard bonus_card "
        "began sunk plan at_end agenda need at ask options fight shown"
    ).split()

    def __init__(
        self, values: Values, humans: int, difficulty: int, of: OpenTable | None = None
    ) -> None:
        self.values = values
        self.humans = humans
        self.difficulty = difficulty
        if of is None:
            self._lay_ocean(values)
            self._lay_sides(values)
            self._lay_turn(values)
        else:
            self._copy_ocean(of)
            self._copy_sides(of)
            self._copy_turn(of)

    def _lay_ocean(self, values: Values) -> None:
        """Tiles, islands, the cards of the rows."""
        islands = len(values.islands)
        self.tiles: list[int] = [FACE_DOWN] * SPACES  # an island, or `islands` for open sea
        self.unseen: list[int] = [1] * islands + [values.open_sea]
        self.cubes: list[int] = [0] * (SPACES * SIDES)
        self.permanent: list[int] = [0] * (SPACES * SIDES)
        self.control: list[int] = [-1] * SPACES
        self.buildings: list[int] = [0] * SPACES  # a bit for each type
        self.supply: list[int] = values.buildings.copy()
        self.coins: list[int] = [0] * SPACES  # goods lying on islands
        self.cargo: list[int] = [0] * SPACES
        self.produced = 0  # islands that produced this turn, a bit each (DR-B7)
        self.face: list[int] = [NO_CARD] * SPACES  # the card on each tile, as far as it is seen
        self.deck: list[int] = [card.copies for card in values.cards]
        self.gone: list[int] = []  # merchants kept for their front: nobody saw their back
        self.under: list[int] = []  # merchants under their deck, the first comes first (DR-B9)

    def _lay_sides(self, values: Values) -> None:
        """Ships, docks, piles, achievements."""
        self.place: list[int] = [HARBOR] * SIDES
        self.damage: list[int] = [0] * SIDES
        self.pirate: list[bool] = [False] * SIDES
        self.aboard_coins: list[int] = [0] * SIDES
        self.aboard_cargo: list[int] = [0] * SIDES
        self.dock_coins: list[int] = [0] * SIDES
        self.dock_cargo: list[int] = [0] * SIDES
        self.upgrades: list[int] = [0] * SIDES  # bought or gained
        self.first_level: list[int] = [0] * SIDES  # those of level I among an Alliance's
        self.cannons: list[int] = [0] * SIDES  # on the Alliance's upgrades
        self.upgrade_supply: list[int] = [values.upgrade_copies] * (2 * len(values.upgrades))
        self.merchant_pile: list[int] = [0] * SIDES
        self.pirate_pile: list[int] = [0] * SIDES
        self.pirate_power: list[int] = [0] * SIDES
        self.legendary: list[int] = [0] * SIDES
        self.experts: list[int] = [0] * SIDES
        self.explorer: list[int] = [0] * SIDES
        self.claimed: list[int] = [0] * SIDES  # a bit for each achievement
        self.bonus: list[int] = [0] * len(ACHIEVEMENTS)
        self.bonus_to: list[int] = [-1] * len(ACHIEVEMENTS)
        self.trigger = -1  # the side that triggered the end (DR-E2)
        self.last_turn = False  # the turn under way is a last one (DR-E3)
        self.halves = 0  # islands with half a conversion waiting, a bit each (DR-E3)

    def _lay_turn(self, values: Values) -> None:
        """The Alliance's deck, its card, and what is awaited."""
        self.turn: list[int] = [0] * SIDES
        self.left = 0  # cards left in the deck (DR-X1: in both), a bit each
        self.hard_sides = 0  # cards known to show their hard side (DR-D2)
        self.normal_sides = 0
        self.typed: list[TypedBand] = values.typed.copy()  # the last one counts (DR-Q2)
        self.side = -1  # the side whose turn it is
        self.card = -1
        self.hard = False
        self.bonus_card = False
        self.began = HARBOR
        self.sunk = False  # the Alliance's ship was sunk in its own turn (DR-F6)
        self.plan = FightPlan()
        self.at_end: list[int] = []  # coins and cargo by DR-R10, pair by pair
        # what is still to be done: three numbers each, the last first
        self.agenda: list[int] = []
        # what is awaited
        self.need = NOTHING
        self.at = -1
        self.ask = 0
        self.options: list[int] = []
        self.fight: list[int] = []  # kind, space, human, the Alliance's cubes
        # the card revealed last: side, card, hard, band; and its step: what, and two numbers. Nothing depends
        # on it and no position is written with it: it is for who looks on
        self.shown: tuple[int, ...] = ()

    def _copy_ocean(self, of: OpenTable) -> None:
        self.tiles = of.tiles.copy()
        self.unseen = of.unseen.copy()
        self.cubes = of.cubes.copy()
        self.permanent = of.permanent.copy()
        self.control = of.control.copy()
        self.buildings = of.buildings.copy()
        self.supply = of.supply.copy()
        self.coins = of.coins.copy()
        self.cargo = of.cargo.copy()
        self.produced = of.produced
        self.face = of.face.copy()
        self.deck = of.deck.copy()
        self.gone = of.gone.copy()
        self.under = of.under.copy()

    def _copy_sides(self, of: OpenTable) -> None:
        self.place = of.place.copy()
        self.damage = of.damage.copy()
        self.pirate = of.pirate.copy()
        self.aboard_coins = of.aboard_coins.copy()
        self.aboard_cargo = of.aboard_cargo.copy()
        self.dock_coins = of.dock_coins.copy()
        self.dock_cargo = of.dock_cargo.copy()
        self.upgrades = of.upgrades.copy()
        self.first_level = of.first_level.copy()
        self.cannons = of.cannons.copy()
        self.upgrade_supply = of.upgrade_supply.copy()
        self.merchant_pile = of.merchant_pile.copy()
        self.pirate_pile = of.pirate_pile.copy()
        self.pirate_power = of.pirate_power.copy()
        self.legendary = of.legendary.copy()
        self.experts = of.experts.copy()
        self.explorer = of.explorer.copy()
        self.claimed = of.claimed.copy()
        self.bonus = of.bonus.copy()
        self.bonus_to = of.bonus_to.copy()
        self.trigger = of.trigger
        self.last_turn = of.last_turn
        self.halves = of.halves

    def _copy_turn(self, of: OpenTable) -> None:
        self.turn = of.turn.copy()
        self.left = of.left
        self.hard_sides = of.hard_sides
        self.normal_sides = of.normal_sides
        self.typed = of.typed.copy()
        self.side = of.side
        self.card = of.card
        self.hard = of.hard
        self.bonus_card = of.bonus_card
        self.began = of.began
        self.sunk = of.sunk
        self.plan = FightPlan(of.plan)
        self.at_end = of.at_end.copy()
        self.agenda = of.agenda.copy()
        self.need = of.need
        self.at = of.at
        self.ask = of.ask
        self.options = of.options.copy()
        self.fight = of.fight.copy()
        self.shown = of.shown

    def copy(self) -> OpenTable:
        """An equal table that shares nothing that changes."""
        return OpenTable(self.values, self.humans, self.difficulty, self)

    # -- who is who --------------------------------------------------------------------------

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return self.humans * 2

    def is_alliance(self, side: int) -> bool:
        """Whether a side is an Alliance."""
        return side >= self.humans

    def friends(self, one: int, other: int) -> bool:
        """Whether two sides are of one team."""
        return (one < self.humans) == (other < self.humans)

    # -- islands -----------------------------------------------------------------------------

    def is_island(self, space: int) -> bool:
        """Whether an island lies face up there."""
        return space != HARBOR and 0 <= self.tiles[space] < len(self.values.islands)

    def guarded(self, space: int, against: int) -> bool:
        """Whether an enemy's fort or garrison stands there."""
        owner = self.control[space]
        guards = self.buildings[space] & (1 << GARRISON | 1 << FORT)
        return bool(guards) and owner >= 0 and not self.friends(owner, against)

    def garrisoned(self, space: int, against: int) -> bool:
        """Whether an enemy's garrison stands there."""
        owner = self.control[space]
        there = self.buildings[space] >> GARRISON & 1
        return bool(there) and owner >= 0 and not self.friends(owner, against)

    def buildings_of(self, side: int) -> int:
        """How many buildings a side controls."""
        return sum(
            self.buildings[space].bit_count() for space in OCEAN if self.control[space] == side
        )

    def permanent_of(self, side: int) -> int:
        """How many permanent cubes a side has."""
        return sum(self.permanent[space * SIDES + side] for space in OCEAN)

    def cubes_of(self, side: int) -> int:
        """A side's cubes on islands, permanent ones included (DR-V5)."""
        return self.permanent_of(side) + sum(self.cubes[space * SIDES + side] for space in OCEAN)

    def yields(self, space: int) -> tuple[int, int]:
        """DR-B7: the coins and cargo an island makes, an outpost's good included."""
        island = self.values.islands[self.tiles[space]]
        coins, cargo = island.coins, island.cargo
        if self.buildings[space] >> OUTPOST & 1:
            if cargo > coins:
                cargo += 1
            else:
                coins += 1
        return coins, cargo

    def claimed_by(self, side: int, achievement: int) -> bool:
        """Whether a side has claimed an achievement."""
        return bool(self.claimed[side] >> achievement & 1)

    # -- the agenda --------------------------------------------------------------------------

    def then(self, op: int, first: int = 0, second: int = 0) -> None:
        """Put something on top of the agenda: it is done next."""
        self.agenda += (second, first, op)

    def wait(self, need: int, at: int = -1) -> None:
        """Nothing goes on before this has come."""
        self.need, self.at = need, at

    def question(self, ask: int, options: list[int]) -> None:
        """DR-D6: the human picks for the Alliance."""
        self.need, self.ask, self.options = QUESTION, ask, options


# -- an Alliance's goods and cubes -----------------------------------------------------------


def gain_goods(table: OpenTable, side: int, coins: int, cargo: int) -> None:
    """DR-G2: on its dock. How it came by them is told next, then `sell_cargo` follows at once."""
    table.dock_coins[side] += coins
    table.dock_cargo[side] += cargo


def sell_cargo(table: OpenTable, side: int, told: Telling) -> None:
    """DR-G2: every three cargo on its dock become a coin."""
    made, table.dock_cargo[side] = divmod(table.dock_cargo[side], CARGO_A_COIN)
    table.dock_coins[side] += made
    if made:
        told.tell("cargo-sold", "DR-G2", {"side": side, "n": made})


def alliance_cubes(table: OpenTable, side: int, space: int, defending: bool) -> int:
    """DR-F1, without a card's bonus and DR-E3."""
    cubes = 1 + table.cannons[side] + table.pirate_power[side] // 2
    if defending and space == HARBOR:
        cubes += HARBOR_BONUS
    if space != HARBOR and table.control[space] == side:
        cubes += table.buildings[space].bit_count()
    return cubes


def last_turn_cubes(table: OpenTable, side: int) -> int:
    """DR-E3: the side that triggered the end drops two more in the last turn."""
    return LAST_TURN_BONUS if table.last_turn and table.trigger == side else 0
