"""`arbitre edition new|check|keep`: a user's own edition of a game."""

from __future__ import annotations

import re
from pathlib import Path

import click

from arbitre.cli.play import looks_like_file
from arbitre.cli.records import lines_named, read_text
from arbitre.cli.shape import command, lang_option, option
from arbitre.core.edition_bounds import check_bounds
from arbitre.core.game import Game, game
from arbitre.core.message import BadInput, Message, os_reason
from arbitre.core.record import read_record
from arbitre.core.words import Words


def edition_command(words: Words) -> click.Command:
    """Write a commented template, check a file, or keep in it what was typed during a game."""

    def edition(act: str, name: str, file: str, record: str | None, lang: str | None) -> int:
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
        if act == "keep":
            if not record:
                raise BadInput("--record", Message("edition-keep-how", {"game": name}))
            number = _keep(rules, path, Path(record))
            args = {"n": number, "file": file if looks_like_file(file) else f"./{file}"}
            click.echo(words.phrase("edition-kept", args | {"game": name}))
            return 0
        text = read_text(path)
        try:
            check_bounds(text, str(path))
            found = rules.read_edition(text, str(path))
        except BadInput as problem:
            click.echo(spoken_problem(problem, words))
            return 1
        click.echo(words.phrase("edition-right", {"file": str(path), "name": found.full_name}))
        return 0

    params: list[click.Parameter] = [
        click.Argument(
            ["act"], type=click.Choice(["new", "check", "keep"]), metavar="new|check|keep"
        ),
        click.Argument(["name"], metavar="GAME"),
        click.Argument(["file"], metavar="FILE"),
        option(words, ["--record"], "keep-record", metavar="RECORD"),
        lang_option(words),
    ]
    return command(words, "edition", edition, params)


def _keep(rules: Game, path: Path, record: Path) -> int:
    """Put what people typed in a recorded game into an edition file; how much that was.

    A file that exists is added to; a new one begins as the edition of the record.
    """
    with lines_named(record):
        found = read_record(read_text(record))
        if found.header.game != rules.id:
            raise BadInput(str(record), Message("edition-keep-how", {"game": found.header.game}))
        position = found.resume(None).position
    header = found.header
    text = header.embedded or rules.edition(header.edition).source
    if path.exists():
        text = read_text(path)
    kept, number = rules.kept(text, str(path), position)
    if number:
        try:
            new = path.with_name(path.name + ".new")  # the old file stays whole until this one is
            new.write_text(kept, encoding="utf-8")
            new.replace(path)
        except OSError as problem:
            args: dict[str, str | int] = {"problem": os_reason(problem)}
            raise BadInput(str(path), Message("unreadable-file", args)) from None
    return number


def template(rules: Game, lang: str) -> str:
    """The game's template; the name of a released edition makes room for one of one's own."""
    text = rules.edition_template(lang)
    named = re.search(r'^name = "(.*)"$', text, re.MULTILINE)
    if named and named[1] in [name.partition("@")[0] for name in rules.editions()]:
        text = text[: named.start(1)] + "mine" + text[named.end(1) :]
    return text
