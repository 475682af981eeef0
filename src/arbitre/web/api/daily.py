"""The game of the day, as JSON: its promise, who made what of it, and a try of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field
from starlette.requests import Request
from starlette.responses import Response

from arbitre.core.daily import day_of
from arbitre.tables.plan import MOST_NAME, clean_name
from arbitre.tables.show.days import DayLine, DaySight, Streak
from arbitre.web import auth
from arbitre.web.api.models import Taken, model_of, refusals
from arbitre.web.api.plain import json_answer
from arbitre.web.page.films import Plain
from arbitre.web.page.routes.rules import known_game
from arbitre.web.security.forms import check_pace, check_tables
from arbitre.web.site import site_of

router = APIRouter(tags=["daily"], responses=refusals(400, 403, 404, 413, 422, 429, 503, 507))

Day = Annotated[str, Path(max_length=10, description="YYYY-MM-DD, UTC")]


if TYPE_CHECKING:
    ResultOut = DayLine
    StreakOut = Streak
else:
    ResultOut = model_of(
        DayLine,
        "ResultOut",
        "A result of a day; equal ones share a place, and a bot's has none (0).",
        table="the finished table: its replay, and its record",
        name="empty: nobody's",
    )
    StreakOut = model_of(Streak, "StreakOut", "Days in a row on which you finished the game.")


class DayOut(BaseModel):
    """The game of a day as you may see it."""

    game: str
    day: str
    today: bool
    over: bool
    ends: int = Field(description="when the day is over, in milliseconds since 1970")
    commitment: str = Field(description="SHA-256 of random bits, a space and the seed")
    opened: str = Field(description="those bits and the seed once the day is over; empty before")
    finished: int
    mine: ResultOut | None
    going: str = Field(description="the table of your counting try that is not over")
    late: bool
    results: list[ResultOut] | None = Field(description="null: not before you have finished yours")
    par: list[ResultOut] | None
    streak: StreakOut
    calendar: dict[str, str]


class TryIn(Taken):
    """Who tries: the name that stands in the ranking."""

    name: str = Field(default="", max_length=MOST_NAME)


class TryOut(BaseModel):
    """A try of today's game. `identity` is the secret by which your tries are known: show it with others."""

    id: str
    host: str
    seats: dict[str, str]
    identity: str


@router.get("/daily/{game}", response_model=DayOut)
async def today(request: Request, game: str) -> Response:
    """Today's game of the day."""
    return await _looked(request, game, "")


@router.get("/daily/{game}/{day}", response_model=DayOut)
async def of_day(request: Request, game: str, day: Day) -> Response:
    """The game of a day. The seed and everybody's results are there when the day is over."""
    return await _looked(request, game, day)


@router.post("/daily/{game}", status_code=201, response_model=TryOut)
async def begin(request: Request, game: str, wanted: TryIn) -> Response:
    """Try today's game. The first try of an identity counts; without one you get one.

    While a counting try is not over there is no other: its id comes back, without secrets.
    """
    check_pace(request)
    auth.check_csrf(request)
    check_tables(request)
    site, rules = site_of(request), known_game(game)
    house = site.house
    me = ""
    for token in auth.all_tokens(request):
        if await house.identities.whose(token):
            me = token
    await house.identities.renew(me)
    fresh = "" if me else await house.identities.make()
    day, name = day_of(house.now()), clean_name(wanted.name)
    begun = await house.dailies.begin(rules.id, day, me or fresh, name)
    created = begun.created
    return json_answer(
        {
            "id": begun.table,
            "host": created.host if created else "",
            "seats": created.seats if created else {},
            "identity": fresh,
        },
        201,
    )


async def _looked(request: Request, name: str, day: str) -> Response:
    site = site_of(request)
    rules = known_game(name)
    sight = await site.house.dailies.sight(rules.id, day, auth.all_tokens(request))
    return json_answer(plain_day(sight))


def plain_day(sight: DaySight) -> Plain:
    """A day as plain data."""
    return {
        "game": sight.game,
        "day": sight.day,
        "today": sight.today,
        "over": sight.over,
        "ends": sight.ends,
        "commitment": sight.commitment,
        "opened": sight.opened,
        "finished": sight.finished,
        "mine": sight.mine,
        "going": sight.going,
        "late": sight.late,
        "results": _lines(sight.lines),
        "par": _lines(sight.par),
        "streak": sight.streak,
        "calendar": sight.calendar,
    }


def _lines(lines: tuple[DayLine, ...] | None) -> list[DayLine] | None:
    return None if lines is None else list(lines)
