"""The store's health in the server's log: one line when it goes, one when it is back."""

from __future__ import annotations

import logging
import threading

from arbitre.tables.store.database import Database, first_line

LOG = logging.getLogger("arbitre.tables")
READING, WRITING = "reading", "writing"


class StoreHealth:
    """A health check: whether the store can be read and written, told by whoever tries."""

    def __init__(self, database: Database) -> None:
        self._name = database.name
        self._password = str(database.url.password or "")
        self._lock = threading.Lock()
        self._ways: set[str] = set()

    def met(self, way: str) -> bool:
        """Whether reading, or writing, failed the last time."""
        return way in self._ways

    def note_failure(self, way: str, why: Exception) -> None:
        """Note that reading or writing failed; the first failure is logged."""
        with self._lock:
            first = not self._ways
            self._ways.add(way)
        if first:
            LOG.warning("the store %s is away (%s): %s", self._name, way, self._plain(why))

    def note_success(self, way: str) -> None:
        """Note that reading or writing went well; that all is well again is logged."""
        if way not in self._ways:
            return
        with self._lock:
            self._ways.discard(way)
            last = not self._ways
        if last:
            LOG.warning("the store %s is back", self._name)

    def _plain(self, why: Exception) -> str:
        """The reason in a line, without the password of the address."""
        text = first_line(why)
        return text.replace(self._password, "***") if self._password else text
