"""Our own signs for the drawn board (icons): pieces and what they lie on, flags, explosions."""

from __future__ import annotations

from typing import Final

_TROOPER: Final = (
    "M-8.5-3.5C-8.5-10-4.5-13.5 0-13.5S8.5-10 8.5-3.5L11-2V-.3H-11V-2Z"
    "M-6.2 1H6.2C6.2 5 3.6 7 0 7S-6.2 5-6.2 1Z"
    "M-14 14C-14 10-11 8-6 7.2C-3.2 9.8 3.2 9.8 6 7.2C11 8 14 10 14 14Z"
)

SILHOUETTES: Final = {
    "S": f'<path d="{_TROOPER}"/>',
    "R": (
        f'<path transform="translate(-12 -1) scale(.6)" d="{_TROOPER}"/>'
        f'<path transform="translate(12 -1) scale(.6)" d="{_TROOPER}"/>'
        f'<path class="power-cut" transform="translate(0 2.6) scale(.82)" d="{_TROOPER}"/>'
    ),
    "T": (
        '<path d="M9-.8L6.5-8H-3L-5.5-5.2H-19.5V-2.2H-8L-8.5-.8H-13L-17 4H17L13-.8Z"/>'
        '<path fill-rule="evenodd" d="M-14.5 5.2H14.5A4.4 4.4 0 0 1 14.5 14H-14.5'
        "A4.4 4.4 0 0 1-14.5 5.2ZM-13 7.6a2 2 0 1 0 .01 0ZM-4.3 7.6a2 2 0 1 0 .01 0Z"
        'M4.3 7.6a2 2 0 1 0 .01 0ZM13 7.6a2 2 0 1 0 .01 0Z"/>'
    ),
    "A": (
        '<path d="M13-2L10-9.4H6V-12.6H-2V-9.4H-5.5L-8.5-5.4H-15.5V-6.4H-20.5V-1.4H-15.5V-2.4H-9.6'
        'V-2H-16L-20 3H20L16-2Z"/>'
        '<path fill-rule="evenodd" d="M-16 4.2H16A4.9 4.9 0 0 1 16 14H-16A4.9 4.9 0 0 1-16 4.2Z'
        "M-15.5 6.7a2.4 2.4 0 1 0 .01 0ZM-7.8 6.7a2.4 2.4 0 1 0 .01 0ZM0 6.7a2.4 2.4 0 1 0 .01 0Z"
        'M7.8 6.7a2.4 2.4 0 1 0 .01 0ZM15.5 6.7a2.4 2.4 0 1 0 .01 0Z"/>'
    ),
    "C": (
        '<path d="M0-14C1.5-12 2.1-9 2.3-6L3-2L15 6.5V9.5L3.6 7L2.9 10L7.5 12.8V14.6L0 13'
        'L-7.5 14.6V12.8L-2.9 10L-3.6 7L-15 9.5V6.5L-3-2L-2.3-6C-2.1-9-1.5-12 0-14Z"/>'
    ),
    "B": (
        '<path d="M0-14C2.2-13 3-10.5 3-8V-4.5L5.8-3.6V-7.5H8.8V-2.6L12.2-1.4V-5H15.2V-.4L20.5 1.4'
        "V5L3 3.6L2.3 8.6L8.6 12V14.6L0 13.2L-8.6 14.6V12L-2.3 8.6L-3 3.6L-20.5 5V1.4L-15.2-.4V-5"
        'H-12.2V-1.4L-8.8-2.6V-7.5H-5.8V-3.6L-3-4.5V-8C-3-10.5-2.2-13 0-14Z"/>'
    ),
    "D": (
        '<path d="M-19 5.5H9L19 3L14.5 13H-15.5Z"/>'
        '<path d="M-12.5 4.5V-1H-8.5V4.5Z'
        'M-7 4.5V.5H-5V-5H-1.4V-11H.2V-9H3.8V-7.6H.2V-5H4V.5H6.5V4.5Z"/>'
        '<path d="M8 4.5V1.2H11.4L17-1L17.5.4L12.6 2.6V3.6Z"/>'
    ),
    "CR": (
        '<path fill-rule="evenodd" d="M-20.5 4H10.5L20.5 1L16 13.5H-17.5Z'
        "M-11 7.2a1.3 1.3 0 1 0 .01 0ZM-5 7.2a1.3 1.3 0 1 0 .01 0ZM1 7.2a1.3 1.3 0 1 0 .01 0Z"
        'M7 7.2a1.3 1.3 0 1 0 .01 0Z"/>'
        '<path d="M-10.5 3V-7L-6.8-8V-1.5H-5.2V-9L-1.5-10V-4'
        'H-.2V-13.5H1.4V-11.5H6V-10H1.4V-7H5V-3H7.5V3Z"/>'
        '<path d="M8.6 3V-.8H12L19-3.2L19.5-1.8L13 .8V2Z'
        'M-11.8 3V-.8H-14.6L-20.5-2.8L-21-1.4L-16 .8V3Z"/>'
    ),
    "M": (
        '<path fill-rule="evenodd" d="M0-14.5C4-10.5 5.2-6.5 5.2-2.5V8H-5.2V-2.5'
        "C-5.2-6.5-4-10.5 0-14.5Z"
        'M0-6.2a2.3 2.3 0 1 0 .01 0Z"/>'
        '<path d="M6.4 1L12 8V13.5L6.4 9.5ZM-6.4 1L-12 8V13.5L-6.4 9.5ZM-3.4 9.2H3.4L5 14H-5Z"/>'
    ),
    "P": '<path d="M3.5-14L-9 2H-1.6L-4 14L9-3.5H1.4Z"/>',
}
"""Our own piece signs by kind, in a box of about 40 by 28 round the origin."""

BIG: Final = ("R", "A", "B", "CR")
"""Group 2: octagons with a dark plate; group 1 is round."""


def _octagon(reach: float, middle: float = -4.0) -> str:
    near = round(reach * 0.43, 1)
    return (
        f"M{-near:g} {middle - reach:g}H{near:g}L{reach:g} {middle - near:g}V{middle + near:g}"
        f"L{near:g} {middle + reach:g}H{-near:g}L{-reach:g} {middle + near:g}V{middle - near:g}Z"
    )


_DISC: Final = (
    '<circle class="power-shade" cx="1" cy="-2" r="20.5"/><circle class="power-counter" cy="-5" r="20"/>'
    '<circle class="power-shine" cy="-5" r="20"/><circle class="power-groove" cy="-5" r="17"/>'
)
_BLOCK: Final = (
    f'<path class="power-shade" d="{_octagon(24.5, -1.0)}"/>'
    f'<path class="power-counter" d="{_octagon(24.0)}"/>'
    f'<path class="power-shine" d="{_octagon(24.0)}"/><path class="power-plate" d="{_octagon(20.0)}"/>'
)
_ROCKET: Final = (
    '<path class="power-shade" d="M2-25L23-3L10 22H-6L-19-3Z"/>'
    '<path class="power-counter" d="M0-28L21-6L8 19H-8L-21-6Z"/>'
    '<path class="power-shine" d="M0-28L21-6L8 19H-8L-21-6Z"/>'
)
_COIN: Final = (
    '<circle class="power-shade" cx="1" cy="-2" r="20"/><circle class="power-coin" cy="-5" r="19"/>'
    '<circle class="power-milled" cy="-5" r="19"/><circle class="power-shine" cy="-5" r="19"/>'
)
BASES: Final = {"small": _DISC, "big": _BLOCK, "rocket": _ROCKET, "money": _COIN}
"""What a sign lies on: each sort of piece has an outline of its own."""


def base_of(kind: str) -> str:
    """The name of the outline of a kind.

    >>> base_of("T"), base_of("A"), base_of("M")
    ('small', 'big', 'rocket')
    """
    if kind in BIG:
        return "big"
    return {"M": "rocket", "P": "money"}.get(kind, "small")


_PLACES: Final = {"big": "translate(0 -4) scale(.8)"}
_PLACE: Final = "translate(0 -5) scale(.7)"
"""Where a sign lies on its outline."""


def token(kind: str) -> str:
    """A whole piece without ids, for a drawing that stands beside others.

    >>> token("P").count("<g")
    1
    """
    base = base_of(kind)
    place = _PLACES.get(base, _PLACE)
    sign = f'<g class="power-sign power-on-{base}" transform="{place}">{SILHOUETTES[kind]}</g>'
    return BASES[base] + sign


def signs() -> str:
    """All signs and whole pieces, to be used by their ids."""
    found = [f'<g id="power-{kind}">{sign}</g>' for kind, sign in SILHOUETTES.items()]
    found += [f'<g id="power-{name}">{base}</g>' for name, base in BASES.items()]
    for kind in SILHOUETTES:
        base = base_of(kind)
        place = _PLACES.get(base, _PLACE)
        found.append(
            f'<g id="token-{kind}"><use href="#power-{base}"/>'
            f'<use class="power-sign power-on-{base}" transform="{place}" href="#power-{kind}"/></g>'
        )
    found.append(
        f'<g id="power-flag"><path class="power-cloth" d="{FLAG}"/>'
        f'<path class="power-pole" d="{FLAG_POLE}"/></g>'
    )
    found.append(f'<path id="power-blast" class="power-blast" d="{BLAST}"/>')
    return "\n".join(found)


FLAG: Final = "M-15-21C-8-25 2-16 19-20L16-9L19 4C3 9-7-2-15 2Z"
FLAG_POLE: Final = "M-16-25V25M-20 25H-12"
BLAST: Final = (
    "M0-30L7-14L22-22L16-7L32-3L17 6L25 21L8 15L2 31L-6 15L-22 23L-16 7L-32 2L-17-7L-23-23L-7-14Z"
)
