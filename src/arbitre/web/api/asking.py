"""Who asks about a table, and how (query parameters, checks of a request): what its routes share."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field
from starlette.requests import Request

from arbitre.tables.plan import SeatPlan
from arbitre.web import auth
from arbitre.web.api.models import Lang, SeatIn
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.security.forms import check_pace
from arbitre.web.site import Site, site_of

Seat = Annotated[str | None, Field(max_length=40, description="one of yours; else your first")]
Shape = Literal["wide", "tall"]
Board = Annotated[str, Field(max_length=200, description="of the board that is known")]


class Reading(BaseModel):
    """From which seat, in which language and for which screen a table is read."""

    seat: Seat = None
    lang: Lang | None = None
    screen: Shape = "wide"


async def enter(request: Request, id: str, seat: str | None, screen: str = "wide") -> ReaderSession:
    """The reader at their table, by the secrets they show."""
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    return await ReaderSession.enter(site, id, tokens, seat, site.prefs(request), screen == "tall")


def changing(request: Request) -> Site:
    """What every request that changes something must pass."""
    auth.check_csrf(request)
    check_pace(request)
    return site_of(request)


def seats_of(wanted: list[SeatIn]) -> tuple[SeatPlan, ...]:
    """Who sits where, as it was sent."""
    return tuple(SeatPlan(**seat.model_dump()) for seat in wanted)
