"""The games, as JSON: what a table of each may be, and its rules."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response

from arbitre.bots import bot_names
from arbitre.core.aid import aid_text
from arbitre.core.game import Game
from arbitre.tables.plan import LEVELS
from arbitre.tables.run.dailies import has_daily
from arbitre.web.api.models import Lang, refusals
from arbitre.web.api.plain import json_answer
from arbitre.web.page.films import Plain
from arbitre.web.page.players import player_cards
from arbitre.web.page.routes.rules import known_game
from arbitre.web.page.speech import page_words
from arbitre.web.site import Site, all_games, site_of

WIDTH = 100
"""Columns of what is printed."""

router = APIRouter(tags=["games"], responses=refusals(404, 422, 429))


class OptionOut(BaseModel):
    """A named option of a game."""

    name: str
    default: bool | int | str
    choices: list[str]
    low: int
    high: int
    clause: str
    text: str


class FactsOut(BaseModel):
    """What sort of game it is: chance, hidden information, decisions at once, the most steps of a draft."""

    chance: bool
    secrets: bool
    simultaneous: bool
    steps: int


class PlayerOut(BaseModel):
    """A player (bot): its name and style in words, and where its picture is; empty: it has none."""

    bot: str
    name: str
    style: str
    picture: str


class GameOut(BaseModel):
    """A game and what a table of it may be."""

    id: str
    title: str
    summary: str
    seats: list[int]
    editions: list[str]
    bots: list[str]
    players: list[PlayerOut]
    levels: list[str]
    daily: bool
    facts: FactsOut
    options: list[OptionOut]


class ClauseOut(BaseModel):
    """A clause of the rules."""

    id: str
    section: str
    marks: list[str]
    text: str


class AidOut(BaseModel):
    """The play aid as a terminal prints it; empty: the game has none."""

    text: str


@router.get("/games", response_model=list[GameOut])
async def games(request: Request, lang: Lang | None = None) -> Response:
    """List all games on the shelf."""
    site = site_of(request)
    said = lang or site.prefs(request).lang
    return json_answer([_plain(site, rules, said) for rules in all_games(said)])


@router.get("/games/{game}", response_model=GameOut)
async def one_game(request: Request, game: str, lang: Lang | None = None) -> Response:
    """A game: its options, editions and bots."""
    site = site_of(request)
    return json_answer(_plain(site, known_game(game), lang or site.prefs(request).lang))


@router.get("/games/{game}/rules", response_model=list[ClauseOut])
async def clauses(request: Request, game: str, lang: Lang | None = None) -> Response:
    """The rules of a game, clause by clause."""
    said = lang or site_of(request).prefs(request).lang
    return json_answer(
        [
            {
                "id": clause.id,
                "section": section.title(said),
                "marks": clause.marks,
                "text": clause.statement(said),
            }
            for section in known_game(game).catalogue.sections
            for clause in section.clauses
        ]
    )


@router.get("/games/{game}/aid", response_model=AidOut)
async def aid(request: Request, game: str, lang: Lang | None = None) -> Response:
    """The play aid of a game in words: goal, turn, pieces, an example, with their clauses."""
    rules = known_game(game)
    found = rules.aid(rules.voice(None, lang or site_of(request).prefs(request).lang))
    return json_answer({"text": "" if found is None else aid_text(found, WIDTH)})


def _plain(site: Site, rules: Game, lang: str) -> Plain:
    words = page_words(lang, rules.id)
    return {
        "id": rules.id,
        "title": words.phrase("game-title"),
        "summary": words.phrase("game-summary"),
        "seats": rules.seat_counts,
        "editions": rules.editions(),
        "bots": bot_names(rules),
        "players": [
            {
                "bot": card.bot,
                "name": card.name,
                "style": card.style,
                "picture": site.url(*card.picture, v=card.stamp) if card.picture else "",
            }
            for card in player_cards(rules.id, lang)
        ],
        "levels": list(LEVELS),
        "daily": has_daily(rules),
        "facts": rules.facts.to_dict(),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": option.choices,
                "low": option.low,
                "high": option.high,
                "clause": option.clause,
                "text": option_text(rules, option.clause, lang),
            }
            for option in rules.options
        ],
    }


def option_text(rules: Game, clause: str, lang: str) -> str:
    """What the rules say of an option."""
    found = rules.catalogue.clauses.get(clause)
    return found.statement(lang) if found else ""
