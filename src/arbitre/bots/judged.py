"""A player from outside, held to the rules: whatever it does wrong is a `BotFault` (guard, wrapper)."""

from __future__ import annotations

from collections.abc import Callable

from arbitre.bots.faults import GARBAGE, ILLEGAL, RAISED, BotFault
from arbitre.bots.references import problem_text
from arbitre.core.chance import Rng
from arbitre.core.game import Advice, Bot
from arbitre.core.message import BadInput, Illegal
from arbitre.core.position import Move, View

MOST_SHOWN = 80


class Judged(Bot):
    """Asks another player, and tries its move on the position that the view shows before it is made.

    >>> from arbitre.core.game import game
    >>> class Lazy(Bot):
    ...     def decide(self, view, rng, budget):
    ...         return None
    >>> power = game("power")
    >>> Judged(Lazy(power), "Lazy").decide(power.start().view("green"), Rng(1), 1)
    Traceback (most recent call last):
    arbitre.bots.faults.BotFault: Lazy: garbage: None
    """

    def __init__(self, bot: Bot, name: str) -> None:
        super().__init__(bot.game)
        self.bot = bot
        self.name = name

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        """Its move, which can be made."""
        move: object = self._asked(lambda: self.bot.decide(view, rng, budget))
        return self._tried(view, move)

    def advise(self, view: View, rng: Rng, budget: int) -> Advice:
        """Its move, which can be made, with its reason."""
        advice: object = self._asked(lambda: self.bot.advise(view, rng, budget))
        if not isinstance(advice, Advice):
            raise BotFault(GARBAGE, self.name, repr(advice)[:MOST_SHOWN])
        self._tried(view, advice.move)
        return advice

    def close(self) -> None:
        """Its game is over."""
        self.bot.close()

    def _asked(self, ask: Callable[[], object]) -> object:
        try:
            return ask()
        except BotFault:
            raise
        except Exception as problem:
            raise BotFault(RAISED, self.name, problem_text(problem)) from problem

    def _tried(self, view: View, move: object) -> Move:
        if not isinstance(move, Move):
            raise BotFault(GARBAGE, self.name, repr(move)[:MOST_SHOWN])
        assert view.seat is not None
        try:
            view.position().copy().make(view.seat, move)
        except Illegal as refused:
            shown = move.text()[:MOST_SHOWN]
            raise BotFault(ILLEGAL, self.name, shown, refused.ruling) from None
        except (BadInput, TypeError, AttributeError) as problem:  # a move of another game
            shown = f"{move.text()[:MOST_SHOWN]} ({problem_text(problem)})"
            raise BotFault(ILLEGAL, self.name, shown) from problem
        return move
