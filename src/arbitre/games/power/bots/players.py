"""The players of Power by name: generals of three levels, and greedy, who takes the best plan it sees."""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.core.contract import RESIGN
from arbitre.core.game import Bot, BotMaker, Game
from arbitre.core.position import Move, View
from arbitre.games.power.bots.character import CHARACTERS, Character
from arbitre.games.power.bots.forecast import Forecast
from arbitre.games.power.bots.general import General
from arbitre.games.power.bots.giving_up import hopeless
from arbitre.games.power.bots.greedy import best_sheet
from arbitre.games.power.bots.level import LEVELS, Level
from arbitre.games.power.bots.temper import Temper
from arbitre.games.power.play.position import PowerView
from arbitre.games.power.rules.moves import Declaration
from arbitre.games.power.rules.state import WRITING


class GreedyBot(Bot):
    """Collects Power, exchanges three into one, takes what is weak, guards its flag, marches on others'.

    >>> from arbitre.core.game import game
    >>> power = game("power")
    >>> view = power.start().view("green")
    >>> sheet = GreedyBot(power).decide(view, Rng(1), 0)
    >>> sheet == GreedyBot(power).decide(view, Rng(1), 0), len(sheet.orders) > 1
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
            draft = self.game.draft(view)
            for claim in draft.next():
                draft.add(claim)
            return draft.decision()
        seat = position.seats.index(view.seat)
        if hopeless(position.state, seat):
            return Declaration(RESIGN)
        worksheet = best_sheet(Forecast(position.state, seat, self.temper, rng), rng)
        return position.sheet(seat, worksheet.orders())


def players() -> dict[str, BotMaker]:
    """What makes each player, by name, the strongest first: each level even, then with each character.

    >>> list(players())[:2], list(players())[-1]
    (['general', 'general-wary'], 'greedy')
    """
    found: dict[str, BotMaker] = {}
    for name, level in LEVELS.items():
        for character in CHARACTERS.values():
            found[f"{name}-{character.name}" if character.name else name] = _made(level, character)
    found["greedy"] = GreedyBot
    return found


def _made(level: Level, character: Character) -> BotMaker:
    def make(game: Game) -> Bot:
        return General(game, level, character)

    return make
