"""`arbitre bench power`: our referee beside the PyPI package `diplomacy`, in the same run."""

from __future__ import annotations

import json
import shutil
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from arbitre.bench.clock import import_seconds, start_seconds, sweeps_per_second
from arbitre.bench.compare import Pass, Public, Say, by_turns, made_on, plain_beside, ratios
from arbitre.core.data import data_text
from arbitre.core.game import game
from arbitre.core.message import Value
from arbitre.core.words import Words
from arbitre.games.power.play.position import PowerPosition
from arbitre.games.power.rules.execution import Round
from arbitre.games.power.rules.listing import next_orders

PUBLIC = Public("diplomacy", ["diplomacy==1.1.2"])
FIGURES = ("rounds", "silent", "listings", "copies")
"""Rounds judged silently are set against the same rounds of the public engine, which tells nothing either."""
AIMS = {"rounds": 30, "silent": 40, "listings": 30, "copies": 60}

Task = Callable[[], object]


class Sample:
    """A position of a played game and the sheets that were written in it."""

    def __init__(self, line: str) -> None:
        data = json.loads(line)
        position = game("power").read(data["position"])
        assert isinstance(position, PowerPosition)
        self.position = position
        self.sheets: dict[str, str] = data["sheets"]


def samples() -> list[Sample]:
    """The committed positions, from rounds 5 to 25 of games between bots."""
    lines = data_text("arbitre.bench", "positions", "power.jsonl").splitlines()
    found = [Sample(line) for line in lines]
    # all games of one kind share one setting, as they do in play
    first = found[0].position.setting
    for sample in found:
        sample.position.setting = first
        sample.position.state.setting = first
    return found


def round_task(sample: Sample) -> Task:
    """Read all sheets and judge the round, rulings and events included, on a copy made before."""
    position = sample.position.copy()

    def task() -> object:
        return position.play_all(
            {seat: position.read(seat, text) for seat, text in sample.sheets.items()}
        )

    return task


def silent_task(sample: Sample) -> Task:
    """The same round, told to nobody, the sheets read before: as players try rounds out who search."""
    position = sample.position.copy()
    sheets = {seat: position.read(seat, text) for seat, text in sample.sheets.items()}

    def task() -> object:
        for seat, sheet in sheets.items():
            position.make_silent(seat, sheet)
        return position

    return task


def listing_task(sample: Sample) -> Task:
    """All next orders of the four seats, in notation."""
    state = sample.position.state

    def task() -> object:
        return [order.text for army in range(4) for order in next_orders(state, army, Round())]

    return task


TASKS: dict[str, Callable[[Sample], Task]] = {
    "rounds": round_task,
    "silent": silent_task,
    "listings": listing_task,
    "copies": lambda sample: sample.position.copy,
}


def measure(seconds: float) -> dict[str, float]:
    """One pass of our figures."""
    found = samples()

    def rate(make: Callable[[Sample], Task]) -> float:
        return sweeps_per_second(lambda: [make(sample) for sample in found], seconds)

    return {f"{name}_per_s": rate(make) for name, make in TASKS.items()}


def measure_unread(seconds: float) -> float:
    """Rounds a second when no order was ever read before: each sheet is parsed anew."""
    found = samples()

    def prepare() -> list[Task]:
        def forgetful(sample: Sample) -> Task:
            judge = round_task(sample)

            def task() -> object:
                sample.position.setting.reading.clear()
                return judge()

            return task

        return [forgetful(sample) for sample in found]

    return sweeps_per_second(prepare, seconds)


def run(seconds: float, passes: int, say: Say) -> dict[str, Any]:
    """All figures, our passes and the public engine's by turns; medians and ratios."""
    python = PUBLIC.python()
    measure(0.01)  # the first sweep fills the tables that a running referee has
    asked: dict[str, Callable[[], Pass]] = {
        "arbitre": lambda: measure(seconds),
        PUBLIC.name: lambda: PUBLIC.measure(python, seconds),
    }
    for plain in plain_beside("power"):
        asked[plain.name] = lambda plain=plain: plain.measure(plain.python(), seconds)  # type: ignore[misc]
    passed = by_turns(asked, passes, say)
    public = passed[PUBLIC.name][-1]
    for one in passed[PUBLIC.name]:
        one["silent_per_s"] = one["rounds_per_s"]
    rows = ratios(FIGURES, passed["arbitre"], passed[PUBLIC.name])
    if "plain" in passed:
        for name, row in ratios(FIGURES, passed["arbitre"], passed["plain"]).items():
            rows[name] |= {"plain_per_s": row["public_per_s"], "faster": row["ratio"]}
    found = samples()
    orders = [len(listing_task(sample)()) for sample in found]  # type: ignore[arg-type]
    return {
        "game": "power",
        "public_engine": f"diplomacy {public['version']}",
        "figures": rows,
        "unread_rounds_per_s": measure_unread(seconds),
        "import_s": import_seconds(),
        "help_s": _help_seconds(),
        "conditions": {
            **made_on(seconds, passes),
            "positions": len(found),
            "orders_per_round": statistics.mean(
                sum(len(text.split(";")) for text in sample.sheets.values()) for sample in found
            ),
            "orders_per_listing": statistics.mean(orders),
            "public_orders_per_listing": public["orders_per_listing"],
            "public_units": public["units_per_position"],
            "public_copy_method": public["copy_method"],
        },
        "notes": public["notes"],
    }


def _help_seconds() -> float | None:
    """How long the installed entry point takes to show its help."""
    found = shutil.which("arbitre", path=str(Path(sys.executable).parent))
    return start_seconds([found, "--help"]) if found else None


def report(figures: dict[str, Any], words: Words) -> list[str]:
    """The figures as lines of text."""
    engine = str(figures["public_engine"])
    conditions = figures["conditions"]
    title: dict[str, Value] = {
        "engine": engine,
        "passes": conditions["passes"],
        "seconds": str(conditions["seconds"]),
    }
    beside = "plain_per_s" in figures["figures"]["rounds"]
    head = "bench-head-plain" if beside else "bench-head"
    lines = [words.phrase("bench-title", title), words.phrase(head, {"engine": engine})]
    for name, row in figures["figures"].items():
        cells = [words.phrase(f"bench-{name}"), f"{row['ours_per_s']:.0f}"]
        if "plain_per_s" in row:
            cells += [f"{row['plain_per_s']:.0f}", f"{row['faster']:.1f}x"]
        cells += [f"{row['public_per_s']:.0f}", f"{row['ratio']:.1f}x", f"{AIMS[name]}x"]
        lines.append(" | ".join(cells))
    unread = figures["unread_rounds_per_s"]
    ratio = unread / figures["figures"]["rounds"]["public_per_s"]
    lines.append(words.phrase("bench-unread", {"value": f"{unread:.0f}", "ratio": f"{ratio:.1f}"}))
    lines.append(words.phrase("bench-import", {"value": f"{figures['import_s']:.3f}"}))
    if figures["help_s"] is not None:
        lines.append(words.phrase("bench-help", {"value": f"{figures['help_s']:.3f}"}))
    ours: dict[str, Value] = {
        "python": conditions["python"],
        "cores": conditions["cores"],
        "compiled": "yes" if conditions["compiled"] else "no",
        "positions": conditions["positions"],
        "orders": f"{conditions['orders_per_round']:.1f}",
        "listed": f"{conditions['orders_per_listing']:.0f}",
    }
    public: dict[str, Value] = {
        "engine": engine,
        "units": str(conditions["public_units"]),
        "listed": f"{conditions['public_orders_per_listing']:.0f}",
        "method": conditions["public_copy_method"],
    }
    return [*lines, words.phrase("bench-conditions", ours), words.phrase("bench-public", public)]
