"""The general: searches one round on the real referee, on three levels and with several characters."""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.core.game import Advice, Game
from arbitre.core.position import Move, View
from arbitre.games.power.bots.appraisal import Appraiser
from arbitre.games.power.bots.character import EVEN, Character
from arbitre.games.power.bots.forecast import Forecast
from arbitre.games.power.bots.giving_up import hopeless
from arbitre.games.power.bots.greedy import best_sheet
from arbitre.games.power.bots.judging import Judge
from arbitre.games.power.bots.level import Level
from arbitre.games.power.bots.planned import PlannedOrder, order_of
from arbitre.games.power.bots.reasons import reason
from arbitre.games.power.bots.search import Search
from arbitre.games.power.bots.survey import Survey
from arbitre.games.power.bots.temper import Temper, quick
from arbitre.games.power.bots.writer import SheetWriter, seated
from arbitre.games.power.play.position import PowerPosition
from arbitre.games.power.rules.moves import Order
from arbitre.games.power.rules.state import WRITING, State


class General(SheetWriter):
    """Tries sheets against what the others may write, and sends what the referee found best.

    >>> from arbitre.core.game import game
    >>> power = game("power")
    >>> view = power.start().view("green")
    >>> from arbitre.games.power.bots.level import LEVELS
    >>> recruit = General(power, LEVELS["recruit"])
    >>> recruit.decide(view, Rng(1), 0) == recruit.decide(view, Rng(1), 0)
    True
    """

    def __init__(self, game: Game, level: Level, character: Character = EVEN) -> None:
        super().__init__(game)
        self.level = level
        self.character = character
        self.seeding = Temper()
        self.guessing = quick()

    def write(self, position: PowerPosition, seat: int, rng: Rng, budget: int) -> Move:
        """What the referee found best; the budget counts judged rounds (0: as its level has it)."""
        found = self.search(position.state, seat, rng, budget)
        return _sheet(position, seat, found.run().planned)

    def advise(self, view: View, rng: Rng, budget: int) -> Advice:
        """The sheet, and what of it matters most."""
        position, seat = seated(view, rng)
        if position.state.phase != WRITING or hopeless(position.state, seat):
            return super().advise(view, rng, budget)
        search = self.search(position.state, seat, rng, budget)
        chosen = search.run()
        return Advice(_sheet(position, seat, chosen.planned), reason(search, chosen))

    def search(self, state: State, seat: int, rng: Rng, budget: int) -> Search:
        """The search of one decision, ready to run."""
        survey = Survey(state)
        own = Appraiser(state.setting, self.character)
        others = Appraiser(state.setting, EVEN)
        whim = self.level.whim
        own.whims = [whim * (rng.below(2001) - 1000) / 1000.0 for _ in own.whims]
        judge = Judge(survey, own, others)
        judge.me = seat
        level = self.level
        seeds = [_greedy(state, seat, self.seeding, rng) for _ in range(level.seeds)]
        guesses: list[list[list[PlannedOrder]]] = [[] for _ in range(state.setting.players)]
        for other in state.candidates():
            if other != seat:
                for _ in range(level.guesses):
                    guesses[other].append(_greedy(state, other, self.guessing, rng))
        search = Search(judge, seat, level, rng, budget or level.budget)
        search.seeds, search.guesses = seeds, guesses
        return search


def _greedy(state: State, seat: int, temper: Temper, rng: Rng) -> list[PlannedOrder]:
    """What the greedy player would write for a seat."""
    worksheet = best_sheet(Forecast(state, seat, temper, rng), rng)
    return [planned for _, planned in worksheet.written]


def _sheet(position: PowerPosition, seat: int, planned: list[PlannedOrder]) -> Move:
    """Planned orders as a sheet; mercenaries' stand on the first that counts."""
    armies = position.setting.armies[seat]
    standing = [army for army in armies if position.state.stands(army)]
    sheets: dict[int, list[Order]] = {}
    for order in planned:
        army = order[1] if order[1] in armies else standing[0]
        sheets.setdefault(army, []).append(order_of(position.setting, order))
    return position.sheet(seat, sheets)
