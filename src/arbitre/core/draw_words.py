"""The words that let the program draw what chance would do, in every language."""

from __future__ import annotations

from typing import Final

from arbitre.core.number import typed_whole
from arbitre.core.vocabulary import Vocabulary

DRAWS: Final = Vocabulary("arbitre.core", "draw")
"""Where chance is typed: let the program draw it, and how much of it."""
MOST_DRAWN = 999
"""No battle has so many cubes, no deck so many cards."""


def draw_word(text: str) -> str:
    """The id of a word about drawing, empty when it is none.

    >>> draw_word("Tirer"), draw_word("always"), draw_word("7")
    ('draw', 'always', '')
    """
    return DRAWS.meant(text)


def number_drawn(text: str, usual: int) -> int:
    """How many outcomes `draw TEXT` asks for: nothing, a number or `all`; 0 where it says something else.

    >>> number_drawn("", 3), number_drawn("2", 3), number_drawn("tout", 3), number_drawn("two", 3)
    (3, 2, 999, 0)
    """
    if draw_word(text) == "all":
        return MOST_DRAWN
    if not text.strip():
        return usual
    return typed_whole(text.strip(), 1, MOST_DRAWN) or 0
