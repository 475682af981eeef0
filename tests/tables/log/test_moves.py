"""Moves at a table: turns, sheets held until the reveal, retries, stale moves, undo, the end."""

from __future__ import annotations

import asyncio

import pytest

from arbitre.core.record import read_record
from arbitre.tables.refusal import Refused
from tests.tables.rooms import ready, room


def test_moves_in_turn_and_out_of_turn(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            early = await table.refused("two", "move", move="1")
            assert (early.status, early.message.key) == ("illegal", "act-not-awaited")
            wrong = await table.refused("one", "move", move="9")
            assert wrong.status == "illegal"
            assert wrong.ruling is not None
            assert wrong.ruling.clause == "TT-1"
            await table.act("one", "move", lines=["3"], lang="en")
            assert (await table.refused("two", "move", lines=["7"])).status == "illegal"
            assert (await table.refused("two", "move", lines=[])).message.key == "act-incomplete"
            assert (await table.refused("two", "move", lines="3")).status == "bad"
            assert (await table.refused("two", "move", lines=["3"], lang="de")).status == "bad"
            assert (await table.refused("two", "move", move="1" * 20_001)).status == "large"
            assert (await table.refused("two", "dance")).status == "bad"
            for seat, word in (("two", "3"), ("one", "3"), ("two", "1")):
                await table.act(seat, "move", move=word)
            sight = await table.sight()
            assert sight.result is not None
            assert sight.result.winners == ("two",)
            assert (await table.refused("one", "move", move="1")).status == "over"
            assert (await table.house.record(table.id)).endswith("end two TT-1\n")

    asyncio.run(story())


def test_a_retry_is_applied_once_and_answered_the_same(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            first = await table.act("one", "move", key="the-very-same", move="2")
            again = await table.act("one", "move", key="the-very-same", move="2")
            assert (first.repeated, again.repeated) == (False, True)
            assert first.revision == again.revision
            assert (await table.sight()).lines == 1
            # also when both come at once
            both = await asyncio.gather(
                *(table.act("two", "move", key="twice", move="1") for _ in range(5))
            )
            assert sorted(answer.repeated for answer in both) == [False, True, True, True, True]
            assert (await table.sight()).lines == 2

    asyncio.run(story())


def test_a_seat_taken_twice_by_one_key_gives_the_same_secret(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person open") as table:
            body = {"seat": "two", "name": "Bo"}
            key = "0123456789abcdef"
            first = await table.house.act(table.id, table.secrets("join"), "take", body, key)
            again = await table.house.act(table.id, table.secrets("join"), "take", body, key)
            assert first.token == again.token
            assert len(first.token) == 22
            # the key alone is worth nothing to a stranger
            with pytest.raises(Refused):
                await table.house.act(table.id, [], "take", body, key)

    asyncio.run(story())


def test_a_move_made_for_an_older_moment_is_stale(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            seen = (await table.sight("one")).revision
            await table.act("two", "say", text="hello")  # no reason to decide again
            await table.act("one", "move", move="1", revision=seen)
            stale = await table.refused("two", "move", move="1", revision=seen)
            assert (stale.status, stale.message.key) == ("stale", "act-stale")
            seen = (await table.sight("two")).revision
            await table.act("two", "move", move="1", revision=seen)

    asyncio.run(story())


def test_sheets_are_held_recalled_and_shown_together(file: str) -> None:
    async def story() -> None:
        async with room(file, "power", "person person person person") as table:
            await table.act("green", "move", move="C HQ IX")
            mine, theirs = await table.sight("green"), await table.sight("blue")
            assert ready(mine) == ready(theirs) == ["green"]
            assert mine.held == {"green": "C HQ IX"}
            assert (theirs.held, theirs.lines) == ({}, 0)
            assert "green" not in theirs.awaited
            # written anew: only the seat itself can tell
            seen = (await table.sight("blue")).revision
            await table.act("green", "move", move="T HQ V8")
            assert (await table.sight("blue")).revision == seen
            assert (await table.sight("green")).revision == mine.revision + 1
            await table.act("green", "recall")
            assert ready(await table.sight()) == []
            assert (await table.refused("green", "recall")).message.key == "act-no-sheet"
            for seat in ("blue", "yellow", "red", "green"):
                await table.act(seat, "move", move="D HQ S6" if seat == "green" else "-")
            lines = (await table.house.record(table.id)).splitlines()[-4:]
            assert [line.rpartition(" ")[0] for line in lines] == [
                "1 green D HQ S6",
                "2 blue -",
                "3 yellow -",
                "4 red -",
            ]
            assert (await table.refused("green", "recall")).status == "stale"
            assert (await table.refused("green", "undo")).message.key == "act-undo-reveal"

    asyncio.run(story())


def test_resigning_is_the_games_own_rule_where_it_has_one(file: str) -> None:
    async def story() -> None:
        async with room(file, "power", "person person person person") as table:
            await table.act("green", "move", move="C HQ IX")
            await table.act("green", "resign")
            sight = await table.sight("green")
            assert (ready(sight), sight.forfeit) == ([], "")
            assert "green" not in sight.awaited
            assert "resign" in (await table.sight("blue")).says["blue"]
            assert (await table.refused("blue", "declare", move="dance")).status == "illegal"
            await table.act("blue", "declare", move="pause")

    asyncio.run(story())


def test_an_own_move_is_taken_back_at_once(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person person") as table:
            assert (await table.refused("climber", "undo")).message.key == "act-undo-nothing"
            await table.act("climber", "move", move="rope1")
            await table.act("climber", "move", move="food1")
            assert (await table.sight("climber")).undo == {"climber": ""}
            await table.act("climber", "undo")
            sight = await table.sight("climber")
            assert sight.views["climber"].data["packed"] == ["rope1"]
            await table.act("climber", "move", move="go")
            assert (await table.refused("climber", "undo")).message.key == "act-undo-chance"

    asyncio.run(story())


def test_what_concerns_others_is_taken_back_with_their_consent(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person person") as table:
            await table.act("one", "move", move="3")
            await table.act("two", "move", move="2")
            await table.act("one", "undo")
            sight = await table.sight("three")
            assert sight.offer is not None
            assert (sight.offer.seat, sight.offer.lines) == ("one", 2)
            assert sight.offer.awaiting == ("two", "three")
            assert sight.lines == 2
            assert (await table.refused("one", "agree")).status == "stale"
            await table.act("two", "agree")
            await table.act("three", "refuse")
            assert (await table.sight()).offer is None
            assert (await table.refused("two", "agree")).status == "stale"
            await table.act("one", "undo")
            await table.act("three", "agree")
            await table.act("two", "agree")
            sight = await table.sight("one")
            assert (sight.lines, sight.awaited, sight.offer) == (0, ("one",), None)
            # whoever holds two seats agrees for both
            await table.act("one", "move", move="1")
            await table.act("two", "move", move="1")
            await table.act("one", "undo")
            both = table.secrets("two", "three")
            await table.house.act(table.id, both, "agree", {"seat": "two"}, "both agree")
            assert (await table.sight()).lines == 0
            # an offer goes when the game goes on
            await table.act("one", "move", move="1")
            await table.act("two", "move", move="1")
            await table.act("one", "undo")
            await table.act("three", "move", move="1")
            assert (await table.sight()).offer is None

    asyncio.run(story())


@pytest.mark.parametrize(("policy", "key"), [("free", "seat"), ("never", "never")])
def test_a_table_may_be_stricter_about_undo(policy: str, key: str, file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person", undo=policy) as table:
            await table.act("one", "move", move="3")
            await table.act("two", "move", move="3")
            assert (await table.refused("one", "undo")).message.key == f"act-undo-{key}"
            assert (await table.sight("one")).undo == {"one": key}

    asyncio.run(story())


def test_a_bots_answer_goes_back_with_the_move(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            await table.act("one", "move", move="3")
            await table.act("two", "move", move="1")
            await table.act("two", "bot", bot="random")
            await table.act("one", "undo")
            assert (await table.sight("one")).lines == 0

    asyncio.run(story())


def test_drafts_are_private_and_belong_to_their_moment(file: str) -> None:
    async def story() -> None:
        async with room(file, "power", "person person person person") as table:
            before = await table.sight("blue")
            green = table.secrets("green")
            await table.house.draft(table.id, green, "green", ["C HQ IX", "T HQ V8"], "fr")
            assert (await table.sight("green")).drafts["green"].lines == ("C HQ IX", "T HQ V8")
            assert await table.sight("blue") == before
            with pytest.raises(Refused):
                await table.house.draft(table.id, table.secrets("blue"), "green", [], "fr")
            with pytest.raises(Refused):
                await table.house.draft(table.id, green, "green", ["x" * 30_000], "fr")
            await table.act("blue", "declare", move="pause")  # the decision stays the same
            assert "green" in (await table.sight("green")).drafts
            for seat in table.tokens:
                await table.act(seat, "move", move="-")
            assert (await table.sight("green")).drafts == {}

    asyncio.run(story())


def test_a_draft_for_a_decision_that_is_past_is_stale(file: str) -> None:
    """A line that was on its way while the game went on does not stain the next decision."""

    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            one = table.secrets("one")
            seen = (await table.sight("one")).revision
            await table.act("two", "say", text="nothing to do with it")
            await table.house.draft(table.id, one, "one", ["1"], "fr", seen)
            await table.act("one", "move", move="1")
            await table.act("two", "move", move="1")
            with pytest.raises(Refused) as refused:
                await table.house.draft(table.id, one, "one", ["2"], "fr", seen)
            assert refused.value.status == "stale"
            assert (await table.sight("one")).drafts == {}

    asyncio.run(story())


def test_the_past_is_seen_from_ones_own_view(file: str) -> None:
    async def story() -> None:
        async with room(file, "cards", "person person") as table:
            hand = (await table.sight("left")).views["left"].data["hand"]
            assert isinstance(hand, list)
            other = (await table.sight("right")).views["right"].data["hand"]
            assert isinstance(other, list)
            await table.act("left", "move", move=str(hand[0]))
            await table.act("right", "move", move=str(other[0]))
            left = table.secrets("left")
            begin = await table.house.history(table.id, left, 0)
            assert (begin.number, begin.total, begin.step) == (0, 2, None)
            dealt = await table.house.history(table.id, left, 1)
            assert dealt.step is not None
            assert dealt.view.data["hand"] == hand
            # their own two cards, and not the others'
            shown = [line.move for line in dealt.step.lines]
            assert [move is None for move in shown] == [False, True, False, True]
            trick = await table.house.history(table.id, left, 99)
            assert trick.step is not None
            assert [event.name for event in trick.step.events] == ["trick"]
            assert trick.step.before.data["hand"] == hand
            public = await table.house.history(table.id, [], 1)
            assert public.step is not None
            assert [line.move for line in public.step.lines] == [None] * 4
            with pytest.raises(Refused):
                await table.house.history(table.id, left, 1, "right")

    asyncio.run(story())


def test_the_record_of_a_finished_game_is_whole(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person", undo="never") as table:
            while not (await table.sight()).over:
                await table.act("climber", "move", move="go")
            text = await table.house.record(table.id)
            record = read_record(text)
            assert len(list(record.replay())) == (await table.sight()).lines
            assert record.header.opened is not None

    asyncio.run(story())
