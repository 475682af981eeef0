"""The forecast of a side: who could come to each space next round, and what a stack there is worth.

Values are in power. A piece lost to an enemy counts twice, once for the loss and in part for what the
enemy gains; nothing here looks at more than the public board.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.chance import Rng
from arbitre.games.power.bots.chart import FAR, chart_of
from arbitre.games.power.bots.temper import Temper
from arbitre.games.power.rules.board import HQ
from arbitre.games.power.rules.income import due
from arbitre.games.power.rules.pieces import (
    COUNT_MASK,
    GROUP_2,
    POWER_MASK,
    SHIFT,
    P,
    R,
    S,
    T,
    contents,
    power,
)
from arbitre.games.power.rules.state import State

NEVER: Final = 99
FOOT: Final = (S, R)
"""What takes a flag (PW-F1)."""
CHEAP: Final = (S, T)
"""What is worth buying by threes."""


class Forecast:
    """An evaluation of the next round: what one side expects of it on a board as it stands.

    >>> from arbitre.core.game import game
    >>> position = game("power").start()
    >>> forecast = Forecast(position.state, 0, Temper(), Rng(1))
    >>> home = position.setting.board.place_of["B0"]
    >>> forecast.need(3, home, 5), forecast.need(3, home, 10)  # red has two fighters that reach it
    (2, 99)
    """

    def __init__(self, state: State, seat: int, temper: Temper, rng: Rng) -> None:
        setting = state.setting
        self.state = state
        self.seat = seat
        self.temper = temper
        self.chart = chart_of(setting)
        self.size = setting.board.size
        self.armies: list[int] = [a for a in setting.armies[seat] if state.stands(a)]
        self.totals: list[int] = [state.total(army) for army in range(4)]
        self.rivals: list[int] = []  # the other sides with a flag
        for army in range(4):
            side = setting.side[army]
            if side != seat and state.stands(army) and side not in self.rivals:
                self.rivals.append(side)
        players = [side for side in self.rivals if side < setting.players]
        self.swing = 1.0 + 1.0 / max(len(players), 1)
        self.flags_to_win = sum(
            1 for army in range(4) if state.stands(army) and setting.side[army] in players
        )
        self.paying: list[list[int]] = [self._paying(territory) for territory in range(4)]
        self.pays: list[int] = [-1] * self.size  # the territory that pays for standing in a space
        for territory, places in enumerate(self.paying):
            for place in places:
                self.pays[place] = territory
        sides = setting.players + 1
        self.standing: list[list[int]] = [[0] * self.size for _ in range(sides)]
        self.coming: list[list[list[int]]] = [[[] for _ in range(self.size)] for _ in range(sides)]
        self.foot: list[list[bool]] = [[False] * self.size for _ in range(sides)]
        for army in range(4):
            if setting.side[army] != seat and state.stands(army):
                self._watch(army)
        for side in self.rivals:
            most = setting.values.orders * (
                len(setting.armies[side]) if side < setting.players else 1
            )
            for powers in self.coming[side]:
                if len(powers) > 1:
                    powers.sort(reverse=True)
                    del powers[most:]
        self.last = state.last or 0 < setting.rounds <= state.round
        self.zeal = 0.0
        self.target = self._choose_target(rng)
        self.unpaid = self._unpaid()
        self.care: list[float] = [0.0 if self.last else self._care(army) for army in self.armies]
        self._pulls: list[list[float]] = [[] for _ in range(8)]  # by kind, once it is asked for
        self.blast = self._best_blast()
        self.hope: list[float] = [self._hope(army) for army in range(4)]
        self._known: list[dict[int, tuple[float, float]]] = [{} for _ in range(self.size)]
        self._stocks: dict[tuple[int, int, int], float] = {}

    def _watch(self, army: int) -> None:
        """Note where an enemy army stands and which spaces its pieces reach."""
        state, setting = self.state, self.state.setting
        side = setting.side[army]
        idle = side in state.resigned
        strength = setting.values.power
        coming, foot, standing = self.coming[side], self.foot[side], self.standing[side]
        for slot in range(army, self.size * 4, 4):
            stack = state.stacks[slot]
            if not stack:
                continue
            place = slot >> 2
            standing[place] += stack & POWER_MASK
            for kind, number in contents(stack):
                if kind in FOOT:
                    foot[place] = True
                if idle or kind >= 8:
                    continue
                powers = [strength[kind]] * min(number, 5)
                for to in self.chart.reach[kind][place]:
                    coming[to] += powers
                    if kind in FOOT:
                        foot[to] = True
        reserve = state.stacks[self.size * 4 + army]
        if reserve and not idle:
            hq = setting.board.hq[army]
            coins = (reserve >> SHIFT[P]) & COUNT_MASK
            for kind, number in contents(reserve):
                if kind < 8:
                    coming[hq] += [strength[kind]] * min(number, 5)
            if coins > 1:
                coming[hq].append(min(coins, 10))

    def _paying(self, territory: int) -> list[int]:
        """The spaces of a territory that pay this side (PW-W1 to PW-W3)."""
        setting = self.state.setting
        if setting.side[territory] == self.seat or not self.state.stands(territory):
            return []
        hq = [setting.board.hq[territory]] if setting.hq_pays else []
        return setting.board.sectors[territory] + hq

    def _hope(self, army: int) -> float:
        """How far an army's Power, at hand and soon to come, goes towards an exchange it has begun."""
        coins = (self.state.stacks[self.size * 4 + army] >> SHIFT[P]) & COUNT_MASK
        soon = 2.0 * len(due(self.state, army))
        return min(1.0, (1.0 + coins + soon) / self.temper.means)

    def _choose_target(self, rng: Rng) -> int:
        """The army to march on: rich, badly defended and near; -1 when there is none."""
        state, setting = self.state, self.state.setting
        best, most = -1, 0.0
        own = sum(self.totals[army] for army in self.armies)
        for army in range(4):
            if setting.side[army] == self.seat or not state.stands(army):
                continue
            hq = setting.board.hq[army]
            guard = self.standing[setting.side[army]][hq] + sum(
                self.coming[setting.side[army]][hq][:3]
            )
            way, weight = 0.0, 1.0
            for mine in self.armies:
                for slot in range(mine, self.size * 4, 4):
                    for kind, number in contents(state.stacks[slot]):
                        if kind < 8:
                            moves = self.chart.moves[kind][army][slot >> 2]
                            force = number * setting.values.power[kind]
                            way += force * min(moves, 6)
                            weight += force
            appeal = (self.totals[army] + self.temper.renown) * min(1.0, own / (guard + 10.0))
            appeal /= 1.5 + way / weight
            # by chance among equals, or the first colour would be everyone's enemy
            appeal *= 1.0 + self.temper.whim * rng.below(101) / 100.0
            if appeal > most:
                best, most = army, appeal
                zeal = own / (guard + 10.0) - self.temper.patience
                self.zeal = min(max(zeal, 0.0), self.temper.zeal)
        return best

    def pull(self, kind: int) -> list[float]:
        """What it is worth to a piece of a kind to be in each space, for the rounds to come."""
        found = self._pulls[kind]
        if not found:
            found = self._pulls[kind] = self._pull(kind)
        return found

    def _pull(self, kind: int) -> list[float]:
        pull = [0.0] * self.size
        if self.last:
            return pull
        temper, chart = self.temper, self.chart
        strength = self.state.setting.values.power
        if self.target >= 0:
            weight = temper.march * strength[kind]
            if kind in FOOT:
                weight += temper.march_foot
            weight *= self.zeal
            for place, moves in enumerate(chart.moves[kind][self.target]):
                if moves < FAR:
                    pull[place] += weight * (6 - moves)
        if self.unpaid:
            for place in range(self.size):
                moves = FAR
                for territory in self.unpaid:
                    moves = min(moves, chart.near[kind][territory][place])
                if moves < 6:
                    pull[place] += temper.collect[moves]
        for army, worry in zip(self.armies, self.care, strict=True):
            if worry > 0.0:
                for place, moves in enumerate(chart.moves[kind][army]):
                    if moves < 2:
                        pull[place] += worry * strength[kind]
        return pull

    def _unpaid(self) -> list[int]:
        """The territories that would pay and where one has no piece yet."""
        unpaid: list[int] = []
        for territory, places in enumerate(self.paying):
            if places and not any(self._seen(place) for place in places):
                unpaid.append(territory)
        return unpaid

    def _care(self, army: int) -> float:
        """What one power within a move of one's own headquarters is worth against a coming storm."""
        state, setting, chart = self.state, self.state.setting, self.chart
        strength = setting.values.power
        storm = 0
        for other in range(4):
            if setting.side[other] == self.seat or not state.stands(other):
                continue
            force: list[int] = []
            foot = False
            for slot in range(other, self.size * 4, 4):
                for kind, number in contents(state.stacks[slot]):
                    if kind < 8 and chart.moves[kind][army][slot >> 2] < 3:
                        force += [strength[kind]] * min(number, 5)
                        foot = foot or kind in FOOT
            if foot:
                force.sort(reverse=True)
                storm = max(storm, sum(force[: setting.values.orders]))
        return self.temper.care * (self.totals[army] + self.temper.flag) / storm if storm else 0.0

    # -- what could happen -------------------------------------------------------------------

    def need(self, side: int, place: int, strength: int) -> int:
        """How many pieces a side must bring to beat a strength in a space."""
        total = self.standing[side][place]
        if total > strength:
            return 0
        for number, piece in enumerate(self.coming[side][place], 1):
            total += piece
            if total > strength:
                return number
        return NEVER

    def fought_over(self, place: int) -> bool:
        """Whether others stand in a space, or it is a headquarters."""
        if self.state.setting.board.sort[place] == HQ:
            return True
        for side in self.rivals:
            if self.standing[side][place]:
                return True
        return False

    def worth(self, place: int, stack: int) -> tuple[float, float]:
        """What a stack of one's own is worth in a space, and how likely it is to hold there."""
        known = self._known[place]
        found = known.get(stack)
        if found is None:
            found = known[stack] = self._worth(place, stack)
        return found

    def _worth(self, place: int, stack: int) -> tuple[float, float]:
        setting = self.state.setting
        sort, owner = setting.board.sort[place], setting.board.owner[place]
        flag = sort == HQ and self.state.stands(owner)
        ours = flag and owner in self.armies
        value = self._fear(place, power(stack)) if ours else 0.0
        if not stack:
            return value, 0.0
        strength = power(stack)
        eager = strength / (strength + self.temper.bait)
        raid = self.temper.raid if self._seen(place) else self.temper.ambush
        hold, prize = 1.0, 0
        for side in self.rivals:
            here = self.standing[side][place]
            if 0 < here < strength:
                prize += here
            needed = self.need(side, place, strength)
            if needed == NEVER:
                continue
            if flag and setting.side[owner] == side:
                hold *= 1.0 - self.temper.guard[min(needed, 5)]
            elif needed == 0:
                hold *= 1.0 - raid[0]
            elif side == setting.players:
                hold *= 1.0 - 0.3 * raid[min(needed, 5)] * eager
            else:
                hold *= 1.0 - raid[min(needed, 5)] * eager
        stay = self.temper.stay_home if sort == HQ else self.temper.stay
        value += strength + self.swing * (hold * stay * prize - (1.0 - hold) * strength)
        if flag and not ours and setting.side[owner] != self.seat:
            foot = (stack >> SHIFT[S]) & COUNT_MASK or (stack >> SHIFT[R]) & COUNT_MASK
            if foot:
                value += hold * self._flag(owner, place)
        for kind, number in contents(stack):
            if kind < 8:
                value += number * self.pull(kind)[place]
        return value, hold

    def _seen(self, place: int) -> bool:
        """Whether the others see a stack of one's own in a space while they write."""
        for army in self.armies:
            if self.state.stacks[place * 4 + army]:
                return True
        return False

    def _flag(self, army: int, hq: int) -> float:
        """What it is worth to take an army's flag, besides the prisoners made in its HQ."""
        setting = self.state.setting
        rest = self.totals[army] - power(self.state.stacks[hq * 4 + army])
        value = self.swing * rest
        if setting.side[army] == setting.players:
            return value
        if self.flags_to_win == 1:
            return value + self.temper.victory
        return value + self.temper.flag

    def _fear(self, hq: int, strength: int) -> float:
        """What is to be feared for one's own flag with that strength in its headquarters."""
        safe = 1.0
        for side in self.rivals:
            if self.foot[side][hq]:
                needed = self.need(side, hq, strength)
                if needed < NEVER:
                    safe *= 1.0 - self.temper.storm[min(needed, 5)]
        if safe == 1.0:
            return 0.0
        army = self.state.setting.board.owner[hq]
        return -(1.0 - safe) * (self.totals[army] + self.temper.flag)

    def _best_blast(self) -> tuple[int, float] | None:
        """The place where a missile hurts the enemies most, and what that is worth."""
        state, setting = self.state, self.state.setting
        best: tuple[int, float] | None = None
        for place in range(self.size):
            hurt = 0.0
            for army in range(4):
                stack = state.stacks[place * 4 + army]
                if stack:
                    hurt += power(stack) * (-1.0 if army in self.armies else self.swing - 1.0)
            hurt *= self.temper.stay_home if setting.board.sort[place] == HQ else self.temper.stay
            if hurt > 0.0 and (best is None or hurt > best[1]):
                best = (place, hurt)
        for army in range(4):
            if army not in self.armies and state.stands(army):
                hurt = (
                    (self.swing - 1.0)
                    * self.temper.stay
                    * power(state.stacks[self.size * 4 + army])
                )
                if best is None or hurt > best[1]:
                    best = (self.size + army, hurt)
        return best

    # -- what one has ------------------------------------------------------------------------

    def stock(self, army: int, reserve: int, home: int) -> float:
        """The value of a reserve, and of what it and the HQ's pieces can be exchanged for."""
        key = (army, reserve, home)
        found = self._stocks.get(key)
        if found is not None:
            return found
        values = self.state.setting.values
        value = 0.0
        if self.last:
            return float(power(reserve))
        for kind, number in contents(reserve):
            if kind < 8:
                value += self.temper.waiting * number * values.power[kind]
        value += self.temper.coin * ((reserve >> SHIFT[P]) & COUNT_MASK)
        for big, small in GROUP_2.items():
            gain = values.power[big] - 3 * values.power[small]
            waiting = (reserve >> SHIFT[small]) & COUNT_MASK
            there = (home >> SHIFT[small]) & COUNT_MASK
            together = waiting // 3 + there // 3
            triples = (waiting + there) // 3
            value += gain * (self.temper.ready * triples - self.temper.apart * (triples - together))
            begun = gain * self.temper.triple[(waiting + there) % 3]
            if small not in CHEAP:
                begun *= self.temper.dear
            value += begun * self.hope[army]
        self._stocks[key] = value
        return value
