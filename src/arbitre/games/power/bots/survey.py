"""The survey of a position: who stands where, and who could come where with how much (threat tables).

All is counted by side: two armies of one player come together, mercenaries are a side of their own.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.power.bots.chart import chart_of
from arbitre.games.power.rules.board import HQ
from arbitre.games.power.rules.pieces import POWER_MASK, R, S, contents
from arbitre.games.power.rules.setting import Setting
from arbitre.games.power.rules.state import State

MOVED: Final = 5
"""Of one kind in one space, so many are looked at: a sheet has no more orders."""


class Comer:
    """A piece that could go to a space: its power, kind, where it stands, and its army."""

    __slots__ = ("army", "kind", "origin", "power")

    def __init__(self, power: int, kind: int, origin: int, army: int) -> None:
        self.power = power
        self.kind = kind
        self.origin = origin
        self.army = army

    def __repr__(self) -> str:
        return f"<Comer {self.power} {self.kind} {self.origin} {self.army}>"


def by_power(comer: Comer) -> tuple[int, int, int, int]:
    """The strongest first, then in a stable order."""
    return (-comer.power, comer.kind, comer.origin, comer.army)


class Survey:
    """Threat tables of one position, for all sides; made once for a decision.

    >>> from arbitre.core.game import game
    >>> position = game("power").start()
    >>> survey = Survey(position.state)
    >>> place = position.setting.board.place_of
    >>> survey.potential[0][place["V0"]]  # two tanks and two fighters of green reach it
    16
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.setting: Setting = state.setting
        self.chart = chart_of(state.setting)
        board = state.setting.board
        self.size: int = board.size
        self.strength: list[int] = state.setting.values.power
        self.standing_armies: list[int] = [army for army in range(4) if state.holder[army] == army]
        sides = state.setting.players + 1
        self.sides: list[int] = []  # those with a flag
        for army in self.standing_armies:
            if state.setting.side[army] not in self.sides:
                self.sides.append(state.setting.side[army])
        self.total: list[int] = [state.total(army) for army in range(4)]
        self.standing: list[list[int]] = [[0] * self.size for _ in range(sides)]
        self.foot: list[list[bool]] = [[False] * self.size for _ in range(sides)]
        self.comers: list[list[list[Comer]]] = [
            [[] for _ in range(self.size)] for _ in range(sides)
        ]
        self.potential: list[list[int]] = [[0] * self.size for _ in range(sides)]
        for army in self.standing_armies:
            self._note(army)
        for side in self.sides:
            self._sum_up(side)
        # for each side: the strongest other side standing, or possible, in each space
        self.against: list[list[int]] = [[0] * self.size for _ in range(sides)]
        self.feared: list[list[int]] = [[0] * self.size for _ in range(sides)]
        for side in self.sides:
            self._compare(side)

    def _note(self, army: int) -> None:
        """An army's pieces, where they stand and where they could go."""
        side = self.setting.side[army]
        standing, comers, foot = self.standing[side], self.comers[side], self.foot[side]
        stacks = self.state.stacks
        for place in range(self.size):
            stack = stacks[place * 4 + army]
            if not stack:
                continue
            standing[place] += stack & POWER_MASK
            for kind, number in contents(stack):
                if kind > 7:
                    continue
                infantry = kind in (S, R)
                if infantry:
                    foot[place] = True
                for to in self.chart.reach[kind][place]:
                    found = comers[to]
                    for _ in range(min(number, MOVED)):
                        found.append(Comer(self.strength[kind], kind, place, army))
                    if infantry:
                        foot[to] = True

    def _sum_up(self, side: int) -> None:
        """The most a side could have in each space after a round, deployed pieces too."""
        setting = self.setting
        orders = setting.values.orders
        if side < setting.players:
            orders *= len(setting.armies[side])
        potential, standing = self.potential[side], self.standing[side]
        for place in range(self.size):
            found = self.comers[side][place]
            if found:
                found.sort(key=by_power)
            total = standing[place]
            for comer in found[:orders]:
                total += comer.power
            potential[place] = total
        for army in self.standing_armies:
            if setting.side[army] == side:
                self._deployed(side, army, orders)

    def _deployed(self, side: int, army: int, orders: int) -> None:
        reserve = self.state.stacks[self.size * 4 + army]
        if not reserve:
            return
        hq = self.setting.board.hq[army]
        powers = [comer.power for comer in self.comers[side][hq]]
        for kind, number in contents(reserve):
            if kind < 8:
                powers += [self.strength[kind]] * min(number, MOVED)
        powers.sort(reverse=True)
        self.potential[side][hq] = self.standing[side][hq] + sum(powers[:orders])

    def _compare(self, side: int) -> None:
        against, feared = self.against[side], self.feared[side]
        for other in self.sides:
            if other == side:
                continue
            standing, potential = self.standing[other], self.potential[other]
            for place in range(self.size):
                against[place] = max(against[place], standing[place])
                feared[place] = max(feared[place], potential[place])

    def is_prize(self, side: int, place: int) -> bool:
        """Whether a space is the headquarters of another side whose flag stands."""
        board = self.setting.board
        return (
            board.sort[place] == HQ
            and self.setting.side[board.owner[place]] != side
            and board.owner[place] in self.standing_armies
        )

    def storm(self, side: int, place: int) -> int:
        """The strongest storm with infantry that another side could bring to a space."""
        most = 0
        for other in self.sides:
            if other != side and self.foot[other][place]:
                most = max(most, self.potential[other][place])
        return most

    def prizes(self, side: int) -> list[tuple[int, float]]:
        """Spaces worth an attack of a side, each with a weight."""
        found: list[tuple[int, float]] = []
        board = self.setting.board
        for place in range(self.size):
            if self.potential[side][place] <= self.against[side][place]:
                continue
            if not self.comers[side][place]:
                continue
            weight = 0.0
            for other in self.sides:
                if other != side:
                    weight += self.standing[other][place]
            if self.foot[side][place] and self.is_prize(side, place):
                weight += 30.0 + self.total[board.owner[place]]
            if weight > 0.0:
                found.append((place, weight * weight**0.5))
        return found
