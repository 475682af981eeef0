"""Where the server says it is, and what it opens."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from arbitre.cli import serve
from arbitre.core.message import BadInput, Message
from arbitre.core.words import Words
from arbitre.web.client import Client
from arbitre.web.config import Config
from arbitre.web.security.csrf import page_of
from tests.web.serving import Served


def test_the_address_for_this_machine_and_for_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "_on_network", lambda port: f"http://192.0.2.44:{port}")
    with serve.bound("127.0.0.1", 0) as here:
        port = here.getsockname()[1]
        assert serve.addresses(here) == (f"http://127.0.0.1:{port}", "")
    with serve.bound("0.0.0.0", 0) as everywhere:
        port = everywhere.getsockname()[1]
        assert serve.addresses(everywhere) == (
            f"http://127.0.0.1:{port}",
            f"http://192.0.2.44:{port}",
        )


def test_it_says_where_it_is_and_opens_a_browser_where_there_is_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setitem(
        sys.modules, "webbrowser", SimpleNamespace(open=opened.append, Error=RuntimeError)
    )
    words = Words("fr", ["arbitre.core", "arbitre.cli"])
    for screen, wanted, expected in ((True, True, 1), (True, False, 0), (False, True, 0)):
        opened.clear()
        monkeypatch.setattr(serve, "has_screen", lambda shown=screen: shown)
        serve.Announcement(words, "http://127.0.0.1:1", "http://192.0.2.44:1", wanted).make()
        out, err = capsys.readouterr()
        assert out == (
            "Arbitre est à http://127.0.0.1:1\nSur le même réseau\u00a0: http://192.0.2.44:1\n"
        )
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
        serve.Announcement(words, here, "", False).make()
        assert ("--host 0.0.0.0" in capsys.readouterr().err) == told


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
