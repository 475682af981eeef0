"""`arbitre backup` from another process while tables go on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from arbitre.tables.house import House
from arbitre.tables.settings import Settings
from tests.tables.rooms import Room, room


def backup(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "arbitre", "backup", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_backup_while_a_server_runs(lang: str, file: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            await table.act("one", "move", move="1")
            copy = str(tmp_path / "copy.db")
            done = await asyncio.to_thread(backup, copy, "--db", file, "--lang", lang)
            assert (done.returncode, done.stderr) == (0, "")
            assert copy in done.stdout
            await table.act("two", "move", move="1")
            house = await House.open(copy, Settings(bots=False, now=table.time))
            assert (await Room(house, table.time, table.created).sight()).lines == 1
            await house.close()

    asyncio.run(story())


def test_what_cannot_be_copied_is_one_line(file: str, tmp_path: Path) -> None:
    for words in (
        (str(tmp_path / "x"), "--db", str(tmp_path / "nothing.db")),
        (str(tmp_path / "x"), "--db", "mysql://x/y"),
        (str(tmp_path / "x"), "--db", "postgresql://nobody@127.0.0.1:9/x"),
    ):
        done = backup(*words)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert done.stderr.startswith("arbitre: ")
    assert list(tmp_path.iterdir()) == []
