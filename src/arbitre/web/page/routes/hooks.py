"""The webhook of one's seat: where it goes, what signs it, and a test call; for people."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from arbitre.web import auth
from arbitre.web.api.hooks import outcome_said, pinged
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.security.forms import read_form
from arbitre.web.site import site_of

router = APIRouter(include_in_schema=False)


@router.get("/t/{id}/hook")
async def hook(request: Request, id: str, seat: str = "") -> Response:
    """The address and the secret of a seat of one's own."""
    return await _shown(request, id, seat[:40])


@router.post("/t/{id}/hook")
async def test_call(request: Request, id: str) -> Response:
    """The address is called once, and the same page says what came of it."""
    form = await read_form(request)
    seat = form.get("seat", "")[:40]
    _, outcome = await pinged(request, id, seat)
    said = outcome_said(site_of(request), request, outcome)
    return await _shown(request, id, seat, said, outcome.delivered)


async def _shown(
    request: Request, id: str, seat: str, said: str = "", delivered: bool = False
) -> Response:
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    found = await site.house.webhooks.of(id, tokens, seat)
    session = await ReaderSession.enter(site, id, tokens, seat, site.prefs(request), False)
    return site.page(
        request,
        "hook.html",
        id=id,
        hook=found,
        who=session.page_view.whole_name(seat),
        said=said,
        delivered=delivered,
    )
