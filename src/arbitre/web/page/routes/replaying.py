"""A record, or a seat's view of one, only looked at: from a file or from pasted text."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitre.core.message import BadInput
from arbitre.web.errors import Problem
from arbitre.web.page.speech import page_words, spoken
from arbitre.web.security.forms import check_tables, read_form
from arbitre.web.site import site_of

router = APIRouter(include_in_schema=False)


@router.get("/replay")
async def ask(request: Request) -> Response:
    """Where a record is given."""
    return site_of(request).page(request, "replay.html", problem="", given="")


@router.post("/replay")
async def show(request: Request) -> Response:
    """A table where nobody plays; what is wrong with a record is said with its line."""
    site = site_of(request)
    lang = site.prefs(request).lang
    try:
        form = await read_form(request)
    except Problem as found:
        if found.message.key != "web-unreadable":
            raise
        said = page_words(lang).phrase("web-no-text")
        return site.page(request, "replay.html", 422, problem=said, given="")
    check_tables(request)
    pasted = form.get("pasted", "")
    text = (form.get("record", "") or pasted).replace("\r\n", "\n").lstrip("\ufeff\n ")
    text = text if not text or text.endswith("\n") else text + "\n"
    if not text:
        said = page_words(lang).phrase("web-no-record")
    else:
        try:
            return RedirectResponse(site.url("t", await site.house.replay(text)), 303)
        except BadInput as found:
            said = spoken(found.message, lang)
            if found.where.isdigit():
                args: dict[str, str | int] = {"line": found.where, "reason": said}
                said = page_words(lang).phrase("page-replay-line", args)
    return site.page(request, "replay.html", 422, problem=said, given=pasted)
