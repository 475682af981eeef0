"""A table in memory: its state, who listens to it, and what the house does for it meanwhile."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from arbitre.core.position import View
from arbitre.tables.log.state import Viewer
from arbitre.tables.log.table import Table
from arbitre.tables.show.seeing import sight_of, step_of
from arbitre.tables.sight import ClockSight, DraftSight, Sight, StepSight, Update
from arbitre.tables.store.rows import StoredDraft


class Signal:
    """Wakes one subscriber up (an event): rung when there may be news for them."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def ring(self) -> None:
        """Wake the listener up."""
        self._event.set()

    async def wait(self) -> None:
        """Wait until it is rung."""
        await self._event.wait()
        self._event.clear()


@dataclass(frozen=True)
class Thinking:
    """What a bot is thinking about: when any of it changes, the thought is worth nothing."""

    seat: str
    epoch: int
    bot: str
    budget: int
    why: str
    person: bool = True  # somebody sits at the table and waits


@dataclass(eq=False)
class Live:
    """One table in memory: its lock, subscribers, drafts, thinking bots and timer."""

    table: Table
    drafts: dict[str, StoredDraft] = field(default_factory=dict)
    tabs: dict[str, tuple[int, str]] = field(default_factory=dict)  # which page wrote which draft
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    signals: set[Signal] = field(default_factory=set)
    bots: dict[str, tuple[Thinking, asyncio.Task[None]]] = field(default_factory=dict)
    timer: asyncio.TimerHandle | None = None
    used: float = 0.0
    wake: int | None = None  # what the store has
    doubtful: bool = False  # the store may know more than we do
    removed: bool = False  # the store has it no more
    _views: dict[str | None, View] = field(default_factory=dict)
    _viewed: tuple[int, int] = (-1, -1)  # where the game was when they were made

    def ring(self) -> None:
        """There may be news."""
        for signal in self.signals:
            signal.ring()

    def next_written(self, seat: str, now: int) -> int:
        """The number of a seat's next draft: its time, and more than that of the one before."""
        before = self.drafts.get(seat)
        return now if before is None else max(now, before.written + 1)

    def write_draft(self, seat: str, draft: StoredDraft, tab: str) -> None:
        """A seat wrote a draft, on this page (empty: not known)."""
        self.drafts[seat], self.tabs[seat] = draft, (draft.written, tab)
        self.ring()

    def is_written_by(self, tab: str, seat: str) -> bool:
        """Whether a page wrote the draft of a seat as it stands; another server may have a newer one."""
        draft = self.drafts.get(seat)
        return bool(tab) and draft is not None and self.tabs.get(seat) == (draft.written, tab)

    def sight(self, viewer: Viewer, now: int, join: str) -> Sight:
        """The table as a viewer sees it."""
        return sight_of(self.table, viewer, self.drafts, now, join, self.view)

    def view(self, seat: str | None) -> View:
        """What a seat sees now: made once for all who listen, and kept only while somebody does."""
        if not self.signals:
            self._views.clear()
            return self.table.position.view(seat)
        place = place_of(self.table)
        if place != self._viewed:
            self._views.clear()
            self._viewed = place
        if seat not in self._views:
            self._views[seat] = self.table.position.view(seat)
        return self._views[seat]

    def unsubscribe(self, signal: Signal) -> None:
        """Forget a subscriber that has gone; without any, views are made anew."""
        self.signals.discard(signal)
        if not self.signals:
            self._views.clear()


def place_of(table: Table) -> tuple[int, int]:
    """Where the game is: the same place is the same position."""
    return (table.undone, len(table.steps))


class Subscriber:
    """A subscription: what one listener has heard so far, what is news to them; `tab` names their page."""

    def __init__(self, seat: str | None, revision: int | None, tab: str = "") -> None:
        self.seat = seat
        self.missed = revision
        self.tab = tab
        self._stamp: object = None
        self._drafts: dict[str, DraftSight] = {}
        self._number = -1
        self._place = (-1, -1)  # where the game was, and what the seat saw then
        self._view: tuple[str | None, View] | None = None

    def update(self, live: Live, viewer: Viewer, now: int, join: str) -> Update | None:
        """The news for this listener; None when there is none."""
        table = live.table
        sight = live.sight(viewer, now, join)
        stamp = (
            sight.revision,
            sight.mine,
            sight.host,
            sight.talk,
            sight.untold,
            _standing(sight.clock),
            tuple(seat.late for seat in sight.seats),
        )
        drafts, self._drafts = self._drafts, sight.drafts
        if stamp == self._stamp:
            heard = self._is_news(live, drafts, sight.drafts)
            return Update(sight, draft_only=True) if heard else None
        steps: list[StepSight] = []
        rewound = table.undone > self._number >= 0
        eyes = live.table.eyes_of(viewer)
        seat = self.seat if self.seat in eyes else next(iter(eyes), None)
        if self._number >= 0:
            steps = self._since(table, viewer, self._number, seat, sight.views[seat])
        elif self.missed is not None and self.missed < sight.revision:
            number = _act_at(table, viewer, self.missed)
            steps = self._since(table, viewer, number, seat, sight.views[seat])
        self._stamp, self._number = stamp, table.number
        self._place, self._view = place_of(table), (seat, sight.views[seat])
        return Update(sight, steps, rewound)

    def _is_news(
        self, live: Live, before: dict[str, DraftSight], after: dict[str, DraftSight]
    ) -> bool:
        """Whether a draft is another one that this listener's own page did not write: it has it already."""
        for seat in {*before, *after}:
            if before.get(seat) != after.get(seat) and not live.is_written_by(self.tab, seat):
                return True
        return False

    def _since(
        self, table: Table, viewer: Viewer, number: int, seat: str | None, view: View
    ) -> list[StepSight]:
        fresh = [recent for recent in table.recent if recent.act > number]
        known = table.marks[number - 1].steps if number else 0
        if table.undone > number or len(table.steps) - known != len(fresh):
            return []  # too much was missed to play it back
        steps: list[StepSight] = []
        for recent in fresh:
            before = (
                steps[-1].after if steps else self._saw((table.undone, recent.number - 1), seat)
            )
            after = view if recent.number == len(table.steps) else None
            steps.append(step_of(table, viewer, recent, seat, before, after))
        return steps

    def _saw(self, place: tuple[int, int], seat: str | None) -> View | None:
        """What was shown of a place of the game, if that is still known."""
        if self._view is None or self._place != place or self._view[0] != seat:
            return None
        return self._view[1]


def _standing(clock: ClockSight) -> tuple[object, ...]:
    """What makes clocks stand or go, and whether talk is open."""
    talking = clock.writing_from is not None and clock.now < clock.writing_from
    return clock.telling_until, clock.paused_until, talking


def _act_at(table: Table, viewer: Viewer, revision: int) -> int:
    """The number of the last act that a viewer saw with a revision."""
    mine, count = set(viewer.seats), 0
    for number, mark in enumerate(table.marks, 1):
        if mark.audience is None or mark.audience & mine:
            count += 1
            if count == revision:
                return number
    return 0
