"""Players of installed packages: found by their entry point, the faulty ones left off with a line."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from arbitre.bots.shelf import GROUP

CODE = """
from arbitre.core.game import Bot


class First(Bot):
    def decide(self, view, rng, budget):
        return view.position().moves(view.seat)[0]


class OnlySolo(First):
    games = ("sans_allies",)


def maker(game):
    return First(game)


number = 7
"""
POINTS = {
    "first": "theirs:First",
    "maker": "theirs:maker",
    "solo": "theirs:OnlySolo",
    "greedy": "theirs:First",  # Power has one of its own; elsewhere this one plays
    "number": "theirs:number",
    "absent": "theirs:Nobody",
    "broken": "theirs_broken:First",
    "No Name": "theirs:First",
}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process for which such a package is installed."""
    folder = tmp_path_factory.mktemp("packages")
    (folder / "theirs.py").write_text(CODE)
    (folder / "theirs_broken.py").write_text("raise RuntimeError('not today')\n")
    facts = folder / "theirs-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n")
    lines = [f"{name} = {where}" for name, where in POINTS.items()]
    (facts / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *lines, ""]))
    return {**os.environ, "PYTHONPATH": str(folder), "LANG": "en_GB.UTF-8"}


def arbitre(
    installed: dict[str, str], *words: str, code: int = 0
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "arbitre", *words],
        env=installed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done


def test_they_are_listed_and_the_faulty_are_named(installed: dict[str, str]) -> None:
    done = arbitre(installed, "bots")
    parts = done.stdout.split("\nsans_allies ")
    power, solo = parts[0].partition("power  Power")[2], parts[1]
    for name in ("first", "maker"):
        assert f"\n  {name} " in power
    assert "\n  solo " not in power
    assert "\n  solo " in solo
    assert "\n  greedy " in solo
    assert power.count("\n  greedy ") == 1
    assert "from an installed package" in solo
    faults = done.stderr.splitlines()
    assert len(faults) == 4
    for name, problem in (
        ("number", "no player: 7"),
        ("absent", "AttributeError"),
        ("broken", "RuntimeError: not today"),
        ("No Name", "no name for a player"),
    ):
        assert any(f"the player {name} of" in line and problem in line for line in faults)


def test_they_play_in_the_arena_on_all_cores(installed: dict[str, str]) -> None:
    asked = ("arena", "power", "--seats", "first,maker", "--games", "4", "--option", "rounds=2")
    one, two = (arbitre(installed, *asked, "--jobs", jobs).stdout for jobs in ("1", "2"))
    assert one == two
    assert "1 first" in one
    refused = arbitre(installed, "arena", "power", "--seats", "solo,first", code=2)
    assert "there is no player solo" in refused.stderr


ALLOWED = """
from arbitre.cli.players import let_in
from arbitre.bots import bot_names, make_bot
from arbitre.core.game import game
from arbitre.core.message import BadInput
power = game("power")
assert "first" not in bot_names(power)
try:
    make_bot(power, "first")
    raise SystemExit("it may sit down unasked")
except BadInput:
    pass
let_in("first", {"bot_seconds": 1, "bot_memory": 1})
assert "first" in bot_names(power)
assert type(make_bot(power, "first")).__name__ == "First"
let_in("solo", {"bot_seconds": 1, "bot_memory": 1})
assert "solo" in bot_names(game("sans_allies"))
assert "solo" not in bot_names(power)
"""


def test_at_tables_they_sit_where_the_owner_lets_them(installed: dict[str, str]) -> None:
    subprocess.run([sys.executable, "-c", ALLOWED], env=installed, check=True)
