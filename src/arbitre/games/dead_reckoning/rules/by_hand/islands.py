"""Edits of a space: its tile, cubes, control, buildings, goods and card (DR-Q1)."""

from __future__ import annotations

from typing import Final

from arbitre.core.position import refuse
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.board import NAMES, row_of
from arbitre.games.dead_reckoning.rules.by_hand.short import number_in, side_names, side_of
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import (
    check_island,
    face_of,
    grow,
    read_island,
    read_look,
)
from arbitre.games.dead_reckoning.rules.influence import take_control
from arbitre.games.dead_reckoning.rules.rows import is_merchant, keep_front
from arbitre.games.dead_reckoning.rules.table import (
    FACE_DOWN,
    NO_CARD,
    SIDES,
    OpenTable,
)
from arbitre.games.dead_reckoning.rules.values import BUILDING_NAMES, Form

MOST_GOODS: Final = 99


def edit_space(table: OpenTable, space: int, what: str, rest: list[str], told: Telling) -> None:
    """Set one thing of a space."""
    if what == "tile":
        _tile(table, space, rest, told)
        return
    if what == "card":
        _card(table, space, rest, told)
        return
    if not table.is_island(space):
        raise refuse("DR-Q1", "edit-no-island", space=NAMES[space])
    if what == "cubes":
        _cubes(table, space, rest, told)
    elif what == "permanent" and len(rest) == 2:
        side = side_of(table, rest[0])
        least = int(table.control[space] == side)
        table.permanent[space * SIDES + side] = number_in(rest[1:], least, 1)
    elif what == "control" and len(rest) == 1:
        _control(table, space, -1 if rest == ["none"] else side_of(table, rest[0]))
    elif what == "buildings":
        _buildings(table, space, rest)
    elif what in ("coins", "cargo"):
        goods = table.coins if what == "coins" else table.cargo
        goods[space] = number_in(rest, 0, MOST_GOODS)
    else:
        raise refuse("DR-Q1", "edit-unknown")


def _tile(table: OpenTable, space: int, rest: list[str], told: Telling) -> None:
    """Another tile lies there, or none yet: what lay on the old one goes with it."""
    form = read_island(" ".join(rest)) if len(rest) > 1 else None
    if form is not None:
        rest = [_own_island(table, form, told)]
    names = [*(island.name for island in table.values.islands), "open_sea"]
    tile = FACE_DOWN if rest == ["none"] else names.index(rest[0]) if rest[0] in names else -2
    if len(rest) != 1 or tile < FACE_DOWN:
        raise refuse("DR-Q1", "edit-tile", known=", ".join(names))
    old = table.tiles[space]
    if tile == old:
        return
    if tile >= 0 and not table.unseen[tile]:
        raise refuse("DR-Q1", "edit-tile-lies", tile=names[tile])
    if old >= 0:
        _clear(table, space)
        table.unseen[old] += 1
    if tile >= 0:
        table.unseen[tile] -= 1
    else:
        _take_card(table, space)
    table.tiles[space] = tile


def _own_island(table: OpenTable, form: Form, told: Telling) -> str:
    """DR-Q2: an island that nobody knew, or one that was named before with the same numbers."""
    _, key, name, *numbers = form
    for island in table.values.islands:
        known = [island.spaces, island.first, island.second, island.coins, island.cargo]
        if island.name == key and known == numbers:
            return island.name
    check_island(table.values, form)
    said = str(name)
    grow(table, (form[0], key, said[:1].upper() + said[1:], *numbers), told)
    return str(key)


def _clear(table: OpenTable, space: int) -> None:
    _raze(table, space)
    table.control[space] = -1
    table.coins[space] = table.cargo[space] = 0
    for side in range(SIDES):
        table.cubes[space * SIDES + side] = table.permanent[space * SIDES + side] = 0


def _raze(table: OpenTable, space: int) -> None:
    """Its buildings go back to the supply."""
    for kind in range(len(BUILDING_NAMES)):
        if table.buildings[space] >> kind & 1:
            table.supply[kind] += 1
    table.buildings[space] = 0


def _cubes(table: OpenTable, space: int, rest: list[str], told: Telling) -> None:
    """Cubes of one side or several; with more than half of the spaces control follows (DR-B5)."""
    spaces = table.values.islands[table.tiles[space]].spaces
    if len(rest) % 2:
        raise refuse("DR-Q1", "edit-unknown")
    for name, number in zip(rest[::2], rest[1::2], strict=True):
        table.cubes[space * SIDES + side_of(table, name)] = number_in([number], 0, spaces)
    if sum(table.cubes[space * SIDES : space * SIDES + SIDES]) > spaces:
        raise refuse("DR-Q1", "edit-cubes", space=NAMES[space], n=spaces)
    for side in range(table.sides):
        take_control(table, side, space, told)


def _control(table: OpenTable, space: int, side: int) -> None:
    """DR-B5: whoever has more than half of the spaces controls the island, nobody else."""
    spaces = table.values.islands[table.tiles[space]].spaces
    for other in range(table.sides):
        if other != side and table.cubes[space * SIDES + other] * 2 > spaces:
            raise refuse("DR-Q1", "edit-control", side=other, space=NAMES[space])
    if table.control[space] == side:
        return
    _raze(table, space)
    table.control[space] = side
    if side >= 0:
        table.permanent[space * SIDES + side] = 1


def _buildings(table: OpenTable, space: int, rest: list[str]) -> None:
    """All that stand there, by name; they come from the supply."""
    wanted = 0
    for name in rest:
        if name not in BUILDING_NAMES and rest != ["none"]:
            raise refuse("DR-Q1", "edit-building", known=", ".join(BUILDING_NAMES))
        if name in BUILDING_NAMES:
            wanted |= 1 << BUILDING_NAMES.index(name)
    if wanted and table.control[space] < 0:
        raise refuse("DR-Q1", "edit-nobody", space=NAMES[space])
    _raze(table, space)
    for kind, name in enumerate(BUILDING_NAMES):
        if wanted >> kind & 1:
            if not table.supply[kind]:
                raise refuse("DR-Q1", "edit-supply", building=name)
            table.supply[kind] -= 1
    table.buildings[space] = wanted


def _take_card(table: OpenTable, space: int) -> None:
    """The card there is the human's now: it does not come back to its deck.

    Before anybody's first turn nobody has taken any: there it does.
    """
    if table.side < 0:
        if table.face[space] != NO_CARD and not is_merchant(table, space):
            table.deck[table.face[space]] += 1
    elif is_merchant(table, space):
        keep_front(table, space)
    table.face[space] = NO_CARD


def _card(table: OpenTable, space: int, rest: list[str], told: Telling) -> None:
    """Another card lies there, by its icons and, to be clear, its cost: `S2 D 4`, `M S`, `pirate 3`."""
    if table.tiles[space] == FACE_DOWN:
        raise refuse("DR-Q1", "edit-unexplored", space=NAMES[space])
    if rest == ["none"]:
        _take_card(table, space)
        return
    look = read_look(" ".join(rest))
    if look is None:
        raise refuse("DR-Q1", "edit-card", word=" ".join(rest)[:40])
    _take_card(table, space)
    face = face_of(table, row_of(space), look, told)
    table.face[space] = face
    table.deck[face] -= int(not look.merchant)


def edits_of_space(table: OpenTable, space: int) -> list[str]:
    """Something to begin with: what could be set of a space."""
    name = f"set {NAMES[space]}"
    if table.tiles[space] == FACE_DOWN:
        tiles = [*(island.name for island in table.values.islands), "open_sea"]
        return [f"{name} tile {tile}" for n, tile in enumerate(tiles) if table.unseen[n]]
    found = [f"{name} card none"]
    if not table.is_island(space):
        return found
    spaces = table.values.islands[table.tiles[space]].spaces
    for side, who in enumerate(side_names(table)):
        there = table.cubes[space * SIDES + side]
        others = sum(table.cubes[space * SIDES : space * SIDES + SIDES]) - there
        found += [f"{name} cubes {who} {n}" for n in range(spaces - others + 1) if n != there]
    for kind, building in enumerate(BUILDING_NAMES):
        if table.control[space] >= 0 and table.supply[kind]:
            found.append(f"{name} buildings {building}")
    found.append(f"{name} buildings none")
    found += [f"{name} coins {table.coins[space]}", f"{name} cargo {table.cargo[space]}"]
    return found
