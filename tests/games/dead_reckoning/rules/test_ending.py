"""Achievements, the last turns and the score (DR-E2 to DR-E4, DR-V)."""

from __future__ import annotations

import pytest

from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.achievements import settle
from arbitre.games.dead_reckoning.rules.alliance.right import upgrade_with
from arbitre.games.dead_reckoning.rules.board import space_of
from arbitre.games.dead_reckoning.rules.flow import order_of
from arbitre.games.dead_reckoning.rules.human.belongings import FORE_HOLD
from arbitre.games.dead_reckoning.rules.icons import B
from arbitre.games.dead_reckoning.rules.scoring import (
    ranked,
    score,
    settle_all,
    team_cubes,
    tied,
    total,
    winner,
)
from arbitre.games.dead_reckoning.rules.state import OVER, RAISE
from arbitre.games.dead_reckoning.rules.table import (
    BUILDER,
    CAPITALIST,
    COLONIST,
    ELITE,
    EXPERTS,
    EXPLORER,
    LEGENDARY,
    MASTER,
    SIDES,
    TERROR,
)
from arbitre.games.dead_reckoning.rules.values import FORT, GARRISON, OUTPOST
from tests.games.dead_reckoning.tables import Turn, islands


def claim_three(turn: Turn, side: int) -> None:
    turn.table.claimed[side] = 1 << LEGENDARY | 1 << ELITE | 1 << COLONIST


@pytest.mark.rule("DR-V1")
@pytest.mark.parametrize(
    ("list_name", "number", "achievement"),
    [
        ("legendary", 4, LEGENDARY),
        ("upgrades", 4, ELITE),
        ("explorer", 5, EXPLORER),
        ("experts", 3, EXPERTS),
        ("dock_cargo", 10, MASTER),
    ],
)
def test_each_is_claimed_when_its_condition_holds(
    list_name: str, number: int, achievement: int
) -> None:
    turn = Turn()
    getattr(turn.table, list_name)[0] = number - 1
    settle_all(turn.state, Telling(False))
    assert not turn.table.claimed_by(0, achievement)
    getattr(turn.table, list_name)[0] = number
    settle_all(turn.state, Telling(False))
    assert turn.table.claimed_by(0, achievement)
    getattr(turn.table, list_name)[0] = 0
    settle_all(turn.state, Telling(False))
    assert turn.table.claimed_by(0, achievement)  # for good


@pytest.mark.rule("DR-V1")
def test_chest_permanent_cubes_and_buildings() -> None:
    turn = Turn(tiles=islands("A1=skerry", "B1=tern_rock"))
    turn.human.chest = 29
    turn.table.dock_coins[0] = 5  # not in the chest
    settle_all(turn.state, Telling(False))
    assert not turn.table.claimed[0]
    turn.human.chest = 30
    for space in range(1, 7):
        turn.table.permanent[space * SIDES] = 1
    turn.cubes("A1", 2)
    turn.cubes("B1", 2)
    turn.built("A1", OUTPOST, GARRISON, FORT)
    turn.built("B1", OUTPOST)
    turn.sail_to("B1")
    settle_all(turn.state, Telling(False))
    assert turn.table.claimed[0] == 1 << CAPITALIST | 1 << COLONIST
    turn.human.icons[B] = 1
    turn.aboard(0, 2)
    turn.play("build garrison")
    assert turn.table.claimed_by(0, BUILDER)


@pytest.mark.rule("DR-V1", "DR-H4")
def test_three_crew_at_the_top() -> None:
    turn = Turn()
    for name in ("captain", "purser", "bosun"):
        turn.human.level[turn.crew(name)] = 3 if name != "bosun" else 2
    turn.table.experts[0] = 2
    turn.human.where[turn.crew("bosun")] = 2
    turn.state.phase = RAISE
    turn.play("raise bosun")
    assert turn.table.claimed_by(0, EXPERTS)


@pytest.mark.rule("DR-E2")
def test_one_event_for_both_the_side_on_turn_triggers() -> None:
    # both have three; both sink in one battle and get Terror: whose turn it is comes first
    for on_turn in (0, 1):
        turn = Turn()
        claim_three(turn, 0)
        claim_three(turn, 1)
        turn.table.side = on_turn
        settle(turn.table, turn.state.chests, Telling(False), (1, 0))
        assert turn.table.trigger == on_turn
        assert turn.table.claimed_by(0, TERROR)
        assert turn.table.claimed_by(1, TERROR)


@pytest.mark.rule("DR-E2", "DR-V2")
def test_all_of_the_side_on_turn_before_the_other() -> None:
    # sinking each other: five coins make 30 in the human's chest, their fourth; Terror is the
    # Alliance's fourth. It is their turn, so their Capitalist counts before its Terror.
    turn = Turn()
    turn.table.claimed[0] = 1 << LEGENDARY | 1 << ELITE
    claim_three(turn, 1)
    turn.human.chest = 30
    settle_all(turn.state, Telling(False), (1, 0))
    assert turn.table.trigger == 0


@pytest.mark.rule("DR-E2")
def test_every_other_seat_has_one_more_turn() -> None:
    # they trigger in their own turn: the Alliance plays one more, then it is over
    turn = Turn()
    claim_three(turn, 0)
    turn.human.chest = 30
    turn.play("end")
    assert turn.table.trigger == 0
    while not turn.table.last_turn:
        turn.position.make("chance", turn.position.chances()[0][0])
    turns = turn.table.turn[1] - 1
    steps = 0
    while turn.state.phase != OVER:
        steps += 1
        assert turn.state.queue == []
        turn.deal_all()
        if turn.position.actors:
            seat = turn.position.actors[0]
            turn.position.play(seat, turn.position.moves(seat)[0])
        assert steps < 200
    assert turn.table.turn[1] == turns + 1
    assert turn.position.result is not None


@pytest.mark.rule("DR-E2", "DR-X1")
def test_the_order_of_turns() -> None:
    turn = Turn(seats=2)
    turn.state.first = 1
    assert order_of(turn.state) == [3, 1, 2, 0]


@pytest.mark.rule("DR-V2")
def test_score_line_by_line() -> None:
    turn = Turn(tiles=islands("A1=amber_bay"))
    turn.table.bonus = [3, 0, 1, 2, 1, 2, 4, 3, 2]
    turn.cubes("A1", 3, 1)
    turn.built("A1", OUTPOST, FORT)
    turn.table.coins[space_of("A1")] = 2
    turn.table.dock_coins[0] = 1
    turn.aboard(3, 4)
    turn.fit("hold1", FORE_HOLD)
    turn.fit("gun_hold2", FORE_HOLD)
    turn.human.level[0], turn.human.level[1] = 2, 3
    turn.table.claimed[0] = 1 << LEGENDARY
    turn.table.bonus_to[LEGENDARY] = 0
    assert score(turn.state, 0) == {
        "chest": 15,
        "aboard": 3,
        "dock": 1,
        "goods": 2,
        "islands": 8,
        "buildings": 4,
        "upgrades": 4,
        "crew": 3,
        "experts": 0,
        "achievements": 4,
        "bonus": 3,
    }
    turn.table.experts[1] = 2
    turn.table.upgrades[1], turn.table.first_level[1] = 3, 2
    theirs = score(turn.state, 1)
    # dock 15, second value 4, upgrades 1 + 1 + 3, two expert cubes
    assert total(turn.state, 1) == 15 + 4 + 5 + 2
    assert theirs["crew"] == 0


@pytest.mark.rule("DR-V2")
def test_the_first_to_claim_takes_the_bonus_tile() -> None:
    turn = Turn()
    turn.table.bonus[MASTER] = 4
    turn.table.dock_cargo[0] = 10
    settle_all(turn.state, Telling(False))
    assert turn.table.bonus_to[MASTER] == 0
    turn.table.bonus[EXPLORER] = 2
    turn.table.explorer[:2] = [5, 5]
    turn.table.side = 1
    settle_all(turn.state, Telling(False))
    assert turn.table.bonus_to[EXPLORER] == 1
    assert turn.table.claimed_by(0, EXPLORER)


@pytest.mark.rule("DR-V4")
def test_worked_case_21() -> None:
    turn = Turn(tiles=islands("A1=crown_reef"))
    turn.cubes("A1", 3, 3)  # seven spaces: nobody has more than half
    assert score(turn.state, 0)["islands"] == score(turn.state, 1)["islands"] == 4


@pytest.mark.rule("DR-V4")
@pytest.mark.parametrize(
    ("controller", "cubes", "expected"),
    [
        (0, [2, 4], (0, [1])),  # the controller, though they have fewer
        (-1, [2, 1], (0, [1])),
        (-1, [2, 0], (0, [])),
        (-1, [0, 0], (-1, [])),
        (-1, [2, 1, 2, 1], (-1, [0, 2])),  # tied for first: each the second value, nobody else
        (-1, [3, 1, 1, 0], (0, [1, 2])),
        (1, [0, 0, 2, 2], (1, [2, 3])),
    ],
)
def test_first_and_second(
    controller: int, cubes: list[int], expected: tuple[int, list[int]]
) -> None:
    assert ranked(controller, cubes) == expected


@pytest.mark.rule("DR-E4", "DR-V5")
def test_ties() -> None:
    # one island each of the same values, equal coins
    turn = Turn(tiles=islands("A1=skerry", "B1=tern_rock"))
    turn.cubes("A1", 2, 0)
    turn.cubes("B1", 0, 2)
    assert total(turn.state, 0) == total(turn.state, 1)
    assert not winner(turn.state)  # equal cubes: the Alliance
    mine, theirs = team_cubes(turn.state.table)
    assert mine == theirs
    turn.cubes("A1", 3, 0)
    assert tied(turn.state)
    assert team_cubes(turn.state.table) == (mine + 1, theirs)
    assert winner(turn.state)
    turn.state.phase, turn.state.won = OVER, 1
    result = turn.position.result
    assert result is not None
    assert result.winners == ("player",)
    assert result.clause == "DR-V5"
    turn.human.chest += 1
    assert not tied(turn.state)
    result = turn.position.result
    assert result is not None
    assert (result.clause, result.scores) == ("DR-E4", {"player": 20, "alliance": 19})


@pytest.mark.rule("DR-X3", "DR-X13")
def test_teams_are_added_up() -> None:
    turn = Turn(seats=2)
    turn.state.humans[1].chest = 20
    turn.state.phase, turn.state.won = OVER, 1
    result = turn.position.result
    assert result is not None
    assert result.winners == ("port", "starboard")
    assert result.scores == {"port": 15, "starboard": 20, "alliance": 30}
    assert result.clause == "DR-X3"
    assert winner(turn.state)


@pytest.mark.rule("DR-V4")
def test_permanent_cubes_count_for_an_islands_values() -> None:
    # Palmetto 6/3 without a controller: one cube and a permanent one before one cube
    turn = Turn(tiles=islands("A1=palmetto"))
    turn.cubes("A1", 1, 1)
    assert [score(turn.state, side)["islands"] for side in (0, 1)] == [3, 3]
    turn.table.permanent[space_of("A1") * SIDES] = 1
    assert [score(turn.state, side)["islands"] for side in (0, 1)] == [6, 3]


@pytest.mark.rule("DR-V2", "DR-R3")
@pytest.mark.parametrize(
    ("tile", "points"), [("sails1", 1), ("sails2", 3), ("guns1", 1), ("guns2", 3)]
)
def test_an_upgrade_of_the_alliance_scores_by_its_level(tile: str, points: int) -> None:
    turn = Turn()
    turn.table.side = 1
    number = turn.position.notation.tiles.index(tile)
    upgrade_with(turn.table, number, [number], "named", Telling())
    assert score(turn.state, 1)["upgrades"] == points


@pytest.mark.rule("DR-V2")
@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_crew_score_by_their_level(level: int, points: int) -> None:
    turn = Turn()
    turn.human.level[turn.crew("bosun")] = level - 1
    assert score(turn.state, 0)["crew"] == points


@pytest.mark.rule("DR-V2")
@pytest.mark.parametrize("first", [0, 1])
def test_a_bonus_tile_stays_with_the_first(first: int) -> None:
    turn = Turn()
    turn.table.bonus[ELITE] = 2
    for side in (first, 1 - first):
        turn.table.upgrades[side] = 4
        settle_all(turn.state, Telling(False))
    assert turn.table.claimed_by(1 - first, ELITE)
    assert turn.table.bonus_to[ELITE] == first
