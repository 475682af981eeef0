"""What the server sends is what its models describe, and the client's types are made from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import BaseModel

from arbitre.core.screen import EFFECTS
from arbitre.web.api.protocol import (
    DraftAnswerOut,
    DraftNewsOut,
    EffectKind,
    FailureOut,
    LiveTableOut,
    Message,
    PingOut,
    StateOut,
)
from arbitre.web.client import RemoteTable
from arbitre.web.live import PING
from tests.web.serving import Served
from tools.make_protocol import TARGET, made, main, written

ME = {"kind": "person"}
GAMES = {"power": 4, "sans_allies": 1, "dead_reckoning": 2}


def holds(model: type[BaseModel], message: dict[str, Any]) -> None:
    """What was sent is what the model says, to the last key."""
    read = model.model_validate(message, strict=True)
    assert read.model_dump(exclude_unset=True) == message


def test_the_client_has_the_types_of_today() -> None:
    assert TARGET.read_text(encoding="utf-8") == made(), "run tools/make_protocol.py"
    assert main(["--check"]) == 0


def test_a_stale_file_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    other = tmp_path / "protocol.ts"
    other.write_text("// old\n", encoding="utf-8")
    monkeypatch.setattr("tools.make_protocol.TARGET", other)
    assert main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().err
    assert main([]) == 0
    assert main(["--check"]) == 0
    assert main(["--help"]) == 2


def test_a_type_that_cannot_be_written_is_refused() -> None:
    assert written(list[int | None]) == "(number | null)[]"
    with pytest.raises(TypeError):
        written(bytes)


def test_the_kinds_of_effects_are_those_of_the_screen() -> None:
    assert set(EffectKind.__args__) == set(EFFECTS)  # type: ignore[attr-defined]


Sent = tuple[type[BaseModel], dict[str, Any]]
LIVE: dict[str, type[BaseModel]] = {"state": StateOut, "draft": DraftNewsOut}


def played(table: RemoteTable, listen: Callable[[], dict[str, Any]], turns: int) -> list[Sent]:
    """Some decisions made line by line; all drafts and states that came of them."""
    found: list[Sent] = []
    for turn in range(turns):
        looked = table.sight()
        for seat in looked["status"]["awaited"]:
            lines: list[str] = []
            answer = table.draft(seat, lines)
            alone = [touch["line"] for touch in answer["touches"]]
            while not (lines and answer["draft"]["complete"]):
                found.append((DraftAnswerOut, answer))
                touches = answer["touches"]
                if len(lines) < 12 and touches:
                    lines.append(touches[(turn * 3) % len(touches)]["line"])
                else:  # this leads nowhere: one line that is a decision by itself
                    lines = [alone.pop()]
                answer = table.draft(seat, lines)
            found.append((DraftAnswerOut, answer))
            revision = table.sight()["status"]["revision"]
            table.move(seat, lines)
            state = listen()
            while state["revision"] <= revision:
                found.append((LIVE[state["type"]], state))
                state = listen()
            found.append((LIVE[state["type"]], state))
    return found


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("name", GAMES)
def test_a_page_gets_what_the_models_say(served: Served, name: str) -> None:
    plan: dict[str, Any] = {"seats": [ME] * GAMES[name]}
    if name == "power":
        plan["clock"] = {"per_move": 3600}
    table = served.api().create(name, **plan)
    states = table.listen(format="page")
    found: list[Sent] = [(StateOut, next(states)), *played(table, lambda: next(states), 5)]
    states.close()
    for model, message in found:
        holds(model, message)
    told = [message for model, message in found if model is StateOut]
    assert any(state["beats"] or state["look"] for state in told)
    assert any(model is DraftNewsOut for model, _ in found)  # this page did not write them
    assert any(answer["draft"]["lines"] for model, answer in found if model is DraftAnswerOut)
    assert any(model is DraftNewsOut for model, _ in found)  # this page wrote none of them
    for number in range(told[-1]["steps"] + 1):
        path = f"tables/{table.id}/history/{number}"
        whole = table.client.ask("GET", path, format="page")
        holds(StateOut, whole)
        for moment in range(1, whole["beat_count"] + 1):
            one = table.client.ask("GET", path, format="page", beat=moment)
            holds(StateOut, one)
            assert one["beats"] == [whole["beats"][moment - 1]]


@pytest.mark.parametrize("moves", [0, 1])
def test_a_program_gets_what_the_models_say(served: Served, moves: int) -> None:
    table = served.api().create("dead_reckoning", seats=[ME])
    states = table.listen(moves=moves, told=moves)
    first = next(states)
    table.act("say", "player", text="hello")
    table.move("player", [table.sight()["moves"][0]])
    found = [first, next(states)]
    while not found[-1]["events"]:
        found.append(next(states))
    states.close()
    for state in found:
        holds(LiveTableOut, state)
        assert ("moves" in state) == bool(moves)
        assert all(("told" in step) == bool(moves) for step in state["events"])


def test_pings_and_failures() -> None:
    assert PingOut.model_validate_json(PING, strict=True).type == "ping"
    holds(FailureOut, {"type": "error", "text": "gone"})
    assert {StateOut, DraftNewsOut, FailureOut, PingOut} == set(Message.__args__)
