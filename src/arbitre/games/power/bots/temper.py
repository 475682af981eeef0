"""The temper of a player of Power: the numbers its judgement rests on, found by play against itself."""

from __future__ import annotations


class Temper:
    """How a player sees risk and gain; values are in power, chances between 0 and 1.

    >>> bold = Temper()
    >>> bold.march = 0.2
    >>> bold.march > Temper().march
    True
    """

    def __init__(self) -> None:
        # how likely a side brings the pieces it needs to beat a stack that it saw standing, by how
        # many pieces it needs (none: it stands there)
        self.raid: list[float] = [0.80, 0.40, 0.35, 0.20, 0.12, 0.08]
        # the same where the stack has just come
        self.ambush: list[float] = [0.60, 0.12, 0.10, 0.07, 0.05, 0.03]
        # the same where the side defends its own headquarters
        self.guard: list[float] = [0.90, 0.50, 0.40, 0.30, 0.20, 0.15]
        # the same where it comes with infantry for one's own flag
        self.storm: list[float] = [0.95, 0.84, 0.70, 0.56, 0.42, 0.35]
        self.bait = 4.0  # a stack of this power draws half the raids that a great one does
        self.stay = 0.40  # how likely an enemy stack is still there when one arrives
        self.stay_home = 0.80  # the same in its own headquarters
        self.pay = 4.0  # what one Power a round is worth: nine of it make a heavy tank
        self.flag = 20.0  # a flag, besides the pieces that go with it
        self.victory = 400.0
        self.coin = 1.2  # Power in the reserve, for what it can become
        self.waiting = 0.9  # a piece in the reserve against one on the board
        # of the gain of an exchange: with none, one, two of the three pieces; with all; while apart
        self.triple: list[float] = [0.0, 0.10, 0.25]
        self.ready = 0.50
        self.apart = 0.10
        self.dear = 0.3  # that share for fighters and destroyers, dear to complete
        self.march = 0.16  # to bring one power one move nearer to the target's headquarters
        self.march_foot = 0.8  # the same for a piece of infantry, whatever its power
        self.patience = 0.7  # own power against the target's guard, below which nobody marches
        # to be that many moves from an enemy territory that does not pay yet
        self.collect: list[float] = [2.5, 1.5, 1.0, 0.6, 0.3, 0.1]
        self.care = 0.40  # share of all one has that a coming storm puts at risk
        self.renown = 20.0  # what makes any flag a target, however poor its army
        self.zeal = 4.0  # the most that superior power speeds the march
        self.means = 4.0  # Power at hand and soon to come that makes a begun exchange worth its all
        self.effort = 0.1  # what an order must gain to be written
        # what the gain of a plan is divided by, for its number of orders
        self.share: list[float] = [1.0, 1.0, 1.5, 1.9, 2.3, 2.6]
        self.whim = 0.20  # how much of a gain chance may add or take
        self.mood = 0.8  # what it may add or take besides
        self.openings = 2  # how many sheets are thought through
        self.quick = False  # whether several pieces are only sent together where others stand


def quick() -> Temper:
    """A temper that thinks one sheet through: what others are expected to write."""
    temper = Temper()
    temper.openings = 1
    temper.quick = True
    return temper
