"""Taking moves back, as far as nobody has learnt anything since."""

from __future__ import annotations

from arbitre.core.chance import CHANCE
from arbitre.core.record import Entry
from arbitre.term.table import Table

WHY = {
    "nothing": "term-undo-nothing",
    "chance": "term-undo-chance",
    "reveal": "term-undo-reveal",
    "seat": "term-undo-seat",
}
"""Why the last move stands, and the sentence that says it."""


def take_back(table: Table, seat: str = "") -> bool:
    """Take the last move of a seat (of anybody) back and say so, or say why it stands.

    Where people play chance themselves, what they typed for it can be corrected; a bot that
    answered it will answer again.
    """
    recorder, companion = table.recorder, table.companion
    through = table.bots if companion else ()
    why = recorder.standing(seat, companion, through)
    if why:
        table.say(WHY[why])
        return False
    before = list(recorder.entries)
    recorder.undo(seat, companion, through)
    table.rewritten()
    _tell(table, before[len(recorder.entries)])
    return True


def _tell(table: Table, entry: Entry) -> None:
    """Which line was taken back, in the reader's language."""
    move = table.recorder.position.read(entry.seat, entry.move)
    if entry.seat == CHANCE:
        table.say("term-taken-back", 2, text=table.talk.spoken_chance(move, table.words))
    else:
        table.say("term-move-back", 2, text="; ".join(table.talk.written(move, table.lang)))
