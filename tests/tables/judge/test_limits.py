"""A house keeps so many tables and no more."""

from __future__ import annotations

import asyncio

import pytest

from arbitre.tables.house import House
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import Refused
from arbitre.tables.settings import Settings
from tests.tables.rooms import Room, Time, seats


def test_one_table_more_than_a_house_keeps_is_refused_and_those_there_are_go_on(file: str) -> None:
    async def story() -> None:
        time = Time()
        house = await House.open(file, Settings(bots=False, workers=1, now=time, most_tables=2))
        plan = Plan("climb", seats=seats("person"))
        try:
            first = Room(house, time, await house.create(plan))
            await house.create(plan)  # the last one there is room for
            record = await house.record(first.id)
            with pytest.raises(Refused) as full:
                await house.create(plan)
            assert (full.value.status, full.value.message.key) == ("full", "store-full")
            assert full.value.message.args == {"most": 2}
            with pytest.raises(Refused) as full:
                await house.import_record(record)
            assert full.value.status == "full"
            await first.act("climber", "move", move="rope1")
            assert (await first.sight()).lines == 1
        finally:
            await house.close()

    asyncio.run(story())
