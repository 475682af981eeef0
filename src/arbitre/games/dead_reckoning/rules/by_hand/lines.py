"""The table as the lines that would set it (DR-Q1): a summary, and a way to take it elsewhere."""

from __future__ import annotations

from arbitre.games.dead_reckoning.rules.battle.end import SUNK_COINS
from arbitre.games.dead_reckoning.rules.board import NAMES, OCEAN, row_of
from arbitre.games.dead_reckoning.rules.by_hand.short import LETTERS, side_names
from arbitre.games.dead_reckoning.rules.by_hand.turned_up import ISLAND, island_text, look_of
from arbitre.games.dead_reckoning.rules.state import State
from arbitre.games.dead_reckoning.rules.table import (
    ACHIEVEMENTS,
    FACE_DOWN,
    NO_CARD,
    SIDES,
    OpenTable,
)
from arbitre.games.dead_reckoning.rules.values import BUILDING_NAMES

COUNTERS = ("upgrades", "legendary", "experts", "explorer")


def table_lines(state: State, following: int) -> list[str]:
    """Lines in notation, a row of tiles each, then ships and sides; `following` is the next Alliance."""
    table = state.table
    rows: list[list[str]] = [[] for _ in range(4)]
    for space in OCEAN:
        if table.tiles[space] != FACE_DOWN:
            rows[row_of(space)] += _space(table, space)
    sides = [_side(state, side) for side in range(table.sides)]
    rest = [f"turn {table.turn[following] + 1}", *_supplies(state)]
    if table.trigger >= 0:
        rest.append(f"last {side_names(table)[table.trigger]}")
    return ["set " + ", ".join(parts) for parts in (*rows, sides, rest) if parts]


def _space(table: OpenTable, space: int) -> list[str]:
    """What lies there; an island of one's own box first with its numbers."""
    islands = table.values.islands
    tile = table.tiles[space]
    words = [NAMES[space], islands[tile].name if tile < len(islands) else "open_sea"]
    own = [f"{NAMES[space]} tile {said}" for said in _own_island(table, tile)]
    if own:
        words.pop()
    if tile < len(islands):
        letters = LETTERS[table.humans - 1]
        owner = table.control[space]
        for side, letter in enumerate(letters):
            cubes = table.cubes[space * SIDES + side]
            words += [f"{cubes}{letter}"] if cubes else []
        for side, letter in enumerate(letters):
            if side != owner and table.permanent[space * SIDES + side]:
                words.append(f"+{letter}")
        if owner >= 0 and table.cubes[space * SIDES + owner] * 2 <= islands[tile].spaces:
            words.append(f"={letters[owner]}")
        for kind, name in enumerate(BUILDING_NAMES):
            words += [name] if table.buildings[space] >> kind & 1 else []
        words += [f"{table.coins[space]}$"] if table.coins[space] else []
        words += [f"{table.cargo[space]}c"] if table.cargo[space] else []
    face = table.face[space]
    if face != NO_CARD:
        words += ["card", look_of(table.values.cards[face]).text]
    return [*own, *([" ".join(words)] if len(words) > 1 else [])]


def _own_island(table: OpenTable, tile: int) -> list[str]:
    """An island that no edition knows, as it is typed."""
    for form in table.values.box:
        if form[0] == ISLAND and tile < len(table.values.islands):
            if form[1] == table.values.islands[tile].name:
                return [island_text(form).replace(":", "").lower()]
    return []


def _side(state: State, side: int) -> str:
    table = state.table
    words = [side_names(table)[side], NAMES[table.place[side]]]
    if table.is_alliance(side):
        coins, cargo = table.dock_coins[side], table.dock_cargo[side]
    else:
        words += ["pirate"] if table.pirate[side] else []
        coins, cargo = table.aboard_coins[side], table.aboard_cargo[side]
        chest = state.humans[side].chest
        words += [f"chest {chest}"] if chest != SUNK_COINS else []
    words += [f"{table.damage[side]}d"] if table.damage[side] else []
    words += [f"{coins}$"] if coins or table.is_alliance(side) else []
    words += [f"{cargo}c"] if cargo else []
    if table.is_alliance(side):
        piles = table.merchant_pile[side], table.pirate_pile[side], table.pirate_power[side]
        words += [f"piles {piles[0]} {piles[1]} {piles[2]}"] if any(piles) else []
        words += [f"cannons {table.cannons[side]}"] if table.cannons[side] else []
    for name in COUNTERS:
        counts: list[int] = getattr(table, name)
        words += [f"{name} {counts[side]}"] if counts[side] else []
    claimed = [name for n, name in enumerate(ACHIEVEMENTS) if table.claimed_by(side, n)]
    return " ".join([*words, *(["claimed", *claimed] if claimed else [])])


def _supplies(state: State) -> list[str]:
    """What is missing from the supply besides what stands on islands."""
    table, values = state.table, state.values
    found: list[str] = []
    for kind, name in enumerate(BUILDING_NAMES):
        standing = sum(there >> kind & 1 for there in table.buildings)
        if table.supply[kind] != values.buildings[kind] - standing:
            found.append(f"supply {name} {table.supply[kind]}")
    for tile, left in enumerate(table.upgrade_supply):
        if left != values.upgrade_copies:
            found.append(f"supply {values.upgrade_names[tile // 2]}{tile % 2 + 1} {left}")
    return found
