"""A player for any game that walks its draft at random."""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.core.game import Bot
from arbitre.core.position import Move, View

STOP = 8
"""Once a decision has a line, it is left as it stands one time in this many."""
MOST_LINES = 64
"""A draft that never runs out of steps is left here."""


class RandomBot(Bot):
    """Adds random steps to a draft until nothing is left to add, or until it stops by chance.

    >>> from arbitre.core.game import game
    >>> power = game("power")
    >>> view = power.start().view("green")
    >>> first = RandomBot(power).decide(view, Rng(1), 0)
    >>> first == RandomBot(power).decide(view, Rng(1), 0)
    True
    """

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        """A random decision; the budget is not needed."""
        draft = self.game.draft(view)
        for lines in range(MOST_LINES):
            if lines and draft.complete and rng.below(STOP) == 0:
                break
            steps = draft.next()
            if not steps:
                break
            draft.add(steps[rng.below(len(steps))])
        return draft.decision()
