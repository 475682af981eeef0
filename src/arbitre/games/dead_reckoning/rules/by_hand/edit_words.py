"""The words of edits beside a real table, in every language (DR-Q1, DR-Q2)."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.vocabulary import Vocabulary
from arbitre.core.words import plain as bare
from arbitre.games.dead_reckoning.data import PACKAGE

EDIT_WORDS: Final = ("set", "faces")
SHORT: Final = re.compile(r"([0-9]{1,3}|[+=])([a-z]{1,2}|\$)")
"""`2p`, `3a`, `2$`, `+p`: a number or a mark, and a side or a good."""
_JOINED: Final = re.compile(r"[^a-z0-9]+")


def plain(word: str) -> str:
    """A word without case, accents and signs, its parts joined.

    >>> plain("Maître d’équipage"), plain("Gun-Deck")
    ('maitre_d_equipage', 'gun_deck')
    """
    return _JOINED.sub("_", bare(word)).strip("_")


def slug(name: str) -> str:
    """A name as one word that can be typed: `Maître d’équipage` as `maître_d_équipage`."""
    return re.sub(r"[^\w-]+", "_", name.casefold()).strip("_")


def folded(sign: str) -> str:
    """A sign without case; a fallen cube may be `-`."""
    return sign.casefold()


EDITS: Final = Vocabulary(PACKAGE, "edits", plain)
MORE: Final = Vocabulary(PACKAGE, "more-edits", plain)
"""More that people type."""
FACES: Final = Vocabulary(PACKAGE, "faces", plain)
SIGNS: Final = Vocabulary(PACKAGE, "signs", folded)
"""A fallen cube as it is typed, in a word and in a sign."""
GOODS: Final = Vocabulary(PACKAGE, "short", plain)
"""A side or a good in a letter or two."""
ROW_WORDS: Final = Vocabulary(PACKAGE, "row-cards", plain)
"""What is said of a card of a row that nobody knows."""


def neutral_edit(word: str, parts: list[str], places: dict[str, str]) -> list[str]:
    """What follows the word, in notation; `places` are the islands and upgrades of an edition.

    >>> neutral_edit("set", ["a2", "bâtiments", "fort"], {}), neutral_edit("faces", ["c", "t", "c"], {})
    (['A2', 'buildings', 'fort'], ['crown', '2', 'hit', '1'])
    """
    if word == "faces":
        return _faces(parts)
    segments = [segment.split() for segment in " ".join(parts).split(",")]
    spelled = [_segment(segment, places) for segment in segments if segment]
    return ", ".join(" ".join(segment) for segment in spelled).split(" ")


def _segment(parts: list[str], places: dict[str, str]) -> list[str]:
    """One thing or one space of an edit, in notation."""
    found: list[str] = []
    if len(parts) > 1 and _is_space(plain(parts[0])):
        # an island's name may have several words
        for number in range(len(parts), 1, -1):
            name = plain(" ".join(parts[1:number]))
            if name == "open_sea" or (name in places and not EDITS.find(name)):
                parts = [parts[0], places.get(name, name), *parts[number:]]
                break
    for at, part in enumerate(parts):
        bare = plain(part)
        said = ROW_WORDS.meant(part) if "card" in found[1:] else ""
        if said in ("other", "pirate"):
            found.append(said)
        elif "card" in found[1:] and (EDITS.find(bare) or bare) not in ("none", "merchant"):
            found.append(part.upper())
        elif found[1:2] == ["tile"] and any("/" in one for one in parts[at:]):
            # one's own, with its numbers; the letters of goods are a language's
            goods = [SHORT.fullmatch(one.casefold()) is not None for one in parts[at:]]
            pairs = zip(parts[at:], goods, strict=True)
            return [*found, *(_short(one.casefold(), "") if good else one for one, good in pairs)]
        elif found[1:2] == ["tile"]:
            name = plain(" ".join(parts[at:]))  # an island's name may have several words
            known = places.get(name, EDITS.find(name) or MORE.find(name) or name)
            return [*found, known]
        elif _is_space(bare) or bare == "h":
            found.append(bare.upper())
        elif SHORT.fullmatch(part.casefold()):
            found.append(_short(part.casefold(), ""))
        else:
            known = EDITS.find(bare) or MORE.find(bare)
            found.append(known or (bare if bare in EDITS.codes else places.get(bare, bare or part)))
    return found


def _is_space(bare: str) -> bool:
    return len(bare) == 2 and bare[0] in "abc" and bare[1] in "1234"


def _short(part: str, lang: str) -> str:
    """`2j` as `2p`, `2$` as it is: a side or good in the letters of a language, or of the notation."""
    found = SHORT.fullmatch(part)
    assert found is not None
    number, letters = found.group(1), found.group(2)
    if lang:
        return number + GOODS.said(letters, lang)
    return number + (letters if letters in GOODS.codes else GOODS.meant(letters) or letters)


def _faces(parts: list[str]) -> list[str]:
    """Signs one by one, or faces with their numbers."""
    names: list[str] = []
    for part in parts:
        bare = plain(part)
        name = SIGNS.meant(part) or FACES.find(bare) or bare or part
        names.append(name)
    if any(name.isdecimal() for name in names) or names == ["none"]:
        return names
    counted = [[name, str(names.count(name))] for name in dict.fromkeys(names)]
    return [word for pair in counted for word in pair]


def spoken_edit(word: str, parts: list[str], called: dict[str, str], lang: str) -> list[str]:
    """What follows the word, in a language; `called` are its names of islands and upgrades.

    >>> spoken_edit("set", ["A2", "control", "player"], {}, "fr")
    ['A2', 'contrôle', 'joueur']
    """
    if word == "faces":
        return [FACES.said(part, lang) for part in parts]
    found: list[str] = []
    for part in parts:
        bare = part.rstrip(",")
        spoken = called.get(bare, EDITS.said(bare, lang))
        if SHORT.fullmatch(bare):
            spoken = _short(bare, lang)
        found.append(spoken + part[len(bare) :])
    return found
