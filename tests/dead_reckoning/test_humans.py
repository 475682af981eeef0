"""A human's turn: board, ship, cards, acts and clean-up (DR-B, DR-H)."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.board import DISTANCE, OCEAN, space_of
from arbitre.games.dead_reckoning.human import AFT_HOLD, FORE_HOLD, GUN_DECK, RIGGING
from arbitre.games.dead_reckoning.icons import COIN as MONEY
from arbitre.games.dead_reckoning.icons import COUNT, EITHER, B, D, F, H, I, K, P, R
from arbitre.games.dead_reckoning.state import DRAWING, MAIN, MODE, RAISE, SLEEVE
from arbitre.games.dead_reckoning.table import SIDES
from arbitre.games.dead_reckoning.values import FORT, GARRISON, OUTPOST
from tests.dead_reckoning.tables import Turn, islands

# cards of row 1 by kind: 0 is S (top), 3 is C (middle), 16 the merchant S -> S2 (middle)


# -- the board -------------------------------------------------------------------------------


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


# -- the ship --------------------------------------------------------------------------------


@pytest.mark.rule("DR-H1", "DR-H9", "DR-K5")
def test_worked_case_16() -> None:
    turn = Turn(tiles=islands("B1=amber_bay", "C1=open_sea"))
    turn.fit("gun_hold1", FORE_HOLD)
    human = turn.human
    assert human.room == 7
    # at sea seven goods lie on six plain spaces and the cannon; at his own island nothing is hidden
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


# -- the crew --------------------------------------------------------------------------------


@pytest.mark.rule("DR-H2", "DR-H10")
def test_a_card_is_played_from_the_hand_once() -> None:
    turn = Turn()
    assert len(turn.human.where) == 12
    assert turn.human.hand_limit == 6
    turn.hold("gunner1", "crew2")
    turn.play("play crew2")
    assert turn.human.icons[EITHER] == 1
    turn.refused("play crew2", "DR-H10")
    turn.refused("play captain", "DR-H10")


@pytest.mark.rule("DR-H3")
def test_an_icon_is_used_in_its_turn_or_not_at_all() -> None:
    turn = Turn(tiles=islands("B1=skerry"))
    turn.hold("buccaneer", "first_mate")
    turn.play("play buccaneer", "play first_mate")
    assert turn.human.icons[F] == turn.human.icons[I] == 1
    turn.play("end")
    turn.deal_all()
    turn.play("raise none")
    assert turn.human.icons == [0] * COUNT


@pytest.mark.rule("DR-H4")
def test_clean_up_in_order() -> None:
    turn = Turn(tiles=islands("B1=amber_bay"))
    turn.sail_to("B1")
    turn.cubes("B1", 0, 3)
    turn.built("B1", GARRISON)
    turn.offer("B1", 0)
    turn.hold("captain", "purser")
    turn.aboard(0, 1)
    turn.play("play captain", "buy", "end")
    turn.deal_all()  # (1) the bare tile is refilled
    assert turn.table.face[space_of("B1")] >= 0
    assert turn.table.damage[0] == 1  # (2)
    assert turn.state.phase == MODE
    turn.play("mode pirate")  # (3)
    assert turn.table.pirate[0]
    assert turn.state.phase == RAISE
    turn.refused("raise purser", "DR-H4")  # not played
    turn.play("raise captain")  # (4)
    assert turn.human.level[turn.crew("captain")] == 1
    assert turn.state.phase == SLEEVE
    turn.play("sleeve 1>captain")  # (5)
    assert turn.state.phase == DRAWING
    assert turn.human.where[turn.crew("captain")] == 3  # (6)
    for _ in range(4):  # (7)
        assert turn.position.actors == (CHANCE,)
        turn.position.make(CHANCE, turn.position.chances()[0][0])
    assert turn.human.where.count(1) == 5


@pytest.mark.rule("DR-H4", "DR-H2")
def test_drawing_stops_at_the_limit_and_shuffles_the_discard() -> None:
    turn = Turn()
    turn.hold("captain", "purser", "bosun")
    human = turn.human
    for card in range(len(human.where)):
        if human.where[card] == 0:
            human.where[card] = 3
    human.where[turn.crew("crew3")] = 0
    turn.play("end")
    turn.deal_all()
    assert human.where.count(1) == 6
    assert human.where[turn.crew("crew3")] == 1
    assert 3 not in human.where


@pytest.mark.rule("DR-H4", "DR-K3")
def test_the_garrison_may_sink_him_in_clean_up() -> None:
    turn = Turn(tiles=islands("B1=amber_bay"))
    turn.sail_to("B1")
    turn.cubes("B1", 0, 3)
    turn.built("B1", GARRISON)
    turn.offer("B1", 0)
    turn.table.damage[0] = 4
    turn.aboard(2, 2)
    turn.play("end")
    assert turn.table.place[0] == 0
    assert turn.human.chest == 10
    assert turn.table.dock_coins[1] == 20
    assert turn.table.claimed_by(1, 1)  # Terror of the Seven Seas


@pytest.mark.rule("DR-H5", "DR-H4")
def test_in_harbor_he_is_a_merchant() -> None:
    turn = Turn()
    turn.table.pirate[0] = True
    turn.play("end")
    assert not turn.table.pirate[0]


@pytest.mark.rule("DR-H28")
def test_drawing_by_an_icon() -> None:
    turn = Turn()
    turn.refused("draw", "DR-H28")
    turn.human.icons[D] = 2
    turn.play("draw")
    turn.chance("bosun")
    assert turn.human.where[turn.crew("bosun")] == 1
    turn.hold("captain", "purser", "crew1", "crew2", "crew3")
    turn.refused("draw", "DR-H28")


@pytest.mark.rule("DR-H30")
def test_sleeving_one_may_be_held_back() -> None:
    # cards 0 and 5 go in the top slot, 3 in the middle
    turn = Turn(tiles=islands("B1=skerry"))
    human = turn.human
    human.where[turn.crew("captain")] = human.where[turn.crew("purser")] = 2
    human.held = [0, 0, 5, 0, 3, 0]
    for card in (0, 5, 3):
        turn.table.deck[card] -= 1
    turn.state.phase = SLEEVE
    turn.refused("sleeve none", "DR-H30")  # three could go in, one may be held
    turn.refused("sleeve 3>captain", "DR-H30")  # two held back
    turn.refused("sleeve 1>captain 2>captain", "DR-H30")  # one top slot
    turn.refused("sleeve 1>gunner1 3>captain", "DR-H30")  # not played
    assert "sleeve 1>captain 3>captain" in turn.listed()
    turn.play("sleeve 1>captain 3>purser")
    assert human.held == [5, 0]
    assert human.face(turn.crew("captain"))[0] == 2  # its own S and the sleeved one


@pytest.mark.rule("DR-H30")
def test_what_fits_nowhere_is_held_too() -> None:
    turn = Turn()
    human = turn.human
    human.where[turn.crew("captain")] = 2
    human.held = [0, 0, 5, 0, 3, 0]
    for card in (0, 5, 3):
        turn.table.deck[card] -= 1
    turn.state.phase = SLEEVE
    # one top slot for 0 and 5: one goes in, the other fits nowhere, and 3 may be held back
    turn.play("sleeve 1>captain")
    assert human.held == [5, 0, 3, 0]


# -- goods and the harbor --------------------------------------------------------------------


@pytest.mark.rule("DR-H13", "DR-H14")
def test_loading_and_unloading() -> None:
    turn = Turn(tiles=islands("B1=amber_bay", "C1=open_sea"))
    turn.refused("load 1 coins", "DR-H13")
    turn.refused("load 5 cargo", "DR-H13")
    turn.play("load 4 cargo")
    turn.sail_to("B1")
    turn.table.coins[space_of("B1")] = 9
    turn.refused("load 1 coins", "DR-H13")  # not his island
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
    turn.refused("build fort", "DR-H22")  # not his
    turn.cubes("B1", 3)
    turn.aboard(0, 1)
    turn.refused("build fort", "DR-H22")  # 3 cargo
    turn.table.cargo[space_of("B1")] = 3
    turn.play("build fort")
    assert (turn.table.aboard_cargo[0], turn.table.cargo[space_of("B1")]) == (0, 1)
    turn.refused("build fort", "DR-H22")
    turn.play("build outpost")
    turn.refused("build garrison", "DR-H22")  # no B left


# -- cards of the rows -----------------------------------------------------------------------


@pytest.mark.rule("DR-H16", "DR-H17")
def test_buying_and_trading_two_a_turn() -> None:
    turn = Turn(tiles=islands("A1=skerry", "B1=tern_rock", "C1=mangrove"))
    turn.offer("A1", 3)
    turn.offer("B1", 16)
    turn.offer("C1", 0)
    turn.sail_to("A1")
    turn.refused("buy", "DR-H16")
    turn.aboard(0, 4)
    turn.refused("trade", "DR-H17")
    turn.play("buy")
    turn.sail_to("B1")
    turn.refused("buy", "DR-H16")
    turn.play("trade")  # the front costs 1, a trade 2
    assert turn.table.aboard_cargo[0] == 1
    assert turn.human.held == [3, 0, 16, 0]
    assert turn.table.gone == [16]
    turn.sail_to("C1")
    turn.refused("buy", "DR-H16")


@pytest.mark.rule("DR-H18", "DR-K11", "DR-B9")
def test_a_lost_hunt_takes_no_card() -> None:
    turn = Turn(tiles=islands("B1=tern_rock"))
    turn.offer("B1", 16)
    turn.sail_to("B1")
    turn.refused("hunt", "DR-H18")
    turn.human.icons[F] = 1
    turn.play("hunt")
    turn.chance("nothing", "nothing", "nothing")
    assert turn.human.taken == 0
    assert turn.table.under == [16]
    assert turn.table.face[space_of("B1")] == -1
    assert turn.state.phase == MAIN


@pytest.mark.rule("DR-H31", "DR-H32")
def test_the_rows_of_our_edition() -> None:
    cards = game.start().values.cards
    by_row = [sum(card.copies for card in cards if card.row == row) for row in range(4)]
    assert by_row == [24, 25, 25, 24]  # 19+5, 19+6, 18+7, 17+7
    assert sum(by_row) == 98
    # row 1 in order: S 0-3, C 4-8, ...; number 4 is the first cannon, 4 mod 3 = 1: the middle slot
    first_cannon = next(card for card in cards if card.row == 0 and card.icons[1] and not card.back)
    assert (first_cannon.slot, first_cannon.cost) == (1, 1)
    merchants = [card for card in cards if card.back is not None]
    assert sum(card.copies for card in merchants) == 25
    assert [card.cost for card in merchants[:5]] == [2, 3, 2, 3, 2]


@pytest.mark.rule("DR-H8")
def test_what_others_may_not_know() -> None:
    turn = Turn(seats=2)
    turn.hold("captain", "gunner1")
    before = [turn.position.view(seat).to_bytes() for seat in (None, "starboard")]
    for card in ("captain", "gunner1"):
        turn.human.where[turn.crew(card)] = 0
    turn.hold("purser", "crew3")
    turn.human.chest += 3
    after = [turn.position.view(seat).to_bytes() for seat in (None, "starboard")]
    assert before[0] == after[0]  # the public sees neither hand nor chest
    turn.human.chest -= 3
    assert turn.position.view("starboard").to_bytes() == before[1]  # the partner sees the chest
    turn.human.chest += 1
    assert turn.position.view("starboard").to_bytes() != before[1]


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
    turn.play("end")
