"""How many cubes the Alliance drops (DR-F1)."""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.rules.board import HARBOR
from arbitre.games.dead_reckoning.rules.table import Table

LAST_TURN_BONUS: Final = 2
HARBOR_BONUS: Final = 4
SINKS: Final = 5
"""The fifth damage sinks (DR-K3)."""


def alliance_cubes(table: Table, side: int, space: int, defending: bool) -> int:
    """DR-F1, without a card's bonus and DR-E3."""
    cubes = 1 + table.cannons[side] + table.pirate_power[side] // 2
    if defending and space == HARBOR:
        cubes += HARBOR_BONUS
    if space != HARBOR and table.control[space] == side:
        cubes += table.buildings[space].bit_count()
    return cubes


def last_turn_cubes(table: Table, side: int) -> int:
    """DR-E3: the side that triggered the end drops two more in the last turn."""
    return LAST_TURN_BONUS if table.last_turn and table.trigger == side else 0
