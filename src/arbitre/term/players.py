"""Who sits where: people by name, bots by kind."""

from __future__ import annotations

from arbitre.bots import bot_names, make_bot
from arbitre.core.chance import Rng
from arbitre.core.game import Bot, Game
from arbitre.core.position import Move, View

HUMAN = "human"


class Player:
    """One seat's player: a person, who may have a name, or a bot.

    >>> Player("human:Anne_B").name, Player("human").name
    ('Anne B', '')
    """

    def __init__(self, text: str, bot: Bot | None = None) -> None:
        self.text = text
        self.bot = bot
        kind, _, name = text.partition(":")
        self.name = name.replace("_", " ") if kind == HUMAN and bot is None else text

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        """The decision of a bot."""
        assert self.bot is not None
        return self.bot.decide(view, rng, budget)


def tidied(text: str) -> str:
    """A player as a record's header writes it: without spaces.

    >>> tidied(" human:Anne B "), tidied("greedy")
    ('human:Anne_B', 'greedy')
    """
    return "_".join(text.split())


def seated(game: Game, texts: list[str], strangers: bool) -> list[Player]:
    """The players by what was asked for; BadInput when there is no such bot.

    With `strangers` (a record from elsewhere) an unknown name is a person's.
    """
    players: list[Player] = []
    known = bot_names(game)
    for text in texts:
        if text.partition(":")[0] == HUMAN:
            players.append(Player(text))
        elif strangers and text not in known:
            players.append(Player(f"{HUMAN}:{text}"))
        else:
            players.append(Player(text, make_bot(game, text)))
    return players
