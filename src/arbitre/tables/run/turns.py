"""Whose bot thinks next: tables where a person waits come before tables of bots alone."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Turns:
    """A semaphore with priorities: places to think in, and two queues for them.

    Bots that play among themselves leave one place free, so that a person never waits for them; where
    there is only one place, a second is opened for a person while they have it.

    >>> [(turns.most, turns.most_idle) for turns in (Turns(1), Turns(2), Turns(8))]
    [(2, 1), (2, 1), (8, 7)]
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.most = max(2, count)
        self.most_idle = max(1, count - 1)
        self._busy = {True: 0, False: 0}
        self._queues: dict[bool, deque[asyncio.Future[None]]] = {True: deque(), False: deque()}

    @asynccontextmanager
    async def turn(self, person: bool) -> AsyncIterator[None]:
        """Wait for a place, and hold it; `person`: somebody waits for the answer."""
        await self._enter(person)
        try:
            yield
        finally:
            self._leave(person)

    def _free(self, person: bool) -> bool:
        taken = sum(self._busy.values())
        if person:
            return self._busy[True] < self.count and taken < self.most
        return self._busy[False] < self.most_idle and taken < self.count

    async def _enter(self, person: bool) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues[person].append(place)
        self._admit()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._leave(person)  # it was given just when nobody wanted it any more
            with suppress(ValueError):
                self._queues[person].remove(place)
            raise

    def _leave(self, person: bool) -> None:
        self._busy[person] -= 1
        self._admit()

    def _admit(self) -> None:
        """Give the free places away: to people first, and in the order in which they came."""
        for person in (True, False):
            queue = self._queues[person]
            while queue and self._free(person):
                place = queue.popleft()
                if not place.done():  # else it was given up
                    self._busy[person] += 1
                    place.set_result(None)
