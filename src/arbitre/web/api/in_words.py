"""A table in words, as JSON (text rendering for programs): the board, what lines would mean, the log."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from arbitre.core.draft import Draft
from arbitre.core.position import View
from arbitre.core.terminal import Style, reason_line, told_line
from arbitre.tables.refusal import Refused
from arbitre.tables.sight import StepSight
from arbitre.web import auth
from arbitre.web.api.asking import Seat, changing, enter
from arbitre.web.api.models import Lang, Taken, refusals
from arbitre.web.api.plain import json_answer
from arbitre.web.api.protocol import LineOut, RulingOut
from arbitre.web.errors import problem
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.page.story import ToldStep, told_steps
from arbitre.web.page.view import PageView

router = APIRouter(
    tags=["in words"], responses=refusals(400, 403, 404, 409, 410, 413, 422, 429, 503)
)

USUAL_WIDTH = 100
MOST_STEPS = 200
"""So many steps are told in one answer at most."""


class ScoreOut(BaseModel):
    """What somebody has, by name."""

    name: str
    score: int


class SeatWordsOut(BaseModel):
    """A seat, what it is called and who sits there."""

    seat: str
    name: str
    player: str
    mine: bool
    awaited: bool
    ready: bool


class TextOut(BaseModel):
    """A table as one seat sees it, as a terminal draws it."""

    revision: int
    game: str
    title: str
    seat: str | None
    step: int = Field(description="after which step this is")
    steps: int
    period: str = Field(description="the round or turn in words; empty: the game counts neither")
    turn: bool
    over: bool
    headline: str = Field(description="who is awaited, or how the game ended")
    prompt: str = Field(description="what your seat has to decide now; empty: nothing")
    board: str
    scores: list[ScoreOut]
    seats: list[SeatWordsOut]
    held: list[str] = Field(description="what you sent and waits for the others")
    declarations: list[str] = Field(description="what may be declared beside a decision")
    greeting: list[str] = Field(description="what one should know of this edition")
    help: str = Field(
        description="how lines are written, on one screen; empty: nothing is asked of you"
    )


class TryIn(Taken):
    """Lines to be judged."""

    seat: str = Field(max_length=40)
    lines: list[str] | None = Field(
        default=None, max_length=200, description="without: those that are written"
    )
    about: str = Field(default="", max_length=80, description="a thing: what may be written of it")
    preview: bool = Field(default=False, description="draw the board as these lines would leave it")


class StepOut(BaseModel):
    """A line that could be written next, and in words where they say more."""

    line: str
    said: str


class TryOut(BaseModel):
    """What lines mean as things stand. Nothing of it is kept."""

    revision: int
    seat: str
    lines: list[LineOut]
    notes: list[str]
    warnings: list[str]
    complete: bool = Field(description="these lines are a whole decision")
    at_once: bool = Field(description="and nothing can be added to it")
    single: bool = Field(description="any decision here is one line")
    next: list[StepOut]
    options: list[str] = Field(
        description="what may be written of the thing asked about, with odds"
    )
    board: str | None


class LogLineOut(BaseModel):
    """A line of the log, each thing with its clause."""

    step: int
    text: str
    heading: bool
    minor: bool
    reasons: list[str]


class LogPartOut(BaseModel):
    """What happened in a round or turn; `begins` is the step after which it began."""

    number: int = Field(description="of the round or turn; 0: the game counts neither")
    begins: int
    lines: list[LogLineOut]


class LogOut(BaseModel):
    """Steps of the game as they are told."""

    steps: int
    parts: list[LogPartOut]


class LinkIn(Taken):
    """A secret: of a seat, of whoever made a table, or of an invitation."""

    secret: str = Field(min_length=1, max_length=64)


class LinkOut(BaseModel):
    """What a secret opens."""

    kind: str = Field(description="`seat`, `host` or `join`")
    table: str
    seat: str


@router.get("/tables/{id}/text", response_model=TextOut)
async def text(
    request: Request,
    id: str,
    seat: Seat = None,
    lang: Lang | None = None,
    at: Annotated[int | None, Query(ge=0, description="after which step of the past")] = None,
    width: Annotated[int, Query(ge=40, le=300)] = USUAL_WIDTH,
    ascii: bool = False,
) -> Response:
    """A table as a terminal shows it to your seat, now or after an earlier step."""
    session = await enter(request, id, seat)
    page_view = session.page_view
    view, style = page_view.view, Style(colour=False, ascii=ascii, width=width)
    if at is not None:
        view = await _past_view(session, at)
    number = page_view.sight.steps if at is None else at
    return json_answer(await run_in_threadpool(_in_words, page_view, view, number, style))


@router.post("/tables/{id}/try", response_model=TryOut)
async def try_lines(request: Request, id: str, wanted: TryIn, lang: Lang | None = None) -> Response:
    """What lines of a seat of yours would mean now, and what could follow. Nothing is kept."""
    site = changing(request)
    session = await enter(request, id, wanted.seat)
    page_view = session.page_view
    if wanted.seat not in page_view.sight.mine:
        raise problem("forbidden", "web-not-your-seat")
    if page_view.sight.over:
        raise problem("over", "act-game-over")
    if page_view.draft is None:
        await site.house.need_awaited(id, session.tokens, wanted.seat)
        raise problem("illegal", "act-not-awaited")
    return json_answer(await run_in_threadpool(_tried, page_view, wanted))


@router.get("/tables/{id}/log", response_model=LogOut)
async def log(
    request: Request,
    id: str,
    seat: Seat = None,
    lang: Lang | None = None,
    since: Annotated[int | None, Query(ge=0, description="after which step")] = None,
    period: Annotated[int | None, Query(ge=0, description="which round or turn")] = None,
    most: Annotated[int, Query(ge=1, le=MOST_STEPS)] = 24,
) -> Response:
    """What happened, as it is told to your seat: the latest steps, those since one, or of one round."""
    session = await enter(request, id, seat)
    last = session.page_view.sight.steps
    if period is not None:
        first, last = await _steps_of(session, period)
        count = min(most, last - first + 1)
        last = first + count - 1
    else:
        count = min(most, last if since is None else max(0, last - since))
    steps = await session.steps(last, count) if count else []
    return json_answer(await run_in_threadpool(_log, session.page_view, steps, period))


@router.post("/links", response_model=LinkOut)
async def link(request: Request, wanted: LinkIn) -> Response:
    """What a secret opens: a table, and a seat of it."""
    site = changing(request)
    if not auth.TOKEN.fullmatch(wanted.secret):
        raise problem("unknown", "web-no-link")
    try:
        found = await site.house.find(wanted.secret)
    except Refused as refused:
        if refused.status == "unknown":
            raise problem("unknown", "web-no-link") from None
        raise
    return json_answer({"kind": found.kind, "table": found.table, "seat": found.seat})


# -- inside ------------------------------------------------------------------------------------


async def _past_view(session: ReaderSession, at: int) -> View:
    """What the reader's seat saw after a step."""
    sight = session.page_view.sight
    if at > sight.steps:
        raise problem("unknown", "web-no-step", steps=sight.steps)
    house = session.site.house
    return (await house.history(sight.id, session.tokens, at, session.page_view.seat)).view


async def _steps_of(session: ReaderSession, number: int) -> tuple[int, int]:
    """The first and the last step in which something belongs to a round or turn."""

    async def reached(step: int) -> int:
        period = (await _past_view(session, step)).period()
        return period.number if period else 0

    async def first_with(least: int) -> int:
        """The first step after which so many have begun; rounds never go back, so halves are cut off."""
        low, high = 0, session.page_view.sight.steps + 1
        while low < high:
            middle = (low + high) // 2
            if await reached(middle) >= least:
                high = middle
            else:
                low = middle + 1
        return low

    steps = session.page_view.sight.steps
    begun = await first_with(number)
    if begun > steps or (begun == 0 and await reached(0) > number):
        raise problem("unknown", "web-no-step", steps=steps)
    return max(1, begun), min(steps, await first_with(number + 1))


def _in_words(page_view: PageView, view: View, step: int, style: Style) -> dict[str, object]:
    sight, voice = page_view.sight, page_view.voice_at(view)
    terminal = page_view.rules.terminal(voice)
    mine = page_view.my_turn and step == sight.steps and not sight.over
    ranked = sorted(view.scores().items(), key=lambda pair: -pair[1])
    return {
        "revision": sight.revision,
        "game": sight.game,
        "title": page_view.title,
        "seat": page_view.seat,
        "step": step,
        "steps": sight.steps,
        "period": period_words(page_view, view),
        "turn": mine,
        "over": sight.over,
        "headline": page_view.headline,
        "prompt": voice.prompt() if mine else "",
        "board": terminal.board(style).rstrip("\n"),
        "scores": [{"name": page_view.who(side), "score": score} for side, score in ranked],
        "seats": [
            {
                "seat": one.seat,
                "name": page_view.whole_name(one.seat),
                "player": page_view.player(one),
                "mine": one.mine,
                "awaited": one.awaited,
                "ready": one.ready,
            }
            for one in sight.seats
        ],
        "held": page_view.held,
        "declarations": list(sight.says.get(page_view.seat or "", ())),
        "greeting": page_view.greeting,
        "help": terminal.help() if mine else "",
    }


def _tried(page_view: PageView, wanted: TryIn) -> dict[str, object]:
    draft = page_view.draft
    assert draft is not None
    if wanted.lines is not None:
        draft = page_view.written(wanted.lines, page_view.lang)
    voice = page_view.voice
    terminal = page_view.rules.terminal(voice)
    style = Style(colour=False, ascii=False, width=USUAL_WIDTH)
    board = None
    if wanted.preview and draft.complete:
        shown = page_view.rules.terminal(page_view.voice_at(draft.preview()))
        board = shown.board(style).rstrip("\n")
    return {
        "revision": page_view.sight.revision,
        "seat": wanted.seat,
        "lines": _lines(page_view, draft),
        "notes": [page_view.said(note) for note in draft.notes()],
        "warnings": [page_view.said(one) for one in draft.warnings()] if draft.complete else [],
        "complete": draft.complete,
        "at_once": draft.complete and draft.at_once,
        "single": draft.single,
        "next": [
            {"line": line, "said": "" if (said := voice.line(line)) == line else said}
            for line in draft.next()
        ],
        "options": terminal.options(draft, wanted.about) if wanted.about else [],
        "board": board,
    }


def _lines(page_view: PageView, draft: Draft) -> list[dict[str, object]]:
    """The lines of a draft with their rulings, as those of `DraftOut`."""
    found: list[dict[str, object]] = []
    for line in draft.lines:
        clause, why = page_view.ruling(line.ruling)
        ruling = None if line.ruling is None else RulingOut(clause=clause, text=why).model_dump()
        found.append({"text": line.text, "said": page_view.voice.line(line.text), "ruling": ruling})
    return found


def period_words(page_view: PageView, view: View) -> str:
    """The round or turn of a view in words; empty in a game that counts neither."""
    period = view.period()
    if period is None or not period.number:
        return ""
    return page_view.page.phrase(f"page-{period.unit}", {"n": str(period.number)})


def _log(page_view: PageView, steps: list[StepSight], period: int | None) -> dict[str, object]:
    told = told_steps(steps, page_view.voice_at, page_view.time_up, page_view.rules.openings)
    parts: list[dict[str, object]] = []
    for one in told:
        number = one.period.number if one.period else 0
        if period is not None and number != period:
            continue
        if not parts or parts[-1]["number"] != number:
            begins = one.number if one.opening else one.number - 1
            parts.append({"number": number, "begins": begins, "lines": []})
        lines = parts[-1]["lines"]
        assert isinstance(lines, list)
        lines += _told(page_view, one)
    return {"steps": page_view.sight.steps, "parts": parts}


def _told(page_view: PageView, step: ToldStep) -> list[dict[str, object]]:
    lines = [*([step.opening] if step.opening else []), *step.lines]
    return [
        {
            "step": step.number,
            "text": told_line(line),
            "heading": line.heading,
            "minor": line.minor,
            "reasons": [reason_line(one, page_view.words) for one in line.reasons],
        }
        for line in lines
    ]
