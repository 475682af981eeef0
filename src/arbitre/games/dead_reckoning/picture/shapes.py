"""Elements of the drawn table, and our own signs: icons, goods, buildings, ships."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import num
from arbitre.games.dead_reckoning.picture.style import LETTERING, SERIF, SIZES
from arbitre.games.dead_reckoning.rules.icons import ICONS

wide: Final = LETTERING.wide
NARROW: Final = 0.8
"""How wide a line in the type of charts is beside one in the plain type."""
LATE: Final = 6
"""A line is broken at most so many signs behind its middle."""
ICON_STEP: Final = 37.0
GAP: Final = 9.0
SIGN: Final = 1.12
"""How large signs stand beside numbers."""
LEAST: Final = 0.66
"""No smaller do they become where room is scarce; the numbers stay as they are."""
SIGN_OF: Final = tuple({"$": "coin", "I/B": "either"}.get(icon, icon) for icon in ICONS)


def text(kind: str, x: float, y: float, words: str, room: float = 0.0) -> str:
    """A line of text; what is too wide for its room is drawn in, or cut when far too wide."""
    first = kind.split(maxsplit=1)[0]
    if first in SERIF and wide(words, first) * NARROW <= room:
        room = 0.0
    return LETTERING.text(kind, x, y, words, room)


def lines(kind: str, x: float, y: float, words: str, room: float) -> str:
    """A text on one line, or broken once into two where it has no room; `y` is the upper one's."""
    first = kind.split(maxsplit=1)[0]
    size = SIZES[first]
    at = words.rfind(" ", 0, len(words) // 2 + LATE)
    narrow = NARROW if first in SERIF else 1.0
    if wide(words, first) * narrow <= room or at < 0:
        return text(kind, x, y + size / 2, words, room)
    second = text(kind, x, y + size, words[at + 1 :], room)
    return text(kind, x, y, words[:at], room) + second


def sign(name: str, x: float, y: float, scale: float = 1.0, kind: str = "icon") -> str:
    """A sign of `SIGNS` at a place."""
    grown = "" if scale == 1.0 else f" scale({num(scale)})"
    return (
        f'<use class="{kind}" href="#dead-{name}" transform="translate({num(x)} {num(y)}){grown}"/>'
    )


def kept(id: str, inner: str) -> str:
    """Texts and marks that change together, of which nothing more is said."""
    return f'<g id="{id}">{inner}</g>'


# -- rows of signs with numbers --------------------------------------------------------------

Mark = tuple[str, str]
"""A sign (or none) and the text after it (or none)."""


def marks_wide(marks: list[Mark], small: float = 1.0) -> float:
    """How wide a row of signs and texts is; `small`: how much smaller its signs are."""
    return sum(_mark_wide(mark, small) for mark in marks)


def _mark_wide(mark: Mark, small: float) -> float:
    name, said = mark
    if not name and not said:
        return 12.0
    return (ICON_STEP * small if name else 6.0) + (wide(said, "num") + GAP if said else 0.0)


def mark_row(
    marks: list[Mark], x: float, y: float, room: float, kind: str = "icon", size: float = 1.0
) -> str:
    """Signs with what is written after them from `x` on, about the line `y`; made smaller to fit.

    `size`: how large they may be where there is room.
    """
    signs = sum(ICON_STEP for name, _ in marks if name)
    full = marks_wide(marks)
    small = 1.0
    if full > room and signs:
        small = max(LEAST, 1.0 - (full - room) / signs)
    full = marks_wide(marks, small)
    scale = min(size, room / full) if full else 1.0
    inner = ""
    at = 0.0
    quiet = " quiet" if kind == "icon-quiet" else ""
    for name, said in marks:
        start = at + (ICON_STEP * small if name else 4.0)
        if name:
            inner += sign(name, at + 17 * small, 0, SIGN * small, kind)
        if said:
            inner += text(f"num{quiet}", start - 1, 11, said)
        at += _mark_wide((name, said), small)
    grown = "" if scale == 1.0 else f" scale({num(scale)})"
    return f'<g transform="translate({num(x)} {num(y)}){grown}">{inner}</g>'


def icon_marks(counts: list[int]) -> list[Mark]:
    """Icons, with a number where there are several.

    >>> from arbitre.games.dead_reckoning.rules.icons import read_icons
    >>> icon_marks(read_icons("S2 D I/B") or [])
    [('S', '2'), ('D', ''), ('either', '')]
    """
    return [
        (SIGN_OF[icon], str(count) if count > 1 else "")
        for icon, count in enumerate(counts)
        if count
    ]


def icon_keys(counts: list[int]) -> list[str]:
    """What is said of icons, by the names of their descriptions.

    >>> from arbitre.games.dead_reckoning.rules.icons import read_icons
    >>> icon_keys(read_icons("S2 I/B") or [])
    ['icon-S', 'icon-either']
    """
    return [f"icon-{SIGN_OF[icon]}" for icon, count in enumerate(counts) if count]


# -- signs -----------------------------------------------------------------------------------

_CUBE: Final = (
    '<path fill-opacity=".4" d="M0-12L11-6L0 0L-11-6Z"/><path d="M-11-4.5L-1 1V13L-11 7.5Z"/>'
    '<path fill-opacity=".72" d="M11-4.5L1 1V13L11 7.5Z"/>'
)
"""Seen from a corner, its sides in three shades: no cask."""
_HAMMER: Final = "M-3-2L7 9L10 6L0-5ZM-11-4L-3-12L4-8L2-5L-1-3L-6 2Z"

_CROWN: Final = '<path class="dead-gold" d="M-12 9V-7L-5-1L0-11L5-1L12-7V9Z"/>'
_BURST: Final = (
    '<path class="dead-burst" d="M0-14L3-6L10-10L7-3L14 0L7 4L10 11L3 7L0 14L-3 7L-10 11'
    'L-7 4L-14 0L-7-3L-10-10L-3-6Z"/>'
)
_FLAG: Final = "M-10-14H-7V14H-10ZM-5-12C1-15 5-8 12-11L9-4L12 2C5 5 1-2-5 1Z"
SIGNS: Final = {
    "S": '<path d="M-1-13V8H-12C-6 3-3-4-1-13ZM2-11C8-6 11 1 12 8H2ZM-13 10H13L10 14H-9Z"/>',
    "C": (
        '<path fill-rule="evenodd" d="M-13-5L9-11L13-3L-8 7C-12 8-15-2-13-5Z"/>'
        '<circle cx="-2" cy="8" r="6"/><circle class="dead-light" cx="-2" cy="8" r="2.4"/>'
    ),
    "F": f'<path d="{_FLAG}"/>',
    "I": _CUBE,
    "B": f'<path d="{_HAMMER}"/>',
    "P": ('<path d="M-1 13V1C-9 1-12-4-12-9C-5-9-2-6-1-2C0-9 4-13 12-13C12-5 8-1 2-1V13Z"/>'),
    "H": (
        '<path class="dead-line" d="M0-6V12M-6-2H6M-12 3C-11 10-6 13 0 13S11 10 12 3"/>'
        '<circle class="dead-line" cx="0" cy="-10" r="3.4"/>'
    ),
    "R": (
        '<path d="M13-9L7-3L3-7L9-13C3-15-3-10-1-4L-12 7C-15 11-11 15-7 12L4 1C10 3 15-3 13-9Z"/>'
    ),
    "D": (
        '<path class="dead-line" d="M-11-9L0-13L6 8L-5 12ZM5-11H12V9H9"/>'
        '<path d="M-4-1L2-3M-2 4" class="dead-line"/>'
    ),
    "coin": '<circle class="dead-coin" r="12.5"/><circle class="dead-coin-in" r="7.5"/>',
    "cargo": (
        '<path class="dead-cask" d="M-8-13H8C12.5-6 12.5 6 8 13H-8C-12.5 6-12.5-6-8-13Z"/>'
        '<path class="dead-cask-in" d="M-10.5-6.5H10.5M-10.5 6.5H10.5M-3-13C-4.5-5-4.5 5-3 13'
        'M3-13C4.5-5 4.5 5 3 13"/>'
    ),
    "A": ('<g class="dead-line"><circle r="9"/><path d="M0-14V-5M0 14V5M-14 0H-5M14 0H5"/></g>'),
    "V": '<circle cx="-8" cy="6" r="5"/><circle cx="8" cy="6" r="5"/><circle cx="0" cy="-7" r="5"/>',
    "K": '<path d="M0-14L12-9C12 3 8 10 0 14C-8 10-12 3-12-9Z"/>',
    "either": (
        f'<g transform="translate(-7 -4) scale(.62)">{_CUBE}</g>'
        '<path class="dead-line" d="M5-12L-5 13"/>'
        f'<g transform="translate(8 6) scale(.66)"><path d="{_HAMMER}"/></g>'
    ),
    "outpost": (
        '<path class="dead-wall" d="M-11 14V-2H11V14Z"/><path class="dead-roof" d="M-15-1L0-14L15-1Z"/>'
        '<path class="dead-light" d="M-3 14V5H3V14Z"/>'
    ),
    "garrison": (
        '<path class="dead-canvas" d="M0-8C3 1 8 9 15 14H-15C-8 9-3 1 0-8Z"/>'
        '<path class="dead-wall" d="M0-1C1 5 3 10 6 14H-6C-3 10-1 5 0-1Z"/>'
        '<path class="dead-pole" d="M0-8V-16"/><path class="dead-roof" d="M1-16H11L8-12.5L11-9H1Z"/>'
    ),
    "fort": (
        '<path class="dead-stone" d="M-15 14V-11H-9V-6H-4V-11H4V-6H9V-11H15V14Z"/>'
        '<path class="dead-light" d="M-4 14V6A4 4 0 0 1 4 6V14Z"/>'
    ),
    "crown": _CROWN,
    "crowns": (
        f'<g transform="translate(-5 -4) scale(.72)">{_CROWN}</g>'
        f'<g transform="translate(5 6) scale(.72)">{_CROWN}</g>'
    ),
    "hit": _BURST,
    "crown_hit": (
        f'<g transform="translate(-5 -5) scale(.7)">{_CROWN}</g>'
        f'<g transform="translate(6 6) scale(.68)">{_BURST}</g>'
    ),
    "plunder": (
        '<path class="dead-gold" d="M-12-1H12V11H-12ZM-12-3C-12-12 12-12 12-3ZM-2-3H2V3H-2Z"/>'
    ),
    "nothing": '<path class="dead-line" d="M-7 0H7"/>',
    "merchant": (
        '<circle class="dead-badge" r="15"/><path class="dead-on-badge" transform="scale(.74)" '
        'd="M-14 5H14L9 13H-9ZM-1-14H1V4H-1ZM3-12C9-9 11-4 11 3H3ZM-3-10C-8-7-10-2-10 3H-3Z"/>'
    ),
    "claim": '<path class="dead-line" d="M-8-11H8V11H-8ZM-4-5H4M-4 1H4"/>',
    "end": ('<path class="dead-line" d="M-12 9H12M0 5V-11M-6-2L0 5L6-2"/>'),
    "upgrade": '<path d="M-12 3L0-10L12 3H5V13H-5V3Z"/>',
    "expert": '<path d="M0-14L4-5L13-4L6 3L8 12L0 8L-8 12L-6 3L-13-4L-4-5Z"/>',
    "pile": '<path class="dead-line" d="M-10-10H6V8H-10ZM10-6V12H-6"/>',
    "deck": '<path class="dead-line" d="M-9-12H9V12H-9ZM-4 0L0-6L4 0L0 6Z"/>',
    "chest": (
        '<path class="dead-wall" d="M-15-1H15V12H-15ZM-15-4C-15-14 15-14 15-4Z"/>'
        '<path class="dead-gold" d="M-4-5H4V4H-4Z"/>'
    ),
    "wind": (
        '<path class="dead-line" d="M-13-4H4C10-4 10-12 4-12C1-12 0-10 0-8'
        'M-13 3H9C15 3 15 11 9 11C6 11 5 9 5 7M-13 10H-3"/>'
    ),
    "skull": '<path class="dead-line" d="M-10-10L10 10M10-10L-10 10"/>',
    "side-0": '<circle r="11"/>',
    "side-1": '<path d="M0-13L13 0L0 13L-13 0Z"/>',
    "side-2": '<rect x="-10.5" y="-10.5" width="21" height="21" rx="2"/>',
    "side-3": '<path d="M0-12.5L13 10H-13Z"/>',
    "ship": (
        '<path class="dead-mast" d="M-2-26V12M12-18V12"/>'
        '<path class="dead-sail" d="M-4-24C-18-18-22-4-20 8H-4ZM1-22C8-16 10-4 8 8H1Z'
        'M14-15C20-10 22 0 20 8H14Z"/>'
        '<path class="dead-hull" d="M-27 11H27C26 19 21 25 15 26H-16C-22 24-26 18-27 11Z"/>'
    ),
    "pirate": (
        '<path class="dead-pirate" d="M0 0H26V19H0Z"/><circle class="dead-skull" cx="13" cy="6.5" r="3.6"/>'
        '<path class="dead-bones" d="M6 8L20 16M20 8L6 16"/>'
    ),
    "lighthouse": (
        '<path class="dead-light" d="M-16 60L-9-40H9L16 60Z"/>'
        '<path class="dead-roof" d="M-12.5 10L-10.6-15H10.6L12.5 10ZM-15 46L-13.6 28H13.6L15 46Z"/>'
        '<path class="dead-gold" d="M-8-56H8V-40H-8Z"/><path class="dead-roof" d="M-12-56L0-70L12-56Z"/>'
        '<path class="dead-wall" d="M-30 60C-20 50 20 50 30 60Z"/>'
    ),
    "pennant": '<path class="dead-pennant" d="M0 0L18 5L0 10Z"/>',
}
"""Our own signs, round the origin, about 28 by 28; a ship about 54 by 54; flags from their pole."""
