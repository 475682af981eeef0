"""Levels: how much a general thinks, and so how well it plays (search settings)."""

from __future__ import annotations

from typing import Final


class Level:
    """How many sheets a player of a level tries, and what it thinks of.

    A weak one looks less far and at fewer answers of the others; it does not play at random.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.sheets = 45  # of one's own, drawn
        self.changes = 150  # of the best of them
        self.rounds = 10  # of the others, each meets
        self.rival_sheets = 12  # drawn for each rival
        self.rival_keep = 3  # the best of them
        self.assaults = 4  # prizes that an attack is planned on, one's own and the rivals'
        self.seeds = 2  # sheets of the greedy player to start from
        self.guesses = 1  # sheets of the greedy player expected of each rival
        self.storms = True  # each rival's strongest storm on one's own flags is met too
        self.first = 3  # rounds after which a bad sheet is given up
        self.answers = 3  # how often the others are given an answer to the best sheet so far
        self.whim = 0.3  # how much of a stack's power a liking for its space may add or take
        self.mixes = 0.01  # sheets so near to the best are chosen by chance
        self.budget = 2200  # judged rounds at the most


def _general() -> Level:
    return Level("general")


def _captain() -> Level:
    level = Level("captain")
    level.sheets, level.changes, level.rounds = 20, 40, 5
    level.rival_sheets, level.rival_keep = 6, 2
    level.seeds, level.answers, level.budget = 1, 1, 450
    return level


def _recruit() -> Level:
    level = Level("recruit")
    level.sheets, level.changes, level.rounds = 4, 20, 5
    level.rival_sheets, level.rival_keep = 2, 2
    level.seeds, level.assaults, level.answers = 1, 2, 0
    level.budget = 95
    return level


LEVELS: Final[dict[str, Level]] = {
    "general": _general(),
    "captain": _captain(),
    "recruit": _recruit(),
}
"""By name, the strongest first."""
