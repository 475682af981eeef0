"""Reading an edition of Sans Alliés: every value of the file is checked."""

from __future__ import annotations

from arbitre.core.edition import EditionReader
from arbitre.core.words import LANGUAGES, REQUIRED
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS
from arbitre.games.sans_allies.rules.values import (
    CENTRE,
    CENTRE_CARDS,
    DECK,
    FIXED_RESEARCH,
    REGION_CARDS,
    RESHUFFLES,
    TILES,
    WHEN_DUE,
    centre_kinds,
    centre_name,
    letters_of,
    written_keys,
)


def read_values(reader: EditionReader) -> None:
    """Check every value of an edition being read; BadInput names the line of a wrong one."""
    groups = ("terrains", "installations", "production", "strength", "tiles")
    reader.only((), ("name", "version", "provenance", *groups))
    _check_terrains(reader)
    _check_installations(reader)
    _check_production(reader)
    _check_strength(reader)
    _check_tiles(reader)


def _check_terrains(reader: EditionReader) -> None:
    regions = 0
    reader.word(("terrains", "provenance"))
    for name in reader.table(("terrains",)):
        if name == "provenance":
            continue
        path = ("terrains", name)
        if (
            name in (CENTRE, "capital")
            or not name.isascii()
            or not name.islower()
            or len(name) > 20
        ):
            raise reader.wrong(path, "edition-terrain-name", {"value": name[:40]})
        if not name.replace("_", "").isalpha() or name in ("none", "research", "weapon"):
            raise reader.wrong(path, "edition-terrain-name", {"value": name[:40]})
        regions += reader.whole((*path, "cards"), 1, REGION_CARDS)
        _check_admits(reader, (*path, "admits"))
        for lang in REQUIRED:
            reader.word((*path, lang))
        entry = reader.table(path)
        if not isinstance(entry.get("sea", False), bool):
            raise reader.wrong((*path, "sea"), "edition-truth", {"key": f"terrains.{name}.sea"})
        reader.only(path, ("cards", "admits", "sea", *LANGUAGES))
    if regions != REGION_CARDS:
        raise reader.wrong(
            ("terrains",), "edition-regions", {"n": regions, "regions": REGION_CARDS}
        )


def _check_admits(reader: EditionReader, path: tuple[str, ...]) -> None:
    """SA-K1: each card shows the unit types that may attack it, at least one."""
    admits = reader.word(path)
    if not _admits_units(admits):
        raise reader.wrong(path, "edition-admits", {"key": ".".join(path), "value": admits[:40]})


def _admits_units(admits: str) -> bool:
    """Whether a text names unit types, each at most once."""
    return bool(admits) and len(letters_of(admits)) == len(admits)


def _check_installations(reader: EditionReader) -> None:
    """SA-K2: what centres and capital admit, together (`admits`) or each by itself."""
    group = ("installations",)
    reader.word((*group, "provenance"))
    reader.only(group, ("provenance", "admits", "centres", "capital"))
    given = reader.table(group)
    if "admits" in given or "centres" not in given or "capital" not in given:
        _check_admits(reader, (*group, "admits"))
    if "capital" in given:
        _check_admits(reader, (*group, "capital"))
    if "centres" not in given:
        return
    each = given["centres"]
    if (
        not isinstance(each, list)
        or len(each) != CENTRE_CARDS
        or not all(isinstance(admits, str) and _admits_units(admits) for admits in each)
    ):
        args: dict[str, str | int] = {"key": "installations.centres", "n": CENTRE_CARDS}
        raise reader.wrong((*group, "centres"), "edition-centres", args)
    kinds = centre_kinds(given)
    for admits in kinds:
        name = centre_name(admits, len(kinds))
        if name in reader.table(("terrains",)):
            raise reader.wrong(("terrains", name), "edition-terrain-name", {"value": name})


def _check_production(reader: EditionReader) -> None:
    reader.word(("production", "provenance"))
    given = reader.table(("production",))
    kinds = written_keys(given, KINDS)
    reader.only(("production",), ("provenance", "cards", "reshuffle", *kinds))
    stated = DECK
    if "cards" in given:
        stated = reader.whole(("production", "cards"), 1, 200)
    deck = sum(reader.whole(("production", kind), 0, 100) for kind in kinds)
    if deck != stated:
        raise reader.wrong(("production", "cards"), "edition-deck", {"n": deck, "cards": stated})
    for kind in kinds[: len(UNITS)]:
        reader.whole(("production", kind), 1, 100)
    if given.get("reshuffle", WHEN_DUE) not in RESHUFFLES:
        path = ("production", "reshuffle")
        args: dict[str, str | int] = {"key": ".".join(path), "known": ", ".join(RESHUFFLES)}
        raise reader.wrong(path, "edition-reshuffle", args)


def _check_strength(reader: EditionReader) -> None:
    reader.word(("strength", "provenance"))
    units = written_keys(reader.table(("strength",)), tuple(UNITS[1:]))
    reader.only(("strength",), ("provenance", *units))
    for unit in units:
        pair = reader.get(("strength", unit))
        args: dict[str, str | int] = {"key": f"strength.{unit}"}
        if not isinstance(pair, list) or len(pair) != 2 or not _whole_numbers(pair, 1, 99):
            raise reader.wrong(("strength", unit), "edition-pair", args)
        if pair[1] < pair[0]:
            raise reader.wrong(("strength", unit), "edition-weaker", args)


def _check_tiles(reader: EditionReader) -> None:
    reader.word(("tiles", "provenance"))
    reader.only(("tiles",), ("provenance", "defence", "research"))
    for key, low, high in (("defence", 1, 200), ("research", FIXED_RESEARCH, 6)):
        row = reader.get(("tiles", key))
        args: dict[str, str | int] = {"key": f"tiles.{key}", "n": TILES, "low": low, "high": high}
        if not isinstance(row, list) or len(row) != TILES or not _whole_numbers(row, low, high):
            raise reader.wrong(("tiles", key), "edition-row", args)
        if key == "research" and row[0] != FIXED_RESEARCH:
            raise reader.wrong(("tiles", key), "edition-first-research", args)


def _whole_numbers(row: list[object], low: int, high: int) -> bool:
    return all(isinstance(n, int) and not isinstance(n, bool) and low <= n <= high for n in row)
