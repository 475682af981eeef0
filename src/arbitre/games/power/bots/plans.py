"""Candidate order groups of a bot: what they gain, and the worksheet they are written on."""

from __future__ import annotations

from typing import Final

from arbitre.games.power.bots.forecast import Forecast
from arbitre.games.power.bots.planned import PlannedOrder, order_of
from arbitre.games.power.rules.board import HQ
from arbitre.games.power.rules.listing import MATERIAL
from arbitre.games.power.rules.moves import (
    DEPLOY,
    EXCHANGE,
    LAUNCH,
    MOVE,
    Order,
)
from arbitre.games.power.rules.pieces import (
    COUNT_MASK,
    GROUP_2,
    SHIFT,
    M,
    P,
    R,
    S,
    contents,
    power,
)
from arbitre.games.power.rules.state import State

MOST: Final = 6  # how many pieces are sent to one space together
LURE: Final = 0.5  # how likely a mercenary order is not crossed by another player's


class OrderGroup:
    """Orders that belong together, the places they touch, and what they would gain."""

    def __init__(self, steps: list[PlannedOrder], extra: float = 0.0) -> None:
        self.steps = steps
        self.extra = extra  # what the orders gain besides the change of one's own stacks
        self.places: set[int] = set()
        for step in steps:
            self.places.add(step[3])
            self.places.add(step[4])
        self.gain = 0.0
        self.rate = 0.0  # its gain, for each order

    def __repr__(self) -> str:
        return f"<OrderGroup {self.steps} {self.gain:.1f}>"


class Worksheet:
    """A sheet being filled: one's own stacks as the orders so far leave them."""

    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast
        state = forecast.state
        self.setting = state.setting
        self.size = forecast.size
        self.state = State(self.setting)
        self.state.copy_state(state)
        self.stacks = self.state.stacks
        self.armies = forecast.armies
        self.left: dict[int, int] = dict.fromkeys(self.armies, self.setting.values.orders)
        self.spent: dict[int, int] = {}  # by slot * 16 + kind: pieces that moved there or were made
        self.written: list[tuple[int, PlannedOrder]] = []
        self._paid: dict[int, float] = {}  # by army * 4 + territory, as the sheet stands

    # -- judging a plan ----------------------------------------------------------------------

    def free(self, slot: int, kind: int) -> int:
        """How many pieces of a kind may still move."""
        here = (self.stacks[slot] >> SHIFT[kind]) & COUNT_MASK
        return here - self.spent.get(slot * 16 + kind, 0)

    def after(self, steps: list[PlannedOrder]) -> dict[int, int]:
        """The slots of one's own that steps change, with the stacks they leave there."""
        changed: dict[int, int] = {}
        unit = self.setting.values.unit
        stacks = self.stacks
        for act, army, kind, origin, target, parts in steps:
            if army not in self.left:
                continue
            slot = self.setting.slot(origin, army)
            old = changed.get(slot, stacks[slot])
            if act == EXCHANGE:
                changed[slot] = old - parts + unit[kind]
            else:
                changed[slot] = old - unit[kind]
                if act != LAUNCH:
                    to = target * 4 + army
                    changed[to] = changed.get(to, stacks[to]) + unit[kind]
        return changed

    def weigh(self, plan: OrderGroup) -> float:
        """What a plan gains as the sheet stands."""
        changed = self.after(plan.steps)
        forecast = self.forecast
        gain = plan.extra
        stocked: list[int] = []
        paid: list[int] = []
        seen: list[int] = []
        for slot in changed:
            army = slot & 3
            if slot >= self.size * 4:
                if army not in stocked:
                    stocked.append(army)
                continue
            place = slot >> 2
            if place == self.setting.board.hq[army] and army not in stocked:
                stocked.append(army)
            territory = forecast.pays[place]
            if territory >= 0 and army * 4 + territory not in paid:
                paid.append(army * 4 + territory)
            if place in seen:
                continue
            seen.append(place)
            before, now = 0, 0
            for mine in self.armies:
                at = place * 4 + mine
                before += self.stacks[at]
                now += changed.get(at, self.stacks[at])
            gain += forecast.worth(place, now)[0] - forecast.worth(place, before)[0]
        for army in stocked:
            reserve, home = self.size * 4 + army, self.setting.board.hq[army] * 4 + army
            gain -= forecast.stock(army, self.stacks[reserve], self.stacks[home])
            gain += forecast.stock(
                army,
                changed.get(reserve, self.stacks[reserve]),
                changed.get(home, self.stacks[home]),
            )
        for pair in paid:
            before_pay = self._paid.get(pair)
            if before_pay is None:
                before_pay = self._paid[pair] = self._income(pair, {})
            gain += forecast.temper.pay * (self._income(pair, changed) - before_pay)
        return gain

    def _income(self, pair: int, changed: dict[int, int]) -> float:
        """How likely an army is to be paid for a territory."""
        army, territory = pair >> 2, pair & 3
        best = 0.0
        for place in self.forecast.paying[territory]:
            slot = place * 4 + army
            if not changed.get(slot, self.stacks[slot]):
                continue
            stack = 0
            for mine in self.armies:
                stack += changed.get(place * 4 + mine, self.stacks[place * 4 + mine])
            best = max(best, self.forecast.worth(place, stack)[1])
        return best

    def possible(self, plan: OrderGroup) -> bool:
        """Whether the pieces of a plan are there, may move, and orders are left for them."""
        used: dict[int, int] = {}
        asked: dict[int, int] = {}
        for act, army, kind, origin, _, _ in plan.steps:
            sheet = army if army in self.left else self.armies[0]
            asked[sheet] = asked.get(sheet, 0) + 1
            if act == MOVE:
                key = (origin * 4 + army) * 16 + kind
                used[key] = used.get(key, 0) + 1
        for army, number in asked.items():
            if number > self.left[army]:
                return False
        for key, number in used.items():
            if number > self.free(key >> 4, key & 15):
                return False
        return True

    def write(self, plan: OrderGroup) -> None:
        """Put a plan on the sheet."""
        self._paid.clear()
        unit = self.setting.values.unit
        for step in plan.steps:
            act, army, kind, origin, target, parts = step
            sheet = army if army in self.left else self.armies[0]
            self.left[sheet] -= 1
            self.written.append((sheet, step))
            slot = self.setting.slot(origin, army)
            if act == EXCHANGE:
                self.stacks[slot] += unit[kind] - parts
                if origin < self.size:
                    for part, number in contents(parts):
                        key = slot * 16 + part
                        self.spent[key] = max(0, self.spent.get(key, 0) - number)
                    key = slot * 16 + kind
                    self.spent[key] = self.spent.get(key, 0) + 1
                continue
            self.stacks[slot] -= unit[kind]
            if act == LAUNCH:
                continue
            self.stacks[target * 4 + army] += unit[kind]
            key = (target * 4 + army) * 16 + kind
            self.spent[key] = self.spent.get(key, 0) + 1

    def orders(self) -> dict[int, list[Order]]:
        """What is written, by the army whose sheet it is."""
        sheets: dict[int, list[Order]] = {}
        for sheet, planned in self.written:
            sheets.setdefault(sheet, []).append(order_of(self.setting, planned))
        return sheets

    # -- plans -------------------------------------------------------------------------------

    def marches(self) -> list[OrderGroup]:
        """Every move of a piece, and for every space the strongest that can go there together."""
        plans: list[OrderGroup] = []
        comers: list[list[tuple[int, PlannedOrder]]] = [[] for _ in range(self.size)]
        strength = self.setting.values.power
        for army in self.armies:
            for slot in range(army, self.size * 4, 4):
                for kind, _ in contents(self.stacks[slot]):
                    number = self.free(slot, kind) if kind < 8 else 0
                    if number < 1:
                        continue
                    place = slot >> 2
                    for to in self.forecast.chart.reach[kind][place]:
                        step = (MOVE, army, kind, place, to, 0)
                        plans.append(OrderGroup([step]))
                        comers[to] += [(strength[kind], step)] * min(number, 5)
        for place in range(self.size):
            self._gather(place, comers[place], plans)
        return plans

    def _gather(
        self, place: int, comers: list[tuple[int, PlannedOrder]], plans: list[OrderGroup]
    ) -> None:
        """Several pieces to one space; for a flag the cheapest infantry leads them."""
        if len(comers) < 2:
            return
        comers.sort(key=_strongest)
        steps = [step for _, step in comers]
        groups = [steps]
        board = self.setting.board
        if board.sort[place] == HQ and board.owner[place] not in self.armies:
            foot = [step for step in steps if step[2] == S or step[2] == R]
            if foot:
                lead = foot[-1]
                rest = steps.copy()
                rest.remove(lead)
                groups.append([lead, *rest])
        if self.forecast.temper.quick and not self.forecast.fought_over(place):
            groups = []
        for group in groups:
            taken: list[PlannedOrder] = []
            room = self.left.copy()
            for step in group:
                if room[step[1]] > 0:
                    room[step[1]] -= 1
                    taken.append(step)
                    if len(taken) > 1:
                        plans.append(OrderGroup(taken.copy()))
                    if len(taken) == MOST:
                        break
        for big, small in GROUP_2.items():
            parts = 3 * self.setting.values.unit[small]
            for army in self.armies:
                three = [step for step in steps if step[2] == small and step[1] == army][:3]
                if len(three) == 3 and self.left[army] > 3 and self._room(army, parts, big):
                    plans.append(OrderGroup([*three, (EXCHANGE, army, big, place, place, parts)]))

    def works(self) -> list[OrderGroup]:
        """Exchanges, purchases and deployments, as the sheet stands."""
        plans: list[OrderGroup] = []
        values = self.setting.values
        for army in self.armies:
            if self.left[army] < 1:
                continue
            for slot in range(army, self.size * 4, 4):
                if self.stacks[slot]:
                    self._exchanges(army, slot >> 2, self.stacks[slot], plans)
            reserve = self.stacks[self.size * 4 + army]
            if not reserve:
                continue
            place, hq = self.size + army, self.setting.board.hq[army]
            self._exchanges(army, place, reserve, plans)
            deploys: list[PlannedOrder] = []
            for kind in MATERIAL[:-1]:  # all but Power, the strongest first
                number = (reserve >> SHIFT[kind]) & COUNT_MASK
                if number:
                    plans.append(OrderGroup([(DEPLOY, army, kind, place, hq, 0)]))
                    deploys += [(DEPLOY, army, kind, place, hq, 0)] * min(number, MOST)
            # one guard alone may change nothing where two are enough
            most = min(len(deploys), self.left[army])
            plans += [OrderGroup(deploys[:number]) for number in range(2, most + 1)]
            coins = (reserve >> SHIFT[P]) & COUNT_MASK
            for big, small in GROUP_2.items():
                buys = coins // values.power[small]
                if buys:
                    parts = values.power[small] * values.unit[P]
                    buy = (EXCHANGE, army, small, place, place, parts)
                    self._buy(buy, buys, big, plans)
        return plans

    def _exchanges(self, army: int, place: int, stack: int, plans: list[OrderGroup]) -> None:
        for big, small in GROUP_2.items():
            if (stack >> SHIFT[small]) & COUNT_MASK > 2:
                parts = 3 * self.setting.values.unit[small]
                if self._room(army, parts, big):
                    plans.append(OrderGroup([(EXCHANGE, army, big, place, place, parts)]))

    def _buy(self, buy: PlannedOrder, buys: int, big: int, plans: list[OrderGroup]) -> None:
        """A purchase, alone, deployed, or with what makes it the last of three."""
        _, army, small, place, _, _ = buy
        whole = True
        if self.setting.box_limits:
            buys = min(buys, self.state.room(army, small))
            # a regiment is three soldiers, and they are there (PW-P9)
            whole = big == R or self.state.room(army, big) > 0
            if not buys:
                return
        hq = self.setting.board.hq[army]
        deploy = (DEPLOY, army, small, place, hq, 0)
        plans.append(OrderGroup([buy]))
        plans.append(OrderGroup([buy, deploy]))
        parts = 3 * self.setting.values.unit[small]
        waiting = (self.stacks[self.size * 4 + army] >> SHIFT[small]) & COUNT_MASK
        there = (self.stacks[hq * 4 + army] >> SHIFT[small]) & COUNT_MASK
        if not whole:
            return
        if 3 - buys <= waiting < 3:
            three = [buy] * (3 - waiting)
            plans.append(OrderGroup([*three, (EXCHANGE, army, big, place, place, parts)]))
        if 3 - buys <= waiting + there < 3:
            three = [buy] * (3 - waiting - there) + [deploy] * (3 - there)
            plans.append(OrderGroup([*three, (EXCHANGE, army, big, hq, hq, parts)]))

    def _room(self, army: int, parts: int, made: int) -> bool:
        """Whether the box has a piece once its material is back in it (PW-P9)."""
        if not self.setting.box_limits:
            return True
        slot = self.size * 4 + army
        self.stacks[slot] -= parts
        room = self.state.room(army, made)
        self.stacks[slot] += parts
        return room > 0

    def missiles(self) -> list[OrderGroup]:
        """A missile at the richest target, built first where there is none."""
        plans: list[OrderGroup] = []
        if self.forecast.blast is None:
            return plans
        target, blast = self.forecast.blast
        for army in self.armies:
            for slot in [*range(army, self.size * 4, 4), self.size * 4 + army]:
                stack = self.stacks[slot]
                place = slot >> 2 if slot < self.size * 4 else self.size + army
                launch = (LAUNCH, army, M, place, target, 0)
                if (stack >> SHIFT[M]) & COUNT_MASK:
                    plans.append(OrderGroup([launch], blast))
                elif power(stack) >= self.setting.values.missile:
                    parts = self.material(stack)
                    if self._room(army, parts, M):
                        plans.append(
                            OrderGroup([(EXCHANGE, army, M, place, place, parts), launch], blast)
                        )
        return plans

    def material(self, stack: int) -> int:
        """Pieces for a missile: dear ones while they are needed, then the cheapest that suffices."""
        values = self.setting.values
        missing, parts = values.missile, 0
        while missing > 0:
            last = -1
            for kind in MATERIAL:
                if (stack >> SHIFT[kind]) & COUNT_MASK:
                    if last < 0 or values.power[kind] >= missing:
                        last = kind
            missing -= values.power[last]
            parts += values.unit[last]
            stack -= values.unit[last]
        return parts

    def lures(self) -> list[OrderGroup]:
        """Mercenaries ordered into the arms of one's own stronger stacks (PW-34)."""
        plans: list[OrderGroup] = []
        army = self.setting.mercenary
        forecast = self.forecast
        if army < 0 or not self.armies or not forecast.state.stands(army):
            return plans
        values = self.setting.values
        for slot in range(army, self.size * 4, 4):
            for kind, _ in contents(self.stacks[slot]):
                if kind > 7 or self.free(slot, kind) < 1:
                    continue
                for to in forecast.chart.reach[kind][slot >> 2]:
                    own = self.stacks[to * 4 + self.armies[0]]
                    guests = power(self.stacks[to * 4 + army]) + values.power[kind]
                    if own and power(own) > guests:
                        hold = forecast.worth(to, own)[1]
                        gain = LURE * hold * forecast.swing * values.power[kind]
                        plans.append(OrderGroup([(MOVE, army, kind, slot >> 2, to, 0)], gain))
        return plans


def _strongest(comer: tuple[int, PlannedOrder]) -> tuple[int, PlannedOrder]:
    return -comer[0], comer[1]
