"""What the API takes and gives about tables (request and response models), as its description shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct, structs
from pydantic import BaseModel, ConfigDict, Field, create_model

from arbitre.core.edition_bounds import MOST_TEXT
from arbitre.core.words import LANGUAGES
from arbitre.tables import plan
from arbitre.tables.sight import PromiseSight, SeatSight

Kind = Literal[
    "take", "leave", "name", "bot", "back", "free", "move", "recall", "declare", "resign", "go_on",
    "done", "told", "chance", "correct", "uncorrect", "rewind", "stop", "start", "undo", "take_back", "agree",
    "refuse", "say", "skip", "hook", "rematch",
    "archive", "learn", "show",
]  # fmt: skip
if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[LANGUAGES]


def model_of(struct: type[Struct], name: str, about: str, /, **said: str) -> type[BaseModel]:
    """The model of a struct, whose fields so stand in one place; `said` describes some of them."""
    fields: dict[str, Any] = {
        one.name: (one.type, Field(description=said.get(one.name)))
        for one in structs.fields(struct)
    }
    return create_model(name, __doc__=about, **fields)


class Taken(BaseModel):
    """Anything that is sent: unknown keys are refused, for a slip would go unseen."""

    model_config = ConfigDict(extra="forbid")


class SeatIn(Taken):
    """Who sits in a seat at first."""

    kind: Literal["person", "open", "bot"] = Field(
        default="open", description="person: whoever asks"
    )
    name: str = Field(default="", max_length=plan.MOST_NAME)
    bot: str = Field(default="", max_length=40, description="the name of a bot, where one sits")
    level: Literal["", "easy", "normal", "hard"] = ""
    budget: int = Field(
        0, ge=0, le=plan.MOST_BUDGET, description="simulations a decision; 0: usual"
    )


class ClockIn(Taken):
    """Seconds for a move and for a whole game, and what happens when they are over."""

    per_move: int = Field(default=0, ge=0, le=52 * plan.WEEK)
    per_game: int = Field(default=0, ge=0, le=52 * plan.WEEK)
    at_end: Literal["sheet", "bot", "loss"] = "sheet"
    bot: str = Field(default="", max_length=40)


class PlanIn(Taken):
    """A table to be made. Without seats: whoever asks, against bots."""

    game: str = Field(max_length=80, examples=["power"])
    seats: list[SeatIn] = Field(default_factory=list, max_length=16)
    options: dict[str, Any] = Field(default_factory=dict)
    edition: str = Field(
        "", max_length=80, description="a released edition; empty: the standard one"
    )
    embedded: str = Field("", max_length=MOST_TEXT, description="one's own edition, as TOML")
    box: str = Field(
        "",
        max_length=64,
        description="one of your boxes, by its id: show its secret with the others",
    )
    clock: ClockIn = ClockIn()
    undo: Literal["never", "free", "consent"] = "consent"
    hints: bool = True
    spectators: bool = True
    daily: str = Field(default="", max_length=10, description="the game of a day: YYYY-MM-DD")
    seed: int | None = Field(
        default=None,
        ge=0,
        lt=1 << 63,
        description="decides all chance, so that a game repeats; for one person alone",
    )
    companion: bool = Field(
        default=False, description="beside a real table: people type what chance did"
    )
    absent: int = Field(default=24 * 3600, ge=10, le=52 * plan.WEEK)
    talk: int | None = Field(default=None, ge=0, le=plan.WEEK)
    title: str = Field(default="", max_length=plan.MOST_NAME * 2)
    lesson: str = Field(
        default="", max_length=40, description="a lesson of the game (`first`), and nothing else"
    )


class ImportIn(Taken):
    """A record to go on from."""

    record: str = Field(max_length=250_000)
    seats: list[SeatIn] = Field(
        default_factory=list, max_length=16, description="without: all are yours"
    )


class ReplayIn(Taken):
    """A record, or a seat's view of one, to be looked at."""

    record: str = Field(max_length=250_000)


class ReplayOut(BaseModel):
    """Where it is shown, to whoever has the address."""

    id: str
    link: str


class CreatedOut(BaseModel):
    """A new table and its secrets. They are shown this once."""

    id: str
    host: str = Field(description="the secret of whoever made the table")
    join: str = Field(description="the secret of the invitation")
    seats: dict[str, str] = Field(description="the secret of each seat that is yours")
    links: dict[str, str] = Field(
        description="the table, the invitation and each seat as addresses"
    )


class ActIn(Taken):
    """Something done at a table. `key` is made up by the client: sent again, it is done once."""

    kind: Kind
    seat: str | None = Field(default=None, max_length=40)
    body: dict[str, Any] = Field(
        default_factory=dict,
        description="by kind: `move` or `lines` (move), `move` (declare), `name` (take, name), "
        "`bot` and `level` (bot), `text` and `to` (say), `text` (chance), `url` (hook), `page` (learn)",
        examples=[{"lines": ["T HQ G8"]}],
    )
    revision: int | None = Field(
        None, ge=0, description="the one you saw; a move is refused if stale"
    )
    key: str = Field(default="", max_length=100, description="or the header Idempotency-Key")


class ActOut(BaseModel):
    """What became of an act."""

    revision: int
    token: str = Field(default="", description="the secret of a seat just taken")
    table: str = Field(default="", description="the next table")
    location: str = Field(default="", description="the page to go to")
    text: str = Field(default="", description="something to be said to the person")
    rest: str = Field(default="", description="the part of a line for chance that was not taken")
    again: bool = Field(default=False, description="it had come before and was not done twice")


class ChanceOut(BaseModel):
    """Beside a real table: what is asked of chance, and what may happen."""

    prompt: str
    kind: str = Field(description="what sort of thing is asked for; empty in a game with one sort")
    count: int = Field(description="how many outcomes fall together")
    total: int = Field(description="the sum of all weights")
    outcomes: list[dict[str, str | int]] = Field(
        description="each as `text` to type, `move` in notation, and its `weight`"
    )
    help: list[str] = Field(description="how else an outcome may be typed")


class DraftIn(Taken):
    """The lines of a seat's notepad."""

    seat: str = Field(max_length=40)
    lines: list[str] = Field(max_length=200)
    revision: int | None = Field(default=None, ge=0)


class HintIn(Taken):
    """For which seat a bot is asked."""

    seat: str = Field(max_length=40)
    revision: int | None = Field(default=None, ge=0)
    bot: str = Field("", max_length=40, description="a player's name; empty: the game's first")


class HintOut(BaseModel):
    """What a bot would do, and why."""

    move: str
    text: str
    lines: list[dict[str, str]] = Field(description="each `line`, and how it is `said`")
    at_once: bool = Field(
        False, description="once written it is the whole decision, and our pages send it"
    )
    marks: str = Field("", description="what it would look like in the picture, as SVG")
    drawn: dict[str, dict[str, str]] | None = Field(
        None, description="what would be drawn otherwise, as markup by id"
    )


if TYPE_CHECKING:
    SeatOut = SeatSight
    PromiseOut = PromiseSight
else:
    SeatOut = model_of(SeatSight, "SeatOut", "A seat as everybody sees it.")
    PromiseOut = model_of(
        PromiseSight,
        "PromiseOut",
        "The commitment to the seed that deals chance.",
        first="the line of the record from which on it holds",
        commitment="SHA-256 of random bits, a space and the seed",
        opened="the bits (or `-`) and the seed once the game is over",
    )


class StatusOut(BaseModel):
    """A table as the holder of the secrets shown may see it."""

    model_config = ConfigDict(extra="allow")

    id: str
    game: str
    title: str
    revision: int
    seats: list[SeatOut]
    mine: list[str]
    host: bool
    awaited: list[str]
    chance_known: bool = Field(
        default=False, description="somebody may know the seed: the game is for one person"
    )
    promise: PromiseOut | None = None
    result: dict[str, Any] | None
    over: bool
    steps: int
    origin: int = Field(
        default=-1,
        description="the step after which this became a game of its own; -1: it began at the beginning",
    )
    taken_back: int = Field(
        default=0, description="how often moves were taken back further than the rules allow"
    )
    study: str = Field(
        default="", description="what you may study of the past: `whole`, `own`, or nothing"
    )


class TableOut(BaseModel):
    """A table: its status, the view of the seat asked for, and the lines it could write now."""

    status: StatusOut
    seat: str | None
    view: dict[str, Any]
    moves: list[str]


class MomentOut(BaseModel):
    """An event, and what the seat asked for saw of the game right when it happened."""

    event: dict[str, Any] = Field(description="as in `events[].events`, in the same order")
    view: dict[str, Any]


class HistoryOut(BaseModel):
    """The game after a step."""

    model_config = ConfigDict(extra="allow")

    step: int
    steps: int
    moments: list[MomentOut] | None = Field(
        default=None,
        description="only where they were asked for: each event of the step with the view as it stood right "
        "then, none at the beginning of the game",
    )


class EndingOut(BaseModel):
    """How a finished game went; `line` is one of the record, `step` one of the table."""

    model_config = ConfigDict(extra="allow")

    result: dict[str, Any] | None = Field(description="null where a seat gave up")
    forfeit: str
    ranking: list[dict[str, Any]]
    curves: list[dict[str, Any]] = Field(
        description="a point a turn and one for the beginning; `chances` from 0 to 1, or `scores`"
    )
    turnings: list[dict[str, Any]]
    falls: list[dict[str, Any]]
    luck: list[dict[str, Any]]
    counts: list[dict[str, Any]]
    reason: str
    note: str = Field(description="whose chances these are, and how true")


class TableLineOut(BaseModel):
    """A table in a list."""

    id: str
    game: str
    title: str
    mine: list[str]
    host: bool
    names: dict[str, str]
    turn: bool
    over: bool
    archived: bool
    changed: int


class Wrong(BaseModel):
    """Why something was refused: a word for programs, a sentence for people, the clause if one says so."""

    code: str
    text: str
    clause: str = ""


class ErrorOut(BaseModel):
    """Every refusal has this form."""

    error: Wrong


SAID = {
    400: "the request cannot be read",
    403: "not yours, or sent by another site",
    404: "no such thing",
    405: "no such method here",
    409: "out of turn, or stale",
    410: "over, closed or used up",
    413: "too large",
    422: "cannot be used, or refused by the rules",
    429: "too often",
    503: "the store is away; send it again",
    507: "the server has as many tables as it keeps",
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The description of how a route says no."""
    return {status: {"model": ErrorOut, "description": SAID[status]} for status in statuses}
