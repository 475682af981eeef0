"""Portraits of the players of Dead Reckoning: what lies on their table, and stripes for their rank."""

from __future__ import annotations

from typing import Final

from arbitre.core.portrait import STRIPE, Inks, gallery
from arbitre.core.screen import Picture
from arbitre.core.words import Words
from arbitre.games.dead_reckoning.picture.style import COLOURS

INKS: Final = Inks(COLOURS["panel"], COLOURS["ink"], COLOURS["coin"], COLOURS["coin-edge"])

_BICORNE: Final = (
    '<path class="ink" d="M-29 12C-22 2-18-8-11-16C-5-22 5-22 11-16C18-8 22 2 29 12C18 18 10 12 0 12'
    'S-18 18-29 12Z"/>'
    '<path class="cut" d="M-22 9C-14 4-7 6 0 6S14 4 22 9"/>'
    '<circle class="trim" cy="-7" r="6"/>'
)
_WHEEL: Final = (
    '<path class="line" d="M0-24V24M-24 0H24M-17-17L17 17M17-17L-17 17"/>'
    '<circle class="line" r="16"/><circle class="trim" r="7"/>'
)
_COMPASS: Final = (
    '<circle class="line" r="22"/>'
    '<path class="ink" d="M0-21L5-5 21 0 5 5 0 21-5 5-21 0-5-5Z"/>'
    '<path class="trim" d="M0-21L5-5H-5Z"/>'
)
_CHEST: Final = (
    '<path class="ink" d="M-24 0V-6C-24-24 24-24 24-6V0ZM-24 4H24V22H-24Z"/>'
    '<path class="cut" d="M-15-17V22M15-17V22"/>'
    '<rect class="trim" x="-6" y="-3" width="12" height="13" rx="2"/>'
)

DRAWN: Final = {
    "admiral": (_BICORNE, 3),
    "captain": (_WHEEL, 2),
    "navigator": (_COMPASS, 1),
    "greedy": (_CHEST, 0),
}
"""The sign of each player, and its stripes."""


def portraits(words: Words) -> dict[str, Picture]:
    """Every player by name."""
    return gallery(INKS, DRAWN, words, STRIPE)
