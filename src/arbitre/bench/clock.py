"""Timing: whole sweeps over the same positions, by the processor's time, the collector at rest."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from arbitre.bench.engines.harness import no_collection


def sweeps_per_second(prepare: Callable[[], list[Callable[[], object]]], seconds: float) -> float:
    """How many calls a second, over whole sweeps of what `prepare` gives; preparing is not timed."""
    calls, spent = 0, 0.0
    with no_collection():
        while spent < seconds:
            tasks = prepare()
            start = time.process_time()
            for task in tasks:
                task()
            spent += time.process_time() - start
            calls += len(tasks)
    return calls / spent


def start_seconds(command: list[str], times: int = 7) -> float:
    """The median time of a whole process."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


def import_seconds() -> float:
    """What `import arbitre` adds to a bare interpreter."""
    bare = start_seconds([sys.executable, "-c", "pass"])
    return start_seconds([sys.executable, "-c", "import arbitre"]) - bare
