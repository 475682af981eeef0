"""Players for any game, how a player is found by name, and the doors for players of others (docs/bots.md)."""

from __future__ import annotations

from arbitre.bots.given import BotLike, make_bot, make_player
from arbitre.bots.program import About, Program
from arbitre.bots.random_bot import RandomBot
from arbitre.bots.shelf import bot_names, forget_bot, register_bot, usual_bot

__all__ = [
    "About",
    "BotLike",
    "Program",
    "RandomBot",
    "bot_names",
    "forget_bot",
    "make_bot",
    "make_player",
    "register_bot",
    "usual_bot",
]
