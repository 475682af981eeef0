"""What stands on a real board, set by hand: read in both languages, refused where it cannot be, replayed."""

from __future__ import annotations

import pytest

from arbitre.core.contract import TABLE
from arbitre.core.game import game
from arbitre.core.message import BadInput, Illegal
from arbitre.core.record import Recorder, read_record
from arbitre.games.power.play.correcting import read_correction
from arbitre.games.power.play.position import PowerPosition
from arbitre.testing import check_game

COMPANION: dict[str, object] = {"companion": True}


def begun(seats: int = 4, **options: object) -> PowerPosition:
    found = game("power").start(seats=seats, options={**COMPANION, **options})
    assert isinstance(found, PowerPosition)
    return found


def refused(position: PowerPosition, text: str, seat: str = TABLE) -> tuple[str, str]:
    """The clause and the message of a refusal; nothing is changed by it."""
    before = position.text()
    with pytest.raises(Illegal) as caught:
        position.play(seat, text)
    assert position.text() == before
    return caught.value.ruling.clause, caught.value.ruling.message.key


@pytest.mark.rule("PW-T3")
@pytest.mark.parametrize(
    ("typed", "lang", "meant"),
    [
        ("poser R0 R 2T S, RVB 3P", "fr", "set R0 R S+2T, RVB 3P"),
        ("set g0 r 2h+i; rvy 3p", "en", "set V0 R S+2A, RVJ 3P"),
        ("put r0 red 1t", "en", "set R0 R T"),
        ("mettre R0 -, R1 R -", "fr", "set R0 -, R1 R -"),
        ("poser V -, drapeau V R, arbitre B", "fr", "set V -, flag V R, referee B"),
        ("set y -, flag y -, round 12", "en", "set J -, flag J -, round 12"),
        # by column: in a reserve an R or a B is a piece, unless nothing is said of the pieces
        ("poser RVR R, RVB B", "fr", "set RVR R, RVB B"),
        ("poser RVR R -", "fr", "set RVR -"),
        ("poser RVV V 2S", "fr", "set RVV 2S"),
        ("set IX G 2I, 2I", "en", None),
    ],
)
def test_lines_are_read_in_the_letters_of_each_language(
    typed: str, lang: str, meant: str | None
) -> None:
    position = begun()
    if meant is None:
        with pytest.raises(Illegal):
            read_correction(position.setting, typed, lang)
        return
    assert read_correction(position.setting, typed, lang).text() == meant
    voice = game("power").voice(position.view(None), lang)
    assert voice.table_move(typed) == meant
    assert voice.table_move("T HQ V8") == ""
    # what a record has is read again as it is
    assert position.read(TABLE, meant).text() == meant


@pytest.mark.rule("PW-T3")
def test_a_position_is_set_and_told() -> None:
    position = begun()
    events = position.play(TABLE, "set HQJ J S, J4 J R, RVV 7P+CR, round 6, referee J")
    assert [event.name for event in events] == ["set-pieces"] * 3 + ["set-round", "set-referee"]
    data = position.to_dict()
    board = data["board"]
    assert isinstance(board, dict)
    assert (board["HQJ"], board["J4"]) == ({"yellow": {"S": 1}}, {"yellow": {"R": 1}})
    assert data["reserves"] == {"green": {"CR": 1, "P": 7}}
    assert (position.round, data["referee"]) == (6, "yellow")
    for lang in ("fr", "en"):
        said = game("power").voice(position.view(None), lang).tell(events)
        assert len(said) == 5
        assert all(line.clause == "PW-T3" for line in said)


@pytest.mark.parametrize(
    ("text", "clause", "key"),
    [
        ("set V4 V D", "PW-P5", "cannot-stand"),
        ("set S1 V T", "PW-P2", "cannot-stand"),
        ("set S1 V C", "PW-P4", "cannot-stand"),
        ("set V0 V 3P", "PW-O10", "power-on-board"),
        ("flag", "PW-T3", "unread-sheet"),
        ("set", "PW-T3", "set-what"),
        ("set V9 V T", "PW-T3", "set-no-place"),
        ("set HQ V T", "PW-T3", "set-no-place"),
        ("set V0 X T", "PW-T3", "set-whose"),
        ("set V0 V", "PW-T3", "set-nothing"),
        ("set V0 V 2Q", "PW-T3", "set-no-piece"),
        ("set V0 V 999T 999T", "PW-T3", "set-many"),
        ("set round 0", "PW-T3", "set-number"),
        ("set round 41", "PW-F7", "set-round-late"),
        ("set flag V", "PW-T3", "set-whose"),
        ("set flag V R", "PW-F3", "pieces-eliminated"),
        ("set V -, flag V R, flag B V", "PW-F3", "flag-eliminated"),
        ("set V -, flag V B, referee V", "PW-S2", "set-no-referee"),
        ("set V -, B -, J -, flag V R, flag B R, flag J R", "PW-F6", "set-nobody-left"),
    ],
)
def test_what_cannot_be_is_refused_with_its_clause(text: str, clause: str, key: str) -> None:
    if key == "unread-sheet":  # not a correction at all
        assert refused(begun(), text) == ("PW-S2", "not-a-seat")
        return
    assert refused(begun(), text) == (clause, key)


@pytest.mark.rule("PW-P9")
def test_no_more_than_the_box_has_where_that_counts() -> None:
    position = begun(box_limits=True)
    assert refused(position, "set V0 V 3R") == ("PW-P9", "box-over")  # nine, and two in HQV
    position.play(TABLE, "set V0 V 2R")
    begun().play(TABLE, "set V0 V 3R")


@pytest.mark.rule("PW-T3")
def test_only_the_table_sets_beside_a_box_before_a_round() -> None:
    plain = game("power").start()
    assert isinstance(plain, PowerPosition)
    assert refused(plain, "set V0 V T") == ("PW-T3", "set-not-beside")
    position = begun()
    with pytest.raises(Illegal) as caught:
        position.make("green", position.read(TABLE, "set V0 V T"))
    assert caught.value.ruling.message.key == "set-by-referee"
    collecting = begun(claim_power=True)
    for seat in collecting.seats:
        collecting.play(seat, "C HQ IX")
    assert refused(collecting, "set V0 V T") == ("PW-T3", "set-not-now")


@pytest.mark.rule("PW-31")
def test_mercenaries_and_two_armies_are_set_like_others() -> None:
    three = begun(3)
    three.play(TABLE, "set RVR 4P, R0 R 2T")
    assert refused(three, "set referee R") == ("PW-S2", "set-no-referee")
    two = begun(2)
    two.play(TABLE, "set V -, flag V J")
    assert two.actors == ("north", "south")
    assert refused(two, "set B -, flag B J") == ("PW-F6", "set-nobody-left")


@pytest.mark.rule("PW-S2")
def test_who_falls_by_a_correction_is_referee_no_more() -> None:
    position = begun()
    position.play(TABLE, "set V -, flag V R")
    assert position.to_dict()["referee"] == "blue"
    assert position.actors == ("blue", "yellow", "red")


def test_sheets_that_lie_on_the_table_stay_but_for_who_is_out() -> None:
    recorder = Recorder.begin(game("power"), players=["a"] * 4, options=COMPANION)
    recorder.play("green", "T HQ V8")
    recorder.play("red", "T HQ R8")
    recorder.play(TABLE, "set V0 R T")
    assert sorted(recorder.held) == ["green", "red"]
    recorder.play(TABLE, "set V -, flag V B")
    assert sorted(recorder.held) == ["red"]
    # the last one who was awaited is out: the round is judged
    recorder.play("blue", "-")
    events = recorder.play(TABLE, "set J -, flag J R")
    assert [event.name for event in events][:2] == ["set-nowhere", "set-flag"]
    assert recorder.position.period().number == 2  # type: ignore[union-attr]
    *_, (_, after, _) = read_record(recorder.text()).replay()
    assert after == recorder.position


def test_an_ordinary_record_takes_no_such_line() -> None:
    recorder = Recorder.begin(game("power"), players=["a"] * 4, options=COMPANION)
    recorder.play(TABLE, "set V0 R T")
    forged = recorder.text().replace(' {"companion": true}', " {}")
    with pytest.raises(BadInput):
        list(read_record(forged).replay())


def test_a_game_beside_a_box_keeps_the_whole_contract() -> None:
    """Random play does not wander into corrections, and position texts are read again."""
    check_game(game("power"), games=1, every=40, options={**COMPANION, "rounds": 3})
    position = begun()
    position.play(TABLE, "set V0 R T")
    assert game("power").read(position.text()).text() == position.text()
    assert game("power").load(position.to_dict()) == position
    assert [one.text() for one in position.declarations(TABLE)] == ["last round"]
