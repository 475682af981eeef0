"""One's own history: the page, the files, carried to another device, deleted for good."""

from __future__ import annotations

import json

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitre.tables.run.histories import History
from arbitre.web import auth
from arbitre.web.errors import problem
from arbitre.web.identity import (
    drop_identity,
    keep_identity,
    own_identity,
    renew,
    wanted_since,
)
from arbitre.web.page.career import Career, history_csv, plain_history
from arbitre.web.page.routes.joining import qr
from arbitre.web.security.forms import read_form
from arbitre.web.site import safe, site_of

router = APIRouter(include_in_schema=False)
MOST_LINES = 100
"""Games in the list of the page; the files have all."""


@router.get("/history")
async def history(request: Request, gone: str = "", carried: str = "") -> Response:
    """Games, wins and days of this browser. Tables from before it had a history are picked up."""
    site = site_of(request)
    house = site.house
    held = Response()
    token = auth.identity_token(request)
    if not token and wanted_since(request) is None and await house.mine(auth.all_tokens(request)):
        token = await own_identity(request, held)
    else:
        await renew(request, held)
    found = await house.histories.of(token, auth.all_tokens(request))
    career = Career(found, site.prefs(request).lang, house.now()) if found else None
    page = site.page(
        request,
        "history.html",
        career=career,
        off=career is None and (token or wanted_since(request) is not None),
        lines=career.lines(MOST_LINES) if career else [],
        gone=bool(gone),
        carried=bool(carried),
    )
    page.raw_headers += [one for one in held.raw_headers if one[0] == b"set-cookie"]
    page.headers["cache-control"] = "no-store"
    return page


@router.get("/history.json")
async def as_json(request: Request) -> Response:
    """The history as a file for programs."""
    plain = plain_history(await _own(request), site_of(request).house.now())
    text = json.dumps(plain, ensure_ascii=False, indent=1)
    return _file(text, "application/json", "arbitre-history.json")


@router.get("/history.csv")
async def as_csv(request: Request) -> Response:
    """The games as a file for spreadsheets."""
    return _file(history_csv(await _own(request)), "text/csv", "arbitre-history.csv")


async def _own(request: Request) -> History:
    token = auth.identity_token(request)
    found = await site_of(request).house.histories.of(token, auth.all_tokens(request))
    if found is None:
        raise problem("unknown", "identity-unknown")
    return found


def _file(text: str, kind: str, name: str) -> Response:
    response = Response(text, media_type=f"{kind}; charset=utf-8")
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    response.headers["cache-control"] = "no-store"
    return response


@router.post("/history/begin")
async def begin(request: Request) -> Response:
    """Have a history again, after it was deleted: of what is played from then on."""
    await read_form(request)
    response = RedirectResponse(site_of(request).url("history"), 303)
    await own_identity(request, response)
    return response


@router.post("/history/carry")
async def carry(request: Request) -> Response:
    """A link to another device, good once and within the hour; it is shown this once."""
    await read_form(request)
    site = site_of(request)
    made = await site.house.identities.link(auth.identity_token(request))
    link = site.absolute(request, "history", "from", made)
    page = site.page(
        request,
        "history_carry.html",
        link=link,
        code=safe(qr(link)),
        only_here=site.only_here(request),
    )
    page.headers["cache-control"] = "no-store"
    return page


@router.get("/history/from/{token}")
async def arriving(request: Request, token: str) -> Response:
    """What a link from another device would do; looking at it does not use it up."""
    site = site_of(request)
    if not await site.house.identities.is_good(token):
        raise problem("unknown", "identity-link")
    mine = await site.house.identities.whose(auth.identity_token(request))
    return site.page(request, "history_from.html", token=token, joined=bool(mine))


@router.post("/history/from/{token}")
async def arrive(request: Request, token: str) -> Response:
    """Be the same person here: this device gets a secret of its own."""
    await read_form(request)
    site = site_of(request)
    made = await site.house.identities.use(token, auth.identity_token(request))
    await site.house.identities.remember(made, auth.all_tokens(request))
    response = RedirectResponse(site.url("history", carried=1), 303)
    keep_identity(request, response, made)
    return response


@router.post("/history/delete")
async def delete(request: Request) -> Response:
    """Remove identity and history for good; the tables stay."""
    form = await read_form(request)
    site = site_of(request)
    if not form.get("sure"):
        return RedirectResponse(site.url("history"), 303)
    await site.house.identities.forget(auth.identity_token(request))
    response = RedirectResponse(site.url("history", gone=1), 303)
    drop_identity(request, response)
    return response
