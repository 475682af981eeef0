"""Write batching: answers leave together; what is written in one turn of the event loop is sent at its end.

Moves that came to the disk together are answered together. Sent one by one, each answer would wake
its reader, and all the others would wait for that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any
from weakref import WeakKeyDictionary

_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class Outbox:
    """A write buffer: the connections of one event loop that have something to send."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[JoinedTransport] = []

    @classmethod
    def of(cls, loop: asyncio.AbstractEventLoop) -> Outbox:
        """The one of an event loop."""
        if loop not in _outboxes:
            _outboxes[loop] = cls(loop)
        return _outboxes[loop]

    def add(self, one: JoinedTransport) -> None:
        """Send for this connection when the turn ends."""
        if not self._waiting:
            # those who hear of a move are woken in the turn after it: theirs go along
            self._loop.call_soon(self._loop.call_soon, self._flush)
        self._waiting.append(one)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            one.flush()


class JoinedTransport:
    """A transport whose writes wait for the end of the turn; all else is the connection's own."""

    def __init__(self, wire: asyncio.Transport, outbox: Outbox) -> None:
        self._wire = wire
        self._outbox = outbox
        self._parts: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Keep what is to be sent."""
        if not self._parts:
            self._outbox.add(self)
        self._parts.append(data)

    def writelines(self, parts: Iterable[bytes]) -> None:
        """The same for several at once; they do not overtake what waits."""
        self.write(b"".join(parts))

    def write_eof(self) -> None:
        """Send what is kept, and say that nothing follows."""
        self.flush()
        self._wire.write_eof()

    def flush(self) -> None:
        """Send what is kept."""
        parts, self._parts = self._parts, []
        if parts and not self._wire.is_closing():
            self._wire.write(b"".join(parts))

    def close(self) -> None:
        """Send what is kept, and hang up."""
        self.flush()
        self._wire.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._wire, name)
