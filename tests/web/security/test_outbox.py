"""Answers leave together: in their order, whole, and not after their reader has gone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from arbitre.web.outbox import JoinedTransport, Outbox
from tests.web import wire
from tests.web.serving import Served


class Wire:
    """A connection that notes what is sent."""

    def __init__(self, name: str, sent: list[str]) -> None:
        self.name = name
        self.sent = sent
        self.closed = False

    def write(self, data: bytes) -> None:
        self.sent.append(f"{self.name} {data.decode()}")

    def writelines(self, parts: list[bytes]) -> None:
        self.write(b"".join(parts))

    def write_eof(self) -> None:
        self.sent.append(f"{self.name} ends")

    def close(self) -> None:
        self.closed = True
        self.sent.append(f"{self.name} closes")

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, what: str) -> str:
        return f"{what} of {self.name}"


def joined(name: str, sent: list[str]) -> tuple[Wire, JoinedTransport]:
    wire = Wire(name, sent)
    outbox = Outbox.of(asyncio.get_running_loop())
    return wire, JoinedTransport(cast("asyncio.Transport", wire), outbox)


def test_what_is_written_in_one_turn_is_sent_at_its_end() -> None:
    async def story() -> None:
        sent: list[str] = []
        (_, a), (_, b) = joined("a", sent), joined("b", sent)
        a.write(b"head ")
        b.write(b"one")
        a.write(b"body")
        assert sent == []
        # whoever is woken by this turn writes in the next one: it goes along
        asyncio.get_running_loop().call_soon(b.write, b" two")
        for _ in range(3):
            await asyncio.sleep(0)
        assert sent == ["a head body", "b one two"]
        a.write(b"more")
        for _ in range(3):
            await asyncio.sleep(0)
        assert sent[2:] == ["a more"]
        assert a.get_extra_info("peername") == "peername of a"

    asyncio.run(story())


def test_hanging_up_sends_what_was_kept_and_nothing_later() -> None:
    async def story() -> None:
        sent: list[str] = []
        (_, a), (wire, b) = joined("a", sent), joined("b", sent)
        a.write(b"last words")
        a.close()
        assert sent == ["a last words", "a closes"]
        b.write(b"too late")
        wire.closed = True  # the reader hung up meanwhile
        for _ in range(3):
            await asyncio.sleep(0)
        assert sent == ["a last words", "a closes"]

    asyncio.run(story())


def test_nothing_overtakes_what_waits() -> None:
    async def story() -> None:
        sent: list[str] = []
        _, a = joined("a", sent)
        a.write(b"one ")
        a.writelines([b"two ", b"three "])
        a.write(b"four")
        for _ in range(3):
            await asyncio.sleep(0)
        assert sent == ["a one two three four"]
        a.write(b"five ")
        a.writelines([b"six"])
        a.write_eof()
        assert sent[1:] == ["a five six", "a ends"]

    asyncio.run(story())


def plain(config: uvicorn.Config) -> None:
    config.http = HttpToolsProtocol


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    """Our server, and the same over uvicorn's own protocol."""
    folder: Path = tmp_path_factory.mktemp("outbox")
    with Served(folder / "a.db") as ours, Served(folder / "b.db", change=plain) as theirs:
        yield [ours, theirs]


GET = "GET /api/v1/games/power HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = (
    "POST /api/v1/tables/import HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
)
LAST = "Connection: close\r\n\r\n"


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize(
    "sent",
    [
        GET + LAST,
        GET.replace("GET", "HEAD") + LAST,
        GET.replace("1.1", "1.0") + "\r\n",
        (GET + "\r\n") * 20 + GET + LAST,  # one after another without waiting
        GET.replace("/api/v1/games/power", "/nope") + "\r\n" + GET + LAST,
        GET.replace("/api/v1/games/power", "/static/style.css") + "\r\n" + GET + LAST,
        GET + "Accept-Encoding: gzip\r\n\r\n" + GET + LAST,
        GET + "Upgrade: h2c\r\nConnection: upgrade, close\r\n\r\n",
        POST + "Content-Length: 2\r\n\r\n{}" + GET + LAST,
        POST + "Content-Length: 100000\r\n\r\n" + " " * 100_000 + GET + LAST,
        POST + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n" + GET + LAST,
        POST + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nx: y\r\n\r\n" + GET + LAST,
        POST + "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}" + GET + LAST,
        POST.replace("/tables/import", "/nope")
        + "Content-Length: 9000\r\n\r\n"
        + " " * 9000
        + GET
        + LAST,
        "\r\n" + GET + LAST,
        "nonsense\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        POST + "Content-Length: -1\r\n\r\n",
        POST + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
    ],
    ids=range(19),
)
def test_the_same_bytes_come_as_from_uvicorns_own_protocol(both: list[Served], sent: str) -> None:
    for size in (len(sent), 3000):
        came = []
        for served in both:
            with wire.Wire(served.url) as line:
                for start in range(0, len(sent), size):
                    line.send(sent[start : start + size])
                came.append(re.sub(rb"date: [^\r]*|arbitre-form=[^;]*", b"", line.rest()))
        assert came[0] == came[1]
        assert came[0].startswith((b"HTTP/1.1 ", b"HTTP/1.0 "))
