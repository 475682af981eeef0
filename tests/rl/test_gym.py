"""Games of one seat in Gymnasium: its own check, a seed is a game, clear words for bad input."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded, UnsupportedMode
from gymnasium.utils.env_checker import check_env

from arbitre.core.game import game, game_names
from arbitre.core.message import BadInput
from arbitre.rl.gym import SoloEnv, env_id, register_all
from tests.toys import patience

SOLO = ["sans_allies", "dead_reckoning"]


def played(env: SoloEnv, seed: int, illegal_at: int = -1) -> list[Any]:
    """A game of legal actions drawn by a generator of its own: all that the environment gave."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    given: list[Any] = [seen]
    over = cut = False
    while not over and not cut:
        legal = info["action_mask"].nonzero()[0]
        action = legal[rng.integers(len(legal))]
        seen, reward, over, cut, info = env.step(action)
        assert seen in env.observation_space
        given += [int(action), seen, reward]
    return given


def test_every_game_that_one_can_play_alone_is_registered() -> None:
    alone = [name for name in game_names() if 1 in game(name).seat_counts]
    assert sorted(register_all()) == sorted(env_id(name) for name in alone)
    assert set(SOLO) <= set(alone)
    for name in alone:
        assert env_id(name) in gymnasium.registry


@pytest.mark.parametrize("name", SOLO)
def test_it_passes_the_check_of_gymnasium(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(f"arbitre.rl.gym:{env_id(name)}", render_mode="ansi")
        check_env(env.unwrapped)
        env.close()


def test_a_game_of_somebody_else_passes_it_too() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(SoloEnv(patience.game), skip_render_check=True)


@pytest.mark.parametrize("name", SOLO)
def test_a_seed_is_the_same_game_and_another_is_another(name: str) -> None:
    env = SoloEnv(name)
    first, again, other = played(env, 5), played(SoloEnv(name), 5), played(env, 6)
    assert len(first) == len(again)
    assert all(np.array_equal(one, two) for one, two in zip(first, again, strict=True))
    assert len(first) != len(other) or not all(
        np.array_equal(one, two) for one, two in zip(first, other, strict=True)
    )
    assert [reward for reward in first[3::3] if reward] == [-1.0]  # once, at the end


def test_a_reward_is_what_the_game_says() -> None:
    env = SoloEnv(patience.game)
    won: dict[bool, float] = {}
    for seed in range(200):
        reward = played(env, seed)[-1]
        result = env.episode.position.result
        assert result is not None
        won[env.seat in result.winners] = reward
    assert won == {True: 1.0, False: -1.0}


def test_a_number_that_is_masked_ends_the_game() -> None:
    env = SoloEnv("sans_allies")
    seen, info = env.reset(seed=1)
    masked = int(np.flatnonzero(info["action_mask"] == 0)[3])
    after, reward, over, cut, info = env.step(masked)
    assert (reward, over, cut) == (-1.0, True, False)
    assert np.array_equal(seen, after)
    assert env.action_text(masked) in info["illegal"]
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step(0)


def test_it_raises_where_that_is_wanted_and_the_game_goes_on() -> None:
    env = SoloEnv("sans_allies", illegal="raise")
    _, info = env.reset(seed=1)
    masked = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(InvalidAction, match="is not legal now: see info"):
        env.step(masked)
    legal = int(np.flatnonzero(info["action_mask"])[0])
    assert not env.step(legal)[2]


@pytest.mark.parametrize("given", [1.0, "end", None, True, -1, 10**6, np.array([3]), [2]])
def test_what_is_no_action_is_said_and_changes_nothing(given: Any) -> None:
    env = SoloEnv("sans_allies")
    env.reset(seed=1)
    before = env.episode.position.text()
    with pytest.raises(InvalidAction, match="a whole number from 0 to 164"):
        env.step(given)
    assert env.episode.position.text() == before


def test_a_step_before_the_beginning_or_after_the_end_is_refused() -> None:
    env = SoloEnv("sans_allies")
    with pytest.raises(ResetNeeded, match="was not begun"):
        env.step(0)
    played(env, 3)
    with pytest.raises(ResetNeeded, match="is over"):
        env.step(0)
    assert len(played(env, 3)) > 3  # and a new game can be begun


def test_a_game_is_cut_off_at_its_limit_and_worth_nothing_then() -> None:
    env = SoloEnv("sans_allies", limit=5)
    given = played(env, 2)
    assert len(given) == 1 + 3 * 5
    assert given[-1] == 0.0
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_settings_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="illegal is one of end, raise"):
        SoloEnv("sans_allies", illegal="ignore")
    with pytest.raises(UnsupportedMode):
        SoloEnv("sans_allies", render_mode="human")
    with pytest.raises(BadInput):
        SoloEnv("power")
    with pytest.raises(BadInput):
        SoloEnv("sans_allies", edition="nowhere")
    with pytest.raises(BadInput):
        SoloEnv("chess")


def test_masks_and_pictures() -> None:
    env = SoloEnv("sans_allies", edition="gentle", render_mode="ansi")
    _, info = env.reset(seed=4)
    assert env.action_masks().dtype == bool
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
    drawn = env.render()
    assert drawn is not None
    assert len(drawn.splitlines()) > 8
    assert SoloEnv("sans_allies").render() is None


def test_many_at_once() -> None:
    envs = gymnasium.make_vec(
        "arbitre.rl.gym:arbitre/SansAllies-v0", num_envs=3, vectorization_mode="sync"
    )
    seen, infos = envs.reset(seed=1)
    assert seen.shape == (3, 237)
    legal = [int(mask.nonzero()[0][0]) for mask in infos["action_mask"]]
    assert envs.step(np.array(legal))[0].shape == (3, 237)
    envs.close()
