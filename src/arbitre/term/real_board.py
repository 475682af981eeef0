"""Beside a real board (companion mode): what stands there is set as one types it, and hands are told."""

from __future__ import annotations

from arbitre.core.contract import LAST_ROUND, TABLE
from arbitre.core.message import Event, Illegal
from arbitre.term.table import BOLD, TermTable
from arbitre.term.telling import print_line, show_refusal


def set_board(table: TermTable, text: str) -> list[Event] | None:
    """What a typed line sets on the real board; None: it is no such line. A refused one sets nothing."""
    if not table.desk:
        return None
    try:
        move = table.voice.table_move(text)
        return table.make(TABLE, table.recorder.position.read(TABLE, move)) if move else None
    except Illegal as refused:
        show_refusal(table, text, refused.ruling)
        return []


def unset_board(table: TermTable) -> bool:
    """Take the last line back where it set the board: sheets that are in stay in."""
    entries = table.recorder.entries
    if not table.desk or not entries or entries[-1].seat != TABLE or entries[-1].move == LAST_ROUND:
        return False
    move = entries[-1].move
    table.recorder.rewind(len(entries) - 1, keep=True)
    table.rewritten()
    table.say("term-move-back", 2, text=move)
    return True


def unjudge(table: TermTable) -> bool:
    """The round that was just judged is written anew, where a sheet was typed wrong: the record says so."""
    recorder, first = table.recorder, table.made
    lines = recorder.entries[first:]
    if not table.desk or recorder.held or not lines or not all(line.revealed for line in lines):
        return False
    recorder.take_back(first)
    table.rewritten()
    table.say("term-desk-anew", 2)
    return True


def show_hands(table: TermTable) -> None:
    """What hands do on the real board to follow what was just decided."""
    if not table.desk:
        return
    recorder, first = table.recorder, table.made
    before = recorder.after(first)
    view = before.view(None)
    moments = [one.seen(None) for one in recorder.watch(before, first, len(recorder.entries))]
    lines = table.game.screen().hands(view, moments, table.voice_of)
    if lines:
        table.say("term-hands", 0, BOLD)
    for line in lines:
        print_line(table, line)
