"""Passes by turns, ratios of medians, and a public engine that fails."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from arbitre.bench import compare
from arbitre.bench.compare import Public, by_turns, made_on, ratios
from arbitre.bench.environments import EnvironmentProblem
from arbitre.compiled import ENGINE


def test_engines_take_turns() -> None:
    order: list[str] = []

    def engine(name: str) -> dict[str, float]:
        order.append(name)
        return {"steps_per_s": float(len(order))}

    said: list[str] = []
    found = by_turns({"a": lambda: engine("a"), "b": lambda: engine("b")}, 2, said.append)
    assert order == ["a", "b", "a", "b"]
    assert said == ["1/2 a", "1/2 b", "2/2 a", "2/2 b"]
    assert [one["steps_per_s"] for one in found["b"]] == [2.0, 4.0]


def test_a_ratio_is_one_of_medians() -> None:
    ours = [{"steps_per_s": rate} for rate in (30.0, 90.0, 60.0)]
    public = [{"steps_per_s": rate} for rate in (5.0, 1.0, 20.0)]
    row = ratios(("steps",), ours, public)["steps"]
    assert (row["ours_per_s"], row["public_per_s"], row["ratio"]) == (60.0, 5.0, 12.0)
    assert row["passes"] == {"ours": [30.0, 90.0, 60.0], "public": [5.0, 1.0, 20.0]}


def test_conditions_say_whether_the_engine_is_compiled() -> None:
    assert made_on(2.0, 3)["compiled"] is ENGINE.is_compiled()
    assert set(made_on(2.0, 3)) == {"python", "cores", "compiled", "seconds", "passes"}


@pytest.mark.parametrize("name", ["catanatron", "rlcard"])
def test_a_python_without_the_package_is_one_line(name: str) -> None:
    if find_spec(name):
        pytest.skip(f"{name} is here")
    with pytest.raises(EnvironmentProblem, match=f"{name}==9") as problem:
        Public(name, [f"{name}==9"]).measure(Path(sys.executable), 0.01)
    assert "No module named" in str(problem.value)
    assert "\n" not in str(problem.value)


def test_the_environment_is_named_as_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, list[str], Path]] = []

    def environment(name: str, requirements: list[str], root: Path) -> Path:
        asked.append((name, requirements, root))
        return root / name

    monkeypatch.setattr(compare, "environment", environment)
    monkeypatch.setattr(compare, "default_root", lambda: tmp_path)
    assert Public("rlcard", ["rlcard==1"]).python() == tmp_path / "rlcard"
    assert asked == [("rlcard", ["rlcard==1"], tmp_path)]
