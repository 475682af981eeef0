"""`arbitre judge`: a game's referee as a filter; Power's, unless another is named."""

from __future__ import annotations

import sys
from typing import BinaryIO

import click

from arbitre.cli.shape import command, lang_option
from arbitre.core.words import DEFAULT, Words

MOST_LINE = 4_000_000
"""The longest request that is read; a longer one is answered by an error, and passed over."""


def judge_command(words: Words) -> click.Command:
    """One JSON object a line in, one out, in order."""

    def judge(name: str, lang: str | None) -> None:
        above = click.get_current_context().parent
        asked = lang or (above.params.get("lang") if above is not None else None)
        judge_lines(sys.stdin.buffer, sys.stdout.buffer, asked or DEFAULT, name)

    params: list[click.Parameter] = [
        click.Argument(["name"], required=False, default="", metavar="GAME"),
        lang_option(words),
    ]
    return command(words, "judge", judge, params)


def judge_lines(source: BinaryIO, out: BinaryIO, lang: str, name: str = "") -> None:
    """Answer each line as it comes; nothing is kept from one line to the next."""
    from arbitre.core.judge import judge_of, line_of

    referee = judge_of(name, lang)
    while line := source.readline(MOST_LINE + 1):
        if len(line) > MOST_LINE and not line.endswith(b"\n"):
            while rest := source.readline(MOST_LINE):
                if rest.endswith(b"\n"):
                    break
            answer = referee.refuse("line-long")
        else:
            try:
                answer = referee.answer(line.decode("utf-8"))
            except UnicodeDecodeError:
                answer = referee.refuse("not-utf8")
        out.write(line_of(answer) + b"\n")
        out.flush()
