"""Study (analysis) of a table's past: who may, what was decided after a step, and what if otherwise."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from msgspec import Struct

from arbitre.core.chance import Dealer
from arbitre.core.message import Illegal, Ruling
from arbitre.core.recorder import Recorder
from arbitre.core.study import (
    Crossroads,
    Undecided,
    WhatIf,
    chances_after,
    crossroads,
    imagined,
    what_if,
)
from arbitre.tables.judge.deciding import drafted
from arbitre.tables.log.state import Viewer
from arbitre.tables.log.table import Table
from arbitre.tables.plan import BOT
from arbitre.tables.refusal import FORBIDDEN, ILLEGAL, UNKNOWN, Refused, refused, ruled_out
from arbitre.tables.sight import (
    ChanceBeside,
    LogLine,
    StepSight,
    StudySight,
    Watched,
    WhatIfSight,
)

WHOLE, OWN = "whole", "own"
"""Everything may be studied; or one's own decisions, by what one's own seat knew."""
MOST_SAMPLES = 24
"""So often what chance decides anew is drawn, to say how often what happens."""
SAMPLE_SECONDS = 0.3
"""And for so long, in processor time."""

Moves = Mapping[str, str | Sequence[str]]
"""Decisions by seat: in the notation of records, or the lines of a draft."""


class Right(Struct, frozen=True):
    """What a viewer may study: everything or what their own seats knew, and whose decisions."""

    whole: bool
    seats: tuple[str, ...]


def right_of(table: Table, viewer: Viewer) -> Right:
    """What a viewer may study at a table that they may look at; Refused: nothing.

    While a game runs with others only one's own decisions, where the table admits hints.
    """
    if table.over:
        return Right(True, tuple(table.seats))
    if not viewer.seats:
        raise refused(FORBIDDEN, "study-running")
    if table.plan.counts or table.plan.lesson:
        raise refused(FORBIDDEN, "study-no-hints")
    if _by_themselves(table, viewer):
        who: tuple[str | None, ...] = (None, *viewer.seats)
        lines = range(len(table.recorder.entries))
        if all(table.knows(line, who) for line in lines):
            return Right(True, tuple(table.seats))
    elif not table.plan.hints:
        raise refused(FORBIDDEN, "study-no-hints")
    return Right(False, viewer.seats)


def study_word(table: Table, viewer: Viewer) -> str:
    """The same in a word for clients: WHOLE, OWN, or empty: nothing."""
    try:
        return WHOLE if right_of(table, viewer).whole else OWN
    except Refused:
        return ""


def _by_themselves(table: Table, viewer: Viewer) -> bool:
    """Whether nobody but this viewer and bots plays, or may."""
    return all(
        name in viewer.seats or (seat.kind == BOT and not seat.hash)
        for name, seat in table.seats.items()
    )


class Study:
    """One decision of the past, as one viewer may study it; all it needs of the table is its own.

    `seat`: whose view is shown (None: the public).
    """

    def __init__(self, table: Table, viewer: Viewer, at: int, seat: str | None) -> None:
        self.right = right_of(table, viewer)
        if not 0 <= at <= len(table.steps):
            raise refused(UNKNOWN, "study-no-step", steps=len(table.steps))
        self.table_id = table.id
        self.game = table.game
        self.at = at
        self.steps = len(table.steps)
        self.seat = seat
        self.over = table.over
        self.branch = table.undone
        self._who: tuple[str | None, ...] = (None, *viewer.seats)
        self._recorder: Recorder = table.recorder.still()
        self._count = table.steps[at - 1].end if at else 0
        self._place: Crossroads | None = None

    @property
    def recorder(self) -> Recorder:
        """The lines of the game as they were when this began."""
        return self._recorder

    def known(self, line: int) -> bool:
        """Whether the viewer may know a line of the record (counted from 0)."""
        seen = self._recorder.entries[line].seen
        return self.right.whole or seen is None or not seen.isdisjoint(self._who)

    @property
    def place(self) -> Crossroads:
        """The decision that is studied. Where not everything may be known, what is hidden is made up."""
        if self._place is None:
            self._place = crossroads(self._recorder, self._count, self.known)
        return self._place

    def sight(self) -> StudySight:
        """Who decided there and how; with the view of each seat whose decision may be another."""
        place = self.place
        if not place.deciders:
            raise refused(ILLEGAL, "study-nobody")
        mine = [seat for seat in place.deciders if seat in self.right.seats]
        return StudySight(
            at=self.at,
            line=place.line,
            steps=self.steps,
            deciders=place.deciders,
            decided=dict(place.decided),
            seats=tuple(mine),
            view=place.position.view(self.seat),
            views={seat: place.position.view(seat) for seat in mine},
            whole=self.right.whole,
        )

    def moves(self, given: Moves, lang: str) -> dict[str, str]:
        """Decisions that were given, in notation; Refused where the rules refuse one, or it is not theirs."""
        found: dict[str, str] = {}
        place = self.place
        for seat, written in given.items():
            if seat not in place.position.seats:
                known = ", ".join(place.position.seats)
                raise refused(UNKNOWN, "act-no-seat", name=seat[:40], known=known)
            if seat not in self.right.seats:
                raise refused(FORBIDDEN, "study-own")
            if seat not in place.deciders:
                raise refused(ILLEGAL, "act-not-awaited")
            if isinstance(written, str):
                found[seat] = written
            else:
                view = place.position.view(seat)
                found[seat] = drafted(self.game, view, list(written), lang).text()
        return found

    def run(self, moves: dict[str, str], seed: int) -> WhatIf:
        """What comes of these decisions; Refused with a ruling where one is illegal."""
        place = self.place
        if not place.deciders:
            raise refused(ILLEGAL, "study-nobody")
        ruling: Ruling | None = None
        for there in [place] if self.right.whole else imagined(place, self.seat, seed):
            try:
                return what_if(self._recorder, there, moves, Dealer(seed), self.known)
            except Undecided:
                raise refused(ILLEGAL, "study-undecided") from None
            except Illegal as illegal:
                ruling = illegal.ruling  # perhaps others could not have done there what they did
        assert ruling is not None
        raise ruled_out(ruling)

    def what_if(self, given: Moves, lang: str, seed: int) -> WhatIfSight:
        """The same as its viewer sees it, and how often what else came of it where chance is drawn anew."""
        moves = self.moves(given, lang)
        found = self.run(moves, seed)
        seat = self.seat
        numbered = enumerate(found.lines, self.place.line + 1)
        step = StepSight(
            number=self.at + 1,
            lines=tuple(LogLine(number, who, text) for number, (who, text) in numbered)
            if self.right.whole
            else (),
            events=found.events,
            before=found.before.view(seat),
            after=found.after.view(seat),
        )
        seen = tuple(moment.seen(seat) for moment in found.moments)
        others = self._others(moves, seed) if found.fresh else []
        return WhatIfSight(
            watched=Watched(step, seat, seen, self.branch),
            moves=moves,
            seed=seed,
            chance=found.chance,
            fresh=found.fresh,
            samples=tuple((other.before.view(seat), other.events) for other in others),
            result=found.after.result,
            beside=self._beside([found, *others]),
        )

    def _others(self, moves: dict[str, str], seed: int) -> list[WhatIf]:
        """What else could have come of it, chance being drawn anew."""
        begun, found = time.thread_time(), []
        for number in range(1, MOST_SAMPLES + 1):
            found.append(self.run(moves, seed + number))
            if time.thread_time() - begun > SAMPLE_SECONDS:
                break
        return found

    def _beside(self, others: list[WhatIf]) -> tuple[ChanceBeside, ...]:
        """Chances to win as it was played, and otherwise; only where nothing is secret any more."""
        place = self.place
        if not self.over or len(place.decided) < len(place.deciders):
            return ()
        played = chances_after(self.game, self.run({}, 0))
        found = [chances_after(self.game, other) for other in others]
        if not all(found):
            return ()
        return tuple(
            ChanceBeside(seat, chance, sum(one[seat] for one in found) / len(found), len(found) - 1)
            for seat, chance in played.items()
        )
