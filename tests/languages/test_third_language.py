"""A third language comes by files alone: it is typed, read on pages and by programs, and played in."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from arbitre.core.game import game
from tests.languages.invented import LANG, NATION, POWER, backwards, invent

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("invented")
    invent(root)
    return root


def run(folder: Path, *arguments: str, typed: str = "") -> str:
    """What a command of the copy prints."""
    # a copy of the program is not what coverage measures
    kept = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    environment = {**kept, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        cwd=folder,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:] + done.stdout[-2000:]
    return done.stdout + done.stderr


def arbitre(folder: Path, *arguments: str, typed: str = "") -> str:
    return run(folder, "-m", "arbitre", *arguments, "--lang", LANG, typed=typed)


def test_power_is_played_to_its_end_at_a_terminal(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    tank, soldier = POWER["kinds"]["T"], POWER["kinds"]["S"]
    green, send = POWER["armies"]["green"], "send"[::-1]
    lines = [
        f"{tank} HQ {green}8", send, "dlrow", "help"[::-1], f"? {tank}", f"{tank} HQ {green}7", send,
        f"{soldier} HQ {green}8", "sheet"[::-1], send,
    ]  # fmt: skip
    out = arbitre(
        folder, "play", "power", "--option", "rounds=3", "--seed", "4", "--record", str(path),
        typed="\n".join(lines) + "\n",
    )  # fmt: skip
    assert backwards("Round 1, Green: your orders") in out
    assert f"HQ{green} ot {green}8 [PW-P1]" in out
    written = path.read_text(encoding="utf-8")
    mine = [
        line.split(" #")[0].split(" ", 1)[1] for line in written.splitlines() if " green " in line
    ]
    # a record is in the notation, whatever was typed
    assert mine == ["green T HQ V8", "green T HQ V7", "green S HQ V8"]
    assert written.splitlines()[-1].startswith("end ")
    assert arbitre(folder, "verify", str(path))


@pytest.mark.parametrize(
    ("name", "lines", "told"),
    [
        (
            "sans_allies",
            ["? " + NATION["P"], "draw", "end"],
            f"Reserve  {NATION['P']} 15 × 1 · {NATION['V']} 9 × 3",
        ),
        (
            "dead_reckoning",
            ["? icons", "end", "defend none", "send", "raise none", "sleeve none", "mode merchant"],
            "sail: movement points",
        ),
    ],
)
def test_the_other_games_are_played_to_their_end(
    folder: Path, tmp_path: Path, name: str, lines: list[str], told: str
) -> None:
    path = tmp_path / "game.arb"
    # what is not awaited is refused, and the game goes on
    typed = "\n".join(" ".join(word[::-1] for word in line.split()) for line in lines * 200)
    out = arbitre(folder, "play", name, "--seed", "4", "--record", str(path), typed=typed + "\n")
    assert backwards(told) in out
    assert backwards("Game over") in out
    assert path.read_text(encoding="utf-8").splitlines()[-1].startswith("end ")
    assert arbitre(folder, "verify", str(path))


def test_rules_games_and_help_are_read_in_it(folder: Path) -> None:
    told = arbitre(folder, "rules", "power", "PW-B2")
    assert " ".join(
        backwards(game("power").catalogue.clauses["PW-B2"].statements["en"]).split()
    ) in (" ".join(told.split()))
    assert f"fr|en|{LANG}" in arbitre(folder, "play", "--help")
    assert "power" in arbitre(folder, "games")


def test_pages_programs_and_whole_games(folder: Path) -> None:
    run(folder, "-m", "tests.languages.reading", str(folder))


def test_a_game_without_the_language_is_off_its_shelf_only(tmp_path: Path) -> None:
    invent(tmp_path, lacking="sans_allies")
    run(tmp_path, "-m", "tests.languages.reading", str(tmp_path), "sans_allies")
    assert "sans_allies" in arbitre(tmp_path, "games")  # why it is left off
