"""The generic checks, on a toy game with chance and secrets and on Power in all its forms."""

from __future__ import annotations

import pytest

from arbitre.core import contract
from arbitre.core.game import game, register
from arbitre.core.position import Position
from arbitre.testing import check_game
from tests.games.power.conservation import audit
from tests.toys.cards import Cards, CardsPosition


def test_toy_game_with_chance_and_hidden_cards() -> None:
    register(Cards())

    def cards(position: Position, before: Position | None) -> None:
        assert isinstance(position, CardsPosition)
        there = [*position.pile, *position.played, *position.shown.values()]
        there += [card for hand in position.hands.values() for card in hand]
        assert sorted(card for card in there if card) == [1, 2, 3, 4, 5, 6]

    check_game(game("cards"), games=20, audit=cards)
    check_game(game("cards"), games=3, options={"tricks": 1})


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_power(seats: int) -> None:
    check_game(game("power"), seats=seats, games=1, every=4, options={"rounds": 25}, audit=audit)


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize(
    "options",
    [
        {"ship_diagonals": True, "hq_pays": True},
        {"claim_power": True},
        {"box_limits": True},
        {"map": "ring"},
        {"map": "straits"},
        {"hourglass": 3, "time_limit": 120, "rounds": 12},
    ],
    ids=str,
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_power_with_options(seats: int, options: dict[str, object]) -> None:
    options = {"rounds": 10, **options}
    check_game(game("power"), seats=seats, games=1, seed=5, every=3, options=options)


def test_the_types_of_the_contract_are_values() -> None:
    clock = contract.Clock(3, 2, 60)
    assert clock == contract.Clock(minutes=3, pause_minutes=2, time_limit=60) != contract.Clock()
    assert len({clock, contract.Clock(3, 2, 60), contract.Clock()}) == 2
    period = contract.Period(contract.TURN, 4)
    assert period == contract.Period("turn", 4) != contract.Period("round", 4)
    assert len({period, contract.Period("turn", 4)}) == 1
    assert repr(game("power").facts) == (
        "Facts(chance=False, secrets=False, simultaneous=True, steps=0)"
    )


def test_views_read_the_same_as_positions() -> None:
    position = game("power").start(options={"hourglass": 3, "time_limit": 90})
    view = position.view("red")
    assert view.period() == position.period() == contract.Period("round", 1)
    assert view.clock() == position.clock() == contract.Clock(3, 3, 90)
    assert view.scores() == position.scores() == dict.fromkeys(position.seats, 40)
