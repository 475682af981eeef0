"""Carrying acts out: from a verdict to a line in the store, and the answer to whoever asked."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from arbitre.tables.judge.requests import Verdict
from arbitre.tables.log import acts
from arbitre.tables.log.acts import Act
from arbitre.tables.log.keys import Key, read_key
from arbitre.tables.log.secrets import derived, hashed, new_token
from arbitre.tables.log.table import Table
from arbitre.tables.plan import PERSON
from arbitre.tables.refusal import BAD, refused
from arbitre.tables.run import making
from arbitre.tables.run.aside import Aside
from arbitre.tables.run.hooks import Hooks
from arbitre.tables.run.live import Live
from arbitre.tables.run.scheduler import SOON, Scheduler
from arbitre.tables.run.table_cache import TableCache
from arbitre.tables.show.outcomes import outcome_after, summary_of
from arbitre.tables.sight import Answer
from arbitre.tables.store.days import finish_try
from arbitre.tables.store.rows import NewTable, Token, Write

SURE_KEY = 16
"""A key at least this long is nobody's guess."""
OWN = "~"
"""How the keys begin that the house makes itself."""


class ActWriter:
    """Writes acts to the event log: commits a verdict, answers, and answers a repeated request."""

    scheduler: Scheduler

    def __init__(
        self, cache: TableCache, hooks: Hooks, making: Aside, now: Callable[[], int]
    ) -> None:
        self._cache = cache
        self._hooks = hooks
        self._making = making
        self._now = now

    async def carry_out(
        self, live: Live, known: dict[str, str], verdict: Verdict, key: Key
    ) -> Answer | None:
        """Carry a verdict out; None when another server was faster and it must be judged again."""
        table = live.table
        if verdict.skips:
            await self.scheduler.act_for(live, verdict.seat, acts.SKIP)
            return Answer(table.revision(table.viewer(known)))
        if verdict.kind == acts.HOOK and verdict.body["url"]:
            self._hooks.check(verdict.body["url"])
        token = ""
        if verdict.secret:
            token = self._seat_token(live, known, verdict.seat, key.text)
            verdict.body["hash"] = hashed(token)
        new = None
        if verdict.rematch:
            if table.rematch:
                return Answer(
                    table.revision(table.viewer(known)), table=table.rematch, repeated=True
                )
            now = max(self._now(), table.created + 1)  # the newer of two tables is the later one
            new = await self._making.do(making.rematch, table, now, self.scheduler.wake)
            verdict.body["table"] = new.id
        if not await self.commit(live, verdict, key.stored(), new):
            return None
        if token:
            known = {**known, hashed(token): token}
        revision = table.revision(table.viewer(known))
        made = new.id if new else ""
        return Answer(revision, token, made, verdict.said, ruling=verdict.ruling, rest=verdict.rest)

    async def commit(
        self, live: Live, verdict: Verdict, key: str = "", new: NewTable | None = None
    ) -> bool:
        """Write an act and take it; with the table's lock held."""
        table = live.table
        now = max(self._now(), table.last)
        act = Act(
            table.number + 1, verdict.kind, verdict.seat, verdict.body, now, key, verdict.dry_run
        )
        wake = now + SOON if act.kind == acts.BOT else self.scheduler.wake(table, now)
        public = table.is_public(act)
        item = Write(table.id, act, now if public else table.changed, wake, table=new)
        result = outcome_after(table, act) if table.plan.sealed else None
        if result is not None:  # in one transaction with the act: no result is ever lost
            item.also = partial(finish_try, id=table.id, result=result, ended=now)
        if verdict.kind == acts.TAKE:
            item.tokens.append(Token(verdict.body["hash"], making.SEAT, verdict.seat))
        if verdict.kind in (acts.TAKE, acts.LEAVE) and table.seats[verdict.seat].hash:
            item.dropped.append(table.seats[verdict.seat].hash)
        awaited, epoch, over = set(table.waiting), table.epoch, table.over
        if not await self._cache.write(live, item):
            return False
        table.apply(act)
        live.wake = wake
        self.scheduler.attend(live)
        live.ring()
        if table.over and not over:
            self.scheduler.start(self._sum_up(live))
        asked = set() if table.epoch != epoch else awaited
        for seat in table.waiting:
            if seat not in asked and table.seats[seat].hook and table.seats[seat].kind == PERSON:
                still = partial(self._still, table, seat, table.epoch, table.seats[seat].hook)
                self.scheduler.start(self._hooks.call(table, seat, still))
        return True

    def _still(self, table: Table, seat: str, epoch: int, url: str) -> bool:
        """Whether a seat has still to be called: the same decision is awaited, at the same address."""
        live = self._cache.lives.get(table.id)
        table = live.table if live is not None else table
        asked = seat in table.waiting and table.epoch == epoch and not table.archived
        return asked and table.seats[seat].hook == url

    async def _sum_up(self, live: Live) -> None:
        """Keep how a game ended with its table: nobody's history has to build it again."""
        table = live.table
        text = json.dumps(summary_of(table), ensure_ascii=False)
        await self._cache.store.write(Write(table.id, summary=(table.number, text)))

    def _seat_token(self, live: Live, known: dict[str, str], seat: str, key: str) -> str:
        """The secret of a seat: the same again when the same request is sent again."""
        shown = known.get(live.table.join) or known.get(live.table.host)
        if shown is None or len(key) < SURE_KEY or key.startswith(OWN):
            return new_token()
        return derived(shown, live.table.id, seat, key)

    def repeat_answer(self, live: Live, known: dict[str, str], act: Act) -> Answer:
        """The answer to a request that comes again with its idempotency key: nothing is done twice."""
        table, token = live.table, ""
        if act.kind == acts.TAKE:
            token = self._seat_token(live, known, act.seat, read_key(act.key).text)
            if hashed(token) != act.body["hash"]:
                raise refused(BAD, "act-key-used")
            known = {**known, hashed(token): token}
        revision = table.revision(table.viewer(known))
        return Answer(revision, token, act.body.get("table", ""), repeated=True)
