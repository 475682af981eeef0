"""Records that are only looked at: as long as pages of other sites show one, it stays (a sliding expiry)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from arbitre.core.cache import Cache
from arbitre.tables.plan import WEEK
from arbitre.tables.store.store import Store, StoreDown
from arbitre.tables.store.unplayed import renew

KEPT = 10_000


class Replays:
    """Remembers that a replay was looked at; the store is told once a week."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._seen: Cache[int] = Cache(KEPT)

    async def seen(self, id: str) -> None:
        """Somebody looks at it where it is embedded."""
        week = self._now() // (WEEK * 1000)
        if self._seen.find((id, week)) is not None:
            return
        self._seen.keep((id, week), week)
        with suppress(StoreDown):  # the store says so itself, and next week is soon enough
            await self._store.do(partial(renew, id=id, now=self._now()))
