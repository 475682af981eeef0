"""The players: sensible in clear positions, the same for the same seed, and fed with views only."""

from __future__ import annotations

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.game import Advice, Game
from arbitre.core.position import Move
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.alliance.plan import PUT_AT_END, UPGRADE_WITH
from arbitre.games.dead_reckoning.rules.battle.battle import (
    ABILITIES,
    DEFENCE,
    MERCHANT,
    SHIP,
    Battle,
)
from arbitre.games.dead_reckoning.rules.battle.odds import Odds
from arbitre.games.dead_reckoning.rules.board import HARBOR
from arbitre.games.dead_reckoning.rules.human.belongings import DECK, DISCARD, HAND, PLAYED
from arbitre.games.dead_reckoning.rules.icons import A, D
from arbitre.games.dead_reckoning.rules.state import MAIN, MODE, RAISE
from arbitre.games.dead_reckoning.rules.table import NO_CARD, QUESTION, SIDES
from arbitre.games.dead_reckoning.rules.values import Values

GAME: Game = game
ME = "player"


def first_turn(*cards: str, seed: int = 3) -> DeadReckoningPosition:
    """The human's first main phase with these cards in hand and no card on any tile."""
    position = game.start(seed=seed)
    while position.state.phase != MAIN or position.state.battle is not None:
        for seat in position.actors:
            position.play(seat, position.moves(seat)[0])
    human, table = position.state.human, position.state.table
    wanted = [position.notation.crew.index(card) for card in cards]
    human.where = [HAND if card in wanted else DECK for card in range(len(human.where))]
    human.begin_turn()
    table.face = [NO_CARD] * len(table.face)
    table.place[0] = table.place[1] = HARBOR
    table.damage[0] = 0
    table.aboard_coins[0] = table.aboard_cargo[0] = table.dock_cargo[0] = 0
    return position


def clear(position: DeadReckoningPosition, space: int, island: str) -> None:
    """An empty island of that name on a space; whatever lay there changes places with it."""
    table = position.state.table
    number = [each.name for each in position.values.islands].index(island)
    if number in table.tiles:
        other = table.tiles.index(number)
        table.tiles[other] = table.tiles[space]
    elif table.tiles[space] >= 0:
        table.unseen[table.tiles[space]] += 1
        table.unseen[number] -= 1
    else:
        table.unseen[number] -= 1
    table.tiles[space] = number
    table.cubes[space * SIDES : space * SIDES + SIDES] = [0] * SIDES
    table.permanent[space * SIDES : space * SIDES + SIDES] = [0] * SIDES
    table.control[space], table.buildings[space] = -1, 0


def advised(position: DeadReckoningPosition, seat: str = ME) -> Advice:
    return make_bot(GAME, "greedy").advise(position.view(seat), Rng(1), 0)


def decided(position: DeadReckoningPosition, seat: str = ME) -> Move:
    return make_bot(GAME, "greedy").decide(position.view(seat), Rng(1), 0)


def turn(position: DeadReckoningPosition) -> list[str]:
    """The acts of a whole main phase."""
    made: list[str] = []
    round_ = max(position.state.table.turn)
    while position.actors == (ME,) and max(position.state.table.turn) == round_:
        move = decided(position)
        made.append(move.text())
        position.play(ME, move)
        if made[-1] == "end":
            break
    return made


def test_it_begins_with_a_good_upgrade() -> None:
    at = first_turn("deck_hand1")
    at.state.table.dock_cargo[0] = 8
    acts = turn(at)
    assert acts[0] == "play deck_hand1"
    assert any(act.startswith("upgrade chart_room2") for act in acts)


def test_coins_aboard_go_into_the_chest() -> None:
    at = first_turn("purser")
    at.state.table.aboard_coins[0] = 3
    assert "unload 3 coins" in turn(at)


def test_an_island_within_reach_is_taken() -> None:
    # on each island of row 1 one cube of three is the human's and one the Alliance's: the third takes it
    at = first_turn("first_mate")
    for space, island in enumerate(("skerry", "lantern_cay", "tern_rock"), 1):
        clear(at, space, island)
        at.state.table.cubes[space * SIDES : space * SIDES + 2] = [1, 1]
    acts = turn(at)
    assert acts[:2] == ["play first_mate", "sails"]
    assert "influence 1" in acts
    assert 0 in at.state.table.control[1:4]


def test_a_weak_merchant_is_hunted_and_a_strong_one_left_alone() -> None:
    at = first_turn("buccaneer", "gunner1", "gunner2")
    values, table = at.values, at.state.table
    merchant = next(n for n, card in enumerate(values.cards) if card.back is not None)
    table.face[2], table.place[0] = merchant, 2
    assert "hunt" in turn(at)
    at = first_turn("buccaneer")
    table = at.state.table
    table.face[2], table.place[0], table.damage[0] = merchant, 2, 4
    assert "hunt" not in turn(at)


def test_goods_of_an_own_island_are_brought_home() -> None:
    at = first_turn("bosun")
    clear(at, 2, "skerry")
    table = at.state.table
    table.cubes[2 * SIDES] = 3
    table.permanent[2 * SIDES] = 1
    table.control[2], table.coins[2], table.place[0] = 0, 3, 2
    acts = turn(at)
    assert acts.index("load 3 coins") < acts.index("move H") < acts.index("unload 3 coins")


def test_it_guards_with_guns_and_not_without() -> None:
    at = first_turn()
    clear(at, 2, "tern_rock")
    table = at.state.table
    table.cubes[2 * SIDES] = table.permanent[2 * SIDES] = 1
    table.place[0], at.state.phase = 2, MODE
    table.cannons[1] = 5
    assert decided(at).text() == "mode merchant"
    table.cannons[1] = 0
    table.cubes[2 * SIDES], table.control[2] = 3, 0
    for card, name in enumerate(at.notation.crew):
        if name.startswith("gunner"):
            at.state.human.where[card] = HAND
    assert decided(at).text() == "mode pirate"


def test_no_card_is_drawn_where_none_is_left() -> None:
    """DR-H28: all cards are played or away; an icon to draw is left over."""
    position = first_turn()
    human = position.state.human
    human.where = [PLAYED] * len(human.where)
    human.icons[D] = 1
    assert decided(position).text() != "draw"
    position.copy().play(ME, decided(position))  # a decision that the rules take
    human.where[0] = DISCARD
    assert decided(position).text() == "draw"


def test_a_card_is_raised_every_turn() -> None:
    at = first_turn()
    at.state.phase = RAISE
    at.state.human.where[at.notation.crew.index("captain")] = PLAYED
    assert decided(at).text() == "raise captain"


def test_guns_in_hand_defend_and_a_hopeless_fight_is_left() -> None:
    at = first_turn("gunner1", "gunner2")
    state = at.state
    state.battle = Battle(SHIP, 0, 1, 2, attacks=False)
    state.table.fight = [0, 2, 0, 2]
    state.table.side = 1
    assert state.battle.stage == DEFENCE
    assert decided(at).text() == "defend gunner1 gunner2"


def test_abilities_mend_a_battle_that_is_being_lost() -> None:
    at = first_turn()
    battle = Battle(MERCHANT, 0, -1, 2, attacks=True)
    battle.stage = ABILITIES
    battle.my_faces, battle.their_faces = [1, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]
    values = at.values
    merchant = next(n for n, card in enumerate(values.cards) if card.back is not None)
    at.state.table.face[2], at.state.table.place[0] = merchant, 2
    at.state.human.icons[A] = 1
    at.state.battle = battle
    assert decided(at).text() == "aim nothing"
    battle.my_faces = [0, 2, 0, 0, 0, 0]
    assert decided(at).text() == "done"


def test_the_alliance_gets_the_upgrade_without_cannons() -> None:
    at = first_turn()
    tiles = at.notation.tiles
    table = at.state.table
    table.need, table.ask, table.side = QUESTION, UPGRADE_WITH, 1
    table.options = [tiles.index("guns1"), tiles.index("hull1")]
    assert decided(at).text() == "choose hull1"
    # coins are laid where they may soon take them
    clear(at, 1, "palmetto")
    clear(at, 2, "saltpan")
    table.cubes[2 * SIDES] = 2
    table.ask, table.options = PUT_AT_END, [1, 2]
    assert decided(at).text() == "choose B1"


@pytest.mark.parametrize(("seats", "difficulty"), [(1, "normal"), (1, "extreme"), (2, "hard")])
def test_every_decision_of_a_game_is_legal_and_repeats(seats: int, difficulty: str) -> None:
    texts: list[list[str]] = []
    for _ in range(2):
        position = game.start(seed=5, seats=seats, options={"difficulty": difficulty})
        made: list[str] = []
        while position.result is None:
            seat = position.actors[0]
            move = make_bot(GAME, "greedy").decide(position.view(seat), Rng(len(made)), 0)
            made.append(move.text())
            position.play(seat, position.read(seat, move.text()))
            assert max(position.state.table.turn) <= 40
        texts.append(made)
    assert texts[0] == texts[1]


def test_it_plays_better_than_chance() -> None:
    totals = {"greedy": 0, "random": 0}
    for name in totals:
        for seed in range(3):
            position = game.start(seed=seed)
            bot, rng = make_bot(GAME, name), Rng(seed)
            while position.result is None:
                position.play(ME, bot.decide(position.view(ME), rng, 0))
            totals[name] += position.result.scores[ME]
    assert totals["greedy"] > totals["random"] * 1.3


def test_a_hint_has_a_reason_in_both_languages() -> None:
    from arbitre.core.data import data_text

    files = [
        data_text("arbitre.games.dead_reckoning.data", f"locale/{lang}.ftl")
        for lang in ("fr", "en")
    ]
    position = game.start(seed=11)
    said: set[str] = set()
    while position.result is None:
        advice = advised(position)
        assert advice.why is not None
        assert all(f"\n{advice.why.key} = " in text for text in files), advice.why.key
        said.add(advice.why.key)
        position.play(ME, advice.move)
    assert len(said) > 8


def test_the_odds_are_those_of_the_battle_board() -> None:
    # a cube shows no crown one time in two, one crown two times in five, two one time in ten
    odds = Odds(Values())
    assert odds.win(1, 0) == pytest.approx(0.5)
    assert odds.win(1, 1) == pytest.approx(0.4 * 0.5 + 0.1 * 0.9)
    assert odds.win(1, 1, ties=True) == pytest.approx(0.5 * 0.5 + 0.4 * 0.9 + 0.1)


def test_it_reads_nothing_but_its_view() -> None:
    # the partner's hand is hidden: other cards there change nothing
    position = game.start(seed=4, seats=2)
    seat = position.actors[0]
    before = decided(position, seat)
    other = position.state.humans[1 - position.seats.index(seat)]
    hand = other.cards_in(HAND)
    deck = [card for card, where in enumerate(other.where) if where in (DECK, DISCARD)]
    other.where[hand[0]], other.where[deck[0]] = DECK, HAND
    assert decided(position, seat).text() == before.text()
