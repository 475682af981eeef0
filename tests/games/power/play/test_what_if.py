"""What if with a changed sheet agrees with `judge`, on many random rounds."""

from __future__ import annotations

import json
import random

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import Dealer, Rng
from arbitre.core.game import game
from arbitre.core.record import Recorder
from arbitre.core.study import crossroads, what_if
from arbitre.games.power.judge import Referee
from arbitre.games.power.rules.board import COLOURS

PIECES = ["S", "T", "C", "D", "GR", "A", "2S", "3P"]
ROUNDS = 12


def played(seed: int) -> Recorder:
    rules = game("power")
    recorder = Recorder.begin(rules, players=["random"] * 4, options={"rounds": ROUNDS + 1})
    bots = [
        make_bot(rules, "greedy" if seed % 2 and index == 0 else "random") for index in range(4)
    ]
    while recorder.waiting and len(recorder.entries) < 4 * ROUNDS:
        seat = recorder.waiting[0]
        bot = bots[COLOURS.index(seat)]
        view = recorder.position.view(seat)
        recorder.play(seat, bot.decide(view, Rng(seed, len(recorder.entries), seat), 1))
    return recorder


def scribbled(rng: random.Random, legal: list[str]) -> str:
    """A sheet with good orders and bad ones: other people's pieces, no such way, too many."""
    spaces = [*"V0 V4 V8 B0 B4 J2 J8 R0 R6 IX IN S1 S7 HQ HQV RV".split()]
    orders = [
        order
        for text in rng.sample(legal, min(3, len(legal)))
        for order in text.split("; ")
        if order
    ]
    orders += [
        f"{rng.choice(PIECES)} {rng.choice(spaces)} {rng.choice(spaces)}"
        for _ in range(rng.randrange(4))
    ]
    rng.shuffle(orders)
    return "; ".join(orders[: rng.randrange(1, 8)])


@pytest.mark.parametrize("seed", range(6))
def test_a_changed_sheet_is_judged_as_judge_does(seed: int) -> None:
    recorder, rng, referee = played(seed), random.Random(seed), Referee()
    compared = refused = 0
    for count in range(0, len(recorder.entries), 4):
        place = crossroads(recorder, count)
        for seat in place.deciders:
            legal = [move.text() for move in place.position.moves(seat)]
            sheet = scribbled(rng, legal)
            found = what_if(recorder, place, {seat: sheet}, Dealer(1))
            sheets = {**place.decided, seat: sheet}
            asked = {
                "position": place.position.to_dict(),
                "orders": {
                    who: [] if text in ("", "-") else text.split("; ")
                    for who, text in sheets.items()
                },
            }
            answer = referee.answer(json.dumps(asked))
            assert "error" not in answer, answer
            after = found.after.to_dict()
            for key in ("phase", "ended", "held"):
                after.pop(key, None)
            assert after == answer["position"]
            told = iter([event.to_dict() for event in found.events])
            assert all(one in told for one in answer["events"])  # type: ignore[attr-defined]
            result = found.after.result
            assert answer["result"] == (None if result is None else result.to_dict())
            judged = answer["orders"][seat]  # type: ignore[index]
            refused += sum(not one["executed"] for one in judged)
            compared += 1
    assert compared >= 30  # fewer where somebody is eliminated
    assert refused > compared / 2
