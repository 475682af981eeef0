"""Talk: to all, in private where the game has that, and closed while sheets are written."""

from __future__ import annotations

import asyncio

import pytest

from arbitre.tables.plan import Plan
from tests.tables.rooms import MINUTE, room, seats

FOUR = "person person person person"


def test_everybody_hears_what_is_said_to_all(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            await table.act("one", "name", name="Ada")
            await table.act("one", "say", text=" hello\x07 \u202e there \n")
            await table.act("host", "say", text="welcome")
            for who in ((), ("two",), ("host",)):
                chat = (await table.sight(*who)).chat
                assert [(line.seat, line.name, line.text) for line in chat] == [
                    ("one", "Ada", "hello    there"),
                    ("", "", "welcome"),
                ]
            assert (await table.refused("join", "say", text="x")).status == "forbidden"
            assert (await table.refused("one", "say", seat="two", text="x")).status == "forbidden"
            assert (await table.refused("one", "say", text=" \n ")).status == "bad"
            assert (await table.refused("one", "say", text="x" * 1001)).status == "large"
            assert (await table.refused("one", "say", text=7)).status == "bad"
            private = await table.refused("one", "say", text="x", to="two")
            assert private.message.key == "act-no-whispers"

    asyncio.run(story())


@pytest.mark.rule("PW-T2")
def test_private_messages_reach_their_seat_alone(file: str) -> None:
    async def story() -> None:
        async with room(file, "power", FOUR) as table:
            watchers = [("blue",), ("red",), (), ("host",)]
            before = [(await table.sight(*who)) for who in watchers]
            await table.act("green", "say", text="attack red", to="yellow")
            assert [(await table.sight(*who)) for who in watchers] == before
            for who in ("green", "yellow"):
                assert [line.to for line in (await table.sight(who)).chat] == [("yellow",)]
            assert (await table.refused("green", "say", text="x", to="green")).status == "unknown"

    asyncio.run(story())


@pytest.mark.rule("PW-T2")
def test_talk_without_a_clock_closes_with_the_first_sheet(file: str) -> None:
    async def story() -> None:
        async with room(file, "power", FOUR) as table:
            await table.act("red", "say", text="hello")
            await table.act("green", "move", move="-")
            closed = await table.refused("red", "say", text="and now?")
            assert (closed.status, closed.message.key) == ("illegal", "act-hush")
            assert closed.message.args == {"clause": "PW-T2"}
            assert (await table.refused("red", "say", text="psst", to="blue")).status == "illegal"
            assert (await table.sight("red")).talk == {"red": False}
            await table.act("green", "recall")
            await table.act("red", "say", text="again")
            for seat in table.tokens:
                await table.act(seat, "move", move="-")
            await table.act("red", "say", text="the next round")

    asyncio.run(story())


@pytest.mark.rule("PW-T2")
def test_with_an_hourglass_talk_comes_first_and_then_the_sand(file: str) -> None:
    async def story() -> None:
        plan = Plan("power", seats=seats(FOUR), options={"hourglass": 3}, talk=60)
        async with room(file, plan) as table:
            start = table.time.now
            clock = (await table.sight("red")).clock
            assert clock.writing_from == start + MINUTE
            assert clock.seats["red"].deadline == start + 4 * MINUTE
            await table.act("red", "say", text="hello")
            await table.act("red", "done")
            assert (await table.refused("red", "say", text="one thing more")).status == "illegal"
            await table.act("blue", "say", text="still here")
            table.time.passes(MINUTE)
            assert (await table.refused("blue", "say", text="too late")).status == "illegal"

    asyncio.run(story())


@pytest.mark.rule("PW-T2")
def test_when_all_have_done_talking_the_sand_runs_at_once(file: str) -> None:
    async def story() -> None:
        plan = Plan("power", seats=seats(FOUR), options={"hourglass": 3}, talk=600)
        async with room(file, plan) as table:
            table.time.passes(MINUTE)
            for seat in ("green", "blue", "yellow"):
                await table.act(seat, "done")
            await table.act("red", "move", move="-")  # a sheet says so too
            table.time.passes(1000)
            clock = (await table.sight()).clock
            assert clock.writing_from == table.time.now - 1000
            assert clock.seats["blue"].left == 3 * MINUTE - 1000
            assert (await table.refused("blue", "say", text="?")).status == "illegal"

    asyncio.run(story())
