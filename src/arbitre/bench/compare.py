"""What every comparison needs: a public engine asked in its own python, passes by turns, ratios."""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from arbitre.bench.environments import EnvironmentProblem, default_root, environment
from arbitre.compiled import CHOICE, ENGINE
from arbitre.core.game import game_names

Say = Callable[[str], None]
"""Tells the person who waits how far it is."""

Pass = dict[str, Any]
"""The figures of one pass of one engine."""

SEED = 1
"""The seed of all that is drawn."""


class Public:
    """A public engine: the name of its environment and script, and what is installed there."""

    def __init__(self, name: str, requirements: list[str]) -> None:
        self.name = name
        self.requirements = requirements

    def python(self) -> Path:
        """Its python, in an environment that is made when needed."""
        return environment(self.name, self.requirements, default_root())

    def measure(self, python: Path, seconds: float) -> Pass:
        """One pass of the engine, as a process of its own."""
        script = Path(__file__).parent / "engines" / f"{self.name}_engine.py"
        command = [str(python), "-I", str(script), "--passes", "1", "--seconds", str(seconds)]
        done = subprocess.run(
            [*command, "--seed", str(SEED)], check=False, capture_output=True, text=True
        )
        if done.returncode:
            reason = (done.stderr.strip().splitlines() or [f"exit {done.returncode}"])[-1]
            raise EnvironmentProblem(f"cannot measure {self.requirements[0]}: {reason}")
        answer: Pass = json.loads(done.stdout)
        return answer


class Plain(Public):
    """Our own engine, plain, beside the compiled one: in a process of its own."""

    def __init__(self, game: str) -> None:
        super().__init__("plain", [])
        self.game = game

    def python(self) -> Path:
        """The python that runs."""
        return Path(sys.executable)

    def measure(self, python: Path, seconds: float) -> Pass:
        """One pass of the plain engine."""
        done = subprocess.run(
            [str(python), "-m", "arbitre.bench.plain", self.game, str(seconds)],
            env={**os.environ, CHOICE: "plain"},
            check=True,
            stdout=subprocess.PIPE,
        )
        answer: Pass = json.loads(done.stdout)
        return answer


def plain_beside(game: str) -> list[Public]:
    """The plain engine, where the compiled one runs and the game is an installed one."""
    return [Plain(game)] if ENGINE.is_compiled() and game in game_names() else []


def by_turns(
    engines: dict[str, Callable[[], Pass]], passes: int, say: Say
) -> dict[str, list[Pass]]:
    """Some passes of every engine, one after the other in each pass."""
    found: dict[str, list[Pass]] = {name: [] for name in engines}
    for number in range(passes):
        for name, measure in engines.items():
            say(f"{number + 1}/{passes} {name}")
            found[name].append(measure())
    return found


def ratios(figures: tuple[str, ...], ours: list[Pass], public: list[Pass]) -> dict[str, Any]:
    """For each figure both medians, their ratio, and the passes.

    >>> row = ratios(("rounds",), [{"rounds_per_s": 30.0}], [{"rounds_per_s": 10.0}])["rounds"]
    >>> row["ours_per_s"], row["public_per_s"], row["ratio"]
    (30.0, 10.0, 3.0)
    """
    rows: dict[str, Any] = {}
    for name in figures:
        mine = [float(one[f"{name}_per_s"]) for one in ours]
        theirs = [float(one[f"{name}_per_s"]) for one in public]
        rows[name] = {
            "ours_per_s": statistics.median(mine),
            "public_per_s": statistics.median(theirs),
            "ratio": statistics.median(mine) / statistics.median(theirs),
            "passes": {"ours": mine, "public": theirs},
        }
    return rows


def made_on(seconds: float, passes: int) -> dict[str, Any]:
    """What the figures were made on."""
    return {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "compiled": ENGINE.is_compiled(),
        "seconds": seconds,
        "passes": passes,
    }
