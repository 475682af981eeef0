"""Characters of the general: what each values and fears (evaluation weights), by name."""

from __future__ import annotations

from typing import Final


class Character:
    """The numbers that a general's judgement rests on; values are in power.

    >>> CHARACTERS["bold"].flag_fear < Character().flag_fear < CHARACTERS["wary"].flag_fear
    True
    """

    def __init__(self, name: str = "", **changes: float) -> None:
        self.name = name
        self.reserve = 0.92  # a piece in the reserve against one on the board
        self.coin = 3.0  # Power in the reserve, for what it can become
        self.pair = 0.25  # of the gain of an exchange: two of three together
        self.three = 0.65  # all three
        self.income = 9.0  # a territory that pays
        self.exposed = 1.0  # times the table of raids
        self.flag_fear = 2.5  # times the table of storms
        self.care = 0.35  # of the flag, to a storm that gathers two moves away
        self.prize = 0.35  # of an army whose flag is in sure reach
        self.hope = 0.08  # of an army whose flag is in reach if its guard stays
        self.march = 0.7  # infantry a move nearer to a foreign headquarters
        self.press = 0.015  # one power a move nearer
        self.alpha = 1.6  # how much more than their part the stronger count
        self.worst = 0.25  # weight of the worst that may come against the mean
        for number, value in changes.items():
            if not hasattr(self, number):
                raise ValueError(number)
            setattr(self, number, value)


EVEN: Final = Character()
"""Weighs all alike; what others are taken to be."""

CHARACTERS: Final[dict[str, Character]] = {
    "steady": EVEN,
    "wary": Character("wary", flag_fear=3.5, exposed=1.5),
    "thrifty": Character("thrifty", coin=3.5, income=11.0),
    "bold": Character("bold", prize=0.6, hope=0.15, march=1.2, flag_fear=1.8),
    "hunter": Character("hunter", alpha=2.1, march=1.0),
}
"""By name, the even one first."""
