"""`arbitre learn`: a first game, guided, in the terminal."""

from __future__ import annotations

import sys
from typing import Any

import click

from arbitre.cli.shape import command, lang_option, option
from arbitre.core.game import game
from arbitre.core.words import Words


def learn_command(words: Words) -> click.Command:
    """The first lesson of a game."""

    def learn(name: str, **given: Any) -> int:
        from arbitre.term.lesson import learn as give

        return give(game(name), words.lang, sys.stdout, sys.stdin, ascii=given["ascii"])

    params: list[click.Parameter] = [
        click.Argument(["name"], metavar="GAME"),
        lang_option(words),
        option(words, ["--ascii"], "ascii", is_flag=True),
    ]
    return command(words, "learn", learn, params)
