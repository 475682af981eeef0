"""The board of a human's turn: islands, influence, buildings, moving (DR-B)."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.rules.board import DISTANCE, OCEAN, space_of
from arbitre.games.dead_reckoning.rules.icons import EITHER, B, I, P
from arbitre.games.dead_reckoning.rules.state import MAIN
from arbitre.games.dead_reckoning.rules.table import SIDES
from arbitre.games.dead_reckoning.rules.values import FORT, OUTPOST
from tests.games.dead_reckoning.tables import Turn, islands

# cards of row 1 by kind: 0 is S (top), 3 is C (middle), 16 the merchant S -> S2 (middle)


@pytest.mark.rule("DR-B1")
def test_distances_count_the_harbor_as_a_step() -> None:
    # A1 to C1: two steps through B1, or two through the harbor; A1 to C4: two lanes and three rows
    assert DISTANCE[space_of("A1")][space_of("C1")] == 2
    assert DISTANCE[0][space_of("B1")] == 1
    assert DISTANCE[0][space_of("B4")] == 4
    assert DISTANCE[space_of("A1")][space_of("C4")] == 5


@pytest.mark.rule("DR-B2", "DR-H7")
def test_set_up() -> None:
    position = game.start()
    while position.actors == (CHANCE,) and not any(position.state.table.turn):
        position.make(CHANCE, position.chances()[0][0])
    table, human = position.state.table, position.state.humans[0]
    assert [space for space in OCEAN if table.tiles[space] >= 0] == [1, 2, 3]
    assert all(table.face[space] >= 0 for space in (1, 2, 3))
    assert sum(table.unseen) == 13  # 16 tiles, 3 of them face up; 4 will stay out
    assert (human.chest, table.dock_cargo[0], table.dock_coins[1]) == (15, 2, 15)
    assert table.dock_cargo[1] == 0
    assert table.place == [0] * SIDES
    assert len(human.cards_in(1)) == 4
    assert sorted(table.bonus) == [0, 1, 1, 2, 2, 2, 3, 3, 4]


@pytest.mark.rule("DR-B3", "DR-H12", "DR-H11")
def test_worked_case_17() -> None:
    # two sails of the bare ship and the Deck Hand's one at level 2 would be 3: here the Captain's S
    turn = Turn(tiles=islands("B1=skerry"))
    turn.sail_to("B1")
    turn.hold("captain")
    turn.play("play captain", "sails")
    assert turn.human.points == 3
    turn.play("move B2")
    assert turn.position.actors == (CHANCE,)
    turn.chance("open_sea")
    turn.deal_all()
    assert turn.table.explorer[0] == 1
    assert turn.human.points == 2
    turn.refused("move C2", "DR-H12")
    turn.play("move B1")
    assert turn.human.points == 1
    turn.refused("sails", "DR-H11")


@pytest.mark.rule("DR-H12")
def test_movement_is_paid_step_by_step() -> None:
    turn = Turn(tiles=islands("B1=skerry", "A1=tern_rock"))
    turn.refused("move B1", "DR-H12")  # sails first
    turn.play("sails")
    turn.refused("move C3", "DR-H12")  # three steps from the harbor to row 3, two points
    turn.refused("move H", "DR-H12")
    assert "move C4" not in turn.listed()
    turn.play("move B1", "move H")
    assert turn.human.points == 0
    turn.refused("move A1", "DR-H12")


@pytest.mark.rule("DR-B4", "DR-B7", "DR-H23")
def test_producing_lays_goods_on_the_island_once_a_turn() -> None:
    # Saltpan makes 1 cargo 1 coin, equal: an outpost adds a coin
    turn = Turn(tiles=islands("B1=saltpan"))
    turn.sail_to("B1")
    turn.cubes("B1", 3)
    turn.built("B1", OUTPOST)
    turn.refused("produce", "DR-H23")
    turn.human.icons[P] = 2
    turn.play("produce")
    space = space_of("B1")
    assert (turn.table.coins[space], turn.table.cargo[space]) == (2, 1)
    turn.refused("produce", "DR-B7")
    turn.sail_to("H")
    turn.refused("produce", "DR-H23")


@pytest.mark.rule("DR-B5", "DR-H21")
def test_influence_fills_then_replaces_then_does_nothing() -> None:
    # Skerry has 3 spaces: Alliance 2, one empty. The first cube fills, the second replaces (2 of 3:
    # control, a permanent cube), the third replaces the last, the fourth does nothing.
    turn = Turn(tiles=islands("B1=skerry"))
    turn.sail_to("B1")
    turn.cubes("B1", 0, 2)
    turn.built("B1", OUTPOST)
    turn.human.icons[I] = 3
    turn.human.icons[EITHER] = 1
    turn.refused("influence 5", "DR-H21")
    turn.play("influence 4")
    spot = space_of("B1") * SIDES
    assert turn.table.cubes[spot : spot + 2] == [3, 0]
    assert turn.table.control[space_of("B1")] == 0
    assert turn.table.permanent[spot : spot + 2] == [1, 1]
    assert turn.table.buildings[space_of("B1")] == 0
    assert turn.table.supply[OUTPOST] == 8
    assert turn.human.icons[EITHER] == 0


@pytest.mark.rule("DR-B5", "DR-E3", "DR-B6")
def test_worked_case_18() -> None:
    for last in (False, True):
        turn = Turn(tiles=islands("B1=amber_bay"))
        turn.sail_to("B1")
        turn.cubes("B1", 2, 3)
        turn.built("B1", FORT)
        turn.human.icons[I] = 3
        turn.refused("influence 1", "DR-B6")
        turn.human.beaten = 1 << space_of("B1")
        turn.table.trigger, turn.table.last_turn = (1, True) if last else (-1, False)
        turn.play("influence 3")
        spot = space_of("B1") * SIDES
        # in the last turn: two influence for one cube, which takes control; the third is lost
        assert turn.table.cubes[spot : spot + 2] == ([3, 2] if last else [5, 0])
        assert turn.table.control[space_of("B1")] == 0
        assert turn.table.supply[FORT] == 7
        assert turn.table.permanent[spot] == 1


@pytest.mark.rule("DR-B6")
def test_a_fort_bars_influence_only() -> None:
    turn = Turn(tiles=islands("B1=amber_bay"))
    turn.sail_to("B1")
    turn.cubes("B1", 0, 3)
    turn.built("B1", FORT)
    turn.offer("B1", 0)
    turn.aboard(1, 2)
    turn.human.icons[P] = turn.human.icons[I] = 1
    turn.refused("influence 1", "DR-B6")
    turn.play("produce", "buy", "unload 1 coins")
    turn.table.place[1] = space_of("C1")
    assert turn.table.coins[space_of("B1")] == 3


@pytest.mark.rule("DR-B8", "DR-H6")
def test_buildings_and_upgrades_run_out() -> None:
    turn = Turn(tiles=islands("B1=amber_bay"))
    turn.sail_to("B1")
    turn.cubes("B1", 3)
    turn.human.icons[B] = 1
    turn.aboard(0, 5)
    turn.table.supply[FORT] = 0
    turn.refused("build fort", "DR-H6")
    turn.sail_to("H")
    turn.table.upgrade_supply[turn.position.notation.tiles.index("sails1")] = 0
    turn.refused("upgrade sails1 rigging", "DR-H6")


@pytest.mark.rule("DR-B9", "DR-H4", "DR-H29")
def test_clean_up_refills_bare_tiles_in_order() -> None:
    turn = Turn(tiles=islands("C1=skerry", "A2=tern_rock", "A1=open_sea"))
    turn.offer("C1", 0)
    turn.play("end")
    where = [turn.table.at]
    turn.chance("card3")
    where.append(turn.table.at)
    assert where == [space_of("A1"), space_of("A2")]


@pytest.mark.rule("DR-B9")
def test_a_merchant_under_its_deck_comes_after_all_others() -> None:
    turn = Turn(tiles=islands("A1=skerry"))
    cards = turn.position.values.cards
    turn.table.under = [16]
    turn.table.deck = [
        n if cards[c].row or c in (0, 16) else 0 for c, n in enumerate(turn.table.deck)
    ]
    turn.table.deck[0] = 1
    turn.play("end")
    assert [move.text() for move, _ in turn.position.chances()] == ["card0"]
    turn.chance("card0")
    turn.table.face[space_of("A1")] = -1
    turn.state.phase = MAIN
    turn.play("end")
    assert turn.table.face[space_of("A1")] == 16
    assert turn.table.under == []
