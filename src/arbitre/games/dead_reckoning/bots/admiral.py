"""The admiral: one search a turn over whole turns, and then by the plan as long as all goes as planned.

The captain does the same, but weighs fewer plans in fewer futures.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arbitre.core.chance import Rng
from arbitre.core.game import Advice, Bot, Game
from arbitre.core.message import Message
from arbitre.core.position import View
from arbitre.games.dead_reckoning.bots.foresight import Foresight, trained
from arbitre.games.dead_reckoning.bots.greedy import Greedy
from arbitre.games.dead_reckoning.bots.leaning import NAVIGATOR, Leaning
from arbitre.games.dead_reckoning.bots.players import beside
from arbitre.games.dead_reckoning.bots.reasons import reason
from arbitre.games.dead_reckoning.bots.tempers import ADMIRAL, CAPTAIN, Temper
from arbitre.games.dead_reckoning.bots.voyages import FUTURES, Voyage, voyages
from arbitre.games.dead_reckoning.play.position import (
    DeadReckoningPosition,
    DeadReckoningView,
)
from arbitre.games.dead_reckoning.rules.human.belongings import PLAYED
from arbitre.games.dead_reckoning.rules.moves import Act
from arbitre.games.dead_reckoning.rules.state import MAIN

HALF: Final = 2
CAPTAIN_PART: Final = 3
"""The captain's budget is divided by this."""


class AdmiralBot(Bot):
    """Plans whole turns in several tempers and plays each on in sampled futures; the budget counts them.

    It remembers the plan of the turn: asked again after each of its decisions it searches once a turn, and
    again where chance had its say. A new one that is asked in the middle of a turn searches there.

    >>> from arbitre.games.dead_reckoning import game
    >>> position = game.start(seed=7)
    >>> AdmiralBot(game).decide(position.view("player"), Rng(1), 20).word
    'play'
    """

    def __init__(
        self,
        game: Game,
        tempers: Sequence[Temper] = ADMIRAL,
        foresight: Foresight | None = None,
        part: int = 1,
    ) -> None:
        super().__init__(game)
        self.tempers = tempers
        self.part = part  # the budget is divided by this
        self.foresight = trained() if foresight is None else foresight
        self.turn = -1  # the turn it has a plan for
        self.found: list[Voyage] = []  # the tempers as they fared, the best first
        self._expected: dict[str, object] = {}

    def decide(self, view: View, rng: Rng, budget: int) -> Act:
        """The decision of the temper that fared best."""
        return self._decided(_at(view), view, rng, budget)

    def advise(self, view: View, rng: Rng, budget: int) -> Advice:
        """The decision; which temper it is, and what it and the second best promise."""
        position = _at(view)
        move = self._decided(position, view, rng, budget)
        if beside(position) is not None:
            return Advice(move)
        seat = position.seats.index(str(view.seat))
        turn, found = _turn_of(position, seat), self.found
        if self.turn != turn or len(found) < 2:
            return Advice(move, reason(Greedy(position, seat, self._lean(turn)).evaluation, move))
        return Advice(
            move,
            Message(
                "why-admiral",
                {
                    "temper": found[0].temper.name,
                    "chance": self._said(position, found[0]),
                    "other-temper": found[1].temper.name,
                    "other-chance": self._said(position, found[1]),
                },
            ),
        )

    def _said(self, position: DeadReckoningPosition, voyage: Voyage) -> int:
        """The chance that a person is told, in hundredths."""
        table = position.state.table
        said = self.foresight.calibrated(voyage.chance, table.difficulty, table.humans)
        return round(100 * said)

    def _decided(self, position: DeadReckoningPosition, view: View, rng: Rng, budget: int) -> Act:
        seat = position.seats.index(str(view.seat))
        act = beside(position)
        if act is not None:
            return act
        state, turn = position.state, _turn_of(position, seat)
        if state.phase == MAIN and state.battle is None:
            if self.turn != turn or self._expected != view.data:
                self._search(position, view, rng, budget)
                self.turn = turn
        act = Greedy(position, seat, self._lean(turn)).decide()
        self._expected = self._after(position, act)
        return act

    def _search(self, position: DeadReckoningPosition, view: View, rng: Rng, budget: int) -> None:
        """Look again at all tempers; in the middle of a turn there is less to find."""
        assert isinstance(view, DeadReckoningView)
        given = budget or self.game.simulations
        # less than a few futures for two plans would be no looking ahead
        budget = min(given, max(given // self.part, 2 * FUTURES))
        if position.state.humans[position.seats.index(str(view.seat))].cards_in(PLAYED):
            budget //= HALF
        self.found = voyages(view, self.tempers, self.foresight, rng, budget)

    def _lean(self, turn: int) -> Leaning:
        """What the temper of this turn leans to; without a plan for it, the navigator's."""
        return self.found[0].temper.lean if self.found and turn == self.turn else NAVIGATOR

    def _after(self, position: DeadReckoningPosition, act: Act) -> dict[str, object]:
        """What its seat will see next; nothing where chance or another decides first."""
        seat = position.actors[0]
        after = position.copy()
        after.make_silent(seat, act)
        return after.view(seat).data if after.actors == (seat,) else {}


def captain(game: Game) -> Bot:
    """An admiral who weighs three plans of a turn, in a third of the futures.

    >>> from arbitre.games.dead_reckoning import game
    >>> position = game.start(seed=7)
    >>> captain(game).decide(position.view("player"), Rng(1), 60).text().split()[0]
    'play'
    """
    return AdmiralBot(game, CAPTAIN, None, CAPTAIN_PART)


def _at(view: View) -> DeadReckoningPosition:
    """A position that looks like the view, which nobody may change."""
    assert isinstance(view, DeadReckoningView)
    return view.position()


def _turn_of(position: DeadReckoningPosition, seat: int) -> int:
    """Which turn it is, counted by the Alliance that comes before this human."""
    table = position.state.table
    return table.turn[table.humans + seat]
