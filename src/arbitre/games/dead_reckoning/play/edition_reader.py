"""Reads an edition of Dead Reckoning: every value checked, a wrong one named with its line (DR-C6)."""

from __future__ import annotations

from typing import Final

from arbitre.core.edition import EditionReader
from arbitre.core.message import Value
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning.play.edition_cards import (
    read_alliance,
    read_found,
    read_rows,
    read_typed_bands,
)
from arbitre.games.dead_reckoning.play.edition_parts import (
    icons,
    keys_of,
    named,
    numbers,
    one_of,
    texts,
    whole_or,
)
from arbitre.games.dead_reckoning.rules.board import OCEAN
from arbitre.games.dead_reckoning.rules.icons import COUNT, C, S
from arbitre.games.dead_reckoning.rules.values import HOLD, Crew, Island, ShipTile, Values

GROUPS: Final = (
    "islands",
    "crew",
    "ship",
    "upgrades",
    "buildings",
    "cards",
    "battle",
    "start",
    "scoring",
    "alliance",
)
"""The groups of an edition, each with its provenance."""
TYPED: Final = "typed"
"""Single bands of cards that were typed beside a real table; may be missing (DR-Q2)."""
BOX: Final = "box"
"""Islands and cards that turned up beside a real table; may be missing (DR-Q2)."""
TILES: Final = 16
CREW_CARDS: Final = 12
CREW_LEVELS: Final = 4
UPGRADES: Final = 32
BUILDINGS: Final = 22
BONUS_TILES: Final = 8
ZONES: Final = ("rigging", "gun_deck", "hold")
LEVELS: Final = ("I", "II")
TYPES: Final = ("outpost", "garrison", "fort")
FACES: Final = ("nothing", "crown", "two_crowns", "crown_and_hit", "hit", "plunder")


def read_values(reader: EditionReader) -> Values:
    """The values of an edition; BadInput names the line of a wrong one."""
    reader.only((), ("name", "version", "provenance", *GROUPS, TYPED, BOX))
    values = Values()
    _read_islands(reader, values)
    _read_crew(reader, values)
    _read_ship(reader, values)
    _read_upgrades(reader, values)
    _read_buildings(reader, values)
    read_rows(reader, values)
    _read_battle(reader, values)
    _read_start(reader, values)
    _read_scoring(reader, values)
    read_alliance(reader, values)
    if TYPED in reader.values:
        read_typed_bands(reader, TYPED, values)
    if BOX in reader.values:
        read_found(reader, BOX, values)
    return values


def _read_islands(reader: EditionReader, values: Values) -> None:
    """DR-B2, DR-B4: the ocean tiles."""
    reader.word(("islands", "provenance"))
    stated = whole_or(reader, ("islands", "tiles"), len(OCEAN), 99, TILES)
    values.open_sea = reader.whole(("islands", "open_sea"), 0, 99)
    for key in keys_of(reader, ("islands",), ("provenance", "tiles", "open_sea")):
        path = ("islands", key)
        reader.only(path, ("spaces", "first", "second", "coins", "cargo", *LANGUAGES))
        first = reader.whole((*path, "first"), 0, 99)
        second = reader.whole((*path, "second"), 0, 99)
        if second > first:
            raise reader.wrong(path, "edition-second", {"key": ".".join(path)})
        values.islands.append(
            Island(
                key,
                reader.whole((*path, "spaces"), 1, 20),
                first,
                second,
                whole_or(reader, (*path, "coins"), 0, 20, 0),
                whole_or(reader, (*path, "cargo"), 0, 20, 0),
            )
        )
        values.words[f"island-{key}"] = named(reader, path)
    found = len(values.islands) + values.open_sea
    if found != stated:
        args: dict[str, Value] = {"n": found, "wanted": stated}
        raise reader.wrong(("islands", "tiles"), "edition-tiles", args)


def _read_crew(reader: EditionReader, values: Values) -> None:
    """DR-H2: the crew of a player and its four levels."""
    reader.word(("crew", "provenance"))
    for key in keys_of(reader, ("crew",), ("provenance",)):
        path = ("crew", key)
        reader.only(path, ("cards", "levels", *LANGUAGES))
        levels = texts(reader, (*path, "levels"), CREW_LEVELS)
        values.crew.append(
            Crew(
                key,
                reader.whole((*path, "cards"), 1, CREW_CARDS),
                [icons(reader, (*path, "levels"), text) for text in levels],
            )
        )
        values.words[f"crew-{key}"] = named(reader, path)
    found = sum(kind.cards for kind in values.crew)
    if found != CREW_CARDS:
        raise reader.wrong(("crew",), "edition-crew", {"n": found, "wanted": CREW_CARDS})


def _read_ship(reader: EditionReader, values: Values) -> None:
    """DR-H1: what the bare ship prints."""
    reader.word(("ship", "provenance"))
    reader.only(("ship",), ("provenance", "sails", "cannons", "fore_hold", "aft_hold"))
    values.zone_sails = reader.whole(("ship", "sails"), 0, 20)
    values.zone_cannons = reader.whole(("ship", "cannons"), 0, 20)
    values.holds = [reader.whole(("ship", hold), 0, 20) for hold in ("fore_hold", "aft_hold")]


def _read_upgrades(reader: EditionReader, values: Values) -> None:
    """DR-H6, DR-H9: the types of ship upgrades, each of two levels."""
    group = ("upgrades",)
    reader.word((*group, "provenance"))
    stated = whole_or(reader, (*group, "tiles"), 0, 999, UPGRADES)
    values.upgrade_copies = reader.whole((*group, "copies"), 1, 20)
    values.upgrade_costs = numbers(reader, (*group, "costs"), len(LEVELS), 0, 99)
    for key in keys_of(reader, group, ("provenance", "tiles", "copies", "costs")):
        path = (*group, key)
        reader.only(path, ("zone", *LANGUAGES, *LEVELS))
        zone = one_of(reader, (*path, "zone"), ZONES)
        first, second = (_tile(reader, (*path, level), zone, values) for level in LEVELS)
        values.upgrades.append((first, second))
        values.upgrade_names.append(key)
        values.words[f"upgrade-{key}"] = named(reader, path)
    found = len(values.upgrades) * len(LEVELS) * values.upgrade_copies
    if found != stated:
        args: dict[str, Value] = {"n": found, "wanted": stated}
        raise reader.wrong((*group, "tiles"), "edition-upgrades", args)


def _tile(reader: EditionReader, path: tuple[str, ...], zone: int, values: Values) -> ShipTile:
    """A ship upgrade of one level. Spaces, and icons on them, are a hold's only (DR-H1)."""
    key = ".".join(path)
    reader.only(path, ("icons", "spaces", "bears", "draw", "hand_limit"))
    table = reader.table(path)
    if not table:
        raise reader.wrong(path, "edition-tile-empty", {"key": key})
    if zone != HOLD and ("spaces" in table or "bears" in table):
        raise reader.wrong(path, "edition-tile-zone", {"key": key})
    shown, bears = [0] * COUNT, [0] * COUNT
    if "icons" in table:
        shown = icons(reader, (*path, "icons"), reader.word((*path, "icons")))
    spaces = whole_or(reader, (*path, "spaces"), 1, 20, 0)
    if "bears" in table:
        bears = icons(reader, (*path, "bears"), reader.word((*path, "bears")))
        if bears[S] + bears[C] != sum(bears):
            raise reader.wrong(path, "edition-tile-bears", {"key": key})
        if sum(bears) > min(values.holds) + spaces:
            args: dict[str, Value] = {"key": key, "n": min(values.holds) + spaces}
            raise reader.wrong(path, "edition-tile-crowded", args)
    draw = whole_or(reader, (*path, "draw"), 1, 20, 0)
    limit = whole_or(reader, (*path, "hand_limit"), 1, 20, 0)
    return ShipTile(zone, shown, spaces, bears, draw, limit)


def _read_buildings(reader: EditionReader, values: Values) -> None:
    """DR-H6, DR-K4: buildings in the supply, their costs, the cubes of those that fight."""
    group = ("buildings",)
    reader.word((*group, "provenance"))
    reader.only(group, ("provenance", "tiles", *TYPES))
    stated = whole_or(reader, (*group, "tiles"), 0, 999, BUILDINGS)
    for kind in TYPES:
        fights = () if kind == TYPES[0] else ("cubes",)
        reader.only((*group, kind), ("tiles", "cost", *fights))
    values.buildings = [reader.whole((*group, kind, "tiles"), 0, 99) for kind in TYPES]
    values.building_costs = [reader.whole((*group, kind, "cost"), 0, 99) for kind in TYPES]
    values.garrison_cubes = reader.whole((*group, "garrison", "cubes"), 0, 20)
    values.fort_cubes = reader.whole((*group, "fort", "cubes"), 0, 20)
    if sum(values.buildings) != stated:
        args: dict[str, Value] = {"n": sum(values.buildings), "wanted": stated}
        raise reader.wrong((*group, "tiles"), "edition-buildings", args)


def _read_battle(reader: EditionReader, values: Values) -> None:
    """DR-K2: the weights of the battle board's areas."""
    reader.word(("battle", "provenance"))
    reader.only(("battle",), ("provenance", *FACES))
    values.faces = [reader.whole(("battle", face), 0, 999) for face in FACES]
    if not any(values.faces):
        raise reader.wrong(("battle",), "edition-faces")


def _read_start(reader: EditionReader, values: Values) -> None:
    """DR-H2, DR-H4, DR-H7: what a player starts with, draws and may hold."""
    reader.word(("start", "provenance"))
    reader.only(("start",), ("provenance", "coins", "cargo", "hand", "hand_limit"))
    values.start_coins = reader.whole(("start", "coins"), 0, 99)
    values.start_cargo = reader.whole(("start", "cargo"), 0, 99)
    values.hand_limit = reader.whole(("start", "hand_limit"), 1, CREW_CARDS)
    values.hand = reader.whole(("start", "hand"), 1, values.hand_limit)


def _read_scoring(reader: EditionReader, values: Values) -> None:
    """DR-V2: the bonus tiles."""
    reader.word(("scoring", "provenance"))
    reader.only(("scoring",), ("provenance", "bonus"))
    values.bonus = numbers(reader, ("scoring", "bonus"), BONUS_TILES, 0, 99)
