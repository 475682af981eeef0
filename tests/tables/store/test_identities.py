"""Identities and histories in the store, on both databases: kept, carried once, joined, forgotten."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from arbitre.core.daily import day_of
from arbitre.tables.house import House
from arbitre.tables.log.secrets import hashed
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import Refused
from arbitre.tables.run.histories import History
from arbitre.tables.run.identities import GOOD
from arbitre.tables.show.played import counted, row_of
from arbitre.tables.store.backup import TABLES
from arbitre.tables.store.database import HEAD, address
from tests.tables.days import DAY, GAME, SEAT, Person, opened
from tests.tables.rooms import Room, Time, seats


def asked(store: str, *statements: str) -> list[list[tuple[object, ...]]]:
    """What the database answers; changes are kept."""
    engine = sa.create_engine(address(store))
    found: list[list[tuple[object, ...]]] = []
    with engine.begin() as connection:
        for statement in statements:
            answer = connection.execute(sa.text(statement))
            found.append([tuple(row) for row in answer] if answer.returns_rows else [])
    engine.dispose()
    return found


async def history(house: House, me: str, *tokens: str) -> History:
    found = await house.histories.of(me, tokens)
    assert found is not None
    return found


def test_a_history_is_picked_up_from_seats_and_counted(store: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            tokens: list[str] = []
            for moves in (["hold"], ["resign"], []):  # lost, given up, still running
                created = await house.create(Plan(GAME, seats=seats("person")))
                tokens += created.seats.values()
                for move in moves:
                    kind = "resign" if move == "resign" else "move"
                    body = {"seat": SEAT, "move": move}
                    await house.act(created.id, list(created.seats.values()), kind, body)
                time.passes(1000)
            both = await house.create(Plan("tug", seats=seats("person random")))
            one = Room(house, time, both)
            await one.act("one", "resign")  # against a bot
            tokens += both.seats.values()
            here = await house.create(Plan("tug", seats=seats("person person")))
            await Room(house, time, here).act("two", "resign")  # two seats at one screen
            tokens += here.seats.values()

            me = await house.identities.make()
            found = await history(house, me, *tokens, "x" * 22)
            states = [(played.game, played.state) for played in found.games]
            assert sorted(states) == [
                (GAME, "going"), (GAME, "lost"), (GAME, "lost"), ("tug", "lost"), ("tug", "together"),
            ]  # fmt: skip
            against = next(p for p in found.games if p.game == "tug" and p.state == "lost")
            assert (against.rivals, against.people) == ((("random", ""),), 0)
            by_game = dict(counted(found.games, lambda played: [(played.game,)]))
            assert [by_game[(name,)].games for name in (GAME, "tug")] == [2, 1]
            assert row_of(found.games).most == 0
            assert await history(house, me) == found  # kept, without the seats shown again
        async with opened(store, time) as house:
            assert await history(house, me) == found
        hashes = [row[0] for row in asked(store, "SELECT hash FROM devices")[0]]
        assert hashes == [hashed(me)]  # the secret itself is nowhere

    asyncio.run(story())


def test_a_link_carries_it_once(store: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            ada = await Person.comes(house)
            table = await ada.plays("hold")
            link = await house.identities.link(ada.me)
            assert await house.identities.is_good(link)
            assert not await house.identities.is_good(ada.me)  # a browser's secret is no link,
            assert not await house.identities.whose(link)  # and a link no browser's secret
            phone = await house.identities.use(link)
            assert phone not in (link, ada.me)
            assert [one.table for one in (await history(house, phone)).games] == [table]
            assert not await house.identities.is_good(link)
            for again in (link, "x" * 22, "", "no token"):
                with pytest.raises(Refused) as caught:
                    await house.identities.use(again)
                assert caught.value.message.key == "identity-link"
            old = await house.identities.link(ada.me)
            new = await house.identities.link(ada.me)
            assert not await house.identities.is_good(old)  # one at a time
            time.passes(GOOD)
            assert not await house.identities.is_good(new)
            with pytest.raises(Refused):
                await house.identities.use(new)
            for nobody in ("", "x" * 22):
                with pytest.raises(Refused):
                    await house.identities.link(nobody)

    asyncio.run(story())


@pytest.mark.parametrize("turned", [False, True], ids=["to the later", "to the first"])
def test_of_two_joined_tries_the_first_finished_counts(store: str, turned: bool) -> None:
    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            ada, other = await Person.comes(house, "Ada"), await Person.comes(house, "Ada too")
            late = await ada.begins()
            first = await other.plays("hold")
            time.passes(1000)
            await ada.acts(late, "move", move="hold")
            assert (await ada.sees()).finished == 2
            keeps, joins = (other, ada) if turned else (ada, other)
            link = await house.identities.link(keeps.me)
            phone = Person(house, await house.identities.use(link, joins.me))
            seen = await phone.sees()
            assert seen.lines is not None
            assert [(one.table, one.mine) for one in seen.lines] == [(first, True)]
            games = (await history(house, phone.me)).games
            assert {one.table for one in games} == {first, late}
            assert not await house.identities.whose(joins.me)
            assert await house.identities.whose(keeps.me) == await house.identities.whose(phone.me)
            await keeps.begins()
            assert (await phone.sees()).finished == 1  # whose day is done

    asyncio.run(story())


def test_forgotten_for_good(store: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            ada, bob = await Person.comes(house, "Ada"), await Person.comes(house, "Bob")
            hers = await ada.plays("hold")
            await bob.plays("hold")
            identity = await house.identities.whose(ada.me)
            phone = await house.identities.use(await house.identities.link(ada.me))
            link = await house.identities.link(ada.me)
            assert not await house.identities.forget("x" * 22)
            assert await house.identities.forget(ada.me)
            assert not await house.identities.forget(ada.me)
            for token in (ada.me, phone):
                assert not await house.identities.whose(token)
                assert await house.histories.of(token, ada.tokens) is None
            assert not await house.identities.is_good(link)
            assert (await house.sight(hers, ada.tokens)).over  # the table stays, and its seat
            seen = await bob.sees()
            assert seen.lines is not None
            assert sorted(one.name for one in seen.lines) == ["", "Bob"]
            begun = time()
            time.passes(1000)
            new = await house.identities.make(begun=begun)
            assert (await history(house, new, *ada.tokens)).games == ()  # it does not come back
        for table, columns in TABLES.items():
            if table not in ("acts", "tables", "tokens"):
                for row in asked(store, f"SELECT {', '.join(columns.split())} FROM {table}")[0]:
                    assert identity not in " ".join(map(str, row)), table

    asyncio.run(story())


def test_a_store_of_before_is_brought_up_to_date(store: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            plan = Plan(GAME, seats=seats("person"), daily="2026-11-15")
            created = await house.create(plan)
            mine = list(created.seats.values())
            await house.act(created.id, mine, "resign", {"seat": SEAT})
            await house.mine(mine)
        new = ("sittings", "devices", "identities", "tries", "days", "boxes")
        asked(
            store,
            *(f"DROP TABLE {name}" for name in new),
            # as the version before summed up, which knew less
            'UPDATE tables SET summary = \'{"game": "patience", "over": true, "unit": ""}\'',
            "UPDATE alembic_version SET version_num = '0003'",
        )
        async with opened(store, time) as house:
            me = await house.identities.make()
            found = await history(house, me, *mine)
            assert [(one.table, one.state) for one in found.games] == [(created.id, "lost")]
            assert [line.daily for line in await house.mine(mine)] == ["2026-11-15"]
            ada = await Person.comes(house)
            await ada.plays("hold")
            assert (await ada.sees()).finished == 1
        assert asked(store, "SELECT version_num FROM alembic_version") == [[(HEAD,)]]

    asyncio.run(story())


KILLED = """
import asyncio, os, signal, sys
from arbitre.core.game import register
from tests.tables.days import Person, opened
from tests.tables.rooms import Time
from tests.toys import patience

register(patience.game)

async def story():
    async with opened(sys.argv[1], Time()) as house:
        ada = await Person.comes(house, "Ada")
        table = await ada.plays("hold")
        print(ada.me, table, (await ada.sees()).commitment, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(story())
"""


def test_nothing_is_lost_when_a_server_is_killed(file: str) -> None:
    program = [sys.executable, "-c", KILLED, file]
    here = Path(__file__).parents[3]
    done = subprocess.run(
        program, check=False, cwd=here, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    me, table, promise = done.stdout.split()

    async def story() -> None:
        time = Time()
        async with opened(file, time) as house:
            seen = await Person(house, me).sees()
            assert (seen.commitment, seen.finished) == (promise, 1)
            assert seen.mine is not None
            assert (seen.mine.table, seen.mine.name) == (table, "Ada")
            assert [one.table for one in (await history(house, me)).games] == [table]
            time.passes(DAY)
            assert (await Person(house, me).sees(day_of(time() - DAY))).opened

    asyncio.run(story())
