"""Identities in the store: browsers' secrets by their hashes, and the tables somebody sat at."""

from __future__ import annotations

import json

import sqlalchemy as sa
from sqlalchemy.engine import Connection

_ADD = sa.text(
    "INSERT INTO identities (id, made, begun) VALUES (:id, :made, :begun) ON CONFLICT DO NOTHING"
)
_ADD_DEVICE = sa.text(
    "INSERT INTO devices (hash, identity, expires, seen) VALUES (:hash, :identity, :expires, :now)"
    " ON CONFLICT DO NOTHING"
)
_OF_DEVICE = sa.text("SELECT identity FROM devices WHERE hash = :hash AND expires IS NULL")
_OF_LINK = sa.text("SELECT identity FROM devices WHERE hash = :hash AND expires > :now")
_USE_LINK = sa.text("DELETE FROM devices WHERE hash = :hash AND expires > :now")
_OLD_LINKS = sa.text(
    "DELETE FROM devices WHERE expires <= :now OR (identity = :identity AND expires > 0)"
)
_SIT = sa.text(
    "INSERT INTO sittings (identity, table_id, seat) VALUES (:identity, :table_id, :seat)"
    " ON CONFLICT DO NOTHING"
)
_SITTINGS = sa.text(
    "SELECT sittings.table_id, sittings.seat FROM sittings JOIN tables"
    " ON tables.id = sittings.table_id WHERE sittings.identity = :identity"
    " ORDER BY tables.created DESC, sittings.table_id, sittings.seat LIMIT :many"
)
_MOVE_SITTINGS = sa.text(
    "INSERT INTO sittings (identity, table_id, seat)"
    " SELECT :new, table_id, seat FROM sittings WHERE identity = :old ON CONFLICT DO NOTHING"
)
_RESULTS = sa.text(
    "SELECT table_id, result FROM tries WHERE identity = :identity AND result IS NOT NULL"
)
_CLAIMS = sa.text(
    "SELECT table_id, game, day, claim, ended FROM tries WHERE identity = :identity"
    " ORDER BY table_id"
)

# who never sat at a table that is still there, nor tried a day's game
_IDLE = sa.text(
    "SELECT id FROM identities WHERE made < :before AND NOT EXISTS (SELECT 1 FROM sittings"
    " WHERE sittings.identity = identities.id) AND NOT EXISTS (SELECT 1 FROM tries"
    " WHERE tries.identity = identities.id) ORDER BY id LIMIT :many"
)
# whom no browser can show any more
_UNSEEN = sa.text(
    "SELECT id FROM identities WHERE made < :before AND NOT EXISTS (SELECT 1 FROM devices"
    " WHERE devices.identity = identities.id AND devices.expires IS NULL"
    " AND devices.seen >= :before) ORDER BY id LIMIT :many"
)
_SEEN_BEFORE = sa.text(
    "SELECT 1 FROM devices WHERE hash = :hash AND expires IS NULL AND seen < :before"
)
_SEE = sa.text("UPDATE devices SET seen = :now WHERE hash = :hash AND expires IS NULL")
MANY = 500
"""So many identities are removed together."""


def add_identity(connection: Connection, id: str, hash: str, now: int, begun: int) -> bool:
    """A new identity and the secret of its first browser."""
    connection.execute(_ADD, {"id": id, "made": now, "begun": begun})
    return add_device(connection, id, hash, now, None)


def add_device(
    connection: Connection, identity: str, hash: str, now: int, expires: int | None
) -> bool:
    """A browser's secret; with a second time, a link that is good once until then."""
    values = {"hash": hash, "identity": identity, "expires": expires, "now": now}
    connection.execute(_ADD_DEVICE, values)
    return True


def seen_before(connection: Connection, hash: str, before: int) -> bool:
    """Whether a browser's secret was last seen before a time."""
    return connection.execute(_SEEN_BEFORE, {"hash": hash, "before": before}).first() is not None


def see(connection: Connection, hash: str, now: int) -> bool:
    """A browser shows its secret; False where it is there no more."""
    return connection.execute(_SEE, {"hash": hash, "now": now}).rowcount > 0


def add_link(connection: Connection, identity: str, hash: str, now: int, expires: int) -> bool:
    """A link to carry an identity; those before it, and those that are too old, are good no more."""
    connection.execute(_OLD_LINKS, {"now": now, "identity": identity})
    return add_device(connection, identity, hash, now, expires)


def identity_of(connection: Connection, hash: str) -> str:
    """Whose browser shows a secret; empty: nobody's."""
    return str(connection.execute(_OF_DEVICE, {"hash": hash}).scalar() or "")


def link_to(connection: Connection, hash: str, now: int) -> str:
    """Whose link this is, while it is good."""
    return str(connection.execute(_OF_LINK, {"hash": hash, "now": now}).scalar() or "")


def use_link(connection: Connection, link: str, hash: str, before: str, now: int) -> bool:
    """Carry an identity to a browser, which gets a secret of its own; what it had before is joined to it.

    False where the link is good no more: one of two who use it at once is too late.
    """
    if identity_of(connection, hash):
        return True  # done before a lost answer
    identity = link_to(connection, link, now)
    if not identity or not connection.execute(_USE_LINK, {"hash": link, "now": now}).rowcount:
        return False
    if before and before != identity:
        _join(connection, before, identity)
    return add_device(connection, identity, hash, now, None)


def _join(connection: Connection, old: str, new: str) -> None:
    """All of one identity becomes another's. Of two counting tries of a day, the one finished first does."""
    connection.execute(_MOVE_SITTINGS, {"old": old, "new": new})
    theirs = {
        (row[1], row[2]): row for row in connection.execute(_CLAIMS, {"identity": new}) if row[3]
    }
    for row in list(connection.execute(_CLAIMS, {"identity": old})):
        claim = row[3] and f"{row[1]} {row[2]} {new}"
        other = theirs.get((row[1], row[2])) if claim else None
        if other is not None:
            if row[4] and (not other[4] or row[4] < other[4]):
                _set_claim(connection, other[0], new, None)
            else:
                claim = None
        _set_claim(connection, row[0], new, claim)
    _drop(connection, old)


def _set_claim(connection: Connection, table: str, identity: str, claim: str | None) -> None:
    connection.execute(
        sa.text("UPDATE tries SET identity = :identity, claim = :claim WHERE table_id = :id"),
        {"id": table, "identity": identity, "claim": claim or None},
    )


def forget(connection: Connection, identity: str) -> bool:
    """Remove an identity with its history for good; results of days stay, with nobody's name."""
    for table, text in list(connection.execute(_RESULTS, {"identity": identity})):
        nameless = json.dumps({**json.loads(text), "name": ""}, ensure_ascii=False)
        connection.execute(
            sa.text("UPDATE tries SET result = :result WHERE table_id = :id"),
            {"id": table, "result": nameless},
        )
    connection.execute(
        sa.text(
            "UPDATE tries SET identity = NULL, claim = CASE WHEN claim IS NULL THEN NULL"
            " ELSE table_id END WHERE identity = :identity"
        ),
        {"identity": identity},
    )
    _drop(connection, identity)
    return True


def drop_idle(connection: Connection, before: int) -> bool:
    """Remove some identities from before a time that have no history; whether there may be more."""
    found = [row[0] for row in connection.execute(_IDLE, {"before": before, "many": MANY})]
    for identity in found:
        _drop(connection, identity)
    return len(found) == MANY


def forget_unseen(connection: Connection, before: int) -> bool:
    """Forget some whom no browser has shown since a time; whether there may be more."""
    found = [row[0] for row in connection.execute(_UNSEEN, {"before": before, "many": MANY})]
    for identity in found:
        forget(connection, identity)
    return len(found) == MANY


def _drop(connection: Connection, identity: str) -> None:
    for table, column in (("sittings", "identity"), ("devices", "identity"), ("identities", "id")):
        statement = sa.text(f"DELETE FROM {table} WHERE {column} = :identity")
        connection.execute(statement, {"identity": identity})


def sit(connection: Connection, identity: str, seats: list[tuple[str, str]]) -> bool:
    """Remember tables and seats; False where the identity is there no more."""
    there = sa.text("SELECT 1 FROM identities WHERE id = :identity")
    if connection.execute(there, {"identity": identity}).first() is None:
        return False
    for table, seat in seats:
        connection.execute(_SIT, {"identity": identity, "table_id": table, "seat": seat})
    return True


def missing_sittings(
    connection: Connection, identity: str, hashes: list[str]
) -> list[tuple[str, str]]:
    """The tables and seats that secrets open and the identity does not know; none from before it began."""
    if not hashes:
        return []
    asked = sa.text(
        "SELECT tokens.table_id, tokens.seat FROM tokens JOIN tables ON tables.id = tokens.table_id"
        " JOIN identities ON identities.id = :identity AND tables.created > identities.begun"
        " WHERE tokens.hash IN :hashes AND tokens.kind = 'seat' AND NOT EXISTS (SELECT 1"
        " FROM sittings WHERE sittings.identity = :identity AND sittings.table_id = tokens.table_id"
        " AND sittings.seat = tokens.seat)"
    ).bindparams(sa.bindparam("hashes", expanding=True))
    rows = connection.execute(asked, {"identity": identity, "hashes": hashes})
    return [(row[0], row[1]) for row in rows]


def sittings(connection: Connection, identity: str, many: int) -> dict[str, list[str]]:
    """The tables somebody sat at, the newest first, with their seats."""
    found: dict[str, list[str]] = {}
    for table, seat in connection.execute(_SITTINGS, {"identity": identity, "many": many}):
        found.setdefault(table, []).append(seat)
    return found


def finished_summaries(connection: Connection, names: list[str]) -> dict[str, str]:
    """The summaries of tables, also where somebody spoke there since: how a game ended does not change."""
    if not names:
        return {}
    asked = sa.text(
        "SELECT id, summary FROM tables WHERE id IN :names AND summary IS NOT NULL"
    ).bindparams(sa.bindparam("names", expanding=True))
    return {row[0]: row[1] for row in connection.execute(asked, {"names": names})}
