"""`arbitre backup` and `restore`: all tables in one file, while they go on, and back again."""

from __future__ import annotations

from pathlib import Path

import click

from arbitre.cli.shape import command, lang_option, option
from arbitre.core.extras import need
from arbitre.core.message import BadInput, Message, Value
from arbitre.core.words import Words


def backup_command(words: Words) -> click.Command:
    """Copy the store."""

    def backup(file: str, db: str | None, lang: str | None) -> int:
        need("serve", "backup")
        from arbitre.tables.store.backup import back_up
        from arbitre.tables.store.database import Database, address

        url = address(db or "")
        database = Database(url)
        if database.sqlite and not Path(str(url.database)).exists():
            raise BadInput(database.name, Message("store-file", {"problem": "missing"}))
        database.open(migrate=False)  # a server of another version may be using it
        back_up(database, Path(file))
        database.close()
        click.echo(words.phrase("backup-written", {"file": file, "store": database.name}))
        return 0

    return command(words, "backup", backup, _params(words))


def restore_command(words: Words) -> click.Command:
    """Put a backup into an empty store."""

    def restore(file: str, db: str | None, lang: str | None) -> int:
        need("serve", "restore")
        from arbitre.tables.store.database import Database, address
        from arbitre.tables.store.restoring import restore as put_back

        database = Database(address(db or ""))
        count = put_back(Path(file), database)
        told: dict[str, Value] = {"n": count, "file": file, "store": database.name}
        click.echo(words.phrase("restore-done", told))
        return 0

    return command(words, "restore", restore, _params(words))


def _params(words: Words) -> list[click.Parameter]:
    return [
        click.Argument(["file"], metavar="FILE"),
        option(words, ["--db"], "db", metavar="FILE|URL"),
        lang_option(words),
    ]
