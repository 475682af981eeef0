"""Editions and records are read off the event loop, a few at once, within bounds."""

from __future__ import annotations

import asyncio
import threading

import pytest

from arbitre.core.edition import Edition
from arbitre.core.game import register
from arbitre.core.message import BadInput
from arbitre.tables.house import House
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import BUSY, Refused
from arbitre.tables.run import making
from arbitre.tables.run.aside import MOST_IMPORTING, MOST_MAKING, Aside
from tests.keys import keyed
from tests.tables.rooms import room, seats
from tests.toys import climb

OWN = 'name = "mine"\nversion = 1\n'


class Watched(climb.Climb):
    """Knows in which threads its editions were read, and can be made to wait there."""

    id = "watched"

    def __init__(self) -> None:
        self.threads: list[threading.Thread] = []
        self.free = threading.Event()
        self.free.set()

    def read_edition(self, text: str, where: str) -> Edition:
        if text == OWN:
            self.threads.append(threading.current_thread())
            assert self.free.wait(60)
        return super().read_edition(text, where)


@pytest.fixture
def watched() -> Watched:
    made = Watched()
    register(made)
    return made


def test_no_edition_is_read_on_the_event_loop(file: str, watched: Watched) -> None:
    async def story() -> None:
        async with room(file, "watched", "person", embedded=OWN) as table:
            while not (await table.sight()).over:
                await table.act("climber", "move", move="go")
            record = await table.house.record(table.id)
            again = await table.act("host", "rematch")
            await table.house.sight(again.table)
            await table.house.import_record(record)
        house = await House.open(file)  # another server reads all of them from the store
        await house.sight(table.id)
        await house.close()

    asyncio.run(story())
    loop = threading.current_thread()
    assert len(watched.threads) > 6
    assert loop not in watched.threads


def test_the_house_answers_while_an_edition_is_read(file: str, watched: Watched) -> None:
    async def story() -> None:
        async with room(file, "climb", "person") as table:
            watched.free.clear()
            plan = Plan("watched", seats=seats("person"), embedded=OWN)
            waiting = [asyncio.ensure_future(table.house.create(plan)) for _ in range(MOST_MAKING)]
            await asyncio.sleep(0)
            await table.act("climber", "move", move="go")  # nobody else is held up
            try:
                with pytest.raises(Refused) as found:
                    await asyncio.wait_for(table.house.create(plan), 20)
            finally:
                watched.free.set()
            assert found.value.status == BUSY
            created = await asyncio.gather(*waiting)
            assert len({one.id for one in created}) == MOST_MAKING
            await table.house.create(plan)

    asyncio.run(story())


def test_records_do_not_keep_tables_from_being_made(file: str, watched: Watched) -> None:
    async def story() -> None:
        async with room(file, "watched", "person", embedded=OWN) as table:
            record = await table.house.record(table.id)
            watched.free.clear()
            waiting = [
                asyncio.ensure_future(table.house.import_record(record))
                for _ in range(MOST_IMPORTING)
            ]
            await asyncio.sleep(0)
            try:
                with pytest.raises(Refused, match="busy: aside-busy"):
                    await asyncio.wait_for(table.house.import_record(record), 20)
                await table.house.create(Plan("climb", seats=seats("person")))
            finally:
                watched.free.set()
            await asyncio.gather(*waiting)

    asyncio.run(story())


def test_work_that_nobody_waits_for_still_counts() -> None:
    async def story() -> None:
        free = threading.Event()
        aside = Aside("test", 1, 1)
        first = asyncio.ensure_future(aside.do(free.wait, 20))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        with pytest.raises(Refused):
            await aside.do(free.wait, 20)
        free.set()
        while True:
            try:
                assert await aside.do(str, 7) == "7"
            except Refused:
                await asyncio.sleep(0.01)
                continue
            break
        aside.close()

    asyncio.run(story())


def test_a_record_has_a_size_and_a_number_of_lines(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person", seed=3) as table:
            record = await table.house.record(table.id)
            for text, key in (
                (record + "x" * making.MOST_RECORD, "plan-long"),
                (record + "x\n" * making.MOST_LINES, "record-many"),
            ):
                with pytest.raises(BadInput) as found:
                    await table.house.import_record(text)
                assert found.value.message.key == key
            await table.house.import_record(record)

    asyncio.run(story())


def test_a_record_that_takes_too_long_is_given_up(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with room(file, "climb", "person", seed=3) as table:
            await table.act("climber", "move", move="go")
            record = await table.house.record(table.id)
            monkeypatch.setattr(making, "MOST_SECONDS", 0.0)  # any time is too long
            with pytest.raises(BadInput, check=keyed("record-slow")):
                await table.house.import_record(record)

    asyncio.run(story())
