"""Playing on at random: what a search does most, and what engines are compared by."""

from __future__ import annotations

from arbitre.core.chance import CHANCE, Rng
from arbitre.core.position import Move, Position


def draw_by_weight(chances: list[tuple[Move, int]], rng: Rng) -> Move:
    """What chance does, by weight.

    >>> from arbitre.core.game import game
    >>> position = game("sans_allies").start()
    >>> draw_by_weight(position.chances(), Rng(3)) in [move for move, _ in position.chances()]
    True
    """
    whole = 0
    for _, weight in chances:
        whole += weight
    number = rng.below(whole)
    for move, weight in chances:
        number -= weight
        if number < 0:
            return move
    raise ValueError("no weights")


def play_at_random(position: Position, rng: Rng) -> tuple[int, int]:
    """Play a position to its end at random: how many decisions, how many moves of chance.

    >>> from arbitre.core.game import game
    >>> play_at_random(game("power").start(options={"rounds": 1}), Rng(1))
    (4, 0)
    """
    decisions = chances = 0
    while True:
        actors = position.actors
        if not actors:
            return decisions, chances
        seat = actors[0]
        if seat == CHANCE:
            position.make(seat, draw_by_weight(position.chances(), rng))
            chances += 1
        else:
            moves = position.moves(seat)
            position.make(seat, moves[rng.below(len(moves))])
            decisions += 1
