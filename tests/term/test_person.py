"""A person at the keyboard: prompts, stops, the keyboard handed over, past rounds leafed through."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arbitre.term.screen import PUSHED
from tests.term.tables import moves, piped, request, seated

CLEARED = "\n" * PUSHED


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 100 by 50 that knows no codes."""
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "50")


def test_prompts_count_the_lines() -> None:
    played = seated(request(), "T HQ G8", "send", "")
    assert "Green 1> " in played.out
    assert "Green 2> " in played.out
    assert '-- Enter: next | "skip": the rest -- ' in played.out


def test_the_time_is_in_the_prompt() -> None:
    played = seated(request(options={"hourglass": 3}), "pause")
    assert "Green 1 [3:00]> " in played.out
    assert "Green 1 [pause 3:00]> " in played.out


def test_a_telling_can_be_skipped() -> None:
    bounce = request("human,random,random,random", rounds=1)
    stops = '"skip": the rest --'
    stepped = seated(bounce, "F HQ IX", "send", *[""] * 9)
    assert stepped.out.count(stops) >= 1
    skipped = seated(bounce, "F HQ IX", "send", "skip", *[""] * 9)
    assert skipped.out.count(stops) == 1
    assert "Game over: " in skipped.out


def test_a_line_typed_at_a_stop_of_the_telling_is_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    asked = request(rounds=2, record=path)
    played = seated(asked, "T HQ G8", "send", "T HQ G7", "send", *[""] * 9)
    assert "T HQ V7" in path.read_text(encoding="utf-8")
    assert "Game over: " in played.out


def test_a_long_telling_is_told_by_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "10")
    played = seated(request(rounds=1), "T HQ G8", "send", *[""] * 20)
    assert played.out.count('"skip": the rest --') >= 2
    assert "-- Enter: next -- " in played.out
    whole = piped(request(rounds=1, ascii=True), "T HQ G8", "send").out
    told = [line for line in whole.splitlines() if line.endswith("]")]
    assert all(line in played.out for line in told)


def test_the_keyboard_is_handed_over_and_back(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    asked = request("human:Anne,human:Bob,random,random", record=path)
    played = seated(
        asked, "", "T HQ G4", "send", "recall", "", "F HQ G1", "send", "", "F HQ IX", "send", "", ""
    )
    screens = played.out.split(CLEARED)
    assert "Pass the keyboard to Green (Anne), then press Enter." in screens[1]
    assert '"recall", then Enter: Green (Anne) takes the sheet back.' in "".join(screens)
    of_bob = [screen for screen in screens if "Blue 1> " in screen]
    assert len(of_bob) == 1
    for secret in ("T HQ G4", "F HQ G1", "tank", "G:T"):
        assert secret not in of_bob[0]
    again = [screen for screen in screens if "+ 1. T HQ G4\nGreen 2> " in screen]
    assert len(again) == 2  # written once, and found again
    assert moves(path)[:2] == ["green T HQ V4; C HQ V1", "blue C HQ IX"]


def test_everybody_reads_the_telling_before_the_screen_is_cleared() -> None:
    played = seated(
        request("human,human"), "", "G:T HQ G8", "send", "", "Y:T HQ Y8", "send", "", "", "quit"
    )
    told = next(screen for screen in played.out.split(CLEARED) if "Green moves a tank" in screen)
    assert told.endswith("-- Enter: next -- ")


def test_leafing_through_past_rounds() -> None:
    rounds = ["T HQ G8", "send", "skip", "T HQ G7", "send", "skip"]
    leafing = ["back", "-", "-", "2", "1", "", "", "back", "q", "back 1", "7", "q", "sheet"]
    played = seated(request(rounds=9), *rounds, *leafing)
    # at the first round there is nothing earlier, and Enter at the last one returns
    assert re.findall(r"Round (\d): the board", played.out) == list("2121221")
    assert "-- Round 2 of 2 | Enter: next" in played.out
    assert "Your sheet is empty." in played.out


def test_who_is_out_may_watch_or_see_the_end() -> None:
    watched = seated(request(), "resign", "yes", "", *[""] * 30)
    assert "Nobody at the keyboard plays on." in watched.out
    assert watched.out.count("-- Orders") == 3
    ended = seated(request(), "resign", "yes", "skip")
    assert "-- Orders" not in ended.out
    assert "Game over: " in ended.out
    later = seated(request(), "resign", "yes", "", "skip")
    assert later.out.count("-- Orders") == 1
    assert "Game over: " in later.out


def test_leaving_a_game_that_is_saved_nowhere() -> None:
    played = seated(request(), "quit", "no", "quit", "yes")
    assert 'The game is saved nowhere ("save FILE").' in played.out
    assert played.err == "Game left without saving.\n"


def test_saving_over_something(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    path.write_text("precious", encoding="utf-8")
    seated(request(), f"save {path}", "quit")
    assert (tmp_path / "game.arb~").read_text(encoding="utf-8") == "precious"


def test_a_stream_without_accents(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.term.tables import Screenlike

    monkeypatch.setattr(Screenlike, "encoding", "ascii", raising=False)
    assert seated(request(lang="fr"), "règle C3", "aide", "T HQ").out.isascii()
