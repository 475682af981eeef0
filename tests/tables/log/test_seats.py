"""Seats: who sits where, who may speak for whom, and what others see of it."""

from __future__ import annotations

import asyncio

import pytest

from arbitre.core.message import BadInput
from arbitre.tables.house import House
from arbitre.tables.plan import ClockPlan, Plan, SeatPlan
from arbitre.tables.refusal import Refused
from arbitre.tables.settings import Settings
from tests.tables.rooms import MINUTE, kinds, room, seats


def test_a_table_is_made_and_joined_by_its_invitation(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person open open") as table:
            assert list(table.created.seats) == ["one"]
            stranger = await table.sight()
            assert (stranger.mine, stranger.host, stranger.join) == ((), False, "")
            assert kinds(stranger) == ["person", "open", "open"]
            assert (await table.sight("host")).join == table.created.join
            assert (await table.refused("one", "take", seat="two")).status == "forbidden"
            await table.sits("two", "  Ada \n Lovelace ")
            sight = await table.sight("two")
            assert sight.mine == ("two",)
            assert sight.seats[1].name == "Ada Lovelace"
            taken = await table.refused("join", "take", seat="two", name="Eve")
            assert (taken.status, taken.message.key) == ("stale", "act-seat-taken")
            assert (await table.refused("join", "take", seat="four")).status == "unknown"
            assert (
                await table.refused("join", "take", seat="three", name="x" * 41)
            ).status == "large"
            found = await table.house.find(table.created.join)
            assert (found.table, found.kind) == (table.id, "join")
            assert (await table.house.find(table.tokens["two"])).seat == "two"

    asyncio.run(story())


def test_two_people_may_share_one_screen(file: str) -> None:
    async def story() -> None:
        async with room(file, "cards", "person person") as table:
            sight = await table.sight("left", "right")
            assert sight.mine == ("left", "right")
            assert set(sight.views) == {"left", "right"}
            assert sight.views["left"].data["hand"] != sight.views["right"].data["hand"]
            assert set((await table.sight("left")).views) == {"left"}
            assert set((await table.sight()).views) == {None}

    asyncio.run(story())


def test_a_seat_that_is_left_is_open_and_its_secret_opens_nothing(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            await table.act("one", "move", move="2")
            await table.act("two", "leave")
            assert kinds(await table.sight()) == ["person", "open"]
            assert (await table.sight("two")).mine == ()
            assert (await table.refused("two", "move", move="1")).status == "forbidden"
            with pytest.raises(Refused, match="link-unknown"):
                await table.house.find(table.tokens["two"])
            await table.sits("two", "Bo")
            await table.act("two", "move", move="3")
            assert (await table.sight()).lines == 2

    asyncio.run(story())


def test_a_bot_sits_in_and_the_seat_is_given_back(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person open") as table:
            assert (
                await table.refused("two", "bot", seat="one", bot="random")
            ).status == "forbidden"
            away = await table.refused("host", "bot", seat="one", bot="random")
            assert (away.status, away.message.key) == ("illegal", "act-not-late")
            await table.act("host", "bot", seat="three", bot="random")
            played = await table.refused("join", "take", seat="three")
            assert played.message.key == "act-seat-bot"
            await table.act("one", "bot", bot="random", level="hard")
            sight = await table.sight("one")
            assert kinds(sight) == ["bot", "person", "bot"]
            assert [seat.held for seat in sight.seats] == [True, True, False]
            assert (await table.refused("one", "move", move="1")).message.key == "act-bot-plays"
            assert (await table.refused("host", "free", seat="one")).message.key == "act-no-bot"
            await table.act("one", "back")
            await table.act("host", "free", seat="three")
            assert kinds(await table.sight()) == ["person", "person", "open"]
            assert (await table.refused("one", "back")).message.key == "act-no-bot"
            assert (await table.refused("one", "bot", bot="clever")).status == "unknown"
            assert (await table.refused("one", "bot", bot="random", level="god")).status == "bad"

    asyncio.run(story())


def test_the_host_may_act_for_somebody_who_is_late(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person", absent=600) as table:
            await table.act("one", "move", move="1")
            table.time.passes(10 * MINUTE - 1)
            assert (
                await table.refused("host", "bot", seat="two", bot="random")
            ).status == "illegal"
            assert not (await table.sight()).seats[1].late
            table.time.passes(1)
            assert (await table.sight()).seats[1].late
            assert (
                await table.refused("one", "bot", seat="two", bot="random")
            ).status == "forbidden"
            await table.act("host", "bot", seat="two", bot="random")
            # they come back: the seat is still theirs
            await table.act("two", "back")
            await table.act("two", "move", move="1")
            # the one who is not awaited is never late
            assert not (await table.sight()).seats[1].late

    asyncio.run(story())


def test_a_late_sheet_is_skipped_as_it_stands(file: str) -> None:
    async def story() -> None:
        plan = Plan("power", seats=seats("person person person person"), absent=60)
        async with room(file, plan) as table:
            for seat in ("green", "blue", "yellow"):
                await table.act(seat, "move", move="C HQ IX")
            await table.house.draft(table.id, table.secrets("red"), "red", ["D HQ S12"], "fr")
            assert (await table.refused("host", "skip", seat="red")).status == "illegal"
            table.time.passes(MINUTE)
            await table.act("host", "skip", seat="red")
            record = await table.house.record(table.id)
            assert record.splitlines()[-1].startswith("4 red D HQ S12 #")

    asyncio.run(story())


def test_a_table_without_spectators_is_closed_to_strangers(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person open", spectators=False) as table:
            for look in (table.sight, lambda: table.house.record(table.id)):
                with pytest.raises(Refused) as caught:
                    await look()
                assert caught.value.status == "forbidden"
            assert (await table.sight("join")).mine == ()
            assert (await table.sight("one")).mine == ("one",)

    asyncio.run(story())


def test_my_tables_are_listed_and_unknown_ones_refused(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            other = await table.house.create(Plan("tug", seats=seats("person open")))
            table.time.passes(5)
            await table.act("one", "move", move="1")
            mine = await table.house.mine([*table.secrets("two"), *other.seats.values()])
            assert [(line.id, line.mine, line.turn) for line in mine] == [
                (table.id, ("two",), True),
                (other.id, ("one",), True),
            ]
            assert await table.house.mine(["A" * 22, "not a secret", ""]) == []
            for name in ("nothing", "../etc", "x" * 5000, "é"):
                with pytest.raises(Refused) as caught:
                    await table.house.sight(name)
                assert caught.value.status == "unknown"

    asyncio.run(story())


def test_a_rematch_rotates_seats_and_carries_secrets(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person random") as table:
            assert (await table.refused("one", "rematch")).message.key == "act-not-over"
            await table.act("one", "name", name="Ada")
            await table.act("two", "resign")
            assert (await table.sight()).forfeit == "two"
            answer = await table.act("two", "rematch")
            again = await table.act("one", "rematch")
            assert again.table == answer.table
            assert (await table.sight()).rematch == answer.table
            new = await table.house.sight(answer.table, table.secrets("one", "host"))
            # one seat further: three's bot is first now
            assert [(seat.kind, seat.name) for seat in new.seats] == [
                ("bot", ""),
                ("person", "Ada"),
                ("person", ""),
            ]
            assert (new.mine, new.host, new.previous) == (("two",), True, table.id)
            assert new.join == table.created.join
            assert (await table.house.find(table.created.join)).table == answer.table

    asyncio.run(story())


def test_an_archived_table_is_only_looked_at(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            assert (await table.refused("one", "archive")).status == "forbidden"
            await table.act("host", "archive")
            assert (await table.refused("one", "move", move="1")).status == "over"
            assert (await table.sight()).archived
            assert (await table.house.record(table.id)).startswith("arbitre record 2\n")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("plan", "where"),
    [
        (Plan("tug", seats=seats("person")), "seats"),
        (Plan("tug", seats=(SeatPlan("king"), SeatPlan())), "seats.0"),
        (Plan("tug", seats=(SeatPlan("bot", bot="clever"), SeatPlan())), ""),
        (Plan("tug", seats=(SeatPlan(name="x" * 41), SeatPlan())), "seats.0"),
        (Plan("tug", clock=ClockPlan(per_move=-1)), "clock.per_move"),
        (Plan("tug", clock=ClockPlan(at_end="explode")), "clock.at_end"),
        (Plan("tug", undo="always"), "undo"),
        (Plan("tug", absent=1), "absent"),
        (Plan("tug", companion=True), "companion"),
        (Plan("power", options={"rounds": "many"}), "options.rounds"),
        (Plan("power", edition="lost"), "edition"),
        (Plan("power", daily="yesterday"), ""),
        (Plan("chess"), ""),
    ],
)
def test_a_wrong_plan_is_bad_input(plan: Plan, where: str, file: str) -> None:
    async def story() -> None:
        house = await House.open(file, Settings(bots=False))
        try:
            with pytest.raises(BadInput) as caught:
                await house.create(plan)
            assert caught.value.where == where
        finally:
            await house.close()

    asyncio.run(story())


@pytest.mark.parametrize("sign", ["\ud800", "\0"])
def test_signs_that_no_store_takes_are_refused(sign: str, file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person open") as table:
            for kind, body in (
                ("name", {"name": f"a{sign}"}),
                ("say", {"text": f"a{sign}"}),
                ("move", {"move": f"1{sign}"}),
                ("move", {"lines": [f"1{sign}"]}),
                ("hook", {"url": f"http://x{sign}"}),
                ("say", {"text": "a", "key": f"k{sign}"}),
            ):
                assert (await table.refused("one", kind, **body)).status == "bad"
            with pytest.raises(BadInput):
                await table.house.create(Plan("tug", seats=seats("person open"), title=sign))
            await table.act("one", "say", text="é\n☃")
            assert (await table.sight()).chat[0].text == "é\n☃"

    asyncio.run(story())


def test_a_list_is_right_whether_tables_are_in_memory_or_not(store: str) -> None:
    async def story() -> None:
        async with room(store, "tug", "person person") as table:
            tokens = table.secrets("one", "two", "host")
            await table.act("one", "move", move="1")
            in_memory = await table.house.mine(tokens)
            for count in (0, 1, 1):  # built and summed up, then from the summary
                await table.house.close()
                table.house = await House.open(store, Settings(bots=False, now=table.time))
                assert await table.house.mine(tokens) == in_memory
                assert len(table.house._cache.lives) == (1 if count == 0 else 0)
            assert in_memory[0].mine == ("one", "two")
            await table.act("two", "move", move="1")
            await table.house.close()
            table.house = await House.open(store, Settings(bots=False, now=table.time))
            again = await table.house.mine(table.secrets("two"))
            assert [(line.mine, line.host, line.turn) for line in again] == [
                (("two",), False, False)
            ]

    asyncio.run(story())
