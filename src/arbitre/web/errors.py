"""What goes wrong, said in the reader's language with the right status, and nothing of our insides."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from arbitre.core.message import BadInput, Illegal, Message, Value
from arbitre.core.words import Words
from arbitre.tables import refusal
from arbitre.tables.refusal import Refused
from arbitre.web.page.speech import spoken, table_words
from arbitre.web.security.headers import CLOSING, protect
from arbitre.web.site import site_of

log = logging.getLogger("arbitre.web")

STATUSES = {
    refusal.BAD: 422,
    refusal.UNKNOWN: 404,
    refusal.FORBIDDEN: 403,
    refusal.STALE: 409,
    refusal.ILLEGAL: 409,
    refusal.OVER: 410,
    refusal.LARGE: 413,
    refusal.BUSY: 503,
    refusal.FULL: 507,
    "rate": 429,
    "host": 421,
    "failed": 500,
}
"""Each word for a refusal and its HTTP status; what the rules of a game refuse is 422."""

KEYS = {
    400: "web-bad-request",
    403: "web-forbidden",
    404: "web-not-found",
    405: "web-no-such-method",
    413: "web-too-large",
    422: "web-unreadable",
}


TABLE_PATH = re.compile(r"/(?:t|embed/t|api/v1/tables)/([A-Za-z0-9_-]{1,64})(?:/|$)")
"""The path of whatever is about one table."""


class Problem(Exception):
    """A request that cannot be answered as asked: a word for the reason, and a sentence."""

    def __init__(self, code: str, message: Message) -> None:
        super().__init__(code)
        self.code = code
        self.message = message


def problem(code: str, key: str, **args: Value) -> Problem:
    """A problem from a word and a message's key."""
    return Problem(code, Message(key, dict(args)))


def wants_json(request: Request) -> bool:
    """Whether a program asks: the API, or the client of a page."""
    path = request.url.path.removeprefix(request.scope.get("root_path", ""))
    return path.startswith("/api/") or "x-arbitre" in request.headers


def table_of(request: Request) -> str:
    """The table that a request was about, to go back to; empty where it was about none."""
    path = request.url.path.removeprefix(request.scope.get("root_path", ""))
    kind, _, rest = path.lstrip("/").partition("/")
    table, _, more = rest.partition("/")
    return table if kind == "t" and more and table.isascii() and table.isalnum() else ""


def answer(request: Request, status: int, code: str, text: str, clause: str = "") -> Response:
    """An error as JSON or as a page."""
    site = site_of(request)
    text = text.encode("utf-8", "replace").decode()  # it may name what no text can hold
    if wants_json(request):
        response: Response = JSONResponse(
            {"error": {"code": code, "text": text, "clause": clause}}, status
        )
    else:
        back = table_of(request) if status != 404 else ""
        said = {"text": text, "clause": clause, "number": status, "back": back}
        response = site.page(request, "error.html", status, **said)
    if status in (429, 503):
        response.headers["retry-after"] = "10"
    return response


def _say(request: Request, message: Message, where: str = "", about: Words | None = None) -> str:
    text = spoken(message, site_of(request).prefs(request).lang, about=about)
    return f"{where}: {text}" if where else text


async def words_here(request: Request) -> Words | None:
    """The words about the table that a request was about, as its sender sees it; None: about none.

    What a game refuses is said with the table's own sides, islands and cards, not with another's.
    """
    from arbitre.web.auth import tokens_of  # it raises our problems

    path = request.url.path.removeprefix(request.scope.get("root_path", ""))
    found = TABLE_PATH.match(path)
    if found is None:
        return None
    site, table = site_of(request), found.group(1)
    try:
        sight = await site.house.sight(table, tokens_of(request, table))
    except (Refused, BadInput):  # nobody's table, or of a game that is not there any more
        return None
    view = next(iter(sight.views.values()))
    return await run_in_threadpool(table_words, site.prefs(request).lang, sight.game, view)


async def on_problem(request: Request, found: Exception) -> Response:
    """One of our own refusals."""
    assert isinstance(found, Problem)
    return answer(request, STATUSES[found.code], found.code, _say(request, found.message))


async def on_refused(request: Request, found: Exception) -> Response:
    """A refusal of the house of tables."""
    assert isinstance(found, Refused)
    if found.ruling is None:
        return answer(request, STATUSES[found.status], found.status, _say(request, found.message))
    text = _say(request, found.message, about=await words_here(request))
    return answer(request, 422, found.status, text, found.ruling.clause)


async def on_bad_input(request: Request, found: Exception) -> Response:
    """Something given that cannot be used."""
    assert isinstance(found, BadInput)
    text = _say(request, found.message, found.where, await words_here(request))
    return answer(request, 422, "bad", text)


async def on_illegal(request: Request, found: Exception) -> Response:
    """A move that the rules refuse."""
    assert isinstance(found, Illegal)
    text = _say(request, found.ruling.message, about=await words_here(request))
    return answer(request, 422, "illegal", text, found.ruling.clause)


async def on_http(request: Request, found: Exception) -> Response:
    """No such page, no such method, a form that cannot be read."""
    assert isinstance(found, HTTPException)
    key = KEYS.get(found.status_code, "web-bad-request")
    code = {404: "unknown", 405: "method", 403: "forbidden", 413: "large"}.get(
        found.status_code, "bad"
    )
    response = answer(request, found.status_code, code, _say(request, Message(key)))
    if found.headers:
        response.headers.update(found.headers)
    return response


async def on_invalid(request: Request, found: Exception) -> Response:
    """A body or a query of the wrong shape: the first thing that is wrong is named."""
    assert isinstance(found, RequestValidationError)
    first = found.errors()[0] if found.errors() else {}
    parts = [str(part) for part in first.get("loc", ()) if part not in ("body", "query", "path")]
    where = ".".join(parts)[:80]
    return answer(request, 422, "bad", _say(request, Message("web-unreadable"), where))


async def on_gone(request: Request, found: Exception) -> Response:
    """The client hung up before its request was whole: nobody reads this, and nobody is at fault."""
    return Response(status_code=400)


async def on_crash(request: Request, found: Exception) -> Response:
    """Our own fault: the log has it, the reader gets a plain sentence."""
    log.error("a request failed", exc_info=found)
    response = answer(request, 500, "failed", _say(request, Message("web-failed")))
    protect(response.raw_headers)  # this one does not pass the shield
    response.raw_headers.append(CLOSING)  # as the server does after it
    return response


HANDLERS: dict[type[Exception], Callable[[Request, Exception], Awaitable[Response]]] = {
    Problem: on_problem,
    Refused: on_refused,
    BadInput: on_bad_input,
    Illegal: on_illegal,
    HTTPException: on_http,
    RequestValidationError: on_invalid,
    ClientDisconnect: on_gone,
}


async def answered(request: Request, found: Exception) -> Response:
    """The answer to what went wrong outside of the routes; what has none is raised again."""
    for kind in type(found).__mro__:
        if kind in HANDLERS:
            return await HANDLERS[kind](request, found)
    raise found


def answer_errors(app: FastAPI) -> None:
    """Let every error be answered by one of these."""
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)
    app.add_exception_handler(Exception, on_crash)
