"""Players on a command line: names, classes by reference, and programs with their limits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from arbitre.cli.shape import option
from arbitre.core.words import Words

if TYPE_CHECKING:
    from arbitre.bots import BotLike

SECONDS, MEMORY = 10.0, 4096
"""What a program gets where nothing is said: the same as `bots.wire.Limits`."""
NUMBER = re.compile(r"(.+):([0-9+-].*)")
"""A player, and how many games it plays."""


def limit_options(words: Words) -> list[click.Parameter]:
    """`--bot-seconds` and `--bot-memory`, wherever a player may be a program."""
    return [
        option(
            words,
            ["--bot-seconds"],
            "bot-seconds",
            type=click.FloatRange(0, 86_400, min_open=True),
            default=SECONDS,
            metavar="S",
        ),
        option(
            words,
            ["--bot-memory"],
            "bot-memory",
            type=click.IntRange(1, 1 << 30),
            default=MEMORY,
            metavar="MB",
        ),
    ]


def read_players(text: str, limits: dict[str, Any]) -> list[BotLike]:
    """Players parted by commas; `limits` has `bot_seconds` and `bot_memory`.

    >>> read_players("greedy,exec:./bot -v", {"bot_seconds": 2, "bot_memory": 64})
    ['greedy', Program('./bot -v')]
    """
    from arbitre.bots.given import split_players

    return [read_player(one, limits) for one in split_players(text)]


def read_player(text: str, limits: dict[str, Any]) -> BotLike:
    """One player: what is no program stays the text that it is."""
    from arbitre.bots.program import PREFIX, Program

    if not text.startswith(PREFIX):
        return text
    return Program(text.removeprefix(PREFIX), limits["bot_seconds"], limits["bot_memory"])


def numbered(text: str) -> tuple[str, str]:
    """A player and its number of games, both as they were typed; the number is empty where there is none.

    >>> numbered("planner:400"), numbered("bots/patient.py:Patient"), numbered("exec:./bot:20")
    (('planner', '400'), ('bots/patient.py:Patient', ''), ('exec:./bot', '20'))
    """
    found = NUMBER.fullmatch(text)
    return (found[1], found[2]) if found else (text, "")
