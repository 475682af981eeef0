"""How true the chances of a game were found to be: `measured.json` among its data, where it has one."""

from __future__ import annotations

import json

from arbitre.core.cache import cached
from arbitre.core.data import data_text
from arbitre.core.game import game

FILE = "measured.json"


class MeasuredTenth:
    """A tenth of the scale: what was said in it and how often it happened, in points of a hundred."""

    def __init__(
        self,
        low: int,
        chances: int,
        games: int,
        said: float,
        won: float,
        off: float,
        luck: float,
    ) -> None:
        self.low = low
        self.chances = chances
        self.games = games
        self.said = said
        self.won = won
        self.off = off  # by how much more often it happened
        self.luck = luck  # by how much that may be chance (a standard error)


class Measured:
    """All tenths, and how many games they were measured in."""

    def __init__(self, games: int, tenths: list[MeasuredTenth]) -> None:
        self.games = games
        self.tenths = tenths


@cached(32)
def measured_of(name: str) -> Measured | None:
    """What tools/fit_chances.py measured of a game; None: nothing."""
    try:
        data = json.loads(data_text(game(name).package, FILE))
    except (FileNotFoundError, ModuleNotFoundError):
        return None
    return Measured(data["games"], [MeasuredTenth(*one) for one in data["tenths"]])
