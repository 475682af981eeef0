"""The standing: by how many points the humans are likely to win, and how likely, as a small network.

Its weights are data (standing.json), made by tools/train_standing.py from games of greedy players and
navigators at every difficulty.
"""

from __future__ import annotations

import json
from math import exp
from operator import mul
from typing import Final

from arbitre.core.data import data_text
from arbitre.games.dead_reckoning.bots_features import features
from arbitre.games.dead_reckoning.bots_leaning import Leaning
from arbitre.games.dead_reckoning.scoring import total
from arbitre.games.dead_reckoning.state import OVER, State

PACKAGE: Final = "arbitre.games.dead_reckoning"
SURE: Final = 30.0
"""Beyond so many times the spread nothing is in doubt."""
MARGIN: Final = 0.0005
"""What a point more is worth where a game is over: it settles ties only."""


class Standing:
    """A network of one hidden layer beside a plain sum, and how far its answers are off."""

    def __init__(
        self,
        plain: list[float],
        hidden: list[list[float]],
        answer: list[float],
        spread: list[float],
        leaning: list[float],
    ) -> None:
        self.plain = plain  # a bias, then a weight a feature
        self.hidden = hidden  # each likewise
        self.answer = answer  # a weight a hidden unit
        self.spread = spread  # in points: at the beginning, and how much less for each part gone by
        self.lean = Leaning(leaning)  # of the players whose games it judges

    def margin(self, seen: list[float]) -> float:
        """The humans' points at the end less the Alliance's, for each human."""
        seen = [1.0, *seen]
        found: float = sum(map(mul, self.plain, seen))
        for number, weights in enumerate(self.hidden):
            value = sum(map(mul, weights, seen))
            if value > 0.0:
                found += self.answer[number] * value
        return found

    def chance(self, state: State) -> float:
        """How likely the humans win; of a game that is over, whether they did."""
        if state.phase == OVER:
            return float(state.won) + MARGIN * lead(state)
        seen = features(state)
        wide = max(self.spread[0] - self.spread[1] * seen[0], self.spread[2])
        sure = max(-SURE, min(SURE, self.margin(seen) / wide))
        return 1.0 / (1.0 + exp(-sure))


def lead(state: State) -> float:
    """The humans' points less the Alliance's, for each human."""
    table = state.table
    mine = sum([total(state, side) for side in range(table.humans)])
    theirs = sum([total(state, side) for side in range(table.humans, table.sides)])
    return (mine - theirs) / table.humans


_standing: list[Standing] = []


def trained() -> Standing:
    """The standing with its released weights."""
    if not _standing:
        data = json.loads(data_text(PACKAGE, "standing.json"))
        _standing.append(
            Standing(data["plain"], data["hidden"], data["answer"], data["spread"], data["leaning"])
        )
    return _standing[0]
