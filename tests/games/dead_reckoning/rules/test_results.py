"""A fight beside a real table told by its result: who won, damage, plunder; and what cannot be (DR-Q2)."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.words import LANGUAGES
from arbitre.games.dead_reckoning.play.notation import neutral, spoken
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.state import EDITS
from tests.games.dead_reckoning.companion_cases import ME, beside, saying
from tests.games.dead_reckoning.rules.test_own_box import refused


def attacked(*edits: str, card: str = "card raid: end B1 | F") -> DeadReckoningPosition:
    """A fight is awaited: Palmetto is at A1, Amber Bay at B1."""
    position = beside()
    saying(position, *edits, "go")
    position.play(CHANCE, card)
    assert position.state.battle is not None
    return position


@pytest.mark.rule("DR-Q2")
@pytest.mark.rule("DR-K9")
@pytest.mark.rule("DR-K10")
def test_a_lost_fight_by_its_result() -> None:
    """3 goods plundered, coins first: 2 coins and a cargo to its dock, 17 and 1; 2 damage to 1."""
    position = attacked("set ship B1 2$ 2c 1d")
    events = saying(position, "résultat perdu dégâts 2 perd 3 touches 1")
    table = position.state.table
    assert (table.damage[0], table.damage[1]) == (3, 1)
    assert (table.aboard_coins[0], table.aboard_cargo[0]) == (0, 1)
    assert (table.dock_coins[1], table.dock_cargo[1], table.legendary) == (17, 1, [0, 1, 0, 0])
    assert [event.name for event in events][:2] == ["result", "plundered"]
    assert position.state.phase == EDITS


@pytest.mark.rule("DR-F6")
def test_a_won_fight_that_sinks_the_alliance() -> None:
    """4 damage and 1: sunk: 5 of 15 coins to the chest (5 known there), and first a plundered coin aboard."""
    position = attacked("set ship B1, alliance 4d")
    saying(position, "result won hits 1 takes 1")
    table = position.state.table
    assert (table.place[1], table.damage[1], table.dock_coins[1]) == (0, 0, 9)
    assert (table.aboard_coins[0], table.legendary[0]) == (1, 1)
    assert table.claimed[0] & 2  # Terror of the Seven Seas


@pytest.mark.rule("DR-K4")
@pytest.mark.rule("DR-M4")
def test_a_building_fight_by_its_result() -> None:
    position = attacked("set A1 3p fort", card="card raid: A1 2 | end H")
    refused(position, ME, "result won loses 1", "result-buildings")
    refused(position, ME, "result lost damage 1", "result-buildings")
    lost = position.copy()
    saying(position, "result won hits 2")
    assert (position.state.table.damage[1], position.state.table.cubes[5]) == (2, 0)
    saying(lost, "result lost")
    assert lost.state.table.cubes[5] == 2


@pytest.mark.rule("DR-K10")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("result", "result-who"),
        ("result maybe", "result-who"),
        ("result won hits", "result-who"),
        ("result won hits 1 hits 1", "result-who"),
        ("result won hits 99999", "result-who"),
        ("result won damage 3", "result-sunk"),  # 2 and 3: sunk, the other is afloat
        ("result lost hits 5", "result-sunk"),
        ("result lost damage 6", "result-damage"),
        ("result lost loses 4", "result-loses"),  # 2 coins and a cargo are aboard
        ("result won takes 16", "result-takes"),  # 15 on the dock
    ],
)
def test_a_result_that_cannot_be(text: str, key: str) -> None:
    refused(attacked("set ship B1 2$ 1c 2d"), ME, text, key)


@pytest.mark.rule("DR-Q2")
def test_both_may_sink_and_a_result_may_come_after_the_cubes() -> None:
    position = attacked("set ship B1 2d, alliance 4d")
    saying(position.copy(), "result lost damage 3 hits 1")
    saying(position, "cubes 1")
    position.play(CHANCE, "crown")
    refused(position, ME, "result won", "not-your-turn")
    position.play(CHANCE, "nothing")
    saying(position, "result won")
    assert position.state.battle is None


def test_a_result_is_read_as_it_is_written() -> None:
    position = attacked("set ship B1 2$")
    for text in ("result won", "result lost damage 1 hits 2 loses 2 takes 3"):
        move = position.read(ME, text)
        assert move.text() == text
        for lang in LANGUAGES:
            assert neutral(spoken(text, lang), position.values) == text
