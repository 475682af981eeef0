"""Limits below HTTP: headers without end, requests that never become whole, too many connections."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from arbitre.cli.serve import event_loop
from arbitre.web.config import Limits
from arbitre.web.security.connections import ConnectionGuard
from tests.web.serving import Served
from tests.web.wire import PATIENCE, Wire

SOON = 1.0
"""Seconds that a request may take here, in place of 15."""
FEW = 4
HEAD = 20_000
SMALL = Limits(head=HEAD, body=2000, whole=SOON, connections=FEW, requests=10**6, tables=10**6)
CHUNKED = "POST /tables/import HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n"
LONG = {
    "an address": f"GET /{'x' * 30_000}",
    "an address that ends": f"GET /{'x' * 30_000} HTTP/1.1\r\n\r\n",
    "one header": f"GET / HTTP/1.1\r\nx: {'x' * 30_000}",
    "one header that ends": f"GET / HTTP/1.1\r\nx: {'x' * 30_000}\r\n\r\n",
    "its name": f"GET / HTTP/1.1\r\n{'x' * 30_000}",
    "many headers": "GET / HTTP/1.1\r\n" + "x: 12345\r\n" * 4000,
    "many headers that end": "GET / HTTP/1.1\r\n" + "x: 12345\r\n" * 4000 + "\r\n",
    "many, and a body": "POST / HTTP/1.1\r\n"
    + "x: 12345\r\n" * 4000
    + "Content-Length: 3\r\n\r\nabc",
    "headers after the body": CHUNKED + "x: 12345\r\n" * 4000,
    "one header after the body": f"{CHUNKED}x: {'x' * 30_000}",
    "empty lines": "\r\n" * 15_000,
}


@pytest.fixture(scope="module", params=[None, event_loop()], ids=["asyncio", "uvloop"])
def small(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("small")
    loop: Callable[[], asyncio.AbstractEventLoop] | None = request.param
    with Served(folder / "t.db", loop=loop, limits=SMALL) as server:
        yield server


def alone(small: Served) -> None:
    """Wait until the connections of earlier tests are gone."""
    for _ in range(50 * PATIENCE):
        with Wire(small.url) as wire:
            wire.ask()
            if wire.answer()[0] == 200:
                return
        time.sleep(0.02)
    raise AssertionError("connections that are closed count for ever")


@pytest.mark.parametrize("kind", LONG)
def test_headers_that_are_too_long_are_refused(small: Served, kind: str) -> None:
    alone(small)
    with Wire(small.url) as wire:
        wire.send(LONG[kind])
        wire.send("x" * 300_000)  # still sending, and no reset keeps it from reading why
        status, headers, body = wire.answer()
        assert (status, headers["connection"]) == (431, "close")
        assert body.decode() == (
            "les en-têtes de la requête sont trop longs\nthe headers of the request are too long\n"
        )
        assert headers["x-content-type-options"] == "nosniff"
        assert wire.rest() == b""


def test_headers_below_the_limit_are_taken(small: Served) -> None:
    alone(small)
    with Wire(small.url) as wire:
        for _ in range(3):  # each request has its own
            wire.ask(head=f"x: {'x' * (HEAD - 5000)}\r\n")
            assert wire.answer()[0] == 200


def test_a_request_that_does_not_become_whole_is_given_up(
    small: Served, noise: pytest.LogCaptureFixture
) -> None:
    alone(small)
    post = (
        f"POST /api/v1/tables HTTP/1.1\r\nHost: {'127.0.0.1'}\r\nContent-Type: application/json\r\n"
    )
    act = post.replace("tables", "tables/0123456789abcdef/acts")
    form = post.replace("/api/v1/tables", "/play/power").replace(
        "application/json", "application/x-www-form-urlencoded"
    )
    cases = [
        ("GET / HTTP/1.1\r\nx: ", "x"),
        ("G", ""),
        (post + "Content-Length: 1000\r\n\r\n", " "),
        (act + "Content-Length: 1000\r\n\r\n", " "),
        (form + "Content-Length: 1000\r\n\r\n", "a"),
        (post + "Transfer-Encoding: chunked\r\n\r\n", "1\r\n \r\n"),
        (post + "Transfer-Encoding: chunked\r\n\r\n", ""),
    ]

    def given_up(number: int) -> tuple[int, str, str, bytes]:
        begun, byte = cases[number]
        with Wire(small.url, f"127.0.0.{10 + number}") as wire:
            wire.send(begun)
            trickle(wire, byte)
            status, headers, body = wire.answer()
            return status, headers["connection"], body.decode(), wire.rest()

    slow = "la requête a mis trop de temps à arriver\nthe request took too long to arrive\n"
    with noise.at_level(logging.INFO), ThreadPoolExecutor(len(cases)) as threads:
        for found in threads.map(given_up, range(len(cases))):
            assert found == (408, "close", slow, b"")
    assert not noise.records


def trickle(wire: Wire, byte: str) -> None:
    """Send a byte now and then until something comes back."""
    wire.socket.settimeout(SOON / 10)
    for _ in range(10 * PATIENCE if byte else 0):
        try:
            wire.send(byte)
            wire.socket.recv(1, socket.MSG_PEEK)
        except TimeoutError:
            continue
        break
    wire.socket.settimeout(PATIENCE)


def test_a_connection_that_says_nothing_is_closed(small: Served) -> None:
    alone(small)
    for said in ("", "\r\n"):
        with Wire(small.url) as wire:
            wire.send(said)
            assert wire.rest() == b""
    with Wire(small.url) as wire:  # nor do empty lines after a request keep one open
        wire.ask()
        assert wire.answer()[0] == 200
        wire.send("\r\n")
        assert wire.rest() == b""


def test_who_waits_between_requests_or_listens_is_left_alone(small: Served) -> None:
    alone(small)
    table = small.api().create("sans_allies", seats=[{"kind": "person"}])
    address = f"ws{small.url.removeprefix('http')}/api/v1/tables/{table.id}/live"
    with Wire(small.url) as wire, connect(address) as live:
        assert json.loads(live.recv())["type"] == "state"
        wire.ask()
        assert wire.answer()[0] == 200
        time.sleep(2 * SOON)
        wire.ask()
        assert wire.answer()[0] == 200
        table.act("say", "invader", text="hello")
        assert json.loads(live.recv())["status"]["chat"][-1]["text"] == "hello"


def test_an_address_has_so_many_connections(small: Served) -> None:
    alone(small)
    lasting = small.api().create("sans_allies").id
    address = f"ws{small.url.removeprefix('http')}/api/v1/tables/{lasting}/live"
    with connect(address), connect(address):  # live ones are counted for themselves
        for _ in range(3):  # whoever hangs up may come again
            alone(small)
            wires = [Wire(small.url) for _ in range(FEW)]
            for wire in wires:
                wire.ask()
                assert wire.answer()[0] == 200
            with Wire(small.url) as more:
                status, headers, body = more.answer()
                assert (status, headers["connection"]) == (503, "close")
                assert headers["retry-after"]
                assert "trop de connexions" in body.decode()
                assert more.rest() == b""
            with Wire(small.url, "127.0.0.2") as neighbour:
                neighbour.ask()
                assert neighbour.answer()[0] == 200
            for wire in wires:
                wire.close()


def test_addresses_of_ipv6_are_counted_by_their_networks() -> None:
    guard = ConnectionGuard(Limits(connections=2, site=3))
    assert [guard.enter(f"2001:db8:1:2::{n}") for n in range(3)] == [True, True, False]
    others = [
        guard.enter(f"2001:db8:1:{n}::1") for n in range(3, 9)
    ]  # a /48 has three times as many
    assert others == [True] * 4 + [False] * 2
    assert guard.enter("2001:db8:2::1")
    guard.leave("2001:db8:1:3::1")
    assert [guard.enter("2001:db8:1:7::1"), guard.enter("2001:db8:1:8::1")] == [True, False]
    assert [
        guard.enter("::ffff:192.0.2.1"),
        guard.enter("192.0.2.1"),
        guard.enter("192.0.2.1"),
    ] == [
        True,
        True,
        False,
    ]


def test_a_proxy_brings_everybody_and_is_not_counted_as_one(tmp_path: Path) -> None:
    limits = Limits(connections=2)
    with Served(tmp_path / "t.db", limits=limits, base_url="https://games.example") as served:
        wires = [Wire(served.url) for _ in range(6)]
        for wire in wires:
            wire.ask()
            assert wire.answer()[0] == 200
            wire.close()


LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (60, 140))
from arbitre.cli import main
main(sys.argv[1:])
"""


def test_open_files_do_not_run_out(tmp_path: Path) -> None:
    """The soft limit is raised to 140; half of them are for connections, wherever they come from."""
    words = ["serve", "--no-open", "--port", "0", "--db", str(tmp_path / "t.db"), "--lang", "en"]
    with subprocess.Popen(
        [sys.executable, "-c", LIMITED, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        url = server.stdout.readline().split()[-1]
        wires: list[Wire] = []
        try:
            with httpx.Client(base_url=url) as early:
                assert early.get("/api/v1/games").status_code == 200
                for number in range(150):
                    wires.append(Wire(url, f"127.0.0.{2 + number % 5}"))
                    if number % 20 == 0:
                        assert early.get("/api/v1/games").status_code == 200
                refused = wires[-1].answer()
                made = early.post("/api/v1/tables", json={"game": "sans_allies"})
            held = [wire for wire in wires[:-1] if not _answered(wire)]
        finally:
            for wire in wires:
                wire.close()
            server.terminate()
            said = server.stderr.read()
        assert refused[0] == 503
        assert made.status_code == 201
        assert (
            30 < len(held) < 70
        )  # 70 with the early one; but a slow machine has closed some again
        assert "Traceback" not in said
        assert "open files" not in said


def _answered(wire: Wire) -> bool:
    wire.socket.setblocking(False)
    try:
        wire.socket.recv(1)
        return True
    except BlockingIOError:
        return False


@pytest.mark.parametrize(
    "head",
    [
        "Content-Length: 2\r\n",
        "Transfer-Encoding: chunked\r\n",
        f"x: {'x' * 9000}\r\n",
        "x: 1\r\n" * 140,
    ],
    ids=["a body", "a body in parts", "a long header", "many headers"],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_wish_for_a_live_connection_that_none_can_come_of_is_refused(
    small: Served, method: str, head: str
) -> None:
    alone(small)
    with Wire(small.url) as wire:
        wire.ask("/x", method, f"Connection: Upgrade\r\nUpgrade: websocket\r\n{head}")
        status, headers, _ = wire.answer()
        assert (status, headers["connection"]) == (400, "close")
