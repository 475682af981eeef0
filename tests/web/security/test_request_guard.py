"""Before anything is done for a request: the host that it names, how often it comes, and from where."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from arbitre.cli.serve import trusted_proxies
from arbitre.tables.house import House
from arbitre.web.config import Config, Limits
from arbitre.web.security.rate_limit import RateLimits, address_of
from tests.web.serving import Served
from tests.web.wire import Wire

OTHERS = [
    "evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example:80",
    "a b",
]
ODD = [
    "127.0.0.1:",
    "127.0.0.1:x",
    "[::1",
    "::1",
    "127.1",
    "[127.0.0.1]",
    "2130706433",
    "nas.local",
    "²",
]


@pytest.mark.parametrize("host", OTHERS + ODD)
def test_a_host_that_is_not_ours_is_refused(served: Served, host: str) -> None:
    said = {
        "fr": f"ce serveur ne s’appelle pas {host}\u00a0: ouvrez-le par son adresse, ou demandez à son"
        " propriétaire de le nommer avec --base-url",
        "en": f"this server is not called {host}: open it by its address, or have its owner name it"
        " with --base-url",
    }
    raw = host.encode("latin-1")
    for lang, text in said.items():
        headers = {b"host": raw, b"accept-language": lang.encode()}
        with httpx.Client(base_url=served.url) as client:
            answer = client.get("/api/v1/games", headers=headers)
            assert answer.status_code == 421
            assert answer.json()["error"] == {"code": "host", "text": text, "clause": ""}
            for path in ("/", "/static/style.css", "/nope"):
                page = client.get(path, headers=headers)
                assert page.status_code == 421
                assert f'<html lang="{lang}"' in page.text
            made = client.post("/api/v1/tables", json={"game": "power"}, headers=headers)
            assert made.status_code == 421


def test_two_hosts_are_none_and_no_host_is_a_health_check(served: Served) -> None:
    with Wire(served.url) as wire:
        wire.ask(head="Host: localhost\r\n")  # a second one
        assert wire.answer()[0] == 421
        wire.send("GET /api/v1/games HTTP/1.1\r\n\r\n")
        assert wire.answer()[0] == 200


@pytest.mark.parametrize("host", ["LOCALHOST", "localhost.:8000", "192.0.2.7", "[2001:db8::1]:80"])
def test_every_address_and_localhost_are_ours(served: Served, host: str) -> None:
    answer = httpx.get(f"{served.url}/api/v1/games", headers={"host": host})
    assert answer.status_code == 200


def test_names_that_the_owner_gave_are_ours(tmp_path: Path) -> None:
    base = "https://Spiele.exämple:8443/x"
    with Served(tmp_path / "t.db", base_url=base, host="Nas.lan") as served:
        for host, status in (
            ("spiele.xn--exmple-cua:8443", 200),
            ("SPIELE.xn--exmple-cua", 200),
            ("nas.lan:8000", 200),
            ("10.0.0.7", 200),
            ("localhost", 200),
            ("evil.example", 421),
            ("nas.lan.evil.example", 421),
        ):
            answer = httpx.get(f"{served.url}/x/api/v1/games", headers={"host": host})
            assert (host, answer.status_code) == (host, status)


def test_a_live_connection_and_an_origin_need_a_host_of_ours(served: Served) -> None:
    table = served.api().create("sans_allies")
    address = f"ws{served.url.removeprefix('http')}/api/v1/tables/{table.id}/live"
    evil = {"Host": "evil.example"}  # a name that leads here
    with Wire(served.url) as wire:
        key = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        wire.send(
            f"GET /api/v1/tables/{table.id}/live HTTP/1.1\r\nHost: evil.example\r\n{key}"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://evil.example\r\n\r\n"
        )
        assert wire.rest().startswith(b"HTTP/1.1 403 ")
    with connect(address, origin=served.url):  # type: ignore[call-overload]
        pass
    with pytest.raises(InvalidStatus), connect(address, origin="http://evil.example"):  # type: ignore[call-overload]
        pass
    with served.browser() as browser:
        browser.get("/")
        headers = {**evil, "origin": "http://evil.example"}
        assert browser.post("/settings", data={"lang": "fr"}, headers=headers).status_code == 421


FEW = Limits(requests=30, files=60)


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("few") / "t.db", limits=FEW) as server:
        yield server


def codes(served: Served, path: str, count: int, headers: dict[str, str], source: str) -> list[int]:
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=served.url, transport=transport) as client:
        return [client.get(path, headers=headers).status_code for _ in range(count)]


@pytest.mark.parametrize("path", ["/nope", "/api/v1/nope", "/play/power", "/t/x/y/z"])
def test_pages_that_are_none_are_counted(few: Served, path: str) -> None:
    """Each from an address of its own: 30 at once, and then hardly any."""
    source = f"127.0.1.{len(path)}"
    found = codes(few, path, 60, {}, source)
    assert found[0] in (404, 405)
    assert set(found[:30]) == {found[0]}
    assert 429 in found
    # what is counted there is counted everywhere but for files
    assert 429 in codes(few, "/", 10, {}, source)
    assert 429 in codes(few, "/api/v1/games", 10, {}, source)
    assert set(codes(few, "/static/style.css", 20, {}, source)) == {200}


def test_files_are_counted_and_do_not_keep_anybody_from_pages(few: Served) -> None:
    for path, taken in (("/static/icon.svg", 200), ("/static/nothing.css", 404)):
        source = f"127.0.2.{len(path)}"
        found = codes(few, path, 100, {}, source)
        assert set(found[:60]) == {taken}
        assert 429 in found
        assert codes(few, "/", 3, {}, source) == [200, 200, 200]


def test_a_program_of_this_machine_cannot_say_that_it_is_another(
    few: Served, tmp_path: Path
) -> None:
    def named(served: Served, source: str) -> list[int]:
        with httpx.Client(
            base_url=served.url, transport=httpx.HTTPTransport(local_address=source)
        ) as client:
            return [
                client.get("/api/v1/games", headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code
                for n in range(60)
            ]

    assert 429 in named(few, "127.0.0.1")
    with Served(tmp_path / "t.db", limits=FEW, base_url="https://games.example") as proxied:
        assert set(named(proxied, "127.0.0.1")) == {200}
        assert 429 in named(proxied, "127.0.0.2")  # no proxy: only 127.0.0.1 is believed


def test_whose_word_for_its_clients_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert trusted_proxies(Config()) == ""
    assert trusted_proxies(Config("https://games.example")) == "127.0.0.1,::1"
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/8")
    assert trusted_proxies(Config()) == trusted_proxies(Config("https://a.example")) == "10.0.0.0/8"


def asking(host: str) -> str:
    return address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))


def test_a_bucket_is_full_again_after_exactly_its_period() -> None:
    now = [0.0]
    limits = RateLimits(
        Config(limits=Limits(acts=60, hints=60, requests=60, files=60, tables=60)), lambda: now[0]
    )
    for pace, period in (
        (limits.acts, 60.0),
        (limits.hints, 60.0),
        (limits.requests, 60.0),
        (limits.files, 60.0),
        (limits.tables, 3600.0),
    ):
        now[0] = 0.0
        assert [pace.take("192.0.2.1") for _ in range(61)] == [True] * 60 + [False]
        for step in range(1, 61):  # one each sixtieth of it, not before
            now[0] = period * step / 60 - period / 6000
            assert not pace.take("192.0.2.1")
            now[0] = period * step / 60
            assert pace.take("192.0.2.1")
            assert not pace.take("192.0.2.1")


def test_live_connections_that_end_make_room_for_as_many() -> None:
    limits = RateLimits(Config(limits=Limits(sockets=3)))
    for _ in range(3):
        assert [limits.open_socket("192.0.2.1") for _ in range(4)] == [True] * 3 + [False]
        assert limits.open_socket("192.0.2.2")
        for _ in range(3):
            limits.close_socket("192.0.2.1")
        limits.close_socket("192.0.2.2")


def test_a_whole_site_of_ipv6_has_a_larger_bucket() -> None:
    limits = RateLimits(Config(limits=Limits(tables=2, sockets=2, site=3)), lambda: 0.0)
    one, other = asking("2001:db8:1:2::9"), asking("2001:db8:1:3::9")
    assert (one, other) == ("2001:db8:1:2::/64", "2001:db8:1:3::/64")
    for do in (limits.tables.take, limits.open_socket):
        assert [do(one) for _ in range(3)] == [True, True, False]
        assert [do(other) for _ in range(3)] == [True, True, False]
        # six for the /48: the seventh is refused, whichever /64 asks
        more = [do(asking(f"2001:db8:1:{n}::9")) for n in range(4, 8)]
        assert more == [True, True, False, False]
        assert do(asking("2001:db8:2::9"))
        assert do(asking("192.0.2.1"))


def test_a_connection_that_is_closed_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, noise: pytest.LogCaptureFixture
) -> None:
    async def broken(self: House, tokens: object) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr(House, "mine", broken)
    bearer = "Authorization: Bearer 0123456789abcdef\r\n"
    large = "Content-Type: application/json\r\nContent-Length: 2000000\r\n"
    chunked = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    with Served(tmp_path / "t.db") as served:
        for path, method, head, body, status in (
            ("/tables", "GET", bearer, "", 500),
            ("/api/v1/tables", "GET", bearer, "", 500),
            ("/api/v1/tables", "POST", large, "x" * 1_000_000, 413),
            ("/api/v1/tables/0123456789abcdef/acts", "POST", large, "x" * 1_000_000, 413),
            ("/api/v1/tables", "POST", chunked, "10000\r\n" + "x" * 65536 + "\r\n", 413),
            ("/settings", "POST", large, "x" * 1_000_000, 413),
            ("/nope", "POST", large, "x" * 1_000_000, 404),
        ):
            with Wire(served.url) as wire:
                wire.ask(path, method, head)
                for _ in range(8 if head == chunked else 1):
                    wire.send(body)
                found, headers, _ = wire.answer()
                assert (path, found, headers["connection"]) == (path, status, "close")
                assert wire.rest() == b""
        with Wire(served.url) as wire:  # and one that is not closed does not
            for path in ("/api/v1/games", "/nope", "/api/v1/games"):
                wire.ask(path)
                assert "connection" not in wire.answer()[1]
