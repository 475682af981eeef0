"""Time begins when the reveal has been told or skipped, and time that is up is told."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from arbitre.tables.house import House
from arbitre.tables.plan import ClockPlan, Plan
from arbitre.tables.settings import Settings
from arbitre.tables.store.database import Database, address
from tests.tables.rooms import MINUTE, Room, room, seats

SECOND = 1000
FOUR = "person person person person"
SEATS = ("green", "blue", "yellow", "red")
TELLING = 15 * SECOND
"""Three seconds for each of five events: four empty sheets are four fines, then the round goes up."""


def glass(talk: int | None = 60, players: str = FOUR, **clock: object) -> Plan:
    """Power with three minutes of sand and a minute of talk before them."""
    plan = ClockPlan(**clock)  # type: ignore[arg-type]
    return Plan("power", seats=seats(players), options={"hourglass": 3}, talk=talk, clock=plan)


async def all_send(table: Room, *orders: str) -> None:
    """Everybody sends a sheet; the round is revealed."""
    for seat, order in zip(SEATS, [*orders, "-", "-", "-", "-"], strict=False):
        await table.act(seat, "move", move=order)


@pytest.mark.rule("PW-T2")
def test_talk_and_sand_wait_while_the_round_is_told_but_not_for_ever(file: str) -> None:
    async def story() -> None:
        async with room(file, glass()) as table:
            await all_send(table)
            start = table.time.now
            clock = (await table.sight("red")).clock
            assert clock.telling_until == start + TELLING
            assert clock.writing_from == start + TELLING + MINUTE
            assert clock.seats["red"].left == 4 * MINUTE
            assert clock.seats["red"].deadline == start + TELLING + 4 * MINUTE
            table.time.passes(TELLING - 1)
            sight = await table.sight("red")
            assert (sight.untold, sight.clock.seats["red"].left) == (("red",), 4 * MINUTE)
            await table.act("red", "say", text="one may talk meanwhile")
            table.time.passes(1 + SECOND)
            sight = await table.sight("red")
            assert (sight.untold, sight.clock.telling_until) == ((), None)
            assert sight.clock.seats["red"].left == 4 * MINUTE - SECOND
            table.time.passes(4 * MINUTE - SECOND)
            await table.house.tick()
            assert (await table.sight()).lines == 8

    asyncio.run(story())


def test_a_long_round_holds_the_clocks_up_for_a_minute_and_a_half_at_most(file: str) -> None:
    async def story() -> None:
        async with room(file, glass()) as table:
            # four sheets of eight lines that nobody can read, four fines and a new round: 37 events
            await all_send(table, *["x; x; x; x; x; x; x; x"] * 4)
            past = await table.house.history(table.id, [], 1)
            assert past.step is not None
            assert len(past.step.events) == 37
            clock = (await table.sight()).clock
            assert clock.telling_until == table.time.now + 90 * SECOND

    asyncio.run(story())


def test_when_all_have_been_told_time_begins_at_once(file: str) -> None:
    async def story() -> None:
        async with room(file, glass()) as table:
            await all_send(table)
            table.time.passes(4 * SECOND)
            for seat in ("green", "blue"):
                await table.act(seat, "told")
            await table.act("yellow", "done")  # whoever has done talking has seen it
            assert (await table.sight()).clock.telling_until is not None
            await table.act("red", "move", move="-")  # and whoever has decided
            clock = (await table.sight()).clock
            assert clock.telling_until is None
            assert clock.writing_from == table.time.now + MINUTE
            table.time.passes(SECOND)
            assert (await table.sight()).clock.seats["green"].left == 4 * MINUTE - SECOND

    asyncio.run(story())


def test_whoever_leaves_while_it_is_told_is_not_waited_for(file: str) -> None:
    async def story() -> None:
        async with room(file, glass()) as table:
            await all_send(table)
            for seat in ("green", "blue", "yellow"):
                await table.act(seat, "told")
            await table.act("red", "bot", bot="random")
            assert (await table.sight()).clock.telling_until is None

    asyncio.run(story())


def test_nobody_learns_who_has_been_told(file: str) -> None:
    async def story() -> None:
        async with room(file, glass()) as table:
            await all_send(table)
            watchers = [("blue",), ("red",), (), ("host",)]
            before = [await table.sight(*who) for who in watchers]
            revision = (await table.sight("green")).revision
            await table.act("green", "told")
            assert [await table.sight(*who) for who in watchers] == before
            mine = await table.sight("green")
            assert (mine.revision, mine.untold) == (revision + 1, ())

    asyncio.run(story())


def test_one_page_tells_for_all_seats_at_its_screen(file: str) -> None:
    async def story() -> None:
        async with room(file, glass()) as table:
            await all_send(table)
            everybody = table.secrets(*SEATS)
            await table.house.act(table.id, everybody, "told", {"seat": "blue"}, "key-of-all")
            assert (await table.sight()).clock.telling_until is None

    asyncio.run(story())


def test_telling_is_said_once_in_its_round_and_for_oneself(file: str) -> None:
    async def story() -> None:
        async with room(file, glass()) as table:
            assert (await table.refused("green", "told")).message.key == "act-nothing-told"
            await all_send(table)
            old = (await table.sight("green")).revision
            await table.act("green", "told")
            assert (await table.refused("green", "told")).message.key == "act-nothing-told"
            assert (await table.refused("green", "told", seat="blue")).status == "forbidden"
            await all_send(table)
            late = await table.refused("green", "told", revision=old)
            assert (late.status, late.message.key) == ("stale", "act-stale")
            await table.act("green", "told", revision=(await table.sight("green")).revision)

    asyncio.run(story())


def test_without_a_clock_nobody_waits_to_be_told(file: str) -> None:
    async def story() -> None:
        async with room(file, Plan("power", seats=seats(FOUR))) as table:
            await all_send(table)
            sight = await table.sight("green")
            assert (sight.untold, sight.clock.telling_until) == ((), None)
            assert (await table.refused("green", "told")).status == "stale"

    asyncio.run(story())


def test_where_talk_is_never_open_it_is_not_while_a_round_is_told(file: str) -> None:
    async def story() -> None:
        async with room(file, glass(talk=0)) as table:
            await all_send(table)
            assert (await table.refused("red", "say", text="psst")).status == "illegal"
            assert (await table.sight("red")).talk == {"red": False}

    asyncio.run(story())


def test_a_pause_asked_for_during_the_telling_counts_from_there(file: str) -> None:
    async def story() -> None:
        async with room(file, glass(talk=0)) as table:
            await all_send(table)
            await table.act("blue", "declare", move="pause")  # three minutes
            table.time.passes(5 * SECOND)
            clock = (await table.sight("red")).clock  # both at once hold it up no longer than one
            assert (clock.seats["red"].left, clock.telling_until is None) == (3 * MINUTE, False)
            table.time.passes(MINUTE - 5 * SECOND)
            sight = await table.sight("red")
            assert (sight.clock.seats["red"].left, sight.clock.telling_until) == (3 * MINUTE, None)
            table.time.passes(2 * MINUTE + SECOND)
            assert (await table.sight()).clock.seats["red"].left == 3 * MINUTE - SECOND

    asyncio.run(story())


def test_time_for_the_whole_game_does_not_run_while_a_round_is_told(file: str) -> None:
    async def story() -> None:
        async with room(file, glass(talk=0, per_game=600)) as table:
            table.time.passes(10 * SECOND)
            await all_send(table)
            table.time.passes(TELLING)
            assert (await table.sight()).clock.seats["red"].game_left == 590 * SECOND
            table.time.passes(20 * SECOND)
            assert (await table.sight()).clock.seats["red"].game_left == 570 * SECOND
            await all_send(table)
            assert (await table.sight()).clock.seats["red"].game_left == 570 * SECOND

    asyncio.run(story())


@pytest.mark.parametrize("clock", ["per_move", "per_game"])
def test_time_that_is_no_hourglass_ends_later_by_what_the_telling_took(
    file: str, clock: str
) -> None:
    async def story() -> None:
        plan = Plan("power", seats=seats(FOUR), clock=ClockPlan(**{clock: 60}))  # type: ignore[arg-type]
        async with room(file, plan) as table:
            await all_send(table)
            end = table.time.now + TELLING + MINUTE
            red = (await table.sight("red")).clock.seats["red"]
            assert (red.left, red.deadline) == (MINUTE, end)
            table.time.passes(TELLING + MINUTE - 1)
            await table.house.tick()
            assert (await table.sight()).lines == 4
            table.time.passes(1)
            await table.house.tick()
            assert (await table.sight()).lines == 8

    asyncio.run(story())


def test_who_has_been_told_is_known_after_a_restart(file: str) -> None:
    async def story() -> None:
        async with room(file, glass()) as table:
            await all_send(table)
            start = table.time.now
            for seat in ("green", "blue", "yellow"):
                await table.act(seat, "told")
            await table.house.close()
            table.time.passes(5 * SECOND)
            house = await House.open(file, Settings(bots=False, now=table.time))
            again = Room(house, table.time, table.created)
            assert (await again.sight("red")).untold == ("red",)
            assert (await again.sight("green")).untold == ()
            assert (await again.sight()).clock.telling_until == start + TELLING
            await again.act("red", "told")
            assert (await again.sight()).clock.writing_from == table.time.now + MINUTE
            await house.close()

    asyncio.run(story())


def test_listeners_hear_when_time_begins_and_when_talk_is_over(file: str) -> None:
    async def story() -> None:
        async with room(file, glass()) as table:
            await all_send(table)
            updates = table.house.listen(table.id)
            first = await anext(updates)
            assert first.sight.clock.telling_until is not None
            for seat in SEATS:
                await table.act(seat, "told")
            begun = await anext(updates)  # one for all four: the first three are nobody's business
            assert begun.sight.clock.telling_until is None
            assert begun.sight.revision == first.sight.revision
            table.time.passes(MINUTE)
            await table.act("red", "hook", url="")  # nobody else's business, but a moment to look
            closed = (await anext(updates)).sight
            assert closed.revision == first.sight.revision
            assert closed.clock.writing_from == table.time.now
            await table.act("red", "done")
            assert (await anext(updates)).sight.clock.writing_from == table.time.now

    asyncio.run(asyncio.wait_for(story(), 30))


@pytest.mark.rule("PW-O1")
def test_a_sheet_that_the_clock_took_is_told_with_the_round(file: str) -> None:
    async def story() -> None:
        async with room(file, glass(talk=0)) as table:
            await table.act("green", "move", move="C HQ IX")
            table.time.passes(3 * MINUTE)
            await table.house.tick()
            for tokens in ((), table.secrets("red")):
                step = (await table.house.history(table.id, tokens, 1)).step
                assert step is not None
                assert step.timed == (("blue", "sheet"), ("yellow", "sheet"), ("red", "sheet"))
            await table.act("green", "declare", move="pause")
            await all_send(table)
            for number in (2, 3):  # it was said, and is not said again
                step = (await table.house.history(table.id, [], number)).step
                assert step is not None
                assert step.timed == ()

    asyncio.run(story())


def test_a_game_lost_on_time_is_told(file: str) -> None:
    async def story() -> None:
        async with room(file, glass(talk=0, at_end="loss")) as table:
            for seat in ("green", "blue", "yellow"):
                await table.act(seat, "move", move="C HQ IX")
            table.time.passes(3 * MINUTE)
            await table.house.tick()
            step = (await table.house.history(table.id, [], 1)).step
            assert step is not None
            assert step.timed == (("red", "lost"),)

    asyncio.run(story())


def test_a_bot_that_moved_when_time_was_up_is_told_and_waits_for_nobody(file: str) -> None:
    async def story() -> None:
        plan = glass(talk=0, players="person random random random", at_end="bot", bot="random")
        async with room(file, plan, bots=True) as table:
            table.time.passes(3 * MINUTE)
            await table.house.tick()
            async for update in table.house.listen(table.id):
                if update.sight.lines:
                    break
            step = (await table.house.history(table.id, [], 1)).step
            assert step is not None
            assert step.timed == (("green", "bot"),)
            assert (await table.sight()).clock.telling_until is not None
            await table.act("green", "told")
            assert (await table.sight()).clock.telling_until is None

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_bot_that_moved_where_nothing_can_be_sent_unwritten_is_told(file: str) -> None:
    """A draft as it stands is what was settled; an empty one decides nothing in this game."""

    async def story() -> None:
        plan = Plan("tug", seats=seats("person person"), clock=ClockPlan(60, bot="random"))
        async with room(file, plan, bots=True) as table:
            await table.act("one", "move", move="1")
            table.time.passes(MINUTE)
            await table.house.tick()
            async for update in table.house.listen(table.id):
                if update.sight.lines > 1:
                    break
            step = (await table.house.history(table.id, [], 2)).step
            assert step is not None
            assert step.timed == (("two", "bot"),)

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_table_from_before_counts_time_as_it_did(file: str) -> None:
    """Its log has no `told`: nobody gains what was spent in rounds long past."""

    async def story() -> None:
        async with room(file, glass()) as table:
            await table.house.close()
            database = Database(address(file))
            with database.writer.begin() as connection:
                body = "REPLACE(body, 'tells', 'tolls')"
                connection.execute(sa.text(f"UPDATE acts SET body = {body} WHERE number = 1"))
            database.close()
            house = await House.open(file, Settings(bots=False, now=table.time))
            there = Room(house, table.time, table.created)
            await all_send(there)
            clock = (await there.sight("red")).clock
            assert (clock.telling_until, clock.seats["red"].left) == (None, 4 * MINUTE)
            table.time.passes(SECOND)
            assert (await there.sight("red")).clock.seats["red"].left == 4 * MINUTE - SECOND
            await house.close()

    asyncio.run(story())
