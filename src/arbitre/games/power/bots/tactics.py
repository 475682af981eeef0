"""Tactics: eleven small aims, drawn by chance to propose sheets (move generation).

Each adds orders or cannot. None need be wise: what is proposed is judged by the referee first.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.power.bots.fighting import attack, blast, defend, hire, press
from arbitre.games.power.bots.growing import collect, develop, gather
from arbitre.games.power.bots.marching import advance, retreat, wander
from arbitre.games.power.bots.pad import Pad, weighted

ATTACK: Final = 0
COLLECT: Final = 1
DEVELOP: Final = 2
GATHER: Final = 3
ADVANCE: Final = 4
RETREAT: Final = 5
DEFEND: Final = 6
WANDER: Final = 7
BLAST: Final = 8
HIRE: Final = 9
PRESS: Final = 10

DRAW: Final = [3.0, 2.5, 3.0, 1.2, 2.0, 1.0, 2.0, 1.0, 0.8, 1.0, 1.0]
"""How often each is drawn for a new sheet."""
CHANGE: Final = [2.0, 2.0, 2.0, 1.0, 1.5, 1.0, 1.0, 4.0, 0.3, 1.0, 1.0]
"""How often for the orders that take the place of others."""
ATTEMPTS: Final = 12


def fill(pad: Pad, weights: list[float]) -> None:
    """Draw tactics until the sheets are full or nothing more comes to mind."""
    left = weights.copy()
    for _ in range(ATTEMPTS):
        if pad.full():
            return
        tactic = weighted(pad.rng, left)
        if tactic < 0:
            break
        if not try_tactic(pad, tactic):
            left[tactic] = 0.0
    if not pad.written:
        for _ in range(5):
            if wander(pad):
                return


def try_tactic(pad: Pad, tactic: int) -> bool:
    """Add the orders of a tactic; whether there were any."""
    if tactic == ATTACK:
        return attack(pad)
    if tactic == WANDER:
        return wander(pad)
    if tactic == HIRE:
        return hire(pad)
    if tactic == PRESS:
        return press(pad)
    army = _writer(pad)
    if army < 0:
        return False
    if tactic == COLLECT:
        return collect(pad, army)
    if tactic == DEVELOP:
        return develop(pad, army)
    if tactic == GATHER:
        return gather(pad, army)
    if tactic == ADVANCE:
        return advance(pad, army)
    if tactic == RETREAT:
        return retreat(pad, army)
    if tactic == DEFEND:
        return defend(pad, army)
    return blast(pad, army)


def _writer(pad: Pad) -> int:
    """One of the armies that have an order left."""
    armies = [army for army in pad.armies if pad.orders[army]]
    return armies[pad.rng.below(len(armies))] if armies else -1
