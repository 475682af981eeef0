"""Sights (snapshots for one viewer) of a table, made from its state."""

from __future__ import annotations

from collections.abc import Callable

from arbitre.core.chance import CHANCE, commitment
from arbitre.core.position import View
from arbitre.core.record_lines import NO_BITS
from arbitre.core.record_view import VIEW_FORMAT
from arbitre.tables.judge.desk import correction_of, judged_at
from arbitre.tables.judge.seating import late
from arbitre.tables.log.state import Recent, Viewer
from arbitre.tables.log.table import Table
from arbitre.tables.log.undoing import may_take_back, undo_of
from arbitre.tables.show.studying import study_word
from arbitre.tables.sight import (
    ChatLine,
    DraftSight,
    LogLine,
    PromiseSight,
    SeatSight,
    Sight,
    StepSight,
    UndoOffer,
)
from arbitre.tables.store.rows import StoredDraft


def sight_of(
    table: Table,
    viewer: Viewer,
    drafts: dict[str, StoredDraft],
    now: int,
    join: str,
    view: Callable[[str | None], View],
) -> Sight:
    """The table as a viewer sees it; `drafts` are those of all seats.

    `view` gives what a seat sees of the game.
    """
    position, held, mine = table.position, table.recorder.held, set(viewer.seats)
    shown: tuple[str | None, ...] = table.eyes_of(viewer) or (None,)
    if table.desk and viewer.host and None not in shown:
        shown = (None, *shown)  # the desk itself shows what everybody may know
    views = {seat: view(seat) for seat in shown}
    period = position.period()
    return Sight(
        id=table.id,
        game=table.game.id,
        title=table.plan.title,
        revision=table.revision(viewer),
        seats=tuple(_seat(table, name, name in mine, now) for name in table.seats),
        mine=viewer.seats,
        host=viewer.host,
        views=views,
        awaited=table.waiting,
        chance=table.companion and position.actors == (CHANCE,) and not table.over,
        chance_known=table.chance_known or (table.for_one and not table.is_sealed(now)),
        promise=_promise(table, now),
        lines=len(table.recorder.entries),
        steps=len(table.steps),
        set_up=_is_set_up(table),
        round=period.number if period else 0,
        unit=period.unit if period else "",
        result=position.result,
        forfeit=table.forfeit,
        clock=table.timing.sight(table, now),
        chat=tuple(
            ChatLine(talk.seat, talk.name, talk.to, talk.text, talk.time)
            for talk in table.chat
            if not talk.to or mine & {talk.seat, *talk.to}
        ),
        talk={seat: table.timing.may_talk(table, seat, now) for seat in viewer.seats},
        talk_clause="" if table.over else position.hush(),
        whispers=table.game.whispers,
        held={seat: move.text() for seat, move in held.items() if seat in mine},
        drafts={
            seat: DraftSight(draft.lines, draft.lang)
            for seat, draft in drafts.items()
            if seat in mine
            and draft.epoch == table.epoch
            and not 0 < draft.written <= table.seats[seat].taken
        },
        written={seat: draft.written for seat, draft in drafts.items() if seat in mine},
        says={seat: says(table, seat) for seat in viewer.seats},
        untold=table.timing.untold(table, viewer.seats, now),
        undo={seat: undo_of(table, seat).why for seat in viewer.seats},
        offer=_offer(table),
        hooks={seat: table.seats[seat].hook for seat in viewer.seats},
        hints=table.plan.hints,
        spectators=table.plan.spectators,
        absent=table.plan.absent,
        companion=table.companion,
        daily=table.plan.daily,
        day=table.plan.daily if table.plan.sealed else "",
        counts=table.plan.counts,
        options=dict(table.plan.options),
        edition=table.recorder.header.edition,
        created=table.created,
        join=join,
        rematch=table.rematch,
        previous=table.previous,
        archived=table.archived,
        imported=table.imported,
        lesson=table.plan.lesson,
        page=table.page,
        origin=origin_of(table),
        taken_back=table.recorder.taken_back,
        study=study_word(table, viewer),
        may_take_back=any(not may_take_back(table, seat) for seat in viewer.seats),
        desk=table.desk,
        may_uncorrect=viewer.host and correction_of(table) is not None,
        may_rewind=viewer.host and judged_at(table) is not None,
        replay=_replay(table),
    )


def origin_of(table: Table) -> int:
    """The step after which this became a game of its own; -1: it began at the beginning."""
    line = table.recorder.branched
    return -1 if line is None else sum(1 for step in table.steps if step.end <= line)


def _replay(table: Table) -> str:
    """What is looked at here, where nobody plays: a `record`, or a seat's `view` of one."""
    if not table.replay:
        return ""
    return "view" if table.replay.startswith(VIEW_FORMAT) else "record"


def says(table: Table, seat: str) -> tuple[str, ...]:
    """What a seat may declare now, as moves to send."""
    if table.over:
        return ()
    return tuple(move.text() for move in table.position.declarations(seat))


def _offer(table: Table) -> UndoOffer | None:
    offer = table.offer
    if offer is None:
        return None
    lines = len(table.recorder.entries) - offer.to
    return UndoOffer(offer.seat, lines, tuple(offer.awaiting))


def _promise(table: Table, now: int) -> PromiseSight | None:
    """The promise in force; its seed is shown when the game is over, and the day where it is one's."""
    secret, recorder = table.secret, table.recorder
    if secret.seed is None or recorder.dealer is None or not table.game.chance:
        return None
    later = recorder.promises[-1] if recorder.promises else None
    first = later.after + 1 if later else 1
    if table.over and first > len(recorder.entries):
        return None  # it was over before anybody dealt here
    made = later or recorder.header
    bits, seed = made.opened or (secret.bits or NO_BITS, secret.seed)
    promised = made.commitment or commitment(secret.bits, secret.seed)
    return PromiseSight(
        first, promised, f"{bits} {seed}" if table.over and not table.is_sealed(now) else ""
    )


def _seat(table: Table, name: str, mine: bool, now: int) -> SeatSight:
    seat = table.seats[name]
    return SeatSight(
        seat=name,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        level=seat.level,
        held=bool(seat.hash),
        mine=mine,
        awaited=name in table.waiting,
        ready=name in table.recorder.held,
        late=late(table, name, now),
        desk=seat.desk,
    )


def log_lines(table: Table, viewer: Viewer, first: int, end: int) -> tuple[LogLine, ...]:
    """Lines of the record as a viewer may know them."""
    who: tuple[str | None, ...] = (None, *table.eyes_of(viewer))
    return tuple(
        LogLine(
            entry.number, entry.seat, entry.move if table.knows(entry.number - 1, who) else None
        )
        for entry in table.recorder.entries[first:end]
    )


def step_of(
    table: Table,
    viewer: Viewer,
    recent: Recent,
    seat: str | None,
    before: View | None = None,
    after: View | None = None,
) -> StepSight:
    """A step that was just made, told from a seat's view; what is known of that need not be made again."""
    made = table.steps[recent.number - 1]
    return StepSight(
        number=recent.number,
        lines=log_lines(table, viewer, made.first, made.end),
        events=recent.events,
        before=before or recent.before.view(seat),
        after=after or recent.after.view(seat),
        timed=made.timed,
        drawn=made.drawn,
    )


def _is_set_up(table: Table) -> bool:
    """Whether chance alone has played so far."""
    lines = table.recorder.entries
    return len(table.steps) == 1 and all(line.seat == CHANCE for line in lines)
