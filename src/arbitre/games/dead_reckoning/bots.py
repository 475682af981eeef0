"""The players for the human's seat: greedy, by rules of thumb, and the navigator, who looks ahead."""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.core.game import Advice, Bot
from arbitre.core.message import Message
from arbitre.core.position import View
from arbitre.games.dead_reckoning.bots_greedy import Greedy
from arbitre.games.dead_reckoning.bots_leaning import EVEN, Leaning
from arbitre.games.dead_reckoning.bots_navigator import Prospect, navigate
from arbitre.games.dead_reckoning.bots_reasons import reason
from arbitre.games.dead_reckoning.bots_standing import trained
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


class NavigatorBot(Bot):
    """Plays each promising decision on into many sampled futures; the budget counts them.

    >>> from arbitre.games.dead_reckoning import game
    >>> position = game.start(seed=7)
    >>> NavigatorBot(game).decide(position.view("player"), Rng(1), 8).word
    'play'
    """

    def decide(self, view: View, rng: Rng, budget: int) -> Act:
        """The decision after which a win is likeliest."""
        player = _greedy(view, rng, trained().lean)
        return _beside(player) or self._prospects(player, view, rng, budget)[0].move

    def advise(self, view: View, rng: Rng, budget: int) -> Advice:
        """The decision, how likely a win is after it, and after the next best."""
        player = _greedy(view, rng, trained().lean)
        beside = _beside(player)
        if beside is not None:
            return Advice(beside)
        prospects = self._prospects(player, view, rng, budget)
        first = prospects[0]
        if len(prospects) == 1 or not first.played:
            return Advice(first.move, reason(player.outlook, first.move))
        args: dict[str, str | int] = {
            "chance": round(first.rate * 100),
            "second": prospects[1].move.text(),
            "other": round(prospects[1].rate * 100),
        }
        return Advice(first.move, Message("why-navigator", args))

    def _prospects(self, player: Greedy, view: View, rng: Rng, budget: int) -> list[Prospect]:
        if player.state.companion:
            # beside a real table hands and chests are not known: nothing can be played on
            return [Prospect(player.decide())]
        assert isinstance(view, DeadReckoningView)
        return navigate(view, player, trained(), rng, budget or self.game.simulations)


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


def _greedy(view: View, rng: Rng, lean: Leaning = EVEN) -> Greedy:
    assert isinstance(view, DeadReckoningView)
    position = view.sample(rng)
    return Greedy(position, position.seats.index(str(view.seat)), lean)
