"""What is typed in each language: commands, letters of pieces, codes, from `locale/LANG.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping

from arbitre.core.cache import cached
from arbitre.core.data import data_text
from arbitre.core.words import FALLBACK, LANGUAGES, plain


@cached(128)
def _groups(package: str, lang: str) -> dict[str, dict[str, list[str]]]:
    """Every group of a package's file: by code, the words of the language."""
    try:
        text = data_text(package, "locale", f"{lang}.toml")
    except FileNotFoundError:  # it types nothing of its own
        return {}
    return {
        group: {
            code: [word] if isinstance(word, str) else [str(one) for one in word]
            for code, word in entries.items()
        }
        for group, entries in tomllib.loads(text).items()
    }


class Vocabulary:
    """One group of words that people type, by code: the first of a language is shown, all are understood.

    Where a language has no word of its own the English one serves, and without that the code.

    >>> drawing = Vocabulary("arbitre.core", "draw")
    >>> drawing.said("draw", "fr"), drawing.meant("TIRER"), drawing.meant("7")
    ('tirer', 'draw', '')
    """

    def __init__(self, package: str, group: str, fold: Callable[[str], str] = plain) -> None:
        self._fold = fold
        self._words: dict[str, dict[str, list[str]]] = {
            lang: _groups(package, lang).get(group, {}) for lang in LANGUAGES
        }
        self.codes: dict[str, None] = dict.fromkeys(
            [code for entries in self._words.values() for code in entries]
        )
        self._codes_by_word: dict[str, str] = {}
        self._own: dict[str, dict[str, str]] = {
            lang: {fold(word): code for code, words in entries.items() for word in words}
            for lang, entries in self._words.items()
        }
        # what a language shows is never taken for a word that another merely understands
        for first in (True, False):
            for entries in self._words.values():
                for code, words in entries.items():
                    for word in words[:1] if first else words[1:]:
                        self._codes_by_word.setdefault(fold(word), code)

    def said(self, code: str, lang: str) -> str:
        """How a thing is typed in a language."""
        words = self._words[lang].get(code) or self._words[FALLBACK].get(code)
        return words[0] if words else code

    def row(self, lang: str) -> list[str]:
        """How everything is typed in a language, in the order of the file."""
        return [self.said(code, lang) for code in self.codes]

    def meant(self, text: str, lang: str = "") -> str:
        """The code of a word of any language, empty when it is none; case and accents do not count.

        A word that languages disagree about means what it does in the reader's, where that is said.
        """
        folded = self._fold(text.strip())
        if lang and folded in self._own[lang]:
            return self._own[lang][folded]
        return self._codes_by_word.get(folded, "")

    def find(self, folded: str) -> str:
        """The code of a word of any language whose case and accents are gone already."""
        return self._codes_by_word.get(folded, "")

    def own(self, code: str, lang: str) -> str:
        """How a language itself types a thing; empty where it has no word for it."""
        words = self._words[lang].get(code)
        return words[0] if words else ""


def called(given: Mapping[str, object], names: Vocabulary, code: str) -> dict[str, str]:
    """What a thing of an edition is called in each language: as the edition says, else as the game does.

    An edition names its things in the languages that are required; of another it may know nothing.

    >>> called({"fr": "mer", "en": "sea"}, Vocabulary("arbitre.core", "draw"), "sea")["fr"]
    'mer'
    """
    return {
        lang: str(given.get(lang) or names.own(code, lang) or given[FALLBACK]) for lang in LANGUAGES
    }


def text_in(package: str, folder: str, lang: str, ending: str) -> str:
    """A data file that there is one of for each language; the English one where a language has none."""
    try:
        return data_text(package, folder, f"{lang}{ending}")
    except FileNotFoundError:
        return data_text(package, folder, f"{FALLBACK}{ending}")
