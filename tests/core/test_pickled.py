"""What a program sends to another process: small, equal when it comes back, sharing what never changes."""

from __future__ import annotations

import pickle

import pytest

from arbitre.core.chance import CHANCE
from arbitre.core.game import game
from arbitre.core.position import Position
from arbitre.core.record import read_record
from arbitre.core.record_view import read_any
from arbitre.core.recorder import Recorder
from tests.toys.climb import ClimbPosition

SHARED = {"power": "setting", "sans_allies": "setting", "dead_reckoning": "values"}


def back(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("name", sorted(SHARED))
def test_a_position_is_its_text(name: str) -> None:
    position = game(name).start(seed=7)
    sent = pickle.dumps(position)
    assert len(sent) < len(position.text().encode()) + 200
    found, again = pickle.loads(sent), pickle.loads(sent)
    assert found == position
    assert type(found) is type(position)
    # board, tables and values are those of all other positions here
    assert getattr(found, SHARED[name]) is getattr(again, SHARED[name])
    assert getattr(found, SHARED[name]) is getattr(game(name).start(), SHARED[name])


@pytest.mark.parametrize("name", ["sans_allies", "dead_reckoning"])
def test_the_dealer_goes_along_and_deals_on(name: str) -> None:
    position = game(name).start(seed=7)
    found = back(position)
    assert isinstance(found, Position)
    assert found.dealer is not None
    for one in (position, found):
        for _ in range(30):
            if one.result is None:
                one.play(one.actors[0], one.moves(one.actors[0])[-1])
    assert found == position


@pytest.mark.parametrize("name", sorted(SHARED))
def test_views_moves_events_and_results(name: str) -> None:
    position = game(name).start(seed=3)
    for seat in (None, *position.seats):
        assert back(position.view(seat)) == position.view(seat)
    seat = position.actors[0]
    moves = position.moves(seat)
    assert back(moves) == moves
    events = position.play_all({each: position.moves(each)[-1] for each in position.actors})
    assert back(events) == events
    chance = game(name).start()
    if chance.actors == (CHANCE,):
        assert back(chance.chances()) == chance.chances()


def test_an_edition_of_one_s_own_goes_along() -> None:
    rules = game("sans_allies")
    own = rules.edition("").source.replace('name = "reconstructed"', 'name = "mine"')
    position = rules.start(seed=7, edition=rules.read_edition(own, "mine.toml"))
    assert back(position) == position


def test_a_record_comes_back_and_replays() -> None:
    recorder = Recorder.begin(game("power"), players=list("abcd"), seed=7, options={"rounds": 1})
    for seat in recorder.waiting:
        recorder.play(seat, "T HQ IX")
    record = read_record(recorder.text())
    found = back(record)
    assert repr(found) == repr(record)
    assert [entry.text() for entry, _, _ in found.replay()] == [  # type: ignore[attr-defined]
        entry.text() for entry, _, _ in record.replay()
    ]
    result = recorder.position.result
    assert back(result) == result


def test_a_seat_s_view_of_a_record_comes_back() -> None:
    recorder = Recorder.begin(game("power"), players=list("abcd"), seed=7)
    head, _, _ = recorder.text().partition("\n\n")
    text = head.replace("arbitre record 2", "arbitre record view 1\nview green") + "\n\n"
    viewed = read_any(text)
    assert repr(back(viewed)) == repr(viewed) == "<Record of power: 0 lines, not ended>"


def test_one_that_does_not_know_its_game_says_so() -> None:
    class Lost(ClimbPosition):
        game_id = ""

    with pytest.raises(TypeError, match=r"Lost does not say of which game it is \(game_id\)"):
        pickle.dumps(Lost())
