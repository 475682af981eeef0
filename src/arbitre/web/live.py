"""Live connections (WebSockets): a table as one reader sees it, again whenever something changes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec
from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from arbitre.core.message import BadInput, Message
from arbitre.core.position import View
from arbitre.tables.refusal import Refused
from arbitre.tables.sight import Sight, Update
from arbitre.web import auth
from arbitre.web.api.plain import plain_sight, plain_steps
from arbitre.web.page.films import Plain
from arbitre.web.page.parts import draft_message, log_of, played_steps, state_message
from arbitre.web.page.reader_session import MOST_TAB, ReaderSession, chosen_seat
from arbitre.web.page.speech import spoken
from arbitre.web.page.story import ToldStep, latest, set_here
from arbitre.web.page.view import PageView
from arbitre.web.security.csrf import own_socket
from arbitre.web.security.forms import small_number
from arbitre.web.security.rate_limit import address_of
from arbitre.web.security.request_guard import POLICY, TRY_LATER
from arbitre.web.site import Site, site_of

router = APIRouter()

PING_SECONDS = 25.0  # the longest silence
GONE = 4404
PING = b'{"type":"ping"}'
_encode = msgspec.json.Encoder().encode


class LiveConnection:
    """One live connection (WebSocket): what it asked for, and what it has been shown."""

    def __init__(self, socket: WebSocket, id: str) -> None:
        query = socket.query_params
        self.socket = socket
        self.id = id
        self.site: Site = site_of(socket)
        self.prefs = self.site.prefs(socket)
        self.tokens = auth.tokens_of(socket, id)
        self.seat = query.get("seat", "")[:40]
        self.tall = query.get("screen") == "tall"
        self.page = query.get("format") == "page"
        self.moves = query.get("moves") == "1"
        self.told = query.get("told") == "1"
        self.film = query.get("film") == "1"
        self.known = query.get("key", "")[:200]
        self.since = small_number(query.get("from", ""))
        self.tab = query.get("tab", "")[:MOST_TAB]
        self._log: list[ToldStep] | None = None
        self._steps = 0
        self._quiet = True
        self._view: View | None = None
        self._sent = msgspec.Raw()

    async def run(self) -> None:
        """Say what there is, then what changes, until one side goes."""
        seat = self.seat or None
        updates = self.site.house.listen(self.id, self.tokens, seat, self.since, self.tab)
        telling = asyncio.create_task(self._tell(updates))
        hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (hearing, telling):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                    await task  # a refusal comes out here

    async def _hear(self) -> None:
        """The reader says nothing here; we only notice when they go."""
        while True:
            await self.socket.receive()
            if self.socket.client_state == WebSocketState.DISCONNECTED:
                return

    async def _tell(self, updates: AsyncIterator[Update]) -> None:
        pinging = asyncio.create_task(self._ping())
        try:
            async for update in updates:
                await self._send(_encode(await self._message(update)))
                self._quiet = False
        finally:
            pinging.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await pinging
            close = getattr(updates, "aclose", None)
            if close is not None:
                await close()

    async def _ping(self) -> None:
        """A word now and then where nothing happens, so that nobody on the way hangs up."""
        while True:
            self._quiet = True
            await asyncio.sleep(PING_SECONDS / 2)
            if self._quiet:
                await self._send(PING)

    async def _send(self, data: bytes) -> None:
        await self.socket.send_text(data.decode())

    async def _message(self, update: Update) -> Plain:
        sight = update.sight
        seat = chosen_seat(sight, self.seat or None)
        if not self.page:
            return self._plain(update, seat)
        page_view = self._page_view(sight, seat)
        if update.draft_only:
            message = await run_in_threadpool(draft_message, self.site, page_view, self.prefs)
            return {"type": "draft", **message}
        session = ReaderSession(self.site, self.tokens, self.prefs, page_view)
        await session.look_at_ending()
        await session.look_at_hands()
        log = await self._told(session, update)
        fresh = [step for step in played_steps(update) if not (page_view.desk and set_here(step))]
        watched = await session.watched([step.number for step in fresh])
        message = await run_in_threadpool(
            state_message,
            self.site,
            page_view,
            self.prefs,
            log,
            watched,
            self.known,
            self.film,
        )
        self.known = page_view.picture.key
        return message

    def _page_view(self, sight: Sight, seat: str | None) -> PageView:
        return PageView(sight, seat, self.prefs.lang, self.tall, self.site.pictures)

    def _plain(self, update: Update, seat: str | None) -> Plain:
        sight = update.sight
        page_view = self._page_view(sight, seat)
        message: Plain = {
            "type": "state",
            "revision": sight.revision,
            "seat": seat,
            "status": plain_sight(sight),
            "view": self._encode(sight.views[seat]),
            "events": plain_steps(update.steps, page_view.voice_at if self.told else None),
            "rewound": update.rewound,
        }
        if self.moves:
            draft = page_view.draft
            message["moves"] = [] if draft is None else draft.next()
        return message

    def _encode(self, view: View) -> msgspec.Raw:
        """A view as JSON; not once more where it is the one that was sent last."""
        if view is not self._view:
            self._view, self._sent = view, msgspec.Raw(_encode(view.data))
        return self._sent

    async def _told(self, session: ReaderSession, update: Update) -> list[ToldStep]:
        """The log: what is new is added, and all is fetched where that would not do."""
        page_view = session.page_view
        total = page_view.sight.steps
        fresh = played_steps(update)
        missing = total - self._steps
        if self._log is not None and missing == len(fresh) and not update.rewound:
            self._log = latest(self._log + log_of(page_view, fresh))
        else:
            self._log = log_of(page_view, await session.steps())
        self._steps = total
        return self._log


@router.websocket("/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    """Listen to a table: `format=page` for our pages, else plain data.

    `film=1`: what can be seen at one look comes with its film too.
    `moves=1` adds what can be written, `told=1` each step in words with its clauses and reasons. Of drafts
    that are written with the same `tab` nothing is heard: the answer has said it all.
    """
    site = site_of(socket)
    address = address_of(socket)
    if not own_socket(socket, site.config) or not auth.TABLE.fullmatch(id):
        await socket.close(POLICY)
        return
    if not site.rate_limits.open_socket(address):
        await socket.close(TRY_LATER)
        return
    try:
        await socket.accept()
        listener = LiveConnection(socket, id)
        try:
            await listener.run()
        except Refused as found:
            await _refuse(socket, found.message, listener.prefs.lang)
        except BadInput as found:
            await _refuse(socket, found.message, listener.prefs.lang)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the reader has gone
    finally:
        site.rate_limits.close_socket(address)


async def _refuse(socket: WebSocket, message: Message, lang: str) -> None:
    text = spoken(message, lang)
    await socket.send_text(_encode({"type": "error", "text": text}).decode())
    await socket.close(GONE)
