"""Portraits of the players of Power: what their character is like, and a star for each level."""

from __future__ import annotations

from typing import Final

from arbitre.core.portrait import Inks, gallery
from arbitre.core.screen import Picture
from arbitre.core.words import Words
from arbitre.games.power.picture.shapes import SILHOUETTES

INKS: Final = Inks(
    ("#fbf6e8", "#2b2721"), ("#2a2118", "#f0e6d0"), ("#d9a520", "#d9a520"), ("#4a3200", "#4a3200")
)
"""Card, ink and coin of the staff map."""
STARS: Final = {"general": 3, "captain": 2, "recruit": 1}
SIGNS: Final = {
    "": f'<g class="ink" transform="scale(1.6)">{SILHOUETTES["S"]}</g>',
    "wary": (
        '<path class="ink" fill-rule="evenodd" d="M-25 20V-18H-15V-9H-5V-18H5V-9H15V-18H25V20Z'
        'M-6 20V8A6 6 0 0 1 6 8V20Z"/>'
        '<path class="cut" d="M-25-2H25M-25 9H-6M6 9H25M-12-2V9M14-2V9M1-9V-2"/>'
    ),
    "thrifty": (
        '<circle class="trim" r="23"/><circle class="cut" r="18"/>'
        '<path class="ink" fill-rule="evenodd" d="M-11-12H11V0C11 7 6 12 0 15C-6 12-11 7-11 0Z'
        'M-2-8V-2H-7V2H-2V9H2V2H7V-2H2V-8Z"/>'
    ),
    "bold": (
        '<path class="ink" d="M24-24C25-7 12 9-7 17L-11 12C5 4 16-8 17-23Z"/>'
        '<path class="line" d="M-14 6C-6 8-3 13-5 21"/>'
        '<path class="trim" d="M-10 11L-5 16L-19 25L-23 20Z"/>'
    ),
    "hunter": (
        '<path class="ink" d="M0-16C3-16 5-13 5-10C12-16 20-20 29-20C26-7 18 2 8 6L5 15L9 21H-9'
        'L-5 15L-8 6C-18 2-26-7-29-20C-20-20-12-16-5-10C-5-13-3-16 0-16Z"/>'
        '<path class="trim" d="M-2-9H2L0-3Z"/>'
        '<path class="cut" d="M-20-13C-14-4-10-1-6 0M20-13C14-4 10-1 6 0"/>'
    ),
    "greedy": (
        '<path class="ink" d="M-9-22H9L5-12C18-5 23 6 20 15C17 23-17 23-20 15C-23 6-18-5-5-12Z"/>'
        '<path class="trim" d="M-8-13H8V-9H-8Z"/><circle class="trim" cy="7" r="8"/>'
    ),
}
"""By character (none: the even one); the signs of those who have no level by their name."""


def portraits(names: list[str], words: Words) -> dict[str, Picture]:
    """The players of these names, `LEVEL-CHARACTER` or one word, and whoever plays at random."""
    drawn: dict[str, tuple[str, int]] = {}
    for name in names:
        level, _, character = name.partition("-")
        stars = STARS.get(level, 0)
        drawn[name] = SIGNS[character if stars else name], stars
    return gallery(INKS, drawn, words)
