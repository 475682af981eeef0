"""Arbitre: the referee for war games. It knows the rules, enforces them and says which it applied.

>>> import arbitre
>>> position = arbitre.game("power").start(seed=7)
>>> position.actors
('green', 'blue', 'yellow', 'red')

`__all__` is what a researcher or the writer of a bot needs; `docs/python.md` says what each name is for.
"""

from __future__ import annotations

# ruff: noqa: E402  # the engine is chosen before anything of it is imported
from importlib import import_module
from typing import TYPE_CHECKING

from arbitre.compiled import ENGINE

ENGINE.install()

from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.draft import Draft, Line
from arbitre.core.game import Advice, Bot, Game, game, game_names, register
from arbitre.core.message import BadInput, Event, Illegal, Message, Result, Ruling
from arbitre.core.position import Move, Position, View

if TYPE_CHECKING:
    from arbitre.arena.match import Outcome
    from arbitre.arena.tournament import Summary, run
    from arbitre.bots import bot_names, make_bot
    from arbitre.core.edition import Edition
    from arbitre.core.record import Record, read_record
    from arbitre.core.recorder import Recorder
    from arbitre.core.sentences import say
    from arbitre.core.shown import board, picture, tell

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Advice",
    "BadInput",
    "Bot",
    "Dealer",
    "Draft",
    "Edition",
    "Event",
    "Game",
    "Illegal",
    "Line",
    "Message",
    "Move",
    "Outcome",
    "Position",
    "Record",
    "Recorder",
    "Result",
    "Rng",
    "Ruling",
    "Summary",
    "View",
    "board",
    "bot_names",
    "game",
    "game_names",
    "make_bot",
    "picture",
    "read_record",
    "register",
    "run",
    "say",
    "tell",
]

# Imported when they are first asked for: whoever only plays need not wait for the rest.
_LATER = {
    "Edition": "arbitre.core.edition",
    "Outcome": "arbitre.arena.match",
    "Record": "arbitre.core.record",
    "Recorder": "arbitre.core.recorder",
    "Summary": "arbitre.arena.tournament",
    "board": "arbitre.core.shown",
    "bot_names": "arbitre.bots",
    "make_bot": "arbitre.bots",
    "picture": "arbitre.core.shown",
    "read_record": "arbitre.core.record",
    "run": "arbitre.arena.tournament",
    "say": "arbitre.core.sentences",
    "tell": "arbitre.core.shown",
}


def __getattr__(name: str) -> object:
    """A public name that is imported now (PEP 562)."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(_LATER[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """The public names."""
    return [*__all__, "__all__", "__doc__", "__file__", "__name__", "__path__", "__version__"]
