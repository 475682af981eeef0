"""Players on a command line: names, classes by reference, and programs with their limits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from arbitre.cli.shape import option
from arbitre.core.game import game
from arbitre.core.message import BadInput, Message
from arbitre.core.shelf import shelf
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


def let_in(text: str, limits: dict[str, Any]) -> None:
    """Let a player sit at the tables of this server: `NAME=BOT`, `NAME@GAME=BOT`, or an installed one's NAME.

    It is made once, so that what is wrong with it is said now.
    """
    from arbitre.bots import bot_names, make_player, register_bot
    from arbitre.bots.given import found_of
    from arbitre.bots.shelf import games_of, installed_bot

    called, sign, spec = text.partition("=")
    name, _, wanted = called.partition("@")
    given = read_player(spec, limits) if sign else installed_bot(name)
    found = [game(wanted)] if wanted else shelf()[0]
    played = games_of(found_of(found[0], given))
    games = [rules for rules in found if not played or rules.id in played]
    for rules in games:
        if name in bot_names(rules):
            raise BadInput("--bot", Message("bot-taken", {"name": name[:40], "game": rules.id}))
    make_player((games or found)[0], given).close()
    register_bot(name, given, tuple(rules.id for rules in games) if wanted or played else ())
