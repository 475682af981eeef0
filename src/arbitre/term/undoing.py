"""Taking moves back, as far as nobody has learnt anything since."""

from __future__ import annotations

from arbitre.core.chance import CHANCE
from arbitre.core.record_lines import Entry
from arbitre.core.undo import ACTED, DECIDED, NOTHING, REVEALED, UndoPolicy
from arbitre.term.drawing import kind_of, tell_draws
from arbitre.term.table import TermTable

WHY = {
    NOTHING: "term-undo-nothing",
    ACTED: "term-undo-chance",
    REVEALED: "term-undo-reveal",
    DECIDED: "term-undo-seat",
}
"""Why the last move stands, and the sentence that says it."""


class TermPolicy(UndoPolicy):
    """Where people play chance themselves, what they typed for it can be corrected.

    A bot that answered it will answer again.
    """

    def __init__(self, table: TermTable) -> None:
        super().__init__(table.companion, table.bots if table.companion else ())
        self.drawing = table.drawing

    def stay(self, line: int) -> int:
        """What was drawn in one go is taken back in one go."""
        return self.drawing.began(line + 1)


def take_back(table: TermTable, seat: str = "") -> bool:
    """Take the last move of a seat (of anybody) back and say so, or say why it stands."""
    recorder, companion = table.recorder, table.companion
    policy = TermPolicy(table)
    before = list(recorder.entries)
    if not recorder.undo(seat, policy):
        table.say(WHY[recorder.why_not_undo(seat, policy)])
        return False
    table.drawing.forget(len(recorder.entries))
    table.rewritten()
    _tell(table, before[len(recorder.entries)])
    more = len(before) - len(recorder.entries) - 1
    if more and companion:
        table.say("term-back-more", 2, n=more)
    if recorder.position.actors == (CHANCE,) and table.drawing.draws(kind_of(table)):
        table.drawing.never()  # it would come again at once: what is taken back is asked for
        tell_draws(table)
    return True


def _tell(table: TermTable, entry: Entry) -> None:
    """Which line was taken back, in the reader's language."""
    move = table.recorder.position.read(entry.seat, entry.move)
    if entry.seat == CHANCE:
        table.say("term-taken-back", 2, text=table.voice.outcome(move))
    else:
        table.say("term-move-back", 2, text="; ".join(table.voice.written(move)))
