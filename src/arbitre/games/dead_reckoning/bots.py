"""The players of Dead Reckoning for the human's seat: greedy, a sensible one by rules of thumb."""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.core.game import Advice, Bot
from arbitre.core.position import View
from arbitre.games.dead_reckoning.bots_greedy import Greedy
from arbitre.games.dead_reckoning.bots_reasons import reason
from arbitre.games.dead_reckoning.moves import Act
from arbitre.games.dead_reckoning.position import DeadReckoningView


class GreedyBot(Bot):
    """Plans one turn at a time and takes what is worth most; it looks no further.

    >>> from arbitre.games.dead_reckoning import game
    >>> position = game.start(seed=7)
    >>> GreedyBot(game).decide(position.view("player"), Rng(1), 0).word
    'play'
    """

    def decide(self, view: View, rng: Rng, budget: int) -> Act:
        """Its decision; the budget is not needed."""
        return _greedy(view, rng).decide()

    def advise(self, view: View, rng: Rng, budget: int) -> Advice:
        """The decision and the rule of thumb behind it."""
        player = _greedy(view, rng)
        move = player.decide()
        return Advice(move, reason(player.outlook, move))


def _greedy(view: View, rng: Rng) -> Greedy:
    assert isinstance(view, DeadReckoningView)
    position = view.sample(rng)
    return Greedy(position, position.seats.index(str(view.seat)))
