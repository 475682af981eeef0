"""Whether a position from outside could be one: every card accounted for, every phase with its parts."""

from __future__ import annotations

from arbitre.core.plain import wrong
from arbitre.games.sans_allies.rules.cards import KINDS, WEAPON, A, counted, size
from arbitre.games.sans_allies.rules.invasions import eligible
from arbitre.games.sans_allies.rules.listing import decisions
from arbitre.games.sans_allies.rules.pyramid import (
    CAPITAL_PLACE,
    DEALT,
    NAMES,
    PLACES,
    ROW,
    exposed,
    free_corners,
)
from arbitre.games.sans_allies.rules.state import (
    BASE,
    BOMBING,
    BOMBING_DIE,
    CONVOYS,
    DICE,
    DRAWING,
    LOSSES,
    OVER,
    PHASES,
    PYRAMID,
    RECOVERY,
    REGIONS,
    RETREAT,
    UPGRADES,
    State,
)
from arbitre.games.sans_allies.rules.values import CENTRE_CARDS, FIRST_DISCARD


def check_position(state: State) -> None:
    """BadInput for what no game could have led to."""
    _check_nation(state)
    _check_production(state)
    _check_upgrades(state)
    _check_phase(state)
    _check_attack(state)


def _check_nation(state: State) -> None:
    values = state.values
    counts = [0] * len(values.cards)
    for place in PLACES:
        counts[state.board[place]] += 1
    counts[0] = 0
    for terrain in state.regions:
        counts[terrain] += 1
    for terrain in range(1, len(counts)):
        counts[terrain] += state.unseen[terrain] + state.removed[terrain]
    counts[values.capital] += 1 if state.won else 0
    # which kinds the captured centres were of is not kept: any that are missing
    taken = state.centres
    for terrain in range(values.centre, values.capital):
        missing = min(max(0, values.cards[terrain] - counts[terrain]), taken)
        counts[terrain] += missing
        taken -= missing
    counts[values.centre] += taken
    for terrain, number in enumerate(values.cards):
        if counts[terrain] != number:
            name = values.names[terrain]
            raise wrong("pyramid", "card-count", card=name, n=counts[terrain], cards=number)
    at_top = state.board[CAPITAL_PLACE] == values.capital
    if at_top == state.won:
        raise wrong("pyramid.H", "capital-place")


def _check_production(state: State) -> None:
    force = [*counted(state.force), 0, 0] if state.phase in (DICE, RECOVERY) else [0] * 6
    for kind, number in enumerate(state.values.production):
        found = state.pile[kind] + state.discard[kind] + state.reserve[kind] + force[kind]
        found += state.removed_weapons if kind == WEAPON else 0
        if found != number:
            raise wrong("pile", "card-count", card=KINDS[kind], n=found, cards=number)
    if state.reserve[4]:
        raise wrong("reserve.breakthrough", "not-in-a-reserve")
    if state.centres < CENTRE_CARDS and (state.reserve[WEAPON] or state.removed_weapons):
        raise wrong("reserve.weapon", "weapon-too-early", n=CENTRE_CARDS)


def _check_upgrades(state: State) -> None:
    """SA-C2: each of the first four centres gave one."""
    given = sum(1 for side in state.upgrades if side != BASE)
    due = min(state.centres, 4)
    if given != due - (1 if state.phase == UPGRADES else 0):
        raise wrong("upgrades", "upgrade-count", n=given, centres=state.centres)
    if state.phase == UPGRADES and not 1 <= state.centres <= 3:
        raise wrong("centres", "upgrade-count", n=given, centres=state.centres)


def _check_phase(state: State) -> None:
    phase = state.phase
    dealing = phase in (REGIONS, PYRAMID)
    dealt = sum(1 for place in DEALT if state.standing >> place & 1)
    if dealing != any(state.unseen):
        raise wrong("unseen_regions", "unseen-phase", phase=PHASES[phase])
    if phase == REGIONS and (dealt or len(state.regions) >= FIRST_DISCARD):
        raise wrong("phase", "phase-parts", phase=PHASES[phase])
    if phase == PYRAMID:
        first = [place for place in DEALT[:dealt] if state.standing >> place & 1]
        if len(state.regions) != FIRST_DISCARD or len(first) != dealt:
            raise wrong("phase", "phase-parts", phase=PHASES[phase])
    if (phase == DRAWING) != (state.to_draw > 0) or (phase == DRAWING and not any(state.pile)):
        raise wrong("to_draw", "phase-parts", phase=PHASES[phase])
    if state.won and phase != OVER:
        raise wrong("won", "phase-parts", phase=PHASES[phase])
    if phase in (CONVOYS, UPGRADES, RETREAT, LOSSES, BOMBING) and len(decisions(state)) < 2:
        raise wrong("phase", "phase-parts", phase=PHASES[phase])
    if phase == CONVOYS and (state.upgrades[3] == BASE or not state.reserve[3]):
        raise wrong("phase", "phase-parts", phase=PHASES[phase])
    if phase in (BOMBING, BOMBING_DIE) and (
        state.upgrades[A] == BASE or not state.setback_possible
    ):
        raise wrong("phase", "phase-parts", phase=PHASES[phase])


def _check_attack(state: State) -> None:
    """The parts of the invasion under way are those that its phase needs, and no others."""
    phase = state.phase
    attacking = phase in (DICE, RECOVERY, LOSSES, RETREAT)
    if attacking != (state.target >= 0):
        raise wrong("attack.place", "phase-parts", phase=PHASES[phase])
    if (phase in (DICE, RECOVERY, BOMBING_DIE)) != (state.force > 0):
        raise wrong("attack.force", "phase-parts", phase=PHASES[phase])
    if (phase in (RECOVERY, LOSSES)) != (state.due > 0):
        raise wrong("attack.due", "phase-parts", phase=PHASES[phase])
    if state.retreating and phase != LOSSES:
        raise wrong("attack.retreat", "phase-parts", phase=PHASES[phase])
    if not attacking:
        bombers = counted(state.force)
        if sum(bombers) != bombers[A] or bombers[A] > state.discard[A]:
            raise wrong("attack.force", "phase-parts", phase=PHASES[phase])
        return
    if state.target not in exposed(state.standing):
        raise wrong("attack.place", "not-exposed", place=NAMES[state.target])
    if phase == RECOVERY and state.due > size(state.force):
        raise wrong("attack.due", "phase-parts", phase=PHASES[phase])
    if phase == LOSSES and sum(eligible(state, state.target)) <= state.due:
        raise wrong("attack.due", "phase-parts", phase=PHASES[phase])
    if phase == RETREAT and (
        state.target < ROW
        or len(free_corners(state.standing, state.target)) < 2
        or not state.regions
    ):
        raise wrong("attack.place", "phase-parts", phase=PHASES[phase])
