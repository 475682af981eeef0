"""Time at a table: since when each seat decides, pauses, the time for talk. Derived from acts alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from arbitre.core.contract import PAUSE, TABLE, Clock
from arbitre.core.position import Position
from arbitre.tables.plan import OPEN, PERSON
from arbitre.tables.sight import ClockSight, SeatClock

if TYPE_CHECKING:
    from arbitre.tables.log.table import Table

SECOND = 1000
MINUTE = 60 * SECOND
PER_EVENT = 3 * SECOND
STOPPED = 3650 * 24 * 60 * MINUTE
"""How long a pause is that only the referee of a desk ends."""
MOST_TELLING = 90 * SECOND
"""How long clocks wait at most while people are told what decisions made at once have brought."""


class Timing:
    """The state of all clocks (timers): what must be remembered to know them; milliseconds since 1970."""

    def __init__(self, position: Position) -> None:
        clock = position.clock() or Clock()
        self.glass = clock.minutes * MINUTE  # the game's own hourglass; 0: none
        self.pause = clock.pause_minutes * MINUTE
        self.limit = clock.time_limit * MINUTE  # of the whole game; 0: none
        self.begun: int | None = None  # when nobody was missing for the first time
        self.asked: dict[str, int] = {}  # since when a seat has had its present decision to make
        self.running: dict[str, int] = {}  # since when its own clock runs
        self.used: dict[str, int] = {}
        self.pauses: list[tuple[int, int]] = []
        self.paused_by = ""
        self.round_at = 0  # when the last decisions were shown
        self.tells = False  # tables from before `told` was an act count as they did
        self.telling = 0  # how long telling them may hold the clocks up
        self.told_at: int | None = None  # when everybody had been told, or had skipped it
        self.told: set[str] = set()
        self.desk = False  # the referee lets the clocks run when all is moved on the real board
        self._due = 0  # what the step being written will need
        self.writing_at: int | None = None  # when everybody had done talking
        self.done: set[str] = set()

    # -- what acts do to it ------------------------------------------------------------------

    def on_act(self, table: Table, time: int, anew: bool) -> None:
        """An act was applied; `anew`: somebody has something new to decide."""
        after = table.waiting
        first = self.begun is None and all(seat.kind != OPEN for seat in table.seats.values())
        if first:
            self.begun = time
        people = [seat for seat in after if table.seats[seat].kind == PERSON]
        for seat in list(self.running):
            if seat not in people or anew:
                start = max(self.running.pop(seat), self.begins)
                spent = time - start - self.paused(start, time)
                self.used[seat] = self.used.get(seat, 0) + max(0, spent)
        if anew or first:
            self.round_at, self.writing_at = time, None
            self.telling, self._due, self.told_at = self._due, 0, None
            self.done.clear()
            self.told.clear()
        for seat in after:
            if anew or first or seat not in self.asked:
                self.asked[seat] = time
            if self.begun is not None and seat in people:
                self.running.setdefault(seat, time)
        if anew:
            self.asked = {seat: start for seat, start in self.asked.items() if seat in after}
            self.pauses, self.paused_by = [], ""
        if self.desk and (anew or first):
            self.stop(time)
        if self.told_at is None and not self._waited_for(table):
            self.told_at = time
        if self.writing_at is None and self._all_done(table):
            self.writing_at = time

    def on_reveal(self, table: Table, events: int) -> None:
        """Decisions made at once are shown: where time is counted, it waits until they are told."""
        if not self.tells:
            return
        if self.counts(table) or table.plan.talk:
            self._due = min(events * PER_EVENT, MOST_TELLING)

    def on_declaration(self, table: Table, seat: str, text: str, time: int) -> None:
        """Somebody said something: a pause stops the hourglass (PW-F8)."""
        if text == PAUSE and self.glass and not self.stopped(time):
            self.pauses.append((time, time + self.pause))
            self.paused_by = seat

    def on_seat(self, seat: str) -> None:
        """Somebody sits down: their time begins now."""
        self.asked.pop(seat, None)

    def go_on(self, time: int) -> None:
        """A pause ends before its time."""
        self.pauses = [(start, min(end, time)) for start, end in self.pauses]
        if self.desk and self.told_at is None:
            self.told_at = time

    def stop(self, time: int) -> None:
        """The clocks of a desk stand until the referee lets them go on."""
        self.pauses = [(start, min(end, time)) for start, end in self.pauses if start < time]
        self.pauses.append((time, time + STOPPED))
        self.paused_by = ""

    def counts(self, table: Table) -> bool:
        """Whether any time for decisions is counted."""
        clock = table.plan.clock
        return bool(self.glass or clock.per_move or clock.per_game)

    def _all_done(self, table: Table) -> bool:
        people = [seat for seat in table.people if seat in table.position.actors]
        held = table.recorder.held
        return bool(people) and all(seat in self.done or seat in held for seat in people)

    def _waited_for(self, table: Table) -> list[str]:
        """The people who decide now and have not yet seen what the last decisions brought."""
        seen = {*self.told, *self.done, *table.recorder.held}
        return [seat for seat in table.people if seat in table.position.actors and seat not in seen]

    # -- what it says ------------------------------------------------------------------------

    @property
    def begins(self) -> int:
        """When the time for the present decisions begins: all have been told, or the bound is reached."""
        latest = self.round_at + self.telling
        return latest if self.told_at is None else min(latest, self.told_at)

    def untold(self, table: Table, seats: Iterable[str], now: int) -> tuple[str, ...]:
        """Those of some seats on whose telling the clocks wait."""
        if table.over or now >= self.begins:
            return ()
        waited_for = self._waited_for(table)
        return tuple(seat for seat in seats if seat in waited_for)

    def paused(self, start: int, end: int) -> int:
        """How much of a stretch of time was paused."""
        return sum(max(0, min(until, end) - max(since, start)) for since, until in self.pauses)

    def paused_until(self, now: int) -> int | None:
        """When the pause under way ends."""
        return next((end for start, end in self.pauses if start <= now < end), None)

    def stopped(self, now: int) -> bool:
        """Whether the clocks stand until the referee says otherwise."""
        return any(start <= now < end and end - start == STOPPED for start, end in self.pauses)

    def _stopped(self, start: int, left: int) -> int:
        """When `left` milliseconds from `start` are over, pauses left out."""
        end = start + left
        for since, until in sorted(self.pauses):
            if since < end and until > start:
                end += until - max(since, start)
        return end

    def writing_from(self, table: Table) -> int | None:
        """When talk ends and the hourglass is turned over, where talk has its own time."""
        talk = table.plan.talk
        if talk is None or not table.position.hush():
            return None
        end = self.begins + talk * SECOND
        if self.desk:  # talk stands with the clocks: they begin when the pieces are moved
            end = self._stopped(self.begins, talk * SECOND)
        return end if self.writing_at is None else min(end, self.writing_at)

    def deadline(self, table: Table, seat: str) -> int | None:
        """When the time of an awaited person is over if nobody does anything."""
        if table.seats[seat].kind != PERSON or seat not in table.waiting or self.begun is None:
            return None
        ends: list[int] = []
        asked = max(self.asked.get(seat, self.begun), self.begins)
        if self.glass:
            start = self.writing_from(table)
            ends.append(self._stopped(asked if start is None else max(asked, start), self.glass))
        clock = table.plan.clock
        if clock.per_move:
            ends.append(self._stopped(asked, clock.per_move * SECOND))
        if clock.per_game:
            left = clock.per_game * SECOND - self.used.get(seat, 0)
            running = max(self.running.get(seat, asked), self.begins)
            ends.append(self._stopped(running, max(0, left)))
        return min(ends, default=None)

    def game_ends(self, table: Table) -> int | None:
        """When the time of the whole game is over, and the table has still to say so."""
        if not self.limit or self.begun is None or not table.position.declarations(TABLE):
            return None
        return self.begun + self.limit

    def sight(self, table: Table, now: int) -> ClockSight:
        """All clocks as everybody sees them."""
        seats: dict[str, SeatClock] = {}
        clock = table.plan.clock
        for name in table.seats:
            deadline = None if table.over else self.deadline(table, name)
            left = None
            if deadline is not None:
                left = max(0, deadline - now - self._ahead(now))
            game_left = None
            if clock.per_game:
                spent = self.used.get(name, 0)
                if name in self.running:
                    start = max(self.running[name], self.begins)
                    spent += max(0, now - start - self.paused(start, now))
                game_left = max(0, clock.per_game * SECOND - spent)
            seats[name] = SeatClock(left, game_left, deadline)
        return ClockSight(
            now,
            seats,
            self.paused_until(now),
            self.paused_by if self.paused_until(now) is not None else "",
            None if table.over else self.game_ends(table),
            None if table.over else self.writing_from(table),
            self.begins if now < self.begins and not table.over else None,
            self._talk_left(table, now),
            self.stopped(now),
        )

    def _talk_left(self, table: Table, now: int) -> int | None:
        """How long talk is still open; None where it is not, or has no time of its own."""
        end = None if table.over else self.writing_from(table)
        if end is None:
            return None
        left = end - now - self._ahead(now) if self.desk else end - max(now, self.begins)
        return left if left > 0 else None

    def _ahead(self, now: int) -> int:
        """What is still to come of a telling or a pause: so long the clocks stand."""
        return max(self.paused_until(now) or now, self.begins, now) - now

    def may_talk(self, table: Table, seat: str, now: int) -> bool:
        """Whether a seat may speak: in a game that closes talk, not while sheets are written."""
        if table.over or not table.position.hush():
            return True
        held = table.recorder.held
        talk = table.plan.talk
        if talk is None:
            return not any(other in held for other in table.people)
        start = self.writing_from(table)
        open_to = seat not in self.done and seat not in held
        return talk > 0 and start is not None and now < start and open_to
