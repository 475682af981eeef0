"""Sheets: how orders are written in both languages, and how sheets come in."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arbitre.core.game import game
from arbitre.core.message import Illegal, Message
from arbitre.core.position import Move
from arbitre.games.power.judge import Referee
from arbitre.games.power.play.notation import kind_in, order_in, place_in, read_order, translated
from arbitre.games.power.rules.moves import UNREADABLE, Claim
from tests.games.power.tables import (
    COLOURS,
    clause_of,
    judged,
    load,
    start,
    told,
)


@pytest.mark.rule("PW-N1")
@pytest.mark.rule("PW-N2")
@pytest.mark.rule("PW-21")
def test_two_armies_have_a_sheet_each() -> None:
    position = start(2)
    sheet = position.read("north", "V[T HQ V8; S HQ V8] B[]")
    assert sheet.text() == "V[T HQ V8; S HQ V8] B[]"
    assert sheet.to_dict() == {"orders": {"green": ["T HQ V8", "S HQ V8"], "blue": []}}
    assert position.read("north", "b[T HQ B8]").text() == "V[] B[T HQ B8]"
    assert position.read("north", " - ").text() == "V[] B[]"
    for wrong in ("T HQ V8", "J[T HQ J8]", "V[] J[]", "V[", "V]", "V[] X[]", 'V["]', ""):
        assert clause_of(position, "north", wrong) == "PW-N2", wrong
    # a letter in brackets names the sheet, not the army of an order
    position.play("north", "V[B:T HQ B8; T HQ V8] B[T HQ B7]")
    events = position.play("south", "-")
    refused = [event for event in events if event.name == "refused"]
    assert [(event.clause, event.args["sheet"]) for event in refused] == [("PW-N1", "green")]
    assert [event.args["to"] for event in events if event.name == "move"] == ["V8", "B7"]


@pytest.mark.rule("PW-N1")
def test_a_sheet_is_for_its_own_army() -> None:
    position = start()
    with pytest.raises(Illegal) as refused:
        position.make("blue", position.read("green", "T HQ V8"))
    assert refused.value.ruling.clause == "PW-N1"


@pytest.mark.rule("PW-N1")
@pytest.mark.rule("PW-31")
def test_a_mercenary_order_keeps_its_letter() -> None:
    position = start(3)
    written = "R:T HQ R8; T HQ V8; R:3S E HQ R"
    sheet = position.read("green", written)
    assert sheet.text() == written
    assert sheet.to_dict() == {"orders": {"green": written.split("; ")}}


@pytest.mark.rule("PW-N3")
def test_ones_own_headquarters_and_reserve_are_written_without_a_letter() -> None:
    setting = start(3).setting
    for written, canonical in (
        ("T HQV V8", "T HQ V8"),
        ("T HQJ J8", "T HQJ J8"),
        ("M RVV RVJ", "M RV RVJ"),
        ("M HQB HQV", "M HQB HQ"),
        ("R:S RVR HQR", "S RV HQ"),
        ("R:M RV HQV", "M RV HQV"),
    ):
        assert read_order(setting, 0, written, "fr").text == canonical


@pytest.mark.rule("PW-N3")
@pytest.mark.parametrize(
    ("order", "struck"), [("M RV HQ", "HQV"), ("M RV RV", "RVV"), ("M RV V8", ""), ("M RV HQB", "")]
)
def test_an_interface_asks_before_a_launch_at_home(order: str, struck: str) -> None:
    position = load(reserves={"green": {"M": 1}})
    draft = game("power").draft(position.view("green"))
    assert draft.add(order).ruling is None
    warned = [Message("warn-own-strike", {"space": struck})] if struck else []
    assert draft.warnings() == warned


@pytest.mark.rule("PW-N4")
@pytest.mark.parametrize(
    ("french", "english"),
    [
        ("C V0 IX", "F G0 IX"),
        ("CR S12 IW", "C S12 IW"),
        ("S RV HQ", "I RV HQ"),
        ("A HQJ J8", "H HQY Y8"),
        ("M RV RVV", "M RV RVG"),
        ("3D E S5 CR", "3D X S5 C"),
        ("2S+CR+A E J3 M", "2I+C+H X Y3 M"),
        ("10P E RV D", "10P X RV D"),
        ("V:T HQ V8", "G:T HQ G8"),
        ("J:3C E HQ B", "Y:3F X HQ B"),
    ],
)
def test_an_order_in_both_languages(french: str, english: str) -> None:
    assert translated(french, "en") == english
    assert translated(french, "fr") == french
    setting = start(3, mercenary="yellow").setting
    order = read_order(setting, 0, english, "en")
    again = read_order(setting, 0, french, "fr")
    assert order.act != UNREADABLE
    assert order.named == again.named
    for named in (False, True):
        written = order_in(order, "en", named)
        assert read_order(setting, order.army, written, "en").named == order.named
        assert written.startswith(f"{'GBYR'[order.army]}:") == named
    assert order_in(order, "en") == order_in(order, "en", False)
    assert order_in(order, "fr", True) == order.named
    assert order_in(read_order(setting, 0, "T HQ V9", "fr"), "en") == "T HQ V9"


@pytest.mark.rule("PW-N4")
def test_codes_in_both_languages() -> None:
    places = {
        "V0": "G0",
        "B8": "B8",
        "J4": "Y4",
        "R3": "R3",
        "HQV": "HQG",
        "RVJ": "RVY",
        "S12": "S12",
    }
    places |= {code: code for code in ("HQ", "RV", "IN", "IE", "IS", "IW", "IX", "HQB", "RVR")}
    for french, english in places.items():
        assert (place_in(french, "fr"), place_in(french, "en")) == (french, english)
    for french, english in zip("S T C D R A B CR M P".split(), "ITFDRHBCMP", strict=True):
        assert (kind_in(french, "fr"), kind_in(french, "en")) == (french, english)


@pytest.mark.rule("PW-N4")
def test_a_sheet_is_french_unless_it_says_english() -> None:
    data: Any = {
        "position": {"board": {"B0": {"green": {"C": 1, "CR": 1}}}},
        "orders": {"green": ["C B0 B1"]},
    }
    fighter, cruiser = {"green": {"C": 1}}, {"green": {"CR": 1}}
    for lang, gone in ((None, fighter), ("fr", fighter), ("en", cruiser)):
        asked = data if lang is None else {**data, "lang": lang}
        answer: Any = Referee().answer(json.dumps(asked))
        assert answer["position"]["board"]["B1"] == gone
    view = load(**data["position"]).view("green")
    draft = game("power").draft(view)
    assert draft.add("C B0 B1").text == "C B0 B1"
    assert draft.decision().text() == "C B0 B1"
    draft = game("power").draft(view, "en")
    assert draft.add("C B0 B1").text == "C B0 B1"
    # a record is French
    assert draft.decision().text() == "CR B0 B1"
    assert load(**data["position"]).read("green", "C B0 B1").text() == "C B0 B1"


@pytest.mark.rule("PW-N5")
def test_an_unreadable_order_is_told_as_it_was_written() -> None:
    answer = judged({"green": ["t  hq Vé", "T HQ V8"]}, {"HQV": {"green": {"T": 1}}})
    (refusal,) = told(answer, "refused")
    assert (refusal["order"], refusal["clause"], refusal["verbatim"]) == ("t  hq Vé", "PW-N2", 1)
    assert answer["orders"]["green"][0]["order"] == "t  hq Vé"
    answer = judged({"green": ["t hqv v0"]}, {"V8": {"green": {"T": 1}}})
    (refusal,) = told(answer, "refused")
    assert refusal["order"] == "T HQ V0"
    assert "verbatim" not in refusal


@pytest.mark.rule("PW-N5")
def test_quoted_entries_are_parted_at_the_quotes() -> None:
    position = start()
    for written, entries in (
        ('"a";"b;c"', ["a", "b;c"]),
        ('T HQ V8;"]; x"', ["T HQ V8", "]; x"]),
    ):
        sheet: Any = position.read("green", written)
        assert [order.text for order in sheet.orders] == entries
    assert clause_of(position, "green", '"a" b; T HQ V8') == "PW-N2"


@pytest.mark.rule("PW-O11")
@pytest.mark.rule("PW-T1")
def test_a_sheet_is_awaited_once_and_in_any_order() -> None:
    position = start()
    for seat, awaited in (
        ("yellow", ("green", "blue", "red")),
        ("green", ("blue", "red")),
        ("red", ("blue",)),
    ):
        assert position.play(seat, "C HQ IX") == []
        assert position.actors == awaited
        assert position.moves(seat) == []
    assert position.play("blue", "C HQ IX") != []
    assert position.actors == COLOURS


@pytest.mark.rule("PW-T1")
def test_sheets_that_come_together_are_judged_together() -> None:
    position = start()
    sheets = {seat: position.read(seat, "C HQ IX") for seat in COLOURS}
    once = position.copy()
    one_by_one = [event for seat, sheet in sheets.items() for event in position.make(seat, sheet)]
    assert once.play_all(sheets) == one_by_one
    assert once == position
    assert once.round == 2
    # some of them only: the others are still awaited
    assert once.play_all({seat: sheets[seat] for seat in ("red", "blue")}) == []
    assert once.actors == ("green", "yellow")
    assert once.copy() == once
    with pytest.raises(Illegal) as refused:
        once.play_all({"red": sheets["red"]})
    assert refused.value.ruling.clause == "PW-O11"
    # the last two find what the others laid down
    assert once.play_all({seat: sheets[seat] for seat in ("green", "yellow")}) != []
    assert once.round == 3


@pytest.mark.rule("PW-N1")
def test_sheets_that_come_together_are_refused_together() -> None:
    position = start()
    sheets: dict[str, Move] = {seat: position.read(seat, "C HQ IX") for seat in COLOURS}
    before = position.text()
    for wrong, clause in [(sheets["blue"], "PW-N1"), (Claim([]), "PW-W4")]:
        with pytest.raises(Illegal) as refused:
            position.play_all({**sheets, "red": wrong})
        assert refused.value.ruling.clause == clause
        assert position.text() == before
    # what is said beside a sheet is heard when its turn comes: then there is no sheet of red
    events = position.play_all({**sheets, "red": position.read("red", "resign")})
    assert "resign" in [event.name for event in events]
    assert position.round == 2
    for seat in ("blue", "yellow"):
        position.play(seat, "resign")
    position.play("green", "-")
    assert position.result is not None
    with pytest.raises(Illegal):
        position.play_all({"green": sheets["green"]})
    assert position.play_all({}) == []
