"""Undo at a table: the one rule of `core.undo`, with what this table lets go along."""

from __future__ import annotations

from arbitre.core.study import crossroads
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


WHY_NOT_BACK = {**WHY, "daily": "take-back-daily", "others": "take-back-others"}
"""Why nothing is taken back further than the rule allows."""


def may_take_back(table: Table, seat: str) -> str:
    """Why a seat may not go back as far as it likes; empty: it may, for nobody else plays."""
    if table.plan.undo == NEVER:
        return "never"
    if table.over or table.archived:
        return "over"
    if table.plan.daily:
        return "daily"
    return "" if table.alone(seat) and table.seats[seat].kind == PERSON else "others"


def back_to(table: Table, seat: str, step: int) -> Undo:
    """How many lines stand when a seat goes back to a step: up to a decision, not into the middle of one."""
    why = may_take_back(table, seat)
    if why:
        return Undo(why)
    lines = len(table.recorder.entries)
    line = crossroads(table.recorder, table.steps[step - 1].end if step else 0).line
    return Undo(NOTHING) if line >= lines else Undo("", line)


def others_than(table: Table, seat: str) -> list[str]:
    """The seats that somebody else than whoever has this one plays."""
    mine = table.seats[seat].hash
    return [
        name for name, there in table.seats.items() if there.kind == PERSON and there.hash != mine
    ]
