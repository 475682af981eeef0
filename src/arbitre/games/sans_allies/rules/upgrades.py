"""What the upgrades allow: scouts, the ultimate weapon, heavy bombers (SA-U)."""

from __future__ import annotations

from arbitre.core.position import refuse
from arbitre.core.telling import Telling
from arbitre.games.sans_allies.rules.cards import WEAPON, A, P
from arbitre.games.sans_allies.rules.invasions import check_exposed
from arbitre.games.sans_allies.rules.pyramid import NAMES
from arbitre.games.sans_allies.rules.research import enemy_research, setback
from arbitre.games.sans_allies.rules.state import (
    BASE,
    BOMBING,
    BOMBING_DIE,
    SPENT,
    UPGRADED,
    State,
)
from arbitre.games.sans_allies.rules.values import CENTRE_CARDS


def check_scouts(state: State, place: int) -> None:
    """SA-U1: once a game, an exposed region for the top of the discard; no sea in, no capital out."""
    if state.upgrades[P] == SPENT:
        raise refuse("SA-U1", "scouts-spent")
    if state.upgrades[P] != UPGRADED:
        raise refuse("SA-U1", "no-scouts")
    check_exposed(state, place)
    if state.board[place] == state.values.capital:
        raise refuse("SA-U1", "scouts-capital")
    if not state.regions:
        raise refuse("SA-U1", "scouts-nothing")
    if state.values.sea[state.regions[-1]]:
        raise refuse("SA-U1", "scouts-sea")


def scouts(state: State, place: int, told: Telling) -> None:
    """SA-U1: the swap; the tile returns to its base side."""
    out, back = state.board[place], state.regions[-1]
    state.board[place], state.regions[-1] = back, out
    state.upgrades[P] = SPENT
    names = state.values.names
    told.tell("scouts", "SA-U1", {"place": NAMES[place], "terrain": names[back], "out": names[out]})


def check_weapon(state: State) -> None:
    """SA-U5: the weapon needs five centres and a card."""
    if state.centres < CENTRE_CARDS:
        raise refuse("SA-U5", "no-weapon", n=CENTRE_CARDS)
    if not state.reserve[WEAPON]:
        raise refuse("SA-U5", "no-weapon-card")


def check_strike(state: State, place: int) -> None:
    """SA-U5: an exposed region, neither sea nor capital."""
    check_weapon(state)
    check_exposed(state, place)
    terrain = state.board[place]
    if terrain == state.values.capital:
        raise refuse("SA-U5", "weapon-capital")
    if state.values.sea[terrain]:
        raise refuse("SA-U5", "weapon-sea", place=NAMES[place])


def strike(state: State, place: int, told: Telling) -> None:
    """SA-U5: a region leaves the game without an invasion, and the card too."""
    terrain = state.board[place]
    _use_weapon(state)
    state.board[place] = 0
    state.standing &= ~(1 << place)
    state.removed[terrain] += 1
    name = state.values.names[terrain]
    told.tell("weapon-region", "SA-U5", {"place": NAMES[place], "terrain": name})


def check_strike_research(state: State) -> None:
    """SA-R4: a pointless setback is refused."""
    check_weapon(state)
    check_setback(state)


def check_setback(state: State) -> None:
    """SA-R4: no setback while the research value is 3."""
    if not state.setback_possible:
        raise refuse("SA-R4", "no-setback", value=state.research)


def strike_research(state: State, told: Telling) -> None:
    """SA-U5: the weapon causes a setback."""
    _use_weapon(state)
    told.tell("weapon-research", "SA-U5", {})
    setback(state, told)


def _use_weapon(state: State) -> None:
    state.reserve[WEAPON] -= 1
    state.removed_weapons += 1


def end_invasions(state: State, told: Telling) -> None:
    """SA-T1: bombing where it can do something, then enemy research."""
    if state.upgrades[A] != BASE and state.reserve[A] and state.setback_possible:
        state.phase = BOMBING
    else:
        enemy_research(state, told)


def check_bombing(state: State, bombers: int) -> None:
    """SA-U4: aircraft of the reserve; light craft do not bomb."""
    if bombers > state.reserve[A]:
        raise refuse("SA-U4", "not-in-reserve", unit="A", n=state.reserve[A])


def bomb(state: State, bombers: int, told: Telling) -> None:
    """SA-U4: the aircraft are discarded and a die is due; none of them, and research follows."""
    if not bombers:
        enemy_research(state, told)
        return
    state.reserve[A] -= bombers
    state.discard[A] += bombers
    state.force = bombers << 16
    state.phase = BOMBING_DIE
    told.tell("bombing", "SA-U4", {"n": bombers})


def bombing_roll(state: State, die: int, told: Telling) -> None:
    """SA-U4: at or below the number of aircraft it is a setback."""
    bombers = state.force >> 16
    state.force = 0
    if die <= bombers:
        told.tell("bombing-hits", "SA-U4", {"die": die, "n": bombers})
        setback(state, told)
    else:
        told.tell("bombing-fails", "SA-U4", {"die": die, "n": bombers})
    enemy_research(state, told)
