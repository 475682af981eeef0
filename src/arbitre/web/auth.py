"""Authentication: the secret tokens of seats, from a page's cookies or a program's bearer header."""

from __future__ import annotations

import re
import time
from typing import cast

from starlette.requests import HTTPConnection
from starlette.responses import Response

from arbitre.web.errors import problem
from arbitre.web.security.csrf import page_of
from arbitre.web.site import site_of

COOKIE = "arbitre-t-"
"""Before the id of a table: a cookie a table, its secrets joined by dots after the hour it was set."""
ME = "arbitre-me"
"""A cookie with the secret of a browser's identity; or since when it wants none."""
BOXES = "arbitre-boxes"
"""A cookie with the secrets of the boxes that somebody keeps here, the newest first, joined by dots."""
MOST_BOXES = 40
OFF = "off."
TOKEN = re.compile(r"[A-Za-z0-9_-]{16,64}")
TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
SHOWN = "arbitre.shown"
"""Where a request keeps what its header shows: it is asked for again and again."""
MOST_TABLES = 60
MOST_TOKENS = 24
AGE = 400 * 24 * 3600  # as long as browsers keep anything


def bearer_tokens(connection: HTTPConnection) -> list[str] | None:
    """The tokens that a program shows: `Authorization: Bearer A,B`; None where it shows none."""
    if SHOWN not in connection.scope:
        connection.scope[SHOWN] = _read_bearer(connection.headers.get("authorization", ""))
    return cast("list[str] | None", connection.scope[SHOWN])


def _read_bearer(header: str) -> list[str] | None:
    kind, _, rest = header.partition(" ")
    if kind.lower() != "bearer":
        return None
    return [one.strip() for one in rest.split(",")[:MOST_TOKENS] if TOKEN.fullmatch(one.strip())]


def tokens_of(connection: HTTPConnection, table: str) -> list[str]:
    """The tokens that a request has for a table, by header or cookie; a browser's own comes last."""
    shown = bearer_tokens(connection)
    if shown is not None:
        return shown
    me = identity_token(connection)
    return [*cookie_tokens(connection, table), *([me] if me else [])]


def identity_token(connection: HTTPConnection) -> str:
    """The secret of a browser's own identity, from its cookie; empty where it has none."""
    value = connection.cookies.get(ME, "")
    return value if TOKEN.fullmatch(value) and not value.startswith(OFF) else ""


def cookie_tokens(connection: HTTPConnection, table: str) -> list[str]:
    """The tokens that a browser keeps for a table, in its cookie."""
    value = connection.cookies.get(COOKIE + table, "").partition("~")[2]
    return [one for one in value.split(".")[:MOST_TOKENS] if TOKEN.fullmatch(one)]


def all_tokens(connection: HTTPConnection) -> list[str]:
    """Every token that a request has, for all tables."""
    shown = bearer_tokens(connection)
    if shown is not None:
        return shown
    tables = [name for name in connection.cookies if name.startswith(COOKIE)]
    found = [one for name in tables for one in cookie_tokens(connection, name.removeprefix(COOKIE))]
    me = identity_token(connection)
    return [*found, *([me] if me else [])]


def box_tokens(connection: HTTPConnection) -> list[str]:
    """The secrets of one's own boxes, by header or cookie."""
    shown = bearer_tokens(connection)
    if shown is not None:
        return shown
    value = connection.cookies.get(BOXES, "")
    return [one for one in value.split(".")[:MOST_BOXES] if TOKEN.fullmatch(one)]


def keep_box(connection: HTTPConnection, response: Response, token: str, here: bool = True) -> None:
    """Give a browser the secret of a box to keep, or take it back."""
    others = [one for one in box_tokens(connection) if one != token]
    kept = [token, *others][:MOST_BOXES] if here else others
    if not kept:
        response.delete_cookie(BOXES, path=site_of(connection).config.prefix or "/")
        return
    site_of(connection).set_cookie(response, BOXES, ".".join(kept), AGE)


def set_cookie(
    connection: HTTPConnection, response: Response, table: str, tokens: list[str]
) -> None:
    """Give a browser tokens to keep in a cookie, beside those it has; beyond so many tables the oldest go."""
    site = site_of(connection)
    path = site.config.prefix or "/"
    merged = list(dict.fromkeys([*cookie_tokens(connection, table), *tokens]))[-MOST_TOKENS:]
    response.set_cookie(
        COOKIE + table,
        f"{int(time.time()) // 3600:x}~{'.'.join(merged)}",
        max_age=AGE,
        path=path,
        secure=site.config.secure,
        httponly=True,
        samesite="lax",
    )
    others = {
        name: value.partition("~")[0]
        for name, value in connection.cookies.items()
        if name.startswith(COOKIE) and name != COOKIE + table
    }
    oldest = sorted(others, key=lambda name: (len(others[name]), others[name], name))
    for name in oldest[: max(0, len(others) - MOST_TABLES + 1)]:
        response.delete_cookie(name, path=path)


def check_csrf(connection: HTTPConnection) -> None:
    """CSRF: refuse a change that another site's page asks for with our cookies."""
    if bearer_tokens(connection) is None and connection.cookies:
        if page_of(connection, site_of(connection).config) != "ours":
            raise problem("forbidden", "web-other-site")


def check_table_id(id: str) -> str:
    """The id of a table, refused where it could be none."""
    if not TABLE.fullmatch(id):
        raise problem("unknown", "web-no-table")
    return id
