"""Playing a state on: chance by a generator, the invader by a captain."""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.core.telling import SILENT
from arbitre.games.sans_allies.bots.captain import Captain
from arbitre.games.sans_allies.play.position import decide
from arbitre.games.sans_allies.rules.convoy import draw
from arbitre.games.sans_allies.rules.invasions import dice
from arbitre.games.sans_allies.rules.research import research_roll
from arbitre.games.sans_allies.rules.state import (
    BOMBING_DIE,
    CHANCE_PHASES,
    DICE,
    DRAWING,
    OVER,
    RESEARCH_DIE,
    State,
)
from arbitre.games.sans_allies.rules.upgrades import bombing_roll


def roll_once(state: State, rng: Rng) -> None:
    """Let chance do the one thing that is due."""
    phase = state.phase
    if phase == DRAWING:
        pile = state.pile
        number = rng.below(pile[0] + pile[1] + pile[2] + pile[3] + pile[4] + pile[5])
        kind = 0
        while number >= pile[kind]:
            number -= pile[kind]
            kind += 1
        draw(state, kind, SILENT)
    elif phase == DICE:
        dice(state, 2 + rng.below(6) + rng.below(6), SILENT)
    elif phase == RESEARCH_DIE:
        research_roll(state, 1 + rng.below(6), SILENT)
    elif phase == BOMBING_DIE:
        bombing_roll(state, 1 + rng.below(6), SILENT)
    else:
        raise ValueError("the nation is not dealt yet")


def play_turn(state: State, captain: Captain, rng: Rng) -> None:
    """Play on until the enemy's die is due, or the next turn begins, or the game is over."""
    turn = state.turn
    while state.phase not in (OVER, RESEARCH_DIE) and state.turn == turn:
        if state.phase in CHANCE_PHASES:
            roll_once(state, rng)
        else:
            decide(state, captain.decide(state), SILENT)
