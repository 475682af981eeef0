"""What is seen of an event of Sans Alliés besides the drawing: dice that fall, what shakes, a star."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arbitre.core.message import Event, Fact
from arbitre.core.screen import BURST, LABEL, ROLL, SHAKE, Effect

THROW: Final = "throw"
"""Where dice fall: a spot beside the region under attack, or else beside the marker."""
WORST: Final = 2
BEST: Final = 12
PIPS: Final = "pips"
GOOD: Final = "pips good"
BAD: Final = "pips bad"
_ONE_DIE: Final = {
    "research": PIPS,
    "research-fails": PIPS,
    "enemy-weapon": BAD,
    "bombing-hits": GOOD,
    "bombing-fails": PIPS,
}
"""What one die decides, thrown at the enemy's research, and how it then looks."""
_MARKER_SHAKES: Final = ("research-fails", "bombing-fails")
_MARKER_BURSTS: Final = ("enemy-weapon", "bombing-hits", "weapon-research")
_CARD_SHAKES: Final = ("repelled", "retreat")
_CARD_BURSTS: Final = ("capital", "weapon-region")


def effects_of(event: Event) -> list[Effect]:
    """What is seen besides when an event is told.

    >>> effects_of(Event("research-fails", "SA-R2", {"die": 5, "value": 3}))
    [Effect('roll', 'throw', '5'), Effect('shake', 'marker', '')]
    """
    args, name = event.args, event.name
    place = args.get("place", "")
    found: list[Effect] = []
    if name.startswith("roll-"):
        found.append(Effect(ROLL, THROW, _faces(args), _manner(args)))
    if name in _ONE_DIE:
        found.append(Effect(ROLL, THROW, str(args["die"]), _ONE_DIE[name]))
    if name in _MARKER_SHAKES:
        found.append(Effect(SHAKE, "marker"))
    if name in _MARKER_BURSTS:
        found.append(Effect(BURST, "marker"))
    if name in _CARD_SHAKES:
        found.append(Effect(SHAKE, f"card-{place}"))
    if name in _CARD_BURSTS:
        found.append(Effect(BURST, f"place-{place}"))
    if name == "capital":
        found.append(Effect(LABEL, f"place-{place}", "★"))
    if name == "centre":
        found.append(Effect(LABEL, "centres", "★"))
    return found


def _faces(args: Mapping[str, Fact]) -> str:
    """The faces of the dice; where an old record has only their sum, that."""
    return str(args.get("dice") or args["roll"]).replace("+", " ")


def _manner(args: Mapping[str, Fact]) -> str:
    """SA-I5, SA-I8: a 2 ends the turn in a retreat, a 12 saves the most cards."""
    roll = args["roll"]
    return BAD if roll == WORST else GOOD if roll == BEST else PIPS
