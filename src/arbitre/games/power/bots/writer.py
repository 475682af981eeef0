"""What all players of Power do alike: claim what is due, give up when nothing is left, else write."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from arbitre.core.chance import Rng
from arbitre.core.contract import RESIGN
from arbitre.core.game import Bot
from arbitre.core.position import Move, View
from arbitre.games.power.bots.giving_up import beaten, hopeless
from arbitre.games.power.play.position import PowerPosition, PowerView
from arbitre.games.power.rules.moves import Declaration
from arbitre.games.power.rules.state import WRITING


@mypyc_attr(allow_interpreted_subclasses=True)
class SheetWriter(Bot):
    """A player of Power by the sheets it writes (`write`)."""

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        """The sheet of this seat; while Power is collected, a claim of all that is due."""
        position, seat = seated(view, rng)
        if position.state.phase != WRITING:
            draft = self.game.draft(view)
            for claim in draft.next():
                draft.add(claim)
            return draft.decision()
        if hopeless(position.state, seat) or beaten(position.state, seat):
            return Declaration(RESIGN)
        return self.write(position, seat, rng, budget)

    @abstractmethod
    def write(self, position: PowerPosition, seat: int, rng: Rng, budget: int) -> Move:
        """A sheet for a seat that has something to order."""


def seated(view: View, rng: Rng) -> tuple[PowerPosition, int]:
    """The position that a view shows, and the number of its seat."""
    assert isinstance(view, PowerView)
    assert view.seat is not None
    position = view.sample(rng)
    return position, position.seats.index(view.seat)
