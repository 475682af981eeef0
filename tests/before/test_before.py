"""Records, position texts and a store that an earlier version wrote: they are read, verified and played on.

The files were written by the program as it was before its parts were put in order; they never change.
Each game and seat count is there: a whole record, positions of it, and tables begun, half played and over.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.record import read_record
from arbitre.tables.house import House
from arbitre.tables.settings import Settings
from tests.tables.rooms import Time

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.arb"))
TABLES: dict[str, Any] = json.loads((HERE / "tables.json").read_text(encoding="utf-8"))


def test_every_game_and_seat_count_is_there() -> None:
    names = {path.stem for path in RECORDS}
    solo = {"sans_allies-1", "dead_reckoning-1", "dead_reckoning-2"}
    assert names == {"power-2", "power-3", "power-4", "power-4-claim_power"} | solo
    kinds = {(one["game"], len(one["seats"]), one["how"]) for one in TABLES.values()}
    assert len(kinds) == 6 * 3  # Power with claims has four seats too


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_verifies_and_says_the_same_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    steps = list(record.replay())
    assert len(steps) == len(record.entries) > 15
    assert record.end
    recorder = record.resume(11)
    assert recorder.text() == text


def test_positions_are_read_and_written_as_they_were() -> None:
    for name, text, data in json.loads((HERE / "positions.json").read_text(encoding="utf-8")):
        position = game(name).read(text)
        assert position.text() == text
        assert json.loads(json.dumps(position.to_dict())) == data
        assert game(name).load(data) == position


def restored(folder: Path) -> str:
    file = folder / "tables.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript((HERE / "tables.sql").read_text(encoding="utf-8"))
    connection.close()
    return str(file)


def test_a_store_shows_its_tables_as_they_were(tmp_path: Path) -> None:
    async def story() -> None:
        house = await House.open(restored(tmp_path), Settings(bots=False, now=Time()))
        for name, was in TABLES.items():
            look = await house.sight(name, list(was["seats"].values()))
            assert (look.lines, look.revision, look.over) == (
                was["lines"],
                was["revision"],
                was["over"],
            )
            assert list(look.awaited) == was["awaited"]
            table = (await house._cache.live(name)).table
            assert table.position.text() == was["position"]
            assert sorted(table.recorder.held) == was["held"]
            if was["over"]:
                assert await house.record(name) == was["record"]
        await house.close()

    asyncio.run(story())


@pytest.mark.no_cover  # long: other tests measure it
def test_a_store_is_played_on(tmp_path: Path) -> None:
    """A sheet that was held is judged with those that come now; every game goes on to its end."""

    async def story() -> None:
        house = await House.open(restored(tmp_path), Settings(bots=False, now=Time()))
        for name, was in TABLES.items():
            if was["over"]:
                continue
            played = game(was["game"])
            bot = make_bot(played, "captain" if was["game"] == "sans_allies" else "greedy")
            step = 0
            while not (look := await house.sight(name, list(was["seats"].values()))).over:
                seat = look.awaited[0]
                view = (await house._cache.live(name)).table.position.view(seat)
                move = bot.decide(view, Rng("on", step), 1).text()
                body = {"seat": seat, "move": move}
                await house.act(name, [was["seats"][seat]], "move", body, f"on {step}")
                step += 1
                assert step < 2000
            record = read_record(await house.record(name))
            assert len(list(record.replay())) > was["lines"]
        await house.close()

    asyncio.run(story())
