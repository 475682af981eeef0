"""The table page, and its forms for readers without a script."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from arbitre.core.draft import Draft
from arbitre.tables.sight import Answer
from arbitre.web import auth
from arbitre.web.errors import problem, wants_json
from arbitre.web.page.aids import has_aid
from arbitre.web.page.beside import Typed
from arbitre.web.page.films import has_looks
from arbitre.web.page.parts import (
    Glance,
    all_parts,
    log_of,
    page_title,
    part,
    plain_clock,
)
from arbitre.web.page.plain import decision, plain_regions
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.page.speech import page_words
from arbitre.web.page.view import PageView
from arbitre.web.security.csrf import form_secret
from arbitre.web.security.forms import check_hints, check_tables, read_form, small_number
from arbitre.web.site import safe, site_of

router = APIRouter(include_in_schema=False)

FIELDS = ("seat", "name", "bot", "level", "text", "to", "url", "move")
"""The fields of a form that an act may have."""
MOVING = ("take", "leave")
"""After these another page is needed: one has other seats."""
CLIENT_WORDS = (
    "lost back retrying refused skip pause go_on step rule speed slow normal fast remove up down "
    "clear fill_in do_it leave last_round step_by_step close lesson_on send anyway keep_editing "
    "less more sum at_least exactly at_most complete incomplete "
    "previous next previous_moment next_moment now step_of moment_of happened past "
    "zoom_in zoom_out zoom_reset copied your_turn choose cancel yes "
    "answer now_do nothing_now whole undo all_rules which news share "
    "study_what_if study_chances study_play_on study_take_back study_sure study_hint study_type "
    "study_add study_again study_keep study_list study_sheets hands_left hands_one "
    "hands_done keys_gone in_hand_goes in_hand_again in_hand_or"
).split()


@router.get("/t/{id}")
async def table(
    request: Request, id: str, seat: str = "", at: str = "", beat: str = ""
) -> Response:
    """A table as this browser's secrets show it; `at` a step of the past, `beat` within it."""
    return await shown_table(request, id, seat, (at, beat))


async def shown_table(
    request: Request,
    id: str,
    seat: str,
    at: tuple[str, str] = ("", ""),
    status: int = 200,
    typed: Typed | None = None,
    said: list[str] | None = None,
) -> Response:
    """The page; with a line that was typed in vain, or with what a typed line was answered."""
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    prefs = site.prefs(request)
    tall = is_tall(request)
    session = await ReaderSession.enter(site, id, tokens, seat or None, prefs, tall)
    page_view = session.page_view
    if page_view.shared and not seat and not (page_view.sight.over or page_view.desk):
        return _cover(request, page_view)
    glance = await _glance(session, *at)
    steps = await session.steps(glance.past.number if glance else None)
    secret = form_secret(request)

    def drawn() -> dict[str, Any]:
        parts = all_parts(site, page_view, prefs, log_of(page_view, steps), secret, typed)
        picture, marks = page_view.picture, page_view.marks
        if glance:
            picture, marks = glance.picture(page_view), ""
            parts["decision"] = ""  # nothing is decided in the past
            parts["panels"] = part(
                site,
                "panels",
                page_view,
                prefs,
                panels=page_view.screen.panels(page_view.voice_at(glance.view)),
            )
        first = {
            "type": "state",
            "revision": page_view.sight.revision,
            "html": {},
            "picture": None,
            **decision(page_view),
            "look": None,
            "beats": [],
            "turn": page_view.my_turn,
            "title": page_title(page_view),
            "clock": plain_clock(page_view),
            "steps": page_view.sight.steps,
        }
        return {
            "parts": {name: safe(text) for name, text in parts.items()},
            "picture": picture,
            "regions": json.dumps(plain_regions(picture), ensure_ascii=False),
            "layers": [
                ("board", safe(picture.board)),
                ("state", safe(picture.state)),
                ("pieces", safe(picture.pieces)),
                ("marks", safe(marks)),
            ],
            "first": safe(script_json(first)),
        }

    return site.page(
        request,
        "table.html",
        status,
        said=said or [],
        page_view=page_view,
        sight=page_view.sight,
        looks=has_looks(page_view.screen),
        has_aid=has_aid(page_view.rules.id),
        glance=glance,
        title=page_title(page_view),
        game_style=site.game_style(page_view.rules),
        client_words=safe(script_json(client_words(prefs.lang))),
        **await run_in_threadpool(drawn),
    )


async def _glance(session: ReaderSession, at: str, beat: str) -> Glance | None:
    """The earlier moment that is asked for."""
    total = session.page_view.sight.steps
    number = small_number(at)
    within = -1 if beat == "-1" else small_number(beat) or 0
    if number is None or number > total or (number == total and not within):
        return None
    return await session.glance(number, within)


def _cover(request: Request, page_view: PageView) -> Response:
    """Between two people at one screen: nobody's secrets, until one says who they are."""
    return site_of(request).page(request, "cover.html", page_view=page_view, sight=page_view.sight)


def is_tall(request: Request) -> bool:
    """Whether a screen is upright, by what is asked or guessed: a picture must not jump under a finger."""
    asked = request.query_params.get("screen")
    return asked == "tall" or (asked is None and "Mobi" in request.headers.get("user-agent", ""))


def client_words(lang: str) -> dict[str, str]:
    """What the client says by itself; it fills in `{sum}` and the like."""
    words = page_words(lang)
    blanks: dict[str, str | int] = {
        name: f"{{{name}}}"
        for name in (
            "sum",
            "total",
            "step",
            "steps",
            "moment",
            "moments",
            "label",
            "line",
            "what",
            "n",
            "keys",
        )
    }
    return {name: words.phrase(f"page-client-{name}", blanks) for name in CLIENT_WORDS}


def script_json(data: object) -> str:
    """JSON that may stand inside a script element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


# -- forms -------------------------------------------------------------------------------------


@router.post("/t/{id}/act")
async def act(request: Request, id: str) -> Response:
    """Anything that is done at a table, from a form."""
    site = site_of(request)
    form = await read_form(request)
    auth.check_table_id(id)
    limits = site.config.limits
    if len(form.get("text", "")) > limits.chat or len(form.get("name", "")) > limits.name:
        most = limits.chat if len(form.get("text", "")) > limits.chat else limits.name
        raise problem("large", "web-long-text", most=most)
    body: dict[str, Any] = {key: form[key] for key in FIELDS if form.get(key)}
    for key in {"name": ("name",), "hook": ("url",)}.get(form.get("kind", ""), ()):
        body[key] = form.get(key, "").strip()  # empty: none any more
    if ":" in body.get("bot", ""):
        body["bot"], _, body["level"] = body["bot"].partition(":")
    if form.get("kind") == "rematch":
        check_tables(request)
    if form.get("step"):
        body["step"] = small_number(form["step"])
    if form.get("kind") == "take":
        body.setdefault("name", site.prefs(request).name)
    body["lang"] = site.prefs(request).lang
    body |= {"page": small_number(form["page"])} if form.get("page") else {}
    tokens = auth.tokens_of(request, id)
    answer = await site.house.act(
        id, tokens, form.get("kind", "")[:20], body, form.get("key", "")[:100]
    )
    return done(request, id, form, answer)


async def deciding(
    request: Request, id: str, form: dict[str, str]
) -> tuple[list[str], str, PageView, Draft]:
    """The secrets and the seat of somebody who decides, with what they see and their draft."""
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    seat = form.get("seat", "")[:40]
    session = await ReaderSession.enter(site, id, tokens, seat, site.prefs(request), False)
    if session.page_view.draft is None:
        await site.house.need_awaited(id, tokens, seat)
        raise problem("illegal", "web-not-your-turn")
    return tokens, seat, session.page_view, session.page_view.draft


@router.post("/t/{id}/draft")
async def write(request: Request, id: str) -> Response:
    """Write on, or take from, the draft of a seat; a decision that is one line is sent at once."""
    site = site_of(request)
    form = await read_form(request)
    tokens, seat, page_view, draft = await deciding(request, id, form)
    change_draft(draft, form)
    answer: Answer | None = None
    revision = small_number(form.get("revision", ""))
    if form.get("op") == "add" and draft.at_once and not draft.warnings():
        body = {"seat": seat, "lines": draft.lines_in(page_view.lang), "lang": page_view.lang}
        answer = await site.house.act(id, tokens, "move", body, revision=revision)
    else:
        lines = draft.lines_in(page_view.lang)
        await site.house.draft(id, tokens, seat, lines, page_view.lang, revision)
    return done(request, id, form, answer)


def change_draft(draft: Draft, form: dict[str, str]) -> None:
    """One act on a draft, from the fields of a form."""
    op, line = form.get("op", ""), form.get("line", "")[:1000]
    texts = [one.text for one in draft.lines]
    asked = small_number(form.get("index", ""))
    index = -1 if asked is None else asked
    if op == "add" and line:
        draft.add(line)
    elif op == "less" and line in texts:
        draft.remove(len(texts) - 1 - texts[::-1].index(line))
    elif op == "remove" and 0 <= index < len(texts):
        draft.remove(index)
    elif op == "up" and 0 < index < len(texts):
        draft.move(index, index - 1)
    elif op == "clear":
        draft.clear()
    elif op == "offer":
        draft.clear()
        for one in line.splitlines():
            draft.add(one)
    else:
        raise problem("bad", "web-unreadable")


@router.post("/t/{id}/send")
async def send(request: Request, id: str) -> Response:
    """Send the decision as it stands on the draft; the page says beside the button what one may regret."""
    site = site_of(request)
    form = await read_form(request)
    tokens, seat, page_view, _ = await deciding(request, id, form)
    kept = page_view.sight.drafts.get(seat)
    lines = list(kept.lines) if kept else []
    body = {"seat": seat, "lines": lines, "lang": kept.lang if kept else page_view.lang}
    revision = small_number(form.get("revision", ""))
    answer = await site.house.act(id, tokens, "move", body, revision=revision)
    return done(request, id, form, answer)


@router.post("/t/{id}/hint")
async def hint(request: Request, id: str) -> Response:
    """A hint for readers without a script: a page of its own."""
    site = site_of(request)
    form = await read_form(request)
    check_hints(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    prefs = site.prefs(request)
    seat = form.get("seat", "")[:40]
    session = await ReaderSession.enter(site, id, tokens, seat, prefs, False)
    found = await site.house.hint(id, tokens, seat, prefs.lang)
    page_view = session.page_view
    return site.page(
        request,
        "hint.html",
        page_view=page_view,
        sight=page_view.sight,
        lines=page_view.in_words(found.lines),
        why=page_view.said(found.why) if found.why else "",
    )


@router.get("/t/{id}/record")
async def record(request: Request, id: str) -> Response:
    """The record as a file."""
    site = site_of(request)
    text = await site.house.record(id, auth.tokens_of(request, auth.check_table_id(id)))
    headers = {"content-disposition": f'attachment; filename="{id}.arb"'}
    return PlainTextResponse(text, headers=headers)


def done(
    request: Request,
    id: str,
    form: dict[str, str],
    answer: Answer | None,
    said: list[str] | None = None,
    rest: str = "",
) -> Response:
    """Back to the table; to our client a word that it is done, what is said to it and what is left."""
    site = site_of(request)
    seat = form.get("seat", "")
    back = site.url("t", id, seat=seat) if seat and form.get("stay") else site.url("t", id)
    if answer and answer.table:
        back = site.url("t", id, "next")
    if wants_json(request):
        data: dict[str, object] = {"ok": True}
        if said:
            data |= {"text": "\n".join(said), "rest": rest}
        if answer:
            data["revision"] = answer.revision
            if answer.table or form.get("kind") in MOVING:
                data["location"] = back
        response: Response = JSONResponse(data)
    else:
        response = RedirectResponse(back, 303)
    if answer and answer.token:
        auth.set_cookie(request, response, id, [answer.token])
    return response
