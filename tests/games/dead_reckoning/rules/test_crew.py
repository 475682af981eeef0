"""A human's crew: playing, drawing, clean-up, sleeving, and the secrets of a hand (DR-H)."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE
from arbitre.games.dead_reckoning.rules.board import space_of
from arbitre.games.dead_reckoning.rules.icons import COUNT, EITHER, D, F, I
from arbitre.games.dead_reckoning.rules.state import DRAWING, MODE, RAISE, SLEEVE
from arbitre.games.dead_reckoning.rules.values import GARRISON
from tests.games.dead_reckoning.tables import Turn, islands

# cards of row 1 by kind: 0 is S (top), 3 is C (middle), 16 the merchant S -> S2 (middle)


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
