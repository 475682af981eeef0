"""Measure the PyPI package `diplomacy`: rounds, listings and copies of mid-game positions.

This script stands alone. It runs under the python of an environment where `diplomacy` is
installed, imports nothing of Arbitre, and prints one JSON object on the standard output.

Where a choice had to be made, it is the one that is faster for `diplomacy`:

* positions carry no history: the cost of most copies grows with it;
* orders are given with ``expand=False``, which the package offers for canonical orders;
* the tables that ``process()`` leaves ready for the next phase are ready here too;
* the garbage collector rests while a clock runs, as it does in `timeit`;
* of the copying methods of the public interface, the fastest correct one is measured.
"""

import argparse
import contextlib
import copy
import gc
import hashlib
import importlib
import importlib.metadata
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

FIRST_MOVEMENT, LAST_MOVEMENT = 5, 25
"""The movement phases of a game, counted from 1, whose positions are kept."""

NOT_PART_OF_A_POSITION = ("timestamp", "zobrist_hash")
"""Fields of a state that differ between two runs of the same game."""

Game = Any
Orders = dict[str, list[str]]
Position = tuple[Game, Orders]


class CopyMethod:
    """A way to copy a game, which can measure itself."""

    def __init__(self, name: str, make: Callable[[Game], Game]) -> None:
        """Name a method; `make` takes a game and returns its copy."""
        self.name = name
        self.make = make

    def measure(self, position: Position) -> float:
        """The seconds that one copy of a position takes this way."""
        game = position[0]
        start = time.process_time()
        self.make(game)
        return time.process_time() - start


def bare_game(engine: Any, game: Game) -> Game:
    """Return a game in the position of `game`, without its history and with its tables ready."""
    bare = engine.Game()
    bare.set_state(game.get_state())
    return bare


def random_orders(game: Game, rng: random.Random) -> Orders:
    """Choose one possible order for each location that can be ordered, power by power."""
    possible = game.get_all_possible_orders()
    return {
        name: [
            # The lists come out of sets of strings: sorted, they are the same in every run.
            rng.choice(sorted(possible[place]))
            for place in sorted(game.get_orderable_locations(name))
            if possible[place]
        ]
        for name in sorted(game.powers)
    }


def give(game: Game, orders: Orders) -> None:
    """Give a game the orders of every power, in the canonical form it lists them in."""
    for name, power_orders in orders.items():
        game.set_orders(name, power_orders, expand=False)


def random_game(engine: Any, rng: random.Random) -> Iterator[Position]:
    """Play one random game and yield the movement-phase positions to keep, with their orders."""
    game = engine.Game()
    movements = 0
    while movements < LAST_MOVEMENT and not game.is_game_done:
        orders = random_orders(game, rng)
        if game.phase_type == "M":
            movements += 1
            if movements >= FIRST_MOVEMENT:
                yield bare_game(engine, game), orders
        give(game, orders)
        game.process()


def collect(engine: Any, count: int, seed: int) -> list[Position]:
    """Play games one after another until `count` positions are there."""
    rng = random.Random(seed)
    positions: list[Position] = []
    while len(positions) < count:
        for position in random_game(engine, rng):
            positions.append(position)
            if len(positions) == count:
                break
    return positions


def state_of(game: Game) -> dict[str, Any]:
    """Return what defines a position, comparable between games and between runs."""
    state: dict[str, Any] = game.get_state()
    return {key: value for key, value in state.items() if key not in NOT_PART_OF_A_POSITION}


def digest(positions: list[Position]) -> str:
    """Return a short digest of the positions and their orders: equal seeds, equal digests."""
    text = json.dumps([[state_of(game), orders] for game, orders in positions], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def outcome(game: Game, orders: Orders) -> tuple[Any, ...]:
    """Play `orders` and return what was accepted, what became of it, and what may follow."""
    give(game, orders)
    accepted = {name: sorted(taken) for name, taken in game.get_orders().items()}
    phase = game.process()
    results = {unit: [str(code) for code in codes] for unit, codes in phase.results.items()}
    follow = {place: set(listed) for place, listed in game.get_all_possible_orders().items()}
    return accepted, results, state_of(game), follow


def copy_methods(engine: Any) -> list[CopyMethod]:
    """Return the ways the public interface of `diplomacy` has to copy a game."""
    export = importlib.import_module("diplomacy.utils.export")

    def deep_without_tables(game: Game) -> Game:
        game.clear_cache()
        return copy.deepcopy(game)

    return [
        CopyMethod("copy.deepcopy(game)", copy.deepcopy),
        CopyMethod("game.clear_cache(); copy.deepcopy(game)", deep_without_tables),
        CopyMethod(
            "Game.from_dict(game.to_dict())", lambda game: engine.Game.from_dict(game.to_dict())
        ),
        CopyMethod("Game().set_state(game.get_state())", lambda game: bare_game(engine, game)),
        CopyMethod(
            "from_saved_game_format(to_saved_game_format(game))",
            lambda game: export.from_saved_game_format(export.to_saved_game_format(game)),
        ),
    ]


def fault(engine: Any, method: CopyMethod, positions: list[Position]) -> str:
    """Say what is wrong with the copies a method makes; nothing when they play as the original."""
    for game, orders in positions:
        game.build_caches()
        before = state_of(game)
        expected = outcome(bare_game(engine, game), orders)
        found = outcome(method.make(game), orders)
        if found[0] != expected[0]:
            given = sum(map(len, expected[0].values()))
            taken = sum(map(len, found[0].values()))
            return f"the copy accepts {taken} of {given} orders"
        if found != expected:
            return "the copy plays on differently"
        if state_of(game) != before:
            return "playing the copy changes the original"
    return ""


@contextlib.contextmanager
def no_collection() -> Iterator[None]:
    """Clear what is garbage now, then keep the collector at rest."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def sweeps(positions: list[Position], seconds: float, call: Callable[[Position], float]) -> float:
    """Return the mean seconds of `call`, over whole sweeps that add up to `seconds` or more.

    `call` measures itself and returns its time, so what it prepares does not count. Whole sweeps
    give each position the same weight.
    """
    spent, calls = 0.0, 0
    while calls == 0 or spent < seconds:
        with no_collection():
            for position in positions:
                spent += call(position)
        calls += len(positions)
    return spent / calls


def choose_copy(
    engine: Any, positions: list[Position]
) -> tuple[CopyMethod, list[dict[str, object]]]:
    """Try every copying method; return the fastest correct one and what was found of each."""
    found: list[dict[str, object]] = []
    best: tuple[float, CopyMethod] | None = None
    for method in copy_methods(engine):
        wrong = fault(engine, method, positions[:20])
        for game, _ in positions:
            game.build_caches()
        mean = sweeps(positions, 0.0, method.measure)
        found.append({"method": method.name, "us": round(mean * 1e6, 1), "fault": wrong or None})
        if not wrong and (best is None or mean < best[0]):
            best = mean, method
    if best is None:
        sys.exit("no copying method of this version of diplomacy gives a correct copy")
    return best[1], found


def listing(position: Position) -> float:
    """Measure one listing of all the possible orders of a position."""
    game = position[0]
    start = time.process_time()
    game.get_all_possible_orders()
    return time.process_time() - start


def building(position: Position) -> float:
    """Measure the making of the tables that `process()` makes at its end."""
    game = position[0]
    start = time.process_time()
    game.build_caches()
    return time.process_time() - start


class Round:
    """Measures rounds, and keeps apart the time taken by the giving of orders."""

    def __init__(self, method: CopyMethod) -> None:
        """Play on copies made by `method`."""
        self.method = method
        self.giving = 0.0
        self.calls = 0

    def __call__(self, position: Position) -> float:
        """Measure the giving and the processing of one set of orders, on a fresh copy."""
        game, orders = self.method.make(position[0]), position[1]
        game.build_caches()
        start = time.process_time()
        give(game, orders)
        given = time.process_time()
        game.process()
        end = time.process_time()
        self.giving += given - start
        self.calls += 1
        return end - start


def measure(engine: Any, positions: list[Position], seconds: float, passes: int) -> dict[str, Any]:
    """Run the timed loops and return every figure but the names of things."""
    method, candidates = choose_copy(engine, positions)
    times: dict[str, list[float]] = {"rounds": [], "listings": [], "copies": []}
    round_ = Round(method)
    tables = sweeps(positions, 0.0, building)
    for _ in range(passes):
        times["rounds"].append(sweeps(positions, seconds, round_))
        for game, _ in positions:
            game.build_caches()
        times["listings"].append(sweeps(positions, seconds, listing))
        times["copies"].append(sweeps(positions, seconds, method.measure))
    rates = {f"{what}_per_s": [1 / mean for mean in means] for what, means in times.items()}
    whole_round = statistics.median(times["rounds"])
    giving = round_.giving / round_.calls
    return {
        **{name: round(statistics.median(values), 2) for name, values in rates.items()},
        "copy_method": method.name,
        "copy_candidates": candidates,
        "per_call_us": {
            "round": round(whole_round * 1e6, 1),
            "of_which_set_orders": round(giving * 1e6, 1),
            "listing": round(statistics.median(times["listings"]) * 1e6, 1),
            "copy": round(statistics.median(times["copies"]) * 1e6, 1),
            "build_caches": round(tables * 1e6, 1),
        },
        "passes": {name: [round(value, 2) for value in values] for name, values in rates.items()},
    }


NOTES = [
    (
        "Positions: movement phases 5 to 25 of seeded games of random possible orders, one for each "
        "orderable location, on the standard map with the package's default rules; no history."
    ),
    (
        "rounds_per_s: time of set_orders (every power, expand=False) plus process() of one movement "
        "phase; the copy played on, and its tables, are made before the clock starts."
    ),
    (
        "listings_per_s: get_all_possible_orders() of the whole position. The package keeps no list "
        "between calls; the convoy and owner tables it reads are built by process() in play, so they "
        "are ready here, and their cost (per_call_us.build_caches) is not counted."
    ),
    "orders_per_listing: distinct orders; the package lists a fleet on a split coast twice.",
    (
        "copies_per_s: the fastest method of the public interface whose copies play as the original; "
        "the rebuilding of tables in a copy made without them is not counted."
    ),
    "The processor's time, whole sweeps over the positions, garbage collector off while a clock runs.",
]


def report(positions_wanted: int, seconds: float, seed: int, passes: int) -> dict[str, Any]:
    """Collect positions, measure, and return the object to print."""
    try:
        engine = importlib.import_module("diplomacy")
    except ImportError as error:
        sys.exit(f"this script needs the package diplomacy in the python that runs it: {error}")
    start = time.process_time()
    positions = collect(engine, positions_wanted, seed)
    collected = time.process_time() - start
    gc.collect()
    gc.freeze()
    units = [sum(len(power.units) for power in game.powers.values()) for game, _ in positions]
    listed = [
        len({order for orders in game.get_all_possible_orders().values() for order in orders})
        for game, _ in positions
    ]
    figures = measure(engine, positions, seconds, passes)
    return {
        "engine": "diplomacy",
        "version": importlib.metadata.version("diplomacy"),
        "python": platform.python_version(),
        "positions": len(positions),
        "positions_digest": digest(positions),
        "collection_s": round(collected, 2),
        "units_per_position": round(statistics.mean(units), 2),
        "orders_per_listing": round(statistics.mean(listed), 2),
        **figures,
        "notes": NOTES,
    }


def positive(text: str) -> int:
    """Read a count of at least one."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def main() -> None:
    """Read the arguments, measure, and print one JSON object."""
    parser = argparse.ArgumentParser(description="Measure the PyPI package diplomacy.")
    parser.add_argument("--positions", type=positive, default=200, help="positions to collect")
    parser.add_argument("--seconds", type=float, default=3.0, help="least time of a timed loop")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random games")
    parser.add_argument("--passes", type=positive, default=3, help="passes to take medians of")
    options = parser.parse_args()
    with contextlib.redirect_stdout(sys.stderr):
        result = report(options.positions, options.seconds, options.seed, options.passes)
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
