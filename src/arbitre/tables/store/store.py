"""The store (repository): acts on disk before they are acknowledged, many of them in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from arbitre.tables.log.acts import Act
from arbitre.tables.log.state import Secret
from arbitre.tables.store.database import Database, FileGone, first_line
from arbitre.tables.store.health import READING, WRITING, StoreHealth
from arbitre.tables.store.rows import StoredDraft, TooLate, Write, write_all
from arbitre.tables.store.unplayed import unplayed

T = TypeVar("T")

CHANNEL = "arbitre"
MOST_TOGETHER = 500
READERS = 4
AGAIN = 2.0
"""Seconds between two tries to write while the store is away."""

_NOTIFY = sa.text("SELECT pg_notify(:channel, :payload)")
_PROBE = sa.text("UPDATE alembic_version SET version_num = version_num")


class StoreDown(Exception):
    """The store could not be reached; whether the last thing was kept is not known."""


class Store:
    """Reads from any thread; one thread of its own writes."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="arbitre-writer", daemon=True)
        self._connection: Connection | None = None
        self._readers = ThreadPoolExecutor(READERS, "arbitre-reader")
        self.commits = 0
        self._trouble = StoreHealth(database)

    def start(self) -> None:
        """Start the thread that writes."""
        self._thread.start()

    def stop(self) -> None:
        """Write what is waiting, then let go."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
        self._readers.shutdown()
        self.database.close()

    # -- writing -----------------------------------------------------------------------------

    async def write(self, item: Write) -> bool:
        """Write one thing; True once it is on disk, False when somebody else was faster."""
        item.done = asyncio.get_running_loop().create_future()
        self._queue.put(item)
        return await item.done

    async def do(self, work: Callable[[Connection], bool]) -> bool:
        """Write something that belongs to no table, in a transaction; what it answers."""
        return await self.write(Write("", also=work))

    async def remove(self, id: str, before: int) -> bool:
        """Remove a table that was made before a time; False where anybody ever played at it."""
        return await self.write(Write(id, remove=before))

    def _run(self) -> None:
        while True:
            first = self._next()
            batch = [first]
            while len(batch) < MOST_TOGETHER:
                try:
                    batch.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            items = [item for item in batch if item is not None]
            if items:
                self._commit(items)
            if len(items) < len(batch):
                self._drop_connection()
                return

    def _next(self) -> Write | None:
        """The next thing to write; while writing fails, it is tried by itself meanwhile."""
        while self._trouble.met(WRITING):
            try:
                return self._queue.get(timeout=AGAIN)
            except queue.Empty:
                self._probe()
        return self._queue.get()

    def _probe(self) -> None:
        """Write something that changes nothing: the log tells that the store is back, though nobody acts."""
        try:
            self.database.check_there()
            connection = self._connect()
            with connection.begin():
                connection.execute(_PROBE)
        except FileGone:
            pass
        except SQLAlchemyError:
            self._drop_connection()
        else:
            self._trouble.note_success(WRITING)

    def _commit(self, items: list[Write]) -> None:
        """All in one transaction; then, and only then, everybody is answered."""
        # always in the same order, so that two servers never wait for each other in a circle
        items.sort(key=lambda item: item.id)
        try:
            answers = self._twice(items)
        except TooLate:
            for item in items:
                self._commit([item])
            return
        except FileGone as problem:  # the connection stays: it has the file, wherever that is
            self._failed(items, problem)
            return
        except Exception as problem:  # noqa: BLE001 - the writer must outlive whatever it is given
            self._drop_connection()
            if len(items) > 1 and not isinstance(problem, OperationalError):
                for item in items:  # one of them is wrong: it must not take the others along
                    self._commit([item])
                return
            self._failed(items, problem)
            return
        self.commits += 1
        self._trouble.note_success(WRITING)
        _answer([(item.done, answer) for item, answer in zip(items, answers, strict=True)])

    def _failed(self, items: list[Write], problem: Exception) -> None:
        if not isinstance(problem, IntegrityError):  # that is a table that was removed meanwhile
            self._trouble.note_failure(WRITING, problem)
        _answer([(item.done, StoreDown(first_line(problem))) for item in items])

    def _twice(self, items: list[Write]) -> list[bool]:
        """Try, and once more on a new connection: nothing is ever written twice under one number."""
        try:
            return self._transaction(items)
        except SQLAlchemyError:
            self._drop_connection()
        try:
            return self._transaction(items)
        except SQLAlchemyError:
            self._drop_connection()
            raise

    def _transaction(self, items: list[Write]) -> list[bool]:
        self.database.check_there()
        connection = self._connect()
        with connection.begin():
            answers = write_all(connection, items)
            if not self.database.sqlite:
                for name in sorted({item.id for item in items if item.id and item.summary is None}):
                    payload = f"{name} {self.process}"
                    connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})
        self.database.check_there()  # it may have gone while we wrote
        return answers

    def _connect(self) -> Connection:
        if self._connection is None or self._connection.invalidated:
            self._drop_connection()
            self._connection = self.database.writer.connect()
        return self._connection

    def _drop_connection(self) -> None:
        if self._connection is not None:
            try:
                self._connection.close()
            except SQLAlchemyError:
                self._connection.invalidate()
            self._connection = None

    # -- reading -----------------------------------------------------------------------------

    async def load(self, id: str, after: int = 0) -> tuple[Secret, list[Act]] | None:
        """A table's secret and its acts after a number; None when there is no such table."""
        return await self._read(lambda connection: _load(connection, id, after))

    async def drafts(self, id: str) -> dict[str, StoredDraft]:
        """The drafts of a table by seat."""
        return await self._read(lambda connection: _drafts(connection, id))

    async def owners(self, hashes: list[str]) -> list[tuple[str, str, str, str]]:
        """What secrets open: hash, table, kind, seat; the newest tables first."""
        return await self._read(lambda connection: _owners(connection, hashes))

    async def summaries(self, names: list[str]) -> dict[str, str]:
        """What is known of tables without building them, where it is still right."""
        return await self._read(lambda connection: _summaries(connection, names))

    async def count(self) -> int:
        """How many tables there are."""
        return await self._read(_count)

    async def unplayed(self, before: int, after: str) -> tuple[list[str], str]:
        """Some of the tables where nothing was ever played; see `unplayed.py`."""
        return await self._read(lambda connection: unplayed(connection, before, after))

    async def waking(self, until: int) -> list[str]:
        """The tables where a clock or a bot had something to do by now."""
        return await self._read(lambda connection: _waking(connection, until))

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Anything else that is read."""
        return await self._read(question)

    async def _read(self, question: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        for attempt in (1, 2):
            try:
                self.database.check_there()
                with self.database.reader.connect() as connection:
                    answer = question(connection)
            except (SQLAlchemyError, FileGone) as problem:
                lost = isinstance(problem, DBAPIError) and problem.connection_invalidated
                if attempt == 2 or not lost:
                    self._trouble.note_failure(READING, problem)
                    raise StoreDown(first_line(problem)) from None
            else:
                self._trouble.note_success(READING)
                return answer
        raise AssertionError


def _answer(answers: list[tuple[asyncio.Future[bool], bool | StoreDown]]) -> None:
    """Wake everybody who waits, all at once: the loop is another thread's."""
    with contextlib.suppress(RuntimeError):  # the server has gone
        answers[0][0].get_loop().call_soon_threadsafe(_tell, answers)


def _tell(answers: list[tuple[asyncio.Future[bool], bool | StoreDown]]) -> None:
    for done, answer in answers:
        if done.done():  # nobody waits any more
            continue
        if isinstance(answer, StoreDown):
            done.set_exception(answer)
        else:
            done.set_result(answer)


def _load(connection: Connection, id: str, after: int) -> tuple[Secret, list[Act]] | None:
    found = connection.execute(sa.text("SELECT secret FROM tables WHERE id = :id"), {"id": id})
    secret = found.scalar()
    if secret is None:
        return None
    rows = connection.execute(
        sa.text(
            "SELECT number, kind, seat, body, time, key FROM acts"
            " WHERE table_id = :id AND number > :after ORDER BY number"
        ),
        {"id": id, "after": after},
    )
    found_acts = [
        Act(row[0], row[1], row[2], json.loads(row[3]), row[4], row[5] or "") for row in rows
    ]
    return Secret(**json.loads(secret)), found_acts


def _drafts(connection: Connection, id: str) -> dict[str, StoredDraft]:
    rows = connection.execute(
        sa.text("SELECT seat, moment, lang, lines, written FROM drafts WHERE table_id = :id"),
        {"id": id},
    )
    return {row[0]: StoredDraft(row[1], row[2], tuple(json.loads(row[3])), row[4]) for row in rows}


def _owners(connection: Connection, hashes: list[str]) -> list[tuple[str, str, str, str]]:
    if not hashes:
        return []
    asked = sa.text(
        "SELECT tokens.hash, tokens.table_id, tokens.kind, tokens.seat FROM tokens"
        " JOIN tables ON tables.id = tokens.table_id WHERE tokens.hash IN :hashes"
        " ORDER BY tables.created DESC, tokens.table_id, tokens.seat"
    ).bindparams(sa.bindparam("hashes", expanding=True))
    rows: list[Any] = list(connection.execute(asked, {"hashes": hashes}))
    return [(row[0], row[1], row[2], row[3]) for row in rows]


def _summaries(connection: Connection, names: list[str]) -> dict[str, str]:
    if not names:
        return {}
    asked = sa.text(
        "SELECT id, summary FROM tables WHERE id IN :names AND summed ="
        " (SELECT MAX(number) FROM acts WHERE table_id = tables.id)"
    ).bindparams(sa.bindparam("names", expanding=True))
    return {row[0]: row[1] for row in connection.execute(asked, {"names": names})}


def _count(connection: Connection) -> int:
    return int(connection.execute(sa.text("SELECT COUNT(*) FROM tables")).scalar_one())


def _waking(connection: Connection, until: int) -> list[str]:
    rows = connection.execute(
        sa.text("SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= :until"),
        {"until": until},
    )
    return [row[0] for row in rows]
