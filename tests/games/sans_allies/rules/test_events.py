"""What a move tells: which events, in which order, by which clause."""

from __future__ import annotations

import pytest

from arbitre.core.game import game
from arbitre.core.message import Illegal
from arbitre.core.position import Position
from tests.games.sans_allies.case_files import edition_text, expand
from tests.games.sans_allies.plain_cards import STANDARD

GAME = game("sans_allies")


def position(*lines: str) -> Position:
    return GAME.load(expand(list(lines), STANDARD, edition_text(STANDARD)))


def told(at: Position, *moves: str) -> list[str]:
    """The events of the last of these moves, each with its clause."""
    events = [at.play(at.actors[0], text) for text in moves][-1]
    return [f"{event.name} {event.clause}" for event in events]


@pytest.mark.rule("SA-P1", "SA-I9")
@pytest.mark.parametrize(("successes", "grows"), [(0, True), (2, True), (3, False), (5, False)])
def test_personnel_grow_up_to_4(successes: int, grows: bool) -> None:
    at = position(f"successes {successes}", "A1 coast", "reserve 2S")
    at.play("invader", "A1 2S")
    events = at.play("chance", "3+4")
    names = [event.name for event in events]
    assert names == ["roll-lost", "captured", *(["personnel"] if grows else [])]
    if grows:
        assert events[-1].args == {"strength": successes + 2}


@pytest.mark.rule("SA-E1")
def test_personnel_rest_only_where_they_grew() -> None:
    flame = ("marker D", "flame")
    assert told(position(*flame, "successes 1"), "end") == [
        "no-research SA-R1",
        "personnel-rests SA-E1",
        "turn SA-T1",
    ]
    assert told(position(*flame), "end") == ["no-research SA-R1", "turn SA-T1"]


@pytest.mark.rule("SA-I7", "SA-I8")
def test_extra_losses_by_the_roll() -> None:
    row_b = ("gaps A1", "B1 plains", "top sea")
    # 2: what can be paid is lost, and retreat whatever was paid
    assert told(position(*row_b, "reserve 12P"), "B1 9P", "1+1") == [
        "roll-retreat SA-I8",
        "extra-losses SA-I8",
        "retreat SA-I8",
        "laid SA-I10",
    ]
    # 2 with nothing left: no losses to tell of
    assert told(position(*row_b, "reserve 9P"), "B1 9P", "1+1") == [
        "roll-retreat SA-I8",
        "retreat SA-I8",
        "laid SA-I10",
    ]
    # 3: two are due, one is there
    assert told(position(*row_b, "reserve 10P"), "B1 9P", "1+2") == [
        "roll-extra SA-I5",
        "extra-losses SA-I7",
        "cannot-pay SA-I7",
        "retreat SA-I7",
        "laid SA-I10",
    ]
    assert told(position(*row_b, "reserve 11P"), "B1 9P", "1+2") == [
        "roll-extra SA-I5",
        "extra-losses SA-I7",
        "captured SA-I9",
        "personnel SA-P1",
    ]


@pytest.mark.rule("SA-I11", "SA-I12")
def test_a_failure_at_the_bottom_is_no_retreat() -> None:
    assert told(position("A1 plains", "reserve 6P"), "A1 6P", "2+3") == [
        "roll-extra SA-I5",
        "cannot-pay SA-I7",
        "repelled SA-I11",
    ]


@pytest.mark.rule("SA-C1", "SA-C2")
def test_the_fourth_and_the_fifth_centre() -> None:
    """The setback comes before the upgrade."""
    start = ["roll-lost SA-I5", "captured SA-I9", "personnel SA-P1"]
    at = position("upgrades P V A", "marker D", "A1 centre", "reserve 6P")
    assert told(at, "A1 6P", "3+4") == [
        *start,
        "setback SA-R4",
        "centre SA-C1",
        "upgrade-S SA-C2",
    ]
    at = position("upgrades P V A S", "marker C", "A1 centre", "reserve 6P")
    assert told(at, "A1 6P", "3+4") == [*start, "centre SA-C1", "ultimate-weapon SA-C2"]


def refusal(at: Position, text: str) -> tuple[str, str]:
    with pytest.raises(Illegal) as caught:
        at.play("invader", text)
    return caught.value.ruling.clause, caught.value.ruling.message.key


@pytest.mark.rule("SA-U1")
def test_scouts_that_are_spent_and_scouts_that_never_were() -> None:
    at = ("A1 desert", "top forest")
    assert refusal(position(*at, "upgrades P=spent"), "scouts A1") == ("SA-U1", "scouts-spent")
    assert refusal(position(*at, "upgrades V"), "scouts A1") == ("SA-U1", "no-scouts")


@pytest.mark.rule("SA-I7", "SA-I8")
def test_losses_that_are_too_few_are_refused_by_the_clause_of_the_roll() -> None:
    at = ("phase losses", "gaps A1", "B1 plains", "reserve 3P+3V", "top sea")
    assert refusal(position(*at, "attack B1 due 2"), "lose P") == ("SA-I7", "losses-due")
    assert refusal(position(*at, "attack B1 due 3 retreat"), "lose P") == ("SA-I8", "losses-due")
