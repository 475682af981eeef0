"""A backup put back into an empty store, SQLite or PostgreSQL: whole or not at all."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from arbitre.core.message import BadInput, Message, os_reason
from arbitre.tables.log import acts
from arbitre.tables.log.state import Secret
from arbitre.tables.store.backup import MANY, TABLES, copy_rows
from arbitre.tables.store.database import LOCK, Database, address, bring_up_to_date
from arbitre.tables.store.days import DaySecret

NUMBERS = frozenset(
    "created changed wake summed number time moment written made begun expires ended revision seen".split()
)
MAY_LACK = frozenset("wake summary summed key claim result ended expires".split())
MADE_EMPTY = "days"
"""A server that has no tables yet has promised the games of the day: nobody holds it to that."""


class Damaged(Exception):
    """What was read is no backup, or not as it was written."""


def restore(path: Path, database: Database) -> int:
    """Put everything of a backup into a store that has no tables yet; how many tables there were.

    Nothing is written before the whole backup was found sound, nor when it cannot all be written.
    """
    with TemporaryDirectory(prefix="arbitre-") as folder:  # nobody else reads it
        copy = _opened(path, Path(folder) / "copy.sqlite")
        try:
            with copy.reader.connect() as source:
                try:
                    _check_rows(source)
                except (Damaged, ValueError, TypeError, KeyError):
                    raise _no_backup(path) from None
                return _put(source, database)
        finally:
            copy.close()


def _no_backup(path: Path) -> BadInput:
    return BadInput(str(path), Message("restore-damaged"))


# -- reading ---------------------------------------------------------------------------------


def _opened(path: Path, copy: Path) -> Database:
    """A copy of the backup, checked and brought up to date: the file itself stays as it is."""
    from alembic.util import CommandError

    try:
        with path.open("rb"):
            pass
    except OSError as problem:
        raise BadInput(
            str(path), Message("restore-file", {"problem": os_reason(problem)})
        ) from None
    database = Database(address(str(copy)))
    try:
        _copy_and_check(path, copy)
        database.open()
    except BadInput as problem:
        if problem.message.key != "store-newer":
            raise _no_backup(path) from None
        raise BadInput(str(path), problem.message) from None
    except sqlite3.Error as problem:
        if "disk is full" in str(problem):
            reason = Message("restore-file", {"problem": str(problem)})
            raise BadInput(str(path), reason) from None
        raise _no_backup(path) from None
    except (Damaged, CommandError):
        raise _no_backup(path) from None
    return database


def _copy_and_check(path: Path, copy: Path) -> None:
    # a file that a server had open may have a part of its tables beside it; else nothing is made there
    used = Path(f"{path}-wal").exists()
    mode = "mode=ro" if used else "immutable=1"
    source = sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True)
    target = sqlite3.connect(copy)
    try:
        source.backup(target)
        for check in ("integrity_check(1)", "foreign_key_check"):
            if target.execute(f"PRAGMA {check}").fetchone() not in (("ok",), None):
                raise Damaged(check)
        target.execute("SELECT version_num FROM alembic_version")  # it is one of ours
    finally:
        target.close()
        source.close()


def _check_rows(source: Connection) -> None:
    """See that every value is what it should be, and no act is missing."""
    for table, names in TABLES.items():
        columns = names.split()
        for row in _rows(source, f"SELECT {', '.join(columns)} FROM {table}"):
            for column, value in zip(columns, row, strict=True):
                kind = int if column in NUMBERS else str
                lacking = column in MAY_LACK or (table, column) == ("tries", "identity")
                if not (isinstance(value, kind) or (value is None and lacking)):
                    raise Damaged(column)
                if isinstance(value, str) and "\0" in value:
                    raise Damaged(column)
    for secret, summary in _rows(source, "SELECT secret, summary FROM tables"):
        Secret(**json.loads(secret))
        _expect(dict, summary or "{}")
    for (secret,) in _rows(source, "SELECT secret FROM days"):
        DaySecret(**json.loads(secret))
    for (result,) in _rows(source, "SELECT result FROM tries WHERE result IS NOT NULL"):
        _expect(dict, result)
    for (lines,) in _rows(source, "SELECT lines FROM drafts"):
        _expect(list, lines)
    for (dials,) in _rows(source, "SELECT dials FROM boxes"):
        _expect(dict, dials)
    known = {row[0] for row in _rows(source, "SELECT id FROM tables")}
    before, last = "", 0
    order = "SELECT table_id, number, kind, body FROM acts ORDER BY table_id, number"
    for name, number, kind, body in _rows(source, order):
        last = last + 1 if name == before else 1
        if number != last or (kind == acts.CREATE) != (number == 1):
            raise Damaged(name)
        _expect(dict, body)
        before = name
        known.discard(name)
    if known:  # a table without any act
        raise Damaged(known.pop())


def _rows(source: Connection, question: str) -> Iterator[Any]:
    asked = source.execution_options(yield_per=MANY).execute(sa.text(question))
    for rows in asked.partitions():
        yield from rows


def _expect(kind: type, text: str) -> None:
    if not isinstance(json.loads(text), kind):
        raise Damaged(text[:40])


# -- writing ---------------------------------------------------------------------------------


def _put(source: Connection, database: Database) -> int:
    database.open(migrate=False, alone=True)
    try:
        with database.writer.begin() as target:
            if not database.sqlite:
                target.execute(sa.text("SELECT pg_advisory_xact_lock(:n)"), {"n": LOCK})
            bring_up_to_date(target, database.name)
            if not database.sqlite:  # a server that runs makes no table meanwhile
                target.execute(sa.text(f"LOCK TABLE {', '.join(TABLES)} IN EXCLUSIVE MODE"))
            for table in TABLES:
                if target.execute(sa.text(f"SELECT 1 FROM {table} LIMIT 1")).first() is not None:
                    if table != MADE_EMPTY:
                        raise BadInput(database.name, Message("restore-full"))
                    target.execute(sa.text(f"DELETE FROM {table}"))
            copy_rows(source, target)
            return int(target.execute(sa.text("SELECT COUNT(*) FROM tables")).scalar_one())
    except SQLAlchemyError as problem:
        raise database.wrong(problem) from None
    finally:
        database.close()
