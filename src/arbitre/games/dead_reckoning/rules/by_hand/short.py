"""Many edits on one line, in few signs; each stands for edits in full words (DR-Q1).

    set A1 palmetto 3a outpost 2$, B1 amber_bay 2p 1a fort, ship B2 pirate 1d 3$, turn 7

Parts are parted by commas. On a space: the tile, `2p` cubes of a side (p the player, a the Alliance; two
against two p, s, ap, as), `+p` a permanent cube, `=p` control, buildings, `2$ 1c` goods, at last `card` and
its icons. Of a ship: its space, the mode, `1d` damage, goods; of a side also counters, piles, successes.
"""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.number import typed_whole
from arbitre.core.position import refuse
from arbitre.games.dead_reckoning.rules.board import OCEAN, space_of
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS, FACE_DOWN, OpenTable
from arbitre.games.dead_reckoning.rules.values import BUILDING_NAMES

LETTERS: Final = (("p", "a"), ("p", "s", "ap", "as"))
"""The sides in short, alone and two against two."""
BUILDINGS: Final = {"out": "outpost", "gar": "garrison"}
LONG: Final = ("tile", "card", "cubes", "permanent", "control", "buildings", "coins", "cargo")
"""Edits of a space in full words: only one on a part."""
MODES: Final = ("pirate", "merchant")
PAIRS: Final = (
    "place ship mode damage coins cargo chest dock cannons upgrades legendary experts explorer"
).split()
"""What is set of a side by a word and a value."""
COUNTED: Final = re.compile(r"([0-9]{1,3})([a-z]{1,2}|\$)")
MARKED: Final = re.compile(r"([+=])([a-z]{1,2})")


def parts_of(words: list[str]) -> list[list[str]]:
    """A line's parts, each as its words."""
    parts = " ".join(words).split(",")
    return [part.split() for part in parts if part.strip()]


def in_full(table: OpenTable, parts: list[list[str]]) -> list[list[str]]:
    """The edits that a line's parts stand for.

    Tiles that change places are taken up first, so that each may lie where another one lay.
    """
    found: list[list[str]] = []
    for part in parts:
        found += _in_full(table, part)
    names = [*(island.name for island in table.values.islands), "open_sea"]
    taken_up: list[list[str]] = []
    for edit in found:
        if len(edit) == 3 and edit[1] == "tile" and edit[2] in names and len(parts) > 1:
            space = space_of(edit[0])
            tile = table.tiles[space]
            if tile != FACE_DOWN and tile != names.index(edit[2]):
                taken_up.append([edit[0], "tile", "none"])
    return taken_up + found


def _in_full(table: OpenTable, part: list[str]) -> list[list[str]]:
    first, rest = part[0], part[1:]
    if space_of(first) in OCEAN and rest and rest[0] not in LONG:
        return _space(table, first, rest)
    if first == "ship" and len(rest) > 1:
        return _side(table, "", ["ship", *rest])
    if first in MODES and not rest:
        return [["mode", first]]
    if first in side_names(table) and rest:
        return _side(table, first, rest)
    return [part]


def _side_called(table: OpenTable, letter: str) -> str:
    letters = LETTERS[table.humans - 1]
    if letter not in letters:
        raise refuse("DR-Q1", "edit-short", word=letter, known=", ".join(letters))
    return side_names(table)[letters.index(letter)]


def _space(table: OpenTable, space: str, words: list[str]) -> list[list[str]]:
    """`A2 skerry 2p 1a +p fort 2$ card S 1`, in the order in which things come to lie there."""
    tiles = [*(island.name for island in table.values.islands), "open_sea", "none"]
    tile: list[list[str]] = []
    cubes: list[str] = []
    marks: list[list[str]] = []
    buildings: list[str] = []
    goods: list[list[str]] = []
    card: list[list[str]] = []
    for at, word in enumerate(words):
        counted, marked = COUNTED.fullmatch(word), MARKED.fullmatch(word)
        building = BUILDINGS.get(word, word)
        if word == "card" and words[at + 1 :]:
            card = [[space, "card", *words[at + 1 :]]]
            break
        if word in tiles and not at:
            tile = [[space, "tile", word]]
        elif building in BUILDING_NAMES:
            buildings.append(building)
        elif counted is not None and counted.group(2) == "$":
            goods.append([space, "coins", counted.group(1)])
        elif counted is not None and counted.group(2) == "c":
            goods.append([space, "cargo", counted.group(1)])
        elif counted is not None:
            cubes += [_side_called(table, counted.group(2)), counted.group(1)]
        elif marked is not None and marked.group(1) == "+":
            marks.insert(0, [space, "permanent", _side_called(table, marked.group(2)), "1"])
        elif marked is not None:
            marks.append([space, "control", _side_called(table, marked.group(2))])
        elif not at:
            raise refuse("DR-Q1", "edit-tile", known=", ".join(tiles[:-1]))
        else:
            raise refuse("DR-Q1", "edit-word", word=word[:20])
    found = tile + ([[space, "cubes", *cubes]] if cubes else []) + marks
    return [*found, *([[space, "buildings", *buildings]] if buildings else []), *goods, *card]


def _side(table: OpenTable, side: str, words: list[str]) -> list[list[str]]:
    """`alliance C2 1d 17$ piles 4 2 3 explorer 2 claimed explorer`; without a side the human's ship."""
    alliance = side.startswith("alliance")
    head = [side] if side else []
    found: list[list[str]] = []
    at = 0
    while at < len(words):
        word, following = words[at], words[at + 1 :]
        counted = COUNTED.fullmatch(word)
        step = 1
        if space_of(word) >= 0:
            found.append([*head, "place" if side else "ship", word])
        elif word in MODES:
            found.append([*head, "mode", word])
        elif counted is not None and counted.group(2) in ("$", "c", "d"):
            coins = "dock" if alliance else "coins"
            names = {"$": coins, "c": "cargo", "d": "damage"}
            found.append([*head, names[counted.group(2)], counted.group(1)])
        elif word == "piles" and len(following) >= 3:
            found.append([*head, word, *following[:3]])
            step = 4
        elif word == "claimed" and following and side:
            step = 1 + _achievements(following)
            found.append(["claimed", side, *following[: step - 1]])
        elif word == "ship" and not side and at == 0:
            pass
        elif word in PAIRS and following:
            found.append([*head, word, following[0]])
            step = 2
        else:
            raise refuse("DR-Q1", "edit-word", word=word[:20])
        at += step
    return found


def _achievements(words: list[str]) -> int:
    """How many words name achievements; at least one is taken, to be refused by its name."""
    number = 0
    known = [*ACHIEVEMENTS, "none"]
    while number < len(words) and words[number] in known:
        if number + 1 < len(words) and words[number + 1].isdecimal():
            break  # a counter of the same name follows
        number += 1
    return max(number, 1)


# -- what an edit names ----------------------------------------------------------------------


def side_names(table: OpenTable) -> list[str]:
    """The sides by name, humans first.

    Alone: `player` and `alliance`; two against two `port`, `starboard` and an Alliance of each.
    """
    if table.humans == 1:
        return ["player", "alliance"]
    return ["port", "starboard", "alliance1", "alliance2"]


def side_of(table: OpenTable, name: str) -> int:
    """A side by its name; Illegal when there is none."""
    names = side_names(table)
    if name not in names:
        raise refuse("DR-Q1", "edit-side", known=", ".join(names))
    return names.index(name)


def number_in(words: list[str], low: int, high: int) -> int:
    """The one number that is named; Illegal when it is none, or out of bounds."""
    number = typed_whole(words[0], low, high) if len(words) == 1 else None
    if number is not None:
        return number
    raise refuse("DR-Q1", "edit-number", low=low, high=high)
