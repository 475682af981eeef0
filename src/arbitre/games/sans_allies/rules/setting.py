"""What does not change during a game: the values of its edition, and what follows from them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from arbitre.core.cache import Cache
from arbitre.core.edition import Edition, EditionReader
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS

if TYPE_CHECKING:
    from arbitre.games.sans_allies.rules.moves import Decision
    from arbitre.games.sans_allies.rules.ways import Ways

PACKAGE: Final = "arbitre.games.sans_allies.data"
REGION_CARDS: Final = 42
CENTRE_CARDS: Final = 5
FIRST_DISCARD: Final = 12
DECK: Final = 63
"""The production cards in play, where an edition does not say another number."""
TILES: Final = 8
FIXED_RESEARCH: Final = 3
"""SA-R4: at this research value the enemy has nothing to lose."""
BASE_DRAW: Final = 3
TOP_PERSONNEL: Final = 4
CENTRE: Final = "centre"
"""The name of a resource centre; where their cards differ, how the names of their kinds begin."""
_CENTRE_NAME: Final = re.compile(r"centre(_[pvas]{1,4})?")
WHEN_DUE: Final = "when_due"
WHEN_EMPTY: Final = "when_empty"
RESHUFFLES: Final = (WHEN_DUE, WHEN_EMPTY)
"""SA-T5: when the discard is shuffled into a new pile."""


class Values:
    """The printed values. Terrains are numbers from 1; then come the kinds of centres and the capital."""

    def __init__(self, edition: Edition) -> None:
        values = edition.values
        terrains = _table(values["terrains"])
        self.names: list[str] = [""]
        self.admits: list[int] = [0]
        self.sea: list[bool] = [False]
        self.cards: list[int] = [0]
        self.words: list[dict[str, str]] = [{}]
        for name, entry in terrains.items():
            if name == "provenance":
                continue
            terrain = _table(entry)
            self._add(
                name, str(terrain["admits"]), bool(terrain.get("sea")), int(str(terrain["cards"]))
            )
            self.words.append({lang: str(terrain[lang]) for lang in ("fr", "en")})
        self.centre = len(self.names)
        kinds = centre_kinds(_table(values["installations"]))
        for admits, cards in kinds.items():
            self._add(centre_name(admits, len(kinds)), admits, False, cards)
        self.capital = len(self.names)
        self._add("capital", _capital_admits(_table(values["installations"])), False, 1)
        self.codes: dict[str, int] = {name: code for code, name in enumerate(self.names) if name}
        production = _table(values["production"])
        self.production: list[int] = [
            int(str(production[kind])) for kind in _keys(production, KINDS)
        ]
        # SA-T5: whether the discard is shuffled in as soon as the pile is empty
        self.reshuffles_early: bool = production.get("reshuffle") == WHEN_EMPTY
        strength = _table(values["strength"])
        units = _keys(strength, tuple(UNITS[1:]))
        self.base: list[int] = [1, *(_ints(strength[unit])[0] for unit in units)]
        self.upgraded: list[int] = [1, *(_ints(strength[unit])[1] for unit in units)]
        tiles = _table(values["tiles"])
        self.defence: list[int] = _ints(tiles["defence"])
        self.research: list[int] = _ints(tiles["research"])

    def is_centre(self, terrain: int) -> bool:
        """Whether a card is a resource centre, of whichever kind."""
        return self.centre <= terrain < self.capital

    def _add(self, name: str, admits: str, sea: bool, cards: int) -> None:
        self.names.append(name)
        self.admits.append(sum(1 << UNITS.index(letter) for letter in _letters(admits)))
        self.sea.append(sea)
        self.cards.append(cards)


class Setting:
    """The frame of one game, shared by all its positions."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.values = Values(edition)
        # how a position text begins: one's own edition goes along
        self.written: str = (
            edition.full_name if edition.released else "=" + quote(edition.source, safe="")
        )
        self.forces: dict[int, list[int]] = {}  # minimal forces by what they depend on
        self.ways: dict[int, Ways] = {}  # the cheapest ways up by the cards that stand
        self.attacks: dict[int, Decision] = {}  # attacks by force and place


def centre_kinds(installations: dict[str, object]) -> dict[str, int]:
    """SA-K2: the kinds of resource centres by the units they admit, and how many there are of each.

    >>> centre_kinds({"admits": "PVA"})
    {'PVA': 5}
    >>> centre_kinds({"centres": ["PV", "VP", "AB", "PV", "S"]})
    {'PV': 3, 'AS': 1, 'S': 1}
    """
    each = installations.get("centres", [installations.get("admits", "")] * CENTRE_CARDS)
    assert isinstance(each, list)
    kinds: dict[str, int] = {}
    for admits in each:
        letters = _letters(str(admits))
        kinds[letters] = kinds.get(letters, 0) + 1
    return kinds


def centre_name(admits: str, kinds: int) -> str:
    """The name of a kind of centres; where all are alike, just `centre`.

    >>> centre_name("PVA", 1), centre_name("PVA", 2)
    ('centre', 'centre_pva')
    """
    return CENTRE if kinds == 1 else f"{CENTRE}_{admits.lower()}"


def is_centre_name(name: str) -> bool:
    """Whether a card's name is that of a resource centre, of whichever kind.

    >>> is_centre_name("centre"), is_centre_name("centre_pv"), is_centre_name("centre_line")
    (True, True, False)
    """
    return _CENTRE_NAME.fullmatch(name) is not None


def _capital_admits(installations: dict[str, object]) -> str:
    return str(installations.get("capital", installations.get("admits", "")))


def _letters(admits: str) -> str:
    """Units in their order; `B` is a ship in French."""
    read = admits.replace("B", "S")
    return "".join(letter for letter in UNITS if letter in read)


def _keys(table: dict[str, object], keys: tuple[str, ...]) -> tuple[str, ...]:
    """The keys of a table as they are written there: ships are `S` or, in French, `B`."""
    if "B" in table and "S" not in table:
        return tuple("B" if key == "S" else key for key in keys)
    return keys


_settings: Final[Cache[Setting]] = Cache(64)


def setting_of(edition: Edition) -> Setting:
    """The frame of games of an edition; released ones are made once."""
    if not edition.released:
        return Setting(edition)
    name = edition.full_name
    found = _settings.find(name)
    return _settings.keep(name, Setting(edition)) if found is None else found


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
        for lang in ("fr", "en"):
            reader.word((*path, lang))
        entry = reader.table(path)
        if not isinstance(entry.get("sea", False), bool):
            raise reader.wrong((*path, "sea"), "edition-truth", {"key": f"terrains.{name}.sea"})
        reader.only(path, ("cards", "admits", "sea", "fr", "en"))
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
    return bool(admits) and len(_letters(admits)) == len(admits)


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
    kinds = _keys(given, KINDS)
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
    units = _keys(reader.table(("strength",)), tuple(UNITS[1:]))
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


def _table(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def _ints(value: object) -> list[int]:
    assert isinstance(value, list)
    return [int(number) for number in value]
