"""What the draft of a sheet offers."""

from __future__ import annotations

import pytest

from arbitre.core.draft import Draft
from arbitre.core.game import game
from arbitre.games.power.rules.setting import board_of
from tests.games.power.tables import (
    load,
    start,
)


def listed(draft: Draft, start: str) -> set[str]:
    """Where the orders that begin so lead, or what they make."""
    return {text[len(start) :].strip() for text in draft.next() if text.startswith(f"{start} ")}


@pytest.mark.rule("PW-O1")
@pytest.mark.rule("PW-O5")
@pytest.mark.rule("PW-O6")
@pytest.mark.rule("PW-O7")
def test_a_draft_offers_what_could_still_be_ordered() -> None:
    position = load(
        board={"HQV": {"green": {"S": 3, "T": 2}}}, reserves={"green": {"P": 2, "C": 1}}
    )
    draft = game("power").draft(position.view("green"))
    sectors = {f"V{number}" for number in range(9)}
    assert listed(draft, "T HQ") == sectors
    assert listed(draft, "S HQ") == {"V4", "V6", "V7", "V8"}
    others = [text for text in draft.next() if text.split()[:2] not in (["T", "HQ"], ["S", "HQ"])]
    assert sorted(others) == ["2P E RV S", "3S E HQ R", "C RV HQ"]
    draft.add("T HQ V8")
    assert listed(draft, "T HQ") == sectors
    assert listed(draft, "T V8") == set()
    draft.add("3S E HQ R")
    assert listed(draft, "R HQ") == listed(draft, "S HQ") == set()
    draft.add("C RV HQ")
    assert listed(draft, "C HQ") == listed(draft, "C RV") == set()
    draft.add("T HQ V7")
    assert draft.next() == ["2P E RV S"]
    draft.add("2P E RV S")
    assert draft.next() == []
    assert [line.ruling for line in draft.lines] == [None] * 5
    draft = game("power").draft(position.view("green"))
    draft.add("3S E HQ R")
    assert listed(draft, "R HQ") == set()


@pytest.mark.rule("PW-O3")
@pytest.mark.rule("PW-O13")
def test_a_draft_is_judged_from_top_to_bottom() -> None:
    position = load(board={"HQV": {"green": {"S": 2}}}, reserves={"green": {"S": 1}})
    draft = game("power").draft(position.view("green"))
    assert [message.key for message in draft.warnings()] == ["warn-empty"]
    draft.add("3S E HQ R")
    # only two S are in the HQ
    lost = {"number": 1, "order": "3S E HQ R", "clause": "PW-O10"}
    assert [(message.key, message.args) for message in draft.warnings()] == [
        ("warn-refused", lost),
        ("warn-fine", {}),
    ]
    draft.add("S RV HQ")
    assert [line.ruling is None for line in draft.lines] == [False, True]
    assert [(message.key, message.args) for message in draft.warnings()] == [("warn-refused", lost)]
    draft.move(0, 1)
    assert [line.text for line in draft.lines] == ["S RV HQ", "3S E HQ R"]
    assert [line.ruling is None for line in draft.lines] == [True, True]
    draft.remove(0)
    assert [line.ruling is None for line in draft.lines] == [False]
    assert draft.decision().text() == "3S E HQ R"


@pytest.mark.rule("PW-M3")
def test_a_draft_offers_every_target_of_a_missile() -> None:
    board = {"V4": {"green": {"M": 1}}}
    draft = game("power").draft(load(board=board).view("green"))
    spaces = {"HQ" if code == "HQV" else code for code in board_of("classic").codes}
    assert listed(draft, "M V4") == spaces | {"RV", "RVB", "RVJ", "RVR"}
    fallen = load(board=board, flags={"green": ["green", "blue"], "yellow": ["yellow"]})
    draft = game("power").draft(fallen.view("green"))
    assert listed(draft, "M V4") == spaces | {"RV", "RVJ"}


@pytest.mark.rule("PW-31")
def test_a_draft_offers_mercenary_orders_within_the_five() -> None:
    board = {"HQV": {"green": {"S": 1}, "blue": {"S": 1}}, "HQR": {"red": {"T": 6}}}
    for mercenary, letter in (("red", "R"), ("green", "V")):
        position = load(players=3, mercenary=mercenary, board=board)
        seat = "blue"
        draft = game("power").draft(position.view(seat))
        offered = {text[:2] for text in draft.next()}
        assert offered == {f"{letter}:", "S "}
    position = load(players=3, board=board)
    draft = game("power").draft(position.view("green"))
    for number in (8, 7, 6, 5, 4):
        assert draft.add(f"R:T HQ R{number}").ruling is None
    assert draft.next() == []
    assert draft.decision().text().startswith("R:T HQ R8; R:T HQ R7; ")


@pytest.mark.rule("PW-21")
def test_a_draft_offers_five_orders_to_each_of_two_armies() -> None:
    board = {"HQV": {"green": {"T": 6}}, "HQB": {"blue": {"T": 6}}}
    draft = game("power").draft(load(players=2, board=board).view("north"), "en")
    assert {text[:2] for text in draft.next()} == {"G:", "B:"}
    for number in (8, 7, 6, 5, 4):
        assert draft.add(f"G:T HQ G{number}").ruling is None
    assert {text[:2] for text in draft.next()} == {"B:"}
    for number in (8, 7, 6, 5):
        assert draft.add(f"b:T HQ B{number}").ruling is None
    assert {text[:2] for text in draft.next()} == {"B:"}
    assert draft.add("B:T HQ B4").text == "B:T HQ B4"
    assert draft.next() == []
    french = "V[T HQ V8; T HQ V7; T HQ V6; T HQ V5; T HQ V4]"
    assert draft.decision().text() == f"{french} {french.replace('V', 'B')}"
    lost = load(
        players=2,
        board={"HQB": {"blue": {"T": 1}}},
        flags={"blue": ["blue"], "yellow": ["yellow", "green"], "red": ["red"]},
    )
    draft = game("power").draft(lost.view("north"))
    assert {text[:2] for text in draft.next()} == {"B:"}


@pytest.mark.rule("PW-N1")
@pytest.mark.parametrize(("lang", "letter"), [("fr", "J"), ("en", "Y")])
def test_a_line_of_a_draft_belongs_to_the_army_its_letter_names(lang: str, letter: str) -> None:
    draft = game("power").draft(start(2).view("south"), lang)
    line = draft.add(f"{letter}:T HQ {letter}8")
    assert (line.text, line.ruling) == (f"{letter}:T HQ {letter}8", None)
    assert draft.add("r:T HQ R8").text == "R:T HQ R8"
    # without a letter the first army is meant, and nobody orders the other player's
    assert draft.add(f"T HQ {letter}7").text == f"{letter}:T HQ {letter}7"
    foreign = draft.add("B:T HQ B8").ruling
    assert foreign is not None
    assert foreign.clause == "PW-N1"
    draft.remove(3)
    assert draft.decision().text() == "J[T HQ J8; T HQ J7] R[T HQ R8]"


@pytest.mark.rule("PW-P9")
@pytest.mark.parametrize(("colour", "letter"), [("green", "V"), ("red", "R")])
@pytest.mark.parametrize("limits", [True, False])
def test_a_draft_offers_nothing_that_is_not_in_the_box(
    limits: bool, colour: str, letter: str
) -> None:
    def offered(board: dict[str, dict[str, int]], power: int) -> set[str]:
        position = load(
            options={"box_limits": limits},
            board={place: {colour: pieces} for place, pieces in board.items()},
            reserves={colour: {"P": power}},
        )
        draft = game("power").draft(position.view(colour))
        return {text for text in draft.next() if " E " in text}

    coast = f"{letter}0"
    made = offered({f"HQ{letter}": {"T": 6, "A": 3, "M": 1}, coast: {"CR": 2, "D": 3}}, 10)
    boxed = {"2P E RV S", "5P E RV C", "10P E RV D", f"3D E {coast} CR"}
    free = {"3P E RV T", "3T E HQ A", f"2CR E {coast} M", "4T+3A E HQ M"}
    assert made == (boxed if limits else boxed | free)
    # three of nine soldiers make room for their regiment, two cruisers for a missile
    made = offered({coast: {"S": 9, "CR": 2}}, 2)
    fits = {f"3S E {coast} R", f"2CR E {coast} M"}
    assert made - {"2P E RV S"} == fits
    assert ("2P E RV S" in made) != limits


@pytest.mark.rule("PW-M1")
def test_a_draft_offers_the_smallest_sets_that_make_a_missile() -> None:
    def offered(**reserve: int) -> set[str]:
        draft = game("power").draft(load(reserves={"yellow": reserve}).view("yellow"))
        return {text.partition(" ")[0] for text in draft.next() if text.endswith(" RV M")}

    assert offered(CR=2) == {"2CR"}
    assert offered(CR=1, A=1, R=1) == {"R+A+CR"}
    assert offered(CR=1, A=1, D=1, C=1, P=4) == set()
    assert offered(CR=1, A=1, D=1, C=1, P=5) == {"C+D+A+CR+5P"}
    # with a regiment more the surplus is left out
    assert offered(CR=1, A=1, R=1, D=1) == {"R+A+CR"}
    assert offered(A=2, B=2) == {"2A+2B"}
