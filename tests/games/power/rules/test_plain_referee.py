"""The plain referee against the worked cases of shared/rules/power.md, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.power.plain_board import CLASSIC, COLOURS, LETTER, Board
from tests.games.power.plain_referee import resolve

Counts = dict[str, int]
Armies = dict[str, dict[str, Counts]]


def play(
    board: Armies,
    orders: dict[str, list[str]],
    reserves: dict[str, Counts] | None = None,
    lang: str = "fr",
    claims: dict[str, list[str]] | None = None,
    **extra: Any,
) -> dict[str, Any]:
    """One round; a player without orders pays its fine from a Power given for that."""
    stock = {colour: dict(counts) for colour, counts in (reserves or {}).items()}
    for colour in COLOURS:
        if colour not in orders and colour not in stock:
            stock[colour] = {"P": 1}
    position = {"players": 4, "round": 3, "referee": "green", "board": board, "reserves": stock}
    position |= extra
    return resolve({"position": position, "orders": orders, "lang": lang, "claims": claims or {}})


def executed(answer: dict[str, Any], colour: str) -> list[bool]:
    return [ruling["executed"] for ruling in answer["orders"][colour]]


def test_case_01_equal_fighters_both_return() -> None:
    """PW-C2."""
    start: Armies = {"V0": {"green": {"C": 1}}, "J0": {"yellow": {"C": 1}}}
    answer = play(start, {"green": ["C V0 B0"], "yellow": ["C J0 B0"]})
    after = answer["position"]
    assert executed(answer, "green") == executed(answer, "yellow") == [True]
    assert after["board"] == start
    assert after["reserves"] == {}
    assert (after["round"], after["referee"], answer["result"]) == (4, "blue", None)
    assert after["flags"] == {colour: [colour] for colour in COLOURS}


def test_case_02_third_weaker_side_stays() -> None:
    """PW-C8."""
    start: Armies = {
        "V0": {"green": {"C": 1}},
        "J0": {"yellow": {"C": 1}},
        "B0": {"blue": {"T": 1}},
    }
    after = play(start, {"green": ["C V0 B0"], "yellow": ["C J0 B0"]})["position"]
    assert after["board"] == start
    assert after["reserves"] == {}


def test_case_03_standing_tie_then_takes_the_rest() -> None:
    """PW-C4, PW-C9."""
    start: Armies = {
        "B0": {"blue": {"D": 1}},
        "S1": {"green": {"D": 1}},
        "IX": {"red": {"S": 1}},
    }
    after = play(start, {"green": ["D S1 B0"], "red": ["S IX B0"]})["position"]
    assert after["board"] == {"B0": {"blue": {"D": 1}}, "S1": {"green": {"D": 1}}}
    assert after["reserves"] == {"blue": {"S": 1}}


def test_case_04_the_other_leaves_when_one_bounced_home() -> None:
    """PW-C5."""
    start: Armies = {
        "V0": {"green": {"T": 1}},
        "R0": {"red": {"T": 1}},
        "IW": {"blue": {"T": 1}},
    }
    after = play(start, {"green": ["T V0 IX"], "red": ["T R0 IX"], "blue": ["T IW V0"]})["position"]
    assert after["board"] == start
    assert after["reserves"] == {}


def test_case_05_all_three_bounce_in_one_wave() -> None:
    """PW-C3."""
    start: Armies = {
        "V0": {"green": {"C": 1, "S": 1}},
        "R0": {"red": {"C": 1, "S": 1}},
        "B0": {"blue": {"C": 1}},
        "J0": {"yellow": {"C": 1}},
    }
    orders = {
        "green": ["C V0 IX", "S V0 IX"],
        "red": ["C R0 IX", "S R0 IX"],
        "blue": ["C B0 V0"],
        "yellow": ["C J0 V0"],
    }
    after = play(start, orders)["position"]
    assert after["board"] == start
    assert after["reserves"] == {}


def test_case_06_bounced_into_a_stronger_piece() -> None:
    """PW-C6."""
    start: Armies = {
        "R0": {"red": {"R": 1}},
        "V0": {"green": {"R": 1}},
        "IX": {"blue": {"A": 1}},
    }
    orders = {"red": ["R R0 IX"], "green": ["R V0 IX"], "blue": ["A IX R0"]}
    after = play(start, orders)["position"]
    assert after["board"] == {"R0": {"blue": {"A": 1}}, "V0": {"green": {"R": 1}}}
    assert after["reserves"] == {"blue": {"R": 1, "P": 1}}  # and 1 Power for red's land


def test_case_07_blockade() -> None:
    """PW-O8, PW-C7."""
    start: Armies = {"HQB": {"red": {"B": 1}}}
    after = play(start, {"blue": ["A RV HQ"]}, {"blue": {"A": 1}})["position"]
    assert after["board"] == {"HQB": {"blue": {"A": 1}}}
    assert after["reserves"] == {"blue": {"B": 1}}
    answer = play(start, {"blue": ["B RV HQ"]}, {"blue": {"B": 1}})
    assert executed(answer, "blue") == [True]
    assert answer["position"]["board"] == start
    assert answer["position"]["reserves"] == {"blue": {"B": 1}}


def test_case_08_missile_on_a_headquarters() -> None:
    """PW-M5, PW-M6."""
    start: Armies = {"J8": {"red": {"S": 1}}, "HQJ": {"yellow": {"D": 2}}}
    answer = play(start, {"red": ["M RV HQJ", "S J8 HQJ"]}, {"red": {"M": 1}})
    assert executed(answer, "red") == [True, True]
    assert answer["position"]["board"] == {}
    assert answer["position"]["reserves"] == {}
    assert answer["position"]["flags"]["yellow"] == ["yellow"]


def test_case_09_missile_on_a_reserve() -> None:
    """PW-M7."""
    start: Armies = {"V0": {"green": {"T": 1}, "blue": {"S": 1}}}
    reserves = {"green": {"P": 6, "S": 1, "T": 1}, "blue": {"M": 1}}
    answer = play(start, {"green": ["2P E RV S", "T RV HQ"], "blue": ["M RV RVV"]}, reserves)
    assert executed(answer, "green") == [True, True]
    after = answer["position"]
    assert after["board"] == {"V0": {"green": {"T": 1}}, "HQV": {"green": {"T": 1}}}
    assert after["reserves"] == {"green": {"S": 1}}


def test_case_10_empty_headquarters_falls() -> None:
    """PW-F1, PW-F3, PW-W2: yellow is still paid for red's land."""
    start: Armies = {"R8": {"yellow": {"S": 1}}, "R4": {"yellow": {"T": 1}, "red": {"S": 1}}}
    reserves = {"red": {"P": 2, "D": 1, "M": 1}}
    after = play(start, {"yellow": ["S R8 HQR"]}, reserves)["position"]
    assert after["board"] == {"HQR": {"yellow": {"S": 1}}, "R4": {"yellow": {"T": 1}}}
    # The soldier of R4; 1 Power of income; red's reserve less its fine of 1 Power.
    assert after["reserves"] == {"yellow": {"S": 1, "P": 2, "D": 1, "M": 1}}
    assert after["flags"] == {"green": ["green"], "blue": ["blue"], "yellow": ["yellow", "red"]}


def test_case_11_circle_of_two() -> None:
    """PW-F4."""
    start: Armies = {
        "B8": {"green": {"S": 1}},
        "V8": {"blue": {"S": 1}},
        "IX": {"green": {"T": 1}, "red": {"A": 1}},
    }
    answer = play(start, {"green": ["S B8 HQB"], "blue": ["S V8 HQV"]})
    assert answer["position"]["board"] == {"IX": {"red": {"A": 1}}}
    assert answer["position"]["reserves"] == {"red": {"T": 1}}
    assert answer["position"]["flags"] == {"yellow": ["yellow"], "red": ["red"]}
    assert answer["position"]["referee"] == "yellow"
    assert answer["result"] is None


def test_case_12_chain_goes_to_its_end() -> None:
    """PW-F4."""
    start: Armies = {"B8": {"green": {"S": 1}}, "V8": {"red": {"S": 1}}, "B4": {"blue": {"C": 1}}}
    answer = play(start, {"green": ["S B8 HQB"], "red": ["S V8 HQV"], "blue": ["C B4 B1"]})
    assert answer["position"]["board"] == {"HQV": {"red": {"S": 1}}}
    assert answer["position"]["reserves"] == {"red": {"S": 1, "C": 1}}
    assert answer["position"]["flags"] == {"yellow": ["yellow"], "red": ["green", "blue", "red"]}


@pytest.mark.parametrize(
    ("kind", "left"), [("R", {"S": 2, "P": 1}), ("T", {"P": 2}), ("CR", {"D": 2, "P": 9})]
)
def test_case_13_fine(kind: str, left: Counts) -> None:
    """PW-O13."""
    start: Armies = {"V4": {"green": {"A": 1}}} if kind in "RT" else {}
    start["V7"] = {"green": {kind: 1}}
    after = play(start, {"green": ["T V4 V4"]})["position"]
    assert after["reserves"] == {"green": left}
    assert "V7" not in after["board"]


def test_case_14_four_sides() -> None:
    """PW-C8."""
    start: Armies = {
        "S1": {"green": {"D": 1}},
        "S2": {"blue": {"D": 1}},
        "J0": {"yellow": {"C": 1}},
        "R0": {"red": {"C": 1}},
    }
    orders = {
        "green": ["D S1 IX"],
        "blue": ["D S2 IX"],
        "yellow": ["C J0 IX"],
        "red": ["C R0 IX"],
    }
    after = play(start, orders)["position"]
    assert after["board"] == start
    start["R0"] = {"red": {"T": 1}}
    after = play(start, orders | {"red": ["T R0 IX"]})["position"]
    assert after["board"] == {
        "S1": {"green": {"D": 1}},
        "S2": {"blue": {"D": 1}},
        "IX": {"yellow": {"C": 1}},
    }
    assert after["reserves"] == {"yellow": {"T": 1}}


def test_case_15_stand_off() -> None:
    """PW-C10."""
    start: Armies = {
        "IX": {"blue": {"R": 1}},
        "V0": {"green": {"S": 3}},
        "J0": {"yellow": {"C": 1}},
        "R0": {"red": {"C": 1}},
    }
    orders = {
        "green": ["S V0 IX"] * 3 + ["3S E IX R"],
        "yellow": ["C J0 IX"],
        "red": ["C R0 IX"],
    }
    answer = play(start, orders)
    assert executed(answer, "green") == [True] * 4
    assert answer["position"]["board"] == {
        "IX": {"blue": {"R": 1}, "green": {"R": 1}},
        "J0": {"yellow": {"C": 1}},
        "R0": {"red": {"C": 1}},
    }
    assert answer["position"]["reserves"] == {}


@pytest.mark.parametrize(
    ("to", "tanks", "done"),
    [
        (("R8", "R6", "R7"), {"HQR": 2}, False),
        (("R8", "R6"), {"R8": 1, "R6": 1}, True),
        (("R8", "R8", "R8"), {"HQR": 1, "R8": 1}, True),
    ],
)
def test_case_16_mercenaries(to: tuple[str, ...], tanks: Counts, done: bool) -> None:
    """PW-32, PW-33, PW-O13."""
    orders = {colour: [f"R:T HQ {space}"] for colour, space in zip(COLOURS[:3], to, strict=False)}
    reserves: dict[str, Counts] = {colour: {"P": 1} for colour in COLOURS[:3]}
    answer = play({"HQR": {"red": {"T": 2}}}, orders, reserves, players=3)
    board = answer["position"]["board"]
    assert board == {space: {"red": {"T": number}} for space, number in tanks.items()}
    for colour in COLOURS[:3]:
        wrote = colour in orders
        assert not wrote or executed(answer, colour) == [done]
        paid = colour not in answer["position"]["reserves"]
        assert paid == (not (wrote and done))


def test_case_17_opening() -> None:
    """PW-S1, PW-O7, PW-O10."""
    army = {"S": 2, "T": 2, "C": 2, "D": 2}
    board: Armies = {"HQ" + LETTER[colour]: {colour: dict(army)} for colour in COLOURS}
    other = {"blue": ["T HQ B8"], "yellow": ["T HQ J8"], "red": ["T HQ R8"]}
    answer = play(board, {"green": ["C HQ B0", "C HQ R0"]} | other, round=1)
    middle = answer["position"]
    assert executed(answer, "green") == [True, True]
    assert middle["reserves"] == {"green": {"P": 2}}
    sheet = ["2P E RV S", "S RV HQ", "3S E HQ R"]
    other = {"blue": ["T B8 HQ"], "yellow": ["T J8 HQ"], "red": ["T R8 HQ"]}
    answer = resolve({"position": middle, "orders": {"green": sheet} | other})
    assert executed(answer, "green") == [True] * 3
    assert answer["position"]["board"]["HQV"] == {"green": {"T": 2, "D": 2, "R": 1}}
    assert answer["position"]["reserves"] == {"green": {"P": 2}}  # the fighters are paid again
    assert (answer["position"]["round"], answer["position"]["referee"]) == (3, "yellow")


# Beyond the worked cases: the points where a reading is easily lost.


def test_classic_geography() -> None:
    """PW-B1 to PW-B6."""
    board = Board(CLASSIC, ship_diagonals=False)
    assert len(board.cells) == 57
    assert set(board.touching["HQV"]) == {"V8", "S5", "S6"}
    for colour in COLOURS:
        letter = LETTER[colour]
        sectors = [letter + str(number) for number in range(9)]
        near = {s for s in sectors if (board.distance("S", "HQ" + letter, s) or 9) <= 2}
        assert near == {letter + digit for digit in "4678"}
        assert [s for s in sectors if not board.may_stand("D", s)] == [letter + "4"]
        for enemy in COLOURS:
            if enemy != colour:
                assert board.distance("C", "HQ" + letter, LETTER[enemy] + "0") == 5
    assert set(board.touching["IX"]) == {"V0", "B0", "J0", "R0", "S1", "S2", "S3", "S4"}
    assert board.why_no_move("D", "V0", "V4") == "PW-P5"
    assert board.why_no_move("D", "V3", "V4") == "PW-P5"
    assert board.why_no_move("D", "V8", "V6") is None
    assert board.why_no_move("D", "V7", "V6") == "PW-P6"
    assert Board(CLASSIC, ship_diagonals=True).why_no_move("D", "V7", "V6") is None
    assert board.why_no_move("T", "V0", "B0") == "PW-P3"
    assert board.why_no_move("C", "V8", "HQV") is None


def test_notation() -> None:
    """PW-N1 to PW-N5, PW-O1."""
    board: Armies = {"HQV": {"green": {"T": 1, "C": 1}}}
    sheet = ["  v: t   hq v8", "1C HQ V8", "0P E RV S", "2p erv s", "P + P E RV T", "C HQ V8"]
    answer = play(board, {"green": sheet}, {"green": {"P": 4}})
    assert executed(answer, "green") == [True, False, False, True, False, False]
    assert answer["orders"]["green"][5]["clause"] == "PW-O1"
    sheet = ["H NI G3", "F HQG G8", "3I XIN R", "T V8 V7", "2P XRV I"]
    board = {"IN": {"green": {"A": 1, "S": 3}}, "HQV": {"green": {"C": 1}}}
    answer = play(board, {"green": sheet}, {"green": {"P": 2}}, lang="en")
    assert executed(answer, "green") == [True, True, True, False, True]
    assert answer["position"]["board"] == {
        "V3": {"green": {"A": 1}},
        "V8": {"green": {"C": 1}},
        "IN": {"green": {"R": 1}},
    }


def test_absurd_number_is_not_enough() -> None:
    """PW-O10, PW-M1."""
    answer = play({}, {"green": ["9" * 6000 + "P E RV M"]}, {"green": {"P": 3}})
    assert executed(answer, "green") == [False]
    assert answer["position"]["reserves"]["green"] == {"P": 2}


def test_two_players_share_a_side() -> None:
    """PW-22, PW-24, PW-25, PW-26, PW-27."""
    start: Armies = {
        "J8": {"green": {"S": 1}, "blue": {"S": 1}},
        "HQJ": {"yellow": {"T": 1}},
        "HQV": {"blue": {"S": 1}},
    }
    answer = play(
        start,
        {"green": ["S J8 HQJ", "B:S HQV V8"], "blue": ["S J8 HQJ"], "red": []},
        {"yellow": {"P": 1}, "red": {"P": 3, "S": 2}},
        players=2,
        seats={"north": ["green", "blue"], "south": ["yellow", "red"]},
        prefer={"north": "blue"},
    )
    after = answer["position"]
    assert executed(answer, "green") == [True, False]
    assert after["board"] == {
        "HQJ": {"green": {"S": 1}, "blue": {"S": 1}},
        "HQV": {"blue": {"S": 1}},
    }
    # South pays from red, who has more; equal power: blue takes the tank and the flag.
    assert after["reserves"] == {"red": {"P": 2, "S": 2}, "blue": {"T": 1, "P": 1}}
    assert after["flags"] == {"green": ["green"], "blue": ["blue", "yellow"], "red": ["red"]}
    assert answer["result"] is None


def test_exchange_takes_the_first_mover() -> None:
    """PW-O9: what is left of the movers bounces to its own origin."""
    start: Armies = {
        "V0": {"green": {"T": 1}},
        "V1": {"green": {"T": 1}},
        "V2": {"green": {"T": 2}},
        "IX": {"red": {"A": 1, "T": 1}},
    }
    sheet = ["T V1 IX", "T V0 IX", "T V2 IX", "T V2 IX", "3T E IX A"]
    after = play(start, {"green": sheet})["position"]
    # 33-33; made from the first three, so the tank of V2 is the one that bounces: then 30-33.
    assert after["board"] == {"V2": {"green": {"T": 1}}, "IX": {"red": {"A": 1, "T": 1}}}
    assert after["reserves"] == {"red": {"A": 1}}


def test_box_limits_lose_the_surplus() -> None:
    """PW-P9."""
    start: Armies = {"V0": {"green": {"CR": 1}, "blue": {"T": 2, "S": 1}}}
    reserves = {"green": {"T": 5, "S": 8, "P": 10}}
    sheet = ["2P E RV S", "2P E RV S", "3S E RV R", "3S E RV R"]
    answer = play(start, {"green": sheet}, reserves, options={"box_limits": True})
    assert executed(answer, "green") == [True, False, True, True]
    assert answer["position"]["reserves"] == {"green": {"T": 6, "S": 3, "R": 2, "P": 8}}


def test_end_of_the_game() -> None:
    """PW-F6, PW-F7, PW-F9, PW-W4."""
    start: Armies = {"V4": {"blue": {"T": 1}}, "V1": {"green": {"S": 1}}}
    last = play(start, {}, {c: {"P": 1} for c in COLOURS}, round=40)
    assert last["result"] == {
        "winners": ["blue"],
        "clause": "PW-F7",
        "scores": {"green": 2, "blue": 4, "yellow": 0, "red": 0},
    }
    quiet = play(start, {}, options={"rounds": 0, "claim_power": True}, round=40)
    assert quiet["result"] is None
    assert "blue" not in quiet["position"]["reserves"]
    claims = {"blue": ["green", "red"]}
    paid = play(start, {}, options={"claim_power": True}, claims=claims)
    assert paid["position"]["reserves"]["blue"] == {"P": 1}
    gone = play(start, {"red": ["T HQ R8"]}, resigned=["green", "yellow", "red"])
    assert gone["result"] == {"winners": ["blue"], "clause": "PW-F9", "scores": {"blue": 4}}
    assert (executed(gone, "red"), gone["position"]["referee"]) == ([False], "blue")
    flags = {"blue": ["blue", "green", "yellow"], "red": ["red"]}
    start = {"R7": {"blue": {"S": 1}}}
    won = play(start, {"blue": ["S R7 HQR"]}, {"red": {"P": 5}}, flags=flags)
    assert won["result"] == {"winners": ["blue"], "clause": "PW-F6", "scores": {"blue": 6}}
