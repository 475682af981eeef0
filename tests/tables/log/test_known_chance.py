"""Nobody knows what chance will bring: a seed that somebody could know deals to one person at most."""

from __future__ import annotations

import asyncio

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import Rng, commitment
from arbitre.core.game import game
from arbitre.core.message import BadInput
from arbitre.core.record import Recorder, read_record
from arbitre.tables.house import House
from arbitre.tables.log.state import Secret
from arbitre.tables.plan import Plan
from tests.tables.rooms import Room, room, seats

SEED = 5
DAY = "2026-11-15"


def opened(name: str, players: int, lines: int, **how: object) -> str:
    """The first lines of a game, with its seed open as at the end."""
    rules = game(name)
    how = how or {"seed": SEED}
    recorder = Recorder.begin(rules, players=["human"] * players, **how)  # type: ignore[arg-type]
    rng = Rng("importer")
    while len(recorder.entries) < lines:
        seat = recorder.waiting[0]
        recorder.play(seat, make_bot(rules, "random").decide(recorder.position.view(seat), rng, 1))
    kept = [entry.text() for entry in recorder.entries[:lines]]
    return "\n".join([*recorder.header.lines(), "", *kept]) + "\n"


async def played(there: Room, chances: int) -> str:
    """Play on by hand until so much has been left to chance; the record, as all seats know it."""
    table = (await there.house._cache.live(there.id)).table
    bot, rng = make_bot(table.game, "random"), Rng("player")

    def dealt() -> int:
        after = table.recorder.entries[table.imported :]
        return sum(entry.seat == "chance" for entry in after)

    while dealt() < chances and not table.over:
        seat = table.waiting[0]
        move = bot.decide(table.position.view(seat), rng, 1)
        await there.act(seat, "move", move=move.text())
    return await there.house.record(there.id, there.secrets(*there.tokens))


def explained(before: str, record: str, seed: int) -> bool:
    """Whether a seed deals all that chance did after the first lines of a record."""
    predicted, told = read_record(before).resume(seed), read_record(record).entries
    for number in range(len(read_record(before).entries), len(told)):
        seat, move = told[number].seat, told[number].move
        if len(predicted.entries) == number:
            if seat == "chance":
                return False
            predicted.play(seat, move)
        dealt = predicted.entries[number]
        if (dealt.seat, dealt.move) != (seat, move):
            return False
    return True


async def imported(house: House, text: str, players: str, table: Room) -> Room:
    name = read_record(text).header.game
    created = await house.import_record(text, Plan(name, seats=seats(players)))
    return Room(house, table.time, created)


def test_with_others_an_opened_record_goes_on_with_a_seed_that_nobody_knows(file: str) -> None:
    """The importer predicts with `read_record(text).resume(seed)`: it must not come true."""

    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            text = opened("dead_reckoning", 2, 30)
            there = await imported(table.house, text, "person person", table)
            sight = await there.sight()
            assert (sight.chance_known, sight.imported) == (False, 30)
            assert sight.promise is not None
            assert (sight.promise.first, sight.promise.opened) == (31, "")
            assert sight.promise.commitment not in text
            record = await played(there, 12)
            assert record.split("\n\n")[1].startswith(text.split("\n\n")[1].split("#")[0])
            assert len(list(read_record(record).replay())) > 30
            # the first seed deals no more and is open; the promise of the new one is under the chain
            assert record.count("\nseed ") == 1
            assert f"\npromise {sight.promise.commitment} #" in record
            assert not explained(text, record, SEED)

    asyncio.run(story())


def test_alone_an_opened_record_goes_on_as_it_would_have_and_says_so(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            text = opened("climb", 1, 3)
            there = await imported(table.house, text, "person", table)
            assert (await there.sight()).chance_known
            record = await played(there, 99)
            sight = await there.sight()
            assert sight.over
            assert not sight.chance_known  # nothing is left to know
            assert explained(text, record, SEED)

    asyncio.run(story())


@pytest.mark.parametrize("players", ["person person", "person open", "open random"])
def test_whoever_else_may_play_brings_a_new_seed(file: str, players: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            for how in ({"seed": SEED}, {"daily": DAY}):
                text = opened("climb", 2, 3, **how)
                there = await imported(table.house, text, players, table)
                live = (await there.house._cache.live(there.id)).table
                assert live.secret.seed not in (SEED, None)
                assert live.secret.bits
                assert (
                    f"promise {commitment(live.secret.bits, live.secret.seed or 0)}"
                    in live.recorder.text()
                )
                sight = await there.sight()
                assert (sight.chance_known, sight.daily) == (False, "")

    asyncio.run(story())


def test_the_promise_of_a_new_seed_is_opened_at_the_end(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            text = opened("climb", 2, 3)
            assert "chance" not in text  # so that the new seed deals all there is
            there = await imported(table.house, text, "person person", table)
            before = (await there.sight()).promise
            record = await played(there, 99)
            after = (await there.sight()).promise
            assert before is not None
            assert after is not None
            assert after.commitment == before.commitment
            bits, _, seed = after.opened.partition(" ")
            assert commitment(bits, int(seed)) == after.commitment
            assert explained(text, record, int(seed))
            assert [one.state for one in read_record(record).stretches()] == ["kept"]

    asyncio.run(story())


def test_a_finished_record_is_shown_as_it_was(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person person") as table:
            text = await played(table, 99)
            there = await imported(table.house, text, "person person", table)
            assert await there.house.record(there.id) == text
            assert not (await there.sight()).chance_known

    asyncio.run(story())


@pytest.mark.parametrize("players", ["person person", "person open", "open open"])
def test_the_game_of_a_day_and_a_given_seed_are_for_one(file: str, players: str) -> None:
    for where, how in (("daily", {"daily": DAY}), ("seed", {"seed": SEED})):
        with pytest.raises(BadInput) as caught:
            Plan("climb", seats=seats(players), **how).checked()
        assert (caught.value.where, caught.value.message.key) == (where, "plan-chance-known")
        Plan("climb", seats=seats("person random"), **how).checked()
        Plan("tug", seats=seats(players), **how).checked()


def test_nobody_joins_a_table_whose_chance_is_known(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person random", daily=DAY) as table:
            assert (await table.sight()).chance_known
            free = await table.refused("host", "free", seat="second")
            assert (free.status, free.message.key) == ("illegal", "act-chance-known")
            # who plays it may change, but not how many do
            await table.act("climber", "leave")
            assert (await table.refused("host", "free", seat="second")).status == "illegal"
            await table.sits("climber")
            assert (await table.sight()).chance_known

    asyncio.run(story())


def test_a_table_of_several_that_was_made_with_a_known_seed_lets_nobody_else_in(file: str) -> None:
    """As stores may have them from before: it says what it is, to everybody."""

    async def story() -> None:
        async with room(file, "climb", "person open") as table:
            live = (await table.house._cache.live(table.id)).table
            live.secret = Secret("", SEED, "salt")
            assert (await table.sight()).chance_known
            taken = await table.refused("join", "take", seat="second")
            assert taken.message.key == "act-chance-known"

    asyncio.run(story())


def test_beside_a_real_table_no_day_deals(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person", daily=DAY, companion=True) as table:
            sight = await table.sight()
            assert (sight.companion, sight.daily, sight.chance_known) == (True, "", False)
            assert sight.promise is None
            # nor does the day of a record go on beside it: the dice would belie the header
            text = opened("climb", 1, 3, daily=DAY)
            plan = Plan("climb", seats=seats("person"), companion=True)
            created = await table.house.import_record(text, plan)
            there = Room(table.house, table.time, created)
            await there.act("climber", "chance", text="6 sun", lang="en")
            list(read_record(await table.house.record(created.id)).replay())

    asyncio.run(story())


def test_a_rematch_of_the_game_of_a_day_has_a_new_seed(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person", daily=DAY) as table:
            await played(table, 99)
            answer = await table.act("climber", "rematch")
            next_one = await table.house.sight(answer.table)
            assert (next_one.chance_known, next_one.daily) == (False, "")

    asyncio.run(story())


def test_a_seed_larger_than_the_store_can_keep_is_refused(file: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            for seed in (1 << 63, 10**39, -(1 << 63) - 1):
                text = opened("climb", 1, 3, seed=seed)
                with pytest.raises(BadInput) as caught:
                    await imported(table.house, text, "person", table)
                assert caught.value.where == "seed"

    asyncio.run(story())
