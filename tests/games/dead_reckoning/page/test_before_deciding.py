"""What a page says before somebody decides: odds of a fight, what is left to use, cards where they were."""

from __future__ import annotations

import re

import pytest

from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.rules.values import FORT, GARRISON
from tests.games.dead_reckoning.page.test_screen import SCREEN, a_turn, ways


@pytest.mark.parametrize(
    ("lang", "send"),
    [("en", "Fight: 1 against 1, 29%"), ("fr", "Combattre : 1 contre 1, 29 %")],
)
def test_a_fight_is_looked_at_before_it_is_sent(lang: str, send: str) -> None:
    turn = a_turn()
    turn.human.icons[2] = 1
    turn.table.place[1] = turn.table.place[0]
    view = turn.position.view("player")
    draft, voice = game.draft(view, lang), game.voice(view, lang)
    draft.add("attack")
    assert draft.complete
    assert not draft.at_once
    assert [note.key for note in draft.notes()] == ["note-fight"]
    # DR-K5 and DR-F1: the harbor adds four cubes to who defends there, here the Alliance
    harbor = SCREEN.send_word(draft, voice)
    assert "5" in harbor
    turn.sail_to("A1")
    turn.table.place[1] = turn.table.place[0]
    at_sea = game.draft(turn.position.view("player"), lang)
    at_sea.add("attack")
    assert SCREEN.send_word(at_sea, voice) == send.replace(" :", "\u00a0:").replace(" %", "\u00a0%")
    at_sea.add("sails")
    assert at_sea.at_once
    assert not at_sea.notes()
    assert not SCREEN.send_word(at_sea, voice)


def test_the_prompt_names_what_can_still_be_used() -> None:
    turn = a_turn()
    human = turn.human
    human.where = [3 if where == 1 else where for where in human.where]
    human.icons[0], human.icons[1], human.icons[2] = 3, 2, 1  # sails, cannons, a flag
    human.points = 0
    turn.sail_to("A1")
    turn.table.place[1] = 0

    def prompt() -> str:
        return SCREEN.prompt(game.voice(turn.position.view("player"), "en"))

    # an advancement lies at A1, and nothing is aboard to pay for it: sails and a flag are of no use
    assert prompt() == "Nothing left to use: end your turn."
    turn.table.place[1] = turn.table.place[0]
    assert prompt() == "Still to use: 2 cannons and 1 attack flag."
    human.points = -1
    assert prompt() == "Still to use: 3 sails, 2 cannons and 1 attack flag."
    human.icons[1] = human.icons[2] = 0
    assert prompt() == "Raise the sails, or end your turn."


def test_a_second_tile_is_not_explored_and_says_why() -> None:
    turn = a_turn()
    turn.human.points, turn.human.explored = 2, True
    view = turn.position.view("player")
    assert SCREEN.prompt(game.voice(view, "en")).startswith("No more exploring this turn")
    picture = SCREEN.picture(game.voice(view, "en"), True)
    closed = re.findall(r'id="island-(..)"[^>]*about-explored-already', picture.state)
    assert "C1" in closed
    assert "A1" not in closed
    turn.human.explored = False
    free = SCREEN.picture(game.voice(turn.position.view("player"), "en"), True)
    assert "about-unexplored about-explored-already" not in free.state


def test_a_card_that_is_played_leaves_its_place_empty() -> None:
    turn = a_turn()
    turn.hold("captain", "first_mate", "bosun")

    def spots() -> dict[str, str]:
        picture = SCREEN.picture(game.voice(turn.position.view("player"), "en"), True)
        return dict(re.findall(r'id="(crew-[a-z_]+)"[^>]*transform="([^"]+)"', picture.pieces))

    before = spots()
    turn.play("play first_mate")
    now = spots()
    assert now["crew-captain"] == before["crew-captain"]
    assert now["crew-bosun"] == before["crew-bosun"]
    assert now["crew-first_mate"] != before["crew-first_mate"]


def test_many_played_cards_use_the_row_of_an_empty_hand() -> None:
    turn = a_turn()
    human = turn.human
    human.where = [2] * 6 + [0] * 6
    picture = SCREEN.picture(game.voice(turn.position.view("player"), "en"), True)
    heights = re.findall(r'id="crew-[a-z_0-9]+"[^>]*translate\([0-9.]+ ([0-9.]+)\)', picture.pieces)
    assert sorted(heights.count(one) for one in set(heights)) == [3, 3]


def test_a_hunt_and_an_assault_say_their_cubes() -> None:
    turn = a_turn()
    merchant = next(n for n, card in enumerate(turn.position.values.cards) if card.back is not None)
    turn.sail_to("B1")
    turn.offer("B1", merchant)
    turn.human.icons[2] = 1
    table = turn.table
    table.control[turn.table.place[0]] = 1
    table.buildings[turn.table.place[0]] = 1 << GARRISON | 1 << FORT
    found = ways(turn)
    # the ship's cannon against the guards of row 1; DR-K4: 2 for the garrison and 4 for the fort
    assert "1 cube against 2, " in found["hunt"][1]
    path, label = found["storm"]
    assert path == ["island-B1"]
    assert label.startswith("Storm the buildings on B1 (Palmetto): 1 cube against 6, ")
