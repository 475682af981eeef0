"""A sheet drawn while it is written: chains by touch alone, counts, ghosts, arrows, notes and prompts."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from arbitre.core.chance import Rng
from arbitre.core.draft import Draft
from arbitre.core.position import View
from arbitre.core.screen import Scene
from arbitre.core.voice import Voice
from arbitre.games.power import game
from tests.games.power.page.test_telling import Read
from tests.games.power.told_board import heaps

SCREEN = game.screen()
LATE = {
    "round": 5,
    "board": {
        "HQV": {"green": {"S": 2, "C": 2}},
        "IX": {"green": {"A": 3, "CR": 1}},
        "V0": {"yellow": {"C": 1}},
    },
    "reserves": {"green": {"P": 4}},
}


def voice(view: View) -> Voice:
    return game.voice(view, "en")


def late_view() -> View:
    return game.load({**game.start().to_dict(), **LATE}).view("green")


def sketch(draft: Draft, view: View, tall: bool = False) -> Scene:
    found = SCREEN.sketch(draft, voice(view), tall)
    assert found is not None
    return found


def touch(draft: Draft, view: View, path: list[str], label: str = "") -> None:
    """Touch things that are drawn now, one after another, and choose by the words where there is a choice."""
    scene = SCREEN.sketch(draft, voice(view), False) or SCREEN.scene(voice(view), False)
    board = SCREEN.picture(voice(view), False).board
    there = set(scene.pieces) | set(re.findall(r' id="(space-\w+)"', board))
    assert set(path) <= there
    found = [one for one in SCREEN.touches(draft, voice(view)) if one.path == path]
    (line,) = {one.line for one in found if label in one.label}
    assert draft.add(line).ruling is None


def test_bought_deployed_and_exchanged_by_touch_alone() -> None:
    view = late_view()
    draft = game.draft(view, "en")
    coins, bought = "piece-RVV-green-P", "piece-RVV-green-S"
    touch(draft, view, [coins, coins], "infantry")
    scene = sketch(draft, view)
    assert 'data-count="2"' in scene.pieces[coins]
    assert " ghost" in scene.pieces[bought]
    touch(draft, view, [bought, "space-HQV"])
    scene = sketch(draft, view)
    assert bought not in scene.pieces
    infantry = "piece-HQV-green-S"
    assert 'data-count="3"' in scene.pieces[infantry]
    assert " ghost" not in scene.pieces[infantry]  # two of the three stood there before
    touch(draft, view, [infantry, infantry])
    scene = sketch(draft, view)
    assert infantry not in scene.pieces
    assert " ghost" in scene.pieces["piece-HQV-green-R"]
    assert [line.text for line in draft.lines] == ["2P X RV I", "I RV HQ", "3I X HQ R"]


def test_a_missile_is_built_and_launched_by_touch_alone() -> None:
    view = late_view()
    draft = game.draft(view, "en")
    cruiser, tanks = "piece-IX-green-CR", "piece-IX-green-A"
    touch(draft, view, [tanks, tanks], "mega-missile")
    missile = "piece-IX-green-M"
    scene = sketch(draft, view)
    assert missile in scene.pieces
    assert cruiser not in scene.pieces
    touch(draft, view, [missile, "space-HQR"])
    assert missile not in sketch(draft, view).pieces
    marks = SCREEN.marks(draft, voice(view), False)
    assert marks.count('class="flight"') == 1
    assert marks.count('href="#power-blast"') == 1


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_sheet_is_drawn_as_it_would_leave_the_board(seats: int) -> None:
    rng = Rng("sketch", seats)
    position = game.start(seats=seats)
    greedy = game.bots()["greedy"](game)
    while position.round < 7:
        for seat in position.actors:
            view = position.view(seat)
            draft = game.draft(view, "en")
            while draft.next() and len(draft.lines) < 5:
                touches = SCREEN.touches(draft, voice(view))
                one = touches[rng.below(len(touches))]
                shown = SCREEN.sketch(draft, voice(view), False) or SCREEN.scene(voice(view), False)
                assert {name for name in one.path if name.startswith("piece-")} <= set(shown.pieces)
                draft.add(one.line)
                read = Read(sketch(draft, view, tall=bool(len(draft.lines) % 2)).pieces)
                assert read.seen == heaps(draft.preview())
            position.play(seat, greedy.decide(view, rng, 0))


def test_a_ghost_is_what_only_the_sheet_brings() -> None:
    view = game.start().view("green")
    draft = game.draft(view, "en")
    assert SCREEN.sketch(draft, voice(view), False) is None
    draft.add("T HQ G8")
    draft.add("F HQ G6")
    draft.add("F HQ B0")
    ghosts = {name for name, drawn in sketch(draft, view).pieces.items() if " ghost" in drawn}
    assert ghosts == {"piece-V8-green-T", "piece-V6-green-C", "piece-B0-green-C"}
    assert "piece-HQV-green-C" not in sketch(draft, view).pieces


def test_orders_have_an_arrow_by_kind_with_their_number() -> None:
    view = late_view()
    draft = game.draft(view, "en")
    for line in ("F HQ G0", "2P X RV I", "I RV HQ", "C IX S1", "3I X HQ R"):
        assert draft.add(line).ruling is None
    for tall in (False, True):
        marks = SCREEN.marks(draft, voice(view), tall)
        kinds = re.findall(r'class="order (\w+) green"', marks)
        assert kinds == ["move", "exchange", "deploy", "move", "exchange"]
        assert re.findall(r'class="disc-number"[^>]*>(\d)<', marks) == ["1", "2", "3", "4", "5"]
        spots = re.findall(r'class="disc" cx="([\d.]+)" cy="([\d.]+)"', marks)
        assert len(set(spots)) == 5


def spoken(draft: Draft) -> list[str]:
    words = game.voice(None, "en").words
    return [words.phrase(note.key, note.args) for note in draft.notes()]


def test_totals_are_known_where_a_piece_meets_others() -> None:
    view = late_view()
    draft = game.draft(view, "en")
    draft.add("F HQ G0")
    assert spoken(draft) == ["G0: 5 against 5, a tie if the others stay."]
    draft.add("F HQ G0")
    assert spoken(draft) == ["G0: 10 against 5, won if the others stay."]


def test_two_armies_are_counted_apart_and_an_order_says_whose_it_is() -> None:
    view = game.start(seats=2).view("north")
    draft = game.draft(view, "en")
    for line in ("G:T HQ G8", "G:F HQ G6", "B:T HQ B8"):
        draft.add(line)
    assert spoken(draft)[:2] == ["Green: 2 of 5 orders", "Blue: 1 of 5 orders"]
    assert SCREEN.line(draft, 2, voice(view)) == "Blue · tank: HQB → B8"
    assert "armies" in SCREEN.prompt_for(draft, voice(view))


def test_mercenaries_are_announced_and_an_order_to_them_is_marked() -> None:
    view = game.start(seats=3).view("green")
    assert "mercenaries’ (Red)" in SCREEN.prompt(voice(view))
    draft = game.draft(view, "en")
    draft.add("R:T HQ R8")
    assert SCREEN.line(draft, 0, voice(view)) == "Mercenaries (Red) · tank: HQR → R8"
    assert any("mercenaries (Red)" in note for note in spoken(draft))
    own = game.draft(view, "en")
    own.add("T HQ G8")
    assert spoken(own) == []


def test_the_prompt_changes_with_the_sheet() -> None:
    view = game.start().view("green")
    draft = game.draft(view, "en")
    assert SCREEN.prompt_for(draft, voice(view)) == SCREEN.prompt(voice(view))
    draft.add("T HQ G8")
    assert SCREEN.prompt_for(draft, voice(view)) == "1 of 5 orders: touch the next piece."
    for line in ("T HQ G7", "F HQ G6", "F HQ B0", "I HQ G4"):
        draft.add(line)
    assert SCREEN.prompt_for(draft, voice(view)) == "The sheet is full: send it."


@pytest.mark.rule("PW-O13")
def test_the_button_says_what_an_empty_sheet_costs() -> None:
    view = game.start().view("green")
    draft = game.draft(view, "en")
    assert SCREEN.send_word(draft, voice(view)) == "Send empty: −1 Power"
    draft.add("T HQ G8")
    assert SCREEN.send_word(draft, voice(view)) == ""


def test_a_preference_is_said_in_words() -> None:
    position = game.start(seats=2)
    view = position.view("north")
    said = [SCREEN.declaration(move, voice(view)) for move in position.declarations("north")]
    assert "Shared prisoners go to Blue" in said


def test_what_is_drawn_of_a_sheet_is_nobody_elses() -> None:
    position = game.start()
    view = position.view("green")
    draft = game.draft(view, "en")
    draft.add("T HQ G8")
    sketch(draft, view)
    data: dict[str, Any] = dict(position.view("blue").data)
    assert "held" not in data
    assert Counter(heaps(position.view("blue"))) == heaps(view)
