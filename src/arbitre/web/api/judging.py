"""`judge` and `verify` for other programs (stateless endpoints): a game's referee, and the check of a record.

Neither keeps anything, needs a secret or looks at a cookie: pages of other sites may call both.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from arbitre.core.judge import Judge, judge_of, line_of
from arbitre.core.message import BadInput
from arbitre.core.verifying import verified
from arbitre.tables.run.making import MOST_LINES
from arbitre.web.api.models import Lang, Taken, refusals
from arbitre.web.api.plain import json_answer
from arbitre.web.errors import Problem, problem
from arbitre.web.page.routes.rules import known_game
from arbitre.web.page.speech import page_words, spoken
from arbitre.web.security.rate_limit import address_of
from arbitre.web.site import Site, site_of

router = APIRouter(tags=["judge and verify"], responses=refusals(400, 404, 413, 422, 429, 503))

MOST_AT_ONCE = 100
"""Requests to the judge in one body."""
MOST_RECORD = 250_000
LINES = ("application/x-ndjson", "application/ndjson", "application/jsonl")
"""What a body of JSON lines may call itself."""


class JudgedOut(BaseModel):
    """What came of one request: `position`, `orders`, `events` and `result` of the game, or `error`."""

    model_config = {"extra": "allow"}

    error: dict[str, str] | None = Field(
        default=None, description="`where` in the request and `reason`: it cannot be judged at all"
    )


class RecordIn(Taken):
    """A record, or a seat's view of one."""

    record: str = Field(max_length=MOST_RECORD)
    name: str = Field("", max_length=200, description="what the answer calls it (`file`)")


class StretchOut(BaseModel):
    """Lines of a record, and what became of the promise that they were dealt under."""

    first: int
    last: int
    state: str = Field(description="`kept`, `known`, `daily`, `closed` or `none`")


class VerifiedOut(BaseModel):
    """What `arbitre verify --json` says of a record."""

    file: str = Field(description="the `name` that was sent")
    ok: bool = Field(description="all lines and hashes agree")
    reason: str = Field(description="the same in words; where a line is wrong, with its number")
    line: int | None = Field(None, description="the line that is wrong; without: no record at all")
    moves: int | None = None
    end: str | None = Field(None, description="how it ended; empty: unfinished")
    format: int | None = None
    promises: list[StretchOut] | None = None
    remarks: list[dict[str, Any]] | None = None
    view: list[str] | None = Field(None, description="of a seat's view: whose it is")
    hidden: int | None = Field(None, description="of a seat's view: lines that it does not show")


ONE = {"type": "object", "description": "`position` and `orders` as the game's judge takes them"}
JUDGED: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {
            "application/json": {
                "schema": {
                    "anyOf": [ONE, {"type": "array", "items": ONE, "maxItems": MOST_AT_ONCE}]
                }
            },
            LINES[0]: {"schema": {"type": "string", "description": "an object a line"}},
        },
    },
    "responses": {
        "200": {
            "description": "One answer a request, in order, in the form of the request",
            "content": {
                LINES[0]: {"schema": {"type": "string"}},
            },
        }
    },
}


@router.post("/judge", response_model=JudgedOut | list[JudgedOut], openapi_extra=JUDGED)
async def judge(request: Request, lang: Lang | None = None) -> Response:
    """Judge rounds of a game: the first that has a judge. See the same with the name of a game.

    No secret. 120 requests a minute and address, 100 objects a request, 300 kB.
    """
    return await _judged(request, "")


@router.post("/judge/{game}", response_model=JudgedOut | list[JudgedOut], openapi_extra=JUDGED)
async def judge_game(
    request: Request, game: Annotated[str, Path(max_length=80)], lang: Lang | None = None
) -> Response:
    """Judge rounds of a game, as `arbitre judge` does: an object, a list of them, or JSON lines.

    What is wrong with an order stands in the answer, with its clause; an object that cannot be judged is
    answered by `error`, and the others are judged. No secret. 120 requests a minute and address, 100
    objects a request, 300 kB.
    """
    return await _judged(request, known_game(game).id)


@router.post(
    "/verify",
    response_model=VerifiedOut,
    response_model_exclude_none=True,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {"schema": RecordIn.model_json_schema()},
                "text/plain": {"schema": {"type": "string", "maxLength": MOST_RECORD}},
            },
        }
    },
)
async def verify(request: Request, lang: Lang | None = None) -> Response:
    """Check a record line by line and hash by hash, as `arbitre verify --json` does.

    A record that is wrong is answered with 200 too: `ok` is false, and `line` and `reason` say why. No
    secret. 30 records a minute and address, 300 kB and 10,000 lines each.
    """
    site = site_of(request)
    if not site.rate_limits.verified.take(address_of(request)):
        raise problem("rate", "web-too-often")
    body = await request.body()
    if _kind(request) == "text/plain":
        wanted = RecordIn.model_construct(record=body.decode("utf-8", "replace"), name="")
    else:
        try:
            wanted = RecordIn.model_validate_json(body)
        except ValueError:
            raise problem("bad", "web-unreadable") from None
    text = wanted.record.removeprefix("\ufeff").replace("\r\n", "\n")
    if len(text) > MOST_RECORD or text.count("\n") > MOST_LINES:
        raise problem("large", "record-many", most=MOST_LINES)
    said = site.prefs(request).lang
    each = _hourglass(site.config.limits.verifying)
    words = page_words(said)
    row = await site.verifying.do(
        lambda: verified(text, words, lambda wrong: _say(wrong, said), wanted.name, each)[1]
    )
    return json_answer(row)


# -- inside ------------------------------------------------------------------------------------


def _kind(request: Request) -> str:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


def _say(wrong: BadInput, lang: str) -> str:
    reason = spoken(wrong.message, lang)
    return f"{wrong.where}: {reason}" if wrong.where else reason


def _hourglass(seconds: float) -> Callable[[], None]:
    """What is asked between two lines whether there is time left; it refuses where there is none."""
    end = time.monotonic() + seconds

    def look() -> None:
        if time.monotonic() > end:
            raise problem("large", "web-record-slow", seconds=round(seconds))

    return look


async def _judged(request: Request, name: str) -> Response:
    site = site_of(request)
    if not site.rate_limits.judged.take(address_of(request)):
        raise problem("rate", "web-too-often")
    body = await request.body()
    lang = site.prefs(request).lang
    try:
        referee = await run_in_threadpool(judge_of, name, lang)
    except BadInput as found:
        raise Problem("unknown", found.message) from None
    kind = _kind(request)
    work = _answer_lines if kind in LINES else _answer_json
    answer = await site.judging.do(work, site, referee, body, lang)
    return Response(answer, media_type=LINES[0] if kind in LINES else "application/json")


def _answer_json(site: Site, referee: Judge, body: bytes, lang: str) -> bytes:
    """An object for an object, a list for a list; what is neither is answered as the judge does."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        return line_of(referee.refuse("not-utf8"))
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, list):
        return line_of(referee.answer(text))
    lines = [json.dumps(one).encode() for one in found]
    return b"[" + b",".join(_all(site, referee, lines, lang)) + b"]"


def _answer_lines(site: Site, referee: Judge, body: bytes, lang: str) -> bytes:
    lines = body.split(b"\n")
    if not lines[-1]:
        lines.pop()
    return b"".join(answer + b"\n" for answer in _all(site, referee, lines, lang))


def _all(site: Site, referee: Judge, lines: list[bytes], lang: str) -> list[bytes]:
    """The answer to each; those for which no time is left are told so."""
    if len(lines) > MOST_AT_ONCE:
        raise problem("large", "web-judge-many", n=len(lines), most=MOST_AT_ONCE)
    end = time.monotonic() + site.config.limits.judging
    answers = []
    for line in lines:
        if time.monotonic() > end:
            reason = page_words(lang).phrase("web-judge-late")
            answers.append(line_of({"error": {"where": "", "reason": reason}}))
            continue
        try:
            answers.append(line_of(referee.answer(line.decode("utf-8"))))
        except UnicodeDecodeError:
            answers.append(line_of(referee.refuse("not-utf8")))
    return answers
