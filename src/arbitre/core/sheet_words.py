"""The words that end, take back or clear what is being written, in every language."""

from __future__ import annotations

from typing import Final

from arbitre.core.vocabulary import Vocabulary

SHEET: Final = Vocabulary("arbitre.core", "sheet")
"""What may be typed instead of a line of the decision, by id."""


def sheet_word(text: str) -> str:
    """The id of such a word, empty when it is none.

    >>> sheet_word(" Envoyer"), sheet_word("undo"), sheet_word("undo 2")
    ('send', 'undo', '')
    """
    return SHEET.meant(text)
