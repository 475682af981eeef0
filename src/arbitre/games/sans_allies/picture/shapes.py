"""Our own signs and landscapes for the drawn table."""

from __future__ import annotations

from typing import Final

from arbitre.core.svg import num
from arbitre.games.sans_allies.picture.layout import Layout
from arbitre.games.sans_allies.picture.materials import materials
from arbitre.games.sans_allies.picture.style import LETTERING

text: Final = LETTERING.text
lines: Final = LETTERING.lines


def sign(name: str, x: float, y: float, scale: float, kind: str) -> str:
    """A sign of `SIGNS` at a place."""
    return (
        f'<use class="{kind}" href="#sans-{name}" '
        f'transform="translate({num(x)} {num(y)}) scale({num(scale)})"/>'
    )


# -- signs -----------------------------------------------------------------------------------

SIGNS: Final = {
    "P": (
        '<path d="M-8.5-3.5C-8.5-10-4.5-13.5 0-13.5S8.5-10 8.5-3.5L11-2V-.3H-11V-2Z'
        "M-6.2 1H6.2C6.2 5 3.6 7 0 7S-6.2 5-6.2 1Z"
        'M-14 14C-14 10-11 8-6 7.2C-3.2 9.8 3.2 9.8 6 7.2C11 8 14 10 14 14Z"/>'
    ),
    "V": (
        '<path d="M9-.8L6.5-8H-3L-5.5-5.2H-19.5V-2.2H-8L-8.5-.8H-13L-17 4H17L13-.8Z"/>'
        '<path fill-rule="evenodd" d="M-14.5 5.2H14.5A4.4 4.4 0 0 1 14.5 14H-14.5'
        "A4.4 4.4 0 0 1-14.5 5.2ZM-13 7.6a2 2 0 1 0 .01 0ZM-4.3 7.6a2 2 0 1 0 .01 0Z"
        'M4.3 7.6a2 2 0 1 0 .01 0ZM13 7.6a2 2 0 1 0 .01 0Z"/>'
    ),
    "A": (
        '<path d="M0-14C1.5-12 2.1-9 2.3-6L3-2L15 6.5V9.5L3.6 7L2.9 10L7.5 12.8V14.6L0 13'
        'L-7.5 14.6V12.8L-2.9 10L-3.6 7L-15 9.5V6.5L-3-2L-2.3-6C-2.1-9-1.5-12 0-14Z"/>'
    ),
    "S": (
        '<path d="M-19 5.5H9L19 3L14.5 13H-15.5ZM-12.5 4.5V-1H-8.5V4.5Z'
        "M-7 4.5V.5H-5V-5H-1.4V-11H.2V-9H3.8V-7.6H.2V-5H4V.5H6.5V4.5Z"
        'M8 4.5V1.2H11.4L17-1L17.5.4L12.6 2.6V3.6Z"/>'
    ),
    "breakthrough": (
        '<path fill-rule="evenodd" d="M-5-14H5V-11.5H3.5V-4L12.5 10.5C13.5 12.5 12.5 14 10.5 14'
        "H-10.5C-12.5 14-13.5 12.5-12.5 10.5L-3.5-4V-11.5H-5ZM-1-11V-3.2L-5.5 4H5.5L1-3.2V-11Z"
        'M-1.5 7.5a2 2 0 1 0 .01 0ZM4 8.5a1.6 1.6 0 1 0 .01 0Z"/>'
    ),
    "weapon": (
        '<path d="M0-14C8.5-14 14-10.5 14-6C14-2.5 10.5-.5 6.5-.5C5.5 2 4.2 3.5 3.5 7.5L9 10.5V14'
        'H-9V10.5L-3.5 7.5C-4.2 3.5-5.5 2-6.5-.5C-10.5-.5-14-2.5-14-6C-14-10.5-8.5-14 0-14Z"/>'
    ),
    "castle": '<path d="M-27 20V-20H-17V-13H-6V-20H6V-13H17V-20H27V20Z"/>',
    "atom": (
        '<g class="sans-orbit"><ellipse rx="34" ry="13"/><ellipse rx="34" ry="13" transform="rotate(60)"'
        '/><ellipse rx="34" ry="13" transform="rotate(120)"/></g><circle r="21"/>'
    ),
    "flame": (
        '<path fill-rule="evenodd" d="M1-17C3-10 12-6 12 4C12 11.5 6.5 16 0 16S-12 11.5-12 4.5'
        "C-12-1-8-4-7-9C-4-7-3-4.5-2.5-2.5C0-6 2-11 1-17ZM.5 2C-1 5-5 6-5 10C-5 12.5-3 14 0 14"
        'S5 12.5 5 9.5C5 6.5 2 5 .5 2Z"/>'
    ),
    "wheel": (
        '<path fill-rule="evenodd" d="M-3-15H3L4-10.5L8-12.5L12.5-8L10.5-4L15-3V3L10.5 4L12.5 8'
        "L8 12.5L4 10.5L3 15H-3L-4 10.5L-8 12.5L-12.5 8L-10.5 4L-15 3V-3L-10.5-4L-12.5-8L-8-12.5"
        'L-4-10.5ZM0-5.5a5.5 5.5 0 1 0 .01 0Z"/>'
    ),
    "factory": (
        '<path d="M-22 15V-2L-11-9V-2L0-9V-2L4-4.5L5.5-21H11.5L13-4.5H16L17-15H21L22 15Z"/>'
    ),
}
"""Our own signs, round the origin: the cards (about 40 by 28), the tiles, the marker, the marks."""

# -- landscapes, in a box of 101 by 62 round the origin --------------------------------------

_SKY: Final = '<rect class="sans-sky" x="-51" y="-32" width="102" height="64"/>'
_WATER: Final = '<rect class="sans-water" x="-51" y="-8" width="102" height="40"/>'
_PINE: Final = "m0-24l10 15h-5l9 14h-11v6h-6v-6h-11l9-14h-5z"
_PALM: Final = (
    '<path class="sans-trunk" d="M0 2C1-6 0-10-2-15"/>'
    '<path class="sans-leaf" d="M-2-15C-7-20-12-18-14-12C-9-15-6-15-2-15C3-20 9-18 11-12C6-15 2-15-2-15'
    'C-5-13-7-9-7-5C-5-9-4-12-2-15C1-13 3-9 3-5C2-9 0-12-2-15Z"/>'
)
_WAVES: Final = "q4-4 8 0t8 0"

PICTURES: Final = {
    "plains": (
        f'{_SKY}<path class="sans-grass-far" d="M-55 6C-34-10-8-7 14 1S46-7 60-3V34H-60Z"/>'
        '<path class="sans-grass" d="M-55 16C-22 2 14 18 55 6V34H-55Z"/>'
        '<path class="sans-furrow" d="M-44 31Q-20 14-10 12M-20 31Q-6 18 6 13M6 31Q14 20 26 12M30 31'
        'Q36 20 44 12"/>'
    ),
    "forest": (
        f'{_SKY}<rect class="sans-grass" x="-51" y="12" width="102" height="20"/>'
        f'<path class="sans-pine-far" d="M-24 8{_PINE}M6 8{_PINE}M36 8{_PINE}"/>'
        f'<path class="sans-pine" d="M-40 17{_PINE}M-9 18{_PINE}M22 17{_PINE}M47 19{_PINE}"/>'
    ),
    "mountains": (
        f'{_SKY}<path class="sans-rock-far" d="M-60 32L-34-6L-22 6L-4-12L20 14L36-10L60 20V32Z"/>'
        '<path class="sans-rock" d="M-60 32L-30-1L-14 14L12-25L32 4L38-2L60 32Z"/>'
        '<path class="sans-snow" d="M12-25L24-8L17-3L12-9L6-2L0-7ZM-30-1L-21 7L-27 11L-31 7L-37 9'
        'L-39 9Z"/>'
    ),
    "desert": (
        '<rect class="sans-haze" x="-51" y="-32" width="102" height="64"/>'
        '<circle class="sans-sun" cx="27" cy="-14" r="9"/>'
        '<path class="sans-dune-far" d="M-55 8C-36 4-22-8-8-7C6-2 24 6 55 2V34H-55Z"/>'
        '<path class="sans-dune" d="M-55 20C-24 22-2 4 16 6C28 12 40 18 55 16V34H-55Z"/>'
        '<path class="sans-cactus" d="M-30 22V-4M-30 10H-38V1M-30 14H-22V5"/>'
    ),
    "coast": (
        f"{_SKY}{_WATER}"
        '<path class="sans-sand" d="M55-14C34-14 30-2 14 4C0 10-2 20-14 34H55Z"/>'
        '<path class="sans-grass" d="M55-18C40-20 38-6 26 0C14 8 12 20 4 34H55Z"/>'
        f'<path class="sans-wave" d="M-42 4{_WAVES}M-22-2{_WAVES}M-46 18{_WAVES}M-26 12{_WAVES}"/>'
        '<path class="sans-pine" transform="translate(36 12) scale(.7)" d="M0 0' + _PINE + '"/>'
    ),
    "islands": (
        f"{_SKY}{_WATER}"
        '<path class="sans-sand" d="M-46 14C-40 4-8 4-2 14ZM8 26C14 16 42 16 48 26Z"/>'
        '<path class="sans-grass" d="M-38 10C-32 2-16 2-10 10ZM16 22C22 14 34 14 40 22Z"/>'
        f'<g transform="translate(-22 6) scale(1.1)">{_PALM}</g>'
        f'<g transform="translate(29 17)">{_PALM}</g>'
        f'<path class="sans-wave" d="M-44 25{_WAVES}M-18 20{_WAVES}M16 3{_WAVES}M34 9{_WAVES}"/>'
    ),
    "sea": (
        f'<rect class="sans-water" x="-51" y="-32" width="102" height="64"/>'
        f'<path class="sans-wave" d="M-44-18{_WAVES}M-14-22{_WAVES}M20-16{_WAVES}M-30-4{_WAVES}'
        f"M4-6{_WAVES}M34-2{_WAVES}M-46 10{_WAVES}M-12 9{_WAVES}M18 12{_WAVES}M-30 23{_WAVES}"
        f'M4 24{_WAVES}M34 22{_WAVES}"/>'
    ),
    "centre": (
        '<rect class="sans-haze" x="-51" y="-32" width="102" height="64"/>'
        '<path class="sans-smoke" d="M22-21C14-26 20-33 28-31C30-40 48-40 50-30V-24C40-24 36-18 22-21Z"/>'
        '<path class="sans-works" d="M-42 32V6L-24-6V6L-6-6V6L6-2L10-20H20L23-2H28L31-14H39L42 32Z"/>'
        '<path class="sans-window" d="M-34 13H-24V21H-34ZM-16 13H-6V21H-16ZM2 13H12V21H2ZM22 13H32V21H22Z"/>'
    ),
    "capital": (
        f'{_SKY}<rect class="sans-grass" x="-51" y="22" width="102" height="10"/>'
        '<path class="sans-stone" d="M-44 26V8H-20V2H-17C-17-8-10-14-1-15V-26H1V-15C10-14 17-8 17 2H20V8'
        'H44V26Z"/><path class="sans-banner" d="M1-27H17L12-23L17-19H1Z"/>'
        '<path class="sans-columns" d="M-37 13V26M-27 13V26M-14 6V26M-5 6V26M5 6V26M14 6V26M27 13V26'
        'M37 13V26"/>'
    ),
    "other": (
        '<rect class="sans-field" x="-51" y="-32" width="102" height="64"/>'
        '<path class="sans-contour" d="M-60-8C-36-26-8-20 6-26S44-30 60-20M-60 10C-30-8-14-8 8-10S40-12 '
        "60-4M-60 28C-40 16-22 10 4 8S40 6 60 14M-18 34C-8 24 10 20 30 22S46 28 60 32"
        'M12-1C18-6 30-6 34-1S16 4 12-1Z"/>'
    ),
}
"""A landscape for each terrain we know; `other` for those of a player's own edition."""


def definitions(at: Layout) -> str:
    """What drawings refer to."""
    signs = [f'<g id="sans-{name}">{shape}</g>' for name, shape in SIGNS.items()]
    pictures = [
        f'<g id="sans-land-{name}" clip-path="url(#sans-clip)">{shape}</g>'
        for name, shape in PICTURES.items()
    ]
    clip = '<clipPath id="sans-clip"><rect x="-50.5" y="-31" width="101" height="62" rx="6"/></clipPath>'
    return "\n".join(["<defs>", clip, materials(at), *signs, *pictures, "</defs>"])
