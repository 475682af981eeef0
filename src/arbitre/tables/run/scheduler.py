"""The scheduler: what happens without anybody asking: bots move, clocks run out, seats are called."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from arbitre.bots import usual_bot
from arbitre.core.contract import TABLE
from arbitre.core.message import Illegal
from arbitre.core.position import Position
from arbitre.core.words import DEFAULT
from arbitre.tables.judge.deciding import decision, lost, verdict_of
from arbitre.tables.judge.requests import Verdict
from arbitre.tables.log import acts
from arbitre.tables.log.table import Table
from arbitre.tables.plan import BOT, LOSS, MOVE, PERSON, budget_of
from arbitre.tables.refusal import BUSY, Refused
from arbitre.tables.run.live import Live, Thinking
from arbitre.tables.run.workers import DECIDE, BotFailed, Job, Workers
from arbitre.tables.store.rows import Write
from arbitre.tables.store.store import Store, StoreDown

LOG = logging.getLogger("arbitre.tables")
SOON = 30_000
"""Milliseconds after which a server looks at a table again where another one should have acted."""
FALLBACK = "random"

Commit = Callable[[Live, Verdict], Awaitable[bool]]


class Scheduler:
    """Schedules the bots, timers and webhooks of the tables that are in memory."""

    def __init__(
        self,
        store: Store,
        workers: Workers | None,
        seconds: float,
        commit: Commit,
        now: Callable[[], int],
    ) -> None:
        self.store = store
        self.workers = workers
        self.seconds = seconds
        self.commit = commit
        self.now = now
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Do something in the background; what goes wrong is logged."""
        task = asyncio.ensure_future(_quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        """Cancel all background tasks and wait for them."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # -- after every change ------------------------------------------------------------------

    def attend(self, live: Live, ours: bool = True) -> None:
        """Look what is to be done at a table now, and when to look again.

        Where another server made the last act, its bots answer; ours only when they do not.
        """
        table = live.table
        if table.over or table.archived:
            for _, task in live.bots.values():
                task.cancel()
            live.bots.clear()
        else:
            self._call_bots(live, ours or self.store.database.sqlite)
        self._set_timer(live)

    def _call_bots(self, live: Live, ours: bool) -> None:
        table = live.table
        wanted: dict[str, Thinking] = {}
        person = any(seat.kind == PERSON for seat in table.seats.values())
        for seat in () if table.plan.lesson else table.waiting:  # a lesson says what all do
            there = table.seats[seat]
            if there.kind == BOT:
                budget = budget_of(table.game, there.level, there.budget)
                wanted[seat] = Thinking(seat, table.epoch, there.bot, budget, acts.PLAYED, person)
        for seat, (thinking, task) in list(live.bots.items()):
            stands = seat in table.waiting and thinking.epoch == table.epoch
            if not stands or (thinking.why == acts.PLAYED and wanted.get(seat) != thinking):
                task.cancel()
                del live.bots[seat]
        if self.workers is None or not ours:
            return
        for seat, thinking in wanted.items():
            if seat not in live.bots:
                self.let_play(live, thinking)

    def let_play(self, live: Live, thinking: Thinking) -> None:
        """A bot decides for a seat, in the background."""
        live.bots[thinking.seat] = (thinking, self.start(self._play(live, thinking)))

    def _set_timer(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        now = self.now()
        ahead = [*self._ends(live), *_turning_points(live.table, now)]
        if ahead:
            delay = max(0.0, (min(ahead) - now) / 1000) + 0.005
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(min(delay, 3600.0), self._on_timer, live)

    def _on_timer(self, live: Live) -> None:
        live.timer = None
        live.ring()  # talk may be closed now, or somebody late
        self.start(self.look_at(live))

    def _ends(self, live: Live) -> list[int]:
        """When clocks have something to say; not those that a bot is answering already."""
        table = live.table
        if table.over or table.archived:
            return []
        idle = [seat for seat in table.waiting if seat not in live.bots]
        ends = [table.timing.deadline(table, seat) for seat in idle]
        ends.append(table.timing.game_ends(table))
        return [end for end in ends if end is not None]

    def wake(self, table: Table, now: int) -> int | None:
        """When any server should look at a table again: what the store is told with each act."""
        if table.over or table.archived or table.plan.lesson:
            return None
        if any(seat.kind == BOT for seat in table.seats.values()):
            return now + SOON
        return now + SOON if _has_clock(table) else None

    async def look_at(self, live: Live) -> None:
        """Let every clock that has run out speak; then set the next look."""
        async with live.lock:
            table, now = live.table, self.now()
            await self._run_out(live, now)
            self.attend(live)
            wake = min(self._ends(live), default=None)
            if live.bots or any(table.seats[seat].kind == BOT for seat in table.waiting):
                wake = now + SOON
            if wake != live.wake and (live.wake is None or live.wake <= now or wake is None):
                await self.store.write(Write(table.id, wake=wake))
                live.wake = wake

    # -- clocks ------------------------------------------------------------------------------

    async def _run_out(self, live: Live, now: int) -> None:
        """Let every clock that has run out speak."""
        table = live.table
        ends = table.timing.game_ends(table)
        if ends is not None and ends <= now and not table.over:
            move = table.position.declarations(TABLE)[0]
            await self.commit(live, verdict_of(table, TABLE, move, why=acts.TIME))
        for seat in table.waiting:
            if table.archived or seat not in table.waiting or seat in live.bots:
                continue  # the ones before may have changed everything
            deadline = table.timing.deadline(table, seat)
            if deadline is not None and deadline <= now:
                await self.act_for(live, seat, acts.TIME)

    async def act_for(self, live: Live, seat: str, why: str) -> bool:
        """What was settled for the end of a seat's time; False when a bot has first to think."""
        table, clock = live.table, live.table.plan.clock
        if clock.at_end == LOSS and why == acts.TIME:
            return await self.commit(live, lost(table, seat, why))
        if clock.at_end != MOVE:
            with contextlib.suppress(StoreDown):  # then as far as we know them
                live.drafts = await self.store.drafts(table.id)
            verdict = _sheet_as_it_stands(live, seat, why)
            if verdict is not None:
                return await self.commit(live, verdict)
        bot = clock.bot or usual_bot(table.game)
        budget = budget_of(table.game, "", 0)
        self.let_play(live, Thinking(seat, table.epoch, bot, budget, why))
        return False

    # -- bots --------------------------------------------------------------------------------

    async def _play(self, live: Live, thinking: Thinking) -> None:
        try:
            move = await self._decided(live.table, thinking)
            async with live.lock:
                while _still(live.table, thinking):
                    by = {"by": thinking.bot} if thinking.why == acts.TIME else {}
                    verdict = verdict_of(live.table, thinking.seat, move, why=thinking.why, **by)
                    live.bots.pop(thinking.seat, None)
                    if await self.commit(live, verdict):
                        return
        finally:
            current = live.bots.get(thinking.seat)
            if current is not None and current[0] is thinking:
                del live.bots[thinking.seat]

    async def _decided(self, table: Table, thinking: Thinking) -> str:
        """The bot's move; when it fails or is too slow, a smaller thought, and at last a random one."""
        tries = [
            (thinking.bot, thinking.budget),
            (thinking.bot, max(1, thinking.budget // 8)),
            (FALLBACK, 1),
        ]
        assert self.workers is not None
        for bot, budget in tries:
            job = job_of(table, thinking.seat, bot, budget, DECIDE)
            try:
                found = (await self.workers.think(job, self.seconds, thinking.person)).move
                table.position.copy().make(thinking.seat, table.position.read(thinking.seat, found))
            except (BotFailed, Illegal) as problem:
                # the sentence may tell of the game
                kind = (
                    f"Illegal {problem.ruling.clause}".strip()
                    if isinstance(problem, Illegal)
                    else str(problem).partition(":")[0]
                )
                LOG.warning("bot %s at table %s: %s", bot, table.id, kind)
                continue
            return found
        raise BotFailed(thinking.bot)


def job_of(
    table: Table,
    seat: str,
    bot: str,
    budget: int,
    what: str,
    at: tuple[Position, int] | None = None,
) -> Job:
    """A job for a worker: repeatable, and not to be guessed from outside.

    `at`: an earlier position, and after how many lines it stood.
    """
    position, line = at or (table.position, len(table.recorder.entries))
    names = (table.secret.salt, what, seat, line)
    module = type(table.game).__module__
    return Job(what, module, table.game.id, position.to_dict(), seat, bot, names, budget)


def _still(table: Table, thinking: Thinking) -> bool:
    """Whether a thought is still wanted."""
    there = table.seats[thinking.seat]
    played = thinking.why == acts.PLAYED
    return (
        table.epoch == thinking.epoch
        and thinking.seat in table.waiting
        and not table.archived
        and (there.kind == BOT) == played
        and (not played or there.bot == thinking.bot)
    )


def _sheet_as_it_stands(live: Live, seat: str, why: str) -> Verdict | None:
    """The draft, or an empty one where that is a decision; None where neither is."""
    table = live.table
    draft = live.drafts.get(seat)
    attempts: list[tuple[list[str], str]] = [([], DEFAULT)]
    if draft is not None and draft.epoch == table.epoch:
        attempts.insert(0, (list(draft.lines), draft.lang))
    for lines, lang in attempts:
        try:
            return verdict_of(table, seat, decision(table, seat, lines, lang), why=why)
        except Refused:
            continue
    return None


def _has_clock(table: Table) -> bool:
    clock, timing = table.plan.clock, table.timing
    return bool(clock.per_move or clock.per_game or timing.glass or timing.limit)


def _turning_points(table: Table, now: int) -> list[int]:
    """Moments after which a page shows something else though nobody has acted."""
    if table.over or table.archived:
        return []
    writing = table.timing.writing_from(table)
    points = [] if writing is None else [writing]
    points += [start + table.plan.absent * 1000 for start in table.timing.asked.values()]
    pause = table.timing.paused_until(now)
    points += [] if pause is None else [pause]
    points.append(table.timing.begins)
    return [point for point in points if point > now]


async def _quietly(work: Awaitable[None]) -> None:
    try:
        await work
    except StoreDown:
        pass  # the store says so itself, once
    except (Refused, BotFailed) as problem:
        if not (isinstance(problem, Refused) and problem.status == BUSY):
            LOG.warning("%s: %s", type(problem).__name__, problem)
    except Exception:
        LOG.exception("in the background")
