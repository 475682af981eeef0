"""Leaks: two runs that differ in one seat's secrets alone look the same, byte for byte, to all others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitre.core.message import Event, Message, Result
from arbitre.core.position import View
from arbitre.tables.log import secrets
from arbitre.tables.plan import Plan
from arbitre.tables.run import making
from arbitre.tables.sight import Update
from tests.tables.rooms import Room, room, seats

Story = Callable[[Room, bool], Awaitable[None]]


def plain(thing: object) -> Any:
    """Anything a house answers, as plain data."""
    if isinstance(thing, View):
        return [str(thing.seat), thing.to_bytes().decode()]
    if isinstance(thing, Event | Result):
        return plain(thing.to_dict())
    if isinstance(thing, Message):
        return [thing.key, plain(thing.args)]
    if isinstance(thing, msgspec.Struct):
        return plain(msgspec.structs.asdict(thing))
    if isinstance(thing, dict):
        return {str(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [plain(one) for one in thing]
    return thing


async def watched(
    table: Room, story: Story, secret: bool, viewers: list[tuple[str, ...]]
) -> dict[tuple[str, ...], bytes]:
    """Everything that each viewer could get hold of while a story is played."""
    heard: dict[tuple[str, ...], list[object]] = {who: [] for who in viewers}

    async def listen(who: tuple[str, ...]) -> None:
        async for update in table.house.listen(table.id, table.secrets(*who)):
            heard[who].append(update)

    tasks = [asyncio.ensure_future(listen(who)) for who in viewers]
    while not all(heard.values()):
        await asyncio.sleep(0)
    await story(table, secret)
    await heard_by_all()
    for task in tasks:
        task.cancel()
    for who, things in heard.items():
        mine = table.secrets(*who)
        sight = await table.sight(*who)
        things += [sight, await table.house.record(table.id, mine)]
        things += [
            await table.house.history(table.id, mine, number) for number in range(sight.steps + 1)
        ]
        things.append(await table.house.mine(mine))
    return {
        who: json.dumps(plain(things), sort_keys=True, ensure_ascii=False).encode()
        for who, things in heard.items()
    }


@pytest.fixture
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both runs get the same links, ids and seeds: what differs is a seat's doing alone."""
    count = [0]

    def token() -> str:
        count[0] += 1
        return f"{count[0]:022d}"

    def first() -> str:
        count[0] = 0
        return "table"

    monkeypatch.setattr(making, "new_token", token)
    monkeypatch.setattr(making, "new_id", first)
    monkeypatch.setattr("secrets.token_hex", lambda size: "ab" * size)
    monkeypatch.setattr("secrets.randbits", lambda size: 7)
    monkeypatch.setattr(secrets, "new_token", token)


async def heard_by_all() -> None:
    """Listeners run as soon as the loop is theirs."""
    for _ in range(5):
        await asyncio.sleep(0)


async def sheets(table: Room, secret: bool) -> None:
    """Green writes, sends, thinks better of it, whispers; then the round is still open."""
    green = table.secrets("green")
    lines = ["C HQ IX", "T HQ V8", "T HQ V7"] if secret else ["D HQ S6"]
    if secret:
        await table.act("green", "say", text="a plan", to="yellow")
        await table.act("green", "hook", url="https://example.org/x")
    for count in range(len(lines)):
        await table.house.draft(table.id, green, "green", lines[: count + 1], "fr")
    await table.act("blue", "say", text="hello")
    await table.act("green", "move", lines=lines, lang="fr")
    if secret:
        await table.act("green", "move", lines=lines[:2], lang="fr")
    await heard_by_all()
    table.time.passes(1000)
    await table.act("red", "move", move="T HQ R8")
    await table.act("green", "recall")
    await table.act("green", "move", move="C HQ IX" if secret else "-")
    await heard_by_all()
    table.time.passes(1000)
    if secret:  # the last thing that happens, and nobody hears of it
        await table.act("green", "hook", url="https://example.org/y")


async def revealed(table: Room, secret: bool) -> None:
    """The same sheets in the end, whatever was written before."""
    await sheets(table, secret)
    await table.act("green", "move", move="C HQ V0")
    for seat in ("blue", "yellow"):
        await table.act(seat, "move", move="-")


@pytest.mark.parametrize("story", [sheets, revealed])
@pytest.mark.usefixtures("same_secrets")
def test_sheets_drafts_and_whispers_show_nowhere(story: Story, tmp_path: Path) -> None:
    others: list[tuple[str, ...]] = [(), ("blue",), ("red",), ("host",), ("blue", "red"), ("join",)]

    async def look(secret: bool) -> dict[tuple[str, ...], bytes]:
        file = str(tmp_path / f"{secret}.db")
        async with room(file, "power", "person person person person") as table:
            return await watched(table, story, secret, [*others, ("yellow",), ("green",)])

    one, two = asyncio.run(look(True)), asyncio.run(look(False))
    for who in others:
        assert one[who] == two[who], who
    # those who may know do: the comparison would notice a difference
    for who in (("yellow",), ("green",)):
        assert one[who] != two[who]


async def at_a_desk(table: Room, secret: bool) -> None:
    """Green and blue write on phones; the referee corrects the board meanwhile."""
    for seat in ("green", "blue"):
        await table.sits(seat)
    await sheets(table, secret)
    await table.act("host", "correct", text="set V8 V T, RVV 2P")
    await heard_by_all()
    green = table.secrets("green")
    lines = ["T V8 V7"] if secret else []
    await table.house.draft(table.id, green, "green", lines, "fr")
    await table.act("host", "uncorrect")
    await heard_by_all()


@pytest.mark.usefixtures("same_secrets")
def test_what_a_phone_has_written_shows_neither_at_the_desk_nor_on_other_phones(
    tmp_path: Path,
) -> None:
    others: list[tuple[str, ...]] = [(), ("host",), ("host", "red"), ("blue",), ("red",)]

    async def look(secret: bool) -> dict[tuple[str, ...], bytes]:
        file = str(tmp_path / f"{secret}.db")
        plan = Plan("power", seats=seats("person person person person"), companion=True)
        async with room(file, plan) as table:
            green = table.created.seats["green"]
            heard = await watched(table, at_a_desk, secret, others)
            assert table.tokens["green"] != green
            sight = await table.sight("green")
            assert bool(sight.drafts["green"].lines) == secret
            return heard

    one, two = asyncio.run(look(True)), asyncio.run(look(False))
    for who in others:
        assert one[who] == two[who], who


@pytest.mark.usefixtures("same_secrets")
def test_cards_dealt_to_a_hand_show_to_nobody_else(tmp_path: Path) -> None:
    """Two deals that give left the same cards and right others."""

    others: list[tuple[str, ...]] = [(), ("left",), ("host",)]

    async def look(right: str) -> dict[tuple[str, ...], bytes]:
        deals = [["chance", card] for card in ("1", right[0], "4", right[1])]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(making, "first_deal", lambda recorder: deals)
            file = str(tmp_path / f"{right}.db")
            async with room(file, "cards", "person person") as table:

                async def story(table: Room, secret: bool) -> None:
                    # the lower card or the higher one: that too is their secret
                    await table.act("right", "move", move=right[0 if secret else 1])
                    await table.act("right", "recall")
                    await table.act("left", "move", move="1")
                    await table.act("left", "say", text="your turn")

                return await watched(table, story, right == "23", [*others, ("right",)])

    one, two = asyncio.run(look("23")), asyncio.run(look("56"))
    for who in others:
        assert one[who] == two[who], who
    assert one["right",] != two["right",]


@pytest.mark.usefixtures("same_secrets")
def test_an_update_carries_no_more_than_a_look(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(str(tmp_path / "x.db"), "cards", "person person") as table:
            updates: list[Update] = []
            async for update in table.house.listen(table.id):
                updates.append(update)
                break
            assert updates[0].sight == await table.sight()
            assert updates[0].sight.clock.now == table.time.now

    asyncio.run(story())
