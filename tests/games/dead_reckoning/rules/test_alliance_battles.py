"""What a battle against the Alliance leaves, on whole positions (DR-F2, DR-F3, DR-F6, DR-E, DR-X3)."""

from __future__ import annotations

import pytest

from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules import flow
from arbitre.games.dead_reckoning.rules.achievements import settle
from arbitre.games.dead_reckoning.rules.alliance import turn as alliance
from arbitre.games.dead_reckoning.rules.alliance.fights import (
    BUILDING_FIGHT,
    SHIP_FIGHT,
    start_fight,
)
from arbitre.games.dead_reckoning.rules.human.belongings import HAND
from arbitre.games.dead_reckoning.rules.influence import place_cube
from arbitre.games.dead_reckoning.rules.scoring import winner
from arbitre.games.dead_reckoning.rules.state import ALLIANCE
from arbitre.games.dead_reckoning.rules.table import (
    CAPITALIST,
    SIDES,
    TERROR,
)
from arbitre.games.dead_reckoning.rules.values import FORT

FOE = 1  # the Alliance's side
A1 = 1


def in_a_fight(kind: int, damage: int = 0, chest: int = 0) -> DeadReckoningPosition:
    """The Alliance's turn: it attacks the human on A1, one cube each (a fort: four)."""
    position = game.start()  # nothing is dealt: all chance is said here
    state, table = position.state, position.state.table
    state.phase, table.agenda, table.need = ALLIANCE, [], 0
    table.side, table.turn[FOE] = FOE, 1
    human = state.humans[0]
    for card, where in enumerate(human.where):
        if where == HAND:
            human.where[card] = 0  # no cards to defend with
    human.chest = chest
    table.place[0], table.damage[FOE] = A1, damage
    table.tiles[A1] = 4  # Palmetto, five spaces
    if kind == BUILDING_FIGHT:
        table.cubes[A1 * SIDES], table.control[A1] = 3, 0
        table.permanent[A1 * SIDES] = 1
        table.buildings[A1] = 1 << FORT
        table.supply[FORT] -= 1
    start_fight(table, kind, A1, 0, 0, False, "DR-R8", Telling())
    flow.advance(state, Telling())
    return position


def fall(position: DeadReckoningPosition, *faces: str) -> list[str]:
    """Cubes fall, the attacker's first; the names of what happened."""
    names: list[str] = []
    for face in faces:
        assert position.state.battle is not None
        names += [event.name for event in position.play("chance", face)]
    assert position.state.battle is None
    return names


@pytest.mark.rule("DR-F2")
def test_it_wins_ties_between_ships() -> None:
    position = in_a_fight(SHIP_FIGHT)
    fall(position, "crown", "crown")
    assert position.state.table.legendary[:2] == [0, 1]


@pytest.mark.rule("DR-F2")
def test_a_building_battle_keeps_the_normal_tie_rule() -> None:
    # the side whose turn it is loses: the fort of the human holds
    position = in_a_fight(BUILDING_FIGHT)
    names = fall(position, "crown", "crown", "nothing", "nothing", "nothing")
    assert "fight-lost" in names


@pytest.mark.rule("DR-F3")
@pytest.mark.rule("DR-G2")
def test_plunder_goes_to_its_dock() -> None:
    position = in_a_fight(SHIP_FIGHT)
    table = position.state.table
    table.aboard_cargo[0], table.dock_cargo[FOE], table.dock_coins[FOE] = 1, 2, 15
    fall(position, "plunder", "nothing")
    assert (table.dock_coins[FOE], table.dock_cargo[FOE]) == (16, 0)
    assert table.aboard_cargo[0] == 0


@pytest.mark.rule("DR-F6")
@pytest.mark.parametrize(("dock", "paid"), [(15, 5), (3, 3)])
def test_sunk_it_pays_five_coins_or_all(dock: int, paid: int) -> None:
    position = in_a_fight(SHIP_FIGHT, damage=4, chest=10)
    table = position.state.table
    table.dock_coins[FOE], table.place[FOE] = dock, 5
    fall(position, "nothing", "hit")
    assert position.state.humans[0].chest == 10 + paid
    assert (table.dock_coins[FOE], table.place[FOE], table.damage[FOE]) == (dock - paid, 0, 0)


@pytest.mark.rule("DR-E1")
def test_it_claims_terror_when_it_sinks_the_human() -> None:
    position = in_a_fight(SHIP_FIGHT, chest=10)
    table = position.state.table
    table.damage[0] = 4
    fall(position, "hit", "nothing")
    assert table.claimed_by(FOE, TERROR)


@pytest.mark.rule("DR-E1")
def test_thirty_by_plunder_count_though_sinking_costs_them_again() -> None:
    # its dock shows 30 the moment the plunder is there; then it sinks and pays five
    position = in_a_fight(SHIP_FIGHT, damage=4, chest=10)
    table = position.state.table
    table.dock_coins[FOE], table.aboard_coins[0] = 29, 1
    fall(position, "plunder", "hit")
    assert table.dock_coins[FOE] == 25
    assert table.claimed_by(FOE, CAPITALIST)


@pytest.mark.rule("DR-E2")
def test_one_event_gives_both_the_fourth_to_the_side_on_turn() -> None:
    for side in (0, FOE):
        table = game.start().state.table
        table.side = side
        table.claimed[0] = table.claimed[FOE] = 0b111
        table.explorer[0] = table.explorer[FOE] = 5
        settle(table, [0, 0], Telling())
        assert table.trigger == side


@pytest.mark.rule("DR-E2")
def test_the_human_gets_one_more_turn_after_its_trigger() -> None:
    position = game.start()
    table = position.state.table
    position.state.phase, table.trigger, table.side = ALLIANCE, FOE, FOE
    table.agenda, table.need = [], 0
    flow.advance(position.state, Telling())
    assert table.last_turn
    assert table.side == 0
    assert position.state.queue == []


@pytest.mark.rule("DR-E3")
def test_partners_convert_each_others_cubes_whole() -> None:
    # only the cubes of the side that triggered are converted by halves
    table = game.start(seats=2).state.table
    table.tiles[A1] = 0  # Skerry, three spaces
    table.cubes[A1 * SIDES + 1], table.cubes[A1 * SIDES + 2] = 2, 1
    table.trigger, table.last_turn = 2, True
    place_cube(table, 0, A1, 1, Telling())
    place_cube(table, 0, A1, 2, Telling())
    assert table.cubes[A1 * SIDES : A1 * SIDES + SIDES] == [1, 1, 1, 0]


@pytest.mark.rule("DR-E3")
def test_the_turn_under_way_is_no_last_turn() -> None:
    # the human's fourth came in the Alliance's turn: the rest of that turn converts whole
    table = game.start().state.table
    table.tiles[A1], table.cubes[A1 * SIDES] = 0, 3  # Skerry, three spaces
    table.trigger, table.last_turn = 0, False
    place_cube(table, FOE, A1, 0, Telling())
    assert table.cubes[A1 * SIDES : A1 * SIDES + 2] == [2, 1]


@pytest.mark.rule("DR-E4")
@pytest.mark.rule("DR-X3")
def test_most_coins_win_then_most_cubes() -> None:
    for seats in (1, 2):
        state = game.start(seats=seats).state
        table = state.table
        foe = seats
        for human in state.humans:
            human.chest = 0
        for side in range(table.sides):
            table.dock_coins[side] = 0
        state.humans[-1].chest = 5  # the teams' totals are compared
        table.dock_coins[foe] = 4
        assert winner(state)
        table.dock_coins[foe] = 5
        assert not winner(state)  # equal, no cubes: the Alliance (DR-V5)
        table.cubes[A1 * SIDES + seats - 1] = 1
        assert winner(state)  # most cubes on islands


@pytest.mark.rule("DR-X3")
def test_any_one_players_fourth_ends_the_game() -> None:
    for side in range(4):
        table = game.start(seats=2).state.table
        table.claimed[side] = 0b111
        table.explorer[side] = 3
        settle(table, [0] * 4, Telling())
        assert table.trigger == side


@pytest.mark.rule("DR-E1")
def test_master_merchant_is_never_its_own() -> None:
    table = game.start().state.table
    table.side, table.dock_cargo[FOE], table.agenda = FOE, 99, []
    alliance.go_on(table, Telling())
    assert table.claimed[FOE] == 0
