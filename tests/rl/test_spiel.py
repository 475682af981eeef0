"""All games in OpenSpiel: its simulations and playthroughs, chance as the game weighs it, clear refusals."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest

from arbitre.core.game import game, game_names
from arbitre.rl.spiel import PREFIX, SpielGame, register_all

pyspiel = pytest.importorskip("pyspiel")  # it has no wheels for Windows

SHORT = [
    "arbitre_sans_allies(limit=12)",
    "arbitre_dead_reckoning(limit=12)",
    "arbitre_dead_reckoning(seats=2,limit=12)",
    "arbitre_power(rounds=1)",
    "arbitre_power(seats=3,rounds=1,claim_power=True)",
    "arbitre_power(seats=2,rounds=1)",
]


def random_state(name: str, steps: int, seed: int) -> Any:
    """A state some nodes into a random game."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, shares)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_every_installed_game_is_registered() -> None:
    assert register_all() == [PREFIX + name for name in game_names()]
    assert set(register_all()) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", SHORT)
def test_it_passes_the_random_simulations(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, True)
    assert "Reached a terminal state" in capfd.readouterr().out


@pytest.mark.parametrize(
    "name",
    [
        "arbitre_dead_reckoning(seats=2,limit=4)",
        pytest.param("arbitre_power(rounds=1)", marks=pytest.mark.slow),
        pytest.param("arbitre_sans_allies", marks=pytest.mark.slow),
    ],
)
def test_a_playthrough_gives_itself_back(name: str, tmp_path: Path) -> None:
    """OpenSpiel writes a whole game down, with all that each player sees, and plays it again from that."""
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    if not flags.FLAGS.is_parsed():
        flags.FLAGS([sys.argv[0]])
    text = generate_playthrough.playthrough(name, None, seed=5)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    written, again = generate_playthrough.replay(str(file))
    assert again == written == text


def test_a_game_says_what_sort_it_is() -> None:
    kinds = pyspiel.GameType
    power, alone, sea = (
        pyspiel.load_game(PREFIX + name) for name in ("power", "sans_allies", "dead_reckoning")
    )
    assert power.get_type().chance_mode == kinds.ChanceMode.DETERMINISTIC
    assert power.get_type().information == kinds.Information.IMPERFECT_INFORMATION
    assert power.get_type().dynamics == kinds.Dynamics.SEQUENTIAL
    assert alone.get_type().chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
    assert alone.get_type().information == kinds.Information.PERFECT_INFORMATION
    assert sea.get_type().utility == kinds.Utility.IDENTICAL
    assert (power.num_players(), power.num_distinct_actions()) == (4, 10138)
    # 40 rounds of four sheets, each of at most five orders of ten numbers and the end
    assert power.max_game_length() == 40 * 4 * 51
    assert alone.max_game_length() == 10_000
    assert (power.min_utility(), power.max_utility()) == (-1.0, 1.0)


def test_chance_has_the_weights_of_the_game() -> None:
    """The first region card: 42 cards less 5 centres lie face down, by terrain."""
    state = pyspiel.load_game("arbitre_sans_allies").new_initial_state()
    assert state.is_chance_node()
    position = game("sans_allies").start()
    weights = [weight for _, weight in position.chances()]
    assert state.chance_outcomes() == [
        (number, weight / sum(weights)) for number, weight in enumerate(weights)
    ]
    names = [state.action_to_string(number) for number, _ in state.chance_outcomes()]
    assert names == [move.text() for move, _ in position.chances()]


def test_players_who_decide_at_once_see_nothing_of_each_other() -> None:
    seen = []
    for order in ("T HQ V8", "C HQ V8"):
        state = pyspiel.load_game("arbitre_power(rounds=2)").new_initial_state()
        assert state.current_player() == 0
        state.apply_action(game("power").alphabet(game("power").start()).spell(order)[0])
        state.apply_action(0)
        assert state.current_player() == 1
        seen.append([state.observation_string(player) for player in (1, 2, 3)])
        seen[-1].append([state.observation_tensor(player) for player in (1, 2, 3)])
    assert seen[0] == seen[1]


def test_a_card_drawn_to_a_hand_shows_to_its_owner_alone() -> None:
    state = pyspiel.load_game("arbitre_dead_reckoning(seats=2)").new_initial_state()
    rng = random.Random(3)
    while not state.is_chance_node() or hidden_from(state) is None:
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, shares)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    viewer = hidden_from(state)
    assert viewer is not None
    after = []
    for outcome, _ in state.chance_outcomes()[:2]:
        after.append(state.clone())
        after[-1].apply_action(outcome)
    one, other = after
    assert one.observation_string(viewer) == other.observation_string(viewer)
    assert one.observation_tensor(viewer) == other.observation_tensor(viewer)
    assert one.observation_string(1 - viewer) != other.observation_string(1 - viewer)
    assert one.observation_tensor(1 - viewer) != other.observation_tensor(1 - viewer)


def hidden_from(state: Any) -> int | None:
    """The player who may not know what chance is about to do, where there are two outcomes."""
    position = state.episode.position
    moves = [move for move, _ in position.chances()]
    for player, seat in enumerate(position.seats):
        if len(moves) > 1 and not position.sees(seat, "chance", moves[0]):
            return player
    return None


@pytest.mark.parametrize("name", ["arbitre_sans_allies", "arbitre_power(rounds=9)"])
def test_a_clone_goes_on_by_itself_from_the_middle_of_a_decision(name: str) -> None:
    for steps in range(3, 60, 7):
        state = random_state(name, steps, 2)
        if state.is_terminal():
            break
        clone, before = state.clone(), str(state)
        assert (str(clone), clone.history()) == (before, state.history())
        assert clone.legal_actions() == state.legal_actions()
        clone.apply_action(clone.legal_actions()[0])
        assert str(state) == before


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("arbitre_power(rounds=1)").new_initial_state()
    before = str(state)
    masked = next(number for number in range(10138) if number not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError, match=f"action {masked} of green is not legal now"):
        state.apply_action(masked)
    assert str(state) == before
    chance = pyspiel.load_game("arbitre_sans_allies").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="action 63 of chance is not legal now"):
        chance.apply_action(63)


def test_a_step_after_the_end_is_refused() -> None:
    state = pyspiel.load_game("arbitre_power(rounds=1)").new_initial_state()
    for _ in range(4):
        state.apply_action(0)
    assert state.is_terminal()
    assert state.returns() == [0.25] * 4
    with pytest.raises(pyspiel.SpielError, match="the game is over: action 0 comes after its end"):
        state.apply_action(0)


def test_parameters_that_cannot_be_are_refused() -> None:
    for wrong in ("arbitre_power(seats=9)", "arbitre_sans_allies(edition=nowhere)"):
        with pytest.raises(Exception, match=r"."):  # what the binding makes of our own refusal
            pyspiel.load_game(wrong)
    rules: SpielGame = pyspiel.load_game("arbitre_power")
    with pytest.raises(ValueError, match="no parameters"):
        rules.make_py_observer(None, {"size": 3})
