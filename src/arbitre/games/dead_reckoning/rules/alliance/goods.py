"""Coins and cargo of the Alliance (DR-G)."""

from __future__ import annotations

from typing import Final

from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.table import (
    Table,
)

CARGO_A_COIN: Final = 3


def gain_goods(table: Table, side: int, coins: int, cargo: int, told: Telling) -> None:
    """DR-G2: on its dock; every three cargo become a coin at once."""
    table.dock_coins[side] += coins
    total = table.dock_cargo[side] + cargo
    made, table.dock_cargo[side] = divmod(total, CARGO_A_COIN)
    table.dock_coins[side] += made
    if made:
        told.tell("cargo-sold", "DR-G2", {"side": side, "n": made})
