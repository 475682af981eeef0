"""Making a table: at once with what is usual, with everything chosen, or from a record."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from arbitre.bots import bot_names, usual_bot
from arbitre.core.daily import day_of
from arbitre.core.difficulty import Difficulty
from arbitre.core.game import Game
from arbitre.core.message import BadInput, Message
from arbitre.core.options import Option
from arbitre.tables.plan import BOT, ENDS, PERSON, UNDOS, ClockPlan, Plan, SeatPlan, usual_seats
from arbitre.tables.run.dailies import has_daily
from arbitre.tables.sight import Created
from arbitre.web import auth
from arbitre.web.api.games import option_text
from arbitre.web.errors import problem
from arbitre.web.identity import own_identity, remember
from arbitre.web.page.names import bot_label, named_whole
from arbitre.web.page.players import player_cards, player_groups, usual_choice
from arbitre.web.page.routes.rules import known_game, option_drawings
from arbitre.web.page.routes.shelf import shown
from arbitre.web.page.speech import page_words, spoken
from arbitre.web.security.forms import check_tables, read_form, small_number
from arbitre.web.site import Site, site_of

router = APIRouter(include_in_schema=False)
CLOCKS = ("0", "60", "180", "600", "3600", "86400", "259200")
"""Seconds a move that the form offers."""
GAME_CLOCKS = ("0", "900", "1800", "3600", "7200")
ABSENT = ("300", "3600", "86400", "259200", "604800")
"""Seconds after which the host may act for somebody who is awaited."""
TALKS = ("usual", "0", "60", "180", "600")
"""Seconds of talk in a round, in games that close talk while decisions are written."""


class Given(dict[str, str]):
    """What a form was filled in with; what it was not is empty, and looking leaves no trace."""

    def __missing__(self, key: str) -> str:
        return ""


@dataclass(frozen=True)
class OptionField:
    """An option as a form shows it."""

    name: str
    label: str
    about: str
    clause: str
    kind: str  # `truth`, `number`, `choice`, `pictures`, `text`
    value: str
    choices: list[tuple[str, str]]
    low: int
    high: int
    pictures: dict[str, dict[str, object]]  # of its values, where it is chosen from drawings


@router.post("/play/{name}")
async def play(request: Request, name: str) -> Response:
    """A table with what is usual: one click."""
    site = site_of(request)
    form = await read_form(request)
    rules = known_game(name)
    check_tables(request)
    if form.get("daily") and has_daily(rules):
        return await try_today(request, rules)
    me, *rest = usual_seats(rules)
    seats = (replace(me, name=site.prefs(request).name), *rest)
    hard = difficulty_of(rules, form.get("difficulty", ""))
    plan = Plan(rules.id, seats=seats, edition=hard.edition, options=hard.options)
    created = await site.house.create(plan)
    return await arrive(request, created)


def difficulty_of(rules: Game, name: str) -> Difficulty:
    """What makes a game as hard as was asked; what nobody offered is as usual."""
    found = [one for one in rules.difficulties() if one.name == name]
    return found[0] if found else Difficulty("")


@router.get("/new/{name}")
async def new(request: Request, name: str, box: str = "", companion: str = "") -> Response:
    """Everything that can be chosen; with a box of one's own, and beside it, where a link says so."""
    chosen = {"box": box[:64], "companion": "1" if companion else ""}
    if companion and not box:  # beside the box one's own numbers come first
        mine = await site_of(request).house.boxes.mine(auth.box_tokens(request), name)
        chosen["box"] = mine[0].id if mine else ""
    return await _form(request, known_game(name), {}, "", 200, chosen)


@router.post("/new/{name}")
async def make(request: Request, name: str) -> Response:
    """Make the table that was described; where something is wrong, the form comes back as it was."""
    site = site_of(request)
    rules = known_game(name)
    form = await read_form(request)
    check_tables(request)
    try:
        plan = read_choices(rules, form)
        if form.get("box") and not plan.embedded:
            plan = await with_box(request, plan, form["box"])
        created = await site.house.create(plan)
    except BadInput as found:
        lang = site.prefs(request).lang
        text = spoken(found.message, lang, rules.id)
        return await _form(
            request, rules, form, f"{found.where}: {text}" if found.where else text, 422
        )
    response = await arrive(request, created)
    site.remember_name(response, request, form.get("name", "").strip()[: site.config.limits.name])
    return response


@router.post("/import")
async def bring(request: Request) -> Response:
    """A table from a record."""
    site = site_of(request)
    form = await read_form(request)
    check_tables(request)
    if not form.get("record", "").strip():
        raise problem("bad", "web-no-record")
    created = await site.house.import_record(form["record"].replace("\r\n", "\n"))
    return await arrive(request, created)


async def arrive(request: Request, created: Created) -> RedirectResponse:
    """Go to a new table with its secrets in hand; it is in this browser's history from now on."""
    response = RedirectResponse(site_of(request).url("t", created.id), 303)
    secrets = [created.host, *created.seats.values()]
    auth.set_cookie(request, response, created.id, secrets)
    await remember(request, response, secrets)
    return response


async def with_box(request: Request, plan: Plan, box: str) -> Plan:
    """The plan with the numbers of one's own box; BadInput where that is not ready."""
    boxes = site_of(request).house.boxes
    text = await boxes.edition(box, auth.box_tokens(request), plan.game)
    return replace(plan, edition="", embedded=text, box=box)


async def try_today(request: Request, rules: Game, day: str = "") -> Response:
    """A try of the game of the day, today's or an earlier one; the one that counts is gone on with."""
    site = site_of(request)
    day = day or day_of(site.house.now())
    response = RedirectResponse(site.url("daily", rules.id, day), 303)
    me = await own_identity(request, response)
    begun = await site.house.dailies.begin(rules.id, day, me, site.prefs(request).name)
    if begun.created is None and not auth.cookie_tokens(request, begun.table):
        return RedirectResponse(site.url("daily", rules.id, day, elsewhere=1), 303)
    response.headers["location"] = site.url("t", begun.table)
    if begun.created is not None:
        secrets = [begun.created.host, *begun.created.seats.values()]
        auth.set_cookie(request, response, begun.table, secrets)
        await site.house.identities.remember(me, secrets)
    return response


# -- the form ----------------------------------------------------------------------------------


async def _form(
    request: Request,
    rules: Game,
    given: dict[str, str],
    text: str,
    status: int,
    chosen: dict[str, str] | None = None,
) -> Response:
    site = site_of(request)
    prefs = site.prefs(request)
    boxes = await site.house.boxes.mine(auth.box_tokens(request), rules.id)
    return site.page(
        request,
        "new.html",
        status,
        game=shown(site, rules, prefs.lang),
        given=Given(given or chosen or {}),
        fresh=not given,
        boxes=boxes,
        has_box=rules.box() is not None,
        problem=text,
        counts=list(rules.seat_counts),
        most=max(rules.seat_counts),
        sides={count: seat_names(rules, count, prefs.lang) for count in rules.seat_counts},
        bots=player_groups(rules.id, prefs.lang),
        usual=usual_choice(rules.id, prefs.lang),
        players=player_cards(rules.id, prefs.lang),
        options=[option_field(site, rules, one, given, prefs.lang) for one in own_options(rules)],
        editions=own_editions(rules),
        chance=rules.chance,
        desk=rules.desk,
        clocks=CLOCKS,
        game_clocks=GAME_CLOCKS,
        ends=ENDS,
        clock_bots=[(bot, bot_label(rules.id, bot, "", prefs.lang)) for bot in bot_names(rules)],
        clock_bot=usual_bot(rules),
        undos=UNDOS,
        absent=ABSENT,
        usual_absent=str(Plan.absent),
        talks=TALKS if rules.start(None).hush() else (),
    )


def own_options(rules: Game) -> list[Option]:
    """The options that are chosen one by one: those of the companion and of a difficulty come with it."""
    taken = [
        *rules.companion_options(),
        *(name for one in rules.difficulties() for name in one.options),
    ]
    return [option for option in rules.options if option.name not in taken]


def own_editions(rules: Game) -> list[str]:
    """The editions that are chosen by name: no difficulty stands for them."""
    taken = [one.edition for one in rules.difficulties()]
    return [name for name in rules.editions() if name not in taken]


def seat_names(rules: Game, count: int, lang: str) -> list[str]:
    """The seats of a variant in words, with what each plays."""
    position = rules.start(None, seats=count)
    voice, page = rules.voice(position.view(None), lang), page_words(lang)
    return [named_whole(voice, seat, page) for seat in position.seats]


def option_field(
    site: Site, rules: Game, option: Option, given: dict[str, str], lang: str
) -> OptionField:
    """An option as a field: its name in words where the game has some, and what the rules say."""
    words = page_words(lang, rules.id)
    key = f"option-{option.name.replace('_', '-')}"
    default = option.default
    value = given.get(f"option-{option.name}", "")
    if isinstance(default, bool):
        kind, value = "truth", value if given else "1" if default else ""
    elif isinstance(default, int):
        kind, value = "number", value if given else str(default)
    else:
        kind, value = "choice" if option.choices else "text", value if given else str(default)
    pictures = option_drawings(site, rules, option.name, lang)
    if pictures:
        kind = "pictures"
    choices = [
        (choice, choice_name(rules, key, choice, lang)) for choice in pictures or option.choices
    ]
    return OptionField(
        option.name,
        words.phrase(key) if words.knows(key) else option.name.replace("_", " "),
        option_text(rules, option.clause, lang),
        option.clause,
        kind,
        value,
        choices,
        option.low,
        option.high,
        pictures,
    )


def choice_name(rules: Game, key: str, choice: str, lang: str) -> str:
    """A value of an option in words: the game's own, the name of a seat, or the bare word."""
    words = page_words(lang, rules.id)
    said = f"{key}-{choice.replace('_', '-') or 'none'}"
    if words.knows(said):
        return words.phrase(said)
    if any(choice in rules.start(None, seats=count).seats for count in rules.seat_counts):
        return rules.voice(None, lang).seat(choice)
    return choice or "–"


def read_choices(rules: Game, form: dict[str, str]) -> Plan:
    """The plan that a form describes; BadInput names what cannot be."""
    count = whole_number(form, "count", rules.seat_counts[0])
    name = form.get("name", "").strip()
    seats = tuple(
        read_seat(form.get(f"seat-{number}", "open"), name) for number in range(min(count, 16))
    )
    if form.get("companion"):
        seats = around_the_box(rules, seats)
    options: dict[str, object] = {}
    for option in own_options(rules):
        text = form.get(f"option-{option.name}", "" if isinstance(option.default, bool) else None)
        if text is None:
            continue
        value = bool(text) if isinstance(option.default, bool) else option.parse(text.strip())
        if value != option.default:
            options[option.name] = value
    clock = ClockPlan(
        per_move=whole_number(form, "per_move", 0),
        per_game=whole_number(form, "per_game", 0),
        at_end=form.get("at_end", ENDS[0]),
        bot=form.get("clock_bot", "")[:40],
    )
    hard = difficulty_of(rules, form.get("difficulty", ""))
    options = {**hard.options, **options}
    own = form.get("embedded", "").replace("\r\n", "\n")
    return Plan(
        rules.id,
        seats=seats,
        options=options,
        edition="" if own.strip() else form.get("edition", "") or hard.edition,
        embedded=own if own.strip() else "",
        clock=clock,
        undo=form.get("undo", UNDOS[-1]),
        hints=bool(form.get("hints")),
        spectators=bool(form.get("spectators")),
        companion=bool(form.get("companion")),
        absent=whole_number(form, "absent", Plan.absent),
        talk=None if form.get("talk", "usual") == "usual" else whole_number(form, "talk", 0),
        title=form.get("title", "").strip(),
    )


def around_the_box(rules: Game, seats: tuple[SeatPlan, ...]) -> tuple[SeatPlan, ...]:
    """Beside a real box people play: where a form was left with bots as it came, this device has the seats.

    >>> from arbitre.core.game import game
    >>> [seat.kind for seat in around_the_box(game("power"), usual_seats(game("power")))]
    ['person', 'person', 'person', 'person']
    """
    usual = usual_bot(rules)
    if all(seat.kind == BOT and seat.bot == usual for seat in seats[1:]):
        return (seats[0], *[SeatPlan(PERSON)] * (len(seats) - 1))
    return seats


def read_seat(text: str, name: str) -> SeatPlan:
    """Who shall sit in a seat: `me`, `here` (somebody else at this screen), `open`, or `BOT:LEVEL`."""
    if text == "me":
        return SeatPlan("person", name=name)
    if text == "here":
        return SeatPlan("person")
    if text == "open":
        return SeatPlan("open")
    bot, _, level = text.partition(":")
    return SeatPlan("bot", bot=bot, level=level)


def whole_number(form: dict[str, str], key: str, default: int) -> int:
    """A number of the form."""
    text = form.get(key, "").strip()
    if not text:
        return default
    number = small_number(text)
    if number is None:
        raise BadInput(key, Message("web-no-number", {"value": text[:40]}))
    return number
