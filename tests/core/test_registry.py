"""A fourth game is a package that anyone can install: found by its entry point, nothing else changes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from arbitre.core.game import game, game_names
from arbitre.core.message import BadInput

PACKAGE = """
from tests.toys.cards import Cards, CardsPosition, CardsView

CardsPosition.game_id = CardsView.game_id = "mine"

class Mine(Cards):
    id = "mine"

game = Mine()
"""
SCRIPT = """
import arbitre
from arbitre.testing import check_game
print(arbitre.game_names())
check_game(arbitre.game("mine"), games=2)
"""


def test_an_installed_game_is_found_and_held_to_the_contract(tmp_path: Path) -> None:
    info = tmp_path / "mygame-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mygame\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[arbitre.games]\nmine = mygame:game\n")
    (tmp_path / "mygame.py").write_text(PACKAGE)
    root = Path(__file__).parents[2]
    paths = os.pathsep.join([str(tmp_path), str(root)])
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": paths},
        check=True,
        capture_output=True,
        text=True,
    )
    assert "'mine'" in done.stdout
    assert "'power'" in done.stdout


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    assert "power" in game_names()
    with pytest.raises(BadInput) as problem:
        game("chess")
    assert problem.value.message.key == "unknown-game"
    assert "power" in str(problem.value.message.args["known"])
