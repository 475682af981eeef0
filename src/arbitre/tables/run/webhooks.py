"""The webhook of a seat for its holder: the address, the signing secret, a test call (ping)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arbitre.tables.log.table import Table
from arbitre.tables.refusal import FORBIDDEN, ILLEGAL, UNKNOWN, refused
from arbitre.tables.run.door import Door
from arbitre.tables.run.hooks import Delivery, Hooks
from arbitre.tables.run.signing import secret_of


class HookSight(Struct, frozen=True):
    """The webhook of a seat as its holder sees it: where it goes (empty: nowhere), and what signs it."""

    seat: str
    url: str
    secret: str


class Webhooks:
    """The webhooks of all tables, for those whose seats they belong to."""

    def __init__(self, door: Door, hooks: Hooks) -> None:
        self._door = door
        self._hooks = hooks

    async def of(self, id: str, tokens: Sequence[str], seat: str) -> HookSight:
        """The webhook of a seat; Refused (`forbidden`) to everybody but its holder."""
        table = await self._own(id, tokens, seat)
        return HookSight(seat, table.seats[seat].hook, secret_of(table, seat))

    async def ping(self, id: str, tokens: Sequence[str], seat: str) -> tuple[str, Delivery]:
        """Call the address of a seat now; the id of that call, and what became of it."""
        table = await self._own(id, tokens, seat)
        if not table.seats[seat].hook:
            raise refused(ILLEGAL, "hook-none")
        return await self._hooks.ping(table, seat)

    async def _own(self, id: str, tokens: Sequence[str], seat: str) -> Table:
        live, viewer = await self._door.enter(id, tokens)
        if seat not in live.table.seats:
            known = ", ".join(live.table.seats)
            raise refused(UNKNOWN, "act-no-seat", name=seat[:40], known=known)
        if seat not in viewer.seats:
            raise refused(FORBIDDEN, "act-not-yours")
        return live.table
