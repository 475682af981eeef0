"""A round judged without telling is the same round, and nothing is kept of it."""

from __future__ import annotations

from random import Random

import pytest

from arbitre.core.telling import SILENT, Telling
from arbitre.games.power.play.notation import read_order
from arbitre.games.power.play.reading import load_position
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.execution import Round
from arbitre.games.power.rules.moves import Order
from arbitre.games.power.rules.rounds import finish_round, judge_round
from arbitre.games.power.rules.state import COLLECTING
from tests.games.power.crowds import crowded_request

pytestmark = pytest.mark.no_cover  # a long loop over what other tests measure


@pytest.mark.parametrize("chunk", range(2))
def test_a_silent_round_is_the_told_round(chunk: int) -> None:
    told_of = 0
    for number in range(300):
        request = crowded_request(Random(f"silent {chunk} {number}"))
        start = load_position(request["position"])
        sheets: list[list[Order]] = [[], [], [], []]
        for colour, texts in request["orders"].items():
            army = COLOURS.index(colour)
            sheets[army] = [
                read_order(start.setting, army, text, request["lang"]) for text in texts
            ]
        told, silent = start.copy(), start.copy()
        telling = Telling()
        heard = judge_round(told.state, sheets, telling)
        unheard = judge_round(silent.state, sheets, SILENT)
        if told.state.phase == COLLECTING:
            claims: list[list[int]] = [[0, 1], [], [2], [3]]
            finish_round(told.state, Round(telling), claims)
            finish_round(silent.state, Round(SILENT), claims)
        assert silent == told
        assert unheard.rulings == heard.rulings
        told_of += len(telling.events)
    assert told_of > 3000
    assert not SILENT.events
    assert not SILENT.moments
