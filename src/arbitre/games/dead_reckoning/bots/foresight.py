"""The foresight: how likely the humans win, from the beginning of a human's turn, as a small network sees it.

What it looks at is written here; its weights are data (foresight.json), made by tools/train_foresight.py
from games of the admiral, and docs/dead_reckoning_figures.md says how true it is.
"""

from __future__ import annotations

import json
from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.chances import likelihood, weighed, weight_of
from arbitre.core.data import data_text
from arbitre.games.dead_reckoning.data import PACKAGE
from arbitre.games.dead_reckoning.rules.board import SPACES
from arbitre.games.dead_reckoning.rules.human.belongings import HAND, Human
from arbitre.games.dead_reckoning.rules.icons import COUNT
from arbitre.games.dead_reckoning.rules.scoring import score
from arbitre.games.dead_reckoning.rules.state import State
from arbitre.games.dead_reckoning.rules.table import (
    EXPERT,
    EXTREME,
    HARD,
    SIDES,
    TO_END,
    OpenTable,
)

UNSURE: Final = 0.001
"""A chance is not told to be nearer to 0 or 1 before it is set right."""
AS_IT_IS: Final = [0.0, 1.0, 0.0, 0.0, 0.0, 0.0]
"""The weights with which a chance is told as it was reckoned."""
USUAL_LENGTH: Final = 13.0
"""Turns after which most games are over."""
LINES: Final = ("goods", "islands", "buildings", "upgrades", "crew", "experts", "bonus")
SCALES: Final = (8.0, 40.0, 12.0, 8.0, 12.0, 10.0, 8.0)
"""Lines of the score that are looked at one by one, and what makes each about 1."""


class Foresight:
    """A value network of one hidden layer: weights by hidden unit, then those of the answer.

    >>> foresight = Foresight([[0.0, 1.0], [-3.0, 1.0]], [0.0, 2.0, 9.0])
    >>> round(foresight.chance([0.5]), 3), foresight.chance([-1.0])
    (0.731, 0.5)
    """

    def __init__(
        self, hidden: list[list[float]], answer: list[float], shown: list[float] | None = None
    ) -> None:
        self.hidden = hidden  # each: a bias, then a weight a feature
        self.answer = answer  # a bias, then a weight a hidden unit
        self.shown = AS_IT_IS if shown is None else shown  # weights of what people are told

    def chance(self, features: list[float]) -> float:
        """The likelihood of winning."""
        total = self.answer[0]
        for number, weights in enumerate(self.hidden):
            # added up one by one: `sum` rounds otherwise from Python 3.12 on, and games are to repeat
            value = weights[0]
            for place, feature in enumerate(features):
                value += weights[place + 1] * feature
            if value > 0.0:
                total += self.answer[number + 1] * value
        return likelihood(total)

    def calibrated(self, reckoned: float, difficulty: int, humans: int) -> float:
        """How often an admiral who reckons so wins: what people are told."""
        return likelihood(weighed(self.shown, told_by(reckoned, difficulty, humans)))


def told_by(reckoned: float, difficulty: int, humans: int) -> list[float]:
    """What the chance that people are told depends on.

    >>> told_by(0.5, HARD, 2)
    [1.0, 0.0, 1.0, 0.0, 0.0, 1.0]
    >>> round(Foresight([], []).calibrated(0.3, EXPERT, 1), 6)
    0.3
    """
    sure = min(max(reckoned, UNSURE), 1.0 - UNSURE)
    harder = [1.0 if difficulty == each else 0.0 for each in (HARD, EXPERT, EXTREME)]
    return [1.0, weight_of(sure), *harder, 1.0 if humans == 2 else 0.0]


_foresights: Final[Cache[Foresight]] = Cache(1)


def trained() -> Foresight:
    """The foresight with its released weights."""
    found = _foresights.find(PACKAGE)
    if found is None:
        data = json.loads(data_text(PACKAGE, "foresight.json"))
        made = Foresight(data["hidden"], data["answer"], data["shown"])
        found = _foresights.keep(PACKAGE, made)
    return found


# -- what it looks at ------------------------------------------------------------------------


def features(state: State, seat: int) -> list[float]:
    """What a human sees at the beginning of their turn, each about -1 to 1; of two humans the means."""
    table = state.table
    left = max(0.0, USUAL_LENGTH - table.turn[table.humans + seat]) / USUAL_LENGTH
    found = _standing(state, left)
    found += _pieces(table)
    _crew(state, seat, left, found)
    _islands(table, left, found)
    for each in range(len(table.bonus)):
        found.append(table.bonus[each] / 4.0 if table.bonus_to[each] < 0 else 0.0)
    return found


def _mean(values: list[int], first: int, count: int) -> float:
    """The mean of what sides have, from a side on."""
    total = 0
    for side in range(first, first + count):
        total += values[side]
    return total / count


def _standing(state: State, left: float) -> list[float]:
    """Points, turns, achievements, the difficulty."""
    table = state.table
    humans = table.humans
    mine = dict.fromkeys(LINES, 0.0)
    theirs = dict.fromkeys(LINES, 0.0)
    a = b = 0.0
    for side in range(table.sides):
        points = score(state, side)
        for line in LINES:
            if side < humans:
                mine[line] += points[line] / humans
            else:
                theirs[line] += points[line] / humans
        if side < humans:
            a += sum(points.values()) / humans
        else:
            b += sum(points.values()) / humans
    lead = (a - b) / 50.0
    counts = [claimed.bit_count() for claimed in table.claimed]
    near = max(counts[:humans]) >= TO_END - 1
    foe_near = max(counts[humans : table.sides]) >= TO_END - 1
    two = 1.0 if humans == 2 else 0.0
    found = [lead, a / 100.0, b / 100.0, 1.0 - left, left * left, lead * (1.0 - left)]
    found += [lead if near else 0.0, lead if foe_near else 0.0]
    found += [1.0 if near else 0.0, 1.0 if foe_near else 0.0]
    found.append(1.0 if 0 <= table.trigger < humans else 0.0)
    found.append(1.0 if table.trigger >= humans else 0.0)
    found += [_mean(counts, 0, humans) / 4.0, _mean(counts, humans, humans) / 4.0]
    for harder in (HARD, EXPERT, EXTREME):
        is_so = 1.0 if table.difficulty == harder else 0.0
        found += [is_so, is_so * left, is_so * two]
    found += [two, two * left, two * lead]
    for line, scale in zip(LINES, SCALES, strict=True):
        found += [mine[line] / scale, theirs[line] / scale]
    for each in range(len(table.bonus)):
        for first in (0, humans):
            claimed = 0
            for side in range(first, first + humans):
                claimed += table.claimed[side] >> each & 1
            found.append(claimed / humans)
    return found


def _pieces(table: OpenTable) -> list[float]:
    """Ships, docks and piles."""
    humans = table.humans
    cargo = _mean(table.aboard_cargo, 0, humans) + _mean(table.dock_cargo, 0, humans)
    return [
        _mean(table.aboard_coins, 0, humans) / 8.0,
        cargo / 10.0,
        min(10.0, cargo) ** 2 / 100.0,
        _mean(table.damage, 0, humans) / 5.0,
        _mean(table.damage, humans, humans) / 5.0,
        _mean(table.upgrades, 0, humans) / 4.0,
        _mean(table.upgrades, humans, humans) / 5.0,
        _mean(table.legendary, 0, humans) / 3.0,
        _mean(table.legendary, humans, humans) / 3.0,
        _mean(table.explorer, 0, humans) / 4.0,
        _mean(table.explorer, humans, humans) / 4.0,
        _mean(table.dock_coins, humans, humans) / 20.0,
        _mean(table.pirate_power, humans, humans) / 10.0,
        _mean(table.merchant_pile, humans, humans) / 8.0,
        _mean(table.cannons, humans, humans) / 3.0,
    ]


def _crew(state: State, seat: int, left: float, found: list[float]) -> None:
    """The crews of all humans, and the hand of the one on turn."""
    crew, hand = [0] * COUNT, [0] * COUNT
    chest = draws = room = limit = sails = cannons = 0
    levels = [0, 0, 0, 0]
    for human in state.humans:
        for face in human.faces:
            _add(crew, face)
        chest += human.chest
        draws += human.draws
        room += human.room
        limit += human.hand_limit
        sails += human.ship_sails
        cannons += human.ship_cannons
        for level in human.level:
            levels[level] += 1
    mine: Human = state.humans[seat]
    for card in mine.cards_in(HAND):
        _add(hand, mine.faces[card])
    count = float(len(state.humans))
    found.append(chest / count / 20.0)
    found += [one / count / 10.0 * left for one in crew]
    found += [one / 4.0 for one in hand]
    found += [draws / count / 5.0 * left, room / count / 10.0 * left, limit / count / 6.0 * left]
    found += [sails / count * left, cannons / count / 2.0 * left]
    found += [levels[1] / count / 12.0 * left, levels[2] / count / 12.0 * left]
    found.append(levels[3] / count / 3.0)


def _add(counts: list[int], face: list[int]) -> None:
    for icon, number in enumerate(face):
        counts[icon] += number


def _islands(table: OpenTable, left: float, found: list[float]) -> None:
    """Cubes, islands held, those nearly won and those in danger."""
    humans = table.humans
    own = foe = held = 0
    close = risk = threat = 0.0
    for space in range(1, SPACES):
        if not table.is_island(space):
            continue
        island = table.values.islands[table.tiles[space]]
        need = island.spaces // 2 + 1
        spot = space * SIDES
        most = foes = 0
        for side in range(table.sides):
            cubes = table.cubes[spot + side]
            if side < humans:
                own += cubes
                most = max(most, cubes)
            else:
                foe += cubes
                foes = max(foes, cubes)
        owner = table.control[space]
        if 0 <= owner < humans:
            held += 1
            risk += island.first * foes / need
        else:
            close += island.first * (most / need) ** 2
            if owner < 0:
                threat += island.first * (foes / need) ** 2
    found += [own / humans / 20.0, foe / humans / 20.0, held / humans / 5.0]
    found += [close / humans / 20.0 * left, risk / humans / 20.0 * left]
    found.append(threat / humans / 20.0 * left)
    permanent = [table.permanent_of(side) for side in range(table.sides)]
    found += [_mean(permanent, 0, humans) / 5.0, _mean(permanent, humans, humans) / 5.0]
