"""Counts of the tree of moves from fixed positions: the first step by hand, the rest by both engines."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.sans_allies.case_files import edition_text, expand
from tests.games.sans_allies.plain_cards import STANDARD, State
from tests.games.sans_allies.tables import FastTable, PlainTable, Table

BOTTOM = [f"A{column} {terrain}" for column, terrain in enumerate(
    ("plains", "forest", "mountains", "desert", "coast", "islands", "sea", "sea"), 1
)]  # fmt: skip

TREES: dict[str, tuple[list[str], list[int]]] = {
    # six personnel of strength 1 against defence 6: plains, forest, mountains, coast and islands
    # admit them; and the end. Then 21 rolls for each attack and 6 faces of the enemy's die
    "personnel alone": ([*BOTTOM, "reserve 6P"], [6, 5 * 21 + 6]),
    # the forces are listed in the test below
    "mixed": ([*BOTTOM, "reserve 3P+2V+2A"], []),
    # recover up to two of 2P+V: none, P, V, 2P, P+V
    "recovery": (
        ["A1 plains", "phase recovery", "attack A1 3P+V due 2", "reserve 2V"],
        [5],
    ),
    # two of P, V and A (plains): 2P, P+V, P+A, V+A (one vehicle, one aircraft, two personnel)
    "losses": (["A1 plains", "phase losses", "attack A1 due 2", "reserve 2P+V+A"], [4]),
    # none, 1, 2, 3 of three aircraft
    "bombing": (
        ["phase bombing", "upgrades A", "marker D", "reserve 3A"],
        [4, 3 * 6 + 6],
    ),
    "upgrade": (["phase upgrade", "marker D", "reserve 2V"], [4]),
    "convoy": (["phase convoy", "upgrades S", "reserve 2S"], [2, 2 * 6]),
}


def fast_table(state: State) -> Table:
    """A position at the game itself."""
    return FastTable(state)


def plain_table(state: State) -> Table:
    """A position at the plain engine."""
    return PlainTable(state, STANDARD)


def count(table: Table, make: Callable[[State], Table], depth: int) -> int:
    """How many sequences of so many moves there are, those of chance too."""
    moves = list(table.outcomes()) if table.actor() == "chance" else table.legal()
    if depth == 1:
        return len(moves)
    seat = table.actor()
    total = 0
    for move in moves:
        after = make(table.state())
        assert seat is not None
        after.play(seat, move)
        total += count(after, make, depth - 1)
    return total


@pytest.mark.rule("SA-I4", "SA-I6", "SA-I7", "SA-U4", "SA-U3")
@pytest.mark.parametrize("name", TREES)
def test_the_tree_has_as_many_moves_for_both_engines(name: str) -> None:
    lines, by_hand = TREES[name]
    state = expand(lines, STANDARD, edition_text(STANDARD))
    for depth in (1, 2, 3):
        fast = count(fast_table(state), fast_table, depth)
        plain = count(plain_table(state), plain_table, depth)
        assert fast == plain
        if depth <= len(by_hand):
            assert fast == by_hand[depth - 1]


@pytest.mark.rule("SA-I4")
def test_the_minimal_forces_of_a_mixed_reserve_by_hand() -> None:
    """Defence 6, three personnel of 1, two vehicles of 3, two aircraft of 2."""
    lines, _ = TREES["mixed"]
    table = fast_table(expand(lines, STANDARD, edition_text(STANDARD)))
    found = {move for move in table.legal() if move.startswith("A1 ")}
    # 2V 6; P+V+A 6; 3P+V 6; V+2A 7, and without A 5, without V 4; 2P+2A 6
    assert found == {"A1 2V", "A1 P+V+A", "A1 3P+V", "A1 V+2A", "A1 2P+2A"}
    # the sea admits aircraft and ships: 2A are 4, not enough
    assert not [move for move in table.legal() if move.startswith(("A7 ", "A8 "))]
    # the desert admits vehicles and aircraft
    assert {m for m in table.legal() if m.startswith("A4 ")} == {"A4 2V", "A4 V+2A"}
