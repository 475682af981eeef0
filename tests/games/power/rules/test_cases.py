"""Every adjudication case of `cases/`, through the referee and through the plain resolver."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from arbitre.core.game import game
from arbitre.games.power.judge import Referee
from tests.games.power.case_files import Case, all_cases
from tests.games.power.plain_referee import resolve

CASES = all_cases()


def _position(answer: dict[str, Any]) -> dict[str, Any]:
    return {key: answer["position"][key] for key in ("board", "reserves", "flags")}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.where} {case.title}")
def test_case(case: Case) -> None:
    answer: Any = Referee().answer(json.dumps(case.request()))
    assert "error" not in answer, answer
    outcomes = {
        colour: [entry.get("clause") for entry in entries]
        for colour, entries in answer["orders"].items()
    }
    assert outcomes == case.refused
    assert _position(answer) == case.after
    result = answer["result"]
    assert (result and (result["winners"], result["clause"])) == case.result
    if case.referee:
        assert answer["position"]["referee"] == case.referee


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.where} {case.title}")
def test_plain_resolver_agrees(case: Case) -> None:
    answer = resolve(copy.deepcopy(case.request()))
    executed = {
        colour: [entry["executed"] for entry in entries]
        for colour, entries in answer["orders"].items()
    }
    assert executed == {
        colour: [clause is None for clause in clauses] for colour, clauses in case.refused.items()
    }
    assert _position(answer) == case.after


def test_every_case_names_clauses_that_exist() -> None:
    known = game("power").catalogue.clauses
    for case in CASES:
        assert case.rules, case.where
        assert not [rule for rule in case.rules if rule not in known], case.where


def test_there_are_enough_cases() -> None:
    assert len(CASES) >= 60
    assert len({case.title for case in CASES}) == len(CASES)
