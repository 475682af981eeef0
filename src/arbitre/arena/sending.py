"""Batches sent to machines that may die, and brought back in order (retries, speculative execution).

A batch whose machine died is sent again; so is one that is long overdue while others come back. A batch
always makes the same: which copy of it comes back first does not matter.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from arbitre.arena.executor import Lost

TRIES = 5
"""A batch that was lost so often is given up: it may well be what kills the machines."""
COPIES = 3
"""So many copies of a batch are out at a time, where it is overdue."""
OVERDUE = 60.0, 5.0
"""A batch is overdue after so many seconds, and so many times what the longest took that came back."""
LOOK = 5.0
"""Seconds after which it is looked again for what is overdue."""


class Gone(Exception):
    """A copy that does not come back: its process or machine died.

    >>> str(Gone("the node died"))
    'the node died'
    """


class Away(ABC):
    """Where batches are sent to; a ticket stands for a copy that is out."""

    @abstractmethod
    def room(self) -> int:
        """How many batches should be out at a time, as things stand."""

    @abstractmethod
    def send(self, batch: Any) -> Any:
        """Send a copy of a batch; its ticket."""

    @abstractmethod
    def wait(self, tickets: list[Any], seconds: float) -> list[Any]:
        """The tickets that can be fetched, once there is one, or none after so many seconds."""

    @abstractmethod
    def fetch(self, ticket: Any) -> Any:
        """What came of a copy; `Gone` where nothing will."""

    @abstractmethod
    def drop(self, tickets: list[Any]) -> None:
        """End what is wanted no more; what was ended already is no fault."""


@dataclass
class Sent:
    """A batch that is out, or came back and waits for those before it."""

    batch: Any
    since: float  # when the last copy was sent
    tickets: list[Any]
    lost: int = 0
    back: bool = False
    made: Any = None
    fault: Exception | None = None
    """What is raised in its place, once those before it are through."""


@dataclass
class Sending:
    """All that is out, and how it goes."""

    away: Away
    clock: Callable[[], float] = monotonic
    again: Callable[[], None] = lambda: None
    """Told that a batch is sent again."""
    out: deque[Sent] = field(default_factory=deque)
    longest: float | None = None
    """What the longest took that came back."""

    def each(self, batches: Iterator[Any]) -> Generator[Any, None, None]:
        """What comes back, in the order of the batches; who closes the iterator ends all that is out."""
        try:
            while True:
                self._fill(batches)
                if not self.out:
                    return
                if self.out[0].back:
                    first = self.out.popleft()
                    if first.fault is not None:
                        raise first.fault
                    yield first.made
                    continue
                tickets = {ticket: sent for sent in self.out for ticket in sent.tickets}
                for ticket in self.away.wait(list(tickets), LOOK):
                    self._take(tickets[ticket], ticket)
                self._hurry()
        finally:
            self.away.drop([ticket for sent in self.out for ticket in sent.tickets])

    def _fill(self, batches: Iterator[Any]) -> None:
        room = self.away.room()
        # those that came back count too: what waits for a slow one before it must not grow for ever
        while len(self.out) < room and not any(sent.fault for sent in self.out):
            batch = next(batches, None)
            if batch is None:
                return
            self.out.append(Sent(batch, self.clock(), [self.away.send(batch)]))

    def _take(self, sent: Sent, ticket: Any) -> None:
        """A copy is there, or is known to be lost."""
        if sent.back:
            return  # another copy was there first
        sent.tickets.remove(ticket)
        try:
            sent.made = self.away.fetch(ticket)
        except Gone as gone:
            sent.lost += 1
            if sent.lost < TRIES:
                if not sent.tickets:
                    self._again(sent)
                return
            sent.fault = Lost(sent.batch, gone)
        except Exception as fault:  # noqa: BLE001 - whatever the work raised is raised in its turn
            sent.fault = fault
        sent.back = True
        self.longest = max(self.longest or 0.0, self.clock() - sent.since)
        self.away.drop(sent.tickets)
        sent.tickets = []

    def _hurry(self) -> None:
        """Send copies of what is overdue; before anything came back, nothing is."""
        if self.longest is None:
            return
        least, times = OVERDUE
        bound = max(least, times * self.longest)
        for sent in self.out:
            if not sent.back and len(sent.tickets) < COPIES and self.clock() - sent.since > bound:
                self._again(sent)

    def _again(self, sent: Sent) -> None:
        sent.tickets.append(self.away.send(sent.batch))
        sent.since = self.clock()
        self.again()
