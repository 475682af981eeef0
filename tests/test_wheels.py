"""Wheels, pure and with the compiled engine, and the source archive: built, installed afresh and tried."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from arbitre.bench.environments import find_uv

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_every_extra_works_in_a_fresh_environment() -> None:
    """One command, for people too: what it tries is in tools/wheel_trials.py."""
    if find_uv() is None:
        pytest.skip("uv is not here")
    tried = subprocess.run(
        [sys.executable, ROOT / "tools" / "try_wheels.py", "--compiled"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert not tried.returncode, tried.stdout + tried.stderr


def test_an_extra_that_is_not_there_is_refused() -> None:
    tried = subprocess.run(
        [sys.executable, ROOT / "tools" / "try_wheels.py", "no-such"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode == 2
    assert "there is no extra no-such" in tried.stderr
