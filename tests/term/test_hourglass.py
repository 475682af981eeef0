"""Time: the sheet as it stands goes at time's end; the pause; the last round. No test waits."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.term.tables import moves, request, timed

HOURGLASS: dict[str, object] = {"hourglass": 3}


def test_the_sheet_goes_as_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    asked = request(record=path, options=HOURGLASS)
    played = timed(asked, "T HQ G8", 170.0, "T HQ G7", 11.0, "F HQ IX", "send")
    assert played.out.count("Time is up: the sheet goes as it stands.") == 1
    mine = [line for line in moves(path) if line.startswith("green ")]
    # a line that came too late is written on the next sheet
    assert mine == ["green T HQ V8; T HQ V7", "green C HQ IX"]


def test_nobody_there(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    played = timed(request(record=path, options=HOURGLASS), 1000.0, "", 1000.0, "", 1000.0, "")
    assert played.code == 0
    assert played.out.count("Time is up") == 3
    assert "Game over: " in played.out
    assert [line for line in moves(path) if line.startswith("green ")] == ["green -"] * 3


def test_a_pause_stops_the_hourglass_once(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    asked = request(record=path, options=HOURGLASS)
    played = timed(asked, 100.0, "pause", 170.0, "T HQ G8", 80.0, "T HQ G7", "send", "pause")
    assert "Green asks for a pause of 3 minutes [PW-F8]" in played.out
    assert "Time is up" not in played.out
    assert "“pause” is not possible any more." in played.out
    assert moves(path)[:2] == ["green pause", "green T HQ V8; T HQ V7"]


def test_a_pause_ends_when_its_time_is_over() -> None:
    played = timed(request(options=HOURGLASS), "pause", 181.0, "T HQ G8", 180.0, "sheet")
    assert played.out.count("Time is up") == 1


def test_a_pause_can_be_ended() -> None:
    asked = request(options=HOURGLASS)
    played = timed(asked, 60.0, "pause", 60.0, "pause", 119.0, "T HQ G8", 2.0, "sheet")
    assert "The hourglass runs again: 2:00." in played.out
    assert played.out.count("Time is up") == 1
    assert "Green moves a tank from HQG to G8" in played.out


def test_without_an_hourglass_time_does_not_count() -> None:
    played = timed(request(), 100000.0, "T HQ G8", 100000.0, "sheet")
    assert "Time is up" not in played.out


def test_the_last_round_is_announced_when_the_game_has_lasted_long_enough(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    asked = request(record=path, rounds=0, options={"time_limit": 10})
    played = timed(asked, "T HQ G8", "send", 601.0, "T HQ G7", "send", "I HQ G8", "send", "sheet")
    assert "Round 3 is the last round [PW-F7]" in played.out
    assert "Game over: " in played.out
    assert "table last round" in moves(path)


PROGRAM = """
import sys
from tests.term.tables import request
from arbitre.term.play import play
begun, calls = 0.0, 0
def clock():
    global calls
    calls += 1
    return float(calls)  # each look at the clock is a second later
asked = request(rounds=1, options={"hourglass": 1})
sys.exit(play(asked, sys.stdout, sys.stdin, clock=clock))
"""


def test_a_silent_pipe_does_not_hold_the_game_up() -> None:
    """Nothing is typed and the input stays open: the time alone ends the game."""
    reading, writing = os.pipe()
    arguments = [sys.executable, "-c", PROGRAM.replace("float(calls)", "float(calls * 40)")]
    try:
        done = subprocess.run(
            arguments, stdin=reading, capture_output=True, timeout=120, check=False
        )
    finally:
        os.close(reading)
        os.close(writing)
    assert done.returncode == 0
    assert "Time is up" in done.stdout.decode()
    assert "Game over: " in done.stdout.decode()
