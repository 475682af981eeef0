"""The chances that the end of a game shows: what they rise and fall with, and how true they are."""

from __future__ import annotations

import pytest

from arbitre.core.game import game
from arbitre.games.dead_reckoning.bots.outlook import outlook as dead_outlook
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.power.bots.outlook import features
from arbitre.games.power.play.position import PowerPosition
from tools.fit_chances import FITTING, MEASURING, ROWS, Row, Tenth, said_by, tenths

FRESH = 50_000
"""Games from here on were neither fitted to nor measured."""
COUNTS = {"power": 72, "sans": 72, "dead": 96}
WITHIN = 0.13
"""So few games, whose turns hang together, are off by some points themselves."""


def test_who_has_more_is_more_likely_to_win() -> None:
    """A fourth of the chances each at the beginning; more power gives more, and takes it from others."""
    power = game("power")
    start = power.start()
    assert power.outlook(start) == pytest.approx(dict.fromkeys(start.seats, 0.25))
    assert isinstance(start, PowerPosition)
    richer = power.load(start.to_dict() | {"reserves": {"red": {"P": 30}}})
    found = power.outlook(richer)
    assert found["red"] > 0.4
    assert found["green"] < 0.25
    assert sum(found.values()) == pytest.approx(1)
    assert len(set(map(tuple, features(start.state).values()))) == 1


def test_who_is_out_has_no_chance() -> None:
    """PW-F3: blue's flag is red's, and nothing of blue stands."""
    power = game("power")
    flags = {"green": ["green"], "yellow": ["yellow"], "red": ["red", "blue"]}
    board = {"HQV": {"green": {"T": 1}}, "HQJ": {"yellow": {"T": 1}}, "HQR": {"red": {"T": 1}}}
    data = {"players": 4, "round": 9, "referee": "red", "board": board, "flags": flags}
    assert power.outlook(power.load(data))["blue"] == 0.0


def test_coins_make_humans_likelier_to_win() -> None:
    position = game("dead_reckoning").start(seed=7)
    assert isinstance(position, DeadReckoningPosition)
    before = dead_outlook(position.state)
    position.state.humans[0].chest += 30
    assert dead_outlook(position.state) > before
    companion = game("dead_reckoning").start(options={"companion": True})
    assert game("dead_reckoning").outlook(companion) == {}


def test_no_game_is_fitted_to_and_measured() -> None:
    for name in ROWS:
        numbers = set(MEASURING[name])
        assert numbers.isdisjoint(FITTING[name])
        assert max(numbers) < FRESH


def test_a_tenth_that_is_off_is_found() -> None:
    """Games are counted, not turns; a tenth of few chances is left to luck."""
    said = [(index // 10, 0.75, float(index // 10 % 3 > 0)) for index in range(300)]
    (found,) = tenths(said)
    assert (found.number, found.count, len(found.games)) == (7, 300, 30)
    assert found.off == pytest.approx(2 / 3 - 0.75)
    assert found.failed
    assert 0.06 < found.luck() < 0.11  # 30 games, as far off as 30 throws of a coin of two in three
    assert not Tenth(7, said[:90]).failed
    assert not Tenth(7, [(one, 0.7, won) for one, _, won in said]).failed


@pytest.mark.slow
@pytest.mark.parametrize("name", ROWS)
def test_what_is_said_happens(name: str) -> None:
    """The table of docs/chances.md on fewer games, in thirds."""
    rows: list[Row] = [
        row for index in range(FRESH, FRESH + COUNTS[name]) for row in ROWS[name](index)
    ]
    found = said_by(name, rows)
    for third in range(3):
        some = [one for one in found if third / 3 <= one[1] < (third + 1) / 3 + (third == 2)]
        if len(some) > 200:
            said = sum(chance for _, chance, _ in some) / len(some)
            won = sum(won for _, _, won in some) / len(some)
            assert abs(said - won) < WITHIN, (third, len(some), said, won)
