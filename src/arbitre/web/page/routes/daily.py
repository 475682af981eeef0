"""The page of the game of the day: promise, one's own try, ranking (leaderboard), par and calendar."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from arbitre.web import auth
from arbitre.web.errors import problem
from arbitre.web.page.days import month_of, months, result_in_words
from arbitre.web.page.routes.making import try_today
from arbitre.web.page.routes.rules import known_game
from arbitre.web.page.routes.shelf import shown
from arbitre.web.page.speech import page_words, spoken_date
from arbitre.web.security.forms import check_tables, read_form
from arbitre.web.site import site_of

router = APIRouter(include_in_schema=False)
MOST_SHOWN = 200
"""Results on the page; the API has all."""
HOUR = 3_600_000


@router.get("/daily/{name}")
async def today(request: Request, name: str, elsewhere: str = "") -> Response:
    """Today's game of the day."""
    return await _page(request, name, "", elsewhere)


@router.get("/daily/{name}/{day}")
async def of_day(request: Request, name: str, day: str, elsewhere: str = "") -> Response:
    """The game of a day."""
    return await _page(request, name, day[:40], elsewhere)


@router.post("/daily/{name}")
@router.post("/daily/{name}/{day}")
async def begin(request: Request, name: str, day: str = "") -> Response:
    """A try: today's first one counts."""
    await read_form(request)
    rules = known_game(name)
    check_tables(request)
    return await try_today(request, rules, day[:40])


async def _page(request: Request, name: str, day: str, elsewhere: str) -> Response:
    site = site_of(request)
    rules, lang = known_game(name), site.prefs(request).lang
    if not shown(site, rules, lang).daily:
        raise problem("unknown", "web-not-found")
    sight = await site.house.dailies.sight(rules.id, day, auth.all_tokens(request))
    words, now = page_words(lang), site.house.now()
    before, after = months(sight)
    place = sight.days.index(sight.day) if sight.day in sight.days else 0
    return site.page(
        request,
        "daily.html",
        game=shown(site, rules, lang),
        sight=sight,
        date=spoken_date(sight.day, words),
        hours=max(0, sight.ends - now) // HOUR,
        mine=result_in_words(rules.id, sight.mine, lang) if sight.mine else None,
        lines=[result_in_words(rules.id, one, lang) for one in (sight.lines or ())[:MOST_SHOWN]],
        par=[result_in_words(rules.id, one, lang) for one in sight.par or ()],
        weeks=month_of(sight, lang),
        month=words.phrase(
            "page-month", {"month": f"m{int(sight.day[5:7])}", "year": sight.day[:4]}
        ),
        month_before=before,
        month_after=after,
        later=sight.days[place - 1] if place > 0 else "",
        earlier=sight.days[place + 1] if place + 1 < len(sight.days) else "",
        elsewhere=bool(elsewhere) and bool(sight.going),
    )
