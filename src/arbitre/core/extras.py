"""Extras, the optional dependencies: what an installed Arbitre lacks of one, and the command that brings it.

What an extra holds is written in `pyproject.toml` alone; an installed Arbitre knows it from its metadata.
"""

from __future__ import annotations

import re
from pathlib import Path

from arbitre.core.message import BadInput, Message

NAME = "arbitre"
REQUIRED = re.compile(r"([\w.-]+)(?:\[([\w.,-]+)\])?[^;]*(?:;(.*))?")
"""A requirement: the name of a distribution, its own extras, and when it is wanted."""
MARK = re.compile(r"""\s*extra\s*==\s*['"]([\w.-]+)['"]\s*""")
"""The mark of an extra. What some platforms do without has more in its mark, and is not asked for."""
SHOWN = 3


def need(extra: str, what: str) -> None:
    """BadInput where something of an extra is not installed; `what` needs it, as the reader calls it.

    >>> need("serve", "serve")
    """
    lacking = missing(extra)
    if lacking:
        shown = ", ".join(lacking[:SHOWN]) + (", …" if len(lacking) > SHOWN else "")
        told: dict[str, str | int] = {"what": what, "extra": extra, "missing": shown}
        raise BadInput("", Message("extra-missing", {**told, "command": command(extra)}))


def missing(extra: str) -> list[str]:
    """The distributions of an extra that are not installed.

    >>> missing("play")
    []
    """
    # importlib.metadata takes 20 ms to import: only where somebody asks
    from importlib.metadata import PackageNotFoundError, distribution

    def is_installed(name: str) -> bool:
        try:
            distribution(name)
        except PackageNotFoundError:
            return False
        return True

    return [name for name in required(extra) if not is_installed(name)]


def required(extra: str) -> list[str]:
    """The distributions that an extra names, in alphabetical order, those of extras within it too.

    >>> required("play")
    ['prompt-toolkit']
    """
    from importlib.metadata import PackageNotFoundError, requires

    try:
        lines = requires(NAME) or []
    except PackageNotFoundError:  # sources on the path, installed by nobody
        return []
    found: set[str] = set()
    waiting, seen = [extra], set[str]()
    while waiting:
        one = waiting.pop()
        if one in seen:
            continue
        seen.add(one)
        for line in lines:
            parts = REQUIRED.match(line)
            mark = parts and MARK.fullmatch(parts[3] or "")
            if not parts or not mark or mark[1] != one:
                continue
            if parts[1].lower() == NAME:
                waiting += (parts[2] or "").split(",")
            else:
                found.add(parts[1])
    return sorted(found)


def command(extra: str) -> str:
    """The command that installs an extra: in a clone, or where Arbitre was installed as a package."""
    if (Path(__file__).parents[3] / "tools" / "wheel_hook.py").exists():
        return f".boot/bin/uv sync --no-dev --inexact --extra {extra}"
    return f'pip install "{NAME}[{extra}]"'
