"""Where the server says it is, and what it opens."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import segno

from arbitre.cli import announcing, serve
from arbitre.cli.network import ranked
from arbitre.core.message import BadInput, Message
from arbitre.core.words import Words
from arbitre.web.client import Client
from arbitre.web.config import Config
from arbitre.web.security.csrf import page_of
from tests.web.serving import Served


def test_the_address_for_this_machine_and_for_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "neighbourly", lambda: ["192.0.2.44", "198.51.100.7"])
    with serve.bound("127.0.0.1", 0) as here:
        port = here.getsockname()[1]
        assert serve.addresses(here) == (f"http://127.0.0.1:{port}", [])
    with serve.bound("0.0.0.0", 0) as everywhere:
        port = everywhere.getsockname()[1]
        assert serve.addresses(everywhere) == (
            f"http://127.0.0.1:{port}",
            [f"http://192.0.2.44:{port}", f"http://198.51.100.7:{port}"],
        )


def test_whatever_address_is_announced_is_answered_to() -> None:
    for address in ("192.168.1.5:8000", "10.0.0.7:8000", "172.17.0.1:80", "[2001:db8::7]:8000"):
        assert Config(nearby="http://192.168.1.5:8000", host="0.0.0.0").answers_to(address)


def test_an_address_that_leads_to_the_room_comes_first() -> None:
    cards = [
        ("lo", "127.0.0.1"),
        ("docker0", "172.17.0.1"),
        ("eth0", "192.168.7.4"),
        ("wlan0", "192.168.1.5"),
        ("usb0", "169.254.3.3"),  # no network gave it one
    ]
    assert ranked(cards, "192.168.1.5") == ["192.168.1.5", "192.168.7.4", "172.17.0.1"]
    # the way out leads through a tunnel: no phone of the room is there
    through = ["192.168.7.4", "192.168.1.5", "10.8.0.2", "172.17.0.1"]
    assert ranked([*cards, ("wg0", "10.8.0.2")], "10.8.0.2") == through
    assert ranked([("lo", "127.0.0.1")], "") == []


def test_it_says_where_it_is_and_opens_a_browser_where_there_is_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setitem(
        sys.modules, "webbrowser", SimpleNamespace(open=opened.append, Error=RuntimeError)
    )
    words = Words("fr", ["arbitre.core", "arbitre.cli"])
    nearby = ["http://192.0.2.44:1", "http://198.51.100.7:1"]
    for screen, wanted, expected in ((True, True, 1), (True, False, 0), (False, True, 0)):
        opened.clear()
        monkeypatch.setattr(announcing, "has_screen", lambda shown=screen: shown)
        announcing.Announcement(words, "http://127.0.0.1:1", nearby, wanted).make()
        out, err = capsys.readouterr()
        assert out.splitlines() == [  # no terminal: no code
            "Arbitre est à http://127.0.0.1:1",
            "Sur le même réseau, un téléphone saisit http://192.0.2.44:1",
            "Cette machine a une autre adresse, si celle-là ne s’ouvre pas\u00a0: http://198.51.100.7:1",
        ]
        assert "Ctrl-C" in err
        assert len(opened) == expected


def test_a_server_for_this_machine_alone_says_how_others_can_join(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = Words("en", ["arbitre.core", "arbitre.cli"])
    for here, told in (
        ("http://127.0.0.1:1", True),
        ("http://[::1]:1", True),
        ("https://a.example", False),
    ):
        announcing.Announcement(words, here, [], False).make()
        assert ("--host 0.0.0.0" in capsys.readouterr().err) == told
    announcing.Announcement(words, "http://127.0.0.1:1", [], False, everywhere=True).make()
    err = capsys.readouterr().err
    assert "in no network" in err
    assert "--host" not in err


class Seen(io.StringIO):
    """What a terminal shows."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_a_code_that_scans_on_dark_and_on_light(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = Words("en", ["arbitre.core", "arbitre.cli"])
    url = "http://192.168.1.5:8000"
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    screen = Seen()
    monkeypatch.setattr(sys, "stdout", screen)
    announcing.Announcement(words, "http://127.0.0.1:8000", [url], False).make()
    shown = screen.getvalue().splitlines()
    assert shown[:3] == [
        "Arbitre is at http://127.0.0.1:8000",
        f"A phone on the same network types {url}",
        "or scans this:",
    ]
    # black on white whatever the terminal's own colours are: two modules a sign, an empty edge around
    begin, end = "\x1b[38;5;16;48;5;231m", "\x1b[0m"
    assert all(line.startswith(begin) and line.endswith(end) for line in shown[3:])
    signs = [line.removeprefix(begin).removesuffix(end) for line in shown[3:]]
    assert {len(line) for line in signs} == {25 + 2 * 3}  # version 2 holds 26 to 32 signs
    dark = [[sign in marks for sign in line] for line in signs for marks in ("█▀", "█▄")]
    matrix = [[bool(module) for module in row] for row in segno.make(url, error="l").matrix]
    assert [row[3:-3] for row in dark[3:28]] == matrix
    assert not any(any(row) for row in (*dark[:3], *dark[28:]))
    assert not any(any((*row[:3], *row[-3:])) for row in dark)


@pytest.mark.parametrize("name", ["narrow", "dumb", "latin"])
def test_where_a_code_would_be_broken_there_is_none(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words("en", ["arbitre.core", "arbitre.cli"])
    screen = Seen()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setenv("TERM", "dumb" if name == "dumb" else "xterm")
    monkeypatch.setenv("COLUMNS", "20" if name == "narrow" else "80")
    monkeypatch.setattr(Seen, "encoding", "latin-1" if name == "latin" else "utf-8")
    announcing.Announcement(words, "http://127.0.0.1:1", ["http://10.0.0.7:1"], False).make()
    assert screen.getvalue().splitlines() == [
        "Arbitre is at http://127.0.0.1:1",
        "A phone on the same network types http://10.0.0.7:1",
    ]


def test_a_link_that_only_this_machine_opens_says_so(tmp_path: Path) -> None:
    for nearby, told in (("", True), ("http://192.0.2.44:8000", False)):
        with Served(tmp_path / "t.db", nearby=nearby) as served, served.browser() as browser:
            table = browser.play("power")
            for page in ("invite", "carry"):
                assert ("--host 0.0.0.0" in browser.get(f"/t/{table}/{page}").text) == told


def test_friends_nearby_are_given_an_address_that_they_can_reach(tmp_path: Path) -> None:
    with Served(tmp_path / "t.db", nearby="http://192.0.2.44:8000") as served:
        made = served.api().create("power", seats=[{"kind": "person"}] + [{"kind": "open"}] * 3)
        assert made.created["links"]["join"].startswith("http://192.0.2.44:8000/join/")
        with served.browser() as browser:
            assert "http://192.0.2.44:8000" in browser.get("/").text


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"origin": "http://10.0.0.1:8000", "host": "10.0.0.1:8000"}, "ours"),
        ({"origin": "https://a.example", "host": "a.example"}, "other"),  # no host of ours
        ({"origin": "https://b.example", "host": "10.0.0.1"}, "ours"),  # the base address
        ({"origin": "https://c.example", "host": "a.example"}, "other"),
        ({"origin": "https://c.example", "x-arbitre": "1", "host": "a.example"}, "other"),
        ({"origin": "null", "host": "a.example"}, "unsaid"),
        ({"origin": "null", "sec-fetch-site": "same-origin"}, "ours"),
        ({"sec-fetch-site": "cross-site", "x-arbitre": "1"}, "other"),
        ({"x-arbitre": "1"}, "ours"),
        ({"origin": "https://", "host": ""}, "other"),
        ({}, "unsaid"),
    ],
)
def test_whose_page_it_is(headers: dict[str, str], expected: str) -> None:
    asking = SimpleNamespace(headers=headers)
    assert page_of(asking, Config("https://b.example/x")) == expected  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "numbers",
    [
        [signal.SIGINT],
        [signal.SIGTERM],
        [signal.SIGINT, signal.SIGINT],
        [signal.SIGINT] * 30,
        [signal.SIGTERM, signal.SIGINT, signal.SIGTERM],
    ],
    ids=["Ctrl-C", "SIGTERM", "twice", "impatient", "mixed"],
)
def test_ctrl_c_closes_the_store_as_a_request_to_end_does(
    tmp_path: Path, numbers: list[signal.Signals]
) -> None:
    words = ["serve", "--port", "0", "--no-open", "--db", str(tmp_path / "t.db"), "--lang", "en"]
    with subprocess.Popen(
        [sys.executable, "-m", "arbitre", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        table = Client(server.stdout.readline().split()[-1]).create("sans_allies")
        states = table.listen()
        next(states)  # somebody is still there when it stops
        assert (tmp_path / "t.db-wal").exists()
        for number in numbers:
            os.kill(server.pid, number)
            if len(numbers) > 10:  # some of them fall into the closing
                with contextlib.suppress(subprocess.TimeoutExpired):
                    server.wait(0.02)
            if server.poll() is not None:
                break
        assert server.wait(30) == 0
        assert "Traceback" not in server.stderr.read()
        states.close()
    assert {file.name for file in tmp_path.iterdir()} <= {"t.db", "t.db.lock"}


def test_hooks_of_the_local_network_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from arbitre.cli import run
    from arbitre.tables.house import House
    from arbitre.tables.settings import Settings

    asked: list[Settings] = []

    async def opened(url: str, settings: Settings) -> House:
        asked.append(settings)
        raise BadInput("", Message("store-url"))

    monkeypatch.setattr(House, "open", opened)
    for more in ([], ["--private-hooks"], ["--base-url", "https://a.example/x"]):
        assert run(["serve", "--no-open", "--port", "0", *more]) == 2
    assert [one.private_hooks for one in asked] == [False, True, False]
    assert [one.base_url for one in asked] == ["", "", "https://a.example/x"]
    assert {one.most_tables for one in asked} == {200_000}
