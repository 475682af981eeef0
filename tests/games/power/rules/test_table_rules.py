"""Clauses about the table: sheets, secrets, clocks as data, pauses, resigning, talk, set-up."""

from __future__ import annotations

import pytest

from arbitre.core.contract import TABLE
from arbitre.core.game import game
from arbitre.core.record import Recorder
from arbitre.games.power.play.position import PowerPosition
from tests.games.power.tables import START, clause_of, start


def ended(position: PowerPosition) -> bool:
    return position.result is not None


def play_round(position: PowerPosition, sheet: str = "D HQ S5") -> list[str]:
    """Every awaited seat sends the same sheet; the names of what happened."""
    names: list[str] = []
    for seat in position.actors:
        names += [event.name for event in position.play(seat, sheet)]
    return names


@pytest.mark.rule("PW-S1")
def test_each_army_starts_with_two_of_each_and_an_empty_reserve() -> None:
    data = start().to_dict()
    assert data["board"] == {
        "HQV": {"green": START},
        "HQB": {"blue": START},
        "HQJ": {"yellow": START},
        "HQR": {"red": START},
    }
    assert data["reserves"] == {}
    assert data["flags"] == {colour: [colour] for colour in ("green", "blue", "yellow", "red")}


@pytest.mark.rule("PW-S2")
def test_referee_passes_clockwise_from_the_one_given() -> None:
    assert start().to_dict()["referee"] == "green"
    position = start(referee="red")
    assert position.to_dict()["referee"] == "red"
    play_round(position)
    assert position.to_dict()["referee"] == "green"
    play_round(position)
    assert position.to_dict()["referee"] == "blue"


@pytest.mark.rule("PW-S2")
def test_sheets_are_read_from_the_referee_on() -> None:
    position = start(referee="yellow")
    for seat in position.seats:
        events = position.play(seat, "C HQ IX")
    armies = [event.args["army"] for event in events if event.name == "move"]
    assert armies == ["yellow", "red", "green", "blue"]


@pytest.mark.rule("PW-O11")
def test_a_sheet_is_secret_until_the_last_one_is_in_and_public_after() -> None:
    position = start()
    assert position.play("green", "C HQ B0") == []
    assert position.view("green").data["held"] == {"green": "C HQ B0"}
    for seat in ("blue", "yellow", "red", None):
        view = position.view(seat)
        assert "held" not in view.data
        assert b"C HQ B0" not in view.to_bytes()
        assert view.data["ready"] == ["green"]
    position.play("blue", "C HQ V0")
    position.play("yellow", "-")
    events = position.play("red", "-")
    moves = [event for event in events if event.name == "move"]
    assert [event.args["to"] for event in moves] == ["B0", "V0"]


@pytest.mark.rule("PW-O11")
def test_a_sheet_that_is_in_cannot_be_sent_again() -> None:
    position = start()
    position.play("green", "C HQ B0")
    assert clause_of(position, "green", "C HQ R0") == "PW-O11"


@pytest.mark.rule("PW-O1")
def test_three_minutes_are_shown_when_the_hourglass_is_asked_for() -> None:
    assert start().view("green").data["minutes"] == 0
    assert start(hourglass=3).view("green").data["minutes"] == 3
    assert start().setting.values.minutes == 3


@pytest.mark.rule("PW-O1")
def test_only_the_first_five_entries_count() -> None:
    position = start()
    sheet = "S HQ V8; S HQ V8; T HQ V8; T HQ V8; C HQ V8; C HQ V8; D HQ S5"
    for seat in position.seats:
        events = position.play(seat, sheet if seat == "green" else "-")
    late = [event for event in events if event.name == "refused"]
    assert [(event.clause, event.args["number"]) for event in late] == [("PW-O1", 6), ("PW-O1", 7)]
    assert position.to_dict()["board"]["HQV"] == {"green": {"C": 1, "D": 2}}  # type: ignore[index]


@pytest.mark.rule("PW-O1")
def test_an_empty_or_unreadable_entry_counts_as_an_order() -> None:
    position = start()
    for seat in position.seats:
        events = position.play(seat, '""; x; T HQ V8; T HQ V8; S HQ V8; S HQ V8')
    mine = [event for event in events if event.args.get("sheet") == "green"]
    assert [event.clause for event in mine] == ["PW-O1", "PW-N2", "PW-O1"]


@pytest.mark.rule("PW-21")
def test_two_players_lead_two_neighbours_with_twice_the_time() -> None:
    position = start(seats=2, hourglass=3)
    assert position.view("north").data["minutes"] == 6
    assert position.to_dict()["seats"] == {
        "north": ["green", "blue"],
        "south": ["yellow", "red"],
    }
    assert start(seats=2, north="red").to_dict()["seats"] == {
        "north": ["red", "green"],
        "south": ["blue", "yellow"],
    }


@pytest.mark.rule("PW-F8")
def test_one_pause_a_game_while_sheets_are_written() -> None:
    position = start()
    assert position.view(None).data["pauses"] == dict.fromkeys(position.seats, 1)
    assert position.view(None).data["pause_minutes"] == 3
    events = position.play("green", "pause")
    assert (events[0].name, events[0].clause, events[0].args["minutes"]) == ("pause", "PW-F8", 3)
    assert position.view("blue").data["pauses"] == {"green": 0, "blue": 1, "yellow": 1, "red": 1}
    assert "green" in position.actors
    assert clause_of(position, "green", "pause") == "PW-F8"
    play_round(position)
    assert clause_of(position, "green", "pause") == "PW-F8"
    position.play("blue", "pause")


@pytest.mark.rule("PW-F8")
def test_no_pause_while_power_is_collected() -> None:
    position = start(claim_power=True)
    play_round(position, "C HQ IX")
    assert position.view(None).data["phase"] == "collecting"
    assert clause_of(position, "green", "pause") == "PW-F8"


@pytest.mark.rule("PW-F9")
def test_resigning_leaves_an_idle_garrison_that_is_never_fined_nor_referee() -> None:
    position = start()
    position.play("blue", "resign")
    assert position.actors == ("green", "yellow", "red")
    assert clause_of(position, "blue", "C HQ IX") == "PW-F9"
    names = play_round(position)
    assert "fine-converted" in names
    assert position.to_dict()["board"]["HQB"] == {"blue": START}  # type: ignore[index]
    assert position.to_dict()["referee"] == "yellow"
    assert not ended(position)


@pytest.mark.rule("PW-F9")
def test_the_last_who_has_not_resigned_wins_at_the_end_of_that_round() -> None:
    position = start()
    position.play("green", "C HQ IX")
    position.play("blue", "resign")
    position.play("yellow", "resign")
    assert not ended(position)
    events = position.play("red", "resign")
    assert [event.name for event in events] == ["resign", "move", "won"]
    result = position.result
    assert result is not None
    assert (result.winners, result.clause, set(result.scores)) == (("green",), "PW-F9", {"green"})


@pytest.mark.rule("PW-F9")
def test_a_sheet_already_in_goes_with_its_player() -> None:
    position = start()
    position.play("blue", "C HQ IX")
    position.play("blue", "resign")
    # only green's destroyer can go to S5
    assert play_round(position).count("move") == 1
    assert position.to_dict()["board"]["HQB"] == {"blue": START}  # type: ignore[index]


@pytest.mark.rule("PW-F7")
def test_the_table_announces_the_last_round_when_time_is_over() -> None:
    position = start(time_limit=120)
    assert position.setting.rounds == 0
    for _ in range(3):
        play_round(position, "D HQ S5; D S5 HQ; C HQ IX; C IX HQ; T HQ V8")
    events = position.play(TABLE, "last round")
    assert (events[0].name, events[0].clause) == ("last-round", "PW-F7")
    assert not ended(position)
    assert clause_of(position, TABLE, "last round") == "PW-F7"
    play_round(position)
    assert position.result is not None
    assert position.result.clause == "PW-F7"


@pytest.mark.rule("PW-F7")
def test_forty_rounds_by_default_and_the_last_is_announced() -> None:
    assert start().setting.rounds == 40
    assert start(rounds=0).setting.rounds == 0
    position = start(rounds=3)
    assert "last-round" not in play_round(position)
    assert "last-round" in play_round(position)
    assert not ended(position)
    play_round(position)
    assert position.result is not None
    assert position.result.clause == "PW-F7"
    assert position.actors == ()


@pytest.mark.rule("PW-F6")
def test_nothing_is_played_after_the_end() -> None:
    position = start(rounds=1)
    play_round(position)
    assert clause_of(position, "green", "C HQ IX") == "PW-F7"
    assert position.moves("green") == []
    assert position.declarations("green") == []


@pytest.mark.rule("PW-T1")
def test_the_program_is_the_referee_of_the_whole_game() -> None:
    """No seat executes sheets: once the last is in the round is judged, whoever has the role."""
    position = start()
    for seat in ("red", "blue", "green"):
        assert position.play(seat, "C HQ IX") == []
    assert len(position.play("yellow", "C HQ IX")) > 4
    assert position.round == 2


@pytest.mark.rule("PW-T2")
def test_nobody_may_speak_while_sheets_are_written() -> None:
    position = start(claim_power=True)
    assert position.view(None).data["phase"] == "writing"
    assert position.hush() == "PW-T2"
    play_round(position, "C HQ IX")
    assert position.hush() == ""


@pytest.mark.rule("PW-W4")
def test_claims_are_made_at_once_and_forgotten_power_is_lost() -> None:
    position = start(claim_power=True)
    position.play("green", "C HQ B0; C HQ R0")
    position.play("blue", "D HQ S8")
    position.play("yellow", "C HQ B0")
    position.play("red", "D HQ S11")
    assert position.view("green").data["phase"] == "collecting"
    assert clause_of(position, "green", "C HQ IX") == "PW-W4"
    assert clause_of(position, "green", "claim VJ") == "PW-W1"
    assert clause_of(position, "blue", "claim VR") == "PW-N1"
    assert [move.text() for move in position.moves("green")] == ["-", "claim VR"]
    assert position.play("green", "claim VR") == []
    assert clause_of(position, "green", "-") == "PW-O11"
    for seat in ("blue", "yellow", "red"):
        position.play(seat, "-")
    assert position.to_dict()["reserves"] == {"green": {"P": 1}}


@pytest.mark.rule("PW-24")
def test_a_preference_is_declared_and_stays() -> None:
    position = start(seats=2)
    assert position.to_dict()["prefer"] == {"north": "green", "south": "yellow"}
    position.play("north", "prefer B")
    assert position.to_dict()["prefer"] == {"north": "blue", "south": "yellow"}
    assert clause_of(position, "north", "prefer B") == "PW-24"
    assert clause_of(position, "north", "prefer J") == "PW-24"
    assert game("power").read(position.text()) == position


@pytest.mark.rule("PW-31")
def test_the_fourth_army_is_nobodys_and_set_up_like_the_others() -> None:
    position = start(seats=3, mercenary="blue")
    assert position.seats == ("green", "yellow", "red")
    assert position.to_dict()["board"]["HQB"] == {"blue": START}  # type: ignore[index]
    play_round(position, "C HQ IX")
    assert position.to_dict()["referee"] == "yellow"


def test_a_stranger_and_the_eliminated_have_no_move() -> None:
    position = game("power").load(
        {"board": {"HQV": {"green": {"S": 1}}}, "flags": {"green": ["green"], "blue": ["blue"]}}
    )
    assert isinstance(position, PowerPosition)
    assert position.actors == ("green", "blue")
    assert clause_of(position, "red", "-") == "PW-F3"
    assert clause_of(position, "purple", "-") == "PW-S2"
    assert position.moves("red") == []


def test_recorder_holds_sheets_outside_the_position_and_lets_one_recall() -> None:
    recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"], seed=1)
    before = recorder.position.text()
    recorder.play("green", "C HQ IX")
    assert recorder.position.text() == before
    assert recorder.waiting == ("blue", "yellow", "red")
    assert recorder.recall("green")
    assert not recorder.recall("green")
    recorder.play("green", "C HQ IN")
    recorder.play("red", "pause")
    assert recorder.entries[-1].move == "pause"
    recorder.play("red", "resign")
    recorder.play("yellow", "-")
    recorder.play("blue", "-")
    assert [(entry.seat, entry.move) for entry in recorder.entries[2:]] == [
        ("green", "C HQ IN"),
        ("blue", "-"),
        ("yellow", "-"),
    ]


@pytest.mark.rule("PW-W4")
def test_claims_are_drafted_a_territory_a_line() -> None:
    position = start(claim_power=True)
    position.play("green", "C HQ B0; C HQ R0")
    for seat in ("blue", "yellow", "red"):
        position.play(seat, "C HQ IX")
    draft = game("power").draft(position.view("green"), "en")
    assert draft.next() == ["B", "R"]
    assert [message.args for message in draft.warnings()] == [{"territories": "blue,red"}]
    assert draft.add("claim b").ruling is None
    for wrong, clause in (("Y", "PW-W1"), ("BR", "PW-N1"), ("J", "PW-W4"), ("b r", "PW-W4")):
        ruling = draft.add(wrong).ruling
        assert ruling is not None
        assert ruling.clause == clause, wrong
    assert draft.next() == ["R"]
    assert draft.decision().text() == "claim VB"
    # in French yellow is J; what could not be read stays, and another army's claim is not made one's own
    assert draft.lines_in("fr") == ["B", "J", "BR", "J", "b r"]
    french = game("power").draft(position.view("green"), "fr")
    for line in draft.lines_in("fr"):
        french.add(line)
    assert french.decision().text() == "claim VB"
    draft.clear()
    assert draft.decision().text() == "-"


@pytest.mark.rule("PW-W4")
def test_claims_of_two_armies_are_written_in_the_letters_of_a_language() -> None:
    power = game("power")
    position = power.start(seats=2, options={"claim_power": True})
    for seat, orders in (("north", ["V:C HQ J0", "B:C HQ R0"]), ("south", ["J:C HQ IX"])):
        sheet = power.draft(position.view(seat), "fr")
        for order in orders:
            assert sheet.add(order).ruling is None
        position.play(seat, sheet.decision())
    draft = power.draft(position.view("north"), "en")
    assert draft.next() == ["GY", "BR"]
    for claim in ("GY", "BR"):
        draft.add(claim)
    assert (draft.lines_in("fr"), draft.lines_in("en")) == (["VJ", "BR"], ["GY", "BR"])
