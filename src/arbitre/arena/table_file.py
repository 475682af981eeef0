"""Results as a file that other programs read: a row for each seat of each game (Parquet, CSV, JSON lines).

The rows are those of `Summary.rows("seat")`; before them stands what was played, so that files of many runs
can be put together.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from arbitre.arena.table import Row
from arbitre.core.extras import need
from arbitre.core.message import BadInput, Message, os_reason

if TYPE_CHECKING:
    from arbitre.arena.tournament import Summary

COLUMNS: dict[str, type] = {
    "rules": str,  # the game, by its id
    "edition": str,  # by its full name
    "options": str,  # as JSON data
    "seed": int,
    "budget": int,  # simulations of a decision
    "table": int,  # of the run, from 1: in a solitaire there is one for each player
    "game": int,
    "seat": str,
    "player": str,
    "entry": int,  # the place of the player on the command line, from 1
    "won": bool,
    "share": float,  # of the win
    "end": str,
    "clause": str,
    "turns": int,
    "score": int,  # nothing, where the seat has none at the end
}
"""What a row tells, and of which kind it is."""

KINDS = (".parquet", ".csv", ".jsonl")
AT_ONCE = 20_000
"""Rows that are written at once."""


class TableFile:
    """A file of results, whole or not there: what is written becomes the file when it is closed.

    >>> from tempfile import TemporaryDirectory
    >>> from arbitre.arena.tournament import run
    >>> summary = run("power", ["random"] * 2, 2, seed=1, jobs=1, options={"rounds": 2})
    >>> with TemporaryDirectory() as name:
    ...     with TableFile(Path(name) / "games.csv") as file:
    ...         file.write([summary])
    ...     len((Path(name) / "games.csv").read_text().splitlines())
    5
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kind = path.suffix.lower()
        if self.kind not in KINDS:
            known = ", ".join(KINDS)
            raise _problem("table-file-kind", path, known=known)
        if self.kind == ".parquet":
            need("parquet", f"--out {path.name[:60]}")
        self.half = path.with_name(f".{path.name}.part")
        try:  # before hours of games are played for it
            if path.is_dir():
                raise IsADirectoryError(21, "Is a directory")
            self.half.touch()
        except OSError as problem:
            raise _problem("table-file", path, reason=os_reason(problem)) from None

    def write(self, summaries: Iterable[Summary]) -> None:
        """All rows of a run."""
        rows = (row for number, one in enumerate(summaries, 1) for row in rows_of(one, number))
        writers = {".parquet": _write_parquet, ".csv": _write_csv, ".jsonl": _write_lines}
        try:
            writers[self.kind](rows, self.half)
            self.half.replace(self.path)
        except OSError as problem:
            raise _problem("table-file", self.path, reason=os_reason(problem)) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with suppress(OSError):
            self.half.unlink(missing_ok=True)


def rows_of(summary: Summary, table: int = 1) -> Iterator[Row]:
    """The rows of a series, each with all columns."""
    series = summary.series
    played: Row = {
        "rules": series.game,
        "edition": series.edition.full_name,
        "options": json.dumps(series.options, sort_keys=True),
        "seed": series.seed,
        "budget": series.budget,
        "table": table,
    }
    for row in summary.rows("seat"):
        whole = {**played, **row}
        yield {name: whole.get(name) for name in COLUMNS}


def _write_csv(rows: Iterator[Row], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(COLUMNS), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def _write_lines(rows: Iterator[Row], path: Path) -> None:
    with path.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")


def _write_parquet(rows: Iterator[Row], path: Path) -> None:
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    kinds = {str: arrow.string(), int: arrow.int64(), bool: arrow.bool_(), float: arrow.float64()}
    schema = arrow.schema([(name, kinds[kind]) for name, kind in COLUMNS.items()])
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while some := list(islice(rows, AT_ONCE)):
            writer.write_table(arrow.Table.from_pylist(some, schema=schema))


def _problem(key: str, path: Path, **args: str) -> BadInput:
    return BadInput("--out", Message(key, {"file": str(path)[:200], **args}))
