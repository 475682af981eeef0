"""Details of clauses that a round's outcome alone does not show: defaults, events, drafts, the table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arbitre.core.draft import Draft
from arbitre.core.game import game
from arbitre.core.message import BadInput, Illegal, Message
from arbitre.games.power.board import read_board
from arbitre.games.power.judge import Referee
from arbitre.games.power.notation import kind_in, order_in, place_in, read_order, translated
from arbitre.games.power.orders import UNREADABLE, Claim
from arbitre.games.power.position import TABLE, PowerPosition
from arbitre.games.power.setting import board_of
from tests.term.tables import moves, request, timed

Told = dict[str, str | int]

COLOURS = ("green", "blue", "yellow", "red")
START = {"S": 2, "T": 2, "C": 2, "D": 2}


def start(seats: int = 4, **options: object) -> PowerPosition:
    position = game("power").start(seats=seats, options=dict(options))
    assert isinstance(position, PowerPosition)
    return position


def load(**data: object) -> PowerPosition:
    position = game("power").load(data)
    assert isinstance(position, PowerPosition)
    return position


def data_of(position: PowerPosition) -> Any:
    return position.to_dict()


def clause_of(position: PowerPosition, seat: str, move: str) -> str:
    before = position.text()
    with pytest.raises(Illegal) as refused:
        position.play(seat, move)
    assert position.text() == before
    return refused.value.ruling.clause


def judged(
    orders: dict[str, list[str]], board: dict[str, dict[str, dict[str, int]]], **position: object
) -> Any:
    data = {"position": {"board": board, **position}, "orders": orders}
    answer: Any = Referee().answer(json.dumps(data))
    assert "error" not in answer, answer
    return answer


def told(answer: Any, *names: str) -> list[Told]:
    """The events of these names, in their order."""
    return [event for event in answer["events"] if event["event"] in names]


def event(name: str, clause: str, **args: str | int) -> Told:
    return {"event": name, "clause": clause, **args}


# --- options and set-up ------------------------------------------------------------------------

OPTIONS: list[tuple[str, object, str]] = [
    ("map", "classic", "PW-B7"),
    ("ship_diagonals", False, "PW-P6"),
    ("box_limits", False, "PW-P9"),
    ("hq_pays", False, "PW-W3"),
    ("claim_power", False, "PW-W4"),
    ("hourglass", 0, "PW-O1"),
    ("time_limit", 0, "PW-F7"),
    ("rounds", -1, "PW-F7"),
    ("referee", "", "PW-S2"),
    ("mercenary", "red", "PW-31"),
    ("north", "green", "PW-21"),
]


@pytest.mark.parametrize(
    ("name", "default", "clause"),
    [pytest.param(*row, id=row[0], marks=pytest.mark.rule(row[2])) for row in OPTIONS],
)
def test_an_option_has_its_default_and_its_clause(name: str, default: object, clause: str) -> None:
    options = {option.name: option for option in game("power").options}
    assert list(options) == [row[0] for row in OPTIONS]
    assert (options[name].default, options[name].clause) == (default, clause)


@pytest.mark.rule("PW-B1")
def test_each_colour_has_the_headquarters_of_its_letter() -> None:
    board = data_of(start())["board"]
    for letter, colour in zip("VBJR", COLOURS, strict=True):
        assert list(board[f"HQ{letter}"]) == [colour]


@pytest.mark.rule("PW-B4")
@pytest.mark.parametrize(
    ("colour", "letter", "flown"),
    [
        ("green", "V", "IN IW IX B0 J0 R0 B5 R3"),
        ("blue", "B", "IE IN IX V0 J0 R0 V3 J5"),
        ("yellow", "J", "IE IS IX V0 B0 R0 B3 R5"),
        ("red", "R", "IS IW IX V0 B0 J0 J3 V5"),
    ],
)
def test_where_soldiers_and_fighters_go_from_their_headquarters(
    colour: str, letter: str, flown: str
) -> None:
    position = load(board={f"HQ{letter}": {colour: {"S": 1, "C": 1}}})
    found = [move.text().split() for move in position.moves(colour)[1:]]
    soldier = {to for kind, _, to in found if kind == "S"}
    assert soldier == {letter + number for number in "4678"}
    fighter = {to for kind, _, to in found if kind == "C"}
    assert fighter == {f"{letter}{number}" for number in range(9)} | set(flown.split())


# kind: steps, power; the table of the rules, typed again
TABLE_OF_PIECES = {
    "S": (2, 2),
    "T": (3, 3),
    "C": (5, 5),
    "D": (1, 10),
    "R": (2, 20),
    "A": (3, 30),
    "B": (5, 25),
    "CR": (1, 50),
    "M": (0, 0),
    "P": (0, 1),
}


@pytest.mark.rule("PW-P1")
@pytest.mark.rule("PW-C1")
@pytest.mark.rule("PW-F7")
@pytest.mark.parametrize("kind", TABLE_OF_PIECES)
def test_the_table_of_pieces(kind: str) -> None:
    steps, power = TABLE_OF_PIECES[kind]
    position = load(reserves={"red": {kind: 7}})
    assert position.scores() == {"green": 0, "blue": 0, "yellow": 0, "red": 7 * power}
    values = position.setting.values
    assert values.move[list(TABLE_OF_PIECES).index(kind)] == steps


@pytest.mark.rule("PW-B7")
def test_a_map_is_unfair_when_only_the_owners_of_its_spaces_differ() -> None:
    """The distances are those of the classic board, but V4 and B4 have changed places."""
    classic = board_of("classic").text()
    text = classic.replace("V4", "?").replace("B4", "V4").replace("?", "B4")
    with pytest.raises(BadInput) as refused:
        read_board(text, "swapped")
    # green and blue are each other's mirror image, yellow has its own 4
    assert refused.value.message == Message("map-unfair", {"kind": "S", "army": "yellow"})


@pytest.mark.rule("PW-B7")
def test_a_space_may_be_bent() -> None:
    """S11 takes the cells of R8 and R5 and is in one piece: what is wrong is that red lacks sectors."""
    bent = board_of("classic").text().replace("R8", "S11").replace("R5", "S11")
    with pytest.raises(BadInput) as refused:
        read_board(bent, "bent")
    assert refused.value.message == Message("map-sectors", {"army": "red"})


@pytest.mark.rule("PW-B7")
def test_the_classic_map_is_the_one_without_a_name() -> None:
    assert start().setting.map == load().setting.map == "classic"
    assert "map" not in data_of(start())
    assert data_of(start(map="ring"))["map"] == "ring"


@pytest.mark.rule("PW-S1")
@pytest.mark.rule("PW-31")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mercenary", COLOURS)
def test_all_four_armies_are_set_up_whoever_leads_them(seats: int, mercenary: str) -> None:
    data = data_of(start(seats, mercenary=mercenary))
    assert data["board"] == {
        f"HQ{letter}": {colour: START}
        for letter, colour in zip("BJRV", "blue yellow red green".split(), strict=True)
    }
    assert data["reserves"] == {}
    assert data["flags"] == {colour: [colour] for colour in COLOURS}
    if seats == 3:
        assert data["mercenary"] == mercenary
        assert mercenary not in start(3, mercenary=mercenary).seats


@pytest.mark.rule("PW-S2")
def test_the_first_referee_is_given_or_the_first_seat() -> None:
    assert data_of(start(3, mercenary="green"))["referee"] == "blue"
    assert data_of(start(2, north="yellow"))["referee"] == "yellow"
    assert data_of(start(3, mercenary="green", referee="red"))["referee"] == "red"
    assert data_of(load())["referee"] == "green"
    assert data_of(load(players=3, mercenary="green"))["referee"] == "blue"
    assert data_of(load(options={"referee": "yellow"}))["referee"] == "yellow"
    assert data_of(load(options={"referee": "yellow"}, referee="red"))["referee"] == "red"
    fallen = load(flags={"blue": ["blue", "green"], "red": ["red"]})
    assert data_of(fallen)["referee"] == "blue"


@pytest.mark.rule("PW-S2")
def test_only_seats_play() -> None:
    assert start().seats == COLOURS
    assert start(3).seats == COLOURS[:3]
    assert clause_of(start(3), "red", "-") == "PW-S2"
    assert clause_of(start(), "purple", "-") == "PW-S2"
    assert clause_of(start(2), "green", "-") == "PW-S2"
    assert start().declarations("purple") == []
    position = start()
    with pytest.raises(Illegal) as refused:
        position.make("purple", position.read("green", "-"))
    assert refused.value.ruling.clause == "PW-S2"
    with pytest.raises(BadInput):
        start(5)


@pytest.mark.rule("PW-21")
def test_the_two_armies_of_a_player_are_neighbours() -> None:
    apart = {"north": ["green", "yellow"], "south": ["blue", "red"]}
    with pytest.raises(BadInput) as refused:
        load(players=2, seats=apart)
    assert refused.value.message.key == "seat-neighbours"
    round_the_corner = {"north": ["red", "green"], "south": ["blue", "yellow"]}
    assert data_of(load(players=2, seats=round_the_corner))["seats"] == round_the_corner


@pytest.mark.rule("PW-P9")
def test_no_army_has_more_than_its_box() -> None:
    full = {"S": 3, "R": 2, "T": 6, "C": 6, "A": 3, "B": 3, "M": 1}
    limits = {"box_limits": True}
    load(options=limits, board={"V0": {"green": full}}, reserves={"green": {"P": 10}})
    for kind, number in full.items():
        more = {**full, kind: number + 1}
        with pytest.raises(BadInput) as refused:
            load(options=limits, board={"V0": {"green": more}})
        assert refused.value.message.key == "box-over"
        load(board={"V0": {"green": more}})


# --- sheets and notation -----------------------------------------------------------------------


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


# --- what is told, and under which clause ------------------------------------------------------


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


# --- the table ---------------------------------------------------------------------------------


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


@pytest.mark.rule("PW-F3")
def test_the_eliminated_have_nothing_to_say() -> None:
    position = load(flags={"green": ["green", "blue"], "yellow": ["yellow"], "red": ["red"]})
    assert position.actors == ("green", "yellow", "red")
    assert clause_of(position, "blue", "-") == "PW-F3"
    assert position.declarations("blue") == []
    assert clause_of(position, "blue", "pause") == "PW-F8"
    assert clause_of(position, "blue", "resign") == "PW-F9"


@pytest.mark.rule("PW-T2")
def test_talk_is_closed_while_sheets_are_written_and_open_after_the_end() -> None:
    position = start(rounds=2)
    for seat in (*COLOURS, None):
        assert position.view(seat).data["talk"] == []
    position.play("green", "-")
    assert position.view("green").data["talk"] == []
    for seat in position.actors:
        position.play(seat, "-")
    assert position.view(None).data["talk"] == []
    for seat in position.actors:
        position.play(seat, "-")
    assert position.result is not None
    assert position.view(None).data["talk"] == list(COLOURS)


@pytest.mark.rule("PW-F7")
def test_only_the_clock_announces_the_last_round_and_it_is_kept() -> None:
    position = start(time_limit=120)
    assert position.view(None).data["time_limit"] == 120
    position.play("green", "last round")  # an unreadable order on a sheet, no more
    assert "last" not in data_of(position)
    assert clause_of(position, TABLE, "-") == "PW-S2"
    assert clause_of(position, TABLE, "resign") == "PW-S2"
    position.play(TABLE, "last round")
    assert data_of(position)["last"] is True
    again = game("power").load(position.to_dict())
    for seat in again.actors:
        again.play(seat, "-")
    assert again.result is not None
    assert again.result.clause == "PW-F7"


@pytest.mark.rule("PW-F7")
def test_the_last_round_counts_also_where_rounds_have_a_limit() -> None:
    answer = judged({"green": ["T V4 V8"]}, {"V4": {"green": {"T": 1}}}, round=3, last=True)
    assert (answer["result"]["winners"], answer["result"]["clause"]) == (["green"], "PW-F7")


@pytest.mark.rule("PW-F7")
def test_scores_are_of_those_who_play_on() -> None:
    answer = judged(
        {"green": ["T V4 V8"], "yellow": ["D HQ S9"]},
        {
            "V4": {"green": {"T": 1, "M": 1}},
            "B4": {"blue": {"A": 1}},
            "HQJ": {"yellow": {"D": 1}},
        },
        reserves={"green": {"P": 4, "CR": 1}},
        resigned=["blue"],
        flags={"green": ["green", "red"], "blue": ["blue"], "yellow": ["yellow"]},
        round=40,
    )
    assert answer["result"] == {
        "winners": ["green"],
        "clause": "PW-F7",
        "scores": {"green": 57, "yellow": 10},
    }


@pytest.mark.rule("PW-F8")
def test_a_pause_that_was_taken_is_kept_with_the_position() -> None:
    position = start()
    position.play("blue", "pause")
    left = {"green": 1, "blue": 0, "yellow": 1, "red": 1}
    assert data_of(position)["pauses"] == left
    again = load(**position.to_dict())
    assert clause_of(again, "blue", "pause") == "PW-F8"
    answer = judged({}, {"V4": {"green": {"T": 1}}}, pauses=left)
    assert answer["position"]["pauses"] == left


@pytest.mark.rule("PW-F8")
@pytest.mark.rule("PW-F9")
def test_the_resigned_ask_for_no_pause_and_resign_no_more() -> None:
    position = start()
    position.play("blue", "resign")
    assert position.declarations("blue") == []
    assert clause_of(position, "blue", "pause") == "PW-F8"
    assert clause_of(position, "blue", "resign") == "PW-F9"


@pytest.mark.rule("PW-F9")
def test_resigning_is_told_and_kept_and_takes_the_sheet_along() -> None:
    position = start()
    position.play("red", "C HQ IX")
    (resigned,) = position.play("red", "resign")
    assert (resigned.name, resigned.clause, resigned.args) == ("resign", "PW-F9", {"side": "red"})
    assert position.view(None).data["ready"] == []
    position.play("blue", "resign")
    assert data_of(position)["resigned"] == ["blue", "red"]
    again = load(**position.to_dict())
    assert again.actors == ("green", "yellow")
    answer = judged({}, {"V4": {"green": {"T": 1}}}, resigned=["blue", "red"])
    assert answer["position"]["resigned"] == ["blue", "red"]
    assert clause_of(again, "red", "-") == "PW-F9"


@pytest.mark.rule("PW-24")
def test_a_preference_is_told_and_belongs_to_a_player_of_two_armies() -> None:
    position = start(2)
    (preferred,) = position.play("south", "prefer R")
    assert (preferred.name, preferred.clause) == ("prefer", "PW-24")
    assert preferred.args == {"side": "south", "army": "red"}
    assert data_of(position)["prefer"] == {"north": "green", "south": "red"}
    assert data_of(load(**position.to_dict()))["prefer"] == {"north": "green", "south": "red"}
    assert clause_of(start(), "green", "prefer V") == "PW-24"
    with pytest.raises(BadInput) as refused:
        load(players=2, prefer={"north": "red"})
    assert (refused.value.where, refused.value.message.key) == ("prefer.north", "not-your-army")


@pytest.mark.rule("PW-W4")
def test_claims_are_read_strictly_and_the_next_round_is_written() -> None:
    position = start(claim_power=True)
    sheet = position.read("green", "D HQ S5")
    with pytest.raises(Illegal) as refused:
        position.make("green", Claim([]))
    assert refused.value.ruling.clause == "PW-W4"
    position.play("green", "C HQ B0; C HQ R0; C HQ J0")
    for seat in ("blue", "yellow", "red"):
        position.play(seat, "D HQ S5; C HQ V0")
    assert data_of(position)["phase"] == "collecting"
    with pytest.raises(Illegal) as refused:
        position.make("green", sheet)
    assert refused.value.ruling.clause == "PW-W4"
    for wrong in ("", "claim", "pay VB", "claim V", "claim VX", "claim XB", "claim VBR", "VB"):
        assert clause_of(position, "green", wrong) == "PW-W4", wrong
    assert position.read("green", "claim vr vb vj vr").text() == "claim VB VJ VR"
    for seat in COLOURS:
        position.play(seat, "claim VR VB" if seat == "green" else "-")
    assert data_of(position)["reserves"] == {"green": {"P": 2}}
    assert position.round == 2
    assert position.view(None).data["phase"] == "writing"
    assert position.read("green", "T HQ V8").text() == "T HQ V8"


@pytest.mark.rule("PW-W4")
@pytest.mark.parametrize(
    ("lang", "pairs"), [("fr", ["VJ", "VR", "BJ"]), ("en", ["GY", "GR", "BY"])]
)
def test_two_armies_claim_each_its_own(lang: str, pairs: list[str]) -> None:
    position = load(
        players=2,
        options={"claim_power": True},
        phase="collecting",
        board={"J0": {"green": {"T": 1}, "blue": {"T": 1}}, "R0": {"green": {"T": 1}}},
    )
    draft = game("power").draft(position.view("north"), lang)
    assert draft.next() == pairs
    for pair in pairs[1:]:
        line = draft.add(pair.lower())
        assert (line.text, line.ruling) == (pair, None)
    assert draft.next() == pairs[:1]
    assert draft.warnings() == [Message("warn-forgotten", {"territories": "yellow"})]
    assert draft.decision().text() == "claim VR BJ"
    draft.add(pairs[0])
    assert draft.warnings() == []


# --- what a draft offers -----------------------------------------------------------------------


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
    assert [message.key for message in draft.warnings()] == ["warn-refused", "warn-fine"]
    draft.add("S RV HQ")
    assert [line.ruling is None for line in draft.lines] == [False, True]
    assert [message.key for message in draft.warnings()] == ["warn-refused"]
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


# --- clocks at a table -------------------------------------------------------------------------


@pytest.mark.rule("PW-O1")
@pytest.mark.rule("PW-F9")
def test_at_times_end_the_sheet_goes_as_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    asked = request(record=path, options={"hourglass": 3})
    # the first sheet has two lines after three minutes, the second none, the third is sent
    played = timed(asked, "T HQ G8", 179.0, "T HQ G7", 2.0, "", 181.0, "", "F HQ IX", "send")
    mine = [line for line in moves(path) if line.startswith("green ")]
    assert mine == ["green T HQ V8; T HQ V7", "green -", "green C HQ IX"]
    assert played.out.count("Time is up") == 2


@pytest.mark.rule("PW-O1")
def test_without_the_option_there_is_no_clock(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    timed(request(record=path, rounds=1), 100000.0, "T HQ G8", 100000.0, "send")
    assert "green T HQ V8" in moves(path)


@pytest.mark.rule("PW-F8")
def test_a_pause_stops_the_hourglass_for_three_minutes_at_most(tmp_path: Path) -> None:
    path = tmp_path / "game.arb"
    asked = request(record=path, rounds=1, options={"hourglass": 3})
    # 100 seconds, a pause of 180, 79 seconds more: one second is left
    timed(asked, 100.0, "pause", 180.0, "T HQ G8", 79.0, "T HQ G7", "send")
    assert "green T HQ V8; T HQ V7" in moves(path)
    path.unlink()
    timed(asked, 100.0, "pause", 180.0, "T HQ G8", 81.0, "T HQ G7", "send")
    assert "green T HQ V8" in moves(path)


@pytest.mark.rule("PW-F8")
@pytest.mark.rule("PW-F7")
def test_the_game_clock_runs_on_during_a_pause() -> None:
    asked = request(rounds=0, options={"hourglass": 3, "time_limit": 4})
    # 170 seconds of pause and 75 of writing are more than four minutes
    played = timed(asked, "pause", 170.0, "T HQ G8", 75.0, "send", "T HQ G7", "send")
    assert "Round 2 is the last round [PW-F7]" in played.out
    assert "Time is up" not in played.out
    assert "Game over: " in played.out


@pytest.mark.rule("PW-F7")
def test_within_the_limit_of_time_no_round_is_the_last() -> None:
    asked = request(rounds=0, options={"time_limit": 4})
    played = timed(asked, "T HQ G8", 235.0, "send", "T HQ G7", 10.0, "send", "I HQ G8", "send")
    assert "Round 2 is the last" not in played.out
    # the round under way when time is over is finished, the next one is announced as the last
    assert "Round 3 is the last round [PW-F7]" in played.out
