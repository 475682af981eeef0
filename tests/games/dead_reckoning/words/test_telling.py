"""Dead Reckoning in words: boards that fit, prompts, tellings, `why`, what can be looked up."""

from __future__ import annotations

import random
import re

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.game import register
from arbitre.core.message import Event
from arbitre.core.position import View
from arbitre.core.terminal import Style, told_line
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning.game import game
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.board import HARBOR, space_of
from arbitre.games.dead_reckoning.rules.icons import I, S
from arbitre.games.dead_reckoning.rules.table import NO_CARD, SIDES
from arbitre.games.dead_reckoning.terminal.board import board_text
from arbitre.games.dead_reckoning.words.codes import short_card
from tests.term.tables import piped, request

register(game)


def played(seed: int, moves: int, seats: int = 1) -> tuple[DeadReckoningPosition, list[Event]]:
    """A game after some random decisions, and all that happened in it."""
    position = game.start(seed, seats=seats, options={"difficulty": "hard"})
    chooser = random.Random(seed)
    events: list[Event] = []
    for _ in range(moves):
        if position.result is not None:
            break
        seat = position.actors[0]
        choices = [move for move in position.moves(seat) if move.text() != "end"]
        events += position.make(seat, chooser.choice(choices or position.moves(seat)))
        assert position.dealer is not None
        events += position.deal(position.dealer)
    return position, events


def view_of(position: DeadReckoningPosition) -> View:
    return position.view(position.actors[0] if position.actors else None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [1, 2])
def test_the_board_fits_the_screen(lang: str, width: int, seats: int) -> None:
    words = game.voice(None, lang).words
    for moves in (0, 40, 80):
        position, _ = played(5, moves, seats)
        board = game.terminal(game.voice(view_of(position), words.lang)).board(
            Style(False, False, width)
        )
        assert all(len(line) < width for line in board.splitlines())
        assert len(board.splitlines()) <= (34 if seats == 1 else 44)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ascii_board_has_only_letters_with_accents_beyond_ascii(lang: str) -> None:
    words = game.voice(None, lang).words
    position, _ = played(3, 60)
    board = board_text(view_of(position), Style(False, True, 80), words)
    assert all(sign.isascii() or sign.isalpha() for sign in board)


def test_colour_only_adds_to_the_signs() -> None:
    words = game.voice(None, "en").words
    position, _ = played(3, 30)
    plain = game.terminal(game.voice(view_of(position), words.lang)).board(Style(False, False, 80))
    coloured = game.terminal(game.voice(view_of(position), words.lang)).board(
        Style(True, False, 80)
    )
    for code in ("1", "2", "31", "32"):
        coloured = coloured.replace(f"\x1b[{code}m", "")
    assert coloured.replace("\x1b[0m", "") == plain


@pytest.mark.rule("DR-H8")
def test_a_hand_is_shown_to_its_owner_only() -> None:
    position, _ = played(3, 0)
    hand = [line for line in _board(position.view("player")) if line.startswith("Hand")]
    assert "?" not in hand[0]
    hand = [line for line in _board(position.view(None)) if line.startswith("Hand")]
    assert hand == ["Hand 4/6: ?"]


def _board(view: View) -> list[str]:
    return game.terminal(game.voice(view, "en")).board(Style(False, False, 80)).splitlines()


@pytest.mark.rule("DR-F1")
def test_cubes_of_the_alliance_are_counted_where_it_would_fight() -> None:
    position, _ = played(3, 0)
    table = position.state.table
    cay = space_of("C1")
    table.control[cay], table.buildings[cay] = 1, 0b011
    for player, alliance, attacking, defending in (
        (HARBOR, cay, "1 cube", 3),  # two buildings round its own ship, none at the player's
        (cay, HARBOR, "3 cubes", 5),  # the other way round; four more in harbor
    ):
        table.place[0], table.place[1] = player, alliance
        board = " ".join(_board(position.view("player")))
        assert f"attacks with {attacking}, defends with {defending}" in board


@pytest.mark.rule("DR-H11")
def test_sails_that_were_raised_are_no_icons_any_more() -> None:
    position, _ = played(3, 0)
    human = position.state.humans[0]
    human.icons[:] = [0] * len(human.icons)
    human.icons[S], human.icons[I] = 3, 1
    assert "icons S3 I " in " ".join(_board(position.view("player")))
    human.points = 5
    assert "icons I " in " ".join(_board(position.view("player")))


def test_unexplored_tiles_stay_hidden() -> None:
    position, _ = played(3, 0)
    board = "\n".join(_board(position.view(None)))
    hidden = [space for space in range(1, 13) if position.state.table.tiles[space] < 0]
    assert board.count("unexplored") == len(hidden)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_all_that_happens_and_is_asked_is_said(lang: str, seats: int) -> None:
    words = game.voice(None, lang).words
    position = game.start(11, seats=seats, options={"difficulty": "extreme"})
    chooser = random.Random(11)
    for _ in range(120):
        if position.result is not None:
            break
        seat = position.actors[0]
        assert game.voice(position.view(seat), words.lang).prompt()
        move = chooser.choice(position.moves(seat))
        draft = game.draft(position.view(seat), lang)
        assert draft.add(game.voice(None, lang).written(move)[0]).ruling is None
        assert position.dealer is not None
        events = position.make(seat, move)
        if CHANCE in position.actors:
            events += position.deal(position.dealer)
        assert len([told_line(line) for line in game.voice(None, words.lang).tell(events)]) <= len(
            events
        )


def test_parts_are_opened_and_cubes_fall_together() -> None:
    words = game.voice(None, "en").words
    fallen = [Event("cube-falls", "DR-K2", {"side": 1, "face": f}) for f in ("hit", "crown", "hit")]
    events = [Event("alliance-turn", "DR-T1", {"side": 1, "turn": 3}), *fallen]
    assert [told_line(line) for line in game.voice(None, words.lang).tell(events)] == [
        "— Turn 3 of the Alliance",
        "Cubes (Alliance): crown, 2 × hit [DR-K2]",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_fits_a_low_screen_and_leaves_nothing_out(lang: str) -> None:
    words = game.voice(None, lang).words
    for seed in range(4):
        position, _ = played(seed, 12)
        view = view_of(position)
        low = board_text(view, Style(False, False, 80, 24), words).splitlines()
        assert len(low) <= 22
        assert all(len(line) < 80 for line in low)
        high = board_text(view, Style(False, False, 120, 0), words)
        table = position.state.table
        for space in range(1, 13):
            if table.face[space] != NO_CARD:
                card = short_card(position.values, table.face[space], words)
                assert sum(card in line for line in low) >= 1, card
                assert card in high


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("width", [40, 60, 80])
def test_a_narrow_board_shows_every_ship_and_cube(width: int, seats: int) -> None:
    words = game.voice(None, "en").words
    position, _ = played(5, 150, seats)
    table = position.state.table
    signs = "oA" if seats == 1 else "oxAB"
    for height in (0, 24):
        text = board_text(position.view(None), Style(False, True, width, height), words)
        assert text.isascii()
        assert all(len(line) < width for line in text.splitlines())
        for space in range(1, 13):
            if table.is_island(space):
                own = "".join(
                    sign * table.cubes[space * SIDES + side] for side, sign in enumerate(signs)
                )
                spaces = position.values.islands[table.tiles[space]].spaces
                assert f"[{own.ljust(spaces, '.')}]" in text
        for sign, place in zip(signs, table.place, strict=False):
            if place != HARBOR:
                assert re.search(rf"<[^>]*{sign}[^>]*>|{sign} (Player|Port|Star|Alliance)", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_can_be_looked_up(lang: str) -> None:
    words = game.voice(None, lang).words
    position, _ = played(7, 30)
    draft = game.draft(view_of(position), lang)
    none = words.phrase("options-none")
    for query in ("A1", "H", "gunner1", "canonnier 2", "settler-1", "Pillard 2", "sails1", "I/B"):
        assert game.terminal(game.voice(None, words.lang)).options(draft, query) != [none], query
    pages = ("icons", "upgrades", "score", "piles", "crew", "achievements", "alliance", "map")
    for query in (*pages, "row 2", "Rangée 4", "carte"):
        assert game.terminal(game.voice(None, words.lang)).options(draft, query) != [none], query
    for query in ("xyz", "row 5", "row 0"):
        assert game.terminal(game.voice(None, words.lang)).options(draft, query) == [none]


def test_completion_in_both_languages() -> None:
    terminal = game.terminal(game.voice(None, "fr"))
    position = game.start(3)
    draft = game.draft(position.view("player"), "fr")
    assert all(line.startswith("jouer ") for line in terminal.complete(draft, "jou"))
    assert terminal.complete(draft, "VOI") == ["voiles"]
    assert all(line.startswith("play ") for line in terminal.complete(draft, "play"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_fits_one_screen(lang: str) -> None:
    lines = game.terminal(game.voice(game.start(1).view("player"), lang)).help().splitlines()
    assert len(lines) <= 22
    assert all(len(line) < 80 for line in lines)


def test_the_drawing_is_xml() -> None:
    from xml.etree import ElementTree

    for seats in (1, 2):
        position, _ = played(4, 60, seats)
        drawing = game.screen().draw(game.voice(position.view(None), "fr"))
        assert ElementTree.fromstring(drawing).tag.endswith("svg")


@pytest.mark.parametrize(
    ("lang", "word", "step", "clause", "listed", "leave"),
    [
        ("en", "why", "Step 1 of ", "DR-D1: The deck", "  why [n]", "quit"),
        ("fr", "pourquoi", "Étape 1 sur ", "DR-D1\u00a0: Le paquet", "  pourquoi [n]", "quitter"),
    ],
)
def test_the_first_turn_is_told_and_explained_in_the_terminal(
    lang: str, word: str, step: str, clause: str, listed: str, leave: str
) -> None:
    told = piped(request("human", lang, rules=game, seed=3), f"{word} 1", word, "help", leave).out
    assert {"en": "— Turn 1 of the Alliance", "fr": "— Tour 1 de l’Alliance"}[lang] in told
    assert step in told
    assert clause in told.replace("\n", " ")
    assert "DR-R1" in told.partition(clause)[2]  # the last step: its coins
    assert listed in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_answers_where_the_table_is_asked_for_chance(lang: str) -> None:
    asked = request("human", lang, rules=game, companion=True)
    told = piped(asked, {"en": "why", "fr": "pourquoi"}[lang], "quit").out
    nothing = {"en": "has not done anything yet", "fr": "n’a encore rien fait"}[lang]
    assert nothing in told


@pytest.mark.rule("DR-E1", "DR-V1")
def test_achievements_have_the_rulebooks_names_and_say_what_they_count() -> None:
    position, _ = played(3, 0)
    draft = game.draft(view_of(position), "fr")
    lines = " ".join(game.terminal(game.voice(None, "fr")).options(draft, "succès"))
    assert "Constructeur (bâtiments en même temps)" in lines
    assert "Colonisateur (cubes permanents sur les îles)" in lines
    assert game.terminal(game.voice(None, "fr")).options(draft, "plateau") == game.terminal(
        game.voice(None, "fr")
    ).options(draft, "map")
