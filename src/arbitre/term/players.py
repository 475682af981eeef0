"""Who sits where: people by name, bots by kind."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.bots import About, BotLike, RandomBot, bot_names, make_player
from arbitre.bots.given import short_label
from arbitre.bots.judged import Judged
from arbitre.bots.program import PREFIX
from arbitre.bots.references import is_reference
from arbitre.core.chance import Rng
from arbitre.core.game import Bot, Game
from arbitre.core.message import BadInput, Message
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

    def give_way(self, game: Game) -> None:
        """The bot gave no move: from now on a random one plays in its place."""
        self.close()
        self.bot = RandomBot(game)

    def close(self) -> None:
        """The game is over: a bot that is a program ends."""
        if self.bot is not None:
            self.bot.close()


def tidied(text: str) -> str:
    """A player as a record's header writes it: without spaces.

    >>> tidied(" human:Anne B "), tidied("greedy")
    ('human:Anne_B', 'greedy')
    """
    return "_".join(text.split())


def written(player: BotLike) -> str:
    """A player as a record names it: no folders and no arguments, and never more than a name.

    >>> written("human:Anne B"), written("exec:../bots/my bot")
    ('human:Anne_B', 'exec:my')
    """
    return tidied(str(player) if is_human(player) else short_label(player))


def is_human(player: object) -> bool:
    """Whether a person is meant, with a name or without.

    >>> is_human("human:Anne"), is_human("humane:Bot")
    (True, False)
    """
    return isinstance(player, str) and player.strip().partition(":")[0] == HUMAN


def seated(
    game: Game, players: Sequence[BotLike], strangers: bool, about: About | None = None
) -> list[Player]:
    """The players by what was asked for; BadInput when there is no such bot.

    With `strangers` (a record from elsewhere) an unknown name is a person's, and no code is run for it.
    """
    known = bot_names(game)
    if strangers:
        return [_stranger(game, str(player), known) for player in players]
    return [_player(game, player, known, about) for player in players]


def _player(game: Game, given: BotLike, known: list[str], about: About | None) -> Player:
    if is_human(given):
        return Player(tidied(str(given)))
    if isinstance(given, str):
        given = given.strip()
    name, bot = written(given), make_player(game, given, about)
    return Player(name, bot if given in known else Judged(bot, name))


def _stranger(game: Game, text: str, known: list[str]) -> Player:
    if is_human(text):
        return Player(text)
    if text in known:
        return _player(game, text, known, None)
    if text.startswith(PREFIX) or is_reference(text):
        raise BadInput("", Message("term-bot-again", {"bot": text[:80]}))
    return Player(f"{HUMAN}:{text}")
