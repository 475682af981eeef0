"""What mypyc would do otherwise than Python does: kinds of things, copies in another process, subclasses."""

from __future__ import annotations

import copy
import pickle

import pytest

from arbitre.bots import make_bot
from arbitre.compiled import ENGINE, SUFFIX
from arbitre.core import position as contract
from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.draft import Draft
from arbitre.core.game import Bot, Game, game, game_names
from arbitre.core.position import Move, Position, View
from arbitre.games.power.rules.moves import Claim, Declaration, Sheet

NAMES = sorted(game_names())


def reached(name: str, decisions: int) -> Position:
    """A position some decisions into a game with a dealer."""
    position = game(name).start(seed=5)
    bot = make_bot(game(name), "random")
    for number in range(decisions):
        seat = position.actors[0]
        position.play(seat, bot.decide(position.view(seat), Rng("alike", number), 0))
    return position


def test_the_engine_asked_for_runs() -> None:
    assert str(contract.__file__).endswith(SUFFIX) == ENGINE.is_compiled()


def test_kinds_of_things_are_told_apart() -> None:
    """Compiled classes made abstract by `ABC` would share what `isinstance` remembers."""
    claim = Claim([])
    assert isinstance(claim, Move)
    assert not isinstance(claim, Sheet)
    assert not isinstance(claim, Declaration)
    for kind in (Move, View, Position, Draft, Bot, Game):
        assert type(kind) is type


def test_a_move_of_somebody_else_is_a_move() -> None:
    class Nod(Move):
        def text(self) -> str:
            return "nod"

    assert isinstance(Nod(), Move)
    assert not isinstance(Nod(), Sheet)
    assert Nod() == Nod()


@pytest.mark.parametrize("name", NAMES)
def test_a_position_comes_back_from_another_process(name: str) -> None:
    position = reached(name, 9)
    for again in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
        assert again == position
        assert again.to_dict() == position.to_dict()
        assert isinstance(again.dealer, Dealer)
        seat = position.actors[0]
        move = position.moves(seat)[0]
        here, there = position.copy(), again
        here.dealer = copy.copy(position.dealer)
        assert [repr(event) for event in here.play(seat, move)] == [
            repr(event) for event in there.play(seat, move)
        ]
        assert here == there
    assert len(pickle.dumps(position)) < 4000  # its text, not the tables of its setting


@pytest.mark.parametrize("name", NAMES)
def test_views_moves_and_events_come_back_too(name: str) -> None:
    position = reached(name, 6)
    seat = position.actors[0]
    view = position.view(seat)
    again = pickle.loads(pickle.dumps(view))
    assert again == view
    assert again.position() == view.position()
    moves = position.moves(seat)
    assert pickle.loads(pickle.dumps(moves)) == moves
    position.dealer = None
    events = position.play(seat, moves[-1])
    while position.actors == (CHANCE,):
        outcomes = position.chances()
        assert pickle.loads(pickle.dumps(outcomes)) == outcomes
        events += position.play(CHANCE, outcomes[0][0])
    assert pickle.loads(pickle.dumps(events)) == events


@pytest.mark.parametrize("name", NAMES)
def test_an_edition_comes_back(name: str) -> None:
    rules = game(name)
    edition = rules.edition("")
    again = pickle.loads(pickle.dumps(edition))
    assert (again.full_name, again.released, again.digest) == (
        edition.full_name,
        True,
        edition.digest,
    )
    assert again.values == edition.values
