"""All games in PettingZoo: its own tests, secrets kept while several decide, clear words for bad input."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from arbitre.rl.zoo import SeatEnv, TableEnv, aec_env, parallel_env
from tests.toys import cards

MODES: list[tuple[Any, dict[str, Any]]] = [
    ("power", {"options": {"rounds": 2}}),
    ("power", {"seats": 3, "options": {"rounds": 2, "claim_power": True}}),
    ("power", {"seats": 2, "options": {"rounds": 2}}),
    ("dead_reckoning", {"seats": 2, "limit": 120}),
    ("sans_allies", {}),
    (cards.game, {}),
]
HABITS = (  # of PettingZoo's own tests, about names and dictionaries
    "We recommend agents to be named",
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
)


@pytest.fixture
def only_habits() -> Iterator[None]:
    """A warning that is not about habits is a failure."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    said = [str(one.message) for one in caught]
    assert [text for text in said if not text.startswith(HABITS)] == []


@pytest.mark.usefixtures("only_habits")
@pytest.mark.parametrize(("name", "settings"), MODES)
def test_it_passes_the_tests_of_pettingzoo(name: Any, settings: dict[str, Any]) -> None:
    api_test(aec_env(name, **settings), num_cycles=30)
    seed_test(lambda: aec_env(name, **settings), num_cycles=20)
    parallel_api_test(parallel_env(name, **settings), num_cycles=30)
    parallel_seed_test(lambda: parallel_env(name, **settings), num_cycles=20)


def legal(mask: Any, rng: np.random.Generator) -> int:
    numbers = mask.nonzero()[0]
    return int(numbers[rng.integers(len(numbers))])


def test_both_kinds_play_the_same_game() -> None:
    """The same seed and the same sheets, seat by seat or all at once: the same end."""
    sheets = {seat: [f"T HQ {letter}8"] for seat, letter in zip(SEATS, "VBJR", strict=True)}
    turns, table = SeatEnv("power", options={"rounds": 2}), TableEnv("power", options={"rounds": 2})
    turns.reset(seed=4)
    table.reset(seed=4)
    alphabet = table.episode.alphabet
    numbers = {seat: [alphabet.spell(said[0])[0], 0] for seat, said in sheets.items()}
    for seat in SEATS:
        for number in numbers[seat]:
            assert turns.agent_selection == seat
            turns.step(number)
    for step in (0, 1):
        table.step({seat: numbers[seat][step] for seat in SEATS})
    assert turns.episode.position.text() == table.episode.position.text()
    assert turns.episode.position.period().number == 2  # type: ignore[union-attr]


SEATS = ("green", "blue", "yellow", "red")


@pytest.mark.parametrize("said", ["T HQ V8", "C HQ V8", ""])
def test_nobody_sees_what_is_being_written(said: str) -> None:
    """Whatever green writes, blue is shown the same bytes before the round is judged."""
    quiet, env = (SeatEnv("power", options={"rounds": 2}) for _ in range(2))
    for each in (quiet, env):
        each.reset(seed=1)
    if said:
        env.step(env.episode.alphabet.spell(said)[0])
    for each in (quiet, env):
        each.step(0)
    assert env.agent_selection == "blue"
    for seat in SEATS[1:]:
        for one, other in zip(
            quiet.observe(seat).values(), env.observe(seat).values(), strict=True
        ):
            assert one.tobytes() == other.tobytes()
    table, other_table = (TableEnv("power", options={"rounds": 2}) for _ in range(2))
    table.reset(seed=1)
    other_table.reset(seed=1)
    first = env.episode.alphabet.spell("T HQ B8")[0]
    green = env.episode.alphabet.spell(said)[0] if said else 0
    one = table.step({"green": green, "blue": first, "yellow": 0, "red": 0})[0]
    other = other_table.step({"green": 0, "blue": first, "yellow": 0, "red": 0})[0]
    for key in ("observation", "action_mask"):
        assert one["blue"][key].tobytes() == other["blue"][key].tobytes()


def test_what_one_has_said_shows_to_oneself() -> None:
    env = SeatEnv("power")
    env.reset(seed=1)
    number = env.episode.alphabet.spell("T HQ V8")[0]
    at = env.episode.layout.at("said")
    assert env.observe("green")["observation"][at] == 0
    env.step(number)
    assert env.observe("green")["observation"][at] == number
    assert env.observe("blue")["observation"][at] == 0


def test_of_whom_nothing_is_awaited_only_zero_is_open() -> None:
    env = TableEnv("power", options={"rounds": 2})
    seen, _ = env.reset(seed=1)
    tank = env.episode.alphabet.spell("T HQ V8")[0]
    seen, *_ = env.step({"green": tank, "blue": 0, "yellow": 0, "red": 0})
    assert list(seen["blue"]["action_mask"].nonzero()[0]) == [0]
    assert len(seen["green"]["action_mask"].nonzero()[0]) > 20
    seen, _, over, _, _ = env.step({"green": 0})  # the others may be left out
    assert not any(over.values())
    assert len(seen["blue"]["action_mask"].nonzero()[0]) > 20


def test_who_says_a_masked_number_loses_and_it_is_over_for_all() -> None:
    env = SeatEnv("power")
    env.reset(seed=1)
    env.step(0)
    masked = env.episode.alphabet.spell("T RV HQ")[0]  # nothing stands in the reserve
    assert not env.observe("blue")["action_mask"][masked]
    env.step(masked)
    assert env.rewards == {"green": 0.0, "blue": -1.0, "yellow": 0.0, "red": 0.0}
    assert all(env.terminations.values())
    assert env.infos["blue"] == {"illegal": masked}
    table = TableEnv("power")
    table.reset(seed=1)
    _, rewards, over, _, infos = table.step({"green": 0, "blue": masked, "yellow": 0, "red": 0})
    assert rewards == {"green": 0.0, "blue": -1.0, "yellow": 0.0, "red": 0.0}
    assert all(over.values())
    assert infos["blue"] == {"illegal": masked}
    assert table.agents == []


def test_a_step_before_the_beginning_or_after_the_end_is_refused() -> None:
    env, table = SeatEnv("power", options={"rounds": 1}), TableEnv("power", options={"rounds": 1})
    with pytest.raises(ResetNeeded, match="was not begun"):
        env.step(0)
    with pytest.raises(ResetNeeded, match="was not begun"):
        table.step({})
    env.reset(seed=1)
    for _ in SEATS:
        env.step(0)
    assert env.terminations == dict.fromkeys(SEATS, True)
    assert env.last()[1] == 0.25  # nobody did anything: all share it
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)  # PettingZoo's own word for a seat that is out
    for _ in SEATS:
        env.step(None)
    with pytest.raises(ResetNeeded, match="is over"):
        env.step(0)
    table.reset(seed=1)
    table.step(dict.fromkeys(SEATS, 0))
    with pytest.raises(ResetNeeded, match="is over"):
        table.step(dict.fromkeys(SEATS, 0))


@pytest.mark.parametrize("given", [0.0, "end", None, True, -1, 10**6, np.array([0])])
def test_what_is_no_action_is_said_and_changes_nothing(given: Any) -> None:
    env, table = SeatEnv("power"), TableEnv("power")
    env.reset(seed=1)
    table.reset(seed=1)
    with pytest.raises(InvalidAction, match="green: an action is a whole number from 0 to 10137"):
        env.step(given)
    with pytest.raises(InvalidAction, match="red: an action is a whole number from 0 to 10137"):
        table.step({"green": 0, "blue": 0, "yellow": 0, "red": given})
    assert env.agent_selection == "green"
    assert table.episode.waiting == list(SEATS)
    assert table.episode.steps == 0


def test_a_seat_that_is_missing_or_unknown_is_named() -> None:
    table = TableEnv("power")
    table.reset(seed=1)
    with pytest.raises(InvalidAction, match="no action of yellow, red; the seats are green, blue"):
        table.step({"green": 0, "blue": 0})
    with pytest.raises(InvalidAction, match="no seat 'north'"):
        table.step({**dict.fromkeys(SEATS, 0), "north": 0})
    assert table.episode.steps == 0


def test_partners_win_and_lose_together() -> None:
    env = SeatEnv("dead_reckoning", seats=2)
    rng = np.random.default_rng(2)
    env.reset(seed=2)
    got: dict[str, float] = {}
    for seat in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        got[seat] = reward
        env.step(None if over or cut else legal(seen["action_mask"], rng))
    assert got == {"port": -1.0, "starboard": -1.0}
    assert env.episode.terminated


def test_the_public_board_is_drawn() -> None:
    env = aec_env("power", render_mode="ansi")
    env.reset(seed=1)
    assert "HQ" in env.render()
    assert TableEnv("power").render() is None
