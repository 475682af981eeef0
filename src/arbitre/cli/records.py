"""`arbitre verify`: records read back and checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from arbitre.cli.shape import command, json_option, lang_option
from arbitre.core.game import game
from arbitre.core.message import BadInput, Message, os_reason
from arbitre.core.record import CLOSED, DAILY, KEPT, KNOWN, NONE, Record
from arbitre.core.record_lines import FROM
from arbitre.core.record_view import RecordView, read_any
from arbitre.core.words import Words

MOST_BYTES = 50_000_000
PROMISES = {
    KEPT: "promise-kept",
    KNOWN: "promise-known",
    DAILY: "promise-daily",
    CLOSED: "promise-closed",
    NONE: "promise-none",
}
"""What is said of chance, by what became of its promise."""


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
            elif code == 2:
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

    row: dict[str, object] = {"file": str(path), "ok": False}
    try:
        # a byte that is no text is found on its line
        text = read_text(path, "replace")
    except BadInput as problem:
        return 2, {**row, "reason": spoken_problem(problem, words)}
    try:
        record = read_any(text)
        over = record.header.begin().result is not None
        moves = 0
        for _, position, _ in record.replay():
            moves += 1
            over = position.result is not None
    except BadInput as problem:
        reason = spoken_problem(problem, words)
        line = problem.where if problem.where.isdigit() else ""
        if line:
            row["line"] = int(line)
            return 1, {**row, "reason": f"{path}:{reason}"}
        return 2, {**row, "reason": f"{path}: {reason}"}
    if isinstance(record, RecordView):
        return 0, {**row, "ok": True, **_seen(record, words, path)}
    end = record.end or words.phrase(_no_end(record, over))
    said = words.phrase("verified", {"moves": moves, "end": end})
    for remark in _promised(record, words):
        said += words.phrase("remark", {"said": remark})
    row |= {"ok": True, "moves": moves, "end": record.end, "format": record.header.format}
    row["promises"] = [
        {"first": one.first, "last": one.last, "state": one.state} for one in record.stretches()
    ]
    row["remarks"] = [{"after": one.after, one.word: one.value} for one in record.remarks]
    return 0, {**row, "reason": f"{path}: {said}"}


def _seen(record: RecordView, words: Words, path: Path) -> dict[str, object]:
    """What can be said of a seat's view: every line that is seen is possible, and nothing is proved."""
    args: dict[str, str | int] = {"n": len(record.entries), "hidden": len(record.hidden)}
    args["who"] = " ".join(record.viewers) or words.phrase("view-public")
    said = words.phrase("verified-view", args)
    return {
        "view": list(record.viewers),
        "moves": len(record.entries),
        "hidden": len(record.hidden),
        "reason": f"{path}: {said}",
    }


def _no_end(record: Record, over: bool) -> str:
    """What is said of a record without an end."""
    if over:
        return "no-end"
    return "unfinished" if record.opened is None else "opened-early"


def _promised(record: Record, words: Words) -> list[str]:
    """What the record proves of chance: who dealt, and whether that was promised."""
    header = record.header
    said: list[str] = []
    if game(header.game).chance:
        stretches = record.stretches()
        for one in stretches:
            yet = one is stretches[-1] and one.state == CLOSED and not record.end
            key = "promise-closed-yet" if yet else PROMISES[one.state]
            args: dict[str, str | int] = {"day": header.daily}
            args |= {"seed": str(one.opened[1] if one.opened else "")}
            text = words.phrase(key, args)
            if len(stretches) > 1:
                args = {"first": str(one.first), "last": str(one.last), "said": text}
                last = one is stretches[-1]
                text = words.phrase("promise-from" if last else "promise-lines", args)
            said.append(text)
        if header.sealed:
            said.append(words.phrase("promise-sealed", {"day": header.daily}))
    elif record.end and record.commitment and not record.opened:
        said.append(words.phrase("unopened"))
    if header.format == 1 and game(header.game).chance:
        said.append(words.phrase("promise-old"))
    for remark in record.remarks:
        key = "came-from" if remark.word == FROM else "taken-back"
        said.append(words.phrase(key, {"line": str(remark.after), "n": remark.value}))
    return said
