"""What the server tells a page: live messages, and answers that bring a page up to date.

The types of the browser client, `client/src/protocol.ts`, are made from these models by
`tools/make_protocol.py`; the tests hold what is really sent to them. A field with a default may be
missing.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from arbitre.web.api.models import StatusOut

Rule = Literal["at_least", "exactly", "at_most"]
EffectKind = Literal["shake", "label", "roll", "burst", "ring"]


class DatedOut(BaseModel):
    """Answers and live messages travel on two lines, either may be late: these tell which is newer."""

    revision: int = Field(description="of the table when this was drawn up")
    written: int | None = Field(
        description="when the seat last wrote its draft: the later of two has the higher; null for spectators"
    )


# -- drafts ----------------------------------------------------------------------------------


class RulingOut(BaseModel):
    """Why a line would be refused."""

    clause: str
    text: str


class LineOut(BaseModel):
    """A line of a draft, in words, and why it would be refused."""

    text: str
    said: str
    ruling: RulingOut | None


class ItemOut(BaseModel):
    """One kind of thing that may go into a basket."""

    line: str = Field(description="puts one in")
    label: str
    count: int
    most: int
    weight: int
    ids: list[str] = Field(description="the elements of the picture that stand for it")


class BasketOut(BaseModel):
    """A set with a condition: the weights of all that is in it must come to `total` by the rule."""

    title: str
    unit: str = Field(description="what the weights count")
    items: list[ItemOut]
    rule: Rule
    total: int
    sum: int = Field(default=0, description="what is in it by weight")


class OfferOut(BaseModel):
    """A button that writes several lines at once in place of the draft's own."""

    label: str
    lines: list[str]


class DraftOut(BaseModel):
    """A draft as it stands: lines, notes, warnings, the set being gathered, whole decisions on offer."""

    lines: list[LineOut]
    notes: list[str]
    warnings: list[str]
    complete: bool
    at_once: bool
    basket: BasketOut | None
    offers: list[OfferOut] = Field(default=[])
    send: str = Field(
        default="", description="the word on the button that commits; empty: the usual"
    )


class TouchOut(BaseModel):
    """A line that could be written now, and over which elements of the picture it is reached."""

    line: str
    path: list[str]
    label: str
    group: str


class DrawnOut(BaseModel):
    """What is drawn otherwise than in the settled picture, as markup by id; empty: it is gone."""

    pieces: dict[str, str]
    state: dict[str, str]


class DraftAnswerOut(DatedOut):
    """A draft as it stands, and what could be written next."""

    draft: DraftOut | None
    touches: list[TouchOut]
    marks: str = Field(description="what the draft looks like in the picture, as SVG")
    drawn: DrawnOut | None = Field(description="the picture with the draft carried out")
    html: dict[str, str]


# -- what happened ---------------------------------------------------------------------------


class EffectOut(BaseModel):
    """Something seen at an element of the picture that no drawing can say."""

    kind: EffectKind
    id: str
    text: str = Field(description="what floats over it, or what the dice show, a word for each")
    manner: str = Field(default="", description="words on how it looks: pips, good, bad")


class BeatOut(BaseModel):
    """A moment of what happened: a line of the telling, its clause, and what is seen meanwhile."""

    caption: str
    clause: str
    effects: list[EffectOut]
    pieces: dict[str, str] = Field(
        description="the pieces that look otherwise after it, as markup by id; empty: it is gone"
    )
    state: dict[str, str] = Field(description="the same of texts and marks")


# -- live messages ---------------------------------------------------------------------------


class RegionOut(BaseModel):
    """A part of a picture that a small screen shows by itself."""

    key: str
    label: str
    x: float
    y: float
    width: float
    height: float


class PictureOut(BaseModel):
    """A view drawn in layers; the board is left out where the reader has the one of that key."""

    kind: str = Field(default="", description="the class of the drawing")
    key: str
    width: float
    height: float
    title: str
    board: str | None = None
    state: str
    pieces: str
    marks: str
    regions: list[RegionOut] = Field(default=[], description="the first is shown first")


class LookLineOut(BaseModel):
    """A line of a look, in words."""

    text: str
    clause: str
    minor: bool
    about: list[str] = Field(description="the ids of the things in the picture that it is about")


class LookOut(BaseModel):
    """What several did at once, in one picture: an overlay over the picture as it stood after that step."""

    step: int
    title: str
    markup: str
    lines: list[LookLineOut]


class SeatClockOut(BaseModel):
    """The clock of a seat, in milliseconds: a deadline since 1970."""

    left: int | None
    game_left: int | None
    deadline: int | None


class ClockOut(BaseModel):
    """The clocks of a table, in milliseconds since 1970."""

    now: int
    seats: dict[str, SeatClockOut]
    paused_until: int | None
    game_ends: int | None
    writing_from: int | None
    telling_until: int | None


class StateOut(DatedOut):
    """A table as a page shows it, now or after an earlier step."""

    type: Literal["state"]
    html: dict[str, str] = Field(
        description="parts of the page by name; one that stayed may be missing"
    )
    picture: PictureOut | None
    touches: list[TouchOut]
    draft: DraftOut | None
    drawn: DrawnOut | None = Field(description="the picture with the draft carried out")
    look: LookOut | None = Field(
        description="what has just happened, at one look; its beats come when asked for"
    )
    beats: list[BeatOut]
    untold: bool = Field(
        default=False,
        description="clocks wait until this reader has been told the beats, or has skipped them",
    )
    turn: bool
    title: str
    clock: ClockOut | None = None
    step: int | None = Field(default=None, description="of an earlier state: after which step")
    steps: int | None = None
    period: str | None = Field(default=None, description="its round or turn, in words")
    beat: int | None = Field(
        default=None, description="of an earlier state: after which of the beats of its step"
    )
    beat_count: int | None = Field(default=None, description="how many beats its step has")
    over: bool = False


# -- study -----------------------------------------------------------------------------------


class StudySeatOut(BaseModel):
    """Somebody who decided at a moment of the past, and how."""

    seat: str
    name: str
    mine: bool = Field(description="you may decide otherwise in their place")
    move: str | None = Field(description="what was decided; null: nothing yet, or you may not know")
    lines: list[str] = Field(description="the same as lines of a draft")
    said: list[str] = Field(description="the same in words")


class StudyPlaceOut(DraftAnswerOut):
    """A decision of the past: who decided, and one of those decisions as a draft that can be changed."""

    at: int
    steps: int
    whole: bool = Field(description="everybody's decisions may be changed")
    seats: list[StudySeatOut]
    seat: str = Field(description="whose draft this is")
    picture: PictureOut


class OftenOut(BaseModel):
    """What came of so many of the samples."""

    count: int
    text: str


class StudyOut(BaseModel):
    """What would have come of other decisions."""

    at: int
    moves: dict[str, str] = Field(description="the decisions given, in notation")
    seed: int = Field(description="with it the same chance is drawn again")
    chance: bool = Field(description="chance acted")
    fresh: bool = Field(description="and not as in the game: it was drawn anew")
    text: str = Field(description="the same in words")
    samples: int = Field(description="how often it was drawn besides, to say what comes of it")
    often: list[OftenOut]
    beside: list[str] = Field(
        description="each seat's chance to win after it, as it was played and otherwise, in words"
    )
    result: dict[str, Any] | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    state: StateOut | None = Field(default=None, description="for our pages")


class DraftNewsOut(DraftAnswerOut):
    """Another page of this seat wrote the draft."""

    type: Literal["draft"]


class FailureOut(BaseModel):
    """Why a live connection ends."""

    type: Literal["error"]
    text: str


class PingOut(BaseModel):
    """A word now and then where nothing happens, so that nobody on the way hangs up."""

    type: Literal["ping"]


Message = StateOut | DraftNewsOut | FailureOut | PingOut
"""What comes by the live connection of a page."""


class ReasonOut(BaseModel):
    """What was weighed, and the rule that says so."""

    text: str
    clause: str


class ToldOut(BaseModel):
    """A line of the telling; `also` is told on the same line, by clauses of its own."""

    text: str
    clause: str
    heading: bool
    minor: bool = Field(default=False, description="a log may fold it away")
    about: list[str] = Field(description="the ids of the things in the picture that it is about")
    reasons: list[ReasonOut]
    also: list[ToldOut]


class EventsOut(BaseModel):
    """A step of the game as data: its lines, its events, and seats whose time was over."""

    number: int
    lines: list[dict[str, Any]]
    events: list[dict[str, Any]]
    timed: list[dict[str, str]]
    told: list[ToldOut] | None = Field(default=None, description="only where it was asked for")


class LiveTableOut(BaseModel):
    """What comes by the live connection of a program, in place of a `State`."""

    type: Literal["state"]
    revision: int
    seat: str | None
    status: StatusOut
    view: dict[str, Any]
    events: list[EventsOut]
    rewound: bool
    moves: list[str] | None = Field(default=None, description="only where they were asked for")


PAGE_MODELS: tuple[type[BaseModel], ...] = (
    DatedOut,
    RulingOut,
    LineOut,
    ItemOut,
    BasketOut,
    OfferOut,
    DraftOut,
    TouchOut,
    EffectOut,
    BeatOut,
    DrawnOut,
    RegionOut,
    PictureOut,
    LookLineOut,
    LookOut,
    SeatClockOut,
    ClockOut,
    StateOut,
    FailureOut,
    PingOut,
    DraftAnswerOut,
    DraftNewsOut,
    StudySeatOut,
    StudyPlaceOut,
    OftenOut,
    StudyOut,
)
"""What the browser client has types of, in the order in which they are written."""
