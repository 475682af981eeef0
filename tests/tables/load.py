"""A server under load, to be killed: every act it was answered for is printed once it is acknowledged.

    python -m tests.tables.load STORE TABLES

prints `table TABLE TOKEN TOKEN` for each table, then `TABLE KEY` for each acknowledged act, until killed.
"""

from __future__ import annotations

import asyncio
import os
import sys

from arbitre.core.game import register
from arbitre.tables.house import House, Settings
from arbitre.tables.plan import Plan
from arbitre.tables.sight import Created
from tests.tables import tug
from tests.tables.rooms import seats


def tell(*words: str) -> None:
    """One line, out of our hands at once."""
    os.write(1, (" ".join(words) + "\n").encode())


async def play(house: House, table: Created) -> None:
    """Moves as fast as they are acknowledged, and words between them; taken back before the end."""
    tokens = list(table.seats.values())
    number = 0
    while True:
        seat = ("one", "two")[number % 2]
        for kind, body in (
            ("move", {"seat": seat, "move": "1"}),
            ("say", {"seat": seat, "text": f"{number}"}),
        ):
            key = f"{kind}-{number}"
            await house.act(table.id, tokens, kind, body, key)
            tell(table.id, key)
        number += 1
        if number % 8 == 0:  # the one who moved last goes back by two, alone at the screen
            for step in range(8):
                key = f"undo-{number}-{step}"
                mover = ("two", "one")[step % 2]
                await house.act(table.id, tokens, "undo", {"seat": mover}, key)
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
