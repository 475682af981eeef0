"""Two servers on one PostgreSQL serve the same table live."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from arbitre.core.record import read_record
from arbitre.tables.house import House
from arbitre.tables.plan import Plan
from arbitre.tables.settings import Settings
from arbitre.tables.sight import Update
from tests.tables.postgres import Cluster
from tests.tables.rooms import Time, seats


@asynccontextmanager
async def two_houses(cluster: Cluster, bots: bool = False) -> AsyncIterator[list[House]]:
    store = cluster.database()
    settings = Settings(bots=bots, workers=1, now=Time())
    houses = [await House.open(store, settings) for _ in range(2)]
    try:
        yield houses
    finally:
        for house in houses:
            await house.close()


async def heard(updates: AsyncIterator[Update], lines: int) -> Update:
    """Until the listener has seen so many lines."""
    async for update in updates:
        if update.sight.lines >= lines:
            return update
    raise AssertionError


def test_each_sees_the_others_moves_as_they_happen(cluster: Cluster) -> None:
    async def story() -> None:
        async with two_houses(cluster) as (one, two):
            table = await one.create(Plan("tug", seats=seats("person person")))
            tokens = list(table.seats.values())
            here, there = one.listen(table.id, tokens), two.listen(table.id, tokens)
            assert (await anext(here)).sight == (await anext(there)).sight
            for number, (house, ear) in enumerate([(one, there), (two, here)] * 2):
                body = {"seat": ("one", "two")[number % 2], "move": "1"}
                await house.act(table.id, tokens, "move", body, f"k{number}")
                update = await heard(ear, number + 1)
                assert len(update.steps[-1].lines) == 1
            # drafts too, to the same seat elsewhere
            await one.draft(table.id, tokens, "one", ["2"], "en", tab="page")
            async for update in there:
                if "one" in update.sight.drafts:
                    break
            # and in one order, whoever keeps them: the page that wrote the first hears of the second
            page = one.listen(table.id, tokens, tab="page")
            first = (await anext(page)).sight.written["one"]
            await two.draft(table.id, tokens, "one", ["1"], "en", tab="other")
            news = await anext(page)
            assert (news.draft_only, news.sight.drafts["one"].lines) == (True, ("1",))
            assert update.sight.written["one"] == first < news.sight.written["one"]

    asyncio.run(asyncio.wait_for(story(), 30))


def test_when_both_act_at_once_each_act_counts_once(cluster: Cluster) -> None:
    async def story() -> None:
        async with two_houses(cluster) as (one, two):
            table = await one.create(Plan("power", seats=seats("person person person person")))
            tokens = list(table.seats.values())
            await two.sight(table.id)
            for number in range(6):
                # the same sheet is even sent to both servers
                await asyncio.gather(
                    *(
                        house.act(
                            table.id,
                            tokens,
                            "move",
                            {"seat": seat, "move": "-"},
                            f"{number} {seat}",
                        )
                        for house in (one, two)
                        for seat in table.seats
                    )
                )
            sights = [await heard(house.listen(table.id, tokens), 24) for house in (one, two)]
            assert [update.sight.lines for update in sights] == [24, 24]
            text = await one.record(table.id)
            assert text == await two.record(table.id)
            assert len(list(read_record(text).replay())) == 24

    asyncio.run(asyncio.wait_for(story(), 30))


def test_one_bot_moves_for_two_servers(cluster: Cluster) -> None:
    async def story() -> None:
        async with two_houses(cluster, bots=True) as (one, two):
            table = await one.create(Plan("tug", seats=seats("person random")))
            tokens = list(table.seats.values())
            await one.act(table.id, tokens, "move", {"seat": "one", "move": "1"}, "k")
            await heard(two.listen(table.id, tokens), 2)
            # the other server has it thought over too, in vain
            live = await two._cache.live(table.id)
            await two._scheduler.look_at(live)
            await one.act(table.id, tokens, "move", {"seat": "one", "move": "1"}, "l")
            await two._scheduler.look_at(await two._cache.live(table.id))
            await heard(two.listen(table.id, tokens), 4)
            while two._scheduler.tasks or one._scheduler.tasks:
                await asyncio.sleep(0.01)
            assert (await two.sight(table.id)).lines == 4

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_bot_whose_server_died_is_taken_over(cluster: Cluster) -> None:
    async def story() -> None:
        store = cluster.database()
        one = await House.open(store, Settings(bots=False))  # it will never let a bot think
        table = await one.create(Plan("tug", seats=seats("person random")))
        tokens = list(table.seats.values())
        await one.act(table.id, tokens, "move", {"seat": "one", "move": "1"}, "k")
        await one.close()
        two = await House.open(store, Settings(workers=1))
        await heard(two.listen(table.id, tokens), 2)
        await two.close()

    asyncio.run(asyncio.wait_for(story(), 60))
