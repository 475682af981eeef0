"""Secrets: until the reveal nothing that others can get at depends on a sheet that is in (PW-O11)."""

from __future__ import annotations

import pytest

from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.message import Illegal
from arbitre.core.position import Move, Position
from arbitre.core.record import Recorder
from arbitre.testing import random_decision


def middle(seats: int, seed: int) -> Recorder:
    """A game some rounds old."""
    power = game("power")
    recorder = Recorder.begin(power, players=["x"] * seats, seed=seed, options={"rounds": 30})
    for number in range(4 * seats):
        if not recorder.waiting:
            break
        seat = recorder.waiting[0]
        rng = Rng(seed, number)
        recorder.play(seat, random_decision(power, recorder.position, seat, rng))
    return recorder


def refusal(position: Position, seat: str, move: str) -> str:
    try:
        position.copy().play(seat, move)
    except Illegal as refused:
        return repr(refused.ruling)
    return "accepted"


def all_that_others_get(position: Position, owner: str) -> list[object]:
    """Views, moves, declarations, drafts, samples, refusals and errors of everybody else."""
    got: list[object] = [position.actors, position.result]
    for seat in (None, *(seat for seat in position.seats if seat != owner)):
        view = position.view(seat)
        got += [view.to_bytes(), view.sample(Rng("s")).text()]
        if seat is None:
            continue
        got.append([move.text() for move in position.moves(seat)])
        got.append([move.text() for move in position.declarations(seat)])
        got.append(refusal(position, seat, "prefer Z"))
        if seat in position.actors:
            draft = game("power").draft(view)
            got.append(draft.next())
            draft.add("T HQ IX")
            got += [repr(draft.lines), draft.preview().to_bytes(), repr(draft.warnings())]
    got.append(refusal(position, "nobody", "-"))
    got.append(refusal(position, owner, "-"))
    return got


@pytest.mark.rule("PW-O11")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_a_sheet_that_is_in_shows_nowhere(seats: int, seed: int) -> None:
    recorder = middle(seats, seed)
    position = recorder.position
    if len(position.actors) < 2:
        return
    owner = position.actors[seed % len(position.actors)]
    sheets: list[Move] = [
        random_decision(game("power"), position, owner, Rng(seed, n)) for n in range(3)
    ]
    seen = []
    for sheet in sheets:
        held = position.copy()
        events = held.play(owner, sheet)
        assert events == []
        seen.append(all_that_others_get(held, owner))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("PW-O11")
def test_a_record_saved_in_the_middle_of_a_round_holds_no_sheet() -> None:
    texts = set()
    for sheet in ("C HQ IX", "T HQ V8; S HQ V8", "-"):
        recorder = Recorder.begin(game("power"), players=["x"] * 4, seed=3)
        recorder.play("green", sheet)
        texts.add((recorder.text(), recorder.position.text(), recorder.waiting))
    assert len(texts) == 1
