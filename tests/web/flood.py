"""A running server under a flood of bad input, beside tables where people play: what it stands.

    python -m tests.web.flood [--requests 100000] [--tables 10] [--seed 1]

starts `arbitre serve` without its rate limits (they would hide what lies behind them), sends it bad bodies,
headers, keys, drafts, editions and records over sockets of its own, plays at the tables meanwhile as hints
say, reads pages as an innocent would, and prints what came of it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from arbitre.core.record import read_record
from arbitre.web.client import Client, Denied, RemoteTable
from tests.web.flood_input import Bad, Flood, Target

PLAYED = ("power", "sans_allies", "dead_reckoning")
FLOODERS = 4
PAUSE = 0.5
"""Seconds between two decisions of a person."""
PATIENCE = 60
"""Seconds after which an answer counts as lost."""


@dataclass
class Report:
    """What a flood did."""

    statuses: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    moves: int = 0
    games: int = 0
    waits: list[float] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)

    def text(self) -> str:
        """The report as lines."""
        waits = sorted(self.waits) or [0.0]
        counts = ", ".join(f"{status} {n}" for status, n in sorted(self.statuses.items()))
        late, slowest = waits[len(waits) * 99 // 100], waits[-1]
        lines = [
            f"requests {sum(self.statuses.values())}: {counts}",
            f"moves acknowledged meanwhile {self.moves}, whole games {self.games}",
            f"an innocent reader of {len(waits)} pages waited {waits[len(waits) // 2]:.3f} s (median)",
            f"  {late:.3f} s (99 %), {slowest:.3f} s (the longest)",
            f"memory in MB: {self.memory[0]} at the start, {max(self.memory)} at most",
            f"  {self.memory[-1]} at the end",
            *(f"FAILED {failure}" for failure in self.failures),
        ]
        return "\n".join(lines)


class Server:
    """`arbitre serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "server.log"
        where = ["--port", "0", "--db", str(folder / "tables.sqlite")]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "arbitre", "serve", "--no-open", "--no-limits", *where],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "LC_ALL": "en_GB.UTF-8"},
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]
        self.port = int(self.url.rpartition(":")[2])

    def memory(self) -> int:
        """What the process holds, in megabytes."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.partition("VmRSS:")[2].split()[0]) // 1024

    def stop(self) -> None:
        """End it; what it wrote stays."""
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


# -- people ----------------------------------------------------------------------------------


class Player:
    """Somebody alone at a table of a game, who plays on as long as the flood lasts."""

    def __init__(self, client: Client, game: str) -> None:
        self.client, self.game = client, game
        self.table: RemoteTable = self._table()

    def _table(self) -> RemoteTable:
        if self.game == "power":
            seats = [{"kind": "person"}] * 2
            return self.client.create(self.game, seats=seats, options={"rounds": 6})
        return self.client.create(self.game, seats=[{"kind": "person"}])

    def once(self, report: Report) -> None:
        """One decision; a finished game is checked, and another begun."""
        state = self.table.sight()["status"]
        if state["over"]:
            list(read_record(self.table.record()).replay())
            report.games += 1
            self.table = self._table()
            return
        for seat in state["awaited"]:
            move = self.table.hint(seat)["move"]
            before = self.table.sight()["status"]["lines"]
            answer = self.table.act("move", seat, move=move)
            if answer["again"]:
                report.failures.append(f"{self.game}: a move never made was acknowledged")
            report.moves += 1
            if len(state["awaited"]) == 1 and self.table.sight()["status"]["lines"] <= before:
                report.failures.append(f"{self.game}: a move was acknowledged and is not there")

    async def play(self, report: Report, ended: asyncio.Event) -> None:
        """Until it is over."""
        while not ended.is_set():
            try:
                await asyncio.to_thread(self.once, report)
            except (Denied, OSError) as problem:
                report.failures.append(f"{self.game}: {problem}")
                return
            await asyncio.sleep(PAUSE)


async def read_pages(url: str, tables: list[str], report: Report, ended: asyncio.Event) -> None:
    """An innocent reader: pages one after another, each timed."""
    addresses = [url + "/", url + "/rules/power", *(f"{url}/t/{table}" for table in tables)]
    number = 0
    while not ended.is_set():
        number += 1
        try:
            report.waits.append(
                await asyncio.to_thread(_fetched, addresses[number % len(addresses)])
            )
        except OSError as problem:
            report.failures.append(f"reader: {problem}")
        await asyncio.sleep(0.1)


def _fetched(address: str) -> float:
    """The seconds that a page took: measured where it is fetched, not where a thread is waited for."""
    begun = time.monotonic()
    with urlopen(address, timeout=PATIENCE) as answer:
        answer.read()
    return time.monotonic() - begun


# -- the flood -------------------------------------------------------------------------------


class Line:
    """A connection that bad requests go over; opened again where the server closed it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, bad: Bad) -> str:
        """Send a request; the status of its answer, or what happened instead."""
        if self._ends is None:
            self._ends = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        reader, writer = self._ends
        try:
            writer.write(bad.data)
            await writer.drain()
            if not bad.whole:
                return "hung up"
            return await asyncio.wait_for(self._answer(reader, bad), PATIENCE)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()
            return "closed"
        finally:
            if not bad.whole:
                self.close()

    async def _answer(self, reader: asyncio.StreamReader, bad: Bad) -> str:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = head.split()[1]
        length = head.partition("content-length:")[2].split("\r\n")[0].strip()
        if not bad.data.startswith(b"HEAD") and status not in ("204", "304"):
            if length:
                await reader.readexactly(int(length))
            elif "chunked" in head:
                while size := int((await reader.readuntil(b"\r\n")).strip(), 16):
                    await reader.readexactly(size + 2)
                await reader.readexactly(2)
        if "connection: close" in head or status == "101":
            self.close()
        return status

    def close(self) -> None:
        """Hang up the connection."""
        if self._ends is not None:
            self._ends[1].close()
            self._ends = None


def _victims(client: Client) -> tuple[list[Target], str]:
    """Tables of the flood's own, one of each kind, and a record to spoil."""
    found: list[Target] = []
    plans: list[dict[str, Any]] = [
        {"game": "power"},
        {"game": "sans_allies"},
        {"game": "dead_reckoning"},
        {"game": "sans_allies", "companion": True},
        {"game": "dead_reckoning", "companion": True},
    ]
    for plan in plans:
        made = client.create(
            seats=[{"kind": "person"}] * (2 if plan["game"] == "power" else 1), **plan
        )
        seat, secret = next(iter(made.created["seats"].items()))
        found.append(Target(made.id, seat, secret))
    return found, client.table(found[1].id, [found[1].secret]).record()


async def flood(requests: int, tables: int, seed: int, folder: Path) -> Report:
    """Everything at once, until so many requests were answered."""
    report = Report()
    people = ThreadPoolExecutor(tables + 2)  # each has a thread and waits for no other
    asyncio.get_running_loop().set_default_executor(people)
    server = Server(folder)
    try:
        client = Client(server.url)
        players = [Player(client, PLAYED[n % len(PLAYED)]) for n in range(tables)]
        victims, record = _victims(client)
        others = [Target(one.table.id, "", "") for one in players]
        for _ in range(20):
            await read_once(server.url)
        report.memory.append(server.memory())
        ended = asyncio.Event()
        tasks = [asyncio.create_task(one.play(report, ended)) for one in players]
        public = [one.id for one in others[:3]]
        tasks.append(asyncio.create_task(read_pages(server.url, public, report, ended)))
        left = [requests]
        await asyncio.gather(
            *(
                _pour(Flood(seed * 100 + n, victims, others, record), server, report, left)
                for n in range(FLOODERS)
            )
        )
        ended.set()
        await asyncio.gather(*tasks)
        for victim in victims:  # what was aimed at can still be looked at by its owner
            Client(server.url, [victim.secret]).table(victim.id).sight()
        report.memory.append(server.memory())
    finally:
        server.stop()
    log = server.log.read_text()
    if "Traceback" in log:
        report.failures.append("the server's log has a traceback:\n" + log[:4000])
    return report


async def read_once(url: str) -> None:
    """The front page, so that what is made once is made before memory is measured."""
    await asyncio.to_thread(_fetched, url + "/")


async def _pour(source: Flood, server: Server, report: Report, left: list[int]) -> None:
    line = Line(server.port)
    while left[0] > 0:
        left[0] -= 1
        bad = next(source)
        try:
            status = await line.send(bad)
        except TimeoutError:
            status = "lost"
            line.close()
        report.statuses[status] += 1
        if status in ("500", "lost") and len(report.failures) < 20:
            report.failures.append(f"{status} for {bad.kind}: {bad.data[:300]!r}")
        if left[0] % 500 == 0:
            report.memory.append(server.memory())
    line.close()


def main() -> None:
    """Run it from a shell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(flood(given.requests, given.tables, given.seed, Path(folder)))
    sys.stdout.write(report.text() + "\n")
    sys.exit(bool(report.failures))


if __name__ == "__main__":
    main()
