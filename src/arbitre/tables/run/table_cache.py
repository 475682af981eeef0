"""The cache of tables, in memory and in step with the store: loading, catching up, letting go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from arbitre.tables.log.acts import Act
from arbitre.tables.log.state import Secret
from arbitre.tables.log.table import Table
from arbitre.tables.refusal import UNKNOWN, Refused, refused
from arbitre.tables.run.live import Live
from arbitre.tables.run.store_away import busy_if_away
from arbitre.tables.store.rows import Write
from arbitre.tables.store.store import Store, StoreDown

LOG = logging.getLogger("arbitre.tables")
ROUND = 2.0
"""Seconds between two rounds through the tables in memory."""
KEPT = 60_000
"""A table whose clock speaks within so many milliseconds stays in memory."""
FINISHED = 15.0
"""Seconds that a game that is over stays in memory unused: one more look at the end, and it is done."""


class TableCache:
    """The tables in memory, a write-through cache of the store."""

    def __init__(self, store: Store, most: int, idle: float) -> None:
        self.store = store
        self.most = most
        self.idle = idle
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self.broken: set[str] = set()  # they cannot be built; the others go on
        self.attend: Callable[[Live, bool], None]

    async def live(self, id: str) -> Live:
        """A table by id, from memory or from the store."""
        found = self.lives.get(id)
        if found is None:
            found = await self._load_once(id)
        found.used = time.monotonic()
        return found

    async def _load_once(self, id: str) -> Live:
        if id in self._loading:
            return await asyncio.shield(self._loading[id])
        loading = asyncio.ensure_future(self._load(id))
        self._loading[id] = loading
        try:
            return await asyncio.shield(loading)
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Live:
        if not id.isascii() or not id.isalnum() or len(id) > 40:
            raise refused(UNKNOWN, "table-unknown")
        with busy_if_away():
            found = await self.store.load(id)
            drafts = await self.store.drafts(id)
        if found is None:
            raise refused(UNKNOWN, "table-unknown")
        secret, log = found
        table = await asyncio.to_thread(rebuilt, id, secret, log)
        live = Live(table, drafts, used=time.monotonic())
        self.lives[id] = live
        self.attend(live, False)
        return live

    async def catch_up(self, live: Live) -> None:
        """Take what others have written meanwhile; with the table's lock held."""
        live.doubtful = True  # until it was read
        with busy_if_away():
            found = await self.store.load(live.table.id, live.table.number)
            live.drafts = await self.store.drafts(live.table.id)
        live.doubtful = False
        if found is None:
            self.forget(live.table.id)
            raise refused(UNKNOWN, "table-unknown")
        for act in found[1]:
            live.table.apply(act)
        self.attend(live, False)
        live.ring()

    def forget(self, id: str) -> None:
        """A table was removed from the store."""
        live = self.lives.pop(id, None)
        if live is not None:
            live.removed = True
            if live.timer is not None:
                live.timer.cancel()
            live.ring()

    async def write(self, live: Live, item: Write) -> bool:
        """Write; False when another server was faster, and then we know what it did."""
        try:
            with busy_if_away():
                written = await self.store.write(item)
        except (Refused, asyncio.CancelledError):
            live.doubtful = True  # it may have been written or not
            raise
        if not written:
            await self.catch_up(live)
        return written

    async def _try_again(self, live: Live) -> None:
        """The store was away; what is in memory is right as far as it goes."""
        async with live.lock:
            if live.doubtful:
                with contextlib.suppress(Refused):
                    await self.catch_up(live)

    async def on_notice(self, id: str) -> None:
        """Another server wrote something."""
        live = self.lives.get(id)
        if live is not None:
            async with live.lock:
                with contextlib.suppress(Refused):
                    await self.catch_up(live)

    async def go_round(self, look_at: Callable[[Live], Awaitable[None]], now: int) -> None:
        """Mend what is in doubt, wake what is due, let go of what nobody uses."""
        for live in [live for live in self.lives.values() if live.doubtful]:
            await self._try_again(live)
            if live.doubtful:
                return  # still away
        try:
            due = await self.store.waking(now)
        except StoreDown:
            return
        for name in due:
            try:
                await look_at(await self.live(name))
            except (Refused, StoreDown):
                continue  # the store is away; the next round may do better
            except Exception:
                if name not in self.broken:  # once is enough
                    LOG.exception("table %s", name)
                    self.broken.add(name)
        self._let_go(now)

    def _let_go(self, now: int) -> None:
        clock = time.monotonic()
        idle = sorted(
            (live for live in self.lives.values() if _unused(live)), key=lambda live: live.used
        )
        many = len(self.lives) - self.most
        for number, live in enumerate(idle):
            if number < many or clock - live.used > self._patience(live):
                if live.timer is not None:
                    if live.timer.when() - asyncio.get_running_loop().time() < KEPT / 1000:
                        continue
                    live.timer.cancel()
                del self.lives[live.table.id]

    def _patience(self, live: Live) -> float:
        return min(FINISHED, self.idle) if live.table.over else self.idle


def _unused(live: Live) -> bool:
    return not live.signals and not live.bots and not live.lock.locked() and not live.doubtful


def rebuilt(id: str, secret: Secret, log: list[Act]) -> Table:
    """A table from all its acts."""
    table = Table(id, secret)
    for act in log:
        table.apply(act)
    table.live = True
    return table
