"""What the dials of a box stand at, and tables of an edition, looked into (helpers of the form of a box)."""

from __future__ import annotations

from typing import Any

from arbitre.core.box_parts import Tree, Values
from arbitre.core.box_plan import Total


def order(values: Values, path: str) -> list[str]:
    """The keys of the things of a list."""
    return values.get(path, "").split()


def summed(total: Total, values: Values) -> list[str]:
    """The dials that are added up."""
    if not total.keys:
        return []
    things = order(values, total.path)
    if things:
        return [f"{total.path}.{thing}.{key}" for thing in things for key in total.keys]
    return [] if total.path in values else [f"{total.path}.{key}" for key in total.keys]


def shared(first: tuple[str, ...], second: tuple[str, ...]) -> int:
    """With how many parts two paths begin alike."""
    same = 0
    while same < min(len(first), len(second)) and first[same] == second[same]:
        same += 1
    return same


def whole_at(values: Values, name: str) -> int:
    """What a dial stands at as a number; 0 where it is none."""
    text = values.get(name, "0").strip()
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


def table_at(tree: Tree, path: tuple[str, ...]) -> Tree:
    """The table at a path; a new one where there is none."""
    here: Any = tree
    for key in path:
        found = here.get(key)
        if not isinstance(found, dict):
            found = here[key] = {}
        here = found
    table: Tree = here
    return table


def prune(tree: Tree) -> None:
    """Leave out tables with nothing in them."""
    for key in list(tree):
        if isinstance(tree[key], dict):
            prune(tree[key])
            if not tree[key]:
                del tree[key]
