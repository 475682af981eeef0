"""Enemy research and the end of a turn (SA-R, SA-E)."""

from __future__ import annotations

from arbitre.core.telling import Telling
from arbitre.games.sans_allies.rules.convoy import begin_turn
from arbitre.games.sans_allies.rules.pyramid import ROWS
from arbitre.games.sans_allies.rules.state import (
    OVER,
    RESEARCH_DIE,
    State,
)
from arbitre.games.sans_allies.rules.values import TILES


def setback(state: State, told: Telling) -> None:
    """SA-R4: the marker goes one tile back and shows flame; the caller saw that it can."""
    state.marker -= 1
    state.flame = True
    told.tell("setback", "SA-R4", {"tile": ROWS[state.marker]})


def enemy_research(state: State, told: Telling) -> None:
    """SA-R1: after a setback no roll, the marker turns grey; otherwise a die is due."""
    state.phase = RESEARCH_DIE
    if state.flame:
        state.flame = False
        told.tell("no-research", "SA-R1", {"tile": ROWS[state.marker]})
        end_of_turn(state, told)


def research_roll(state: State, die: int, told: Telling) -> None:
    """SA-R2: at or below the research value the marker advances; beyond H the game is lost (SA-R3)."""
    value = state.values.research[state.marker]
    if die > value:
        told.tell("research-fails", "SA-R2", {"die": die, "value": value})
    elif state.marker == TILES - 1:
        state.phase = OVER
        told.tell("enemy-weapon", "SA-R3", {"die": die, "value": value})
        return
    else:
        state.marker += 1
        told.tell("research", "SA-R2", {"die": die, "value": value, "tile": ROWS[state.marker]})
    end_of_turn(state, told)


def end_of_turn(state: State, told: Telling) -> None:
    """SA-E1: personnel back to strength 1; the next turn begins."""
    if state.successes:
        state.successes = 0
        told.tell("personnel-rests", "SA-E1", {})
    state.turn += 1
    begin_turn(state, told)
