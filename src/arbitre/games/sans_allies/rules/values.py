"""The printed values of an edition of Sans Alliés, as the rules use them."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.edition import Edition
from arbitre.core.vocabulary import Vocabulary, called
from arbitre.games.sans_allies.data import PACKAGE
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS

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


_TERRAINS: Final = Vocabulary(PACKAGE, "terrains")
"""What a language calls the terrains of the released editions, which name them in the required ones."""


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
            self.words.append(called(terrain, _TERRAINS, name))
        self.centre = len(self.names)
        kinds = centre_kinds(_table(values["installations"]))
        for admits, cards in kinds.items():
            self._add(centre_name(admits, len(kinds)), admits, False, cards)
        self.capital = len(self.names)
        self._add("capital", _capital_admits(_table(values["installations"])), False, 1)
        self.codes: dict[str, int] = {name: code for code, name in enumerate(self.names) if name}
        production = _table(values["production"])
        self.production: list[int] = [
            int(str(production[kind])) for kind in written_keys(production, KINDS)
        ]
        # SA-T5: whether the discard is shuffled in as soon as the pile is empty
        self.reshuffles_early: bool = production.get("reshuffle") == WHEN_EMPTY
        strength = _table(values["strength"])
        units = written_keys(strength, tuple(UNITS[1:]))
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
        self.admits.append(sum(1 << UNITS.index(letter) for letter in letters_of(admits)))
        self.sea.append(sea)
        self.cards.append(cards)


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
        letters = letters_of(str(admits))
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


def letters_of(admits: str) -> str:
    """Units in their order; `B` is a ship in French."""
    read = admits.replace("B", "S")
    return "".join(letter for letter in UNITS if letter in read)


def written_keys(table: dict[str, object], keys: tuple[str, ...]) -> tuple[str, ...]:
    """The keys of a table as they are written there: ships are `S` or, in French, `B`."""
    if "B" in table and "S" not in table:
        return tuple("B" if key == "S" else key for key in keys)
    return keys


def _table(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def _ints(value: object) -> list[int]:
    assert isinstance(value, list)
    return [int(number) for number in value]
