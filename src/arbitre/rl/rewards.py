"""What a game is worth to each of its seats (rewards): given once, when it ends."""

from __future__ import annotations

from typing import Final

from arbitre.core.game import Game
from arbitre.core.message import Result

LEAST: Final = -1.0
MOST: Final = 1.0
"""No reward is less or more."""
ILLEGAL: Final = -1.0
"""What a seat gets that says a number which is masked: the game ends with it, and is nobody's victory."""


def rewards(game: Game, seats: tuple[str, ...], result: Result | None) -> dict[str, float]:
    """1 for a victory, in equal parts where rivals share it; -1 for a defeat; 0 where nobody won.

    Partners (`Game.together`) win and lose as one, each the whole.

    >>> from arbitre.core.game import game
    >>> rewards(game("power"), ("green", "blue", "red"), Result(("green", "red"), "PW-F6", {}))
    {'green': 0.5, 'blue': -1.0, 'red': 0.5}
    >>> both = Result(("port", "starboard"), "DR-X3", {})
    >>> rewards(game("dead_reckoning"), ("port", "starboard"), both)
    {'port': 1.0, 'starboard': 1.0}
    >>> rewards(game("sans_allies"), ("invader",), Result(("enemy",), "SA-R3", {}))
    {'invader': -1.0}
    """
    if result is None or not result.winners:
        return dict.fromkeys(seats, 0.0)
    won = [seat for seat in seats if seat in result.winners]
    part = MOST if game.together or not won else MOST / len(won)
    return {seat: part if seat in won else LEAST for seat in seats}
