"""Study, as JSON: a decision of the past, what if it had been another, a table that plays on from there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from arbitre.tables.plan import SeatPlan
from arbitre.tables.sight import StudySight
from arbitre.web import auth
from arbitre.web.api.models import (
    CreatedOut,
    DraftIn,
    HintOut,
    Lang,
    PastHintIn,
    PlayOnIn,
    StudyIn,
    refusals,
)
from arbitre.web.api.plain import json_answer
from arbitre.web.api.protocol import DraftAnswerOut, StudyOut, StudyPlaceOut
from arbitre.web.api.tables import Seat, Shape, created_plain, hint_plain
from arbitre.web.errors import problem
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.page.study import (
    plain_place,
    plain_study,
    plain_writing,
    study_state,
    writing_view,
)
from arbitre.web.security.forms import check_hints, check_pace, check_tables
from arbitre.web.site import Site, site_of

router = APIRouter(tags=["study"], responses=refusals(400, 403, 404, 409, 410, 413, 422, 429, 503))

At = Annotated[int, Field(ge=0, description="after which step of the past")]
Board = Annotated[str, Query(max_length=200, description="of the board that is known")]


@router.get("/tables/{id}/study/{at}", response_model=StudyPlaceOut)
async def decided(
    request: Request,
    id: str,
    at: At,
    seat: Seat = None,
    lang: Lang | None = None,
    screen: Shape = "wide",
    writer: Annotated[str, Query(max_length=40, description="whose decision, as a draft")] = "",
    key: Board = "",
) -> Response:
    """The decision that followed a step: who decided there and how, and one of them as a draft."""
    site, session, place = await _place(request, id, at, seat, screen)
    return json_answer(
        await run_in_threadpool(plain_place, site, session, place, _writer(place, writer), key)
    )


@router.put("/tables/{id}/study/{at}/draft", response_model=DraftAnswerOut)
async def write(
    request: Request,
    id: str,
    at: At,
    wanted: DraftIn,
    lang: Lang | None = None,
    screen: Shape = "wide",
    seat: Seat = None,
) -> Response:
    """Lines in place of what a seat decided then: what they mean. Nothing of it is kept."""
    _changing(request)
    site, session, place = await _place(request, id, at, seat, screen)
    who = _writer(place, wanted.seat)

    def made() -> dict[str, Any]:
        view = writing_view(session, place, who, wanted.lines, site.pictures)
        return plain_writing(site, view, session.prefs)

    return json_answer(await run_in_threadpool(made))


@router.post("/tables/{id}/study", response_model=StudyOut)
async def study(
    request: Request,
    id: str,
    wanted: StudyIn,
    seat: Seat = None,
    lang: Lang | None = None,
    screen: Shape = "wide",
    format: Literal["json", "page"] = "json",
    key: Board = "",
) -> Response:
    """What would have come of other decisions after a step. Nothing of it is kept.

    Chance does what it did as long as the same is asked of it; else it is drawn anew, which is said.
    """
    _changing(request)
    site, session, place = await _place(request, id, wanted.at, seat, screen)
    tokens, prefs, page_view = session.tokens, session.prefs, session.page_view
    found = await site.house.studies.what_if(
        id, tokens, wanted.at, wanted.moves, prefs.lang, page_view.seat, wanted.seed
    )

    def made() -> dict[str, Any]:
        answer = plain_study(page_view, place, found)
        if format == "page":
            answer["state"] = study_state(site, page_view, place, found, prefs, key)
        return answer

    return json_answer(await run_in_threadpool(made))


@router.post("/tables/{id}/study/hint", response_model=HintOut)
async def hint(
    request: Request,
    id: str,
    wanted: PastHintIn,
    seat: Seat = None,
    lang: Lang | None = None,
    screen: Shape = "wide",
) -> Response:
    """What a bot would have done in a seat after a step, and why; and what that looks like."""
    _changing(request)
    check_hints(request)
    site, session, place = await _place(request, id, wanted.at, seat, screen)
    who = _writer(place, wanted.seat)
    found = await site.house.studies.hint(id, session.tokens, wanted.at, who, session.prefs.lang)

    def made() -> dict[str, Any]:
        return hint_plain(writing_view(session, place, who, [], site.pictures), found)

    return json_answer(await run_in_threadpool(made))


@router.post("/tables/{id}/study/table", status_code=201, response_model=CreatedOut)
async def play_on(
    request: Request, id: str, wanted: PlayOnIn, lang: Lang | None = None
) -> Response:
    """A new table that starts after a step, or after what came of other decisions there."""
    site = _changing(request)
    check_tables(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    seats = tuple(SeatPlan(**one.model_dump()) for one in wanted.seats)
    created = await site.house.studies.play_on(
        id, tokens, wanted.at, wanted.moves, site.prefs(request).lang, seats, wanted.seed
    )
    return json_answer(created_plain(site, request, created), 201)


async def _place(
    request: Request, id: str, at: int, seat: str | None, screen: str
) -> tuple[Site, ReaderSession, StudySight]:
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    prefs = site.prefs(request)
    session = await ReaderSession.enter(site, id, tokens, seat, prefs, screen == "tall")
    place = await site.house.studies.look(id, tokens, at, session.page_view.seat)
    return site, session, place


def _writer(place: StudySight, asked: str) -> str:
    """Whose decision is written: the seat asked for, else the first that may be."""
    if asked and asked not in place.seats:
        code, key = ("illegal", "act-not-awaited") if place.whole else ("forbidden", "study-own")
        raise problem(code, key)
    if not place.seats:
        raise problem("illegal", "act-not-awaited")
    return asked or place.seats[0]


def _changing(request: Request) -> Site:
    auth.check_csrf(request)
    check_pace(request)
    return site_of(request)
