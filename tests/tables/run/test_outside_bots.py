"""Players of others at live tables: let in by the owner, chosen like any other; one that fails is told of."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitre.bots import Program, forget_bot, register_bot
from arbitre.core.chance import Rng
from arbitre.core.game import Bot
from arbitre.core.message import BadInput
from arbitre.core.position import Move, View
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import Refused
from arbitre.web.client import Denied
from tests.bots.test_programs import command, gone, written
from tests.tables.rooms import Room, room, seats
from tests.web.serving import Served


class Last(Bot):
    """Plays the last move."""

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        """The last move."""
        assert view.seat is not None
        return view.position().moves(view.seat)[-1]


@pytest.fixture
def added() -> Iterator[list[str]]:
    names: list[str] = []
    yield names
    for name in names:
        forget_bot(name)


def add(added: list[str], name: str, given: object) -> None:
    added.append(name)
    register_bot(name, given)  # type: ignore[arg-type]


async def lines(table: Room, count: int) -> None:
    async for update in table.house.listen(table.id):
        if update.sight.lines >= count:
            return


@pytest.mark.parametrize("spec", ["exec:/bin/true", "tests.arena.test_players:First", "x.py"])
def test_nobody_can_have_code_run_by_naming_it(file: str, spec: str) -> None:
    async def story() -> None:
        async with room(file, "tug", "person person", bots=True) as table:
            with pytest.raises(BadInput) as caught:
                await table.house.create(Plan("tug", seats=seats(f"person {spec}")))
            assert caught.value.message.key == "unknown-bot"
            assert (await table.refused("two", "bot", bot=spec)).message.key == "unknown-bot"
            with pytest.raises(Refused) as refused:
                await table.house.hint(table.id, table.secrets("one"), "one", "en", spec)
            assert refused.value.message.key == "unknown-bot"

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("given", [Last, Program(command("fair")), f"exec:{command('fair')}"])
def test_who_was_let_in_sits_down_and_plays(file: str, added: list[str], given: object) -> None:
    add(added, "guest", given)

    async def story() -> None:
        async with room(file, "tug", "person guest", bots=True) as table:
            await table.act("one", "move", move="1")
            await lines(table, 2)
            live = (await table.house._cache.live(table.id)).table
            # the last of the moves, and the last step of the draft
            assert [entry.move for entry in live.recorder.entries][1] == "3"
            hint = await table.house.hint(table.id, table.secrets("one"), "one", "en", "guest")
            assert hint.move == "3"

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("way", ["dies", "illegal", "garbage"])
def test_where_it_fails_a_random_move_is_made_and_everybody_is_told(
    file: str, added: list[str], way: str
) -> None:
    add(added, "guest", Program(command(way), 5))

    async def story() -> None:
        async with room(file, "tug", "person guest", bots=True) as table:
            await table.act("one", "move", move="1")
            await lines(table, 2)
            past = await table.house.history(table.id, table.secrets("one"), 2)
            assert past.step is not None
            assert past.step.timed == (("two", "failed"),)
            await table.act("one", "move", move="1")  # the table goes on
            await lines(table, 4)

    asyncio.run(asyncio.wait_for(story(), 60))


def test_one_that_hangs_ends_with_the_server(file: str, added: list[str], tmp_path: Path) -> None:
    add(added, "guest", Program(command("hang", tmp_path / "pid"), 60))

    async def story() -> list[int]:
        async with room(file, "tug", "person guest", bots=True) as table:
            await table.act("one", "move", move="1")
            found = await asyncio.to_thread(written, tmp_path / "pid", 1)
            await table.act("one", "say", text="still here")
        return found

    found = asyncio.run(asyncio.wait_for(story(), 60))
    assert all(gone(pid) for pid in found)


def test_a_program_asks_it_for_a_hint_over_http(added: list[str], tmp_path: Path) -> None:
    add(added, "guest", Program(command("sheet", tmp_path / "said"), 30))
    with Served(tmp_path / "tables.db", bots=True) as served:
        people = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        table = served.api().create("power", seats=people)
        seat = table.sight()["status"]["mine"][0]
        found = table.hint(seat, "guest")
        assert found["text"].endswith("because of this")
        assert [line["line"] for line in found["lines"]] == ["G:F HQ IX", "G:T HQ G8"]
        hello = json.loads((tmp_path / "said").read_text())[0]
        assert (hello["lang"], hello["edition"]) == ("en", "classic@1")
        with pytest.raises(Denied, match="there is no player exec:"):
            table.hint(seat, "exec:/bin/true")


def test_the_page_offers_it_and_says_what_happened(added: list[str], tmp_path: Path) -> None:
    add(added, "guest", Program(command("dies"), 5))
    with Served(tmp_path / "tables.db", bots=True) as served, served.browser("en") as browser:
        page = browser.get("/new/sans_allies").text
        assert 'value="guest:"' in page
        names = [one["bot"] for one in browser.get("/api/v1/games/power").json()["players"]]
        assert names[-1] == "guest"
        made = browser.submit(
            "/new/power",
            count="2",
            **{"seat-0": "guest:", "seat-1": "random:", "option-rounds": "1"},
        )
        assert made.status_code == 200
        deadline = time.monotonic() + 60
        while "gave no move that can be made" not in made.text and time.monotonic() < deadline:
            time.sleep(0.2)
            made = browser.get(made.url.path)
        assert "a random one was made in its place" in made.text
