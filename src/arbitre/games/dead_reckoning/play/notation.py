"""The notation of records and the words of each language: a decision read and written."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.cache import Cache
from arbitre.core.vocabulary import Vocabulary
from arbitre.core.words import FALLBACK, LANGUAGES
from arbitre.games.dead_reckoning.data import PACKAGE
from arbitre.games.dead_reckoning.play.editions import EDITIONS, values_of
from arbitre.games.dead_reckoning.rules.by_hand.edit_words import (
    EDIT_WORDS,
    neutral_edit,
    plain,
    slug,
    spoken_edit,
)
from arbitre.games.dead_reckoning.rules.values import Values

WORDS: Final = Vocabulary(PACKAGE, "words", plain)
"""The first word of a decision, by what the notation calls it."""
PARTS: Final = Vocabulary(PACKAGE, "parts", plain)
"""The words after it."""
MORE: Final = Vocabulary(PACKAGE, "more", plain)
"""More that people type."""
CREW_WORDS: Final = ("play", "raise", "defend", "sleeve")
TILE_WORDS: Final = ("upgrade", "choose")

_PLACE: Final = re.compile(r"[a-c][1-4]|h")
_HARBORS: Final = Vocabulary(PACKAGE, "harbor", plain)
"""The harbor where a ship goes; elsewhere `port` is a seat."""
_AS_NOTED: Final = [lang for lang in LANGUAGES if not WORDS.own("end", lang)]
"""Languages with no words of their own for decisions, as English: they write the notation itself."""
_BY_NAME: Final = tuple(dict.fromkeys((FALLBACK, *LANGUAGES)))
"""In which order names of several languages are tried."""


class Names:
    """What an edition calls crew cards and upgrades, as one types them in each language."""

    def __init__(self, values: Values) -> None:
        self.crew: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}
        self.tiles: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}
        self.islands: dict[str, dict[str, str]] = {lang: {} for lang in LANGUAGES}
        self.places: dict[str, str] = {}  # islands and upgrades as one types them, in any language
        for island in values.islands:
            spoken_as = values.words.get(f"island-{island.name}", {})
            for name in (island.name, *spoken_as.values()):
                self.places.setdefault(plain(name), island.name)
            for lang in LANGUAGES:
                self.islands[lang][island.name] = slug(spoken_as.get(lang, island.name))
        for lang in LANGUAGES:
            for crew in values.crew:
                called = slug(values.words.get(f"crew-{crew.name}", {}).get(lang, crew.name))
                for number in range(1, crew.cards + 1):
                    end = "" if crew.cards == 1 else str(number)
                    self.crew[lang][crew.name + end] = called + end
            for name in values.upgrade_names:
                called = slug(values.words.get(f"upgrade-{name}", {}).get(lang, name))
                for level in (1, 2):
                    self.tiles[lang][f"{name}{level}"] = f"{called}{level}"
                    self.places.setdefault(plain(f"{called}{level}"), f"{name}{level}")

    def code(self, typed: str, tiles: bool) -> str:
        """The code that a name or its beginning stands for; the typed word where that is not clear."""
        named = self.tiles if tiles else self.crew
        wanted = re.sub(r"_([0-9])$", r"\1", plain(typed))
        for lang in _BY_NAME:
            for code, called in named[lang].items():
                if wanted in (code, plain(called)):
                    return code
        digit = wanted[-1:] if wanted[-1:].isdigit() else ""
        start = wanted[: len(wanted) - len(digit)]
        found = {
            code
            for lang in _BY_NAME
            for code, called in [*named[lang].items(), *((code, code) for code in named[lang])]
            if start and plain(called).startswith(start) and plain(called).endswith(digit)
        }
        return found.pop() if len(found) == 1 else typed.lower()


KEPT: Final = 16
"""Of how many editions the names are remembered."""

_names: Final[Cache[Names]] = Cache(KEPT)


def names_of(values: Values | None = None) -> Names:
    """The names of an edition; without one, of the standard edition."""
    if values is None:
        values = values_of(EDITIONS.named(""))
    found = _names.find(values)
    return _names.keep(values, Names(values)) if found is None else found


def neutral(text: str, values: Values | None = None) -> str:
    """What somebody typed, in the notation of records; other words stay as they are.

    >>> neutral("Jouer Canonnier 1"), neutral("aller b2"), neutral("decharger 2 pièces")
    ('play gunner1', 'move B2', 'unload 2 coins')
    >>> neutral("améliorer voiles2 gréement"), neutral("glisser 1>cap 2>marin3")
    ('upgrade sails2 rigging', 'sleeve 1>captain 2>crew3')
    """
    typed = text.replace("\u00a0", " ").split()
    if not typed:
        return ""
    first = plain(typed[0])
    word = first if first in WORDS.codes else WORDS.find(first) or MORE.find(first) or first
    if word == "go" and len(typed) > 1:
        word = "move"  # beside a real table it stands alone (DR-Q1)
    if word in EDIT_WORDS:
        return " ".join([word, *neutral_edit(word, typed[1:], names_of(values).places)])
    rest = _numbered(typed[1:]) if word in CREW_WORDS or word in TILE_WORDS else typed[1:]
    names = names_of(values)
    return " ".join([word, *(_neutral(part, word, names) for part in rest)])


def _numbered(parts: list[str]) -> list[str]:
    """A number that stands apart belongs to the name before it: `gunner 1`."""
    found: list[str] = []
    for part in parts:
        if part in "1234" and found and found[-1][-1].isalpha():
            found[-1] += part
        else:
            found.append(part)
    return found


def _neutral(part: str, word: str, names: Names) -> str:
    bare = plain(part)
    if word == "sleeve" and ">" in part:
        index, _, crew = part.partition(">")
        return f"{index}>{names.code(crew, tiles=False)}"
    if word == "repair" or (word == "influence" and part.isdecimal()):
        return part
    if _PLACE.fullmatch(bare):
        return bare.upper()
    if word == "move" and _HARBORS.find(bare):
        return "H"
    known = PARTS.find(bare) or MORE.find(bare) or (bare if bare in PARTS.codes else "")
    if word == "aim" and known == "none":
        return "nothing"  # the board says `rien` for a cube that shows nothing
    if known == "none" or (known and word not in CREW_WORDS):
        return known
    if word in CREW_WORDS:
        return names.code(part, tiles=False)
    if word in TILE_WORDS:
        return names.code(part, tiles=True)
    return part


def spoken(text: str, lang: str, values: Values | None = None) -> str:
    """A decision in notation as it is written in a language.

    >>> spoken("play gunner1", "fr"), spoken("upgrade gun_hold2 aft_hold", "fr")
    ('jouer canonnier1', 'améliorer cale_à_canons2 cale_arrière')
    >>> spoken("influence 1 over starboard", "fr"), spoken("play deck_hand2", "en")
    ('influence 1 sur tribord', 'play deck_hand2')
    """
    parts = text.split()
    if lang in _AS_NOTED or not parts:
        return text
    word, names = parts[0], names_of(values)
    if word in EDIT_WORDS:
        called = {**names.islands[lang], **names.tiles[lang]}
        return " ".join([WORDS.said(word, lang), *spoken_edit(word, parts[1:], called, lang)])
    rest = [_spoken(part, word, names, lang) for part in parts[1:]]
    return " ".join([WORDS.said(word, lang), *rest])


def _spoken(part: str, word: str, names: Names, lang: str) -> str:
    if word == "sleeve" and ">" in part:
        index, _, crew = part.partition(">")
        return f"{index}>{names.crew[lang].get(crew, crew)}"
    if word in CREW_WORDS and part in names.crew[lang]:
        return names.crew[lang][part]
    if word in TILE_WORDS and part in names.tiles[lang]:
        return names.tiles[lang][part]
    return PARTS.said(part, lang)
