"""The main phase of a human's turn: what each act needs and does (DR-H10 to DR-H29)."""

from __future__ import annotations

from typing import Final

from arbitre.core.position import refuse
from arbitre.games.dead_reckoning.rules.battle.battle import BUILDING, MERCHANT, SHIP, Battle
from arbitre.games.dead_reckoning.rules.board import DISTANCE, HARBOR, NAMES
from arbitre.games.dead_reckoning.rules.human.belongings import (
    AFT_HOLD,
    DECK,
    DISCARD,
    FORE_HOLD,
    GUN_DECK,
    HAND,
    PLAYED,
    RIGGING,
    goods_aboard,
    open_hold,
)
from arbitre.games.dead_reckoning.rules.human.stowing import CARGO, COINS, Stowing
from arbitre.games.dead_reckoning.rules.icons import COIN, EITHER, B, D, F, H, I, P, R, S
from arbitre.games.dead_reckoning.rules.influence import has_room, place_cube
from arbitre.games.dead_reckoning.rules.rows import explore, is_merchant, keep_front
from arbitre.games.dead_reckoning.rules.table import FACE_DOWN, NO_CARD, SIDES, OpenTable
from arbitre.games.dead_reckoning.rules.values import FORT, GARRISON, HOLD

__all__ = ["CARGO", "COINS", "MOST_TAKEN", "Acts", "empty_spaces"]

MOST_TAKEN: Final = 2
HARBOR_CARGO: Final = 2


class Acts(Stowing):
    """The acts of the human on turn; each checks first and changes nothing when it refuses."""

    __slots__ = ()

    def need(self, icon: int, clause: str, word: str) -> None:
        """An unused icon; one that is either influence or build serves as both."""
        if self.human.able(icon):
            return
        if icon in (I, B) and self.human.icons[EITHER]:
            return
        raise refuse(clause, "no-icon", icon=word)

    def spend(self, icon: int) -> None:
        """Use an icon: of a card, then of a tile, then one that is either."""
        human = self.human
        if human.icons[icon]:
            human.icons[icon] -= 1
        elif human.aids[icon]:
            human.aids[icon] -= 1
        else:
            human.icons[EITHER] -= 1

    # -- cards and movement ------------------------------------------------------------------

    def play(self, card: int) -> None:
        """DR-H10: a card in hand; its face is theirs for this turn."""
        human = self.human
        if not 0 <= card < len(human.where) or human.where[card] != HAND:
            raise refuse("DR-H10", "not-in-hand", card=card)
        human.where[card] = PLAYED
        face = human.face(card)
        human.icons = [had + shown for had, shown in zip(human.icons, face, strict=True)]
        self.told.tell("plays", "DR-H10", {"human": self.seat, "card": card})

    def sails(self) -> None:
        """DR-H11: once a turn, sails of the ship not hidden and S on cards played so far."""
        human = self.human
        if human.points >= 0:
            raise refuse("DR-H11", "sails-raised")
        goods = goods_aboard(self.table, self.seat)
        human.points = human.sails(goods, open_hold(self.table, self.seat)) + human.icons[S]
        self.told.tell("sails", "DR-H11", {"human": self.seat, "n": human.points})

    def move(self, space: int) -> None:
        """DR-H12, DR-B3: the distance is paid; an unexplored tile is explored, once a turn."""
        human = self.human
        if space == self.place:
            raise refuse("DR-H12", "already-there", space=NAMES[space])
        if human.points < 0:
            raise refuse("DR-H12", "sails-first")
        steps = DISTANCE[self.place][space]
        if steps > human.points:
            raise refuse("DR-H12", "too-far", space=NAMES[space], steps=steps, points=human.points)
        unknown = space != HARBOR and self.table.tiles[space] == FACE_DOWN
        if unknown and human.explored:
            raise refuse("DR-H12", "explored-already", space=NAMES[space])
        human.points -= steps
        self.table.place[self.seat] = space
        if unknown:
            human.explored = True
            explore(self.table, space)
        args: dict[str, str | int] = {"human": self.seat, "space": NAMES[space], "steps": steps}
        self.told.tell("moves", "DR-H12", args)

    # -- cards of the rows -------------------------------------------------------------------

    def _may_take(self, clause: str, merchant: bool) -> int:
        """The card at their tile, advancement or merchant; two a turn at most."""
        if self.human.taken >= MOST_TAKEN:
            raise refuse(clause, "two-taken")
        face = self.table.face[self.place] if self.place != HARBOR else NO_CARD
        if face == NO_CARD or is_merchant(self.table, self.place) != merchant:
            key = "no-merchant-here" if merchant else "no-advancement-here"
            raise refuse(clause, key, space=NAMES[self.place])
        return face

    def _pay_aboard(self, clause: str, cargo: int) -> None:
        if self.table.aboard_cargo[self.seat] < cargo:
            held = self.table.aboard_cargo[self.seat]
            raise refuse(clause, "too-little-aboard", n=cargo, held=held)
        self.table.aboard_cargo[self.seat] -= cargo

    def buy(self) -> None:
        """DR-H16: the advancement at their tile, for its cost in cargo aboard."""
        face = self._may_take("DR-H16", merchant=False)
        self._pay_aboard("DR-H16", self.table.values.cards[face].cost)
        self.table.face[self.place] = NO_CARD
        self.human.taken += 1
        self.human.held += [face, 0]
        self.told.tell("buys", "DR-H16", {"human": self.seat, "card": face})

    def trade(self) -> None:
        """DR-H17: the merchant's front at their tile, for its cost; its back stays unseen."""
        face = self._may_take("DR-H17", merchant=True)
        self._pay_aboard("DR-H17", self.table.values.cards[face].cost)
        keep_front(self.table, self.place)
        self.human.taken += 1
        self.human.held += [face, 0]
        self.told.tell("trades", "DR-H17", {"human": self.seat, "card": face})

    def hunt(self) -> Battle:
        """DR-H18: they attack the merchant at their tile; it counts as taken once they have its back."""
        self._may_take("DR-H18", merchant=True)
        self.need(F, "DR-H18", "F")
        self.spend(F)
        self.told.tell("hunts", "DR-H18", {"human": self.seat, "space": NAMES[self.place]})
        return Battle(MERCHANT, self.seat, -1, self.place, attacks=True)

    # -- fights ------------------------------------------------------------------------------

    def foes_here(self) -> list[int]:
        """The Alliance ships on their space."""
        table = self.table
        return [s for s in range(table.humans, table.sides) if table.place[s] == self.place]

    def attack(self, number: int) -> Battle:
        """DR-H19: an Alliance ship on their space, harbor included; 0: the only one there."""
        here = self.foes_here()
        if not here:
            raise refuse("DR-H19", "no-ship-here", space=NAMES[self.place])
        if not number and len(here) > 1:
            raise refuse("DR-H19", "which-ship", space=NAMES[self.place])
        enemy = self.table.humans + number - 1 if number else here[0]
        if enemy not in here:
            raise refuse("DR-H19", "no-ship-here", space=NAMES[self.place])
        self.need(F, "DR-H19", "F")
        self.spend(F)
        self.told.tell("attacks", "DR-H19", {"human": self.seat, "space": NAMES[self.place]})
        return Battle(SHIP, self.seat, enemy, self.place, attacks=True)

    def storm(self) -> Battle:
        """DR-H20: the fort and garrison of an enemy's island at their tile."""
        space = self.at_island("DR-H20")
        if not self.table.guarded(space, self.seat):
            raise refuse("DR-H20", "nothing-to-storm", space=NAMES[space])
        if self.human.beaten >> space & 1:
            raise refuse("DR-H20", "beaten-already", space=NAMES[space])
        self.need(F, "DR-H20", "F")
        self.spend(F)
        self.told.tell("storms", "DR-H20", {"human": self.seat, "space": NAMES[space]})
        return Battle(BUILDING, self.seat, self.table.control[space], space, attacks=True)

    # -- islands -----------------------------------------------------------------------------

    def barred(self, space: int) -> bool:
        """DR-B6: an enemy's fort or garrison that they have not beaten this turn."""
        return self.table.guarded(space, self.seat) and not self.human.beaten >> space & 1

    @property
    def influence_left(self) -> int:
        """The influence they have not used yet."""
        human = self.human
        return human.able(I) + human.icons[EITHER]

    def enemies_at(self, space: int) -> list[int]:
        """The Alliances that have cubes on an island."""
        table = self.table
        there = range(table.humans, table.humans * 2)
        return [side for side in there if table.cubes[space * SIDES + side]]

    def asks(self, space: int, number: int, over: int) -> bool:
        """DR-X4: whether their partner must agree: to cubes replaced, or placed through their guards."""
        owner = self.table.control[space]
        if owner >= 0 and owner != self.seat and self.table.friends(owner, self.seat):
            if self.table.buildings[space] & (1 << FORT | 1 << GARRISON):
                return True
        return 0 <= over < self.table.humans and number > empty_spaces(self.table, space)

    def check_influence(self, number: int, over: int) -> int:
        """DR-H21: their influence on the island at their tile, not barred."""
        space = self.at_island("DR-H21")
        if self.barred(space):
            raise refuse("DR-B6", "barred", space=NAMES[space])
        if number < 1 or number > self.influence_left:
            raise refuse("DR-H21", "too-little-influence", n=self.influence_left)
        replaces = number > empty_spaces(self.table, space)
        if over >= 0:
            if not replaces or over == self.seat or not self.table.cubes[space * SIDES + over]:
                raise refuse("DR-B5", "nothing-to-replace", space=NAMES[space])
        elif replaces and len(self.enemies_at(space)) > 1:
            raise refuse("DR-B5", "replace-whose", space=NAMES[space])
        if self.state.denied >> space & 1 and self.asks(space, number, over):
            raise refuse("DR-X4", "partner-denied", space=NAMES[space])
        return space

    def influence(self, number: int, over: int) -> None:
        """DR-B5: cube by cube; where there is no room a cube of `over` is replaced, or an enemy's."""
        table = self.table
        space = self.check_influence(number, over)
        for _ in range(number):
            self.spend(I)
            target = -1
            if not has_room(table, space):
                if over >= 0 and table.cubes[space * SIDES + over]:
                    target = over
                else:
                    enemies = self.enemies_at(space)
                    target = enemies[0] if enemies else -1
            place_cube(table, self.seat, space, target, self.told)

    def build(self, building: int) -> None:
        """DR-H22: on an island of their own at their tile; the cost from ship, then from the island."""
        table = self.table
        space = self.at_island("DR-H22")
        if table.control[space] != self.seat:
            raise refuse("DR-H22", "not-yours", space=NAMES[space])
        if table.buildings[space] >> building & 1:
            raise refuse("DR-H22", "built-already", space=NAMES[space])
        if not table.supply[building]:
            raise refuse("DR-H6", "none-in-supply")
        self.need(B, "DR-H22", "B")
        cost = table.values.building_costs[building]
        aboard = table.aboard_cargo[self.seat]
        if aboard + table.cargo[space] < cost:
            raise refuse("DR-H22", "too-little-aboard", n=cost, held=aboard + table.cargo[space])
        self.spend(B)
        paid = min(cost, aboard)
        table.aboard_cargo[self.seat] -= paid
        table.cargo[space] -= cost - paid
        table.supply[building] -= 1
        table.buildings[space] |= 1 << building
        self.told.tell(
            "human-builds", "DR-H22", {"human": self.seat, "space": NAMES[space], "kind": building}
        )

    def produce(self) -> None:
        """DR-H23, DR-B7: any island at their tile, once a turn; DR-X5: less on their partner's."""
        table = self.table
        space = self.at_island("DR-H23")
        if table.produced >> space & 1:
            raise refuse("DR-B7", "produced-already", space=NAMES[space])
        self.need(P, "DR-H23", "P")
        self.spend(P)
        coins, cargo = table.yields(space)
        owner = table.control[space]
        if owner >= 0 and owner != self.seat and table.friends(owner, self.seat):
            coins, cargo = min(coins, 1), min(cargo, 1)
        table.coins[space] += coins
        table.cargo[space] += cargo
        table.produced |= 1 << space
        args: dict[str, str | int] = {"human": self.seat, "space": NAMES[space]}
        self.told.tell("human-produces", "DR-H23", args | {"coins": coins, "cargo": cargo})

    # -- harbor and the rest -----------------------------------------------------------------

    def harbor(self) -> None:
        """DR-H24: two cargo on their dock."""
        self.need_harbor("DR-H24")
        self.need(H, "DR-H24", "H")
        self.spend(H)
        self.table.dock_cargo[self.seat] += HARBOR_CARGO
        self.told.tell("harbor-cargo", "DR-H24", {"human": self.seat, "n": HARBOR_CARGO})

    def repair(self, ship: int) -> None:
        """DR-H25: one damage; in harbor once a turn without an icon; DR-X6: their partner's too."""
        table, human = self.table, self.human
        if not 0 <= ship < table.humans or table.place[ship] != self.place:
            raise refuse("DR-X6", "partner-away")
        if not table.damage[ship]:
            raise refuse("DR-H25", "no-damage")
        if self.place == HARBOR and not human.mended:
            human.mended = True
        else:
            self.need(R, "DR-H25", "R")
            self.spend(R)
        table.damage[ship] -= 1
        clause = "DR-H25" if ship == self.seat else "DR-X6"
        self.told.tell("mends", clause, {"human": ship, "n": 1})

    def upgrade(self, tile: int, zone: int) -> None:
        """DR-H26, DR-H9: in harbor, once a turn; an old tile is put aside and still counts."""
        self.need_harbor("DR-H26")
        table, human = self.table, self.human
        if human.upgraded:
            raise refuse("DR-H26", "upgraded-already")
        if not table.upgrade_supply[tile]:
            raise refuse("DR-H6", "none-in-supply")
        wanted = table.values.upgrades[tile // 2][tile % 2].zone
        fits = zone in (FORE_HOLD, AFT_HOLD) if wanted == HOLD else zone == wanted
        if not fits or zone not in (RIGGING, GUN_DECK, FORE_HOLD, AFT_HOLD):
            raise refuse("DR-H9", "wrong-zone")
        cost = table.values.upgrade_costs[tile % 2]
        if self.cargo_at_hand < cost:
            raise refuse("DR-H26", "too-little-cargo", n=self.cargo_at_hand)
        self.pay_in_harbor(cost)
        table.upgrade_supply[tile] -= 1
        human.bought[tile] += 1
        human.fit(zone, tile)
        human.upgraded = True
        table.upgrades[self.seat] += 1
        self._overflow()
        self.told.tell("human-upgrades", "DR-H26", {"human": self.seat, "upgrade": tile})

    def _overflow(self) -> None:
        """DR-H9: goods without room go to the dock."""
        table, seat = self.table, self.seat
        excess = goods_aboard(table, seat) - self.human.room
        if excess > 0:
            cargo = min(excess, table.aboard_cargo[seat])
            table.aboard_cargo[seat] -= cargo
            table.dock_cargo[seat] += cargo
            table.aboard_coins[seat] -= excess - cargo
            table.dock_coins[seat] += excess - cargo

    def coin(self) -> None:
        """DR-H27: a coin on the ship, with room; in harbor into the chest."""
        self.need(COIN, "DR-H27", "$")
        if self.place != HARBOR and goods_aboard(self.table, self.seat) >= self.human.room:
            raise refuse("DR-H27", "no-room")
        self.spend(COIN)
        if self.place == HARBOR:
            self.human.chest += 1
        else:
            self.table.aboard_coins[self.seat] += 1
        self.told.tell("coin", "DR-H27", {"human": self.seat})

    def check_draw(self) -> None:
        """DR-H28: a card, unless the hand is full."""
        self.need(D, "DR-H28", "D")
        where = self.human.where
        if where.count(HAND) >= self.human.hand_limit:
            raise refuse("DR-H28", "hand-full")
        if DECK not in where and DISCARD not in where:
            raise refuse("DR-H28", "no-card-left")
        self.spend(D)


def empty_spaces(table: OpenTable, space: int) -> int:
    """The cube spaces of an island that are empty."""
    spaces = table.values.islands[table.tiles[space]].spaces
    return spaces - sum(table.cubes[space * SIDES : space * SIDES + SIDES])
