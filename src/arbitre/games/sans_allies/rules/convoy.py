"""The beginning of a turn: convoy, draw, deploy (SA-T)."""

from __future__ import annotations

from arbitre.core.telling import Telling
from arbitre.games.sans_allies.rules.cards import BREAKTHROUGH, KINDS, WEAPON, S
from arbitre.games.sans_allies.rules.pyramid import ROWS
from arbitre.games.sans_allies.rules.state import (
    BASE,
    CONVOYS,
    DRAWING,
    INVASIONS,
    State,
)
from arbitre.games.sans_allies.rules.values import BASE_DRAW, CENTRE_CARDS, FIXED_RESEARCH, TILES


def begin_turn(state: State, told: Telling) -> None:
    """SA-T1: a convoy where there can be one, then the draw."""
    waiting = state.upgrades[S] != BASE and state.reserve[S] > 0
    if waiting:
        state.phase = CONVOYS
    else:
        _owe_cards(state, 0)
    told.tell("turn", "SA-T1", {"turn": state.turn})
    if not waiting:
        go_on_drawing(state, told)


def convoy(state: State, told: Telling) -> None:
    """SA-U3: a ship is discarded for one card more."""
    state.reserve[S] -= 1
    state.discard[S] += 1
    _owe_cards(state, 1)
    told.tell("convoy", "SA-U3", {})
    go_on_drawing(state, told)


def start_drawing(state: State, told: Telling) -> None:
    """SA-T2: the draw, without a convoy."""
    _owe_cards(state, 0)
    go_on_drawing(state, told)


def _owe_cards(state: State, extra: int) -> None:
    """SA-T2: three cards, one more a captured centre, one more for a convoy."""
    state.phase = DRAWING
    state.to_draw = BASE_DRAW + state.centres + extra


def go_on_drawing(state: State, told: Telling) -> None:
    """SA-T5: an empty pile is made anew from the discard; where both are empty, fewer are drawn."""
    if not any(state.pile) and (state.to_draw or state.values.reshuffles_early):
        if any(state.discard):
            state.pile, state.discard = state.discard, state.pile
            told.tell("shuffled", "SA-T5", {"n": sum(state.pile)})
        elif state.to_draw:
            missing = state.to_draw
            state.to_draw = 0
            state.phase = INVASIONS
            told.tell("nothing-to-draw", "SA-T5", {"n": missing})


def draw(state: State, kind: int, told: Telling) -> None:
    """A card is drawn and deployed, or resolved and discarded (SA-T3, SA-T4, SA-T6)."""
    state.pile[kind] -= 1
    state.to_draw -= 1
    if not state.to_draw:
        state.phase = INVASIONS
    if kind == BREAKTHROUGH:
        state.discard[kind] += 1
        _breakthrough(state, told)
    elif kind == WEAPON and state.centres < CENTRE_CARDS:
        state.discard[kind] += 1
        told.tell("weapon-lost", "SA-T4", {})
    else:
        state.reserve[kind] += 1
        told.tell("deployed", "SA-T6", {"card": KINDS[kind]})
    go_on_drawing(state, told)


def _breakthrough(state: State, told: Telling) -> None:
    """SA-T3: the marker advances while the research value is 3; it never ends the game."""
    if state.values.research[state.marker] == FIXED_RESEARCH and state.marker < TILES - 1:
        state.marker += 1
        told.tell("breakthrough", "SA-T3", {"tile": ROWS[state.marker]})
    else:
        told.tell("breakthrough-nothing", "SA-T3", {"tile": ROWS[state.marker]})
