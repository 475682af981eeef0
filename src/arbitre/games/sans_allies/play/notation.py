"""The notation of records and the words of each language: a decision read and written."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.vocabulary import Vocabulary
from arbitre.core.words import LANGUAGES, plain
from arbitre.games.sans_allies.data import PACKAGE
from arbitre.games.sans_allies.rules.cards import UNITS

WORDS: Final = Vocabulary(PACKAGE, "words")
"""The words of decisions, by what the notation calls them."""
_UNITS: Final = Vocabulary(PACKAGE, "units")
LETTERS: Final = {lang: "".join([_UNITS.said(unit, lang) for unit in UNITS]) for lang in LANGUAGES}
"""The letters of the units in each language, in the notation's order."""

# a letter of the notation itself means that unit in every language
_MEANT: Final = {
    ord(letter): _UNITS.meant(letter) for row in LETTERS.values() for letter in row
} | {ord(unit): unit for unit in UNITS}
_READ: Final = {
    "": _MEANT,
    **{
        lang: _MEANT | {ord(letter): UNITS[unit] for unit, letter in enumerate(row)}
        for lang, row in LETTERS.items()
    },
}
_SPOKEN: Final = {
    lang: {ord(unit): row[index] for index, unit in enumerate(UNITS)}
    for lang, row in LETTERS.items()
}
_AS_NOTED: Final = [
    lang for lang, row in LETTERS.items() if row == UNITS and WORDS.row(lang) == list(WORDS.codes)
]
"""Languages that write the notation itself, as English."""
_ANY: Final = "".join([re.escape(chr(letter)) for letter in _MEANT])
_SET: Final = re.compile(rf"[0-9]{{0,3}}[{_ANY}](\+[0-9]{{0,3}}[{_ANY}])*")


def neutral(text: str, lang: str = "") -> str:
    """What somebody typed, in the notation of records; other words stay as they are.

    What languages disagree about means what it does in the one that is given, without one in the notation.

    >>> neutral("Éclaireurs C4"), neutral("c4 2p + b"), neutral("recuperer rien")
    ('scouts C4', 'C4 2P+S', 'recover none')
    """
    words = re.sub(r"\s*\+\s*", "+", text.strip()).split()
    return " ".join(_neutral(word, lang) for word in words)


def _neutral(word: str, lang: str) -> str:
    known = WORDS.meant(word, lang)
    if known:
        return known
    bare = plain(word)
    if bare in WORDS.codes:
        return bare
    upper = word.upper()
    return upper.translate(_READ[lang]) if _SET.fullmatch(upper) else _upper_place(word)


def _upper_place(word: str) -> str:
    return word.upper() if len(word) == 2 and word[1].isdigit() else word


def spoken(text: str, lang: str) -> str:
    """A decision in notation as it is written in a language.

    >>> spoken("C4 2P+S", "fr"), spoken("weapon research", "fr"), spoken("lose S", "en")
    ('C4 2P+B', 'arme recherche', 'lose S')
    """
    if lang in _AS_NOTED:
        return text
    return " ".join(
        word.translate(_SPOKEN[lang]) if _SET.fullmatch(word) else WORDS.said(word, lang)
        for word in text.split()
    )
