"""Power that is paid only to those who claim it (PW-W4)."""

from __future__ import annotations

import pytest

from arbitre.core.game import game
from arbitre.core.message import Illegal, Message
from arbitre.games.power.rules.moves import Claim
from tests.games.power.tables import (
    COLOURS,
    clause_of,
    data_of,
    load,
    start,
)


@pytest.mark.rule("PW-W4")
def test_claims_are_read_strictly_and_the_next_round_is_written() -> None:
    position = start(claim_power=True)
    sheet = position.read("green", "D HQ S5")
    with pytest.raises(Illegal) as refused:
        position.make("green", Claim([]))
    assert refused.value.ruling.clause == "PW-W4"
    position.play("green", "C HQ B0; C HQ R0; C HQ J0")
    for seat in ("blue", "yellow", "red"):
        position.play(seat, "D HQ S5; C HQ V0")
    assert data_of(position)["phase"] == "collecting"
    with pytest.raises(Illegal) as refused:
        position.make("green", sheet)
    assert refused.value.ruling.clause == "PW-W4"
    for wrong in ("", "claim", "pay VB", "claim V", "claim VX", "claim XB", "claim VBR", "VB"):
        assert clause_of(position, "green", wrong) == "PW-W4", wrong
    assert position.read("green", "claim vr vb vj vr").text() == "claim VB VJ VR"
    for seat in COLOURS:
        position.play(seat, "claim VR VB" if seat == "green" else "-")
    assert data_of(position)["reserves"] == {"green": {"P": 2}}
    assert position.round == 2
    assert position.view(None).data["phase"] == "writing"
    assert position.read("green", "T HQ V8").text() == "T HQ V8"


@pytest.mark.rule("PW-W4")
@pytest.mark.parametrize(
    ("lang", "pairs"), [("fr", ["VJ", "VR", "BJ"]), ("en", ["GY", "GR", "BY"])]
)
def test_two_armies_claim_each_its_own(lang: str, pairs: list[str]) -> None:
    position = load(
        players=2,
        options={"claim_power": True},
        phase="collecting",
        board={"J0": {"green": {"T": 1}, "blue": {"T": 1}}, "R0": {"green": {"T": 1}}},
    )
    draft = game("power").draft(position.view("north"), lang)
    assert draft.next() == pairs
    for pair in pairs[1:]:
        line = draft.add(pair.lower())
        assert (line.text, line.ruling) == (pair, None)
    assert draft.next() == pairs[:1]
    assert draft.warnings() == [Message("warn-forgotten", {"territories": "yellow"})]
    assert draft.decision().text() == "claim VR BJ"
    draft.add(pairs[0])
    assert draft.warnings() == []
