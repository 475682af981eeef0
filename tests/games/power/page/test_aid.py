"""Power's play aid: its numbers are the edition's, and its fights end as the referee judges them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arbitre.core.aid import Aid, AidSection
from arbitre.core.game import game
from arbitre.games.power.page.aid import FIGHTS

RULES = game("power")
NEAR = {"green": ("V0", "V1"), "blue": ("B0",), "yellow": ("J0", "J1"), "red": ("R0",)}
"""Where each side's pieces come from: all reach the island X."""


def part(aid: Aid | None, key: str) -> AidSection:
    assert aid is not None
    return next(section for section in aid.sections if section.key == key)


def texts(section: AidSection) -> list[list[str]]:
    assert section.table is not None
    return [[cell.text for cell in row.cells] for row in section.table.rows]


def test_the_table_of_pieces_is_that_of_the_rulebook() -> None:
    rows = [row[1:5] for row in texts(part(RULES.aid(RULES.voice(None, "en")), "pieces"))]
    assert rows[:10] == [
        ["infantry (I)", "2", "2", "2 Power"],
        ["tank (T)", "3", "3", "3 Power"],
        ["fighter (F)", "5", "5", "5 Power"],
        ["destroyer (D)", "10", "1", "10 Power"],
        ["regiment (R)", "20", "2", "3 infantry"],
        ["heavy tank (H)", "30", "3", "3 tanks"],
        ["bomber (B)", "25", "5", "3 fighters"],
        ["cruiser (C)", "50", "1", "3 destroyers"],
        ["mega-missile (M)", "0", "–", "100 of power"],
        ["Power (P)", "1", "–", "income"],
    ]


def test_the_totals_of_the_fights_are_added_up() -> None:
    rows = texts(part(RULES.aid(RULES.voice(None, "en")), "fight"))
    sums = [row[1].replace("\u00a0", " ") for row in rows]
    assert sums == ["6 : 3 : 3", "5 : 5", "10 : 10 : 5", "3 : 3"]


def test_the_values_are_those_of_the_table_s_own_edition() -> None:
    text = RULES.edition("").source.replace('"classic"', '"mine"')
    text = text.replace("S = { move = 2, power = 2 }", "S = { move = 2, power = 4 }")
    text = text.replace("material = 100", "material = 120").replace("orders = 5", "orders = 6")
    mine = RULES.read_edition(text, "mine")
    view = RULES.start(edition=mine).view("green")
    aid = RULES.aid(RULES.voice(view, "en"))
    assert aid is not None
    assert aid.edition.startswith("mine")
    assert texts(part(aid, "pieces"))[0][1:5] == ["infantry (I)", "4", "2", "4 Power"]
    orders = dict(texts(part(aid, "orders")))
    assert orders["buy a small piece in reserve, at the price of its power"] == "4P X RV I"
    assert orders["build a missile out of pieces worth 120 or more"] == "3C X G3 M"
    assert "up to 6 orders" in part(aid, "turn").lines[0].text


@pytest.mark.parametrize(
    ("pays", "told"), [(True, "headquarters included"), (False, "and headquarters")]
)
def test_what_headquarters_pay_is_said_as_the_table_plays(pays: bool, told: str) -> None:
    view = RULES.start(options={"hq_pays": pays}).view("green")
    assert told in part(RULES.aid(RULES.voice(view, "en")), "turn").lines[5].text


@pytest.mark.rule("PW-C2", "PW-C4", "PW-C8", "PW-C11")
@pytest.mark.parametrize(
    ("name", "kind", "camps", "clause"), FIGHTS, ids=[one[0] for one in FIGHTS]
)
def test_the_fights_end_as_the_aid_says(
    name: str, kind: str, camps: tuple[tuple[str, int, str], ...], clause: str
) -> None:
    data: dict[str, Any] = RULES.start().to_dict()
    board: dict[str, dict[str, dict[str, int]]] = {"IX": {}}
    sheets: dict[str, list[str]] = {seat: [] for seat in ("green", "blue", "yellow", "red")}
    for colour, number, how in camps:
        if how == "there":
            board["IX"][colour] = {kind: number}
            continue
        for place in NEAR[colour][:number]:
            board[place] = {colour: {kind: 1}}
            sheets[colour].append(f"{kind} {place} IX")
    data["board"], data["round"] = board, 4
    # whoever has nothing to do pays 1 Power
    data["reserves"] = {colour: {"P": 3} for colour in sheets}
    position = RULES.load(data)
    position.play_all(
        {seat: position.read(seat, "; ".join(lines)) for seat, lines in sheets.items()}
    )
    after: dict[str, Any] = position.to_dict()
    there = {colour: stack.get(kind, 0) for colour, stack in after["board"].get("IX", {}).items()}
    prisoners = Counter({c: after["reserves"].get(c, {}).get(kind, 0) for c in sheets})
    ends: dict[str, tuple[dict[str, int], dict[str, int]]] = {
        "taken": ({"green": 2}, {"green": 2}),
        "bounce": ({}, {}),
        "third": ({"blue": 1}, {}),
        "home": ({"blue": 1}, {}),
    }
    assert (there, dict(+prisoners)) == ends[name]


def test_what_is_otherwise_with_two_or_three_players_is_said_at_their_tables() -> None:
    said = {}
    for seats in (2, 3, 4):
        view = RULES.start(seats=seats).view(None)
        said[seats] = part(RULES.aid(RULES.voice(view, "en")), "turn").after
    assert [line.clause for line in said[2]] == ["PW-22"]
    assert [line.clause for line in said[3]] == ["PW-31"]
    assert said[4] == part(RULES.aid(RULES.voice(None, "en")), "turn").after == []
