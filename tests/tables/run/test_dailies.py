"""The game of the day of a server: sealed until the day is over, one try counts, everybody is ranked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from arbitre.cli import run
from arbitre.core.chance import commitment
from arbitre.core.daily import daily_seed, day_after, day_ends, day_of
from arbitre.core.game import game
from arbitre.core.message import Result
from arbitre.core.record import CLOSED, KEPT, read_record
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import FORBIDDEN, UNKNOWN, Refused
from arbitre.tables.show.days import ranked
from arbitre.tables.store.backup import back_up
from arbitre.tables.store.database import Database, address
from arbitre.tables.store.days import Try
from arbitre.tables.store.restoring import restore
from tests.tables.days import DAY, GAME, SEAT, Person, opened
from tests.tables.rooms import Time, seats


def secret_of(store: str, name: str, day: str) -> str:
    """The seed of a day as the database has it."""
    engine = sa.create_engine(address(store))
    with engine.connect() as connection:
        found = connection.execute(
            sa.text("SELECT secret FROM days WHERE game = :game AND day = :day"),
            {"game": name, "day": day},
        ).scalar()
    engine.dispose()
    return str(found)


def test_two_people_a_day_and_the_next(store: str, tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            today = day_of(time())
            ada, bob = await Person.comes(house, "Ada"), await Person.comes(house)
            before = await ada.sees()
            assert (before.today, before.over, before.opened) == (True, False, "")
            assert len(before.commitment) == 64
            assert (before.lines, before.par, before.finished) == (None, None, 0)

            hers = await ada.plays("hold")  # nothing rolled: 0, lost
            assert (await ada.sees()).mine is not None
            assert (await bob.sees()).lines is None  # he has not finished
            assert (await bob.sees()).finished == 1
            his = await bob.begins()
            assert await bob.begins() == his  # there is one that counts, and it is gone on with
            with pytest.raises(Refused) as caught:
                await house.sight(hers, bob.tokens)
            assert (caught.value.status, caught.value.message.key) == (FORBIDDEN, "daily-private")
            await bob.acts(his, "resign")
            assert (await house.sight(hers, bob.tokens)).over  # by his seat's secret,
            assert (await house.sight(hers, [bob.me])).over  # or by his own
            with pytest.raises(Refused):
                await house.sight(hers, [])

            seen = await bob.sees()
            assert seen.lines is not None
            told = [(one.place, one.name, one.mine, one.gave_up, one.score) for one in seen.lines]
            assert told == [(1, "Ada", False, False, 0), (2, "", True, True, None)]
            assert seen.commitment == before.commitment
            assert (seen.streak.now, seen.calendar) == (0, {today: "gave-up"})  # no streak of those
            assert (await ada.sees()).streak.now == 1

            texts = [await ada.record(hers), await bob.record(his)]
            for text in texts:
                record = read_record(text)
                assert (record.header.daily, record.header.sealed) == (today, True)
                assert record.header.opened is None
                assert [one.state for one in record.stretches()] == [CLOSED]
                assert record.commitment == before.commitment
                list(record.replay())

            time.passes(DAY)
            later = await bob.sees(today)
            assert (later.over, later.today) == (True, False)
            bits, seed = later.opened.split()
            assert commitment(bits, int(seed)) == before.commitment
            assert int(seed) != daily_seed(GAME, today)
            for number, (who, table) in enumerate(((ada, hers), (bob, his))):
                text = await who.record(table)
                closed = texts[number].splitlines()
                assert [one for one in text.splitlines() if one not in closed] == [
                    f"seed {bits} {seed}"
                ]
                assert read_record(text).stretches()[0].state == KEPT
                path = tmp_path / f"{number}.arb"
                path.write_text(text, encoding="utf-8")
                assert run(["verify", str(path)]) == 0
            promise = (await house.sight(hers)).promise
            assert promise is not None
            assert promise.opened == later.opened
            assert (await bob.sees()).commitment != before.commitment

    asyncio.run(story())


def test_a_try_that_is_put_away_is_given_up(file: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(file, time) as house:
            ada = await Person.comes(house, "Ada")
            table = await ada.begins()
            await house.act(table, ada.tokens, "archive", {})
            seen = await ada.sees()
            assert (seen.going, seen.late, seen.finished) == ("", False, 1)
            assert seen.mine is not None
            assert (seen.mine.gave_up, seen.mine.won, seen.mine.table) == (True, False, table)
            assert (seen.calendar, seen.streak.now) == ({day_of(time()): "gave-up"}, 0)
            again = await ada.begins()  # the day is not closed to her: unranked
            assert again != table
            await house.act(again, ada.tokens, "archive", {})
            assert (await ada.sees()).finished == 1
            history = await house.histories.of(ada.me)
            assert history is not None
            assert sorted((one.counts, one.state) for one in history.games) == [
                (False, "left"), (True, "lost"),
            ]  # fmt: skip
            assert history.best == ()  # giving up is nobody's best day

    asyncio.run(story())


def test_what_a_counting_try_forbids(file: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(file, time, bots=True) as house:
            ada = await Person.comes(house)
            table = await ada.begins()
            sight = await house.sight(table, ada.tokens)
            assert (sight.counts, sight.hints, sight.day) == (True, False, day_of(time()))
            assert sight.undo == {SEAT: "never"}
            assert not sight.chance_known
            with pytest.raises(Refused) as hint:
                await house.hint(table, ada.tokens, SEAT)
            assert hint.value.message.key == "hint-not-allowed"
            for kind, body, key in (
                ("bot", {"bot": "random"}, "daily-no-bot"),
                ("undo", {}, "act-undo-never"),
            ):
                with pytest.raises(Refused) as caught:
                    await ada.acts(table, kind, **body)
                assert caught.value.message.key == key
            await ada.acts(table, "resign")
            again = await ada.begins()  # afterwards as often as one likes, unranked
            assert again != table
            other = await house.sight(again, ada.tokens)
            assert (other.counts, other.hints, other.day) == (False, True, sight.day)
            assert await ada.begins() not in (again, table)
            await ada.plays("hold")
            seen = await ada.sees()
            assert seen.lines is not None
            assert [one.table for one in seen.lines] == [table]
            answer = await ada.acts(table, "rematch")
            rematch = await house.sight(answer.table, ada.tokens)
            assert (rematch.daily, rematch.day, rematch.counts) == ("", "", False)
            assert (rematch.hints, rematch.undo[SEAT]) == (True, "nothing")

    asyncio.run(story())


def test_the_same_deal_for_all_and_another_one_on_each_day_and_server(
    file: str, tmp_path: Path
) -> None:
    async def story() -> None:
        time = Time()
        async with opened(file, time) as house:
            people = [await Person.comes(house) for _ in range(2)]
            games = [await one.plays(*["roll"] * 30) for one in people]
            rolls = [
                [line for line in (await one.record(table)).splitlines() if " chance " in line]
                for one, table in zip(people, games, strict=True)
            ]
            assert rolls[0] == rolls[1]
            promise = (await people[0].sees()).commitment
        async with opened(str(tmp_path / "other.db"), time) as house:
            stranger = await Person.comes(house)
            assert (await stranger.sees()).commitment != promise

    asyncio.run(story())


def test_the_promise_stands_before_anybody_asks(file: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(file, time) as house:
            await house.dailies.promise_today()
            kept = secret_of(file, GAME, day_of(time()))
            assert kept != "None"
            time.passes(DAY)
            await house.dailies.promise_today()
            assert secret_of(file, GAME, day_of(time())) not in (kept, "None")
        async with opened(file, time) as house:  # and another start draws no other
            await house.dailies.promise_today()
            assert secret_of(file, GAME, day_after(day_of(time()), -1)) == kept

    asyncio.run(story())


def test_who_finishes_late_is_not_ranked(file: str) -> None:
    async def story() -> None:
        time = Time()
        time.now = day_ends(day_of(time.now)) - 1000
        async with opened(file, time) as house:
            ada = await Person.comes(house)
            today, table = day_of(time()), await ada.begins()
            time.passes(1000)
            assert day_of(time()) == day_after(today)
            assert (await ada.sees(today)).going == table
            assert (await house.sight(table, ada.tokens)).chance_known  # the seed is out now
            await ada.acts(table, "move", move="hold")
            seen = await ada.sees(today)
            assert (seen.late, seen.finished, seen.mine, seen.streak.now) == (True, 0, None, 0)
            assert await ada.begins(today) != table  # an earlier day may be played, unranked
            assert (await ada.sees(today)).finished == 0
            await ada.plays("hold")
            assert (await ada.sees()).streak.now == 1

    asyncio.run(story())


@pytest.mark.parametrize(
    ("name", "day"),
    [
        (GAME, "2027-02-30"), (GAME, "tomorrow"), (GAME, "2027-1-5"), (GAME, "2999-01-01"),
        (GAME, "2001-01-01"), (GAME, ""), ("tug", "2027-01-15"), ("cards", "2027-01-15"),
    ],
)  # fmt: skip
def test_days_that_are_none(file: str, name: str, day: str) -> None:
    async def story() -> None:
        async with opened(file, Time()) as house:
            ada = await Person.comes(house)
            with pytest.raises(Refused) as caught:
                await house.dailies.begin(name, day, ada.me, "")
            assert (caught.value.status, caught.value.message.key) == (UNKNOWN, "daily-unknown")
            if day:
                with pytest.raises(Refused):
                    await ada.sees(day, name)

    asyncio.run(story())


def test_tomorrow_is_nobodys(file: str) -> None:
    async def story() -> None:
        time = Time()
        async with opened(file, time) as house:
            ada = await Person.comes(house)
            with pytest.raises(Refused):
                await ada.sees(day_after(day_of(time())))
            stranger = Person(house, "x" * 22)  # a secret that is nobody's: tries, but none counts
            table = await stranger.begins()
            assert not (await house.sight(table, stranger.tokens)).counts

    asyncio.run(story())


def test_the_dated_seed_of_before_still_works(file: str) -> None:
    async def story() -> None:
        async with opened(file, Time()) as house:
            plan = Plan(GAME, seats=seats("person"), daily="2026-11-15")
            created = await house.create(plan)
            sight = await house.sight(created.id, list(created.seats.values()))
            assert (sight.daily, sight.day, sight.chance_known) == ("2026-11-15", "", True)
            assert "\ndaily 2026-11-15\n" in await house.record(created.id)

    asyncio.run(story())


def test_the_bots_set_a_par_which_outlives_the_server(file: str) -> None:
    async def story() -> None:
        time = Time()
        names = list(game("climb").bots()) or ["random"]
        async with opened(file, time, bots=True) as house:
            ada = await Person.comes(house)
            table = await ada.begins(game="sans_allies")
            await ada.acts(table, "resign", seat="invader")
            await house.dailies.set_par("sans_allies", day_of(time()))
            await house.dailies.set_par("sans_allies", day_of(time()))  # once each
            engine = sa.create_engine(address(file))
            with engine.connect() as connection:
                asked = sa.text("SELECT bot FROM tries WHERE bot <> '' ORDER BY bot")
                bots = [row[0] for row in connection.execute(asked)]
            engine.dispose()
            assert bots == sorted(game("sans_allies").bots())
        assert names

    asyncio.run(story())


def test_results_are_compared_as_the_game_says() -> None:
    sans, dead = game("sans_allies"), game("dead_reckoning")
    won, lost = Result(("invader",), "SA-C3", {}), Result(("enemy",), "SA-C4", {})
    order = [
        sans.standing(won, "invader", 9),
        sans.standing(won, "invader", 12),
        sans.standing(lost, "invader", 12),
        sans.standing(lost, "invader", 5),
        sans.standing(None, "invader", 20),
    ]
    assert order == sorted(order, reverse=True)
    assert len(set(order)) == 5
    seat = dead.start(1, seats=1).seats[0]
    leads = [
        dead.standing(Result((seat,), "DR-E4", {seat: 50, "alliance": 40}), seat, 9),
        dead.standing(Result((seat,), "DR-E4", {seat: 70, "alliance": 69}), seat, 9),
        dead.standing(Result(("alliance",), "DR-E4", {seat: 80, "alliance": 81}), seat, 9),
        dead.standing(None, seat, 9),
    ]
    assert leads == sorted(leads, reverse=True)


def test_equal_results_share_a_place() -> None:
    def one(table: str, score: int, ended: int) -> Try:
        result = {
            "seat": SEAT, "name": table, "gave_up": False, "winners": [], "clause": "PA-2",
            "scores": {SEAT: score}, "turns": 0, "unit": "",
        }  # fmt: skip
        return Try(table, GAME, "2027-01-15", table, "", f"claim {table}", result, ended)

    tries = [one("a", 5, 3), one("b", 8, 4), one("c", 8, 2), one("d", 1, 1)]
    lines = ranked(game(GAME), tries, "b")
    assert [(line.place, line.table, line.mine) for line in lines] == [
        (1, "c", False), (1, "b", True), (3, "a", False), (4, "d", False),
    ]  # fmt: skip


def test_a_backup_has_days_and_people_too(store: str, tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with opened(store, time) as house:
            ada = await Person.comes(house, "Ada")
            table = await ada.plays("hold")
            before = await ada.sees()
            record = await ada.record(table)
        back_up(Database(address(store)), tmp_path / "copy.bak")
        async with opened(str(tmp_path / "fresh.db"), time) as house:
            await (
                house.dailies.promise_today()
            )  # an empty server that ran once has promised already
        for target in (tmp_path / "fresh.db", tmp_path / "new.db"):
            restore(tmp_path / "copy.bak", Database(address(str(target))))
            async with opened(str(target), time) as house:
                there = Person(house, ada.me)
                there.tokens = ada.tokens
                assert await there.sees() == before
                assert await there.record(table) == record
                found = await house.histories.of(ada.me)
                assert found is not None
                assert [one.table for one in found.games] == [table]

    asyncio.run(story())
