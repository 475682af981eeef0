"""The time at tables cannot jump, whatever the machine's clock does meanwhile."""

from __future__ import annotations

import asyncio
import time

import pytest
import sqlalchemy as sa

from arbitre.tables.clock import MonotonicClock, machine_ms, passed_ms
from arbitre.tables.house import House
from arbitre.tables.plan import ClockPlan, Plan
from arbitre.tables.settings import Settings
from arbitre.tables.sight import Created
from arbitre.tables.store.database import Database, address
from tests.tables.postgres import Cluster
from tests.tables.rooms import seats

HOUR = 3_600_000
DAY = 24 * HOUR
MOVE = 300_000
"""Milliseconds for a move at these tables."""


class Machine:
    """The machine's clock, which somebody sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() + self.ahead * 1_000_000)


async def opened(store: str) -> House:
    return await House.open(store, Settings(bots=False))


async def made(house: House) -> Created:
    clock = ClockPlan(per_move=MOVE // 1000, at_end="loss")
    return await house.create(Plan("tug", seats=seats("person person"), clock=clock))


async def left(house: House, table: Created, seat: str) -> int:
    """What a seat has left, once every clock has had its say."""
    await house.tick()
    found = (await house.sight(table.id)).clock.seats[seat].left
    assert found is not None
    return found


def test_what_has_passed_is_added_to_the_start() -> None:
    counts = [1000]
    clock = MonotonicClock(1_800_000_000_000, lambda: counts[-1])
    assert clock() == 1_800_000_000_000
    counts.append(1700)
    assert clock() == 1_800_000_000_700
    assert passed_ms() <= passed_ms()


@pytest.mark.parametrize("ahead", [-HOUR, DAY, -30 * DAY, 400 * DAY])
def test_a_machine_set_while_people_play_gives_and_takes_no_time(
    file: str, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    async def story() -> None:
        machine = Machine(monkeypatch)
        house = await opened(file)
        table = await made(house)
        before = await left(house, table, "one")
        machine.ahead = ahead
        assert abs(machine_ms() - house.now()) > HOUR // 2
        assert 0 < await left(house, table, "one") <= before <= MOVE
        body = {"seat": "one", "move": "1"}
        await house.act(table.id, [table.seats["one"]], "move", body, "k")
        assert 0 < await left(house, table, "two") <= MOVE
        await house.close()

    asyncio.run(story())


def test_a_server_started_with_a_clock_ahead_leaves_no_endless_moves(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """400 days forward, a move, back again: nobody has 34,560,293 seconds."""

    async def story() -> None:
        machine = Machine(monkeypatch)
        house = await opened(store)
        table = await made(house)
        await house.close()
        database = Database(address(store))
        with database.writer.begin() as connection:  # as a server left it whose clock was ahead
            for change in (
                "UPDATE acts SET time = time + :n",
                "UPDATE tables SET changed = changed + :n",
            ):
                connection.execute(sa.text(change), {"n": 400 * DAY})
        database.close()
        machine.ahead = -HOUR
        house = await opened(store)
        assert 0 < await left(house, table, "one") <= MOVE
        body = {"seat": "one", "move": "1"}
        await house.act(table.id, [table.seats["one"]], "move", body, "k")
        found = await house._store.load(table.id)
        assert found is not None
        times = [act.time for act in found[1]]
        assert times == sorted(times)
        assert 0 < await left(house, table, "two") <= MOVE
        await house.close()

    asyncio.run(story())


def test_servers_on_one_database_start_from_its_time(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        machine = Machine(monkeypatch)
        store = cluster.database()
        real = machine_ms()
        for ahead in (-HOUR, 400 * DAY):
            machine.ahead = ahead
            house = await opened(store)
            assert real - MOVE < house.now() < real + HOUR // 2
            await house.close()

    asyncio.run(story())
