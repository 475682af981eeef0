"""What the tests of Power share."""

from __future__ import annotations

import pytest

from arbitre.games.power.rules.board import Board
from arbitre.games.power.rules.setting import board_of


@pytest.fixture(scope="module")
def classic() -> Board:
    return board_of("classic")
