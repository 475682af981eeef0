"""Undo at a table: the one rule of `core.undo`, with what this table lets go along."""

from __future__ import annotations

from arbitre.core.undo import ACTED, DECIDED, NOTHING, REVEALED, Undo, UndoPolicy
from arbitre.tables.log.table import Table
from arbitre.tables.plan import FREE, NEVER, PERSON

WHY = {
    NOTHING: "act-undo-nothing",
    ACTED: "act-undo-chance",
    REVEALED: "act-undo-reveal",
    DECIDED: "act-undo-seat",
    "never": "act-undo-never",
    "over": "act-game-over",
}
"""Why the last move stands, and the sentence that says it."""


class TablePolicy(UndoPolicy):
    """What bots and empty seats did goes along, what other people did where they agree.

    Beside a real table what was typed for chance can be corrected by anybody.
    """

    def __init__(self, table: Table, seat: str) -> None:
        asked = others_than(table, seat)
        along = [name for name in table.seats if name not in asked]
        if table.plan.undo == FREE:
            asked = []
        super().__init__(table.companion, along, asked, table.imported)
        self.steps = table.steps

    def stay(self, line: int) -> int:
        """What the program drew in one go goes back in one go."""
        for step in reversed(self.steps):
            if step.first <= line:
                return step.first if step.drawn else line
        return line


def undo_of(table: Table, seat: str) -> Undo:
    """What taking its last move back would mean for a seat."""
    if table.plan.undo == NEVER:
        return Undo("never")
    if table.over and not (table.companion and not table.forfeit):
        return Undo("over")
    return table.recorder.find_undo(seat, TablePolicy(table, seat))


def others_than(table: Table, seat: str) -> list[str]:
    """The seats that somebody else than whoever has this one plays."""
    mine = table.seats[seat].hash
    return [
        name for name, there in table.seats.items() if there.kind == PERSON and there.hash != mine
    ]
