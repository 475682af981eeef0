"""The decisions of the invader and the outcomes of chance, and their notation."""

from __future__ import annotations

import re
from typing import Final

from arbitre.core.position import Move, refuse
from arbitre.games.sans_allies.rules.cards import KINDS, UNITS, packed, read_units, units_text
from arbitre.games.sans_allies.rules.pyramid import NAMES, place_of

CONVOY: Final = 0
DRAW: Final = 1
ATTACK: Final = 2
SCOUTS: Final = 3
STRIKE: Final = 4
STRIKE_RESEARCH: Final = 5
END: Final = 6
RECOVER: Final = 7
LOSE: Final = 8
UPGRADE: Final = 9
LAY: Final = 10
BOMB: Final = 11

WORDS: Final = "convoy draw attack scouts weapon weapon end recover lose upgrade lay bomb".split()
ALONE: Final = {"convoy": CONVOY, "draw": DRAW, "end": END}
PLACED: Final = {"scouts": SCOUTS, "weapon": STRIKE, "lay": LAY}
CHOSEN: Final = {"recover": RECOVER, "lose": LOSE}
RESEARCH: Final = "research"


class Decision(Move):
    """One decision of the invader: what is done, where, and with which units.

    `units` is a set of cards, the type to upgrade, or the number of bombers.
    """

    def __init__(self, act: int, place: int = -1, units: int = 0) -> None:
        self.act = act
        self.place = place
        self.units = units

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.act, self.place, self.units)

    def text(self) -> str:
        """The decision in notation."""
        act = self.act
        if act == ATTACK:
            return f"{NAMES[self.place]} {units_text(self.units)}"
        if act in (SCOUTS, STRIKE, LAY):
            return f"{WORDS[act]} {NAMES[self.place]}"
        if act in (RECOVER, LOSE):
            return f"{WORDS[act]} {units_text(self.units)}"
        if act == UPGRADE:
            return f"upgrade {UNITS[self.units]}"
        if act == BOMB:
            return f"bomb {self.units or 'none'}"
        return "weapon research" if act == STRIKE_RESEARCH else WORDS[act]


REGION: Final = 0
CARD: Final = 1
TWO_DICE: Final = 2
ONE_DIE: Final = 3


class Outcome(Move):
    """What chance did: `value` is a terrain, a kind of production card, or what the dice show."""

    def __init__(self, sort: int, value: int, written: str) -> None:
        self.sort = sort
        self.value = value
        self.written = written

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.sort, self.value, self.written)

    def text(self) -> str:
        """The outcome in notation."""
        return self.written


DIE: Final = [Outcome(ONE_DIE, face, str(face)) for face in range(1, 7)]
_THROWS: Final = [
    (Outcome(TWO_DICE, low + high, f"{low}+{high}"), 1 if low == high else 2)
    for low in range(1, 7)
    for high in range(low, 7)
]
"""SA-I5: two dice, added; the lower one is written first."""
DICE: Final[list[tuple[Move, int]]] = [*_THROWS]
ONE_OF_SIX: Final[list[tuple[Move, int]]] = [(outcome, 1) for outcome in DIE]
DRAWN: Final = [Outcome(CARD, kind, name) for kind, name in enumerate(KINDS)]

SUM_OR_DICE: Final = {"11": "5+6", "12": "6+6"}
"""What may be the sum of two dice, then these, or two dice side by side."""

_DICE: Final = {outcome.written: outcome for outcome, _ in _THROWS}
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,2}")


def read_decision(text: str) -> Decision:
    """A decision from its notation; Illegal when it cannot be one.

    >>> read_decision("c4 v+2p"), read_decision("bomb 3"), read_decision("weapon research")
    (<Decision C4 2P+V>, <Decision bomb 3>, <Decision weapon research>)
    """
    first, _, rest = " ".join(text.split()).partition(" ")
    word = first.lower()
    if word in ALONE and not rest:
        return Decision(ALONE[word])
    if word == "weapon" and rest.lower() == RESEARCH:
        return Decision(STRIKE_RESEARCH)
    if word in PLACED and place_of(rest) >= 0:
        return Decision(PLACED[word], place_of(rest))
    if word in CHOSEN and read_units(rest) >= 0:
        return Decision(CHOSEN[word], -1, read_units(rest))
    if word == "upgrade" and len(rest) == 1 and rest.upper() in "PVASB":
        return Decision(UPGRADE, -1, UNITS.index(rest.upper().replace("B", "S")))
    if word == "bomb":
        return _read_bombing(rest, text)
    place, units = place_of(word), read_units(rest)
    if place >= 0 and units > 0:
        return Decision(ATTACK, place, units)
    raise refuse("", "cannot-read", word=text[:40])


def _read_bombing(rest: str, text: str) -> Decision:
    """`bomb 3`, `bomb 3A` or `bomb none`."""
    if _NUMBER.fullmatch(rest):
        return Decision(BOMB, -1, int(rest))
    units = read_units(rest)
    if units < 0 or units != packed([0, 0, units >> 16 & 255, 0]):
        raise refuse("SA-U4", "cannot-read", word=text[:40])
    return Decision(BOMB, -1, units >> 16)


def read_dice(text: str) -> Outcome | None:
    """Two dice, `3+4` in either order."""
    low, _, high = text.partition("+")
    return _DICE.get(f"{low}+{high}") or _DICE.get(f"{high}+{low}")
