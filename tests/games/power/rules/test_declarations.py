"""What is said at the table beside the sheets: talk, pauses, resigning, preferences."""

from __future__ import annotations

import pytest

from arbitre.core.message import BadInput
from tests.games.power.tables import (
    clause_of,
    data_of,
    judged,
    load,
    start,
)


@pytest.mark.rule("PW-F3")
def test_the_eliminated_have_nothing_to_say() -> None:
    position = load(flags={"green": ["green", "blue"], "yellow": ["yellow"], "red": ["red"]})
    assert position.actors == ("green", "yellow", "red")
    assert clause_of(position, "blue", "-") == "PW-F3"
    assert position.declarations("blue") == []
    assert clause_of(position, "blue", "pause") == "PW-F8"
    assert clause_of(position, "blue", "resign") == "PW-F9"


@pytest.mark.rule("PW-T2")
def test_talk_is_closed_while_sheets_are_written_and_open_after_the_end() -> None:
    position = start(rounds=2)
    assert position.hush() == "PW-T2"
    position.play("green", "-")
    assert position.hush() == "PW-T2"
    for seat in position.actors:
        position.play(seat, "-")
    assert position.hush() == "PW-T2"
    for seat in position.actors:
        position.play(seat, "-")
    assert position.result is not None
    assert position.hush() == ""


@pytest.mark.rule("PW-F8")
def test_a_pause_that_was_taken_is_kept_with_the_position() -> None:
    position = start()
    position.play("blue", "pause")
    left = {"green": 1, "blue": 0, "yellow": 1, "red": 1}
    assert data_of(position)["pauses"] == left
    again = load(**position.to_dict())
    assert clause_of(again, "blue", "pause") == "PW-F8"
    answer = judged({}, {"V4": {"green": {"T": 1}}}, pauses=left)
    assert answer["position"]["pauses"] == left


@pytest.mark.rule("PW-F8")
@pytest.mark.rule("PW-F9")
def test_the_resigned_ask_for_no_pause_and_resign_no_more() -> None:
    position = start()
    position.play("blue", "resign")
    assert position.declarations("blue") == []
    assert clause_of(position, "blue", "pause") == "PW-F8"
    assert clause_of(position, "blue", "resign") == "PW-F9"


@pytest.mark.rule("PW-F9")
def test_resigning_is_told_and_kept_and_takes_the_sheet_along() -> None:
    position = start()
    position.play("red", "C HQ IX")
    (resigned,) = position.play("red", "resign")
    assert (resigned.name, resigned.clause, resigned.args) == ("resign", "PW-F9", {"side": "red"})
    assert position.view(None).data["ready"] == []
    position.play("blue", "resign")
    assert data_of(position)["resigned"] == ["blue", "red"]
    again = load(**position.to_dict())
    assert again.actors == ("green", "yellow")
    answer = judged({}, {"V4": {"green": {"T": 1}}}, resigned=["blue", "red"])
    assert answer["position"]["resigned"] == ["blue", "red"]
    assert clause_of(again, "red", "-") == "PW-F9"


@pytest.mark.rule("PW-24")
def test_a_preference_is_told_and_belongs_to_a_player_of_two_armies() -> None:
    position = start(2)
    (preferred,) = position.play("south", "prefer R")
    assert (preferred.name, preferred.clause) == ("prefer", "PW-24")
    assert preferred.args == {"side": "south", "army": "red"}
    assert data_of(position)["prefer"] == {"north": "green", "south": "red"}
    assert data_of(load(**position.to_dict()))["prefer"] == {"north": "green", "south": "red"}
    assert clause_of(start(), "green", "prefer V") == "PW-24"
    with pytest.raises(BadInput) as refused:
        load(players=2, prefer={"north": "red"})
    assert (refused.value.where, refused.value.message.key) == ("prefer.north", "not-your-army")
