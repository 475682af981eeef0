"""`undo` with nothing written: the last move, where nobody has learnt anything since."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from arbitre.term.play import _begun
from arbitre.term.screen import Printer
from arbitre.term.undoing import take_back
from tests.term.tables import moves, piped, request, seated, timed
from tests.toys.climb import Climb


def test_the_last_moves_are_taken_back(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    asked = request("human", rules=climb, record=path)
    played = piped(asked, "rope1", "food1", "undo")
    assert played.out.count("Move taken back: food1!") == 1
    assert moves(path) == ["climber rope1"]
    played = piped(asked, "rope1", "food1", "undo", "undo", "undo", "food1", "back")
    assert "Move taken back: rope1!" in played.out
    assert "Nothing is written, and there is no move to take back." in played.out
    assert moves(path) == ["climber food1"]
    # the board is shown as it is again
    assert played.out.rpartition("Move taken back")[2].count("heights [0] []") == 1
    french = piped(request("human", "fr", rules=climb), "rope1", "annuler", "annuler")
    assert "Coup repris\u00a0: rope1!" in french.out
    assert "Rien n’est écrit, et il n’y a pas de coup à reprendre." in french.out


def test_the_file_and_the_past_follow(climb: Climb, tmp_path: Path) -> None:
    straight, detour = tmp_path / "straight.arb", tmp_path / "detour.arb"
    ways = {straight: ["rope1"], detour: ["food1", "undo", "rope1", "food1", "undo"]}
    for path, first in ways.items():
        played = piped(request("human", rules=climb, record=path), *first, "go", "rope2", "back 1")
        told = played.out.rpartition("Turn 1: ")[2]
        assert "told packed rope1" in told
        assert "food" not in told
    assert straight.read_bytes() == detour.read_bytes()
    # taken up again, what may be taken back is still known
    played = piped(request("", rules=climb, resume=detour, seed=None), "undo", "undo")
    assert "Move taken back: rope2!" in played.out
    assert "Your last move stands: chance has answered it." in played.out


def test_the_file_follows_at_once(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    table = _begun(request("human", rules=climb))
    table.screen = Printer(io.StringIO(), False, False)
    table.saver.begin(path)
    for move in table.recorder.position.moves("climber")[:2]:
        table.make("climber", move)
    assert moves(path) == ["climber rope1", "climber food1"]
    assert take_back(table, "climber")
    assert moves(path) == ["climber rope1"]


def test_a_die_stands(climb: Climb, tmp_path: Path) -> None:
    path = tmp_path / "climb.arb"
    played = piped(request("human", rules=climb, record=path), "rope1", "go", "undo")
    assert "Your last move stands: chance has answered it." in played.out
    assert len(moves(path)) == 4
    french = piped(request("human", "fr", rules=climb), "rope1", "go", "annuler")
    assert "Votre dernier coup est joué\u00a0: le hasard y a répondu." in french.out


def test_lines_of_the_draft_come_first(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    asked = request("human,random", record=path)
    lines = ["prefer B", "G:T HQ G8", "undo", "undo 2", "undo", "undo"]
    played = piped(asked, *lines)
    assert "Taken back: G:T HQ G8" in played.out
    assert "There is no line “2”: the sheet is empty." in played.out
    assert "Move taken back: prefer B" in played.out
    assert moves(path) == []
    assert played.out.endswith("Nothing is written, and there is no move to take back.\n")


def test_what_was_revealed_stands() -> None:
    played = piped(request(), "T HQ G8", "send", "undo")
    assert "Your last move stands: it was revealed together with the others’." in played.out


def test_what_another_has_done_since_stands(climb: Climb) -> None:
    played = piped(request("human,human", rules=climb), "rope1", "go", "undo")
    assert "there is no move to take back" in played.out  # the second has not moved yet
    # the other has sent a sheet
    played = piped(request("human,human"), "G:T HQ G8", "send", "prefer Y", "prefer R", "undo")
    assert "Your last move stands: somebody else has decided since." in played.out


def test_time_does_not_come_back() -> None:
    asked = request("human,random", options={"hourglass": 3})
    played = timed(asked, "pause", 100.0, "undo", "pause", "pause")
    assert "the hourglass runs, and time spent does not come back." in played.out
    assert "“pause” is not possible any more." in played.out


def test_a_person_sees_the_board_again(climb: Climb, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    played = seated(request("human", rules=climb), "rope1", "undo", "quit", "yes")
    assert played.out.count("climber packs or goes") == 3
