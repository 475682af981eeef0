"""What if with a changed sheet agrees with `judge`, on many random rounds."""

from __future__ import annotations

import json
import random
import re

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import Dealer, Rng
from arbitre.core.game import game
from arbitre.core.record import Recorder
from arbitre.core.study import crossroads, what_if
from arbitre.games.power.judge import Referee
from arbitre.games.power.rules.board import COLOURS

LETTERS = dict(zip("VBJR", COLOURS, strict=True))
PIECES = ["S", "T", "C", "D", "GR", "A", "2S", "3P"]
ROUNDS = 12


def played(seed: int, players: int) -> Recorder:
    rules = game("power")
    recorder = Recorder.begin(rules, players=["random"] * players, options={"rounds": ROUNDS + 1})
    first = recorder.position.seats[0]
    bots = {
        seat: make_bot(rules, "greedy" if seed % 2 and seat == first else "random")
        for seat in recorder.position.seats
    }
    while recorder.waiting and len(recorder.entries) < players * ROUNDS:
        seat = recorder.waiting[0]
        bot = bots[seat]
        view = recorder.position.view(seat)
        recorder.play(seat, bot.decide(view, Rng(seed, len(recorder.entries), seat), 1))
    return recorder


def by_army(seat: str, sheet: str) -> dict[str, str]:
    """The sheets of a player, one an army: `V[…] B[…]` is what two players write."""
    both = re.findall(r"([VBJR])\[(.*?)\]", sheet)
    return {LETTERS[letter]: orders for letter, orders in both} if both else {seat: sheet}


def scribbled(rng: random.Random, legal: list[str]) -> str:
    """A sheet with good orders and bad ones: other people's pieces, no such way, too many."""
    armies = [by_army("", text) for text in legal]
    if "" not in armies[0]:
        letters = {colour: letter for letter, colour in LETTERS.items()}
        return " ".join(
            f"{letters[colour]}[{scribbled(rng, [one[colour] for one in armies])}]"
            for colour in armies[0]
        )
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


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize("players", [4, 3, 2])
@pytest.mark.parametrize("seed", range(6))
def test_a_changed_sheet_is_judged_as_judge_does(seed: int, players: int) -> None:
    recorder, rng, referee = played(seed, players), random.Random(seed), Referee()
    compared = refused = 0
    for count in range(0, len(recorder.entries), players):
        place = crossroads(recorder, count)
        for seat in place.deciders:
            legal = [move.text() for move in place.position.moves(seat)]
            sheet = scribbled(rng, legal)
            found = what_if(recorder, place, {seat: sheet}, Dealer(1))
            sheets = {
                army: orders
                for who, text in {**place.decided, seat: sheet}.items()
                for army, orders in by_army(who, text).items()
            }
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
            judged: dict[str, list[dict[str, object]]] = answer["orders"]  # type: ignore[assignment]
            own = [one for army in by_army(seat, sheet) for one in judged[army]]
            refused += sum(not one["executed"] for one in own)
            compared += 1
    assert compared >= 7 * players  # fewer where somebody is eliminated
    assert refused > compared / 2
