"""Power on a page: touch paths, arrows, effects and panels."""

from __future__ import annotations

import re

import pytest

from arbitre.core.chance import Rng
from arbitre.core.film import Beat, film
from arbitre.core.message import Event, Fact
from arbitre.core.position import Move
from arbitre.core.screen import LABEL, SHAKE
from arbitre.core.telling import SeenMoment
from arbitre.games.power import game
from arbitre.games.power.picture.layout import layout_of
from arbitre.games.power.picture.paths import way
from arbitre.games.power.play.position import PowerPosition

SCREEN = game.screen()


def ids(markup: str) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', markup))


def played(rounds: int, seats: int = 4) -> PowerPosition:
    position = game.start(seats=seats)
    rng = Rng(5)
    greedy = game.bots()["greedy"](game)
    while position.round <= rounds and position.result is None:
        for seat in position.actors:
            position.play(seat, greedy.decide(position.view(seat), rng, 0))
    return position


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", [4, 3, 2])
def test_every_path_leads_over_things_in_the_picture(lang: str, seats: int) -> None:
    words = game.voice(None, lang).words
    position = played(6, seats)
    for seat in position.seats:
        view = position.view(seat)
        picture = SCREEN.picture(game.voice(view, words.lang), tall=False)
        there = ids(picture.board + picture.state + picture.pieces)
        draft = game.draft(view, lang)
        assert not set(SCREEN.prompt(game.voice(view, words.lang))) & set(
            "“”«"
        )  # nothing of what one would type
        touches = SCREEN.touches(draft, game.voice(None, words.lang))
        assert [touch.line for touch in touches] == draft.next()
        for touch in touches:
            assert touch.path
            assert set(touch.path) <= there, touch.line
            assert touch.label
            assert touch.group


def test_layers_are_the_stand_alone_drawing() -> None:
    words = game.voice(None, "fr").words
    view = played(4).view("green")
    picture = SCREEN.picture(game.voice(view, words.lang), tall=False)
    whole = game.screen().draw(game.voice(view, words.lang))
    scene = SCREEN.scene(game.voice(view, words.lang), tall=False)
    assert picture.state == "\n".join(scene.state.values())
    assert picture.pieces == "\n".join(scene.pieces.values())
    for layer in (picture.state, picture.pieces):
        assert layer in whole
    assert "<style" not in picture.board  # the page brings it, under its own policy
    assert ids(picture.board) >= {"space-V0", "space-RVV", "power-T"}


def test_the_board_layer_changes_with_map_language_and_shape_only() -> None:
    first, later = played(1), played(5)
    for lang in ("fr", "en"):
        for tall in (False, True):
            words = game.voice(None, lang).words
            one = SCREEN.picture(game.voice(first.view("green"), words.lang), tall)
            two = SCREEN.picture(game.voice(later.view(None), words.lang), tall)
            assert one.key == two.key
            assert one.board == two.board
            assert one.pieces != two.pieces


def test_each_order_that_stands_is_an_arrow_and_a_refused_one_is_not() -> None:
    draft = game.draft(game.start().view("green"), "fr")
    for line in ("T HQ V8", "C HQ IX", "T V5 V6"):
        draft.add(line)
    marks = SCREEN.marks(draft, game.voice(None, "fr"), False)
    assert marks.count('class="tip"') == 2
    assert "<title>1. Tank\N{NO-BREAK SPACE}: HQV → V8</title>" in marks
    assert re.findall(r'class="disc-number"[^>]*>(\d)<', marks) == ["1", "2"]
    assert "V5" not in marks
    assert (
        SCREEN.marks(draft, game.voice(None, "fr"), True) != marks
    )  # the upright board lies elsewhere


def test_numbers_lie_over_arrows_and_what_an_army_is_worth_can_be_read() -> None:
    draft = game.draft(game.start().view("green"), "en")
    for line in ("T HQ G8", "F HQ B5"):
        draft.add(line)
    for tall in (False, True):
        marks = SCREEN.marks(draft, game.voice(None, "en"), tall)
        # the worth of tank and fighter stands over the arrows that end there, the numbers of arrows over all
        worth = re.findall(r'class="tag-number"[^>]*>(\d+)<', marks)
        assert {"3", "5"} <= set(worth)
        assert marks.rindex('class="tip"') < marks.index('class="tag-number"')
        assert marks.rindex('class="tag-number"') < marks.index('class="disc"')


def test_an_arrow_goes_round_what_it_would_hide() -> None:
    for tall in (False, True):
        drawn = layout_of("classic", tall)
        board = drawn.board
        origin, target = board.names.index("V1"), board.names.index("R5")
        x, y = way(drawn, origin, target).at(0.5)
        number = [(x - 12, y - 8, 24.0, 16.0)]
        assert way(drawn, origin, target).hides(number)
        assert not way(drawn, origin, target, avoid=number).hides(number)


def test_a_sheet_is_shown_in_words() -> None:
    draft = game.draft(game.start().view("green"), "en")
    for line in ("T HQ G8", "2P X RV I", "nonsense"):
        draft.add(line)
    shown = [SCREEN.line(draft, index, game.voice(None, "en")) for index in range(3)]
    assert shown == ["tank: HQG → G8", "Buy an infantry (2 Power)", "nonsense"]


def round_played(position: PowerPosition, moves: dict[str, Move]) -> list[Beat]:
    """The film of a round."""
    before, moments = position.view(None), list[SeenMoment]()
    for seat, move in moves.items():
        moments = [moment.seen(None) for moment in position.watch(seat, move)]
    return film(SCREEN, before, moments, lambda view: game.voice(view, "en"), False)


def test_a_bounce_goes_out_shakes_and_comes_back() -> None:
    position = game.start()
    moves = {seat: position.read(seat, "C HQ IX") for seat in position.seats}
    beats = round_played(position, moves)
    there = "piece-IX-green-C"
    out = next(index for index, beat in enumerate(beats) if beat.pieces.get(there))
    back = next(index for index, beat in enumerate(beats) if beat.pieces.get(there) == "")
    assert out < back
    shaken = [(effect.kind, effect.id) for effect in beats[back].effects]
    assert shaken == [(SHAKE, "space-IX")]
    assert "piece-HQV-green-C" in beats[out].pieces
    assert "piece-HQV-green-C" in beats[back].pieces
    assert all(beat.clause or not beat.effects for beat in beats)
    assert beats[0].caption == game.voice(None, "en").words.phrase("phase-orders")


EFFECTS_OF = [
    ("bounce", {"army": "green", "kind": "C", "space": "IX", "to": "HQV"}, ["shake space-IX "]),
    ("tie", {"space": "IX", "power": 5}, ["ring space-IX ", "label space-IX 5 = 5"]),
    ("stand-off", {"space": "V0", "power": 9}, ["ring space-V0 ", "label space-V0 9 = 9"]),
    ("detonation", {"army": "red", "space": "RVB"}, ["burst space-RVB ", "shake space-RVB "]),
    (
        "capture",
        {"army": "red", "from": "blue", "space": "B0", "power": 7, "pieces": "T+S"},
        ["ring space-B0 ", "label space-B0 7 : 5"],
    ),
    ("income", {"army": "yellow", "amount": 2}, ["label space-RVJ +2"]),
    ("fine", {"army": "blue"}, ["label space-RVB −1"]),
    ("move", {"army": "green", "kind": "T", "space": "HQV", "to": "V8"}, []),
    ("round", {"round": 2, "army": "blue"}, []),
]


@pytest.mark.parametrize(("name", "args", "seen"), EFFECTS_OF)
def test_what_is_seen_besides(name: str, args: dict[str, Fact], seen: list[str]) -> None:
    voice = game.voice(game.start().view(None), "fr")
    effects = SCREEN.effects(Event(name, "PW-C2", args), voice)
    assert [f"{effect.kind} {effect.id} {effect.text}" for effect in effects] == seen
    picture = SCREEN.picture(voice, False)
    assert {effect.id for effect in effects} <= ids(picture.board)


def test_effects_are_at_things_in_the_picture() -> None:
    position = game.start()
    rng, greedy = Rng(2), game.bots()["greedy"](game)
    board = ids(SCREEN.picture(game.voice(position.view(None), "en"), False).board)
    kinds = set()
    while position.round < 10:
        moves = {seat: greedy.decide(position.view(seat), rng, 0) for seat in position.actors}
        for effect in (one for beat in round_played(position, moves) for one in beat.effects):
            kinds.add(effect.kind)
            assert effect.id in board
    assert LABEL in kinds


def test_panels_count_power_and_name_what_threatens() -> None:
    words = game.voice(None, "en").words
    armies, threats = SCREEN.panels(game.voice(game.start().view("green"), words.lang))
    # PW-S1: two of each small piece: 2*2 + 2*3 + 2*5 + 2*10
    assert armies.rows[1] == ["Green", "40", "0", "1"]
    assert threats.rows == [["No enemy piece can reach it next round."]]
    data = game.start().to_dict()
    data["board"] = {"HQV": {"green": {"T": 1}}, "V8": {"red": {"T": 2}}}
    near = game.load(data)
    rows = SCREEN.panels(game.voice(near.view("green"), words.lang))[1].rows
    assert rows[1:] == [["Red", "2 tanks", "G8", "6"], ["Together", "", "", "6"]]
    assert len(SCREEN.panels(game.voice(near.view(None), words.lang))) == 1


def test_the_example_of_the_front_page_has_no_ids_but_those_it_is_drawn_by() -> None:
    picture = SCREEN.example(game.voice(None, "en"))
    assert picture is not None
    assert not ids(picture.state + picture.pieces)
    assert not {name for name in ids(picture.board) if name.startswith("space-")}
    drawn = picture.board + picture.pieces
    assert 'class="area"' in drawn
    assert len(drawn) < 60_000
