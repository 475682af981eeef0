"""Where clauses come from: what the rulebooks leave open is marked as ours, and says so in words."""

from __future__ import annotations

import pytest

from arbitre.core.game import game

FIXED, CHOICE, OURS, DEDUCED = "fixed", "our choice", "reconstructed", "deduced"
MARKS = {
    "SA-K1": {FIXED, DEDUCED},
    "SA-K2": {OURS, FIXED},
    "SA-K4": {FIXED, OURS},
    "SA-S3": {FIXED, DEDUCED},
    "SA-T5": {FIXED, CHOICE},
    "SA-I3": {DEDUCED},
    "SA-I7": {FIXED, CHOICE},
    "SA-I10": {FIXED, CHOICE},
    "SA-U1": {FIXED, CHOICE},
    "SA-U5": {FIXED, CHOICE},
    "DR-D3": {FIXED, CHOICE},
    "DR-L8": {FIXED, CHOICE},
    "DR-M2": {FIXED, CHOICE},
    "DR-M3": {FIXED, CHOICE},
    "DR-M4": {FIXED, CHOICE},
    "PW-P9": {CHOICE},
    "PW-W4": {CHOICE},
}
SAID = {
    "SA-K2": ("`centres`", "`capital`"),
    "SA-K4": (
        "10, 14, 18, 22, 26, 30, 34",
        "3, 3, 3, 4, 4, 5, 5",
        "49",
        "75",
        "65",
        "87",
        "38",
        "64",
    ),
    "SA-T5": ("`reshuffle`", "`when_due`", "`when_empty`"),
    "DR-L8": ("`conditional_influence_counts`", "`cargo`"),
    "DR-M3": ("`lost_building_fight`", "`keep`", "`none`"),
}
PARTLY_OURS = ("SA-I10", "SA-U1", "SA-U5", "DR-D3", "DR-L8", "DR-M2", "DR-M3", "DR-M4")
GAMES = {"SA": "sans_allies", "DR": "dead_reckoning", "PW": "power"}


@pytest.mark.parametrize("clause", MARKS)
def test_a_clause_is_marked_as_the_rules_have_it(clause: str) -> None:
    assert set(game(GAMES[clause[:2]]).catalogue.clauses[clause].marks) == MARKS[clause]


@pytest.mark.parametrize("clause", SAID)
def test_a_clause_names_the_keys_and_numbers_of_an_edition(clause: str) -> None:
    for statement in game(GAMES[clause[:2]]).catalogue.clauses[clause].statements.values():
        assert all(word in statement for word in SAID[clause])


@pytest.mark.parametrize("clause", PARTLY_OURS)
def test_what_is_ours_is_said_in_words(clause: str) -> None:
    statements = game(GAMES[clause[:2]]).catalogue.clauses[clause].statements
    assert "notre choix" in statements["fr"]
    assert "our choice" in statements["en"]
