"""Webhooks: called when it is one's turn, with nothing secret, and never an address of this house."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from arbitre.tables.hooks import Forbidden, Hooks, allowed, post
from arbitre.tables.house import House, Settings
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import Refused
from tests.tables.rooms import Room, Time, room, seats


class Listener(BaseHTTPRequestHandler):
    heard: list[dict[str, str]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.heard.append(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


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
        assert (await table.look("two")).hooks == {"two": url}
        assert (await table.look("one")).hooks == {"one": ""}
        await table.act("one", "move", move="1")
        while not heard:
            await asyncio.sleep(0.01)
        await table.act("two", "say", text="I am thinking")  # no second call
        await table.act("two", "move", move="1")
        while house._caretaker.tasks:
            await asyncio.sleep(0.01)
        assert heard == [
            {
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
    " 224.0.0.1 100.64.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2002:a00:1::1".split(),
)
def test_addresses_of_this_house_are_not_called(address: str) -> None:
    assert not allowed(address, False)
    assert allowed(address, True)


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
    "example.org example.org:8443 a:b@example.org 93.184.215.14 [2606:4700::1111] local.example.org"
    " localhost.example.org exämple.org 172.32.0.1".split(),
)
def test_addresses_of_the_internet_are_taken(file: str, host: str) -> None:
    url = f"https://{host}/path?x=1"

    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            await table.act("two", "hook", url=url)
            assert (await table.look("two")).hooks == {"two": url}

    asyncio.run(story())


def test_a_stranger_cannot_make_the_server_call_its_neighbours(
    file: str, called: tuple[str, list[dict[str, str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, heard = called
    with pytest.raises(Forbidden):
        post(url, b"{}", False)
    with pytest.raises(Forbidden):
        post("file:///etc/passwd", b"{}", True)
    asked: list[str] = []

    def rebound(host: str, port: int, **more: object) -> list[tuple[object, ...]]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    async def story() -> None:
        async with room(file, "tug", "person person") as table:
            for bad in ("ftp://x", "javascript:alert(1)", "//x", "x" * 600):
                assert (await table.refused("two", "hook", url=bad)).status in ("bad", "large")
            assert (await table.refused("two", "hook", url=url)).message.key == "act-url-private"
            assert (await table.look("two")).hooks == {"two": ""}
            # whose name it is shows only when it is called
            name = url.replace("127.0.0.1", "rebound.example")
            await table.act("two", "hook", url=name)
            monkeypatch.setattr(socket, "getaddrinfo", rebound)
            await table.act("one", "move", move="1")
            while table.house._caretaker.tasks:
                await asyncio.sleep(0.01)
            assert (asked, heard) == (["rebound.example"], [])
            await table.act("two", "hook", url="")  # and none any more
            assert (await table.look("two")).hooks == {"two": ""}

    asyncio.run(asyncio.wait_for(story(), 30))
