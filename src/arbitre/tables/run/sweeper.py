"""Garbage collection: tables where nothing was played, boxes without use, browsers that cannot come back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from arbitre.tables.run.identities import UNSEEN
from arbitre.tables.run.table_cache import TableCache
from arbitre.tables.store.boxes import drop_idle_boxes
from arbitre.tables.store.identities import drop_idle, forget_unseen
from arbitre.tables.store.store import Store

FEW = 50
"""So many are removed in one transaction."""
PAUSE = 0.1
"""Seconds for everybody else in between."""


class Sweeper:
    """The garbage collector of tables: goes through the store now and then."""

    def __init__(
        self, store: Store, cache: TableCache, now: Callable[[], int], seconds: int
    ) -> None:
        self._store = store
        self._cache = cache
        self._now = now
        self._age = seconds * 1000

    async def sweep(self) -> None:
        """Remove what is old enough and not in memory: somebody looks at that."""
        if not self._age:
            return
        before, after, more = self._now() - self._age, "", True
        while more:
            found, after = await self._store.unplayed(before, after)
            idle = [name for name in found if name not in self._cache.lives]
            for first in range(0, len(idle), FEW):
                names = idle[first : first + FEW]
                gone = await asyncio.gather(*(self._store.remove(name, before) for name in names))
                for name, removed in zip(names, gone, strict=True):
                    if removed:
                        self._cache.forget(name)
            more = bool(after)
            await asyncio.sleep(PAUSE)
        while await self._store.do(partial(drop_idle_boxes, before=before)):
            await asyncio.sleep(PAUSE)
        # browsers whose tables have all gone are nobody any more
        while await self._store.do(partial(drop_idle, before=before)):
            await asyncio.sleep(PAUSE)
        while await self._store.do(partial(forget_unseen, before=self._now() - UNSEEN)):
            await asyncio.sleep(PAUSE)
