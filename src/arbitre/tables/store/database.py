"""Where tables are kept: addresses, connections, migrations, and what can be wrong with them."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import NullPool, QueuePool

from arbitre.core.extras import need
from arbitre.core.message import BadInput, Message, Value, os_reason
from arbitre.tables.clock import machine_ms
from arbitre.tables.store.lock import FileLock

HEAD = "0006"
"""The newest migration."""
LOCK = 0x41524249  # two servers that start at once take turns
FILE = "tables.sqlite"
CHECKED = 64 * 1024 * 1024
"""A file up to this size is looked through when it is opened."""
PATIENCE = 5000
"""Milliseconds to wait for another process that writes."""


def data_folder() -> Path:
    """The user's data folder, as the platform has it."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "arbitre"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "arbitre"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "arbitre"


def address(text: str) -> URL:
    """The address of a store: empty for the user's own file, a path, or a URL.

    >>> address("games.db").render_as_string()
    'sqlite:///games.db'
    >>> address("postgres://me@host/arbitre").drivername
    'postgresql+psycopg'
    """
    if not text:
        return URL.create("sqlite", database=str(data_folder() / FILE))
    if "://" not in text:
        return _of_file(URL.create("sqlite", database=text))
    try:
        url = make_url(text.replace("postgres://", "postgresql://", 1))
    except (ArgumentError, ValueError):
        raise BadInput("", Message("store-url")) from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    return _of_file(url)


def _of_file(url: URL) -> URL:
    """A SQLite address, which must name a file: tables in memory would be lost, and each thread's own."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        raise BadInput("", Message("store-url"))
    return url


def shown_address(url: URL) -> str:
    """An address as it may be shown: without its password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


class FileGone(Exception):
    """The file that was opened is no longer there, or another one is in its place."""


class Database:
    """The engines of one store: one writes, in a transaction at a time; others read."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.name = shown_address(url)
        self.sqlite = url.get_backend_name() == "sqlite"
        self._hold: FileLock | None = None
        self._file: tuple[int, int] | None = None  # which file was opened
        if self.sqlite:
            args: dict[str, Any] = {"timeout": PATIENCE / 1000, "check_same_thread": False}
            self.writer = sa.create_engine(
                url, poolclass=NullPool, connect_args=args, hide_parameters=True
            )
            self.reader = sa.create_engine(
                url, poolclass=QueuePool, pool_size=4, connect_args=args, hide_parameters=True
            )
            sa.event.listen(self.writer, "connect", _prepare)
            sa.event.listen(self.reader, "connect", _prepare)
            sa.event.listen(self.writer, "begin", _begin_immediate)
        else:
            need("postgres", "PostgreSQL")
            args = {"connect_timeout": 5, "application_name": "arbitre", "tcp_user_timeout": 10000}
            lasting = {**args, "options": "-c synchronous_commit=on"}
            self.writer = sa.create_engine(
                url, poolclass=NullPool, connect_args=lasting, hide_parameters=True
            )
            self.reader = sa.create_engine(
                url, pool_size=4, pool_pre_ping=True, connect_args=args, hide_parameters=True
            ).execution_options(isolation_level="AUTOCOMMIT")

    def open(self, migrate: bool = True, alone: bool = False) -> None:
        """Make sure that the store is there, sound, and has the tables it should have.

        `alone`: as its server; BadInput where a SQLite file has one already.
        """
        if self.sqlite:
            self._check_file()
            if alone:
                self._take_hold()
        try:
            with self.writer.begin() as connection:
                if not self.sqlite:
                    connection.execute(sa.text("SELECT pg_advisory_xact_lock(:n)"), {"n": LOCK})
                if migrate:
                    bring_up_to_date(connection, self.name)
        except SQLAlchemyError as problem:
            self.close()
            raise self.wrong(problem) from None
        except BadInput:
            self.close()
            raise
        self._file = self._found()

    def now(self) -> int:
        """When a server starts, in milliseconds since 1970; see `clock.py`."""
        question = "SELECT MAX(changed) FROM tables"
        if not self.sqlite:
            question = (
                "SELECT GREATEST(CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT),"
                " MAX(changed)) FROM tables"
            )
        try:
            with self.reader.connect() as connection:
                found = int(connection.execute(sa.text(question)).scalar() or 0)
        except SQLAlchemyError as problem:
            self.close()
            raise self.wrong(problem) from None
        return max(found, machine_ms()) if self.sqlite else found

    def check_there(self) -> None:
        """FileGone where what is written now would be lost with a file that somebody took away.

        Once it is back, moved to its place again, all goes on. Another file is not taken for it: the
        tables in memory are not that file's, so the server has to be started again.
        """
        if self._file is not None and self._file != self._found():
            raise FileGone(
                "the file is gone, or another is in its place: put it back, or start again"
            )

    def _found(self) -> tuple[int, int] | None:
        if not self.sqlite:
            return None
        try:
            found = Path(str(self.url.database)).stat()
        except OSError:
            return (-1, -1)
        return found.st_dev, found.st_ino

    def close(self) -> None:
        """Let go of all connections."""
        self.reader.dispose()
        self.writer.dispose()
        if self._hold is not None:
            self._hold.let_go()
            self._hold = None

    def _take_hold(self) -> None:
        hold = FileLock(Path(str(self.url.database)))
        try:
            free = hold.take()
        except OSError as problem:
            raise self._bad("store-file", problem=os_reason(problem)) from None
        if not free:
            raise self._bad("store-served")
        self._hold = hold

    def _check_file(self) -> None:
        path = Path(str(self.url.database))
        try:
            if path.parent == data_folder():
                path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not path.parent.is_dir():
                raise FileNotFoundError(2, "", str(path.parent))
            if path.is_dir():
                raise IsADirectoryError(21, "", str(path))
            size = path.stat().st_size if path.exists() else 0
            if not size:  # the seeds lie in it: nobody else reads it
                path.touch(mode=0o600)
            with path.open("r+b"):
                pass
        except OSError as problem:
            raise self._bad("store-file", problem=os_reason(problem)) from None
        if 0 < size <= CHECKED:
            try:
                with self.reader.connect() as connection:
                    found = connection.execute(sa.text("PRAGMA quick_check(1)")).scalar()
            except SQLAlchemyError as problem:
                raise self.wrong(problem) from None
            if found != "ok":
                raise self._bad("store-corrupted")

    def wrong(self, problem: SQLAlchemyError) -> BadInput:
        """What to say when the store fails."""
        if not self.sqlite:
            away = isinstance(problem, OperationalError)
            key = "store-down" if away else "store-file"
            return self._bad(key, problem=first_line(problem))
        original = getattr(problem, "orig", None)
        if isinstance(problem, OperationalError) and not _malformed(original):
            return self._bad("store-file", problem=first_line(problem))
        if isinstance(problem, DatabaseError):
            return self._bad("store-corrupted")
        return self._bad("store-file", problem=first_line(problem))

    def _bad(self, key: str, **args: Value) -> BadInput:
        return BadInput(self.name, Message(key, dict(args)))


def _malformed(problem: object) -> bool:
    return "malformed" in str(problem) or "not a database" in str(problem)


def first_line(problem: Exception) -> str:
    """What a database says of its trouble, in a line; never the values of a statement."""
    original = getattr(problem, "orig", None) or problem
    return (str(original).strip().splitlines() or [type(original).__name__])[0][:200]


def _prepare(connection: Any, record: object) -> None:
    """Every SQLite connection: what is committed stays, also after a power cut."""
    connection.isolation_level = None  # we begin transactions ourselves
    settings = (
        f"busy_timeout={PATIENCE}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
    )
    try:
        for setting in settings:
            connection.execute(f"PRAGMA {setting}")
    except UnicodeDecodeError:  # the driver cannot even read what is wrong with the file
        raise sqlite3.DatabaseError("malformed database schema") from None


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def bring_up_to_date(connection: Connection, name: str) -> None:
    """Bring the tables up to date inside the transaction that is open."""
    found = None
    if sa.inspect(connection).has_table("alembic_version"):
        found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise BadInput(name, Message("store-newer"))
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def copy_file(database: Database, target: Path) -> None:
    """Copy a SQLite store while it is used."""
    source = sqlite3.connect(str(database.url.database), timeout=PATIENCE / 1000)
    copy = sqlite3.connect(str(target))
    try:
        source.backup(copy, pages=1000)
        copy.execute("PRAGMA journal_mode=DELETE")  # all of it in one file, also once it is read
    finally:
        copy.close()
        source.close()
