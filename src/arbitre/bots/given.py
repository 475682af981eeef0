"""Players as they are given (name, class, instance, maker, reference, program), and how each is made."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from arbitre.bots.faults import BotFault
from arbitre.bots.program import PREFIX, About, Program, ProgramBot
from arbitre.bots.references import is_reference, maker_at, problem_text
from arbitre.bots.shelf import games_of, given_as
from arbitre.bots.wire import Limits
from arbitre.core.game import Bot, BotMaker, Game
from arbitre.core.message import BadInput, Message

BotLike: TypeAlias = "str | Bot | BotMaker"
"""A player wherever one is taken: its name, `module:Class`, `file.py:Class` or `exec:./program` as a text; a
class derived from `Bot`; an instance; or what makes one from a game (a function, a `Program`)."""

ALL_LIMITS = Limits()


def make_bot(game: Game, name: str) -> Bot:
    """A player by its name alone: nothing that a stranger may send makes code or a program run.

    >>> from arbitre.core.game import game
    >>> make_bot(game("power"), "clever")
    Traceback (most recent call last):
    arbitre.core.message.BadInput: there is no player clever; the players are: ...
    """
    found = given_as(game, name)
    return make_player(game, found) if isinstance(found, str) else _made(game, found, name)


def make_player(game: Game, given: BotLike, about: About | None = None) -> Bot:
    """A player however it is given, for one seat of one game; BadInput says why there is none.

    An instance is copied: no two seats share what it remembers. `about` is what a program is told of the
    game.

    >>> from arbitre.core.game import game
    >>> type(make_player(game("power"), "arbitre.bots.random_bot:RandomBot")).__name__
    'RandomBot'
    >>> make_player(game("power"), 7)
    Traceback (most recent call last):
    arbitre.core.message.BadInput: int is no player: a player is a name, ...
    """
    made = _made(game, found_of(game, given), label(given))
    if isinstance(made, ProgramBot) and about is not None:
        made.about = about
    return made


def found_of(game: Game, given: BotLike, limits: Limits = ALL_LIMITS) -> Bot | BotMaker:
    """The class, instance or maker that is meant; a program gets these limits."""
    if not isinstance(given, str):
        return given
    if given.startswith(PREFIX):
        return Program(given.removeprefix(PREFIX), limits.seconds, limits.memory)
    if is_reference(given):
        return maker_at(given)
    found = given_as(game, given, installed=True)
    return found_of(game, found, limits) if isinstance(found, str) else found


def _made(game: Game, given: Bot | BotMaker, name: str) -> Bot:
    games = games_of(given)
    if games and game.id not in games:
        args = {"bot": name, "game": game.id, "known": ", ".join(games)}
        raise BadInput("", Message("bot-other-game", {**args}))
    if isinstance(given, Bot):
        return _copied(game, given, name)
    wrong = isinstance(given, type) and not issubclass(given, Bot)
    if wrong or not callable(given):
        raise BadInput("", Message("bot-is-none", {"bot": name}))
    try:
        made: object = given(game)
    except (BadInput, BotFault):
        raise
    except Exception as problem:
        args = {"bot": name, "problem": problem_text(problem)}
        raise BadInput("", Message("bot-broken", {**args})) from problem
    if not isinstance(made, Bot):
        raise BadInput("", Message("bot-is-none", {"bot": name}))
    return made


def _copied(game: Game, bot: Bot, name: str) -> Bot:
    if bot.game.id != game.id:
        args = {"bot": name, "game": game.id, "known": bot.game.id}
        raise BadInput("", Message("bot-other-game", {**args}))
    import copy

    try:
        return copy.deepcopy(bot, {id(bot.game): game})
    except Exception as problem:
        args = {"bot": name, "problem": problem_text(problem)}
        raise BadInput("", Message("bot-no-copy", {**args})) from problem


# -- names ---------------------------------------------------------------------------------------


def label(given: object) -> str:
    """What a player is called in tables and sentences.

    >>> [label(given) for given in ("greedy", "exec:./bot -v", Bot, Program("./bot"))]
    ['greedy', 'exec:./bot -v', 'Bot', 'exec:./bot']
    """
    if isinstance(given, str | Program):
        return str(given)[:200]
    if isinstance(given, Bot):
        return type(given).__name__
    name = getattr(given, "__name__", "") or type(given).__name__
    return str(name)[:200]


def short_label(given: object) -> str:
    """The same for a record, which others may read: without folders and arguments.

    >>> [short_label(one) for one in ("greedy", "bots/patient.py:Patient", "exec:../bot --key 7")]
    ['greedy', 'patient.py:Patient', 'exec:bot']
    """
    text = label(given)
    if text.startswith(PREFIX):
        words = text.removeprefix(PREFIX).split()
        return PREFIX + (Path(words[0]).name if words else "")
    return Path(text).name if is_reference(text) else text


def named(players: Sequence[BotLike]) -> tuple[tuple[str, ...], dict[str, BotLike]]:
    """A name for each player, and what those stand for that are no text; different ones get different names.

    >>> named(["greedy", Bot, Program("./a"), Bot])[0]
    ('greedy', 'Bot', 'exec:./a', 'Bot')
    """
    given: dict[str, BotLike] = {}
    texts = {one for one in players if isinstance(one, str)}
    names: list[str] = []
    for one in players:
        if isinstance(one, str):
            names.append(one)
            continue
        base = name = label(one)
        number = 1
        while name in texts or given.get(name, one) is not one:
            if given.get(name) == one:
                break
            number += 1
            name = f"{base}-{number}"
        given.setdefault(name, one)
        names.append(name)
    return tuple(names), given


def split_players(text: str) -> list[str]:
    """Players parted by commas, as a command line has them; what stands in quotes is whole.

    >>> split_players("human,exec:./bot,greedy")
    ['human', 'exec:./bot', 'greedy']
    >>> split_players("'exec:./bot --take 1,2',random")
    ['exec:./bot --take 1,2', 'random']
    """
    parts = re.findall(r"""(?:^|,)((?:'[^']*'|"[^"]*"|[^,])*)""", text)
    return [_unquoted(part) for part in parts]


def _unquoted(part: str) -> str:
    quote = part[:1]
    whole = quote in ("'", '"') and len(part) > 1 and part.endswith(quote)
    return part[1:-1] if whole and quote not in part[1:-1] else part


# -- other processes -----------------------------------------------------------------------------


def travels(given: Mapping[str, BotLike]) -> bool:
    """Whether players can go to worker processes: classes go by reference, instances whole.

    >>> travels({"Bot": Bot}), travels({"x": lambda game: Bot(game)})
    (True, False)
    """
    import multiprocessing
    import pickle

    try:
        pickle.dumps(dict(given))
    except Exception:  # noqa: BLE001 - whatever somebody's objects raise
        return False
    if multiprocessing.get_context().get_start_method() == "fork":
        return True
    # a spawned process imports the main module again, where that is a file
    at_home = any(_module_of(one) == "__main__" for one in given.values())
    return not at_home or hasattr(sys.modules["__main__"], "__file__")


def _module_of(given: object) -> str:
    found = getattr(given, "__module__", "")
    return str(found if isinstance(found, str) else "")


def source_of(game: Game, given: BotLike) -> bytes:
    """The code of a player as far as it can be read: what was played with another version is not the same.

    Of a program: its file, and those of its arguments that are files.
    """
    import inspect
    import pickle
    import shlex

    found = found_of(game, given)
    if isinstance(found, Program):
        try:
            words = [*found.words(), *shlex.split(found.command)]
        except BadInput:
            return str(found).encode()
        files = [Path(word) for word in words]
        return b"\0".join([str(found).encode(), *(_content(file) for file in files)])
    state = b""
    if isinstance(found, Bot):
        try:
            state = pickle.dumps({**vars(found), "game": found.game.id})
        except Exception:  # noqa: BLE001 - whatever somebody's objects raise
            state = repr(vars(found)).encode()
        found = type(found)
    try:
        file = inspect.getsourcefile(found)
    except TypeError:
        file = None
    return b"\0".join([label(given).encode(), state, _content(Path(file)) if file else b""])


def _content(file: Path) -> bytes:
    try:
        return file.read_bytes() if file.is_file() else b""
    except OSError:
        return b""
