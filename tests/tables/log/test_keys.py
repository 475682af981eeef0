"""Keys belong to who sends them: nobody is answered for another's, nobody learns of another's."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from arbitre.tables.house import House
from arbitre.tables.judge.judging import RULES
from arbitre.tables.log.keys import SHORT, read_key
from arbitre.tables.refusal import Refused
from arbitre.tables.settings import Settings
from arbitre.tables.store.database import Database, address
from tests.tables.rooms import Room, ready, room

FOUR = "person person person person"
KEY = "my-first-move"


async def said_no(table: Room, tokens: list[str], kind: str, body: dict[str, Any], key: str) -> str:
    with pytest.raises(Refused) as caught:
        await table.house.act(table.id, tokens, kind, body, key)
    return f"{caught.value.status} {caught.value.message}"


def test_two_senders_use_the_same_key(store: str) -> None:
    async def story() -> None:
        async with room(store, "power", FOUR) as table:
            said = await table.act("host", "say", key=KEY, text="hello")
            spoke = await table.act("blue", "say", key=KEY, text="hello")
            moved = await table.act("green", "move", key=KEY, move="C HQ IX")
            assert [said.repeated, moved.repeated, spoke.repeated] == [False, False, False]
            sight = await table.sight("green")
            assert (ready(sight), len(sight.chat)) == (["green"], 2)
            # both again, also after a restart, also for whoever shows several secrets at once
            await table.house.close()
            house = await House.open(store, Settings(bots=False, now=table.time))
            there = Room(house, table.time, table.created)
            assert (await there.act("green", "move", key=KEY, move="C HQ IX")).repeated
            assert (await there.act("host", "say", key=KEY, text="hello")).repeated
            both = there.secrets("host", "green", "blue")
            body = {"seat": "blue", "text": "hello"}
            assert (await house.act(there.id, both, "say", body, KEY)).repeated
            assert len((await there.sight("green")).chat) == 2
            await house.close()

    asyncio.run(story())


def test_a_key_used_for_something_else_is_refused(file: str) -> None:
    async def story() -> None:
        async with room(file, "power", FOUR) as table:
            await table.act("green", "move", key=KEY, move="C HQ IX")
            before = await table.sight("green")
            for kind, body in (
                ("move", {"move": "T HQ V8"}),
                ("move", {"lines": ["C HQ IX"], "lang": "fr"}),
                ("recall", {}),
                ("done", {}),
            ):
                refusal = await table.refused("green", kind, key=KEY, **body)
                assert (refusal.status, refusal.message.key) == ("bad", "act-key-used")
            assert await table.sight("green") == before
            # the reader's language is not what is asked
            assert (await table.act("green", "move", key=KEY, move="C HQ IX", lang="en")).repeated

    asyncio.run(story())


def test_others_learn_nothing_of_a_key(file: str) -> None:
    """A used key and a free one are answered alike: to a stranger, a rival, a guest, a wrong secret."""

    async def story() -> None:
        async with room(file, "power", FOUR) as table:
            await table.act("green", "say", key="whisper", text="psst", to="red")
            await table.act("green", "move", key=KEY, move="C HQ IX")
            body = {"seat": "green", "move": "C HQ IX", "text": "psst", "to": "red", "url": ""}
            strangers = [[], ["x" * 22], table.secrets("join"), table.secrets("blue", "red")]
            for tokens in strangers:
                for kind in RULES:
                    if kind in ("chance", "rematch"):  # not about a seat
                        continue
                    answers = {
                        await said_no(table, tokens, kind, body, key)
                        for key in (KEY, "whisper", "free")
                    }
                    assert len(answers) == 1

    asyncio.run(story())


def test_who_left_is_answered_for_his_leaving(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person open") as table:
            await table.sits("two")
            await table.act("two", "leave", key=KEY)
            assert (await table.act("two", "leave", key=KEY)).repeated
            secrets = table.secrets("two")
            other = await table.act("join", "take", key="somebody else", seat="two")
            table.tokens["two"] = other.token
            assert (
                await table.house.act(table.id, secrets, "leave", {"seat": "two"}, KEY)
            ).repeated
            assert (await table.sight()).seats[1].kind == "person"
            # and the new one may use the same key
            assert not (await table.act("two", "leave", key=KEY)).repeated

    asyncio.run(story())


def test_a_seat_is_not_taken_by_the_key_of_another_seat(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person open open") as table:
            key = "0123456789abcdef"
            join = table.secrets("join")
            first = await table.house.act(table.id, join, "take", {"seat": "two"}, key)
            assert first.token
            answer = await said_no(table, join, "take", {"seat": "three"}, key)
            assert answer.startswith("bad")
            # the host is another sender
            host = table.secrets("host")
            assert (await table.house.act(table.id, host, "take", {"seat": "three"}, key)).token

    asyncio.run(story())


def test_a_key_from_before_keys_had_senders_is_still_known(store: str) -> None:
    """As an older version kept it: the answer to a move was lost, and the server made newer meanwhile."""

    async def story() -> None:
        async with room(store, "tug", "person person") as table:
            await table.act("one", "move", key=KEY, move="2")
            await table.house.close()
            database = Database(address(store))
            with database.writer.begin() as connection:
                connection.execute(
                    sa.text("UPDATE acts SET key = :key WHERE number = 2"), {"key": KEY}
                )
            database.close()
            house = await House.open(store, Settings(bots=False, now=table.time))
            there = Room(house, table.time, table.created)
            assert (await there.act("one", "move", key=KEY, move="2")).repeated
            assert (await there.sight()).lines == 1
            body = {"seat": "one", "move": "2"}
            used, free = [await said_no(there, [], "move", body, key) for key in (KEY, "free")]
            assert used == free
            assert not (await there.act("two", "move", key="two's", move="1")).repeated
            await house.close()

    asyncio.run(story())


def test_what_no_digest_can_be_made_of_is_refused_in_words(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            deep: list[Any] = []
            for _ in range(100_000):
                deep = [deep]
            for odd in (10**5000, deep, float("nan"), "\ud800"):
                assert (await table.refused("one", "move", key=KEY, move=odd)).status == "bad"
            while deep:
                deep = deep.pop()  # so that nothing takes it apart by itself

    asyncio.run(story())


def test_a_seat_that_is_none_makes_a_key_nobody_elses(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            await table.act("one", "resign")
            tokens = table.secrets("one")
            await table.house.act(table.id, tokens, "rematch", {"seat": "nobody"}, KEY)
            assert not (await table.act("two", "name", key=KEY, name="Bo")).repeated

    asyncio.run(story())


def test_what_is_sent_for_a_seat_that_is_none_is_done_once(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person", companion=True) as table:
            await table.act("climber", "move", move="go")
            tokens = table.secrets("climber")
            body = {"seat": "nobody", "text": "5 rain", "lang": "en"}
            for again in (False, True):
                answer = await table.house.act(table.id, tokens, "chance", body, KEY)
                assert (answer.repeated, (await table.sight()).lines) == (again, 2)

    asyncio.run(story())


def test_a_key_that_was_kept_without_its_sender_is_nobody_elses(store: str) -> None:
    """As a version between kept it where the seat was none: the kind, the digest and the text alone."""

    async def story() -> None:
        async with room(store, "tug", "person person") as table:
            await table.act("one", "resign")
            await table.act("one", "rematch", key=KEY)
            await table.house.close()
            database = Database(address(store))
            with database.writer.begin() as connection:
                bare = f"SUBSTR(key, {SHORT + 1})"
                connection.execute(sa.text(f"UPDATE acts SET key = {bare} WHERE kind = 'rematch'"))
                (key,) = connection.execute(
                    sa.text("SELECT key FROM acts WHERE kind = 'rematch'")
                ).one()
            database.close()
            assert (read_key(key).sender, read_key(key).text) == ("", KEY)
            house = await House.open(store, Settings(bots=False, now=table.time))
            there = Room(house, table.time, table.created)
            assert not (await there.act("two", "name", key=KEY, name="Bo")).repeated
            await house.close()

    asyncio.run(story())
