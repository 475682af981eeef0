"""`--edition LINK`: the numbers of a shared box of a server nearby, in the terminal."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitre.cli import run
from arbitre.cli.box_link import edition_at
from arbitre.core.message import BadInput
from tests.web.serving import Served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "boxes.db") as made:
        yield made


def key_of(link: str) -> str:
    with pytest.raises(BadInput) as found:
        edition_at(link)
    return found.value.message.key


def test_a_shared_box_is_played_with(server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    box = server.api().ask("POST", "boxes", {"game": "sans_allies", "name": "Chez moi"})
    link = box["links"]["share"]
    assert 'name = "chez-moi"' in edition_at(link)
    arena = ["arena", "sans_allies", "--seats", "random", "--games", "1", "--jobs", "1"]
    assert run([*arena, "--edition", link, "--lang", "en"]) == 0
    assert "chez-moi" in capsys.readouterr().out
    api = server.api(box["secret"])
    api.ask("POST", f"boxes/{box['id']}", {"values": {"terrains.sea.cards": "7"}})
    assert key_of(link) == "box-link-unready"
    assert run([*arena, "--edition", link, "--lang", "en"]) == 2
    assert "this box is not ready yet" in capsys.readouterr().err


def test_links_that_are_none(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    token = "x" * 22
    assert key_of(f"{server.url}/box/shared/{token}") == "box-link-none"
    assert key_of(f"{server.url}/box/{token}") == "box-link-what"
    assert key_of("https:///box/shared/short") == "box-link-what"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    assert key_of(f"http://127.0.0.1:{port}/box/shared/{token}") == "box-link-down"
    # a server elsewhere is not asked, whatever its name
    public = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 80))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: public)
    assert key_of(f"http://example.org/box/shared/{token}") == "box-link-far"
