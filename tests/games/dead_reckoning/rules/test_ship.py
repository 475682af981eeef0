"""A human's ship: its zones, its room, its upgrades (DR-H1, DR-H9, DR-H26)."""

from __future__ import annotations

import pytest

from arbitre.games.dead_reckoning.rules.human.belongings import (
    AFT_HOLD,
    FORE_HOLD,
    GUN_DECK,
    RIGGING,
)
from arbitre.games.dead_reckoning.rules.icons import I, K
from tests.games.dead_reckoning.tables import Turn, islands


@pytest.mark.rule("DR-H1", "DR-H9", "DR-K5")
def test_worked_case_16() -> None:
    turn = Turn(tiles=islands("B1=amber_bay", "C1=open_sea"))
    turn.fit("gun_hold1", FORE_HOLD)
    human = turn.human
    assert human.room == 7
    # at sea seven goods lie on six plain spaces and the cannon; at their own island nothing is hidden
    assert human.cannons(7, open_hold=False) == 1
    assert human.cannons(6, open_hold=False) == 2
    assert human.cannons(7, open_hold=True) == 2


@pytest.mark.rule("DR-H1")
def test_goods_hide_the_kind_not_asked_for_first() -> None:
    turn = Turn()
    turn.fit("gun_hold1", FORE_HOLD)
    turn.fit("sail_hold1", AFT_HOLD)
    # 7 spaces, 5 plain: the sixth good hides the cannon when sails are raised, the sail in battle
    assert turn.human.sails(6, open_hold=False) == 3
    assert turn.human.cannons(6, open_hold=False) == 2
    assert turn.human.sails(7, open_hold=False) == 2
    assert turn.human.cannons(7, open_hold=False) == 1


@pytest.mark.rule("DR-H9", "DR-H26")
def test_a_new_tile_puts_the_old_one_aside() -> None:
    turn = Turn()
    turn.fit("chart_room2", RIGGING)
    assert turn.human.aids[I] == 1
    turn.human.aids[I] = 0  # used
    turn.fit("hull2", GUN_DECK)
    assert turn.human.aids[I] == 0  # another tile does not give it back
    assert turn.human.aids[K] == 2
    turn.table.dock_cargo[0] = 14
    turn.play("upgrade guns1 gun_deck")
    assert turn.human.aids[K] == 0  # the Hull is aside, what it offered is gone
    turn.human.upgraded = False
    turn.play("upgrade sails2 rigging")
    assert turn.human.zones[RIGGING] == turn.position.notation.tiles.index("sails2")
    assert turn.human.sails(0, open_hold=True) == 4
    assert turn.table.upgrades[0] == 4
    assert turn.human.bought[turn.position.notation.tiles.index("chart_room2")] == 1


@pytest.mark.rule("DR-H9")
def test_goods_without_room_go_to_the_dock() -> None:
    # both holds with Hold II: 15 spaces; Quarters I in place of one leaves 11
    turn = Turn()
    turn.fit("hold2", FORE_HOLD)
    turn.fit("hold2", AFT_HOLD)
    turn.aboard(2, 13)
    turn.table.dock_cargo[0] = 5
    turn.play("upgrade quarters1 aft_hold")
    assert (turn.table.aboard_coins[0], turn.table.aboard_cargo[0]) == (2, 9)
    assert turn.table.dock_cargo[0] == 4


@pytest.mark.rule("DR-H26")
def test_upgrades_need_harbor_cost_and_zone_and_come_once_a_turn() -> None:
    turn = Turn(tiles=islands("B1=skerry"))
    turn.refused("upgrade sails1 aft_hold", "DR-H9")
    turn.refused("upgrade sails2 rigging", "DR-H26")  # 9 cargo, 4 on the dock
    turn.aboard(0, 5)
    turn.play("upgrade sails2 rigging")
    assert turn.table.dock_cargo[0] == turn.table.aboard_cargo[0] == 0
    turn.table.dock_cargo[0] = 9
    turn.refused("upgrade guns1 gun_deck", "DR-H26")
    turn.human.upgraded = False
    turn.sail_to("B1")
    turn.refused("upgrade guns1 gun_deck", "DR-H26")
