"""`arbitre mcp` as a process: its own server, its end and HTTP."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest
from anyio.from_thread import BlockingPortal
from mcp import ClientSession
from mcp.client.streamable_http import streamable_http_client

from arbitre.cli import run
from arbitre.mcp.door import ModelDoor
from arbitre.mcp.own import OwnServer
from arbitre.mcp.server import ArbitreServer
from tests.mcp.speaking import COMMAND, Model, by_stdio
from tests.web.serving import Served

HELLO = (
    b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18",'
    b'"capabilities":{},"clientInfo":{"name":"raw","version":"1"}}}\n'
)


def test_without_a_server_it_has_its_own_that_keeps_tables(
    portal: BlockingPortal, tmp_path: Path
) -> None:
    store = str(tmp_path / "tables.sqlite")
    with portal.wrap_async_context_manager(by_stdio("--db", store)) as session:
        model = Model(portal, session)
        assert "at no table yet" in model.refused("look")
        begun = model.done("begin", game="sans_allies", seed=4)
        link = begun.data["links"]["invader"]
        board = model.done("look").data["board"]
    with Served(tmp_path / "tables.sqlite") as later:
        api = later.api(link.rpartition("/")[2])
        [line] = api.mine()
        assert line["mine"] == ["invader"]
        assert api.table(line["id"]).text()["board"] == board


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for processes in /proc")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_its_own_server_ends_with_it_however_it_ends(number: int, tmp_path: Path) -> None:
    around = {**os.environ, "TMPDIR": str(tmp_path)}  # whoever is killed cannot tidy up
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=around
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(HELLO)
        process.stdin.flush()
        assert b'"arbitre"' in process.stdout.readline()
        [child] = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        assert b"serve" in Path(f"/proc/{child}/cmdline").read_bytes()
        process.send_signal(number)
        assert process.wait(60) == (130 if number == signal.SIGTERM else -number)
        assert gone(child)


def gone(process: str) -> bool:
    """Whether a process ends within a minute."""
    for _ in range(600):
        try:
            os.kill(int(process), 0)
            state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
            if state == "Z":
                return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.1)
    return False


def test_over_http_its_address_is_a_secret(portal: BlockingPortal, served: Served) -> None:
    command = [*COMMAND, "--http", "0", "--server", served.url, "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        url = process.stdout.readline().decode().split()[2]
        assert url.startswith("http://127.0.0.1:")

        @asynccontextmanager
        async def session() -> AsyncIterator[Any]:
            async with (
                streamable_http_client(url) as (reading, writing),
                ClientSession(reading, writing) as found,
            ):
                await found.initialize()
                yield found

        with portal.wrap_async_context_manager(session()) as found:
            model = Model(portal, found)
            table = model.done("begin", game="sans_allies").data["table"]
            assert model.done("look").data["table"] == table
        import httpx

        host = url.rpartition("/")[0].rpartition("/")[0]
        assert httpx.post(f"{host}/mcp", content=b"{}", timeout=60).status_code == 404
        headers = {"content-type": "application/json", "accept": "application/json"}
        strange = {**headers, "host": "evil.example"}
        assert httpx.post(url, content=HELLO, headers=strange, timeout=60).status_code == 421
        heavy = b'{"a": "' + b"x" * 10_000_000 + b'"}'
        assert httpx.post(url, content=heavy, headers=headers, timeout=60).status_code == 413
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) in (0, 130)


def test_what_cannot_go_together_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mcp", "--server", "http://127.0.0.1:1", "--db", "x"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "--db" in said.err
    assert run(["mcp", "--server", "localhost"]) == 2
    assert run(["mcp", "--http", "99999"]) == 2


def test_help_is_there_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mcp", "--help", "--lang", "fr"]) == 0
    assert "Faire jouer un modèle de langue" in capsys.readouterr().out
    assert run(["mcp", "--help"]) == 0
    assert "--server URL" in capsys.readouterr().out
    assert run(["serve", "--help"]) == 0
    assert "stdin" not in capsys.readouterr().out


def test_a_store_that_cannot_be_opened_is_said_at_the_first_call(tmp_path: Path) -> None:
    own = OwnServer(str(tmp_path / "no" / "such" / "folder" / "x.sqlite"))
    try:
        server = ArbitreServer(ModelDoor(own.url, "en"), "0")
        found = anyio.run(server.call_tool, "list_games", {})
    finally:
        own.close()
    assert found.is_error
    said = found.content[0].text
    assert said.startswith("Arbitre’s server could not start: ")
    assert len(said) > 40
