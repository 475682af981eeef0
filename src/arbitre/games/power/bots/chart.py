"""Charts: where each kind of piece can go on a map, worked out once a map for all decisions on it."""

from __future__ import annotations

from typing import Final

from arbitre.core.cache import Cache
from arbitre.games.power.rules.board import SECTOR
from arbitre.games.power.rules.pieces import TERRAIN
from arbitre.games.power.rules.setting import Setting

FAR: Final = 99
"""The distance of a headquarters that a piece can never get to."""
MOST_CHARTS: Final = 16


class Chart:
    """For each kind of piece: the spaces within one move, and the moves to HQs and territories.

    >>> from arbitre.core.game import game
    >>> position = game("power").start()
    >>> chart, place = chart_of(position.setting), position.setting.board.place_of
    >>> chart.moves[0][2][place["HQV"]]  # infantry from green's headquarters to yellow's
    4
    """

    def __init__(self, setting: Setting) -> None:
        board = setting.board
        self.reach: list[list[list[int]]] = []  # by kind and space
        self.moves: list[list[list[int]]] = []  # to an HQ: by kind, its army, and space
        self.near: list[list[list[int]]] = []  # to a territory: by kind, its army, and space
        self.masks: list[list[int]] = []  # by kind and space: a bit for each space within one move
        # the territory of a sector, -1 elsewhere
        self.land: list[int] = [
            board.owner[place] if board.sort[place] == SECTOR else -1 for place in range(board.size)
        ]
        known: dict[int, int] = {}
        for kind, terrain in enumerate(TERRAIN):
            steps = setting.values.move[kind]
            alike = known.setdefault(terrain * 16 + steps, kind)
            if alike != kind:
                self.reach.append(self.reach[alike])
                self.moves.append(self.moves[alike])
                self.near.append(self.near[alike])
                self.masks.append(self.masks[alike])
                continue
            reach = [
                board.reach(terrain, steps, place, setting.ship_diagonals)
                if board.enters(terrain, place)
                else []
                for place in range(board.size)
            ]
            self.reach.append(reach)
            self.masks.append([sum(1 << to for to in places) for places in reach])
            self.moves.append([_moves_to(reach, [board.hq[army]]) for army in range(4)])
            self.near.append([_moves_to(reach, board.sectors[army]) for army in range(4)])


def _moves_to(reach: list[list[int]], goals: list[int]) -> list[int]:
    """How many moves each space is from the nearest goal: ways lead back as they lead there."""
    moves = [FAR] * len(reach)
    queue = [goal for goal in goals if reach[goal]]
    for goal in queue:
        moves[goal] = 0
    for place in queue:
        for other in reach[place]:
            if moves[other] == FAR:
                moves[other] = moves[place] + 1
                queue.append(other)
    return moves


_charts: Final[Cache[Chart]] = Cache(MOST_CHARTS)


def chart_of(setting: Setting) -> Chart:
    """The chart of a setting's map; every view makes its setting anew, the chart stays."""
    key = (setting.map, setting.ship_diagonals, tuple(setting.values.move))
    found = _charts.find(key)
    return _charts.keep(key, Chart(setting)) if found is None else found
