"""Names that an edition can have, made of what people call their things (slugs)."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

from arbitre.core.words import LANGUAGES

OUR_NAME: Final = "my-box"


def own_key(name: str, taken: list[str]) -> str:
    """A key for something that somebody named: small letters without accents.

    >>> own_key("Île aux Sternes", ["ile_aux_sternes"]), own_key("7!", [])
    ('ile_aux_sternes_b', 'kind')
    """
    plain = normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    first = re.sub(r"[^a-z]+", "_", plain).strip("_")[:17].strip("_") or "kind"
    key, tries = first, 0
    while key in taken or key in LANGUAGES:
        tries += 1
        key = f"{first[:15]}_{_letters(tries)}"
    return key


def _letters(number: int) -> str:
    """1 is b, 25 is z, 26 is ba."""
    text = ""
    while number:
        number, letter = divmod(number, 26)
        text = chr(ord("a") + letter) + text
    return text


def edition_name(name: str, taken: list[str]) -> str:
    """The name of an edition from what its owner calls the box.

    >>> edition_name("Ma boîte à moi", []), edition_name("Classic", ["classic"]), edition_name("!", [])
    ('ma-boite-a-moi', 'my-classic', 'my-box')
    """
    plain = normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    found = re.sub(r"[^a-z0-9]+", "-", plain).strip("-").lstrip("0123456789-")[:30].strip("-")
    if not found:
        return OUR_NAME
    return f"my-{found}" if found in taken else found
