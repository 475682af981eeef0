"""The players of Power by name: generals of three levels, and greedy, who takes the best plan it sees."""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.core.game import Bot, BotMaker, Game
from arbitre.core.position import Move
from arbitre.games.power.bots.character import CHARACTERS, Character
from arbitre.games.power.bots.forecast import Forecast
from arbitre.games.power.bots.general import General
from arbitre.games.power.bots.greedy import best_sheet
from arbitre.games.power.bots.level import LEVELS, Level
from arbitre.games.power.bots.temper import Temper
from arbitre.games.power.bots.writer import SheetWriter
from arbitre.games.power.play.position import PowerPosition


class GreedyBot(SheetWriter):
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

    def write(self, position: PowerPosition, seat: int, rng: Rng, budget: int) -> Move:
        """The best of a few sheets."""
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
