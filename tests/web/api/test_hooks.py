"""Webhooks over HTTP and on pages: a secret for the holder of a seat, and a test call."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from arbitre.web.client import Denied
from arbitre.web.config import Limits
from tests.web.serving import WIDE, Served
from tools.make_api_examples import heard

ME = {"kind": "person"}
NOBODY = "http://127.0.0.1:1/"


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("hooks") / "t.db", private_hooks=True) as server:
        yield server


def test_an_address_is_set_asked_for_tried_and_taken_away(calling: Served) -> None:
    table = calling.api().create("power", seats=[ME] * 2)
    with heard() as (url, calls):
        assert table.hook("north")["url"] == ""
        mine = table.hook("north", url)
        assert mine["url"] == url
        assert re.fullmatch(r"whsec_[A-Za-z0-9+/]{43}=", mine["secret"])
        said = table.ping("north")
        assert said.pop("id").startswith("call_")
        assert said == {
            "delivered": True, "status": 204, "text": "The call arrived, and was answered with 204.",
        }  # fmt: skip
        (call,) = calls
        assert (call["event"], call["table"], call["seat"]) == ("ping", table.id, "north")
        assert mine["secret"] not in str(call)
        assert table.hook("north", "")["url"] == ""
        with pytest.raises(Denied) as caught:
            table.ping("north")
        assert caught.value.status == 409
        assert len(calls) == 1


def test_nobody_else_learns_the_address_or_the_secret(calling: Served) -> None:
    table = calling.api().create("power", seats=[ME] * 2)
    secret = table.hook("north", NOBODY)["secret"]
    seats, host, join = (table.created[name] for name in ("seats", "host", "join"))
    for shown in ([seats["south"]], [host], [join], [], ["x" * 22], [secret[6:28]]):
        other = calling.api(*shown).table(table.id)
        for ask in (other.hook, other.ping):
            with pytest.raises(Denied) as caught:
                ask("north")
            assert caught.value.status == 403
            assert caught.value.text == "this seat is not yours"
        state = str(other.sight()) + other.record() + str(other.history(0))
        assert NOBODY not in state
        assert secret not in state
    for seat in ("nobody", "table", "x" * 40):
        with pytest.raises(Denied) as caught:
            table.hook(seat)
        assert caught.value.status == 404
    with pytest.raises(Denied) as caught:
        table.hook("x" * 41)
    assert caught.value.status == 422


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Signature and", "cannot be reached", "arrived", "give one in", "not yours")),
        ("fr", ("Signature et", "ne peut pas être", "est arrivé", "donnez-en une", "pas la vôtre")),
    ],
)  # fmt: skip
def test_the_page_of_a_seat(calling: Served, lang: str, words: tuple[str, ...]) -> None:
    table = calling.api().create("power", seats=[ME] * 2)
    path = f"/t/{table.id}/hook"
    with calling.browser(lang) as player, calling.browser(lang) as stranger, heard() as (url, _):
        player.get(f"/seat/{table.created['seats']['north']}")
        assert words[3] in player.get(f"{path}?seat=north").text
        secret = table.hook("north", NOBODY)["secret"]
        assert words[0] in player.get(f"/t/{table.id}").text
        page = player.get(f"{path}?seat=north").text
        assert secret in unescape(page)
        assert words[1] in player.submit(path, seat="north").text
        table.hook("north", url)
        assert words[2] in player.submit(path, seat="north").text
        for answer in (
            stranger.get(f"{path}?seat=north"),
            stranger.submit(path, seat="north"),
            player.get(f"{path}?seat=south"),
            player.submit(path, seat="south"),
        ):
            assert answer.status_code == 403
            assert words[4] in answer.text
            assert secret not in unescape(answer.text)
        # another site's page cannot have it called
        foreign = player.post(path, data={"seat": "north"}, headers={"origin": "https://x.example"})
        assert foreign.status_code == 403


def test_test_calls_are_few(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"limits": Limits(pings=2, tables=WIDE.tables)}
    with Served(tmp_path / "t.db", private_hooks=True, **limits) as served, heard() as (url, calls):
        table = served.api().create("power", seats=[ME] * 2)
        table.hook("north", url)
        assert [table.ping("north")["status"] for _ in range(2)] == [204, 204]
        with pytest.raises(Denied) as caught:
            table.ping("north")
        assert caught.value.status == 429
        assert len(calls) == 2
