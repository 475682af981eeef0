"""The front page and the list of one's own tables."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from arbitre.tables.sight import TableLine
from arbitre.web import auth
from arbitre.web.page.listing import listed
from arbitre.web.page.routes.shelf import shelf
from arbitre.web.site import site_of

router = APIRouter(include_in_schema=False)
FEW = 4


@router.get("/")
async def front(request: Request) -> Response:
    """The games, and the tables one may go on with."""
    site = site_of(request)
    lang = site.prefs(request).lang
    every = await my_lines(request)
    lines = [line for line in every if not line.over and not line.archived]
    return site.page(
        request,
        "front.html",
        games=shelf(site, lang),
        mine=[listed(line, lang, site.house.now()) for line in lines[:FEW]],
        more=len(lines) > FEW,
        awaited=sum(line.turn for line in lines),
        newcomer=not every,
        nearby=site.config.nearby,
    )


@router.get("/tables")
async def tables(request: Request) -> Response:
    """All tables of this browser."""
    site = site_of(request)
    lang = site.prefs(request).lang
    lines = await my_lines(request)
    going = [
        listed(line, lang, site.house.now())
        for line in lines
        if not line.over and not line.archived
    ]
    done = [listed(line, lang, site.house.now()) for line in lines if line.over or line.archived]
    return site.page(request, "tables.html", going=going, done=done)


async def my_lines(request: Request) -> list[TableLine]:
    """The tables that this browser has secrets of."""
    tokens = auth.all_tokens(request)
    return await site_of(request).house.mine(tokens) if tokens else []
