"""The front page and the list of one's own tables."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from arbitre.core.shelf import judged
from arbitre.tables.sight import TableLine
from arbitre.web import auth
from arbitre.web.page.routes.shelf import shelf
from arbitre.web.page.speech import page_words
from arbitre.web.site import site_of

router = APIRouter(include_in_schema=False)
FEW = 4


@dataclass(frozen=True)
class Listed:
    """A table in a list, in words."""

    id: str
    title: str
    who: str
    state: str
    turn: bool


@router.get("/")
async def front(request: Request) -> Response:
    """The games, and the tables one may go on with."""
    site = site_of(request)
    lang = site.prefs(request).lang
    lines = [line for line in await my_lines(request) if not line.over and not line.archived]
    return site.page(
        request,
        "front.html",
        games=shelf(site, lang),
        mine=[listed(line, lang) for line in lines[:FEW]],
        more=len(lines) > FEW,
        nearby=site.config.nearby,
    )


@router.get("/tables")
async def tables(request: Request) -> Response:
    """All tables of this browser."""
    site = site_of(request)
    lang = site.prefs(request).lang
    lines = await my_lines(request)
    going = [listed(line, lang) for line in lines if not line.over and not line.archived]
    done = [listed(line, lang) for line in lines if line.over or line.archived]
    return site.page(request, "tables.html", going=going, done=done)


async def my_lines(request: Request) -> list[TableLine]:
    """The tables that this browser has secrets of."""
    tokens = auth.all_tokens(request)
    return await site_of(request).house.mine(tokens) if tokens else []


def game_title(name: str, lang: str) -> str:
    """What a game is called; by its id where it is not on the shelf any more."""
    rules, _ = judged(name)
    return name if rules is None else page_words(lang, name).phrase("game-title")


def listed(line: TableLine, lang: str) -> Listed:
    """A table in words."""
    words = page_words(lang)
    names = [name for seat, name in line.names.items() if name and seat not in line.mine]
    who = words.phrase("page-against", {"names": ", ".join(names)}) if names else ""
    key = "over" if line.over else "archived" if line.archived else "turn" if line.turn else "wait"
    return Listed(
        line.id,
        line.title or game_title(line.game, lang),
        who,
        words.phrase(f"page-list-{key}"),
        line.turn and not line.over,
    )
