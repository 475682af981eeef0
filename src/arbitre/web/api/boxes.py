"""One's own boxes, as JSON: begin one, set its dials, take its edition, remove it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from arbitre.core.edition_bounds import MOST_TEXT
from arbitre.core.tray import Dial
from arbitre.tables.plan import MOST_NAME
from arbitre.tables.run.boxes import MOST_VALUE, BoxSight, Filled, edition_text
from arbitre.web import auth
from arbitre.web.api.asking import changing
from arbitre.web.api.models import Lang, Taken, refusals
from arbitre.web.api.plain import json_answer
from arbitre.web.page.boxes import shown_box
from arbitre.web.page.films import Plain
from arbitre.web.page.routes.rules import known_game
from arbitre.web.security.forms import check_tables
from arbitre.web.site import Site, site_of

router = APIRouter(tags=["boxes"], responses=refusals(400, 403, 404, 413, 422, 429, 503, 507))
EDITION: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The edition, as TOML",
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}
MOST_SET = 2000
"""Dials that one request sets."""

Id = Annotated[str, Path(max_length=64)]
Value = Annotated[str, Field(max_length=MOST_VALUE)]


class BoxIn(Taken):
    """A box to begin: empty, or with the numbers of an edition."""

    game: str = Field(max_length=80, examples=["sans_allies"])
    name: str = Field(default="", max_length=MOST_NAME)
    edition: str = Field(default="", max_length=MOST_TEXT, description="an edition, as TOML")


class DialsIn(Taken):
    """Dials to set by name. `was`: what they stood at; what is otherwise by now is left, and said."""

    values: dict[str, Value] = Field(default_factory=dict, max_length=MOST_SET)
    was: dict[str, Value] = Field(default_factory=dict, max_length=MOST_SET)
    name: str | None = Field(default=None, max_length=MOST_NAME)


class DialOut(BaseModel):
    """A dial of a box."""

    name: str
    label: str
    kind: str = Field(description="`number`, `choice`, `switch` or `text`")
    value: str
    low: int
    high: int
    choices: list[str]
    problem: str = Field(description="what is wrong with it; empty: nothing")


class ChapterOut(BaseModel):
    """A chapter of the form."""

    key: str
    title: str
    mine: bool = Field(description="its owner says that it is as in the box")
    problems: list[str]
    dials: list[DialOut]


class BoxOut(BaseModel):
    """A box. `secret` opens it, `share` lets others look and copy."""

    id: str
    game: str
    name: str
    revision: int
    ready: bool
    secret: str
    share: str
    links: dict[str, str]
    chapters: list[ChapterOut]
    others: dict[str, str] = Field(
        description="dials that somebody set otherwise since, and to what"
    )


class BoxLineOut(BaseModel):
    """A box in a list."""

    id: str
    game: str
    name: str
    revision: int


@router.get("/boxes", response_model=list[BoxLineOut])
async def mine(request: Request) -> Response:
    """List the boxes that your secrets open."""
    found = await site_of(request).house.boxes.mine(auth.box_tokens(request))
    return json_answer(
        [
            {"id": one.id, "game": one.game, "name": one.name, "revision": one.revision}
            for one in found
        ]
    )


@router.post("/boxes", status_code=201, response_model=BoxOut)
async def begin(request: Request, wanted: BoxIn, lang: Lang | None = None) -> Response:
    """Begin a box. The answer holds its secrets."""
    site = changing(request)
    check_tables(request)
    rules = known_game(wanted.game)
    made = await site.house.boxes.make(rules.id, wanted.name, wanted.edition)
    return json_answer(await _plain(request, site, made, lang), 201)


@router.get("/boxes/{id}", response_model=BoxOut)
async def look(request: Request, id: Id, lang: Lang | None = None) -> Response:
    """One of your boxes: its dials, and what is wrong with them."""
    site = site_of(request)
    sight = await site.house.boxes.see(id, auth.box_tokens(request))
    return json_answer(await _plain(request, site, sight, lang))


@router.post("/boxes/{id}", response_model=BoxOut)
async def set_dials(
    request: Request, id: Id, wanted: DialsIn, lang: Lang | None = None
) -> Response:
    """Set dials, or the name. Nothing is refused for being wrong: it is kept, and said."""
    site = changing(request)
    boxes, tokens = site.house.boxes, auth.box_tokens(request)
    given = Filled(was=wanted.was, now=wanted.values)
    sight = await boxes.set(id, tokens, given)
    if wanted.name is not None:
        sight = await boxes.rename(sight, wanted.name)
    return json_answer(await _plain(request, site, sight, lang, given.others))


@router.get("/boxes/{id}/edition", response_class=Response, responses=EDITION)
async def edition(request: Request, id: Id) -> Response:
    """The edition that a box makes, as TOML."""
    sight = await site_of(request).house.boxes.see(id, auth.box_tokens(request))
    return PlainTextResponse(await run_in_threadpool(edition_text, sight))


@router.delete("/boxes/{id}", status_code=204)
async def remove(request: Request, id: Id) -> Response:
    """Remove a box for good. Tables made with it keep its numbers."""
    site = changing(request)
    await site.house.boxes.remove(await site.house.boxes.see(id, auth.box_tokens(request)))
    return Response(status_code=204)


async def _plain(
    request: Request,
    site: Site,
    sight: BoxSight,
    lang: str | None,
    others: dict[str, str] | None = None,
) -> Plain:
    found = await run_in_threadpool(shown_box, sight, lang or site.prefs(request).lang)
    return {
        "id": sight.id,
        "game": sight.game,
        "name": sight.name,
        "revision": sight.revision,
        "ready": found.ready,
        "secret": sight.token,
        "share": sight.share,
        "links": {
            "own": site.absolute(request, "box", "with", sight.token),
            "share": site.absolute(request, "box", "shared", sight.share),
        },
        "chapters": [
            {
                "key": one.key,
                "title": one.title,
                "mine": one.mine,
                "problems": found.others.get(one.key, []),
                "dials": [_dial(dial, found.problems.get(dial.name, "")) for dial in one.dials],
            }
            for one in found.chapters
        ],
        "others": others or {},
    }


def _dial(dial: Dial, problem: str) -> Plain:
    return {
        "name": dial.name,
        "label": dial.label,
        "kind": dial.kind,
        "value": dial.value,
        "low": dial.low,
        "high": dial.high,
        "choices": [value for value, _ in dial.choices],
        "problem": problem,
    }
