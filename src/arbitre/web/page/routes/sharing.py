"""Sharing a table: the links, a picture, a film, and a small page that other sites may frame."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from arbitre.core.reel_file import THEMES
from arbitre.core.screen import Picture
from arbitre.tables.refusal import Refused
from arbitre.web import auth
from arbitre.web.errors import STATUSES, problem
from arbitre.web.page.parts import Glance
from arbitre.web.page.prefs import Prefs, strangers_prefs
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.page.reels import picture_file, round_of
from arbitre.web.page.routes.joining import qr
from arbitre.web.page.sharing import Sharing, address, iframe, sharing_of
from arbitre.web.page.speech import spoken
from arbitre.web.security.forms import check_hints, small_number
from arbitre.web.security.headers import EMBED_POLICY
from arbitre.web.site import safe, site_of

router = APIRouter(include_in_schema=False)


async def _session(
    request: Request, id: str, seat: str = "", prefs: Prefs | None = None
) -> ReaderSession:
    """As spectators see the table; with a seat, as that one does, whose secret must be here."""
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id)) if seat else []
    prefs = prefs or site.prefs(request)
    return await ReaderSession.enter(site, id, tokens, seat[:40] or None, prefs, False)


async def _glance(session: ReaderSession, at: str, beat: str) -> Glance | None:
    """The moment that is asked for; None: now. One that is not there is refused."""
    if not at:
        return None
    number, steps = small_number(at), session.page_view.sight.steps
    if number is None or number > steps:
        raise problem("unknown", "web-no-step", steps=steps)
    within = small_number(beat) or 0
    if number == steps and not within:
        return None
    return await session.glance(number, within)


@router.get("/t/{id}/share")
async def share(
    request: Request, id: str, at: str = "", beat: str = "", what: str = "", fragment: str = ""
) -> Response:
    """The links to a table, a round or a moment, and what else others can be given of it."""
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    session = await ReaderSession.enter(site, id, tokens, None, site.prefs(request), False)
    glance = await _glance(session, at, beat)
    sight = session.page_view.sight
    shared = await sharing_of(session, glance, what, sight.spectators)
    link = address(session, request, "t", id, **shared.chosen.query)
    framed = address(session, request, "embed", "t", id, **shared.chosen.query)
    return site.page(
        request,
        "parts/share.html" if fragment else "share.html",
        page_view=session.page_view,
        sight=sight,
        shared=shared,
        link=link,
        files=_files(session, shared),
        code=safe(qr(link)),
        only_here=site.only_here(request),
        iframe=iframe(framed, session.page_view.title, session.page_view.picture),
        name=f"{sight.game}-{shared.last}",
    )


def _files(session: ReaderSession, shared: Sharing) -> tuple[str, str, str]:
    """The addresses of the picture, of the film of its round and of that of the game."""
    site, prefs, table = session.site, session.prefs, session.page_view.sight.id
    asked: dict[str, str | int] = {"lang": prefs.lang}
    if prefs.theme in THEMES:
        asked["theme"] = prefs.theme
    if shared.seat:
        asked["seat"] = shared.seat
    return (
        site.url("t", table, "picture.svg", **shared.chosen.query, **asked),
        site.url("t", table, "film.svg", at=shared.last, **asked),
        site.url("t", table, "film.svg", **asked),
    )


@router.get("/t/{id}/picture.svg")
async def picture(
    request: Request, id: str, at: str = "", beat: str = "", theme: str = "", seat: str = ""
) -> Response:
    """A picture of a moment, as spectators see it, or one's own seat."""
    session = await _session(request, id, seat)
    glance = await _glance(session, at, beat)
    return _svg(
        await run_in_threadpool(lambda: picture_file(session, drawn(session, glance), theme))
    )


def drawn(session: ReaderSession, glance: Glance | None) -> Picture:
    """The picture of an earlier moment, or of how it stands now."""
    page_view = session.page_view
    return glance.picture(page_view) if glance else page_view.picture


@router.get("/t/{id}/film.svg")
async def film(
    request: Request, id: str, at: str = "", theme: str = "", seat: str = ""
) -> Response:
    """A film of the round or turn that a step belongs to, or of the whole game, as one file."""
    session = await _session(request, id, seat)
    steps = session.page_view.sight.steps
    number = small_number(at) if at else 0
    if number is None or number > steps or not steps or (at and not number):
        raise problem("unknown", "web-no-step", steps=steps)
    check_hints(request)
    numbers = await round_of(session, number) if number else range(1, steps + 1)
    return _svg(await site_of(request).studio.film(session, numbers, theme))


def _svg(drawing: bytes) -> Response:
    return Response(drawing, media_type="image/svg+xml")


@router.get("/embed/t/{id}")
async def embed(
    request: Request, id: str, at: str = "", beat: str = "", film: str = ""
) -> Response:
    """A board for other sites' pages: what spectators see, and links from moment to moment.

    With `film`, the film of the game, or of the round of a step. Cookies are not looked at.
    """
    site = site_of(request)
    prefs = strangers_prefs(request)
    context: dict[str, object] = {"table": id, "refusal": "", "title": "Arbitre"}
    status = 200
    try:
        session = await _session(request, id, prefs=prefs)
        glance = await _glance(session, at, beat)
    except Refused as refused:
        status = STATUSES[refused.status]
        context["refusal"] = spoken(refused.message, prefs.lang)
    else:
        page_view = session.page_view
        if page_view.sight.replay:
            await site.house.replays.seen(id)
        shown = await run_in_threadpool(drawn, session, glance)
        here = page_view.sight.steps if glance is None else glance.past.number
        caption = glance.beats[-1] if glance and glance.beats else None
        context |= {
            "page_view": page_view,
            "sight": page_view.sight,
            "glance": glance,
            "here": here,
            "title": page_view.title,
            "caption": caption,
            "picture": shown,
            "layers": safe(shown.board + shown.state + shown.pieces),
            "game_style": site.game_style(page_view.rules),
            "link": address(session, request, "t", id, **({"at": here} if glance else {})),
            "asked": _asked_again(request, prefs),
            "film": _film_shown(session, film, at, here),
        }
    response = HTMLResponse(site.html("embed.html", **site.context(prefs), **context), status)
    response.headers["content-security-policy"] = EMBED_POLICY
    response.headers["content-language"] = prefs.lang
    response.headers["vary"] = "Accept-Language"
    return response


def _asked_again(request: Request, prefs: Prefs) -> dict[str, str]:
    """What every link of the board says too."""
    asked = {"lang": prefs.lang}
    return asked | ({"theme": prefs.theme} if request.query_params.get("theme") else {})


def _film_shown(session: ReaderSession, film: str, at: str, here: int) -> str:
    """The address of the film that is asked for, where there is one: nothing has happened at first."""
    if not film or not session.page_view.sight.steps:
        return ""
    asked: dict[str, str | int] = {"lang": session.prefs.lang}
    if session.prefs.theme in THEMES:
        asked["theme"] = session.prefs.theme
    if at and here:
        asked["at"] = here
    return session.site.url("t", session.page_view.sight.id, "film.svg", **asked)
