"""Play aids for pages: made once for each released edition and language, anew for a table."""

from __future__ import annotations

from arbitre.core.aid import Aid
from arbitre.core.cache import cached
from arbitre.core.game import game
from arbitre.core.screen import Picture
from arbitre.core.words import FALLBACK


@cached(128)
def aid_of(name: str, lang: str, edition: str = "") -> Aid | None:
    """The aid of a game about no table, with the values of a released edition; None: it has none."""
    rules = game(name)
    view = rules.start(None, edition=edition).view(None) if edition else None
    return rules.aid(rules.voice(view, lang))


def has_aid(name: str) -> bool:
    """Whether a game has an aid at all."""
    return aid_of(name, FALLBACK) is not None


def signs(name: str, lang: str, clause: str) -> list[Picture]:
    """The small drawings of what a clause is about."""
    aid = aid_of(name, lang)
    return [] if aid is None else aid.about(clause)
