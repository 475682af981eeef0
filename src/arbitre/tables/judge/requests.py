"""What somebody asks of a table, read and checked, and the verdict it gets."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from arbitre.core.message import Message, Ruling
from arbitre.core.options import shown
from arbitre.tables.log.dry_run import DryRun
from arbitre.tables.log.state import Seat, Viewer
from arbitre.tables.log.table import Table
from arbitre.tables.plan import readable
from arbitre.tables.refusal import BAD, FORBIDDEN, ILLEGAL, LARGE, OVER, STALE, UNKNOWN, refused


@dataclass
class Verdict:
    """The act that a request makes, and what the house has to do besides.

    `dry_run`: what its moves do, as they were judged.
    `secret`: the seat just taken needs a secret. `rematch`: a new table must be made with it. `skips`:
    the seat's time is over by the host's word. `said`, `ruling`, `rest`: what is answered, see `Answer`.
    """

    kind: str
    seat: str = ""
    body: dict[str, Any] = field(default_factory=dict)
    dry_run: DryRun | None = None
    secret: bool = False
    rematch: bool = False
    skips: bool = False
    said: Message | None = None
    ruling: Ruling | None = None
    rest: str = ""


@dataclass(frozen=True)
class Request:
    """What a viewer asks for at a moment in time."""

    table: Table
    viewer: Viewer
    body: dict[str, Any]
    now: int
    revision: int | None = None

    def text(self, name: str, most: int, default: str | None = None) -> str:
        """A text of the body, not too long."""
        value = self.body.get(name, default)
        if not isinstance(value, str) or not readable(value):
            raise refused(BAD, "act-text", name=name)
        if len(value) > most:
            raise refused(LARGE, "act-long", n=len(value), most=most)
        return value

    def number(self, name: str, most: int) -> int:
        """A whole number of the body; 0 where there is none."""
        value = self.body.get(name, 0)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise refused(BAD, "whole-number", value=shown(value), low=0, high=most)
        return value

    @property
    def seat(self) -> Seat:
        """The seat that the request is about."""
        name = self.text("seat", 80)
        if name not in self.table.seats:
            known = ", ".join(self.table.seats)
            raise refused(UNKNOWN, "act-no-seat", name=name[:40], known=known)
        return self.table.seats[name]

    @property
    def own(self) -> Seat:
        """The seat, which must be the viewer's."""
        self.need_own()
        return self.seat

    def need_own(self) -> None:
        """The seat that the request is about must be the viewer's."""
        if self.seat.seat not in self.viewer.seats:
            raise refused(FORBIDDEN, "act-not-yours")

    def need_host(self) -> None:
        """Only the host may do this."""
        if not self.viewer.host:
            raise refused(FORBIDDEN, "act-host-only")

    def need_lesson(self) -> None:
        """It must be a lesson."""
        if not self.table.plan.lesson:
            raise refused(ILLEGAL, "act-no-lesson")

    def need_game(self) -> None:
        """The game must be under way."""
        if self.table.over:
            raise refused(OVER, "act-game-over")

    def need_fresh(self, why: str = "act-stale") -> None:
        """The game must not have gone on since the viewer looked."""
        if self.revision is not None:
            if self.table.epoch_at(self.viewer, self.revision) != self.table.epoch:
                raise refused(STALE, why)
