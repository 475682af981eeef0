"""Lessons: one begins here, or goes on where one left."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitre.core.game import Game
from arbitre.core.lesson import FIRST, said
from arbitre.tables.plan import Plan
from arbitre.tables.sight import TableLine
from arbitre.web.errors import problem
from arbitre.web.page.routes.front import my_lines
from arbitre.web.page.routes.making import arrive
from arbitre.web.page.routes.rules import known_game
from arbitre.web.page.routes.shelf import shown
from arbitre.web.security.forms import check_tables, read_form
from arbitre.web.site import site_of

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class ShownLesson:
    """A lesson before it is begun: its title, how long it takes, and the table where it was left."""

    title: str
    minutes: int
    table: str


@router.get("/learn")
@router.get("/daily")
async def which(request: Request) -> Response:
    """Without a game there is the page that shows them all."""
    return RedirectResponse(site_of(request).url(""), 303)


@router.get("/learn/{name}")
async def learn(request: Request, name: str) -> Response:
    """What the lesson of a game is; whoever is in the middle of it may go on."""
    site = site_of(request)
    rules = _taught(name)
    lang = site.prefs(request).lang
    lesson = rules.lesson(FIRST)
    table = begun(await my_lines(request), rules)
    lesson_shown = ShownLesson(said(lesson.title, lang), lesson.minutes, table)
    return site.page(request, "learn.html", game=shown(site, rules, lang), lesson=lesson_shown)


@router.post("/learn/{name}")
async def begin(request: Request, name: str) -> Response:
    """Begin the lesson, or go on with it; `again` begins anew."""
    site = site_of(request)
    rules = _taught(name)
    form = await read_form(request)
    table = "" if form.get("again") else begun(await my_lines(request), rules)
    if table:
        return RedirectResponse(site.url("t", table), 303)
    check_tables(request)
    return await arrive(request, await site.house.create(Plan(rules.id, lesson=FIRST)))


def begun(lines: list[TableLine], rules: Game) -> str:
    """The table where somebody is in the middle of a game's lesson; empty where nobody is."""
    mine = [one for one in lines if one.lesson and one.game == rules.id and one.mine]
    return next((one.id for one in mine if not one.over and not one.archived), "")


def _taught(name: str) -> Game:
    rules = known_game(name)
    if FIRST not in rules.lessons():
        raise problem("unknown", "web-no-lesson")
    return rules
