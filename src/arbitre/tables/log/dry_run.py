"""Dry runs: what a move would do, on a fork of the recorder. The table itself is not changed here."""

from __future__ import annotations

from arbitre.core.message import Event, Illegal
from arbitre.core.position import Move
from arbitre.core.record import Recorder
from arbitre.tables.refusal import ruled_out


class DryRun:
    """What was played on a fork, and what happened; the table merges it when the act is written."""

    def __init__(self, recorder: Recorder, events: list[Event]) -> None:
        self.recorder = recorder
        self.events = events

    @property
    def lines(self) -> list[list[str]]:
        """The lines as a store keeps them."""
        return [[entry.seat, entry.move] for entry in self.recorder.entries]


def dry_run(recorder: Recorder, seat: str, move: Move | str) -> DryRun:
    """What comes of a seat's move: no line where it is held, else its own, a reveal, and chance."""
    fork = recorder.fork()
    try:
        return DryRun(fork, fork.play(seat, move))
    except Illegal as illegal:
        raise ruled_out(illegal.ruling) from None


def first_deal(recorder: Recorder) -> list[list[str]]:
    """What chance does before anybody decides, as lines."""
    fork = recorder.fork()
    return DryRun(fork, fork.deal()).lines
