"""Taking moves back: as far as no chance, no reveal and no other seat came after."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from arbitre.core.game import game, register
from arbitre.core.message import Illegal
from arbitre.core.record import Recorder, read_record
from arbitre.testing import check_game
from tests.toys.cards import Cards
from tests.toys.climb import Climb


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    register(Cards())
    register(Climb())
    yield
    from arbitre.core import game as registry

    registry._games.pop("climb")


def climb(seats: int = 1, seed: int | None = 7) -> Recorder:
    return Recorder.begin(game("climb"), players=["a", "b"][:seats], seed=seed)


def test_the_toy_keeps_the_contract() -> None:
    check_game(game("climb"), games=10)
    check_game(game("climb"), games=10, seats=2)


def test_moves_in_a_row_are_taken_back_one_by_one() -> None:
    recorder = climb()
    texts = [recorder.text()]
    for word in ("rope1", "food1"):
        recorder.play("climber", word)
        texts.append(recorder.text())
    while recorder.can_undo:
        assert recorder.text() == texts.pop()
        assert recorder.undo("climber")
    assert [recorder.text()] == texts
    assert recorder.standing("climber") == "nothing"
    assert not recorder.undo("climber")
    # another way on, and the record is right
    recorder.play("climber", "food1")
    recorder.play("climber", "go")
    assert [entry.move for entry in recorder.entries][:2] == ["food1", "go"]
    assert list(read_record(recorder.text()).replay())


def test_a_game_played_with_detours_is_the_game_played_straight() -> None:
    """The hashes, and what the dealer deals, do not know of what was taken back."""
    straight, detour = climb(), climb()
    for number in range(1, 4):
        straight.play("climber", f"rope{number}")
        straight.play("climber", "go")
        detour.play("climber", f"food{number}")
        assert detour.undo("climber")
        detour.play("climber", f"rope{number}")
        detour.play("climber", f"food{number}")
        assert detour.undo("climber")
        detour.play("climber", "go")
        assert detour.standing("climber") == "chance"
        assert not detour.undo("climber")
        assert not detour.undo("climber", chance=True)  # a dealer rolled this die
        assert detour.text() == straight.text()


def test_a_resumed_game_knows_what_may_be_taken_back() -> None:
    recorder = climb()
    recorder.play("climber", "rope1")
    recorder.play("climber", "go")
    recorder.play("climber", "rope2")
    again = read_record(recorder.text()).resume(7)
    assert again.undo("climber")
    assert again.standing("climber") == "chance"
    recorder.undo()
    assert again.text() == recorder.text()


def test_another_seat_has_moved_since() -> None:
    recorder = climb(2, None)
    recorder.play("climber", "go")
    recorder.play("chance", "3")
    recorder.play("chance", "sun")
    recorder.play("second", "rope2")
    assert recorder.standing("climber") == "seat"
    assert not recorder.undo("climber")
    assert recorder.undo("second")


def test_people_who_roll_the_dice_may_correct_them() -> None:
    recorder = climb(1, None)
    for seat, word in [("climber", "rope1"), ("climber", "go"), ("chance", "3"), ("chance", "sun")]:
        recorder.play(seat, word)
    assert recorder.standing("climber") == "chance"
    for left in (3, 2, 1, 0):
        assert recorder.undo("climber", chance=True)
        assert len(recorder.entries) == left
    assert recorder.standing("climber", chance=True) == "nothing"
    with pytest.raises(Illegal):
        recorder.play("chance", "3")


def test_lines_of_others_go_along_where_that_is_asked_for() -> None:
    recorder = climb(2, None)
    for seat, word in [("climber", "go"), ("chance", "3"), ("chance", "sun"), ("second", "go")]:
        recorder.play(seat, word)
    assert recorder.standing("climber", chance=True) == "seat"
    assert recorder.undo("climber", chance=True, through=("second",))
    assert [entry.move for entry in recorder.entries] == ["go", "3"]
    only = climb(2, None)
    only.header.seats["climber"] = "bot"
    only.play("climber", "go")
    assert only.standing("second", chance=True, through=("climber",)) == "nothing"


def shown_cards() -> Recorder:
    recorder = Recorder.begin(game("cards"), players=["a", "b"])
    for card in "1234":
        recorder.play("chance", card)
    return recorder


def test_what_was_revealed_stands() -> None:
    recorder = shown_cards()
    recorder.play("left", "1")
    assert recorder.standing("left") == "nothing"  # held: recalled, not undone
    assert recorder.standing("right", chance=True) == "seat"
    recorder.play("right", "2")
    for side in ("left", "right"):
        assert recorder.standing(side) == "reveal"
        assert recorder.standing(side, chance=True) == "reveal"
    recorder.play("chance", "high")
    assert recorder.undo("left", chance=True)  # the die, not the cards
    assert not recorder.undo("left", chance=True)
    again = read_record(recorder.text()).resume(None)
    assert [entry.revealed for entry in again.entries] == [False] * 4 + [True] * 2
    assert again.standing("right") == "reveal"


def test_what_was_said_at_the_table_can_be_taken_back() -> None:
    recorder = Recorder.begin(game("power"), players=["a", "b"], seed=1)
    before = recorder.text()
    recorder.play("north", "prefer B")
    again = read_record(recorder.text()).resume(1)
    assert not again.entries[0].revealed
    assert again.undo("north")
    assert again.text() == before
    for seat in ("north", "south"):
        recorder.play(seat, recorder.position.moves(seat)[0])
    assert recorder.standing("north") == "reveal"
    assert read_record(recorder.text()).resume(1).standing("south") == "reveal"
