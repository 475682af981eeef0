"""Signed webhooks: who calls can be proved, what failed is called again, and no secret goes along."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from arbitre.tables.house import House
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import Refused
from arbitre.tables.run import hooks
from arbitre.tables.settings import Settings
from tests.tables.rooms import Room, Time, seats


@dataclass
class Heard:
    """One call as it arrived."""

    headers: dict[str, str]
    body: bytes

    @property
    def said(self) -> dict[str, Any]:
        return dict(json.loads(self.body))

    def signed_by(self, secret: str) -> bool:
        """By hand, as the description says it: HMAC-SHA256 of `ID.TIMESTAMP.BODY`."""
        key = base64.b64decode(secret.removeprefix("whsec_"))
        text = f"{self.headers['webhook-id']}.{self.headers['webhook-timestamp']}.".encode()
        right = base64.b64encode(hmac.new(key, text + self.body, hashlib.sha256).digest()).decode()
        return self.headers["webhook-signature"] == f"v1,{right}"


@dataclass
class Ear:
    """A server that answers with these statuses, the last of them for ever."""

    statuses: list[int]
    heard: list[Heard] = field(default_factory=list)
    url: str = ""

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        raw = dict(line.split(": ", 1) for line in head[1:] if line)
        headers = {name.lower(): raw[name] for name in raw} | {"": head[0]}
        body = await reader.readexactly(int(headers["content-length"]))
        self.heard.append(Heard(headers, body))
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        writer.write(f"HTTP/1.1 {status} So\r\n\r\n".encode())
        writer.close()


@asynccontextmanager
async def listening(*statuses: int) -> AsyncIterator[Ear]:
    ear = Ear(list(statuses))
    async with await asyncio.start_server(ear.hear, "127.0.0.1", 0) as server:
        ear.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/me"
        yield ear


@asynccontextmanager
async def tug(file: str) -> AsyncIterator[Room]:
    settings = Settings(bots=False, private_hooks=True, base_url="https://x.example", now=Time())
    house = await House.open(file, settings)
    plan = Plan("tug", seats=seats("person person"))
    yield Room(house, Time(), await house.create(plan))
    await house.close()


async def all_said(table: Room) -> None:
    while table.house._scheduler.tasks:
        await asyncio.sleep(0.005)


def tell(story: Any) -> None:
    asyncio.run(asyncio.wait_for(story, 30))


def test_a_call_is_signed_and_says_no_secret(file: str) -> None:
    async def story() -> None:
        async with listening(204) as ear, tug(file) as table:
            webhooks, tokens = table.house.webhooks, table.created.seats
            await table.act("two", "hook", url=ear.url)
            mine = await webhooks.of(table.id, [tokens["two"]], "two")
            assert (mine.seat, mine.url) == ("two", ear.url)
            assert len(base64.b64decode(mine.secret.removeprefix("whsec_"))) == 32
            await table.act("one", "move", move="1")
            await all_said(table)
            (call,) = ear.heard
            assert call.signed_by(mine.secret)
            assert call.headers["webhook-id"] == call.said["id"]
            assert call.headers["webhook-timestamp"] == "1800000000"
            assert call.said["version"] == 1
            # a signature of something else is none
            other = Heard({**call.headers, "webhook-timestamp": "1800000001"}, call.body)
            assert not other.signed_by(mine.secret)
            live = await table.house._cache.live(table.id)
            secret = live.table.secret
            everything = json.dumps(call.headers).encode() + call.body
            hidden = [*tokens.values(), table.created.host, table.created.join]
            hidden += [
                secret.salt,
                secret.bits or "none",
                mine.secret,
                live.table.seats["two"].hash,
            ]
            for one in hidden:
                assert one.encode() not in everything

    tell(story())


def test_a_secret_is_its_holders_own(file: str) -> None:
    async def story() -> None:
        async with listening(204) as ear, tug(file) as table:
            webhooks, tokens = table.house.webhooks, table.created.seats
            one = await webhooks.of(table.id, [tokens["one"]], "one")
            two = await webhooks.of(table.id, [tokens["two"]], "two")
            assert one.secret != two.secret
            assert two == await webhooks.of(table.id, [tokens["two"]], "two")
            # another seat's secret, the invitation, the host's, none
            for shown in (tokens["one"], table.created.join, table.created.host, ""):
                for ask in (webhooks.of, webhooks.ping):
                    with pytest.raises(Refused) as caught:
                        await ask(table.id, [shown], "two")
                    assert caught.value.status == "forbidden"
            with pytest.raises(Refused) as caught:
                await webhooks.of(table.id, [tokens["two"]], "nobody")
            assert caught.value.status == "unknown"
            # who takes the seat next has another secret, and no address yet
            await table.act("two", "hook", url=ear.url)
            await table.act("two", "leave")
            answer = await table.house.act(
                table.id, [table.created.join], "take", {"seat": "two", "name": "Zoé"}
            )
            new = await webhooks.of(table.id, [answer.token], "two")
            assert new.url == ""
            assert new.secret not in (one.secret, two.secret)

    tell(story())


def test_what_fails_is_called_again_with_the_same_id(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with listening(503, 500, 429, 200) as ear, tug(file) as table:
            await table.act("two", "hook", url=ear.url)
            await table.act("one", "move", move="1")
            await all_said(table)
            assert len(ear.heard) == 4
            assert len({call.headers["webhook-id"] for call in ear.heard}) == 1
            assert len({call.body for call in ear.heard}) == 1
            mine = await table.house.webhooks.of(table.id, [table.created.seats["two"]], "two")
            assert all(call.signed_by(mine.secret) for call in ear.heard)

    monkeypatch.setattr(hooks, "PAUSES", (0.01,) * 4)
    tell(story())


@pytest.mark.parametrize(("status", "times"), [(503, 5), (410, 1), (404, 1), (302, 1), (204, 1)])
def test_after_five_calls_or_a_refusal_it_is_over(
    file: str, monkeypatch: pytest.MonkeyPatch, status: int, times: int
) -> None:
    async def story() -> None:
        async with listening(status) as ear, tug(file) as table:
            await table.act("two", "hook", url=ear.url)
            await table.act("one", "move", move="1")
            await all_said(table)
            assert len(ear.heard) == times

    monkeypatch.setattr(hooks, "PAUSES", (0.01,) * 4)
    tell(story())


@pytest.mark.parametrize("how", ["decided", "no more", "elsewhere", "full"])
def test_nobody_is_called_again_for_what_is_past(
    file: str, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def story() -> None:
        async with listening(503) as ear, tug(file) as table:
            await table.act("two", "hook", url=ear.url)
            await table.act("one", "move", move="1")
            while not ear.heard:
                await asyncio.sleep(0.005)
            if how == "decided":
                await table.act("two", "move", move="1")
            elif how == "no more":
                await table.act("two", "hook", url="")
            elif how == "elsewhere":
                await table.act("two", "hook", url=ear.url + "?other")
            await all_said(table)
            assert len(ear.heard) == 1

    monkeypatch.setattr(hooks, "PAUSES", (0.2,))
    if how == "full":
        monkeypatch.setattr(hooks, "MOST_PAUSING", 0)
    tell(story())


def test_a_test_call_says_what_came_back(file: str) -> None:
    async def story() -> None:
        async with listening(204, 503) as ear, tug(file) as table:
            webhooks, mine = table.house.webhooks, [table.created.seats["two"]]
            with pytest.raises(Refused) as caught:
                await webhooks.ping(table.id, mine, "two")
            assert caught.value.message.key == "hook-none"
            await table.act("two", "hook", url=ear.url)
            secret = (await webhooks.of(table.id, mine, "two")).secret
            name, outcome = await webhooks.ping(table.id, mine, "two")
            assert (outcome.delivered, outcome.status) == (True, 204)
            name, outcome = await webhooks.ping(table.id, mine, "two")
            assert (outcome.delivered, outcome.status) == (False, 503)
            first, second = ear.heard
            assert first.said["event"] == "ping"
            assert second.said["id"] == name != first.said["id"]
            assert first.signed_by(secret)
            await table.act("two", "hook", url="http://127.0.0.1:1/")
            _, outcome = await webhooks.ping(table.id, mine, "two")
            assert (outcome.status, outcome.problem) == (0, "ConnectionRefusedError")

    tell(story())
