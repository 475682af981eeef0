"""Listening: the table now, then what changes, for each as far as they may know it."""

from __future__ import annotations

import asyncio

import pytest

from arbitre.core.record import read_record
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import Refused
from arbitre.tables.sight import Update
from arbitre.tables.store.store import StoreDown
from tests.tables.rooms import room, seats


def words(update: Update) -> list[list[str | None]]:
    return [[line.move for line in step.lines] for step in update.steps]


def test_every_step_comes_with_the_view_before_and_after(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            updates = table.house.listen(table.id, table.secrets("two"))
            first = await anext(updates)
            assert (first.steps, first.rewound, first.sight.lines) == ([], False, 0)
            await table.act("one", "move", move="2")
            update = await anext(updates)
            assert words(update) == [["2"]]
            step = update.steps[0]
            assert (step.number, step.before.seat) == (1, "two")
            assert (step.before.data["said"], step.after.data["said"]) == ("", "2")
            assert [event.name for event in step.events] == ["said"]
            # two things while nobody listened come as one update
            await table.act("two", "say", text="hm")
            await table.act("two", "move", move="1")
            update = await anext(updates)
            assert (words(update), update.sight.chat[0].text) == ([["1"]], "hm")
            await table.act("two", "undo")
            update = await anext(updates)
            assert (update.steps, update.rewound, update.sight.lines) == ([], True, 1)

    asyncio.run(story())


def test_all_who_listen_see_the_position_as_it_is(file: str) -> None:
    """Views are made once for everybody: after a move, another one in its place, and none."""

    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            live = await table.house._cache.live(table.id)
            who: list[str | None] = ["one", "two", "two", None]
            ears = [table.house.listen(table.id, table.secrets(*[w] if w else [])) for w in who]
            stories = [
                [("move", "2")],
                [("undo", ""), ("move", "1")],
                [("undo", "")],
                [("say", "x")],
            ]
            for ear in ears:
                await anext(ear)
            for story in stories:
                for kind, word in story:
                    await table.act("one", kind, move=word, text=word)
                for seat, ear in zip(who, ears, strict=True):
                    update = await anext(ear)
                    assert update.sight.views[seat] == live.table.position.view(seat)
            assert live._views
            for ear in ears:
                await ear.aclose()  # type: ignore[attr-defined]
            assert not live._views  # a table that nobody looks at is small

    asyncio.run(story())


def test_whoever_was_away_gets_what_he_missed_if_it_is_not_too_much(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            seen = (await table.sight()).revision
            for number in range(3):
                await table.act(("one", "two")[number % 2], "move", move="1")
            missed = await anext(table.house.listen(table.id, [], None, seen))
            assert words(missed) == [["1"], ["1"], ["1"]]
            last = await anext(table.house.listen(table.id, [], None, seen + 2))
            assert [step.number for step in last.steps] == [3]
            now = await anext(table.house.listen(table.id, [], None, seen + 3))
            assert now.steps == []
            for number in range(3, 6):
                await table.act(("one", "two")[number % 2], "move", move="1")
            # the first steps are not at hand any more: rather none than half of them
            assert (await anext(table.house.listen(table.id, [], None, seen))).steps == []

    asyncio.run(story())


def test_a_second_tab_sees_the_draft_of_the_first_and_nobody_else_wakes(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            mine = table.secrets("one")
            tab = table.house.listen(table.id, mine)
            writer = table.house.listen(table.id, mine, tab="w")
            other = table.house.listen(table.id, table.secrets("two"))
            revision = (await anext(tab)).sight.revision
            await anext(other)
            await anext(writer)
            waiting = asyncio.ensure_future(anext(other))
            echo = asyncio.ensure_future(anext(writer))
            await table.house.draft(table.id, mine, "one", ["3"], "fr", tab="w")
            update = await anext(tab)
            assert (update.sight.drafts["one"].lines, update.sight.revision) == (("3",), revision)
            assert update.draft_only
            for _ in range(10):
                await asyncio.sleep(0)
            assert not waiting.done()
            assert not echo.done()  # the page that wrote it has its answer
            first = update.sight.written["one"]
            await table.house.draft(table.id, mine, "one", ["2"], "fr", tab="another")
            heard = await echo
            assert (heard.draft_only, heard.sight.drafts["one"].lines) == (True, ("2",))
            assert heard.sight.written["one"] > first
            await table.act("one", "move", move="3")
            assert (await waiting).sight.lines == 1
            moved = await anext(writer)
            assert (moved.draft_only, moved.sight.drafts, len(moved.steps)) == (False, {}, 1)
            assert moved.sight.written == heard.sight.written  # it is past, and still the last one

    asyncio.run(story())


def test_listening_ends_with_the_house_and_with_the_right_to_look(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person", spectators=False) as table:
            updates = table.house.listen(table.id, table.secrets("two"))
            await anext(updates)
            await table.act("two", "leave")
            with pytest.raises(Refused) as caught:
                await anext(updates)
            assert caught.value.status == "forbidden"
            rest = table.house.listen(table.id, table.secrets("one"))
            await anext(rest)
            ending = asyncio.ensure_future(anext(rest))
            await asyncio.sleep(0)
            await table.house.close()
            with pytest.raises(StopAsyncIteration):
                await ending

    asyncio.run(story())


def test_news_from_a_store_that_was_away_are_told(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            store = table.house._store
            real = store.write

            async def in_doubt(item: object) -> bool:
                await real(item)  # type: ignore[arg-type]
                raise StoreDown("while committing")

            updates = table.house.listen(table.id)
            await anext(updates)
            with monkeypatch.context() as patch:
                patch.setattr(store, "write", in_doubt)
                assert (await table.refused("one", "move", move="1")).status == "busy"
            await table.house.tick()  # nobody tried again, and yet
            assert (await anext(updates)).sight.lines == 1

    asyncio.run(story())


def test_a_game_given_up_is_exported_with_its_seed(file: str) -> None:
    async def story() -> None:
        async with room(file, "cards", "person person") as table:
            await table.act("left", "resign")
            record = read_record(await table.house.record(table.id))
            assert (record.header.opened is not None, record.end) == (True, "")
            assert len(list(record.replay())) == 4

    asyncio.run(story())


def test_an_edition_of_ones_own_travels_with_the_table(file: str) -> None:
    async def story() -> None:
        from arbitre.core.game import game

        text = game("power").edition("").source.replace('name = "classic"', 'name = "mine"')
        plan = Plan("power", seats=seats("person person person person"), embedded=text)
        async with room(file, plan) as table:
            assert (await table.sight()).edition == "mine@1"
            for seat in table.tokens:
                await table.act(seat, "move", move="-")
            copied = await table.house.import_record(await table.house.record(table.id))
            assert (await table.house.sight(copied.id)).edition == "mine@1"

    asyncio.run(story())
