"""The navigator: legal, repeatable, fed with views only, solo, with a partner and beside a real table."""

from __future__ import annotations

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.data import data_text
from arbitre.core.game import Game
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.bots.greedy import Greedy
from arbitre.games.dead_reckoning.bots.leaning import EVEN, LEARNT, NAMES, NAVIGATOR, Leaning
from arbitre.games.dead_reckoning.bots.worth import Evaluation
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.alliance.plan import UPGRADE_WITH
from arbitre.games.dead_reckoning.rules.human.belongings import DECK, HAND
from arbitre.games.dead_reckoning.rules.icons import COUNT, I
from arbitre.games.dead_reckoning.rules.table import BUILDER, QUESTION

pytestmark = pytest.mark.no_cover  # long loops over what other tests measure

GAME: Game = game
ME = "player"


def navigated(position: DeadReckoningPosition, seat: str, rng: int = 1, budget: int = 0) -> str:
    return make_bot(GAME, "navigator").decide(position.view(seat), Rng(rng), budget).text()


def played(name: str, seed: int, seats: int = 1, difficulty: str = "normal") -> list[str]:
    """The decisions of a whole game, each read back from its text."""
    position = game.start(seed=seed, seats=seats, options={"difficulty": difficulty})
    made: list[str] = []
    while position.result is None:
        seat = position.actors[0]
        move = make_bot(GAME, name).decide(position.view(seat), Rng(len(made)), 0)
        made.append(move.text())
        position.play(seat, position.read(seat, move.text()))
        assert max(position.state.table.turn) <= 40
    return made


def leaning(**changed: float) -> Leaning:
    return Leaning([changed.get(name, 1.0) for name in NAMES])


@pytest.mark.parametrize(("seats", "difficulty"), [(1, "normal"), (1, "extreme"), (2, "hard")])
def test_every_decision_of_a_game_is_legal_and_repeats(seats: int, difficulty: str) -> None:
    once = played("navigator", 6, seats, difficulty)
    assert once == played("navigator", 6, seats, difficulty)


def test_it_does_not_play_as_greedy_does() -> None:
    assert played("navigator", 6) != played("greedy", 6)


def test_neither_budget_nor_generator_matters_alone() -> None:
    position = game.start(seed=3)
    for _ in range(30):
        moves = {navigated(position, ME, rng, budget) for rng, budget in [(1, 0), (2, 0), (1, 64)]}
        assert len(moves) == 1
        position.play(ME, moves.pop())


def test_it_reads_nothing_but_its_view() -> None:
    # the partner's hand is hidden: other cards there change nothing
    position = game.start(seed=4, seats=2)
    alike = 0
    for _ in range(20):
        seat = position.actors[0]
        before = navigated(position, seat)
        changed = position.copy()
        other = changed.state.humans[1 - position.seats.index(seat)]
        hand, deck = other.cards_in(HAND), other.cards_in(DECK)
        if hand and deck:
            other.where[hand[0]], other.where[deck[0]] = DECK, HAND
            assert changed.view(seat) == position.view(seat)
            assert navigated(changed, seat) == before
            alike += 1
        position.play(seat, before)
    assert alike > 10


def test_beside_a_real_table_it_lets_the_alliance_go_on_and_answers_its_questions() -> None:
    position = game.start(seed=2, options={"companion": True})
    seat = position.actors[0]
    assert navigated(position, seat) == "go"
    tiles, table = position.notation.tiles, position.state.table
    table.need, table.ask, table.side = QUESTION, UPGRADE_WITH, 1
    table.options = [tiles.index("guns1"), tiles.index("hull1")]
    assert navigated(position, seat) == "choose hull1"


def test_a_hint_has_the_reason_of_the_rule_of_thumb() -> None:
    text = data_text("arbitre.games.dead_reckoning.data", "locale/en.ftl")
    position = game.start(seed=11)
    said: set[str] = set()
    while position.result is None:
        advice = make_bot(GAME, "navigator").advise(position.view(ME), Rng(1), 0)
        assert advice.why is not None
        assert f"\n{advice.why.key} = " in text
        said.add(advice.why.key)
        position.play(ME, advice.move)
    assert len(said) > 8


def test_a_leaning_is_a_factor_of_what_things_are_worth() -> None:
    state = game.start(seed=1).state
    one = [0] * COUNT
    one[I] = 1
    plain = Evaluation(state, 0)
    # influence is worth 1.7 each time; half of it is 0.85
    assert plain.icons(one) == pytest.approx(1.7)
    assert Evaluation(state, 0, leaning(**{"icon I": 0.5})).icons(one) == pytest.approx(0.85)
    # four points and the bonus tile, if there is one, three times over
    worth = 4 + state.table.bonus[BUILDER]
    assert plain.claim(BUILDER) == pytest.approx(worth)
    assert Evaluation(state, 0, leaning(builder=3.0)).claim(BUILDER) == pytest.approx(3 * worth)
    # cargo: half a point each, up to four of it towards no achievement
    assert plain.cargo(4) == pytest.approx(2.0)
    assert Evaluation(state, 0, leaning(cargo=1.5)).cargo(4) == pytest.approx(3.0)


def test_what_was_learnt_names_every_factor_once_in_order() -> None:
    assert list(LEARNT) == list(NAMES)
    assert all(factor > 0 for factor in LEARNT.values())
    assert NAVIGATOR.explore == LEARNT["explore"]
    assert NAVIGATOR.claims[BUILDER] == LEARNT["builder"]
    assert NAVIGATOR.icons[I] == LEARNT["icon I"]


def test_it_scores_more_than_greedy() -> None:
    margins = []
    for lean in (EVEN, NAVIGATOR):
        margin = 0
        for seed in range(16):
            position = game.start(seed=seed)
            while position.result is None:
                position.play(ME, Greedy(position, 0, lean).decide())
            margin += position.result.scores[ME] - position.result.scores["alliance"]
        margins.append(margin)
    assert margins[1] > margins[0]
