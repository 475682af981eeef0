"""The play aid of Sans Alliés: the loss table, the tiles and the worked invasion, by the table's edition."""

from __future__ import annotations

import pytest

from arbitre.core.aid import Aid, AidSection
from arbitre.core.game import game
from arbitre.games.sans_allies.page.aid import example_force
from arbitre.games.sans_allies.rules.values import Values

RULES = game("sans_allies")


def part(aid: Aid | None, key: str) -> AidSection:
    assert aid is not None
    return next(section for section in aid.sections if section.key == key)


def texts(section: AidSection) -> list[list[str]]:
    assert section.table is not None
    return [[cell.text for cell in row.cells] for row in section.table.rows]


@pytest.mark.rule("SA-I5")
def test_the_loss_table_is_that_of_the_rulebook() -> None:
    assert texts(part(RULES.aid(RULES.voice(None, "en")), "dice")) == [
        ["12", "success; up to 3 cards of the force come back", "1/36"],
        ["11", "success; up to 2 cards of the force come back", "2/36"],
        ["9–10", "success; 1 card of the force comes back", "7/36"],
        ["6–8", "success; the force is lost", "16/36"],
        ["4–5", "the force is lost, and 1 card more", "7/36"],
        ["3", "the force is lost, and 2 cards more", "2/36"],
        ["2", "the force is lost, and 3 cards more; it fails in any case", "1/36"],
    ]


@pytest.mark.parametrize(
    ("edition", "defence"),
    [
        ("reconstructed", ["10", "14", "18", "22", "26", "30", "34", "38"]),
        ("gentle", ["7", "11", "15", "19", "23", "27", "31", "35"]),
        ("hard", ["12", "16", "20", "24", "28", "32", "36", "40"]),
    ],
)
def test_the_tiles_are_those_of_the_table(edition: str, defence: list[str]) -> None:
    view = RULES.start(seed=1, edition=edition).view("invader")
    aid = RULES.aid(RULES.voice(view, "en"))
    assert texts(part(aid, "tiles"))[0][1:] == defence
    assert texts(part(aid, "tiles"))[1][1:] == ["3", "3", "3", "4", "4", "5", "5", "6"]
    # row B, plains: vehicles of 3, personnel of 1 for the rest
    force = {"reconstructed": (4, 2), "gentle": (3, 2), "hard": (5, 1)}[edition]
    cards = "card" if force[1] == 1 else "cards"
    said = f"{force[0]} vehicles × 3 + {force[1]} personnel {cards} × 1, which makes {defence[1]}"
    assert said in part(aid, "fight").lines[1].text


def test_units_and_lands() -> None:
    aid = RULES.aid(RULES.voice(None, "fr"))
    assert [row[1:4] for row in texts(part(aid, "units"))] == [
        ["personnel (P)", "20", "1 à 4"],
        ["véhicule (V)", "13", "3 → 5"],
        ["avion (A)", "11", "2 → 4"],
        ["bateau (B)", "9", "4 → 6"],
        ["percée ennemie", "7", "–"],
        ["arme ultime", "3", "–"],
    ]
    lands = {row[1]: row[2] for row in texts(part(aid, "lands"))}
    assert lands["plaine"] == "P V A"
    assert lands["côte"] == "P V B"
    assert lands["mer"] == "A B"
    assert lands["centre de ressources"] == lands["capitale"] == "P V A"


def test_a_force_is_enough_whatever_the_land() -> None:
    values = Values(RULES.edition("hard"))
    for terrain in range(1, len(values.names)):
        for need in range(1, 45):
            force = example_force(values, terrain, need)
            assert sum(number * values.base[unit] for unit, number in force) >= need
            assert all(number > 0 and values.admits[terrain] >> unit & 1 for unit, number in force)
