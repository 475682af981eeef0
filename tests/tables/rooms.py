"""A house with a time of its own, and a table in it that tests sit at."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from arbitre.tables.house import House
from arbitre.tables.plan import BOT, OPEN, PERSON, Plan, SeatPlan
from arbitre.tables.refusal import Refused
from arbitre.tables.settings import Settings
from arbitre.tables.sight import Answer, Created, Sight

MINUTE = 60_000
_keys = itertools.count(1)


class Time:
    """What the clock shows: milliseconds, moved by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def passes(self, milliseconds: int) -> None:
        self.now += milliseconds


def seats(text: str) -> tuple[SeatPlan, ...]:
    """`person open greedy` as seats: what is neither is a bot.

    >>> [seat.kind for seat in seats("person open random")]
    ['person', 'open', 'bot']
    """
    return tuple(
        SeatPlan(word) if word in (PERSON, OPEN) else SeatPlan(BOT, bot=word)
        for word in text.split()
    )


class Room:
    """A house, its time, and one table."""

    def __init__(self, house: House, time: Time, created: Created) -> None:
        self.house = house
        self.time = time
        self.created = created
        self.id = created.id
        self.tokens = dict(created.seats)

    def secrets(self, *who: str) -> list[str]:
        """The secrets of seats, of the `host`, or the invitation (`join`)."""
        known = {"host": self.created.host, "join": self.created.join, **self.tokens}
        return [known[name] for name in who]

    async def sight(self, *who: str) -> Sight:
        return await self.house.sight(self.id, self.secrets(*who))

    async def act(self, who: str, kind: str, /, key: str = "", **body: Any) -> Answer:
        """Somebody does something; a seat speaks for itself unless another is named."""
        if who in self.tokens:
            body.setdefault("seat", who)
        revision = body.pop("revision", None)
        key = key or f"key-{next(_keys)}"
        return await self.house.act(self.id, self.secrets(who), kind, body, key, revision)

    async def refused(self, who: str, kind: str, /, **body: Any) -> Refused:
        with pytest.raises(Refused) as caught:
            await self.act(who, kind, **body)
        return caught.value

    async def sits(self, seat: str, name: str = "") -> None:
        """Somebody comes by the invitation and takes a seat."""
        answer = await self.act(
            "join", "take", key=f"key-of-{seat}-{'x' * 16}", seat=seat, name=name
        )
        self.tokens[seat] = answer.token


@asynccontextmanager
async def room(
    store: str,
    plan: Plan | str,
    players: str = "",
    bots: bool = False,
    **more: Any,
) -> AsyncIterator[Room]:
    """A table in a house that closes afterwards."""
    if isinstance(plan, str):
        plan = Plan(plan, seats=seats(players), **more)
    time = Time()
    house = await House.open(store, Settings(bots=bots, workers=1, now=time))
    try:
        yield Room(house, time, await house.create(plan))
    finally:
        await house.close()


def ready(sight: Sight) -> list[str]:
    return [seat.seat for seat in sight.seats if seat.ready]


def kinds(sight: Sight) -> list[str]:
    return [seat.kind for seat in sight.seats]


def tokens_of(created: Created) -> Sequence[str]:
    return list(created.seats.values())
