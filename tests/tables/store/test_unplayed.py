"""Tables where nothing was ever played are removed after a week, with their secrets; all others stay."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from arbitre.tables.house import House
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import Refused
from arbitre.tables.run.identities import RENEWED, UNSEEN
from arbitre.tables.settings import Settings
from arbitre.tables.sight import Created
from arbitre.tables.store import identities, unplayed
from arbitre.tables.store.database import HEAD, Database, address
from arbitre.web import auth
from tests.tables.postgres import Cluster
from tests.tables.rooms import Room, Time, room, seats

DAY = 24 * 3600 * 1000
TWO = Plan("tug", seats=seats("person open"))


@asynccontextmanager
async def opened(store: str, time: Time, **more: Any) -> AsyncIterator[House]:
    house = await House.open(store, Settings(bots=False, now=time, **more))
    try:
        yield house
    finally:
        await house.close()


async def acted(house: House, table: Created, kind: str, **body: str) -> str:
    answer = await house.act(table.id, [table.host, *table.seats.values()], kind, body)
    return answer.table


async def answers(house: House, table: Created) -> str:
    """Empty where a table is there, else how it is said that it is not."""
    try:
        await house.sight(table.id)
    except Refused as refused:
        return f"{refused.status} {refused.message.key}"
    return ""


def written(store: str, *changes: str) -> None:
    database = Database(address(store))
    with database.writer.begin() as connection:
        for change in changes:
            connection.execute(sa.text(change))
    database.close()


def rows(store: str, question: str) -> list[object]:
    database = Database(address(store))
    with database.reader.connect() as connection:
        found = [row[0] for row in connection.execute(sa.text(question))]
    database.close()
    return found


def test_only_what_nobody_touched_for_a_week_goes(store: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            empty, moved, said, drafted, taken, over, ready = [
                await house.create(TWO) for _ in range(7)
            ]
            await acted(house, moved, "move", seat="one", move="1")
            await acted(house, said, "say", seat="one", text="is anybody there?")
            await house.draft(drafted.id, [drafted.seats["one"]], "one", ["1"], "en")
            await acted(house, taken, "take", seat="two", name="Bo")
            brought = await house.import_record(await house.record(moved.id))
            await acted(house, over, "resign", seat="one")
            again = Created(await acted(house, over, "rematch"), "", "", {})
        # a bot's sheet lies there, and waits for a person who never came
        written(
            store,
            "INSERT INTO acts (table_id, number, kind, seat, body, time)"
            f" VALUES ('{ready.id}', 2, 'hold', 'one', '{{\"move\": \"1\"}}', {time.now})",
        )
        time.passes(7 * DAY)
        async with opened(store, time) as house:
            young = await house.create(TWO)
            await house._sweeper.sweep()
            for kept in (empty, brought, ready):
                assert await answers(house, kept) == ""  # not a moment too soon
        time.passes(2)  # a rematch is a moment younger than what it follows
        async with opened(store, time, most_tables=8) as house:
            with pytest.raises(Refused) as caught:
                await house.create(TWO)
            assert caught.value.status == "full"
            await house._sweeper.sweep()
            for gone in (empty, ready):
                assert await answers(house, gone) == "unknown table-unknown"
                for token in (gone.host, gone.join, gone.seats["one"]):
                    with pytest.raises(Refused) as caught:
                        await house.find(token)
                    assert caught.value.message.key == "link-unknown"
            stay = (moved, said, drafted, taken, over, again, young, brought)
            kept_ids = {one.id for one in stay}
            for kept in stay:
                assert await answers(house, kept) == ""
            assert await house._store.count() == len(kept_ids)
        names = {"tables": "id", "acts": "table_id", "tokens": "table_id"}
        for table, column in names.items():
            assert set(rows(store, f"SELECT {column} FROM {table}")) == kept_ids

    asyncio.run(story())


def test_a_game_from_a_file_stays_twelve_weeks_longer(store: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            table = await house.create(TWO)
            await acted(house, table, "move", seat="one", move="1")
            brought = await house.import_record(await house.record(table.id))
        for days, said in ((13 * 7, ""), (1, "unknown table-unknown")):
            time.passes(days * DAY)
            async with opened(store, time) as house:
                await house._sweeper.sweep()
            async with opened(store, time) as house:
                assert (await answers(house, brought), await answers(house, table)) == (said, "")

    asyncio.run(story())


def test_a_replay_stays_as_long_as_somebody_looks_at_it(store: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            table = await house.create(TWO)
            await acted(house, table, "move", seat="one", move="1")
            record = await house.record(table.id)
            seen, forgotten = [await house.replay(record) for _ in range(2)]
        for weeks, said in ((12, ""), (12, ""), (14, "unknown table-unknown")):
            time.passes(weeks * 7 * DAY)
            async with opened(store, time) as house:
                await house._sweeper.sweep()
            async with opened(store, time) as house:
                assert await answers(house, Created(seen, "", "", {})) == said
                if not said:
                    await house.replays.seen(seen)
                    await house.replays.seen(seen)
        assert forgotten not in rows(store, "SELECT id FROM tables")

    asyncio.run(story())


def test_a_table_that_somebody_looks_at_stays(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unplayed, "MANY", 2)  # several slices

    async def story() -> None:
        time = Time()
        async with opened(file, time) as house:
            made = [await house.create(TWO) for _ in range(5)]
        time.passes(8 * DAY)
        async with opened(file, time) as house:
            await house.sight(made[3].id)
            await house._sweeper.sweep()
            assert [await answers(house, one) == "" for one in made] == [
                False, False, False, True, False,
            ]  # fmt: skip
            await acted(house, made[3], "move", seat="one", move="1")

    asyncio.run(story())


def test_it_happens_by_itself(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arbitre.tables.run.rounds.SWEEP", 1)  # at every round, not every hour

    async def story() -> None:
        time = Time()
        async with opened(file, time, unplayed=0) as house:
            await house.create(TWO)
        time.passes(8 * DAY)
        async with opened(file, time) as house:
            while await house._store.count():
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(story(), 30))


def test_who_never_played_is_forgotten_and_who_did_is_not(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identities, "MANY", 2)  # several slices

    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            idle = [await house.identities.make() for _ in range(5)]
            await house.identities.link(idle[0])
            gone, played = await house.identities.make(), await house.identities.make()
            unused, table = await house.create(TWO), await house.create(TWO)
            await house.identities.remember(gone, list(unused.seats.values()))
            await house.identities.remember(played, list(table.seats.values()))
            await acted(house, table, "move", seat="one", move="1")
        time.passes(8 * DAY)
        async with opened(store, time) as house:
            young = await house.identities.make()
            await house._sweeper.sweep()
            there = [bool(await house.identities.whose(one)) for one in (*idle, gone)]
            assert there == [False] * 6
            assert await house.identities.whose(played)
            assert await house.identities.whose(young)
            await house.identities.remember(gone, list(table.seats.values()))  # nobody's: no harm
        assert len(rows(store, "SELECT hash FROM devices")) == 2

    asyncio.run(story())


def test_who_cannot_come_back_is_forgotten_and_who_comes_is_not(store: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            left, stayed = await house.identities.make(), await house.identities.make()
            table = await house.create(TWO)
            await acted(house, table, "move", seat="one", move="1")
            for me in (left, stayed):
                await house.identities.remember(me, list(table.seats.values()))
            # the same week it is no news, and nothing is written
            assert not await house.identities.renew(stayed)
        time.passes(300 * DAY)
        async with opened(store, time) as house:
            assert await house.identities.renew(stayed)
            assert not await house.identities.renew(stayed)
            assert not await house.identities.renew("x" * 22)
            carried = await house.identities.use(await house.identities.link(stayed))
            await house._sweeper.sweep()
            assert await house.identities.whose(left)
        time.passes(150 * DAY)
        async with opened(store, time) as house:
            await house._sweeper.sweep()
            assert not await house.identities.whose(left)
            assert await house.identities.whose(stayed) == await house.identities.whose(carried)
            assert (await house.histories.of(stayed, ())) is not None
        assert len(rows(store, "SELECT identity FROM sittings")) == 1

    asyncio.run(story())


def test_a_cookie_is_gone_before_its_browser_is_forgotten() -> None:
    assert RENEWED < auth.AGE * 1000 < UNSEEN


def test_never_means_never(file: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(file, time) as house:
            table = await house.create(TWO)
        time.passes(1000 * DAY)
        async with opened(file, time, unplayed=0) as house:
            await house._sweeper.sweep()
            assert await answers(house, table) == ""

    asyncio.run(story())


def test_who_comes_while_it_is_removed_is_told_that_it_is_not_there(store: str) -> None:
    """Another server, or a request between two looks: the act is not taken into nothing."""

    async def story() -> None:
        async with room(store, TWO) as table:
            before = table.time.now + 1
            assert await table.house._store.remove(table.id, before)
            assert not await table.house._store.remove(table.id, before)
            refusals = []
            for _ in range(2):
                with pytest.raises(Refused) as caught:
                    await table.act("one", "move", key="the same", move="1")
                refusals.append(caught.value.status)
            assert refusals == ["busy", "unknown"]
            assert await answers(table.house, table.created) == "unknown table-unknown"
            # the first act comes first: then it stays
            other = Room(table.house, table.time, await table.house.create(TWO))
            await other.act("one", "move", move="1")
            assert not await table.house._store.remove(other.id, before)
            assert (await other.sight()).lines == 1

    asyncio.run(story())


def test_the_other_servers_hear_of_it(cluster: Cluster) -> None:
    async def story() -> None:
        store, time = cluster.database(), Time()
        async with opened(store, time) as one, opened(store, time) as two:
            table = await one.create(TWO)
            heard = [update async for update in _listened(two, table, one, time)]
            assert len(heard) == 1  # and then the line was closed
            assert await answers(two, table) == "unknown table-unknown"

    asyncio.run(asyncio.wait_for(story(), 30))


async def _listened(two: House, table: Created, one: House, time: Time) -> AsyncIterator[object]:
    async for update in two.listen(table.id):
        yield update
        assert await one._store.remove(table.id, time.now + 1)


def test_a_store_from_before_is_brought_up_to_date(store: str) -> None:
    async def story() -> None:
        async with room(store, "tug", "person person") as table:
            await table.act("one", "move", move="1")
            mine = table.secrets("two")
            await table.house.draft(table.id, mine, "two", ["1"], "en")
            await table.house.close()
            written(
                store,
                "DROP INDEX tokens_table",
                "ALTER TABLE drafts DROP COLUMN written",
                *(
                    f"DROP TABLE {name}"
                    for name in ("sittings", "devices", "identities", "tries", "days", "boxes")
                ),
                "UPDATE alembic_version SET version_num = '0001'",
            )
            async with opened(store, table.time) as house:
                there = Room(house, table.time, table.created)
                before = await there.sight("two")
                assert (before.drafts["two"].lines, before.written) == (("1",), {"two": 0})
                await house.draft(table.id, mine, "two", ["2"], "en")
                assert (await there.sight("two")).written["two"] > 0
                await there.act("two", "move", move="1")
                assert (await there.sight()).lines == 2
            assert rows(store, "SELECT version_num FROM alembic_version") == [HEAD]
            catalogue = "sqlite_master" if "://" not in store else "pg_indexes"
            name = "name" if "://" not in store else "indexname"
            assert "tokens_table" in rows(store, f"SELECT {name} FROM {catalogue}")

    asyncio.run(story())
