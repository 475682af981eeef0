"""Whole games watched: greedy players, random ones now and then, each step with its moments."""

from __future__ import annotations

from collections.abc import Iterator

from arbitre.bots import make_bot
from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.position import Move, draw_chance
from arbitre.core.telling import Moment
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition

GREEDY, RANDOM = make_bot(game, "greedy"), make_bot(game, "random")

Made = tuple[DeadReckoningPosition, str, Move, list[Moment], DeadReckoningPosition]
"""The position before a move, whose it is, the move, its moments, the position after it."""


def moves(seats: int, seed: int, often: int, most: int = 9999) -> Iterator[Made]:
    """Move by move, chance's too; every so often somebody decides at random."""
    position = game.start(None, seats=seats)
    assert isinstance(position, DeadReckoningPosition)
    dealer, made = Dealer(seed), 0
    while position.result is None and made < most:
        made += 1
        seat, rng = position.actors[0], Rng("watched", seed, made)
        if seat == CHANCE:
            move = draw_chance(position, dealer)
        else:
            bot = RANDOM if rng.below(often) == 0 else GREEDY
            move = bot.decide(position.view(seat), rng, 0)
        before = position.copy()
        moments = position.watch(seat, move)
        yield before, seat, move, moments, position


def steps(
    seats: int, seed: int, often: int
) -> Iterator[tuple[DeadReckoningPosition, list[Moment], DeadReckoningPosition]]:
    """Decision by decision: each with all that chance did before the next one."""
    begun: DeadReckoningPosition | None = None
    found: list[Moment] = []
    for before, _, _, moments, after in moves(seats, seed, often):
        begun = before if begun is None else begun
        found += moments
        if after.actors != (CHANCE,):
            yield begun, found, after
            begun, found = None, []
