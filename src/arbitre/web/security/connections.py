"""Connection limits and timeouts below HTTP: how many connections, how slow a request, how long its headers.

uvicorn has settings for some of it, but they look at a request whose headers have come, or are those of its
slower parser: a connection that says nothing, or never ends what it says, would be held for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
from http import HTTPStatus
from typing import Any, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from arbitre.core.message import Message
from arbitre.core.words import LANGUAGES
from arbitre.web.config import BACKLOG, Limits
from arbitre.web.outbox import JoinedTransport, Outbox
from arbitre.web.page.speech import spoken
from arbitre.web.security.headers import CLOSING, protect
from arbitre.web.security.rate_limit import ConnectionLimit, network

SLICE = 4096
"""Bytes that the parser gets at once: within so many, headers that are too long are noticed."""
LINGER = 2.0
"""Seconds that a client has to read why it was refused, and to stop sending."""
OTHER_FILES = 100
"""Files that the store, the bots and the log may need."""

HANDSHAKE_LINE, HANDSHAKE_HEADERS = 8000, 120
"""What the library of WebSockets reads of a handshake; beyond that it says nothing and holds on."""
REFUSALS = {400: "web-unreadable", 408: "web-slow", 431: "web-long-headers", 503: "web-crowded"}


class ConnectionGuard:
    """Connection limits and timeouts of one server, and what is said to those who pass them."""

    def __init__(self, limits: Limits, trusted: str = "") -> None:
        self.limits = limits
        self.most = open_connections(limits.all_connections)
        self._held = ConnectionLimit(limits.connections, limits.site)
        # a proxy whose word for its clients is taken brings all of them: it is not counted as one
        self._proxies = ProxyHeadersMiddleware(_nothing, trusted).trusted_hosts
        self.refusals = {status: _refusal(status, key) for status, key in REFUSALS.items()}

    def enter(self, host: str) -> bool:
        """Count one more connection of an address; False when it has too many."""
        return host in self._proxies or self._held.open(network(host))

    def leave(self, host: str) -> None:
        """Count one connection of an address less."""
        if host not in self._proxies:
            self._held.close(network(host))


class PoliteTransport(JoinedTransport):
    """A transport with a lingering close: what a client still sends is not answered by a reset."""

    def __init__(self, wire: asyncio.Transport, outbox: Outbox) -> None:
        super().__init__(wire, outbox)
        self.unread = False  # whether a request is on its way
        self._leaving = False

    def is_closing(self) -> bool:
        """Whether nothing more is said on it."""
        return self._leaving or self._wire.is_closing()

    def write(self, data: bytes) -> None:
        """Keep what is to be sent, unless we have hung up."""
        if not self._leaving:
            super().write(data)

    def close(self) -> None:
        """Hang up; where a request is on its way, not before the client had time to hear our answer."""
        if self._leaving:
            return
        if not self.unread or self._wire.is_closing():
            super().close()
            return
        self._leaving = True
        with contextlib.suppress(OSError, RuntimeError):  # the client has hung up
            self.write_eof()
            self._wire.resume_reading()
        asyncio.get_running_loop().call_later(LINGER, self._wire.abort)


class Protocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, its answers sent together, within the limits of a guard.

    A WebSocket takes its connection over: those are counted as live connections.
    """

    guard: ConnectionGuard

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin a connection, or refuse it where there are too many."""
        self._line = PoliteTransport(cast("asyncio.Transport", transport), Outbox.of(self.loop))
        self._timer: asyncio.TimerHandle | None = None
        self._begun = False  # a request has begun
        self._in_body = False  # its headers have come
        self._whole = False  # what came last was the end of a request
        self._head = 0  # bytes of its headers
        self._pending = 0  # bytes that the parser holds without a word
        self._upgraded = False  # a WebSocket has it now
        super().connection_made(cast("asyncio.Transport", self._line))
        self._host = self.client[0] if self.client else ""
        self._counted = self.guard.enter(self._host)
        if not self._counted or len(self.connections) > self.guard.most:
            self._line.write(self.guard.refusals[503])
            self._line.close()
            return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting a connection that is over."""
        self._uncount()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """It goes on as a live connection."""
        if self._line.is_closing():
            return
        self._uncount()
        self._upgraded, self._whole, self._line.unread = True, True, False
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Something comes: its size is counted, and its time."""
        self._whole = False
        for start in range(0, len(data), SLICE):
            if self._upgraded or self._line.is_closing():
                return
            part = data[start : start + SLICE]
            self._pending += len(part)
            super().data_received(part)
            if self._head + self._pending > self.guard.limits.head:
                self._refuse(431)
        if self._whole:
            self._stop_waiting()
        elif self._timer is None and not self._line.is_closing():
            self._wait()
        self._line.unread = not self._whole

    # -- what the parser finds -----------------------------------------------------------------

    def on_message_begin(self) -> None:
        """The first byte of a request; its time begins."""
        self._stop_waiting()
        self._begun, self._in_body, self._whole = True, False, False
        self._head = self._pending = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of its address."""
        self._pending = 0
        self._head += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, before the body or after it."""
        self._pending = 0
        self._head += len(name) + len(value)
        if self._head <= self.guard.limits.head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """All headers have come."""
        self._pending = 0
        if self._head > self.guard.limits.head:
            return
        if self.parser.should_upgrade() and self._should_upgrade() and not self._is_handshake():
            self._refuse(400)
            return
        self._in_body = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._pending = 0
        if self._head <= self.guard.limits.head:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._begun, self._in_body, self._whole = False, False, True
        self._pending = 0
        self._line.unread = False
        if self._head <= self.guard.limits.head:
            super().on_message_complete()

    def _is_handshake(self) -> bool:
        """Whether a wish for a WebSocket will be answered: it has no body and is short."""
        names = [name for name, _ in self.headers]
        longest = max([len(self.url), *(len(name) + len(value) for name, value in self.headers)])
        return (
            self.parser.get_method() == b"GET"
            and not {b"content-length", b"transfer-encoding"} & set(names)
            and longest < HANDSHAKE_LINE
            and len(names) < HANDSHAKE_HEADERS
        )

    # -- limits --------------------------------------------------------------------------------

    def _wait(self) -> None:
        self._timer = self.loop.call_later(self.guard.limits.whole, self._overdue)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _overdue(self) -> None:
        """The deadline of a request has passed: whoever is not kept waiting by us is hung up on."""
        self._timer = None
        if self._line.is_closing():
            return
        cycle = self.cycle
        if self.flow.read_paused or (_unanswered(cycle) and not cycle.more_body):
            self._wait()
        elif self._begun:
            self._refuse(408)
        else:
            self._line.close()

    def _refuse(self, status: int) -> None:
        """Say why, and hang up; without a word where another answer is on its way."""
        if self._line.is_closing():
            return
        self._line.unread = True
        cycle = self.cycle
        if self._in_body:  # somebody was asked, and waits for the rest
            free = cycle.more_body and not cycle.response_started and not self.pipeline
        else:
            free = not _unanswered(cycle)
        if free:
            self._line.write(self.guard.refusals[status])
        self._line.close()
        if self._in_body:
            cycle.disconnected = True
            cycle.message_event.set()

    def _uncount(self) -> None:
        self._stop_waiting()
        if self._counted:
            self._counted = False
            self.guard.leave(self._host)


def _unanswered(cycle: RequestResponseCycle | None) -> bool:
    return cycle is not None and not cycle.response_complete


def protocol_of(guard: ConnectionGuard) -> type[Protocol]:
    """The protocol of one server."""
    return type("ServerProtocol", (Protocol,), {"guard": guard})


def open_connections(wanted: int) -> int:
    """How many connections the open files of this process allow, up to those wanted.

    The soft limit (`RLIMIT_NOFILE`) is raised for them where it may be; what the store needs stays free.
    """
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    needed = wanted + BACKLOG + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    if soft < needed:
        raised = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
            soft = raised
    return max(1, min(wanted, soft - min(BACKLOG + OTHER_FILES, soft // 2)))


async def _nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that is never asked."""


def _refusal(status: int, key: str) -> bytes:
    """A whole answer, in every language: nobody has said yet which one is read."""
    text = "\n".join(spoken(Message(key), lang) for lang in LANGUAGES).encode() + b"\n"
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", str(len(text)).encode()),
        CLOSING,
    ]
    protect(headers)
    if status == 503:
        headers.append((b"retry-after", b"10"))
    start = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n".encode()
    return b"".join([start, *(b"%s: %s\r\n" % one for one in headers), b"\r\n", text])
