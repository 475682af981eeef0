"""A game's play aid: a page to print, about a game or a table, and a fragment to be shown over the table."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from arbitre.core.aid import Aid
from arbitre.core.game import Game
from arbitre.web import auth
from arbitre.web.errors import problem
from arbitre.web.page.aids import aid_of
from arbitre.web.page.pictures import has_sheets, screen_of
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.page.routes.rules import known_game
from arbitre.web.site import site_of

router = APIRouter(include_in_schema=False)


@router.get("/rules/{name}/aid")
async def of_game(request: Request, name: str, edition: str = "", fragment: str = "") -> Response:
    """The aid with the values of the standard edition, or of another released one."""
    rules = known_game(name)
    if edition and edition not in rules.editions():
        raise problem("unknown", "web-not-found")
    lang = site_of(request).prefs(request).lang
    found = await run_in_threadpool(aid_of, rules.id, lang, edition)
    return _shown(request, rules, found, "", bool(fragment))


@router.get("/rules/{name}/sheets")
async def sheets(request: Request, name: str) -> Response:
    """Blank sheets to be printed and written on at a real table."""
    rules = known_game(name)
    site = site_of(request)
    voice = rules.voice(None, site.prefs(request).lang)
    found = screen_of(rules.id).sheets(voice)
    if not found:
        raise problem("unknown", "web-not-found")
    return site.page(
        request,
        "sheets.html",
        id=rules.id,
        title=voice.phrase("game-title"),
        sheets=found,
        game_style=site.game_style(rules),
    )


@router.get("/t/{id}/aid")
async def of_table(request: Request, id: str, fragment: str = "") -> Response:
    """The aid with the values of the edition that a table plays with."""
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    session = await ReaderSession.enter(site, id, tokens, None, site.prefs(request), False)
    page_view = session.page_view
    found = await run_in_threadpool(page_view.rules.aid, page_view.voice)
    return _shown(request, page_view.rules, found, id, bool(fragment))


def _shown(request: Request, rules: Game, aid: Aid | None, table: str, fragment: bool) -> Response:
    if aid is None:
        raise problem("unknown", "web-not-found")
    site = site_of(request)
    context: dict[str, object] = {
        "id": rules.id,
        "aid": aid,
        "table": table,
        "prints": has_sheets(screen_of(rules.id)),
        "editions": [] if table or len(rules.editions()) < 2 else rules.editions(),
        "game_style": site.game_style(rules),
    }
    if not fragment:
        return site.page(request, "aid.html", 200, **context)
    prefs = site.prefs(request)
    text = site.html("aid_over.html", **site.context(prefs), **context)
    headers = {"vary": "Cookie, Accept-Language", "content-language": prefs.lang}
    return Response(text, headers=headers, media_type="text/html")
