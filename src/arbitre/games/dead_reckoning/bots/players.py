"""The players for the human's seat: greedy, by rules of thumb, and the navigator, who weighs them better."""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.core.game import Advice, Bot
from arbitre.core.position import View
from arbitre.games.dead_reckoning.bots.greedy import Greedy
from arbitre.games.dead_reckoning.bots.leaning import EVEN, NAVIGATOR, Leaning
from arbitre.games.dead_reckoning.bots.reasons import reason
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition, DeadReckoningView
from arbitre.games.dead_reckoning.rules.listing import decisions
from arbitre.games.dead_reckoning.rules.moves import Act
from arbitre.games.dead_reckoning.rules.table import QUESTION


class GreedyBot(Bot):
    """Plans one turn at a time and takes what is worth most; it looks no further.

    >>> from arbitre.games.dead_reckoning import game
    >>> position = game.start(seed=7)
    >>> GreedyBot(game).decide(position.view("player"), Rng(1), 0).word
    'play'
    """

    def leaning(self) -> Leaning:
        """What it thinks more or less of."""
        return EVEN

    def decide(self, view: View, rng: Rng, budget: int) -> Act:
        """Its decision; the budget is not needed."""
        position = _sampled(view, rng)
        return beside(position) or self._player(position, view).decide()

    def advise(self, view: View, rng: Rng, budget: int) -> Advice:
        """The decision and the rule of thumb behind it."""
        position = _sampled(view, rng)
        found = beside(position)
        if found is not None:
            return Advice(found)
        player = self._player(position, view)
        move = player.decide()
        return Advice(move, reason(player.evaluation, move))

    def _player(self, position: DeadReckoningPosition, view: View) -> Greedy:
        return Greedy(position, position.seats.index(str(view.seat)), self.leaning())


class NavigatorBot(GreedyBot):
    """Plans as greedy does, but with a leaning learnt from thousands of games: much stronger.

    >>> from arbitre.games.dead_reckoning import game
    >>> position = game.start(seed=7)
    >>> NavigatorBot(game).decide(position.view("player"), Rng(1), 0).word
    'play'
    """

    def leaning(self) -> Leaning:
        """What wins more games."""
        return NAVIGATOR


def beside(position: DeadReckoningPosition) -> Act | None:
    """DR-Q1: what is done at a real table they do not know: they let the Alliance go on."""
    state = position.state
    if not state.companion or state.table.need == QUESTION:
        return None
    found = decisions(state, position.notation)
    move = (
        found[0]
        if state.battle is not None or state.queue or not state.table.last_turn
        else found[-1]
    )
    assert isinstance(move, Act)
    return move


def _sampled(view: View, rng: Rng) -> DeadReckoningPosition:
    assert isinstance(view, DeadReckoningView)
    return view.sample(rng)
