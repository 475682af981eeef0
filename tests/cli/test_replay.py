"""`arbitre replay`: a record told as before, stepped through moment by moment, and drawn at a moment."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from arbitre.bots import RandomBot
from arbitre.cli import run
from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.record import Recorder, read_record
from arbitre.core.words import LANGUAGES

GAMES = {"power": (4, 2), "sans_allies": (1, 12), "dead_reckoning": (2, 12)}
"""Seats, and how often each of them decides."""


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The beginning of a game of each."""
    found: dict[str, Path] = {}
    for name, (seats, turns) in GAMES.items():
        rules = game(name)
        recorder = Recorder.begin(rules, players=["x"] * seats, seed=5)
        bot = RandomBot(rules)
        for turn in range(turns):
            for seat in recorder.waiting:
                view = recorder.position.view(seat)
                recorder.play(seat, bot.decide(view, Rng(turn, seat), 1))
        found[name] = tmp_path_factory.mktemp("replay") / f"{name}.arb"
        found[name].write_text(recorder.text(), encoding="utf-8")
    return found


@pytest.fixture(params=list(GAMES))
def record(request: pytest.FixtureRequest, records: dict[str, Path]) -> Path:
    return records[request.param]


def rows(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def shown(text: str) -> list[tuple[str, list[str], str]]:
    """Label, lines and board of each thing shown."""
    found: list[tuple[str, list[str], str]] = []
    parts = re.split(r"^\[(\d+[.\d-]*)\]\n", text, flags=re.MULTILINE)[1:]
    for label, rest in zip(parts[::2], parts[1::2], strict=True):
        lines = rest.split("\n")
        told = 0
        while told < len(lines) and lines[told].startswith("    "):
            told += 1
        found.append((label, lines[:told], "\n".join(lines[told:]).strip("\n")))
    return found


def test_watched_or_not_a_replay_is_the_same(record: Path) -> None:
    kept = read_record(record.read_text(encoding="utf-8"))
    plain = [(entry.number, position.text(), events) for entry, position, events in kept.replay()]
    watched = []
    for entry, position, moments in kept.watch():
        watched.append((entry.number, position.text(), [moment.event for moment in moments]))
        for moment in moments:
            assert moment.position is not position
    assert watched == plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_after_each_thing_that_changed_it(
    record: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(record), "--lang", lang]) == 0
    whole = shown(capsys.readouterr().out)
    assert run(["replay", str(record), "--moments", "--lang", lang]) == 0
    parts = shown(capsys.readouterr().out)
    # all that is told, in the same order
    assert [line for _, told, _ in parts for line in told] == [
        line for _, told, _ in whole for line in told
    ]
    boards = [board for _, _, board in parts if board]
    assert len(boards) > len(whole)
    assert all(first != second for first, second in pairwise(boards))
    assert boards[-1] == whole[-1][2]
    assert {board for _, _, board in whole} <= set(boards)


def test_a_label_names_the_moment_that_can_be_drawn(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = read_record(record.read_text(encoding="utf-8"))
    watched = {entry.number: moments for entry, _, moments in kept.watch()}
    rules = game(kept.header.game)
    run(["replay", str(record), "--moments", "--lang", "en"])
    labels = [label.split(".") for label, _, _ in shown(capsys.readouterr().out)]
    places = [(int(line), int(moment)) for line, moment in labels]
    assert places == sorted(places)
    drawing = tmp_path / "g.svg"
    for line, moment in (places[0], places[len(places) // 2], places[-1]):
        asked = ["--at", str(line), "--moment", str(moment), "--svg", str(drawing)]
        assert run(["replay", str(record), *asked, "--lang", "en"]) == 0
        view = watched[line][moment - 1].position.view(None)
        assert drawing.read_text(encoding="utf-8") == rules.screen().draw(rules.voice(view, "en"))


def test_only_the_step_of_a_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["replay", str(record), "--moments", "--lang", "en"])
    every = shown(capsys.readouterr().out)
    last = int(every[-1][0].split(".")[0])
    run(["replay", str(record), "--moments", "--at", str(last), "--lang", "en"])
    step = shown(capsys.readouterr().out)
    assert step == every[-len(step) :]
    assert 0 < len(step) < len(every)


def test_as_data_each_event_has_its_position(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(["replay", str(record), "--json"])
    plain = rows(capsys.readouterr().out)
    run(["replay", str(record), "--json", "--moments"])
    watched = rows(capsys.readouterr().out)
    kept = read_record(record.read_text(encoding="utf-8"))
    expected = [[moment.position.text() for moment in moments] for _, _, moments in kept.watch()]
    assert [[event.pop("position") for event in row["events"]] for row in watched] == expected
    assert watched == plain
    told = next(row["n"] for row in reversed(plain) if row["events"])
    run(["replay", str(record), "--json", "--moments", "--at", str(told)])
    (row,) = rows(capsys.readouterr().out)
    assert row["n"] == told
    assert [event["position"] for event in row["events"]] == expected[told - 1]


def test_a_round_of_power_is_stepped_through_by_any_of_its_lines(
    records: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    found = []
    for line in ("1", "2", "4"):
        run(["replay", str(records["power"]), "--moments", "--at", line, "--lang", "en"])
        found.append(capsys.readouterr().out)
    assert found[0].startswith("[4.1]\n    — Orders")
    assert found[0] == found[1] == found[2]


def test_reasons_stand_under_what_the_alliance_did(
    records: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    run(["replay", str(records["dead_reckoning"]), "--moments", "--why", "--lang", "en"])
    told = capsys.readouterr().out
    run(["replay", str(records["dead_reckoning"]), "--why", "--lang", "en"])
    reasons = [line for line in capsys.readouterr().out.splitlines() if line.startswith("    ")]
    assert reasons
    for reason in reasons:
        assert f"    {reason}" in told.splitlines(), reason


@pytest.mark.parametrize(
    ("asked", "said", "dit"),
    [
        ("--at 4 --moment 999 --svg {svg}", "no moment 999 in line 4: 1 to", "pas de moment 999"),
        ("--at 1 --moment 1 --svg {svg}", "line 1: nothing happened there", "ligne 1 : rien ne s’y"),
        ("--at 9999 --moment 1 --svg {svg}", "there is no line 9999: 1 to", "pas de ligne 9999 : 1 à"),
        ("--at 9999 --moments", "there is no line 9999: 1 to", "il n’y a pas de ligne 9999"),
        ("--moment 1", "--moment needs --svg FILE and --at N", "--moment ne va qu’avec"),
        ("--moment 1 --at 4", "--moment needs --svg FILE and --at N", "--moment ne va qu’avec"),
        ("--moments --svg {svg}", "--moments and --svg do not go together", "--moments et --svg ne vont pas"),
        ("--moments --moment 2", "--moments and --moment do not go", "--moments et --moment ne vont pas"),
        ("--at 4 --svg {svg} --moment 0", "the value of --moment is not right", "--moment"),
        ("--at 4 --svg {svg} --moment x", "the value of --moment is not right", "--moment"),
    ],
)  # fmt: skip
def test_a_moment_that_is_not_there(
    asked: str,
    said: str,
    dit: str,
    records: dict[str, Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    svg = tmp_path / "no.svg"
    for lang, expected in (("en", said), ("fr", dit)):
        words = asked.format(svg=svg).split()
        assert run(["replay", str(records["power"]), *words, "--lang", lang]) == 2
        heard = capsys.readouterr()
        assert heard.out == ""
        assert expected in heard.err.replace("\N{NO-BREAK SPACE}", " ")
        assert len(heard.err.splitlines()) == 1
    assert not svg.exists()


def test_a_record_without_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "new.arb"
    path.write_text(Recorder.begin(game("power"), players=["x"] * 2).text(), encoding="utf-8")
    assert run(["replay", str(path), "--moments"]) == 0
    assert capsys.readouterr().out == ""
    assert run(["replay", str(path), "--moments", "--at", "1", "--lang", "en"]) == 2
    assert "there is no line 1: nothing was played" in capsys.readouterr().err


def test_a_record_that_plays_on_says_where_it_came_from(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at, out = len(read_record(record.read_text("utf-8")).entries) - 3, tmp_path / "on.arb"
    assert run(["replay", str(record), "--at", str(at), "--play-on", str(out)]) == 0
    assert run(["verify", str(out), "--json"]) == 0
    row = json.loads(capsys.readouterr().out)
    [remark] = row["remarks"]
    lines = out.read_text("utf-8").splitlines()
    kept = len(read_record(out.read_text("utf-8")).entries)
    assert remark["after"] == kept
    # up to there it is the same record, byte for byte, but for the seed, which is closed again
    old = [line for line in record.read_text("utf-8").splitlines() if not line.startswith("seed ")]
    assert old[: len(lines) - 1] == lines[:-1]
    assert lines[-1].startswith(f"from {remark['from']} #")
    assert run(["replay", str(record), "--at", str(at), "--play-on", str(out)]) == 2  # it is there
    assert run(["replay", str(record), "--play-on", str(tmp_path / "no.arb")]) == 2
