"""The letters of armies and pieces in each language (`data/locale/LANG.toml`), and in the notation."""

from __future__ import annotations

from typing import Final

from arbitre.core.vocabulary import Vocabulary
from arbitre.core.words import LANGUAGES
from arbitre.games.power.data import PACKAGE
from arbitre.games.power.rules.board import COLOURS, LETTERS
from arbitre.games.power.rules.pieces import KINDS

NOTATION: Final = ""
"""Stands for a language where orders are written as records and position texts have them (PW-N)."""
WORDS: Final = Vocabulary(PACKAGE, "words")
"""Words that are typed beside the letters: `prefer`, `claim`."""


class Letters:
    """How one language writes orders: a letter for each army and piece, and one for an exchange."""

    def __init__(
        self, armies: list[str], kinds: list[str], exchange: str, island_after: str
    ) -> None:
        self.armies: Final = tuple(armies)
        self.kinds: Final = tuple(kinds)
        self.exchange: Final = exchange
        self.island_after: Final = island_after
        self.kind_of: Final = {code: kind for kind, code in enumerate(kinds)}
        self.army_of: Final = {letter: LETTERS[army] for army, letter in enumerate(armies)}
        self.is_notation: Final = self.armies == LETTERS and self.kinds == KINDS and exchange == "E"

    def army_in(self, letter: str) -> str:
        """An army's letter of the notation in these letters."""
        return self.armies[LETTERS.index(letter)]


def _spoken() -> dict[str, Letters]:
    armies, kinds = Vocabulary(PACKAGE, "armies"), Vocabulary(PACKAGE, "kinds")
    found = {NOTATION: Letters(list(LETTERS), list(KINDS), "E", "")}
    for lang in LANGUAGES:
        found[lang] = Letters(
            [armies.said(colour, lang) for colour in COLOURS],
            [kinds.said(code, lang) for code in KINDS],
            WORDS.said("exchange", lang),
            WORDS.own("island-after", lang),
        )
    return found


LETTERS_IN: Final = _spoken()
"""By language, and of the notation."""
EXCHANGES: Final = tuple(letters.exchange for letters in LETTERS_IN.values())
"""How an exchange is written in one language or another."""
