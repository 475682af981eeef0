"""The rules, clause by clause, as pages; and each game's picture and style sheet."""

from __future__ import annotations

import re

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from arbitre.core.catalogue import MARKS, Clause
from arbitre.core.game import Game
from arbitre.core.words import LANGUAGES, Words, plain
from arbitre.web.errors import problem
from arbitre.web.page.aids import aid_of, signs
from arbitre.web.page.pictures import (
    example_packed,
    example_svg,
    game_style,
    has_sheets,
    option_pictures,
    option_svg,
    portrait_svg,
    portraits,
    rule_pictures,
    rule_svg,
    screen_of,
    style_stamp,
)
from arbitre.web.page.routes.shelf import edition_texts, shelf, shown
from arbitre.web.page.speech import page_words
from arbitre.web.site import Site, all_games, site_of

router = APIRouter(include_in_schema=False)
OURS = ("our choice", "reconstructed")
"""The marks of what the rulebook does not say."""
FOR_EVER = "public, max-age=31536000, immutable"


def known_game(name: str) -> Game:
    """A game by id, or the page says that there is none."""
    for rules in all_games():
        if rules.id == name:
            return rules
    raise problem("unknown", "web-no-game", game=name[:40])


@router.get("/rules")
async def index(request: Request) -> Response:
    """The page that lists the rules of all games."""
    site = site_of(request)
    return site.page(request, "rules_index.html", games=shelf(site, site.prefs(request).lang))


@router.get("/rules/{name}")
async def whole(request: Request, name: str, q: str = "", ours: str = "") -> Response:
    """The rules of a game; or the clauses in which some words stand, or those that are ours."""
    return _rules(request, known_game(name), q.strip()[:80], "", bool(ours))


@router.get("/rules/{name}/{clause}")
async def single(request: Request, name: str, clause: str, fragment: str = "") -> Response:
    """The page of one clause; as a fragment only what it says, to be shown over a table."""
    rules = known_game(name)
    found = rules.catalogue.find(clause[:40])
    if found is None:
        raise problem("unknown", "web-no-clause", clause=clause[:40])
    if fragment:
        return _fragment(request, rules, found)
    return _rules(request, rules, "", found.id, False)


def _fragment(request: Request, rules: Game, clause: Clause) -> Response:
    site = site_of(request)
    lang = site.prefs(request).lang
    section = next(one for one in rules.catalogue.sections if clause in one.clauses)
    shown = _clause(site, rules, clause, page_words(lang, rules.id))
    context = {"id": rules.id, "section": section.title(lang), "clause": shown}
    text = site.html("clause.html", **site.context(site.prefs(request)), **context)
    headers = {"vary": "Cookie, Accept-Language", "content-language": lang}
    return Response(text, headers=headers, media_type="text/html")


def _rules(request: Request, rules: Game, query: str, only: str, ours: bool) -> Response:
    site = site_of(request)
    lang = site.prefs(request).lang
    words = page_words(lang, rules.id)
    about = shown(site, rules, lang)

    def chosen(clause: Clause) -> bool:
        asked = (not only or clause.id == only) and (not query or has_all(clause, query))
        return asked and (not ours or is_ours(clause))

    parts: list[dict[str, object]] = []
    count = 0
    for part in rules.catalogue.parts:
        sections: list[dict[str, object]] = []
        for section in part.sections:
            clauses = [clause for clause in section.clauses if chosen(clause)]
            count += len(clauses)
            if clauses:
                told = [_clause(site, rules, clause, words) for clause in clauses]
                sections.append({"id": section.id, "title": section.title(lang), "clauses": told})
        if sections:
            parts.append({"id": part.id, "title": part.title(lang), "sections": sections})
    return site.page(
        request,
        "rules.html",
        id=rules.id,
        title=about.title,
        heading=f"{only} · {about.title}" if only else about.title,
        summary=about.summary,
        picture=about.picture,
        width=about.width,
        height=about.height,
        game_style=site.game_style(rules),
        query=query,
        only=only,
        ours=ours,
        count=count,
        total=len(rules.catalogue.clauses),
        parts=parts,
        aid=aid_of(rules.id, lang),
        prints=has_sheets(screen_of(rules.id)),
        legend=_legend(rules, words),
        linked=lambda text: _linked(site, rules, text),
        editions=[{"name": name, "lines": lines} for name, lines in edition_texts(rules, lang)],
    )


def _clause(site: Site, rules: Game, clause: Clause, words: Words) -> dict[str, object]:
    lang = words.lang
    return {
        "id": clause.id,
        "text": clause.statement(lang),
        "words": searched(clause),
        "ours": is_ours(clause),
        "marks": [_mark(mark, words) for mark in clause.marks],
        "signs": signs(rules.id, lang, clause.id),
        "drawing": drawing(site, rules, clause.id, lang),
    }


def _mark(mark: str, words: Words) -> tuple[str, str, str]:
    """A mark for the page: its class, its name, and a sentence on what it means."""
    key = mark.replace(" ", "-")
    return key, words.phrase(f"page-mark-{key}"), words.phrase(f"page-mark-why-{key}")


def _legend(rules: Game, words: Words) -> list[tuple[str, str, str, int]]:
    """The marks that the clauses of a game bear, and how many bear each."""
    clauses = rules.catalogue.clauses.values()
    counts = {mark: sum(mark in clause.marks for clause in clauses) for mark in MARKS}
    return [(*_mark(mark, words), many) for mark, many in counts.items() if many]


def _linked(site: Site, rules: Game, text: str) -> Markup:
    """A sentence in which each clause that it names leads there."""
    parts = re.split(r"([A-Z]{2}-[A-Z0-9]+)", text)
    known = rules.catalogue.clauses
    return Markup("").join(
        Markup('<a class="clause" href="{}">{}</a>').format(site.url("rules", rules.id, part), part)
        if part in known
        else part
        for part in parts
    )


def is_ours(clause: Clause) -> bool:
    """Whether we decided or made up something in a clause."""
    return any(mark in OURS for mark in clause.marks)


def drawing(site: Site, rules: Game, clause: str, lang: str) -> dict[str, object] | None:
    """Where the drawing of a clause is, and how large; None where it has none."""
    picture = rule_pictures(rules.id, lang).get(clause)
    if picture is None:
        return None
    stamp = style_stamp(rules.id)
    return {
        "url": site.url("games", rules.id, "rules", f"{clause}.svg", lang=lang, v=stamp),
        "width": round(picture.width),
        "height": round(picture.height),
    }


def searched(clause: Clause) -> str:
    """What is looked through: the id and what the clause says in every language, accents and case aside."""
    return plain(" ".join([clause.id, *clause.statements.values()]))


def has_all(clause: Clause, query: str) -> bool:
    """Whether every word of a question stands in a clause or its id, in whatever language."""
    text = searched(clause)
    return all(word in text for word in plain(query).split())


def option_drawings(
    site: Site, rules: Game, option: str, lang: str
) -> dict[str, dict[str, object]]:
    """Where the drawings of the values of an option are, and how large."""
    stamp = style_stamp(rules.id)
    return {
        value: {
            "url": site.url(
                "games", rules.id, "options", option, f"{value}.svg", lang=lang, v=stamp
            ),
            "width": round(picture.width),
            "height": round(picture.height),
        }
        for value, picture in option_pictures(rules.id, lang, option).items()
    }


@router.get("/games/{name}/options/{option}/{value}.svg")
async def option_drawing(request: Request, name: str, option: str, value: str) -> Response:
    """The drawing of a value of an option."""
    rules = known_game(name)
    lang = site_of(request).prefs(request).lang
    known = any(one.name == option for one in rules.options)
    if not known or value not in option_pictures(rules.id, lang, option):
        raise problem("unknown", "web-not-found")
    headers = {"cache-control": "public, max-age=86400", "vary": "Cookie, Accept-Language"}
    svg = option_svg(rules.id, lang, option, value)
    return Response(svg, headers=headers, media_type="image/svg+xml")


@router.get("/games/{name}/bots/{bot}.svg")
async def portrait(request: Request, name: str, bot: str) -> Response:
    """The portrait of a player."""
    rules = known_game(name)
    lang = site_of(request).prefs(request).lang
    if bot not in portraits(rules.id, lang):
        raise problem("unknown", "web-not-found")
    headers = {"cache-control": "public, max-age=86400", "vary": "Cookie, Accept-Language"}
    svg = portrait_svg(rules.id, lang, bot)
    return Response(svg, headers=headers, media_type="image/svg+xml")


@router.get("/games/{name}/picture.svg")
async def picture(request: Request, name: str) -> Response:
    """A game's picture; small, and kept by the browser."""
    rules = known_game(name)
    asked = request.query_params.get("lang", "")
    lang = asked if asked in LANGUAGES else site_of(request).prefs(request).lang
    headers = {"cache-control": FOR_EVER, "vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(example_packed(rules.id, lang), headers=headers, media_type="image/svg+xml")
    return Response(example_svg(rules.id, lang), headers=headers, media_type="image/svg+xml")


@router.get("/games/{name}/rules/{clause}.svg")
async def rule_drawing(request: Request, name: str, clause: str) -> Response:
    """The drawing of a clause."""
    rules = known_game(name)
    lang = site_of(request).prefs(request).lang
    if clause not in rule_pictures(rules.id, lang):
        raise problem("unknown", "web-no-clause", clause=clause[:40])
    headers = {"cache-control": "public, max-age=86400", "vary": "Cookie, Accept-Language"}
    svg = rule_svg(rules.id, lang, clause)
    return Response(svg, headers=headers, media_type="image/svg+xml")


@router.get("/games/{name}/style.css")
async def style(name: str) -> Response:
    """The style sheet of a game's pictures."""
    text = game_style(known_game(name).id)
    return Response(text, headers={"cache-control": FOR_EVER}, media_type="text/css")


@router.get("/games/{name}/edition.toml")
async def template(request: Request, name: str) -> Response:
    """An edition to fill in with the values of one's own box."""
    text = known_game(name).edition_template(site_of(request).prefs(request).lang)
    headers = {"content-disposition": f'attachment; filename="{name}.toml"'}
    return Response(text, headers=headers, media_type="application/toml")
