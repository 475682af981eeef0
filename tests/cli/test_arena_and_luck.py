"""`arbitre arena` on games for one and for several, and `arbitre luck`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arbitre.cli import run
from arbitre.core import game as registry
from arbitre.core.game import register
from arbitre.core.record import Recorder
from tests.toys.cards import Cards
from tests.toys.patience import EDITIONS, Patience

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    for toy in (Patience(), Cards()):
        register(toy)
    yield
    for name in ("patience", "cards"):
        registry._games.pop(name)


def said(capsys: Captured, *arguments: str, code: int = 0) -> tuple[str, str]:
    assert run(list(arguments)) == code
    captured = capsys.readouterr()
    return captured.out, captured.err


def arena(capsys: Captured, *arguments: str, code: int = 0) -> tuple[str, str]:
    return said(capsys, "arena", *arguments, code=code)


def data(capsys: Captured, *arguments: str) -> dict[str, Any]:
    out, err = arena(capsys, *arguments, "--json")
    assert err == ""
    read: dict[str, Any] = json.loads(out)
    return read


SOLO = ("patience", "--seats", "bold,timid:7", "--games", "20", "--edition", "easy,hard")


def test_players_and_editions_of_a_game_for_one(capsys: Captured) -> None:
    rows = data(capsys, *SOLO)["rows"]
    assert [(row["edition"], row["bot"], row["games"]) for row in rows] == [
        ("easy@1", "bold", 20),
        ("easy@1", "timid", 7),
        ("hard@2", "bold", 20),
        ("hard@2", "timid", 7),
    ]
    assert [pair["games"] for pair in data(capsys, *SOLO)["pairs"]] == [7, 7]


def test_games_counted_by_player_are_played_alone_where_two_could_sit_too(capsys: Captured) -> None:
    asked = ("dead_reckoning", "--games", "2", "--jobs", "1")
    rows = data(capsys, *asked, "--seats", "greedy:2,random:1")["rows"]
    assert [(row["bot"], row["games"]) for row in rows] == [("greedy", 2), ("random", 1)]
    assert "rows" not in data(capsys, *asked, "--seats", "greedy,random")  # partners at one table


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_said_does_not_depend_on_jobs(capsys: Captured, lang: str) -> None:
    first, second = (
        arena(capsys, *SOLO, "--budget", "2", "--lang", lang, "--jobs", jobs) for jobs in "12"
    )
    assert first[0] == second[0]
    word = {"fr": "sur cette machine", "en": "on this machine"}[lang]
    # time goes to stderr, a line a row
    assert word not in first[0]
    assert [word in line for line in first[1].splitlines()] == [True] * 4


def test_data_has_no_time_unless_asked(capsys: Captured) -> None:
    one, two = (data(capsys, *SOLO, "--jobs", jobs) for jobs in "12")
    assert one == two
    for row in data(capsys, *SOLO, "--timing")["rows"]:
        assert row.pop("cpu_seconds")
        assert row in one["rows"]


def test_the_budget(capsys: Captured) -> None:
    few, many, own = (
        data(capsys, "patience", "--seats", "dreamer", *budget)
        for budget in (("--budget", "1"), ("--budget", "9"), ())
    )
    assert [played["budget"] for played in (few, many, own)] == [1, 9, 3]
    assert few["rows"] != many["rows"]
    table = data(capsys, "cards", "--seats", "random,random", "--games", "2", "--budget", "5")
    assert table["budget"] == 5


def test_an_edition_of_ones_own_among_others(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(EDITIONS["easy"].replace("easy", "mine").replace("6", "2"))
    played = data(capsys, "patience", "--seats", "timid", "--edition", f"hard,{path}")
    assert [row["edition"] for row in played["rows"]] == ["hard@2", "mine@1"]
    row = played["rows"][1]
    assert row["losses"] == {"one": 100 - row["wins"]}


def test_several_editions_at_one_table(capsys: Captured) -> None:
    asked = ("cards", "--seats", "random,random", "--games", "5")
    block, _ = arena(capsys, *asked)
    both, err = arena(capsys, *asked, "--edition", "plain,plain")
    assert both == f"edition plain@1\n{block}\nedition plain@1\n{block}"
    assert len(err.splitlines()) == 2
    lines = arena(capsys, *asked, "--edition", "plain,plain", "--json", "--timing")[0].splitlines()
    assert len(lines) == 2
    assert all(json.loads(line)["cpu_seconds"] >= 0 for line in lines)
    assert json.loads(lines[0])["edition"] == "plain@1"


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("patience", "--seats", "bold:x"),
        ("patience", "--seats", "bold:"),
        ("patience", "--seats", "bold:0"),
        ("patience", "--seats", "bold:-3"),
        ("patience", "--seats", "bold:" + "9" * 5000),
        ("patience", "--seats", "bold:10000001"),
        ("patience", "--seats", "bold:٣"),
        ("patience", "--seats", "bold,"),
        ("patience", "--seats", "bold,clever:3"),
        ("patience", "--seats", "bold", "--edition", "easy,"),
        ("patience", "--seats", "bold", "--edition", "easy,soft"),
        ("patience", "--seats", "bold", "--budget", "0"),
        ("cards", "--seats", "random:5,random"),
    ],
)
def test_bad_usage_is_one_line(capsys: Captured, arguments: tuple[str, ...], lang: str) -> None:
    out, err = arena(capsys, *arguments, "--lang", lang, code=2)
    assert out == ""
    assert err.startswith("arbitre: ")
    assert len(err.splitlines()) == 1
    assert len(err) < 300


# -- luck ----------------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Path:
    recorder = Recorder.begin(Patience(), players=["me"])
    for move in ("roll", "4", "roll", "6", "hold"):
        recorder.play("chance" if move.isdigit() else "hero", move)
    path = tmp_path / "p.arb"
    path.write_text(recorder.text())
    return path


def test_luck_in_words_and_as_data(capsys: Captured, record: Path) -> None:
    assert "pips" in said(capsys, "luck", str(record), "--lang", "en")[0]
    assert "points" in said(capsys, "luck", str(record), "--lang", "fr")[0]
    read = json.loads(said(capsys, "luck", str(record), "--json")[0])
    assert read["file"] == str(record)
    assert [(row["name"], row["seen"]) for row in read["measures"]] == [("pips", 10), ("ones", 0)]


@pytest.mark.parametrize("command", ["luck", "replay"])
def test_a_wrong_line_is_named_with_its_file(capsys: Captured, record: Path, command: str) -> None:
    record.write_text(record.read_text().replace("2 chance 4", "2 chance 5"))
    line = next(n for n, text in enumerate(record.read_text().split("\n"), 1) if "2 chance" in text)
    _, err = said(capsys, command, str(record), code=2)
    assert err.startswith(f"arbitre: {record}:{line}: ")
    assert len(err.splitlines()) == 1
