"""What is written: the acts of one moment in one statement, the rest row by row."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arbitre.core.cache import cached
from arbitre.tables.log.acts import Act
from arbitre.tables.log.state import Secret
from arbitre.tables.store.unplayed import remove

_ADD_TABLE = sa.text(
    "INSERT INTO tables (id, game, secret, created, changed, wake)"
    " VALUES (:id, :game, :secret, :created, :created, :wake) ON CONFLICT DO NOTHING"
)
_ADD_TOKEN = sa.text(
    "INSERT INTO tokens (hash, table_id, kind, seat) VALUES (:hash, :id, :kind, :seat)"
    " ON CONFLICT (hash, table_id) DO UPDATE SET kind = excluded.kind, seat = excluded.seat"
)
_DROP_TOKEN = sa.text("DELETE FROM tokens WHERE hash = :hash AND table_id = :id")
_WAKE = sa.text("UPDATE tables SET wake = :wake WHERE id = :id")
_DRAFT = sa.text(
    "INSERT INTO drafts (table_id, seat, moment, lang, lines, written)"
    " VALUES (:id, :seat, :moment, :lang, :lines, :written) ON CONFLICT (table_id, seat)"
    " DO UPDATE SET moment = excluded.moment, lang = excluded.lang, lines = excluded.lines,"
    " written = excluded.written"
)
_SUM = sa.text("UPDATE tables SET summary = :summary, summed = :summed WHERE id = :id")

_ACTS = (
    "INSERT INTO acts (table_id, number, kind, seat, body, time, key) VALUES {rows}"
    " ON CONFLICT DO NOTHING"
)
_ACT = "(:id{n}, :number{n}, :kind{n}, :seat{n}, :body{n}, :time{n}, :key{n})"
_TOUCHES = (
    "WITH news (id, changed, wake) AS (VALUES {rows}) UPDATE tables"
    " SET changed = news.changed, wake = news.wake FROM news WHERE tables.id = news.id"
)
_TOUCH = "(CAST(:id{n} AS TEXT), CAST(:changed{n} AS BIGINT), CAST(:wake{n} AS BIGINT))"


@dataclass(frozen=True)
class Token:
    """A row of the index of secrets."""

    hash: str
    kind: str
    seat: str = ""


@dataclass(frozen=True)
class NewTable:
    """A table to be added, with its first act."""

    id: str
    game: str
    secret: Secret
    first: Act
    tokens: list[Token]
    wake: int | None


@dataclass(frozen=True)
class StoredDraft:
    """A draft as a row of the database, for the epoch (column `moment`) it was written in.

    `written`: when, in milliseconds since 1970; of two drafts of a seat the later one has the higher.
    """

    epoch: int
    lang: str
    lines: tuple[str, ...]
    written: int = 0


@dataclass
class Write:
    """One thing to write, whole or not at all; with no id, what `also` does alone."""

    id: str
    act: Act | None = None
    changed: int = 0
    wake: int | None = None
    tokens: list[Token] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    table: NewTable | None = None
    draft: tuple[str, StoredDraft] | None = None
    summary: tuple[int, str] | None = None
    remove: int | None = None  # the table itself, if it was made before and nobody played at it
    also: Callable[[Connection], bool] | None = None  # False: none of it is to be kept
    done: asyncio.Future[bool] = field(init=False)  # made when it is handed in


class TooLate(Exception):
    """Somebody else was faster with one of many acts: each has to be written for itself."""


def write_all(connection: Connection, items: list[Write]) -> list[bool]:
    """Write all in the transaction that is open; False where somebody else was faster.

    TooLate, and nothing is to be kept, where that is known of none among several acts.
    """
    acted = [(item.id, item.act) for item in items if item.act is not None]
    kept = _add_acts(connection, acted)
    if 1 < len(acted) != kept:
        raise TooLate
    # several servers may change a table's row: one after the other, in the order of their names
    together = connection.dialect.name == "sqlite"
    answers: list[bool] = []
    touched: list[Write] = []
    for item in items:
        if item.act is not None:
            if not kept:
                answers.append(False)
                continue
            touched.append(item)
            if not together:
                _touch(connection, [item])
        if item.remove is not None:
            answers.append(remove(connection, item.id, item.remove))
            continue
        if item.also is not None and not item.also(connection):
            answers.append(False)
            continue
        if item.id:
            _add_rest(connection, item)
        answers.append(True)
    if together:
        _touch(connection, touched)
    return answers


def _add_acts(connection: Connection, added: Sequence[tuple[str, Act]]) -> int:
    """Add acts; how many of them are there now by this statement."""
    values: dict[str, object] = {}
    for n, (table, act) in enumerate(added):
        values[f"id{n}"] = table
        values[f"number{n}"] = act.number
        values[f"kind{n}"] = act.kind
        values[f"seat{n}"] = act.seat
        values[f"body{n}"] = msgspec.json.encode(act.body).decode()
        values[f"time{n}"] = act.time
        values[f"key{n}"] = act.key or None
    return _many(connection, _ACTS, _ACT, len(added), values)


def _touch(connection: Connection, items: list[Write]) -> None:
    values: dict[str, object] = {}
    for n, item in enumerate(items):
        values[f"id{n}"] = item.id
        values[f"changed{n}"] = item.changed
        values[f"wake{n}"] = item.wake
    _many(connection, _TOUCHES, _TOUCH, len(items), values)


def _many(
    connection: Connection, whole: str, row: str, count: int, values: dict[str, object]
) -> int:
    """What every move needs goes straight to the driver, in its own way of naming values.

    One statement for all: between two of them the thread that answers takes its turn.
    """
    if not count:
        return 0
    sqlite = connection.dialect.name == "sqlite"
    made = connection.exec_driver_sql(_statement(whole, row, count, sqlite), values)
    return int(made.rowcount)


@cached(1024)
def _statement(whole: str, row: str, count: int, sqlite: bool) -> str:
    """A statement for so many rows.

    >>> _statement("VALUES {rows}", "(:id{n})", 2, True)
    'VALUES (:id0), (:id1)'
    >>> _statement("VALUES {rows}", "(:id{n})", 1, False)
    'VALUES (%(id0)s)'
    """
    text = whole.format(rows=", ".join(row.format(n=n) for n in range(count)))
    return text if sqlite else re.sub(r":(\w+)", r"%(\1)s", text)


def _add_rest(connection: Connection, item: Write) -> None:
    """All that a write has besides an act."""
    if item.summary is not None:
        summed, summary = item.summary
        connection.execute(_SUM, {"id": item.id, "summed": summed, "summary": summary})
    elif item.act is None and item.table is None and item.draft is None:
        connection.execute(_WAKE, {"id": item.id, "wake": item.wake})
    for token in item.tokens:
        connection.execute(_ADD_TOKEN, {"id": item.id, **vars(token)})
    for dropped in item.dropped:
        connection.execute(_DROP_TOKEN, {"id": item.id, "hash": dropped})
    if item.table is not None:
        _add_table(connection, item.table)
    if item.draft is not None:
        seat, draft = item.draft
        connection.execute(
            _DRAFT,
            {
                "id": item.id,
                "seat": seat,
                "moment": draft.epoch,
                "lang": draft.lang,
                "lines": json.dumps(draft.lines, ensure_ascii=False),
                "written": draft.written,
            },
        )


def _add_table(connection: Connection, table: NewTable) -> None:
    secret = json.dumps(vars(table.secret))
    connection.execute(
        _ADD_TABLE,
        {
            "id": table.id,
            "game": table.game,
            "secret": secret,
            "created": table.first.time,
            "wake": table.wake,
        },
    )
    _add_acts(connection, [(table.id, table.first)])
    for token in table.tokens:
        connection.execute(_ADD_TOKEN, {"id": table.id, **vars(token)})
