"""Rounds (a background loop): again and again the tables, the old ones and the new day are looked at."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable

from arbitre.tables.run.dailies import Dailies
from arbitre.tables.run.scheduler import LOG, SOON, Scheduler
from arbitre.tables.run.sweeper import Sweeper
from arbitre.tables.run.table_cache import ROUND, TableCache

SWEEP = int(3600 / ROUND)
"""The rounds of an hour; a minute after the start, and then after each, old tables are looked for."""


class Rounds:
    """The background loop of a server, from `start` to `stop`."""

    def __init__(
        self,
        cache: TableCache,
        scheduler: Scheduler,
        sweeper: Sweeper,
        dailies: Dailies,
        now: Callable[[], int],
    ) -> None:
        self._cache = cache
        self._scheduler = scheduler
        self._sweeper = sweeper
        self._dailies = dailies
        self._now = now
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Go round until `stop`."""
        self._task = asyncio.ensure_future(self._run())

    async def stop(self) -> None:
        """End the round that is under way, and begin no other."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def tick(self) -> None:
        """Go through the tables: clocks that have run out speak."""
        await self._cache.go_round(self._scheduler.look_at, self._now())
        for live in list(self._cache.lives.values()):
            await self._scheduler.look_at(live)

    async def _run(self) -> None:
        ahead = SOON  # what another server may still do is ours at the start
        for number in itertools.count():
            if number % SWEEP == SWEEP // 60:
                self._scheduler.start(self._sweeper.sweep())
            try:
                await self._cache.go_round(self._scheduler.look_at, self._now() + ahead)
            except Exception:  # noqa: BLE001 - the next round may do better
                LOG.exception("on a round")
            ahead = 0
            await self._dailies.keep_round()
            await asyncio.sleep(ROUND)
