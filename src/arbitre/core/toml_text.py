"""Plain data as TOML (serialiser): what `tomllib` reads back as the same."""

from __future__ import annotations

import json
import re
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def toml_text(table: dict[str, Any]) -> str:
    r"""A table as TOML: values first, then a header for each table in it.

    >>> print(toml_text({"name": "x", "box": {"n": 1, "row": [1, 2], "S": {"on": True}}}), end="")
    name = "x"
    <BLANKLINE>
    [box]
    n = 1
    row = [1, 2]
    <BLANKLINE>
    [box.S]
    on = true
    """
    lines: list[str] = []
    _table(table, "", lines)
    return "\n".join(lines).strip("\n") + "\n"


def _table(table: dict[str, Any], path: str, lines: list[str]) -> None:
    inner = [key for key, value in table.items() if isinstance(value, dict)]
    if path and (len(inner) < len(table) or not table):
        lines += ["", f"[{path}]"]
    lines += [f"{_key(key)} = {_value(table[key])}" for key in table if key not in inner]
    for key in inner:
        _table(table[key], f"{path}.{_key(key)}" if path else _key(key), lines)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, list):
        texts = [_value(one) for one in value]
        whole = f"[{', '.join(texts)}]"
        # a line to each card, so that a wrong one can be named
        return whole if len(whole) < 200 else "[\n" + "".join(f"  {one},\n" for one in texts) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
