"""Ratings: odds as points, draws and shared wins, intervals that hold."""

from __future__ import annotations

from math import exp, log10, sqrt
from random import Random

import pytest

from arbitre.arena.ratings import SCALE, Contest, duels, expected, rate, shared
from arbitre.arena.statistics import Z_95


def two(won: int, lost: int, drawn: int = 0) -> list[Contest]:
    games = [shared((0, 1), (0,), 0)] * won + [shared((0, 1), (1,), 0)] * lost
    games += [shared((0, 1), (), 0)] * drawn
    return [Contest(one.players, one.shares, number) for number, one in enumerate(games)]


@pytest.mark.parametrize(("won", "lost", "drawn"), [(4, 0, 0), (0, 4, 0), (30, 10, 0), (30, 10, 8)])
def test_two_players_have_the_odds_of_their_shares(won: int, lost: int, drawn: int) -> None:
    # the drawn game that is added gives each a half
    half = (drawn + 1) / 2
    points = 400 * log10((won + half) / (lost + half))
    assert rate(2, two(won, lost, drawn), 1).rating(0) == pytest.approx(1000 + points)
    assert rate(2, two(won, lost, drawn), 0).rating(1) == pytest.approx(1000 - points)


def test_one_seat_against_three_of_another() -> None:
    # half of the wins with one seat in four: three times as strong
    seats = (0, 1, 1, 1)
    games = [shared(seats, (0,), 0)] * 3000 + [shared(seats, (2,), 0)] * 3000
    assert rate(2, games, 1).rating(0) == pytest.approx(1000 + 400 * log10(3), abs=0.5)


def test_a_shared_win_counts_in_parts() -> None:
    assert shared((3, 1, 0), (0, 2), 5) == Contest((3, 1, 0), (0.5, 0.0, 0.5), 5)
    games = [shared((0, 1, 2), (0, 1), 0)] * 50 + [shared((0, 1, 2), (2,), 0)] * 25
    ratings = rate(3, games, 2)
    assert [ratings.rating(player) for player in range(3)] == pytest.approx([1000] * 3)


def test_strength_is_carried_over_players_who_never_met() -> None:
    games = two(300, 100) + [
        shared((1, 2), (0 if number < 300 else 1,), 0) for number in range(400)
    ]
    ratings = rate(3, games, 2)
    assert ratings.rating(0) == pytest.approx(1000 + 2 * 400 * log10(3), abs=3)


@pytest.mark.parametrize(
    ("won", "drawn", "spread"),
    # n p q of the games that are no draws, over the square of n p q of all: by hand
    [(200, 0, 1 / sqrt(100)), (100, 200, sqrt(50) / 100)],
)
def test_draws_make_the_interval_narrower(won: int, drawn: int, spread: float) -> None:
    ratings = rate(2, two(won, won, drawn), 1)
    low, high = ratings.interval(0)
    assert high - low == pytest.approx(2 * Z_95 * SCALE * spread, rel=0.01)
    assert ratings.interval(1) == (1000, 1000)
    assert ratings.above(0, 1)[1:] == pytest.approx((low - 1000, high - 1000))


def test_contests_that_hang_together_say_less() -> None:
    alone = rate(2, two(50, 50), 1).interval(0)
    pairs = [Contest(one.players, one.shares, one.group // 2) for one in two(50, 50)]
    together = rate(2, pairs, 1).interval(0)
    assert together[1] - together[0] == pytest.approx(sqrt(2) * (alone[1] - alone[0]), rel=0.01)


def test_who_never_won_is_known_roughly_only() -> None:
    ratings = rate(2, two(0, 500), 1)
    low, high = ratings.interval(0)
    assert ratings.rating(0) < 0
    assert high - low > 500


@pytest.mark.parametrize("kind", ["tables", "deals"])
def test_nineteen_intervals_of_twenty_hold(kind: str) -> None:
    rng = Random(f"ratings {kind}")
    truth = [0.9, 0.4, 0.0]
    held = 0
    for _ in range(120):
        contests: list[Contest] = []
        for number in range(150):
            if kind == "tables":
                players = rng.choices(range(3), k=4)
                winner = rng.choices(range(4), weights=expected(truth, players))[0]
                contests.append(shared(players, (winner,), number))
            else:
                deal = rng.gauss(0.5, 1.5)
                chances = [1 / (1 + exp(deal - strength)) for strength in truth]
                contests += duels([rng.random() < chance for chance in chances], number)
        low, high = rate(3, contests, 2).interval(0)
        # what duels converge to is not the strength itself: it is measured on many more below
        held += low <= MEANT[kind] <= high
    assert 108 <= held <= 119


MEANT = {"tables": 1000 + SCALE * 0.9, "deals": 1000 + SCALE * 0.318}
"""For `deals` the rating that 200,000 deals of the same chances come to."""
