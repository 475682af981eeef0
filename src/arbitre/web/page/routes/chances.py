"""How true the shown chances of a game are: a page with what was measured."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from arbitre.web.errors import problem
from arbitre.web.page.measured import measured_of
from arbitre.web.page.routes.rules import known_game
from arbitre.web.page.routes.shelf import shown
from arbitre.web.site import site_of

router = APIRouter(include_in_schema=False)


@router.get("/rules/{name}/chances")
async def of_game(request: Request, name: str) -> Response:
    """By tenths: what was said, and how often it happened."""
    rules = known_game(name)
    measured = await run_in_threadpool(measured_of, rules.id)
    if measured is None:
        raise problem("unknown", "web-not-found")
    site = site_of(request)
    lang = site.prefs(request).lang
    return site.page(
        request,
        "chances.html",
        id=rules.id,
        title=shown(site, rules, lang).title,
        note=rules.voice(None, lang).phrase("outlook-note"),
        measured=measured,
    )
