"""Adding tables that were made to the store, as many as this server keeps (quota)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sqlalchemy.engine import Connection

from arbitre.tables.refusal import FULL, refused
from arbitre.tables.run.making import Made
from arbitre.tables.run.scheduler import Scheduler
from arbitre.tables.run.store_away import busy_if_away
from arbitre.tables.run.table_cache import TableCache
from arbitre.tables.sight import Created
from arbitre.tables.store.days import Try, add_try
from arbitre.tables.store.rows import Write
from arbitre.tables.store.store import Store


class TableAdder:
    """Writes new tables to the store, if there is room, and has them attended to."""

    def __init__(self, store: Store, cache: TableCache, scheduler: Scheduler, most: int) -> None:
        self._store = store
        self._cache = cache
        self._scheduler = scheduler
        self._most = most

    async def need_room(self) -> None:
        """Refuse one more table where there are as many as this server keeps."""
        if self._most >= 10**9:
            return
        with busy_if_away():
            count = await self._store.count()
        if count >= self._most:
            raise refused(FULL, "store-full", most=self._most)

    async def add(self, made: Made) -> Created:
        """Add a table for which there is room."""
        await self._write(made)
        return made.created

    async def add_if_room(self, made: Made) -> Created:
        """Add a table; Refused where there is no room."""
        await self.need_room()
        return await self.add(made)

    async def add_try(self, made: Made, one: Try) -> bool:
        """A table of a day's game; False, and there is none, where what it claims is another's."""
        await self.need_room()
        return await self._write(made, partial(add_try, one=one))

    async def _write(self, made: Made, also: Callable[[Connection], bool] | None = None) -> bool:
        with busy_if_away():
            if not await self._store.write(Write(made.new.id, table=made.new, also=also)):
                return False
        live = await self._cache.live(made.new.id)
        live.wake = made.new.wake
        self._scheduler.attend(live)
        return True
