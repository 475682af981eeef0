"""Final scoring, line by line (DR-V2, DR-V4, DR-V5)."""

from __future__ import annotations

from typing import Final

from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.achievements import settle
from arbitre.games.dead_reckoning.rules.board import OCEAN
from arbitre.games.dead_reckoning.rules.state import State
from arbitre.games.dead_reckoning.rules.table import ACHIEVEMENTS, SIDES, OpenTable

LINES: Final = (
    "chest aboard dock goods islands buildings upgrades crew experts achievements bonus".split()
)
BUILDING: Final = 2
LEVEL_ONE: Final = 1
LEVEL_TWO: Final = 3
ACHIEVEMENT: Final = 4
THIRD_LEVEL: Final = 1  # a crew card of that level
FOURTH_LEVEL: Final = 2


def score(state: State, side: int) -> dict[str, int]:
    """A side's points by line."""
    table = state.table
    lines = dict.fromkeys(LINES, 0)
    lines["aboard"] = table.aboard_coins[side]
    lines["dock"] = table.dock_coins[side]
    lines["goods"] = sum(table.coins[space] for space in OCEAN if table.control[space] == side)
    lines["islands"] = island_points(state, side)
    lines["buildings"] = BUILDING * table.buildings_of(side)
    lines["achievements"] = ACHIEVEMENT * table.claimed[side].bit_count()
    lines["bonus"] = sum(
        table.bonus[which] for which in range(len(ACHIEVEMENTS)) if table.bonus_to[which] == side
    )
    if table.is_alliance(side):
        lines["upgrades"] = LEVEL_ONE * table.first_level[side] + LEVEL_TWO * (
            table.upgrades[side] - table.first_level[side]
        )
        lines["experts"] = table.experts[side]
        return lines
    human = state.humans[side]
    lines["chest"] = human.chest
    for tile, number in enumerate(human.bought):
        lines["upgrades"] += number * (LEVEL_TWO if tile % 2 else LEVEL_ONE)
    lines["crew"] = THIRD_LEVEL * human.crew_at(2) + FOURTH_LEVEL * human.crew_at(3)
    return lines


def island_points(state: State, side: int) -> int:
    """DR-V4: first and second values."""
    table = state.table
    total = 0
    for space in OCEAN:
        if not table.is_island(space):
            continue
        island = table.values.islands[table.tiles[space]]
        cubes = [
            table.cubes[space * SIDES + one] + table.permanent[space * SIDES + one]
            for one in range(table.sides)
        ]
        first, seconds = ranked(table.control[space], cubes)
        if first == side:
            total += island.first
        elif side in seconds:
            total += island.second
    return total


def ranked(controller: int, cubes: list[int]) -> tuple[int, list[int]]:
    """Who takes the first value (-1: nobody), and who the second.

    >>> ranked(-1, [3, 3]), ranked(1, [2, 4]), ranked(-1, [2, 0])
    ((-1, [0, 1]), (1, [0]), (0, []))
    >>> ranked(-1, [3, 3, 1, 0]), ranked(2, [2, 2, 4, 1]), ranked(-1, [0, 0, 0, 0])
    ((-1, [0, 1]), (2, [0, 1]), (-1, []))
    """
    if len(cubes) == 2:
        return _ranked_two(controller, cubes)
    most = max(cubes)
    first = controller
    if first < 0 and most:
        leaders = [side for side, number in enumerate(cubes) if number == most]
        if len(leaders) > 1:
            return -1, leaders
        first = leaders[0]
    others = [(number, side) for side, number in enumerate(cubes) if side != first and number]
    if not others:
        return first, []
    best = max(number for number, _ in others)
    return first, [side for number, side in others if number == best]


def _ranked_two(controller: int, cubes: list[int]) -> tuple[int, list[int]]:
    """The same for two sides, which is asked most often."""
    first = controller
    if first < 0:
        if cubes[0] == cubes[1]:
            return -1, [0, 1] if cubes[0] else []
        first = 0 if cubes[0] > cubes[1] else 1
    return first, [1 - first] if cubes[1 - first] else []


def total(state: State, side: int) -> int:
    """A side's points, all kinds added up."""
    return sum(score(state, side).values())


def winner(state: State) -> bool:
    """DR-E4, DR-X3: whether the humans win; ties by cubes, then the Alliance (DR-V5)."""
    table = state.table
    humans = range(table.humans)
    alliances = range(table.humans, table.sides)
    mine, theirs = (sum(total(state, side) for side in team) for team in (humans, alliances))
    if mine != theirs:
        return mine > theirs
    my_cubes, their_cubes = team_cubes(table)
    return my_cubes > their_cubes


def tied(state: State) -> bool:
    """DR-V5: whether humans and Alliances have the same points."""
    table = state.table
    mine = sum([total(state, side) for side in range(table.humans)])
    return mine == sum([total(state, side) for side in range(table.humans, table.sides)])


def team_cubes(table: OpenTable) -> tuple[int, int]:
    """DR-V5: the humans' cubes on islands, and the Alliances'."""
    cubes = [table.cubes_of(side) for side in range(table.sides)]
    return sum(cubes[: table.humans]), sum(cubes[table.humans :])


def settle_all(state: State, told: Telling, terror: tuple[int, ...] = ()) -> None:
    """DR-E2: achievements are checked after every event, in anyone's turn."""
    settle(state.table, state.chests, told, terror)
