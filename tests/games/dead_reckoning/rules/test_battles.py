"""Battles of humans: cubes, abilities, plunder, hits, sinking (DR-K, DR-F, DR-H18 to DR-H20)."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.achievements import legendary_cube
from arbitre.games.dead_reckoning.rules.alliance.fights import SHIP_FIGHT, start_fight
from arbitre.games.dead_reckoning.rules.alliance.turn import begin_turn
from arbitre.games.dead_reckoning.rules.battle.battle import (
    BUILDING,
    MERCHANT,
    SHIP,
    Battle,
    human_cubes,
)
from arbitre.games.dead_reckoning.rules.battle.end import forecast
from arbitre.games.dead_reckoning.rules.board import space_of
from arbitre.games.dead_reckoning.rules.flow import advance
from arbitre.games.dead_reckoning.rules.human.belongings import PLAYED
from arbitre.games.dead_reckoning.rules.icons import A, F, K, V
from arbitre.games.dead_reckoning.rules.state import ALLIANCE, DEALING, MAIN, MODE
from arbitre.games.dead_reckoning.rules.table import (
    LEGENDARY,
    TERROR,
)
from arbitre.games.dead_reckoning.rules.values import FORT, GARRISON, OUTPOST
from tests.games.dead_reckoning.tables import Turn, islands


def at_sea(enemy: bool = True) -> Turn:
    """Both ships at B1, open sea, the human with a flag."""
    turn = Turn(tiles=islands("B1=open_sea", "C1=amber_bay"))
    turn.sail_to("B1")
    if enemy:
        turn.sail_to("B1", side=1)
    turn.human.icons[F] = 1
    return turn


def attacked(*hand: str) -> Turn:
    """The Alliance attacks the human's ship at B1, with one cube."""
    turn = Turn(tiles=islands("B1=open_sea"))
    turn.sail_to("B1")
    turn.hold(*hand)
    turn.state.phase = ALLIANCE
    told = Telling(False)
    begin_turn(turn.table, 1, told)
    turn.table.agenda = turn.table.agenda[:3]  # no card, only the end of the turn
    start_fight(turn.table, SHIP_FIGHT, space_of("B1"), 0, 0, False, "DR-R8", told)
    advance(turn.state, told)
    return turn


@pytest.mark.rule("DR-K1", "DR-K6", "DR-H19")
def test_attacker_drops_then_defender_and_most_crowns_win() -> None:
    # one cannon on the gun deck and the Buccaneer's: two cubes against the Alliance's one
    turn = at_sea()
    turn.hold("buccaneer")
    turn.human.icons[F] = 0
    turn.refused("attack", "DR-H19")
    turn.play("play buccaneer", "attack")
    battle = turn.state.battle
    assert battle is not None
    assert (battle.mine, battle.theirs) == (2, 1)
    turn.chance("crown")
    assert (battle.mine, battle.theirs) == (1, 1)
    turn.chance("crown", "crown")
    assert turn.state.battle is None
    assert turn.table.legendary[:2] == [1, 0]
    assert turn.state.phase == MAIN
    turn.refused("attack", "DR-H19")  # the flag is used


@pytest.mark.rule("DR-H19")
def test_no_ship_here() -> None:
    turn = at_sea(enemy=False)
    turn.refused("attack", "DR-H19")


@pytest.mark.rule("DR-K2")
def test_the_battle_board() -> None:
    turn = at_sea()
    turn.play("attack")
    weights = {move.text(): weight for move, weight in turn.position.chances()}
    total = sum(weights.values())
    percent = {face: 100 * weight // total for face, weight in weights.items()}
    assert percent == {
        "nothing": 20,
        "crown": 30,
        "crowns": 10,
        "crown_hit": 10,
        "hit": 15,
        "plunder": 15,
    }


@pytest.mark.rule("DR-K10", "DR-F2")
def test_the_alliance_wins_ties_between_ships() -> None:
    turn = at_sea()
    turn.play("attack")
    turn.chance("crown", "crown")
    assert turn.table.legendary[:2] == [0, 1]
    assert turn.table.place[0] == space_of("B1")  # the loser stays


@pytest.mark.rule("DR-K10", "DR-E1")
@pytest.mark.parametrize(("side", "clause"), [(0, "DR-K10"), (1, "DR-E1")])
def test_a_legendary_cube_is_told_with_the_clause_of_its_side(side: int, clause: str) -> None:
    told = Telling()
    legendary_cube(at_sea().table, side, told)
    assert [(event.name, event.clause) for event in told.events] == [("legendary-cube", clause)]


@pytest.mark.rule("DR-K10", "DR-F2")
def test_it_wins_ties_in_its_own_turn_too() -> None:
    turn = attacked("captain")
    turn.chance("crown", "crown")
    assert turn.table.legendary[:2] == [0, 1]


@pytest.mark.rule("DR-E2")
def test_a_fourth_in_the_others_turn() -> None:
    # they beat off the attack: their fourth Legendary cube, their fourth achievement. The Alliance ends
    # its turn and plays its extra turn at once; they have none.
    turn = attacked("captain")
    turn.table.claimed[0] = 0b1110
    turn.table.legendary[0] = 3
    turns = turn.table.turn[1]
    turn.chance("nothing", "crown")
    assert turn.table.trigger == 0
    assert turn.table.last_turn
    assert turn.table.side == 1
    assert turn.table.turn[1] == turns + 1
    assert turn.state.queue == []


@pytest.mark.rule("DR-K11", "DR-K10", "DR-B9")
def test_worked_case_19() -> None:
    # four cubes: the gun deck's, the Buccaneer's and both Gunners'; guard 2; crowns 2 : 2
    turn = at_sea(enemy=False)
    turn.offer("B1", 16)
    turn.hold("buccaneer", "gunner1", "gunner2")
    turn.play("play buccaneer", "play gunner1", "play gunner2", "hunt")
    battle = turn.state.battle
    assert battle is not None
    assert (battle.mine, battle.theirs) == (4, 2)
    turn.chance("crowns", "nothing", "nothing", "nothing", "crown", "crown")
    assert turn.table.under == [16]
    assert turn.table.legendary[:2] == [0, 0]


@pytest.mark.rule("DR-K11", "DR-K9", "DR-H18")
def test_a_merchant_beaten_gives_coins_and_its_back() -> None:
    turn = at_sea(enemy=False)
    turn.offer("B1", 16)
    turn.aboard(0, 5)  # two spaces left: one for the plundered cargo, one for the two coins won
    turn.hold("buccaneer")
    turn.play("play buccaneer", "hunt")
    turn.chance("crown", "plunder", "hit", "nothing")
    assert turn.table.damage[0] == 1
    assert turn.state.phase == DEALING
    turn.chance("card16")
    assert (turn.table.aboard_coins[0], turn.table.aboard_cargo[0]) == (1, 6)
    assert turn.human.held == [16, 1]
    assert turn.human.taken == 1
    assert turn.table.legendary[0] == 1
    assert turn.state.phase == MAIN


@pytest.mark.rule("DR-K3", "DR-K6", "DR-K10")
def test_worked_case_20() -> None:
    # both at four damage, a hit each, crowns 1 : 0 for the human
    turn = at_sea()
    turn.table.damage[:2] = [4, 4]
    turn.aboard(3, 1)
    turn.hold("buccaneer")
    turn.play("play buccaneer", "attack")
    turn.chance("crown_hit", "nothing", "hit")
    table = turn.table
    assert table.place[:2] == [0, 0]
    assert table.damage[:2] == [0, 0]
    assert table.legendary[:2] == [1, 0]  # crowns decide
    assert table.claimed_by(0, TERROR)
    assert table.claimed_by(1, TERROR)
    assert (turn.human.chest, table.dock_coins[1]) == (15, 15)  # five each way
    assert table.aboard_coins[0] == table.aboard_cargo[0] == 0
    assert turn.state.phase != MAIN  # their main phase is over


@pytest.mark.rule("DR-K3")
def test_sunk_in_harbor_his_main_phase_ends_too() -> None:
    turn = Turn()
    turn.table.damage[0] = 4
    turn.human.chest = 3
    turn.human.icons[F] = 1
    turn.play("attack")  # one cube against 1 and 4 for the harbor
    turn.chance("nothing", "hit", "nothing", "nothing", "nothing", "nothing")
    assert turn.state.battle is None
    assert turn.human.chest == 0
    assert turn.table.dock_coins[1] == 18
    assert turn.state.phase != MAIN


@pytest.mark.rule("DR-F6")
def test_an_alliance_sunk_pays_the_human() -> None:
    turn = at_sea()
    turn.table.damage[1] = 4
    turn.table.dock_coins[1] = 2
    turn.play("attack")
    turn.chance("hit", "crown")
    assert turn.human.chest == 17
    assert turn.table.place[1] == 0
    assert turn.table.legendary[0] == 1  # a side sunk loses to one afloat
    assert turn.table.claimed_by(0, TERROR)
    assert turn.state.phase == MAIN


@pytest.mark.rule("DR-K4", "DR-H20")
def test_storming_fort_and_garrison() -> None:
    turn = at_sea(enemy=False)
    turn.sail_to("C1")
    turn.refused("storm", "DR-H20")
    turn.cubes("C1", 0, 3)
    turn.built("C1", GARRISON, FORT)
    turn.table.damage[0] = 1
    turn.human.icons[F] = 3
    turn.play("storm")
    battle = turn.state.battle
    assert battle is not None
    assert turn.table.damage[0] == 2  # the garrison first
    assert (battle.mine, battle.theirs) == (1, 6)  # 2 and 4
    turn.chance("crowns", *["nothing"] * 4, "plunder", "hit")
    assert turn.table.damage[0] == 3
    assert turn.human.beaten == 1 << space_of("C1")
    assert turn.table.buildings[space_of("C1")]  # they stay
    assert turn.table.legendary[:2] == [0, 0]
    turn.refused("storm", "DR-H20")


@pytest.mark.rule("DR-K4", "DR-K3")
def test_a_garrison_may_sink_the_attacker_before_the_battle() -> None:
    turn = at_sea(enemy=False)
    turn.sail_to("C1")
    turn.cubes("C1", 0, 3)
    turn.built("C1", GARRISON)
    turn.table.damage[0] = 4
    turn.play("storm")
    assert turn.state.battle is None
    assert turn.table.place[0] == 0
    assert turn.table.claimed_by(1, TERROR)
    assert turn.state.phase != MAIN


@pytest.mark.rule("DR-K10", "DR-K4")
def test_the_side_on_turn_loses_a_tie_at_buildings() -> None:
    turn = at_sea(enemy=False)
    turn.sail_to("C1")
    turn.cubes("C1", 0, 3)
    turn.built("C1", FORT)
    turn.play("storm")
    turn.chance("crown", "crown", "nothing", "nothing", "nothing")
    assert turn.human.beaten == 0
    defence = Battle(BUILDING, 0, 1, space_of("C1"), attacks=False)
    assert forecast(turn.table, defence).won


@pytest.mark.rule("DR-K5", "DR-E3")
def test_a_humans_cubes() -> None:
    turn = at_sea()
    turn.sail_to("C1")
    turn.cubes("C1", 3)
    turn.built("C1", OUTPOST, FORT)
    turn.human.where[turn.crew("gunner1")] = PLAYED
    here = Battle(SHIP, 0, 1, space_of("C1"), attacks=True)
    assert human_cubes(turn.table, turn.human, here) == 4  # 1 + C + two buildings
    turn.table.trigger, turn.table.last_turn = 0, True
    assert human_cubes(turn.table, turn.human, here) == 6
    turn.table.last_turn = False
    turn.sail_to("H")
    home = Battle(SHIP, 0, 1, 0, attacks=False)
    assert human_cubes(turn.table, turn.human, home) == 6  # 1 + C + 4
    home.attacks = True
    assert human_cubes(turn.table, turn.human, home) == 2
    fort = Battle(BUILDING, 0, 1, space_of("C1"), attacks=False)
    assert human_cubes(turn.table, turn.human, fort) == 4


@pytest.mark.rule("DR-K7", "DR-H3")
def test_abilities_one_at_a_time() -> None:
    turn = at_sea()
    turn.human.icons[A] = turn.human.icons[V] = turn.human.icons[K] = 1
    turn.play("attack")
    turn.chance("nothing", "hit")
    assert turn.listed() == ["done", "aim nothing", "volley", "brace"]
    turn.refused("aim crown", "DR-K7")
    turn.play("brace")
    turn.refused("brace", "DR-K7")
    turn.play("aim nothing")
    assert turn.position.actors == (CHANCE,)
    turn.chance("crown")
    turn.play("volley")
    turn.chance("nothing")
    assert turn.state.battle is None  # nothing is left to use
    assert turn.table.damage[0] == 0
    assert turn.table.legendary[0] == 1


@pytest.mark.rule("DR-K7")
def test_no_brace_without_a_hit() -> None:
    turn = at_sea()
    turn.human.icons[K] = 1
    turn.play("attack")
    turn.chance("nothing", "crown")
    assert turn.state.battle is None
    assert turn.human.icons[K] == 1  # kept for another battle of this turn


@pytest.mark.rule("DR-K8", "DR-K6")
def test_the_defender_plays_cards_first() -> None:
    turn = attacked("gunner1", "gunner2", "captain")
    assert turn.listed() == [
        "defend none",
        "defend gunner1",
        "defend gunner2",
        "defend gunner1 gunner2",
    ]
    turn.refused("defend captain", "DR-K8")
    turn.play("defend gunner1")
    battle = turn.state.battle
    assert battle is not None
    assert (battle.mine, battle.theirs) == (2, 1)
    turn.chance("plunder", "crown", "nothing")  # the attacker drops first
    assert turn.human.where[turn.crew("gunner1")] == 3
    assert turn.human.where[turn.crew("gunner2")] == 1
    assert turn.table.legendary[0] == 1


@pytest.mark.rule("DR-K8")
def test_without_such_cards_nobody_is_asked() -> None:
    turn = attacked("captain")
    assert turn.position.actors == (CHANCE,)


@pytest.mark.rule("DR-K9")
def test_plunder_coins_first_then_his_own_with_room() -> None:
    turn = at_sea()
    turn.aboard(1, 6)
    turn.hold("buccaneer", "gunner1")
    turn.table.cannons[1] = 1
    turn.play("play buccaneer", "play gunner1", "attack")  # 3 : 2
    turn.chance("plunder", "plunder", "plunder", "plunder", "plunder")
    # the Alliance takes the coin and one cargo; two spaces are free, so two of the human's three take a coin
    table = turn.table
    assert (table.aboard_coins[0], table.aboard_cargo[0]) == (2, 5)
    assert table.dock_coins[1] == 15 + 1 - 2
    assert table.dock_cargo[1] == 1


@pytest.mark.rule("DR-K9", "DR-K11")
def test_hits_on_a_merchant_count_nothing() -> None:
    turn = at_sea(enemy=False)
    turn.offer("B1", 16)
    battle = Battle(MERCHANT, 0, -1, space_of("B1"), attacks=True)
    battle.my_faces = [0, 0, 0, 0, 9, 0]
    end = forecast(turn.table, battle)
    assert not end.they_sink
    assert not end.won


@pytest.mark.rule("DR-H4", "DR-K3")
def test_after_sinking_the_clean_up_goes_on() -> None:
    turn = at_sea()
    turn.table.damage[0] = 4
    turn.hold("captain")
    turn.play("play captain", "attack")
    turn.chance("nothing", "hit")
    turn.deal_all()
    assert turn.state.phase != MODE  # in harbor: merchant
    assert turn.listed() == ["raise none", "raise captain"]
    assert turn.table.claimed_by(1, TERROR)
    assert not turn.table.claimed_by(1, LEGENDARY)
