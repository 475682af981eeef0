"""Words as people type them."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.words import plain as bare

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
