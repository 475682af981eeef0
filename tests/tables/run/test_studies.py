"""Study at a table: who may, what it shows of a game under way, play on, hints in the past, take back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import pytest

from arbitre.core.message import BadInput
from arbitre.core.record import Record, read_record
from arbitre.core.study import Crossroads, what_if
from arbitre.tables.house import House
from arbitre.tables.plan import Plan, SeatPlan
from arbitre.tables.refusal import Refused
from arbitre.tables.settings import Settings
from arbitre.tables.show import studying
from arbitre.tables.show.studying import right_of
from arbitre.tables.sight import WhatIfSight
from tests.keys import keyed
from tests.tables.rooms import Room, room, seats

GREEN, BLUE, YELLOW, RED = ("green", "blue", "yellow", "red")
SHEET = "C HQ IX"


def awaited(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run a test that waits for a house."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def story() -> None:
            await test(*args, **kwargs)

        asyncio.run(story())

    return run


def whole(text: str) -> Record:
    record = read_record(text)
    for _ in record.replay():
        pass
    return record


async def study(table: Room, who: list[str], at: int, **moves: Any) -> WhatIfSight:
    tokens = table.secrets(*who)
    return await table.house.studies.what_if(table.id, tokens, at, moves, "en", seed=5)


async def refused(table: Room, who: list[str], at: int, **moves: Any) -> str:
    with pytest.raises(Refused) as caught:
        await study(table, who, at, **moves)
    return caught.value.message.key


async def rounds(table: Room, count: int, sheet: str = SHEET) -> None:
    """Everybody sends the same sheet, some times."""
    for _ in range(count):
        for seat in (GREEN, BLUE, YELLOW, RED):
            await table.act(seat, "move", move=sheet)


async def seated(table: Room) -> None:
    for seat in (BLUE, YELLOW, RED):
        await table.sits(seat)


# -- who may ---------------------------------------------------------------------------------


@awaited
async def test_with_others_only_ones_own_decisions_and_only_the_past(file: str) -> None:
    async with room(file, "power", "person open open open") as table:
        await seated(table)
        await rounds(table, 2)
        await table.act(BLUE, "move", move="T HQ B8")
        place = await table.house.studies.sight(table.id, table.secrets(GREEN), 1)
        assert (place.seats, place.whole) == ((GREEN,), False)
        assert set(place.decided) == {GREEN, BLUE, YELLOW, RED}  # they were shown to all
        found = await study(table, [GREEN], 1, green="T HQ V8")
        assert found.moves == {GREEN: "T HQ V8"}
        assert await refused(table, [GREEN], 1, blue="T HQ B8") == "study-own"
        # what is held is nobody's business: not even that it is there
        now = await table.house.studies.sight(table.id, table.secrets(GREEN), 2)
        assert now.decided == {}
        assert await refused(table, [GREEN], 2, green="T HQ V8") == "study-undecided"


@awaited
async def test_what_is_held_changes_nothing_that_is_studied(file: str, tmp_path: Any) -> None:
    seen = []
    for sheet, name in (("T HQ B8", "one"), ("D HQ B8", "two")):
        async with room(str(tmp_path / name), "power", "person open open open") as table:
            await seated(table)
            await rounds(table, 2)
            await table.act(BLUE, "move", move=sheet)
            mine = table.secrets(GREEN)
            for at in (0, 1):
                found = await study(table, [GREEN], at, green="T HQ V8")
                seen.append((name, found.watched.step.after.to_bytes(), str(found.samples)))
            place = await table.house.studies.sight(table.id, mine, 2)
            seen.append((name, place.view.to_bytes(), str(place.decided)))
    ours = [one[1:] for one in seen if one[0] == "one"]
    assert ours == [one[1:] for one in seen if one[0] == "two"]


@awaited
async def test_strangers_and_spectators_study_nothing_that_runs(file: str) -> None:
    async with room(file, "power", "person open open open") as table:
        await seated(table)
        await rounds(table, 1)
        for who in ([], ["host"], ["join"]):
            assert await refused(table, who, 0) == "study-running"
        with pytest.raises(Refused) as caught:
            await table.house.studies.what_if(table.id, ["x" * 22], 0, {}, "en")
        assert caught.value.message.key == "study-running"
        with pytest.raises(Refused):
            await table.house.studies.play_on(table.id, [], 0, {}, "en")
        with pytest.raises(Refused):
            await table.house.studies.hint(table.id, [], 0, GREEN, "en")
        assert (await table.sight("host")).study == ""
        assert (await table.sight(GREEN)).study == "own"


@awaited
async def test_a_table_without_hints_is_studied_when_it_is_over(file: str) -> None:
    plan = Plan("power", seats=seats("person open open open"), hints=False, options={"rounds": 2})
    async with room(file, plan) as table:
        await seated(table)
        await rounds(table, 1)
        assert await refused(table, [GREEN], 0) == "study-no-hints"
        assert (await table.sight(GREEN)).study == ""
        await rounds(table, 1)
        assert (await table.sight(GREEN)).over
        assert (await study(table, [], 0, red="T HQ R8")).moves == {RED: "T HQ R8"}


@awaited
async def test_a_table_without_spectators_stays_closed_when_it_is_over(file: str) -> None:
    plan = Plan(
        "power", seats=seats("person open open open"), spectators=False, options={"rounds": 1}
    )
    async with room(file, plan) as table:
        await seated(table)
        await rounds(table, 1)
        assert await refused(table, [], 0) == "table-private"
        assert (await study(table, [BLUE], 0)).moves == {}


@awaited
async def test_cards_in_other_hands_are_made_up(file: str, monkeypatch: Any) -> None:
    """What the other holds is in no position that a study of a running game is made from."""
    async with room(file, "cards", "person open") as table:
        await table.sits("right")
        used: list[Crossroads] = []

        def noted(recorder: Any, place: Crossroads, *rest: Any) -> Any:
            used.append(place)
            return what_if(recorder, place, *rest)

        monkeypatch.setattr(studying, "what_if", noted)
        left = table.house.studies
        place = await left.sight(table.id, table.secrets("left"), 1)
        for seat in ("left", "right"):
            moves = (await table.sight(seat)).views[seat].position().moves(seat)
            await table.act(seat, "move", move=moves[0].text())
        mine = place.views["left"].position().moves("left")[-1].text()
        for seed in range(12):
            given = {"left": mine}
            await left.what_if(table.id, table.secrets("left"), 1, given, "en", "left", seed)
        live = (await table.house._cache.live(table.id)).table
        assert not right_of(live, live.viewer({live.seats["left"].hash: ""})).whole
        # it is the world that our own view gives, whatever the other really has
        assert {one.position.view("left").to_bytes() for one in used} == {place.view.to_bytes()}
        assert len({one.position.text() for one in used}) > 1
        with pytest.raises(Refused) as caught:
            await left.play_on(table.id, table.secrets("left"), 1, {}, "en")
        assert caught.value.message.key == "study-secret"


# -- bad input -------------------------------------------------------------------------------


@awaited
async def test_what_cannot_be_studied_is_said(file: str) -> None:
    async with room(file, "sans_allies", "person") as table:
        await table.act("invader", "move", move="end")
        assert await refused(table, ["invader"], 9) == "study-no-step"
        assert await refused(table, ["invader"], -1) == "study-no-step"
        assert await refused(table, ["invader"], 1, nobody="end") == "act-no-seat"
        with pytest.raises(Refused) as caught:
            await study(table, ["invader"], 1, invader="H1 P")
        assert caught.value.ruling is not None
        assert caught.value.ruling.clause.startswith("SA-")
        assert await refused(table, ["invader"], 1, invader=["what is this"]) != ""


# -- play on ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("power", "person person person person"),
        ("sans_allies", "person"),
        ("dead_reckoning", "person"),
    ],
)
@awaited
async def test_a_new_table_starts_after_the_step(file: str, name: str, players: str) -> None:
    async with room(file, name, players) as table:
        rng, house = random.Random(3), table.house
        who = list(table.tokens)
        while (await table.sight(*who)).steps < 6:
            sight = await table.sight(*who)
            seat = sight.awaited[0]
            moves = sight.views[seat].position().moves(seat)
            await table.act(seat, "move", move=rng.choice(moves).text())
        before = await house.record(table.id, table.secrets(*who))
        past = await house.history(table.id, table.secrets(*who), 3)
        place = await house.studies.sight(table.id, table.secrets(*who), 3)
        seat = place.deciders[0]
        move = place.views[seat].position().moves(seat)[-1].text()
        found = await study(table, who, 3, **{seat: move})
        plain = await house.studies.play_on(table.id, table.secrets(*who), 3, {}, "en")
        changed = await house.studies.play_on(
            table.id, table.secrets(*who), 3, {seat: move}, "en", seed=found.seed
        )
        assert await house.record(table.id, table.secrets(*who)) == before
        first = await house.sight(plain.id, [plain.host, *plain.seats.values()])
        again = await house.sight(changed.id, [changed.host, *changed.seats.values()])
        mine = next(iter(plain.seats))
        assert (first.origin, first.steps, again.origin, again.steps) == (3, 3, 3, 4)
        assert (
            first.views[mine].data == {**first.views[mine].data, **past.view.data}
            or name == "power"
        )
        assert not first.chance_known
        assert len(plain.seats) == 1  # bots everywhere else
        # what was seen of the what-if is what the table starts from
        assert (
            again.views[mine].to_bytes() == found.watched.step.after.to_bytes() or name == "power"
        )
        for made in (plain, changed):
            text = await house.record(made.id, [made.host, *made.seats.values()])
            assert [one.word for one in whole(text).remarks] == ["from"]
        lines = await house.mine([plain.host])
        assert [line.origin for line in lines] == [3]


@awaited
async def test_the_seats_are_chosen(file: str) -> None:
    async with room(file, "power", "person person person person") as table:
        who = list(table.tokens)
        await rounds(table, 2)
        chosen = seats("random random random person")
        made = await table.house.studies.play_on(table.id, table.secrets(*who), 1, {}, "en", chosen)
        assert list(made.seats) == [RED]
        with pytest.raises(BadInput, check=keyed("plan-seats")):
            await table.house.studies.play_on(
                table.id, table.secrets(*who), 1, {}, "en", (SeatPlan("person"),)
            )


@awaited
async def test_a_record_is_studied_and_played_on(file: str) -> None:
    async with room(file, "sans_allies", "person") as table:
        for _ in range(3):
            await table.act("invader", "move", move="end")
        text = await table.house.record(table.id, table.secrets("invader"))
        made = await table.house.import_record(text)
        mine = [made.host, *made.seats.values()]
        at = len(read_record(text).entries) - 2
        found = await table.house.studies.what_if(made.id, mine, at, {"invader": "end"}, "en")
        assert found.chance
        on = await table.house.studies.play_on(made.id, mine, at, {}, "en")
        assert (await table.house.sight(on.id, [on.host])).origin >= 0


# -- hints in the past -----------------------------------------------------------------------


@awaited
async def test_what_a_bot_would_have_done_then(file: str) -> None:
    async with room(file, "sans_allies", "person", bots=True) as table:
        for _ in range(2):
            await table.act("invader", "move", move="end")
        mine, hints = table.secrets("invader"), table.house.studies
        found = await hints.hint(table.id, mine, 1, "invader", "en")
        place = await hints.sight(table.id, mine, 1)
        position = place.views["invader"].position().copy()
        position.make("invader", position.read("invader", found.move))
        assert found.lines
        again = await hints.hint(table.id, mine, 1, "invader", "en")
        assert again.move == found.move
        with pytest.raises(Refused) as caught:
            await hints.hint(table.id, mine, 99, "invader", "en")
        assert caught.value.message.key == "study-no-step"


@awaited
async def test_no_hint_of_the_past_where_hints_are_not_admitted(file: str) -> None:
    async with room(file, "sans_allies", "person", bots=True, hints=False) as table:
        await table.act("invader", "move", move="end")
        with pytest.raises(Refused) as caught:
            await table.house.studies.hint(table.id, table.secrets("invader"), 1, "invader", "en")
        assert caught.value.message.key == "hint-not-allowed"


# -- take back -------------------------------------------------------------------------------


@awaited
async def test_alone_one_takes_back_over_a_die_and_the_record_says_so(file: str) -> None:
    async with room(file, "sans_allies", "person") as table:
        for _ in range(4):
            await table.act("invader", "move", move="end")
        assert (await table.refused("invader", "undo")).message.key == "act-undo-chance"
        sight = await table.sight("invader")
        assert sight.may_take_back
        past = await table.house.history(table.id, table.secrets("invader"), 2)
        first = sight.promise
        await table.act("invader", "take_back", step=2)
        sight = await table.sight("invader")
        assert (sight.steps, sight.taken_back) == (2, 1)
        assert sight.views["invader"] == past.view
        assert sight.promise is not None
        assert sight.promise != first  # what was dealt is known: another seed deals
        await table.act("invader", "move", move="end")
        await table.act("invader", "take_back", step=1)
        text = await table.house.record(table.id, table.secrets("invader"))
        assert [one.word for one in whole(text).remarks] == ["taken-back"] * 2
        [line] = await table.house.mine(table.secrets("invader"))
        assert line.taken_back == 2
        # nothing to go back from, and no such step
        assert (
            await table.refused("invader", "take_back", step=1)
        ).message.key == "act-undo-nothing"
        assert (await table.refused("invader", "take_back", step=7)).message.key == "whole-number"
        kept = await table.house.record(table.id, table.secrets("invader"))
        tokens, name = table.secrets("invader"), table.id
    house = await House.open(file, Settings(bots=False))
    try:  # the same again from the store
        assert await house.record(name, tokens) == kept
        while not (await house.sight(name, tokens)).over:
            await house.act(name, tokens, "move", {"seat": "invader", "move": "end"})
        states = [one.state for one in whole(await house.record(name, tokens)).stretches()]
        assert set(states) == {"kept"}
    finally:
        await house.close()


@awaited
async def test_with_bots_a_round_is_taken_back(file: str) -> None:
    async with room(file, "power", "person person person person") as table:
        await rounds(table, 1)
        assert (await table.refused(GREEN, "take_back", step=0)).message.key == "take-back-others"


@awaited
async def test_never_in_a_daily_nor_where_nothing_is_taken_back_nor_when_it_is_over(
    tmp_path: Any,
) -> None:
    closed: list[tuple[str, dict[str, Any], str]] = [
        ("a", {"daily": "2026-11-15"}, "take-back-daily"),
        ("b", {"undo": "never"}, "act-undo-never"),
    ]
    for name, more, key in closed:
        async with room(str(tmp_path / name), "sans_allies", "person", **more) as table:
            await table.act("invader", "move", move="end")
            assert (await table.refused("invader", "take_back", step=1)).message.key == key
            assert not (await table.sight("invader")).may_take_back
    async with room(str(tmp_path / "c"), "sans_allies", "person") as table:
        await table.act("invader", "move", move="end")
        await table.act("invader", "resign")
        assert (await table.refused("invader", "take_back", step=1)).message.key == "act-game-over"
        assert (
            await table.refused("host", "take_back", seat="invader", step=1)
        ).status == "forbidden"
