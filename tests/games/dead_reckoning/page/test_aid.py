"""The play aid of Dead Reckoning: icons, where cubes fall, achievements and the score, as the rules are."""

from __future__ import annotations

import pytest

from arbitre.core.aid import Aid, AidSection
from arbitre.core.game import game
from arbitre.games.dead_reckoning.rules.icons import ICONS

RULES = game("dead_reckoning")


def part(aid: Aid | None, key: str) -> AidSection:
    assert aid is not None
    return next(section for section in aid.sections if section.key == key)


def texts(section: AidSection) -> list[list[str]]:
    assert section.table is not None
    return [[cell.text for cell in row.cells] for row in section.table.rows]


@pytest.mark.rule("DR-K2")
def test_where_cubes_fall() -> None:
    rows = texts(part(RULES.aid(RULES.voice(None, "en")), "battle"))
    assert [row[1:] for row in rows] == [
        ["nothing", "20%"],
        ["crown", "30%"],
        ["two crowns", "10%"],
        ["crown and hit", "10%"],
        ["hit", "15%"],
        ["plunder", "15%"],
    ]


def test_every_icon_is_drawn_and_explained() -> None:
    rows = texts(part(RULES.aid(RULES.voice(None, "en")), "icons"))
    assert len(rows) == len(ICONS)
    assert all(row[1] and row[2] for row in rows)


@pytest.mark.rule("DR-V1")
@pytest.mark.parametrize(("seats", "explored"), [(1, "5"), (2, "3")])
def test_what_achievements_ask_for(seats: int, explored: str) -> None:
    position = RULES.start(seed=1, seats=seats)
    view = position.view(position.seats[0])
    rows = texts(part(RULES.aid(RULES.voice(view, "en")), "achievements"))
    assert [row[1] for row in rows] == ["4", "1", "3", "4", explored, "5", "6", "30", "10"]


@pytest.mark.rule("DR-V2")
def test_numbers_of_buildings_battle_and_score() -> None:
    aid = RULES.aid(RULES.voice(None, "en"))
    assert [row[2] for row in texts(part(aid, "buildings"))] == ["1", "2", "3"]
    assert "2 cubes in defence" in texts(part(aid, "buildings"))[1][3]
    assert "4 cubes in defence" in texts(part(aid, "buildings"))[2][3]
    assert [row[2] for row in texts(part(aid, "fight"))] == ["2", "0"]
    assert part(aid, "score").lines[0].text == (
        "Each coin 1 (chest, ship, dock, your islands); building 2; upgrade 1 (I) or 3 (II); "
        "crew 1 at level 3, 2 at level 4; achievement 4, and its bonus to the first. "
        "Cargo is worth nothing."
    )
    assert "you draw 4 (6 in hand at most)" in part(aid, "turn").lines[4].text
    assert "4 achievements" in part(aid, "goal").lines[1].text
