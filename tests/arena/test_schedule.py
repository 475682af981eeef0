"""Round robins: everybody meets everybody, sits everywhere, and a schedule cut short is balanced."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice

import pytest

from arbitre.arena.schedule import Lineup, lineups, round_robin, seating, steps


def blocks(players: int, seats: int, number: int, seed: int = 3) -> list[Lineup]:
    return [lineup for lineup, _ in islice(round_robin(lineups(players, seats), seed), number)]


@pytest.mark.parametrize(("players", "seats", "number"), [(5, 4, 5), (6, 3, 20), (7, 2, 21)])
def test_a_pass_has_every_combination_once(players: int, seats: int, number: int) -> None:
    found = [tuple(sorted(lineup)) for lineup in blocks(players, seats, number)]
    assert sorted(found) == list(combinations(range(players), seats))
    twice = [tuple(sorted(lineup)) for lineup in blocks(players, seats, 2 * number)]
    assert Counter(twice) == Counter(found * 2)


@pytest.mark.parametrize(("players", "seats"), [(5, 4), (6, 3), (6, 2), (8, 4)])
def test_a_schedule_cut_short_is_balanced(players: int, seats: int) -> None:
    total = len(lineups(players, seats))
    for number in range(1, total + 1):
        sat = Counter(one for lineup in blocks(players, seats, number) for one in lineup)
        counts = [sat[player] for player in range(players)]
        assert max(counts) - min(counts) <= 2
    half = blocks(players, seats, max(1, total // 2))
    met = Counter(pair for lineup in half for pair in combinations(sorted(lineup), 2))
    every = [met[pair] for pair in combinations(range(players), 2)]
    assert max(every) - min(every) <= 3


def test_too_few_players_meet_in_all_proportions() -> None:
    assert lineups(2, 4) == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]
    assert len(lineups(3, 4)) == 15 - 3  # multisets of four, less those of one player


def test_each_pass_seats_a_table_in_another_order() -> None:
    orders = {seating((0, 1, 2, 3), number) for number in range(6)}
    assert len(orders) == 6
    # the first stays: rotation puts everybody everywhere
    assert {order[0] for order in orders} == {0}
    assert seating((0, 1, 1, 1), 4) == (0, 1, 1, 1)


def test_steps_go_down_the_list() -> None:
    assert steps(3, 2) == [(0, 1), (1, 2)]
    assert steps(1, 4) == []


def test_the_seed_decides_the_order() -> None:
    assert blocks(7, 3, 12, seed=1) == blocks(7, 3, 12, seed=1)
    assert blocks(7, 3, 12, seed=1) != blocks(7, 3, 12, seed=2)
