"""What a round tells, in which order and under which clause."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arbitre.games.power.judge import Referee
from tests.games.power.tables import (
    COLOURS,
    START,
    event,
    judged,
    told,
)


@pytest.mark.rule("PW-O4")
def test_a_refused_order_is_told_with_its_clause_and_does_nothing() -> None:
    answer = judged(
        {"green": ["T V8 V7", "T V4 V8"], "blue": ["R:T HQ R8"]},
        {"V4": {"green": {"T": 1}}},
        players=3,
    )
    assert told(answer, "refused", "move") == [
        event(
            "refused",
            "PW-O4",
            sheet="green",
            number=1,
            order="T V8 V7",
            reason="none-there",
            kind="T",
            space="V8",
        ),
        event("move", "PW-P1", army="green", space="V4", to="V8", kind="T"),
        event(
            "refused",
            "PW-O4",
            sheet="blue",
            number=1,
            order="R:T HQ R8",
            reason="none-there",
            kind="T",
            space="HQR",
        ),
    ]


@pytest.mark.rule("PW-P1")
@pytest.mark.rule("PW-O7")
@pytest.mark.rule("PW-O10")
@pytest.mark.rule("PW-M1")
@pytest.mark.rule("PW-M3")
def test_what_was_carried_out_is_told_with_its_clause() -> None:
    answer = judged(
        {"green": ["2P E RV S", "3T E V4 A", "S RV HQ", "2CR E V0 M", "M V0 IX"]},
        {"V4": {"green": {"T": 3}}, "V0": {"green": {"CR": 2}}},
        reserves={"green": {"P": 2}},
    )
    done = told(answer, "move", "buy", "exchange", "deploy", "build", "launch")
    assert done == [
        event("buy", "PW-O10", army="green", pieces="2P", kind="S", space="RVV"),
        event("exchange", "PW-O10", army="green", pieces="3T", kind="A", space="V4"),
        event("deploy", "PW-O7", army="green", kind="S", space="HQV"),
        event("build", "PW-M1", army="green", pieces="2CR", kind="M", space="V0"),
        event("launch", "PW-M3", army="green", space="V0", to="IX"),
    ]


@pytest.mark.rule("PW-C2")
@pytest.mark.rule("PW-C3")
def test_ties_and_bounces_are_told_wave_by_wave() -> None:
    """Worked case 4."""
    tank = {"T": 1}
    answer = judged(
        {"green": ["T V0 IX"], "red": ["T R0 IX"], "blue": ["T IW V0"]},
        {"V0": {"green": tank}, "R0": {"red": tank}, "IW": {"blue": tank}},
    )
    assert told(answer, "tie", "bounce", "capture", "stand-off") == [
        event("tie", "PW-C2", space="IX", sides="green,red", power=3),
        event("bounce", "PW-C2", army="green", kind="T", space="IX", to="V0", wave=1),
        event("bounce", "PW-C2", army="red", kind="T", space="IX", to="R0", wave=1),
        event("tie", "PW-C2", space="V0", sides="green,blue", power=3),
        event("bounce", "PW-C2", army="blue", kind="T", space="V0", to="IW", wave=2),
    ]


@pytest.mark.rule("PW-C7")
@pytest.mark.parametrize(("colour", "letter"), [("green", "V"), ("blue", "B")])
def test_a_bounce_to_the_reserve_has_its_own_clause(colour: str, letter: str) -> None:
    answer = judged(
        {colour: ["B RV HQ"]},
        {f"HQ{letter}": {"red": {"B": 1}}},
        reserves={colour: {"B": 1}, "red": {"P": 1}},
    )
    (bounce,) = told(answer, "bounce")
    assert (bounce["clause"], bounce["to"]) == ("PW-C7", f"RV{letter}")


@pytest.mark.rule("PW-C10")
@pytest.mark.rule("PW-C11")
def test_stand_offs_and_captures_are_told() -> None:
    """B0: 20 and 20 stand off, below them 5 takes 3. IX: 10 takes 5 and 2."""
    answer = judged(
        {
            "red": ["C R0 B0", "S R1 IX"],
            "yellow": ["T IX B0"],
            "green": ["D S1 IX"],
            "blue": ["C B1 IX"],
        },
        {
            "B0": {"green": {"R": 1}, "blue": {"R": 1}},
            "B1": {"blue": {"C": 1}},
            "R0": {"red": {"C": 1}},
            "R1": {"red": {"S": 1}},
            "IX": {"yellow": {"T": 1}},
            "S1": {"green": {"D": 1}},
        },
    )
    taken: dict[str, str | int] = {"space": "IX", "army": "green", "power": 10, "lost": ""}
    assert told(answer, "tie", "bounce", "stand-off", "capture") == [
        event("stand-off", "PW-C10", space="B0", sides="green,blue", power=20),
        event(
            "capture",
            "PW-C11",
            power=5,
            **{"army": "red", "from": "yellow", "pieces": "T", "space": "B0", "lost": ""},
        ),
        event("capture", "PW-C11", **taken, **{"from": "blue", "pieces": "C"}),
        event("capture", "PW-C11", **taken, **{"from": "red", "pieces": "S"}),
    ]


@pytest.mark.rule("PW-22")
def test_of_two_armies_only_the_one_that_was_there_is_told_as_taken() -> None:
    board = {"J0": {"yellow": {"T": 1}}, "IX": {"blue": {"C": 1}}, "HQR": {"red": {"D": 1}}}
    answer = judged({"blue": ["C IX J0"], "red": ["D HQ S11"]}, board, players=2)
    (capture,) = told(answer, "capture")
    assert (capture["army"], capture["from"], capture["pieces"]) == ("blue", "yellow", "T")


@pytest.mark.rule("PW-P9")
def test_what_the_box_cannot_take_is_told_as_lost() -> None:
    board = {"V0": {"green": {"T": 5, "D": 1}}, "IX": {"blue": {"T": 2}}}
    orders = {"green": ["D V0 S1"], "blue": ["T IX V0", "T IX V0"]}
    answer = judged(orders, board, options={"box_limits": True})
    (capture,) = told(answer, "capture")
    assert (capture["pieces"], capture["lost"]) == ("2T", "T")
    answer = judged(orders, board)
    (capture,) = told(answer, "capture")
    assert (capture["pieces"], capture["lost"]) == ("2T", "")


@pytest.mark.rule("PW-O13")
def test_fines_are_told() -> None:
    answer = judged(
        {},
        {"B4": {"blue": {"T": 1}}, "J4": {"yellow": {"R": 1}}},
        reserves={"green": {"P": 2}},
    )
    assert told(answer, "fine", "fine-converted") == [
        event("fine", "PW-O13", army="green"),
        event(
            "fine-converted",
            "PW-O13",
            army="blue",
            kind="T",
            space="B4",
            change=2,
            left=0,
            part="T",
        ),
        event(
            "fine-converted",
            "PW-O13",
            army="yellow",
            kind="R",
            space="J4",
            change=1,
            left=2,
            part="S",
        ),
    ]


@pytest.mark.rule("PW-M5")
@pytest.mark.rule("PW-M6")
@pytest.mark.rule("PW-M7")
def test_detonations_are_told() -> None:
    """Two missiles on IX both go off, the second over nothing; one strikes green's reserve."""
    answer = judged(
        {"green": ["M V0 IX"], "blue": ["M B0 IX", "M B0 RVV"], "red": ["D HQ S11"]},
        {
            "V0": {"green": {"M": 1}},
            "B0": {"blue": {"M": 2}},
            "IX": {"green": {"T": 2}, "red": {"S": 1}},
            "HQR": {"red": {"D": 1}},
        },
        reserves={"green": {"P": 3, "S": 1}},
    )
    assert told(answer, "detonation", "destroyed") == [
        event("detonation", "PW-M5", army="green", space="IX"),
        event("destroyed", "PW-M5", army="green", pieces="2T", space="IX"),
        event("destroyed", "PW-M5", army="red", pieces="S", space="IX"),
        event("detonation", "PW-M5", army="blue", space="IX"),
        event("detonation", "PW-M5", army="blue", space="RVV"),
        event("destroyed", "PW-M7", army="green", pieces="S+3P", space="RVV"),
    ]


@pytest.mark.rule("PW-W1")
@pytest.mark.rule("PW-W4")
def test_power_paid_and_power_forgotten_are_told() -> None:
    data: Any = {
        "position": {
            "board": {
                "B0": {"green": {"C": 1}},
                "J0": {"green": {"C": 1}},
                "V0": {"red": {"T": 1}},
            },
            "options": {"claim_power": True},
        },
        "orders": {"green": ["C B0 B1"], "red": ["T V0 V1"]},
        "claims": {"green": ["yellow"]},
    }
    answer: Any = Referee().answer(json.dumps(data))
    assert told(answer, "income", "forgotten") == [
        event("forgotten", "PW-W4", army="green", territories="blue"),
        event("income", "PW-W1", army="green", amount=1, territories="yellow"),
        event("forgotten", "PW-W4", army="red", territories="green"),
    ]
    position = {**data["position"], "options": {}}
    answer = Referee().answer(json.dumps({**data, "position": position, "claims": {}}))
    assert told(answer, "income", "forgotten") == [
        event("income", "PW-W1", army="green", amount=2, territories="blue,yellow"),
        event("income", "PW-W1", army="red", amount=1, territories="green"),
    ]


@pytest.mark.rule("PW-F1")
@pytest.mark.rule("PW-F3")
@pytest.mark.rule("PW-F4")
def test_flags_spoils_and_circles_are_told() -> None:
    """Green and blue take each other's flag; red takes yellow's."""
    soldier = {"S": 1}
    answer = judged(
        {"green": ["S B8 HQB"], "blue": ["S V8 HQV"], "red": ["S J8 HQJ"], "yellow": ["T J0 J1"]},
        {
            "B8": {"green": soldier},
            "V8": {"blue": soldier},
            "J8": {"red": soldier},
            "J0": {"yellow": {"T": 1}},
        },
        reserves={"green": {"P": 2}, "yellow": {"P": 1}},
    )
    assert told(answer, "flag", "circle", "spoils", "won", "round") == [
        event("flag", "PW-F1", army="blue", flag="green"),
        event("flag", "PW-F1", army="green", flag="blue"),
        event("flag", "PW-F1", army="red", flag="yellow"),
        event("circle", "PW-F4", army="green", pieces="S+2P"),
        event("circle", "PW-F4", army="blue", pieces="S"),
        event("spoils", "PW-F3", **{"army": "red", "from": "yellow", "pieces": "T+P", "lost": ""}),
        event("won", "PW-F6", sides="red"),
    ]


@pytest.mark.rule("PW-F10")
def test_the_headquarters_of_the_eliminated_holds_no_flag_to_take() -> None:
    answer = judged(
        {"red": ["S B8 HQB"]},
        {"B8": {"red": {"S": 1}}, "V4": {"green": {"S": 1}}},
        flags={"green": ["green", "blue"], "yellow": ["yellow"], "red": ["red"]},
        reserves={"green": {"P": 1}},
    )
    assert told(answer, "flag", "spoils") == []
    assert answer["position"]["flags"]["green"] == ["green", "blue"]


@pytest.mark.rule("PW-F7")
@pytest.mark.rule("PW-F4")
@pytest.mark.parametrize(
    ("name", "clause", "sides", "board"),
    [
        ("won", "PW-F7", "green", {"V4": {"green": {"T": 1}}}),
        ("shared", "PW-F7", "green,red", {"V4": {"green": {"T": 1}}, "R4": {"red": {"T": 1}}}),
        (
            "drawn",
            "PW-F4",
            "",
            {f"{on}8": {colour: {"S": 1}} for on, colour in zip("BJRV", COLOURS, strict=True)},
        ),
    ],
)
def test_how_a_game_ends_is_told(
    name: str, clause: str, sides: str, board: dict[str, dict[str, dict[str, int]]]
) -> None:
    orders = {
        colour: [f"S {to}8 HQ{to}", "T V4 V8", "T R4 R8"]
        for to, colour in zip("BJRV", COLOURS, strict=True)
    }
    answer = judged(orders, board, round=40)
    assert told(answer, "won", "shared", "drawn") == [event(name, clause, sides=sides)]
    assert told(answer, "round") == []


@pytest.mark.rule("PW-S2")
@pytest.mark.rule("PW-F7")
def test_the_next_round_its_referee_and_the_last_round_are_told() -> None:
    board = {"V4": {"green": {"T": 1}}}
    orders = {"green": ["T V4 V8"]}
    first = event("round", "PW-S2", round=39, army="red")
    answer = judged(orders, board, round=38, referee="yellow")
    assert told(answer, "round", "last-round") == [first]
    answer = judged(orders, board, round=39, referee="yellow")
    assert told(answer, "round", "last-round") == [
        event("round", "PW-S2", round=40, army="red"),
        event("last-round", "PW-F7", round=40),
    ]


@pytest.mark.rule("PW-O11")
def test_after_execution_all_sheets_are_public() -> None:
    board = {f"HQ{letter}": {colour: START} for letter, colour in zip("VBJR", COLOURS, strict=True)}
    orders = {colour: ["C HQ IX", "T HQ S1"] for colour in COLOURS}
    answer = judged(orders, board)
    shown = [(e["event"], e.get("army", e.get("sheet"))) for e in told(answer, "move", "refused")]
    assert shown == [pair for c in COLOURS for pair in (("move", c), ("refused", c))]
