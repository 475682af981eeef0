"""The checks of what a program is handed: drafts that copy, values that say what they are and can be pickled.

Each raises AssertionError with one sentence that names what does not hold.
"""

from __future__ import annotations

import pickle

from arbitre.core.chance import CHANCE, Rng
from arbitre.core.draft import Draft
from arbitre.core.game import Game
from arbitre.core.position import Position, View
from arbitre.testing.declared import expect

ADDRESS = " at 0x"
"""What the `repr` of a thing has in it that does not say what it is."""


def check_values(game: Game, position: Position) -> None:
    """Position and views know their game; what a program prints says what it is; what it sends comes back."""
    views = [position.view(seat) for seat in (None, *position.seats)]
    shown: list[Position | View] = [position, *views]
    for thing in shown:
        kind = type(thing).__name__
        expect(
            thing.game_id == game.id,
            f"{kind}.game_id is {thing.game_id!r}, and the game is {game.id}",
        )
        expect(bool(str(thing)), f"the text of a {kind} is empty")
    deciding = [seat for seat in position.actors if seat != CHANCE]
    moves = [move for seat in deciding for move in position.moves(seat)[:3]]
    moves += [move for move, _ in position.chances()[:3]]
    things = [game, position, *views, *moves, *game.options, game.catalogue, game.edition("")]
    for value in things:
        said = repr(value)
        expect(ADDRESS not in said, f"the repr of a {type(value).__name__} says nothing: {said}")
    # what keeps Python's own way is compiled here and there, and then promises nothing
    sent = [move for move in moves if type(move).__reduce__ is not object.__reduce__]
    for value in [position, *views, *sent, position.result]:
        try:
            same = pickle.loads(pickle.dumps(value)) == value
        except Exception as problem:  # a stranger's class may raise anything
            kind = type(value).__name__
            raise AssertionError(f"a {kind} cannot be pickled: {problem}") from problem
        expect(same, f"a {type(value).__name__} is another when it was pickled")


def check_draft_copy(game: Game, position: Position, seat: str, rng: Rng) -> None:
    """A copy of a draft is equal, and what is written on one is not on the other."""
    draft = game.draft(position.view(seat))
    while (steps := draft.next()) and rng.below(3):
        draft.add(steps[rng.below(len(steps))])
    copy = draft.copy()
    kind = type(draft).__name__
    expect(isinstance(copy, Draft), f"{kind}.copy makes no draft")
    expect(ADDRESS not in repr(draft), f"the repr of a {kind} says nothing: {draft!r}")
    before = written(draft)
    expect(written(copy) == before, f"a copy of a {kind} is another draft")
    _change(copy, rng)
    expect(written(draft) == before, f"what is written on a copy of a {kind} stands on the draft")
    changed = written(copy)
    draft.clear()
    _change(draft, rng)
    expect(written(copy) == changed, f"what is written on a {kind} stands on its copy")


def written(draft: Draft) -> tuple[object, ...]:
    """All that a draft says of itself."""
    lines = [(line.text, line.ruling) for line in draft.lines]
    decision = draft.decision().text() if draft.complete else ""
    return lines, draft.next(), draft.complete, draft.single, decision


def _change(draft: Draft, rng: Rng) -> None:
    """Write a line more; where there is none, take one back."""
    steps = draft.next()
    if steps:
        draft.add(steps[rng.below(len(steps))])
    elif draft.lines:
        draft.remove(0)
