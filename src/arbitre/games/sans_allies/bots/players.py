"""The players of Sans Alliés: the captain, by rules of thumb, and the planner, who looks ahead."""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.core.game import Advice, Bot, Game
from arbitre.core.message import Message
from arbitre.core.position import View
from arbitre.games.sans_allies.bots.captain import Captain
from arbitre.games.sans_allies.bots.outlook import trained
from arbitre.games.sans_allies.bots.planner import Prospect, plan
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.moves import Decision
from arbitre.games.sans_allies.rules.state import State


class CaptainBot(Bot):
    """A sensible player by rules of thumb.

    >>> from arbitre.core.game import game
    >>> rules = game("sans_allies")
    >>> CaptainBot(rules).decide(rules.start(seed=7).view("invader"), Rng(1), 0)
    <end>
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.captain = Captain()

    def decide(self, view: View, rng: Rng, budget: int) -> Decision:
        """Its decision; the budget is not needed."""
        return self.captain.decide(_state(view))

    def advise(self, view: View, rng: Rng, budget: int) -> Advice:
        """The decision and the rule of thumb behind it."""
        state = _state(view)
        move = self.captain.decide(state)
        return Advice(move, self.captain.reason(state, move))


class PlannerBot(Bot):
    """Plays each promising decision on to the end of the turn, many times; the budget counts them."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.captain = Captain()

    def decide(self, view: View, rng: Rng, budget: int) -> Decision:
        """The decision after which a win is likeliest."""
        return self._plan(view, rng, budget)[0].move

    def advise(self, view: View, rng: Rng, budget: int) -> Advice:
        """The decision, how often it leads to a win, and that of the next best."""
        prospects = self._plan(view, rng, budget)
        first = prospects[0]
        if len(prospects) == 1 or not first.played:
            state = _state(view)
            return Advice(first.move, self.captain.reason(state, first.move))
        second, outlook = prospects[1], trained()
        return Advice(
            first.move,
            Message(
                "why-planner",
                {
                    "chance": round(outlook.calibrated(first.rate) * 100),
                    "second": second.move.text(),
                    "other": round(outlook.calibrated(second.rate) * 100),
                },
            ),
        )

    def _plan(self, view: View, rng: Rng, budget: int) -> list[Prospect]:
        return plan(_state(view), self.captain, trained(), rng, budget or self.game.simulations)


def _state(view: View) -> State:
    assert isinstance(view, SansAlliesView)
    return view.position().copy().state
