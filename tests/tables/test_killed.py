"""`kill -9` in the middle of a load of moves: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

from arbitre.core.record import read_record
from arbitre.tables.house import House, Settings
from arbitre.tables.keys import read_key

ROOT = Path(__file__).parents[2]
TABLES = 6
ACTS = 150


def loaded_and_killed(store: str) -> tuple[dict[str, list[str]], list[tuple[str, str]]]:
    """The tables with their secrets, and the acts that were acknowledged before the end."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.tables.load", store, str(TABLES)],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
    )
    assert process.stdout is not None
    lines: list[list[str]] = []
    for line in process.stdout:
        lines.append(line.split())
        if len(lines) == ACTS + TABLES:
            os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    assert process.returncode == -signal.SIGKILL
    tables = {words[1]: words[2:] for words in lines if words[0] == "table"}
    return tables, [(words[0], words[1]) for words in lines if words[0] != "table"]


def request(kind: str, number: str) -> dict[str, str]:
    """What was asked for by a key."""
    return {"move": {"move": "1"}, "say": {"text": number}, "undo": {}}[kind]


def test_nothing_acknowledged_is_lost_and_nothing_doubled(store: str) -> None:
    tables, acknowledged = loaded_and_killed(store)
    assert len(tables) == TABLES
    assert len(acknowledged) >= ACTS

    async def look() -> None:
        house = await House.open(store, Settings(bots=False))
        for name, tokens in tables.items():
            found = await house._store.load(name)
            assert found is not None
            log = found[1]
            assert [act.number for act in log] == list(range(1, len(log) + 1))
            kept = Counter(read_key(act.key).text for act in log if act.key)
            assert max(kept.values()) == 1
            mine = [key for table, key in acknowledged if table == name]
            assert set(mine) <= set(kept)
            # one act at a time was on its way
            assert len(set(kept) - set(mine)) <= 1
            # every key again, as a client would that heard no answer: nothing changes
            before = await house.look(name, tokens)
            for act in log[1:]:
                key = read_key(act.key).text
                kind, _, number = key.partition("-")
                body = {"seat": act.seat, **request(kind, number)}
                assert (await house.act(name, tokens, kind, body, key)).again
            after = await house.look(name, tokens)
            assert (after.lines, after.chat) == (before.lines, before.chat)
            spoken = [line.text for line in after.chat]
            assert spoken == [str(number) for number in range(len(spoken))]
            list(read_record(await house.record(name, tokens)).replay())
        await house.close()

    asyncio.run(look())
