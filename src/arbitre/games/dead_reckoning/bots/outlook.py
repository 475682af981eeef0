"""The outlook: how likely the humans win from the beginning of an Alliance's turn.

What it looks at is written here; its weights are data (outlook.json), made by tools/fit_chances.py from
games of the navigator, and docs/chances.md says how true they are.
"""

from __future__ import annotations

import json
from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.chances import likelihood, weighed
from arbitre.core.data import data_text
from arbitre.games.dead_reckoning.data import PACKAGE
from arbitre.games.dead_reckoning.rules.board import OCEAN
from arbitre.games.dead_reckoning.rules.scoring import island_points, total
from arbitre.games.dead_reckoning.rules.state import State
from arbitre.games.dead_reckoning.rules.table import EXPERT, EXTREME, HARD, TO_END

USUAL_LENGTH: Final = 12.0
"""Turns of a usual game."""


def features(state: State) -> list[float]:
    """What the outlook depends on, each about -1 to 1; of two humans the mean."""
    table = state.table
    humans, count = range(table.humans), float(table.humans)
    alliances = range(table.humans, table.sides)
    points = sum(total(state, side) for side in humans) - sum(total(state, s) for s in alliances)
    lead = points / (50.0 * count)
    gone = min(1.5, max(table.turn) / USUAL_LENGTH)
    mine = sum(table.claimed[side].bit_count() for side in humans) / count / TO_END
    theirs = sum(table.claimed[side].bit_count() for side in alliances) / count / TO_END
    most = max(table.claimed[side].bit_count() for side in range(table.sides)) / TO_END
    ending = 1.0 if table.trigger >= 0 else 0.0
    held = [sum(1 for space in OCEAN if table.control[space] == side) for side in range(4)]
    islands = (sum(held[: table.humans]) - sum(held[table.humans : table.sides])) / count / 8.0
    cargo = sum(table.aboard_cargo[side] + table.dock_cargo[side] for side in humans) / count / 8.0
    crew = sum(state.humans[side].crew_at(2) + 2 * state.humans[side].crew_at(3) for side in humans)
    bought = sum(sum(state.humans[side].bought) for side in humans)
    held_points = sum(island_points(state, side) for side in humans) / count / 50.0
    their_points = sum(island_points(state, side) for side in alliances) / count / 50.0
    # how near the Alliance is to its next achievements
    gathered = [
        sum(row[side] for side in alliances) / count / 5.0
        for row in (
            table.merchant_pile,
            table.pirate_pile,
            table.legendary,
            table.experts,
            table.explorer,
        )
    ]
    harder = [1.0 if table.difficulty == one else 0.0 for one in (HARD, EXPERT, EXTREME)]
    two = 1.0 if table.humans == 2 else 0.0
    return [
        1.0,
        gone,
        lead,
        lead * gone,
        lead * most,
        lead * ending,
        mine,
        theirs,
        most,
        ending,
        islands,
        islands * gone,
        cargo,
        crew / count / 10.0,
        bought / count / 4.0,
        sum(table.damage[side] for side in humans) / count / 4.0,
        *harder,
        *(one * gone for one in harder),
        two,
        two * gone,
        *(two * one for one in harder),
        held_points,
        their_points,
        *gathered,
        two * lead,
        two * lead * gone,
    ]


_weights: Final[Cache[list[float]]] = Cache(1)


def chance_of(seen: list[float]) -> float:
    """The chance of what was seen."""
    weights = _weights.find(PACKAGE)
    if weights is None:
        data = json.loads(data_text(PACKAGE, "outlook.json"))
        weights = _weights.keep(PACKAGE, data["weights"])
    return likelihood(weighed(weights, seen))


def outlook(state: State) -> float:
    """The chance that the humans win."""
    return chance_of(features(state))
