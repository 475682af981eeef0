"""Somebody with an identity of their own who tries the game of the day, for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from arbitre.core.daily import day_of
from arbitre.tables.house import House
from arbitre.tables.settings import Settings
from arbitre.tables.show.days import DaySight
from arbitre.tables.sight import Answer
from tests.tables.rooms import Time

DAY = 24 * 3600 * 1000
GAME = "patience"
SEAT = "hero"


@asynccontextmanager
async def opened(store: str, time: Time, bots: bool = False) -> AsyncIterator[House]:
    """A house that closes afterwards."""
    house = await House.open(store, Settings(bots=bots, workers=1, now=time))
    try:
        yield house
    finally:
        await house.close()


class Person:
    """Somebody's browser: a secret of its own, and those of the tables it made."""

    def __init__(self, house: House, me: str, name: str = "") -> None:
        self.house = house
        self.me = me
        self.name = name
        self.tokens: list[str] = []

    @classmethod
    async def comes(cls, house: House, name: str = "") -> Person:
        return cls(house, await house.identities.make(), name)

    async def begins(self, day: str = "", game: str = GAME) -> str:
        """The table of a try."""
        day = day or day_of(self.house.now())
        begun = await self.house.dailies.begin(game, day, self.me, self.name)
        if begun.created is not None:
            self.tokens += [begun.created.host, *begun.created.seats.values()]
            await self.house.identities.remember(self.me, self.tokens)
        return begun.table

    async def acts(self, table: str, kind: str, **body: Any) -> Answer:
        body.setdefault("seat", SEAT)
        return await self.house.act(table, self.tokens, kind, body)

    async def plays(self, *moves: str, day: str = "") -> str:
        """A whole try; its table."""
        table = await self.begins(day)
        for move in moves:
            if (await self.house.sight(table, self.tokens)).over:
                break
            await self.acts(table, "move", move=move)
        return table

    async def sees(self, day: str = "", game: str = GAME) -> DaySight:
        return await self.house.dailies.sight(game, day, [self.me])

    async def record(self, table: str) -> str:
        return await self.house.record(table, self.tokens)
