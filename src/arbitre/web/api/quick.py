"""Moves come more often than anything else: the short way to the answer of an act."""

from __future__ import annotations

import re

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from arbitre.web.api.models import ActIn
from arbitre.web.api.tables import MOST_KEY, acted
from arbitre.web.errors import answered, problem


class Quick:
    """Takes acts before the routes are gone through; the route of the same path describes them."""

    def __init__(self, app: ASGIApp, api: str) -> None:
        self.app = app
        self._path = re.compile(re.escape(api) + "/tables/([^/]+)/acts")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an act; let everything else go on."""
        table = self._table(scope)
        if not table:
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        try:
            response = await quick_act(request, table)
        except Exception as found:  # noqa: BLE001 - what nobody expects is raised again
            response = await answered(request, found)
        await response(scope, receive, send)

    def _table(self, scope: Scope) -> str:
        if scope["type"] != "http" or scope["method"] != "POST":
            return ""
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        found = self._path.fullmatch(path)
        return found.group(1) if found else ""


async def quick_act(request: Request, id: str) -> Response:
    """What the route does, read by hand."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    key = request.headers.get("idempotency-key")
    if kind != "application/json" or len(key or "") > MOST_KEY:
        raise problem("bad", "web-unreadable")
    try:
        wanted = ActIn.model_validate_json(await request.body())
    except ValidationError as found:
        raise RequestValidationError(found.errors(include_url=False)) from None
    return await acted(request, id, wanted, key)
