"""`arbitre replay --film`, and what `replay` and `verify` do with a seat's view of a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arbitre.cli import run
from arbitre.core.record import read_record
from tests.core.reels import Cinema
from tests.core.test_record_view import DEAD, view_of
from tests.playthroughs import GAMES

TWO = next(
    one.path.with_suffix(".arb") for one in GAMES if (one.game, one.name) == ("power", "two")
)


@pytest.fixture
def view(tmp_path: Path) -> Path:
    """What port saw of the beginning of a game of two."""
    record = read_record(DEAD["two-against-two"].read_text(encoding="utf-8"))
    path = tmp_path / "port.arb"
    path.write_text(view_of(record, ("port",), 120), encoding="utf-8")
    return path


def test_a_film_of_a_game_and_of_a_step(tmp_path: Path) -> None:
    whole, step = tmp_path / "whole.svg", tmp_path / "step.svg"
    assert run(["replay", str(TWO), "--film", str(whole), "--lang", "en"]) == 0
    assert run(["replay", str(TWO), "--film", str(step), "--at", "4", "--lang", "fr"]) == 0
    long, short = (Cinema(path.read_text(encoding="utf-8")) for path in (whole, step))
    assert long.seconds > short.seconds > 5
    assert "Round 1" in long.caption(0.0)
    assert "Manche 2" in short.caption(0.0)


@pytest.mark.parametrize(
    "more", [["--moments"], ["--svg", "x.svg"], ["--at", "9999"], ["--film", "/no/such/folder/x"]]
)
def test_what_cannot_be_filmed_is_one_line(
    more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    film = [] if "--film" in more else ["--film", str(tmp_path / "x.svg")]
    assert run(["replay", str(TWO), *film, *more]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_view_is_told_drawn_and_filmed(
    view: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(view), "--at", "40"]) == 0
    assert capsys.readouterr().out
    assert run(["replay", str(view), "--film", str(tmp_path / "x.svg"), "--at", "100"]) == 0
    assert run(["replay", str(view), "--svg", str(tmp_path / "y.svg"), "--at", "100"]) == 0
    assert run(["replay", str(view), "--moments", "--at", "100"]) == 0
    capsys.readouterr()


def test_what_was_made_up_is_in_no_output(view: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(view), "--json", "--moments"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(rows) == 120
    assert "?" in [row["move"] for row in rows]
    events = [event for row in rows for event in row["events"]]
    assert all("position" not in event for event in events)
    record = read_record(DEAD["two-against-two"].read_text(encoding="utf-8"))
    seen = [moment.seen("port").view.data for _, _, moments in record.watch() for moment in moments]
    assert [event["view"] for event in events] == seen[: len(events)]


def test_verify_says_what_a_view_can_show(view: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(view), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "a view (port): 120 lines" in said
    assert "nothing is proved" in said
    assert run(["verify", str(view), "--json"]) == 0
    row = json.loads(capsys.readouterr().out)
    assert (row["ok"], row["view"], row["moves"]) == (True, ["port"], 120)
    assert row["hidden"] == view.read_text(encoding="utf-8").count(" ?\n")
    lines = view.read_text(encoding="utf-8").splitlines()
    lines[-1] = "120 port harbor harbor"
    view.write_text("\n".join([*lines, ""]), encoding="utf-8")
    assert run(["verify", str(view), "--lang", "fr"]) == 1
    assert capsys.readouterr().out.startswith(f"{view}:{len(lines)}:")
    view.write_text("arbitre record view 1\n", encoding="utf-8")
    assert run(["verify", str(view)]) == 2
    capsys.readouterr()
