"""Records of tables: the whole one when nothing in it is secret any more, else a viewer's view of it."""

from __future__ import annotations

from arbitre.core.cache import Cache
from arbitre.core.message import Event
from arbitre.core.position import Position, View
from arbitre.core.record_lines import FROM, Entry, Remark, woven
from arbitre.core.record_view import HIDDEN, PUBLIC, VIEW_FORMAT
from arbitre.core.telling import Moment, SeenMoment
from arbitre.tables.log.state import Recent, Viewer
from arbitre.tables.log.table import Table
from arbitre.tables.show.seeing import log_lines
from arbitre.tables.sight import Past, StepSight, Watched

EVERY = 32
"""While going through a game, the position is kept after every so many steps."""
MOST_MOMENTS = 512
"""So many moments are kept, each with its position: those of the steps that were looked at last."""


def record_of(table: Table, viewer: Viewer, now: int) -> str:
    """The record for a viewer.

    While a game with secrets runs they get their view of it: what they may not know is a question mark, and
    there are no hashes, for they are made from whole positions and could be searched for. The seed of a
    day stays closed until that day is over.
    """
    recorder = table.recorder
    if table.replay:
        return table.replay
    sealed, result = table.is_sealed(now), table.position.result
    if sealed and table.over:
        end = [f"end {result.text()}"] if result is not None else []
        return "\n".join([*recorder.lines(opened=False), *end]) + "\n"
    who: tuple[str | None, ...] = (None, *viewer.seats)
    if table.forfeit:
        return "\n".join(recorder.lines(opened=True)) + "\n"
    if table.over or all(table.knows(line, who) for line in range(len(recorder.entries))):
        return recorder.text()
    header = recorder.header.lines(opened=False)[1:]
    moves = log_lines(table, viewer, 0, len(recorder.entries))
    seen = []
    for line in woven(recorder.entries, recorder.marks):
        if isinstance(line, Remark) and line.word == FROM:
            seen.append(f"{FROM} {HIDDEN}")  # its value is a hash too
        elif not isinstance(line, Entry):
            seen.append(line.text().partition(" #")[0])
        else:
            move = moves[line.number - 1].move
            seen.append(f"{line.number} {line.seat} {HIDDEN if move is None else move}")
    viewers = " ".join(viewer.seats) or PUBLIC
    return "\n".join([VIEW_FORMAT, f"view {viewers}", *header, "", *seen]) + "\n"


class Archive:
    """A cache of past positions (history) that somebody steps through; those looked at last are kept."""

    def __init__(self, most: int = 256) -> None:
        self._kept: Cache[Position] = Cache(most)
        self._moments: Cache[list[Moment]] = Cache(most, len, MOST_MOMENTS)
        self._seen: Cache[tuple[SeenMoment, ...]] = Cache(most, len, MOST_MOMENTS)

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
        step = self._sight(table, viewer, number, (before.view(seat), after.view(seat)), events)
        return Past(number, total, step.after, step)

    def watched(self, table: Table, viewer: Viewer, number: int, seat: str | None) -> Watched:
        """A step of the game, counted from 1, moment by moment; what a seat saw is made once."""
        key = (table.id, table.undone, number)
        moments = self._moments.get(key, lambda: self._watch(table, number))
        seen = self._seen.get((*key, seat), lambda: tuple(one.seen(seat) for one in moments))
        recent = _recent(table, number)
        before = recent.before if recent else self._at(table, number - 1)
        after = recent.after if recent else self._at(table, number)
        views = before.view(seat), after.view(seat)
        step = self._sight(table, viewer, number, views, [moment.event for moment in moments])
        return Watched(step, seat, seen, table.undone)

    def _sight(
        self,
        table: Table,
        viewer: Viewer,
        number: int,
        views: tuple[View, View],
        events: list[Event],
    ) -> StepSight:
        made = table.steps[number - 1]
        lines = log_lines(table, viewer, made.first, made.end)
        return StepSight(number, lines, events, *views, made.timed, made.drawn)

    def _watch(self, table: Table, number: int) -> list[Moment]:
        """The moments of a step, made again on a copy of the position before it."""
        made, recent = table.steps[number - 1], _recent(table, number)
        before = recent.before if recent else self._at(table, number - 1)
        return table.recorder.watch(before.copy(), made.first, made.end)

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


def _recent(table: Table, number: int) -> Recent | None:
    """A step that was just made: nothing need be replayed for it, nor kept."""
    return next((one for one in table.recent if one.number == number), None)
