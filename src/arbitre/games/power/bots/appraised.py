"""What an appraisal looks at: one's own side and the others, as far as they matter to each other."""

from __future__ import annotations

from typing import Final

NEVER: Final = 99


class Own:
    """What the appraised seat has: its value, where it stands, what it could bring where."""

    __slots__ = (
        "armies",
        "comers",
        "deploys",
        "foot_hq",
        "goals",
        "guards",
        "homes",
        "hq_bits",
        "interest",
        "lands",
        "returns",
        "seat",
        "sums",
        "value",
    )

    def __init__(self, seat: int, armies: list[int]) -> None:
        self.seat = seat
        self.armies = armies
        self.value = 0.0
        self.sums: dict[int, int] = {}  # power by space
        self.goals: list[int] = []  # armies whose flag could be taken
        self.hq_bits = 0  # their headquarters
        self.homes = 0  # one's own headquarters
        self.interest = 0  # spaces where others matter: one's own stacks and headquarters
        self.lands = 0  # by army * 4 + territory: a bit for each that pays
        self.comers: dict[int, list[int]] = {}  # powers that could come to a headquarters
        self.foot_hq = 0  # those that infantry could come to
        self.deploys: list[list[int]] = []  # by own army: powers waiting in the reserve
        self.returns: list[list[int]] = []  # powers that could come home
        self.guards: list[int] = [0, 0, 0, 0]  # what an army could deploy


class Side:
    """What one side has on the board, as an appraisal looks at it."""

    __slots__ = ("arrivals", "foot", "power", "standing", "storm", "storm_foot")

    def __init__(self) -> None:
        self.power = 0.0
        self.standing: dict[int, int] = {}  # in the spaces that matter
        self.arrivals: dict[int, list[int]] = {}  # who could come to them
        self.foot = 0  # a bit for each of them that infantry could come to
        self.storm: dict[
            int, list[int]
        ] = {}  # by army: pieces within two moves of its headquarters
        self.storm_foot = 0  # a bit for each army that infantry among them could reach


def needed(standing: int, powers: list[int], strength: int, most: int) -> int:
    """How many pieces a side must bring to be stronger.

    >>> needed(0, [5, 3], 7, 5), needed(8, [], 7, 5), needed(0, [5], 7, 5)
    (2, 0, 99)
    """
    if standing > strength:
        return 0
    total = standing
    for number, piece in enumerate(powers[:most], 1):
        total += piece
        if total > strength:
            return number
    return NEVER
