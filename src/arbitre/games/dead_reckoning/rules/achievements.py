"""Achievements: when a side claims one, and the bonus tile of the first (DR-E1, DR-V1)."""

from __future__ import annotations

from typing import Final

from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.table import (
    ACHIEVEMENTS,
    BUILDER,
    CAPITALIST,
    COLONIST,
    ELITE,
    EXPERTS,
    EXPLORER,
    LEGENDARY,
    MASTER,
    SIDES,
    TERROR,
    TO_END,
    OpenTable,
)

LEGENDARY_CUBES: Final = 4
EXPERT_CUBES: Final = 3
UPGRADES: Final = 4
EXPLORED_SOLO: Final = 5
EXPLORED_TEAMS: Final = 3
BUILDINGS: Final = 5
PERMANENT: Final = 6
COINS: Final = 30
MASTER_CARGO: Final = 10


def claim(table: OpenTable, side: int, achievement: int, told: Telling) -> None:
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


def settle(
    table: OpenTable, chests: list[int], told: Telling, terror: tuple[int, ...] = ()
) -> None:
    """Claim what the table shows, the side whose turn it is first (DR-E2).

    `chests` are the humans' coins that count for Capitalist, an Alliance's are on its dock; `terror`
    are the sides that have just sunk an enemy. A human's crew at the top level are their `experts`.
    """
    humans = table.humans
    sides = humans * 2
    legendary, experts, upgrades = table.legendary, table.experts, table.upgrades
    explorer, cargo, aboard = table.explorer, table.dock_cargo, table.aboard_cargo
    explored = EXPLORED_SOLO if sides == 2 else EXPLORED_TEAMS
    # most often too few buildings stand, or cubes lie, for anybody
    built = sum(table.supply) + BUILDINGS <= sum(table.values.buildings)
    lasting = sum(table.permanent) >= PERMANENT
    side = max(table.side, 0)
    for _ in range(sides):
        claimed = table.claimed[side]
        if side in terror:
            claim(table, side, TERROR, told)
        if legendary[side] >= LEGENDARY_CUBES and not claimed >> LEGENDARY & 1:
            claim(table, side, LEGENDARY, told)
        if experts[side] >= EXPERT_CUBES and not claimed >> EXPERTS & 1:
            claim(table, side, EXPERTS, told)
        if upgrades[side] >= UPGRADES and not claimed >> ELITE & 1:
            claim(table, side, ELITE, told)
        if explorer[side] >= explored and not claimed >> EXPLORER & 1:
            claim(table, side, EXPLORER, told)
        if built and not claimed >> BUILDER & 1 and table.buildings_of(side) >= BUILDINGS:
            claim(table, side, BUILDER, told)
        if lasting and not claimed >> COLONIST & 1:
            if sum(table.permanent[side::SIDES]) >= PERMANENT:
                claim(table, side, COLONIST, told)
        coins = chests[side] if side < humans else table.dock_coins[side]
        if coins >= COINS and not claimed >> CAPITALIST & 1:
            claim(table, side, CAPITALIST, told)
        if side < humans and cargo[side] + aboard[side] >= MASTER_CARGO:
            if not claimed >> MASTER & 1:
                claim(table, side, MASTER, told)
        side += 1
        if side == sides:
            side = 0


def legendary_cube(table: OpenTable, side: int, told: Telling) -> None:
    """DR-E1, DR-K10: a ship or a merchant was beaten; no cube once claimed."""
    if not table.claimed_by(side, LEGENDARY):
        table.legendary[side] += 1
        clause = "DR-E1" if table.is_alliance(side) else "DR-K10"
        told.tell("legendary-cube", clause, {"side": side, "n": table.legendary[side]})
