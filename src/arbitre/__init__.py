"""Arbitre: the referee for war games. It knows the rules, enforces them and says which it applied.

>>> import arbitre
>>> position = arbitre.game("power").start(seed=7)
>>> position.actors
('green', 'blue', 'yellow', 'red')
"""

from __future__ import annotations

# ruff: noqa: E402  # the engine is chosen before anything of it is imported
from arbitre.compiled import ENGINE

ENGINE.install()

from arbitre.core.chance import CHANCE
from arbitre.core.game import game, game_names
from arbitre.core.message import BadInput, Event, Illegal, Message, Result, Ruling

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadInput",
    "Event",
    "Illegal",
    "Message",
    "Result",
    "Ruling",
    "game",
    "game_names",
]
