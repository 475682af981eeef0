"""An edition file to fill in from one's own box, with comments in a language."""

from __future__ import annotations

from arbitre.core.vocabulary import text_in
from arbitre.games.sans_allies.data import PACKAGE
from arbitre.games.sans_allies.play.editions import EDITIONS
from arbitre.games.sans_allies.rules.values import Values

WIDE = 4
"""Columns for a number in a row of tiles."""


def template_text(lang: str) -> str:
    """The template, its tiles as the standard edition has them: those numbers may be tuned.

    >>> "defence  = [" in template_text("en")
    True
    """
    values = Values(EDITIONS.named(""))
    text = text_in(PACKAGE, "templates", lang, ".toml")
    return text.replace("$defence", _row(values.defence)).replace(
        "$research", _row(values.research)
    )


def _row(numbers: list[int]) -> str:
    return ",".join(str(number).rjust(WIDE) for number in numbers)
