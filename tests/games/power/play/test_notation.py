"""The notation of orders (PW-N), both languages and both directions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.core.game import game
from arbitre.games.power.play.notation import (
    order_in,
    read_order,
    split_entries,
    split_sheets,
    translated,
)
from arbitre.games.power.play.position import PowerPosition
from arbitre.games.power.rules.execution import Round
from arbitre.games.power.rules.listing import next_orders
from arbitre.games.power.rules.moves import UNREADABLE, Order
from arbitre.games.power.rules.setting import Setting

GREEN, BLUE, YELLOW, RED = range(4)


def setting(seats: int = 4) -> Setting:
    position = game("power").start(seats=seats)
    assert isinstance(position, PowerPosition)
    return position.setting


def read(text: str, army: int = GREEN, lang: str = "fr", seats: int = 4) -> Order:
    return read_order(setting(seats), army, text, lang)


def reason(text: str, lang: str = "fr") -> tuple[str, str, object]:
    order = read(text, lang=lang)
    assert order.act == UNREADABLE
    assert order.fault is not None
    args = order.fault.message.args
    return order.fault.clause, order.fault.message.key, args.get("column")


@pytest.mark.rule("PW-N2")
@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("T J4 IX", "T J4 IX"),
        ("t  j4   ix", "T J4 IX"),
        ("  D S12 IW ", "D S12 IW"),
        ("2P E RV S", "2P E RV S"),
        ("2P ERV S", "2P E RV S"),
        ("2p erv s", "2P E RV S"),
        ("P+P E RV S", "2P E RV S"),
        ("3T EJ4 A", "3T E J4 A"),
        ("CR+A+R E B3 M", "R+A+CR E B3 M"),
        ("R + A +CR E B3 M", "R+A+CR E B3 M"),
        ("M B3 HQJ", "M B3 HQJ"),
        ("M RV RVJ", "M RV RVJ"),
        ("S RV HQ", "S RV HQ"),
        ("S RVV HQV", "S RV HQ"),
    ],
)
def test_orders_are_read_whatever_their_case_and_spaces(written: str, canonical: str) -> None:
    order = read(written)
    assert order.act != UNREADABLE
    assert order.text == canonical


@pytest.mark.rule("PW-N2")
@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("T", ("PW-N2", "unread-three", 1)),
        ("T HQ", ("PW-N2", "unread-three", 2)),
        ("T HQ V8 V7 V6", ("PW-N2", "unread-four", 5)),
        ("X HQ V8", ("PW-N2", "unread-kind", 1)),
        ("T HX V8", ("PW-N2", "unread-place", 2)),
        ("T HQ V9", ("PW-N2", "unread-place", 3)),
        ("2T HQ V8", ("PW-N2", "unread-number", 1)),
        ("1M HQ V8", ("PW-N2", "unread-number", 1)),
        ("0P E RV S", ("PW-N2", "unread-none", 1)),
        ("2P+ E RV S", ("PW-N2", "unread-parts", 1)),
        ("2P E RV 1S", ("PW-N2", "unread-kind", 4)),
        ("2P E XX S", ("PW-N2", "unread-place", 3)),
        ("T HQ Vé", ("PW-N2", "unread-signs", 1)),
        ("Z:T HQ V8", ("PW-N2", "unread-army", 1)),
        ("", ("PW-O1", "empty-entry", None)),
        ("   ", ("PW-O1", "empty-entry", None)),
    ],
)
def test_what_cannot_be_read_points_at_the_word(
    written: str, expected: tuple[str, str, object]
) -> None:
    assert reason(written) == expected


@pytest.mark.rule("PW-N1")
def test_a_letter_before_an_order_names_the_army() -> None:
    order = read("R:T HQ R8", army=GREEN, seats=3)
    assert (order.army, order.named) == (RED, "R:T HQ R8")
    assert read("r: 2P E RV S", army=GREEN, seats=3).named == "R:2P E RV S"
    assert read("V:T HQ V8", army=GREEN).text == "T HQ V8"


@pytest.mark.rule("PW-N1")
def test_an_army_that_is_not_the_sheets_is_refused() -> None:
    order = read("B:T HQ B8", army=GREEN)
    assert order.fault is not None
    assert order.fault.clause == "PW-N1"
    partner = read("B:T HQ B8", army=GREEN, seats=2)
    assert partner.fault is not None
    assert partner.fault.clause == "PW-N1"


@pytest.mark.rule("PW-N1")
def test_headquarters_and_reserve_after_a_letter_are_that_armys() -> None:
    order = read("R:S RV HQ", army=GREEN, seats=3)
    board = setting(3).board
    assert (order.origin, order.target) == (board.reserve[RED], board.hq[RED])


@pytest.mark.rule("PW-N3")
def test_hq_and_rv_alone_are_ones_own_and_m_is_always_a_launch() -> None:
    board = setting().board
    order = read("M RV HQ", army=YELLOW)
    assert (order.origin, order.target) == (board.reserve[YELLOW], board.hq[YELLOW])
    assert order.fault is None
    assert order.done is not None
    assert order.done.name == "launch"
    assert read("M RV HQV", army=YELLOW).target == board.hq[GREEN]
    assert read("M RV RVB", army=YELLOW).target == board.reserve[BLUE]


@pytest.mark.rule("PW-N3")
def test_the_interface_is_warned_of_a_launch_at_home() -> None:
    position = game("power").load(
        {"board": {"HQV": {"green": {"M": 1}}}, "reserves": {"blue": {"P": 1}}}
    )
    draft = game("power").draft(position.view("green"))
    draft.add("M HQ HQ")
    assert [message.key for message in draft.warnings()] == ["warn-own-strike"]


@pytest.mark.rule("PW-N4")
@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("F B0 B1", "C B0 B1"),
        ("C B0 S2", "CR B0 S2"),
        ("I HQ G8", "S HQ V8"),
        ("H Y4 Y5", "A J4 J5"),
        ("T G0 XI", "T V0 IX"),
        ("T G0 IX", "T V0 IX"),
        ("D S5 WI", "D S5 IW"),
        ("2P X RV I", "2P E RV S"),
        ("2P XRV I", "2P E RV S"),
        ("C+H+R X B3 M", "R+A+CR E B3 M"),
        ("M RVG HQY", "M RV HQJ"),
        ("3I XIN R", "3S E IN R"),
        ("G:T HQG G8", "T HQ V8"),
    ],
)
def test_english_sheets(english: str, french: str) -> None:
    assert read(english, lang="en").text == french


@pytest.mark.rule("PW-N4")
def test_the_language_is_declared_and_never_guessed() -> None:
    assert read("C B0 B1", lang="fr").kind != read("C B0 B1", lang="en").kind
    for french in ("S HQ V8", "CR S1 IX", "2P E RV S", "T HQ J8"):
        assert read(french, lang="en").act == UNREADABLE, french
    for english in ("F HQ IX", "2P X RV S", "T HQ G8", "T V0 XI", "T V0 NI"):
        assert read(english, lang="fr").act == UNREADABLE, english


@pytest.mark.rule("PW-N5")
def test_letters_are_read_by_column() -> None:
    board = setting().board
    soldier = read("S S1 IX")
    assert (soldier.kind, soldier.origin) == (0, board.place_of["S1"])
    bomber = read("B B0 B1")
    assert (bomber.kind, bomber.origin) == (6, board.place_of["B0"])
    regiment = read("R R0 R1")
    assert (regiment.kind, regiment.origin) == (4, board.place_of["R0"])


@pytest.mark.rule("PW-N5")
def test_a_record_keeps_an_unreadable_order_as_it_was_written() -> None:
    position = game("power").start()
    odd = ['T  hq "v8"', "a; b", "]", "\n\t", "", "é", "\\", "A V0 V1 x"]
    import json

    sheet = "; ".join(json.dumps(text, ensure_ascii=False) for text in odd)
    move = position.read("green", sheet)
    assert move.text() == sheet
    assert "\n" not in move.text()
    assert position.read("green", move.text()).text() == sheet
    assert move.to_dict() == {"orders": {"green": [json.dumps(t, ensure_ascii=False) for t in odd]}}


@pytest.mark.rule("PW-N5")
def test_a_quoted_order_stays_unread_even_where_it_could_be_read() -> None:
    position = game("power").start()
    for seat in position.seats:
        events = position.play(seat, '"T HQ V8"')
    assert [event.clause for event in events if event.name == "refused"] == ["PW-N2"] * 4


def test_every_listed_order_reads_back_in_both_languages() -> None:
    position = game("power").load(
        {
            "board": {
                "HQV": {"green": {"S": 3, "T": 3, "C": 3, "D": 3, "CR": 2, "M": 1}},
                "IX": {"green": {"R": 1, "A": 2, "B": 2}},
            },
            "reserves": {"green": {"P": 30, "CR": 1, "S": 3, "M": 1}},
        }
    )
    assert isinstance(position, PowerPosition)
    orders = next_orders(position.state, GREEN, Round())
    assert len({order.text for order in orders}) == len(orders) > 200
    for order in orders:
        for lang in ("fr", "en"):
            for named in (False, True):
                written = order_in(order, lang, named)
                again = read_order(position.setting, GREEN, written, lang)
                assert again.text == order.text
                assert again.fault is None


def test_translation_of_text() -> None:
    assert translated("3C E HQ B", "fr") == "3C E HQ B"
    assert translated("3C E HQ B", "en") == "3F X HQ B"
    assert translated("J:M RVV HQJ", "en") == "Y:M RVG HQY"


def test_sheets_of_two_armies() -> None:
    position = game("power").start(seats=2)
    move = position.read("north", "V[T HQ V8; S HQ V8] B[]")
    assert move.text() == "V[T HQ V8; S HQ V8] B[]"
    assert position.read("north", "b[T HQ B8]").text() == "V[] B[T HQ B8]"
    assert position.read("north", "-").text() == "V[] B[]"
    for wrong in ("T HQ V8", "J[T HQ J8]", "V[", "V[] X[]", 'V["]'):
        with pytest.raises(Exception, match="PW-N2"):
            position.read("north", wrong)


@given(st.text(max_size=60))
def test_no_text_is_too_odd_to_be_judged(text: str) -> None:
    order = read(text)
    assert order.fault is not None or order.act != UNREADABLE
    if order.act != UNREADABLE:
        assert read(order.text).text == order.text


@given(st.lists(st.text(max_size=12), max_size=4))
def test_entries_survive_quoting(entries: list[str]) -> None:
    import json

    text = "; ".join(json.dumps(entry) for entry in entries)
    assert split_entries(text) == [(entry, True) for entry in entries]
    assert split_sheets(f"V[{text}] B[]") == [("V", text), ("B", "")]
