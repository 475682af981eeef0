"""The real table set by thumbs (forms, DR-Q1): a tray for each space, each ship, the Alliance, its course.

Every tray becomes one `set …` line of several parts, as if it had been typed.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.tray import ON, Dial, Section, Tray, choice, number, switch
from arbitre.games.dead_reckoning.page.own import (
    CARD_DIALS,
    TILE_DIALS,
    card_section,
    card_words,
    own_tile_section,
    tile_words,
)
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.rules.battle.end import SUNK_COINS
from arbitre.games.dead_reckoning.rules.board import NAMES, OCEAN
from arbitre.games.dead_reckoning.rules.by_hand.edits import (
    MOST,
    MOST_ABOARD,
    MOST_CARGO,
    next_alliance,
)
from arbitre.games.dead_reckoning.rules.by_hand.islands import MOST_GOODS
from arbitre.games.dead_reckoning.rules.by_hand.short import side_names
from arbitre.games.dead_reckoning.rules.moves import tile_names
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS, FACE_DOWN, SIDES, SINKS
from arbitre.games.dead_reckoning.rules.values import BUILDING_NAMES
from arbitre.games.dead_reckoning.words.codes import tile_in, upgrade_in

NOBODY: Final = "none"
SHIP: Final = "ship-"
AIMS: Final = "aims-"
COURSE: Final = "course"
MOST_PILE: Final = 99
COUNTERS: Final = ("explorer", "legendary", "experts", "upgrades")
"""Counters of achievements, as they are typed."""


def setting_trays(pen: Pen) -> list[Tray]:
    """All that can be set while it is the humans' turn at the table."""
    sides = range(pen.table.sides)
    found = [_space(pen, space) for space in OCEAN]
    found += [_ship(pen, side) for side in sides]
    found += [_aims(pen, side) for side in sides]
    return [*found, _course(pen)]


def setting_line(tray: Tray, values: dict[str, str], pen: Pen) -> str:
    """What was set otherwise as one line; empty where nothing was."""
    changed = {dial.name: values[dial.name] for dial in tray.set_otherwise(values)}
    if not changed:
        return ""
    if tray.key.startswith(SHIP):
        parts = _ship_parts(tray.key.removeprefix(SHIP), values, changed)
    elif tray.key.startswith(AIMS):
        parts = _aim_parts(tray.key.removeprefix(AIMS), values, changed)
    elif tray.key == COURSE:
        parts = _course_parts(pen, changed)
    else:
        parts = _space_parts(tray.key, values, changed, pen)
    return "set " + ", ".join(parts) if parts else ""


def _first(text: str) -> str:
    """A capital at the beginning."""
    return text[:1].upper() + text[1:]


# -- a space ---------------------------------------------------------------------------------


def _space(pen: Pen, space: int) -> Tray:
    """Cubes, goods, buildings, control, its tile and its card."""
    table, words, code = pen.table, pen.words, NAMES[space]
    ids = [f"space-{code}"]
    hidden = table.tiles[space] == FACE_DOWN
    name = words.phrase("tray-unexplored") if hidden else pen.tile(space)
    title = words.phrase("tray-space", {"code": code, "name": name})
    sections = _island(pen, space) if table.is_island(space) else []
    tiles = [_tile(pen, space), own_tile_section(words)]
    if hidden:
        return Tray(code, title, tiles, ids)
    return Tray(code, title, [*sections, card_section(pen, space), *tiles], ids)


def _island(pen: Pen, space: int) -> list[Section]:
    table, words = pen.table, pen.words
    most = table.values.islands[table.tiles[space]].spaces
    there: list[Dial] = []
    marks: list[Dial] = []
    owners = [(NOBODY, words.phrase("tray-nobody"))]
    for side, code in enumerate(side_names(table)):
        args = {"name": pen.name(side)}
        cubes, lasting = (counts[space * SIDES + side] for counts in (table.cubes, table.permanent))
        there.append(number(f"cubes-{code}", words.phrase("tray-cubes", args), cubes, 0, most))
        label = words.phrase("tray-permanent", args)
        marks.append(switch(f"permanent-{code}", label, bool(lasting)))
        owners.append((code, pen.name(side)))
    for good, count in (("coins", table.coins[space]), ("cargo", table.cargo[space])):
        there.append(number(good, words.phrase(f"tray-{good}"), count, 0, MOST_GOODS))
    built = [
        switch(name, _first(words.phrase(f"kind-{name}")), bool(table.buildings[space] >> kind & 1))
        for kind, name in enumerate(BUILDING_NAMES)
    ]
    owner = owners[table.control[space] + 1][0]
    control = choice("control", words.phrase("tray-control"), owner, owners)
    return [
        Section(words.phrase("tray-there"), there),
        Section(words.phrase("tray-buildings"), built),
        Section(words.phrase("tray-control"), [control, *marks]),
    ]


def _tile(pen: Pen, space: int) -> Section:
    """The tile that lies there, or another one that lies nowhere else."""
    table, words = pen.table, pen.words
    tiles = pen.position.notation.islands
    here = table.tiles[space]
    choices = [(NOBODY, words.phrase("tray-unexplored"))]
    for tile, outcome in enumerate(tiles):
        if table.unseen[tile] or tile == here:
            choices.append((outcome.written, _first(tile_in(outcome.written, words))))
    lying = tiles[here].written if here != FACE_DOWN else NOBODY
    title = words.phrase("tray-tile")
    return Section(title, [choice("tile", title, lying, choices)])


def _space_parts(code: str, values: dict[str, str], changed: dict[str, str], pen: Pen) -> list[str]:
    """The tile first, then what lies on it."""
    found: list[str] = []
    if any(name in changed for name in TILE_DIALS):
        found.append(f"{code} tile {tile_words(values)}")
    cubes = _numbered(changed, "cubes-")
    if cubes:
        found.append(f"{code} cubes {cubes}")
    for name, value in changed.items():
        if name.startswith("permanent-"):
            found.append(f"{code} permanent {name.partition('-')[2]} {value}")
    if "control" in changed:
        found.append(f"{code} control {changed['control']}")
    if any(name in changed for name in BUILDING_NAMES):
        there = [name for name in BUILDING_NAMES if values[name] == ON]
        found.append(f"{code} buildings {' '.join(there) or NOBODY}")
    found += [f"{code} {good} {changed[good]}" for good in ("coins", "cargo") if good in changed]
    if any(name in changed for name in CARD_DIALS):
        found.append(f"{code} card {card_words(values)}")
    return found


def _numbered(changed: dict[str, str], start: str) -> str:
    """`player 2 alliance 1` from all dials of a kind."""
    pairs = [(name.removeprefix(start), n) for name, n in changed.items() if name.startswith(start)]
    return " ".join(f"{name} {n}" for name, n in pairs)


# -- ships and the Alliance ------------------------------------------------------------------


def _ship(pen: Pen, side: int) -> Tray:
    table, words, code = pen.table, pen.words, pen.code(side)
    places = [(name, name) for name in NAMES]
    place = words.phrase("tray-place")
    where = Section(place, [choice("place", place, NAMES[table.place[side]], places)])
    damage = number("damage", words.phrase("tray-damage"), table.damage[side], 0, SINKS - 1)
    if table.is_alliance(side):
        return _alliance(pen, side, where, damage)
    modes = [(mode, _first(words.phrase(f"kind-{mode}"))) for mode in ("merchant", "pirate")]
    mode = choice("mode", words.phrase("tray-mode"), modes[int(table.pirate[side])][0], modes)
    goods = [
        number(
            "coins", words.phrase("tray-aboard-coins"), table.aboard_coins[side], 0, MOST_ABOARD
        ),
        number(
            "cargo", words.phrase("tray-aboard-cargo"), table.aboard_cargo[side], 0, MOST_ABOARD
        ),
    ]
    chest = min(pen.human(side).chest, SUNK_COINS)
    poor = number("chest", words.phrase("tray-chest", {"n": SUNK_COINS}), chest, 0, SUNK_COINS)
    ids = [f"ship-{code}", *(pen.mine(side, thing) for thing in ("hold", "damage"))]
    title = words.phrase("tray-ship", {"name": pen.name(side)})
    sections = [where, Section("", [mode, damage, *goods, poor])]
    return Tray(f"{SHIP}{code}", title, sections, ids)


def _alliance(pen: Pen, side: int, where: Section, damage: Dial) -> Tray:
    """Its dock, its piles, its cannons, its ship."""
    table, words, code = pen.table, pen.words, pen.code(side)
    dock = [
        number("dock", words.phrase("tray-dock-coins"), table.dock_coins[side], 0, MOST),
        number("cargo", words.phrase("tray-dock-cargo"), table.dock_cargo[side], 0, MOST_CARGO),
    ]
    piles = [
        number(name, words.phrase(f"tray-{name}"), count, 0, MOST_PILE)
        for name, count in (
            ("merchants", table.merchant_pile[side]),
            ("pirates", table.pirate_pile[side]),
            ("power", table.pirate_power[side]),
        )
    ]
    cannons = number("cannons", words.phrase("tray-cannons"), table.cannons[side], 0, MOST_PILE)
    boxes = ("dock", "upgrades", "merchant-pile", "pirate-pile", "damage", "state")
    ids = [f"ship-{code}", *(f"{thing}-{code}" for thing in boxes)]
    sections = [
        Section(words.phrase("tray-dock"), dock),
        Section(words.phrase("tray-piles"), [*piles, cannons]),
        Section("", [damage]),
        where,
    ]
    return Tray(f"{SHIP}{code}", _first(pen.name(side)), sections, ids)


def _ship_parts(code: str, values: dict[str, str], changed: dict[str, str]) -> list[str]:
    piles = ("merchants", "pirates", "power")
    parts = [f"{name} {value}" for name, value in changed.items() if name not in piles]
    if any(name in changed for name in piles):
        parts.append("piles " + " ".join(values[name] for name in piles))
    return [f"{code} {' '.join(parts)}"]


# -- achievements, turn, supply --------------------------------------------------------------


def _aims(pen: Pen, side: int) -> Tray:
    """What a side has claimed, and how far it has come."""
    table, words, code = pen.table, pen.words, pen.code(side)
    claimed = [
        switch(name, words.phrase(f"kind-{name}"), table.claimed_by(side, which))
        for which, name in enumerate(ACHIEVEMENTS)
    ]
    counts: list[Dial] = []
    for name in COUNTERS:
        held: list[int] = getattr(table, name)
        counts.append(
            number(f"count-{name}", words.phrase(f"tray-count-{name}"), held[side], 0, MOST_PILE)
        )
    title = words.phrase("tray-aims", {"name": pen.name(side)})
    sections = [
        Section(words.phrase("tray-claimed"), claimed),
        Section(words.phrase("tray-counts"), counts),
    ]
    return Tray(f"{AIMS}{code}", title, sections, [f"achievement-{name}" for name in ACHIEVEMENTS])


def _aim_parts(code: str, values: dict[str, str], changed: dict[str, str]) -> list[str]:
    """Successes are added; where one is taken back all are named anew."""
    found: list[str] = []
    counts = _numbered(changed, "count-")
    if counts:
        found.append(f"{code} {counts}")
    mine = [name for name in ACHIEVEMENTS if values[name] == ON]
    if any(changed.get(name, ON) != ON for name in ACHIEVEMENTS):
        found.append(f"claimed {code} {NOBODY}")
    elif not any(name in changed for name in ACHIEVEMENTS):
        return found
    else:
        mine = [name for name in mine if name in changed]
    return [*found, *([f"claimed {code} {' '.join(mine)}"] if mine else [])]


def _course(pen: Pen) -> Tray:
    """The turn, who triggered the end, what is left in the supply."""
    table, words = pen.table, pen.words
    values = table.values
    turn = table.turn[next_alliance(pen.state)] + 1
    sides = [(NOBODY, words.phrase("tray-nobody"))]
    sides += [(code, pen.name(side)) for side, code in enumerate(side_names(table))]
    last = sides[table.trigger + 1][0]
    course = [
        number("turn", words.phrase("tray-turn"), turn, 1, MOST),
        choice("last", words.phrase("tray-last"), last, sides),
        switch("deck", words.phrase("tray-deck"), False),
    ]
    buildings = [
        number(
            name,
            _first(words.phrase(f"kind-{name}")),
            table.supply[kind],
            0,
            values.buildings[kind],
        )
        for kind, name in enumerate(BUILDING_NAMES)
    ]
    upgrades = [
        number(name, upgrade_in(tile, words), table.upgrade_supply[tile], 0, values.upgrade_copies)
        for tile, name in enumerate(tile_names(values))
    ]
    sections = [
        Section("", course),
        Section(words.phrase("tray-supply"), buildings),
        Section(words.phrase("tray-upgrades"), upgrades, 2),
    ]
    decks = [f"deck-{pen.code(side)}" for side in range(table.humans, table.sides)]
    return Tray(COURSE, words.phrase("tray-course"), sections, ["state-turn", *decks])


def _course_parts(pen: Pen, changed: dict[str, str]) -> list[str]:
    found = [f"{name} {changed[name]}" for name in ("turn", "last") if name in changed]
    if changed.get("deck") == ON:
        found.append("deck full")
    supply = (*BUILDING_NAMES, *tile_names(pen.values))
    return [*found, *(f"supply {name} {changed[name]}" for name in supply if name in changed)]
