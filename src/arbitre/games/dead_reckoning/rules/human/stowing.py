"""Goods in a human's turn: loaded, unloaded, sold, swapped with the partner (DR-H13 to DR-H15, DR-X6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from arbitre.core.position import refuse
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.battle.battle import partner_near
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES
from arbitre.games.dead_reckoning.rules.human.belongings import Human, goods_aboard
from arbitre.games.dead_reckoning.rules.state import State

COINS: Final = 0
CARGO: Final = 1
GOODS: Final = ("coins", "cargo")
CARGO_A_COIN: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Stowing:
    """The acts that move goods; each checks first and changes nothing when it refuses."""

    __slots__ = "state table seat human told place".split()

    def __init__(self, state: State, told: Telling) -> None:
        self.state = state
        self.table = state.table
        self.seat = state.seat
        self.human: Human = state.humans[state.seat]
        self.told = told
        self.place = state.table.place[state.seat]  # where their ship is as the act begins

    def need_harbor(self, clause: str) -> None:
        """Refuse an act that is made in harbor only, anywhere else."""
        if self.place != HARBOR:
            raise refuse(clause, "not-in-harbor")

    def at_island(self, clause: str) -> int:
        """Their tile, if an island lies there."""
        if not self.table.is_island(self.place):
            raise refuse(clause, "no-island", space=NAMES[self.place])
        return self.place

    def held(self, good: int) -> list[int]:
        """The coins or the cargo aboard, by side."""
        return self.table.aboard_coins if good == COINS else self.table.aboard_cargo

    def room_of(self, seat: int) -> int:
        """The free spaces of a ship's holds."""
        return max(self.state.humans[seat].room - goods_aboard(self.table, seat), 0)

    def _goods(self, event: str, clause: str, number: int, good: int) -> None:
        args: dict[str, str | int] = {"human": self.seat, "n": number, "good": GOODS[good]}
        self.told.tell(event, clause, args)

    # -- to and from the ship ----------------------------------------------------------------

    def can_load(self, good: int) -> int:
        """DR-H13: how many they could load now."""
        table, place = self.table, self.place
        if place == HARBOR:
            there = table.dock_cargo[self.seat] if good == CARGO else 0
        elif table.control[place] == self.seat:
            there = table.cargo[place] if good == CARGO else table.coins[place]
        else:
            there = 0
        return min(self.room_of(self.seat), there) if there else 0

    def load(self, number: int, good: int) -> None:
        """DR-H13: cargo from their dock, coins or cargo from an island they control."""
        table, place = self.table, self.place
        owner = table.control[place]
        if owner >= 0 and owner != self.seat and table.friends(owner, self.seat):
            raise refuse("DR-X5", "partners-goods", space=NAMES[place])
        if number < 1 or number > self.can_load(good):
            raise refuse("DR-H13", "cannot-load", n=self.can_load(good), good=GOODS[good])
        if place == HARBOR:
            table.dock_cargo[self.seat] -= number
        elif good == CARGO:
            table.cargo[place] -= number
        else:
            table.coins[place] -= number
        self.held(good)[self.seat] += number
        self._goods("loads", "DR-H13", number, good)

    def _has(self, number: int, good: int, clause: str) -> None:
        held = self.held(good)[self.seat]
        if number < 1 or number > held:
            raise refuse(clause, "not-aboard", n=held, good=GOODS[good])

    def unload(self, number: int, good: int) -> None:
        """DR-H14: to chest and dock in harbor, on any island elsewhere."""
        self._has(number, good, "DR-H14")
        table, place = self.table, self.place
        if place == HARBOR:
            if good == COINS:
                self.human.chest += number
            else:
                table.dock_cargo[self.seat] += number
        else:
            self.at_island("DR-H14")
            if good == COINS:
                table.coins[place] += number
            else:
                table.cargo[place] += number
        self.held(good)[self.seat] -= number
        self._goods("unloads", "DR-H14", number, good)

    def jettison(self, number: int, good: int) -> None:
        """DR-H14: to the supply, anywhere."""
        self._has(number, good, "DR-H14")
        self.held(good)[self.seat] -= number
        self._goods("jettisons", "DR-H14", number, good)

    # -- the partner's ship ------------------------------------------------------------------

    def _partner(self) -> int:
        partner = partner_near(self.table, self.seat)
        if partner < 0:
            raise refuse("DR-X6", "partner-away")
        return partner

    def can_give(self, good: int) -> int:
        """DR-X6: how many they could put on their partner's ship."""
        partner = partner_near(self.table, self.seat)
        return min(self.held(good)[self.seat], self.room_of(partner)) if partner >= 0 else 0

    def can_take(self, good: int) -> int:
        """DR-X6: how many they could take from their partner's ship."""
        partner = partner_near(self.table, self.seat)
        return min(self.held(good)[partner], self.room_of(self.seat)) if partner >= 0 else 0

    def give(self, number: int, good: int) -> None:
        """DR-X6: to their partner's ship on the same ocean tile."""
        self._pass(self.seat, self._partner(), number, good)
        self._goods("gives", "DR-X6", number, good)

    def take(self, number: int, good: int) -> None:
        """DR-X6: from their partner's ship on the same ocean tile."""
        self._pass(self._partner(), self.seat, number, good)
        self._goods("takes", "DR-X6", number, good)

    def _pass(self, giver: int, taker: int, number: int, good: int) -> None:
        held = self.held(good)
        if number < 1 or number > held[giver]:
            raise refuse("DR-X6", "not-aboard", n=held[giver], good=GOODS[good])
        if number > self.room_of(taker):
            raise refuse("DR-X6", "no-room")
        held[giver] -= number
        held[taker] += number

    # -- in harbor ---------------------------------------------------------------------------

    @property
    def cargo_at_hand(self) -> int:
        """Cargo on dock and ship together."""
        return self.table.dock_cargo[self.seat] + self.table.aboard_cargo[self.seat]

    def pay_in_harbor(self, cargo: int) -> None:
        """From the dock first, then from the ship."""
        table, seat = self.table, self.seat
        docked = min(cargo, table.dock_cargo[seat])
        table.dock_cargo[seat] -= docked
        table.aboard_cargo[seat] -= cargo - docked

    def sell(self, number: int) -> None:
        """DR-H15: three cargo a coin, in harbor."""
        self.need_harbor("DR-H15")
        if number < 1 or number * CARGO_A_COIN > self.cargo_at_hand:
            raise refuse("DR-H15", "too-little-cargo", n=self.cargo_at_hand)
        self.pay_in_harbor(number * CARGO_A_COIN)
        self.human.chest += number
        self.told.tell("sells", "DR-H15", {"human": self.seat, "n": number})
