"""Players named by where their code is: `module:Class`, `file.py:Class` (import strings)."""

from __future__ import annotations

import sys
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from arbitre.core.game import Bot, BotMaker
from arbitre.core.message import BadInput, Message, Value, os_reason
from arbitre.core.words import harmless


def is_reference(text: str) -> bool:
    """Whether a text says where a player's code is; a name of a player has no colon.

    >>> [is_reference(text) for text in ("greedy", "mypackage:Patient", "bots/patient.py")]
    [False, True, True]
    """
    return ":" in text or text.endswith(".py")


def maker_at(reference: str) -> BotMaker | Bot:
    """What makes the player of a reference; BadInput says what is wrong with it.

    The name may be left out where there is one class of player in a file or module.

    >>> maker_at("arbitre.bots.random_bot:RandomBot").__name__
    'RandomBot'
    >>> maker_at("arbitre.bots.random_bot:").__name__
    'RandomBot'
    """
    where, _, name = reference.rpartition(":") if ":" in reference else (reference, "", "")
    module = _file(Path(where).expanduser()) if where.endswith(".py") else _module(where)
    if not name:
        return _only_player(module, reference)
    made: object = module
    for part in name.split("."):
        made = getattr(made, part, None)
    if made is None:
        known = ", ".join(_players(module)) or "-"
        args = {"bot": reference[:200], "name": name[:40], "known": known}
        raise BadInput("", Message("bot-no-class", {**args}))
    if not (isinstance(made, Bot) or callable(made)):
        raise BadInput("", Message("bot-is-none", {"bot": reference[:200]}))
    return made


def problem_text(problem: BaseException) -> str:
    """What somebody's code raised, in one line.

    >>> problem_text(KeyError("x"))
    "KeyError: 'x'"
    """
    return harmless(" ".join(f"{type(problem).__name__}: {problem}".split()))


def _module(name: str) -> ModuleType:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last: nothing that is installed is hidden by it
    try:
        return import_module(name)
    except ModuleNotFoundError as problem:
        if problem.name and (name == problem.name or name.startswith(f"{problem.name}.")):
            raise BadInput("", Message("bot-no-module", {"module": name[:200]})) from None
        raise _fails(name, problem) from problem
    except Exception as problem:  # a stranger's code may raise anything
        raise _fails(name, problem) from problem


def _file(path: Path) -> ModuleType:
    """A file as a module, read once; what stands beside it can be imported by it."""
    path = path.absolute()
    name = f"arbitre_bot_{sha256(str(path).encode()).hexdigest()[:12]}"
    if name in sys.modules:
        return sys.modules[name]
    try:
        path.open().close()
    except OSError as problem:
        raise BadInput(
            str(path), Message("unreadable-bot", {"problem": os_reason(problem)})
        ) from None
    found = spec_from_file_location(name, path)
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    sys.modules[name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        found.loader.exec_module(module)
    except Exception as problem:  # a stranger's code may raise anything
        del sys.modules[name]
        raise _fails(path.name, problem) from problem
    return module


def _fails(where: str, problem: Exception) -> BadInput:
    args = {"bot": where[:200], "problem": problem_text(problem)}
    return BadInput("", Message("bot-import", {**args}))


def _players(module: ModuleType) -> dict[str, type[Bot]]:
    """The classes of players that a module defines itself."""
    return {
        name: found
        for name, found in vars(module).items()
        if isinstance(found, type)
        and issubclass(found, Bot)
        and found.__module__ == module.__name__
    }


def _only_player(module: ModuleType, reference: str) -> type[Bot]:
    known = _players(module)
    if len(known) != 1:
        args: dict[str, Value] = {"bot": reference[:200], "n": len(known)}
        raise BadInput("", Message("bot-which", args | {"known": ", ".join(known) or "-"}))
    return next(iter(known.values()))
