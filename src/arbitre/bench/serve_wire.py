"""The clients' end of the wire: HTTP and WebSocket by hand, so that they cost little beside a server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections import deque
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
NO_MASK = bytes(4)
"""A client must mask what it sends; with zeros the bytes stay as they are."""

Answered = Callable[[int, bytes], None]
Heard = Callable[[bytes], None]


class WireError(RuntimeError):
    """A server went away or said what it should not."""


class Asking(asyncio.Protocol):
    """One kept connection: a request at a time, sent again on a new connection when the old one is gone."""

    def __init__(self, host: str, port: int) -> None:
        self._where = (host, port)
        self._wire: asyncio.Transport | None = None
        self._opening: asyncio.Future[None] | None = None
        self._buffer = bytearray()
        self._waiting: deque[tuple[bytes, Answered]] = deque()
        self._closed = False

    def ask(self, request: bytes, answered: Answered) -> None:
        """Send a request; `answered` gets the status and the body."""
        self._waiting.append((request, answered))
        if self._wire is None:
            self._open()
        elif len(self._waiting) == 1:
            self._wire.write(request)

    def close(self) -> None:
        """Leave; nothing more is answered."""
        self._closed = True
        self._waiting.clear()
        if self._wire is not None:
            self._wire.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._wire, self._buffer = cast("asyncio.Transport", transport), bytearray()
        if self._waiting:
            self._wire.write(self._waiting[0][0])

    def connection_lost(self, exc: Exception | None) -> None:
        self._wire = None
        if self._waiting and not self._closed:
            self._open()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        head = buffer.find(b"\r\n\r\n")
        if head < 0:
            return
        size = content_length(bytes(buffer[:head]))
        end = head + 4 + size
        if len(buffer) < end:
            return
        status, body = int(buffer[9:12]), bytes(buffer[head + 4 : end])
        del buffer[:end]
        _, answered = self._waiting.popleft()
        if self._waiting and self._wire is not None:
            self._wire.write(self._waiting[0][0])
        answered(status, body)

    def _open(self) -> None:
        if self._opening is None or self._opening.done():
            self._opening = asyncio.ensure_future(self._opened())

    async def _opened(self) -> None:
        for _ in range(50):
            try:
                await asyncio.get_running_loop().create_connection(lambda: self, *self._where)
                return
            except OSError:
                await asyncio.sleep(0.1)
        raise WireError("the server does not answer")


class Listening(asyncio.Protocol):
    """One WebSocket. It hears whole texts, answers pings, and says texts."""

    def __init__(self, heard: Heard) -> None:
        self._heard = heard
        self._wire: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._parts = bytearray()
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    async def connect(self, host: str, port: int, path: str, token: str = "") -> None:
        """Shake hands; WireError when the server does not."""
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        assert self._wire is not None
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            *([f"Authorization: Bearer {token}"] if token else []),
        ]
        self._wire.write("\r\n".join([*lines, "", ""]).encode())
        await self._open

    def say(self, text: bytes) -> None:
        """Send one text over the WebSocket."""
        if self._wire is not None and not self.lost:
            self._wire.write(frame(TEXT, text))

    def close(self) -> None:
        """Close the WebSocket."""
        self.lost = True
        if self._wire is not None:
            self._wire.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._wire = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self._open.done():
            self._open.set_exception(WireError("the server closed the live connection"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open.done():
            head = buffer.find(b"\r\n\r\n")
            if head < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                line = bytes(buffer.split(b"\r\n", 1)[0]).decode("latin-1")
                self._open.set_exception(WireError(f"no live connection: {line}"))
                return
            del buffer[: head + 4]
            self._open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame from the buffer, if there is a whole one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        kind, final = buffer[0] & 0x0F, buffer[0] & FINAL
        body = bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == PING and self._wire is not None:
            self._wire.write(frame(PONG, body))
        elif kind == CLOSE:
            self.close()
        elif kind <= TEXT:
            self._parts += body
            if final:
                text, self._parts = bytes(self._parts), bytearray()
                self._heard(text)
        return True


def frame(kind: int, body: bytes) -> bytes:
    """One frame from a client.

    >>> frame(TEXT, b"hi").hex()
    '8182000000006869'
    """
    size = len(body)
    if size < 126:
        head = bytes((FINAL | kind, MASKED | size))
    elif size < 1 << 16:
        head = bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((FINAL | kind, MASKED | 127)) + size.to_bytes(8, "big")
    return head + NO_MASK + body


def content_length(head: bytes) -> int:
    """How long the body of an answer is.

    >>> content_length(b"HTTP/1.1 200 OK\\r\\nContent-Length: 12")
    12
    """
    found = head.lower().partition(b"\r\ncontent-length:")[2]
    if not found:
        raise WireError("an answer without a length")
    return int(found.partition(b"\r\n")[0])


def post(host: str, port: int, path: str, body: bytes, token: str) -> bytes:
    """A request as a program sends it."""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\n"
        f"Authorization: Bearer {token}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body
