"""Secret links: an invitation, a seat carried to another device, the next game of the same people."""

from __future__ import annotations

import io

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitre.tables.refusal import Refused
from arbitre.tables.sight import Found
from arbitre.web import auth
from arbitre.web.errors import problem
from arbitre.web.identity import remember
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.security.forms import read_form
from arbitre.web.site import Site, safe, site_of

router = APIRouter(include_in_schema=False)


async def _open(site: Site, token: str, kinds: tuple[str, ...]) -> Found:
    """What a link opens; a wrong one is answered like one that never was."""
    if not auth.TOKEN.fullmatch(token):
        raise problem("unknown", "web-no-link")
    try:
        found = await site.house.find(token)
    except Refused as refused:
        if refused.status == "unknown":
            raise problem("unknown", "web-no-link") from None
        raise
    if found.kind not in kinds:
        raise problem("unknown", "web-no-link")
    return found


@router.get("/seat/{token}")
async def seat(request: Request, token: str) -> Response:
    """A seat's own link: this browser has the seat from now on."""
    site = site_of(request)
    found = await _open(site, token, ("seat", "host"))
    response = RedirectResponse(site.url("t", found.table), 303)
    auth.set_cookie(request, response, found.table, [token])
    return response


@router.get("/join/{token}")
async def invitation(request: Request, token: str) -> Response:
    """An invitation: which seats are free, and under which name one sits down."""
    site = site_of(request)
    found = await _open(site, token, ("join",))
    kept = auth.cookie_tokens(request, found.table)
    session = await ReaderSession.enter(
        site, found.table, [*kept, token], None, site.prefs(request), False
    )
    page_view = session.page_view
    if page_view.sight.mine:
        return RedirectResponse(site.url("t", found.table), 303)
    free = [one for one in page_view.seats if one.sight.kind == "open" or one.sight.desk]
    if not free and not page_view.sight.spectators:
        raise problem("over", "web-no-seat-free")
    status = 200 if free else 410
    return site.page(request, "join.html", status, page_view=page_view, free=free, token=token)


@router.post("/join/{token}")
async def sit_down(request: Request, token: str) -> Response:
    """Take a seat by invitation."""
    site = site_of(request)
    form = await read_form(request)
    found = await _open(site, token, ("join",))
    name = form.get("name", "").strip()
    if len(name) > site.config.limits.name:
        raise problem("large", "web-long-text", most=site.config.limits.name)
    body = {"seat": form.get("seat", "")[:40], "name": name}
    answer = await site.house.act(found.table, [token], "take", body)
    response = RedirectResponse(site.url("t", found.table), 303)
    auth.set_cookie(request, response, found.table, [answer.token])
    await remember(request, response, [answer.token])
    site.remember_name(response, request, name)
    return response


@router.get("/t/{id}/carry")
async def carry(request: Request, id: str) -> Response:
    """The links of this browser's own seats, to be opened elsewhere."""
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    session = await ReaderSession.enter(site, id, tokens, None, site.prefs(request), False)
    links = []
    for token in tokens:
        try:
            found = await site.house.find(token)
        except Refused:
            continue
        link = site.absolute(request, "seat", token)
        if found.kind == "seat" and found.seat in session.page_view.sight.mine:
            links.append((session.page_view.seat_name(found.seat), link, safe(qr(link)), ""))
        elif found.kind == "host" and session.page_view.sight.host:
            phrase = session.page_view.page.phrase
            links.append((phrase("page-host"), link, safe(qr(link)), phrase("page-carry-host")))
    if not links:
        raise problem("forbidden", "web-not-your-seat")
    return site.page(
        request,
        "carry.html",
        page_view=session.page_view,
        links=sorted(links, key=lambda one: bool(one[3])),
        only_here=site.only_here(request),
    )


@router.get("/t/{id}/invite")
async def invite(request: Request, id: str) -> Response:
    """The invitation as a link and a QR code."""
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    session = await ReaderSession.enter(site, id, tokens, None, site.prefs(request), False)
    if not session.page_view.sight.join:
        raise problem("forbidden", "web-not-host")
    link = site.absolute(request, "join", session.page_view.sight.join)
    return site.page(
        request,
        "invite.html",
        page_view=session.page_view,
        link=link,
        only_here=site.only_here(request),
        watch=site.absolute(request, "t", id),
        code=safe(qr(link)),
    )


@router.get("/t/{id}/next")
async def following(request: Request, id: str) -> Response:
    """The next game of the same people: this browser's secrets open it too."""
    site = site_of(request)
    tokens = auth.cookie_tokens(request, auth.check_table_id(id))
    sight = await site.house.sight(id, tokens)
    if not sight.rematch:
        raise problem("unknown", "web-no-table")
    response = RedirectResponse(site.url("t", sight.rematch), 303)
    if tokens:
        auth.set_cookie(request, response, sight.rematch, tokens)
    return response


def qr(link: str) -> str:
    """A link as a QR code, drawn without a style of its own."""
    import segno

    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, svgclass="qr", lineclass=None, omitsize=True,
        border=2, dark="#000", light="#fff",
    )  # fmt: skip
    return out.getvalue().decode()
