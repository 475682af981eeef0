"""`arbitre judge`: Power's referee as a filter."""

from __future__ import annotations

import json
import sys
from typing import BinaryIO

import click

from arbitre.cli.shape import command, lang_option
from arbitre.core.words import DEFAULT, Words

MOST_LINE = 4_000_000
"""The longest request that is read; a longer one is answered by an error, and passed over."""


def judge_command(words: Words) -> click.Command:
    """One JSON object a line in, one out, in order."""

    def judge(lang: str | None) -> None:
        above = click.get_current_context().parent
        asked = lang or (above.params.get("lang") if above is not None else None)
        judge_lines(sys.stdin.buffer, sys.stdout.buffer, asked or DEFAULT)

    return command(words, "judge", judge, [lang_option(words)])


def judge_lines(source: BinaryIO, out: BinaryIO, lang: str) -> None:
    """Answer each line as it comes; nothing is kept from one line to the next."""
    from arbitre.games.power.judge import Referee

    referee = Referee(lang)
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
        text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
        # half a surrogate pair has no UTF-8: JSON's own escape says the same
        out.write(text.encode("utf-8", "backslashreplace") + b"\n")
        out.flush()
