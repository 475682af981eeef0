"""What matters when a finished game of Dead Reckoning is told: what events were worth to the humans."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Event
from arbitre.core.position import Position
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition

STAKES: Final = {
    "alliance-sunk": 30,
    "battle-won": 15,
    "merchant-beaten": 8,
    "human-builds": 6,
    "human-upgrades": 5,
    "sells": 4,
    "human-sunk": -30,
    "battle-lost": -15,
    "plundered": -12,
    "cargo-sold": -6,
    "builds": -5,
    "upgrades": -4,
}
"""Roughly, beside one another: which of a turn's events is told as its reason."""
BY_SIDE: Final = {"achievement": 40, "bonus-tile": 12, "end-triggered": 20, "control": 10}
"""Events that are good for the side that they are about."""


def stakes_of(before: Position, event: Event) -> dict[str, int]:
    """What an event was worth to the humans, who win or lose together."""
    worth = STAKES.get(event.name, 0)
    assert isinstance(before, DeadReckoningPosition)
    if event.name in BY_SIDE:
        human = event.number("side") < before.state.table.humans
        worth = BY_SIDE[event.name] if human else -BY_SIDE[event.name]
    return dict.fromkeys(before.seats, worth) if worth else {}
