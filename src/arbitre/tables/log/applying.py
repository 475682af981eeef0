"""What each act makes of a table (reducers): seats, steps, what is held, said, asked and taken back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from arbitre.core.chance import CHANCE
from arbitre.core.game import game
from arbitre.core.position import Position
from arbitre.tables.log import acts
from arbitre.tables.log.acts import Act
from arbitre.tables.log.beginning import begin
from arbitre.tables.log.secrets import dealt_anew
from arbitre.tables.log.state import Offer, Recent, Seat, StepRange, Talk
from arbitre.tables.log.timing import Timing
from arbitre.tables.plan import BOT, LOSS, MOVE, OPEN, PERSON, read_plan

if TYPE_CHECKING:
    from arbitre.tables.log.table import Table

Audience = frozenset[str] | None
"""Who sees that it happened; None: everybody."""


def _create(table: Table, act: Act) -> None:
    body = act.body
    table.plan = plan = read_plan(body["plan"])
    table.game = game(plan.game)
    table.created = act.time
    table.host, table.join = body["host"], body["join"]
    table.previous = body.get("previous", "")
    table.recorder, table.imported = begin(table.game, plan, table.secret, body)
    table.timing = Timing(table.recorder.position)
    table.timing.tells = bool(body.get("tells"))
    table.timing.desk = table.desk and table.timing.counts(table)
    for number, name in enumerate(table.recorder.position.seats):
        seat, planned = Seat(name), plan.seats[number]
        seat.kind, seat.name, seat.bot = planned.kind, planned.name, planned.bot
        seat.level, seat.budget = planned.level, planned.budget
        seat.hash = body["seats"].get(name, "")
        seat.desk = table.desk and seat.kind == PERSON and name in body.get("desk", [name])
        table.seats[name] = seat
    replay = body.get("replay")
    if replay:
        table.archived, table.replay, table.eyes = True, body["record"], tuple(replay["eyes"])
    # a step a line where it is not known how it was sent
    known = replay["ends"] if replay else body.get("steps")
    for first, end in pairwise([0, *(known or range(1, table.imported + 1))]):
        table.steps.append(StepRange(first, end))
    if body.get("lines"):
        _write(table, act, body["lines"])
    table.recent.clear()


# -- steps of the game -----------------------------------------------------------------------


def _write(table: Table, act: Act, lines: list[list[str]]) -> None:
    """Lines of the record, as one step."""
    recorder = table.recorder
    before = _before(table) if table.live else None
    first = len(recorder.entries)
    if act.dry_run is None:
        events = recorder.replay_lines(lines)
    else:
        recorder.merge(act.dry_run.recorder)
        events = act.dry_run.events
    decided = False
    if any(entry.revealed for entry in recorder.entries[first:]):
        table.timing.on_reveal(table, len(events))
    for entry in recorder.entries[first:]:
        if entry.declared:
            table.timing.on_declaration(table, entry.seat, entry.move, act.time)
        else:
            decided = True
    _time_up(table, act)
    held = recorder.held
    timed = {seat: how for seat, how in table.timed.items() if seat not in held}
    table.timed = {seat: how for seat, how in table.timed.items() if seat in held}
    drawn = bool(act.body.get("drawn"))
    table.steps.append(StepRange(first, len(recorder.entries), tuple(timed.items()), drawn))
    if before is not None:
        after = recorder.position.copy()
        table.recent.append(Recent(act.number, len(table.steps), events, before, after))
    if decided or recorder.position.result is not None:
        table.epoch += 1
        table.offer = None


def _time_up(table: Table, act: Act) -> None:
    """Remember whose time was up or whose bot failed, until it is told; a decision of one's own undoes it."""
    table.timed.pop(act.seat, None)
    if act.body.get("why") == acts.TIME and act.seat in table.seats:
        at_end = table.plan.clock.at_end
        by_bot = "by" in act.body or at_end == MOVE
        table.timed[act.seat] = "lost" if at_end == LOSS else "bot" if by_bot else "sheet"
    elif act.body.get("why") == acts.FAILED:
        table.timed[act.seat] = acts.FAILED


def _before(table: Table) -> Position:
    """The position before a step; what the last one led to where that is kept."""
    last = table.recent[-1] if table.recent else None
    if last is not None and last.number == len(table.steps):
        return last.after
    return table.recorder.position.copy()


def _move(table: Table, act: Act) -> None:
    _write(table, act, act.body["lines"])
    table.page = act.body.get("page", 0)


def _learn(table: Table, act: Act) -> None:
    table.page = act.body["page"]


def _hold(table: Table, act: Act) -> frozenset[str] | None:
    again = act.seat in table.recorder.held
    _time_up(table, act)
    if act.dry_run is None:
        table.recorder.hold(act.seat, act.body["move"])
    else:
        table.recorder.merge(act.dry_run.recorder)
    return frozenset([act.seat]) if again else None


def _recall(table: Table, act: Act) -> None:
    table.timed.pop(act.seat, None)
    table.recorder.recall(act.seat)


def _go_on(table: Table, act: Act) -> None:
    table.timing.go_on(act.time)


def _stop(table: Table, act: Act) -> None:
    table.timing.stop(act.time)


def _done(table: Table, act: Act) -> None:
    table.timing.done.add(act.seat)


def _told(table: Table, act: Act) -> frozenset[str]:
    seats = frozenset(act.body["seats"])
    table.timing.told |= seats
    return seats


# -- taking back -----------------------------------------------------------------------------


def _ask(table: Table, act: Act) -> None:
    table.offer = Offer(act.seat, act.body["to"], list(act.body["awaiting"]))


def _agree(table: Table, act: Act) -> None:
    if table.offer is not None:
        agreed = act.body["seats"]
        table.offer.awaiting = [seat for seat in table.offer.awaiting if seat not in agreed]
    if "to" in act.body:
        _rewind(table, act)


def _refuse(table: Table, act: Act) -> None:
    table.offer = None


def _take_back(table: Table, act: Act) -> None:
    """Further than the rule of undo goes; what was dealt is dealt anew, and the record says so."""
    recorder, count = table.recorder, act.body["to"]
    gone = recorder.entries[count:]
    if any(entry.revealed or entry.seat == CHANCE for entry in gone):
        recorder.take_back(count)
        if recorder.dealer is not None and table.game.chance:
            recorder.renew(*dealt_anew(table.secret.salt, act.number))
            table.renewed = True
    table.imported = min(table.imported, count)
    _rewind(table, act)


def _rewind(table: Table, act: Act) -> None:
    count, kept = act.body["to"], bool(act.body.get("keep"))
    table.recorder.rewind(count, kept)
    if not kept:
        table.timed.clear()
    while table.steps and table.steps[-1].end > count:
        step = table.steps.pop()
        if step.first < count:  # part of it stays
            table.steps.append(StepRange(step.first, count, step.timed, step.drawn))
            break
    table.recent.clear()
    table.undone = act.number
    table.offer = None
    table.epoch += 0 if kept else 1  # of a correction: who has decided has decided


# -- who sits where --------------------------------------------------------------------------


def _take(table: Table, act: Act) -> None:
    seat = table.seats[act.seat]
    seat.desk = bool(act.body.get("desk"))
    if seat.desk:  # the referee takes over: what was written on a phone stays there
        table.recorder.recall(act.seat)
        table.timed.pop(act.seat, None)
        seat.taken = act.time
    seat.kind, seat.hash, seat.name = PERSON, act.body["hash"], act.body["name"]
    seat.bot, seat.hook = "", ""
    table.timing.on_seat(act.seat)


def _leave(table: Table, act: Act) -> None:
    seat = table.seats[act.seat]
    seat.hash, seat.hook = "", ""
    seat.desk = False
    if seat.kind == PERSON:
        seat.kind, seat.name = OPEN, ""
    _no_offer(table, act.seat)


def _name(table: Table, act: Act) -> None:
    table.seats[act.seat].name = act.body["name"]


def _bot(table: Table, act: Act) -> None:
    seat = table.seats[act.seat]
    seat.kind, seat.bot = BOT, act.body["bot"]
    seat.level, seat.budget = act.body.get("level", ""), act.body.get("budget", 0)
    _no_offer(table, act.seat)


def _back(table: Table, act: Act) -> None:
    seat = table.seats[act.seat]
    seat.kind, seat.bot = PERSON, ""
    table.timing.on_seat(act.seat)


def _free(table: Table, act: Act) -> None:
    seat = table.seats[act.seat]
    seat.kind, seat.bot, seat.name = OPEN, "", ""


def _hook(table: Table, act: Act) -> frozenset[str]:
    table.seats[act.seat].hook = act.body["url"]
    return frozenset([act.seat])


def _no_offer(table: Table, seat: str) -> None:
    if table.offer is not None and (seat == table.offer.seat or seat in table.offer.awaiting):
        table.offer = None


# -- talk, and what comes after --------------------------------------------------------------


def _say(table: Table, act: Act) -> frozenset[str] | None:
    to = tuple(act.body.get("to", ()))
    table.chat.append(Talk(act.seat, act.body.get("name", ""), to, act.body["text"], act.time))
    return frozenset([act.seat, *to]) if to else None


def _forfeit(table: Table, act: Act) -> None:
    table.forfeit = act.seat
    table.recorder.recall_all()
    table.epoch += 1


def _rematch(table: Table, act: Act) -> None:
    table.rematch = act.body["table"]


def _archive(table: Table, act: Act) -> None:
    table.archived = True


APPLY: dict[str, Callable[[Table, Act], Audience]] = {
    acts.CREATE: _create,
    acts.TAKE: _take,
    acts.LEAVE: _leave,
    acts.NAME: _name,
    acts.BOT: _bot,
    acts.BACK: _back,
    acts.FREE: _free,
    acts.MOVE: _move,
    acts.HOLD: _hold,
    acts.RECALL: _recall,
    acts.GO_ON: _go_on,
    acts.STOP: _stop,
    acts.DONE: _done,
    acts.TOLD: _told,
    acts.ASK: _ask,
    acts.AGREE: _agree,
    acts.REFUSE: _refuse,
    acts.UNDO: _rewind,
    acts.TAKE_BACK: _take_back,
    acts.SAY: _say,
    acts.HOOK: _hook,
    acts.FORFEIT: _forfeit,
    acts.REMATCH: _rematch,
    acts.ARCHIVE: _archive,
    acts.LEARN: _learn,
}
