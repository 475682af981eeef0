"""Lists of tables: what somebody's secrets open."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from arbitre.tables.log.secrets import hashes
from arbitre.tables.refusal import UNKNOWN, Refused, refused
from arbitre.tables.run import making
from arbitre.tables.run.store_away import busy_if_away
from arbitre.tables.run.table_cache import LOG, TableCache
from arbitre.tables.show.outcomes import summary_of
from arbitre.tables.sight import Found, TableLine
from arbitre.tables.store.rows import Write
from arbitre.tables.store.store import StoreDown

MOST_LISTED = 100


@dataclass
class Claim:
    """What the asker has of one table."""

    tokens: list[str] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    host: bool = False


class Lists:
    """Finds tables by secrets; those that are not in memory by a summary, where it is still right."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache
        self._store = cache.store

    async def mine(self, tokens: Sequence[str]) -> list[TableLine]:
        """The tables of some secrets, those changed last first."""
        known = hashes(tokens)
        claims: dict[str, Claim] = {}
        for code, name, kind, seat in await self._owners(list(known)):
            if kind == making.JOIN or (name not in claims and len(claims) == MOST_LISTED):
                continue
            claim = claims.setdefault(name, Claim())
            claim.tokens.append(known[code])
            claim.host = claim.host or kind == making.HOST
            claim.seats += [seat] if kind == making.SEAT else []
        summary: dict[str, Any] | None
        summed = await self._summed([name for name in claims if name not in self._cache.lives])
        lines: list[TableLine] = []
        for name, claim in claims.items():
            summary = json.loads(summed[name]) if name in summed else {}
            if (
                not {"ended", "origin"} <= summary.keys()
            ):  # none, or one of a version that said less
                summary = await self.sum_up(name)
            if summary is not None:
                lines.append(_line(name, claim, summary))
        return sorted(lines, key=lambda line: (-line.changed, line.id))

    async def find(self, token: str) -> Found:
        """What a secret opens; of several tables the newest."""
        found = await self._owners(list(hashes([token])))
        if not found:
            raise refused(UNKNOWN, "link-unknown")
        _, name, kind, seat = found[0]
        return Found(name, kind, seat)

    async def _owners(self, known: list[str]) -> list[tuple[str, str, str, str]]:
        with busy_if_away():
            return await self._store.owners(known)

    async def _summed(self, names: list[str]) -> dict[str, str]:
        with busy_if_away():
            return await self._store.summaries(names)

    async def sum_up(self, name: str) -> dict[str, Any] | None:
        """A table is built once, and its summary kept for the next time; None when it cannot be built."""
        fresh = name not in self._cache.lives
        try:
            table = (await self._cache.live(name)).table
        except Refused:
            raise
        except Exception:  # noqa: BLE001 - the list of the others is shown all the same
            LOG.exception("table %s", name)
            return None
        found = summary_of(table)
        if fresh:
            with contextlib.suppress(StoreDown):
                text = json.dumps(found, ensure_ascii=False)
                await self._store.write(Write(name, summary=(table.number, text)))
        return found


def _line(name: str, claim: Claim, summary: dict[str, Any]) -> TableLine:
    order = list(summary["names"])
    seats = tuple(sorted(claim.seats, key=order.index))
    return TableLine(
        id=name,
        game=summary["game"],
        title=summary["title"],
        daily=summary["daily"],
        mine=seats,
        host=claim.host,
        names=summary["names"],
        turn=any(seat in summary["awaited"] for seat in seats),
        over=summary["over"],
        archived=summary["archived"],
        changed=summary["changed"],
        bots={name: (bot, level) for name, (bot, level) in summary["bots"].items()},
        round=summary["round"],
        unit=summary["unit"],
        winners=None if summary["winners"] is None else tuple(summary["winners"]),
        forfeit=summary["forfeit"],
        origin=summary["origin"],
        taken_back=summary["taken_back"],
        tokens=tuple(claim.tokens),
        lesson=summary.get("lesson", ""),
    )
