"""CSRF protection: whose page sends a request (same origin), and the secret that a form brings back."""

from __future__ import annotations

import hmac
import secrets
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from arbitre.web.config import Config

OUR_HEADER = "x-arbitre"
FORM_COOKIE = "arbitre-form"
FORM_FIELD = "form"


def page_of(connection: HTTPConnection, config: Config) -> str:
    """Whose page asks, as far as the browser says: `ours`, `other`, or `unsaid`.

    A browser names the origin of a page that sends something, or says outright that it is the same
    site; on a plain network and without referrers it may say neither. A page of another site can
    neither hide what the browser says of it nor send our header.
    """
    headers = connection.headers
    site = headers.get("sec-fetch-site", "")
    origin = headers.get("origin", "")
    if site in ("cross-site", "same-site"):
        return "other"
    if origin not in ("", "null"):
        return "ours" if _is_ours(connection, config, origin) else "other"
    if site in ("same-origin", "none") or OUR_HEADER in headers:
        return "ours"
    return "unsaid"


def _is_ours(connection: HTTPConnection, config: Config, origin: str) -> bool:
    named = urlsplit(origin).netloc
    if origin == config.origin:
        return True
    return config.answers_to(named) and named == connection.headers.get("host", "")


def own_socket(connection: HTTPConnection, config: Config) -> bool:
    """Whether a live connection comes from one of our pages or from no page at all."""
    origin = connection.headers.get("origin", "")
    return not origin or _is_ours(connection, config, origin)


def form_secret(connection: HTTPConnection) -> str:
    """The word that a form must bring back: the browser's own, or a new one."""
    kept = connection.cookies.get(FORM_COOKIE, "")
    return kept if 16 <= len(kept) <= 64 and kept.isascii() else secrets.token_urlsafe(16)


def form_is_ours(connection: HTTPConnection, given: str) -> bool:
    """Whether a form brought back the word of this browser."""
    kept = connection.cookies.get(FORM_COOKIE, "")
    return bool(kept) and hmac.compare_digest(kept.encode(), given.encode())
