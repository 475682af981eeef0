"""The outlook: how likely the game is won from the beginning of a turn, as a small trained network.

What it looks at is written here; its weights are data (outlook.json), made by tools/train_outlook.py
from games of the captain, then of the planner, on many editions. So is its calibration: what the planner
reckons, beside how often it then won.
"""

from __future__ import annotations

import json
from math import exp
from operator import mul
from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.chances import likelihood, weighed, weight_of
from arbitre.core.data import data_text
from arbitre.games.sans_allies.data import PACKAGE
from arbitre.games.sans_allies.rules.cards import BREAKTHROUGH, WEAPON, A, P, S, V
from arbitre.games.sans_allies.rules.pyramid import CAPITAL_PLACE
from arbitre.games.sans_allies.rules.state import UPGRADED, State
from arbitre.games.sans_allies.rules.values import CENTRE_CARDS, FIXED_RESEARCH, TILES
from arbitre.games.sans_allies.rules.ways import Ways, ways_of

FAR: Final = 60
"""The way to a centre where none is left."""
USUAL_DEFENCE: Final = 24.0
"""The mean defence of a row in the standard edition."""
LEFT: Final = 0
EASY: Final = 1
NEXT_RESEARCH: Final = 25
"""The features that depend on where the enemy's marker lies."""
HALF_WAY: Final = ((LEFT, 0.6), (EASY, 0.3), (NEXT_RESEARCH, 0.6))
"""What they are about half-way: somebody who hardly watches the marker takes it to lie near there."""
HEED: Final = 0.3
"""How much of a difference from that they see."""
GENTLER: Final = 3.0
"""How much less it is in the gentle one, where what the network thinks likely is likelier still."""


def features(state: State) -> list[float]:
    """What the outlook depends on, each about 0 to 1."""
    values, reserve, pile = state.values, state.reserve, state.pile
    research, defence = values.research, values.defence
    left = sum(6.0 / research[tile] for tile in range(state.marker, TILES))
    easy = sum(1 for tile in range(state.marker, TILES) if research[tile] == FIXED_RESEARCH)
    ways = ways_of(state)
    vehicle, aircraft, ship = state.strength_of(V), state.strength_of(A), state.strength_of(S)
    other = vehicle * reserve[V] + aircraft * reserve[A] + ship * reserve[S]
    # how much of the way up each unit may fight for
    personnel = land = air = water = 0
    path, way = ways.path[CAPITAL_PLACE], ways.cost[CAPITAL_PLACE]
    while path:
        place = path.bit_length() - 1
        path ^= 1 << place
        mask, needed = values.admits[state.board[place]], defence[place >> 3]
        personnel += needed if mask & 1 else 0
        land += needed if mask & 2 else 0
        air += needed if mask & 4 else 0
        water += needed if mask & 8 else 0
    near, far = _centres(state, ways)
    cards = sum(pile) or 1
    strength = pile[P] * 2 + pile[V] * vehicle + pile[A] * aircraft + pile[S] * ship
    return [
        left / 12.0,
        easy / 4.0,
        way / 100.0,
        ways.steps(CAPITAL_PLACE) / 8.0,
        (reserve[P] + other) / 40.0,
        (reserve[P] * 3 + other) / 60.0,
        reserve[P] / 10.0,
        reserve[V] / 6.0,
        reserve[A] / 6.0,
        reserve[S] / 6.0,
        1.0 if state.upgrades[V] else 0.0,
        1.0 if state.upgrades[A] else 0.0,
        1.0 if state.upgrades[S] else 0.0,
        1.0 if state.upgrades[P] == UPGRADED else 0.0,
        state.centres / 5.0,
        (reserve[WEAPON] if state.centres == CENTRE_CARDS else 0) / 3.0,
        near / FAR,
        far / FAR,
        strength / cards / 4.0,
        pile[BREAKTHROUGH] / cards * 8.0,
        cards / 60.0,
        personnel / way,
        land / way,
        air / way,
        water / way,
        research[state.marker] / 6.0,
        defence[ways.first_step(CAPITAL_PLACE) >> 3] / 30.0,
    ]


def advancing(state: State) -> list[tuple[int, float]]:
    """By how much which features change when the marker advances by a tile; it is not on the last."""
    research, marker = state.values.research, state.marker
    value = research[marker]
    return [
        (LEFT, -6.0 / value / 12.0),
        (EASY, -0.25 if value == FIXED_RESEARCH else 0.0),
        (NEXT_RESEARCH, (research[marker + 1] - value) / 6.0),
    ]


def _centres(state: State, ways: Ways) -> tuple[int, int]:
    """The cost of the ways to the nearest two centres."""
    near = far = FAR
    centre, capital = state.values.centre, state.values.capital
    for place, terrain in enumerate(state.board):
        if centre <= terrain < capital:
            cost = ways.cost[place]
            if cost < near:
                near, far = cost, near
            elif cost < far:
                far = cost
    return near, far


class Outlook:
    """A value network of one hidden layer: weights by hidden unit, then those of the answer.

    >>> Outlook([], [0.0], [[0.0, 0.0], [0.5, 0.7], [1.0, 1.0]]).calibrated(0.25)
    0.35
    """

    def __init__(
        self, hidden: list[list[float]], answer: list[float], seen: list[list[float]]
    ) -> None:
        self.hidden = hidden  # each: a bias, then a weight a feature
        self.answer = answer  # a bias, then a weight a hidden unit
        self.seen = seen  # rising pairs from 0 to 1: what was reckoned, what then happened

    def calibrated(self, reckoned: float) -> float:
        """How often a planner that reckons so wins: what people are told. A line from pair to pair."""
        for number in range(1, len(self.seen)):
            (low, below), (high, above) = self.seen[number - 1], self.seen[number]
            if reckoned <= high:
                return below + (above - below) * (reckoned - low) / (high - low)
        return reckoned

    def chance(self, seen: list[float]) -> float:
        """The likelihood of winning."""
        return self.judged(self.first(seen))

    def first(self, seen: list[float]) -> list[float]:
        """The first layer: what each hidden unit makes of what is seen."""
        seen = [1.0, *seen]
        return [sum(map(mul, weights, seen)) for weights in self.hidden]

    def moved(self, layer: list[float], changes: list[tuple[int, float]]) -> list[float]:
        """The first layer after some features changed by so much: the others are not gone through again.

        >>> outlook = Outlook([[1.0, 2.0, 4.0]], [0.0, 1.0], [])
        >>> outlook.moved(outlook.first([0.5, 0.25]), [(1, 0.5)]) == outlook.first([0.5, 0.75])
        True
        """
        found = layer[:]
        for unit, weights in enumerate(self.hidden):
            for feature, change in changes:
                found[unit] += weights[feature + 1] * change
        return found

    def judged(self, layer: list[float]) -> float:
        """The likelihood of winning that follows from a first layer."""
        total = self.answer[0]
        for number, value in enumerate(layer):
            if value > 0.0:
                total += self.answer[number + 1] * value
        return 1.0 / (1.0 + exp(-total))

    def heedless(self) -> Outlook:
        """The same network in the eyes of somebody who hardly watches the enemy's research.

        >>> outlook = Outlook([[0.0, *([1.0] * 27)]], [0.0, 1.0], [])
        >>> seen = [0.0] * 27
        >>> seen[LEFT] = seen[EASY] = seen[NEXT_RESEARCH] = 1.0
        >>> [round(outlook.heedless().first(each)[0], 9) for each in (seen, [0.0] * 27)]
        [1.95, 1.05]
        """
        found: list[list[float]] = []
        for weights in self.hidden:
            changed = weights[:]
            for feature, usual in HALF_WAY:
                changed[0] += weights[feature + 1] * usual * (1.0 - HEED)
                changed[feature + 1] *= HEED
            found.append(changed)
        return Outlook(found, self.answer, self.seen)


_outlooks: Final[Cache[Outlook]] = Cache(2)


def trained() -> Outlook:
    """The outlook with its released weights."""
    found = _outlooks.find(PACKAGE)
    if found is None:
        data = json.loads(data_text(PACKAGE, "outlook.json"))
        found = _outlooks.keep(PACKAGE, Outlook(data["hidden"], data["answer"], data["seen"]))
    return found


def heedless() -> Outlook:
    """The trained outlook of somebody who hardly watches the enemy's research."""
    return _outlooks.find("heedless") or _outlooks.keep("heedless", trained().heedless())


_shown: Final[Cache[list[float]]] = Cache(1)


def shown_features(state: State) -> list[float]:
    """What the shown chance depends on: what the network says, and in easier editions how sure it is."""
    reckoned = weight_of(trained().chance(features(state)))
    return [1.0, reckoned, _ease(state.values.defence) * max(0.0, reckoned - 1.0)]


def _ease(defence: list[int]) -> float:
    """1 where a region is as weak as in the gentle edition, 0 where it is no weaker than usual.

    >>> _ease([7, 11, 15, 19, 23, 27, 31, 35]), _ease([12, 16, 20, 24, 28, 32, 36, 40])
    (1.0, 0.0)
    """
    return min(1.0, max(0.0, (USUAL_DEFENCE - sum(defence) / len(defence)) / GENTLER))


def chance_of(seen: list[float]) -> float:
    """The chance of what was seen."""
    weights = _shown.find(PACKAGE)
    if weights is None:
        weights = _shown.keep(PACKAGE, json.loads(data_text(PACKAGE, "chances.json"))["weights"])
    return likelihood(weighed(weights, seen))


def shown_chance(state: State) -> float:
    """How often a planner wins from the beginning of this turn: what the end of a game shows.

    The planner itself compares what the network says; hints are told by what it reckoned (`calibrated`).
    """
    return chance_of(shown_features(state))
