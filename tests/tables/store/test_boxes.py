"""Boxes in the store, on both databases: dial by dial, under links, bounded, saved, swept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from arbitre.core.chance import CHANCE
from arbitre.core.game import game
from arbitre.core.message import BadInput
from arbitre.core.tray import ON
from arbitre.tables.house import House
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import BAD, FULL, LARGE, UNKNOWN, Refused
from arbitre.tables.run.boxes import MOST_SIGNS, Boxes, BoxSight, Filled
from arbitre.tables.settings import Settings
from arbitre.tables.store.backup import back_up
from arbitre.tables.store.database import Database, address
from arbitre.tables.store.restoring import restore
from tests.games.dead_reckoning.companion_cases import beside, saying
from tests.tables.rooms import Time

DAY = 24 * 3600 * 1000
GAME = "sans_allies"
PLAINS = "terrains.plains.cards"
SEA = "terrains.sea.cards"


@asynccontextmanager
async def opened(store: str, time: Time, most: int = 10**9) -> AsyncIterator[House]:
    house = await House.open(store, Settings(bots=False, now=time, most_tables=most))
    try:
        yield house
    finally:
        await house.close()


async def refusal(asked: object) -> str:
    """The word with which something is refused."""
    with pytest.raises(Refused) as found:
        await asked  # type: ignore[misc]
    return found.value.status


def filled(now: dict[str, str], **was: str) -> Filled:
    return Filled(
        was={"terrains." + name + ".cards": value for name, value in was.items()}, now=now
    )


def test_a_box_is_its_owners_alone(store: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            boxes = house.boxes
            mine = await boxes.make(GAME, " Chez\n moi ")
            other = await boxes.make(GAME, "")
            assert mine.name == "Chez moi"
            assert mine.token != mine.share
            found = await boxes.set(mine.id, [mine.token], filled({PLAINS: "7"}, plains="6"))
            assert (found.values[PLAINS], found.revision) == ("7", 1)
            # without the link there is no such box, for looking and for changing
            strangers: list[list[str]] = [[], [other.token], [mine.share], [mine.id], ["x" * 22]]
            for tokens in strangers:
                assert await refusal(boxes.see(mine.id, tokens)) == UNKNOWN
                assert await refusal(boxes.edition(mine.id, tokens)) == UNKNOWN
                taken = filled({PLAINS: "1"})
                assert await refusal(boxes.set(mine.id, tokens, taken)) == UNKNOWN
            assert await refusal(boxes.open(mine.share)) == UNKNOWN
            assert await refusal(boxes.shared(mine.token)) == UNKNOWN
            # the link to look at shows the numbers and no secret
            seen = await boxes.shared(mine.share)
            assert seen == BoxSight(mine.id, GAME, "Chez moi", 1, found.values, time.now)
            assert [one.id for one in await boxes.mine([mine.token])] == [mine.id]
            assert await boxes.mine([mine.share, "x" * 22]) == []
        async with opened(store, time) as house:  # another process
            assert (await house.boxes.open(mine.token)).values[PLAINS] == "7"
            # neither of the two secrets stands in the store
            engine = sa.create_engine(address(store))
            with engine.connect() as connection:
                kept = str(list(connection.execute(sa.text("SELECT * FROM boxes"))))
            engine.dispose()
            assert mine.token not in kept
            assert mine.share not in kept

    asyncio.run(story())


def test_two_devices_do_not_write_over_each_other(store: str) -> None:
    async def story() -> None:
        async with opened(store, Time()) as house:
            boxes = house.boxes
            box = await boxes.make(GAME)
            tokens = [box.token]
            first = filled({PLAINS: "7", SEA: "6"}, plains="6", sea="6")
            second = filled({PLAINS: "8", SEA: "5"}, plains="6", sea="6")
            await boxes.set(box.id, tokens, first)
            found = await boxes.set(box.id, tokens, second)
            # what only one of them touched is theirs, the other is said and stays
            assert second.others == {PLAINS: "7"}
            assert (found.values[PLAINS], found.values[SEA]) == ("7", "5")
            knowing = filled({PLAINS: "8"}, plains="7")
            assert (await boxes.set(box.id, tokens, knowing)).values[PLAINS] == "8"
            assert knowing.others == {}
            # many at once, each another dial: none is lost
            dials = [f"tiles.defence.{index}" for index in range(8)]
            given = [Filled({name: box.values[name]}, {name: "99"}) for name in dials]
            await asyncio.gather(*(boxes.set(box.id, tokens, one) for one in given))
            last = await boxes.see(box.id, tokens)
            assert [last.values[name] for name in dials] == ["99"] * 8
            assert last.revision == 11

    asyncio.run(story())


def test_only_dials_of_the_form_are_kept_and_a_box_has_an_end(file: str) -> None:
    async def story() -> None:
        async with opened(file, Time()) as house:
            boxes = house.boxes
            box = await boxes.make(GAME)
            wild = Filled(now={"rest": "{}", "name": "x", "terrains": "", "nothing.at.all": "1"})
            found = await boxes.set(box.id, [box.token], wild)
            assert found.values == box.values
            long = Filled(now={"terrains.plains.name.fr": "x" * 5000})
            found = await boxes.set(box.id, [box.token], long)
            assert len(found.values["terrains.plains.name.fr"]) == 200

            def grow(values: dict[str, str]) -> None:
                values["much"] = "x" * MOST_SIGNS

            assert await refusal(boxes.change(found, grow)) == LARGE
            assert (await boxes.see(box.id, [box.token])).values == found.values

    asyncio.run(story())


def test_there_are_as_many_as_a_server_keeps(store: str) -> None:
    async def story() -> None:
        async with opened(store, Time(), most=2) as house:
            first, _ = await house.boxes.make(GAME), await house.boxes.make(GAME)
            assert await refusal(house.boxes.make(GAME)) == FULL
            await house.boxes.remove(first)
            assert await refusal(house.boxes.see(first.id, [first.token])) == UNKNOWN
            await house.boxes.make(GAME)

    asyncio.run(story())


def test_a_box_in_which_nothing_was_ever_set_goes_with_the_unplayed_tables(store: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            empty, begun = await house.boxes.make(GAME), await house.boxes.make(GAME)
            await house.boxes.set(begun.id, [begun.token], filled({PLAINS: "7"}, plains="6"))
            copied = await house.boxes.keep(GAME, "copy", begun.values)
            time.passes(8 * DAY)
            young = await house.boxes.make(GAME)
            await house._sweeper.sweep()
            tokens = [box.token for box in (empty, begun, copied, young)]
            there = [one.id for one in await house.boxes.mine(tokens)]
            assert set(there) == {begun.id, copied.id, young.id}

    asyncio.run(story())


def test_a_backup_has_the_boxes(store: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(store, Time()) as house:
            box = await house.boxes.make(GAME, "Kept")
            await house.boxes.set(box.id, [box.token], filled({PLAINS: "7"}, plains="6"))
            await asyncio.to_thread(back_up, Database(address(store)), tmp_path / "copy.bak")
            target = str(tmp_path / "target.db")
            await asyncio.to_thread(restore, tmp_path / "copy.bak", Database(address(target)))
        async with opened(target, Time()) as house:
            found = await house.boxes.open(box.token)
            assert (found.name, found.revision, found.values[PLAINS]) == ("Kept", 1, "7")

    asyncio.run(story())


def test_an_edition_file_fills_a_box_or_is_refused_with_its_line(file: str) -> None:
    async def story() -> None:
        async with opened(file, Time()) as house:
            source = game(GAME).edition("hard").source.replace('"hard"', '"mine"', 1)
            box = await house.boxes.make(GAME, text=source)
            assert (box.name, box.values["tiles.defence.0"]) == ("mine", "12")
            assert "defence = [12, 16, 20" in await house.boxes.edition(box.id, [box.token])
            with pytest.raises(BadInput) as cut:
                await house.boxes.make(GAME, text=source[: len(source) // 2])
            assert cut.value.where.startswith("edition:")
            with pytest.raises(BadInput) as slip:
                await house.boxes.make(
                    GAME,
                    text=source.replace('cards = 6, admits = "AS"', 'cards = 7, admits = "AS"'),
                )
            assert slip.value.message.key == "edition-regions"
            assert await refusal(house.boxes.make(GAME, text=source + "\0")) == BAD
            assert await refusal(house.boxes.make("tug")) == UNKNOWN  # a game without a form

    asyncio.run(story())


def test_a_box_that_is_not_ready_makes_no_table(file: str) -> None:
    async def story() -> None:
        async with opened(file, Time()) as house:
            box = await house.boxes.make(GAME, "Half")
            await house.boxes.set(box.id, [box.token], filled({PLAINS: "7"}, plains="6"))
            with pytest.raises(BadInput) as found:
                await house.boxes.edition(box.id, [box.token])
            assert found.value.message.args == {"name": "Half", "n": 1}
            assert await refusal(house.boxes.edition(box.id, [box.token], "power")) == BAD

    asyncio.run(story())


def test_what_was_typed_at_a_table_is_kept_in_the_box(store: str) -> None:
    async def story() -> None:
        async with opened(store, Time()) as house:
            boxes: Boxes = house.boxes
            box = await boxes.make("dead_reckoning", "Mine")
            mark = {"mine.crew": ON, "start.coins": "14"}
            await boxes.set(box.id, [box.token], Filled({"start.coins": "15"}, mark))
            text = await boxes.edition(box.id, [box.token])
            plan = Plan("dead_reckoning", embedded=text, box=box.id, companion=True)
            created = await house.create(plan)
            tokens = [created.host, *created.seats.values()]
            made, position = await house.typed(created.id, tokens)
            assert made.box == box.id
            assert await refusal(house.typed(created.id, [])) == "forbidden"
            assert await boxes.keep_typed(await boxes.see(box.id, [box.token]), position) == 0
            seen = beside(1)
            saying(seen, "set turn 1", "go")
            seen.play(CHANCE, "card corsair: A1 2 | end H | $1")
            sight = await boxes.see(box.id, [box.token])
            # somebody is writing in it while it is kept: neither is lost
            await boxes.set(box.id, [box.token], Filled({"start.hand": "4"}, {"start.hand": "5"}))
            assert await boxes.keep_typed(sight, seen) == 1
            found = await boxes.see(box.id, [box.token])
            assert found.values["typed.corsair.n1"] == "A1 2 | end H | $1"
            assert found.values["start.coins"] == "14"
            assert found.values["start.hand"] == "5"
            assert found.values["mine.crew"] == ON

    asyncio.run(story())
