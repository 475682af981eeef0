"""Webhooks: called when it is one's turn, with nothing secret, and never an address of this house."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace
from typing import Any

import pytest

from arbitre.tables.house import House
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import Refused
from arbitre.tables.run import hooks
from arbitre.tables.run.hooks import Forbidden, Hooks, Lookups, allowed, post
from arbitre.tables.settings import Settings
from tests.tables.rooms import Room, Time, room, seats


class Listener(BaseHTTPRequestHandler):
    heard: list[dict[str, str]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.heard.append(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Keep the server of this test quiet."""


@pytest.fixture
def called() -> Iterator[tuple[str, list[dict[str, str]]]]:
    Listener.heard = []
    server = HTTPServer(("127.0.0.1", 0), Listener)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/me?x=1", Listener.heard
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_seat_is_called_when_it_is_its_turn(
    file: str, called: tuple[str, list[dict[str, str]]]
) -> None:
    async def story() -> None:
        url, heard = called
        settings = Settings(
            bots=False, base_url="https://example.org/a/", private_hooks=True, now=Time()
        )
        house = await House.open(file, settings)
        table = Room(house, Time(), await house.create(Plan("tug", seats=seats("person person"))))
        await table.act("two", "hook", url=url)
        assert (await table.sight("two")).hooks == {"two": url}
        assert (await table.sight("one")).hooks == {"one": ""}
        await table.act("one", "move", move="1")
        while not heard:
            await asyncio.sleep(0.01)
        await table.act("two", "say", text="I am thinking")  # no second call
        await table.act("two", "move", move="1")
        while house._scheduler.tasks:
            await asyncio.sleep(0.01)
        (call,) = heard
        assert len(call.pop("id")) == len("call_") + 22
        assert heard == [
            {
                "version": 1,
                "time": 1_800_000_000_000,
                "event": "your_turn",
                "table": table.id,
                "game": "tug",
                "seat": "two",
                "url": f"https://example.org/a/t/{table.id}",
            }
        ]
        await house.close()

    asyncio.run(asyncio.wait_for(story(), 30))


@pytest.mark.parametrize(
    "address",
    "127.0.0.1 10.1.2.3 192.168.0.1 169.254.169.254 0.0.0.0 ::1 fe80::1 fd00::1 ::ffff:127.0.0.1"
    " 224.0.0.1 100.64.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2002:a00:1::1 192.0.0.192 192.0.0.9 192.88.99.1"
    " 198.18.0.1 203.0.113.1 240.0.0.1 255.255.255.255 fec0::1 ::127.0.0.1 ::5efe:7f00:1 3fff::1"
    " 64:ff9b:1::7f00:1 64:ff9b::a00:1 2001:db8::1 2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2"
    " 2001:10::1 2001:20::1 2001:1ff::1 100::1 5f00::1 4000::1 ff02::1 :: ::ffff:192.0.0.192"
    " 2002:c000:c0::1".split(),
)
def test_addresses_of_this_house_are_not_called(address: str) -> None:
    assert not allowed(address, False)
    assert allowed(address, True)


@pytest.mark.parametrize(
    "address",
    "93.184.215.14 1.1.1.1 2606:4700::1111 2001:200::1 2001:4860:4860::8888 2a00:1450::1 3ffe::1"
    " ::ffff:93.184.215.14 64:ff9b::5db8:d70e 2002:5db8:d70e::1".split(),
)
def test_addresses_of_the_world_are_called(address: str) -> None:
    assert allowed(address, False)


PRIVATE = (
    "127.0.0.1 127.0.0.1:8000 127.1 2130706433 0x7f.1 10.1.2.3 172.16.0.9 192.168.0.1 169.254.169.254"
    " 0.0.0.0 [::1] [::1]:8000 [fe80::1] [fe80::1%25eth0] [fc00::1] [fd00::1] [::ffff:127.0.0.1]"
    " localhost LOCALHOST. a.localhost me:secret@localhost:9 nas nas.local router.lan x.internal"
    " printer.home.arpa １２７.0.0.1 127。0。0。1"
).split()
NONE = "http:// https:///path http://:80 http://[ http://[::1 http://[v1.a:b] http://a..b http://x.org:99999"


@pytest.mark.parametrize("host", PRIVATE)
def test_an_address_of_this_house_is_refused_when_it_is_given(host: str) -> None:
    for url in (f"http://{host}/me", f"https://{host}"):
        with pytest.raises(Refused) as caught:
            Hooks("", False).check(url)
        assert (caught.value.status, caught.value.message.key) == ("bad", "act-url-private")
        Hooks("", True).check(url)  # the server's owner allows it


@pytest.mark.parametrize("url", [*NONE.split(), f"http://{'x' * 64}.org"])
def test_what_names_no_host_is_refused(url: str) -> None:
    for private in (True, False):
        with pytest.raises(Refused) as caught:
            Hooks("", private).check(url)
        assert (caught.value.status, caught.value.message.key) == ("bad", "act-url")


@pytest.mark.parametrize(
    "host",
    "example.org example.org:443 example.org:80 a:b@example.org 93.184.215.14 [2606:4700::1111]"
    " local.example.org localhost.example.org exämple.org 172.32.0.1".split(),
)
def test_addresses_of_the_internet_are_taken(file: str, host: str) -> None:
    url = f"https://{host}/path?x=1"

    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            await table.act("two", "hook", url=url)
            assert (await table.sight("two")).hooks == {"two": url}

    asyncio.run(story())


@pytest.mark.parametrize("port", ["22", "25", "6379", "8443", "65535"])
def test_unusual_ports_are_refused_when_given_and_when_called(port: str) -> None:
    for host in ("example.org", "93.184.215.14", "[2606:4700::1111]"):
        url = f"https://{host}:{port}/me"
        with pytest.raises(Refused) as caught:
            Hooks("", False).check(url)
        message = caught.value.message
        assert (caught.value.status, message.key, message.args) == (
            "bad",
            "act-url-port",
            {"port": port},
        )
        Hooks("", True).check(url)
        with pytest.raises(Forbidden):
            asyncio.run(post(url, b"{}", False, Lookups()))


def test_a_stranger_cannot_make_the_server_call_its_neighbours(
    file: str, called: tuple[str, list[dict[str, str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, heard = called
    for bad, private in (
        (url, False),
        ("http://127.0.0.1/", False),
        ("http://[3fff::1]/", False),
        ("file:///etc/passwd", True),
    ):
        with pytest.raises(Forbidden):
            asyncio.run(post(bad, b"{}", private, Lookups()))
    asked: list[str] = []

    def rebound(host: str, port: int, **more: object) -> list[tuple[object, ...]]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            for bad in ("ftp://x", "javascript:alert(1)", "//x", "x" * 600):
                assert (await table.refused("two", "hook", url=bad)).status in ("bad", "large")
            assert (await table.refused("two", "hook", url=url)).message.key == "act-url-private"
            assert (await table.sight("two")).hooks == {"two": ""}
            # whose name it is shows only when it is called
            await table.act("two", "hook", url="http://rebound.example/me")
            monkeypatch.setattr(socket, "getaddrinfo", rebound)
            await table.act("one", "move", move="1")
            while table.house._scheduler.tasks:
                await asyncio.sleep(0.01)
            assert (asked, heard) == (["rebound.example"], [])
            await table.act("two", "hook", url="")  # and none any more
            assert (await table.sight("two")).hooks == {"two": ""}

    asyncio.run(asyncio.wait_for(story(), 30))


class Slow:
    """A server that answers with one byte now and then, and never ends its first line."""

    def __init__(self, first: bytes = b"") -> None:
        self.first = first
        self.calls = 0

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        writer.write(self.first)
        try:
            while not reader.at_eof():
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.02)
        except OSError:
            pass  # they have hung up
        finally:
            writer.transport.abort()


def test_a_call_has_one_deadline_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        # neither a line that does not end nor a handshake that does not
        for scheme, first in (("http", b""), ("https", b"\x16\x03\x03\x3f\xff")):
            slow = Slow(first)
            async with await asyncio.start_server(slow.hear, "127.0.0.1", 0) as server:
                port = server.sockets[0].getsockname()[1]
                with pytest.raises(TimeoutError):
                    await post(f"{scheme}://127.0.0.1:{port}/", b"{}", True, Lookups())
                assert slow.calls == 1

    monkeypatch.setattr(hooks, "SECONDS", 0.3)
    asyncio.run(asyncio.wait_for(story(), 30))


def table_of(url: str) -> Any:
    """As much of a table as a call needs."""
    return SimpleNamespace(
        id="t",
        game=SimpleNamespace(id="tug"),
        seats={"two": SimpleNamespace(hook=url, hash="")},
        secret=SimpleNamespace(salt="ab"),
        number=1,
    )


def test_slow_hosts_hold_nobody_else_up(
    called: tuple[str, list[dict[str, str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight slow hosts, thirty calls each: two of each are under way, eighteen wait, ten are left out."""

    async def story() -> None:
        url, heard = called
        slow, calling = Slow(), Hooks("", True)
        async with await asyncio.start_server(slow.hear, "0.0.0.0", 0) as server:
            port = server.sockets[0].getsockname()[1]
            calls = [
                asyncio.ensure_future(
                    calling.call(table_of(f"http://127.0.0.{2 + n % 8}:{port}/"), "two")
                )
                for n in range(240)
            ]
            await calling.call(table_of(url), "two")
            assert len(heard) == 1
            while slow.calls < 16:
                await asyncio.sleep(0.01)
            assert sum(call.done() for call in calls) == 80
            for call in calls:
                call.cancel()
            await asyncio.gather(*calls, return_exceptions=True)
            assert slow.calls == 16
            assert not calling._lanes
        calling.close()

    monkeypatch.setattr(hooks, "SECONDS", 60.0)
    asyncio.run(asyncio.wait_for(story(), 30))


def test_slow_name_servers_hold_nobody_else_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lookups cannot be cut short: one for each name, two for the names of a domain, whoever asks."""
    asked: list[str] = []
    answer = threading.Event()

    def looked_up(host: str, port: int) -> list[str]:
        asked.append(host)
        if host.endswith("slow.example"):
            answer.wait(30)
        return ["192.0.2.1"]

    async def story() -> None:
        lookups = Lookups()
        names = [f"{n % 4}.slow.example" for n in range(100)]
        waiting = [asyncio.ensure_future(lookups.find(name, 80)) for name in names]
        assert await lookups.find("quick.example", 80) == ["192.0.2.1"]
        for one in waiting:  # their callers' deadline has passed: the lookups go on, and count
            one.cancel()
        refused = await asyncio.gather(*waiting, return_exceptions=True)
        assert sum(isinstance(one, hooks.Forbidden) for one in refused) == 50
        with pytest.raises(hooks.Forbidden):
            await lookups.find("4.slow.example", 80)
        while len(asked) < 3:  # a busy machine may be late to begin a thread
            await asyncio.sleep(0.01)
        assert sorted(asked) == ["0.slow.example", "1.slow.example", "quick.example"]
        answer.set()
        while lookups._under_way:
            await asyncio.sleep(0.01)
        assert await lookups.find("4.slow.example", 80) == ["192.0.2.1"]
        lookups.close()

    monkeypatch.setattr(hooks, "_looked_up", looked_up)
    asyncio.run(asyncio.wait_for(story(), 30))


@pytest.mark.parametrize(
    ("url", "line", "host"),
    [
        ("http://127.0.0.1:{port}", "POST / HTTP/1.1", "127.0.0.1:{port}"),
        (
            "http://127.0.0.1:{port}/é a?b=ç&d=%20",
            "POST /%C3%A9%20a?b=%C3%A7&d=%20 HTTP/1.1",
            "127.0.0.1:{port}",
        ),
        ("http://u:p@LOCALHOST:{port}/x\r\nX: y#z", "POST /xX:%20y HTTP/1.1", "localhost:{port}"),
    ],
)
def test_an_address_is_called_as_it_is_written(url: str, line: str, host: str) -> None:
    async def story() -> None:
        said: list[bytes] = []

        async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            said.append(await reader.readuntil(b"{}"))
            writer.write(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n")
            writer.close()

        async with await asyncio.start_server(hear, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            assert await post(url.format(port=port), b"{}", True, Lookups()) == 302
        first, second, *_ = said[0].decode().split("\r\n")
        assert (first, second) == (line, f"Host: {host.format(port=port)}")
        assert b"X: y" not in said[0].split(b"\r\n")

    asyncio.run(asyncio.wait_for(story(), 30))


def test_an_answer_that_is_none_is_said(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        answers = [b"", b"hello\r\n", b"HTTP/1.1 x\r\n", b"H" * 100_000]

        async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(answers.pop())
            writer.close()

        calling = Hooks("", True)
        async with await asyncio.start_server(hear, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            while answers:
                await calling.call(table_of(f"http://127.0.0.1:{port}/secret"), "two")
        calling.close()

    with caplog.at_level(logging.INFO, "arbitre.tables"):
        asyncio.run(asyncio.wait_for(story(), 30))
    assert len(caplog.records) == 4
    assert "secret" not in caplog.text
