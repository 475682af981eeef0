"""Tables where nothing was ever played are removed after a while (garbage collection), a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.engine import Connection

if TYPE_CHECKING:
    from arbitre.tables.keeping import Keeper
    from arbitre.tables.store import Store

MANY = 500
"""So many tables are looked at together."""
FEW = 50
"""So many are removed in one transaction."""
LONGER = 12 * 7 * 24 * 3600 * 1000
"""Milliseconds that a game from a file stays beyond the others."""
PAUSE = 0.1
"""Seconds for everybody else in between."""

# Nobody has done anything: all that people do has a key. Bots alone may have written sheets that wait.
# A rematch has the secrets of the table before it, whose page leads here.
# A game from a file was played, if not here: it stays longer.
_UNPLAYED = (
    "tables.created < :before AND (tables.created < :long_before OR NOT EXISTS (SELECT 1 FROM acts"
    " WHERE acts.table_id = tables.id AND acts.number = 1 AND acts.body LIKE '%\"record\":%'))"
    " AND NOT EXISTS (SELECT 1 FROM acts WHERE acts.table_id = tables.id AND acts.number > 1"
    " AND (acts.kind <> 'hold' OR acts.key IS NOT NULL))"
    " AND NOT EXISTS (SELECT 1 FROM drafts WHERE drafts.table_id = tables.id)"
    " AND NOT EXISTS (SELECT 1 FROM tokens AS here JOIN tokens AS there"
    " ON there.hash = here.hash AND there.table_id <> here.table_id WHERE here.table_id = tables.id)"
)
_SLICE = sa.text(f"SELECT id, {_UNPLAYED} FROM tables WHERE id > :after ORDER BY id LIMIT :many")
_STILL = f"SELECT id FROM tables WHERE id = :id AND {_UNPLAYED}"
_LOCK = sa.text("SELECT id FROM tables WHERE id = :id FOR UPDATE SKIP LOCKED")
_DROP = [
    sa.text("DELETE FROM drafts WHERE table_id = :id"),
    sa.text("DELETE FROM tokens WHERE table_id = :id"),
    sa.text("DELETE FROM acts WHERE table_id = :id"),
    sa.text("DELETE FROM tables WHERE id = :id"),
]


def unplayed(connection: Connection, before: int, after: str) -> tuple[list[str], str]:
    """Of the tables that come after one, those to be removed, and the last one looked at (empty: no more)."""
    asked = {"before": before, "long_before": before - LONGER, "after": after, "many": MANY}
    rows = list(connection.execute(_SLICE, asked))
    return [row[0] for row in rows if row[1]], rows[-1][0] if len(rows) == MANY else ""


def remove(connection: Connection, id: str, before: int) -> bool:
    """Remove a table with all that belongs to it; False where somebody has come to it meanwhile."""
    if connection.dialect.name != "sqlite":  # another server may be writing its first act just now
        if connection.execute(_LOCK, {"id": id}).first() is None:
            return False
    asked = {"id": id, "before": before, "long_before": before - LONGER}
    if connection.execute(sa.text(_STILL), asked).first() is None:
        return False
    for drop in _DROP:
        connection.execute(drop, {"id": id})
    return True


class Sweeper:
    """Goes through the store now and then."""

    def __init__(self, store: Store, keeper: Keeper, now: Callable[[], int], seconds: int) -> None:
        self._store = store
        self._keeper = keeper
        self._now = now
        self._age = seconds * 1000

    async def sweep(self) -> None:
        """Remove what is old enough and not in memory: somebody looks at that."""
        if not self._age:
            return
        before, after, more = self._now() - self._age, "", True
        while more:
            found, after = await self._store.unplayed(before, after)
            idle = [name for name in found if name not in self._keeper.lives]
            for first in range(0, len(idle), FEW):
                names = idle[first : first + FEW]
                gone = await asyncio.gather(*(self._store.remove(name, before) for name in names))
                for name, removed in zip(names, gone, strict=True):
                    if removed:
                        self._keeper.forget(name)
            more = bool(after)
            await asyncio.sleep(PAUSE)
