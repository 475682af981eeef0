"""Whether a position from outside could be one: every card, cube and building accounted for."""

from __future__ import annotations

from arbitre.core.plain import wrong
from arbitre.games.dead_reckoning.board import NAMES, OCEAN, SPACES
from arbitre.games.dead_reckoning.state import State
from arbitre.games.dead_reckoning.table import SIDES


def check_position(state: State) -> None:
    """BadInput for what no game could have led to."""
    _check_tiles(state)
    _check_islands(state)
    _check_ships(state)


def _check_tiles(state: State) -> None:
    table, values = state.table, state.values
    counts = [0] * (len(values.islands) + 1)
    for space in OCEAN:
        tile = table.tiles[space]
        if not -1 <= tile <= len(values.islands):
            raise wrong(f"table.tiles.{NAMES[space]}", "no-such-tile")
        if tile >= 0:
            counts[tile] += 1
        if not -1 <= table.face[space] < len(values.cards):
            raise wrong(f"table.face.{NAMES[space]}", "no-such-card")
    for tile, number in enumerate(counts):
        have = values.open_sea if tile == len(values.islands) else 1
        if number + table.unseen[tile] != have:
            raise wrong("table.tiles", "tile-count")


def _check_islands(state: State) -> None:
    table, values = state.table, state.values
    for space in range(SPACES):
        cubes = table.cubes[space * SIDES : space * SIDES + SIDES]
        where = f"table.cubes.{NAMES[space]}"
        if table.is_island(space):
            if sum(cubes) > values.islands[table.tiles[space]].spaces or min(cubes) < 0:
                raise wrong(where, "too-many-cubes")
        elif any(cubes) or table.buildings[space] or table.control[space] >= 0:
            raise wrong(where, "no-island-there")
        if not -1 <= table.control[space] < table.sides:
            raise wrong(f"table.control.{NAMES[space]}", "no-such-side")
        if not 0 <= table.buildings[space] < 8:
            raise wrong(f"table.buildings.{NAMES[space]}", "no-such-building")
    for building, supply in enumerate(table.supply):
        built = sum(table.buildings[space] >> building & 1 for space in OCEAN)
        if supply < 0 or supply + built != values.buildings[building]:
            raise wrong("table.supply", "building-count")


def _check_ships(state: State) -> None:
    table = state.table
    for side in range(table.sides):
        if not 0 <= table.place[side] < SPACES:
            raise wrong("table.place", "no-such-space")
        if not 0 <= table.damage[side] < 5:
            raise wrong("table.damage", "too-much-damage")
    for number, human in enumerate(state.humans):
        for card, level in enumerate(human.level):
            if not 0 <= level <= 3 or not 0 <= human.where[card] <= 3:
                raise wrong(f"humans.{number}", "no-such-crew")
        if any(not -1 <= one < len(state.values.cards) for one in human.sleeves):
            raise wrong(f"humans.{number}.sleeves", "no-such-card")
