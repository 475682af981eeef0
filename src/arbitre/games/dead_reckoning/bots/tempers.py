"""Tempers: leanings with a name, in which a turn may be played; reasons in words come from their names."""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.bots.leaning import EVEN, LEARNT, NAMES, NAVIGATOR, Leaning


class Temper:
    """A leaning with a name; each has a message `temper-NAME`."""

    def __init__(self, name: str, lean: Leaning) -> None:
        self.name = name
        self.lean = lean

    def __repr__(self) -> str:
        return f"<Temper {self.name}>"


def _temper(name: str, factors: dict[str, float]) -> Temper:
    """The navigator's leaning, with more or less of some things."""
    return Temper(name, Leaning([LEARNT[each] * factors.get(each, 1.0) for each in NAMES]))


ADMIRAL: Final = (
    Temper("steady", NAVIGATOR),
    _temper(
        "hunting", {"icon F": 2.0, "icon C": 1.5, "legendary": 1.8, "terror": 1.6, "hurt": 0.6}
    ),
    _temper("building", {"buildings": 1.8, "icon B": 1.5, "builder": 1.5}),
    _temper("exploring", {"explore": 2.5, "explorer": 1.8}),
    _temper("conquering", {"hope": 2.2, "loss": 1.6, "colonist": 1.6, "icon I": 1.4}),
    _temper("trading", {"cargo": 1.6, "master": 1.5, "icon H": 1.4}),
    _temper("refitting", {"cargo": 0.55, "ship": 2.2, "cards": 1.4, "elite": 1.8}),
    _temper("banking", {"aboard": 0.5, "capitalist": 1.8, "icon $": 1.4}),
    _temper("learning", {"cards": 1.8, "draws": 1.3}),
    Temper("plain", EVEN),
)
"""What the admiral thinks of, the navigator's way first."""
CAPTAIN: Final = (ADMIRAL[0], ADMIRAL[3], ADMIRAL[6])
"""What a captain thinks of: the steady course, unknown islands, a better ship."""
