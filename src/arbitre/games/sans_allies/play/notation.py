"""The notation in a reader's language: the words of a decision, and `B` for ships in French."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.words import plain

FRENCH: Final = {
    "convoy": "convoi",
    "draw": "piocher",
    "scouts": "éclaireurs",
    "weapon": "arme",
    "research": "recherche",
    "end": "fin",
    "recover": "récupérer",
    "lose": "perdre",
    "upgrade": "améliorer",
    "lay": "poser",
    "bomb": "bombarder",
    "none": "rien",
}
"""The words of decisions; English ones are the notation itself."""
LETTERS: Final = {"fr": "PVAB", "en": "PVAS"}

_SET: Final = re.compile(r"[0-9]{0,3}[PVASB](\+[0-9]{0,3}[PVASB])*")


_ENGLISH: Final = {plain(french): english for english, french in FRENCH.items()}


def neutral(text: str) -> str:
    """What somebody typed, in the notation of records; other words stay as they are.

    >>> neutral("Éclaireurs C4"), neutral("c4 2p + b"), neutral("recuperer rien")
    ('scouts C4', 'C4 2P+S', 'recover none')
    """
    words = re.sub(r"\s*\+\s*", "+", text.strip()).split()
    return " ".join(_neutral(word) for word in words)


def _neutral(word: str) -> str:
    known = _ENGLISH.get(plain(word))
    if known is not None:
        return known
    if plain(word) in FRENCH:
        return plain(word)
    upper = word.upper()
    return upper.replace("B", "S") if _SET.fullmatch(upper) else _upper_place(word)


def _upper_place(word: str) -> str:
    return word.upper() if len(word) == 2 and word[1].isdigit() else word


def spoken(text: str, lang: str) -> str:
    """A decision in notation as it is written in a language.

    >>> spoken("C4 2P+S", "fr"), spoken("weapon research", "fr"), spoken("lose S", "en")
    ('C4 2P+B', 'arme recherche', 'lose S')
    """
    if lang != "fr":
        return text
    return " ".join(
        word.replace("S", "B") if _SET.fullmatch(word) else FRENCH.get(word, word)
        for word in text.split()
    )
