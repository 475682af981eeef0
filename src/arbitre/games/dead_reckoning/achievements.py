"""Achievements: when a side claims one, and the bonus tile of the first (DR-E1, DR-V1)."""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.table import (
    ACHIEVEMENTS,
    BUILDER,
    CAPITALIST,
    COLONIST,
    ELITE,
    EXPERTS,
    EXPLORER,
    LEGENDARY,
    TO_END,
    Table,
    Telling,
)

LEGENDARY_CUBES: Final = 4
EXPERT_CUBES: Final = 3
UPGRADES: Final = 4
EXPLORED_SOLO: Final = 5
EXPLORED_TEAMS: Final = 3
BUILDINGS: Final = 5
PERMANENT: Final = 6
COINS: Final = 30


def claim(table: Table, side: int, achievement: int, told: Telling) -> None:
    """DR-V1: claimed once, for good; the first to claim takes the bonus tile (DR-V2)."""
    if table.claimed_by(side, achievement):
        return
    table.claimed[side] |= 1 << achievement
    clause = "DR-E1" if table.is_alliance(side) else "DR-V1"
    name = ACHIEVEMENTS[achievement]
    told.tell("achievement", clause, {"side": side, "achievement": name})
    if table.bonus[achievement] and table.bonus_to[achievement] < 0:
        table.bonus_to[achievement] = side
        told.tell("bonus-tile", "DR-V2", {"side": side, "n": table.bonus[achievement]})
    if table.claimed[side].bit_count() >= TO_END and table.trigger < 0:
        # DR-E2: the first fourth triggers the end; `settle` looks at the side on turn first
        table.trigger = side
        told.tell("end-triggered", "DR-E2", {"side": side})


def settle(table: Table, chests: list[int], told: Telling) -> None:
    """Claim what the table shows, the side whose turn it is first (DR-E2).

    `chests` are the coins that count for Capitalist: a human's chest, the Alliance's dock.
    """
    first = max(table.side, 0)
    for step in range(table.sides):
        side = (first + step) % table.sides
        for achievement in due(table, side, chests[side]):
            claim(table, side, achievement, told)


def due(table: Table, side: int, coins: int) -> list[int]:
    """The achievements whose conditions hold on the open table."""
    explored = EXPLORED_SOLO if table.humans == 1 else EXPLORED_TEAMS
    found: list[int] = []
    if table.legendary[side] >= LEGENDARY_CUBES:
        found.append(LEGENDARY)
    if table.experts[side] >= EXPERT_CUBES:
        found.append(EXPERTS)
    if table.upgrades[side] >= UPGRADES:
        found.append(ELITE)
    if table.explorer[side] >= explored:
        found.append(EXPLORER)
    if table.buildings_of(side) >= BUILDINGS:
        found.append(BUILDER)
    if table.permanent_of(side) >= PERMANENT:
        found.append(COLONIST)
    if coins >= COINS:
        found.append(CAPITALIST)
    return found


def legendary_cube(table: Table, side: int, told: Telling) -> None:
    """DR-E1, DR-K10: a ship or a merchant was beaten; no cube once claimed."""
    if not table.claimed_by(side, LEGENDARY):
        table.legendary[side] += 1
        told.tell("legendary-cube", "DR-E1", {"side": side, "n": table.legendary[side]})


def chests_of(table: Table, chests: list[int]) -> list[int]:
    """The coins that count for Capitalist: humans' chests, then the Alliances' docks."""
    return [*chests, *table.dock_coins[table.humans : table.sides]]
