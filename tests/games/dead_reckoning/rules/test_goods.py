"""Goods, the harbor, repairs and buildings in a human's turn (DR-H)."""

from __future__ import annotations

import pytest

from arbitre.games.dead_reckoning.rules.board import space_of
from arbitre.games.dead_reckoning.rules.icons import COIN as MONEY
from arbitre.games.dead_reckoning.rules.icons import B, H, R
from tests.games.dead_reckoning.tables import Turn, islands


@pytest.mark.rule("DR-H13", "DR-H14")
def test_loading_and_unloading() -> None:
    turn = Turn(tiles=islands("B1=amber_bay", "C1=open_sea"))
    turn.refused("load 1 coins", "DR-H13")
    turn.refused("load 5 cargo", "DR-H13")
    turn.play("load 4 cargo")
    turn.sail_to("B1")
    turn.table.coins[space_of("B1")] = 9
    turn.refused("load 1 coins", "DR-H13")  # not their island
    turn.cubes("B1", 3)
    turn.refused("load 4 coins", "DR-H13")  # three spaces left of seven
    turn.play("load 3 coins", "unload 1 cargo", "jettison 1 cargo")
    assert (turn.table.aboard_coins[0], turn.table.aboard_cargo[0]) == (3, 2)
    assert turn.table.cargo[space_of("B1")] == 1
    turn.sail_to("C1")
    turn.refused("unload 1 cargo", "DR-H14")  # open sea
    turn.refused("jettison 3 cargo", "DR-H14")
    turn.sail_to("H")
    turn.play("unload 3 coins", "unload 2 cargo")
    assert turn.human.chest == 18
    assert turn.table.dock_cargo[0] == 2


@pytest.mark.rule("DR-H15", "DR-H24", "DR-H27")
def test_harbor_acts() -> None:
    turn = Turn(tiles=islands("B1=skerry"))
    turn.aboard(0, 2)
    turn.refused("sell 3", "DR-H15")  # six cargo
    turn.play("sell 2")
    assert turn.human.chest == 17
    assert turn.table.dock_cargo[0] + turn.table.aboard_cargo[0] == 0
    turn.human.icons[H] = turn.human.icons[MONEY] = 2
    turn.play("harbor", "coin")
    assert turn.table.dock_cargo[0] == 2
    assert turn.human.chest == 18
    turn.sail_to("B1")
    turn.refused("harbor", "DR-H24")
    turn.refused("sell 1", "DR-H15")
    turn.aboard(7)
    turn.refused("coin", "DR-H27")
    turn.aboard(6)
    turn.play("coin")
    assert turn.table.aboard_coins[0] == 7


@pytest.mark.rule("DR-H25")
def test_repairing() -> None:
    turn = Turn(tiles=islands("B1=skerry"))
    turn.refused("repair", "DR-H25")
    turn.table.damage[0] = 3
    turn.play("repair")  # the free one
    turn.refused("repair", "DR-H25")
    turn.human.icons[R] = 1
    turn.sail_to("B1")
    turn.play("repair")
    assert turn.table.damage[0] == 1


@pytest.mark.rule("DR-H22", "DR-H6")
def test_building_pays_from_ship_then_island() -> None:
    turn = Turn(tiles=islands("B1=amber_bay"))
    turn.sail_to("B1")
    turn.human.icons[B] = 2
    turn.refused("build fort", "DR-H22")  # not theirs
    turn.cubes("B1", 3)
    turn.aboard(0, 1)
    turn.refused("build fort", "DR-H22")  # 3 cargo
    turn.table.cargo[space_of("B1")] = 3
    turn.play("build fort")
    assert (turn.table.aboard_cargo[0], turn.table.cargo[space_of("B1")]) == (0, 1)
    turn.refused("build fort", "DR-H22")
    turn.play("build outpost")
    turn.refused("build garrison", "DR-H22")  # no B left


@pytest.mark.rule("DR-H3")
def test_goods_cannot_be_moved_to_and_fro_for_ever() -> None:
    turn = Turn()
    turn.hold("purser")
    turn.aboard(0, 1)
    for _ in range(60):
        turn.play("unload 1 cargo", "load 1 cargo")
    for text in ("unload 1 cargo", "load 1 cargo"):
        turn.refused(text, "DR-H3")
        assert text not in turn.listed()
    # all else goes on: each of these acts uses something up
    assert {"end", "sails", "play purser", "jettison 1 cargo"} <= set(turn.listed())
    turn.play("play purser", "jettison 1 cargo", "sails", "move B1")


@pytest.mark.rule("DR-H3")
def test_acts_that_use_something_up_are_not_counted() -> None:
    turn = Turn(tiles=islands("B1=skerry"))
    turn.sail_to("B1")
    turn.human.points = 300
    for _ in range(75):
        turn.play("move H", "move B1")
    # 150 moves of a point each, and goods may still be moved: nothing was counted
    assert (turn.human.points, turn.table.place[0]) == (150, space_of("B1"))
    turn.aboard(0, 1)
    turn.cubes("B1", 3)
    turn.play("unload 1 cargo", "load 1 cargo", "end")
    assert "move H" not in turn.listed()
