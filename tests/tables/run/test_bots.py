"""Bots think elsewhere: they never hold a table up, can be stopped, and a dead one is replaced."""

from __future__ import annotations

import asyncio

import pytest

from arbitre.core.game import game
from arbitre.games.dead_reckoning.bots.admiral import AdmiralBot
from arbitre.tables.house import House
from arbitre.tables.plan import Plan, budget_of
from arbitre.tables.refusal import Refused
from arbitre.tables.run.scheduler import job_of
from arbitre.tables.run.workers import ADVISE, DECIDE, BotFailed, Job, Workers, _bots, think
from arbitre.tables.settings import Settings
from tests.tables.rooms import Room, Time, room, seats


def job(bot: str, what: str = DECIDE) -> Job:
    position = game("tug").start().to_dict()
    return Job(what, "tests.tables.tug", "tug", position, "one", bot, ("salt", 1), 10)


def test_the_same_moment_gives_the_same_thought() -> None:
    assert think(job("random")) == think(job("random"))
    other = Job(
        DECIDE, "tests.tables.tug", "tug", job("random").position, "one", "random", ("b",), 1
    )
    assert {think(job("random")).move, think(other).move} <= {"1", "2", "3"}


def test_workers_answer_die_are_stopped_and_are_replaced() -> None:
    async def story() -> None:
        workers = Workers(1)
        try:
            assert (await workers.think(job("random"), 30)).move in "123"
            with pytest.raises(BotFailed):
                await workers.think(job("crash"), 30)
            assert (await workers.think(job("random", ADVISE), 30)).move in "123"
            with pytest.raises(BotFailed, match="TimeoutError"):
                await workers.think(job("slow"), 0.2)
            with pytest.raises(BotFailed, match="there is no player nobody"):
                await workers.think(job("nobody"), 30)
            thinking = asyncio.ensure_future(workers.think(job("slow"), 600))
            await asyncio.sleep(0.1)
            thinking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await thinking
            assert (await workers.think(job("random"), 30)).move in "123"
        finally:
            await workers.close()

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("name", ["power", "sans_allies", "dead_reckoning"])
def test_a_bot_plays_with_an_edition_of_ones_own(file: str, name: str) -> None:
    """The position that goes to it has the edition, whose name says nothing."""
    rules = game(name)
    released = rules.edition("")
    own = released.source.replace(f'"{released.name}"', '"mine"', 1)
    assert own != released.source

    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            seated = seats(" ".join(["random"] * rules.seat_counts[0]))
            created = await table.house.create(Plan(name, seats=seated, embedded=own))
            live = (await table.house._cache.live(created.id)).table
            seat = live.waiting[0]
            thought = think(job_of(live, seat, "random", 1, DECIDE))
            live.position.copy().play(seat, thought.move)

    asyncio.run(story())


async def lines(table: Room, count: int) -> None:
    async for update in table.house.listen(table.id):
        if update.sight.lines >= count:
            return


def test_a_table_of_bots_plays_to_its_end_and_repeats(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "random random", bots=True) as table:
            async for update in table.house.listen(table.id):
                if update.sight.over:
                    break
            assert (await table.sight()).result is not None

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_crashing_bot_leaves_the_table_playing(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person crash", bots=True) as table:
            await table.act("one", "move", move="1")
            await lines(table, 2)  # at last a random move

    asyncio.run(asyncio.wait_for(story(), 60))


def test_what_an_illegal_bot_wrote_is_not_logged(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with room(file, "tug", "person cheat", bots=True) as table:
            await table.act("one", "move", move="1")
            await lines(table, 2)  # at last a random move

    with caplog.at_level("WARNING", "arbitre.tables"):
        asyncio.run(asyncio.wait_for(story(), 60))
    told = [record.getMessage() for record in caplog.records if "cheat" in record.getMessage()]
    assert len(told) == 2  # its whole budget, then a part of it
    assert all("Illegal" in line and "hidden" not in line for line in told)


def test_a_thinking_bot_gives_way(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person", bots=True) as table:
            await table.act("two", "bot", bot="slow")
            await table.act("one", "move", move="1")
            live = await table.house._cache.live(table.id)
            assert list(live.bots) == ["two"]
            await table.act("one", "undo")  # nothing to think about any more
            assert live.bots == {}
            await table.act("one", "move", move="2")
            assert list(live.bots) == ["two"]
            await table.act("two", "back")
            assert live.bots == {}
            await table.act("two", "move", move="2")
            await table.act("two", "bot", bot="slow")
            await table.act("one", "move", move="1")
            assert list(live.bots) == ["two"]
            await table.act("host", "archive")
            assert live.bots == {}

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_bot_goes_on_after_a_restart(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            await table.act("one", "move", move="1")
            await table.act("two", "bot", bot="random")
            await table.house.close()
            house = await House.open(file, Settings(workers=1, now=table.time))
            again = Room(house, table.time, table.created)
            await lines(again, 2)
            await house.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_hint_is_a_bots_move_with_its_reason(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person", bots=True) as table:
            mine = table.secrets("climber")
            hint = await table.house.hint(table.id, mine, "climber", "en")
            assert (hint.move, hint.lines) == ("rope1", ("rope1!",))
            assert hint.why is not None
            assert hint.why.args == {"budget": 12}
            assert (await table.sight()).revision == 1
            with pytest.raises(Refused) as caught:
                await table.house.hint(table.id, [], "climber")
            assert caught.value.status == "forbidden"
            plan = Plan("climb", seats=seats("person"), hints=False)
            other = await table.house.create(plan)
            with pytest.raises(Refused) as caught:
                await table.house.hint(other.id, list(other.seats.values()), "climber")
            assert caught.value.message.key == "hint-not-allowed"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_levels_are_parts_of_what_the_game_proposes() -> None:
    climb = game("climb")
    found = [budget_of(climb, level, 0) for level in ("easy", "", "normal", "hard")]
    assert found == [1, 12, 12, 48]
    assert budget_of(climb, "hard", 5) == 5
    assert Time()() == 1_800_000_000_000


def test_asked_again_for_its_seat_it_is_the_same_bot_with_its_plan() -> None:
    """The admiral searches at its first decision of the turn and keeps to the plan at the second."""
    rules = game("dead_reckoning")
    position = rules.start(seed=7)

    def asked(salt: str, line: int) -> tuple[AdmiralBot, int]:
        names = (salt, DECIDE, "player", line)
        module = type(rules).__module__
        job = Job(DECIDE, module, rules.id, position.to_dict(), "player", "admiral", names, 40)
        move = think(job).move
        bot = _bots.made[(rules.id, "admiral", DECIDE, "player", (salt,))]
        assert isinstance(bot, AdmiralBot)
        if salt == "one":
            position.play("player", move)
        return bot, sum(voyage.futures for voyage in bot.found)

    first, futures = asked("one", 0)
    assert futures > 10
    plan = first.found
    again, _ = asked("one", 1)
    assert again is first
    assert again.found is plan
    another, _ = asked("other", 1)
    assert another is not first
