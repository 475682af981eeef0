"""What a door must bear: garbage, too much of it, other people's seats, a server that is away."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import anyio
import pytest

from arbitre.mcp.door import ModelDoor, no_proxy_here
from arbitre.mcp.server import ArbitreServer
from tests.mcp.speaking import COMMAND, Model
from tests.web.serving import Served

GARBAGE: list[Any] = [{"a": 1}, [[]], "x" * 100_000, "\ud7ff\x00\n", -1, 1e99]


@pytest.fixture
def table(model: Model) -> str:
    begun = model.done("begin", game="power", seats=["me", "greedy"])
    model.done("write", lines=["G:T HQ G8"])
    return str(begun.data["table"])


def test_garbage_in_any_argument_is_refused_in_a_sentence(model: Model, table: str) -> None:
    before = model.done("look", table=table).data
    for tool in model.tools():
        for argument in tool.input_schema["properties"]:
            for garbage in GARBAGE:
                found = model.call(tool.name, **{"table": table, argument: garbage})
                assert "Traceback" not in found.text
                assert "pydantic" not in found.text
                assert len(found.text) < 8500, (tool.name, argument)
        refused = model.refused(tool.name, bogus=1)
        assert f"{tool.name} has no argument bogus. It takes: " in refused or "none" in refused
    assert "There is no tool “sudo”" in model.refused("sudo")
    after = model.done("look", table=table, seat="north").data
    assert (after["step"], after["over"], after["board"]) == (0, False, before["board"])


def test_wrong_arguments_are_named_with_what_is_wanted(model: Model, other: Model) -> None:
    said = model.refused("wait", seconds="soon")
    assert said == (
        "These arguments of wait cannot be used: seconds (wanted: number, 0 ≤ … ≤ 120). "
        "Nothing was done."
    )
    assert "seconds (attendu\u00a0: number" in other.refused("wait", seconds=121)
    assert "line is missing (wanted: string, ≤ 400)" in model.refused("why")
    assert 'until (wanted: "turn" | "anything")' in model.refused("wait", until="never")


def test_a_plan_that_cannot_be_is_refused_with_the_reason(model: Model) -> None:
    assert "there is no game chess" in model.refused("begin", game="chess")
    assert "no player deepblue" in model.refused("begin", game="power", seats=["me", "deepblue"])
    assert "4, 3, 2" in model.refused("begin", game="power", seats=["me"] * 7)
    assert "no option luck" in model.refused("begin", game="power", options={"luck": 9})
    assert "edition" in model.refused("begin", game="power", edition="none")
    assert model.refused("begin", game="power", seats=["me", "greedy:godlike"])
    assert model.refused("begin", game="power", seats=["me", "greedy"], seed=-(10**30))


def test_ten_megabytes_are_refused_and_disturb_nobody(model: Model, table: str) -> None:
    heavy = "T HQ G8 " * 1_300_000
    for tool, argument in (("write", "lines"), ("send", "lines"), ("why", "line")):
        value = heavy if argument == "line" else [heavy]
        assert "cannot be used" in model.refused(tool, table=table, **{argument: value})
    assert "cannot be used" in model.refused("talk", table=table, text=heavy)
    assert model.refused("look", table=heavy)
    assert model.refused("join", link=heavy)
    assert len(model.refused(heavy[:1000])) < 600
    assert "cannot be used" in model.refused("write", table=table, lines=["x"] * 100_000)
    look = model.done("look", table=table).data
    assert look["step"] == 0
    assert look["draft"][0].startswith("1. G:T HQ G8")


def test_an_illegal_move_changes_nothing(model: Model, table: str) -> None:
    before = model.done("look", table=table).data["board"]
    assert "[PW-P1]" in model.refused("send", table=table, lines=["G:T HQ R0"])
    assert "Nothing was sent" in model.refused("send", table=table, lines=["knight to f3"])
    assert model.done("look", table=table).data["board"] == before
    sans = model.done("begin", game="sans_allies", seed=1).data["table"]
    assert "[SA-" in model.refused("send", table=sans, lines=["A1 9S"], sure=True)


def test_somebody_elses_seat_stays_theirs(model: Model, other: Model, table: str) -> None:
    before = model.done("look", table=table).data["board"]
    other.done("join", link=f"/t/{table}")
    for seat in ("north", "south", "", "host", "north,south"):
        for tool, more in (
            ("write", {"lines": ["V:T HQ V8"]}),
            ("send", {"lines": []}),
            ("legal", {}),
            ("hint", {}),
            ("undo", {}),
            ("talk", {"text": "hello"}),
            ("give_up", {"sure": True}),
        ):
            assert "pas de siège" in other.refused(tool, table=table, seat=seat, **more)
    assert "n’est pas la vôtre" in other.refused("look", table=table, seat="north")
    assert "not yours. Yours here: north" in model.refused("legal", table=table, seat="south")
    assert model.refused("look", table=table, seat="south")
    assert model.done("look", table=table).data["board"] == before


def test_a_link_that_opens_nothing(model: Model) -> None:
    assert "opens nothing" in model.refused("join", link="http://127.0.0.1/seat/" + "A" * 22)
    assert "no link" in model.refused("join", link="come in!")
    assert model.refused("join", link="../../etc/passwd")


def test_a_table_that_is_not_there(model: Model) -> None:
    for tool, more in (
        ("look", {}),
        ("wait", {}),
        ("record", {}),
        ("write", {"lines": ["T HQ G8"]}),
        ("look_back", {}),
        ("ending", {}),
    ):
        assert "no such table" in model.refused(tool, table="nowhere", **more)
    assert "cannot be the id" in model.refused("look", table="../games")


def test_what_would_chance_bring_is_in_nothing_that_is_told(model: Model) -> None:
    seed = 918_273_645_918_273
    for game in ("sans_allies", "dead_reckoning", "power"):
        seats = ["me", "greedy"] if game == "power" else ["me"]
        table = model.done("begin", game=game, seats=seats, seed=seed).data["table"]
        told = [
            str((found := model.call(tool, table=table)).text) + json.dumps(found.data)
            for tool in ("look", "legal", "preview", "look_back", "record", "tables", "hint")
        ]
        told.append(json.dumps(model.done("look", table=table, data=True).data))
        told += [model.read(f"arbitre://table/{table}{kind}") for kind in ("", "/view", "/record")]
        assert str(seed) not in "".join(told)
        model.done("give_up", table=table, sure=True)
        assert str(seed) in model.done("record", table=table).text


def test_a_server_that_is_away(tmp_path: Path) -> None:
    async def ask(server: ArbitreServer, tool: str, **arguments: Any) -> tuple[bool, str]:
        found = await server.call_tool(tool, arguments)
        return bool(found.is_error), found.content[0].text

    with no_proxy_here():
        with Served(tmp_path / "tables.db") as served:
            server = ArbitreServer(ModelDoor(lambda: served.url, "en"), "0")
            error, _ = anyio.run(lambda: ask(server, "begin", game="sans_allies"))
            assert not error
        for tool in ("look", "list_games", "wait", "legal"):
            error, text = anyio.run(ask, server, tool)
            assert error
            assert text.startswith("Arbitre does not answer: nothing was done.")


def test_lines_that_are_no_messages_do_not_end_the_session(served: Served) -> None:
    hello = {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "raw", "version": "1"},
    }
    asked = {"name": "list_games", "arguments": {"game": "power"}}
    sent = [
        json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}),
        json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}),
        "not json at all",
        '{"jsonrpc": "1.0"}',
        "[" * 5000,
        "\x00\ufffd",
        json.dumps({"jsonrpc": "2.0", "id": 2, "method": "no/such/method", "params": {}}),
        json.dumps({"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": 7}}),
        json.dumps({"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": asked}),
    ]
    with subprocess.Popen(
        [*COMMAND, "--server", served.url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("".join(f"{line}\n" for line in sent).encode())
        process.stdin.flush()
        answers: dict[int, Any] = {}
        for line in process.stdout:
            said = json.loads(line)
            answers[said.get("id")] = said
            if said.get("id") == 4:
                break
        process.stdin.close()
        assert process.wait(60) == 0
    assert answers[2]["error"]["code"] == -32601
    assert "error" in answers[3]
    assert answers[4]["result"]["structuredContent"]["games"][0]["id"] == "power"
