"""Portraits of the players of Sans Alliés: what they think with, and a star for each step of rank."""

from __future__ import annotations

from typing import Final

from arbitre.core.portrait import Inks, gallery
from arbitre.core.screen import Picture
from arbitre.core.words import Words
from arbitre.games.sans_allies.picture.shapes import SIGNS
from arbitre.games.sans_allies.picture.style import COLOURS

INKS: Final = Inks(COLOURS["panel"], COLOURS["ink"], COLOURS["sun"], COLOURS["brass-deep"])

_DIVIDERS: Final = (
    '<circle class="trim" cy="-20" r="6"/>'
    '<path class="ink" d="M-4-14L-21 24L-13 10L2-12ZM4-14L21 24L13 10L-2-12Z"/>'
    '<path class="line" d="M-11 4C-4 9 4 9 11 4"/>'
)
_FIELD_GLASSES: Final = (
    '<path class="ink" d="M-18-18H-7L-4-8H4L7-18H18L25 12A12 9 0 0 1 2 14V2H-2V14'
    'A12 9 0 0 1-25 12Z"/>'
    '<ellipse class="trim" cx="-13" cy="13" rx="8" ry="5"/>'
    '<ellipse class="trim" cx="13" cy="13" rx="8" ry="5"/>'
)
_HELMET: Final = f'<g class="ink" transform="scale(1.6)">{SIGNS["P"]}</g>'
_CAP: Final = (
    '<path class="ink" d="M-24-4C-24-16-12-21 0-21S24-16 24-4L17 2H-17Z"/>'
    '<path class="ink" d="M-17 5H17L21 14C8 8-8 8-21 14Z"/>'
    '<circle class="trim" cy="-8" r="5"/>'
)

DRAWN: Final = {
    "planner": (_DIVIDERS, 4),
    "major": (_FIELD_GLASSES, 3),
    "captain": (_HELMET, 2),
    "cadet": (_CAP, 1),
}
"""The sign of each player, and its stars."""


def portraits(words: Words) -> dict[str, Picture]:
    """Every player by name."""
    return gallery(INKS, DRAWN, words)
