"""Taking moves back: as far as nobody has learnt anything since, and with the others' consent."""

from __future__ import annotations

from dataclasses import dataclass, field

from arbitre.core.chance import CHANCE
from arbitre.tables.log.table import Table
from arbitre.tables.plan import FREE, NEVER, PERSON

WHY = {
    "nothing": "act-undo-nothing",
    "chance": "act-undo-chance",
    "reveal": "act-undo-reveal",
    "seat": "act-undo-seat",
    "never": "act-undo-never",
    "over": "act-game-over",
}
"""Why the last move stands, and the sentence that says it."""


@dataclass(frozen=True)
class Undo:
    """How far a seat may go back: `to` so many lines, at once (`why` empty) or by `consent`."""

    why: str
    to: int = 0
    awaiting: list[str] = field(default_factory=list)


def undo_of(table: Table, seat: str) -> Undo:
    """What taking its last move back would mean for a seat.

    Never past a die or a reveal. What bots did in between goes along: they will answer again. Beside
    a real table what was typed for chance can be corrected by anybody, outcome by outcome; what the
    program drew there in one go goes back in one go.
    """
    if table.plan.undo == NEVER:
        return Undo("never")
    if table.over and not (table.companion and not table.forfeit):
        return Undo("over")
    entries = table.recorder.entries
    others: set[str] = set()
    to = -1
    for index in range(len(entries) - 1, table.imported - 1, -1):
        entry = entries[index]
        if entry.revealed:
            return Undo("reveal")
        if entry.seat == CHANCE:
            if not table.companion:
                return Undo("chance")
            to = _drawn_from(table, index)
            break
        if entry.seat == seat:
            to = index
            break
        if entry.seat not in table.seats:
            return Undo("seat")  # the clock spoke
        others.add(entry.seat)
    if to < 0:
        return Undo("nothing")
    others |= {name for name in table.recorder.held if name != seat}
    mine = table.seats[seat].hash
    if not any(_person(table, name, mine) for name in others):
        return Undo("", to)
    if table.plan.undo == FREE:
        return Undo("seat")
    return Undo("consent", to, [name for name in table.seats if _person(table, name, mine)])


def _drawn_from(table: Table, index: int) -> int:
    """The first of the lines that the program drew together with this one; the line itself where none."""
    stride = next((one for one in reversed(table.strides) if one.first <= index < one.end), None)
    return stride.first if stride is not None and stride.drawn else index


def _person(table: Table, seat: str, mine: str) -> bool:
    """Whether somebody else than the asker plays a seat."""
    there = table.seats[seat]
    return there.kind == PERSON and there.hash != mine
