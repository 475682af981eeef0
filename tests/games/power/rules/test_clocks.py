"""The hourglass, the clock of the game and its last round."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.core.contract import TABLE
from arbitre.core.game import game
from tests.games.power.tables import (
    clause_of,
    data_of,
    judged,
    start,
)
from tests.term.tables import moves, request, timed


@pytest.mark.rule("PW-F7")
def test_only_the_clock_announces_the_last_round_and_it_is_kept() -> None:
    position = start(time_limit=120)
    assert position.view(None).data["time_limit"] == 120
    position.play("green", "last round")  # an unreadable order on a sheet, no more
    assert "last" not in data_of(position)
    assert clause_of(position, TABLE, "-") == "PW-S2"
    assert clause_of(position, TABLE, "resign") == "PW-S2"
    position.play(TABLE, "last round")
    assert data_of(position)["last"] is True
    again = game("power").load(position.to_dict())
    for seat in again.actors:
        again.play(seat, "-")
    assert again.result is not None
    assert again.result.clause == "PW-F7"


@pytest.mark.rule("PW-F7")
def test_the_last_round_counts_also_where_rounds_have_a_limit() -> None:
    answer = judged({"green": ["T V4 V8"]}, {"V4": {"green": {"T": 1}}}, round=3, last=True)
    assert (answer["result"]["winners"], answer["result"]["clause"]) == (["green"], "PW-F7")


@pytest.mark.rule("PW-F7")
def test_scores_are_of_those_who_play_on() -> None:
    answer = judged(
        {"green": ["T V4 V8"], "yellow": ["D HQ S9"]},
        {
            "V4": {"green": {"T": 1, "M": 1}},
            "B4": {"blue": {"A": 1}},
            "HQJ": {"yellow": {"D": 1}},
        },
        reserves={"green": {"P": 4, "CR": 1}},
        resigned=["blue"],
        flags={"green": ["green", "red"], "blue": ["blue"], "yellow": ["yellow"]},
        round=40,
    )
    assert answer["result"] == {
        "winners": ["green"],
        "clause": "PW-F7",
        "scores": {"green": 57, "yellow": 10},
    }


@pytest.mark.rule("PW-O1")
@pytest.mark.rule("PW-F9")
def test_at_times_end_the_sheet_goes_as_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    asked = request(record=path, options={"hourglass": 3})
    # the first sheet has two lines after three minutes, the second none, the third is sent
    played = timed(asked, "T HQ G8", 179.0, "T HQ G7", 2.0, "", 181.0, "", "F HQ IX", "send")
    mine = [line for line in moves(path) if line.startswith("green ")]
    assert mine == ["green T HQ V8; T HQ V7", "green -", "green C HQ IX"]
    assert played.out.count("Time is up") == 2


@pytest.mark.rule("PW-O1")
def test_without_the_option_there_is_no_clock(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    timed(request(record=path, rounds=1), 100000.0, "T HQ G8", 100000.0, "send")
    assert "green T HQ V8" in moves(path)


@pytest.mark.rule("PW-F8")
def test_a_pause_stops_the_hourglass_for_three_minutes_at_most(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    asked = request(record=path, rounds=1, options={"hourglass": 3})
    # 100 seconds, a pause of 180, 79 seconds more: one second is left
    timed(asked, 100.0, "pause", 180.0, "T HQ G8", 79.0, "T HQ G7", "send")
    assert "green T HQ V8; T HQ V7" in moves(path)
    path.unlink()
    timed(asked, 100.0, "pause", 180.0, "T HQ G8", 81.0, "T HQ G7", "send")
    assert "green T HQ V8" in moves(path)


@pytest.mark.rule("PW-F8")
@pytest.mark.rule("PW-F7")
def test_the_game_clock_runs_on_during_a_pause() -> None:
    asked = request(rounds=0, options={"hourglass": 3, "time_limit": 4})
    # 170 seconds of pause and 75 of writing are more than four minutes
    played = timed(asked, "pause", 170.0, "T HQ G8", 75.0, "send", "T HQ G7", "send")
    assert "Round 2 is the last round [PW-F7]" in played.out
    assert "Time is up" not in played.out
    assert "Game over: " in played.out


@pytest.mark.rule("PW-F7")
def test_within_the_limit_of_time_no_round_is_the_last() -> None:
    asked = request(rounds=0, options={"time_limit": 4})
    played = timed(asked, "T HQ G8", 235.0, "send", "T HQ G7", 10.0, "send", "I HQ G8", "send")
    assert "Round 2 is the last" not in played.out
    # the round under way when time is over is finished, the next one is announced as the last
    assert "Round 3 is the last round [PW-F7]" in played.out
