"""Requests judged: may this viewer do this now, and which act comes of it. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arbitre.core.chance import CHANCE
from arbitre.core.position import Move
from arbitre.core.undo import CONSENT
from arbitre.core.words import DEFAULT
from arbitre.tables.judge import desk, seating
from arbitre.tables.judge.companion import chance_verdict
from arbitre.tables.judge.deciding import (
    MOST_MOVE,
    decision,
    is_declared,
    lost,
    not_awaited,
    read_lines,
    verdict_of,
)
from arbitre.tables.judge.lessons import learn_verdict, lesson_move
from arbitre.tables.judge.requests import Request, Verdict
from arbitre.tables.log import acts
from arbitre.tables.log.undoing import WHY, WHY_NOT_BACK, back_to, others_than, undo_of
from arbitre.tables.plan import BOT
from arbitre.tables.refusal import (
    BAD,
    FORBIDDEN,
    ILLEGAL,
    LARGE,
    OVER,
    STALE,
    UNKNOWN,
    refused,
)

MOST_SAID = 1000
MOST_CHAT = 5000
MOST_ACTS = 50_000
IN_LESSONS = ("move", "learn", "show", "told", "archive")
"""What can be done in a lesson: all else is for games."""


def judge(kind: str, request: Request) -> Verdict:
    """The act that a request makes; Refused when it makes none."""
    rule = RULES.get(kind)
    if rule is None:
        raise refused(BAD, "act-kind", name=kind[:40], known=", ".join(RULES))
    if request.table.archived:
        raise refused(OVER, "act-archived")
    if request.table.number >= MOST_ACTS:
        raise refused(LARGE, "act-too-many", most=MOST_ACTS)
    if request.table.plan.lesson and kind not in IN_LESSONS:
        raise refused(ILLEGAL, "act-lesson")
    return rule(request)


def _clean_text(text: str) -> str:
    kept = (sign if sign.isprintable() or sign in "\n\u00a0\u202f" else " " for sign in text)
    return "".join(kept).strip()


# -- the game --------------------------------------------------------------------------------


def _move(request: Request) -> Verdict:
    seat = request.own.seat
    request.need_game()
    request.need_fresh()
    table = request.table
    if table.seats[seat].kind == BOT:
        raise refused(ILLEGAL, "act-bot-plays")
    if table.plan.lesson:
        lines, lang = read_lines(request.body.get("lines"), request.text("lang", 8, DEFAULT))
        return lesson_move(table, lines, lang)
    move: Move | str
    if "lines" in request.body:
        lines, lang = read_lines(request.body.get("lines"), request.text("lang", 8, DEFAULT))
        move = decision(table, seat, lines, lang)
    else:
        move = request.text("move", MOST_MOVE)
    if seat not in table.position.actors and not is_declared(table, seat, move):
        raise not_awaited(table, seat)
    return verdict_of(table, seat, move)


def _declare(request: Request) -> Verdict:
    seat = request.own.seat
    request.need_game()
    text = request.text("move", MOST_MOVE)
    if not is_declared(request.table, seat, text):
        known = ", ".join(move.text() for move in request.table.position.declarations(seat))
        raise refused(ILLEGAL, "act-cannot-say", text=text[:40], known=known or "-")
    return verdict_of(request.table, seat, text)


def _resign(request: Request) -> Verdict:
    seat = request.own.seat
    request.need_game()
    return lost(request.table, seat, "")


def _recall(request: Request) -> Verdict:
    seat = request.own.seat
    if seat not in request.table.recorder.held:
        raise refused(STALE, "act-no-sheet")
    return Verdict(acts.RECALL, seat)


def _go_on(request: Request) -> Verdict:
    seat, timing = request.own.seat, request.table.timing
    if timing.paused_until(request.now) is None or timing.paused_by != seat:
        raise refused(ILLEGAL, "act-no-pause")
    return Verdict(acts.GO_ON, seat)


def _done(request: Request) -> Verdict:
    seat = request.own.seat
    request.need_game()
    return Verdict(acts.DONE, seat)


def _told(request: Request) -> Verdict:
    """What the last decisions brought has been told on a reader's page, or skipped: for all their seats."""
    seat, table = request.own.seat, request.table
    request.need_game()
    request.need_fresh()
    seats = table.timing.untold(table, request.viewer.seats, request.now)
    if not seats:
        raise refused(STALE, "act-nothing-told")
    return Verdict(acts.TOLD, seat, {"seats": list(seats)})


def _chance(request: Request) -> Verdict:
    table = request.table
    if not (request.viewer.seats or request.viewer.host):
        raise refused(FORBIDDEN, "act-not-yours")
    request.need_game()
    request.need_fresh("act-stale-chance")
    if not table.companion or table.position.actors != (CHANCE,):
        raise refused(ILLEGAL, "act-no-chance")
    lang = read_lines([], request.text("lang", 8, DEFAULT))[1]
    return chance_verdict(table, request.text("text", MOST_MOVE), lang)


def _skip(request: Request) -> Verdict:
    seat = request.seat.seat
    request.need_host()
    request.need_game()
    if not seating.late(request.table, seat, request.now):
        raise refused(ILLEGAL, "act-not-late", minutes=request.table.plan.absent // 60)
    return Verdict(acts.MOVE, seat, skips=True)


# -- undo ------------------------------------------------------------------------------------


def _undo(request: Request) -> Verdict:
    seat = request.own.seat
    if request.table.companion:  # two phones take the same slip back: once is meant
        request.need_fresh()
    found = undo_of(request.table, seat)
    if found.why == "":
        return Verdict(acts.UNDO, seat, {"to": found.to})
    if found.why != CONSENT:
        raise refused(ILLEGAL, WHY[found.why])
    asked = others_than(request.table, seat)
    return Verdict(acts.ASK, seat, {"to": found.to, "awaiting": asked})


def _take_back(request: Request) -> Verdict:
    """Back to a step however far that is, where nobody else plays: dice and reveals stand in no one's way."""
    seat, table = request.own.seat, request.table
    step = request.number("step", len(table.steps))
    found = back_to(table, seat, step)
    if found.why:
        raise refused(ILLEGAL, WHY_NOT_BACK[found.why])
    return Verdict(acts.TAKE_BACK, seat, {"to": found.to})


def _agree(request: Request) -> Verdict:
    seat, offer = request.own.seat, request.table.offer
    if offer is None or seat not in offer.awaiting:
        raise refused(STALE, "act-no-offer")
    mine = [name for name in offer.awaiting if name in request.viewer.seats]
    more = {} if len(mine) < len(offer.awaiting) else {"to": offer.to}
    return Verdict(acts.AGREE, seat, {"seats": mine, **more})


def _refuse(request: Request) -> Verdict:
    seat, offer = request.own.seat, request.table.offer
    if offer is None or seat not in (*offer.awaiting, offer.seat):
        raise refused(STALE, "act-no-offer")
    return Verdict(acts.REFUSE, seat)


# -- talk ------------------------------------------------------------------------------------


def _say(request: Request) -> Verdict:
    table, viewer = request.table, request.viewer
    seat = request.own.seat if request.body.get("seat") else ""
    if not seat and not viewer.host:
        raise refused(FORBIDDEN, "act-not-yours")
    if not table.timing.may_talk(table, seat, request.now):
        raise refused(ILLEGAL, "act-hush", clause=table.position.hush())
    if len(table.chat) >= MOST_CHAT:
        raise refused(LARGE, "act-too-many", most=MOST_CHAT)
    text = _clean_text(request.text("text", MOST_SAID))
    if not text:
        raise refused(BAD, "act-nothing-said")
    body: dict[str, Any] = {"text": text, "name": table.seats[seat].name if seat else ""}
    to = request.text("to", 80, "")
    if to:
        if not table.game.whispers or not seat:
            raise refused(ILLEGAL, "act-no-whispers")
        if to not in table.seats or to == seat:
            known = ", ".join(name for name in table.seats if name != seat)
            raise refused(UNKNOWN, "act-no-seat", name=to[:40], known=known)
        body["to"] = [to]
    return Verdict(acts.SAY, seat, body)


# -- lessons ---------------------------------------------------------------------------------


def _learn(request: Request) -> Verdict:
    request.need_own()
    request.need_lesson()
    return learn_verdict(request.table, request.number("page", MOST_ACTS))


def _show(request: Request) -> Verdict:
    """The lesson decides in the learner's place."""
    request.need_own()
    request.need_lesson()
    request.need_fresh()
    return lesson_move(request.table, None, DEFAULT)


# -- the end ---------------------------------------------------------------------------------


def _rematch(request: Request) -> Verdict:
    if not (request.viewer.seats or request.viewer.host):
        raise refused(FORBIDDEN, "act-not-yours")
    if not request.table.over:
        raise refused(ILLEGAL, "act-not-over")
    return Verdict(acts.REMATCH, "", rematch=True)


def _archive(request: Request) -> Verdict:
    request.need_host()
    return Verdict(acts.ARCHIVE)


RULES: dict[str, Callable[[Request], Verdict]] = {
    "take": seating.take,
    "leave": seating.leave,
    "name": seating.name,
    "bot": seating.bot,
    "back": seating.back,
    "free": seating.free,
    "hook": seating.hook,
    "move": _move,
    "recall": _recall,
    "declare": _declare,
    "resign": _resign,
    "go_on": _go_on,
    "done": _done,
    "told": _told,
    "correct": desk.correct,
    "uncorrect": desk.uncorrect,
    "rewind": desk.rewind,
    "stop": desk.stop,
    "start": desk.start,
    "chance": _chance,
    "undo": _undo,
    "take_back": _take_back,
    "agree": _agree,
    "refuse": _refuse,
    "say": _say,
    "skip": _skip,
    "rematch": _rematch,
    "archive": _archive,
    "learn": _learn,
    "show": _show,
}
