"""Invasions: force, dice, losses, success and retreat (SA-I)."""

from __future__ import annotations

from typing import Final

from arbitre.core.position import refuse
from arbitre.core.telling import Telling
from arbitre.games.sans_allies.rules.captures import capture
from arbitre.games.sans_allies.rules.cards import MASK, ONE, UNITS, counted, size, units_text
from arbitre.games.sans_allies.rules.pyramid import NAMES, ROW, exposed, free_corners
from arbitre.games.sans_allies.rules.research import enemy_research
from arbitre.games.sans_allies.rules.state import (
    DICE,
    INVASIONS,
    LOSSES,
    RECOVERY,
    RESEARCH_DIE,
    RETREAT,
    State,
)

RECOVERED: Final = (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3)
"""SA-I5: how many cards may be recovered, by what the dice show."""
EXTRA: Final = (0, 0, 3, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0)
"""SA-I5: how many extra losses there are, by what the dice show."""
SUCCESS_FROM: Final = 6


def check_attack(state: State, place: int, force: int) -> None:
    """SA-I2 to SA-I4: an exposed region, and a force of admitted units that is strong enough."""
    check_exposed(state, place)
    terrain = state.board[place]
    worth = state.strengths(terrain)
    total = 0
    for unit, count in enumerate(counted(force)):
        if not count:
            continue
        if not worth[unit]:
            args: dict[str, str | int] = {"unit": UNITS[unit], "place": NAMES[place]}
            raise refuse("SA-I4", "not-admitted", **args, terrain=state.values.names[terrain])
        if count > state.reserve[unit]:
            raise refuse("SA-I4", "not-in-reserve", unit=UNITS[unit], n=state.reserve[unit])
        total += count * worth[unit]
    defence = state.values.defence[place >> 3]
    if total < defence:
        raise refuse("SA-I4", "too-weak", place=NAMES[place], strength=total, defence=defence)


def check_exposed(state: State, place: int) -> None:
    """SA-I2: a card that stands and is not covered on both corners."""
    if not state.standing >> place & 1:
        raise refuse("SA-I2", "no-region", place=NAMES[place])
    if place not in exposed(state.standing):
        raise refuse("SA-I2", "not-exposed", place=NAMES[place])


def attack(state: State, place: int, force: int, told: Telling) -> None:
    """The force leaves the reserve; the dice are due."""
    state.take(force)
    state.target, state.force = place, force
    state.phase = DICE
    terrain = state.values.names[state.board[place]]
    told.tell(
        "attack", "SA-I4", {"place": NAMES[place], "terrain": terrain, "units": units_text(force)}
    )


def dice(state: State, roll: int, told: Telling, shown: str = "") -> None:
    """SA-I5: two dice, added; `shown` are their faces, for whoever is told."""
    args: dict[str, str | int] = {"place": NAMES[state.target], "roll": roll, "dice": shown}
    if RECOVERED[roll]:
        state.due = min(RECOVERED[roll], size(state.force))
        state.phase = RECOVERY
        args["n"] = state.due
        told.tell("roll-recover", "SA-I5", args)
        return
    state.throw(state.force)
    state.force = 0
    if roll >= SUCCESS_FROM:
        state.phase = INVASIONS
        told.tell("roll-lost", "SA-I5", args)
        capture(state, told)
        return
    state.due = EXTRA[roll]
    state.phase = LOSSES
    state.retreating = roll == 2
    args["n"] = state.due
    if state.retreating:  # SA-I8: what cannot be paid is not
        args["n"] = min(state.due, sum(eligible(state, state.target)))
        told.tell("roll-retreat", "SA-I8", args)
    else:
        told.tell("roll-extra", "SA-I5", args)
    _extra_losses(state, told)


def eligible(state: State, place: int) -> list[int]:
    """SA-I7: the cards of the reserve that may pay extra losses at a place, by type."""
    worth = state.strengths(state.board[place])
    return [state.reserve[unit] if worth[unit] else 0 for unit in range(4)]


def _extra_losses(state: State, told: Telling) -> None:
    """SA-I7, SA-I8: where there is no choice, what can be paid is paid at once."""
    cards, due = eligible(state, state.target), state.due
    total = sum(cards)
    paying = [unit for unit in range(4) if cards[unit]]
    if total > due and len(paying) > 1:
        return
    paid = 0
    for unit in paying:
        paid += ONE[unit] * min(cards[unit], due)
    lose(state, paid, told)


def lose(state: State, units: int, told: Telling) -> None:
    """SA-I7: extra losses paid in full are a success, SA-I8: unless the dice showed 2."""
    state.spend(units)
    state.due -= size(units)
    state.phase = INVASIONS
    if units:
        clause = "SA-I8" if state.retreating else "SA-I7"
        told.tell("extra-losses", clause, {"units": units_text(units)})
    if state.retreating:
        _repel(state, "SA-I8", told)
    elif state.due:
        told.tell("cannot-pay", "SA-I7", {"n": state.due})
        _repel(state, "SA-I7", told)
    else:
        capture(state, told)


def check_losses(state: State, units: int) -> None:
    """SA-I7: exactly as many cards as are due, of types admitted there."""
    cards = eligible(state, state.target)
    for unit, count in enumerate(counted(units)):
        if count > cards[unit]:
            if state.reserve[unit] >= count:
                terrain = state.values.names[state.board[state.target]]
                place = NAMES[state.target]
                raise refuse(
                    "SA-I7", "not-admitted", unit=UNITS[unit], place=place, terrain=terrain
                )
            raise refuse("SA-I7", "not-in-reserve", unit=UNITS[unit], n=state.reserve[unit])
    if size(units) != state.due:
        clause = "SA-I8" if state.retreating else "SA-I7"
        raise refuse(clause, "losses-due", n=state.due, given=size(units))


def check_recovery(state: State, units: int) -> None:
    """SA-I6: none to the number shown, of the force."""
    for unit, count in enumerate(counted(units)):
        if count > (state.force >> 8 * unit & MASK):
            raise refuse("SA-I6", "not-in-force", unit=UNITS[unit])
    if size(units) > state.due:
        raise refuse("SA-I6", "too-many-recovered", n=state.due, given=size(units))


def recover(state: State, units: int, told: Telling) -> None:
    """SA-I6: the cards chosen return to their own columns, the rest of the force is discarded."""
    state.throw(state.force - units)
    for unit, count in enumerate(counted(units)):
        state.reserve[unit] += count
    state.force, state.due = 0, 0
    state.phase = INVASIONS
    told.tell("recovered", "SA-I6", {"units": units_text(units)})
    capture(state, told)


def _repel(state: State, clause: str, told: Telling) -> None:
    """SA-I10 to SA-I12: the attack failed."""
    place = state.target
    args: dict[str, str | int] = {"place": NAMES[place]}
    state.due, state.retreating = 0, False
    if place < ROW:
        state.target = -1
        state.phase = INVASIONS
        told.tell("repelled", "SA-I11", args)
        return
    state.phase = RETREAT
    told.tell("retreat", clause, args)
    if not state.regions:
        state.target = -1
        state.phase = RESEARCH_DIE
        told.tell("nothing-to-lay", "SA-I12", {})
        enemy_research(state, told)
        return
    corners = free_corners(state.standing, place)
    if len(corners) == 1:
        lay(state, corners[0], told)


def check_corner(state: State, place: int) -> None:
    """SA-I10: a free lower corner of the card that was attacked."""
    if place not in free_corners(state.standing, state.target):
        raise refuse("SA-I10", "not-a-corner", place=NAMES[place], target=NAMES[state.target])


def lay(state: State, place: int, told: Telling) -> None:
    """SA-I10: the top of the region discard covers a corner; the turn goes straight to research."""
    terrain = state.regions.pop()
    state.board[place] = terrain
    state.standing |= 1 << place
    state.target = -1
    state.phase = RESEARCH_DIE
    args: dict[str, str | int] = {"place": NAMES[place], "terrain": state.values.names[terrain]}
    told.tell("laid", "SA-I10", args)
    enemy_research(state, told)
