"""Rows: acts of one moment go into one statement, and each is answered for itself."""

from __future__ import annotations

import sqlalchemy as sa

from arbitre.tables import acts
from arbitre.tables.acts import Act
from arbitre.tables.database import Database, address
from arbitre.tables.rows import NewTable, Token, Write, write_all
from arbitre.tables.table import Secret


def new(name: str) -> Write:
    first = Act(1, acts.CREATE, "", {"plan": name}, 5)
    secret = Secret("00", 7, "salt")
    return Write(name, table=NewTable(name, "power", secret, first, [Token("h", "host")], None))


def said(table: str, number: int, text: str, key: str, changed: int, wake: int | None) -> Write:
    return Write(table, Act(number, acts.SAY, "green", {"text": text}, 9, key), changed, wake)


def test_one_of_many_that_comes_too_late_takes_nobody_along(store: str) -> None:
    database = Database(address(store))
    database.open()
    with database.writer.begin() as connection:
        assert write_all(connection, [new("a"), new("b"), new("c")]) == [True, True, True]
        assert write_all(connection, [said("b", 2, "first", "k", 20, 90)]) == [True]
    late = [
        said("a", 2, "é", "ka", 30, 91),
        said("b", 2, "the number is taken", "kb", 30, 92),
        said("b", 3, "the key is taken", "k", 31, 93),
        said("c", 2, "one", "", 32, None),
        said("c", 2, "the same number again", "", 33, 94),
        said("c", 3, "no key is no key", "", 34, 95),
    ]
    with database.writer.begin() as connection:
        assert write_all(connection, late) == [True, False, False, True, False, True]
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
