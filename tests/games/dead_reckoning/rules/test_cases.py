"""Every case of `cases/`: the Alliance's turn on the open table, step by step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.dead_reckoning.case_files import Case, all_cases, run

CASES = all_cases()
MARKED = re.compile(r'mark\.rule\("(DR-[A-Z]+[0-9]+)"\)')
CLAUSES = {"D": 7, "G": 4, "T": 7, "L": 8, "R": 11, "F": 7, "M": 7, "E": 4, "S": 1, "X": 14}
NUMBERED = re.compile(r"^# Worked case (\d+)", re.MULTILINE)
PARAMETERS = [
    pytest.param(case, marks=[pytest.mark.rule(rule) for rule in case.rules], id=str(case))
    for case in CASES
]


@pytest.mark.parametrize("case", PARAMETERS)
def test_case(case: Case) -> None:
    assert case.rules, case.where
    assert any(kind == "after" for kind, _, _ in case.steps), case.where
    run(case)


def test_every_clause_of_part_1_has_tests() -> None:
    """DR-X4 to DR-X8 are the humans' side; they have their own tests."""
    here = [
        path.read_text(encoding="utf-8") for path in Path(__file__).parents[1].rglob("test_*.py")
    ]
    marked = [rule for text in here for rule in MARKED.findall(text)]
    named = {rule for case in CASES for rule in case.rules} | set(marked)
    wanted = {f"DR-{letter}{n}" for letter, last in CLAUSES.items() for n in range(1, last + 1)}
    wanted -= {f"DR-X{n}" for n in range(4, 9)}
    assert not wanted - named


def test_the_worked_cases_are_there() -> None:
    folder = Path(__file__).parents[1]
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("cases/*.txt")]
    found = {int(number) for text in texts for number in NUMBERED.findall(text)}
    deck = (folder / "rules" / "test_alliance_deck.py").read_text(encoding="utf-8")
    found |= {int(number) for number in re.findall(r"worked case (\d+)", deck)}
    assert found == set(range(1, 16))


def test_titles_are_told_apart() -> None:
    assert len({case.title for case in CASES}) == len(CASES)
