"""Stepping through what happened: the lines told, and the board wherever it looks otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from arbitre.core.message import Event
from arbitre.core.position import View
from arbitre.core.telling import SeenMoment
from arbitre.core.voice import Told


class Glimpse:
    """A text frame: lines of a telling, and the board as it stood after the last of them.

    It stands after the first `moment` moments; `board` is empty where nothing looks otherwise.
    """

    def __init__(self, lines: list[Told], moment: int, board: str) -> None:
        self.lines: Final = lines
        self.moment: Final = moment
        self.board: Final = board

    def __repr__(self) -> str:
        return f"Glimpse({self.lines!r}, {self.moment})"


def reaches(lines: Sequence[Told], events: Sequence[Event]) -> list[int]:
    """How many of the events have happened once each line is told: none that a later line tells.

    What a line tells of later events is seen with the lines that tell of those before them. A line that tells
    an event which is not among them (by identity) changes nothing.

    >>> fall, rise = Event("fall", "XX-1", {}), Event("rise", "XX-1", {})
    >>> reaches([Told("A"), Told("B", events=[rise]), Told("C", events=[fall])], [fall, rise])
    [0, 0, 2]
    """
    places = {id(event): place for place, event in enumerate(events, 1)}
    told = [[places[id(e)] for e in line.all_events if id(e) in places] for line in lines]
    found: list[int] = []
    later = len(events) + 1  # the first event that is told by a line after this one
    for own in reversed(told):
        found.append(later - 1)
        later = min([later, *own])
    reached = 0
    for index, own in enumerate(told):
        reached = max([reached, *own])
        found[-1 - index] = min(found[-1 - index], reached)
    return found[::-1]


def glimpses(
    lines: Sequence[Told],
    moments: Sequence[SeenMoment],
    before: View,
    after: View,
    draw: Callable[[View], str],
) -> list[Glimpse]:
    """What a telling of these moments shows: its lines up to each one that changed the board.

    After the last of all there is to tell the board is as in the end.
    """
    shown = draw(before)
    untold: list[Told] = []
    found: list[Glimpse] = []
    reached = reaches(lines, [moment.event for moment in moments])
    for number, line in enumerate(lines, 1):
        at = reached[number - 1]
        untold.append(line)
        board = shown
        if number == len(lines) and at == len(moments):
            board = draw(after)
        elif at > (reached[number - 2] if number > 1 else 0):
            board = draw(moments[at - 1].view)
        if board != shown or number == len(lines):
            found.append(Glimpse(untold, at, board if board != shown else ""))
            shown, untold = board, []
    return found
