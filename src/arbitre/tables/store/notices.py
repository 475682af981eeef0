"""Notifications between servers on one PostgreSQL (LISTEN/NOTIFY): which table has changed.

A notice names the table, no more.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable

from arbitre.tables.store.database import Database
from arbitre.tables.store.store import CHANNEL

AGAIN = 1.0
"""Seconds before a lost connection is tried again."""


class Notices:
    """A thread that listens to the other servers."""

    def __init__(
        self,
        database: Database,
        process: str,
        tell: Callable[[str], None],
        lost: Callable[[], None],
    ) -> None:
        self._url = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._tell = tell
        self._lost = lost
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="arbitre-notices", daemon=True)

    def start(self) -> None:
        """Begin to listen; returns once the first connection listens, or soon after."""
        self._thread.start()
        self._ready.wait(5)

    def stop(self) -> None:
        """Stop listening to notices of other servers."""
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._stop.is_set():
            with contextlib.suppress(psycopg.Error, OSError):
                self._listen()
            if not self._stop.is_set():
                self._ready.set()
                self._stop.wait(AGAIN)

    def _listen(self) -> None:
        import psycopg

        with psycopg.connect(self._url, autocommit=True, connect_timeout=5) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            if self._ready.is_set():  # notices may have been lost while nobody listened
                self._call(self._lost)
            self._ready.set()
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=0.5):
                    name, _, process = notice.payload.partition(" ")
                    if process != self._process:
                        self._call(self._tell, name)
                    if self._stop.is_set():
                        return

    def _call(self, what: Callable[..., None], *args: str) -> None:
        with contextlib.suppress(RuntimeError):  # the server is closing
            self._loop.call_soon_threadsafe(what, *args)
