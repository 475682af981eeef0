"""The sequential test: answers that are right as often as it says, although it looks after each trial."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from arbitre.arena.sequential import BETTER, NOT_BETTER, OPEN, STAKES, WORSE, Sequential
from arbitre.arena.statistics import wilson

Draw = Callable[[Random], float]


def coin(chance: float) -> Draw:
    return lambda rng: float(rng.random() < chance)


def deals(first: float, other: float) -> Draw:
    """Deals of which the first player alone wins so many, the other alone so many."""

    def draw(rng: Random) -> float:
        number = rng.random()
        return 1.0 if number < first else 0.0 if number < first + other else 0.5

    return draw


def played(draw: Draw, level: float, most: int, rng: Random, margin: float = 0.0) -> Sequential:
    test = Sequential(level, 0.05, margin)
    while test.verdict == OPEN and test.trials < most:
        test.add(draw(rng))
    return test


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize(
    ("draw", "level"),
    [(coin(0.5), 0.5), (coin(0.25), 0.25), (deals(0.12, 0.12), 0.5)],
    ids=["one against one", "one seat of four", "paired deals"],
)
def test_equals_are_told_apart_in_one_run_of_twenty_at_most(draw: Draw, level: float) -> None:
    rng = Random(f"equals {level}")
    wrong = sum(played(draw, level, 300, rng).verdict != OPEN for _ in range(300))
    assert wrong <= 15


def test_looking_often_at_a_plain_interval_would_be_wrong_far_oftener() -> None:
    rng, wrong = Random("plain"), 0
    for _ in range(300):
        wins = 0
        for games in range(1, 301):
            wins += rng.random() < 0.5
            low, high = wilson(wins, games)
            if games >= 20 and not low <= 0.5 <= high:
                wrong += 1
                break
    assert wrong > 60


@pytest.mark.parametrize(
    ("draw", "level", "usual"),
    [(coin(0.6), 0.5, 400), (coin(0.45), 0.25, 120), (deals(0.3, 0.05), 0.5, 120)],
    ids=["six of ten", "a seat of four that wins 45 %", "25 points on paired deals"],
)
def test_who_is_better_is_found_in_time(draw: Draw, level: float, usual: int) -> None:
    rng = Random(f"better {level}")
    tests = [played(draw, level, 2000, rng) for _ in range(60)]
    assert {test.verdict for test in tests} == {BETTER}
    assert sum(test.trials for test in tests) / len(tests) < usual


def test_who_is_worse_is_found_too() -> None:
    rng = Random("worse")
    assert {played(coin(0.3), 0.5, 2000, rng).verdict for _ in range(30)} == {WORSE}


def test_a_margin_ends_a_test_between_equals() -> None:
    rng = Random("margin")
    tests = [played(coin(0.5), 0.5, 3000, rng, margin=0.1) for _ in range(40)]
    verdicts = [test.verdict for test in tests]
    # wrongly better: one in forty by the risk of that side, so hardly more than a few
    assert verdicts.count(NOT_BETTER) >= 37
    assert all(test.trials < 3000 for test in tests)


def test_the_interval_holds_at_every_look() -> None:
    rng, missed = Random("interval"), 0
    for _ in range(60):
        test = Sequential(0.5)
        for number in range(1, 151):
            test.add(rng.choices((0.0, 0.5, 1.0), weights=(2, 3, 5))[0])  # a mean of 0.65
            if number % 10 == 0:
                low, high = test.interval()
                if not low <= 0.65 <= high:
                    missed += 1
                    break
    assert missed <= 4


def test_money_by_hand() -> None:
    test = Sequential(0.5, 0.05)
    for _ in range(9):
        test.add(1.0)
    # a stake s at even odds multiplies by 1 + s; all stakes have the same part of the money
    money = sum((1 + stake) ** 9 for stake in STAKES) / len(STAKES)
    assert (money < 40, test.verdict) == (True, OPEN)
    test.add(1.0)
    money = sum((1 + stake) ** 10 for stake in STAKES) / len(STAKES)
    assert (money >= 40, test.verdict) == (True, BETTER)
    low, high = test.interval()
    assert low > 0.5
    assert high == 1.0


def test_an_answer_stands() -> None:
    test = Sequential(0.5)
    for _ in range(10):
        test.add(1.0)
    for _ in range(100):
        test.add(0.0)
    assert (test.verdict, test.trials) == (BETTER, 110)


def test_nothing_is_known_before_the_first_trial() -> None:
    assert Sequential(0.25).interval() == (0.0, 1.0)
