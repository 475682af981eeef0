"""A position outside a client: its repr, its board, its picture; whose eyes see it."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.game import game
from arbitre.core.message import BadInput
from arbitre.core.position import Position, View
from arbitre.core.record import read_record
from arbitre.core.recorder import Recorder
from arbitre.core.shown import board, eyes_on, picture, tell
from arbitre.core.terminal import Style
from tests.toys.climb import ClimbPosition

NAMES = ("dead_reckoning", "power", "sans_allies")


def test_a_repr_says_where_the_game_stands() -> None:
    position = game("power").start(options={"rounds": 1})
    seats = "green, blue, yellow, red"
    assert repr(position) == f"<power position of {seats}: round 1; {seats} to decide>"
    position.play("green", "T HQ V8")
    assert repr(position.view("green")) == (
        "<power view of green: round 1; blue, yellow, red to decide>"
    )
    for seat in position.actors:
        position.play(seat, "T HQ V8")
    assert position.result is not None
    over = f"round 1; over, {position.result.text()}"
    assert repr(position) == f"<power position of {seats}: {over}>"
    assert repr(position.view(None)) == f"<power view of everybody: {over}>"
    assert repr(game("sans_allies").start()) == (
        "<sans_allies position of invader: turn 1; chance to act>"
    )


def test_reprs_say_what_things_are_and_keep_the_seed() -> None:
    rules = game("power")
    recorder = Recorder.begin(rules, players=list("abcd"), seed=717171)
    recorder.play("green", "T HQ V8")
    said = repr(recorder)
    assert said.startswith("<Recorder of power: 0 lines, <power position of green")
    assert "717171" not in said
    assert "HQ" not in said  # what is held is nobody's business
    assert repr(Dealer(717171)) == "<Dealer after 0 numbers>"
    assert repr(Rng(717171)) == "<Rng>"
    record = read_record(Recorder.begin(rules, players=list("abcd")).text())
    assert repr(record) == "<Record of power: 0 lines, not ended>"
    assert repr(record.header) == "<Header of power, classic@1: green=a blue=b yellow=c red=d>"
    assert repr(rules) == "arbitre.game('power')"
    assert repr(rules.edition("")) == "<Edition classic@1>"
    assert repr(rules.bots()["greedy"](rules)) == "<GreedyBot of power>"
    draft = rules.draft(rules.start().view("blue"))
    draft.add("T HQ B8")
    draft.add("T HQ J0")
    assert repr(draft) == "<SheetDraft 'T HQ B8', 'T HQ J0' (PW-P1)>"
    assert repr(draft.decision()).startswith("<Sheet T HQ B8; ")


@pytest.mark.parametrize("name", NAMES)
def test_the_text_of_a_position_is_the_terminal_s_board(name: str) -> None:
    rules = game(name)
    position = rules.start(seed=7)
    voice = rules.voice(position.view(eyes_on(position)), "en")
    assert str(position) == rules.terminal(voice).board(Style(False, False, 100))
    french = rules.voice(position.view(eyes_on(position)), "fr")
    wide = rules.terminal(french).board(Style(True, False, 140))
    assert board(position, "fr", width=140, colour=True) == wide
    assert board(position, "fr") != str(position)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_picture_stands_alone(name: str, lang: str) -> None:
    position = game(name).start(seed=7)
    drawn = picture(position, lang)
    root = ET.fromstring(drawn)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("lang") == lang
    if lang == "en":
        assert position._repr_svg_() == drawn
        assert position.view(eyes_on(position))._repr_svg_() == drawn


def test_whose_eyes() -> None:
    assert eyes_on(game("sans_allies").start()) == "invader"  # alone, whoever acts
    assert eyes_on(game("power").start()) is None  # all at once
    sea = game("dead_reckoning").start(seed=7, seats=2)
    assert eyes_on(sea) == sea.actors[0]
    drawing = game("dead_reckoning").start(seats=2)
    assert drawing.actors == (CHANCE,)
    assert eyes_on(drawing) is None


def test_nobody_sees_a_hand_that_is_not_theirs() -> None:
    rules = game("dead_reckoning")
    position = rules.start(seed=7, seats=2)
    mine, other = position.actors[0], next(s for s in position.seats if s not in position.actors)
    drawn = {seat: board(position.view(seat)) for seat in (mine, other)}
    hands = {seat: hand_of(text) for seat, text in drawn.items()}
    assert hands[mine] != hands[other]
    assert hand_of(str(position)) == hands[mine]
    assert hands[other] not in str(position)
    assert hands[mine] not in board(position.view(None)) + picture(position.view(None))


def hand_of(text: str) -> str:
    """The cards in hand, as a board in text lists them."""
    (line,) = [line for line in text.splitlines() if line.startswith("Hand ") and "(" in line][:1]
    return line.partition(": ")[2]


def test_of_a_game_that_nobody_registered_it_says_what_it_is() -> None:
    toy = ClimbPosition()
    toy_id, ClimbPosition.game_id = ClimbPosition.game_id, "unheard-of"
    try:
        said = "<unheard-of position of climber: turn 1; climber to decide>"
        assert (repr(toy), str(toy), toy._repr_svg_()) == (said, said, None)
    finally:
        ClimbPosition.game_id = toy_id


def test_one_that_does_not_know_its_game_says_so() -> None:
    class Lost(View):
        def sample(self, rng: Rng) -> Position:
            raise NotImplementedError

    lost = Lost(None, {})
    assert repr(lost) == str(lost) == "<Lost view of everybody>"
    with pytest.raises(BadInput) as found:
        board(lost)
    assert str(found.value) == "Lost does not say of which game it is (game_id)"


def test_what_happened_is_told_as_a_seat_may_hear_it() -> None:
    position = game("power").start(seats=2)
    view = position.view("north")
    events = position.play("north", "pause")
    assert tell(view, events) == ["North asks for a pause of 3 minutes"]
    assert tell(view, events, "fr") != tell(view, events)
    with pytest.raises(BadInput):
        tell(view, events, "tlh")
