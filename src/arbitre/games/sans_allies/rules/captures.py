"""What a captured region, centre or capital brings (SA-I9, SA-P, SA-C)."""

from __future__ import annotations

from arbitre.core.telling import Telling
from arbitre.games.sans_allies.rules.cards import UNITS
from arbitre.games.sans_allies.rules.pyramid import NAMES
from arbitre.games.sans_allies.rules.research import setback
from arbitre.games.sans_allies.rules.state import (
    BASE,
    INVASIONS,
    OVER,
    UPGRADED,
    UPGRADES,
    State,
)
from arbitre.games.sans_allies.rules.values import CENTRE_CARDS, TOP_PERSONNEL


def capture(state: State, told: Telling) -> None:
    """SA-I9: the card leaves the pyramid and personnel grows stronger."""
    place, values = state.target, state.values
    terrain = state.board[place]
    _close(state)
    state.board[place] = 0
    state.standing &= ~(1 << place)
    args: dict[str, str | int] = {"place": NAMES[place], "terrain": values.names[terrain]}
    if terrain == values.capital:
        state.successes += 1
        state.phase, state.won = OVER, True
        told.tell("capital", "SA-C3", args)
        return
    if not values.is_centre(terrain):
        state.regions.append(terrain)
    state.phase = INVASIONS
    told.tell("captured", "SA-I9", args)
    _morale(state, told)
    if values.is_centre(terrain):
        _centre(state, told)


def _close(state: State) -> None:
    state.target, state.force, state.due = -1, 0, 0
    state.retreating = False


def _morale(state: State, told: Telling) -> None:
    """SA-P1: one stronger after each successful invasion of the turn, up to 4."""
    stronger = state.personnel < TOP_PERSONNEL
    state.successes += 1
    if stronger:
        told.tell("personnel", "SA-P1", {"strength": state.personnel})


def _centre(state: State, told: Telling) -> None:
    """SA-C1: first a setback where one is possible, then an upgrade."""
    if state.setback_possible:
        setback(state, told)
    state.centres += 1
    left = [unit for unit in range(4) if state.upgrades[unit] == BASE]
    if len(left) > 1:
        state.phase = UPGRADES
    told.tell("centre", "SA-C1", {"centres": state.centres})
    if state.centres == CENTRE_CARDS:
        told.tell("ultimate-weapon", "SA-C2", {})
    elif len(left) == 1:
        upgrade(state, left[0], told)


def upgrade(state: State, unit: int, told: Telling) -> None:
    """SA-C2: a unit tile is turned to its upgraded side, effective at once."""
    state.upgrades[unit] = UPGRADED
    state.phase = INVASIONS
    told.tell(f"upgrade-{UNITS[unit]}", "SA-C2", {"strength": state.strength_of(unit)})
