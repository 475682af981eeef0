"""The outlook: how likely each player wins from the beginning of a round, from what lies on the board.

What it looks at is written here; its weights are data (outlook.json), made by tools/fit_chances.py from
games of the greedy player, and docs/chances.md says how true they are.
"""

from __future__ import annotations

import json
from math import log
from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.chances import shares, weighed
from arbitre.core.data import data_text
from arbitre.games.power.bots.chart import Chart, chart_of
from arbitre.games.power.data import PACKAGE
from arbitre.games.power.rules.income import due
from arbitre.games.power.rules.pieces import POWER_MASK, R, S, count
from arbitre.games.power.rules.setting import DEFAULT_ROUNDS
from arbitre.games.power.rules.state import State

FOOT: Final = (S, R)
"""What takes a flag (PW-F1)."""
LONG: Final = 3
"""From so many moves on, a headquarters is out of reach."""


def features(state: State) -> dict[int, list[float]]:
    """What the outlook depends on, for each player still in the game, each about 0 to 1."""
    setting = state.setting
    players = state.candidates()
    powers = {seat: sum(state.total(army) for army in setting.armies[seat]) for seat in players}
    whole = sum(powers.values()) or 1
    gone = min(1.0, state.round / (setting.rounds or DEFAULT_ROUNDS))
    late = gone if setting.rounds else 0.0
    chart = chart_of(setting)
    near = {seat: _nearness(state, chart, seat) for seat in players}
    found: dict[int, list[float]] = {}
    for seat in players:
        part = (powers[seat] + 1) / whole
        armies = [army for army in setting.armies[seat] if state.stands(army)]
        size = setting.board.size
        kept = sum(state.stacks[size * 4 + army] & POWER_MASK for army in armies)
        others = [near[other] for other in players if other != seat]
        found[seat] = [
            log(part),
            log(part) * late,
            log(part) * (len(players) == 2),
            part,
            sum(1.0 for holder in state.holder if holder in setting.armies[seat]) / 4,
            len(armies) / 4,
            sum(len(due(state, army)) for army in armies) / 4,
            kept / (powers[seat] + 1),
            max(near[seat].values(), default=0.0),
            max((one.get(army, 0.0) for one in others for army in armies), default=0.0),
            _guard(state, seat),
        ]
    return found


def _nearness(state: State, chart: Chart, seat: int) -> dict[int, float]:
    """For each foreign headquarters, by army: 1 where foot could be in it next round, less from afar."""
    setting = state.setting
    found: dict[int, float] = {}
    for goal in range(4):
        if setting.side[goal] == seat or not state.stands(goal):
            continue
        moves = LONG
        for army in setting.armies[seat]:
            for place in range(setting.board.size):
                stack = state.stacks[place * 4 + army]
                if stack:
                    for kind in FOOT:
                        if count(stack, kind):
                            moves = min(moves, chart.moves[kind][goal][place])
        found[goal] = (LONG - moves) / LONG
    return found


def _guard(state: State, seat: int) -> float:
    """How much of a player's power stands in their headquarters."""
    setting = state.setting
    whole = guard = 0
    for army in setting.armies[seat]:
        if state.stands(army):
            whole += state.total(army)
            guard += state.stacks[setting.board.hq[army] * 4 + army] & POWER_MASK
    return guard / (whole + 1)


_weights: Final[Cache[list[float]]] = Cache(1)


def chances_of(seen: list[list[float]]) -> list[float]:
    """The chances of what was seen of each player, one together."""
    weights = _weights.find(PACKAGE)
    if weights is None:
        data = json.loads(data_text(PACKAGE, "outlook.json"))
        weights = _weights.keep(PACKAGE, data["weights"])
    return shares([weighed(weights, one) for one in seen])


def outlook(state: State) -> dict[int, float]:
    """The chance of each player to win, a shared victory in parts; whoever is out has none."""
    seen = features(state)
    found = dict.fromkeys(range(state.setting.players), 0.0)
    found.update(zip(seen, chances_of(list(seen.values())), strict=True))
    return found
