"""`arbitre backup`: all tables in one file, while they go on."""

from __future__ import annotations

from pathlib import Path

import click

from arbitre.cli.shape import command, lang_option, option
from arbitre.core.message import BadInput, Message
from arbitre.core.words import Words


def backup_command(words: Words) -> click.Command:
    """Copy the store."""

    def backup(file: str, db: str | None, lang: str | None) -> int:
        from arbitre.cli import complain, spoken_problem
        from arbitre.tables.backup import back_up
        from arbitre.tables.database import Database, address

        spoken = words.with_package("arbitre.tables")
        try:
            url = address(db or "")
            database = Database(url)
            if database.sqlite and not Path(str(url.database)).exists():
                raise BadInput(database.name, Message("store-file", {"problem": "missing"}))
            database.open(migrate=False)  # a server of another version may be using it
            back_up(database, Path(file))
            database.close()
        except BadInput as problem:
            return complain(spoken_problem(problem, spoken))
        click.echo(words.phrase("backup-written", {"file": file, "store": database.name}))
        return 0

    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE"),
        option(words, ["--db"], "db", metavar="FILE|URL"),
        lang_option(words),
    ]
    return command(words, "backup", backup, params)
