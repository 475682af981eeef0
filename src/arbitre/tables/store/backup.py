"""A copy of the whole store in one SQLite file, made while tables go on."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from arbitre.core.message import BadInput, Message, os_reason
from arbitre.tables.store.database import Database, address, copy_file

TABLES = {
    "tables": "id game secret created changed wake summary summed",
    "acts": "table_id number kind seat body time key",
    "tokens": "hash table_id kind seat",
    "drafts": "table_id seat moment lang lines written",
    "days": "game day secret made",
    "tries": "table_id game day identity bot claim result ended",
    "identities": "id made begun",
    "devices": "hash identity expires seen",
    "sittings": "identity table_id seat",
    "boxes": "id game name owner share revision dials made changed",
}
MANY = 1000


def back_up(database: Database, path: Path) -> None:
    """Write everything to a file that `--db` can open; it is there whole or not at all."""
    path = path.absolute()
    if database.sqlite and Path(str(database.url.database)).resolve() == path.resolve():
        raise BadInput(str(path), Message("backup-itself"))
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        if path.is_dir():
            raise IsADirectoryError(21, "", str(path))
        draft.unlink(missing_ok=True)
        draft.touch(mode=0o600)  # the seeds lie in it
        if database.sqlite:
            copy_file(database, draft)
        else:
            _export(database, draft)
        draft.replace(path)
    except OSError as problem:
        raise BadInput(str(path), Message("backup-file", {"problem": os_reason(problem)})) from None
    except sqlite3.Error as problem:
        raise BadInput(str(path), Message("backup-file", {"problem": str(problem)})) from None
    except SQLAlchemyError as problem:
        raise database.wrong(problem) from None
    finally:
        for name in (draft, *(Path(f"{draft}{end}") for end in ("-wal", "-shm", "-journal"))):
            name.unlink(missing_ok=True)


def _export(database: Database, draft: Path) -> None:
    """PostgreSQL as of one moment, as a SQLite store."""
    copy = Database(address(str(draft)))
    copy.open()
    try:
        engine = database.writer.execution_options(isolation_level="REPEATABLE READ")
        with engine.connect() as source, copy.writer.begin() as target:
            copy_rows(source, target)
        with copy.reader.connect() as connection:
            connection.execute(sa.text("PRAGMA wal_checkpoint(TRUNCATE)"))
            connection.execute(sa.text("PRAGMA journal_mode=DELETE"))
    finally:
        copy.close()


def copy_rows(source: Connection, target: Connection) -> None:
    """Everything of one store into another that is empty, some rows at a time."""
    reading = source.execution_options(yield_per=MANY)
    for table, names in TABLES.items():
        columns = names.split()
        listed = ", ".join(columns)
        marks = ", ".join(f":{column}" for column in columns)
        add = sa.text(f"INSERT INTO {table} ({listed}) VALUES ({marks})")
        for rows in reading.execute(sa.text(f"SELECT {listed} FROM {table}")).partitions():
            target.execute(add, [dict(zip(columns, row, strict=True)) for row in rows])
