"""Tables, as JSON: make one, look, act, write a draft, ask for a hint, step through the past."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Header, Query
from pydantic import Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from arbitre.core.message import Message
from arbitre.tables.plan import Plan, read_plan
from arbitre.tables.sight import Answer, Created, HintSight
from arbitre.web import auth
from arbitre.web.api.asking import Board, Reading, Seat, Shape, changing, enter, seats_of
from arbitre.web.api.models import (
    ActIn,
    ActOut,
    ChanceOut,
    CreatedOut,
    DraftIn,
    EndingOut,
    HintIn,
    HintOut,
    HistoryOut,
    ImportIn,
    Lang,
    PlanIn,
    ReplayIn,
    ReplayOut,
    TableLineOut,
    TableOut,
    refusals,
)
from arbitre.web.api.plain import json_answer, plain_line, plain_sight, plain_steps
from arbitre.web.api.protocol import DraftAnswerOut, LookOut
from arbitre.web.errors import problem, words_here
from arbitre.web.page.beside import ASK, about, plain_chances
from arbitre.web.page.ending import ending_plain
from arbitre.web.page.films import Plain
from arbitre.web.page.parts import draft_message, log_of, past_message
from arbitre.web.page.plain import plain_drawn
from arbitre.web.page.reader_session import MOST_TAB
from arbitre.web.page.routes.making import with_box
from arbitre.web.page.speech import spoken
from arbitre.web.page.view import PageView
from arbitre.web.security.forms import check_hints, check_tables
from arbitre.web.site import Site, site_of

router = APIRouter(
    tags=["tables"], responses=refusals(400, 403, 404, 409, 410, 413, 422, 429, 503, 507)
)

Tab = Annotated[str, Query(max_length=MOST_TAB, description="what the page calls itself")]
MOST_KEY = 100
MOST_BEAT = 10_000
Key = Annotated[str | None, Header(max_length=MOST_KEY)]
RECORD: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The record, a line a move",
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}


@router.post("/tables", status_code=201, response_model=CreatedOut)
async def create(request: Request, wanted: PlanIn) -> Response:
    """Make a table. The answer holds its secrets: whoever has them has the seats."""
    site = changing(request)
    check_tables(request)
    plan = read_plan(wanted.model_dump())
    if plan.box and not plan.embedded:
        plan = await with_box(request, plan, plan.box)
    created = await site.house.create(plan)
    return json_answer(created_plain(site, request, created), 201)


@router.post("/tables/import", status_code=201, response_model=CreatedOut)
async def bring(request: Request, wanted: ImportIn) -> Response:
    """Make a table that goes on where a record stops."""
    site = changing(request)
    check_tables(request)
    plan = None
    if wanted.seats:
        plan = Plan(game="", seats=seats_of(wanted.seats))
    created = await site.house.import_record(wanted.record, plan)
    return json_answer(created_plain(site, request, created), 201)


@router.post("/replays", status_code=201, response_model=ReplayOut)
async def replay(request: Request, wanted: ReplayIn) -> Response:
    """A table where a record, or a seat's view of one, is only looked at; it has no secrets."""
    site = changing(request)
    check_tables(request)
    shown = await site.house.replay(wanted.record)
    return json_answer({"id": shown, "link": site.absolute(request, "t", shown)}, 201)


@router.get("/tables", response_model=list[TableLineOut])
async def mine(request: Request) -> Response:
    """The tables that your secrets belong to."""
    lines = await site_of(request).house.mine(auth.all_tokens(request))
    return json_answer([plain_line(line) for line in lines])


@router.get("/tables/{id}", response_model=TableOut)
async def look(request: Request, id: str, seat: Seat = None, lang: Lang | None = None) -> Response:
    """A table as you may see it; without a secret, as a spectator does."""
    session = await enter(request, id, seat)
    return json_answer(await run_in_threadpool(table_plain, session.page_view))


@router.post("/tables/{id}/acts", response_model=ActOut)
async def act(request: Request, id: str, wanted: ActIn, idempotency_key: Key = None) -> Response:
    """Do something. When the answer comes it is on disk; live listeners have it or will."""
    return await acted(request, id, wanted, idempotency_key)


@router.get("/tables/{id}/chance", response_model=ChanceOut)
async def chance(
    request: Request, id: str, seat: Seat = None, lang: Lang | None = None
) -> Response:
    """Beside a real table: what is asked of chance now, what is possible, and how likely it is."""
    session = await enter(request, id, seat)
    return json_answer(await run_in_threadpool(plain_chances, session.page_view))


async def acted(request: Request, id: str, wanted: ActIn, idempotency_key: str | None) -> Response:
    """The answer to an act, once it is on disk."""
    site = changing(request)
    auth.check_table_id(id)
    if len(str(wanted.body.get("text", ""))) > site.config.limits.chat:
        raise problem("large", "web-long-text", most=site.config.limits.chat)
    if wanted.kind == "rematch":
        check_tables(request)
    if wanted.kind == "chance" and str(wanted.body.get("text", "")).strip().startswith(ASK):
        return await _asked(request, id, wanted)
    body = {"lang": site.prefs(request).lang, **wanted.body}
    if wanted.kind == "take" and auth.bearer_tokens(request) is None:
        body = {"name": site.prefs(request).name, **body}  # as a page's reader called themselves
    if wanted.seat is not None:
        body = {"seat": wanted.seat, **body}
    answer = await site.house.act(
        id,
        auth.tokens_of(request, id),
        wanted.kind,
        body,
        wanted.key or idempotency_key or "",
        wanted.revision,
    )
    data = {
        "revision": answer.revision,
        "token": answer.token,
        "table": answer.table,
        "again": answer.repeated,
        "text": "\n".join(await said_in(request, answer)),
        "rest": answer.rest,
        "location": "",
    }
    if answer.table:
        data["location"] = site.url("t", id, "next")
    elif wanted.kind in ("take", "leave"):  # one has other seats: another page
        data["location"] = site.url("t", id)
    response = json_answer(data)
    if answer.token and auth.bearer_tokens(request) is None:
        auth.set_cookie(request, response, id, [answer.token])
    return response


async def said_in(request: Request, answer: Answer) -> list[str]:
    """What an act is answered in words: why a part of it was not taken, and what was."""
    messages = [answer.ruling.message] if answer.ruling else []
    messages += [answer.said] if answer.said else []
    return [await said_at(request, message) for message in messages]


async def said_at(request: Request, message: Message) -> str:
    """A message in the words of the table that a request is about."""
    lang = site_of(request).prefs(request).lang
    return spoken(message, lang, about=await words_here(request))


async def _asked(request: Request, id: str, wanted: ActIn) -> Response:
    """The answer to `?`: nothing is done."""
    session = await enter(request, id, wanted.seat)
    query = str(wanted.body["text"]).strip().removeprefix(ASK).strip()
    said = await run_in_threadpool(about, session.page_view, query)
    return json_answer({"revision": session.page_view.sight.revision, "text": "\n".join(said)})


@router.put("/tables/{id}/draft", response_model=DraftAnswerOut)
async def write_draft(
    request: Request,
    id: str,
    wanted: DraftIn,
    lang: Lang | None = None,
    screen: Shape = "wide",
    tab: Tab = "",
) -> Response:
    """Write a seat's notepad anew; nobody else ever knows of it, nor the live line of the same `tab`."""
    site = changing(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    prefs = site.prefs(request)
    await site.house.draft(id, tokens, wanted.seat, wanted.lines, prefs.lang, wanted.revision, tab)
    session = await enter(request, id, wanted.seat, screen)
    return json_answer(await run_in_threadpool(draft_message, site, session.page_view, prefs))


@router.post("/tables/{id}/hint", response_model=HintOut)
async def hint(
    request: Request,
    id: str,
    wanted: HintIn,
    lang: Lang | None = None,
    screen: Shape = "wide",
) -> Response:
    """What a bot would do in a seat of yours, and why; and what that would look like in the picture."""
    site = changing(request)
    check_hints(request)
    session = await enter(request, id, wanted.seat, screen)
    found = await site.house.hint(id, session.tokens, wanted.seat, session.prefs.lang, wanted.bot)
    return json_answer(await run_in_threadpool(hint_plain, session.page_view, found))


class PastReading(Reading):
    """What may be asked of the past; the last three are for our pages."""

    moments: bool = Field(False, description="each event of the step with the view right then")
    format: Literal["json", "page"] = "json"
    key: Board = ""
    beat: int = Field(
        0, ge=-1, le=MOST_BEAT, description="after so many of its beats; -1: all but the last"
    )


@router.get("/tables/{id}/history/{number}", response_model=HistoryOut)
async def history(
    request: Request, id: str, number: int, asked: Annotated[PastReading, Query()]
) -> Response:
    """The game after so many steps, from your own view; with `moments`, the last step event by event."""
    session = await enter(request, id, asked.seat, asked.screen)
    site = session.site
    if not 0 <= number <= session.page_view.sight.steps:
        raise problem("unknown", "web-no-step", steps=session.page_view.sight.steps)
    if asked.format == "json":
        past = await site.house.history(id, session.tokens, number, session.page_view.seat)
        steps = [past.step] if past.step else []
        answer: dict[str, object] = {
            "step": past.number,
            "steps": past.total,
            "view": past.view.data,
            "events": plain_steps(steps, session.page_view.voice_at),
        }
        if asked.moments:
            answer["moments"] = [
                {"event": one.event.to_dict(), "view": one.view.data}
                for watched in await session.watched([number])
                for one in watched.moments
            ]
        return json_answer(answer)
    glance = await session.glance(number, asked.beat)
    told = await session.steps(number)
    return json_answer(
        await run_in_threadpool(
            lambda: past_message(
                site,
                session.page_view,
                glance,
                session.prefs,
                log_of(session.page_view, told),
                asked.key,
            )
        )
    )


class LookReading(Reading):
    """Up to which step the last round is looked for."""

    at: int | None = Field(None, ge=0, description="a step of the past")


@router.get("/tables/{id}/look", response_model=LookOut | None)
async def last_round(request: Request, id: str, asked: Annotated[LookReading, Query()]) -> Response:
    """The last step that several made at once (a round), at one look; null where there is none yet."""
    session = await enter(request, id, asked.seat, asked.screen)
    return json_answer(await session.last_look(asked.at))


@router.get("/tables/{id}/ending", response_model=EndingOut)
async def ending(
    request: Request, id: str, seat: Seat = None, lang: Lang | None = None
) -> Response:
    """How a finished game went: ranking, curves by turn, turning points, falls, luck, counts."""
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    found = await site_of(request).house.ending(id, tokens)
    session = await enter(request, id, seat)
    return json_answer(await run_in_threadpool(ending_plain, session.page_view, found))


@router.get("/tables/{id}/record", response_class=Response, responses=RECORD)
async def record(request: Request, id: str) -> Response:
    """The record of the game, as far as you may know it."""
    text = await site_of(request).house.record(id, auth.tokens_of(request, auth.check_table_id(id)))
    return PlainTextResponse(text)


# -- shared with the pages ---------------------------------------------------------------------


def table_plain(page_view: PageView) -> Plain:
    """A table as data: its status, the view of a seat, the lines that it could write."""
    return {
        "status": plain_sight(page_view.sight),
        "seat": page_view.seat,
        "view": page_view.view.data,
        "moves": [] if page_view.draft is None else page_view.draft.next(),
    }


def hint_plain(page_view: PageView, found: HintSight) -> Plain:
    """A hint in words, and drawn as a draft of its lines would be."""
    draft = page_view.written(found.lines, page_view.lang)
    why = page_view.said(found.why) if found.why else ""
    goes = len(draft.lines) == 1 and draft.at_once and not draft.warnings()
    said = page_view.in_words(found.lines)
    return {
        "move": found.move,
        "text": page_view.page.phrase("page-hint-is", {"why": why}),
        "lines": [{"line": line, "said": one} for line, one in zip(found.lines, said, strict=True)],
        "at_once": goes,
        "marks": page_view.screen.marks(draft, page_view.voice, page_view.tall),
        "drawn": plain_drawn(page_view.drawn(draft)),
    }


def created_plain(site: Site, request: Request, created: Created) -> Plain:
    """A new table with its secrets as links."""
    links = {"table": site.absolute(request, "t", created.id)}
    if created.join:
        links["join"] = site.absolute(request, "join", created.join)
    for seat, token in created.seats.items():
        links[seat] = site.absolute(request, "seat", token)
    return {**msgspec.structs.asdict(created), "links": links}
