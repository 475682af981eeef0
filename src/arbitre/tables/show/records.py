"""Records of tables: the whole one when nothing in it is secret any more, else a viewer's view of it."""

from __future__ import annotations

from arbitre.core.cache import Cache
from arbitre.core.message import Event
from arbitre.core.position import Position
from arbitre.core.record_lines import Promise, woven
from arbitre.tables.log.state import Viewer
from arbitre.tables.log.table import Table
from arbitre.tables.show.seeing import log_lines
from arbitre.tables.sight import Past, Step

VIEW_FORMAT = "arbitre record view 1"
HIDDEN = "?"
EVERY = 32
"""While going through a game, the position is kept after every so many steps."""


def record_of(table: Table, viewer: Viewer) -> str:
    """The record for a viewer.

    While a game with secrets runs they get their view of it: what they may not know is a question mark, and
    there are no hashes, for they are made from whole positions and could be searched for.
    """
    recorder = table.recorder
    who: tuple[str | None, ...] = (None, *viewer.seats)
    if table.forfeit:
        return "\n".join(recorder.lines(opened=True)) + "\n"
    if table.over or all(table.knows(line, who) for line in range(len(recorder.entries))):
        return recorder.text()
    header = recorder.header.lines(opened=False)[1:]
    moves = log_lines(table, viewer, 0, len(recorder.entries))
    seen = []
    for line in woven(recorder.entries, recorder.promises):
        if isinstance(line, Promise):
            seen.append(line.text().partition(" #")[0])
        else:
            move = moves[line.number - 1].move
            seen.append(f"{line.number} {line.seat} {HIDDEN if move is None else move}")
    viewers = " ".join(viewer.seats) or "-"
    return "\n".join([VIEW_FORMAT, f"view {viewers}", *header, "", *seen]) + "\n"


class Archive:
    """Past positions of tables that somebody steps through; the ones looked at last are kept."""

    def __init__(self, most: int = 256) -> None:
        self._kept: Cache[Position] = Cache(most)

    def past(self, table: Table, viewer: Viewer, number: int, seat: str | None) -> Past:
        """The game after so many steps, as a seat saw it."""
        total = len(table.steps)
        number = max(0, min(number, total))
        if number == 0:
            view = self._at(table, 0).view(seat)
            return Past(0, total, view, None)
        before = self._at(table, number - 1)
        after = before.copy()
        events = self._step(table, after, number)
        self._keep(table, number, after)
        made = table.steps[number - 1]
        lines = log_lines(table, viewer, made.first, made.end)
        step = Step(number, lines, events, before.view(seat), after.view(seat), made.timed)
        return Past(number, total, step.after, step)

    def _at(self, table: Table, number: int) -> Position:
        """The position after so many steps; not to be changed."""
        key = (table.id, table.undone, number)
        return self._kept.get(key, lambda: self._reached(table, number))

    def _reached(self, table: Table, number: int) -> Position:
        start, kept = number, None
        while start > 0 and kept is None:
            start -= 1
            kept = self._kept.find((table.id, table.undone, start))
        position = table.recorder.after(0) if kept is None else kept.copy()
        for step in range(start + 1, number + 1):
            self._step(table, position, step)
            if step % EVERY == 0:
                self._keep(table, step, position.copy())
        return position

    def _step(self, table: Table, position: Position, number: int) -> list[Event]:
        made = table.steps[number - 1]
        return table.recorder.remake(position, made.first, made.end)

    def _keep(self, table: Table, number: int, position: Position) -> None:
        self._kept.keep((table.id, table.undone, number), position)
