"""What matters when a finished game of Sans Alliés is told: what events were worth to the invader."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event
from arbitre.core.position import Position
from arbitre.games.sans_allies.play.position import INVADER

STAKES: Final = {
    "capital": 100,
    "centre": 30,
    "ultimate-weapon": 25,
    "setback": 25,
    "weapon-region": 20,
    "weapon-research": 20,
    "captured": 10,
    "recovered": 2,
    "bombing-hits": 5,
    "upgrade-P": 12,
    "upgrade-V": 12,
    "upgrade-A": 12,
    "upgrade-S": 12,
    "enemy-weapon": -100,
    "roll-retreat": -32,
    "retreat": -30,
    "repelled": -25,
    "roll-extra": -20,
    "breakthrough": -15,
    "research": -10,
    "bombing-fails": -4,
    "weapon-lost": -3,
}
"""Roughly, beside one another: which of a turn's events is told as its reason."""


def stakes_of(before: Position, event: Event) -> dict[str, int]:
    """What an event was worth to the invader."""
    worth = STAKES.get(event.name)
    return {} if worth is None else {INVADER: worth}
