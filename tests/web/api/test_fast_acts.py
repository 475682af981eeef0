"""The short way of an act answers as the route does that it stands before, and survives its clients."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest
import uvicorn
from fastapi import FastAPI

from arbitre.web.api.fast_acts import FastActs
from tests.web.serving import Served
from tests.web.wire import Wire

JSON = "application/json"
SAY = '{"kind": "say", "seat": "invader", "body": {"text": "hello"}'


def without_fast_acts(config: uvicorn.Config) -> None:
    assert isinstance(config.app, FastAPI)
    kept = [one for one in config.app.user_middleware if one.cls != cast("object", FastActs)]
    assert len(kept) == len(config.app.user_middleware) - 1
    config.app.user_middleware = kept


@pytest.fixture(scope="module")
def ways(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[tuple[httpx.Client, str]]]:
    """The short way and the route, each with a table in the same state."""
    folder = tmp_path_factory.mktemp("fast")
    with (
        Served(folder / "short.db") as short,
        Served(folder / "long.db", change=without_fast_acts) as long,
        httpx.Client(base_url=short.url) as one,
        httpx.Client(base_url=long.url) as other,
    ):
        tables = []
        for served, client in ((short, one), (long, other)):
            table = served.api().create("sans_allies", seats=[{"kind": "person"}])
            client.headers["authorization"] = f"Bearer {','.join(table.client.tokens)}"
            tables.append((client, table.id))
        yield tables


@pytest.mark.parametrize(
    ("content", "kind", "status"),
    [
        (SAY + "}", JSON, 200),
        (SAY + "}", "application/JSON; charset=utf-8", 200),
        (SAY + ', "key": "k1"}', JSON, 200),
        (SAY + ', "surprise": 1}', JSON, 422),
        (SAY + ', "revision": 99}', JSON, 200),
        (SAY + ', "revision": "many"}', JSON, 422),
        (SAY + ', "revision": 1.5}', JSON, 422),
        (SAY + f', "revision": {"9" * 30}}}', JSON, None),
        (SAY + ', "key": 7}', JSON, 422),
        (SAY + f', "key": "{"k" * 300}"}}', JSON, 422),
        ('{"kind": "say", "seat": "nobody", "body": {"text": "hello"}}', JSON, None),
        ('{"kind": "say", "seat": "invader", "body": {"text": "' + "x" * 600 + '"}}', JSON, 413),
        ('{"kind": "explode"}', JSON, 422),
        ('{"kind": "move", "seat": "invader", "body": {"move": "attack Z9"}}', JSON, None),
        ('{"kind": "say", "body": []}', JSON, 422),
        ('{"kind": "say", "kind": "say", "seat": "invader", "body": {"text": "x"}}', JSON, 200),
        ('{"kind": "say", "seat": "invader", "body": {"text": "\\ud800"}}', JSON, None),
        ('{"kind": "say", "seat": "invader", "body": {"text": NaN}}', JSON, None),
        ("{}", JSON, 422),
        ("[]", JSON, 422),
        ("null", JSON, 422),
        ("", JSON, 422),
        ("{", JSON, 422),
        ('{"kind": "say"', JSON, 422),
        ("[" * 5000, JSON, None),
        ("\ufeff{}", JSON, None),
        (SAY + "}", "text/plain", 422),
        (SAY + "}", "application/x-www-form-urlencoded", 422),
        (SAY + "}", "application/problem+json", None),
        (SAY + "}", "", None),
        (SAY + "}", "json", 422),
    ],
    ids=range(31),
)
def test_an_act_is_answered_as_by_its_route(
    ways: list[tuple[httpx.Client, str]], content: str, kind: str, status: int | None
) -> None:
    found: list[list[Any]] = []
    for client, table in ways:
        answers = []
        for path in (table, "0123456789abcdef", "a.b"):
            for key in ("", "k" * 200):
                headers = {"content-type": kind, "idempotency-key": key}
                answer = client.post(
                    f"/api/v1/tables/{path}/acts",
                    content=content.encode(),
                    headers={name: value for name, value in headers.items() if value},
                )
                kept = {name: answer.headers[name] for name in answer.headers if name != "date"}
                answers.append((answer.status_code, kept, answer.json()))
        found.append(answers)
    assert found[0] == found[1]
    if status is not None:
        assert found[0][0][0] == status


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/v1/tables/0123456789abcdef/acts", JSON),
        ("/api/v1/tables", JSON),
        ("/play/power", "application/x-www-form-urlencoded"),
        ("/play/power", JSON),
    ],
)
def test_a_client_that_hangs_up_midway_leaves_no_traceback(
    served: Served, noise: pytest.LogCaptureFixture, path: str, kind: str
) -> None:
    head = f"Content-Type: {kind}\r\nContent-Length: 1000\r\nX-Arbitre: 1\r\n"
    for _ in range(3):
        with Wire(served.url) as wire:
            wire.ask(path, "POST", head)
            wire.send("{")
        for _ in range(3):  # by then the server has seen it
            assert httpx.get(f"{served.url}/api/v1/games").status_code == 200
    assert [record.getMessage() for record in noise.records if record.levelno > logging.INFO] == []
