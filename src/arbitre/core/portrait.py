"""Portraits (avatars): small pictures of a game's players, all alike: a sign on a disc, and marks of rank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arbitre.core.screen import Picture
from arbitre.core.svg import num
from arbitre.core.words import Words

SIDE: Final = 96
"""How wide and high a portrait is; the sign has about 48 by 44 round the origin."""
RANK_STEP: Final = 13

STAR: Final = "M0-6L1.8-2 6-1.8 2.8 1 3.8 5.2 0 3-3.8 5.2-2.8 1-6-1.8-1.8-2Z"
STRIPE: Final = "M-5-5H-1L5 5H1Z"
"""The marks of rank, of land forces and at sea."""

DIE: Final = (
    '<rect class="ink" x="-19" y="-19" width="38" height="38" rx="8"/>'
    '<g class="hole"><circle cx="-9" cy="-9" r="4"/><circle cx="9" cy="-9" r="4"/>'
    '<circle r="4"/><circle cx="-9" cy="9" r="4"/><circle cx="9" cy="9" r="4"/></g>'
)
"""The sign of whoever plays at random."""


class Inks:
    """The colours of a game's portraits, by day and by night: the disc, what is drawn on it, its trim."""

    def __init__(
        self,
        disc: tuple[str, str],
        ink: tuple[str, str],
        trim: tuple[str, str],
        edge: tuple[str, str],
    ) -> None:
        self.disc = disc
        self.ink = ink
        self.trim = trim
        self.edge = edge

    def style(self) -> str:
        """The style sheet that a portrait carries: it is shown alone, and many at once.

        Signs are made of `ink`, `hole`, `line`, `cut` and `trim`.

        >>> Inks(("#fff", "#000"), ("#000", "#fff"), ("", ""), ("", "")).style().split("}")[1]
        '.disc{fill:light-dark(#fff,#000);stroke:light-dark(#000,#fff);stroke-width:3'
        """
        disc, ink, trim, edge = (
            f"light-dark({','.join(both)})" for both in (self.disc, self.ink, self.trim, self.edge)
        )
        return (
            ":root{color-scheme:light dark}"
            f".disc{{fill:{disc};stroke:{ink};stroke-width:3}}.ink{{fill:{ink}}}.hole{{fill:{disc}}}"
            f".line{{fill:none;stroke:{ink};stroke-width:4;stroke-linecap:round}}"
            f".cut{{fill:none;stroke:{disc};stroke-width:2.5}}"
            f".trim{{fill:{trim};stroke:{edge};stroke-width:1.5;stroke-linejoin:round}}"
        )


def portrait(inks: Inks, title: str, sign: str, rank: int = 0, mark: str = STAR) -> Picture:
    """A player drawn: its sign, and as many marks as it has rank.

    >>> both = ("#000", "#fff")
    >>> portrait(Inks(both, both, both, both), "Captain", DIE, 2).pieces.count(STAR)
    2
    """
    middle = SIDE / 2
    first = middle - RANK_STEP * (rank - 1) / 2
    marks = "".join(
        f'<path class="trim" transform="translate({num(first + RANK_STEP * place)} 79)" d="{mark}"/>'
        for place in range(rank)
    )
    lifted = num(middle - 5 if rank else middle)
    disc = f'<circle class="disc" cx="{num(middle)}" cy="{num(middle)}" r="45"/>'
    drawn = f'<g transform="translate({num(middle)} {lifted})">{sign}</g>{marks}'
    style = f"<style>{inks.style()}</style>"
    return Picture("portrait", SIDE, SIDE, title, "", style + disc, "", drawn)


def gallery(
    inks: Inks, drawn: Mapping[str, tuple[str, int]], words: Words, mark: str = STAR
) -> dict[str, Picture]:
    """The portraits of a game's players by name, from the sign and the rank of each; and of `random`."""
    found = {
        name: portrait(inks, words.bot(name), sign, rank, mark)
        for name, (sign, rank) in drawn.items()
    }
    return found | {"random": portrait(inks, words.bot("random"), DIE)}
