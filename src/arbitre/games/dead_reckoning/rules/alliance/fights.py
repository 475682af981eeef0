"""Fights of the Alliance's turn: how one begins, what comes of it, coins that choose a foe (DR-M, DR-F)."""

from __future__ import annotations

from typing import Final

from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.alliance.choosing import (
    Choice,
    most_damaged,
    nearest,
    why_human,
)
from arbitre.games.dead_reckoning.rules.alliance.plan import (
    FOR_END,
    FOR_FOE,
    FOR_PREY,
    FOR_TARGET,
    TIE,
)
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES
from arbitre.games.dead_reckoning.rules.influence import could_place
from arbitre.games.dead_reckoning.rules.table import (
    BATTLE,
    NOTHING,
    SINKS,
    TOSS,
    OpenTable,
    alliance_cubes,
    last_turn_cubes,
)

SHIP_FIGHT: Final = 0
BUILDING_FIGHT: Final = 1
ENOUGH_TO_FIGHT: Final = 2


def pirates_at(table: OpenTable, space: int) -> list[int]:
    """The humans in pirate mode on a space."""
    return [
        human
        for human in range(table.humans)
        if table.pirate[human] and table.place[human] == space
    ]


def needs_fight(table: OpenTable, space: int) -> bool:
    """DR-L4: a fort, a garrison or a pirate-mode ship of a human stands in the way."""
    return table.guarded(space, table.side) or bool(pirates_at(table, space))


def would_fight(table: OpenTable, space: int, cubes: int) -> bool:
    """DR-L4: two cubes or more that could be placed, were it not for who stands there."""
    if cubes < ENOUGH_TO_FIGHT or not could_place(table, table.side, space):
        return False
    return needs_fight(table, space)


# -- a fight ---------------------------------------------------------------------------------


def fight_ship(table: OpenTable, space: int, told: Telling) -> None:
    """DR-L4, DR-X11: a pirate-mode ship on a marked space; of two, one."""
    if table.plan.lost:
        told.tell("no-more-fights", "DR-M4", {"space": NAMES[space]})
        return
    _fight_one_of(table, space, FOR_FOE, told)


def fight_at_end(table: OpenTable, space: int, told: Telling) -> None:
    """DR-L6: a pirate-mode ship on the end space, if it may still be fought."""
    if not pirates_at(table, space) or table.plan.met >> space & 1:
        return
    if table.plan.attack:
        told.tell("no-end-fight", "DR-M2", {"space": NAMES[space]})
    elif table.plan.lost:
        told.tell("no-more-fights", "DR-M4", {"space": NAMES[space]})
    else:
        _fight_one_of(table, space, FOR_END, told)


def _fight_one_of(table: OpenTable, space: int, why: int, told: Telling) -> None:
    choice = most_damaged(table, pirates_at(table, space))
    if len(choice.best) > 1:
        toss(table, why, space)
    else:
        _tell_foe(table, space, choice, told)
        fight_foe(table, space, choice.best[0], why, told)


def _tell_foe(table: OpenTable, space: int, choice: Choice, told: Telling) -> None:
    """DR-X11: which of two pirate-mode ships on a space it fights."""
    if len(choice.among) > 1:
        args: dict[str, str | int] = {"human": choice.best[0], "space": NAMES[space]}
        told.tell("foe", "DR-X11", args | why_human(table, choice, told))


def fight_foe(table: OpenTable, space: int, human: int, why: int, told: Telling) -> None:
    """DR-M3: half its cubes where a building is to be fought too; DR-M7: not at the end space."""
    if why == FOR_END:
        start_fight(table, SHIP_FIGHT, space, human, 0, False, "DR-L6", told)
    else:
        halved = table.plan.building >= 0
        start_fight(table, SHIP_FIGHT, space, human, 0, halved, "DR-L4", told)


def fight_building(table: OpenTable, space: int, clause: str, told: Telling) -> None:
    """DR-M3, DR-M4: after the ship, with half its cubes, unless a fight was lost."""
    if table.plan.lost:
        told.tell("no-more-fights", "DR-M4", {"space": NAMES[space]})
        return
    halved = table.plan.ships != 0
    start_fight(table, BUILDING_FIGHT, space, table.control[space], 0, halved, clause, told)


def start_fight(
    table: OpenTable,
    kind: int,
    space: int,
    human: int,
    bonus: int,
    halved: bool,
    clause: str,
    told: Telling,
) -> None:
    """A battle is awaited; its outcome comes back through `fought`."""
    side, made = table.side, table.plan
    made.fought += 1
    if kind == BUILDING_FIGHT:
        made.stormed = True
        garrison_hurts(table, space, told)
    else:
        made.met |= 1 << space
    cubes = alliance_cubes(table, side, space, defending=False)
    if halved:
        cubes = (cubes + 1) // 2
    cubes += bonus + last_turn_cubes(table, side)
    table.fight = [kind, space, human, cubes]
    table.wait(BATTLE, space)
    args: dict[str, str | int] = {"space": NAMES[space], "human": human, "cubes": cubes}
    told.tell("fights-building" if kind == BUILDING_FIGHT else "fights-ship", clause, args)


def end_fight(table: OpenTable, won: bool, told: Telling) -> None:
    """How a battle of the Alliance's turn ended; who sank is settled already."""
    kind, space, _, _ = table.fight
    made = table.plan
    table.need, table.fight = NOTHING, []
    if not won:
        made.lost = True
        told.tell("fight-lost", "DR-M4", {"space": NAMES[space]})
        return
    if kind == BUILDING_FIGHT:
        made.beaten |= 1 << space
    else:
        made.won |= 1 << space
    if table.sunk:  # DR-M4: it won what it fought for, but fights no more
        made.lost = True


def garrison_hurts(table: OpenTable, space: int, told: Telling) -> None:
    """DR-F5: one damage by each garrison once a card, never the fifth."""
    side = table.side
    if not table.garrisoned(space, side) or table.plan.hurt >> space & 1:
        return
    table.plan.hurt |= 1 << space
    if table.damage[side] < SINKS - 1:
        table.damage[side] += 1
        told.tell("garrison-hurts", "DR-F5", {"side": side, "space": NAMES[space]})
    else:
        told.tell("garrison-spares", "DR-F5", {"side": side, "space": NAMES[space]})


# -- a coin decides between two humans (DR-X10, DR-X11) ---------------------------------------


def toss(table: OpenTable, why: int, space: int = HARBOR) -> None:
    """A coin is awaited; heads is the first human, tails the second."""
    table.then(TIE, why, space)
    table.wait(TOSS, HARBOR)


def settle_tie(table: OpenTable, heads: bool, told: Telling) -> None:
    """The coin fell: a plan goes on from there, a fight begins."""
    _, why, space = table.agenda.pop(), table.agenda.pop(), table.agenda.pop()
    human = 0 if heads else 1
    clause = "DR-X10" if why in (FOR_TARGET, FOR_PREY) else "DR-X11"
    both = list(range(table.humans))
    tied = nearest(table, both) if clause == "DR-X10" else most_damaged(table, both)
    args: dict[str, str | int] = {"fell": "heads" if heads else "tails", "human": human}
    if why == FOR_TARGET:
        table.plan.target = human
    elif why == FOR_PREY:
        table.plan.prey = human
    told.tell("tie-toss", clause, args | why_human(table, tied, told))
    if clause == "DR-X11":
        fight_foe(table, space, human, why, told)
