"""Bots that play among themselves never keep a person waiting, whatever they think about."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from arbitre.tables.house import House
from arbitre.tables.plan import Plan
from arbitre.tables.run.turns import Turns
from arbitre.tables.run.workers import Thought, Workers
from arbitre.tables.settings import Settings
from tests.tables.rooms import Room, Time, seats
from tests.tables.run.test_bots import job, lines

LONG = 600.0


@asynccontextmanager
async def working(count: int) -> AsyncIterator[Workers]:
    workers = Workers(count)
    try:
        yield workers
    finally:
        await workers.close()


def begun(workers: Workers, bot: str, person: bool) -> asyncio.Task[Thought]:
    return asyncio.ensure_future(workers.think(job(bot), LONG, person))


async def stopped(*tasks: asyncio.Task[Thought]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def processes(workers: Workers, count: int) -> None:
    while len(workers._all) < count:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_person_is_answered_while_bots_alone_think_for_ever(count: int) -> None:
    async def story() -> None:
        async with working(count) as workers:
            endless = [begun(workers, "slow", person=False) for _ in range(4)]
            most = max(1, count - 1)
            await processes(workers, most)
            for _ in range(3):
                assert (await workers.think(job("random"), LONG)).move in "123"
            # one process for people, and no more than were asked for with the one exception
            assert len(workers._all) == most + 1 == max(2, count)
            assert not any(task.done() for task in endless)
            await stopped(*endless)
            # nothing is left of what was cancelled, waiting or under way
            for person in (True, False):
                assert (await workers.think(job("random"), LONG, person)).move in "123"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_people_go_first_and_then_whoever_came_first() -> None:
    async def story() -> None:
        async with working(1) as workers:
            first = begun(workers, "slow", person=True)
            await processes(workers, 1)
            order: list[str] = []

            async def ask(name: str) -> None:
                await workers.think(job("random"), LONG, name.startswith("person"))
                order.append(name)

            waiting = [
                asyncio.ensure_future(ask(name))
                for name in ("bots 1", "person 1", "bots 2", "person 2")
            ]
            await asyncio.sleep(0)
            assert order == []
            await stopped(first)
            await asyncio.gather(*waiting)
            assert order == ["person 1", "person 2", "bots 1", "bots 2"]
            assert len(workers._all) == 1  # bots alone never ask for a second process

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_place_given_to_somebody_who_has_gone_is_given_on() -> None:
    async def story() -> None:
        turns = Turns(1)
        entered: list[str] = []

        async def visit(name: str, leave: asyncio.Event) -> None:
            async with turns.turn(True):
                entered.append(name)
                await leave.wait()

        done = {name: asyncio.Event() for name in "abcd"}
        tasks = {name: asyncio.ensure_future(visit(name, done[name])) for name in "abcd"}
        await asyncio.sleep(0)
        tasks["b"].cancel()  # while it waits
        await asyncio.gather(tasks["b"], return_exceptions=True)
        done["a"].set()
        await asyncio.sleep(0)  # one step: "a" goes
        assert (entered, turns._busy[True]) == (["a"], 1)  # "c" has the place and does not know yet
        tasks["c"].cancel()
        await asyncio.gather(tasks["c"], return_exceptions=True)
        done["d"].set()
        await tasks["d"]
        assert entered == ["a", "d"]
        assert turns._busy == {True: 0, False: 0}

    asyncio.run(asyncio.wait_for(story(), 30))


@asynccontextmanager
async def crowded(file: str) -> AsyncIterator[House]:
    """A house with one worker, and more endless tables of bots than it can think for."""
    house = await House.open(file, Settings(workers=1, bot_seconds=LONG, now=Time()))
    try:
        for _ in range(3):
            await house.create(Plan("tug", seats=seats("slow slow")))
        assert house._workers is not None
        await processes(house._workers, 1)
        yield house
    finally:
        await house.close()


def test_a_table_with_a_person_goes_on_beside_tables_of_bots(file: str) -> None:
    async def story() -> None:
        async with crowded(file) as house:
            table = Room(
                house, Time(), await house.create(Plan("tug", seats=seats("person random")))
            )
            for count in (2, 4):
                await table.act("one", "move", move="1")
                await lines(table, count)
            other = await house.create(Plan("climb", seats=seats("person")))
            hint = await house.hint(other.id, list(other.seats.values()), "climber")
            assert hint.move == "rope1"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_whoever_sits_down_among_bots_is_answered(file: str) -> None:
    async def story() -> None:
        async with crowded(file) as house:
            table = Room(
                house, Time(), await house.create(Plan("tug", seats=seats("random random")))
            )
            await table.act("host", "free", seat="two")
            assert (await table.sight()).lines == 0  # it waits behind the others
            await table.sits("two")
            await lines(table, 1)

    asyncio.run(asyncio.wait_for(story(), 60))
