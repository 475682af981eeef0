"""Cards of the rows: buying, trading, hunting (DR-H16 to DR-H18, DR-H31, DR-H32)."""

from __future__ import annotations

import pytest

from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.rules.board import space_of
from arbitre.games.dead_reckoning.rules.icons import F
from arbitre.games.dead_reckoning.rules.state import MAIN
from tests.games.dead_reckoning.tables import Turn, islands

# cards of row 1 by kind: 0 is S (top), 3 is C (middle), 16 the merchant S -> S2 (middle)


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
