"""Clocks: they run by the acts' own times, survive a restart, and end in what was settled."""

from __future__ import annotations

import asyncio

import pytest

from arbitre.tables.house import House
from arbitre.tables.plan import ClockPlan, Plan
from arbitre.tables.settings import Settings
from tests.tables.rooms import MINUTE, Room, ready, room, seats

FOUR = "person person person person"


def hourglass(**more: object) -> Plan:
    """Power with its three minutes of sand, and no time for talk."""
    clock = more.pop("clock", ClockPlan())
    assert isinstance(clock, ClockPlan)
    return Plan("power", seats=seats(FOUR), options={"hourglass": 3, **more}, clock=clock, talk=0)


@pytest.mark.rule("PW-O1")
@pytest.mark.rule("PW-F9")
def test_when_the_sand_has_run_the_sheet_counts_as_it_stands(file: str) -> None:
    async def story() -> None:
        async with room(file, hourglass()) as table:
            red = table.secrets("red")
            await table.house.draft(table.id, red, "red", ["T HQ R8", "C HQ IX"], "fr")
            await table.act("green", "move", move="C HQ IX")
            table.time.passes(3 * MINUTE - 1)
            await table.house.tick()
            sight = await table.sight()
            assert (sight.lines, ready(sight)) == (0, ["green"])
            assert sight.clock.seats["red"].left == 1
            assert sight.clock.seats["green"].deadline is None
            table.time.passes(1)
            await table.house.tick()
            lines = (await table.house.record(table.id)).splitlines()[-4:]
            assert [line.rpartition(" ")[0] for line in lines] == [
                "1 green C HQ IX",
                "2 blue -",
                "3 yellow -",
                "4 red T HQ R8; C HQ IX",
            ]
            # and the glass is turned over
            assert (await table.sight()).clock.seats["blue"].left == 3 * MINUTE

    asyncio.run(story())


@pytest.mark.rule("PW-F8")
def test_a_pause_stops_the_sand_until_it_ends(file: str) -> None:
    async def story() -> None:
        async with room(file, hourglass()) as table:
            table.time.passes(MINUTE)
            await table.act("blue", "declare", move="pause")
            table.time.passes(MINUTE)
            sight = await table.sight()
            assert sight.clock.paused_by == "blue"
            assert sight.clock.paused_until == table.time.now + 2 * MINUTE
            assert sight.clock.seats["red"].left == 2 * MINUTE
            assert (await table.refused("red", "go_on")).message.key == "act-no-pause"
            await table.act("blue", "go_on")
            table.time.passes(MINUTE)
            sight = await table.sight()
            assert (sight.clock.paused_until, sight.clock.seats["red"].left) == (None, MINUTE)
            await table.act("red", "declare", move="pause")
            table.time.passes(4 * MINUTE - 1)  # three of pause, one of sand
            await table.house.tick()
            assert (await table.sight()).lines == 2
            table.time.passes(1)
            await table.house.tick()
            assert (await table.sight()).lines == 6

    asyncio.run(story())


@pytest.mark.rule("PW-F7")
def test_the_time_of_the_whole_game_announces_the_last_round(file: str) -> None:
    async def story() -> None:
        async with room(file, hourglass(hourglass=0, time_limit=120)) as table:
            sight = await table.sight()
            assert sight.clock.game_ends == table.time.now + 120 * MINUTE
            table.time.passes(120 * MINUTE)
            await table.house.tick()
            assert (await table.house.record(table.id)).splitlines()[-1].startswith("1 table last")
            for seat in table.tokens:
                await table.act(seat, "move", move="-")
            assert (await table.sight()).over

    asyncio.run(story())


def test_time_goes_on_where_it_was_after_a_restart(file: str) -> None:
    async def story() -> None:
        async with room(file, hourglass()) as table:
            table.time.passes(MINUTE)
            await table.act("green", "move", move="-")
            await table.house.close()
            table.time.passes(MINUTE)
            house = await House.open(file, Settings(bots=False, now=table.time))
            again = Room(house, table.time, table.created)
            assert (await again.sight()).clock.seats["red"].left == MINUTE
            table.time.passes(MINUTE)
            await house.tick()
            assert (await again.sight()).lines == 4
            await house.close()

    asyncio.run(story())


def test_a_clock_that_ran_out_while_the_server_was_away_speaks_at_the_start(file: str) -> None:
    async def story() -> None:
        async with room(file, hourglass()) as table:
            await table.house.close()
            table.time.passes(10 * MINUTE)
            house = await House.open(file, Settings(bots=False, now=table.time))
            async for update in house.listen(table.id):
                if update.sight.lines == 4:
                    break
            await house.close()

    asyncio.run(asyncio.wait_for(story(), 20))


def test_time_for_a_move_lost_is_the_game_lost(file: str) -> None:
    async def story() -> None:
        clock = ClockPlan(per_move=60, at_end="loss")
        async with room(file, "tug", "person open", clock=clock) as table:
            table.time.passes(60 * MINUTE)  # somebody is missing: nothing runs
            await table.house.tick()
            assert not (await table.sight()).over
            await table.sits("two")
            table.time.passes(MINUTE - 1)
            await table.act("one", "move", move="1")
            table.time.passes(MINUTE - 1)
            await table.house.tick()
            assert not (await table.sight()).over
            table.time.passes(1)
            await table.house.tick()
            sight = await table.sight()
            assert (sight.forfeit, sight.result) == ("two", None)
            assert (await table.refused("two", "move", move="1")).status == "over"

    asyncio.run(story())


def test_time_for_the_whole_game_adds_up_over_moves(file: str) -> None:
    async def story() -> None:
        clock = ClockPlan(per_game=100, at_end="loss")
        async with room(file, "tug", "person person", clock=clock) as table:
            table.time.passes(40_000)
            await table.act("one", "move", move="1")
            table.time.passes(30_000)
            await table.act("two", "move", move="1")
            table.time.passes(10_000)
            times = (await table.sight()).clock.seats
            assert (times["one"].game_left, times["two"].game_left) == (50_000, 70_000)
            table.time.passes(50_000)
            await table.house.tick()
            assert (await table.sight()).forfeit == "one"

    asyncio.run(story())


def test_loss_on_time_is_resigning_where_the_game_knows_it(file: str) -> None:
    async def story() -> None:
        async with room(file, hourglass(clock=ClockPlan(at_end="loss"))) as table:
            for seat in ("green", "blue", "yellow"):
                await table.act(seat, "move", move="C HQ IX")
            table.time.passes(3 * MINUTE)
            await table.house.tick()
            record = await table.house.record(table.id)
            assert " red resign #" in record
            assert (await table.sight()).lines == 4
            assert "red" not in (await table.sight()).awaited

    asyncio.run(story())


def test_a_named_bot_moves_when_time_is_over(file: str) -> None:
    async def story() -> None:
        clock = ClockPlan(per_move=60, at_end="bot", bot="random")
        async with room(file, "tug", "person person", bots=True, clock=clock) as table:
            table.time.passes(MINUTE)
            await table.house.tick()
            async for update in table.house.listen(table.id):
                if update.sight.lines:
                    break
            sight = await table.sight()
            assert (sight.lines, sight.seats[0].kind) == (1, "person")

    asyncio.run(asyncio.wait_for(story(), 30))


def test_without_a_clock_weeks_may_pass(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            table.time.passes(8 * 7 * 24 * 60 * MINUTE)
            await table.house.tick()
            sight = await table.sight("one")
            assert (sight.lines, sight.clock.seats["one"].deadline) == (0, None)
            await table.act("one", "move", move="1")

    asyncio.run(story())


def test_whoever_sits_down_has_his_whole_time(file: str) -> None:
    async def story() -> None:
        clock = ClockPlan(per_move=60, per_game=100, at_end="loss")
        async with room(file, "tug", "person person", clock=clock) as table:
            table.time.passes(30_000)
            await table.act("one", "leave")
            table.time.passes(10 * MINUTE)  # nobody's time
            await table.house.tick()
            await table.sits("one")
            times = (await table.sight()).clock.seats["one"]
            assert (times.left, times.game_left) == (MINUTE, 70_000)
            await table.act("one", "bot", bot="random")
            table.time.passes(10 * MINUTE)  # a bot has all the time it wants
            await table.house.tick()
            assert not (await table.sight()).over
            await table.act("one", "back")
            table.time.passes(MINUTE)
            await table.house.tick()
            assert (await table.sight()).forfeit == "one"

    asyncio.run(story())
