"""Study without a script, and where a study becomes a table: decisions as fields, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from arbitre.core.message import BadInput
from arbitre.tables.refusal import Refused
from arbitre.tables.sight import StudySight, WhatIfSight
from arbitre.web import auth
from arbitre.web.errors import problem
from arbitre.web.page.names import bot_choices
from arbitre.web.page.players import player_groups, usual_choice
from arbitre.web.page.reader_session import ReaderSession
from arbitre.web.page.routes.making import arrive, read_seat
from arbitre.web.page.routes.table import is_tall
from arbitre.web.page.study import beside_said, chance_said, decided_lines, often_told
from arbitre.web.page.view import PageView
from arbitre.web.security.forms import check_tables, read_form, small_number
from arbitre.web.site import safe, site_of

router = APIRouter(include_in_schema=False)

MOVE, SEAT = "move-", "seat-"
"""How the fields of a seat's decision, and of who sits there, are called."""


@dataclass(frozen=True)
class Sheet:
    """What a seat decided, or shall have decided, as the lines of a field."""

    seat: str
    name: str
    text: str
    mine: bool


@dataclass(frozen=True)
class Outcome:
    """What came of other decisions: a picture, and lines in words."""

    layers: str
    width: float
    height: float
    kind: str
    lines: list[tuple[str, str]]
    chance: str
    often: list[tuple[str, int]]
    samples: int
    beside: list[str]


class Asked:
    """A form of ours: after which step, the lines that are not those that were decided, the seed."""

    def __init__(self, fields: dict[str, str], page_view: PageView, place: StudySight) -> None:
        self.at = place.at
        self.seed = small_seed(fields.get("seed", ""))
        self.seats = {
            key[len(SEAT) :]: value for key, value in fields.items() if key.startswith(SEAT)
        }
        self.moves: dict[str, list[str]] = {}
        self.sheets: list[Sheet] = []
        for seat in place.deciders:
            decided = decided_lines(page_view, place, seat)
            given = fields.get(f"{MOVE}{seat}")
            lines = decided if given is None else [one for one in clean_lines(given) if one]
            mine = seat in place.seats
            if mine and lines != decided:
                self.moves[seat] = lines
            text = "\n".join(lines if mine else decided)
            self.sheets.append(Sheet(seat, page_view.whole_name(seat), text, mine))


def clean_lines(text: str) -> list[str]:
    """The lines of a field, or of what was pasted into it: an order a line, or parted by semicolons."""
    return [one.strip() for one in text.replace(";", "\n").splitlines()]


def small_seed(text: str) -> int | None:
    """The seed of a what-if that was seen before."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 17 else None


@router.get("/t/{id}/study")
async def study(request: Request, id: str) -> Response:
    """The form; whoever comes from a what-if finds their decisions in it."""
    return await _page(request, id, dict(request.query_params))


@router.post("/t/{id}/study")
async def judge(request: Request, id: str) -> Response:
    """What comes of the decisions in the form, or the table that goes on from there."""
    form = await read_form(request)
    if form.get("do") != "table":
        return await _page(request, id, form, run=True)
    site = site_of(request)
    check_tables(request)
    session, place = await _place(request, id, form)
    asked = Asked(form, session.page_view, place)
    name = site.prefs(request).name
    chosen = [asked.seats.get(one.seat, "me")[:80] for one in session.page_view.sight.seats]
    try:
        created = await site.house.studies.play_on(
            id,
            session.tokens,
            asked.at,
            asked.moves,
            session.prefs.lang,
            tuple(read_seat(one, name) for one in chosen),
            asked.seed,
        )
    except (Refused, BadInput) as found:
        said = session.page_view.said(found.message)
        return await _page(request, id, form, said=said, status=422)
    return await arrive(request, created)


async def _page(
    request: Request,
    id: str,
    fields: dict[str, str],
    run: bool = False,
    said: str = "",
    status: int = 200,
) -> Response:
    site = site_of(request)
    session, place = await _place(request, id, fields)
    page_view = session.page_view
    asked = Asked(fields, page_view, place)
    outcome: Outcome | None = None
    if run:
        try:
            found = await site.house.studies.what_if(
                id,
                session.tokens,
                place.at,
                asked.moves,
                session.prefs.lang,
                page_view.seat,
                asked.seed,
            )
            asked.seed = found.seed
            outcome = await run_in_threadpool(_outcome, page_view, found)
        except Refused as refusal:
            said, status = page_view.said(refusal.message), 422
            if refusal.ruling is not None and refusal.ruling.clause:
                said = f"{said} ({refusal.ruling.clause})"
    choices = [value for value, _ in bot_choices(page_view.sight.game, page_view.lang)]
    mine = [one for one in place.deciders if one in page_view.sight.mine]
    mine += [*page_view.sight.mine, page_view.sight.seats[0].seat]
    seats = []
    for one in page_view.sight.seats:
        sat = f"{one.bot}:{one.level}"
        usual = sat if sat in choices else usual_choice(page_view.sight.game, page_view.lang)
        chosen = asked.seats.get(one.seat, "me" if one.seat == mine[0] else usual)
        seats.append((one.seat, page_view.whole_name(one.seat), chosen))
    return site.page(
        request,
        "study.html",
        status,
        page_view=page_view,
        sight=page_view.sight,
        place=place,
        asked=asked,
        outcome=outcome,
        seats=seats,
        bots=player_groups(page_view.sight.game, page_view.lang),
        problem=said,
        game_style=site.game_style(page_view.rules),
    )


async def _place(
    request: Request, id: str, fields: dict[str, str]
) -> tuple[ReaderSession, StudySight]:
    site = site_of(request)
    tokens = auth.tokens_of(request, auth.check_table_id(id))
    at = small_number(fields.get("at", ""))
    if at is None:
        raise problem("bad", "web-unreadable")
    session = await ReaderSession.enter(
        site, id, tokens, fields.get("seat", "")[:40] or None, site.prefs(request), is_tall(request)
    )
    place = await site.house.studies.sight(id, tokens, at, session.page_view.seat)
    return session, place


def _outcome(page_view: PageView, found: WhatIfSight) -> Outcome:
    step = found.watched.step
    picture = page_view.picture_of(step.after)
    look = page_view.screen.look(
        step.before, found.watched.moments, page_view.voice_at, page_view.tall
    )
    told = look.lines if look else page_view.voice_at(step.before).tell(step.events)
    layers = "".join([picture.board, picture.state, picture.pieces, look.markup if look else ""])
    return Outcome(
        safe(layers),
        picture.width,
        picture.height,
        picture.kind,
        [(line.whole, line.clause) for line in told if not line.heading and not line.minor],
        chance_said(page_view, found),
        often_told(page_view, found),
        len(found.samples),
        beside_said(page_view, found),
    )
