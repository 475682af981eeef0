"""The same seed and budget give the same game, plain and compiled."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from arbitre.compiled import CHOICE
from arbitre.core.game import game_names


def played(engine: str, name: str) -> tuple[str, str]:
    """Which engine played the games of `whole_games`, and their records."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.whole_games", name],
        env={**os.environ, CHOICE: engine, "PYTHONHASHSEED": "0" if engine == "plain" else "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 1 and "no compiled engine" in done.stderr:
        pytest.skip("nothing is compiled here: ./check --compiled")
    assert not done.returncode, done.stderr
    first, _, records = done.stdout.partition("\n")
    return first, records


@pytest.mark.parametrize("name", sorted(game_names()))
def test_both_engines_write_the_same_records(name: str) -> None:
    first, compiled = played("compiled", name)
    assert first == "compiled"
    first, plain = played("plain", name)
    assert first != "compiled"
    assert compiled == plain
    assert compiled.count("\nend ") >= 2
