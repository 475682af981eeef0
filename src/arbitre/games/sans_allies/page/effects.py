"""What is seen of an event of Sans Alliés besides the drawing: dice that fall, what shakes, a star."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event
from arbitre.core.screen import LABEL, ROLL, SHAKE, Effect

_ONE_DIE: Final = (
    "research",
    "research-fails",
    "enemy-weapon",
    "bombing-hits",
    "bombing-fails",
)
"""What one die decides, thrown at the marker of the enemy's research."""
_MARKER_SHAKES: Final = (
    "research-fails",
    "enemy-weapon",
    "bombing-hits",
    "bombing-fails",
    "weapon-research",
)
_CARD_SHAKES: Final = ("capital", "repelled", "retreat", "weapon-region")


def effects_of(event: Event) -> list[Effect]:
    """What is seen besides when an event is told.

    >>> effects_of(Event("research-fails", "SA-R2", {"die": 5, "value": 3}))
    [Effect('roll', 'marker', '5'), Effect('shake', 'marker', '')]
    """
    args, name = event.args, event.name
    card = f"card-{args.get('place', '')}"
    found: list[Effect] = []
    if name.startswith("roll-"):
        found.append(Effect(ROLL, "force", str(args["roll"])))
    if name in _ONE_DIE:
        found.append(Effect(ROLL, "marker", str(args["die"])))
    if name in _MARKER_SHAKES:
        found.append(Effect(SHAKE, "marker"))
    if name in _CARD_SHAKES:
        found.append(Effect(SHAKE, card))
    if name == "capital":
        found.append(Effect(LABEL, card, "★"))
    if name == "centre":
        found.append(Effect(LABEL, "centres", "★"))
    return found
