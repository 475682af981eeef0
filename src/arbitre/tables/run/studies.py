"""Studies at the tables of a house: what if, play on from here, and what a bot would have done."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from arbitre.core.message import BadInput, Message
from arbitre.core.record import read_record
from arbitre.core.record_view import VIEW_FORMAT
from arbitre.core.study import branched
from arbitre.tables.judge.deciding import read_lines
from arbitre.tables.log.state import Viewer
from arbitre.tables.log.table import Table
from arbitre.tables.plan import BOT, Plan, SeatPlan, usual_seats
from arbitre.tables.refusal import FORBIDDEN, refused
from arbitre.tables.run import making
from arbitre.tables.run.aside import Aside
from arbitre.tables.run.hints import Hints
from arbitre.tables.run.live import Live
from arbitre.tables.show.records import record_of
from arbitre.tables.show.studying import Moves, Study
from arbitre.tables.sight import Created, HintSight, StudySight, WhatIfSight

MOST_STUDIES = 16
"""Studies at work and waiting, together."""
MOST_SEED = 1 << 52
"""A seed of a what-if is a number that every client can count to."""

Enter = Callable[[str, Sequence[str], str | None], Awaitable[tuple[Live, Viewer, str | None]]]
Add = Callable[[making.Made], Awaitable[Created]]


class Studies:
    """Analysis of the past: nothing is kept of it, unless it is played on as a table of its own."""

    def __init__(
        self, enter: Enter, add: Add, hints: Hints, wake: making.Wake, now: Callable[[], int]
    ) -> None:
        self._enter = enter
        self._add = add
        self._hints = hints
        self._wake = wake
        self._now = now
        self._aside = Aside("study", 1, MOST_STUDIES)

    def close(self) -> None:
        """Begin nothing more."""
        self._aside.close()

    async def sight(
        self, id: str, tokens: Sequence[str], at: int, seat: str | None = None
    ) -> StudySight:
        """The decision that followed a step: who decided there, and how."""
        study, _ = await self._study(id, tokens, at, seat)
        return await self._aside.do(study.sight)

    async def what_if(
        self,
        id: str,
        tokens: Sequence[str],
        at: int,
        moves: Moves,
        lang: str,
        seat: str | None = None,
        seed: int | None = None,
    ) -> WhatIfSight:
        """What would have come of other decisions after a step; the same seed draws the same chance."""
        study, _ = await self._study(id, tokens, at, seat)
        lang = read_lines([], lang)[1]
        return await self._aside.do(study.what_if, moves, lang, _seed(seed))

    async def play_on(
        self,
        id: str,
        tokens: Sequence[str],
        at: int,
        moves: Moves,
        lang: str,
        seats: tuple[SeatPlan, ...] = (),
        seed: int | None = None,
    ) -> Created:
        """A new table that starts after a step, or after what came of other decisions there."""
        study, (live, viewer) = await self._study(id, tokens, at, None)
        table = live.table
        text = record_of(table, viewer, self._now())
        if text.startswith(VIEW_FORMAT):
            raise refused(FORBIDDEN, "study-secret")
        lang = read_lines([], lang)[1]
        ends = [step.end for step in table.steps[:at]]
        plan = table.plan.again(seats or _seated(table, viewer))
        made = await self._aside.do(
            _branch, study, text, moves, lang, _seed(seed), ends, plan, self._now(), self._wake
        )
        return await self._add(made)

    async def hint(
        self, id: str, tokens: Sequence[str], at: int, seat: str, lang: str
    ) -> HintSight:
        """What a bot would have done in a seat after a step, and why."""
        study, (live, _) = await self._study(id, tokens, at, None)
        if seat not in study.right.seats:
            raise refused(FORBIDDEN, "act-not-yours")
        if not (live.table.over or live.table.plan.hints):
            raise refused(FORBIDDEN, "hint-not-allowed")
        place = await self._aside.do(lambda: study.place)
        lang = read_lines([], lang)[1]
        return await self._hints.advise(live.table, place.position, place.line, seat, lang)

    async def _study(
        self, id: str, tokens: Sequence[str], at: int, seat: str | None
    ) -> tuple[Study, tuple[Live, Viewer]]:
        live, viewer, seat = await self._enter(id, tokens, seat)
        return Study(live.table, viewer, at, seat), (live, viewer)


def _seed(seed: int | None) -> int:
    return random.SystemRandom().randrange(MOST_SEED) if seed is None else seed % MOST_SEED


def _seated(table: Table, viewer: Viewer) -> tuple[SeatPlan, ...]:
    """Whoever asks sits where they sat (else in the first seat), and bots everywhere else."""
    mine = [name for name in table.seats if name in viewer.seats][:1] or list(table.seats)[:1]
    rival = SeatPlan(BOT, bot=next((s.bot for s in usual_seats(table.game) if s.bot), ""))
    return tuple(
        SeatPlan("person", table.seats[name].name)
        if name in mine
        else replace(rival, bot=seat.bot or rival.bot, level=seat.level)
        for name, seat in table.seats.items()
    )


def _branch(
    study: Study,
    text: str,
    given: Moves,
    lang: str,
    seed: int,
    ends: list[int],
    plan: Plan,
    now: int,
    wake: making.Wake,
) -> making.Made:
    """The new table: the record up to the step, what comes of the decisions given, and a new promise."""
    lines: list[tuple[str, str]] = []
    count = study.place.line
    ends = [end for end in ends if end <= count]
    if given:
        lines = study.run(study.moves(given, lang), seed).lines
        ends.append(count + len(lines))
    if len(plan.seats) != len(study.place.position.seats):
        wanted = str(len(study.place.position.seats))
        raise BadInput("seats", Message("plan-seats", {"n": len(plan.seats), "known": wanted}))
    recorder = branched(read_record(text), count, lines)
    opened = "\n".join(recorder.lines(opened=True)) + "\n"
    return making.made(plan.checked(), now, wake, opened, steps=ends)
