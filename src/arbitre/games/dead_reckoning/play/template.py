"""An edition file to fill in from one's own box, with comments in a language."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.vocabulary import text_in
from arbitre.games.dead_reckoning.data import PACKAGE
from arbitre.games.dead_reckoning.play.edition_reader import GROUPS
from arbitre.games.dead_reckoning.play.editions import EDITIONS

LEFT_OUT: Final = ("provenance", "cubes_normal", "cubes_hard")
"""What a template has for itself, and what holds for our own cards only."""


def edition_template(lang: str) -> str:
    """The template, filled with the values of the standard edition.

    >>> "captain = { cards = 1" in edition_template("en")
    True
    """
    source = EDITIONS.named("").source
    text = text_in(PACKAGE, "templates", lang, ".toml")
    for group in GROUPS:
        text = text.replace(f"# ${group}\n", _lines(source, group))
    return text


def _lines(source: str, group: str) -> str:
    """The lines of a group in an edition file, the tables inside it too, without comments."""
    found: list[str] = []
    inside = False
    for line in source.splitlines():
        header = re.match(r"\[(\w+)([^\]]*)\]", line)
        if header:
            inside = header.group(1) == group
            if inside and header.group(2):
                found += ["", line]
        elif inside and line and not line.startswith(("#", *LEFT_OUT)):
            found.append(line)
    return "".join(f"{line}\n" for line in found)
