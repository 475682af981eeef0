"""Dead Reckoning on a page: touch paths, baskets, marks and panels."""

from __future__ import annotations

import re

import pytest

from arbitre.core.basket import AT_LEAST
from arbitre.core.chance import Rng
from arbitre.core.draft import Draft
from arbitre.core.position import View
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.picture.pen import Pen
from arbitre.games.dead_reckoning.picture.steps import shown_card
from arbitre.games.dead_reckoning.play.notation import neutral
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.battle.battle import DEFENCE, SHIP, Battle
from arbitre.games.dead_reckoning.rules.card_lines import read_band
from arbitre.games.dead_reckoning.rules.icons import H
from arbitre.games.dead_reckoning.rules.scoring import LINES
from arbitre.games.dead_reckoning.rules.table import BATTLE
from arbitre.games.dead_reckoning.rules.values import TypedBand
from arbitre.games.dead_reckoning.words.codes import space_in
from tests.games.dead_reckoning.tables import Turn

SCREEN = game.screen()
WORDS = {lang: game.voice(None, lang).words for lang in LANGUAGES}
GREEDY = game.bots()["greedy"](game)
GAMES = [("fr", 1, 4), ("en", 2, 4), ("en", 1, 5), ("fr", 2, 6)]
ENOUGH = 2
"""How often each kind of decision is looked at in a game."""


def ids(markup: str) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', markup))


def there(view: View, lang: str = "fr", tall: bool = False) -> set[str]:
    picture = SCREEN.picture(game.voice(view, lang), tall)
    return ids(picture.board + picture.state + picture.pieces)


def a_move(position: DeadReckoningPosition, rng: Rng) -> tuple[str, str]:
    """Who decides now, and what a greedy player would do, or a random one now and then."""
    seat = position.actors[0]
    moves = position.moves(seat)
    if rng.below(4) == 0 and len(moves) > 1:
        return seat, moves[rng.below(len(moves))].text()
    return seat, GREEDY.decide(position.view(seat), rng, 0).text()


def words_of(draft: Draft) -> list[str]:
    return [neutral(line).split()[0] for line in draft.next()]


def look_at(draft: Draft, view: View, lang: str, tall: bool) -> None:
    """Every line leads over things that are there, has words of its own and a heading.

    What ends a turn or leaves something out has no place in the picture, only a button.
    """
    shown = there(view, lang, tall)
    touches = SCREEN.touches(draft, game.voice(None, lang))
    assert [touch.line for touch in touches] == draft.next()
    for touch in touches:
        assert bool(touch.path) == (neutral(touch.line) not in ("end", "raise none")), touch.line
        assert set(touch.path) <= shown, touch.line
        assert touch.group
        assert touch.label
        assert touch.label != touch.line
    assert len({touch.label for touch in touches}) == len(touches)


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize(("lang", "seats", "seed"), GAMES)
def test_paths_of_whole_games(lang: str, seats: int, seed: int) -> None:
    rng = Rng(seed)
    position = game.start(seed=seed, seats=seats)
    looked: dict[str, int] = {}
    while position.result is None:
        seat, move = a_move(position, rng)
        view = position.view(seat)
        draft = game.draft(view, lang)
        new = {word for word in words_of(draft) if looked.get(word, 0) < ENOUGH}
        if new:
            for word in words_of(draft):
                looked[word] = looked.get(word, 0) + 1
            look_at(draft, view, lang, tall=len(looked) % 2 == 0)
            prompt = SCREEN.prompt(game.voice(view, lang))
            assert prompt
            assert "“" not in prompt
            assert "«" not in prompt
        position.play(seat, move)
    usual = {"play", "sails", "move", "load", "unload", "end", "influence", "mode", "raise"}
    assert usual <= set(looked)


# -- paths worked out by hand ----------------------------------------------------------------


def a_turn(seats: int = 1) -> Turn:
    """In the harbor with the captain in hand; Skerry lies at A1 with an advancement."""
    turn = Turn(seats=seats, tiles={"A1": "skerry", "B1": "palmetto"})
    turn.hold("captain")
    turn.offer("A1", 0)
    return turn


def ways(turn: Turn, lang: str = "en") -> dict[str, tuple[list[str], str]]:
    position = turn.position
    draft = game.draft(position.view(position.actors[0]), lang)
    touches = SCREEN.touches(draft, game.voice(None, lang))
    return {touch.line: (touch.path, touch.label) for touch in touches}


def test_a_card_a_course_and_goods_in_harbor() -> None:
    turn = a_turn()
    found = ways(turn)
    assert found["play captain"] == (["crew-captain"], "Play Captain (1 sail and 1 draw)")
    assert found["sails"] == (["zone-rigging"], "Raise the sails: 2 movement points")
    assert found["load 2 cargo"] == (["dock", "hold"], "Load 2 cargo")
    assert found["sell 1"] == (["dock", "chest"], "Sell 3 cargo for 1 coin")
    turn.human.points = 2
    found = ways(turn)
    assert found["move A1"] == (["ship-player", "space-A1"], "Sail to A1 (Skerry), 1 step")
    assert found["move C1"] == (["ship-player", "space-C1"], "Sail to C1 and explore it, 1 step")


def test_what_is_done_at_an_island() -> None:
    turn = a_turn()
    turn.sail_to("A1")
    turn.table.aboard_cargo[0] = 3
    turn.human.icons[3], turn.human.icons[2] = 2, 1  # influence, a flag
    turn.table.place[1] = turn.table.place[0]
    found = ways(turn)
    assert found["influence 2"] == (["island-A1"], "Place 2 influence on A1 (Skerry)")
    assert found["unload 3 cargo"][0] == ["hold", "island-A1"]
    assert found["jettison 1 cargo"][0] == ["hold", "ship-player"]
    # DR-K5: the ship's cannon; DR-F1: one cube. Crowns on one cube (DR-K2): none 50 %, one 40 %, two 10 %;
    # more than the other in 0.4 × 0.5 + 0.1 × 0.9 = 29 %
    said = "Attack the ship of Alliance: 1 cube against 1, 29% to win"
    assert found["attack"] == (["ship-alliance"], said)
    assert found["buy"][0] == ["card-A1"]
    assert {name for path, _ in found.values() for name in path} <= there(
        turn.position.view("player")
    )


def test_a_merchants_front_is_traded_for_and_hunted() -> None:
    turn = a_turn()
    merchant = next(n for n, card in enumerate(turn.position.values.cards) if card.back is not None)
    turn.sail_to("B1")
    turn.offer("B1", merchant)
    turn.table.aboard_cargo[0] = 5
    turn.human.icons[2] = 1
    found = ways(turn)
    assert found["trade"][0] == found["hunt"][0] == ["card-B1"]
    assert found["hunt"][1].startswith("Hunt the merchant ship (front")


def test_tables_that_share_words_do_not_mix() -> None:
    one, two = Turn(tiles={"A1": "skerry"}), Turn(seats=2, tiles={"A1": "palmetto"})
    pen = Pen(one.position.view("player"), WORDS["en"], False)
    SCREEN.picture(game.voice(two.position.view("port"), "en"), False)
    assert space_in("A1", pen.words) == "A1 (Skerry)"
    assert pen.name(1) == "Alliance"


# -- sets ------------------------------------------------------------------------------------


def attacked() -> Turn:
    """The Alliance attacks the ship with 4 cubes; gunner and buccaneer are in hand."""
    turn = a_turn()
    turn.hold("gunner1", "buccaneer")
    state, table = turn.state, turn.table
    table.side, table.need, table.fight = 1, BATTLE, [SHIP, 0, 0, 4]
    state.battle = Battle(SHIP, 0, 1, 0, attacks=False)
    assert state.battle.stage == DEFENCE
    return turn


def test_defence_is_gathered_card_by_card() -> None:
    position = attacked().position
    view = position.view("player")
    words = WORDS["en"]
    draft = game.draft(view, "en")
    basket = SCREEN.basket(draft, game.voice(None, words.lang))
    assert basket is not None
    assert basket.title == "Cards against 4 enemy cubes"
    # the captain has no cannon (S D); a buccaneer F C, a gunner C
    assert [item.ids for item in basket.items] == [["crew-buccaneer"], ["crew-gunner1"]]
    assert [item.weight for item in basket.items] == [1, 1]
    assert (basket.rule, basket.total, basket.sum) == (AT_LEAST, 0, 0)
    draft.add(basket.items[1].line)
    after = SCREEN.basket(draft, game.voice(None, words.lang))
    assert after is not None
    assert (after.sum, after.items[1].count) == (1, 1)
    assert (
        SCREEN.marks(draft, game.voice(None, words.lang), tall=False).count('class="chosen"') == 1
    )
    look_at(draft, view, "en", tall=True)
    # four cubes wait to fall
    assert len([name for name in there(view) if name.startswith("die-theirs-")]) == 4


def test_a_course_is_an_arrow_elsewhere_on_an_upright_picture() -> None:
    turn = a_turn()
    turn.human.points = 2
    draft = game.draft(turn.position.view("player"), "en")
    draft.add("move A1")
    words = WORDS["en"]
    lying, upright = (
        SCREEN.marks(draft, game.voice(None, words.lang), tall) for tall in (False, True)
    )
    assert lying.count('class="course-tip"') == upright.count('class="course-tip"') == 1
    assert lying != upright
    refused = game.draft(turn.position.view("player"), "en")
    refused.add("move C4")
    assert not SCREEN.marks(refused, game.voice(None, words.lang), False)


# -- panels ----------------------------------------------------------------------------------


def test_the_score_line_by_line() -> None:
    turn = a_turn()
    turn.table.dock_coins[1], turn.human.chest = 15, 15
    turn.table.aboard_coins[0] = 2
    turn.table.claimed[1] = 0b11
    panels = {
        panel.key: panel for panel in SCREEN.panels(game.voice(turn.position.view("player"), "en"))
    }
    rows = panels["score"].rows
    assert rows[0] == ["Coins", "Player", "Alliance"]
    assert len(rows) == len(LINES) + 2
    told = {row[0]: row[1:] for row in rows[1:]}
    assert told["chest"] == ["15", "0"]
    assert told["aboard"] == ["2", "0"]
    assert told["dock"] == ["0", "15"]
    assert told["achievements"] == ["0", "8"]  # DR-V2: four coins each
    assert told["Total"] == ["17", "23"]
    assert panels["achievements"].lit == [1, 2]


def test_the_alliances_card_in_words_with_its_band() -> None:
    turn = a_turn()
    table = turn.table
    table.side, table.card, table.turn[1] = 1, 0, 5  # DR-D1: turn 5 is of the second band
    (panel,) = [
        p
        for p in SCREEN.panels(game.voice(turn.position.view("player"), "en"))
        if p.key == "alliance"
    ]
    assert panel.title == "Settler 1, normal side"
    assert len(panel.rows) == 5
    assert panel.lit == [1]
    picture = SCREEN.picture(game.voice(turn.position.view("player"), "en"), False)
    # the band that serves is large and open; the others have a line each
    assert re.findall(r'id="band-(\d)"', picture.state) == ["1", "3", "4", "5"]
    assert 'id="step-end-' in picture.state


def test_a_typed_card_shows_the_band_that_is_known() -> None:
    turn = a_turn()
    table = turn.table
    line = "A1 2 | end H | $1"
    band = read_band(line, turn.position.values.upgrade_names)
    table.typed = [TypedBand("mine", False, 1, line, band)]
    table.side, table.card, table.turn[1] = 1, len(turn.position.values.alliance), 4
    pen = Pen(turn.position.view("player"), WORDS["en"], False)
    pen.table.typed = table.typed
    shown = shown_card(pen)
    assert shown is not None
    assert (shown.heading, shown.active) == ("Mine, normal side", 1)
    assert [(number, each.influence) for number, each in shown.bands] == [(1, [(1, 2)])]


def test_a_chest_that_may_not_be_seen_is_not_counted() -> None:
    turn = a_turn(2)
    panels = SCREEN.panels(game.voice(turn.position.view(None), "fr"))
    (panel,) = [panel for panel in panels if panel.key == "score"]
    assert panel.rows[1][1:3] == ["?", "?"]
    assert panel.rows[-1][1:3] == ["?", "?"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_the_front_page(lang: str) -> None:
    picture = SCREEN.example(game.voice(None, lang))
    assert picture is not None
    assert 0 < picture.width < 1100
    assert not ids(picture.state + picture.pieces)
    assert len(picture.board + picture.state + picture.pieces) < 50_000


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        (
            "en",
            "Still to use: 1 step and 1 harbor cargo.",
            "Still to use: 3 steps and 1 harbor cargo.",
        ),
        ("fr", "Encore à utiliser : 1 pas et 1 cargaison du port.", ""),
    ],
)
def test_steps_and_icons_that_are_left_are_named(lang: str, one: str, many: str) -> None:
    turn = Turn()
    turn.human.icons[H] = 1
    for steps, said in ((1, one), (3, many)):
        turn.human.points = steps
        prompt = SCREEN.prompt(game.voice(turn.position.view("player"), lang))
        assert not said or prompt.replace("\N{NO-BREAK SPACE}", " ") == said


def test_a_card_that_may_rise_shows_what_it_would_give() -> None:
    turn = Turn()
    turn.hold("captain", "gunner1")
    turn.play("play captain", "play gunner1", "end")
    view = turn.position.view("player")
    draft = game.draft(view, "en")
    risen = re.findall(
        r'class="risen".*?</g></g>', SCREEN.marks(draft, game.voice(view, "en"), True)
    )
    # on its second level a captain has two sails and a draw, a gunner two cannons (rules, crew cards)
    found = [re.findall(r"#dead-(\w+)|<text[^>]*>(\d)", one) for one in risen]
    assert [["".join(pair) for pair in one] for one in found] == [
        ["upgrade", "S", "2", "D"],
        ["upgrade", "C", "2"],
    ]
    draft.add("raise captain")
    assert "risen" not in SCREEN.marks(draft, game.voice(view, "en"), True)


@pytest.mark.parametrize("tall", [False, True])
def test_the_place_of_cards_played_is_shown_until_one_lies_there(tall: bool) -> None:
    turn = Turn()
    turn.hold("captain", "gunner1")
    drawn = [SCREEN.picture(game.voice(turn.position.view("player"), "en"), tall).state]
    turn.play("play captain")
    drawn.append(SCREEN.picture(game.voice(turn.position.view("player"), "en"), tall).state)
    assert ["Cards you play lie here" in one for one in drawn] == [True, False]


def test_beside_a_real_table_the_alliance_alone_is_run() -> None:
    position = game.start(seed=3, options={"companion": True})
    while position.actors == ("chance",):
        position.play("chance", position.chances()[0][0])
    view = position.view("player")
    words = WORDS["en"]
    draft = game.draft(view, "en")
    touches = SCREEN.touches(draft, game.voice(None, words.lang))
    # what is set by hand has trays, or is typed
    assert [touch.line for touch in touches] == ["go", "end won", "end lost"]
    shown = there(view, "en")
    assert all(touch.path and set(touch.path) <= shown and touch.label for touch in touches)
    assert [touch.line for touch in touches if touch.first] == ["go"]
    for tray in SCREEN.trays(game.voice(view, words.lang), draft):
        assert set(tray.ids) <= shown, tray.key
    assert SCREEN.prompt(game.voice(view, words.lang))
    assert [panel.key for panel in SCREEN.panels(game.voice(view, words.lang))] == [
        "alliance",
        "achievements",
    ]


def test_a_turn_ends_by_its_button_and_a_line_is_said_as_its_button_was() -> None:
    turn = a_turn()
    view = turn.position.view(turn.seat)
    draft, voice = game.draft(view, "en"), game.voice(view, "en")
    touches = {touch.line: touch for touch in SCREEN.touches(draft, voice)}
    assert touches["end"].path == []
    draft.add("play captain")
    assert SCREEN.line(draft, 0, voice) == touches["play captain"].label
