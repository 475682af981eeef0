"""Keys beside the real box: what they type is what is asked for, and there are as many as the box has."""

from __future__ import annotations

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.game import game
from arbitre.core.keypad import Keypad
from arbitre.core.position import Position
from arbitre.games.sans_allies.play.position import SansAlliesPosition

SANS = game("sans_allies")


def keypad(position: Position, lang: str) -> Keypad:
    found = SANS.screen().keypad(SANS.voice(position.view(None), lang))
    assert found is not None
    return found


def type_all(position: Position, lang: str, text: str) -> None:
    """Every outcome of a line, as the companion takes it."""
    for move in SANS.voice(position.view(None), lang).chance_moves(text):
        position.play(CHANCE, move)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_set_up_row_by_row_is_typed_by_keys(lang: str) -> None:
    """SA-S2: twelve regions, then 35 cards from row G down to A; then three are drawn (SA-T2)."""
    position = SANS.start(None)
    asked: list[list[str]] = []
    while position.actors == (CHANCE,) and len(asked) < 9:
        pad = keypad(position, lang)
        asked.append([slot.label for slot in pad.slots])
        held = {key.text: key.left for key in pad.keys}
        line = []
        for _ in pad.slots:  # the fullest kind first: never more than there are
            text = max(held, key=lambda one: held[one])
            held[text] -= 1
            line.append(text)
        type_all(position, lang, pad.joint.join(line))
    assert [len(row) for row in asked] == [12, 2, 3, 4, 5, 6, 7, 8, 3]
    assert asked[1] == ["G1", "G2"]
    assert position.actors != (CHANCE,)


def test_centres_come_after_the_region_discard() -> None:
    """SA-S2: five centres are shuffled in when twelve regions lie there."""
    position = SANS.start(None)
    assert sum(key.left for key in keypad(position, "en").keys) == 42
    type_all(position, "en", "6 sea, 6 coast")
    pad = keypad(position, "en")
    assert {key.label: key.left for key in pad.keys}["centre"] == 5
    assert {key.label: key.left for key in pad.keys}["sea"] == 0  # it stays where it is
    assert "capital" not in [key.label for key in pad.keys]
    assert [slot.id for slot in pad.slots] == ["place-G1", "place-G2"]


@pytest.mark.rule("SA-I5", "SA-I7")
@pytest.mark.parametrize(
    ("left", "lowest", "percent"), [(0, 6, "72"), (1, 4, "92"), (2, 3, "97"), (5, 3, "97")]
)
def test_before_dice_the_keypad_says_what_they_must_make(
    left: int, lowest: int, percent: str
) -> None:
    """A 3 asks for two more cards, 4 and 5 for one, 6 and more for none; a 2 fails: 26, 33 or 35 of 36."""
    position = SANS.start(None)
    type_all(position, "en", "6 sea, 5 coast, plains")
    type_all(
        position, "en", "6 desert, 5 plains, 6 forest, 6 islands, 6 mountains, 5 centre, coast"
    )
    type_all(position, "en", "3S")
    assert isinstance(position, SansAlliesPosition)
    position.state.reserve[3] += left
    position.play("invader", "A8 3S")
    asked = keypad(position, "en").prompt
    assert asked == f"A8: the two dice? {lowest} or more succeeds ({percent}%)."


@pytest.mark.rule("SA-I5")
def test_a_sum_is_enough_for_two_dice() -> None:
    """Three ships of 4 against a defence of 10 need 7 or more; keys of sums type dice that make them."""
    position = SANS.start(None)
    type_all(position, "en", "6 plains, 6 forest")
    type_all(position, "en", "5 centre, 6 mountains, 6 desert, 6 islands, 6 coast, 6 sea")
    type_all(position, "en", "3 S")
    attack = next(move for move in position.moves("invader") if "S" in move.text())
    position.play("invader", attack)
    pad = keypad(position, "en")
    assert [key.label for key in pad.keys] == list("123456")
    assert (len(pad.slots), pad.joint) == (2, "+")
    for key in pad.shortcuts:
        low, high = (int(die) for die in key.text.split("+"))
        assert low + high == int(key.label)
        assert 1 <= low <= high <= 6
    assert [key.label for key in pad.shortcuts] == [str(number) for number in range(2, 13)]
    type_all(position, "en", pad.shortcuts[-1].text)
    assert position.actors != (CHANCE,) or keypad(position, "en").joint != "+"
