"""Rows: acts of one moment go into one statement, and each is answered for itself."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa

from arbitre.tables.log import acts
from arbitre.tables.log.acts import Act
from arbitre.tables.log.state import Secret
from arbitre.tables.store.database import Database, address
from arbitre.tables.store.rows import NewTable, Token, Write
from arbitre.tables.store.store import Store


def new(name: str) -> Write:
    first = Act(1, acts.CREATE, "", {"plan": name}, 5)
    secret = Secret("00", 7, "salt")
    return Write(name, table=NewTable(name, "power", secret, first, [Token("h", "host")], None))


def said(table: str, number: int, text: str, key: str, changed: int, wake: int | None) -> Write:
    return Write(table, Act(number, acts.SAY, "green", {"text": text}, 9, key), changed, wake)


def test_one_of_many_that_comes_too_late_takes_nobody_along(store: str) -> None:
    async def story() -> list[bool]:
        database = Database(address(store))
        database.open()
        kept = Store(database, "me")
        kept.start()
        try:
            assert await together(kept, [new("a"), new("b"), new("c")]) == [True, True, True]
            assert await together(kept, [said("b", 2, "first", "k", 20, 90)]) == [True]
            late = [
                said("a", 2, "é", "ka", 30, 91),
                said("b", 2, "the number is taken", "kb", 30, 92),
                said("b", 3, "the key is taken", "k", 31, 93),
                said("c", 2, "one", "", 32, None),
                said("c", 3, "no key is no key", "", 34, 95),
            ]
            return await together(kept, late)
        finally:
            await asyncio.to_thread(kept.stop)

    assert asyncio.run(story()) == [True, False, False, True, True]
    database = Database(address(store))
    with database.reader.connect() as connection:
        rows = connection.execute(
            sa.text("SELECT table_id, number, body, key FROM acts WHERE number > 1 ORDER BY 1, 2")
        )
        assert [tuple(row) for row in rows] == [
            ("a", 2, '{"text":"é"}', "ka"),
            ("b", 2, '{"text":"first"}', "k"),
            ("c", 2, '{"text":"one"}', None),
            ("c", 3, '{"text":"no key is no key"}', None),
        ]
        rows = connection.execute(sa.text("SELECT id, changed, wake FROM tables ORDER BY id"))
        assert [tuple(row) for row in rows] == [("a", 30, 91), ("b", 20, 90), ("c", 34, 95)]
    database.close()


async def together(kept: Store, items: list[Write]) -> list[bool]:
    """All at once: they come into one transaction, as long as nothing else is being written."""
    return list(await asyncio.gather(*(kept.write(item) for item in items)))
