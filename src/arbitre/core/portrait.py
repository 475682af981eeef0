"""Portraits (avatars): small pictures of a game's players, made alike: a sign on a disc, and marks of rank."""

from __future__ import annotations

from typing import Final

from arbitre.core.screen import Picture
from arbitre.core.svg import num, scoped

SIDE: Final = 96
"""How wide and high a portrait is; the sign has about 48 by 44 round the origin."""
RANK_STEP: Final = 13

STAR: Final = "M0-6L1.8-2 6-1.8 2.8 1 3.8 5.2 0 3-3.8 5.2-2.8 1-6-1.8-1.8-2Z"
STRIPE: Final = "M-5-5H-1L5 5H1Z"
"""The marks of rank, of land forces and at sea."""

DIE: Final = (
    '<rect class="portrait-ink" x="-19" y="-19" width="38" height="38" rx="8"/>'
    '<g class="portrait-hole"><circle cx="-9" cy="-9" r="4"/><circle cx="9" cy="-9" r="4"/>'
    '<circle r="4"/><circle cx="-9" cy="9" r="4"/><circle cx="9" cy="9" r="4"/></g>'
)
"""The sign of whoever plays at random."""


def portrait(kind: str, title: str, sign: str, rank: int = 0, mark: str = STAR) -> Picture:
    """A player drawn: its sign, and as many marks as it has rank. `kind` is the class of the game's drawings.

    >>> portrait("board", "Captain", DIE, 2).board.count(STAR)
    2
    """
    first = SIDE / 2 - RANK_STEP * (rank - 1) / 2
    marks = "".join(
        f'<path class="portrait-mark" transform="translate({num(first + RANK_STEP * place)} 79)" d="{mark}"/>'
        for place in range(rank)
    )
    middle = SIDE / 2
    disc = f'<circle class="portrait-disc" cx="{num(middle)}" cy="{num(middle)}" r="45"/>'
    lifted = num(middle - 5 if rank else middle)
    return Picture(
        kind,
        SIDE,
        SIDE,
        title,
        "",
        disc,
        "",
        f'<g transform="translate({num(middle)} {lifted})">{sign}</g>{marks}',
    )


def portrait_rules(kind: str, disc: str, ink: str, accent: str, edge: str) -> list[str]:
    """The rules of a style sheet for portraits, with the names of a game's own custom properties.

    >>> portrait_rules("board", "card", "ink", "coin", "coin-edge")[1]
    '.board .portrait-ink{fill:var(--ink)}'
    """
    return scoped(
        kind,
        f".portrait-disc{{fill:var(--{disc});stroke:var(--{ink});stroke-width:3}}"
        f".portrait-ink{{fill:var(--{ink})}} .portrait-hole{{fill:var(--{disc})}}"
        f".portrait-line{{fill:none;stroke:var(--{ink});stroke-width:4;stroke-linecap:round;"
        "stroke-linejoin:round}"
        f".portrait-cut{{fill:none;stroke:var(--{disc});stroke-width:2.5}}"
        f".portrait-accent,.portrait-mark{{fill:var(--{accent});stroke:var(--{edge});stroke-width:1.5;"
        "stroke-linejoin:round}",
    )
