"""How the Alliance chooses: among which it weighed, what was best, and what broke the tie (DR-D6)."""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.board import DISTANCE, HARBOR, NAMES
from arbitre.games.dead_reckoning.table import Table

COINS: Final = "coins"  # coins lying there
GOODS: Final = "goods"  # coins and cargo lying there
FIRST: Final = "first"  # the island's value for the first
SECOND: Final = "second"
PRODUCTION: Final = "production"  # coins and cargo it makes
CARGO: Final = "cargo"  # cargo it makes

ONLY: Final = "only"
HUMAN: Final = "human"
TOSS: Final = "toss"
SEA: Final = "sea"
"""The others are in harbor."""


class Choice:
    """The candidates, those that no other surpasses, and what told them apart last."""

    def __init__(self, among: list[int], best: list[int], by: str) -> None:
        self.among = among
        self.best = best
        self.by = by


def rank(table: Table, name: str, space: int) -> int:
    """What an island is worth by one measure."""
    if name == COINS:
        return table.coins[space]
    if name == GOODS:
        return table.coins[space] + table.cargo[space]
    if name == FIRST:
        return table.values.islands[table.tiles[space]].first
    if name == SECOND:
        return table.values.islands[table.tiles[space]].second
    coins, cargo = table.yields(space)
    return cargo if name == CARGO else coins + cargo


def highest(table: Table, spaces: list[int], ranks: tuple[str, ...]) -> Choice:
    """By the first measure, then the next; several where all are equal: the human picks (DR-D6)."""
    best, by = list(spaces), ONLY
    for name in ranks:
        if len(best) < 2:
            break
        most = max(rank(table, name, space) for space in best)
        kept = [space for space in best if rank(table, name, space) == most]
        if len(kept) < len(best):
            best, by = kept, name
    return Choice(spaces, best, HUMAN if len(best) > 1 else by)


def nearest(table: Table, humans: list[int]) -> Choice:
    """DR-X10: at sea, nearest to where the Alliance began its turn, then more damage, then a toss."""
    best, by = list(humans), ONLY
    at_sea = [human for human in best if table.place[human] != HARBOR]
    if at_sea and len(at_sea) < len(best):
        best, by = at_sea, SEA
    if len(best) > 1:
        steps = [DISTANCE[table.began][table.place[human]] for human in best]
        close = [human for human, far in zip(best, steps, strict=True) if far == min(steps)]
        if len(close) < len(best):
            best, by = close, "distance"
    if len(best) > 1:
        damaged = most_damaged(table, best)
        best, by = damaged.best, damaged.by
    return Choice(humans, best, by)


def most_damaged(table: Table, humans: list[int]) -> Choice:
    """DR-X11: the one with more damage, then a toss."""
    if len(humans) < 2:
        return Choice(humans, humans, ONLY)
    most = max(table.damage[human] for human in humans)
    best = [human for human in humans if table.damage[human] == most]
    return Choice(humans, best, TOSS if len(best) > 1 else "damage")


def listed(spaces: list[int]) -> str:
    """Spaces as an event names them."""
    return " ".join(NAMES[space] for space in spaces) or "-"


def numbered(those: list[int]) -> str:
    """Humans, or upgrades, as an event names them: by number."""
    return " ".join(str(one) for one in those) or "-"
