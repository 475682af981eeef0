"""The admiral: plans of whole turns, futures that all plans meet, a plan that is kept, reasons in words."""

from __future__ import annotations

from math import log

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.game import Game
from arbitre.core.message import Message
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.bots.admiral import AdmiralBot
from arbitre.games.dead_reckoning.bots.foresight import Foresight, features, trained
from arbitre.games.dead_reckoning.bots.tempers import ADMIRAL, Temper
from arbitre.games.dead_reckoning.bots.voyages import Voyage, ranked, voyages
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.human.belongings import DECK, HAND
from arbitre.games.dead_reckoning.rules.state import MAIN
from arbitre.games.dead_reckoning.rules.table import EXPERT, TERROR
from arbitre.tables.plan import budget_of

pytestmark = pytest.mark.no_cover  # long loops over what other tests measure

GAME: Game = game
ME = "player"
FEW = 12
"""Futures enough to decide among three plans."""
NOTHING_SEEN = Foresight([], [0.0])


def main_phase(seed: int = 7, seats: int = 1) -> DeadReckoningPosition:
    """The first turn of a game, its cards in hand."""
    position = game.start(seed=seed, seats=seats)
    assert position.state.phase == MAIN
    return position


def played(seed: int, seats: int, difficulty: str) -> list[str]:
    """The decisions of a whole game, each read back from its text."""
    position = game.start(seed=seed, seats=seats, options={"difficulty": difficulty})
    bots = {seat: make_bot(GAME, "admiral") for seat in position.seats}
    made: list[str] = []
    while position.result is None:
        seat = position.actors[0]
        move = bots[seat].decide(position.view(seat), Rng(seed, len(made)), FEW)
        made.append(move.text())
        position.play(seat, position.read(seat, move.text()))
        assert max(position.state.table.turn) <= 40
    return made


@pytest.mark.parametrize(("seats", "difficulty"), [(1, "normal"), (1, "expert"), (2, "extreme")])
def test_every_decision_of_a_game_is_legal_and_repeats(seats: int, difficulty: str) -> None:
    assert played(6, seats, difficulty) == played(6, seats, difficulty)


def test_another_generator_may_decide_otherwise_but_the_view_is_not_changed() -> None:
    position = main_phase()
    before = position.view(ME).to_bytes()
    view = position.view(ME)
    for number in range(3):
        AdmiralBot(GAME).decide(view, Rng(number), FEW)
    assert view.to_bytes() == before
    assert position.view(ME).to_bytes() == before


def test_it_reads_nothing_but_its_view() -> None:
    # the partner's hand is hidden: other cards there change nothing
    position = game.start(seed=4, seats=2)
    alike = 0
    while alike < 3:
        seat = position.actors[0]
        move = AdmiralBot(GAME).decide(position.view(seat), Rng(1), FEW)
        changed = position.copy()
        other = changed.state.humans[1 - position.seats.index(seat)]
        hand, deck = other.cards_in(HAND), other.cards_in(DECK)
        if hand and deck:
            other.where[hand[0]], other.where[deck[0]] = DECK, HAND
            assert AdmiralBot(GAME).decide(changed.view(seat), Rng(1), FEW) == move
            alike += 1
        position.play(seat, move)


# -- the search ------------------------------------------------------------------------------


def test_plans_that_act_alike_are_one_and_the_budget_is_kept() -> None:
    view = main_phase().view(ME)
    for budget in (8, 40, 90):
        found = voyages(view, ADMIRAL, trained(), Rng(1), budget)
        names = [voyage.temper.name for voyage in found]
        assert len(set(names)) == len(names) > 1
        # the first round plays every temper once, those included that act as another does
        assert sum(voyage.futures for voyage in found) <= budget
        assert found[0].futures >= found[-1].futures
    twice = [ADMIRAL[0], Temper("again", ADMIRAL[0].lean)]
    assert [one.temper.name for one in voyages(view, twice, trained(), Rng(1), 40)] == ["steady"]


def test_who_has_few_futures_weighs_the_first_plans_only() -> None:
    view = main_phase().view(ME)
    few = voyages(view, ADMIRAL, trained(), Rng(1), 8)
    assert {voyage.temper.name for voyage in few} <= {"steady", "hunting"}
    many = voyages(view, ADMIRAL, trained(), Rng(1), 60)
    assert len(many) > 2


def test_the_last_two_have_met_the_same_futures_and_the_better_one_leads() -> None:
    found = voyages(main_phase().view(ME), ADMIRAL, trained(), Rng(3), 60)
    assert found[0].futures == found[1].futures
    assert found[0].chance >= found[1].chance


def test_of_equals_the_one_named_first_goes_before() -> None:
    found = voyages(main_phase().view(ME), ADMIRAL, NOTHING_SEEN, Rng(1), 40)
    assert {voyage.chance for voyage in found} == {0.5}
    assert found[0].temper.name == "steady"
    assert [one.temper.name for one in ranked(found)] == [one.temper.name for one in found]


def test_a_future_is_played_to_the_next_turn_and_leaves_the_voyage_as_it_was() -> None:
    position = main_phase()
    voyage = Voyage(ADMIRAL[0], position.copy(), 0)
    at = voyage.position.text()
    once = voyage.play_on(NOTHING_SEEN, 5)
    assert voyage.play_on(NOTHING_SEEN, 5) == once
    assert voyage.position.text() == at
    assert (voyage.futures, voyage.chance) == (2, 0.5)
    # what is done begins with the cards in hand, and ends with the turn's clean-up
    assert once[0].startswith("play")
    assert [line.split()[0] for line in once if line.split()[0] in ("end", "mode")] == [
        "end",
        "mode",
    ]


def test_a_won_game_counts_as_one_and_a_lost_one_as_none() -> None:
    for won in (True, False):
        position = main_phase()
        state = position.state
        # the last turn of all: nobody has one after it
        state.table.last_turn, state.table.trigger, state.queue = True, 1, []
        state.humans[0].chest = 500 if won else 0
        state.table.dock_coins[1] = 250
        voyage = Voyage(ADMIRAL[0], position, 0)
        voyage.play_on(NOTHING_SEEN, 1)
        assert voyage.chance == float(won)


# -- the plan of a turn ----------------------------------------------------------------------


def test_it_searches_once_and_again_only_where_chance_or_another_came_in() -> None:
    position = main_phase(3)
    bot, asked = AdmiralBot(GAME), 0
    kept = again = 0
    while position.result is None and asked < 60:
        view, found = position.view(ME), bot.found
        main = position.state.phase == MAIN and position.state.battle is None
        planned = bot._expected == view.data
        turn = bot.turn
        move = bot.decide(view, Rng(asked), FEW)
        asked += 1
        if main and planned and bot.turn == turn:
            assert bot.found is found
            kept += 1
        elif main:
            assert bot.found is not found
            again += 1
        position.play(ME, move)
    assert kept > again > 2


def test_it_searches_where_it_stands_when_something_else_was_done() -> None:
    position = main_phase(3)
    bot = AdmiralBot(GAME)
    bot.decide(position.view(ME), Rng(1), FEW)
    found = bot.found
    # somebody else ends the turn's cards otherwise: the second card first
    cards = [move.text() for move in position.moves(ME) if move.text().startswith("play")]
    position.play(ME, cards[-1])
    bot.decide(position.view(ME), Rng(2), FEW)
    assert bot.found is not found


def test_asked_twice_about_one_view_it_says_the_same() -> None:
    """Also where it has a plan for another moment of the turn: what it forgot changes nothing."""
    position = main_phase(3)
    bot = AdmiralBot(GAME)
    for number in range(5):
        view = position.view(ME)
        move = bot.decide(view, Rng(number), FEW)
        # its plan is for what comes next, so it searches again, as one without a plan does
        again = bot.decide(view, Rng(number), FEW)
        assert again == AdmiralBot(GAME).decide(view, Rng(number), FEW)
        position.play(ME, move)
        bot = AdmiralBot(GAME)


def test_a_new_one_in_the_middle_of_a_turn_decides_too() -> None:
    position = main_phase(3)
    while position.state.phase == MAIN:
        move = AdmiralBot(GAME).decide(position.view(ME), Rng(1), FEW)
        position.play(ME, position.read(ME, move.text()))


def test_beside_a_real_table_it_lets_the_alliance_go_on() -> None:
    position = game.start(seed=2, options={"companion": True})
    seat = position.actors[0]
    advice = AdmiralBot(GAME).advise(position.view(seat), Rng(1), FEW)
    assert (advice.move.text(), advice.why) == ("go", None)


# -- what it says ----------------------------------------------------------------------------


def test_a_hint_names_the_plan_and_the_second_best_with_their_chances() -> None:
    position = main_phase()
    bot = AdmiralBot(GAME)
    advice = bot.advise(position.view(ME), Rng(1), 40)
    assert advice.why is not None
    assert advice.why.key == "why-admiral"
    first, second = bot.found[:2]
    args = advice.why.args
    assert args["temper"] == first.temper.name
    assert args["other-temper"] == second.temper.name
    assert args["chance"] == round(100 * trained().calibrated(first.chance, 0, 1))
    assert args["other-chance"] == round(100 * trained().calibrated(second.chance, 0, 1))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            (
                "Played on in many futures, building first promises most for this turn: 54% chance of "
                "winning the game; hunting first: 49%."
            ),
        ),
        (
            "fr",
            (
                "Joué d’avance dans de nombreux avenirs, construire d’abord promet le plus pour ce "
                "tour : 54 % de chances de gagner la partie ; chasser d’abord : 49 %."
            ),
        ),
    ],
)
def test_the_hint_in_words(lang: str, text: str) -> None:
    args: dict[str, str | int] = {
        "temper": "building",
        "chance": 54,
        "other-temper": "hunting",
        "other-chance": 49,
    }
    said = GAME.voice(None, lang).words.say(Message("why-admiral", args))
    assert said.replace("\u00a0", " ") == text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_temper_has_a_name_in_words(lang: str) -> None:
    words = GAME.voice(None, lang).words
    for temper in ADMIRAL:
        assert words.knows(f"temper-{temper.name}")


# -- levels, and what is foreseen ------------------------------------------------------------


def test_with_less_to_think_of_it_is_the_same_class_on_another_level() -> None:
    view = main_phase().view(ME)
    junior = AdmiralBot(GAME, ADMIRAL[:3])
    junior.decide(view, Rng(1), 60)
    assert {voyage.temper.name for voyage in junior.found} <= {"steady", "hunting", "building"}
    # easy, normal and hard at a table: an eighth, all, and four times the futures
    futures = []
    for level in ("easy", "normal", "hard"):
        bot = AdmiralBot(GAME)
        bot.decide(view, Rng(1), budget_of(GAME, level, 0))
        futures.append(sum(voyage.futures for voyage in bot.found))
    assert futures[0] < 8 < futures[1] <= 60 < futures[2] <= 240


@pytest.mark.parametrize("seats", [1, 2])
def test_the_foresight_sees_as_many_things_as_it_has_weights(seats: int) -> None:
    position = game.start(seed=1, seats=seats)
    seen = features(position.state, 0)
    assert {len(weights) for weights in trained().hidden} == {len(seen) + 1}
    assert len(trained().answer) == len(trained().hidden) + 1
    assert all(-1.5 < one < 4 for one in seen)
    assert 0 < trained().chance(seen) < 1


def test_points_and_difficulty_are_foreseen() -> None:
    state = main_phase().state
    before = trained().chance(features(state, 0))
    state.humans[0].chest += 20
    richer = trained().chance(features(state, 0))
    state.table.difficulty = EXPERT
    assert trained().chance(features(state, 0)) < richer
    assert richer > before


def test_features_by_hand() -> None:
    state = main_phase().state
    seen = features(state, 0)
    table = state.table
    table.damage[0] = 2
    table.claimed[0] = 1 << TERROR
    changed = features(state, 0)
    differ = {number for number, one in enumerate(seen) if one != changed[number]}
    # an achievement is four points: lead 4/50, own points 4/100, lead late in the game, a quarter
    # of the four, the achievement itself; damage 2/5
    assert changed[0] - seen[0] == pytest.approx(4 / 50)
    assert changed[1] - seen[1] == pytest.approx(4 / 100)
    assert changed[12] - seen[12] == pytest.approx(1 / 4)
    assert len(differ) == 6
    assert any(changed[number] == pytest.approx(0.4) for number in differ)


def test_what_is_said_rises_with_what_was_reckoned() -> None:
    for difficulty in range(4):
        said = [trained().calibrated(tenth / 10, difficulty, 1) for tenth in range(11)]
        assert said == sorted(said)
        assert 0 < said[0] < 0.02
        assert 0.98 < said[-1] < 1
    # as reckoned: odds of 3 to 1; twice the odds where the weight of the difficulty is log 2
    assert NOTHING_SEEN.calibrated(0.75, EXPERT, 2) == pytest.approx(0.75)
    doubled = Foresight([], [0.0], [0.0, 1.0, 0.0, log(2), 0.0, 0.0])
    assert doubled.calibrated(0.75, EXPERT, 1) == pytest.approx(6 / 7)
