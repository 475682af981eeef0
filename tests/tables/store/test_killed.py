"""`kill -9` in the middle of a load of moves: nothing acknowledged is lost, nothing is done twice.

`pytest -m slow -s tests/tables/store/test_killed.py` does it 200 times on SQLite and 50 times on PostgreSQL,
in one store each, and prints what it counted.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

import pytest

from arbitre.core.record import read_record
from arbitre.tables.house import House
from arbitre.tables.log.keys import read_key
from arbitre.tables.settings import Settings
from tests.tables.load import asked

ROOT = Path(__file__).parents[3]
TABLES = 6
ACTS = 150
KILLS = {"sqlite": 200, "postgresql": 50}


@dataclass
class Killed:
    """What a server had acknowledged when it was killed: the tables' secrets, and keys in order."""

    tables: dict[str, list[str]] = field(default_factory=dict)
    keys: dict[str, list[str]] = field(default_factory=dict)

    @property
    def acknowledged(self) -> int:
        return sum(len(keys) for keys in self.keys.values())


def loaded_and_killed(store: str, acts: int) -> Killed:
    """A server with a load of its own, killed once so many acts were acknowledged."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.tables.load", store, str(TABLES)],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
    )
    assert process.stdout is not None
    killed = Killed()
    for line in process.stdout:  # also what it had said when it was killed
        first, *more = line.split()
        if first == "table":
            killed.tables[more[0]] = more[1:]
            killed.keys[more[0]] = []
        else:
            killed.keys[first] += more
        if killed.acknowledged == acts:
            os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    assert process.returncode == -signal.SIGKILL
    assert len(killed.tables) == TABLES
    assert killed.acknowledged >= acts
    return killed


async def kept(house: House, table: str) -> list[str]:
    """The keys in the store, in order: none is missing or there twice, and the numbers have no gap."""
    found = await house._store.load(table)
    assert found is not None
    assert [act.number for act in found[1]] == list(range(1, len(found[1]) + 1))
    keys = [read_key(act.key).text for act in found[1] if act.key]
    assert max(Counter(keys).values(), default=1) == 1
    return keys


async def check(house: House, table: str, killed: Killed, every: bool) -> bool:
    """All that was acknowledged is there and stays what it is; whether the one in flight was kept too."""
    mine, tokens = killed.keys[table], killed.tables[table]
    requests = list(islice(asked(), len(mine) + 1))
    assert [key for _, _, key in requests[:-1]] == mine
    found = await kept(house, table)
    assert found[: len(mine)] == mine
    assert len(found) <= len(mine) + 1  # one act at a time was on its way
    # the client that heard no answer sends it again, twice to be sure
    kind, body, key = requests[-1]
    in_flight = len(found) > len(mine)
    answers = [await house.act(table, tokens, kind, body, key) for _ in range(2)]
    assert [answer.repeated for answer in answers] == [in_flight, True]
    # and whatever else it is not sure of: nothing changes
    before = await house.sight(table, tokens)
    for kind, body, key in requests if every else requests[-4:]:
        assert (await house.act(table, tokens, kind, body, key)).repeated
    after = await house.sight(table, tokens)
    assert (after.lines, after.chat) == (before.lines, before.chat)
    assert await kept(house, table) == [key for _, _, key in requests]
    spoken = [line.text for line in after.chat]
    assert spoken == [str(number) for number in range(len(spoken))]
    list(read_record(await house.record(table, tokens)).replay())
    mine.append(requests[-1][2])
    return in_flight


def test_nothing_acknowledged_is_lost_and_nothing_doubled(store: str) -> None:
    killed = loaded_and_killed(store, ACTS)

    async def look() -> None:
        house = await House.open(store, Settings(bots=False))
        for table in killed.tables:
            await check(house, table, killed, every=True)
        await house.close()

    asyncio.run(look())


@pytest.mark.slow
def test_again_and_again_in_one_store(store: str) -> None:
    database = "postgresql" if "://" in store else "sqlite"
    rng = random.Random(10)
    all_killed: list[Killed] = []
    acknowledged = in_flight = 0

    async def look(killed: Killed) -> int:
        house = await House.open(store, Settings(bots=False))
        found = [await check(house, table, killed, every=False) for table in killed.tables]
        await house.close()
        return sum(found)

    async def look_again() -> None:
        """Every table of every server: what was right after its kill is right after all of them."""
        house = await House.open(store, Settings(bots=False))
        for killed in all_killed:
            for table, tokens in killed.tables.items():
                assert await kept(house, table) == killed.keys[table]
                list(read_record(await house.record(table, tokens)).replay())
        assert await house._store.count() == len(all_killed) * TABLES
        await house.close()

    for _ in range(KILLS[database]):
        killed = loaded_and_killed(store, rng.randint(1, 120))
        acknowledged += killed.acknowledged
        in_flight += asyncio.run(look(killed))
        all_killed.append(killed)
    asyncio.run(look_again())
    if database == "sqlite":
        with sqlite3.connect(store) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        connection.close()
    sys.stdout.write(
        f"\n{database}: {len(all_killed)} kills, {acknowledged} acts acknowledged, 0 lost, 0 doubled, 0 gaps;"
        f" of {len(all_killed) * TABLES} acts in flight {in_flight} were kept, all answered rightly\n"
    )
