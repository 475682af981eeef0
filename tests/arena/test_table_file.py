"""Results as files: the same rows in each kind, whole or not there."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from arbitre.arena.table_file import COLUMNS, TableFile, rows_of
from arbitre.arena.tournament import Summary, run
from arbitre.cli import run as run_command
from arbitre.core.message import BadInput


@pytest.fixture(scope="module")
def played() -> Summary:
    return run("power", ["greedy", "random", "random"], 3, 7, 1, options={"rounds": 3})


def test_a_row_is_a_seat_of_a_game(played: Summary) -> None:
    rows = list(rows_of(played))
    assert len(rows) == 9
    assert {tuple(row) for row in rows} == {tuple(COLUMNS)}
    for row in rows:
        for name, cell in row.items():
            assert cell is None or type(cell) is COLUMNS[name], name
    first = rows[0]
    assert (first["rules"], first["seed"], first["table"], first["game"]) == ("power", 7, 1, 0)
    assert (first["player"], first["entry"]) == ("greedy", 1)
    # in the second game all sit one seat further
    assert [row["player"] for row in rows[3:6]] == ["random", "random", "greedy"]
    assert json.loads(str(first["options"]))["rounds"] == 3
    shares = [sum(float(row["share"] or 0) for row in rows[at : at + 3]) for at in (0, 3, 6)]
    assert all(share == pytest.approx(1) or share == 0 for share in shares)


def test_each_kind_holds_the_same(played: Summary, tmp_path: Path) -> None:
    for name in ("a.csv", "a.JSONL"):
        with TableFile(tmp_path / name) as file:
            file.write([played, played])
    wanted = [*rows_of(played), *rows_of(played, 2)]
    lines = (tmp_path / "a.JSONL").read_text().splitlines()
    assert [json.loads(line) for line in lines] == wanted
    with (tmp_path / "a.csv").open(newline="") as text:
        found = list(csv.DictReader(text))
    assert found == [
        {name: "" if cell is None else str(cell) for name, cell in row.items()} for row in wanted
    ]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.JSONL", "a.csv"]


def test_what_breaks_off_leaves_the_file_that_was_there(played: Summary, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("mine")
    with pytest.raises(KeyboardInterrupt), TableFile(path):
        raise KeyboardInterrupt
    assert path.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("games", "table-file-kind"),
        ("games.xlsx", "table-file-kind"),
        ("no/games.csv", "table-file"),
    ],
)
def test_a_file_that_cannot_be_is_refused_before_a_game(
    tmp_path: Path, name: str, key: str
) -> None:
    with pytest.raises(BadInput) as refused:
        TableFile(tmp_path / name)
    assert refused.value.message.key == key


def test_parquet_needs_its_extra(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("arbitre.core.extras.missing", lambda extra: ["pyarrow"])
    with pytest.raises(BadInput, match=r"--out a.parquet needs the extra .parquet"):
        TableFile(tmp_path / "a.parquet")


def test_the_command_writes_a_table_for_each_player_of_a_solitaire(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    words = [
        "arena",
        "sans_allies",
        "--seats",
        "random:3,planner:1",
        "--budget",
        "1",
        "--jobs",
        "1",
    ]
    assert run_command([*words, "--json", "--out", str(path)]) == 0
    told = json.loads(capsys.readouterr().out)
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    assert [(row["table"], row["player"], row["game"]) for row in rows] == [
        (1, "random", 0),
        (1, "random", 1),
        (1, "random", 2),
        (2, "planner", 0),
    ]
    assert told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--out", "games.txt"], "must end in one of these: .parquet, .csv, .jsonl"),
        (["--ray", "here"], "is no address of a cluster"),
        (["--ray", "h:1", "--jobs", "2"], "not both"),
    ],
)
def test_bad_usage_is_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = ["arena", "power", "--seats", "random,random", "--lang", "en"]
    assert run_command([*seats, *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert told.err.count("\n") == 1
