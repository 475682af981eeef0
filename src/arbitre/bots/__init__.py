"""Players for any game, and how a player is found by name."""

from __future__ import annotations

from arbitre.bots.random_bot import RandomBot
from arbitre.core.game import Bot, BotMaker, Game
from arbitre.core.message import BadInput, Message

__all__ = ["RandomBot", "bot_names", "make_bot", "usual_bot"]

_ANY_GAME: dict[str, BotMaker] = {"random": RandomBot}


def bot_names(game: Game) -> list[str]:
    """The players a game can have, its own first.

    >>> from arbitre.core.game import game
    >>> bot_names(game("power"))[-2:]
    ['greedy', 'random']
    """
    own = game.bots()
    return [*own, *(name for name in _ANY_GAME if name not in own)]


def usual_bot(game: Game) -> str:
    """Who plays against somebody who chose nobody; hints come from the first of `bot_names`.

    >>> from arbitre.core.game import game
    >>> usual_bot(game("power"))
    'greedy'
    """
    return game.rival or bot_names(game)[0]


def make_bot(game: Game, name: str) -> Bot:
    """A player by name; a game's own player goes before one for any game.

    >>> from arbitre.core.game import game
    >>> make_bot(game("power"), "clever")
    Traceback (most recent call last):
    arbitre.core.message.BadInput: there is no player clever; the players are: ...
    """
    maker = game.bots().get(name) or _ANY_GAME.get(name)
    if maker is None:
        known = ", ".join(bot_names(game))
        raise BadInput("", Message("unknown-bot", {"bot": name[:40], "known": known}))
    return maker(game)
