"""The games as environments for players that learn: Gymnasium, PettingZoo, OpenSpiel (extra `rl`).

`arbitre.rl.gym` has the games of one seat, `arbitre.rl.zoo` all games, one seat after another or all at once,
`arbitre.rl.spiel` all games for OpenSpiel. Nothing but what a seat may see reaches a player.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

INSTALL = 'pip install "arbitre[rl]"'
"""What installs all that the wrappers need."""


def needed(module: str) -> Any:
    """A module of the extra; where it is missing, one sentence says what installs it.

    >>> needed("json").dumps([1])
    '[1]'
    >>> needed("torch_of_nobody")
    Traceback (most recent call last):
    ModuleNotFoundError: torch_of_nobody is not installed; this installs it: pip install "arbitre[rl]"
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] != module.partition(".")[0]:
            raise
        text = f"{missing.name} is not installed; this installs it: {INSTALL}"
        raise ModuleNotFoundError(text, name=missing.name) from None
