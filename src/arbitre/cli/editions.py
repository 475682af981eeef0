"""`arbitre edition new|check`: a user's own edition of a game."""

from __future__ import annotations

import re
from pathlib import Path

import click

from arbitre.cli.records import read_text
from arbitre.cli.shape import command, lang_option
from arbitre.core.game import game
from arbitre.core.message import BadInput, Message
from arbitre.core.words import Words


def edition_command(words: Words) -> click.Command:
    """Write a commented template, or check a file."""

    def edition(act: str, name: str, file: str, lang: str | None) -> int:
        from arbitre.cli import spoken_problem

        rules = game(name)
        path = Path(file)
        if act == "new":
            text = rules.edition("").source
            text = re.sub(r'^name = ".*"$', 'name = "mine"', text, count=1, flags=re.MULTILINE)
            try:
                with path.open("x", encoding="utf-8") as out:
                    out.write(text)
            except FileExistsError:
                raise BadInput(str(path), Message("file-exists")) from None
            except OSError as problem:
                args: dict[str, str | int] = {"problem": problem.strerror or ""}
                raise BadInput(str(path), Message("unreadable-file", args)) from None
            click.echo(words.phrase("edition-written", {"file": str(path)}))
            return 0
        text = read_text(path)
        try:
            found = rules.read_edition(text, str(path))
        except BadInput as problem:
            click.echo(spoken_problem(problem, words))
            return 1
        click.echo(words.phrase("edition-right", {"file": str(path), "name": found.full_name}))
        return 0

    params: list[click.Parameter] = [
        click.Argument(["act"], type=click.Choice(["new", "check"]), metavar="new|check"),
        click.Argument(["name"], metavar="GAME"),
        click.Argument(["file"], metavar="FILE"),
        lang_option(words),
    ]
    return command(words, "edition", edition, params)
