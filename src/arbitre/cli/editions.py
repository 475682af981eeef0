"""`arbitre edition new|check`: a user's own edition of a game."""

from __future__ import annotations

import re
from pathlib import Path

import click

from arbitre.cli.play import looks_like_file
from arbitre.cli.records import read_text
from arbitre.cli.shape import command, lang_option
from arbitre.core.game import Game, game
from arbitre.core.message import BadInput, Message, os_reason
from arbitre.core.words import Words


def edition_command(words: Words) -> click.Command:
    """Write a commented template, or check a file."""

    def edition(act: str, name: str, file: str, lang: str | None) -> int:
        from arbitre.cli import spoken_problem

        rules = game(name)
        path = Path(file)
        if act == "new":
            try:
                with path.open("x", encoding="utf-8") as out:
                    out.write(template(rules, words.lang))
            except FileExistsError:
                raise BadInput(str(path), Message("file-exists")) from None
            except OSError as problem:
                args: dict[str, str | int] = {"problem": os_reason(problem)}
                raise BadInput(str(path), Message("unreadable-file", args)) from None
            shown = (
                file if looks_like_file(file) else f"./{file}"
            )  # what --edition takes for a file
            click.echo(words.phrase("edition-written", {"file": shown, "game": name}))
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


def template(rules: Game, lang: str) -> str:
    """The game's template; the name of a released edition makes room for one of one's own."""
    text = rules.edition_template(lang)
    named = re.search(r'^name = "(.*)"$', text, re.MULTILINE)
    if named and named[1] in [name.partition("@")[0] for name in rules.editions()]:
        text = text[: named.start(1)] + "mine" + text[named.end(1) :]
    return text
