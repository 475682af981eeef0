"""A table in memory: its state, who listens to it, and what the house does for it meanwhile."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from arbitre.tables.seeing import sight_of, step_of
from arbitre.tables.sight import DraftSight, Sight, Step, Update
from arbitre.tables.store import Draft
from arbitre.tables.table import Table, Viewer


class Bell:
    """Rung when there may be news for a listener."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def ring(self) -> None:
        """Wake the listener up."""
        self._event.set()

    async def wait(self) -> None:
        """Until it rings."""
        await self._event.wait()
        self._event.clear()


@dataclass(frozen=True)
class Thinking:
    """What a bot is thinking about: when any of it changes, the thought is worth nothing."""

    seat: str
    moment: int
    bot: str
    budget: int
    why: str


@dataclass(eq=False)
class Live:
    """One table that is in memory."""

    table: Table
    drafts: dict[str, Draft] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    bells: set[Bell] = field(default_factory=set)
    bots: dict[str, tuple[Thinking, asyncio.Task[None]]] = field(default_factory=dict)
    timer: asyncio.TimerHandle | None = None
    used: float = 0.0
    wake: int | None = None  # what the store has
    doubtful: bool = False  # the store may know more than we do

    def ring(self) -> None:
        """There may be news."""
        for bell in self.bells:
            bell.ring()

    def draft_sights(self, viewer: Viewer) -> dict[str, DraftSight]:
        """The drafts of a viewer's seats that still count."""
        return {
            seat: DraftSight(draft.lines, draft.lang)
            for seat, draft in self.drafts.items()
            if seat in viewer.seats and draft.moment == self.table.moment
        }

    def sight(self, viewer: Viewer, now: int, join: str) -> Sight:
        """The table as a viewer sees it."""
        return sight_of(self.table, viewer, self.draft_sights(viewer), now, join)


class Ear:
    """What one listener has heard so far, and what is news to him."""

    def __init__(self, seat: str | None, revision: int | None) -> None:
        self.seat = seat
        self.missed = revision
        self._stamp: object = None
        self._number = -1

    def update(self, live: Live, viewer: Viewer, now: int, join: str) -> Update | None:
        """The news for this listener; None when there is none."""
        table = live.table
        sight = live.sight(viewer, now, join)
        stamp = (
            sight.revision,
            sight.mine,
            sight.host,
            tuple(sorted(sight.drafts.items())),
            sight.talk,
            tuple(seat.late for seat in sight.seats),
        )
        if stamp == self._stamp:
            return None
        steps: list[Step] = []
        rewound = table.undone > self._number >= 0
        if self._number >= 0:
            steps = self._since(table, viewer, self._number)
        elif self.missed is not None and self.missed < sight.revision:
            steps = self._since(table, viewer, _act_at(table, viewer, self.missed))
        self._stamp, self._number = stamp, table.number
        return Update(sight, steps, rewound)

    def _since(self, table: Table, viewer: Viewer, number: int) -> list[Step]:
        fresh = [recent for recent in table.recent if recent.act > number]
        known = table.marks[number - 1].steps if number else 0
        if table.undone > number or len(table.strides) - known != len(fresh):
            return []  # too much was missed to play it back
        seat = self.seat if self.seat in viewer.seats else next(iter(viewer.seats), None)
        return [step_of(table, viewer, recent, seat) for recent in fresh]


def _act_at(table: Table, viewer: Viewer, revision: int) -> int:
    """The number of the last act that a viewer saw with a revision."""
    mine, count = set(viewer.seats), 0
    for number, mark in enumerate(table.marks, 1):
        if mark.audience is None or mark.audience & mine:
            count += 1
            if count == revision:
                return number
    return 0
