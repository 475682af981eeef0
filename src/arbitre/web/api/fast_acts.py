"""A fast path (middleware) for acts: moves come more often than anything else."""

from __future__ import annotations

import re

from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arbitre.web.api.models import ActIn
from arbitre.web.api.tables import MOST_KEY, acted
from arbitre.web.errors import answered


class FastActs:
    """Middleware that answers acts before the routes are gone through; the rest it leaves to them."""

    def __init__(self, app: ASGIApp, api: str) -> None:
        self.app = app
        self._path = re.compile(re.escape(api) + "/tables/([^/]+)/acts")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an act; let everything else go on."""
        table = self._table(scope)
        request = Request(scope, receive) if table else None
        if request is None or not _plain(request):
            await self.app(scope, receive, send)
            return
        key = request.headers.get("idempotency-key")
        response: Response | None = None
        try:
            wanted = _read(await request.body())
            if wanted is not None:
                response = await acted(request, table, wanted, key)
        except Exception as found:  # noqa: BLE001 - what nobody expects is raised again
            response = await answered(request, found)
        if response is None:
            await self.app(scope, RepeatedBody(await request.body(), receive), send)
        else:
            await response(scope, receive, send)

    def _table(self, scope: Scope) -> str:
        if scope["type"] != "http" or scope["method"] != "POST":
            return ""
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        found = self._path.fullmatch(path)
        return found.group(1) if found else ""


def _plain(request: Request) -> bool:
    """Whether it says that it is JSON, and its key could be one."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    key = request.headers.get("idempotency-key", "")
    return kind == "application/json" and len(key) <= MOST_KEY


def _read(body: bytes) -> ActIn | None:
    """An act; None where it is none, or a strange one."""
    try:
        return ActIn.model_validate_json(body)
    except ValidationError:
        return None


class RepeatedBody:
    """A request body that was read already, to be received once more by the routes."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def __call__(self) -> Message:
        if self._body is None:
            return await self._receive()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}
