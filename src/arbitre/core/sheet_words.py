"""The words that end, take back or clear what is being written, in both languages, accents and case free."""

from __future__ import annotations

from arbitre.core.words import plain

SHEET: dict[str, dict[str, tuple[str, ...]]] = {
    "send": {"en": ("send", "go"), "fr": ("envoyer",)},
    "undo": {"en": ("undo",), "fr": ("annuler",)},
    "clear": {"en": ("clear",), "fr": ("effacer",)},
}
"""What may be typed instead of a line of the decision, by id; the first word of a language is shown."""

_BY_WORD = {
    plain(word): key for key, langs in SHEET.items() for words in langs.values() for word in words
}


def sheet_word(text: str) -> str:
    """The id of such a word, empty when it is none.

    >>> sheet_word(" Envoyer"), sheet_word("undo"), sheet_word("undo 2")
    ('send', 'undo', '')
    """
    return _BY_WORD.get(plain(text.strip()), "")
