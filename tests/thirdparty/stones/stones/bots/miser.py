"""A player that takes as little as it may."""

from __future__ import annotations

from arbitre.core.chance import Rng
from arbitre.core.game import Bot
from arbitre.core.position import Move, View


class Miser(Bot):
    """One stone at a time."""

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        assert view.seat is not None
        return view.position().moves(view.seat)[0]
