"""Requests judged: may this viewer do this now, and which act comes of it. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arbitre.bots import make_bot
from arbitre.core.chance import CHANCE
from arbitre.core.contract import RESIGN
from arbitre.core.game import Game
from arbitre.core.message import BadInput, Illegal
from arbitre.core.options import shown
from arbitre.core.position import Move, View
from arbitre.core.undo import CONSENT
from arbitre.core.words import DEFAULT, LANGUAGES
from arbitre.tables.judge.companion import chance_verdict
from arbitre.tables.judge.lessons import learn_verdict, lesson_move
from arbitre.tables.judge.requests import Request, Verdict
from arbitre.tables.log import acts
from arbitre.tables.log.dry_run import dry_run
from arbitre.tables.log.table import Table
from arbitre.tables.log.undoing import WHY, WHY_NOT_BACK, back_to, others_than, undo_of
from arbitre.tables.plan import BOT, LEVELS, MOST_BUDGET, MOST_NAME, PERSON, clean_name, readable
from arbitre.tables.refusal import (
    BAD,
    FORBIDDEN,
    ILLEGAL,
    LARGE,
    OVER,
    STALE,
    UNKNOWN,
    Refused,
    refused,
    ruled_out,
)

MOST_SAID = 1000
MOST_MOVE = 20_000
MOST_LINES = 200
MOST_URL = 500
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


# -- seats -----------------------------------------------------------------------------------


def _take(request: Request) -> Verdict:
    seat = request.seat
    if not (request.viewer.invited or request.viewer.host):
        raise refused(FORBIDDEN, "act-not-invited")
    request.need_game()
    if seat.kind == BOT:
        raise refused(STALE, "act-seat-bot")
    if seat.kind == PERSON:
        raise refused(STALE, "act-seat-taken")
    if request.table.for_one and not request.table.alone(seat.seat):
        raise refused(ILLEGAL, "act-chance-known")
    name = clean_name(request.text("name", MOST_NAME, ""))
    return Verdict(acts.TAKE, seat.seat, {"name": name}, secret=True)


def _leave(request: Request) -> Verdict:
    return Verdict(acts.LEAVE, request.own.seat)


def _name(request: Request) -> Verdict:
    name = clean_name(request.text("name", MOST_NAME))
    return Verdict(acts.NAME, request.own.seat, {"name": name})


def _bot(request: Request) -> Verdict:
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


def _back(request: Request) -> Verdict:
    seat = request.seat
    if seat.seat not in request.viewer.seats:
        request.need_host()
    if seat.kind != BOT or not seat.hash:
        raise refused(ILLEGAL, "act-no-bot")
    return Verdict(acts.BACK, seat.seat)


def _free(request: Request) -> Verdict:
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


def _hook(request: Request) -> Verdict:
    url = request.text("url", MOST_URL).strip()
    if url and not url.startswith(("http://", "https://")):
        raise refused(BAD, "act-url")
    return Verdict(acts.HOOK, request.own.seat, {"url": url})


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
    if seat not in table.position.actors and not _declared(table, seat, move):
        raise refused(ILLEGAL, "act-not-awaited")
    return verdict_of(table, seat, move)


def read_lines(lines: object, lang: str) -> tuple[list[str], str]:
    """The lines of a draft from outside, and their language."""
    if lang not in LANGUAGES:
        raise refused(BAD, "unknown-word", value=shown(lang), known=", ".join(LANGUAGES))
    if not isinstance(lines, list | tuple) or not all(
        isinstance(line, str) and readable(line) for line in lines
    ):
        raise refused(BAD, "act-lines")
    if len(lines) > MOST_LINES or sum(len(line) for line in lines) > MOST_MOVE:
        raise refused(LARGE, "act-long", n=sum(len(line) for line in lines), most=MOST_MOVE)
    return list(lines), lang


def decision(table: Table, seat: str, lines: list[str], lang: str) -> Move:
    """What the lines of a draft decide; Refused where they decide nothing."""
    if seat not in table.position.actors:
        raise refused(ILLEGAL, "act-not-awaited")
    return drafted(table.game, table.position.view(seat), lines, lang)


def drafted(game: Game, view: View, lines: list[str], lang: str) -> Move:
    """What the lines of a draft decide for the seat of a view; Refused where they decide nothing."""
    draft = game.draft(view, lang)
    for line in lines:
        draft.add(line)
    if not draft.complete:
        raise refused(ILLEGAL, "act-incomplete")
    try:
        return draft.decision()
    except Illegal as illegal:
        raise ruled_out(illegal.ruling) from None


def verdict_of(table: Table, seat: str, move: Move | str, **why: str) -> Verdict:
    """The act of a move: its lines, or a sheet that is held."""
    run = dry_run(table.recorder, seat, move)
    if run.recorder.entries:
        return Verdict(acts.MOVE, seat, {"lines": run.lines, **why}, run)
    return Verdict(acts.HOLD, seat, {"move": run.recorder.held[seat].text(), **why}, run)


def _declared(table: Table, seat: str, move: Move | str) -> bool:
    text = move if isinstance(move, str) else move.text()
    return text in [one.text() for one in table.position.declarations(seat)]


def _declare(request: Request) -> Verdict:
    seat = request.own.seat
    request.need_game()
    text = request.text("move", MOST_MOVE)
    if not _declared(request.table, seat, text):
        known = ", ".join(move.text() for move in request.table.position.declarations(seat))
        raise refused(ILLEGAL, "act-cannot-say", text=text[:40], known=known or "-")
    return verdict_of(request.table, seat, text)


def _resign(request: Request) -> Verdict:
    seat = request.own.seat
    request.need_game()
    return lost(request.table, seat, "")


def lost(table: Table, seat: str, why: str) -> Verdict:
    """A seat gives up, by the game's own rule where it has one."""
    if _declared(table, seat, RESIGN):
        return verdict_of(table, seat, RESIGN, **({"why": why} if why else {}))
    return Verdict(acts.FORFEIT, seat, {"why": why})


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
    request.need_fresh()
    if not table.companion or table.position.actors != (CHANCE,):
        raise refused(ILLEGAL, "act-no-chance")
    lang = read_lines([], request.text("lang", 8, DEFAULT))[1]
    return chance_verdict(table, request.text("text", MOST_MOVE), lang)


def _skip(request: Request) -> Verdict:
    seat = request.seat.seat
    request.need_host()
    request.need_game()
    if not late(request.table, seat, request.now):
        raise refused(ILLEGAL, "act-not-late", minutes=request.table.plan.absent // 60)
    return Verdict(acts.MOVE, seat, skips=True)


# -- undo ------------------------------------------------------------------------------------


def _undo(request: Request) -> Verdict:
    seat = request.own.seat
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
    request.own  # noqa: B018 - it must be theirs
    request.need_lesson()
    return learn_verdict(request.table, request.number("page", MOST_ACTS))


def _show(request: Request) -> Verdict:
    """The lesson decides in the learner's place."""
    request.own  # noqa: B018 - it must be theirs
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
    "take": _take,
    "leave": _leave,
    "name": _name,
    "bot": _bot,
    "back": _back,
    "free": _free,
    "hook": _hook,
    "move": _move,
    "recall": _recall,
    "declare": _declare,
    "resign": _resign,
    "go_on": _go_on,
    "done": _done,
    "told": _told,
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
