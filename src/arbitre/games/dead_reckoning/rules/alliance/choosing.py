"""How the Alliance chooses: among which it weighed, what was best, and what broke the tie (DR-D6)."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Fact
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.board import DISTANCE, HARBOR, NAMES
from arbitre.games.dead_reckoning.rules.table import OpenTable

COINS: Final = "coins"  # coins lying there
GOODS: Final = "goods"  # coins and cargo lying there
STORED: Final = "stored"  # cargo lying there
FIRST: Final = "first"  # the island's value for the first
SECOND: Final = "second"
PRODUCTION: Final = "production"  # coins and cargo it makes
CARGO: Final = "cargo"  # cargo it makes

ONLY: Final = "only"
HUMAN: Final = "human"
TOSS: Final = "toss"
SEA: Final = "sea"
"""The others are in harbor."""
DISTANT: Final = "distance"
DAMAGED: Final = "damage"
NEAREST: Final = (SEA, DISTANT, DAMAGED)
"""How two humans are told apart (DR-X10)."""


class Choice:
    """The candidates, those that no other surpasses, what told them apart last, and by which measures."""

    def __init__(self, among: list[int], best: list[int], by: str, ranks: tuple[str, ...]) -> None:
        self.among = among
        self.best = best
        self.by = by
        self.ranks = ranks


def rank(table: OpenTable, name: str, space: int) -> int:
    """What an island is worth by one measure."""
    if name == COINS:
        return table.coins[space]
    if name == GOODS:
        return table.coins[space] + table.cargo[space]
    if name == STORED:
        return table.cargo[space]
    if name == FIRST:
        return table.values.islands[table.tiles[space]].first
    if name == SECOND:
        return table.values.islands[table.tiles[space]].second
    coins, cargo = table.yields(space)
    return cargo if name == CARGO else coins + cargo


def highest(table: OpenTable, spaces: list[int], ranks: tuple[str, ...]) -> Choice:
    """By the first measure, then the next; several where all are equal: the human picks (DR-D6)."""
    best, by = list(spaces), ONLY
    for name in ranks:
        if len(best) < 2:
            break
        most = max(rank(table, name, space) for space in best)
        kept = [space for space in best if rank(table, name, space) == most]
        if len(kept) < len(best):
            best, by = kept, name
    return Choice(spaces, best, HUMAN if len(best) > 1 else by, ranks)


def nearest(table: OpenTable, humans: list[int]) -> Choice:
    """DR-X10: at sea, nearest to where the Alliance began its turn, then more damage, then a toss."""
    best, by = list(humans), ONLY
    at_sea = [human for human in best if table.place[human] != HARBOR]
    if at_sea and len(at_sea) < len(best):
        best, by = at_sea, SEA
    if len(best) > 1:
        steps = [DISTANCE[table.began][table.place[human]] for human in best]
        close = [human for human, far in zip(best, steps, strict=True) if far == min(steps)]
        if len(close) < len(best):
            best, by = close, DISTANT
    if len(best) > 1:
        damaged = most_damaged(table, best)
        best, by = damaged.best, damaged.by
    return Choice(humans, best, by, NEAREST)


def most_damaged(table: OpenTable, humans: list[int]) -> Choice:
    """DR-X11: the one with more damage, then a toss."""
    if len(humans) < 2:
        return Choice(humans, humans, ONLY, (DAMAGED,))
    most = max(table.damage[human] for human in humans)
    best = [human for human in humans if table.damage[human] == most]
    return Choice(humans, best, TOSS if len(best) > 1 else DAMAGED, (DAMAGED,))


def measured(table: OpenTable, name: str, human: int) -> int:
    """What a human is by one measure: at sea or not, so many steps away, so much damage."""
    if name == SEA:
        return int(table.place[human] != HARBOR)
    if name == DISTANT:
        return DISTANCE[table.began][table.place[human]]
    return table.damage[human]


def why_space(table: OpenTable, choice: Choice, told: Telling) -> dict[str, Fact]:
    """What an event says of a choice of an island: the candidates, what decided, all numbers.

    `among`: the candidates; `by`: what told the chosen one apart; `measures`: what was compared, in
    order; `weights`: for each measure the number of every candidate.
    """
    if not told.listening:
        return {}
    found: dict[str, Fact] = {"among": listed(choice.among), "by": choice.by}
    if len(choice.among) > 1:
        found["measures"] = list(choice.ranks)
        found["weights"] = [
            [rank(table, name, space) for space in choice.among] for name in choice.ranks
        ]
    return found


def why_human(table: OpenTable, choice: Choice, told: Telling) -> dict[str, Fact]:
    """What an event says of a choice of a human: the same, by their numbers."""
    if not told.listening:
        return {}
    found: dict[str, Fact] = {"among": list(choice.among), "by": choice.by}
    if len(choice.among) > 1:
        found["measures"] = list(choice.ranks)
        found["weights"] = [
            [measured(table, name, human) for human in choice.among] for name in choice.ranks
        ]
    return found


def listed(spaces: list[int]) -> list[str]:
    """Spaces as an event names them."""
    return [NAMES[space] for space in spaces]
