"""The players of Sans Alliés: cadet and captain, by rules of thumb; major and planner, who look ahead.

None plays at random: the cadet does not look far up the pyramid and forgets what may be lost, the major looks
at few decisions, at few futures of each, and hardly watches the enemy's research.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.chance import Rng
from arbitre.core.game import Advice, Bot, Game
from arbitre.core.message import Message
from arbitre.core.position import View
from arbitre.games.sans_allies.bots.captain import CARELESS, TEMPER, Captain, Temper
from arbitre.games.sans_allies.bots.outlook import Outlook, heedless, trained
from arbitre.games.sans_allies.bots.planner import MOST_DECISIONS, Prospect, plan
from arbitre.games.sans_allies.play.position import SansAlliesView
from arbitre.games.sans_allies.rules.moves import Decision
from arbitre.games.sans_allies.rules.state import State

MAJOR_DECISIONS: Final = 4
MAJOR_PART: Final = 10


class CaptainBot(Bot):
    """A sensible player by rules of thumb.

    >>> from arbitre.core.game import game
    >>> rules = game("sans_allies")
    >>> CaptainBot(rules).decide(rules.start(seed=7).view("invader"), Rng(1), 0)
    <Decision end>
    """

    def __init__(self, game: Game, temper: Temper = TEMPER) -> None:
        super().__init__(game)
        self.captain = Captain(temper)

    def decide(self, view: View, rng: Rng, budget: int) -> Decision:
        """Its decision; the budget is not needed."""
        return self.captain.decide(_state(view))

    def advise(self, view: View, rng: Rng, budget: int) -> Advice:
        """The decision and the rule of thumb behind it."""
        state = _state(view)
        move = self.captain.decide(state)
        return Advice(move, self.captain.reason(state, move))


def cadet(game: Game) -> Bot:
    """A captain with a temper of its own."""
    return CaptainBot(game, CARELESS)


class PlannerBot(Bot):
    """Plays each promising decision on to the end of the turn, many times; the budget counts them."""

    def __init__(
        self,
        game: Game,
        most: int = MOST_DECISIONS,
        part: int = 1,
        outlook: Outlook | None = None,
    ) -> None:
        super().__init__(game)
        self.captain = Captain()
        self.outlook = trained() if outlook is None else outlook
        self.most = most  # how many decisions are looked at
        self.part = part  # the budget is divided by this

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
        second, outlook = prospects[1], self.outlook
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
        given = budget or self.game.simulations
        # less than two futures each would be no looking ahead
        simulations = min(given, max(given // self.part, 2 * self.most))
        return plan(_state(view), self.captain, self.outlook, rng, simulations, self.most)


def major(game: Game) -> Bot:
    """A planner that looks at few decisions and futures, and hardly watches the enemy's research."""
    return PlannerBot(game, MAJOR_DECISIONS, MAJOR_PART, heedless())


def _state(view: View) -> State:
    assert isinstance(view, SansAlliesView)
    return view.position().copy().state
