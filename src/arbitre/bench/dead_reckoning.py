"""`arbitre bench dead_reckoning`: random play beside the PyPI package `catanatron`."""

from __future__ import annotations

from typing import Any

from arbitre.bench import sans_allies
from arbitre.bench.compare import Say
from arbitre.bench.random_play import compare, report
from arbitre.core.game import game

__all__ = ["PUBLIC", "report", "run"]

PUBLIC = [public for public in sans_allies.PUBLIC if public.name == "catanatron"]


def run(seconds: float, passes: int, say: Say) -> dict[str, Any]:
    """All figures, our passes and those of the public engine by turns."""
    return compare(game("dead_reckoning"), PUBLIC, seconds, passes, say)
