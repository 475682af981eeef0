"""A game as a wheel of its own, in a fresh environment with Arbitre's: one command, for its writer too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from arbitre.bench.environments import find_uv

ROOT = Path(__file__).parents[2]
STONES = ROOT / "tests" / "thirdparty" / "stones"


def tried(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, ROOT / "tools" / "try_game.py", *words],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_a_game_is_installed_from_its_wheel_and_played_everywhere() -> None:
    if find_uv() is None:
        pytest.skip("uv is not here")
    done = tried(STONES, "--type", "take 1")
    assert not done.returncode, done.stdout + done.stderr
    assert "a game of 9 moves over the API" in done.stdout


def test_a_folder_without_a_game_is_named(tmp_path: Path) -> None:
    done = tried(tmp_path)
    assert done.returncode == 1
    assert "has no pyproject.toml" in done.stdout
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "a"\n', encoding="utf-8")
    done = tried(tmp_path)
    assert done.returncode == 1
    assert "names no game: it needs an entry point of the group arbitre.games" in done.stdout
