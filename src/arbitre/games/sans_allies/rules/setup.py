"""Setting up: the region discard and the pyramid (SA-S2). Chance deals, card by card."""

from __future__ import annotations

from arbitre.core.telling import Telling
from arbitre.games.sans_allies.rules.convoy import begin_turn
from arbitre.games.sans_allies.rules.pyramid import DEALT, NAMES
from arbitre.games.sans_allies.rules.state import (
    PYRAMID,
    State,
)
from arbitre.games.sans_allies.rules.values import FIRST_DISCARD


def lay_open(state: State, terrain: int, told: Telling) -> None:
    """SA-S2: a region face up on the region discard, on top of those before."""
    state.unseen[terrain] -= 1
    state.regions.append(terrain)
    if len(state.regions) == FIRST_DISCARD:
        state.phase = PYRAMID
    told.tell("laid-open", "SA-S2", {"terrain": state.values.names[terrain]})


def deal_pyramid(state: State, terrain: int, told: Telling) -> None:
    """SA-S2: the next card of the pyramid, row G down to A, left to right."""
    place = next_place(state)
    state.unseen[terrain] -= 1
    state.board[place] = terrain
    state.standing |= 1 << place
    name = state.values.names[terrain]
    told.tell("dealt", "SA-S2", {"place": NAMES[place], "terrain": name})
    if place == DEALT[-1]:
        begin_turn(state, told)


def next_place(state: State) -> int:
    """Where the next card of the pyramid is dealt."""
    for place in DEALT:
        if not state.standing >> place & 1:
            return place
    return -1
