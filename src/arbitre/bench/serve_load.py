"""The clients, in a process of their own: moves at scheduled times, whatever the server does meanwhile.

`python -m arbitre.bench.serve_load SIDE URL` reads one JSON object a line: what to do; and answers with one.
"""

from __future__ import annotations

import asyncio
import gc
import json
import math
import random
import resource
import sys
from collections import deque
from collections.abc import Iterator
from typing import Any

from arbitre.bench.serve_sides import SIDES, Match
from arbitre.bench.serve_wire import WireError

GRACE = 5.0
"""Seconds after the last send time in which an answer still counts as one."""
SEED = 1


class Seat:
    """One match and the send times that are due at it: a move waits until the one before was seen."""

    def __init__(self, match: Match, load: Load) -> None:
        self.match = match
        self.load = load
        self.due: deque[tuple[float, bool]] = deque()
        self.at = 0.0
        self.counts = False
        self.busy = False
        self.acknowledged = self.seen = False
        match.acknowledged = self.on_acknowledged
        match.seen = self.on_seen
        match.refused = load.refused

    def send(self, at: float, counts: bool) -> None:
        """A move is due, now or as soon as the one before is through."""
        if self.busy:
            self.due.append((at, counts))
        else:
            self._begin(at, counts)

    def _begin(self, at: float, counts: bool) -> None:
        self.busy, self.acknowledged, self.seen = True, False, False
        self.at, self.counts = at, counts
        self.match.send()

    def on_acknowledged(self) -> None:
        """The mover knows that their move counts."""
        if self.busy and not self.acknowledged:
            self.acknowledged = True
            self.load.took(self.load.acknowledged, self.at, self.counts)
            self._through()

    def on_seen(self) -> None:
        """The other one sees it."""
        if self.busy and not self.seen:
            self.seen = True
            self.load.took(self.load.seen, self.at, self.counts)
            self._through()

    def _through(self) -> None:
        if self.acknowledged and self.seen:
            self.busy = False
            self.match.moves += 1
            if self.due:
                self._begin(*self.due.popleft())


class Load:
    """One run: so many matches, so many moves a second."""

    def __init__(self, side: str, url: str) -> None:
        self.side = side
        self.url = url
        self.seats: list[Seat] = []
        self.loop = asyncio.get_running_loop()
        self.clear()

    def clear(self) -> None:
        """Forget all figures so far: the warm-up is over."""
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.refusals: list[str] = []

    def took(self, times: list[float], at: float, counts: bool) -> None:
        """A move that was due at a time has come through now."""
        if counts:
            times.append(self.loop.time() - at)

    def refused(self, why: str) -> None:
        """The server said no."""
        self.refusals.append(why)

    async def open(self, tables: int) -> None:
        """New matches, each with its two clients."""
        for _ in range(tables):
            self.seats.append(Seat(await asyncio.to_thread(SIDES[self.side], self.url), self))
        for start in range(0, tables, 20):
            some = self.seats[start : start + 20]
            await asyncio.gather(*(seat.match.connect() for seat in some))

    def close(self) -> None:
        """Close the connections of all tables."""
        for seat in self.seats:
            seat.match.close()
        self.seats = []

    async def run(self, tables: int, rate: float, warmup: float, seconds: float) -> dict[str, Any]:
        """Warm up, then measure; latencies count from the scheduled time."""
        await self.open(tables)
        self.clear()
        gc.collect()
        gc.disable()
        start = self.loop.time() + 0.1
        planned, cpu = 0, 0.0
        for number, gap in enumerate(schedule(rate, warmup + seconds)):
            at = start + gap
            counts = gap >= warmup
            if counts and not planned:
                cpu = _cpu()
            planned += counts
            wait = at - self.loop.time()
            if wait > 0:
                await asyncio.sleep(wait)
            self.seats[number % tables].send(at, counts)
        end = start + warmup + seconds
        while len(self.seen) < planned or len(self.acknowledged) < planned:
            if self.loop.time() > end + GRACE:
                break
            await asyncio.sleep(0.01)
        spent = _cpu() - cpu
        gc.enable()
        report = self._report(planned, rate, seconds, spent)
        self.close()
        return report

    async def play(self, tables: int, moves: int) -> dict[str, Any]:
        """New matches, so many moves at each, then everybody leaves: idle tables."""
        for start in range(0, tables, 50):
            await self.open(min(50, tables - start))
            for seat in self.seats:
                for _ in range(moves):
                    seat.send(self.loop.time(), False)
            while any(seat.busy for seat in self.seats) and not self.refusals:
                await asyncio.sleep(0.02)
            self.close()
        return {"tables": tables, "moves": moves, "refused": self.refusals[:3]}

    def _report(self, planned: int, rate: float, seconds: float, cpu: float) -> dict[str, Any]:
        missing = max(0, planned - len(self.seen))
        seen = sorted(self.seen) + [math.inf] * missing
        acknowledged = sorted(self.acknowledged)
        return {
            "rate": rate,
            "planned": planned,
            "acknowledged": len(acknowledged),
            "seen": len(self.seen),
            "per_s": len(acknowledged) / seconds,
            "ack_p50_ms": milliseconds(acknowledged, 0.5),
            "ack_p99_ms": milliseconds(acknowledged, 0.99),
            "p50_ms": milliseconds(seen, 0.5),
            "p99_ms": milliseconds(seen, 0.99),
            "max_ms": milliseconds(seen, 1.0),
            "client_cpu": cpu / seconds,
            "refused": self.refusals[:3],
        }


def schedule(rate: float, seconds: float) -> Iterator[float]:
    """When moves are due, from the same seed on every side: independent people, so many a second."""
    draw = random.Random(SEED)
    at = draw.expovariate(rate)
    while at < seconds:
        yield at
        at += draw.expovariate(rate)


def milliseconds(times: list[float], part: float) -> float | None:
    """A quantile of sorted times; None where that many never came.

    >>> milliseconds([0.001, 0.002, 0.003, 0.004], 0.5), milliseconds([], 0.5)
    (2.0, None)
    """
    if not times:
        return None
    found = times[max(0, math.ceil(part * len(times)) - 1)]
    return None if math.isinf(found) else round(found * 1000, 3)


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def _serve(side: str, url: str) -> None:
    load = Load(side, url)
    while True:
        line = await asyncio.to_thread(sys.stdin.readline)
        if not line:
            return
        job = json.loads(line)
        what = job.pop("do")
        try:
            answer = await (load.run(**job) if what == "run" else load.play(**job))
        except (WireError, OSError, ValueError) as problem:
            answer = {"failed": str(problem)[:200], "p99_ms": None}
            load.close()
        print(json.dumps(answer), flush=True)


def main() -> None:
    """Answer one line after the other."""
    side, url = sys.argv[1:]
    try:
        import uvloop
    except ImportError:
        asyncio.run(_serve(side, url))
    else:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_serve(side, url))


if __name__ == "__main__":
    main()
