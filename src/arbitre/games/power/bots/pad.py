"""A pad: the sheets of one side being written order by order, each tried against the pieces that are left."""

from __future__ import annotations

from typing import Final

from arbitre.core.chance import Rng
from arbitre.games.power.bots.planned import PlannedOrder
from arbitre.games.power.bots.survey import Comer, Survey
from arbitre.games.power.rules.moves import DEPLOY, EXCHANGE, MOVE
from arbitre.games.power.rules.pieces import (
    COUNT_MASK,
    CR,
    POWER_MASK,
    SHIFT,
    A,
    B,
    M,
    P,
    R,
    S,
    contents,
)

CERTAIN: Final = 1000
"""Chances are drawn in thousandths."""
BIG: Final = [R, A, B, CR]
"""What three of the kinds S, T, C and D make."""


class Pad:
    """What a side has left to order while its sheets are written.

    >>> from arbitre.core.game import game
    >>> position = game("power").start()
    >>> pad, place = Pad(Survey(position.state), 0, Rng(1)), position.setting.board.place_of
    >>> pad.add((0, 0, 1, place["HQV"], place["V8"], 0)), pad.left(0)
    (True, 4)
    >>> pad.add((0, 0, 1, place["V8"], place["V7"], 0))  # it has moved
    False
    """

    def __init__(self, survey: Survey, side: int, rng: Rng) -> None:
        self.survey = survey
        self.side = side
        self.rng = rng
        setting = survey.setting
        self.armies: list[int] = []
        if side < setting.players:
            for army in setting.armies[side]:
                if army in survey.standing_armies:
                    self.armies.append(army)
        self.stacks: list[int] = survey.state.stacks.copy()
        self.written: list[PlannedOrder] = []
        self.orders: list[int] = [0] * 4  # by the army whose sheet it is
        for army in self.armies:
            self.orders[army] = setting.values.orders
        self.spent: dict[int, int] = {}  # by slot * 16 + kind: pieces that moved there or were made
        self.power: list[int] = survey.standing[side].copy()

    # -- what is there -----------------------------------------------------------------------

    def left(self, army: int) -> int:
        """How many orders are left for an army; mercenaries are on the first sheet."""
        return self.orders[army if army in self.armies else self.armies[0]]

    def full(self) -> bool:
        """Whether no order is left."""
        for army in self.armies:
            if self.orders[army]:
                return False
        return True

    def here(self, slot: int, kind: int) -> int:
        """How many pieces of a kind are in a slot."""
        return (self.stacks[slot] >> SHIFT[kind]) & COUNT_MASK

    def free(self, slot: int, kind: int) -> int:
        """How many of them may still move."""
        return self.here(slot, kind) - self.spent.get(slot * 16 + kind, 0)

    def in_reserve(self, army: int, kind: int) -> int:
        """How many pieces of a kind are in an army's reserve."""
        return (self.stacks[self.survey.size * 4 + army] >> SHIFT[kind]) & COUNT_MASK

    def movers(self) -> list[tuple[int, int]]:
        """The slots and kinds of all pieces that may still move."""
        found: list[tuple[int, int]] = []
        for army in self.armies:
            if not self.orders[army]:
                continue
            for slot in range(army, self.survey.size * 4, 4):
                if self.stacks[slot]:
                    for kind, _ in contents(self.stacks[slot]):
                        if kind < 8 and self.free(slot, kind) > 0:
                            found.append((slot, kind))
        return found

    # -- chance ------------------------------------------------------------------------------

    def luck(self, thousandths: int) -> bool:
        """Something that happens so often in a thousand."""
        return self.rng.below(CERTAIN) < thousandths

    def whim(self, most: float) -> float:
        """Any number from 0 to nearly the most."""
        return most * self.rng.below(CERTAIN) / CERTAIN

    # -- writing -----------------------------------------------------------------------------

    def add(self, order: PlannedOrder) -> bool:
        """Write an order if it is legal as the sheets stand."""
        act, army, kind, origin, target, parts = order
        sheet = army if army in self.armies else self.armies[0]
        if self.orders[sheet] < 1:
            return False
        setting, size = self.survey.setting, self.survey.size
        unit = setting.values.unit
        slot = setting.slot(origin, army)
        ours = sheet == army
        if act == MOVE:
            if self.free(slot, kind) < 1:
                return False
            to = target * 4 + army
            self.stacks[slot] -= unit[kind]
            self.stacks[to] += unit[kind]
            key = to * 16 + kind
            self.spent[key] = self.spent.get(key, 0) + 1
            if ours:
                self.power[origin] -= self.survey.strength[kind]
                self.power[target] += self.survey.strength[kind]
        elif act == EXCHANGE:
            if not self._exchange(slot, kind, parts, origin < size):
                return False
            if ours and origin < size:
                self.power[origin] += self.survey.strength[kind] - (parts & POWER_MASK)
        else:
            if self.here(slot, kind) < 1:
                return False
            self.stacks[slot] -= unit[kind]
            if act == DEPLOY:
                self.stacks[target * 4 + army] += unit[kind]
                key = (target * 4 + army) * 16 + kind
                self.spent[key] = self.spent.get(key, 0) + 1
                self.power[target] += self.survey.strength[kind]
        self.orders[sheet] -= 1
        self.written.append(order)
        return True

    def _exchange(self, slot: int, made: int, parts: int, on_board: bool) -> bool:
        needs = contents(parts)
        for kind, number in needs:
            if self.here(slot, kind) < number:
                return False
        state = self.survey.state
        if state.setting.box_limits and not self._room(slot & 3, made, parts):
            return False
        self.stacks[slot] += self.survey.setting.values.unit[made] - parts
        if on_board:
            for kind, number in needs:
                key = slot * 16 + kind
                self.spent[key] = max(0, self.spent.get(key, 0) - number)
            if made != M:
                key = slot * 16 + made
                self.spent[key] = self.spent.get(key, 0) + 1
        return True

    def _room(self, army: int, made: int, parts: int) -> bool:
        """Whether the box has the piece as the position stands; on the sheet it may be otherwise (PW-P9)."""
        state = self.survey.state
        slot = self.survey.size * 4 + army
        kept = state.stacks[slot]
        state.stacks[slot] -= parts
        room = state.room(army, made)
        state.stacks[slot] = kept
        return room > 0

    def force(self, place: int, goal: float, least: float) -> bool:
        """Bring more than the goal to a space, or at least more than the least; else write nothing."""
        chosen = self._crowd(place, goal)
        total = self.power[place]
        for comer in chosen:
            total += comer.power
        if not chosen or total <= least:
            return False
        for comer in chosen:
            self.add((MOVE, comer.army, comer.kind, comer.origin, place, 0))
        return True

    def _crowd(self, place: int, goal: float) -> list[Comer]:
        """The pieces to bring: infantry where a flag is the prize, then few and strong ones."""
        survey = self.survey
        room = self.orders.copy()
        taken: dict[int, int] = {}
        chosen: list[Comer] = []
        total = self.power[place]
        flag = survey.is_prize(self.side, place)
        if flag and not self._foot_there(place):
            leader = self._leader(place)
            if leader is not None:
                self._take(leader, chosen, room, taken)
                total += leader.power
        options = survey.comers[self.side][place]
        if total <= goal and self.luck(600):
            # the smallest piece that is enough
            for comer in reversed(options):
                if total + comer.power > goal and self._take(comer, chosen, room, taken):
                    total += comer.power
                    break
        if total <= goal:
            for comer in options:
                if self._take(comer, chosen, room, taken):
                    total += comer.power
                    if total > goal:
                        break
            if total > goal:
                for comer in chosen.copy():
                    foot = comer.kind in (S, R)
                    if total - comer.power > goal and not (flag and foot):
                        chosen.remove(comer)
                        total -= comer.power
        return chosen

    def _foot_there(self, place: int) -> bool:
        for army in self.armies:
            if self.here(place * 4 + army, S) or self.here(place * 4 + army, R):
                return True
        return False

    def _leader(self, place: int) -> Comer | None:
        feet = [
            comer
            for comer in self.survey.comers[self.side][place]
            if comer.kind in (S, R) and self.free(comer.origin * 4 + comer.army, comer.kind) > 0
        ]
        if not feet:
            return None
        return feet[-1] if self.luck(500) else feet[0]

    def _take(
        self, comer: Comer, chosen: list[Comer], room: list[int], taken: dict[int, int]
    ) -> bool:
        """Choose a comer where one is free and an order is left for it."""
        if room[comer.army] < 1 or comer in chosen:
            return False
        key = (comer.origin * 4 + comer.army) * 16 + comer.kind
        if taken.get(key, 0) >= self.free(key >> 4, comer.kind):
            return False
        taken[key] = taken.get(key, 0) + 1
        room[comer.army] -= 1
        chosen.append(comer)
        return True


def weighted(rng: Rng, weights: list[float]) -> int:
    """An index drawn by its weight, -1 where none has any."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return -1
    roll = total * rng.below(1_000_000) / 1_000_000
    last = -1
    for index, weight in enumerate(weights):
        if weight > 0.0:
            last = index
            roll -= weight
            if roll < 0.0:
                return index
    return last


def purchase(pad: Pad, army: int, kind: int) -> PlannedOrder:
    """Power of the reserve for a piece."""
    place = pad.survey.size + army
    parts = pad.survey.strength[kind] * pad.survey.setting.values.unit[P]
    return (EXCHANGE, army, kind, place, place, parts)


def exchange(pad: Pad, army: int, small: int, place: int) -> PlannedOrder:
    """Three of a kind for the big one."""
    return (EXCHANGE, army, BIG[small], place, place, 3 * pad.survey.setting.values.unit[small])
