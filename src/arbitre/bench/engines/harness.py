"""Measure random play of an engine: whole games for steps, sampled positions for copies.

This module stands alone: it imports nothing of Arbitre and runs under any python. The scripts of
public engines beside it hand it their `Engine`; Arbitre measures its own games by it as well, so
one loop, one clock and one way of sampling serve all sides.
"""

import argparse
import contextlib
import gc
import hashlib
import importlib.metadata
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Protocol

AT_ONCE = 10
"""Games made ready together, and positions taken from one game."""

STRETCH = 1.0
"""Seconds of copying between two rests of the collector."""

SEEN = 5000
"""Decisions of which the choices are counted, at least."""

TRIED = 10
"""Positions on which a way of copying is tried before it is measured."""

Copy = Callable[[Any], Any]


class Engine(Protocol):
    """What is measured: an engine and one game of it, played at random."""

    package: str
    """Its name on PyPI."""

    game: str
    """Which of its games, where it has several."""

    notes: tuple[str, ...]
    """What counts as a step and as a copy."""

    def start(self, seed: int) -> Any:
        """Return a new game."""

    def ready(self, seed: int) -> Callable[[], tuple[int, int]]:
        """Return a call that plays a whole new game: its player decisions, its moves of chance."""

    def walk(self, game: Any, seed: int) -> Iterator[int]:
        """Play on, yielding before each step how many choices the player has; 0: chance acts.

        Equal seeds give equal games, in every run: lists that come out of sets are sorted here.
        """

    def keep(self, game: Any) -> Any:
        """Copy a game in a way that is surely right, however slow."""

    def text(self, game: Any) -> str:
        """Return a position as text, equal for equal positions."""

    def copies(self) -> list[tuple[str, Copy]]:
        """Return the ways to copy a game, by name; the fastest right one is measured."""


class Sample:
    """Positions of random games at which a player decides, and what was seen on the way."""

    def __init__(self, engine: Engine, wanted: int, seed: int) -> None:
        """Play games, each twice: to learn how long it is, then to stop where it was drawn."""
        self.positions: list[Any] = []
        self.choices: list[int] = []
        rng = random.Random(seed)
        while len(self.positions) < wanted or len(self.choices) < SEEN:
            seed += 1
            seen = list(engine.walk(engine.start(seed), seed))
            deciding = [number for number, choices in enumerate(seen) if choices]
            self.choices += [choices for choices in seen if choices]
            count = min(AT_ONCE, wanted - len(self.positions), len(deciding))
            if not count:
                continue
            drawn = set(rng.sample(deciding, count))
            game = engine.start(seed)
            for number, _ in enumerate(engine.walk(game, seed)):
                if number in drawn:
                    self.positions.append(engine.keep(game))

    @property
    def forced(self) -> float:
        """The share of decisions with one choice only."""
        return self.choices.count(1) / len(self.choices)


class Played:
    """Whole random games: how many, their decisions and moves of chance, the time they took."""

    def __init__(self, engine: Engine, seconds: float, seed: int) -> None:
        """Play for `seconds` or a little more; the making of a game is not timed."""
        self.games = self.decisions = self.chances = 0
        self.spent = 0.0
        with no_collection():
            while self.spent < seconds:
                calls = [engine.ready(seed + self.games + number) for number in range(AT_ONCE)]
                start = time.process_time()
                for call in calls:
                    decisions, chances = call()
                    self.decisions += decisions
                    self.chances += chances
                self.spent += time.process_time() - start
                self.games += AT_ONCE


@contextlib.contextmanager
def no_collection() -> Iterator[None]:
    """Clear what is garbage now, then keep the collector at rest."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def copies_per_second(copy: Copy, positions: list[Any], seconds: float) -> float:
    """How many copies a second, over whole sweeps of the positions."""
    made, spent = 0, 0.0
    while spent < seconds or not made:
        with no_collection():
            start = time.process_time()
            stretch = 0.0
            while stretch < min(STRETCH, seconds - spent) or not made:
                for position in positions:
                    copy(position)
                made += len(positions)
                stretch = time.process_time() - start
        spent += stretch
    return made / max(spent, 1e-9)


def played_out(engine: Engine, game: Any, seed: int) -> str:
    """Play a game to its end and return what became of it."""
    for _ in engine.walk(game, seed):
        pass
    return engine.text(game)


def fault(engine: Engine, copy: Copy, positions: list[Any]) -> str:
    """Say what is wrong with the copies made; nothing when they play as the original."""
    for seed, game in enumerate(positions):
        before = engine.text(game)
        expected = played_out(engine, engine.keep(game), seed)
        copied = copy(game)
        if engine.text(copied) != before:
            return "the copy is another position"
        if played_out(engine, copied, seed) != expected:
            return "the copy plays on differently"
        if engine.text(game) != before:
            return "playing the copy changes the original"
    return ""


def choose_copy(
    engine: Engine, positions: list[Any]
) -> tuple[str, Copy, list[dict[str, str | float | None]]]:
    """Try every way of copying; return the fastest right one and what was found of each."""
    found: list[dict[str, str | float | None]] = []
    right: list[tuple[float, str, Copy]] = []
    for name, copy in engine.copies():
        wrong = fault(engine, copy, positions[:TRIED])
        rate = copies_per_second(copy, positions, 0.0)
        found.append({"method": name, "us": round(1e6 / rate, 1), "fault": wrong or None})
        if not wrong:
            right.append((rate, name, copy))
    if not right:
        raise RuntimeError(f"no way of copying {engine.package} gives a right copy")
    _, name, copy = max(right, key=lambda entry: entry[0])
    return name, copy, found


def measure(
    engine: Engine, seconds: float, seed: int, *, passes: int = 1, positions: int = 100
) -> dict[str, Any]:
    """Sample positions, measure, and return every figure; medians where there are passes."""
    sample = Sample(engine, positions, seed)
    method, copy, candidates = choose_copy(engine, sample.positions)
    played: list[Played] = []
    copies: list[float] = []
    for _ in range(passes):
        played.append(Played(engine, seconds, seed))
        copies.append(copies_per_second(copy, sample.positions, seconds))
    rates = {
        "decisions_per_s": [one.decisions / one.spent for one in played],
        "steps_per_s": [(one.decisions + one.chances) / one.spent for one in played],
        "copies_per_s": copies,
    }
    games = sum(one.games for one in played)
    texts = "\n".join(engine.text(position) for position in sample.positions)
    return {
        "engine": engine.package,
        "game": engine.game,
        "python": platform.python_version(),
        **{name: round(statistics.median(values), 2) for name, values in rates.items()},
        "games": games,
        "decisions_per_game": round(sum(one.decisions for one in played) / games, 2),
        "chances_per_game": round(sum(one.chances for one in played) / games, 2),
        "choices_per_decision": round(statistics.mean(sample.choices), 2),
        "forced_share": round(sample.forced, 4),
        "positions": len(sample.positions),
        "positions_digest": hashlib.sha256(texts.encode()).hexdigest()[:16],
        "copy_method": method,
        "copy_candidates": candidates,
        "passes": {name: [round(value, 2) for value in values] for name, values in rates.items()},
        "notes": engine.notes,
    }


def positive(text: str) -> int:
    """Read a count of at least one."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def main(make: Callable[[], Engine]) -> None:
    """Read the arguments of a script, measure its engine, and print one JSON object."""
    parser = argparse.ArgumentParser(description="Measure random play of a public engine.")
    parser.add_argument("--positions", type=positive, default=100, help="positions to copy")
    parser.add_argument("--seconds", type=float, default=3.0, help="least time of a timed loop")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random games")
    parser.add_argument("--passes", type=positive, default=3, help="passes to take medians of")
    options = parser.parse_args()
    with contextlib.redirect_stdout(sys.stderr):
        try:
            engine = make()
        except ImportError as error:
            sys.exit(f"the python that runs this script lacks what it measures: {error}")
        gc.collect()
        gc.freeze()
        result = measure(
            engine,
            options.seconds,
            options.seed,
            passes=options.passes,
            positions=options.positions,
        )
        result["version"] = importlib.metadata.version(engine.package)
    print(json.dumps(result, indent=2))
