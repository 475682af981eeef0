"""Trays (forms of a companion table): shown over the table or as a page, and what is set by them."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from arbitre.core.tray import Tray
from arbitre.web import auth
from arbitre.web.errors import problem
from arbitre.web.page.beside import Beside
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.page.routes.table import done
from arbitre.web.page.routes.typing import chanced, corrected, written
from arbitre.web.page.trays import values_set
from arbitre.web.security.csrf import form_secret
from arbitre.web.security.forms import read_form
from arbitre.web.site import site_of

router = APIRouter(include_in_schema=False)


@router.get("/t/{id}/tray/{key}")
async def show(request: Request, id: str, key: str, seat: str = "", fragment: str = "") -> Response:
    """One tray of a table, as it stands now."""
    session, tray = await _found(request, id, key, seat[:40])
    site = site_of(request)
    context: dict[str, object] = {
        "page_view": session.page_view,
        "sight": session.page_view.sight,
        "tray": tray,
        "secret": form_secret(request),
    }
    if not fragment:
        return site.page(request, "tray.html", 200, **context)
    text = site.html("parts/tray.html", **site.context(session.prefs), **context)
    headers = {"vary": "Cookie, Accept-Language", "cache-control": "no-store"}
    return Response(text, headers=headers, media_type="text/html")


@router.post("/t/{id}/tray/{key}")
async def set_by(request: Request, id: str, key: str) -> Response:
    """What was set becomes a line, which is taken or refused as if it had been typed."""
    form = await read_form(request)
    session, tray = await _found(request, id, key, form.get("seat", "")[:40])
    page_view = session.page_view
    values = values_set(tray, form)
    line = page_view.screen.tray_line(tray, values, page_view.voice)
    if not line:
        return done(request, id, form, None)
    if page_view.desk:
        return await corrected(request, id, form, line)
    # what others set meanwhile was compared dial by dial: the table may have gone on otherwise
    form.pop("revision", None)
    if page_view.draft is None:
        return await chanced(request, id, form, line)
    return await written(request, id, form, line)


async def _found(request: Request, id: str, key: str, seat: str) -> tuple[ReaderSession, Tray]:
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    session = await ReaderSession.enter(site, id, tokens, seat or None, site.prefs(request), False)
    sight = session.page_view.sight
    if not (sight.mine or sight.host):
        raise problem("forbidden", "web-not-your-seat")
    for tray in Beside(session.page_view).trays:
        if tray.key == key:
            return session, tray
    raise problem("stale", "web-no-tray")
