"""A watched move: each event with the position as it stood right then."""

from __future__ import annotations

import pytest

from arbitre.bots import make_bot
from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.game import game
from arbitre.core.position import Move, Position, draw_chance
from arbitre.core.telling import Moment

GAMES = [
    ("power", 4, {}),
    ("power", 3, {}),
    ("power", 2, {"box_limits": True}),
    ("sans_allies", 1, {}),
    ("dead_reckoning", 1, {}),
    ("dead_reckoning", 2, {}),
]


def watched(position: Position, seat: str, move: Move) -> list[Moment]:
    """A move made twice: plainly and watched. Both tell the same and lead to the same position."""
    plain = position.copy()
    events = plain.make(seat, move)
    found = position.watch(seat, move)
    assert [moment.event for moment in found] == events
    assert position == plain
    return found


@pytest.mark.no_cover  # long: other tests measure it
@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_moments_lead_from_one_position_to_the_next(
    name: str, seats: int, options: dict[str, object]
) -> None:
    played = game(name)
    bots = [
        make_bot(played, bot)
        for bot in ("random", "greedy" if name != "sans_allies" else "captain")
    ]
    position, dealer = played.start(None, seats=seats, options=options), Dealer(7)
    changing = steps = 0
    while position.result is None and steps < 300:
        steps += 1
        seat = position.actors[0]
        if seat == CHANCE:
            move = draw_chance(position, dealer)
        else:
            move = bots[steps % 2].decide(position.view(seat), Rng("watch", steps), 1)
        before = position.copy()
        moments = watched(position, seat, move)
        texts = [before.text(), *(moment.position.text() for moment in moments)]
        changing += len(set(texts)) > 2
        for moment in moments:  # nobody else's
            assert moment.position is not position
    assert changing > 5  # there are moves whose moments differ
