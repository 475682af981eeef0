"""The store: what was acknowledged is there after a restart, on both databases; and what can go wrong."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
import stat
from pathlib import Path

import pytest

from arbitre.core.message import BadInput
from arbitre.core.words import LANGUAGES, Words
from arbitre.tables.house import House
from arbitre.tables.plan import ClockPlan, Plan
from arbitre.tables.refusal import Refused
from arbitre.tables.settings import Settings
from arbitre.tables.store.backup import back_up
from arbitre.tables.store.database import Database, address, data_folder
from arbitre.tables.store.store import StoreDown
from tests.keys import keyed
from tests.tables.postgres import Cluster, missing
from tests.tables.rooms import Room, Time, room, seats

FOUR = "person person person person"


def test_a_restart_finds_everything_as_it_was(store: str) -> None:
    async def story() -> None:
        async with room(store, "power", FOUR) as table:
            await table.act("green", "say", text="hello")
            for seat in table.tokens:
                await table.act(seat, "move", move="C HQ IX")
            await table.act("green", "move", key="the last", move="T HQ V8")
            blue = table.secrets("blue")
            await table.house.draft(table.id, blue, "blue", ["D HQ S8"], "fr")
            who = [(), ("green",), ("blue",), ("host",)]
            before = [await table.sight(*one) for one in who]
            record = await table.house.record(table.id)
            await table.house.close()
            house = await House.open(store, Settings(bots=False, now=table.time))
            again = Room(house, table.time, table.created)
            assert [await again.sight(*one) for one in who] == before
            assert await house.record(table.id) == record
            # the answer to the last act was lost on the way, and it is sent again
            answer = await again.act("green", "move", key="the last", move="T HQ V8")
            assert answer.repeated
            assert [await again.sight(*one) for one in who] == before
            await house.close()

    asyncio.run(story())


def test_many_acts_share_one_commit(store: str) -> None:
    async def story() -> None:
        house = await House.open(store, Settings(bots=False))
        made = [await house.create(Plan("tug", seats=seats("person person"))) for _ in range(20)]
        before = house._store.commits
        await asyncio.gather(
            *(
                house.act(one.id, [one.seats["one"]], "move", {"seat": "one", "move": "1"}, "k")
                for one in made
            )
        )
        assert house._store.commits - before < 20
        for one in made:
            assert (await house.sight(one.id)).lines == 1
        await house.close()

    asyncio.run(story())


def _opened(store: str) -> str:
    try:
        Database(address(store)).open()
    except BadInput as bad:
        return str(bad)
    return ""


def test_two_servers_may_start_at_once(store: str) -> None:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        assert pool.map(_opened, [store] * 4, chunksize=1) == [""] * 4


def said(problem: BadInput) -> list[str]:
    """The sentence in both languages."""
    spoken = [Words(lang, ["arbitre.core", "arbitre.tables"]) for lang in LANGUAGES]
    return [words.say(problem.message) for words in spoken]


def wrong(store: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        asyncio.run(House.open(store, Settings(bots=False)))
    assert all(said(caught.value))
    return caught.value


def test_a_store_that_cannot_be_opened_is_bad_input(tmp_path: Path) -> None:
    assert wrong(str(tmp_path / "nowhere" / "x.db")).message.args == {"problem": "missing"}
    assert wrong(str(tmp_path)).message.args == {"problem": "folder"}
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(b"this is no database at all " * 200)
    bad = wrong(str(garbage))
    assert (bad.where, bad.message.key) == (str(garbage), "store-corrupted")
    assert garbage.read_bytes().startswith(b"this is no database")
    for url in ("mysql://x/y", "://", "sqlite://"):
        assert wrong(url).message.key == "store-url"
    down = wrong("postgresql://nobody:hidden@127.0.0.1:9/arbitre")
    assert down.message.key == "store-down"
    assert "hidden" not in down.where + "".join(said(down))


def test_a_damaged_file_is_noticed_and_left_alone(file: str) -> None:
    async def fill() -> None:
        async with room(file, "power", FOUR) as table:
            for seat in table.tokens:
                await table.act(seat, "move", move="C HQ IX")

    asyncio.run(fill())
    path = Path(file)
    data = bytearray(path.read_bytes())
    for page in range(1, len(data) // 4096):
        data[page * 4096 : page * 4096 + 200] = b"\xff" * 200
    path.write_bytes(bytes(data))
    assert wrong(file).message.key == "store-corrupted"
    assert path.read_bytes() == bytes(data)


def test_a_store_of_a_newer_version_is_refused(file: str) -> None:
    Database(address(file)).open()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert wrong(file).message.key == "store-newer"


def test_the_store_lies_in_the_users_folder_and_is_his_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert data_folder() == tmp_path / "arbitre"

    async def story() -> None:
        await (await House.open("", Settings(bots=False))).close()

    asyncio.run(story())
    made = tmp_path / "arbitre" / "tables.sqlite"
    assert stat.S_IMODE(made.stat().st_mode) == 0o600


def test_a_secret_is_stored_as_its_hash_alone(file: str) -> None:
    async def story() -> Room:
        async with room(file, "tug", "person open") as table:
            await table.sits("two")
            return table

    table = asyncio.run(story())
    database = Database(address(file))
    copy = Path(file).with_name("copy.db")
    back_up(database, copy)
    for token in (*table.tokens.values(), table.created.host, table.created.join):
        assert token.encode() not in copy.read_bytes()


def test_a_backup_is_a_store_of_its_own(store: str, tmp_path: Path) -> None:
    async def story() -> None:
        copy = tmp_path / "copy.db"
        async with room(store, "tug", "person person") as table:
            await table.act("one", "move", move="3")
            await asyncio.gather(
                table.house.backup(copy), *(table.act("two", "say", text=str(n)) for n in range(9))
            )
            await table.act("two", "move", move="3")
            assert stat.S_IMODE(copy.stat().st_mode) == 0o600
            assert sorted(path.name for path in tmp_path.iterdir() if "tmp" in path.name) == []
            house = await House.open(str(copy), Settings(bots=False, now=table.time))
            there = Room(house, table.time, table.created)
            assert (await there.sight("one")).lines == 1
            await there.act("two", "move", move="1")
            await house.close()
            for bad in (tmp_path, tmp_path / "no" / "x"):
                with pytest.raises(BadInput, check=keyed("backup-file")):
                    await table.house.backup(bad)

    asyncio.run(story())


def test_a_backup_never_replaces_the_store_itself(file: str) -> None:
    database = Database(address(file))
    database.open()
    with pytest.raises(BadInput, check=keyed("backup-itself")):
        back_up(database, Path(file))
    database.close()


def test_when_the_store_fails_nothing_is_taken_and_a_retry_is(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            store = table.house._store

            async def down(*_: object) -> bool:
                raise StoreDown("away")

            with monkeypatch.context() as patch:
                patch.setattr(store, "write", down)
                busy = await table.refused("one", "move", move="1")
                assert (busy.status, busy.message.key) == ("busy", "store-busy")
                assert (await table.sight("one")).lines == 0
            await table.act("one", "move", move="1")
            assert (await table.sight("one")).lines == 1

    asyncio.run(story())


def test_an_act_that_was_kept_although_the_answer_failed_is_not_done_twice(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            store = table.house._store
            real = store.write

            async def in_doubt(item: object) -> bool:
                await real(item)  # type: ignore[arg-type]
                raise StoreDown("while committing")

            with monkeypatch.context() as patch:
                patch.setattr(store, "write", in_doubt)
                assert (await table.refused("one", "say", text="hello")).status == "busy"
                with pytest.raises(Refused):
                    await table.act("one", "move", key="in doubt", move="1")
            answer = await table.act("one", "move", key="in doubt", move="1")
            sight = await table.sight("one")
            assert (answer.repeated, sight.lines, len(sight.chat)) == (True, 1, 1)

    asyncio.run(story())


def test_postgresql_may_go_away_and_come_back() -> None:
    if missing():
        pytest.skip(missing())
    cluster = Cluster()

    async def story() -> None:
        async with room(cluster.database(), "tug", "person person") as table:
            heard: list[int] = []

            async def listen() -> None:
                async for update in table.house.listen(table.id):
                    heard[:] = [update.sight.lines]

            task = asyncio.ensure_future(listen())
            await table.act("one", "move", move="1")
            await asyncio.to_thread(cluster.stop)
            with pytest.raises(Refused) as caught:
                await table.act("two", "move", key="two's move", move="2")
            assert caught.value.status == "busy"
            # what is in memory can still be looked at
            assert (await table.sight("two")).lines == 1
            with pytest.raises(Refused) as caught:
                await table.house.create(Plan("tug", seats=seats("person person")))
            assert caught.value.status == "busy"
            await asyncio.to_thread(cluster.start)
            await table.act("two", "move", key="two's move", move="2")
            assert (await table.sight("two")).lines == 2
            while heard != [2]:
                await asyncio.sleep(0.01)
            task.cancel()

    try:
        asyncio.run(asyncio.wait_for(story(), 60))
    finally:
        cluster.remove()


def test_idle_tables_leave_memory_and_come_back(file: str) -> None:
    async def story() -> None:
        house = await House.open(file, Settings(bots=False, most_live=3, now=Time()))
        made = [await house.create(Plan("tug", seats=seats("person person"))) for _ in range(9)]
        await house.tick()
        assert len(house._cache.lives) == 3
        for one in made:
            answer = await house.act(
                one.id, [one.seats["one"]], "move", {"seat": "one", "move": "1"}, "k"
            )
            assert answer.revision == 2
        await house.close()

    asyncio.run(story())


def test_a_finished_game_leaves_memory_before_one_that_goes_on(file: str) -> None:
    async def story() -> None:
        house = await House.open(file, Settings(bots=False))
        ended, going = [
            await house.create(Plan("tug", seats=seats("person person"))) for _ in range(2)
        ]
        await house.act(ended.id, [ended.seats["one"]], "resign", {"seat": "one"}, "k")
        assert (await house.sight(ended.id)).over
        lives = house._cache.lives
        for live in lives.values():
            live.used -= 60
        await house.tick()
        assert list(lives) == [going.id]
        assert (await house.sight(ended.id)).over  # and it comes back for who asks
        await house.close()

    asyncio.run(story())


def test_a_table_that_cannot_be_built_stops_no_other(file: str) -> None:
    """A game that was uninstalled, a row that was damaged: the list and the clocks of others go on."""

    async def story() -> None:
        clock = ClockPlan(per_move=60, at_end="loss")
        plan = Plan("tug", seats=seats("person person"), clock=clock)
        time = Time()
        house = await House.open(file, Settings(bots=False, now=time))
        made = [await house.create(plan) for _ in range(2)]
        await house.close()
        bad, good = sorted(made, key=lambda one: one.id)
        with sqlite3.connect(file) as broken:
            broken.execute("UPDATE acts SET body = '{}' WHERE table_id = ?", [bad.id])
        time.passes(120_000)
        house = await House.open(file, Settings(bots=False, now=time))
        await house.tick()
        assert (await house.sight(good.id)).over  # its clock spoke
        tokens = [bad.host, good.host]
        assert [line.id for line in await house.mine(tokens)] == [good.id]
        await house.close()

    asyncio.run(story())
