"""Taking moves back: as far as no chance, no reveal and no other seat came after."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from arbitre.core.game import game, register
from arbitre.core.message import Illegal
from arbitre.core.record import Recorder, read_record
from arbitre.core.undo import CONSENT, UndoPolicy
from arbitre.testing import check_game
from tests.toys.cards import Cards
from tests.toys.climb import Climb

TYPED = UndoPolicy(chance=True)


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
    while not recorder.why_not_undo():
        assert recorder.text() == texts.pop()
        assert recorder.undo("climber")
    assert [recorder.text()] == texts
    assert recorder.why_not_undo("climber") == "nothing"
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
        assert detour.why_not_undo("climber") == "chance"
        assert not detour.undo("climber")
        assert not detour.undo("climber", TYPED)  # a dealer rolled this die
        assert detour.text() == straight.text()


def test_a_resumed_game_knows_what_may_be_taken_back() -> None:
    recorder = climb()
    recorder.play("climber", "rope1")
    recorder.play("climber", "go")
    recorder.play("climber", "rope2")
    again = read_record(recorder.text()).resume(7)
    assert again.undo("climber")
    assert again.why_not_undo("climber") == "chance"
    recorder.undo()
    assert again.text() == recorder.text()


def test_another_seat_has_moved_since() -> None:
    recorder = climb(2, None)
    recorder.play("climber", "go")
    recorder.play("chance", "3")
    recorder.play("chance", "sun")
    recorder.play("second", "rope2")
    assert recorder.why_not_undo("climber") == "seat"
    assert not recorder.undo("climber")
    assert recorder.undo("second")


def test_people_who_roll_the_dice_may_correct_them() -> None:
    recorder = climb(1, None)
    for seat, word in [("climber", "rope1"), ("climber", "go"), ("chance", "3"), ("chance", "sun")]:
        recorder.play(seat, word)
    assert recorder.why_not_undo("climber") == "chance"
    for left in (3, 2, 1, 0):
        assert recorder.undo("climber", TYPED)
        assert len(recorder.entries) == left
    assert recorder.why_not_undo("climber", TYPED) == "nothing"
    with pytest.raises(Illegal):
        recorder.play("chance", "3")


def test_lines_of_others_go_along_where_that_is_asked_for() -> None:
    recorder = climb(2, None)
    for seat, word in [("climber", "go"), ("chance", "3"), ("chance", "sun"), ("second", "go")]:
        recorder.play(seat, word)
    assert recorder.why_not_undo("climber", TYPED) == "seat"
    assert recorder.undo("climber", UndoPolicy(chance=True, along=("second",)))
    assert [entry.move for entry in recorder.entries] == ["go", "3"]
    only = climb(2, None)
    only.header.seats["climber"] = "bot"
    only.play("climber", "go")
    assert only.why_not_undo("second", UndoPolicy(chance=True, along=("climber",))) == "nothing"


def test_lines_of_those_who_are_asked_go_along_by_consent() -> None:
    recorder = climb(2, None)
    for seat, word in [("climber", "go"), ("chance", "3"), ("chance", "sun"), ("second", "go")]:
        recorder.play(seat, word)
    asking = UndoPolicy(chance=True, asked=("second",))
    found = recorder.find_undo("climber", asking)
    assert (found.why, found.to) == (CONSENT, 2)
    assert not recorder.undo("climber", asking)
    assert len(recorder.entries) == 4
    # and a decision of theirs that is held
    cards = shown_cards()
    cards.play("right", "2")
    assert cards.why_not_undo("left", UndoPolicy(chance=True, asked=("right",))) == CONSENT
    assert cards.undo("left", UndoPolicy(chance=True, along=("right",)))
    assert cards.held == {}


def test_some_lines_at_the_beginning_stand() -> None:
    recorder = climb()
    for word in ("rope1", "food1"):
        recorder.play("climber", word)
    imported = UndoPolicy(first=1)
    assert recorder.undo("climber", imported)
    assert recorder.why_not_undo("climber", imported) == "nothing"
    assert [entry.move for entry in recorder.entries] == ["rope1"]


def test_what_was_drawn_in_one_go_goes_in_one_go() -> None:
    class OneGo(UndoPolicy):
        def stay(self, line: int) -> int:
            return 0

    recorder = climb(1, None)
    for seat, word in [("climber", "rope1"), ("climber", "go"), ("chance", "3"), ("chance", "sun")]:
        recorder.play(seat, word)
    found = recorder.find_undo("second", OneGo(chance=True))
    assert (found.why, found.to) == ("", 2)  # never past what another seat did
    assert recorder.find_undo("climber", OneGo(chance=True, first=1)).to == 1
    assert recorder.find_undo("climber", OneGo(chance=True)).to == 0


def test_that_there_is_nothing_comes_before_other_reasons() -> None:
    recorder = climb(2)
    recorder.play("climber", "go")
    assert recorder.why_not_undo("climber") == "chance"
    assert recorder.why_not_undo("second") == "nothing"


def test_a_held_decision_goes_when_its_seat_resigns() -> None:
    recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"], seed=1)
    for seat in ("green", "blue"):
        recorder.play(seat, "-")
    recorder.play("green", "resign")
    assert list(recorder.held) == ["blue"]
    fork = recorder.fork()
    for seat in ("yellow", "red"):
        fork.play(seat, "-")
    recorder.merge(fork)
    assert [entry.seat for entry in recorder.entries] == ["green", "blue", "yellow", "red"]
    assert list(read_record(recorder.text()).replay())


def shown_cards() -> Recorder:
    recorder = Recorder.begin(game("cards"), players=["a", "b"])
    for card in "1234":
        recorder.play("chance", card)
    return recorder


def test_what_was_revealed_stands() -> None:
    recorder = shown_cards()
    recorder.play("left", "1")
    assert recorder.why_not_undo("left") == "nothing"  # held: recalled, not undone
    assert recorder.why_not_undo("right", TYPED) == "seat"
    recorder.play("right", "2")
    for side in ("left", "right"):
        assert recorder.why_not_undo(side) == "reveal"
        assert recorder.why_not_undo(side, TYPED) == "reveal"
    recorder.play("chance", "high")
    assert recorder.undo("left", TYPED)  # the die, not the cards
    assert not recorder.undo("left", TYPED)
    again = read_record(recorder.text()).resume(None)
    assert [entry.revealed for entry in again.entries] == [False] * 4 + [True] * 2
    assert again.why_not_undo("right") == "reveal"


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
    assert recorder.why_not_undo("north") == "reveal"
    assert read_record(recorder.text()).resume(1).why_not_undo("south") == "reveal"
