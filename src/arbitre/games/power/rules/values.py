"""The printed values of an edition of Power, as the rules use them."""

from __future__ import annotations


class Values:
    """The printed values of an edition as flat tables."""

    def __init__(self) -> None:
        self.name = ""
        self.power: list[int] = []
        self.move: list[int] = []
        self.unit: list[int] = []
        self.cheapest: list[int] = []
        self.missile = 100
        self.orders = 5
        self.minutes = 3
        self.pauses = 1
        self.pause_minutes = 3
        self.setup = 0
        self.box: list[int] = []
