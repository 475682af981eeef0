"""The referee's desk beside a real board: phones that are sheets, corrections, a clock that is started."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from arbitre.core.game import game
from arbitre.core.message import BadInput
from arbitre.core.record import read_record
from arbitre.tables.house import House
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import FORBIDDEN, ILLEGAL, STALE
from arbitre.tables.settings import Settings
from tests.tables.rooms import MINUTE, Room, ready, room, seats

FOUR = "person person person person"
DESK = Plan("power", seats=seats(FOUR), companion=True)


def clocked(**more: object) -> Plan:
    return replace(DESK, options={"hourglass": 3}, talk=60, **more)  # type: ignore[arg-type]


async def board(table: Room) -> dict[str, object]:
    """What stands on the board, as everybody sees it."""
    view = (await table.sight()).views[None]
    return dict(view.data)


def test_a_desk_has_no_seed_and_no_promise(file: str) -> None:
    async def story() -> None:
        async with room(file, DESK) as table:
            sight = await table.sight("host")
            assert (sight.desk, sight.companion, sight.promise) == (True, True, None)
            assert sight.options == {"companion": True}
            header = (await table.house.record(table.id)).partition("\n1 ")[0]
            assert "commitment" not in header
            assert 'options {"companion": true}' in header

    asyncio.run(story())


def test_games_without_a_desk_and_without_chance_have_nothing_beside_a_box(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert DESK.checked().options["companion"] is True
    plan = Plan("power", companion=True).checked()
    assert [seat.kind for seat in plan.seats] == ["person"] * 4
    monkeypatch.setattr(type(game("power")), "desk", False)
    with pytest.raises(BadInput) as caught:
        DESK.checked()
    assert caught.value.message.key == "plan-no-chance"


def test_whoever_is_invited_takes_a_seat_from_the_desk_and_nobody_takes_it_from_them(
    file: str,
) -> None:
    async def story() -> None:
        async with room(file, DESK) as table:
            desk = table.secrets("host", *table.tokens)
            assert (await table.house.sight(table.id, desk)).mine == (
                "green",
                "blue",
                "yellow",
                "red",
            )
            await table.sits("green", "Ann")
            sight = await table.house.sight(table.id, desk)
            assert sight.mine == ("blue", "yellow", "red")
            assert [seat.desk for seat in sight.seats] == [False, True, True, True]
            # two phones that want one seat: the second is told so
            found = await table.refused("join", "take", seat="green", name="Bob")
            assert (found.status, found.message.key) == (STALE, "act-seat-taken")
            assert (await table.sight()).seats[0].name == "Ann"
            # the desk's own secret of that seat is worth nothing now
            old = [table.created.seats["green"]]
            assert (await table.house.sight(table.id, old)).mine == ()

    asyncio.run(story())


def test_the_referee_takes_a_seat_back_without_seeing_what_was_written_there(file: str) -> None:
    async def story() -> None:
        async with room(file, DESK) as table:
            await table.sits("green", "Ann")
            ann = table.secrets("green")
            await table.house.draft(table.id, ann, "green", ["T HQ V8"], "fr")
            await table.act("green", "move", move="T HQ V8")
            assert ready(await table.sight("host")) == ["green"]
            table.time.passes(1000)
            answer = await table.act("host", "take", seat="green")
            taken = [table.created.host, answer.token]
            sight = await table.house.sight(table.id, taken)
            assert sight.mine == ("green",)
            assert (sight.held, sight.drafts, ready(sight)) == ({}, {}, [])
            assert (await table.house.sight(table.id, ann)).mine == ()
            await table.sits("green", "Ann")  # and a phone may come again

    asyncio.run(story())


def test_the_referee_of_another_table_takes_nobodys_seat(file: str) -> None:
    async def story() -> None:
        async with room(file, "power", FOUR) as table:
            found = await table.refused("host", "take", seat="green")
            assert found.message.key == "act-seat-taken"
            found = await table.refused("host", "correct", text="set V0 V T")
            assert (found.status, found.message.key) == (ILLEGAL, "act-no-desk")

    asyncio.run(story())


@pytest.mark.rule("PW-T3")
def test_a_correction_is_a_line_that_replays_and_sheets_stay_in(file: str) -> None:
    async def story() -> None:
        async with room(file, DESK) as table:
            await table.sits("green", "Ann")
            ann = table.secrets("green")
            await table.act("green", "move", move="T HQ V8")
            await table.sits("blue")
            blue = table.secrets("blue")
            await table.house.draft(table.id, blue, "blue", ["T HQ B8"], "fr")
            await table.act("host", "correct", text="put y0 red 2h, rvb 3p", lang="en")
            data = await board(table)
            assert data["board"]["J0"] == {"red": {"A": 2}}  # type: ignore[index]
            assert data["reserves"] == {"blue": {"P": 3}}
            sight = await table.house.sight(table.id, ann)
            assert (ready(sight), sight.held) == (["green"], {"green": "T HQ V8"})
            drafts = (await table.house.sight(table.id, blue)).drafts
            assert drafts["blue"].lines == ("T HQ B8",)
            record = await table.house.record(table.id)
            assert record.splitlines()[-1].startswith("1 table set J0 R 2A, RVB 3P #")
            *_, (_, position, _) = read_record(record).replay()
            assert position.to_dict()["reserves"] == {"blue": {"P": 3}}
            # taken back by the host alone, and the sheet is still in
            assert (await table.sight("host")).may_uncorrect
            assert not (await table.sight("green")).may_uncorrect
            await table.act("host", "uncorrect")
            assert "J0" not in (await board(table))["board"]  # type: ignore[operator]
            sight = await table.house.sight(table.id, ann)
            assert (ready(sight), sight.held) == (["green"], {"green": "T HQ V8"})
            assert (await table.house.sight(table.id, blue)).drafts["blue"].lines == ("T HQ B8",)
            found = await table.refused("host", "uncorrect")
            assert found.message.key == "act-undo-nothing"

    asyncio.run(story())


@pytest.mark.rule("PW-T3")
def test_only_the_host_corrects_and_only_what_can_be(file: str) -> None:
    async def story() -> None:
        async with room(file, DESK) as table:
            await table.sits("green")
            found = await table.refused("green", "correct", text="set V0 V T")
            assert (found.status, found.message.key) == (FORBIDDEN, "act-host-only")
            found = await table.refused("green", "uncorrect")
            assert found.status == FORBIDDEN
            found = await table.refused("host", "correct", text="set V4 V D")
            assert found.ruling is not None
            assert (found.ruling.clause, found.message.key) == ("PW-P5", "cannot-stand")
            found = await table.refused("host", "correct", text="T HQ V8")
            assert found.message.key == "act-nothing-set"
            found = await table.refused("green", "declare", move="set V0 V T")
            assert found.message.key == "act-cannot-say"
            assert (await table.sight()).lines == 0

    asyncio.run(story())


@pytest.mark.rule("PW-F3")
def test_a_sheet_of_an_army_that_is_out_is_refused_and_the_table_goes_on(file: str) -> None:
    async def story() -> None:
        async with room(file, DESK) as table:
            await table.sits("yellow")
            await table.act("yellow", "move", move="T HQ J8")
            await table.act("host", "correct", text="set J -, flag J B")
            sight = await table.sight()
            assert (sight.awaited, ready(sight)) == (("green", "blue", "red"), [])
            found = await table.refused("yellow", "move", move="T HQ J8")
            assert (found.ruling and found.ruling.clause, found.message.key) == (
                "PW-F3",
                "eliminated",
            )
            for seat in ("green", "blue", "red"):
                await table.act(seat, "move", move="-")
            assert (await table.sight()).round == 2

    asyncio.run(story())


def test_a_table_is_the_same_after_a_restart(file: str) -> None:
    async def story() -> None:
        async with room(file, clocked()) as table:
            await table.sits("green", "Ann")
            await table.act("host", "correct", text="set V0 R 2T")
            await table.act("green", "move", move="T HQ V8")
            await table.act("host", "start")
            await table.act("host", "correct", text="set V0 R T")
            await table.act("host", "uncorrect")
            await table.act("host", "stop")
            before = [await table.sight(who) for who in ("host", "green", "join")]
            created, time = table.created, table.time
        house = await House.open(file, Settings(bots=False, now=time))
        again = Room(house, time, created)
        again.tokens = table.tokens
        try:
            assert [await again.sight(who) for who in ("host", "green", "join")] == before
        finally:
            await house.close()

    asyncio.run(story())


def test_clocks_stand_until_the_referee_has_moved_all_pieces(file: str) -> None:
    async def story() -> None:
        async with room(file, clocked()) as table:
            table.time.passes(20 * MINUTE)
            await table.house.tick()
            clock = (await table.sight()).clock
            assert (clock.stopped, clock.talk_left) == (True, MINUTE)
            assert clock.seats["green"].left == 4 * MINUTE  # a minute of talk, then three
            assert (await table.refused("host", "stop")).message.key == "act-clock-stands"
            assert (await table.refused("green", "start")).status == FORBIDDEN
            await table.act("host", "start")
            table.time.passes(MINUTE // 2)
            clock = (await table.sight()).clock
            assert (clock.stopped, clock.talk_left) == (False, MINUTE // 2)
            assert (await table.sight("green")).talk["green"]
            table.time.passes(MINUTE)
            assert not (await table.sight("green")).talk["green"]
            await table.act("host", "stop")
            table.time.passes(10 * MINUTE)
            await table.house.tick()
            clock = (await table.sight()).clock
            assert (clock.talk_left, clock.seats["red"].left) == (None, 5 * MINUTE // 2)
            await table.act("host", "start")
            table.time.passes(5 * MINUTE // 2)
            await table.house.tick()
            sight = await table.sight()
            assert (sight.round, sight.clock.stopped) == (2, True)
            assert sight.clock.seats["red"].left == 4 * MINUTE

    asyncio.run(story())


@pytest.mark.rule("PW-F8")
def test_a_pause_of_a_player_ends_by_itself_and_what_the_referee_stops_does_not(file: str) -> None:
    async def story() -> None:
        async with room(file, clocked()) as table:
            await table.act("host", "start")
            table.time.passes(MINUTE)
            await table.act("red", "declare", move="pause")
            table.time.passes(4 * MINUTE)  # three of them are the pause
            assert (await table.sight()).clock.seats["blue"].left == 2 * MINUTE
            await table.act("host", "stop")
            await table.act("blue", "declare", move="pause")  # spent in vain: all stands already
            table.time.passes(30 * MINUTE)
            await table.act("host", "start")
            assert (await table.sight()).clock.seats["blue"].left == 2 * MINUTE

    asyncio.run(story())


def test_a_rematch_keeps_phones_where_they_are_and_a_record_comes_back_as_a_desk(file: str) -> None:
    async def story() -> None:
        plan = replace(DESK, options={"rounds": 1})
        async with room(file, plan) as table:
            await table.sits("green", "Ann")
            await table.act("host", "correct", text="set RVV 2P")
            record = await table.house.record(table.id)
            for seat in ("green", "blue", "yellow", "red"):
                await table.act(seat, "move", move="-")
            answer = await table.act("host", "rematch")
            sight = await table.house.sight(answer.table, table.secrets("host", *table.tokens))
            assert [(seat.name, seat.desk) for seat in sight.seats] == [
                ("", True),
                ("Ann", False),
                ("", True),
                ("", True),
            ]
            created = await table.house.import_record(record)
            sight = await table.house.sight(created.id, [created.host])
            assert sight.desk

    asyncio.run(story())


def test_a_round_that_was_judged_from_a_misread_sheet_is_written_anew(file: str) -> None:
    async def story() -> None:
        plan = replace(DESK, options={"rounds": 1, "hourglass": 3})
        async with room(file, plan) as table:
            await table.act("host", "correct", text="set V0 R 2T")
            assert (await table.refused("host", "rewind")).message.key == "act-undo-nothing"
            for seat in ("green", "blue", "yellow", "red"):
                await table.act(seat, "move", move="T HQ R8" if seat == "red" else "-")
            sight = await table.sight("host")
            assert (sight.over, sight.may_rewind) == (True, True)
            assert not (await table.sight("green")).may_rewind
            assert (await table.refused("green", "rewind")).status == FORBIDDEN
            await table.act("host", "rewind")
            sight = await table.sight("host")
            assert (sight.over, sight.round, ready(sight)) == (False, 1, [])
            assert sight.clock.stopped
            data = await board(table)
            assert data["board"]["V0"] == {"red": {"T": 2}}  # type: ignore[index]
            record = await table.house.record(table.id)
            assert record.splitlines()[-1].startswith("taken-back 4")
            # and it is judged again
            for seat in ("green", "blue", "yellow", "red"):
                await table.act(seat, "move", move="T V0 V1" if seat == "red" else "-")
            record = await table.house.record(table.id)
            *_, (_, position, _) = read_record(record).replay()
            assert position.result is not None
            assert (await table.sight()).result == position.result

    asyncio.run(story())
