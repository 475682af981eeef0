"""`arbitre bench serve`: our server beside boardgame.io's on loopback, driven alike in the same run."""

from __future__ import annotations

import json
import math
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from arbitre.bench.compare import Say
from arbitre.bench.serve_servers import (
    PUBLIC,
    Missing,
    Server,
    our_server,
    public_modules,
    public_server,
)

OURS, FILES, MEMORY = "arbitre", "files", "memory"
"""Arbitre with its store, and boardgame.io with its file store or with nothing but memory."""
HELD_MS = 100.0
HELD_PART = 0.99
"""A rate is held when so many milliseconds are not passed by 99 of 100, and so many are acknowledged."""
MOST_RATE = 50_000.0
HALVINGS = 3
WARM_TABLES = 20
IDLE_MOVES = 10
SETTLING = 1.0

Figures = dict[str, Any]
Start = Callable[[], AbstractContextManager[Server]]


@dataclass(frozen=True)
class Wanted:
    """What is measured: `probe` are the seconds of each try at a rate, 0: no search for the highest."""

    seconds: float = 60.0
    warmup: float = 10.0
    tables: int = 200
    rate: float = 100.0
    idle: int = 1000
    probe: float = 10.0
    db: str = ""


class Side:
    """One server and the clients that go with it; every run has fresh processes and a fresh store."""

    def __init__(self, name: str, start: Start) -> None:
        self.name = name
        self.start = start
        self.protocol = "arbitre" if name == OURS else "boardgame"

    def load(self, tables: int, rate: float, warmup: float, seconds: float) -> Figures:
        """One run under load."""
        with self.start() as server, clients(self.protocol, server.url) as ask:
            job = {"tables": tables, "rate": rate, "warmup": warmup, "seconds": seconds}
            found = ask({"do": "run", **job})
            if not server.runs:
                found["failed"] = "the server ended"
            return found

    def idle(self, tables: int) -> Figures:
        """What a table costs in memory that was played at and left."""
        with self.start() as server, clients(self.protocol, server.url) as ask:
            ask({"do": "play", "tables": min(WARM_TABLES, tables), "moves": IDLE_MOVES})
            time.sleep(SETTLING)
            before = server.memory()
            found = ask({"do": "play", "tables": tables, "moves": IDLE_MOVES})
            time.sleep(SETTLING)
            after = server.memory()
        per = None if before is None or after is None else max(0, after - before) / tables
        return {"bytes_per_table": per, "before": before, "after": after, **found}


@contextmanager
def clients(protocol: str, url: str) -> Iterator[Callable[[Figures], Figures]]:
    """The process of the clients: give it a job, wait for its figures."""
    command = [sys.executable, "-m", "arbitre.bench.serve_load", protocol, url]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    jobs, answers = process.stdin, process.stdout

    def ask(job: Figures) -> Figures:
        jobs.write(json.dumps(job) + "\n")
        jobs.flush()
        line = answers.readline()
        found: Figures = json.loads(line) if line else {"failed": "the clients ended"}
        return found

    try:
        yield ask
    finally:
        process.kill()
        process.communicate()


def held(found: Figures) -> bool:
    """Whether a server kept up with a rate.

    >>> held({"planned": 100, "acknowledged": 99, "p99_ms": 99.0})
    True
    >>> held({"planned": 100, "acknowledged": 100, "p99_ms": None})
    False
    """
    if found.get("failed") or found.get("refused") or found["p99_ms"] is None:
        return False
    many = found["acknowledged"] >= HELD_PART * found["planned"]
    return bool(many and found["p99_ms"] < HELD_MS)


class Search:
    """The highest rate held: doubled until it is too much, then halved towards; a failure counts twice."""

    def __init__(self, start: float) -> None:
        self.tries: list[Figures] = []
        self.low, self.high = 0.0, math.inf
        self.rate = start
        self._failed = False
        self._halvings = HALVINGS

    @property
    def over(self) -> bool:
        """Whether nothing is left to try."""
        bounded = self.low > 0.0 and not math.isinf(self.high)
        return self._halvings == 0 if bounded else not 1 <= self.rate <= MOST_RATE

    def take(self, found: Figures) -> None:
        """What came of a try at `rate`; sets the next one."""
        good = held(found)
        self.tries.append({"asked": self.rate, "held": good, **found})
        if not good and not self._failed:
            self._failed = True  # once more
            return
        self._failed = False
        between = self.low > 0.0 and not math.isinf(self.high)
        if good:
            self.low = self.rate
        else:
            self.high = self.rate
        self._halvings -= between
        if math.isinf(self.high):
            self.rate *= 2
        elif self.low == 0.0:
            self.rate /= 2
        else:
            self.rate = round(math.sqrt(self.low * self.high), 1)

    def figures(self) -> Figures:
        """The rate, what was acknowledged at it, and all tries."""
        best = [one["per_s"] for one in self.tries if one["held"] and one["asked"] == self.low]
        return {"rate": self.low, "per_s": best[-1] if best else 0.0, "tries": self.tries}


def highest(probes: Mapping[str, Callable[[float], Figures]], start: float) -> Figures:
    """The search of every side, one try each in turn: what else the machine does hits all alike."""
    searches = {name: Search(start) for name in probes}
    while not all(search.over for search in searches.values()):
        for name, search in searches.items():
            if not search.over:
                search.take(probes[name](search.rate))
    return {name: search.figures() for name, search in searches.items()}


def run(wanted: Wanted, say: Say) -> Figures:
    """Everything: a steady load, the highest rate held, idle tables; all sides by turns."""
    _many_files()
    starts: dict[str, Start] = {OURS: partial(our_server, wanted.db)}
    missing = ""
    try:
        modules = public_modules()
        starts[FILES] = partial(public_server, modules, True)
        starts[MEMORY] = partial(public_server, modules, False)
    except Missing as found:
        missing = str(found)
    sides = [Side(name, start) for name, start in starts.items()]
    figures: Figures = {"steady": {}, "highest": {}, "idle": {}}
    for side in sides:
        say(f"{side.name}: {wanted.tables} × {wanted.rate:g}/s, {wanted.seconds:g} s")
        figures["steady"][side.name] = side.load(
            wanted.tables, wanted.rate, wanted.warmup, wanted.seconds
        )
    if wanted.probe:
        probes = {side.name: partial(_probe, side, wanted, say) for side in sides}
        figures["highest"] = highest(probes, wanted.rate)
    for side in sides if wanted.idle else []:
        say(f"{side.name}: {wanted.idle} idle")
        figures["idle"][side.name] = side.idle(wanted.idle)
    return {
        "figures": figures,
        "ratios": ratios(figures),
        "public_engine": PUBLIC,
        "public_missing": missing,
        "conditions": {
            **{key: value for key, value in asdict(wanted).items() if key != "db"},
            "store": "postgresql" if wanted.db.startswith("postgres") else "sqlite",
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
            "held_ms": HELD_MS,
            "idle_moves": IDLE_MOVES,
        },
    }


def _probe(side: Side, wanted: Wanted, say: Say, rate: float) -> Figures:
    found = side.load(wanted.tables, rate, wanted.probe / 3, wanted.probe)
    say(f"{side.name}: {rate:g}/s: p99 {found.get('p99_ms')} ms")
    return found


def ratios(figures: Figures) -> Figures:
    """Ours through theirs, for every figure that both have."""
    found: Figures = {}
    picks: dict[str, Callable[[str], Any]] = {
        "per_s": lambda name: figures["steady"][name].get("per_s"),
        "p50": lambda name: figures["steady"][name].get("p50_ms"),
        "p99": lambda name: figures["steady"][name].get("p99_ms"),
        "highest": lambda name: figures["highest"].get(name, {}).get("rate"),
        "idle": lambda name: figures["idle"].get(name, {}).get("bytes_per_table"),
    }
    for figure, pick in picks.items():
        ours = pick(OURS)
        for name in figures["steady"]:
            if name != OURS and ours is not None and pick(name):
                found.setdefault(figure, {})[name] = ours / pick(name)
    return found


def _many_files() -> None:
    """A client has two connections: let the processes that we start open as many files as they may."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
