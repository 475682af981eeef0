"""Batches sent away, lost, overdue and brought back: machines and clock are played."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field

import pytest

from arbitre.arena.executor import Lost
from arbitre.arena.sending import COPIES, OVERDUE, TRIES, Away, Gone, Sending


@dataclass
class Machines(Away):
    """Each batch is a number that comes back doubled; `fate` says what becomes of a copy."""

    places: int
    fate: Callable[[int, int], str] = lambda batch, copy: "back"
    now: float = 0.0
    sent: list[int] = field(default_factory=list)
    dropped: list[int] = field(default_factory=list)
    most: int = 0
    out: set[int] = field(default_factory=set)

    def room(self) -> int:
        return self.places

    def send(self, batch: int) -> int:
        self.sent.append(batch)
        ticket = len(self.sent) - 1
        self.out.add(ticket)
        self.most = max(self.most, len(self.out))
        return ticket

    def fate_of(self, ticket: int) -> str:
        batch = self.sent[ticket]
        return self.fate(batch, self.sent[:ticket].count(batch))

    def wait(self, tickets: list[int], seconds: float) -> list[int]:
        ready = [ticket for ticket in tickets if self.fate_of(ticket) != "never"]
        self.now += 1.0 if ready else seconds
        return ready[-1:]  # the last one first: they come back in any order

    def fetch(self, ticket: int) -> int:
        self.out.discard(ticket)
        if self.fate_of(ticket) == "lost":
            raise Gone("the machine died")
        if self.fate_of(ticket) == "fault":
            raise ZeroDivisionError
        return self.sent[ticket] * 2

    def drop(self, tickets: list[int]) -> None:
        self.dropped += tickets
        self.out -= set(tickets)


def send(machines: Machines) -> tuple[Sending, list[str]]:
    told: list[str] = []
    return Sending(machines, lambda: machines.now, lambda: told.append("again")), told


def each(machines: Machines, count: int) -> Generator[int, None, None]:
    return send(machines)[0].each(iter(range(count)))


def test_they_come_back_in_order_and_no_more_are_out_than_there_is_room() -> None:
    machines = Machines(4)
    assert list(each(machines, 20)) == [2 * number for number in range(20)]
    assert machines.sent == list(range(20))
    assert machines.most == 4


def test_what_waits_for_a_slow_one_does_not_grow() -> None:
    machines = Machines(3, lambda batch, copy: "never" if batch == 0 and not copy else "back")
    assert list(each(machines, 9)) == [2 * number for number in range(9)]
    # 1 and 2 came back, and nothing new was sent before 0 was sent again
    assert machines.sent[:4] == [0, 1, 2, 0]


def test_a_lost_batch_is_sent_again() -> None:
    machines = Machines(4, lambda batch, copy: "lost" if batch % 3 == 0 and copy < 2 else "back")
    sending, told = send(machines)
    assert list(sending.each(iter(range(10)))) == [2 * number for number in range(10)]
    assert [machines.sent.count(number) for number in range(4)] == [3, 1, 1, 3]
    assert len(told) == 2 * 4


def test_what_is_lost_again_and_again_is_given_up() -> None:
    machines = Machines(2, lambda batch, copy: "lost" if batch == 5 else "back")
    playing = each(machines, 9)
    assert [next(playing) for _ in range(5)] == [0, 2, 4, 6, 8]
    with pytest.raises(Lost, match="the machine died") as lost:
        next(playing)
    assert lost.value.batch == 5
    assert machines.sent.count(5) == TRIES
    assert not machines.out


def test_what_is_overdue_is_sent_again_but_not_for_ever() -> None:
    machines = Machines(2, lambda batch, copy: "never" if batch == 3 and copy < 2 else "back")
    sending, told = send(machines)
    assert list(sending.each(iter(range(6)))) == [0, 2, 4, 6, 8, 10]
    assert machines.sent.count(3) == COPIES == 3
    assert told == ["again", "again"]
    assert machines.now > 2 * OVERDUE[0]
    # the copies that were not waited for are ended
    assert sorted(machines.sent[ticket] for ticket in machines.dropped) == [3, 3]


def test_nothing_is_overdue_before_anything_came_back() -> None:
    machines = Machines(2, lambda batch, copy: "never")
    playing = each(machines, 2)

    def stop(tickets: list[int], seconds: float) -> list[int]:
        machines.now += seconds
        if machines.now > 100 * OVERDUE[0]:
            raise KeyboardInterrupt
        return []

    machines.wait = stop  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        next(playing)
    assert machines.sent == [0, 1]
    assert not machines.out


def test_who_wants_no_more_ends_all_that_is_out() -> None:
    machines = Machines(5)
    playing = each(machines, 100)
    assert next(playing) == 0
    playing.close()
    assert not machines.out
    assert len(machines.sent) < 12


def test_a_fault_of_a_game_is_raised_and_not_played_again() -> None:
    machines = Machines(3, lambda batch, copy: "fault" if batch == 2 else "back")
    playing = each(machines, 9)
    # in its turn: those before it are through, and nothing more is sent
    assert [next(playing), next(playing)] == [0, 2]
    with pytest.raises(ZeroDivisionError):
        next(playing)
    assert machines.sent == [0, 1, 2]
    assert machines.sent.count(2) == 1
    assert not machines.out
