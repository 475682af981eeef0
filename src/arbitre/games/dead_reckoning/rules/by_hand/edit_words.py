"""The words of edits beside a real table, in French and in English (DR-Q1, DR-Q2)."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.words import plain as bare

EDIT_WORDS: Final = ("set", "faces")
FRENCH: Final = {
    "tile": "plateau",
    "cubes": "cubes",
    "permanent": "permanent",
    "control": "contrôle",
    "buildings": "bâtiments",
    "coins": "pièces",
    "cargo": "marchandises",
    "card": "carte",
    "ship": "navire",
    "place": "case",
    "mode": "mode",
    "damage": "dégâts",
    "chest": "coffre",
    "supply": "réserve",
    "claimed": "succès",
    "dock": "quai",
    "piles": "piles",
    "cannons": "canons",
    "upgrades": "améliorations",
    "turn": "tour",
    "last": "dernier",
    "deck": "paquet",
    "full": "entier",
    "none": "rien",
    "player": "joueur",
    "port": "bâbord",
    "starboard": "tribord",
    "alliance": "alliance",
    "alliance1": "alliance1",
    "alliance2": "alliance2",
    "pirate": "pirate",
    "merchant": "marchand",
    "outpost": "avant-poste",
    "garrison": "garnison",
    "fort": "fort",
    "open_sea": "large",
    "legendary": "légendaire",
    "terror": "terreur",
    "experts": "experts",
    "elite": "élite",
    "explorer": "explorateur",
    "builder": "constructeur",
    "colonist": "colonisateur",
    "capitalist": "capitaliste",
    "master": "maître",
}
OTHERS: Final = {
    "out": "outpost",
    "gar": "garrison",
    "av": "outpost",
    "moi": "player",
    "me": "player",
    "ile": "tile",
    "island": "tile",
    "piece": "coins",
    "marchandise": "cargo",
    "batiment": "buildings",
    "degat": "damage",
    "building": "buildings",
    "sea": "open_sea",
    "aucun": "none",
    "aucune": "none",
    "canon": "cannons",
    "h": "H",
    "batisseur": "builder",
    "colon": "colonist",
}
FACES_FRENCH: Final = {
    "nothing": "vide",
    "crown": "couronne",
    "crowns": "couronnes",
    "crown_hit": "couronne_touche",
    "hit": "touche",
    "plunder": "pillage",
    "none": "rien",
}
SIGNS: Final = {
    "-": "nothing", "c": "crown", "cc": "crowns", "ch": "crown_hit", "h": "hit", "p": "plunder",
    "t": "hit", "ct": "crown_hit",
}  # fmt: skip
"""A fallen cube as it is typed; `t` for a hit in French."""

SHORT: Final = re.compile(r"([0-9]{1,3}|[+=])([a-z]{1,2}|\$)")
"""`2p`, `3a`, `2$`, `+p`: a number or a mark, and a side or a good."""
SHORT_FRENCH: Final = {"j": "p", "m": "c", "b": "p", "t": "s", "ab": "ap", "at": "as"}
SHORT_SPOKEN: Final = {"p": "j", "c": "m"}
_JOINED: Final = re.compile(r"[^a-z0-9]+")


def plain(word: str) -> str:
    """A word without case, accents and signs, its parts joined.

    >>> plain("Maître d'équipage"), plain("Gun-Deck")
    ('maitre_d_equipage', 'gun_deck')
    """
    return _JOINED.sub("_", bare(word)).strip("_")


def slug(name: str) -> str:
    """A name as one word that can be typed: `Maître d'équipage` as `maître_d_équipage`."""
    return re.sub(r"[^\w-]+", "_", name.casefold()).strip("_")


_ENGLISH: Final = {plain(french): english for english, french in FRENCH.items()}
_FACES: Final = {plain(french): english for english, french in FACES_FRENCH.items()}


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
            if name == "open_sea" or (name in places and name not in _ENGLISH):
                parts = [parts[0], places.get(name, name), *parts[number:]]
                break
    for at, part in enumerate(parts):
        bare = plain(part)
        if "card" in found[1:] and bare not in ("rien", "marchand", "none", "merchant"):
            found.append(part.upper())
        elif found[1:2] == ["tile"]:
            name = plain(" ".join(parts[at:]))  # an island's name may have several words
            known = places.get(name, _ENGLISH.get(name, OTHERS.get(name, name)))
            return [*found, known]
        elif _is_space(bare):
            found.append(bare.upper())
        elif SHORT.fullmatch(part.casefold()):
            found.append(_short(part.casefold(), SHORT_FRENCH))
        else:
            known = _ENGLISH.get(bare, OTHERS.get(bare, ""))
            found.append(known or (bare if bare in FRENCH else places.get(bare, bare or part)))
    return found


def _is_space(bare: str) -> bool:
    return len(bare) == 2 and bare[0] in "abc" and bare[1] in "1234"


def _short(part: str, letters: dict[str, str]) -> str:
    """`2j` as `2p`, `2$` as it is: the letter of a side or good in another language."""
    found = SHORT.fullmatch(part)
    assert found is not None
    return found.group(1) + letters.get(found.group(2), found.group(2))


def _faces(parts: list[str]) -> list[str]:
    """Signs one by one, or faces with their numbers."""
    names: list[str] = []
    for part in parts:
        bare = plain(part)
        name = SIGNS.get(part.casefold(), _FACES.get(bare, bare or part))
        names.append(name)
    if any(name.isdecimal() for name in names) or names == ["none"]:
        return names
    counted = [[name, str(names.count(name))] for name in dict.fromkeys(names)]
    return [word for pair in counted for word in pair]


def spoken_edit(word: str, parts: list[str], called: dict[str, str]) -> list[str]:
    """What follows the word, in French.

    >>> spoken_edit("set", ["A2", "control", "player"], {})
    ['A2', 'contrôle', 'joueur']
    """
    if word == "faces":
        return [FACES_FRENCH.get(part, part) for part in parts]
    found: list[str] = []
    for part in parts:
        bare = part.rstrip(",")
        spoken = called.get(bare, FRENCH.get(bare, bare))
        if SHORT.fullmatch(bare):
            spoken = _short(bare, SHORT_SPOKEN)
        found.append(spoken + part[len(bare) :])
    return found
