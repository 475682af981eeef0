"""Stepping through what happened: the lines told, and the board wherever it looks otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from arbitre.core.message import Event
from arbitre.core.position import View
from arbitre.core.telling import SeenMoment
from arbitre.core.voice import Told


class Glimpse:
    """Lines of a telling, and the board as it stood after the last of them.

    It stands after the first `moment` moments; `board` is empty where nothing looks otherwise.
    """

    def __init__(self, lines: list[Told], moment: int, board: str) -> None:
        self.lines: Final = lines
        self.moment: Final = moment
        self.board: Final = board

    def __repr__(self) -> str:
        return f"Glimpse({self.lines!r}, {self.moment})"


def reaches(lines: Sequence[Told], events: Sequence[Event]) -> list[int]:
    """How many of the events have happened once each line is told; what was told before stays.

    >>> fall, rise = Event("fall", "XX-1", {}), Event("rise", "XX-1", {})
    >>> reaches([Told("A"), Told("B", events=[rise]), Told("C", events=[fall])], [fall, rise])
    [0, 2, 2]
    """
    places = {id(event): place for place, event in enumerate(events, 1)}
    reached, found = 0, []
    for line in lines:
        reached = max([reached, *[places[id(event)] for event in line.all_events]])
        found.append(reached)
    return found


def glimpses(
    lines: Sequence[Told],
    moments: Sequence[SeenMoment],
    before: View,
    after: View,
    draw: Callable[[View], str],
) -> list[Glimpse]:
    """What a telling of these moments shows: its lines up to each one that changed the board.

    The last line stands for all there is: after it the board is as in the end.
    """
    shown = draw(before)
    untold: list[Told] = []
    found: list[Glimpse] = []
    reached = reaches(lines, [moment.event for moment in moments])
    for number, line in enumerate(lines, 1):
        at = reached[number - 1]
        untold.append(line)
        board = shown
        if number == len(lines):
            board = draw(after)
        elif at > (reached[number - 2] if number > 1 else 0):
            board = draw(moments[at - 1].view)
        if board != shown or number == len(lines):
            found.append(Glimpse(untold, at, board if board != shown else ""))
            shown, untold = board, []
    return found
