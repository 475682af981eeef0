"""Every case of `cases/`, through the game and through the plain engine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.sans_allies.case_files import Case, all_cases
from tests.games.sans_allies.plain_cards import miscounts
from tests.games.sans_allies.plain_engine import Refused
from tests.games.sans_allies.tables import FastTable, PlainTable, Table, look

CASES = all_cases()
CLAUSES = """
K1 K2 K3 K4 K5 S1 S2 S3 S4 T1 T2 T3 T4 T5 T6 I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 P1
C1 C2 C3 U1 U2 U3 U4 U5 R1 R2 R3 R4 E1 E2
""".split()
NUMBERED = re.compile(r"^# Worked case (\d+)", re.MULTILINE)
PARAMETERS = [
    pytest.param(case, marks=[pytest.mark.rule(rule) for rule in case.rules], id=str(case))
    for case in CASES
]


def _run(case: Case, table: Table) -> None:
    for step in case.steps:
        if not step.seat:
            wanted, found = look(table, step.text)
            assert found == wanted, f"{step.where}: {step.text}"
            continue
        if not step.refused:
            table.play(step.seat, step.text)
            assert not miscounts(table.state(), case.values), step.where
            continue
        before = table.state()
        with pytest.raises(Refused) as refused:
            table.play(step.seat, step.text)
        assert not step.clauses or refused.value.clauses & set(step.clauses), step.where
        assert table.state() == before, step.where


@pytest.mark.parametrize("case", PARAMETERS)
def test_case(case: Case) -> None:
    _run(case, FastTable(case.position()))


@pytest.mark.parametrize("case", PARAMETERS)
def test_plain_engine_agrees(case: Case) -> None:
    _run(case, PlainTable(case.position(), case.values))


def test_every_clause_has_cases() -> None:
    named = [rule for case in CASES for rule in case.rules]
    assert len(CLAUSES) == 42
    assert set(named) == {f"SA-{clause}" for clause in CLAUSES}
    assert not [clause for clause in CLAUSES if named.count(f"SA-{clause}") < 2]


def test_titles_are_told_apart() -> None:
    assert len({case.title for case in CASES}) == len(CASES)


def test_all_worked_cases_are_there() -> None:
    texts = [
        path.read_text(encoding="utf-8") for path in Path(__file__).parents[1].glob("cases/*.txt")
    ]
    found = {int(number) for text in texts for number in NUMBERED.findall(text)}
    assert found == set(range(1, 14))
