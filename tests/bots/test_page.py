"""docs/bots.md: its code runs as it stands, its programs are those of examples/, its messages are true."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from arbitre.arena.match import play_match
from arbitre.arena.trial import try_out
from arbitre.bots import BotLike, Program
from arbitre.bots.faults import KINDS, RAISED
from arbitre.bots.program import MOST_ALIVE
from arbitre.bots.wire import GRACE, STDERR_KEPT, Limits
from arbitre.core.game import game, game_names

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", PAGE, re.DOTALL)
PYTHON = [body for kind, body in BLOCKS if kind == "python"]


def test_the_pages_programs_are_the_examples() -> None:
    codes = {body for kind, body in BLOCKS if kind in ("python", "js")}
    for name in ("patient.py", "stepper.py", "lot.js"):
        assert (EXAMPLES / name).read_text(encoding="utf-8") in codes, name


def test_the_first_bot_has_ten_lines() -> None:
    assert len(PYTHON[0].splitlines()) <= 10


def test_the_pages_python_runs(tmp_path: Path) -> None:
    """The second bot plays; the last block runs beside the two files that it names."""
    (tmp_path / "patient.py").write_text(PYTHON[0])
    (tmp_path / "stepper.py").write_text(PYTHON[3])
    (tmp_path / "busy.py").write_text(PYTHON[1])
    used = f"from busy import Busy\n{PYTHON[2]}\nrun(power, [Busy, 'random'], 1, options={{'rounds': 3}})\n"
    (tmp_path / "used.py").write_text(used.replace("python3", sys.executable))
    subprocess.run([sys.executable, "used.py"], cwd=tmp_path, check=True)


@pytest.mark.parametrize("name", sorted({"power", "sans_allies", "dead_reckoning"}))
def test_the_examples_play_every_game(name: str) -> None:
    assert name in game_names()
    rules = game(name)
    seats = rules.seat_counts[-1]
    options: dict[str, object] = {"rounds": 3} if name == "power" else {}
    programs: list[BotLike] = [
        str(EXAMPLES / "patient.py"),
        Program(f"{sys.executable} {EXAMPLES / 'stepper.py'}"),
    ]
    if shutil.which("node"):
        programs.append(Program(str(EXAMPLES / "lot.js")))
    for player in programs:
        outcome = play_match(rules, [player, *["random"] * (seats - 1)], 1, 0, options)
        assert outcome.forfeits == {}, outcome.fault


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
def test_the_javascript_example_repeats_and_gives_its_reasons() -> None:
    trial = try_out(game("sans_allies"), Program(str(EXAMPLES / "lot.js")), "lot", 1)
    assert (trial.right, trial.repeats, trial.ends) == (True, True, True)
    assert trial.why is not None


def test_every_message_of_the_page_is_json() -> None:
    for kind, body in BLOCKS:
        if kind == "json":
            whole = body.replace("{…}", "{}").replace(", …", "").replace("[…]", "[]")
            for message in re.split(r"\n(?=\{)", whole.strip()):
                assert json.loads(message)["type"]


def test_the_pages_figures_and_words_are_those_of_the_code() -> None:
    assert Limits() == Limits(10.0, 4096, 1_000_000, 5_000)
    assert (GRACE, STDERR_KEPT, MOST_ALIVE) == (0.3, 4_000, 32)
    named = set(re.findall(r"^\| (`[a-z`, ]+`) \|", PAGE.partition("| fault |")[2], re.MULTILINE))
    kinds = {kind for row in named for kind in re.findall(r"`([a-z]+)`", row)}
    assert kinds == set(KINDS) - {RAISED}  # code of Python, not of a program
