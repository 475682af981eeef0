"""Tables where nothing was ever played: which they are, and removing one with all that belongs to it."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

MANY = 500
"""So many tables are looked at together."""
LONGER = 12 * 7 * 24 * 3600 * 1000
"""Milliseconds that a game from a file stays beyond the others."""

# Nobody has done anything: all that people do has a key. Bots alone may have written sheets that wait.
# A rematch has the secrets of the table before it, whose page leads here.
# A game from a file was played, if not here: it stays longer, and as long as others' pages show it (`renew`).
_UNPLAYED = (
    "tables.created < :before AND (tables.changed < :long_before OR NOT EXISTS (SELECT 1 FROM acts"
    " WHERE acts.table_id = tables.id AND acts.number = 1 AND acts.body LIKE '%\"record\":%'))"
    " AND NOT EXISTS (SELECT 1 FROM acts WHERE acts.table_id = tables.id AND acts.number > 1"
    " AND (acts.kind <> 'hold' OR acts.key IS NOT NULL))"
    " AND NOT EXISTS (SELECT 1 FROM drafts WHERE drafts.table_id = tables.id)"
    " AND NOT EXISTS (SELECT 1 FROM tokens AS here JOIN tokens AS there"
    " ON there.hash = here.hash AND there.table_id <> here.table_id WHERE here.table_id = tables.id)"
)
_SLICE = sa.text(f"SELECT id, {_UNPLAYED} FROM tables WHERE id > :after ORDER BY id LIMIT :many")
_STILL = f"SELECT id FROM tables WHERE id = :id AND {_UNPLAYED}"
_LOCK = sa.text("SELECT id FROM tables WHERE id = :id FOR UPDATE SKIP LOCKED")
_RENEW = sa.text("UPDATE tables SET changed = :now WHERE id = :id AND changed < :now")
_DROP = [
    sa.text("DELETE FROM sittings WHERE table_id = :id"),
    sa.text("DELETE FROM tries WHERE table_id = :id"),
    sa.text("DELETE FROM drafts WHERE table_id = :id"),
    sa.text("DELETE FROM tokens WHERE table_id = :id"),
    sa.text("DELETE FROM acts WHERE table_id = :id"),
    sa.text("DELETE FROM tables WHERE id = :id"),
]


def unplayed(connection: Connection, before: int, after: str) -> tuple[list[str], str]:
    """Of the tables that come after one, those to be removed, and the last one looked at (empty: no more)."""
    asked = {"before": before, "long_before": before - LONGER, "after": after, "many": MANY}
    rows = list(connection.execute(_SLICE, asked))
    return [row[0] for row in rows if row[1]], rows[-1][0] if len(rows) == MANY else ""


def renew(connection: Connection, id: str, now: int) -> bool:
    """Let a game from a file stay longer from now on: somebody looks at it."""
    connection.execute(_RENEW, {"id": id, "now": now})
    return True


def remove(connection: Connection, id: str, before: int) -> bool:
    """Remove a table with all that belongs to it; False where somebody has come to it meanwhile."""
    if connection.dialect.name != "sqlite":  # another server may be writing its first act just now
        if connection.execute(_LOCK, {"id": id}).first() is None:
            return False
    asked = {"id": id, "before": before, "long_before": before - LONGER}
    if connection.execute(sa.text(_STILL), asked).first() is None:
        return False
    for drop in _DROP:
        connection.execute(drop, {"id": id})
    return True
