"""Notebooks of `docs/notebooks`, run cell by cell without Jupyter, for the tests and as pages of the site.

    .venv/bin/python tools/docs_notebooks.py FILE…    run them, and say which cell fails

They are stored without outputs. A cell's last expression is shown, as a notebook shows it: by
`_repr_svg_`, `_repr_html_`, else `repr`.
"""

from __future__ import annotations

import ast
import json
import sys
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any


@dataclass
class Cell:
    """A cell and what came of it: text that was printed, and what its last line gave."""

    kind: str
    source: str
    stored: list[object] = field(default_factory=list)  # outputs in the file: there should be none
    printed: str = ""
    svg: str = ""
    html: str = ""
    shown: str = ""


class CellFailed(Exception):
    """Which cell of which notebook raised, and what."""


def cells(notebook: Path) -> list[Cell]:
    """The cells of a notebook, not run."""
    read = json.loads(notebook.read_text(encoding="utf-8"))
    return [
        Cell(one["cell_type"], "".join(one["source"]), one.get("outputs", []))
        for one in read["cells"]
    ]


def run(notebook: Path) -> list[Cell]:
    """The cells after all code was run in order, in one namespace."""
    module = ModuleType("__main__")  # what a cell defines may be pickled by its name
    names = vars(module)
    before, sys.modules["__main__"] = sys.modules["__main__"], module
    found = cells(notebook)
    try:
        for number, cell in enumerate(found, 1):
            if cell.kind == "code":
                try:
                    run_cell(cell, names, f"{notebook.name}, cell {number}")
                except Exception as problem:
                    raise CellFailed(f"{notebook.name}, cell {number}: {problem!r}") from problem
    finally:
        sys.modules["__main__"] = before
    return found


def run_cell(cell: Cell, names: dict[str, Any], where: str) -> None:
    """Run a cell; its last line is shown where it is an expression that gives something."""
    tree = ast.parse(cell.source, where)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    told = StringIO()
    with redirect_stdout(told):
        exec(compile(tree, where, "exec"), names)
        given = eval(compile(ast.Expression(last.value), where, "eval"), names) if last else None
    cell.printed = told.getvalue()
    if given is not None:
        for form in ("svg", "html"):
            maker = getattr(given, f"_repr_{form}_", None)
            made = maker() if callable(maker) else None
            if made:
                setattr(cell, form, made)
                return
        cell.shown = repr(given)


def as_page(notebook: Path, folder: Path) -> str:
    """A notebook run, as a page; its drawings are files beside it."""
    made: list[str] = []
    for number, cell in enumerate(run(notebook), 1):
        if cell.kind == "markdown":
            made.append(cell.source)
            continue
        made.append(f"```python\n{cell.source}\n```")
        text = (cell.printed + cell.shown).rstrip()
        if text:
            made.append(f"```text\n{text}\n```")
        if cell.svg:
            name = f"{notebook.stem}-{number}.svg"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(cell.svg, encoding="utf-8")
            # no Markdown: this file is none of the repository
            made.append(f'<img src="{name}" alt="What cell {number} shows">')
        if cell.html:
            made.append(cell.html)
    return "\n\n".join(made) + "\n"


def main(words: list[str]) -> int:
    """Run some notebooks; 1 where a cell fails."""
    for word in words:
        try:
            run(Path(word))
        except CellFailed as problem:
            sys.stderr.write(f"{problem}\n")
            return 1
        sys.stdout.write(f"{word}: all cells run\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
