"""A lesson at a table: pages, the one decision that is taken, and what is not for lessons."""

from __future__ import annotations

import asyncio

from arbitre.core.game import game
from arbitre.core.lesson import FIRST
from arbitre.tables.house import House
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import Refused
from arbitre.tables.settings import Settings
from tests.tables.rooms import Room, Time

LESSON = game("power").lesson(FIRST)
ASKED = next(page for page in range(LESSON.end) if LESSON.asks(page))


def why(problem: Refused) -> tuple[str, str]:
    """The status of a refusal and its message."""
    return problem.status, problem.message.key


async def opened(file: str, time: Time) -> House:
    """A house with bots, which have nothing to do in a lesson."""
    return await House.open(file, Settings(bots=True, workers=1, now=time))


def test_a_lesson_waits_for_its_decision_and_is_there_another_day(file: str) -> None:
    async def story() -> None:
        time = Time()
        house = await opened(file, time)
        room = Room(house, time, await house.create(Plan("power", lesson=FIRST)))
        for page in range(ASKED):
            assert why(await room.refused("green", "move", lines=["C HQ J0"])) == (
                "illegal",
                "act-read-on",
            )
            assert why(await room.refused("green", "learn", page=page + 2)) == (
                "stale",
                "act-no-page",
            )
            await room.act("green", "learn", page=page + 1)
        assert why(await room.refused("green", "learn", page=ASKED + 1)) == ("stale", "act-no-page")
        assert why(await room.refused("green", "move", lines=["C HQ J0", "T HQ V8"])) == (
            "illegal",
            "lesson-wrong",
        )
        assert why(await room.refused("green", "move", lines=[])) == ("illegal", "lesson-wrong")
        assert (await room.sight("green")).steps == 0
        await room.act("green", "move", lines=["F HQ Y0"], lang="en")
        sight = await room.sight("green")
        assert (sight.page, sight.steps, sight.round) == (ASKED + 1, 1, 5)
        assert (sight.lesson, sight.companion, sight.hints) == (FIRST, False, False)
        await house.close()
        again = await opened(file, time)
        found = await again.sight(room.id, room.secrets("green"))
        assert (found.page, found.steps, found.views) == (sight.page, sight.steps, sight.views)
        await again.close()

    asyncio.run(story())


def test_what_is_for_games_is_not_for_lessons(file: str) -> None:
    async def story() -> None:
        time = Time()
        house = await opened(file, time)
        room = Room(house, time, await house.create(Plan("power", lesson=FIRST)))
        await room.act("green", "learn", page=1)
        for kind in (
            "resign",
            "undo",
            "say",
            "leave",
            "bot",
            "declare",
            "recall",
            "hook",
            "rematch",
        ):
            assert why(await room.refused("green", kind, text="x", bot="random")) == (
                "illegal",
                "act-lesson",
            )
        usual = Room(house, time, await house.create(Plan("power")))
        assert why(await usual.refused("green", "learn", page=1)) == ("illegal", "act-no-lesson")
        assert why(await usual.refused("green", "show")) == ("illegal", "act-no-lesson")
        await house.close()

    asyncio.run(story())


def test_a_lesson_can_be_shown_to_its_end_and_is_then_listed_as_over(file: str) -> None:
    async def story() -> None:
        time = Time()
        house = await opened(file, time)
        room = Room(house, time, await house.create(Plan("power", lesson=FIRST)))
        page = 0
        while page < LESSON.end:
            [line] = await house.mine(room.secrets("green"))
            assert (line.lesson, line.over) == (FIRST, False)
            if LESSON.asks(page):
                await room.act("green", "show")
            else:
                await room.act("green", "learn", page=page + 1)
            page = (await room.sight("green")).page
        [line] = await house.mine(room.secrets("green"))
        assert line.over
        assert (await room.sight("green")).result is None
        await house.close()

    asyncio.run(story())
