"""`arbitre luck`: what chance gave in a recorded game."""

from __future__ import annotations

import json
from pathlib import Path

import click

from arbitre.cli.records import lines_named, read_text
from arbitre.cli.shape import command, json_option, lang_option
from arbitre.core.record import read_record
from arbitre.core.words import Words


def luck_command(words: Words) -> click.Command:
    """What chance gave, beside what it gives on average."""

    def luck(file: str, lang: str | None, as_json: bool) -> int:
        from arbitre.arena.luck import luck_dict, luck_text
        from arbitre.core.luck import luck_of

        path = Path(file)
        with lines_named(path):
            found = luck_of(read_record(read_text(path)))
        if as_json:
            click.echo(json.dumps({"file": file, **luck_dict(found)}, ensure_ascii=False))
        else:
            click.echo(luck_text(found, words.lang))
        return 0

    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE"),
        lang_option(words),
        json_option(words),
    ]
    return command(words, "luck", luck, params)
