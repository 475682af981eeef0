"""`arbitre judge` as a process: lines in, lines out, whatever the lines are."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

EXAMPLE: dict[str, Any] = {
    "position": {
        "players": 4,
        "round": 3,
        "referee": "green",
        "board": {"R0": {"red": {"T": 2}}},
        "reserves": {"red": {"P": 4, "S": 1}},
        "flags": {"green": ["green"], "blue": ["blue"], "yellow": ["yellow"], "red": ["red"]},
    },
    "orders": {"red": ["T R0 IX", "2P E RV S"], "green": []},
}


def judge(*lines: str | bytes, lang: str = "") -> list[Any]:
    data = b"".join((x if isinstance(x, bytes) else x.encode()) + b"\n" for x in lines)
    command = [sys.executable, "-m", "arbitre", "judge", *(["--lang", lang] if lang else [])]
    done = subprocess.run(command, input=data, capture_output=True, check=True)
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_example_of_the_contract() -> None:
    (answer,) = judge(json.dumps(EXAMPLE))
    assert answer["position"] == {
        "players": 4,
        "round": 4,
        "referee": "blue",
        "board": {"IX": {"red": {"T": 1}}, "R0": {"red": {"T": 1}}},
        "reserves": {"red": {"P": 2, "S": 2}},
        "flags": EXAMPLE["position"]["flags"],
    }
    assert answer["orders"] == {
        "red": [
            {"order": "T R0 IX", "executed": True},
            {"order": "2P E RV S", "executed": True},
        ],
        "green": [],
    }
    assert answer["result"] is None
    assert [event["event"] for event in answer["events"]] == ["move", "buy", "round"]


def test_a_broken_line_answers_an_error_and_the_next_is_judged() -> None:
    good = json.dumps(EXAMPLE)
    bad: list[str | bytes] = [
        "{",
        "",
        "[]",
        "3",
        '{"orders": {}}',
        '{"position": {}, "orders": []}',
        '{"position": {"players": 4.0}}',
        '{"position": {"board": {"Q": {}}}}',
        "[" * 100_000,
        '{"position": {"round": ' + "9" * 5000 + "}}",
        b"\xff\xfe",
    ]
    lines: list[str | bytes] = []
    for one in bad:
        lines += [one, good]
    answers = judge(*lines, lang="en")
    assert len(answers) == 2 * len(bad)
    for wrong, right in zip(answers[::2], answers[1::2], strict=True):
        assert list(wrong) == ["error"]
        assert set(wrong["error"]) == {"where", "reason"}
        assert wrong["error"]["reason"]
        assert right["position"]["round"] == 4


def test_what_stands_in_a_sheet_is_judged_and_never_an_error() -> None:
    orders = {
        "red": ["nonsense", "T R9 IX", "", 7, None, {"a": 1}, "T R0 IX"],
        "green": ["\ud800", "T HQ V8" * 200, "9" * 400 + "P E RV S"],
        "purple": ["T HQ V8"],
    }
    (answer,) = judge(json.dumps({**EXAMPLE, "orders": orders}))
    assert [[entry["order"] for entry in sheet] for sheet in answer["orders"].values()] == list(
        orders.values()
    )
    clauses = {c: [entry.get("clause") for entry in s] for c, s in answer["orders"].items()}
    assert clauses == {
        "red": ["PW-N2", "PW-N2", "PW-O1", "PW-N2", "PW-N2", "PW-O1", "PW-O1"],
        "green": ["PW-N2", "PW-N2", "PW-O10"],
        "purple": ["PW-N1"],
    }
    assert not any(entry["executed"] for sheet in answer["orders"].values() for entry in sheet)


def test_reasons_are_in_the_language_asked_for() -> None:
    request = {**EXAMPLE, "orders": {"red": ["T HQ R8"]}}
    french, english = judge(json.dumps(request), json.dumps({**request, "lang": "en"}))
    assert french["orders"]["red"][0]["reason"].startswith("il n’y a pas de Tank")
    assert english["orders"]["red"][0]["reason"].startswith("there is no tank")


@pytest.mark.parametrize(
    ("extra", "winners"),
    [
        (
            {"players": 2, "seats": {"north": ["green", "blue"], "south": ["yellow", "red"]}},
            ["north"],
        ),
        ({"players": 3, "mercenary": "red"}, ["green"]),
        (
            {"players": 4, "map": "classic", "options": {"ship_diagonals": True, "rounds": 3}},
            ["green"],
        ),
    ],
    ids=["two", "three", "options"],
)
def test_two_and_three_players_and_options(extra: dict[str, Any], winners: list[str]) -> None:
    position = {
        **EXAMPLE["position"],
        "round": 3,
        "board": {"V0": {"green": {"A": 1}}, "J0": {"yellow": {"S": 1}}},
        "options": {"rounds": 3},
        **extra,
    }
    request = {"position": position, "orders": {"green": ["A V0 V1"], "yellow": ["S J0 J1"]}}
    (answer,) = judge(json.dumps(request))
    assert answer["result"]["winners"] == winners
    assert answer["result"]["clause"] == "PW-F7"
    for key, value in extra.items():
        assert answer["position"][key] == value


def test_our_other_maps_and_a_grid_of_ones_own() -> None:
    from arbitre.games.power.rules.setting import board_of

    grid = board_of("ring").text()
    one, two = judge(
        json.dumps({"position": {"map": "ring", "board": {"V0": {"green": {"S": 1}}}}}),
        json.dumps({"position": {"map": grid, "board": {"V0": {"green": {"S": 1}}}}}),
    )
    assert one["position"]["board"] == two["position"]["board"]
    assert one["position"]["map"] == "ring"
    assert two["position"]["map"] == grid


@pytest.mark.parametrize(
    "extra",
    [
        {"orders": None},
        {"orders": {"red": None}},
        {"id": 7},
        {"lang": "de"},
        {"claims": {"red": ["blue"]}},
        {"orders": {"red": ["T R0 IX"] * 1500}},
    ],
    ids=["no orders", "no sheet", "a key of the client's", "lang", "claims", "long sheet"],
)
def test_only_broken_json_and_impossible_positions_are_errors(extra: dict[str, Any]) -> None:
    (answer,) = judge(json.dumps({**EXAMPLE, **extra}))
    assert "error" not in answer
    assert answer["position"]["round"] == 4


def test_a_sheet_that_is_no_list_is_one_entry() -> None:
    (answer,) = judge(json.dumps({**EXAMPLE, "orders": {"red": "T R0 IX"}}))
    assert answer["orders"] == {"red": [{"order": "T R0 IX", "executed": True}]}
