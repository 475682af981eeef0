"""What turned up at a table beside a real one, kept in one's own box."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitre.core.game import game
from arbitre.core.message import BadInput
from arbitre.tables.run.boxes import BoxSight
from arbitre.web import auth
from arbitre.web.errors import problem
from arbitre.web.page.boxes import newest_text
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.page.speech import page_words, spoken
from arbitre.web.security.forms import check_tables, read_form
from arbitre.web.site import site_of

router = APIRouter(include_in_schema=False)


@router.get("/t/{id}/box")
async def asked(request: Request, id: str) -> Response:
    """How much turned up, and in which box to keep it."""
    return await _page(request, id, "", 200)


@router.post("/t/{id}/box")
async def keep(request: Request, id: str) -> Response:
    """Keep it in a box of one's own, or in a new one that has the numbers of the table."""
    form = await read_form(request)
    site = site_of(request)
    boxes = site.house.boxes
    plan, position = await site.house.typed(id, auth.tokens_of(request, auth.check_table_id(id)))
    made: BoxSight | None = None
    try:
        if form.get("box"):
            sight = await boxes.see(form["box"], auth.box_tokens(request))
            if sight.game != plan.game:
                raise problem("bad", "box-other-game")
        else:
            check_tables(request)
            name = page_words(site.prefs(request).lang).phrase("page-box-mine")
            made = sight = await boxes.make(plan.game, name, plan.embedded)
        await boxes.keep_typed(sight, position)
    except BadInput as found:
        text = spoken(found.message, site.prefs(request).lang, plan.game)
        return await _page(request, id, text, 422)
    response = RedirectResponse(site.url("box", sight.id, said="kept"), 303)
    if made is not None:
        auth.keep_box(request, response, made.token)
    return response


async def _page(request: Request, id: str, text: str, status: int) -> Response:
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    plan, position = await site.house.typed(id, tokens)
    rules = game(plan.game)
    if rules.box() is None:
        raise problem("unknown", "box-none")
    session = await ReaderSession.enter(site, id, tokens, None, site.prefs(request), False)
    mine = await site.house.boxes.mine(auth.box_tokens(request), plan.game)
    _, number = rules.kept(newest_text(rules, plan.embedded, plan.edition), "box", position)
    there = [one.id for one in mine]
    page = site.page(
        request,
        "box_keep.html",
        status,
        page_view=session.page_view,
        number=number,
        boxes=mine,
        chosen=plan.box if plan.box in there else there[0] if there else "",
        problem=text,
    )
    page.headers["cache-control"] = "no-store"
    return page
