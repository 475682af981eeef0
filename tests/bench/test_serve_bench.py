"""The server beside the public one: a short run of the real processes, and the search for a rate."""

from __future__ import annotations

import json
import math
import shutil
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from arbitre.bench import serve, serve_servers
from arbitre.bench.environments import EnvironmentProblem
from arbitre.bench.serve import FILES, MEMORY, OURS, Side, highest, ratios
from arbitre.bench.serve_load import schedule
from arbitre.bench.serve_report import report
from arbitre.cli import run
from arbitre.core.words import Words

SHORT = ["--seconds", "1", "--warmup", "0.5", "--tables", "2", "--rate", "8", "--idle", "3"]


def without_node(monkeypatch: pytest.MonkeyPatch) -> None:
    found = shutil.which
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "node" else found(name))


def bench(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert run(["bench", "serve", *args, "--lang", "en"]) == 0
    return capsys.readouterr().out


def test_a_short_run_without_node_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without_node(monkeypatch)
    figures = json.loads(bench(capsys, *SHORT, "--probe", "0", "--json"))
    steady = figures["figures"]["steady"][OURS]
    planned = sum(1 for at in schedule(8, 1.5) if at >= 0.5)
    assert steady["planned"] == steady["acknowledged"] == steady["seen"] == planned > 0
    assert steady["refused"] == []
    assert 0 < steady["p50_ms"] <= steady["p99_ms"] <= steady["max_ms"]
    assert figures["figures"]["highest"] == {}
    assert figures["figures"]["idle"][OURS]["tables"] == 3
    assert figures["figures"]["idle"][OURS]["refused"] == []
    assert figures["ratios"] == {}
    assert figures["public_missing"] == "node"
    for lang, said in (("en", "was left out: there is no node here"), ("fr", "pas de node ici")):
        lines = report(figures, Words(lang, ["arbitre.core", "arbitre.bench"]))
        assert any(said in line for line in lines)
        assert not any("bench-" in line for line in lines)


@pytest.mark.skipif(shutil.which("npm") is None, reason="there is no node here")
def test_a_short_run_beside_the_public_server(capsys: pytest.CaptureFixture[str]) -> None:
    lines = bench(capsys, *SHORT[:-1], "0", "--probe", "0").splitlines()
    if any("npm could not install" in line for line in lines):
        pytest.skip("boardgame.io cannot be installed here")
    assert lines[1].split(" | ")[1:4:2] == ["Arbitre", "ratio"]
    rows = {line.split(" | ")[0]: line.split(" | ")[1:] for line in lines[2:5]}
    assert all(len(cells) == 5 for cells in rows.values())
    planned = sum(1 for at in schedule(8, 1.5) if at >= 0.5)
    assert rows["moves acknowledged a second"][0] == f"{planned:.1f}"


class Steady:
    """A server that holds a rate up to a limit."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.asked: list[float] = []

    def probe(self, rate: float) -> dict[str, Any]:
        self.asked.append(rate)
        late = 10.0 if rate <= self.limit else 5000.0
        return {"planned": 100, "acknowledged": 100, "p99_ms": late, "per_s": rate, "refused": []}


def test_the_highest_rate_is_found_by_doubling_and_halving() -> None:
    server, slow = Steady(300), Steady(30)
    both = highest({"a": server.probe, "b": slow.probe}, 100)
    found = both["a"]
    # 100 and 200 hold, 400 does not (twice); then the middles of 200 and 400, and so on
    assert server.asked[:4] == [100, 200, 400, 400]
    assert server.asked[4] == round(math.sqrt(200 * 400), 1)
    assert 200 < found["rate"] <= 300
    assert found["per_s"] == found["rate"]
    assert [one["held"] for one in found["tries"][:4]] == [True, True, False, False]
    assert slow.asked[:5] == [100, 100, 50, 50, 25]
    assert 25 <= both["b"]["rate"] <= 30


def test_the_search_ends_where_nothing_is_held_or_everything() -> None:
    found = highest({"none": Steady(0.5).probe, "all": Steady(math.inf).probe}, 4)
    assert found["none"]["rate"] == 0
    assert found["all"]["rate"] == 4 * 2**13  # the next would be beyond all that is asked for


def test_sides_take_turns() -> None:
    order: list[str] = []

    def probe(name: str, limit: float, rate: float) -> dict[str, Any]:
        order.append(name)
        return Steady(limit).probe(rate)

    highest({name: partial(probe, name, limit) for name, limit in (("a", 9), ("b", 20))}, 8)
    assert order[:6] == ["a", "b", "a", "b", "a", "b"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"acknowledged": 98},
        {"p99_ms": 100.0},
        {"p99_ms": None},
        {"refused": ["409"]},
        {"failed": "x"},
    ],
)
def test_what_does_not_count_as_held(wrong: dict[str, Any]) -> None:
    fine = {"planned": 100, "acknowledged": 100, "p99_ms": 99.9, "refused": []}
    assert serve.held(fine)
    assert not serve.held({**fine, **wrong})


def test_ratios_are_ours_through_theirs() -> None:
    figures: dict[str, Any] = {
        "steady": {
            OURS: {"per_s": 100.0, "p50_ms": 2.0, "p99_ms": 30.0},
            FILES: {"per_s": 50.0, "p50_ms": 4.0, "p99_ms": None},
            MEMORY: {"per_s": 100.0, "p50_ms": 1.0, "p99_ms": 10.0},
        },
        "highest": {OURS: {"rate": 600.0}, FILES: {"rate": 400.0}, MEMORY: {"rate": 0.0}},
        "idle": {},
    }
    assert ratios(figures) == {
        "per_s": {FILES: 2.0, MEMORY: 1.0},
        "p50": {FILES: 0.5, MEMORY: 2.0},
        "p99": {MEMORY: 3.0},
        "highest": {FILES: 1.5},
    }


def test_send_times_are_the_same_for_every_side_and_about_as_many_as_asked() -> None:
    times = list(schedule(100, 50))
    assert times == list(schedule(100, 50)) == sorted(times)
    assert 4700 < len(times) < 5300  # five thousand, four times the square root to either side
    assert times[-1] < 50


def test_clients_of_a_server_that_is_gone_say_so() -> None:
    with serve_servers.our_server() as server:
        url = server.url
    with serve.clients("arbitre", url) as ask:
        found = ask({"do": "run", "tables": 1, "rate": 1.0, "warmup": 0.0, "seconds": 1.0})
    assert found["failed"]
    assert not serve.held(found)


def test_a_server_that_does_not_start_says_why(tmp_path: Path) -> None:
    folder = str(tmp_path / "nowhere" / "tables.db")
    side = Side(OURS, lambda: serve_servers.our_server(folder))
    with pytest.raises(EnvironmentProblem, match="does not start"):
        side.idle(1)


@pytest.mark.parametrize("args", [["power", "--tables", "3"], ["serve", "--rate", "nan"]])
def test_options_that_do_not_fit(args: list[str]) -> None:
    assert run(["bench", *args]) == 2
