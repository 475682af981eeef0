"""Two against two, as far as it is the humans' (DR-X3 to DR-X8, DR-X13)."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.alliance.fights import SHIP_FIGHT, start_fight
from arbitre.games.dead_reckoning.rules.alliance.turn import begin_turn
from arbitre.games.dead_reckoning.rules.battle.battle import SHIP, Battle, human_cubes
from arbitre.games.dead_reckoning.rules.board import space_of
from arbitre.games.dead_reckoning.rules.flow import advance
from arbitre.games.dead_reckoning.rules.human.belongings import FORE_HOLD, open_hold
from arbitre.games.dead_reckoning.rules.icons import F, I, P, R
from arbitre.games.dead_reckoning.rules.scoring import settle_all
from arbitre.games.dead_reckoning.rules.state import ALLIANCE, CONSENT, MAIN
from arbitre.games.dead_reckoning.rules.table import (
    EXPLORER,
    SIDES,
)
from arbitre.games.dead_reckoning.rules.values import FORT, GARRISON
from tests.games.dead_reckoning.tables import Turn, islands

MATE = 1


def together(island: str = "amber_bay") -> Turn:
    """Both humans at B1; it is the turn of the first, `port`."""
    turn = Turn(seats=2, tiles={"B1": island})
    turn.sail_to("B1")
    turn.sail_to("B1", side=MATE)
    return turn


@pytest.mark.rule("DR-X4")
def test_no_attacks_among_partners_and_garrisons_spare_him() -> None:
    turn = together()
    turn.cubes("B1", 0, 3)
    turn.built("B1", GARRISON)
    turn.offer("B1", 0)
    turn.human.icons[F] = 1
    turn.refused("attack", "DR-H19")
    turn.refused("attack 1", "DR-H19")
    turn.refused("storm", "DR-H20")
    turn.play("end")
    assert turn.table.damage[0] == 0


@pytest.mark.rule("DR-X4", "DR-X13", "DR-B5")
def test_replacing_the_partners_cubes_asks_him() -> None:
    turn = together()
    turn.cubes("B1", 1, 2, 2)
    turn.human.icons[I] = 2
    spot = space_of("B1") * SIDES
    turn.play("influence 1 over starboard")
    assert turn.state.phase == CONSENT
    assert turn.position.actors == ("starboard",)
    assert turn.listed("starboard") == ["agree", "refuse"]
    assert turn.human.icons[I] == 2
    turn.refused("agree", "DR-D5", seat="port")
    turn.refused("end", "DR-X4", seat="starboard")
    turn.position.play("starboard", "agree")
    assert turn.table.cubes[spot : spot + 4] == [2, 1, 2, 0]
    assert turn.human.icons[I] == 1
    assert turn.state.phase == MAIN
    turn.play("influence 1")  # without a name: an enemy's, and nobody is asked
    assert turn.table.cubes[spot : spot + 4] == [3, 1, 1, 0]


@pytest.mark.rule("DR-X4")
def test_a_no_holds_for_that_island_this_turn() -> None:
    turn = together()
    turn.cubes("B1", 1, 2, 2)
    turn.human.icons[I] = 2
    turn.play("influence 2 over starboard")
    turn.position.play("starboard", "refuse")
    assert turn.human.icons[I] == 2
    turn.refused("influence 1 over starboard", "DR-X4")
    assert "influence 1 over starboard" not in turn.listed()
    assert "influence 1" in turn.listed()


@pytest.mark.rule("DR-X4")
def test_placing_through_the_partners_fort_asks_him() -> None:
    turn = together()
    turn.cubes("B1", 0, 3)
    turn.human.icons[I] = 1
    turn.built("B1", FORT)
    turn.play("influence 1")  # an empty space, but past their fort
    assert turn.position.actors == ("starboard",)
    turn.position.play("starboard", "agree")
    assert turn.table.cubes[space_of("B1") * SIDES] == 1


@pytest.mark.rule("DR-B5")
def test_he_says_whose_cube_where_two_alliances_have_some() -> None:
    turn = together()
    turn.cubes("B1", 1, 0, 2, 2)
    turn.human.icons[I] = 2
    turn.refused("influence 1", "DR-B5")
    turn.refused("influence 1 over starboard", "DR-B5")
    assert turn.listed()[-4:] == [
        "influence 1 over alliance1",
        "influence 2 over alliance1",
        "influence 1 over alliance2",
        "influence 2 over alliance2",
    ]
    turn.play("influence 2 over alliance2")
    spot = space_of("B1") * SIDES
    assert turn.table.cubes[spot : spot + 4] == [3, 0, 2, 0]


@pytest.mark.rule("DR-X5")
def test_the_partners_goods_are_his() -> None:
    # Fire Peak makes 2 coins 1 cargo; for the partner at most one of each
    turn = together("fire_peak")
    turn.cubes("B1", 0, 4)
    turn.table.coins[space_of("B1")] = 3
    turn.refused("load 1 coins", "DR-X5")
    turn.human.icons[P] = 1
    turn.play("produce")
    assert turn.table.coins[space_of("B1")] == 4
    assert turn.table.cargo[space_of("B1")] == 1


@pytest.mark.rule("DR-X6")
def test_goods_are_swapped_on_one_ocean_tile() -> None:
    turn = together()
    turn.aboard(2, 1)
    turn.aboard(0, 6, seat=MATE)
    turn.refused("give 2 coins", "DR-X6")  # one space left on their ship
    turn.play("give 1 coins", "take 3 cargo")
    assert turn.table.aboard_coins[:2] == [1, 1]
    assert turn.table.aboard_cargo[:2] == [4, 3]
    turn.refused("take 2 coins", "DR-X6")
    turn.sail_to("H")
    turn.sail_to("H", side=MATE)
    turn.refused("give 1 coins", "DR-X6")  # not in harbor


@pytest.mark.rule("DR-X6", "DR-H25")
def test_repairs_mend_either_ship() -> None:
    turn = together()
    turn.table.damage[MATE] = 2
    turn.human.icons[R] = 1
    turn.play("repair 2")
    assert turn.table.damage[MATE] == 1
    turn.sail_to("H")
    turn.refused("repair 2", "DR-X6")
    turn.sail_to("H", side=MATE)
    turn.play("repair 2")  # the free one, both in harbor
    assert turn.table.damage[MATE] == 0
    turn.refused("repair 9", "DR-X6")


@pytest.mark.rule("DR-X7", "DR-K5")
def test_two_cubes_more_with_the_partner_near() -> None:
    turn = together()
    battle = Battle(SHIP, 0, 2, space_of("B1"), attacks=True)
    assert human_cubes(turn.table, turn.human, battle) == 3
    turn.sail_to("H", side=MATE)
    assert human_cubes(turn.table, turn.human, battle) == 1


@pytest.mark.rule("DR-X7", "DR-K11")
def test_the_loot_may_go_on_either_ship() -> None:
    turn = together("open_sea")
    turn.offer("B1", 16)
    turn.aboard(0, 7)
    turn.aboard(0, 5, seat=MATE)
    turn.human.icons[F] = 1
    turn.play("hunt")
    turn.chance("crown", "plunder", "nothing", "nothing", "nothing")  # 1 + 2 cubes, guard 2
    # one cargo and two coins; two spaces on the partner's ship, none on their own
    assert turn.listed() == ["stow 0", "stow 1", "stow 2"]
    turn.refused("stow 3", "DR-X7")
    turn.play("stow 2")
    turn.chance("card16")
    assert (turn.table.aboard_coins[0], turn.table.aboard_cargo[0]) == (0, 7)
    assert (turn.table.aboard_coins[MATE], turn.table.aboard_cargo[MATE]) == (1, 6)


@pytest.mark.rule("DR-X8", "DR-H1")
def test_nothing_is_hidden_at_the_partners_island() -> None:
    turn = together()
    turn.fit("gun_hold1", FORE_HOLD)
    assert not open_hold(turn.table, 0)
    turn.cubes("B1", 0, 3)
    assert open_hold(turn.table, 0)


@pytest.mark.rule("DR-X13", "DR-V1")
def test_three_explored_are_enough() -> None:
    turn = Turn(seats=2)
    turn.table.explorer[0] = 3
    settle_all(turn.state, Telling(False))
    assert turn.table.claimed_by(0, EXPLORER)


@pytest.mark.rule("DR-H8", "DR-K8")
def test_a_partner_is_asked_whatever_he_holds() -> None:
    for card in ("captain", "gunner1"):
        turn = together()
        turn.state.humans[MATE].where[turn.crew(card)] = 1
        turn.state.phase = ALLIANCE
        told = Telling(False)
        begin_turn(turn.table, 2, told)
        turn.table.agenda = turn.table.agenda[:3]
        start_fight(turn.table, SHIP_FIGHT, space_of("B1"), MATE, 0, False, "DR-R8", told)
        advance(turn.state, told)
        assert turn.position.actors == ("starboard",)
        turn.position.play("starboard", "defend none")
        assert turn.position.actors == (CHANCE,)


@pytest.mark.rule("DR-E3")
def test_the_bonus_is_the_triggering_seats_alone() -> None:
    turn = Turn(seats=2, tiles=islands("B1=amber_bay"))
    turn.table.trigger, turn.table.last_turn = MATE, True
    turn.sail_to("B1")
    battle = Battle(SHIP, 0, 2, space_of("B1"), attacks=True)
    assert human_cubes(turn.table, turn.human, battle) == 1
