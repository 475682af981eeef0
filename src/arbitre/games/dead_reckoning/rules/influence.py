"""Influence and control: cube by cube (DR-B5, DR-L5, DR-E3, DR-X9)."""

from __future__ import annotations

from arbitre.core.message import Fact
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.board import NAMES, OCEAN
from arbitre.games.dead_reckoning.rules.table import (
    SIDES,
    OpenTable,
)
from arbitre.games.dead_reckoning.rules.values import FORT, GARRISON, OUTPOST


def has_room(table: OpenTable, space: int) -> bool:
    """Whether a cube space of the island is empty."""
    spaces = table.values.islands[table.tiles[space]].spaces
    return sum(table.cubes[space * SIDES : space * SIDES + SIDES]) < spaces


def replaceable(table: OpenTable, side: int, space: int) -> list[int]:
    """The sides whose cubes one of this side may replace, in the order DR-X9 asks of an Alliance."""
    there = [
        other
        for other in range(table.sides)
        if other != side and table.cubes[space * SIDES + other]
    ]
    if not table.is_alliance(side):
        return there
    foes = [other for other in there if not table.friends(side, other)]
    controller = table.control[space]
    return [controller] if controller in foes else foes


def replacing(table: OpenTable, side: int, space: int) -> list[int]:
    """The sides that an Alliance's next cube may replace; empty where nothing is to be chosen."""
    if has_room(table, space) or bars_partner(table, side, space):
        return []
    found = replaceable(table, side, space)
    waits = bool(found) and _slowed(table, side, found[0]) and not table.halves >> space & 1
    return found[:1] if waits else found


def could_place(table: OpenTable, side: int, space: int) -> bool:
    """DR-L4: whether a cube could do anything there at all."""
    if not table.is_island(space) or bars_partner(table, side, space):
        return False
    return has_room(table, space) or bool(replaceable(table, side, space))


def bars_partner(table: OpenTable, side: int, space: int) -> bool:
    """DR-X9: the other Alliance controls the island and this cube would take it."""
    owner = table.control[space]
    if not table.is_alliance(side) or owner < 0 or owner == side or not table.friends(owner, side):
        return False
    spaces = table.values.islands[table.tiles[space]].spaces
    return (table.cubes[space * SIDES + side] + 1) * 2 > spaces


def place_cube(table: OpenTable, side: int, space: int, over: int, told: Telling) -> None:
    """DR-B5: one cube fills an empty space, or replaces a cube of `over`, or does nothing.

    The caller has chosen `over` among `replaceable` where there is no room; -1 where there is none.
    """
    spot = space * SIDES
    name = NAMES[space]
    if not table.is_island(space):
        told.tell("cube-lost", "DR-L3", {"side": side, "space": name})
        return
    if bars_partner(table, side, space):
        told.tell("cube-spared", "DR-X9", {"side": side, "space": name})
        return
    if has_room(table, space):
        table.cubes[spot + side] += 1
        told.tell("cube", "DR-B5", {"side": side, "space": name, "n": table.cubes[spot + side]})
    elif over < 0:
        own = table.cubes[spot + side] == table.values.islands[table.tiles[space]].spaces
        clause = "DR-L3" if own or not table.is_alliance(side) else "DR-X9"
        told.tell("cube-lost", clause, {"side": side, "space": name})
        return
    elif _only_half(table, side, space, over):
        told.tell("cube-half", "DR-E3", {"side": side, "space": name})
        return
    else:
        table.cubes[spot + over] -= 1
        table.cubes[spot + side] += 1
        args: dict[str, Fact] = {"side": side, "space": name, "other": over}
        if table.is_alliance(side) and table.humans > 1:
            args |= _why_replaced(table, space, over)
        told.tell("cube-replaces", "DR-B5", args)
    take_control(table, side, space, told)


def _why_replaced(table: OpenTable, space: int, over: int) -> dict[str, Fact]:
    """DR-X9: which humans had cubes there, and why this one's was replaced."""
    spot = space * SIDES
    there = [human for human in range(table.humans) if table.cubes[spot + human] or human == over]
    by = "controller" if table.control[space] == over else "human"
    return {"among": there, "by": by if len(there) > 1 else "only"}


def _slowed(table: OpenTable, side: int, over: int) -> bool:
    """DR-E3: in a last turn whoever did not trigger the end converts the trigger's cubes by halves."""
    if not table.last_turn or table.trigger < 0:
        return False
    return not table.friends(side, table.trigger) and table.friends(over, table.trigger)


def _only_half(table: OpenTable, side: int, space: int, over: int) -> bool:
    """DR-E3: one cube for every two influence, counted by island over the turn."""
    if not _slowed(table, side, over):
        return False
    table.halves ^= 1 << space
    return bool(table.halves >> space & 1)


def take_control(table: OpenTable, side: int, space: int, told: Telling) -> None:
    """DR-B5, DR-L5: more than half of the spaces: buildings go, a permanent cube comes."""
    spaces = table.values.islands[table.tiles[space]].spaces
    if table.control[space] == side or table.cubes[space * SIDES + side] * 2 <= spaces:
        return
    for building in (OUTPOST, GARRISON, FORT):
        if table.buildings[space] >> building & 1:
            table.supply[building] += 1
    clause = "DR-L5" if table.is_alliance(side) else "DR-B5"
    args: dict[str, str | int] = {"side": side, "space": NAMES[space]}
    args["n"] = table.buildings[space].bit_count()
    table.buildings[space] = 0
    table.control[space] = side
    told.tell("control", clause, args)
    if not table.permanent[space * SIDES + side]:
        table.permanent[space * SIDES + side] = 1
        told.tell("permanent", clause, {"side": side, "space": NAMES[space]})


def controlled(table: OpenTable, side: int) -> list[int]:
    """The spaces of the islands a side controls, in the order of DR-T7."""
    return [space for space in OCEAN if table.control[space] == side]
