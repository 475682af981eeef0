"""Making tables: from a plan, from a record, or after another table."""

from __future__ import annotations

import secrets as random_bits
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from arbitre.bots import bot_names
from arbitre.core.chance import CHANCE
from arbitre.core.daily import daily_seed
from arbitre.core.edition_bounds import check_bounds
from arbitre.core.game import game
from arbitre.core.message import BadInput, Message
from arbitre.core.plain import whole
from arbitre.core.position import Position
from arbitre.core.record import Record, read_record
from arbitre.core.record_view import VIEW_FORMAT, RecordView, read_any
from arbitre.tables.log import acts
from arbitre.tables.log.acts import Act
from arbitre.tables.log.dry_run import first_deal
from arbitre.tables.log.secrets import derived, hashed, new_id, new_token
from arbitre.tables.log.state import Secret
from arbitre.tables.log.table import Table
from arbitre.tables.plan import BOT, OPEN, PERSON, Plan, SeatPlan, shared
from arbitre.tables.sight import Created
from arbitre.tables.store.rows import NewTable, Token

HOST, JOIN, SEAT = "host", "join", "seat"
"""What a secret link opens."""
MOST_RECORD = 1_000_000
"""Characters of a record that is taken up."""
MOST_LINES = 10_000
"""Its lines; the longest games have some hundred."""
MOST_SECONDS = 1.5
"""Processor time in which it must be judged; making the table judges it three times more."""
MOST_FILLED = 15_000
"""Lines that are made in search of what a view hides."""
MOST_SEED = 1 << 63
TALK = 60
"""Seconds for talk before the hourglass is turned over, where nothing else was settled."""

Wake = Callable[[Table, int], int | None]


@dataclass(frozen=True)
class Made:
    """A new table, not yet in the store."""

    new: NewTable
    created: Created


def planned(plan: Plan, now: int, wake: Wake) -> Made:
    """A table from a plan; BadInput where none can be made."""
    return made(plan.beside_the_box().checked(), now, wake)


def of_the_day(plan: Plan, bits: str, seed: int, now: int, wake: Wake) -> Made:
    """A table of a day's game, with the seed that this server drew for that day."""
    return made(plan.checked(), now, wake, secret=Secret(bits, seed, _salt()))


def made(
    plan: Plan,
    now: int,
    wake: Wake,
    record: str = "",
    secret: Secret | None = None,
    steps: list[int] | None = None,
) -> Made:
    """A table from a plan that was checked; with a record, one that goes on where it stops.

    `secret` has the record's own seed, where the table goes on with that. `steps`: after which lines of
    the record a step ended, where that is known.
    """
    rules = game(plan.game)
    position = rules.start(
        None, seats=len(plan.seats), edition=_edition(plan), options=plan.options
    )
    plan = replace(plan, talk=_talk(plan, position))
    names = position.seats
    host = new_token()
    join = derived(host, JOIN)
    seats = {
        name: new_token()
        for name, seat in zip(names, plan.seats, strict=True)
        if seat.kind == PERSON
    }
    hashes = {name: hashed(token) for name, token in seats.items()}
    body: dict[str, Any] = {"host": hashed(host), "join": hashed(join), "seats": hashes}
    if record:
        body |= {"record": record, "known": secret is not None, "steps": steps or []}
    new = new_table(plan, body, now, wake, secret)
    return Made(new, Created(new.id, host, join, seats))


def new_table(
    plan: Plan, body: dict[str, Any], now: int, wake: Wake, secret: Secret | None = None
) -> NewTable:
    """The rows of a new table: its first act has the plan, who sits where, and what chance dealt."""
    name = new_id()
    secret = secret or _secret(plan)
    # a seed that was given is no secret of this table: it stands in its own column only
    body = {**body, "plan": replace(plan, seed=None).to_dict(), "lines": [], "tells": True}
    first = Act(1, acts.CREATE, "", body, now)
    trial = Table(name, secret)
    trial.apply(first)
    if not trial.over:
        body["lines"] = first_deal(trial.recorder)
        trial = Table(name, secret)
        trial.apply(first)
    tokens = [Token(body["host"], HOST), Token(body["join"], JOIN)]
    tokens += [Token(code, SEAT, seat) for seat, code in body["seats"].items()]
    return NewTable(name, plan.game, secret, first, tokens, wake(trial, now))


def _edition(plan: Plan) -> Any:
    rules = game(plan.game)
    if plan.embedded:
        return rules.read_edition(plan.embedded, "edition")
    return rules.edition(plan.edition)


def _talk(plan: Plan, position: Position) -> int | None:
    """With an hourglass talk has a time of its own before it: sheets are written while sand runs."""
    clock = position.clock()
    if plan.talk is None and position.hush() and clock is not None and clock.minutes:
        return TALK
    return plan.talk


def _secret(plan: Plan) -> Secret:
    salt = _salt()
    if plan.companion or plan.lesson:
        return Secret("", None, salt)
    if plan.daily:
        return Secret("", daily_seed(plan.game, plan.daily), salt)
    if plan.seed is not None:
        return Secret("", plan.seed, salt)
    return Secret(random_bits.token_hex(16), random_bits.randbits(63), salt)


def _salt() -> str:
    return random_bits.token_hex(16)


# -- from a record ---------------------------------------------------------------------------


def imported(text: str, plan: Plan | None, now: int, wake: Wake) -> Made:
    """A table from a record; BadInput names the line that is wrong."""
    _check_size(text)
    if text.startswith(VIEW_FORMAT):
        raise BadInput("", Message("record-is-view"))
    record = read_record(text)
    header = record.header
    position = _judged(record)[0]
    rules = game(header.game)
    seed = record.seed
    if plan is None:
        by_hand = rules.chance and seed is None and not record.commitment and not record.end
        plan = Plan(header.game, companion=by_hand)
    seats = plan.seats or tuple(SeatPlan(PERSON) for _ in header.seats)
    if len(seats) != len(header.seats):
        wanted = str(len(header.seats))
        raise BadInput("seats", Message("plan-seats", {"n": len(seats), "known": wanted}))
    plan = replace(
        plan,
        game=header.game,
        seats=seats,
        options=dict(header.options),
        edition="" if header.embedded else header.edition,
        embedded=header.embedded,
        daily="",
        seed=None,
        companion=plan.companion and rules.chance,
    )
    # a game that leaves nothing to chance was played at a desk, as its options say
    plan = (plan if rules.chance else plan.beside_the_box()).checked()
    deals = rules.chance and position.result is None
    if plan.companion or (deals and not _for_one(plan)):
        seed = None  # with others nobody may know what chance will bring: a new seed, promised anew
    if seed is None:
        return made(plan, now, wake, text)
    whole("seed", seed, -MOST_SEED, MOST_SEED - 1)  # the store keeps no more
    return made(replace(plan, daily=header.daily), now, wake, text, Secret("", seed, _salt()))


def _check_size(text: str) -> None:
    if len(text) > MOST_RECORD:
        raise BadInput("", Message("plan-long", {"most": MOST_RECORD}))
    if text.count("\n") > MOST_LINES:
        raise BadInput("", Message("record-many", {"most": MOST_LINES}))


def _judged(record: Record) -> tuple[Position, list[int]]:
    """Where a record leads to, and the lines after which its steps end: something is told, chance is done."""
    check_bounds(record.header.embedded, "embedded")
    position, begun = record.header.begin(), time.thread_time()
    ends: list[int] = []
    told = False
    for entry, reached, events in record.replay():
        position, told = reached, told or bool(events)
        if told and position.actors != (CHANCE,):
            ends.append(entry.number)
            told = False
        if time.thread_time() - begun > MOST_SECONDS:
            raise BadInput("", Message("record-slow"))
    count = len(record.entries)
    return position, ends if not count or count in ends else [*ends, count]


def replayed(text: str, now: int, wake: Wake) -> Made:
    """A table where a record, or a seat's view of one, is only looked at; BadInput names a wrong line."""
    _check_size(text)
    record = read_any(text)
    header = record.header
    check_bounds(header.embedded, "embedded")
    replay: dict[str, Any] = {"eyes": []}
    if isinstance(record, RecordView):
        filled = record.filled(MOST_FILLED)
        replay = {"eyes": record.viewers, "moves": [entry.move for entry in filled.entries]}
    replay["ends"] = _judged(record)[1]
    rules = game(header.game)
    bots = bot_names(rules)
    plan = Plan(
        header.game,
        seats=tuple(
            SeatPlan(BOT, bot=who) if who in bots else SeatPlan(PERSON)
            for who in header.seats.values()
        ),
        options=dict(header.options),
        edition="" if header.embedded else header.edition,
        embedded=header.embedded,
        hints=False,
    ).checked()
    host = new_token()
    join = derived(host, JOIN)
    body = {"host": hashed(host), "join": hashed(join), "seats": {}}
    body |= {"record": text, "replay": replay}
    new = new_table(plan, body, now, wake, Secret("", None, _salt()))
    return Made(new, Created(new.id, host, join, {}))


def _for_one(plan: Plan) -> bool:
    """Whether nobody but the importer, who may know the seed of their record, can play."""
    return not shared(plan.seats) and all(seat.kind != OPEN for seat in plan.seats)


# -- after another table ---------------------------------------------------------------------


def rematch(table: Table, now: int, wake: Wake) -> NewTable:
    """The same people once more, everyone one seat further; their secrets open the new table too."""
    old = list(table.seats.values())
    moved = [old[index - 1] for index in range(len(old))]
    planned = tuple(
        SeatPlan(
            seat.kind, seat.name, seat.bot if seat.kind == BOT else "", seat.level, seat.budget
        )
        for seat in moved
    )
    plan = table.plan.again(planned)
    hashes = {name: seat.hash for name, seat in zip(table.seats, moved, strict=True) if seat.hash}
    body = {"host": table.host, "join": table.join, "seats": hashes, "previous": table.id}
    if table.desk:
        body["desk"] = [name for name, seat in zip(table.seats, moved, strict=True) if seat.desk]
    return new_table(plan, body, now, wake)
