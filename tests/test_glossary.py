"""CONTRIBUTING's glossary: every name is in the file it says; the names in order, none of them twice."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import arbitre

SOURCE = Path(arbitre.__file__).parent
GUIDE = (Path(__file__).parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8")
ROW = re.compile(r"\| `(\w+)` \| ([^|`]+) \| `([\w/]+\.py)` \| ([^|]+) \|")
ROWS = [found.groups() for line in GUIDE.splitlines() if (found := ROW.fullmatch(line))]


def defined(path: Path) -> set[str]:
    """Classes, functions and annotated fields of a file."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names


def test_the_glossary_is_there_and_in_order() -> None:
    names = [name for name, _, _, _ in ROWS]
    assert len(names) >= 30
    assert names == sorted(set(names), key=str.lower)
    rows = GUIDE.partition("## Glossary")[2].partition("## ")[0].count("\n| `")
    assert rows == len(ROWS)  # no row is written in a way that is not read here


@pytest.mark.parametrize(("name", "file"), [(name, file) for name, _, file, _ in ROWS])
def test_every_name_exists(name: str, file: str) -> None:
    assert name in defined(SOURCE / file)


@pytest.mark.no_cover  # long: other tests measure it
def test_one_name_means_one_thing() -> None:
    found: dict[str, list[str]] = {}
    for path in SOURCE.rglob("*.py"):
        where = path.relative_to(SOURCE).as_posix()
        if where.startswith("games/"):  # a game has words of its own
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(where)
    shared = {name for name, _, _, _ in ROWS if len(found.get(name, [])) > 1}
    assert shared <= {"Screen"}  # the terminal prints on a screen of its own
