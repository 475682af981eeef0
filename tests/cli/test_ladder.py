"""`arbitre ladder`, and `arbitre arena --until`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitre.cli import run
from arbitre.core import game as registry
from arbitre.core.game import register
from tests.toys.patience import Patience

Captured = pytest.CaptureFixture[str]
ASKED = ("ladder", "patience", "--games", "15", "--seed", "3", "--lang", "en")


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    register(Patience())
    yield
    registry._games.pop("patience")


def said(capsys: Captured, *arguments: str) -> str:
    assert run(list(arguments)) == 0
    captured = capsys.readouterr()
    assert "[" not in captured.err  # no bar where nobody sits at a terminal
    return captured.out


def test_all_players_of_a_game(capsys: Captured) -> None:
    text = said(capsys, *ASKED)
    assert text.startswith("patience, 1 seat: 4 players, 60 games, seed 3, edition easy@1")
    assert text == said(capsys, *ASKED, "--jobs", "1")
    rows = json.loads(said(capsys, *ASKED, "--json"))["players"]
    assert sorted(row["bot"] for row in rows) == ["bold", "dreamer", "random", "timid"]
    ratings = [row["rating"] for row in rows]
    assert ratings == sorted(ratings, reverse=True)
    assert [row["rating"] for row in rows if row["bot"] == "dreamer"] == [1000]


def test_a_line_of_data_for_each_table(capsys: Captured) -> None:
    few = ("--bots", "recruit,greedy,random")
    asked = ("ladder", "power", "--games", "4", "--levels", "2", "--option", "rounds=2", "--json")
    lines = [json.loads(line) for line in said(capsys, *asked, *few).splitlines()]
    assert [line["seats"] for line in lines] == [4, 3, 2]
    assert all(line["options"] == {"rounds": 2} for line in lines)
    assert [len(line["seat_wins"]) for line in lines] == [4, 3, 2]
    assert all(line["levels"] for line in lines)


def test_a_page_with_plots_says_the_command_that_makes_it(capsys: Captured, tmp_path: Path) -> None:
    out = said(capsys, *ASKED, "--bots", "bold,timid", "--out", str(tmp_path))
    assert out == f"{tmp_path / 'ladder.md'}\n"
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    line = "./arbitre ladder patience --bots bold,timid --games 15 --seed 3 --lang en --out docs"
    assert line in page
    assert str(tmp_path) not in page
    (plot,) = (tmp_path / "ladder").iterdir()
    assert f"(ladder/{plot.name})" in page
    assert plot.read_text(encoding="utf-8").startswith("<svg")


def test_what_is_kept_is_not_played_again(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    text = said(capsys, *ASKED, "--keep", str(file))
    lines = file.read_text().split()
    assert len(lines) == 60
    assert said(capsys, *ASKED, "--keep", str(file)) == text
    assert file.read_text().split() == lines
    # the arena plays the same games of the same players
    arena = ("arena", "patience", "--seats", "bold,timid", "--games", "15", "--seed", "3")
    said(capsys, *arena, "--keep", str(file))
    assert len(file.read_text().split()) == 60


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_until_it_is_known_who_is_better(capsys: Captured, lang: str) -> None:
    asked = ("arena", "patience", "--seats", "bold,timid", "--until", "0.05", "--games", "400")
    text = said(capsys, *asked, "--lang", lang)
    better = {"en": "bold is better than timid: shown after", "fr": "bold est meilleur que timid"}
    assert better[lang] in text
    data = json.loads(said(capsys, *asked, "--json", "--jobs", "1"))
    assert data["test"]["verdict"] == "better"
    assert data["test"]["games"] == 2 * data["test"]["trials"]
    assert [row["games"] for row in data["rows"]] == [data["test"]["trials"]] * 2
    assert data["pairs"][0]["games"] == data["test"]["trials"]


def test_until_stops_at_the_number_of_games(capsys: Captured) -> None:
    asked = ("arena", "patience", "--seats", "bold,dreamer", "--until", "0.001", "--games", "5")
    text = said(capsys, *asked, "--lang", "en")
    assert "Whether bold is better than dreamer was not decided in 10 games." in text


def test_who_interrupts_is_told_where_it_goes_on(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*given: object) -> list[None]:
        raise KeyboardInterrupt

    monkeypatch.setattr("arbitre.arena.ladder.play_ladder", interrupted)
    file = tmp_path / "played.jsonl"
    assert run([*ASKED, "--keep", str(file)]) == 130
    captured = capsys.readouterr()
    assert captured.out == ""
    line = f"What was played is kept in {file}: the same command goes on from there."
    assert captured.err.strip() == line
    assert run(list(ASKED)) == 130
    assert capsys.readouterr().err.strip() == ""
