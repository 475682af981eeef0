"""A store in trouble: a line in the log when it goes, one when it is back, and nothing taken meanwhile."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from pathlib import Path

import pytest

from arbitre.cli import run
from arbitre.core.message import BadInput
from arbitre.tables.house import House
from arbitre.tables.plan import ClockPlan, Plan
from arbitre.tables.refusal import Refused
from arbitre.tables.settings import Settings
from arbitre.tables.store.database import Database, address
from arbitre.tables.store.health import READING, WRITING, StoreHealth
from tests.keys import keyed
from tests.tables.postgres import Cluster, missing
from tests.tables.rooms import Room, Time, room, seats


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log of the tables has, and nothing of it twice."""
    return [found.getMessage() for found in caplog.records if found.name == "arbitre.tables"]


async def until_back(caplog: pytest.LogCaptureFixture) -> None:
    while not any(line.endswith("is back") for line in lines(caplog)):
        await asyncio.sleep(0.05)


async def busy(table: Room, seat: str, move: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        await table.act(seat, "move", key=key, move=move)
    assert caught.value.status == "busy"


def test_a_database_that_stops_is_told_once_and_so_is_its_return(
    caplog: pytest.LogCaptureFixture,
) -> None:
    if missing():
        pytest.skip(missing())
    cluster = Cluster()

    async def story() -> None:
        async with room(cluster.database(), "tug", "person person") as table:
            await asyncio.to_thread(cluster.stop)
            for number in range(5):
                await busy(table, "one", "1", f"key {number}")
                with pytest.raises(Refused):
                    await table.house.find("x" * 22)
            (gone,) = lines(caplog)
            assert "is away" in gone
            await asyncio.to_thread(cluster.start)
            await until_back(caplog)  # nobody has to act for it
            await table.act("one", "move", move="1")
            assert len(lines(caplog)) == 2

    try:
        asyncio.run(asyncio.wait_for(story(), 60))
    finally:
        cluster.remove()


def test_no_password_stands_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    trouble = StoreHealth(Database(address("postgresql://me:hid%40den@127.0.0.1:9/arbitre")))
    trouble.note_success(WRITING)
    for _ in range(3):
        trouble.note_failure(WRITING, OSError("no entry for hid@den\nat line two"))
        trouble.note_failure(READING, OSError("nor here"))
    trouble.note_success(WRITING)
    assert len(lines(caplog)) == 1  # reading has not come back
    trouble.note_success(READING)
    trouble.note_success(READING)
    assert lines(caplog) == [
        "the store postgresql://me:***@127.0.0.1:9/arbitre is away (writing): no entry for ***",
        "the store postgresql://me:***@127.0.0.1:9/arbitre is back",
    ]


def test_a_file_taken_away_is_noticed_and_goes_on_when_it_is_back(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            await table.act("one", "move", move="1")
            path, aside = Path(file), Path(file + ".aside")
            path.rename(aside)
            for _ in range(3):
                await busy(table, "two", "2", "two's move")
            assert (await table.sight("two")).lines == 1  # what is in memory can be looked at
            with pytest.raises(Refused) as caught:
                await table.house.create(Plan("tug", seats=seats("person person")))
            assert caught.value.status == "busy"
            assert not path.exists()  # nor is an empty one made
            # another file in its place is another store
            shutil.copy(aside, path)
            await busy(table, "two", "2", "two's move")
            path.unlink()
            aside.rename(path)
            await until_back(caplog)
            await table.act("two", "move", key="two's move", move="2")
            assert (await table.sight("two")).lines == 2
            assert ["is away" in line for line in lines(caplog)] == [True, False]
            await table.house.close()
            house = await House.open(file, Settings(bots=False, now=table.time))
            assert (await house.sight(table.id)).lines == 2
            await house.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_byte_of_the_schema_changed_is_one_sentence(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(address(file))
    database.open()
    database.close()
    path = Path(file)
    whole = path.read_bytes()
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    for word in (b"FOREIGN", b"tables_wake", b"REFERENCES", b"sqlite_autoindex_acts_1"):
        bent = bytearray(whole)
        bent[whole.index(word) + 2] = 0xFF  # no letter of any alphabet begins so
        path.write_bytes(bytes(bent))
        with pytest.raises(BadInput, check=keyed("store-corrupted")):
            Database(address(file)).open()
        assert path.read_bytes() == bytes(bent)
    assert run(["serve", "--no-open", "--port", "0", "--db", file]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert file in err


def test_a_table_that_fails_is_logged_once(file: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        clock = ClockPlan(per_move=60, at_end="loss")
        time = Time()
        house = await House.open(file, Settings(bots=False, now=time))
        bad = await house.create(Plan("tug", seats=seats("person person"), clock=clock))
        await house.close()
        with sqlite3.connect(file) as broken:
            broken.execute("UPDATE acts SET body = '{}' WHERE table_id = ?", [bad.id])
        broken.close()
        time.passes(120_000)
        house = await House.open(file, Settings(bots=False, now=time))
        for _ in range(3):
            await house.tick()
        await house.close()
        assert lines(caplog) == [f"table {bad.id}"]

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
