"""The navigator: legal, repeatable, fed with views only; the futures it plays and what judges them."""

from __future__ import annotations

from math import exp

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.data import data_text
from arbitre.core.game import Game
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.agenda import PUT_AT_END
from arbitre.games.dead_reckoning.bots_features import features
from arbitre.games.dead_reckoning.bots_greedy import Greedy
from arbitre.games.dead_reckoning.bots_leaning import NAMES
from arbitre.games.dead_reckoning.bots_navigator import promising
from arbitre.games.dead_reckoning.bots_playout import Luck, begins, on_turn, play_on, turns
from arbitre.games.dead_reckoning.bots_standing import Standing, lead, trained
from arbitre.games.dead_reckoning.human import DECK, DISCARD, HAND
from arbitre.games.dead_reckoning.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.state import MAIN, OVER
from arbitre.games.dead_reckoning.table import QUESTION

GAME: Game = game
ME = "player"


def navigated(position: DeadReckoningPosition, seat: str, budget: int, rng: int = 1) -> str:
    return make_bot(GAME, "navigator").decide(position.view(seat), Rng(rng), budget).text()


def searched(seed: int, seats: int = 1) -> DeadReckoningPosition:
    """The first position of a greedy game in its third turn where the navigator weighs decisions."""
    position = game.start(seed=seed, seats=seats)
    while True:
        seat = position.actors[0]
        player = Greedy(position, position.seats.index(seat))
        if turns(position.state) > 2 * seats and position.state.phase == MAIN:
            if len(promising(player)) > 4:
                return position
        position.play(seat, player.decide())


@pytest.mark.parametrize(("seats", "difficulty"), [(1, "normal"), (1, "extreme"), (2, "hard")])
def test_every_decision_of_a_game_is_legal_and_repeats(seats: int, difficulty: str) -> None:
    texts: list[list[str]] = []
    for _ in range(2):
        position = game.start(seed=6, seats=seats, options={"difficulty": difficulty})
        made: list[str] = []
        while position.result is None and len(made) < 120:
            seat = position.actors[0]
            move = make_bot(GAME, "navigator").decide(position.view(seat), Rng(len(made)), 8)
            made.append(move.text())
            position.play(seat, position.read(seat, move.text()))
        texts.append(made)
    assert texts[0] == texts[1]


def test_without_a_budget_it_takes_the_games_own_and_with_one_it_decides_as_it_leans() -> None:
    position = searched(3)
    assert navigated(position, ME, 0) == navigated(position, ME, game.simulations)
    own = Greedy(position, 0, trained().lean).decide()
    assert navigated(position, ME, 1) == own.text()


def test_it_differs_from_its_leaning_where_futures_say_so() -> None:
    differs = 0
    for seed in range(6):
        position = searched(seed)
        own = Greedy(position, 0, trained().lean).decide()
        differs += navigated(position, ME, 48) != own.text()
    assert differs


def test_a_hint_says_how_likely_a_win_is_and_what_comes_next() -> None:
    position = searched(3)
    advice = make_bot(GAME, "navigator").advise(position.view(ME), Rng(1), 24)
    assert advice.why is not None
    assert advice.why.key == "why-navigator"
    assert 0 <= int(advice.why.args["other"]) <= 100
    assert advice.why.args["second"] != advice.move.text()
    for lang in ("fr", "en"):
        text = data_text("arbitre.games.dead_reckoning", f"locale/{lang}.ftl")
        assert "\nwhy-navigator = " in text


def test_it_reads_nothing_but_its_view() -> None:
    # the partner's hand is hidden: other cards there change nothing
    position = searched(4, seats=2)
    seat = position.actors[0]
    before = navigated(position, seat, 16)
    other = position.state.humans[1 - position.seats.index(seat)]
    hand = other.cards_in(HAND)
    deck = [card for card, where in enumerate(other.where) if where in (DECK, DISCARD)]
    other.where[hand[0]], other.where[deck[0]] = DECK, HAND
    assert navigated(position, seat, 16) == before


def test_beside_a_real_table_it_lets_the_alliance_go_on_and_answers_as_greedy_would() -> None:
    position = game.start(seed=2, options={"companion": True})
    seat = position.actors[0]
    assert navigated(position, seat, 24) == "go"
    table = position.state.table
    table.need, table.ask, table.side = QUESTION, PUT_AT_END, 1
    table.options = [1, 2, 3]
    own = Greedy(position, 0, trained().lean).decide()
    assert navigated(position, seat, 24) == own.text()


def test_a_future_ends_where_the_next_turn_begins() -> None:
    position = searched(5)
    since = turns(position.state)
    play_on(position, Luck(1, 0), since)
    assert begins(position.state, since)
    assert on_turn(position.state) == 0
    assert turns(position.state) == since + 1  # one Alliance's turn was played
    play_on(position, Luck(1, 1), 1000)
    assert position.state.phase == OVER


def test_the_standing_is_a_sum_a_layer_and_a_logistic_curve() -> None:
    number = len(features(searched(1).state))
    plain = [2.0, 3.0] + [0.0] * (number - 1)
    hidden = [[1.0, -4.0] + [0.0] * (number - 1)]
    judge = Standing(plain, hidden, [5.0], [10.0, 0.0, 1.0], [1.0] * len(NAMES))
    seen = [0.5] + [0.0] * (number - 1)
    assert judge.margin(seen) == pytest.approx(2.0 + 3.0 * 0.5)  # the unit is at 1 - 2: silent
    seen[0] = 0.0
    assert judge.margin(seen) == pytest.approx(2.0 + 5.0 * 1.0)
    flat = Standing([5.0] + [0.0] * number, [], [], [10.0, 0.0, 1.0], [1.0] * len(NAMES))
    assert flat.chance(searched(1).state) == pytest.approx(1.0 / (1.0 + exp(-0.5)))


def test_the_released_standing_fits_what_it_looks_at() -> None:
    judge = trained()
    for seats in (1, 2):
        number = len(features(searched(1, seats).state))
        assert len(judge.plain) == number + 1
        assert all(len(weights) == number + 1 for weights in judge.hidden)
    assert len(judge.answer) == len(judge.hidden)


def test_a_game_that_is_over_is_won_or_lost() -> None:
    position = searched(2)
    play_on(position, Luck(3, 0), 1000)
    result = position.result
    assert result is not None
    assert lead(position.state) == result.scores[ME] - result.scores["alliance"]
    chance = trained().chance(position.state)
    assert chance > 0.9 if result.winners == (ME,) else chance < 0.1
