"""Boxes in the store: the numbers of people's own boxes, dial by dial, under the hash of a secret link."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

_COLUMNS = "id, game, name, owner, share, revision, dials, made, changed"
_ADD = sa.text(
    f"INSERT INTO boxes ({_COLUMNS}) VALUES (:id, :game, :name, :owner, :share, :revision, :dials,"
    " :made, :changed) ON CONFLICT DO NOTHING"
)
_OF = sa.text(f"SELECT {_COLUMNS} FROM boxes WHERE id = :id")
_OF_LOCKED = sa.text(f"SELECT {_COLUMNS} FROM boxes WHERE id = :id FOR UPDATE")
_OF_LINK = sa.text(f"SELECT {_COLUMNS} FROM boxes WHERE owner = :hash OR share = :hash")
_SET = sa.text(
    "UPDATE boxes SET name = :name, revision = :revision, dials = :dials, changed = :changed"
    " WHERE id = :id"
)
_DROP = sa.text("DELETE FROM boxes WHERE id = :id")
_IDLE = sa.text(
    "DELETE FROM boxes WHERE id IN (SELECT id FROM boxes WHERE revision = 0 AND changed < :before"
    " ORDER BY id LIMIT :many)"
)
MANY = 500
"""So many boxes are removed together."""


@dataclass(frozen=True)
class StoredBox:
    """A box as a row of the database; `owner` and `share` are the hashes of its two links."""

    id: str
    game: str
    name: str
    owner: str
    share: str
    revision: int
    dials: dict[str, str]
    made: int
    changed: int


def add_box(connection: Connection, box: StoredBox, most: int) -> bool:
    """A new box; False where there are as many as the server keeps."""
    if most < 10**9 and count_boxes(connection) >= most:
        return False
    connection.execute(_ADD, {**vars(box), "dials": _text(box.dials)})
    return True


def count_boxes(connection: Connection) -> int:
    """How many there are."""
    return int(connection.execute(sa.text("SELECT COUNT(*) FROM boxes")).scalar_one())


def box_of(connection: Connection, id: str) -> StoredBox | None:
    """A box by its id."""
    return _read(connection.execute(_OF, {"id": id}).first())


def box_of_link(connection: Connection, hash: str) -> StoredBox | None:
    """The box that a secret opens, its owner's or the one to look at."""
    return _read(connection.execute(_OF_LINK, {"hash": hash}).first())


def boxes_of(connection: Connection, owners: list[str]) -> list[StoredBox]:
    """The boxes of these secrets, those changed last first."""
    if not owners:
        return []
    asked = sa.text(
        f"SELECT {_COLUMNS} FROM boxes WHERE owner IN :owners ORDER BY changed DESC, id"
    ).bindparams(sa.bindparam("owners", expanding=True))
    found = (_read(row) for row in connection.execute(asked, {"owners": owners}))
    return [box for box in found if box is not None]


def change_box(
    connection: Connection,
    id: str,
    change: Callable[[StoredBox], tuple[str, dict[str, str]]],
    now: int,
) -> bool:
    """Change name and dials of a box as it stands, while nobody else does; False where it is gone."""
    asked = _OF if connection.dialect.name == "sqlite" else _OF_LOCKED  # SQLite has one writer
    box = _read(connection.execute(asked, {"id": id}).first())
    if box is None:
        return False
    name, dials = change(box)
    if (name, dials) != (box.name, box.dials):
        values = {"id": id, "name": name, "dials": _text(dials), "changed": now}
        connection.execute(_SET, {**values, "revision": box.revision + 1})
    return True


def drop_box(connection: Connection, id: str) -> bool:
    """Remove a box for good."""
    return bool(connection.execute(_DROP, {"id": id}).rowcount)


def drop_idle_boxes(connection: Connection, before: int) -> bool:
    """Remove some boxes from before a time in which nothing was ever set; whether there may be more."""
    found = connection.execute(_IDLE, {"before": before, "many": MANY}).rowcount
    return found == MANY


def _text(dials: dict[str, str]) -> str:
    return json.dumps(dials, ensure_ascii=False)


def _read(row: sa.Row[tuple[object, ...]] | None) -> StoredBox | None:
    if row is None:
        return None
    found = row._mapping
    return StoredBox(**{**found, "dials": json.loads(found["dials"])})
