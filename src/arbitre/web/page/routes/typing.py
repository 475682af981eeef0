"""Lines that are typed at a table beside a real one (companion mode), with or without our client."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from arbitre.core.message import Illegal
from arbitre.core.sheet_words import sheet_word
from arbitre.tables.refusal import BAD, ILLEGAL, LARGE, STALE, Refused, ruled_out
from arbitre.tables.sight import Answer
from arbitre.web import auth
from arbitre.web.api.tables import said_at, said_in
from arbitre.web.errors import STATUSES, problem, wants_json
from arbitre.web.page.beside import ASK, Typed, about
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.page.routes.table import deciding, done, shown_table
from arbitre.web.security.forms import read_form, small_number
from arbitre.web.site import site_of

router = APIRouter(include_in_schema=False)

PARTS = ";"
"""What parts several lines that are typed at once, as in the terminal."""
MOST_LINE = 1000
"""Signs of a line that is typed."""
BESIDE = (BAD, ILLEGAL, LARGE, STALE)
"""Why a typed line may be refused so that it is said beside its field."""


@router.post("/t/{id}/chance")
async def chance(request: Request, id: str) -> Response:
    """A line typed for chance: taken as far as it goes, or a question that is answered."""
    form = await read_form(request)
    return await chanced(request, id, form, form.get("text", ""))


async def chanced(request: Request, id: str, form: dict[str, str], text: str) -> Response:
    """What a line does that is typed for chance, wherever it was put together."""
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    if len(text) > site.config.limits.chat:
        raise problem("large", "web-long-text", most=site.config.limits.chat)
    if text.strip().startswith(ASK):
        return await _asked(request, id, form, text)
    body: dict[str, object] = {"text": text, "lang": site.prefs(request).lang}
    kind = "chance"
    if sheet_word(text) == "undo":  # mistyped before: as the button does
        sight = await site.house.sight(id, tokens)
        kind, body = "undo", {"seat": next(iter(sight.mine), "")}
    try:
        revision = small_number(form.get("revision", ""))
        answer = await site.house.act(id, tokens, kind, body, form.get("key", "")[:100], revision)
    except Refused as found:
        return await _in_vain(request, id, form, text, found)
    said = await said_in(request, answer)
    if not said or wants_json(request):
        return done(request, id, form, answer, said, answer.rest)
    rest = Typed(answer.rest)
    return await shown_table(request, id, form.get("seat", "")[:40], typed=rest, said=said)


@router.post("/t/{id}/correct")
async def correct(request: Request, id: str) -> Response:
    """A line of what stands on the real board, typed at the referee's desk."""
    form = await read_form(request)
    auth.check_table_id(id)
    return await corrected(request, id, form, form.get("text", ""))


async def corrected(request: Request, id: str, form: dict[str, str], text: str) -> Response:
    """What a line does that sets the real board, wherever it was put together."""
    site = site_of(request)
    if len(text) > MOST_LINE:
        raise problem("large", "web-long-text", most=MOST_LINE)
    tokens = auth.tokens_of(request, id)
    body: dict[str, object] = {"text": text, "lang": site.prefs(request).lang}
    kind = "uncorrect" if sheet_word(text) == "undo" else "correct"  # as the button does
    try:
        answer = await site.house.act(id, tokens, kind, body, form.get("key", "")[:100])
    except Refused as found:
        return await _in_vain(request, id, form, text, found)
    return done(request, id, form, answer)


@router.post("/t/{id}/type")
async def line(request: Request, id: str) -> Response:
    """A line of the decision, or a number that ends one: taken, refused beside its field, or a question."""
    form = await read_form(request)
    auth.check_table_id(id)
    text = form.get("line", "").strip()
    if "number" in form:
        number = small_number(form["number"].strip())
        if number is None:
            raise problem("bad", "web-no-number", value=form["number"][:40])
        text = f"{form.get('line', '')}{number}"
    return await written(request, id, form, text)


async def written(request: Request, id: str, form: dict[str, str], text: str) -> Response:
    """What a line of the decision does, wherever it was put together."""
    site = site_of(request)
    if len(text) > MOST_LINE:
        raise problem("large", "web-long-text", most=MOST_LINE)
    if text.startswith(ASK):
        return await _asked(request, id, form, text)
    if PARTS in text:
        return await _several(request, id, form, text)
    tokens, seat, page_view, draft = await deciding(request, id, form)
    revision = small_number(form.get("revision", ""))
    answer: Answer | None = None
    try:
        added = draft.add(text)
        if added.ruling is not None and sheet_word(text):  # no line of this game
            return await _commanded(request, id, form, text)
        if added.ruling is not None:
            raise ruled_out(added.ruling)
        lines = draft.lines_in(page_view.lang)
        if draft.at_once and not draft.warnings():
            body = {"seat": seat, "lines": lines, "lang": page_view.lang}
            key = form.get("key", "")[:100]
            answer = await site.house.act(id, tokens, "move", body, key, revision)
        else:
            await site.house.draft(id, tokens, seat, lines, page_view.lang, revision)
    except Illegal as illegal:
        if sheet_word(text):
            return await _commanded(request, id, form, text)
        return await _in_vain(request, id, form, text, ruled_out(illegal.ruling))
    except Refused as found:
        return await _in_vain(request, id, form, text, found)
    return done(request, id, form, answer)


async def _several(request: Request, id: str, form: dict[str, str], text: str) -> Response:
    """Several lines typed at once: what can be written is, the rest stays in the field with why not."""
    site = site_of(request)
    tokens, seat, page_view, draft = await deciding(request, id, form)
    parts = [part.strip() for part in text.split(PARTS) if part.strip()]
    left: Refused | None = None
    try:
        while parts and left is None:
            added = draft.add(parts[0])
            if added.ruling is not None:
                left = ruled_out(added.ruling)
                draft.remove(len(draft.lines) - 1)
            else:
                parts.pop(0)
    except Illegal as illegal:
        left = ruled_out(illegal.ruling)
    lines, revision = draft.lines_in(page_view.lang), small_number(form.get("revision", ""))
    await site.house.draft(id, tokens, seat, lines, page_view.lang, revision)
    rest = f"{PARTS} ".join(parts)
    if left is not None and not wants_json(request):
        return await _in_vain(request, id, form, rest, left)
    said = [await said_at(request, left.message)] if left is not None else None
    return done(request, id, form, None, said, rest)


async def _commanded(request: Request, id: str, form: dict[str, str], text: str) -> Response:
    """A word in place of a line: send the decision, take back its last line or the last move, clear it."""
    site, word = site_of(request), sheet_word(text)
    tokens, seat, page_view, draft = await deciding(request, id, form)
    revision = small_number(form.get("revision", ""))
    lines = draft.lines_in(page_view.lang)
    answer: Answer | None = None
    try:
        if word == "send":
            body: dict[str, object] = {"seat": seat, "lines": lines, "lang": page_view.lang}
            answer = await site.house.act(id, tokens, "move", body, form.get("key", "")[:100])
        elif word == "undo" and not lines:
            answer = await site.house.act(id, tokens, "undo", {"seat": seat})
        else:
            kept = lines[:-1] if word == "undo" else []
            await site.house.draft(id, tokens, seat, kept, page_view.lang, revision)
    except Refused as found:
        return await _in_vain(request, id, form, text, found)
    return done(request, id, form, answer)


async def _asked(request: Request, id: str, form: dict[str, str], text: str) -> Response:
    """What `?` is answered; nothing changes."""
    site = site_of(request)
    tokens, seat = auth.tokens_of(request, id), form.get("seat", "")[:40]
    session = await ReaderSession.enter(site, id, tokens, seat or None, site.prefs(request), False)
    query = text.strip().removeprefix(ASK).strip()
    try:
        said = await run_in_threadpool(about, session.page_view, query)
    except Refused as found:
        return await _in_vain(request, id, form, text, found)
    if wants_json(request):
        return done(request, id, form, None, said)
    return await shown_table(request, id, seat, said=said)


async def _in_vain(
    request: Request, id: str, form: dict[str, str], text: str, found: Refused
) -> Response:
    """A refusal beside the field, with the text kept; a program gets it as any other."""
    if wants_json(request) or found.status not in BESIDE:
        raise found
    clause = found.ruling.clause if found.ruling else ""
    status = 422 if found.ruling else STATUSES[found.status]
    typed = Typed(text, await said_at(request, found.message), clause)
    return await shown_table(request, id, form.get("seat", "")[:40], status=status, typed=typed)
