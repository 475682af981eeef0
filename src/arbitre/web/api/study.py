"""Study, as JSON: a decision of the past, what if it had been another, a table that plays on from there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from arbitre.tables.sight import StudySight
from arbitre.web import auth
from arbitre.web.api.asking import Board, Reading, Seat, Shape, changing, enter, seats_of
from arbitre.web.api.models import (
    CreatedOut,
    DraftIn,
    HintOut,
    Lang,
    SeatIn,
    Taken,
    refusals,
)
from arbitre.web.api.plain import json_answer
from arbitre.web.api.protocol import DraftAnswerOut, StudyOut, StudyPlaceOut
from arbitre.web.api.tables import created_plain, hint_plain
from arbitre.web.errors import problem
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.page.study import (
    plain_place,
    plain_study,
    plain_writing,
    study_state,
    writing_view,
)
from arbitre.web.security.forms import check_hints, check_tables

router = APIRouter(tags=["study"], responses=refusals(400, 403, 404, 409, 410, 413, 422, 429, 503))

At = Annotated[int, Field(ge=0, description="after which step of the past")]
Decisions = dict[str, Annotated[str, Field(max_length=20_000)] | list[str]]
"""Decisions by seat: in notation, or the lines of a draft in the language of the request."""


class StudyIn(Taken):
    """Decisions in place of those that were made after a step; those left out are as they were."""

    at: At
    moves: Decisions = Field(default_factory=dict, max_length=16)
    seed: int | None = Field(
        default=None, ge=0, lt=2**52, description="of an earlier answer: chance is drawn as it was"
    )


class PlayOnIn(StudyIn):
    """A table that starts there."""

    seats: list[SeatIn] = Field(
        default_factory=list,
        max_length=16,
        description="without: you where you sat, bots elsewhere",
    )


class PastHintIn(Taken):
    """For which seat, after which step."""

    at: int = Field(ge=0)
    seat: str = Field(min_length=1, max_length=40)


class PlaceReading(Reading):
    """What may be asked of a decision of the past."""

    writer: str = Field("", max_length=40, description="whose decision, as a draft")
    key: Board = ""


class OutcomeReading(Reading):
    """How what came of it is answered; the last two are for our pages."""

    format: Literal["json", "page"] = "json"
    key: Board = ""


@router.get("/tables/{id}/study/{at}", response_model=StudyPlaceOut)
async def decided(
    request: Request, id: str, at: At, asked: Annotated[PlaceReading, Query()]
) -> Response:
    """The decision that followed a step: who decided there and how, and one of them as a draft."""
    session, place = await _place(request, id, at, asked.seat, asked.screen)
    who = _writer(place, asked.writer)
    return json_answer(
        await run_in_threadpool(plain_place, session.site, session, place, who, asked.key)
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
    site = changing(request)
    session, place = await _place(request, id, at, seat, screen)
    who = _writer(place, wanted.seat)

    def made() -> dict[str, Any]:
        view = writing_view(session, place, who, wanted.lines, site.pictures)
        return plain_writing(site, view, session.prefs)

    return json_answer(await run_in_threadpool(made))


@router.post("/tables/{id}/study", response_model=StudyOut)
async def study(
    request: Request, id: str, wanted: StudyIn, asked: Annotated[OutcomeReading, Query()]
) -> Response:
    """What would have come of other decisions after a step. Nothing of it is kept.

    Chance does what it did as long as the same is asked of it; else it is drawn anew, which is said.
    """
    site = changing(request)
    session, place = await _place(request, id, wanted.at, asked.seat, asked.screen)
    tokens, prefs, page_view = session.tokens, session.prefs, session.page_view
    found = await site.house.studies.what_if(
        id, tokens, wanted.at, wanted.moves, prefs.lang, page_view.seat, wanted.seed
    )

    def made() -> dict[str, Any]:
        answer = plain_study(page_view, place, found)
        if asked.format == "page":
            answer["state"] = study_state(site, page_view, place, found, prefs, asked.key)
        return answer

    return json_answer(await run_in_threadpool(made))


@router.post("/tables/{id}/study/hint", response_model=HintOut)
async def hint(
    request: Request, id: str, wanted: PastHintIn, asked: Annotated[Reading, Query()]
) -> Response:
    """What a bot would have done in a seat after a step, and why; and what that looks like."""
    site = changing(request)
    check_hints(request)
    session, place = await _place(request, id, wanted.at, asked.seat, asked.screen)
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
    site = changing(request)
    check_tables(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    seats = seats_of(wanted.seats)
    created = await site.house.studies.play_on(
        id, tokens, wanted.at, wanted.moves, site.prefs(request).lang, seats, wanted.seed
    )
    return json_answer(created_plain(site, request, created), 201)


async def _place(
    request: Request, id: str, at: int, seat: str | None, screen: str
) -> tuple[ReaderSession, StudySight]:
    session = await enter(request, id, seat, screen)
    studies = session.site.house.studies
    return session, await studies.sight(id, session.tokens, at, session.page_view.seat)


def _writer(place: StudySight, asked: str) -> str:
    """Whose decision is written: the seat asked for, else the first that may be."""
    if asked and asked not in place.seats:
        code, key = ("illegal", "act-not-awaited") if place.whole else ("forbidden", "study-own")
        raise problem(code, key)
    if not place.seats:
        raise problem("illegal", "act-not-awaited")
    return asked or place.seats[0]
