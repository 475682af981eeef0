"""The house: all tables of one server. Everything a page, an API or a test does goes through here."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

from arbitre.core.position import Position
from arbitre.core.words import DEFAULT
from arbitre.tables.clock import MonotonicClock
from arbitre.tables.judge.deciding import not_awaited, read_lines
from arbitre.tables.judge.judging import judge
from arbitre.tables.judge.requests import Request
from arbitre.tables.log.keys import key_of
from arbitre.tables.log.secrets import hashes
from arbitre.tables.plan import Plan, readable
from arbitre.tables.refusal import BAD, BUSY, FORBIDDEN, LARGE, OVER, refused
from arbitre.tables.run import making
from arbitre.tables.run.acting import OWN, ActWriter
from arbitre.tables.run.adding import TableAdder
from arbitre.tables.run.aside import MOST_IMPORTING, MOST_MAKING, Aside
from arbitre.tables.run.boxes import Boxes
from arbitre.tables.run.dailies import Dailies
from arbitre.tables.run.door import Door, invitation
from arbitre.tables.run.endings import Endings, TableEnding
from arbitre.tables.run.hints import Hints
from arbitre.tables.run.histories import Histories
from arbitre.tables.run.hooks import Hooks
from arbitre.tables.run.identities import Identities
from arbitre.tables.run.lists import Lists
from arbitre.tables.run.live import Signal, Subscriber
from arbitre.tables.run.replays import Replays
from arbitre.tables.run.rounds import Rounds
from arbitre.tables.run.scheduler import Scheduler
from arbitre.tables.run.studies import Studies
from arbitre.tables.run.sweeper import Sweeper
from arbitre.tables.run.table_cache import TableCache
from arbitre.tables.run.webhooks import Webhooks
from arbitre.tables.run.workers import Workers
from arbitre.tables.settings import Settings
from arbitre.tables.show.records import Archive, record_of
from arbitre.tables.sight import (
    Answer,
    Created,
    DraftSight,
    Found,
    HintSight,
    Past,
    Sight,
    TableLine,
    Update,
    Watched,
)
from arbitre.tables.store.database import Database, address
from arbitre.tables.store.notices import Notices
from arbitre.tables.store.rows import StoredDraft, Write
from arbitre.tables.store.store import Store

TRIES = 8
"""How often an act is judged again when other servers are faster."""
MOST_KEY = 100


class House:
    """The service (facade) over all tables: store, live tables, acts, subscribers, clocks and bots.

    Whoever asks shows the secrets they have, `tokens`: of the host, of seats, the invitation. None of them
    makes a spectator. Refusals are `Refused` (see `refusal.py`); what cannot be read at all is `BadInput`.
    """

    def __init__(self, database: Database, settings: Settings, now: Callable[[], int]) -> None:
        self.settings = settings
        self._process = uuid.uuid4().hex
        self._store = Store(database, self._process)
        self._cache = TableCache(self._store, settings.most_live, settings.idle_seconds)
        self._workers = Workers(settings.workers) if settings.bots else None
        self.now = now
        self._hooks = Hooks(settings.base_url, settings.private_hooks, now)
        self._making = Aside("making", 2, MOST_MAKING)
        self._importing = Aside("importing", 1, MOST_IMPORTING)
        self._writer = ActWriter(self._cache, self._hooks, self._making, now)
        self._scheduler = Scheduler(
            self._store, self._workers, settings.bot_seconds, self._writer.commit, now
        )
        self._writer.scheduler = self._scheduler
        self._cache.attend = self._scheduler.attend
        self._adder = TableAdder(self._store, self._cache, self._scheduler, settings.most_tables)
        self._sweeper = Sweeper(self._store, self._cache, now, settings.unplayed)
        self._archive = Archive()
        self._endings = Endings()
        self._lists = Lists(self._cache)
        self.identities = Identities(self._store, now)
        self.boxes = Boxes(self._store, now, settings.most_tables)
        self.replays = Replays(self._store, now)
        self.histories = Histories(self._store, self._lists, self.identities)
        self.dailies = Dailies(
            self._store, self._making, self._scheduler, self.identities, self._adder.add_try, now
        )
        self._door = Door(self._cache, self.dailies, now)
        self.webhooks = Webhooks(self._door, self._hooks)
        self._rounds = Rounds(self._cache, self._scheduler, self._sweeper, self.dailies, now)
        self._notices: Notices | None = None
        self._hints = Hints(self._workers, settings.bot_seconds)
        self.studies = Studies(
            self._door.look_back,
            self._adder.add_if_room,
            self._hints,
            self._scheduler.wake,
            now,
        )
        self._closing = False

    @classmethod
    async def open(cls, url: str = "", settings: Settings | None = None) -> House:
        """Open the store at an address (empty: the file in the user's data folder) and start.

        BadInput when it cannot be opened: no such folder, no database, PostgreSQL down, a file that
        another house has open.
        """
        settings = settings or Settings()
        database = Database(address(url))
        await asyncio.to_thread(database.open, alone=True)
        now = settings.now or MonotonicClock(await asyncio.to_thread(database.now))
        house = cls(database, settings, now)
        await house._start()
        return house

    async def close(self) -> None:
        """Finish what is being written and stop bots and clocks."""
        self._closing = True
        await self._rounds.stop()
        for live in self._cache.lives.values():
            if live.timer is not None:
                live.timer.cancel()
            live.ring()
        await self._scheduler.close()
        self._hooks.close()
        self._making.close()
        self._importing.close()
        self.studies.close()
        self._endings.close()
        if self._workers is not None:
            await self._workers.close()
        if self._notices is not None:
            await asyncio.to_thread(self._notices.stop)
        await asyncio.to_thread(self._store.stop)

    async def create(self, plan: Plan) -> Created:
        """Make a table; BadInput where the plan is wrong."""
        await self._adder.need_room()
        made = await self._making.do(making.planned, plan, self.now(), self._scheduler.wake)
        return await self._adder.add(made)

    async def sight(self, id: str, tokens: Sequence[str] = ()) -> Sight:
        """The table as the holder of these secrets sees it."""
        live = await self._cache.live(id)
        known = hashes(tokens)
        viewer = await self._door.let_in(live, known)
        return live.sight(viewer, self.now(), invitation(live.table, known))

    async def act(
        self,
        id: str,
        tokens: Sequence[str],
        kind: str,
        body: dict[str, Any] | None = None,
        key: str = "",
        revision: int | None = None,
    ) -> Answer:
        """Do something at a table. It is on disk when this returns.

        `key` is made up by the client: the same key again gives the same answer and changes nothing. It is
        the sender's own: others may use the same one, and for something else they need another.
        `revision` is the one the client saw: a move is refused as `stale` when the game went on since.

        | kind | body | by whom |
        |---|---|---|
        | `take` | `seat`, `name` | with the invitation or the host's secret: an open seat; gives `token` |
        | `leave` | `seat` | its holder: the seat is open again |
        | `name` | `seat`, `name` | its holder |
        | `bot` | `seat`, `bot`, `level` or `budget` | its holder; the host: open, left, or late seats |
        | `back` | `seat` | its holder, or the host: the person plays again instead of the bot |
        | `free` | `seat` | the host: a bot's seat that nobody holds is open again |
        | `move` | `seat`, `move` (notation), or `lines` and `lang` (a draft) | its holder |
        | `recall` | `seat` | its holder, until the reveal |
        | `declare` | `seat`, `move` | its holder: one of `Sight.says` |
        | `resign` | `seat` | its holder |
        | `go_on` | `seat` | whoever asked for the pause ends it |
        | `done` | `seat` | its holder has done talking in this round |
        | `told` | `seat` | its holder has seen the reveal: clocks and talk need not wait for them |
        | `chance` | `text`, `lang` | any seat or the host, beside a real table |
        | `correct` | `text`, `lang` | the host of a desk: what stands on the real board is set so |
        | `uncorrect` | | the host of a desk: the last of these is taken back |
        | `rewind` | | the host of a desk: the round that was judged last is written anew |
        | `stop`, `start` | | the host of a desk: clocks stand, clocks run |
        | `undo` | `seat` | its holder: at once where nobody is concerned, else asks the others |
        | `take_back` | `seat`, `step` | its holder, where nobody else plays: as far as they like |
        | `agree`, `refuse` | `seat` | those who are asked |
        | `say` | `text`, `seat` (or none: the host), `to` (a seat, for a private message) | |
        | `skip` | `seat` | the host, when `late`: what happens at time's end happens now |
        | `hook` | `seat`, `url` | its holder: called when it is their turn; empty: no more |
        | `rematch` | | any seat or the host, when over: gives `table`, with the same secrets |
        | `archive` | | the host |
        | `learn` | `seat`, `page` | its holder, in a lesson: the next page, or the one before |
        | `show` | `seat` | its holder, in a lesson: what it asks for is done |
        """
        body = body or {}
        if len(key) > MOST_KEY or key.startswith(OWN):
            raise refused(LARGE, "act-long", n=len(key), most=MOST_KEY)
        if not readable(key):
            raise refused(BAD, "act-text", name="key")
        key = key or OWN + uuid.uuid4().hex  # so that we know our own act when the store was away
        live = await self._cache.live(id)
        known = hashes(tokens)
        if kind == "rematch" and not live.table.rematch:
            await self._adder.need_room()
        async with live.lock:
            for _ in range(TRIES):
                if live.doubtful:
                    await self._cache.catch_up(live)
                viewer = await self._door.let_in(live, known)
                sent = key_of(live.table, viewer, kind, body, key)
                before = live.table.sent.find(sent, known, body.get("seat"))
                if before is not None:
                    return self._writer.repeat_answer(live, known, before)
                request = Request(live.table, viewer, body, self.now(), revision)
                verdict = judge(kind, request)
                answer = await self._writer.carry_out(live, known, verdict, sent)
                if answer is not None:
                    return answer
        raise refused(BUSY, "store-busy")

    def listen(
        self,
        id: str,
        tokens: Sequence[str] = (),
        seat: str | None = None,
        revision: int | None = None,
        tab: str = "",
    ) -> AsyncIterator[Update]:
        """The table now, and again whenever something changes that this viewer may see.

        `seat`: whose views the steps are told from (one of theirs; default: their first, else the public's).
        `revision`: what the client saw last; the first update then has the steps it missed, if not too many.
        `tab`: the page that listens; drafts that are written under the same name are no news to it.
        """
        return self._listen(id, tokens, Subscriber(seat, revision, tab))

    async def need_awaited(self, id: str, tokens: Sequence[str], seat: str) -> None:
        """Refused where nothing is awaited of a seat, with the game's own reason if it has one."""
        live, _ = await self._door.enter(id, tokens)
        if seat not in live.table.position.actors:
            raise not_awaited(live.table, seat)

    async def draft(
        self,
        id: str,
        tokens: Sequence[str],
        seat: str,
        lines: Sequence[str],
        lang: str,
        revision: int | None = None,
        tab: str = "",
    ) -> DraftSight:
        """Keep what a seat has written so far. Nobody else ever knows of it.

        With the `revision` that the writer saw, lines for a decision that is past are refused. All who
        listen for this seat hear of it, but not the page named `tab`, which wrote it.
        """
        live, viewer = await self._door.enter(id, tokens)
        if seat not in viewer.seats:
            raise refused(FORBIDDEN, "act-not-yours")
        if live.table.over or live.table.archived:
            raise refused(OVER, "act-game-over")
        Request(live.table, viewer, {}, self.now(), revision).need_fresh()
        kept, lang = read_lines(list(lines), lang)
        written = live.next_written(seat, self.now())
        draft = StoredDraft(live.table.epoch, lang, tuple(kept), written)
        await self._cache.write(live, Write(id, draft=(seat, draft)))
        live.write_draft(seat, draft, tab)
        return DraftSight(draft.lines, draft.lang)

    async def hint(
        self, id: str, tokens: Sequence[str], seat: str, lang: str = DEFAULT, bot: str = ""
    ) -> HintSight:
        """What a bot (the game's first, or the one named) would do in this seat now, and why."""
        live, viewer = await self._door.enter(id, tokens)
        return await self._hints.ask(live.table, viewer, seat, read_lines([], lang)[1], bot)

    async def history(
        self, id: str, tokens: Sequence[str], number: int, seat: str | None = None
    ) -> Past:
        """The game after so many steps (0: the beginning), from one's own view."""
        live, viewer, seat = await self._door.look_back(id, tokens, seat)
        return self._archive.past(live.table, viewer, number, seat)

    async def watched(
        self, id: str, tokens: Sequence[str], number: int, seat: str | None = None
    ) -> Watched | None:
        """A step of the game (the first is 1) moment by moment, from one's own view; None: there is none."""
        live, viewer, seat = await self._door.look_back(id, tokens, seat)
        if not 1 <= number <= len(live.table.steps):
            return None
        return self._archive.watched(live.table, viewer, number, seat)

    async def ending(self, id: str, tokens: Sequence[str] = ()) -> TableEnding:
        """How a finished game went; Refused (`illegal`) while it is under way."""
        live, _ = await self._door.enter(id, tokens)
        return await self._endings.of(live.table)

    async def record(self, id: str, tokens: Sequence[str] = ()) -> str:
        """The record: whole when the game is over or has no secrets; else the viewer's view of it."""
        live, viewer = await self._door.enter(id, tokens)
        return record_of(live.table, viewer, self.now())

    async def import_record(self, text: str, plan: Plan | None = None) -> Created:
        """A table that goes on where a record stops, or shows a finished game.

        The plan says who sits where and what is allowed; game, options and edition are the record's.
        Without a plan the importer has every seat.
        """
        await self._adder.need_room()
        made = await self._importing.do(
            making.imported, text, plan, self.now(), self._scheduler.wake
        )
        return await self._adder.add(made)

    async def replay(self, text: str) -> str:
        """A table where a record, or a seat's view of one, is only looked at; its id.

        It is in nobody's list.
        """
        await self._adder.need_room()
        made = await self._importing.do(making.replayed, text, self.now(), self._scheduler.wake)
        return (await self._adder.add(made)).id

    async def mine(self, tokens: Sequence[str]) -> list[TableLine]:
        """The tables that these secrets belong to, those changed last first."""
        return await self._lists.mine(tokens)

    async def find(self, token: str) -> Found:
        """What a secret link opens (of a rematch, the last table); Refused `unknown` when nothing."""
        return await self._lists.find(token)

    async def typed(self, id: str, tokens: Sequence[str]) -> tuple[Plan, Position]:
        """Beside a real table, for who plays there: its plan, and its position with what was typed."""
        live, viewer = await self._door.enter(id, tokens)
        if not (viewer.seats or viewer.host) or not live.table.plan.companion:
            raise refused(FORBIDDEN, "act-not-yours")
        return live.table.plan, live.table.position.copy()

    async def tick(self) -> None:
        """Go through the tables: clocks that have run out speak. It happens by itself every moment."""
        await self._rounds.tick()

    async def backup(self, path: Path) -> None:
        """Write everything to a file while the tables go on."""
        from arbitre.tables.store.backup import back_up

        await asyncio.to_thread(back_up, self._store.database, path)

    # -- inside ------------------------------------------------------------------------------

    async def _start(self) -> None:
        self._store.start()
        if not self._store.database.sqlite:
            self._notices = Notices(
                self._store.database, self._process, self._noticed, self._missed
            )
            await asyncio.to_thread(self._notices.start)
        self._rounds.start()

    def _noticed(self, id: str) -> None:
        self._scheduler.start(self._cache.on_notice(id))

    def _missed(self) -> None:
        for name in list(self._cache.lives):
            self._noticed(name)

    async def _listen(
        self, id: str, tokens: Sequence[str], subscriber: Subscriber
    ) -> AsyncIterator[Update]:
        live = await self._cache.live(id)
        signal = Signal()
        live.signals.add(signal)
        known = hashes(tokens)
        try:
            while not self._closing and not live.removed:
                viewer = await self._door.let_in(live, known)
                update = subscriber.update(live, viewer, self.now(), invitation(live.table, known))
                if update is not None:
                    yield update
                await signal.wait()
        finally:
            live.unsubscribe(signal)
            live.used = time.monotonic()
