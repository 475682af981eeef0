"""The door of a table (access control): who looks, and whether they may."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arbitre.tables.log.secrets import derived, hashes
from arbitre.tables.log.state import Viewer
from arbitre.tables.log.table import Table
from arbitre.tables.refusal import FORBIDDEN, refused
from arbitre.tables.run import making
from arbitre.tables.run.dailies import Dailies
from arbitre.tables.run.live import Live
from arbitre.tables.run.table_cache import TableCache


class Door:
    """Access control: finds out who shows these secrets, and refuses those who may not look."""

    def __init__(self, cache: TableCache, dailies: Dailies, now: Callable[[], int]) -> None:
        self._cache = cache
        self._dailies = dailies
        self._now = now

    async def enter(self, id: str, tokens: Sequence[str]) -> tuple[Live, Viewer]:
        """The table, and who looks."""
        live = await self._cache.live(id)
        return live, await self.let_in(live, hashes(tokens))

    async def let_in(self, live: Live, known: dict[str, str]) -> Viewer:
        """Who looks; a table without spectators is closed to strangers.

        So is one of today's game, but to those who have finished theirs: it shows what chance brings.
        """
        table, viewer = live.table, live.table.viewer(known)
        if viewer == Viewer():
            if not table.plan.spectators:
                raise refused(FORBIDDEN, "table-private")
            if table.is_sealed(self._now()) and not await self._dailies.has_finished(
                table.game.id, table.plan.daily, list(known)
            ):
                raise refused(FORBIDDEN, "daily-private")
        return viewer

    async def look_back(
        self, id: str, tokens: Sequence[str], seat: str | None
    ) -> tuple[Live, Viewer, str | None]:
        """The table, who looks, and the seat whose past they see: the one they name, else their first."""
        live, viewer = await self.enter(id, tokens)
        eyes = live.table.eyes_of(viewer)
        if seat is not None and seat not in eyes:
            raise refused(FORBIDDEN, "act-not-yours")
        return live, viewer, seat or next(iter(eyes), None)


def invitation(table: Table, known: dict[str, str]) -> str:
    """The secret that opens an open seat, for the host; others are not told it: empty."""
    host = known.get(table.host)
    return "" if host is None else derived(host, making.JOIN)
