"""The form of a box of Power: its printed values."""

from __future__ import annotations

import pytest

from arbitre.core.box import BoxForm
from arbitre.core.box_parts import Values
from arbitre.core.game import game
from arbitre.games.power.play.editions import values_of
from arbitre.games.power.rules.pieces import T, power, stack_text

RULES = game("power")


@pytest.fixture
def form() -> BoxForm:
    found = RULES.box()
    assert found is not None
    return found


@pytest.fixture
def values(form: BoxForm) -> Values:
    return form.start()


@pytest.mark.rule("PW-M1")
def test_other_numbers_are_played_with(form: BoxForm, values: Values) -> None:
    values |= {"pieces.T.power": "4", "setup.R": "1", "setup.S": "0", "missile.material": "90"}
    edition = form.edition(values, "x")
    found = values_of(edition)
    assert found.power[T] == 4
    assert found.missile == 90
    assert stack_text(found.setup) == "2T+2C+2D+R"
    assert power(found.setup) == 58  # a regiment of 20, tanks of 4, fighters of 5, destroyers of 10
    assert RULES.start(1, edition=edition).actors
