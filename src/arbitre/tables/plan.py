"""What a table is made from: the game, who sits where, the clock, and what is allowed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from arbitre.bots import make_bot
from arbitre.core.daily import checked_day
from arbitre.core.edition_bounds import check_bounds
from arbitre.core.game import Game
from arbitre.core.message import BadInput, Message, Value
from arbitre.core.options import settle, shown
from arbitre.core.plain import whole
from arbitre.core.shelf import sound_game

PERSON = "person"  # whoever makes the table sits here
OPEN = "open"  # a free seat: whoever has the invitation may take it
BOT = "bot"
KINDS = (PERSON, OPEN, BOT)

LEVELS = {"easy": (1, 8), "normal": (1, 1), "hard": (4, 1)}
"""The levels of a bot, as parts of the number of simulations that its game proposes."""

SHEET = "sheet"  # at time's end: the sheet or draft as it stands
MOVE = "bot"  # a named bot moves
LOSS = "loss"  # the game is lost
ENDS = (SHEET, MOVE, LOSS)

NEVER = "never"  # no undo
FREE = "free"  # only what concerns nobody else
CONSENT = "consent"  # beyond that, when the others agree
UNDOS = (NEVER, FREE, CONSENT)

MOST_NAME = 40
MOST_BUDGET = 100_000
WEEK = 7 * 24 * 3600


@dataclass(frozen=True)
class SeatPlan:
    """Who sits in a seat at first. A bot has a name and a level (or a budget of its own).

    >>> SeatPlan("bot", bot="greedy", level="normal").kind
    'bot'
    """

    kind: str = OPEN
    name: str = ""
    bot: str = ""
    level: str = ""
    budget: int = 0


@dataclass(frozen=True)
class ClockPlan:
    """Seconds for each move and for the whole game of a seat (0: no limit), and what ends them.

    A game's own hourglass comes from its options, not from here; `at_end` holds for it too.
    `bot` names who moves where `at_end` is `bot`; empty: the game's first bot.
    """

    per_move: int = 0
    per_game: int = 0
    at_end: str = SHEET
    bot: str = ""


@dataclass(frozen=True)
class Plan:
    """Everything that is decided when a table is made.

    `edition` is a released name or `embedded` the text of one's own. `seats` are in seat order; their
    number chooses the variant. `absent`: seconds after which the host may skip or replace somebody
    who is awaited. `talk`: in games that close talk while sheets are written, for how many seconds it
    is open at the beginning of a round; None: until the first sheet of a person is in. `daily` and
    `seed` make chance known: one person at most may play then. `sealed`: the seed of the day is this
    server's, secret until the day is over; `counts`: this try is ranked. Only the house sets these two.
    `box`: whose numbers `embedded` has, so that what turns up can be kept in it.
    `lesson` names one of the game's own: then the lesson says who sits where, and nothing else is chosen.

    >>> Plan("power", seats=(SeatPlan("person"), *[SeatPlan("bot", bot="greedy")] * 3)).checked().undo
    'consent'
    """

    game: str
    seats: tuple[SeatPlan, ...] = ()
    options: dict[str, object] = field(default_factory=dict)
    edition: str = ""
    embedded: str = ""
    clock: ClockPlan = ClockPlan()
    undo: str = CONSENT
    hints: bool = True
    spectators: bool = True
    daily: str = ""
    companion: bool = False
    absent: int = 24 * 3600
    talk: int | None = None
    seed: int | None = None
    title: str = ""
    sealed: bool = False
    counts: bool = False
    lesson: str = ""
    box: str = ""

    def checked(self) -> Plan:
        """The plan itself, completed, when a table can be made from it; else BadInput."""
        rules = sound_game(self.game)
        if self.lesson:
            return lesson_plan(rules, self.lesson)
        seats = tuple(
            replace(seat, name=clean_name(seat.name))
            for seat in self.seats or usual_seats(rules, self.companion)
        )
        if len(seats) not in rules.seat_counts:
            known = ", ".join(str(count) for count in rules.seat_counts)
            raise _wrong("seats", "plan-seats", n=len(seats), known=known)
        for number, seat in enumerate(seats):
            check_seat(rules, seat, f"seats.{number}")
        names = "".join(seat.name for seat in self.seats)
        if not readable(self.title + self.embedded + names):
            raise _wrong("", "plan-unreadable")
        check_bounds(self.embedded, "edition")
        if not MADE_ID.fullmatch(self.box):
            raise _wrong("box", "box-unknown")
        kind = (
            rules.read_edition(self.embedded, "edition")
            if self.embedded
            else rules.edition(self.edition)
        )
        if self.companion and not (rules.chance or rules.desk):
            raise _wrong("companion", "plan-no-chance")
        options = {**(rules.companion_options() if self.companion else {}), **self.options}
        settle(rules.options, options)
        self._check_clock(rules)
        if self.undo not in UNDOS:
            raise _wrong("undo", "unknown-word", value=shown(self.undo), known=", ".join(UNDOS))
        whole("absent", self.absent, 10, 52 * WEEK)
        if self.talk is not None:
            whole("talk", self.talk, 0, WEEK)
        if len(self.title) > MOST_NAME * 2:
            raise _wrong("title", "plan-long", most=MOST_NAME * 2)
        if self.seed is not None:
            whole("seed", self.seed, 0, (1 << 63) - 1)
        day = checked_day(self.daily) if self.daily else ""
        if (day or self.seed is not None) and rules.chance and shared(seats):
            raise _wrong("daily" if day else "seed", "plan-chance-known")
        rules.start(None, seats=len(seats), edition=kind, options=options)
        title = clean_name(self.title)
        if self.companion:
            day = ""  # nobody deals: the dice on the table are those of no day
        if self.sealed and not day:
            raise _wrong("daily", "daily-date", value="")
        return replace(self, seats=seats, options=options, daily=day, title=title)

    def again(self, seats: tuple[SeatPlan, ...]) -> Plan:
        """The same for another game: of no day, with a seed of its own.

        >>> Plan("power", daily="2026-11-18", counts=True, hints=False).again(()).hints
        True
        """
        plan = replace(self, seats=seats, daily="", seed=None, sealed=False, lesson="")
        if not plan.counts:
            return plan
        # what a ranked try forbids is free again
        return replace(plan, counts=False, hints=True, undo=CONSENT, absent=Plan.absent)

    def beside_the_box(self) -> Plan:
        """The plan itself; where a game's options are those of its companion, chance is typed too.

        >>> Plan("dead_reckoning", options={"companion": True}).beside_the_box().companion
        True
        """
        wanted = sound_game(self.game).companion_options()
        chosen = [self.options.get(name) == value for name, value in wanted.items()]
        return replace(self, companion=True) if chosen and all(chosen) else self

    def _check_clock(self, rules: Game) -> None:
        clock = self.clock
        whole("clock.per_move", clock.per_move, 0, 52 * WEEK)
        whole("clock.per_game", clock.per_game, 0, 52 * WEEK)
        if clock.at_end not in ENDS:
            known = ", ".join(ENDS)
            raise _wrong("clock.at_end", "unknown-word", value=shown(clock.at_end), known=known)
        if clock.bot:
            make_bot(rules, clock.bot)

    def to_dict(self) -> dict[str, Any]:
        """The JSON form, as the first act and the API have it."""
        return asdict(self)


def read_plan(data: dict[str, Any]) -> Plan:
    """A plan from its JSON form.

    >>> read_plan(Plan("power", talk=60).to_dict()) == Plan("power", talk=60)
    True
    """
    known = {one.name for one in fields(Plan)}
    values = {key: value for key, value in data.items() if key in known}
    values["seats"] = tuple(SeatPlan(**seat) for seat in data.get("seats", ()))
    values["clock"] = ClockPlan(**data.get("clock", {}))
    return Plan(**values)


MADE_ID = re.compile("[a-z0-9]{0,40}")
"""What the id of a box may be; empty: none."""
UNREADABLE = re.compile("[\0\ud800-\udfff]")


def readable(text: str) -> bool:
    r"""Whether a text from outside can be kept at all: no halves of letters, no zero bytes.

    >>> readable("é"), readable("\ud800"), readable("\0")
    (True, False, False)
    """
    return UNREADABLE.search(text) is None


def clean_name(text: str) -> str:
    r"""A name as it is kept: one line, no control characters.

    >>> clean_name("  Ada\n Lovelace\u202e ")
    'Ada Lovelace'
    """
    plain = unicodedata.normalize("NFC", text)
    kept = (sign if sign.isprintable() else " " for sign in plain)
    return " ".join("".join(kept).split())


def usual_seats(rules: Game, beside: bool = False) -> tuple[SeatPlan, ...]:
    """Whoever makes the table, against the game's usual bot in all others; around a real box people sit."""
    from arbitre.bots import usual_bot

    if beside:
        return (SeatPlan(PERSON),) * rules.seat_counts[0]
    rival = SeatPlan(BOT, bot=usual_bot(rules))
    return (SeatPlan(PERSON), *[rival] * (rules.seat_counts[0] - 1))


def lesson_plan(rules: Game, name: str) -> Plan:
    """The plan of a lesson: the learner's seat is a person's, nobody helps and nothing is taken back.

    >>> from arbitre.core.game import game
    >>> [seat.kind for seat in lesson_plan(game("power"), "first").seats]
    ['person', 'bot', 'bot', 'bot']
    """
    from arbitre.bots import usual_bot

    lesson = rules.lesson(name)
    rival = SeatPlan(BOT, bot=usual_bot(rules))
    seats = tuple(
        SeatPlan(PERSON) if seat == lesson.seat else rival
        for seat in rules.read(lesson.start).seats
    )
    return Plan(rules.id, seats=seats, undo=NEVER, hints=False, spectators=False, lesson=name)


def shared(seats: Sequence[SeatPlan]) -> bool:
    """Whether more than one person may play: then nobody may know the seed (what chance will bring).

    >>> shared([SeatPlan("person"), SeatPlan("bot")]), shared([SeatPlan("person"), SeatPlan("open")])
    (False, True)
    """
    return sum(seat.kind != BOT for seat in seats) > 1


def check_seat(rules: Game, seat: SeatPlan, where: str) -> None:
    """Refuse what no seat can be."""
    if seat.kind not in KINDS:
        raise _wrong(where, "unknown-word", value=shown(seat.kind), known=", ".join(KINDS))
    if len(seat.name) > MOST_NAME:
        raise _wrong(where, "plan-long", most=MOST_NAME)
    if seat.level and seat.level not in LEVELS:
        raise _wrong(where, "unknown-word", value=shown(seat.level), known=", ".join(LEVELS))
    whole(where, seat.budget, 0, MOST_BUDGET)
    if seat.kind == BOT:
        make_bot(rules, seat.bot)


def budget_of(rules: Game, level: str, budget: int) -> int:
    """How many simulations a bot has for a decision."""
    part, whole = LEVELS.get(level, (1, 1))
    return budget or max(1, rules.simulations * part // whole)


def _wrong(where: str, key: str, **args: Value) -> BadInput:
    return BadInput(where, Message(key, dict(args)))
