"""Candidate order groups of a bot: marches, works, missiles and lures (move generation)."""

from __future__ import annotations

from typing import Final

from arbitre.games.power.bots.planned import PlannedOrder
from arbitre.games.power.bots.worksheet import OrderGroup, Worksheet
from arbitre.games.power.rules.board import HQ
from arbitre.games.power.rules.listing import MATERIAL
from arbitre.games.power.rules.moves import DEPLOY, EXCHANGE, LAUNCH, MOVE
from arbitre.games.power.rules.pieces import COUNT_MASK, GROUP_2, SHIFT, M, P, R, S, contents, power

MOST: Final = 6  # how many pieces are sent to one space together
LURE: Final = 0.5  # how likely a mercenary order is not crossed by another player's


class PlanningSheet(Worksheet):
    """A worksheet that proposes what could be written on it next."""

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
