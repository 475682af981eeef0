"""Webhooks, as JSON: what signs the calls of a seat, a test call, and the description of what is sent."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Query
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from arbitre.tables.run.hooks import Delivery
from arbitre.web import auth
from arbitre.web.api.asking import changing
from arbitre.web.api.models import Lang, Taken, refusals
from arbitre.web.api.plain import json_answer
from arbitre.web.errors import problem
from arbitre.web.page.speech import page_words
from arbitre.web.security.rate_limit import address_of
from arbitre.web.site import Site, site_of

router = APIRouter(tags=["webhooks"], responses=refusals(400, 403, 404, 409, 413, 422, 429, 503))
calls = APIRouter()
"""What we call: described under `webhooks`, served by nobody here."""

OURS = {
    "TimeoutError": "web-hook-timeout",
    "Forbidden": "web-hook-forbidden",
    "ValueError": "web-hook-no-answer",
}
"""What is said where no status came back; anything else: it could not be reached."""

SeatName = Annotated[str, Field(max_length=40)]


class HookOut(BaseModel):
    """The webhook of a seat of yours. It is set by the act `hook`."""

    seat: str
    url: str = Field(description="what is called; empty: nothing is")
    secret: str = Field(
        description="what signs the calls: the same as long as you hold the seat; keep it to yourself"
    )


class HookPingIn(Taken):
    """Which seat's address is to be called."""

    seat: SeatName


class HookPingOut(BaseModel):
    """What became of a test call."""

    id: str = Field(description="the `Webhook-Id` of the call")
    delivered: bool = Field(description="it was answered by a status from 200 to 299")
    status: int = Field(description="the status that came back; 0: none")
    text: str


class CallOut(BaseModel):
    """What an address is sent. New fields may be added to a version: pass over those you do not know."""

    version: Literal[1]
    id: str = Field(description="of this event: the same when it is sent again")
    event: Literal["your_turn", "ping"]
    time: int = Field(description="when it happened, in milliseconds since 1970")
    table: str
    game: str
    seat: str
    url: str | None = Field(
        None, description="the page of the table; only where the server knows its own address"
    )


@router.get("/tables/{id}/hook", response_model=HookOut)
async def look(
    request: Request,
    id: str,
    seat: Annotated[str, Query(max_length=40, description="one of yours")],
) -> Response:
    """The webhook of a seat: its address and the secret that signs its calls. Needs the seat's secret."""
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    return json_answer(await site_of(request).house.webhooks.of(id, tokens, seat))


@router.post("/tables/{id}/hook/ping", response_model=HookPingOut)
async def ping(request: Request, id: str, wanted: HookPingIn, lang: Lang | None = None) -> Response:
    """Call the address of a seat now, with the event `ping`; the answer says what came back.

    Needs the seat's secret. 10 a minute and address; never made again.
    """
    site = changing(request)
    made, outcome = await pinged(request, id, wanted.seat)
    said = await run_in_threadpool(outcome_said, site, request, outcome)
    return json_answer(
        {"id": made, "delivered": outcome.delivered, "status": outcome.status, "text": said}
    )


async def pinged(request: Request, id: str, seat: str) -> tuple[str, Delivery]:
    """A test call, for those who may make one and did not make too many."""
    site = site_of(request)
    if not site.rate_limits.pings.take(address_of(request)):
        raise problem("rate", "web-too-often")
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    return await site.house.webhooks.ping(id, tokens, seat)


def outcome_said(site: Site, request: Request, outcome: Delivery) -> str:
    """What became of a call, in the reader's language."""
    words = page_words(site.prefs(request).lang)
    if outcome.status:
        key = "web-hook-delivered" if outcome.delivered else "web-hook-status"
        return words.phrase(key, {"status": str(outcome.status)})
    return words.phrase(OURS.get(outcome.problem, "web-hook-unreachable"))


Id = Annotated[str, Header(description="the `id` of the body")]
Sent = Annotated[str, Header(description="seconds since 1970 when this attempt was sent")]
Signed = Annotated[
    str,
    Header(
        description="`v1,` and, in base64, HMAC-SHA256 of `ID.TIMESTAMP.BODY` by the secret "
        "(without `whsec_`, decoded from base64). Refuse a call whose signature is wrong, or whose "
        "timestamp is more than five minutes off"
    ),
]
ANSWERS: dict[int | str, dict[str, Any]] = {
    200: {"description": "any status from 200 to 299 within 5 seconds: taken"},
    400: {"description": "any other below 500, and a redirection: not made again"},
    500: {
        "description": "this, 408, 425, 429 and no answer: made again after 10 seconds, 1 minute, "
        "10 minutes and 1 hour, as long as that decision is awaited"
    },
}


@calls.post("your_turn", responses=ANSWERS, operation_id="webhook_your_turn")
def your_turn(
    body: CallOut, webhook_id: Id, webhook_timestamp: Sent, webhook_signature: Signed
) -> None:
    """A decision of the seat is awaited. What was decided elsewhere, or is secret, is not said."""


@calls.post("ping", responses=ANSWERS, operation_id="webhook_ping")
def test_call(
    body: CallOut, webhook_id: Id, webhook_timestamp: Sent, webhook_signature: Signed
) -> None:
    """The holder of the seat asked for a test. Made once."""
