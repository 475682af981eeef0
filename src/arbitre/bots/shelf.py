"""Players by name: a game's own, those for any game, those somebody added, those of installed packages.

A package offers players by the entry point group `arbitre.bots`; one that is faulty is left off, and all
others go on. At tables only those may sit whom the owner of the server let in (`register_bot`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from arbitre.bots.random_bot import RandomBot
from arbitre.bots.references import problem_text
from arbitre.core.cache import Cache, empty_all
from arbitre.core.game import Bot, BotMaker, Game
from arbitre.core.message import BadInput, Message

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "arbitre.bots"
"""The entry point group in which an installed package names its players."""
NAME = re.compile("[a-z][a-z0-9_-]{0,39}")
"""What a player may be called."""

OWN: Final = "game"  # where a player comes from: the game's package
ANY: Final = "any"  # arbitre itself, for any game
ADDED: Final = "added"  # `register_bot`, `serve --bot`
INSTALLED: Final = "installed"  # an installed package


@dataclass(frozen=True)
class Added:
    """A player that was added by hand, and for which games (none: for any)."""

    given: Bot | BotMaker | str
    games: tuple[str, ...] = ()


_ANY_GAME: Final[dict[str, BotMaker]] = {"random": RandomBot}
_added: Final[dict[str, Added]] = {}
_installed: Final[Cache[tuple[dict[str, BotMaker | Bot], tuple[Message, ...]]]] = Cache(1)


def games_of(made: object) -> tuple[str, ...]:
    """The ids of the games that a player says it plays; none: any."""
    return tuple(getattr(made, "games", ()))


def register_bot(name: str, given: Bot | BotMaker | str, games: tuple[str, ...] = ()) -> None:
    """Add a player under a name (tests, notebooks, `serve --bot`): from then on it is one like any other.

    It is a class, an instance, what makes one, or a text like `file.py:Class` or `exec:./program`.

    >>> from arbitre.core.game import game
    >>> register_bot("sleepy", RandomBot, ("power",))
    >>> bot_names(game("power"))[-2:], bot_names(game("sans_allies"))[-1]
    (['random', 'sleepy'], 'random')
    >>> forget_bot("sleepy")
    """
    if not NAME.fullmatch(name):
        raise BadInput("", Message("bot-name", {"name": name[:40]}))
    _added[name] = Added(given, games or games_of(given))
    empty_all()  # lists of players that were made before


def forget_bot(name: str) -> None:
    """Take away a player that was added."""
    _added.pop(name, None)
    empty_all()


def added_bot(name: str) -> Bot | BotMaker | str | None:
    """What a name that was added stands for, to be sent to another process; None where it was not added."""
    found = _added.get(name)
    return None if found is None else found.given


def bot_names(game: Game) -> list[str]:
    """The players a game can have wherever it is played, its own first.

    >>> from arbitre.core.game import game
    >>> bot_names(game("power"))[-2:]
    ['greedy', 'random']
    """
    own = game.bots()
    added = [name for name, one in _added.items() if not one.games or game.id in one.games]
    return list(dict.fromkeys([*own, *_ANY_GAME, *added]))


def usual_bot(game: Game) -> str:
    """Who plays against somebody who chose nobody; hints come from the first of `bot_names`.

    >>> from arbitre.core.game import game
    >>> usual_bot(game("power"))
    'greedy'
    """
    return game.rival or bot_names(game)[0]


def installed_bots(game: Game) -> dict[str, BotMaker | Bot]:
    """The players of installed packages for a game, by name; one that is named like another gives way."""
    known = bot_names(game)
    return {
        name: made
        for name, made in _all_installed()[0].items()
        if name not in known and (not games_of(made) or game.id in games_of(made))
    }


def installed_bot(name: str) -> BotMaker | Bot:
    """A player of an installed package, for whatever games it plays; BadInput where there is none."""
    offered = _all_installed()[0]
    if name not in offered:
        args = {"bot": name[:40], "known": ", ".join(offered) or "-"}
        raise BadInput("", Message("unknown-bot", {**args}))
    return offered[name]


def installed_faults() -> tuple[Message, ...]:
    """Why players of installed packages are left off."""
    return _all_installed()[1]


def bot_sources(game: Game) -> dict[str, str]:
    """Every player of a game that can be named here, and where it comes from.

    >>> from arbitre.core.game import game
    >>> found = bot_sources(game("sans_allies"))
    >>> found["captain"], found["random"]
    ('game', 'any')
    """
    own = game.bots()
    sources = {
        name: OWN if name in own else ANY if name in _ANY_GAME else ADDED
        for name in bot_names(game)
    }
    return sources | dict.fromkeys(installed_bots(game), INSTALLED)


def given_as(game: Game, name: str, installed: bool = False) -> Bot | BotMaker | str:
    """What a name stands for; a game's own player goes before others. BadInput where there is none.

    `installed`: players of installed packages may be named too.
    """
    maker = game.bots().get(name) or _ANY_GAME.get(name)
    if maker is not None:
        return maker
    known = bot_names(game)
    if name in known:
        return _added[name].given
    if installed:
        offered = installed_bots(game)
        if name in offered:
            return offered[name]
        known += list(offered)
    args = {"bot": name[:40], "known": ", ".join(known)}
    raise BadInput("", Message("unknown-bot", {**args}))


def _all_installed() -> tuple[dict[str, BotMaker | Bot], tuple[Message, ...]]:
    """All players of installed packages that can be imported, and what is wrong with the others."""
    found = _installed.find(GROUP)
    if found is None:
        from importlib.metadata import entry_points

        offered: dict[str, BotMaker | Bot] = {}
        faults: list[Message] = []
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            made = _load(point)
            if isinstance(made, Message):
                faults.append(made)
            else:
                offered[point.name] = made
        found = _installed.keep(GROUP, (offered, tuple(faults)))
    return found


def _load(point: EntryPoint) -> Bot | BotMaker | Message:
    try:
        if not NAME.fullmatch(point.name):
            raise ValueError(f"no name for a player: {point.name}")
        made: object = point.load()
        if not (isinstance(made, Bot) or callable(made)):
            raise TypeError(f"no player: {made!r}")
        if isinstance(made, type) and not issubclass(made, Bot):
            raise TypeError(f"not derived from arbitre.core.game.Bot: {made.__name__}")
        if not all(isinstance(one, str) for one in games_of(made)):
            raise TypeError("games are ids of games")
    except Exception as problem:  # noqa: BLE001 - a stranger's code may raise anything
        return Message("bot-left-off", {"bot": point.name, "problem": problem_text(problem)})
    return made
