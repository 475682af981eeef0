"""Records in and out: whole ones, a viewer's view of a running game, and games that go on."""

from __future__ import annotations

import asyncio

import pytest

from arbitre.core.chance import commitment
from arbitre.core.daily import daily_seed
from arbitre.core.message import BadInput, Message
from arbitre.core.record import Recorder, read_record
from arbitre.tables.house import House
from arbitre.tables.plan import Plan
from arbitre.tables.settings import Settings
from arbitre.tables.sight import Created
from tests.keys import keyed
from tests.tables.rooms import Room, room, seats
from tests.toys import cards, climb


async def taken_up(house: House, text: str, plan: Plan | None = None) -> tuple[Created, list[str]]:
    created = await house.import_record(text, plan)
    return created, list(created.seats.values())


def test_a_running_game_with_secrets_is_exported_as_each_sees_it(file: str) -> None:
    async def story() -> None:
        async with room(file, "cards", "person person") as table:
            views = {
                who: (await table.house.record(table.id, table.secrets(*who))).splitlines()
                for who in ((), ("left",), ("right",), ("left", "right"))
            }
            hands = {
                seat: (await table.sight(seat)).views[seat].data["hand"] for seat in table.tokens
            }
            whole = read_record("\n".join([*views["left", "right"], ""]))
            assert [entry.seat for entry in whole.entries] == ["chance"] * 4
            assert views[()][:2] == ["arbitre record view 1", "view -"]
            assert views[()][-4:] == [f"{n} chance ?" for n in (1, 2, 3, 4)]
            left = views["left",][-4:]
            assert [line.endswith("?") for line in left] == [False, True, False, True]
            assert (
                sorted(int(line.split()[-1]) for line in left if "?" not in line) == hands["left"]
            )
            for lines in (views[()], views["left",]):
                assert not any("#" in line or line.startswith("seed") for line in lines)
            with pytest.raises(BadInput, check=keyed("record-is-view")):
                await table.house.import_record("\n".join(views["left",]))

    asyncio.run(story())


def test_hands_drawn_in_two_against_two_are_their_owners_secret(file: str) -> None:
    async def story() -> None:
        async with room(file, "dead_reckoning", "person person") as table:
            names = tuple(table.tokens)
            mine = (await table.house.record(table.id, table.secrets(names[0]))).splitlines()
            other = (await table.house.record(table.id, table.secrets(names[1]))).splitlines()
            public = (await table.house.record(table.id)).splitlines()
            pairs = [
                (one.endswith(" ?"), two.endswith(" ?"), three.endswith(" ?"))
                for one, two, three in zip(mine[2:], other[2:], public[2:], strict=True)
            ]
            # each draws their own hand: hidden from the other and from the public
            assert (False, True, True) in pairs
            assert (True, False, True) in pairs
            assert set(pairs) == {(False, False, False), (False, True, True), (True, False, True)}

    asyncio.run(story())


def test_a_finished_record_becomes_a_table_to_look_at(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person", seed=3) as table:
            while not (await table.sight()).over:
                await table.act("climber", "move", move="go")
            text = await table.house.record(table.id)
            created, tokens = await taken_up(table.house, text)
            assert await table.house.record(created.id) == text
            sight = await table.house.sight(created.id, tokens)
            assert sight.over
            assert sight.imported == sight.lines == len(read_record(text).entries)
            past = await table.house.history(created.id, tokens, 2)
            assert past.step is not None
            assert len(past.step.lines) == 1

    asyncio.run(story())


def begun(**how: object) -> str:
    """A climb, one turn into it."""
    recorder = Recorder.begin(climb.game, players=["human"], **how)  # type: ignore[arg-type]
    recorder.play("climber", "rope1")
    recorder.play("climber", "go")
    return recorder.text()


def test_a_game_of_the_day_goes_on_with_the_same_chance(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person") as table:
            text = begun(daily="2026-11-15")
            created, tokens = await taken_up(table.house, text)
            there = Room(table.house, table.time, created)
            assert tokens
            while not (await there.sight()).over:
                await there.act("climber", "move", move="go")
            done = read_record(await table.house.record(created.id))
            list(done.replay())  # every die is that of the day
            assert done.header.seed == daily_seed("climb", "2026-11-15")

    asyncio.run(story())


def promises(text: str) -> list[str]:
    return [line.split()[1] for line in text.splitlines() if line.startswith("promise ")]


def test_an_unknown_seed_gives_way_to_a_new_one_under_a_promise_of_its_own(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person") as table:
            text = begun(seed=5, bits="00ff")
            assert f"commitment {commitment('00ff', 5)}" in text
            created, tokens = await taken_up(table.house, text)
            there = Room(table.house, table.time, created)
            running = await table.house.record(created.id, tokens)
            # what was played stands byte for byte, under its old promise
            assert running.startswith(text)
            (promised,) = promises(running)
            assert "seed" not in running
            while not (await there.sight()).over:
                await there.act("climber", "move", move="go")
            record = await table.house.record(created.id)
            assert record.startswith(text)
            done = read_record(record)
            assert len(list(done.replay())) == (await there.sight()).lines
            assert (await there.sight()).imported == len(read_record(text).entries)
            states = [(one.first, one.state) for one in done.stretches()]
            assert states == [(1, "closed"), (len(read_record(text).entries) + 1, "kept")]
            # and the table it becomes keeps what was promised
            created, _ = await taken_up(table.house, record)
            assert await table.house.record(created.id) == record
            assert promised == done.commitment
        # it lies in the store, and a server that starts again has the same
        again = await House.open(file, Settings(bots=False, workers=1, now=table.time))
        assert await again.record(there.id) == record
        await again.close()

    asyncio.run(story())


def test_a_dealt_game_goes_on_beside_a_real_table(file: str) -> None:
    """A seed that was opened says nothing of dice that people roll."""

    async def story() -> None:
        async with room(file, "climb", "person") as table:
            dealt = Recorder.begin(climb.game, players=["human"], seed=5, bits="00ff")
            dealt.play("climber", "go")
            text = "\n".join([*dealt.lines(opened=True), ""])  # as of a game that was given up
            created, _ = await taken_up(table.house, text, Plan("climb", companion=True))
            there = Room(table.house, table.time, created)
            while not (await there.sight()).over:
                await there.act("climber", "move", move="go")
                await there.act("climber", "chance", text="6 sun", lang="en")
            record = await table.house.record(created.id)
            assert promises(record) == ["-"]
            done = read_record(record)
            assert list(done.replay())
            assert [one.state for one in done.stretches()] == ["kept", "none"]

    asyncio.run(story())


def test_a_view_of_a_record_has_its_promises_and_no_hashes(file: str) -> None:
    async def story() -> None:
        async with room(file, "cards", "person person") as table:
            dealt = Recorder.begin(cards.game, players=["human", "human"], seed=5, bits="00ff")
            created, tokens = await taken_up(table.house, dealt.text())
            mine = await table.house.record(created.id, tokens[:1])
            assert mine.startswith("arbitre record view 1\n")
            (promised,) = promises(mine)
            assert (len(promised), "#" in mine) == (64, False)

    asyncio.run(story())


def test_beside_a_real_table_chance_is_typed_and_corrected(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person", companion=True) as table:
            await table.act("climber", "move", move="go")
            sight = await table.sight("climber")
            assert (sight.chance, sight.awaited, sight.companion) == (True, (), True)
            wrong = await table.refused("climber", "chance", seat="", text="rain 5", lang="fr")
            assert wrong.status == "illegal"
            nothing = await table.refused("climber", "chance", text="draw often", lang="en")
            assert nothing.message.key == "act-draw-how"
            assert (await table.sight()).lines == 1
            assert (await table.refused("join", "chance", text="5")).status == "forbidden"
            answer = await table.act("climber", "chance", seat="", text="5 rain", lang="fr")
            assert answer.said == Message("act-chance-taken", {"n": 1, "all": 2})
            assert (answer.ruling is not None, answer.rest) == (True, "rain")
            await table.act("climber", "undo")
            await table.act("climber", "chance", text="5 neige", lang="fr")
            sight = await table.sight("climber")
            assert (sight.lines, sight.chance) == (3, False)
            await table.act("climber", "undo")  # it was mistyped
            await table.act("climber", "chance", text="sun", lang="en")
            heights = (await table.sight()).views[None].data["heights"]
            assert heights == [5]

    asyncio.run(story())


def test_what_the_program_drew_in_one_go_is_taken_back_in_one_go(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person", companion=True) as table:
            await table.act("climber", "move", move="go")
            await table.act("climber", "chance", text="tirer", lang="fr")  # the die alone
            assert (await table.sight()).lines == 2
            await table.act("climber", "chance", text="sun", lang="en")
            await table.act("climber", "move", move="go")
            await table.act("climber", "chance", text="draw all", lang="en")  # die and weather
            sight = await table.sight("climber")
            assert (sight.lines, sight.chance) == (6, False)
            await table.act("climber", "undo")
            assert (await table.sight()).lines == 4
            await table.act("climber", "chance", text="draw 2", lang="fr")
            await table.act("climber", "undo")
            await table.act("climber", "chance", text="4 sun", lang="en")
            await table.act("climber", "undo")  # what was typed goes back one by one
            assert (await table.sight()).lines == 5

    asyncio.run(story())


def test_a_record_that_nobody_promised_goes_on_by_hand(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person") as table:
            recorder = Recorder.begin(climb.game, players=["human"])
            recorder.play("climber", "go")
            created, _ = await taken_up(table.house, recorder.text())
            there = Room(table.house, table.time, created)
            assert (await there.sight()).chance
            # or with a dealer, when the plan says so
            created, _ = await taken_up(table.house, recorder.text(), Plan("climb"))
            sight = await Room(table.house, table.time, created).sight()
            assert (sight.chance, sight.lines) == (False, 3)

    asyncio.run(story())


def test_a_broken_record_is_refused_with_its_line(file: str) -> None:
    async def story() -> None:
        async with room(file, "climb", "person") as table:
            text = begun(seed=5, bits="00ff")
            lines = text.splitlines()
            lines[-1] = lines[-1][:-1] + ("0" if lines[-1][-1] != "0" else "1")
            with pytest.raises(BadInput) as caught:
                await table.house.import_record("\n".join(lines) + "\n")
            assert caught.value.where == str(len(lines))
            for bad in ("", "hello", "arbitre record 1\ngame chess\n"):
                with pytest.raises(BadInput):
                    await table.house.import_record(bad)
            with pytest.raises(BadInput) as caught:
                await table.house.import_record(text, Plan("climb", seats=seats("person person")))
            assert caught.value.where == "seats"

    asyncio.run(story())
