"""One pass of our own engine, as JSON: `bench` asks the plain one so, beside the compiled one."""

from __future__ import annotations

import json
import sys

from arbitre.bench import power
from arbitre.bench.compare import SEED, Pass
from arbitre.bench.engines.harness import measure
from arbitre.bench.random_play import OurEngine, random_steps
from arbitre.compiled import ENGINE
from arbitre.core.game import game


def one_pass(name: str, seconds: float) -> Pass:
    """All figures of a game."""
    if name == "power":
        power.measure(0.01)  # the first sweep fills the tables that a running referee has
        return power.measure(seconds)
    random_steps(game(name), SEED, 0.01)
    found = measure(OurEngine(game(name)), seconds, SEED)
    return {**found, "version": ENGINE.state(), "game": ""}


if __name__ == "__main__":
    print(json.dumps(one_pass(sys.argv[1], float(sys.argv[2]))))
