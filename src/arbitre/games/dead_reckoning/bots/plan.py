"""The greedy player's plan of a turn: where to stop, and what to do at each stop.

It tries ways over a few promising spaces and adds up what each stop is worth; no deeper search.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.bots.purse import Purse
from arbitre.games.dead_reckoning.bots.worth import ABOARD, Evaluation
from arbitre.games.dead_reckoning.rules.board import DISTANCE, HARBOR, SPACES, row_of
from arbitre.games.dead_reckoning.rules.human.actions import CARGO, COINS
from arbitre.games.dead_reckoning.rules.human.belongings import (
    AFT_HOLD,
    FORE_HOLD,
    HAND,
    goods_aboard,
    open_hold,
)
from arbitre.games.dead_reckoning.rules.icons import COIN, COUNT, EITHER, B, F, H, I, P, R, S
from arbitre.games.dead_reckoning.rules.rows import is_merchant
from arbitre.games.dead_reckoning.rules.table import FACE_DOWN, NO_CARD
from arbitre.games.dead_reckoning.rules.values import FORT, GARRISON, HOLD

MOST_STOPS: Final = 2
MOST_PLACES: Final = 5
WORTH_IT: Final = 0.15
FULL: Final = 6
"""So much cargo is taken along from the harbor at most."""


class Planner:
    """Plans the rest of the turn of the human who decides."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.state = evaluation.state
        self.table = evaluation.table
        self.human = evaluation.human
        self.seat = evaluation.seat
        self.cubes = evaluation.strength(hand=True)
        self.best = Purse()
        self.best_worth = -1000.0
        self._influence: dict[int, tuple[float, bool]] = {}
        self._places: list[int] = []

    def purse(self) -> Purse:
        """What they have now, their hand counted as if it were played."""
        table, human, seat = self.table, self.human, self.seat
        purse = Purse()
        for icon in range(COUNT):
            purse.icons[icon] = human.icons[icon] + human.aids[icon]
        hand_sails = 0
        for card in human.cards_in(HAND):
            face = human.face(card)
            hand_sails += face[S]
            for icon in range(COUNT):
                purse.icons[icon] += face[icon]
        if human.points < 0:
            sails = human.sails(goods_aboard(table, seat), open_hold(table, seat))
            purse.points = sails + human.icons[S] + hand_sails
        else:
            purse.points = human.points
        purse.cargo, purse.coins = table.aboard_cargo[seat], table.aboard_coins[seat]
        purse.dock = table.dock_cargo[seat]
        purse.room = human.room
        purse.taken = human.taken
        purse.explored, purse.upgraded = human.explored, human.upgraded
        return purse

    def plan(self) -> Purse:
        """The best plan found."""
        start = self.purse()
        place = self.table.place[self.seat]
        interest: list[tuple[float, int]] = []
        for space in range(SPACES):
            if space == place or DISTANCE[place][space] > start.points:
                continue
            there = Purse(start)
            there.stops.append(space)
            gain = max([purse.gain for purse in self.visit(there, space)])
            if gain > WORTH_IT or space == HARBOR or self.table.control[space] == self.seat:
                interest.append((gain + (0.5 if space == HARBOR else 0.0), -space))
        interest.sort(reverse=True)
        self._places = [-space for _, space in interest[:MOST_PLACES]]
        if HARBOR not in self._places and any(space == 0 for _, space in interest):
            self._places.append(HARBOR)
        self._explore(start, place)
        return self.best

    def _explore(self, purse: Purse, place: int) -> None:
        """Everything worthwhile here, then on to each other place."""
        for after in self.visit(purse, place):
            worth = after.gain + self.rest(after, place)
            if worth > self.best_worth + 1e-9:
                self.best, self.best_worth = after, worth
            if len(after.stops) >= MOST_STOPS:
                continue
            for space in self._places:
                steps = DISTANCE[place][space]
                if not steps or steps > after.points or after.seen >> space & 1:
                    continue
                if after.explored and space != HARBOR and self.table.tiles[space] == FACE_DOWN:
                    continue
                onward = Purse(after)
                onward.points -= steps
                if place == HARBOR:
                    loaded = min(onward.dock, onward.free, max(FULL - onward.cargo, 0))
                    if loaded:
                        onward.do("load", loaded, CARGO)
                        onward.dock -= loaded
                        onward.cargo += loaded
                onward.stops.append(space)
                self._explore(onward, space)

    # -- the end of a plan -------------------------------------------------------------------

    def rest(self, purse: Purse, place: int) -> float:
        """What is left over at the end is worth: goods, and where the ship lies."""
        evaluation, table, seat = self.evaluation, self.table, self.seat
        worth = evaluation.cargo(purse.cargo + purse.dock)
        aboard = ABOARD * evaluation.lean.aboard if evaluation.left else 1.0
        worth += purse.coins * aboard
        if not evaluation.left:
            return worth
        if place == HARBOR:
            return worth + 0.3 + 0.5 * max(table.damage[seat] - 1, 0)
        if purse.coins > 2:
            worth -= 0.3 * (purse.coins - 2)
        worth -= 0.1 * (DISTANCE[place][HARBOR] - 1) * (1 + min(purse.coins, 4)) * 0.5
        if table.garrisoned(place, seat):
            worth -= 4.0 if table.damage[seat] >= 3 else 1.2
        if table.damage[seat] >= 3:
            worth -= 0.8
        if table.control[place] == seat and table.tiles[place] != FACE_DOWN:
            if not table.buildings[place] & (1 << FORT | 1 << GARRISON):
                worth += 0.08 * self.state.values.islands[table.tiles[place]].first
        return worth

    # -- stops -------------------------------------------------------------------------------

    def visit(self, purse: Purse, space: int) -> list[Purse]:
        """The purses after a stop there, one for each number of influence; the last is `purse` itself."""
        if space == HARBOR:
            self._harbor(purse)
            return [purse]
        if purse.seen >> space & 1:
            return [purse]
        purse.seen |= 1 << space
        table = self.table
        if table.tiles[space] == FACE_DOWN:
            purse.explored = True
            purse.gain += self.evaluation.explorer() + 0.6 * self.evaluation.lean.explore
            used = min(purse.influence, 2)
            purse.spend(I, used)
            purse.gain += used * 0.8
            return [purse]
        self._fight(purse, space)
        self._take_card(purse, space)
        if not table.is_island(space):
            return [purse]
        return self._island(purse, space)

    def _fight(self, purse: Purse, space: int) -> None:
        """Flags on a merchant or on an Alliance's ship, where the odds are good."""
        table, evaluation = self.table, self.evaluation
        for foe in evaluation.foes:
            if table.place[foe] == space and purse.icons[F]:
                theirs = evaluation.foe_cubes(foe, space, defending=True)
                worth = evaluation.ship_fight(self.cubes, theirs, foe)
                if worth > WORTH_IT * 2:
                    purse.icons[F] -= 1
                    purse.gain += worth
                    purse.do("attack", foe - table.humans + 1)
        if not purse.icons[F] or purse.taken >= 2:
            return
        if table.face[space] != NO_CARD and is_merchant(table, space):
            values, row = self.state.values, row_of(space)
            win = evaluation.odds.win(self.cubes, values.guards[row])
            prize = min(values.wins[row], purse.free) + evaluation.back(table.face[space])
            worth = win * (prize + evaluation.legendary()) - evaluation.hurt(values.guards[row])
            if worth > WORTH_IT * 2 and win > 0.4:
                purse.icons[F] -= 1
                purse.taken += 1
                purse.gain += worth
                purse.seen |= 1 << (space + SPACES)
                purse.do("hunt")

    def _take_card(self, purse: Purse, space: int) -> None:
        """Buy the advancement, or the merchant's front, where it is worth its cargo."""
        table, evaluation = self.table, self.evaluation
        face = table.face[space]
        if face == NO_CARD or purse.taken >= 2 or purse.seen >> (space + SPACES) & 1:
            return
        card = self.state.values.cards[face]
        if purse.cargo < card.cost:
            return
        have = purse.cargo + purse.dock
        price = evaluation.cargo(have) - evaluation.cargo(have - card.cost)
        worth = evaluation.card(card.icons) - price
        if worth > WORTH_IT:
            purse.cargo -= card.cost
            purse.taken += 1
            purse.gain += worth + price
            purse.do("buy" if card.back is None else "trade")

    def _island(self, purse: Purse, space: int) -> list[Purse]:
        """Influence in several numbers; then what an own island offers."""
        table, seat = self.table, self.seat
        most = min(purse.influence, 7)
        owner = table.control[space]
        mine = owner == seat
        if owner >= 0 and not mine and table.friends(owner, seat):
            most = 0  # their partner's
        found: list[Purse] = []
        chance = 1.0
        barred = table.guarded(space, seat) and not self.human.beaten >> space & 1
        if barred:
            chance = 0.0
            if purse.icons[F]:
                chance = self.evaluation.odds.win(self.cubes, self.evaluation.guards(space))
        if most and chance > 0.3:
            for number in self._numbers(space, most):
                gain, taken = self._gain(space, number)
                if gain < WORTH_IT:
                    continue
                after = Purse(purse)
                if barred:
                    after.icons[F] -= 1
                    after.gain -= self.evaluation.hurt(2)
                    after.do("storm")
                after.spend(I, number)
                after.gain += gain * chance
                after.do("influence", number)
                if (mine or taken) and not barred:
                    self._own(after, space, fresh=not mine)
                found.append(after)
        if mine:
            self._own(purse, space, fresh=False)
        found.append(purse)
        return found

    def _numbers(self, space: int, most: int) -> list[int]:
        """Numbers of influence to try: all, one, and just enough to take control."""
        table = self.table
        numbers = [most]
        need = self.state.values.islands[table.tiles[space]].spaces // 2 + 1
        need -= self.evaluation.cubes(space)[self.seat]
        if 0 < need < most:
            numbers.append(need)
        if most > 1 and need != 1:
            numbers.append(1)
        return numbers

    def _gain(self, space: int, number: int) -> tuple[float, bool]:
        key = space * 16 + number
        found = self._influence.get(key)
        if found is None:
            found = self._influence[key] = self.evaluation.influence(space, number)
        return found

    def _own(self, purse: Purse, space: int, fresh: bool) -> None:
        """Build, produce and load on an island of their own (or one just taken)."""
        table, evaluation = self.table, self.evaluation
        values = self.state.values
        coins, cargo = table.coins[space], table.cargo[space]
        buildings = 0 if fresh else table.buildings[space]
        while purse.icons[B] + purse.icons[EITHER]:
            best, best_worth, best_price = -1, WORTH_IT, 0.0
            have = purse.cargo + purse.dock
            for kind, cost in enumerate(values.building_costs):
                if buildings >> kind & 1 or not table.supply[kind] or purse.cargo + cargo < cost:
                    continue
                paid = min(cost, purse.cargo)
                price = evaluation.cargo(have) - evaluation.cargo(have - paid)
                worth = evaluation.building(space, kind) - price
                if worth > best_worth:
                    best, best_worth, best_price = kind, worth, price
            if best < 0:
                break
            cost = values.building_costs[best]
            paid = min(cost, purse.cargo)
            purse.cargo -= paid
            cargo -= cost - paid
            purse.spend(B, 1)
            buildings |= 1 << best
            purse.gain += best_worth + best_price
            purse.do("build", best)
        if purse.icons[P] and not table.produced >> space & 1:
            made = table.yields(space)
            worth = made[0] + made[1] * 0.4
            if worth > WORTH_IT:
                purse.icons[P] -= 1
                purse.gain += made[0] * 0.75 + made[1] * 0.1
                coins, cargo = coins + made[0], cargo + made[1]
                purse.do("produce")
        loaded = min(coins, purse.free)
        if loaded:
            purse.coins += loaded
            purse.gain -= 0.75 * loaded
            purse.do("load", loaded, COINS)
        loaded = min(cargo, purse.free, max(FULL + 2 - purse.cargo, 0))
        if loaded:
            purse.cargo += loaded
            purse.gain -= 0.1 * loaded
            purse.do("load", loaded, CARGO)

    def _harbor(self, purse: Purse) -> None:
        """Coins into the chest, cargo, repairs and an upgrade."""
        evaluation, human = self.evaluation, self.human
        if purse.coins:
            purse.gain += evaluation.chest(purse.coins)
            purse.do("unload", purse.coins, COINS)
            purse.coins = 0
        for _ in range(purse.icons[COIN]):
            purse.gain += evaluation.chest(1)
            purse.do("coin")
        for _ in range(purse.icons[H]):
            purse.dock += 2
            purse.do("harbor")
        purse.icons[COIN] = purse.icons[H] = 0
        damage = self.table.damage[self.seat]
        if damage and not human.mended:
            purse.gain += 0.9
            purse.do("repair")
        elif damage and purse.icons[R]:
            purse.icons[R] -= 1
            purse.gain += 0.9
            purse.do("repair")
        self._upgrade(purse)
        if not evaluation.left and purse.cargo + purse.dock >= 3:
            number = (purse.cargo + purse.dock) // 3
            purse.gain += number
            purse.do("sell", number)
            purse.dock, purse.cargo = purse.dock + purse.cargo - 3 * number, 0

    def _upgrade(self, purse: Purse) -> None:
        """The tile that is worth most beyond its cargo."""
        if purse.upgraded:
            return
        table, values, evaluation = self.table, self.state.values, self.evaluation
        have = purse.cargo + purse.dock
        best, best_zone, best_worth, best_price = -1, -1, 0.4, 0.0
        for tile, left in enumerate(table.upgrade_supply):
            cost = values.upgrade_costs[tile % 2]
            if not left or cost > have:
                continue
            price = evaluation.cargo(have) - evaluation.cargo(have - cost)
            zone = values.upgrades[tile // 2][tile % 2].zone
            for each in (FORE_HOLD, AFT_HOLD) if zone == HOLD else (zone,):
                worth = evaluation.upgrade(tile, each) - price
                if worth > best_worth:
                    best, best_zone, best_worth, best_price = tile, each, worth, price
        if best < 0:
            return
        cost = values.upgrade_costs[best % 2]
        docked = min(cost, purse.dock)
        purse.dock -= docked
        purse.cargo -= cost - docked
        purse.upgraded = True
        purse.gain += best_worth + best_price
        purse.do("upgrade", best, best_zone)
