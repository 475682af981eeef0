"""One's own boxes: begun, filled chapter by chapter, opened by link, copied, saved as a file, removed."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from arbitre.core.box_chapter import Chapter
from arbitre.core.game import Game, game_names
from arbitre.core.message import BadInput
from arbitre.tables.run.boxes import BoxSight, edition_text, form_of
from arbitre.web import auth
from arbitre.web.errors import problem, wants_json
from arbitre.web.page.boxes import ShownBox, filled, marked, shown_box
from arbitre.web.page.routes.joining import qr
from arbitre.web.page.routes.rules import known_game
from arbitre.web.page.routes.shelf import shown as shown_game
from arbitre.web.page.speech import page_words, spoken
from arbitre.web.page.trays import shown as shown_value
from arbitre.web.security.forms import check_tables, read_form
from arbitre.web.site import all_games, safe, site_of

router = APIRouter(include_in_schema=False)
MOST_FIELDS = 3000
"""Fields of the form of a chapter: two for each dial."""


@router.get("/boxes")
async def boxes(request: Request) -> Response:
    """All boxes of this browser, and the games that have a form for theirs."""
    site = site_of(request)
    lang = site.prefs(request).lang
    mine = await site.house.boxes.mine(auth.box_tokens(request))
    found = [await run_in_threadpool(shown_box, one, lang) for one in mine if _known(one.game)]
    forms = [shown_game(site, rules, lang) for rules in all_games(lang) if rules.box() is not None]
    return _private(
        site.page(request, "boxes.html", boxes=found, games=forms, titles=_titles(lang))
    )


@router.get("/box/with/{token}")
async def bring(request: Request, token: str) -> Response:
    """The owner's link: this browser keeps the box from now on."""
    site = site_of(request)
    sight = await site.house.boxes.open(token)
    response = RedirectResponse(site.url("box", sight.id), 303)
    auth.keep_box(request, response, token)
    return response


@router.get("/box/shared/{token}")
async def shared(request: Request, token: str) -> Response:
    """A box to look at, of which one may make a copy of one's own."""
    site = site_of(request)
    sight = await site.house.boxes.shared(token)
    lang = site.prefs(request).lang
    found = await run_in_threadpool(shown_box, sight, lang)
    return site.page(
        request, "box_shared.html", box=found, token=token, titles=_titles(lang), value=shown_value
    )


@router.post("/box/shared/{token}")
async def copy(request: Request, token: str) -> Response:
    """A copy of one's own, with links of its own."""
    await read_form(request)
    check_tables(request)
    site = site_of(request)
    sight = await site.house.boxes.shared(token)
    made = await site.house.boxes.keep(sight.game, sight.name, sight.values)
    return _arrive(request, made)


@router.get("/box/shared/{token}/edition.toml")
async def shared_file(request: Request, token: str) -> Response:
    """Its edition as a file."""
    return await _file(await site_of(request).house.boxes.shared(token))


@router.get("/box/{name}")
async def box(request: Request, name: str, said: str = "") -> Response:
    """One's own box; of a game, the page where one is begun."""
    site = site_of(request)
    if name in game_names():
        return await _beginning(request, known_game(name), {}, "", 200)
    found = await _own(request, name)
    sight = found.sight
    link = site.absolute(request, "box", "with", sight.token)
    return _private(
        site.page(
            request,
            "box.html",
            box=found,
            titles=_titles(site.prefs(request).lang),
            said=said[:40],
            link=link,
            code=safe(qr(link)),
            share=site.absolute(request, "box", "shared", sight.share),
            only_here=site.only_here(request),
        )
    )


@router.post("/box/{name}")
async def act(request: Request, name: str) -> Response:
    """Begin a box of a game; or call one's own otherwise, or remove it."""
    form = await read_form(request)
    if name in game_names():
        return await _begin(request, known_game(name), form)
    site = site_of(request)
    sight = await site.house.boxes.see(name, auth.box_tokens(request))
    if form.get("op") == "delete":
        if not form.get("sure"):
            return RedirectResponse(site.url("box", sight.id), 303)
        await site.house.boxes.remove(sight)
        response = RedirectResponse(site.url("boxes"), 303)
        auth.keep_box(request, response, sight.token, here=False)
        return response
    await site.house.boxes.rename(sight, form.get("name", ""))
    return RedirectResponse(site.url("box", sight.id), 303)


@router.get("/box/{id}/edition.toml")
async def file(request: Request, id: str) -> Response:
    """One's own box as an edition file."""
    return await _file(await site_of(request).house.boxes.see(id, auth.box_tokens(request)))


@router.get("/box/{id}/{key}")
async def chapter(request: Request, id: str, key: str) -> Response:
    """A chapter to fill in."""
    found = await _own(request, id)
    return _chapter(request, found, _chapter_of(found, key), {}, 200)


@router.post("/box/{id}/{key}")
async def fill(request: Request, id: str, key: str) -> Response:
    """Keep what was filled in, right or wrong; then whatever the button says."""
    form = await read_form(request, MOST_FIELDS)
    site = site_of(request)
    boxes = site.house.boxes
    found = await _own(request, id)
    here = _chapter_of(found, key)
    given = filled(here.dials, form)
    op, _, rest = form.get("op", "").partition(" ")
    if op in ("done", "undone"):
        marked(given, key, op == "done")
    sight = await boxes.set(id, [found.sight.token], given)
    at = ""
    if op in ("add", "remove", "empty"):
        sight, at = await _listed(request, sight, key, op, rest)
    lang = site.prefs(request).lang
    found = await run_in_threadpool(shown_box, sight, lang)
    here = _chapter_of(found, key)
    said = _conflicts(here, given.others, lang)
    if wants_json(request):
        return JSONResponse(_plain(found, here, said))
    if said:
        return _chapter(request, found, here, said, 409, given.now)
    if op in ("done", "next"):
        place = found.place(key) + 1
        after = found.chapters[place].key if place < len(found.chapters) else ""
        parts = ("box", id, after) if after else ("box", id)
        return RedirectResponse(site.url(*parts), 303)
    return RedirectResponse(site.url("box", id, key) + (f"#{at}" if at else ""), 303)


# -- inside ------------------------------------------------------------------------------------


async def _listed(
    request: Request, sight: BoxSight, key: str, op: str, rest: str
) -> tuple[BoxSight, str]:
    """A thing more, one less, or all numbers of a chapter at 0; where the page goes to then."""
    boxes, form = site_of(request).house.boxes, form_of(sight.game)[1]
    path, _, thing = rest.partition(" ")
    added = ""

    def change(values: dict[str, str]) -> None:
        nonlocal added
        if op == "add":
            added = form.add(values, path)
        elif op == "remove":
            form.remove(values, path, thing)
        else:
            form.empty(values, key)

    sight = await boxes.change(sight, change)
    return sight, f"thing-{path}.{added}" if added else f"list-{path}" if path else ""


async def _own(request: Request, id: str) -> ShownBox:
    site = site_of(request)
    sight = await site.house.boxes.see(id, auth.box_tokens(request))
    return await run_in_threadpool(shown_box, sight, site.prefs(request).lang)


def _chapter_of(found: ShownBox, key: str) -> Chapter:
    here = found.chapter(key)
    if here is None:
        raise problem("unknown", "web-not-found")
    return here


def _chapter(
    request: Request,
    found: ShownBox,
    here: Chapter,
    said: dict[str, str],
    status: int,
    typed: dict[str, str] | None = None,
) -> Response:
    """The page of a chapter; what was typed and not kept stands in its field, with what to know beside it."""
    place = found.place(here.key)
    page = site_of(request).page(
        request,
        "box_chapter.html",
        status,
        box=found,
        chapter=here,
        sums=found.sums(here),
        problems={**found.problems, **said},
        typed={name: value for name, value in (typed or {}).items() if name in said},
        place=place,
        titles=_titles(site_of(request).prefs(request).lang),
        before=found.chapters[place - 1] if place else None,
        after=found.chapters[place + 1] if place + 1 < len(found.chapters) else None,
    )
    return _private(page)


def _conflicts(here: Chapter, others: dict[str, str], lang: str) -> dict[str, str]:
    """What somebody else has set otherwise meanwhile, in words."""
    words = page_words(lang)
    return {
        dial.name: words.phrase("page-box-since", {"now": shown_value(dial, others[dial.name])})
        for dial in here.dials
        if dial.name in others
    }


def _plain(found: ShownBox, here: Chapter, said: dict[str, str]) -> dict[str, object]:
    """What the script of the page shows after each touch."""
    names = {dial.name for dial in here.dials}
    wrong = {name: text for name, text in found.problems.items() if name in names}
    return {
        "problems": {**wrong, **said},
        "others": found.others.get(here.key, []) + found.others.get("", []),
        "sums": [{"text": one.text, "right": one.right} for one in found.sums(here)],
        "values": {dial.name: dial.value for dial in here.dials},
    }


async def _beginning(
    request: Request, rules: Game, form: dict[str, str], text: str, status: int
) -> Response:
    site = site_of(request)
    lang = site.prefs(request).lang
    if rules.box() is None:
        raise problem("unknown", "box-none")
    mine = await site.house.boxes.mine(auth.box_tokens(request), rules.id)
    found = [await run_in_threadpool(shown_box, one, lang) for one in mine]
    return _private(
        site.page(
            request,
            "box_begin.html",
            status,
            game=shown_game(site, rules, lang),
            boxes=found,
            name=form.get("name", ""),
            problem=text,
        )
    )


async def _begin(request: Request, rules: Game, form: dict[str, str]) -> Response:
    """A new box, or one from a file; a file that is wrong is answered with its line and the reason."""
    check_tables(request)
    site = site_of(request)
    lang = site.prefs(request).lang
    text = form.get("file", "").replace("\r\n", "\n")
    if "from" in form and not text.strip():
        said = page_words(lang).phrase("page-box-no-file")
        return await _beginning(request, rules, form, said, 422)
    name = form.get("name", "") or (
        "" if text.strip() else page_words(lang).phrase("page-box-mine")
    )
    try:
        made = await site.house.boxes.make(rules.id, name, text if text.strip() else "")
    except BadInput as found:
        said = f"{found.where}: {spoken(found.message, lang, rules.id)}"
        return await _beginning(request, rules, form, said, 422)
    first = "" if text.strip() else shown_box(made, lang).chapters[0].key
    return _arrive(request, made, first)


def _arrive(request: Request, made: BoxSight, first: str = "") -> Response:
    parts = ("box", made.id, first) if first else ("box", made.id)
    response = RedirectResponse(site_of(request).url(*parts), 303)
    auth.keep_box(request, response, made.token)
    return response


async def _file(sight: BoxSight) -> Response:
    text = await run_in_threadpool(edition_text, sight)
    response = Response(text, media_type="text/plain; charset=utf-8")
    response.headers["content-disposition"] = f'attachment; filename="{sight.game}-box.toml"'
    response.headers["cache-control"] = "no-store"
    return response


def _private(page: Response) -> Response:
    page.headers["cache-control"] = "no-store"
    return page


def _known(game: str) -> bool:
    return game in game_names()


def _titles(lang: str) -> dict[str, str]:
    return {rules.id: page_words(lang, rules.id).phrase("game-title") for rules in all_games(lang)}
