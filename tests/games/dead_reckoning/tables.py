"""Positions for tests: a human's turn with the tiles, cards and goods a case asks for."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.game import register
from arbitre.core.message import Event, Illegal
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.alliance.plan import FightPlan
from arbitre.games.dead_reckoning.rules.board import space_of
from arbitre.games.dead_reckoning.rules.human.belongings import DECK, HAND, Human
from arbitre.games.dead_reckoning.rules.state import MAIN, State
from arbitre.games.dead_reckoning.rules.table import FACE_DOWN, NO_CARD, NOTHING, SIDES, OpenTable

register(game)

ME = 0


class Turn:
    """A human's main phase. Ships are in harbor, the ocean is bare but for the tiles given."""

    def __init__(self, seats: int = 1, tiles: dict[str, str] | None = None, seat: int = 0) -> None:
        self.position: DeadReckoningPosition = game.start(seed=1, seats=seats)
        self.position.dealer = None
        state, table = self.state, self.table
        state.phase, state.seat, state.battle = MAIN, seat, None
        table.side, table.need, table.agenda, table.options = seat, NOTHING, [], []
        table.fight, table.plan, table.card, table.ask, table.at = [], FightPlan(), -1, 0, -1
        self._clear()
        for name, tile in (tiles or {}).items():
            self.lay(name, tile)
        for human in state.humans:
            human.where = [DECK] * len(human.where)
            human.begin_turn()

    def _clear(self) -> None:
        table, values = self.table, self.position.values
        table.tiles = [FACE_DOWN] * len(table.tiles)
        table.unseen = [1] * len(values.islands) + [values.open_sea]
        table.face = [NO_CARD] * len(table.face)
        table.deck = [card.copies for card in values.cards]
        table.under, table.gone = [], []
        table.cubes = [0] * len(table.cubes)
        table.permanent = [0] * len(table.permanent)
        table.control = [-1] * len(table.control)
        table.buildings = [0] * len(table.buildings)
        table.supply = values.buildings.copy()
        table.coins = [0] * len(table.coins)
        table.cargo = [0] * len(table.cargo)
        table.place = [0] * SIDES
        table.explorer = [0] * SIDES
        table.legendary = [0] * SIDES
        table.merchant_pile, table.pirate_pile = [0] * SIDES, [0] * SIDES
        table.pirate_power = [0] * SIDES
        table.claimed = [0] * SIDES
        table.bonus_to = [-1] * len(table.bonus)
        table.halves = 0
        humans = table.humans
        table.dock_coins = [0] * humans + [15] * humans + [0] * (SIDES - 2 * humans)
        table.dock_cargo = [4] * humans + [0] * (SIDES - humans)

    @property
    def state(self) -> State:
        return self.position.state

    @property
    def table(self) -> OpenTable:
        return self.position.state.table

    @property
    def human(self) -> Human:
        return self.state.human

    @property
    def seat(self) -> str:
        return self.position.seats[self.state.seat]

    # -- setting things up -------------------------------------------------------------------

    def lay(self, name: str, tile: str) -> None:
        """An ocean tile face up."""
        number = [one.written for one in self.position.notation.islands].index(tile)
        self.table.tiles[space_of(name)] = number
        self.table.unseen[number] -= 1

    def sail_to(self, name: str, side: int = ME) -> None:
        self.table.place[side] = space_of(name)

    def hold(self, *cards: str) -> None:
        """Crew cards in hand."""
        for card in cards:
            self.human.where[self.crew(card)] = HAND

    def crew(self, name: str) -> int:
        return self.position.notation.crew.index(name)

    def offer(self, name: str, card: int) -> None:
        """A card of the row face up on a tile."""
        self.table.face[space_of(name)] = card
        if self.position.values.cards[card].back is None:
            self.table.deck[card] -= 1

    def cubes(self, name: str, *numbers: int) -> None:
        """Cubes by side; who has more than half controls the island."""
        space = space_of(name)
        spaces = self.position.values.islands[self.table.tiles[space]].spaces
        for side, number in enumerate(numbers):
            self.table.cubes[space * SIDES + side] = number
            if number * 2 > spaces:
                self.table.control[space] = side
                self.table.permanent[space * SIDES + side] = 1

    def built(self, name: str, *kinds: int) -> None:
        for kind in kinds:
            self.table.buildings[space_of(name)] |= 1 << kind
            self.table.supply[kind] -= 1

    def fit(self, tile: str, zone: int) -> None:
        """An upgrade bought before."""
        number = self.position.notation.tiles.index(tile)
        self.human.bought[number] += 1
        self.table.upgrades[self.state.seat] += 1
        self.table.upgrade_supply[number] -= 1
        self.human.fit(zone, number)

    def aboard(self, coins: int = 0, cargo: int = 0, seat: int = ME) -> None:
        self.table.aboard_coins[seat], self.table.aboard_cargo[seat] = coins, cargo

    # -- playing -----------------------------------------------------------------------------

    def play(self, *texts: str) -> list[Event]:
        events: list[Event] = []
        for text in texts:
            events += self.position.play(self.seat, text)
        return events

    def chance(self, *outcomes: str) -> list[Event]:
        events: list[Event] = []
        for outcome in outcomes:
            events += self.position.play(CHANCE, outcome)
        return events

    def deal_all(self) -> None:
        """Chance takes its first outcome until somebody must decide."""
        while self.position.actors == (CHANCE,):
            self.position.make(CHANCE, self.position.chances()[0][0])

    def refused(self, text: str, clause: str, seat: str = "") -> None:
        """The clause of the refusal, and nothing has changed."""
        before = self.position.text()
        with pytest.raises(Illegal) as refusal:
            self.position.play(seat or self.seat, text)
        assert refusal.value.ruling.clause == clause
        assert self.position.text() == before

    def listed(self, seat: str = "") -> list[str]:
        return [move.text() for move in self.position.moves(seat or self.seat)]


def islands(*names: str) -> dict[str, str]:
    """Tiles from `B1=amber_bay`."""
    return dict(name.split("=", 1) for name in names)
