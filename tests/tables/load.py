"""A server under load, to be killed: every act it was answered for is printed once it is acknowledged.

    python -m tests.tables.load STORE TABLES

prints `table TABLE TOKEN TOKEN` for each table, then `TABLE KEY` for each acknowledged act, until killed.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from typing import Any

from arbitre.core.game import register
from arbitre.tables.house import House
from arbitre.tables.plan import Plan
from arbitre.tables.settings import Settings
from arbitre.tables.sight import Created
from tests.tables import tug
from tests.tables.rooms import seats

Asked = tuple[str, dict[str, Any], str]
"""A kind of act, its body and its key."""


def tell(*words: str) -> None:
    """One line, out of our hands at once."""
    os.write(1, (" ".join(words) + "\n").encode())


def asked() -> Iterator[Asked]:
    """What is done at every table: moves, and words between them; taken back before the end."""
    number = 0
    while True:
        seat = ("one", "two")[number % 2]
        yield "move", {"seat": seat, "move": "1"}, f"move-{number}"
        yield "say", {"seat": seat, "text": f"{number}"}, f"say-{number}"
        number += 1
        if number % 8 == 0:  # the one who moved last goes back by two, alone at the screen
            for step in range(8):
                mover = ("two", "one")[step % 2]
                yield "undo", {"seat": mover}, f"undo-{number}-{step}"


async def play(house: House, table: Created) -> None:
    """As fast as it is acknowledged."""
    tokens = list(table.seats.values())
    for kind, body, key in asked():
        await house.act(table.id, tokens, kind, body, key)
        tell(table.id, key)


async def main(store: str, count: int) -> None:
    register(tug.game)
    house = await House.open(store, Settings(bots=False))
    tables = [await house.create(Plan("tug", seats=seats("person person"))) for _ in range(count)]
    for table in tables:
        tell("table", table.id, *table.seats.values())
    await asyncio.gather(*(play(house, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
