"""Host check and rate limit, which every request passes before anything is done for it."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from arbitre.web.errors import answered, problem
from arbitre.web.manual import DOCS
from arbitre.web.security.rate_limit import address_of
from arbitre.web.site import site_of

STATIC = "/static"
POLICY, TRY_LATER = 1008, 1013
"""What a live connection is told when it is closed."""


class RequestGuard:
    """Middleware that refuses a Host that is not ours (421) and an address beyond its rate limit (429)."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a live connection in, or say why not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        asking = HTTPConnection(scope)
        if not _named_right(asking):
            found, code = problem("host", "web-host", host=asking.headers["host"][:80]), POLICY
        elif not _within_rate(asking):
            found, code = problem("rate", "web-too-often"), TRY_LATER
        else:
            await self.app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": code})
            return
        response = await answered(Request(scope, receive), found)
        await response(scope, receive, send)


def _named_right(asking: HTTPConnection) -> bool:
    """Whether the one Host is ours; a browser always names one, and a health check perhaps none."""
    given = asking.headers.getlist("host")
    return not given or (len(given) == 1 and site_of(asking).config.answers_to(given[0]))


def _within_rate(asking: HTTPConnection) -> bool:
    limits, address = site_of(asking).rate_limits, address_of(asking)
    path = asking.scope["path"].removeprefix(asking.scope.get("root_path", ""))
    # the files of a page are kept by browsers and cost little: they have a bucket of their own
    limit = limits.files if path.startswith((STATIC + "/", DOCS + "/")) else limits.requests
    return limit.take(address)
