"""Words as people type them."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_JOINED: Final = re.compile(r"[^a-z0-9]+")


def plain(word: str) -> str:
    """A word without case, accents and signs, its parts joined.

    >>> plain("Maître d'équipage"), plain("Gun-Deck")
    ('maitre_d_equipage', 'gun_deck')
    """
    parts = unicodedata.normalize("NFKD", word.casefold())
    letters = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return _JOINED.sub("_", letters).strip("_")


def slug(name: str) -> str:
    """A name as one word that can be typed: `Maître d'équipage` as `maître_d_équipage`."""
    return re.sub(r"[^\w-]+", "_", name.casefold()).strip("_")
