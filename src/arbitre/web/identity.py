"""A browser's own identity: a secret cookie, made when it is first needed, by which its history is kept."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from arbitre.web import auth
from arbitre.web.site import site_of


def wanted_since(request: Request) -> int | None:
    """Since when a browser wants no history, in milliseconds; None where it never said so."""
    value = request.cookies.get(auth.ME, "")
    digits = value.removeprefix(auth.OFF)
    known = value.startswith(auth.OFF) and digits.isascii() and digits.isdigit()
    return int(digits) if known and len(digits) < 16 else None


async def own_identity(request: Request, response: Response) -> str:
    """The secret of this browser's identity; a new one where it has none, in the answer's cookie.

    One that is used lasts: its cookie is given again now and then.

    Where one was deleted, here or on another device, older tables do not come back with the new one.
    """
    site, token = site_of(request), auth.identity_token(request)
    if token and await site.house.identities.whose(token):
        await renew(request, response)
        return token
    begun = site.house.now() if token else wanted_since(request) or 0
    made = await site.house.identities.make(begun)
    await site.house.identities.remember(made, auth.all_tokens(request))
    keep_identity(request, response, made)
    return made


async def renew(request: Request, response: Response) -> None:
    """This browser is still in use: what it has of its own is not forgotten."""
    token = auth.identity_token(request)
    if token and await site_of(request).house.identities.renew(token):
        keep_identity(request, response, token)


async def remember(request: Request, response: Response, tokens: Sequence[str]) -> None:
    """The seats of these secrets belong to this browser's history, unless it wants none."""
    if auth.bearer_tokens(request) is None and wanted_since(request) is None:
        me = await own_identity(request, response)
        await site_of(request).house.identities.remember(me, tokens)


def keep_identity(request: Request, response: Response, value: str) -> None:
    """Give a browser its secret, or the word that it wants none."""
    site_of(request).set_cookie(response, auth.ME, value, auth.AGE)


def drop_identity(request: Request, response: Response) -> None:
    """Remember in the browser alone that it wants no history, and since when."""
    keep_identity(request, response, f"{auth.OFF}{site_of(request).house.now()}")
