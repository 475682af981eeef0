"""Power's own player: it takes the best plan it sees, then the next best, until its sheet is full."""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.core.game import Bot, Game
from arbitre.core.position import Move, View
from arbitre.games.power.bots_outlook import Outlook
from arbitre.games.power.bots_plans import Desk, Plan
from arbitre.games.power.bots_temper import Temper
from arbitre.games.power.position import PowerView
from arbitre.games.power.state import WRITING


class Greedy(Bot):
    """Collects Power, exchanges three into one, takes what is weak, guards its flag, marches on others'.

    >>> from arbitre.core.game import game
    >>> power = game("power")
    >>> view = power.start().view("green")
    >>> sheet = Greedy(power).decide(view, Rng(1), 0)
    >>> sheet == Greedy(power).decide(view, Rng(1), 0), len(sheet.orders) > 1
    (True, True)
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.temper = Temper()

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        """The sheet of this seat; while Power is collected, a claim of all that is due."""
        assert isinstance(view, PowerView)
        assert view.seat is not None
        position = view.sample(rng)
        if position.state.phase != WRITING:
            return self.game.draft(view).decision()
        seat = position.seats.index(view.seat)
        desk = Desk(Outlook(position.state, seat, self.temper))
        _fill(desk, rng)
        return position.sheet(seat, desk.orders())


def _fill(desk: Desk, rng: Rng) -> None:
    """Write plan after plan while one gains something and orders are left."""
    marches = desk.marches()
    for plan in marches:
        _rate(desk, plan, rng)
    while True:
        others = desk.works() + desk.missiles() + desk.lures()
        for plan in others:
            _rate(desk, plan, rng)
        best: Plan | None = None
        for plan in marches + others:
            if best is None or plan.gain > best.gain:
                if desk.possible(plan):
                    best = plan
        # an empty sheet is fined (PW-O13): something is always written
        if best is None or (best.gain <= 0.0 and desk.written):
            return
        desk.write(best)
        for plan in marches:
            if not plan.places.isdisjoint(best.places):
                _rate(desk, plan, rng)


def _rate(desk: Desk, plan: Plan, rng: Rng) -> None:
    """The gain of a plan for each of its orders, with a little chance in it."""
    temper = desk.outlook.temper
    number = len(plan.steps)
    chance = 1.0 + temper.whim * (rng.below(201) - 100) / 100.0
    gain = desk.weigh(plan) * chance - temper.effort * number
    plan.gain = gain / temper.share[min(number, 5)] if gain > 0.0 else gain
