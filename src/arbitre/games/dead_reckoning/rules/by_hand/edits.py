"""Beside a real table: what the human did there is set here by hand (DR-Q1).

set A2 tile skerry · set A2 cubes player 2 alliance 1 · set A2 buildings fort garrison
set ship A2 · set mode pirate · set alliance dock 17 · set claimed player explorer · set turn 5
Many on one line, and in short: short.py
"""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Illegal
from arbitre.core.position import refuse
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.achievements import claim
from arbitre.games.dead_reckoning.rules.board import HARBOR, NAMES, OCEAN, space_of
from arbitre.games.dead_reckoning.rules.by_hand.islands import edit_space, edits_of_space
from arbitre.games.dead_reckoning.rules.by_hand.short import (
    in_full,
    number_in,
    parts_of,
    side_names,
    side_of,
)
from arbitre.games.dead_reckoning.rules.state import State
from arbitre.games.dead_reckoning.rules.table import (
    ACHIEVEMENTS,
    HARD,
    SINKS,
)
from arbitre.games.dead_reckoning.rules.values import BUILDING_NAMES

SHIPS: Final = ("ship", "mode", "damage", "coins", "cargo", "chest")
"""What is the human's own without a side being named."""
COUNTS: Final = {
    "legendary": "legendary",
    "experts": "experts",
    "explorer": "explorer",
    "upgrades": "upgrades",
}
"""Counters that either side has."""
DOCK: Final = {"dock": "dock_coins", "cargo": "dock_cargo", "cannons": "cannons"}
MOST_CARGO: Final = 2
"""DR-G2: three cargo on an Alliance's dock are a coin at once."""
MOST: Final = 999
MOST_ABOARD: Final = 40


def edit(state: State, text: str, told: Telling) -> None:
    """Carry one edit out; Illegal changes nothing."""
    parts = parts_of(text.lower().split()[1:])
    if not parts:
        raise refuse("DR-Q1", "edit-unknown")
    _edit_all(state.copy(), parts, Telling(False))  # what is refused half-way must not have begun
    inner = Telling(told.listening)
    _edit_all(state, parts, inner)
    told.tell("edit", "DR-Q1", {"word": text})
    for event in inner.events:  # what came of it is told after it
        told.add(event)


def _edit_all(state: State, parts: list[list[str]], told: Telling) -> None:
    for words in in_full(state.table, parts):
        _edit(state, words, told)


def wrong_part(state: State, text: str) -> str:
    """The part of a refused line that is at fault; the line where it has only one."""
    parts = parts_of(text.lower().split()[1:])
    shown = text.partition(" ")[2].split(",")
    for number in range(1, len(parts)):
        try:
            _edit_all(state.copy(), parts[:number], Telling(False))
        except Illegal:
            return f"set {shown[number - 1].strip()}"
    return f"set {shown[-1].strip()}" if len(parts) == len(shown) else text


def _edit(state: State, words: list[str], told: Telling) -> None:
    first, rest = words[0], words[1:]
    table = state.table
    if space_of(first) in OCEAN and len(rest) >= 2:
        edit_space(table, space_of(first), rest[0], rest[1:], told)
    elif first in side_names(table) and len(rest) >= 2:
        _edit_side(state, side_of(table, first), rest[0], rest[1:])
    elif first in SHIPS and len(rest) == 1:
        _edit_human(state, state.seat, first, rest)
    elif first == "supply" and len(rest) == 2:
        _edit_supply(state, rest[0], rest[1])
    elif first == "claimed" and len(rest) >= 2:
        _edit_claimed(state, side_of(table, rest[0]), rest[1:], told)
    elif first == "turn" and len(rest) == 1:
        table.turn[next_alliance(state)] = number_in(rest, 1, MOST) - 1
    elif first == "last" and len(rest) == 1:
        table.trigger = -1 if rest[0] == "none" else side_of(table, rest[0])
        table.last_turn, state.queue = False, []
    elif (first, rest) == ("deck", ["full"]):
        table.left = (1 << len(table.values.alliance)) - 1
        if table.difficulty == HARD:
            table.hard_sides = table.normal_sides = 0
    else:
        raise refuse("DR-Q1", "edit-unknown")


def next_alliance(state: State) -> int:
    """The Alliance whose turn comes after this."""
    humans = state.table.humans
    if state.table.side < 0:
        return humans + state.first
    return humans + (state.seat + 1) % humans


def _edit_side(state: State, side: int, what: str, rest: list[str]) -> None:
    table = state.table
    if what in COUNTS:
        counts: list[int] = getattr(table, COUNTS[what])
        counts[side] = number_in(rest, 0, MOST)
    elif not table.is_alliance(side):
        _edit_human(state, side, what, rest)
    elif what in ("place", "ship"):
        table.place[side] = _space(rest)
    elif what == "damage":
        table.damage[side] = number_in(rest, 0, SINKS - 1)
    elif what in DOCK:
        counts = getattr(table, DOCK[what])
        counts[side] = number_in(rest, 0, MOST_CARGO if what == "cargo" else MOST)
    elif what == "piles" and len(rest) == 3:
        numbers = [number_in([word], 0, MOST) for word in rest]
        table.merchant_pile[side], table.pirate_pile[side], table.pirate_power[side] = numbers
    else:
        raise refuse("DR-Q1", "edit-unknown")


def _edit_human(state: State, seat: int, what: str, rest: list[str]) -> None:
    table = state.table
    if what in ("place", "ship"):
        table.place[seat] = _space(rest)
    elif what == "mode" and rest in (["pirate"], ["merchant"]):
        table.pirate[seat] = rest == ["pirate"]
    elif what == "damage":
        table.damage[seat] = number_in(rest, 0, SINKS - 1)
    elif what == "coins":
        table.aboard_coins[seat] = number_in(rest, 0, MOST_ABOARD)
    elif what == "cargo":
        table.aboard_cargo[seat] = number_in(rest, 0, MOST_ABOARD)
    elif what == "chest":
        state.humans[seat].chest = number_in(rest, 0, MOST)
    else:
        raise refuse("DR-Q1", "edit-unknown")


def _space(rest: list[str]) -> int:
    if len(rest) != 1 or space_of(rest[0]) < HARBOR:
        raise refuse("DR-Q1", "edit-unknown")
    return space_of(rest[0])


def _edit_supply(state: State, what: str, number: str) -> None:
    table, values = state.table, state.values
    tiles = [f"{name}{level}" for name in values.upgrade_names for level in (1, 2)]
    if what in BUILDING_NAMES:
        kind = BUILDING_NAMES.index(what)
        standing = sum(there >> kind & 1 for there in table.buildings)
        table.supply[kind] = number_in([number], 0, values.buildings[kind] - standing)
    elif what in tiles:
        table.upgrade_supply[tiles.index(what)] = number_in([number], 0, values.upgrade_copies)
    else:
        raise refuse("DR-Q1", "edit-unknown")


def _edit_claimed(state: State, side: int, names: list[str], told: Telling) -> None:
    """Achievements are added; the fourth triggers the end (DR-E2). `none` takes all back."""
    table = state.table
    if names == ["none"]:
        table.claimed[side] = 0
        table.bonus_to = [-1 if owner == side else owner for owner in table.bonus_to]
        if table.trigger == side:
            table.trigger, table.last_turn, state.queue = -1, False, []
        return
    if any(name not in ACHIEVEMENTS for name in names):
        raise refuse("DR-Q1", "edit-achievement", known=", ".join(ACHIEVEMENTS))
    for name in names:
        claim(table, side, ACHIEVEMENTS.index(name), told)


# -- what could be set -----------------------------------------------------------------------


def edits(state: State) -> list[str]:
    """Edits that are possible now, of numbers the nearest ones: something to begin with."""
    table, seat = state.table, state.seat
    found = [f"set ship {name}" for name in NAMES]
    found += ["set mode merchant", "set mode pirate"]
    found += [f"set damage {number}" for number in range(SINKS)]
    for good, held in (("coins", table.aboard_coins[seat]), ("cargo", table.aboard_cargo[seat])):
        found += [f"set {good} {number}" for number in range(held + 2)]
    for space in OCEAN:
        found += edits_of_space(table, space)
    names = side_names(table)
    for side, name in enumerate(names):
        found += [
            f"set claimed {name} {one}"
            for number, one in enumerate(ACHIEVEMENTS)
            if not table.claimed_by(side, number)
        ]
        if table.is_alliance(side):
            found.append(f"set {name} dock {table.dock_coins[side]}")
            found += [f"set {name} damage {number}" for number in range(SINKS)]
            piles = table.merchant_pile[side], table.pirate_pile[side], table.pirate_power[side]
            found.append(f"set {name} piles {piles[0]} {piles[1]} {piles[2]}")
            found.append(f"set {name} cannons {table.cannons[side]}")
    found += [f"set turn {table.turn[next_alliance(state)] + 1}"]
    found += [f"set last {name}" for name in (*names, "none")]
    return [text for text in found if _possible(state, text)]


def _possible(state: State, text: str) -> bool:
    try:
        _edit_all(state.copy(), [text.lower().split()[1:]], Telling(False))
    except Illegal:
        return False
    return True
