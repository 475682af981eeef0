"""`arbitre verify`: records read back and checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from arbitre.cli.shape import command, json_option, lang_option
from arbitre.core.message import BadInput, Message, os_reason
from arbitre.core.verifying import UNREADABLE, verified
from arbitre.core.words import Words

MOST_BYTES = 50_000_000


def read_text(path: Path, errors: str = "strict") -> str:
    """A text file from outside; BadInput says why it cannot be read."""
    try:
        with path.open("rb") as source:
            data = source.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise BadInput(str(path), Message("file-large"))
        return data.decode("utf-8", errors)
    except FileNotFoundError:
        raise BadInput(str(path), Message("no-file")) from None
    except IsADirectoryError:
        raise BadInput(str(path), Message("is-folder")) from None
    except UnicodeDecodeError:
        raise BadInput(str(path), Message("not-text")) from None
    except OSError as problem:
        args: dict[str, str | int] = {"problem": os_reason(problem)}
        raise BadInput(str(path), Message("unreadable-file", args)) from None


@contextmanager
def lines_named(path: Path) -> Iterator[None]:
    """Inside, a line that is not right is named with its file."""
    try:
        yield
    except BadInput as problem:
        if problem.where.isdigit():
            raise BadInput(f"{path}:{problem.where}", problem.message) from None
        raise


def verify_command(words: Words) -> click.Command:
    """Replay records and compare every line and hash."""

    def verify(files: tuple[str, ...], lang: str | None, as_json: bool) -> int:
        worst = 0
        for name in files:
            code, row = _verified(Path(name), words)
            worst = max(worst, code)
            if as_json:
                click.echo(json.dumps(row, ensure_ascii=False))
            elif code == UNREADABLE:
                click.echo(f"arbitre: {row['reason']}", err=True)
            else:
                click.echo(row["reason"])
        return worst

    params: list[click.Parameter] = [
        click.Argument(["files"], nargs=-1, required=True, metavar="FILE"),
        lang_option(words),
        json_option(words),
    ]
    return command(words, "verify", verify, params)


def _verified(path: Path, words: Words) -> tuple[int, dict[str, object]]:
    from arbitre.cli import spoken_problem

    try:
        # a byte that is no text is found on its line
        text = read_text(path, "replace")
    except BadInput as problem:
        return UNREADABLE, {
            "file": str(path),
            "ok": False,
            "reason": spoken_problem(problem, words),
        }
    return verified(text, words, lambda problem: spoken_problem(problem, words), str(path))
