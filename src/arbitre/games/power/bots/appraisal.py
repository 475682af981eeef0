"""The appraisal of a position after a round: a side's chance to win (evaluation function).

What a side has, with what it promises, is its strength; the chance is its share of all strengths, the
stronger counting more than their part, times the safety of its own flags. The chances of `outlook.py` are
learnt from games and shown to people; these compare thousands of positions a second.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from arbitre.games.power.bots.appraised import NEVER, Own, Side, needed
from arbitre.games.power.bots.character import Character
from arbitre.games.power.bots.chart import Chart, chart_of
from arbitre.games.power.rules.pieces import POWER_MASK, M, P, R, S, contents
from arbitre.games.power.rules.setting import Setting
from arbitre.games.power.rules.state import OVER, State

GAIN: Final = [14.0, 21.0, 10.0, 20.0]
"""What is gained by making one big piece of three: 20 - 6, 30 - 9, 25 - 15, 50 - 30."""
RAID: Final = [0.75, 0.36, 0.30, 0.20, 0.13, 0.09]
"""How likely a side takes a stack, by how many pieces it must bring (none: it stands there stronger)."""
STORM: Final = [0.85, 0.45, 0.40, 0.33, 0.27, 0.22]
"""The same for the flag in a headquarters."""
MISSILE: Final = 70.0
"""What a missile that is there is worth: it made a hundred power of lesser pieces dear."""
NEAR: Final = 6
"""From so many moves on, a headquarters does not draw."""
HURRY: Final = 8
"""In so many last rounds what counts is more and more who has most power (PW-F7)."""


class Appraiser:
    """Appraises positions of one setting for one character (an evaluation with its tables).

    >>> from arbitre.core.game import game
    >>> position = game("power").start()
    >>> appraiser = Appraiser(position.setting, Character())
    >>> appraiser.chance(position.state, 0) == appraiser.chance(position.state, 2)
    True
    """

    def __init__(self, setting: Setting, character: Character) -> None:
        self.setting = setting
        self.character = character
        self.chart: Chart = chart_of(setting)
        self.size: int = setting.board.size
        self.strength: list[int] = setting.values.power
        self.orders: int = setting.values.orders
        self.whims: list[float] = [
            0.0
        ] * self.size  # a liking for spaces, so that nobody foresees it
        self._decoded: dict[int, list[tuple[int, int]]] = {}

    def contents(self, stack: int) -> list[tuple[int, int]]:
        """The kinds and numbers of a stack, each stack taken apart once."""
        found = self._decoded.get(stack)
        if found is None:
            found = self._decoded[stack] = contents(stack)
        return found

    def chance(self, state: State, seat: int) -> float:
        """The chance of a seat to win, 0 to 1."""
        if state.phase == OVER:
            return 1.0 / len(state.winners) if seat in state.winners else 0.0
        setting = self.setting
        armies = [army for army in setting.armies[seat] if state.holder[army] == army]
        if not armies or seat in state.resigned:
            return 0.0
        mine = self._own(state, seat, armies)
        value = mine.value
        strengths = [0.0] * (setting.players + 1)
        threats = [army for army in range(4) if setting.side[army] != seat and state.stands(army)]
        rivals: list[int] = []
        for army in threats:
            if setting.side[army] not in rivals:
                rivals.append(setting.side[army])
        safe = [1.0] * 4
        hold: dict[int, float] = {}
        for side in rivals:
            other = self._other(state, side, mine)
            strengths[side] = other.power
            reach = self.orders * (len(setting.armies[side]) if side < setting.players else 1)
            idle = side in state.resigned
            if not idle:
                self._fear(state, mine, other, side, reach, safe)
                self._exposed(mine, other, reach, side == setting.players, hold)
        for army in threats:
            side = setting.side[army]
            prize = self._prize(state, mine, army)
            value += prize
            if side < setting.players:
                strengths[side] -= min(0.4 * prize, 0.5 * strengths[side])
        for place, held in hold.items():
            value -= (1.0 - held) * mine.sums[place] * 1.2
        return self._share(state, armies, seat, max(value, 1.0), strengths, safe)

    def _share(
        self,
        state: State,
        armies: list[int],
        seat: int,
        value: float,
        strengths: list[float],
        safe: list[float],
    ) -> float:
        """The share of all strengths, with the chances that own flags fall."""
        alpha = self.character.alpha
        setting = self.setting
        if setting.rounds:
            left = setting.rounds - state.round
            if left < HURRY:
                alpha *= 1.0 + 0.25 * (HURRY - left)
        rest = 0.0
        for side in range(setting.players):
            if side != seat and strengths[side] > 0.0:
                rest += _raised(strengths[side], alpha)
        own = _raised(value, alpha)
        whole = own / (own + rest)
        if len(armies) == 1:
            return whole * safe[armies[0]]
        one, two = armies
        found = whole * safe[one] * safe[two]
        for lost, kept in ((one, two), (two, one)):
            risk = (1.0 - safe[lost]) * safe[kept]
            if risk > 0.0:
                total = float(state.total(lost))
                less = _raised(max(value - total, 1.0), alpha)
                theirs = _raised(_raised(rest, 1.0 / alpha) + total, alpha)
                found += risk * less / (less + theirs)
        return found

    # -- one's own ---------------------------------------------------------------------------

    def _own(self, state: State, seat: int, armies: list[int]) -> Own:
        """What the seat has, where it stands and where it could go."""
        mine = Own(seat, armies)
        setting, board = self.setting, self.setting.board
        for army in range(4):
            if setting.side[army] != seat and state.holder[army] == army:
                mine.goals.append(army)
                mine.hq_bits |= 1 << board.hq[army]
        for army in armies:
            mine.homes |= 1 << board.hq[army]
            mine.deploys.append([])
            mine.returns.append([])
        mine.interest = mine.homes
        for index, army in enumerate(armies):
            for place in range(self.size):
                stack = state.stacks[place * 4 + army]
                if stack:
                    self._own_stack(state, mine, index, place, stack)
            self._own_reserve(state, mine, index)
            lands = mine.lands
            for land in range(4):
                if lands >> (army * 4 + land) & 1:
                    mine.value += self.character.income
        return mine

    def _own_stack(self, state: State, mine: Own, index: int, place: int, stack: int) -> None:
        army = mine.armies[index]
        character, chart, strength = self.character, self.chart, self.strength
        mine.interest |= 1 << place
        total = stack & POWER_MASK
        mine.sums[place] = mine.sums.get(place, 0) + total
        mine.value += total + self.whims[place] * total
        land = chart.land[place]
        if land >= 0 and self.setting.side[land] != mine.seat and state.holder[land] == land:
            mine.lands |= 1 << (army * 4 + land)
        home = self.setting.board.hq[army]
        for kind, number in self.contents(stack):
            if kind > 7:
                mine.value += MISSILE * number
                continue
            if kind < 4 and number > 1:
                mine.value += GAIN[kind] * (character.three if number > 2 else character.pair)
            foot = kind in (S, R)
            near = NEAR
            for goal in mine.goals:
                near = min(near, chart.moves[kind][goal][place])
            if near < 4:
                mine.value += character.press * strength[kind] * number * (4 - near)
            if foot and near < NEAR:
                pairs = 1.0 if number == 1 else 1.5
                mine.value += character.march * (NEAR - near) * pairs
            mask = chart.masks[kind][place]
            if place != home and mask >> home & 1:
                mine.returns[index] += [strength[kind]] * min(number, 2)
            bits = mask & mine.hq_bits
            if not bits:
                continue
            if foot:
                mine.foot_hq |= bits
            for goal in mine.goals:
                hq = self.setting.board.hq[goal]
                if bits >> hq & 1:
                    got = mine.comers.get(hq)
                    if got is None:
                        got = mine.comers[hq] = []
                    got += [strength[kind]] * min(number, 5)

    def _own_reserve(self, state: State, mine: Own, index: int) -> None:
        character = self.character
        reserve = state.stacks[self.size * 4 + mine.armies[index]]
        if not reserve:
            return
        for kind, number in self.contents(reserve):
            if kind == P:
                mine.value += character.coin * number
            elif kind == M:
                mine.value += MISSILE * number
            else:
                mine.value += character.reserve * self.strength[kind] * number
                mine.deploys[index] += [self.strength[kind]] * min(number, 5)
                if kind < 4 and number > 1:
                    mine.value += GAIN[kind] * (character.three if number > 2 else character.pair)
        mine.deploys[index].sort(reverse=True)

    # -- the others --------------------------------------------------------------------------

    def _other(self, state: State, side: int, mine: Own) -> Side:
        """What another side has, where it stands in one's way and where it could come."""
        found = Side()
        chart, strength, character = self.chart, self.strength, self.character
        setting = self.setting
        stacks = state.stacks
        for army in range(4):
            if setting.side[army] != side or state.holder[army] != army:
                continue
            for place in range(self.size):
                stack = stacks[place * 4 + army]
                if not stack:
                    continue
                total = stack & POWER_MASK
                found.power += total
                if (mine.interest | mine.hq_bits) >> place & 1:
                    found.standing[place] = found.standing.get(place, 0) + total
                for kind, number in self.contents(stack):
                    if kind > 7:
                        continue
                    foot = kind in (S, R)
                    for own in mine.armies:
                        if chart.moves[kind][own][place] <= 2:
                            near = found.storm.get(own)
                            if near is None:
                                near = found.storm[own] = []
                            near += [strength[kind]] * min(number, 5)
                            if foot:
                                found.storm_foot |= 1 << own
                    bits = chart.masks[kind][place] & mine.interest
                    if foot:
                        found.foot |= bits | (1 << place)
                    while bits:
                        low = bits & -bits
                        bits ^= low
                        to = low.bit_length() - 1
                        got = found.arrivals.get(to)
                        if got is None:
                            got = found.arrivals[to] = []
                        got += [strength[kind]] * min(number, 5)
            reserve = stacks[self.size * 4 + army]
            if reserve:
                self._their_reserve(mine, found, army, reserve, character)
        for got in found.arrivals.values():
            got.sort(reverse=True)
        return found

    def _their_reserve(
        self, mine: Own, found: Side, army: int, reserve: int, character: Character
    ) -> None:
        top: list[int] = []
        for kind, number in self.contents(reserve):
            if kind == P:
                found.power += character.coin * number
            elif kind == M:
                found.power += MISSILE * number
            else:
                found.power += character.reserve * self.strength[kind] * number
                top += [self.strength[kind]] * min(number, 3)
        top.sort(reverse=True)
        mine.guards[army] = sum(top[:3])

    def _fear(
        self, state: State, mine: Own, other: Side, side: int, reach: int, safe: list[float]
    ) -> None:
        """How likely one's own flags survive what a side could do: at once, and in two moves."""
        character = self.character
        mild = 0.3 if side == self.setting.players else 1.0  # mercenaries have no plan
        for index, army in enumerate(mine.armies):
            hq = self.setting.board.hq[army]
            garrison = mine.sums.get(hq, 0)
            deploys = mine.deploys[index]
            returns = mine.returns[index]
            returns.sort(reverse=True)
            standing = other.standing.get(hq, 0)
            powers = other.arrivals.get(hq)
            if other.foot >> hq & 1 and (powers is not None or standing):
                coming = powers if powers is not None else []
                number = needed(standing, coming, garrison, reach)
                if number < NEVER:
                    backup = garrison + sum(deploys[:3]) + sum(returns[:2])
                    later = needed(standing, coming, backup, reach)
                    risk = STORM[min(later, 5)] if later < NEVER else 0.35 * STORM[min(number, 5)]
                    safe[army] *= 1.0 - min(0.95, character.flag_fear * risk * mild)
            near = other.storm.get(army)
            if near is not None and other.storm_foot >> army & 1 and character.care > 0.0:
                near.sort(reverse=True)
                force = sum(near[:reach])
                both = deploys + returns
                both.sort(reverse=True)
                home = garrison + sum(both[:7])
                if force > home:
                    safe[army] *= 1.0 - character.care * mild * (force - home) / force

    def _exposed(
        self, mine: Own, other: Side, reach: int, mild: bool, hold: dict[int, float]
    ) -> None:
        """How likely one's stacks outside headquarters stay one's own."""
        for place, total in mine.sums.items():
            if mine.homes >> place & 1:
                continue
            powers = other.arrivals.get(place)
            standing = other.standing.get(place, 0)
            if powers is None and not standing:
                continue
            number = needed(standing, powers if powers is not None else [], total, reach)
            if number < NEVER:
                chance = self.character.exposed * RAID[min(number, 5)] * total / (total + 4.0)
                if mild:
                    chance *= 0.3
                hold[place] = hold.get(place, 1.0) * (1.0 - min(0.9, chance))

    def _prize(self, state: State, mine: Own, army: int) -> float:
        """What the chance to take an army's flag next round is worth."""
        hq = self.setting.board.hq[army]
        if not mine.foot_hq >> hq & 1:
            return 0.0
        powers = mine.comers[hq]
        powers.sort(reverse=True)
        force = sum(powers[: self.orders * len(mine.armies)]) + mine.sums.get(hq, 0)
        side = self.setting.side[army]
        guard = 0
        for ally in range(4):
            if self.setting.side[ally] == side:
                guard += state.stacks[hq * 4 + ally] & POWER_MASK
        if force > guard + mine.guards[army]:
            return self.character.prize * 0.5 * (state.total(army) + 20.0)
        if force > guard:
            return self.character.hope * (state.total(army) + 20.0)
        return 0.0


def _raised(number: float, alpha: float) -> float:
    """A positive number to a power, computed as compiled code likes it."""
    return exp(alpha * log(number)) if number > 0.0 else 0.0
