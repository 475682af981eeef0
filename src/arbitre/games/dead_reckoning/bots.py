"""The players of Dead Reckoning for the human's seat: greedy, a sensible one by rules of thumb."""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.core.game import Advice, Bot
from arbitre.core.position import View
from arbitre.games.dead_reckoning.bots_greedy import Greedy
from arbitre.games.dead_reckoning.bots_reasons import reason
from arbitre.games.dead_reckoning.listing import decisions
from arbitre.games.dead_reckoning.moves import Act
from arbitre.games.dead_reckoning.position import DeadReckoningView
from arbitre.games.dead_reckoning.table import QUESTION


class GreedyBot(Bot):
    """Plans one turn at a time and takes what is worth most; it looks no further.

    >>> from arbitre.games.dead_reckoning import game
    >>> position = game.start(seed=7)
    >>> GreedyBot(game).decide(position.view("player"), Rng(1), 0).word
    'play'
    """

    def decide(self, view: View, rng: Rng, budget: int) -> Act:
        """Its decision; the budget is not needed."""
        player = _greedy(view, rng)
        return _beside(player) or player.decide()

    def advise(self, view: View, rng: Rng, budget: int) -> Advice:
        """The decision and the rule of thumb behind it."""
        player = _greedy(view, rng)
        beside = _beside(player)
        if beside is not None:
            return Advice(beside)
        move = player.decide()
        return Advice(move, reason(player.outlook, move))


def _beside(player: Greedy) -> Act | None:
    """DR-Q1: what is done at a real table it does not know; it lets the Alliance go on."""
    state = player.state
    if not state.companion or state.table.need == QUESTION:
        return None
    found = decisions(state, player.notation)
    move = (
        found[0]
        if state.battle is not None or state.queue or not state.table.last_turn
        else found[-1]
    )
    assert isinstance(move, Act)
    return move


def _greedy(view: View, rng: Rng) -> Greedy:
    assert isinstance(view, DeadReckoningView)
    position = view.sample(rng)
    return Greedy(position, position.seats.index(str(view.seat)))
