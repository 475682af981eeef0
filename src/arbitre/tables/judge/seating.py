"""Requests about seats, judged: who may sit down, get up, or let a bot play."""

from __future__ import annotations

from arbitre.bots import make_bot
from arbitre.core.message import BadInput
from arbitre.core.options import shown
from arbitre.tables.judge.requests import Request, Verdict
from arbitre.tables.log import acts
from arbitre.tables.log.table import Table
from arbitre.tables.plan import BOT, LEVELS, MOST_BUDGET, MOST_NAME, PERSON, clean_name
from arbitre.tables.refusal import BAD, FORBIDDEN, ILLEGAL, STALE, UNKNOWN, Refused, refused

MOST_URL = 500


def take(request: Request) -> Verdict:
    """Sit down in an open seat, with the invitation or as the host."""
    seat = request.seat
    if not (request.viewer.invited or request.viewer.host):
        raise refused(FORBIDDEN, "act-not-invited")
    request.need_game()
    if seat.kind == BOT:
        raise refused(STALE, "act-seat-bot")
    desk = request.table.desk and request.viewer.host
    # what the desk writes for is anybody's, and the referee may take back what a phone has
    if seat.kind == PERSON and (seat.seat in request.viewer.seats or not (seat.desk or desk)):
        raise refused(STALE, "act-seat-taken")
    if request.table.for_one and not request.table.alone(seat.seat):
        raise refused(ILLEGAL, "act-chance-known")
    name = clean_name(request.text("name", MOST_NAME, ""))
    body = {"name": name, **({"desk": True} if desk else {})}
    return Verdict(acts.TAKE, seat.seat, body, secret=True)


def leave(request: Request) -> Verdict:
    """Get up: the seat is open again."""
    return Verdict(acts.LEAVE, request.own.seat)


def name(request: Request) -> Verdict:
    """Be called otherwise."""
    name = clean_name(request.text("name", MOST_NAME))
    return Verdict(acts.NAME, request.own.seat, {"name": name})


def bot(request: Request) -> Verdict:
    """Let a bot play a seat."""
    seat = request.seat
    request.need_game()
    if request.table.plan.counts:
        raise refused(FORBIDDEN, "daily-no-bot")
    mine = seat.seat in request.viewer.seats
    if not mine:
        request.need_host()
        if seat.kind == PERSON and not late(request.table, seat.seat, request.now):
            raise refused(ILLEGAL, "act-not-late", minutes=request.table.plan.absent // 60)
    name = request.text("bot", MOST_NAME)
    try:
        make_bot(request.table.game, name)
    except BadInput as bad:
        raise Refused(UNKNOWN, bad.message) from None
    level = request.text("level", MOST_NAME, "")
    if level and level not in LEVELS:
        raise refused(BAD, "unknown-word", value=shown(level), known=", ".join(LEVELS))
    budget = request.number("budget", MOST_BUDGET)
    return Verdict(acts.BOT, seat.seat, {"bot": name, "level": level, "budget": budget})


def back(request: Request) -> Verdict:
    """Play again in place of the bot."""
    seat = request.seat
    if seat.seat not in request.viewer.seats:
        request.need_host()
    if seat.kind != BOT or not seat.hash:
        raise refused(ILLEGAL, "act-no-bot")
    return Verdict(acts.BACK, seat.seat)


def free(request: Request) -> Verdict:
    """Let others sit down where a bot plays for nobody."""
    seat = request.seat
    request.need_host()
    if seat.kind != BOT or seat.hash:
        raise refused(ILLEGAL, "act-no-bot")
    if request.table.for_one and not request.table.alone(seat.seat):
        raise refused(ILLEGAL, "act-chance-known")
    return Verdict(acts.FREE, seat.seat)


def late(table: Table, seat: str, now: int) -> bool:
    """Whether somebody has been awaited for so long that the host may act for them."""
    asked = table.timing.asked.get(seat)
    return (
        seat in table.waiting
        and table.seats[seat].kind == PERSON
        and asked is not None
        and now - asked >= table.plan.absent * 1000
    )


def hook(request: Request) -> Verdict:
    """Have an address called when it is the turn of the seat."""
    url = request.text("url", MOST_URL).strip()
    if url and not url.startswith(("http://", "https://")):
        raise refused(BAD, "act-url")
    return Verdict(acts.HOOK, request.own.seat, {"url": url})
