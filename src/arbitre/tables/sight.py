"""What one viewer may know of a table: the answers of `House`, all plain data."""

from __future__ import annotations

from msgspec import Struct, field

from arbitre.core.message import Event, Message, Result, Ruling
from arbitre.core.position import View
from arbitre.core.telling import SeenMoment


class SeatSight(Struct, frozen=True):
    """A seat as everybody sees it.

    `kind`: `person`, `open` or `bot` (a bot plays; `held` says whether a person could take it back).
    `awaited`: a decision of this seat is awaited. `ready`: its sheet is in, not yet revealed.
    `late`: the host may skip or replace it.
    """

    seat: str
    kind: str
    name: str
    bot: str
    level: str
    held: bool
    mine: bool
    awaited: bool
    ready: bool
    late: bool
    desk: bool = False  # the referee's desk writes for it: whoever is invited may take it over


class SeatClock(Struct, frozen=True):
    """The time of one seat: it is over at `deadline` (None while it does not run); milliseconds."""

    left: int | None  # of the move or the hourglass, as of `ClockSight.now`
    game_left: int | None  # of the whole game
    deadline: int | None  # milliseconds since 1970, when nobody does anything


class ClockSight(Struct, frozen=True):
    """The clocks of a table at the moment `now`, in milliseconds since 1970."""

    now: int
    seats: dict[str, SeatClock]
    paused_until: int | None  # a pause is under way
    paused_by: str
    game_ends: int | None  # the whole game's limit of time, where the game has one
    writing_from: int | None  # talk is open until then, and the hourglass stands
    telling_until: int | None = (
        None  # people are told what happened: clocks stand, until then at most
    )
    talk_left: int | None = None  # milliseconds that talk is still open, where it has its own time
    stopped: bool = False  # the referee of a desk has stopped the clocks, or not yet let them go


class ChatLine(Struct, frozen=True):
    """Something that was said. `to` names the seats of a private message; empty: everybody."""

    seat: str  # empty: the host, who sits nowhere
    name: str
    to: tuple[str, ...]
    text: str
    time: int


class UndoOffer(Struct, frozen=True):
    """A seat asks to take its last move back: who has still to answer."""

    seat: str
    lines: int  # how many lines of the record would go
    awaiting: tuple[str, ...]


class DraftSight(Struct, frozen=True):
    """A seat's notepad as it was left, in the language it was written in."""

    lines: tuple[str, ...]
    lang: str


class LogLine(Struct, frozen=True):
    """A line of the record as this viewer may know it; `move` is None where they may not."""

    number: int
    seat: str
    move: str | None


class StepSight(Struct, frozen=True):
    """What one act did to the game: its lines, what happened, and the view before and after it.

    `timed`: the seats whose time was up, and what came of it: the `sheet` as it stood was taken, a `bot`
    moved, or the game was `lost`. `drawn`: beside a real table the program drew it.
    """

    number: int  # the steps of a game are counted from 1
    lines: tuple[LogLine, ...]
    events: list[Event]
    before: View
    after: View
    timed: tuple[tuple[str, str], ...] = ()
    drawn: bool = False


class Watched(Struct, frozen=True):
    """A replay of one step of the game, moment by moment, as one seat saw it.

    `branch` tells a step from another one that had its number before moves were taken back.
    """

    step: StepSight
    seat: str | None  # who saw it; None: the public
    moments: tuple[SeenMoment, ...]
    branch: int


class PromiseSight(Struct, frozen=True):
    """The commitment to a seed: SHA-256 of random bits, a space and the seed, as in a record.

    It holds for the chance of line `first` and after: a table that went on from a record has a seed of
    its own. `opened` is those bits and the seed once the game is over; empty before.
    """

    first: int
    commitment: str
    opened: str


class Sight(Struct, frozen=True):
    """A snapshot of a table as one viewer may see it (access is checked here, not in the page).

    `revision` counts the acts this viewer could see: it says nothing of others' secrets. `views` has a
    view for each seat held, and the public's under None for those who hold none. `lines` and `steps`
    count what is in the record so far. `held` are the viewer's own sheets that wait for the reveal.
    `says` lists the declarations open to their seats (`resign`, `pause`, …), as moves to send.
    `undo` says for each of their seats what stands in the way: empty: it may be taken back at once;
    `consent`: by asking; else why not (`nothing`, `chance`, `reveal`, `seat`, `never`, `over`).
    """

    id: str
    game: str
    title: str
    revision: int
    seats: tuple[SeatSight, ...]
    mine: tuple[str, ...]
    host: bool
    views: dict[str | None, View]
    awaited: tuple[str, ...]
    chance: bool  # beside a real table: an outcome of chance is awaited, and may be typed
    chance_known: bool  # somebody may know the seed: such a game is for one person
    promise: PromiseSight | None  # None: nobody deals
    lines: int
    steps: int
    set_up: bool  # all that happened so far is what the game did before anybody's first decision
    round: int  # the number of the round or turn; 0 in a game that counts neither
    unit: str  # which of the two (`core.contract.UNITS`); empty: neither
    result: Result | None
    forfeit: str  # the seat that gave up or ran out of time in a game without such a rule
    clock: ClockSight
    chat: tuple[ChatLine, ...]
    talk: dict[str, bool]  # for each seat held: whether it may speak now
    talk_clause: str  # the clause that closes talk, when one does
    whispers: bool  # whether private messages exist in this game
    held: dict[str, str]
    drafts: dict[str, DraftSight]
    written: dict[str, int]  # when each of their seats last wrote a draft, though it may be past
    says: dict[str, tuple[str, ...]]
    untold: tuple[str, ...]  # their seats on whose telling the clocks wait
    undo: dict[str, str]
    offer: UndoOffer | None
    hooks: dict[str, str]
    hints: bool
    spectators: bool
    absent: int  # seconds after which the host may act for somebody who is awaited
    companion: bool
    daily: str
    day: str  # the same, where it is this server's own game of a day, with its results
    counts: bool  # a try that is ranked there
    options: dict[str, object]
    edition: str
    created: int
    join: str  # the invitation, for the host; empty for others
    rematch: str  # the table that follows this one
    previous: str
    archived: bool
    imported: int  # lines that came from a record
    lesson: str = ""  # which one is given here; empty: this is a game
    page: int = 0  # the page of it that is read
    origin: int = -1  # the step after which this became a game of its own; -1: it is whole
    taken_back: int = 0  # how often moves were taken back further than the rules allow
    study: str = ""  # what the viewer may study of the past: `whole`, `own`, or nothing
    may_take_back: bool = False  # as far as they like: nobody else plays
    desk: bool = False  # the host's device is board and referee, others are sheets
    may_uncorrect: bool = (
        False  # the last line is a correction of the real board: the host may take it back
    )
    may_rewind: bool = (
        False  # nothing followed the round judged last: the host may have it written anew
    )
    replay: str = ""  # nobody plays here: a `record` is looked at, or a seat's `view` of one

    @property
    def over(self) -> bool:
        """Whether nothing more can happen in the game."""
        return self.result is not None or bool(self.forfeit)

    @property
    def turn(self) -> bool:
        """Whether a decision of this viewer is awaited."""
        return any(seat.mine and seat.awaited for seat in self.seats)


class Update(Struct, frozen=True):
    """A change for one subscriber: the table as they see it now, and what happened since the last update.

    An empty `steps` means that nothing moved in the game (somebody sat down, spoke, is ready), or that
    moves were taken back (`rewound`), or that too much was missed to play it back. `draft_only`: only the
    listener's own draft is another one; it was written on another page.
    """

    sight: Sight
    steps: list[StepSight] = field(default_factory=list)
    rewound: bool = False
    draft_only: bool = False


class Answer(Struct, frozen=True):
    """What became of an act: the viewer's new revision, and what the act brought with it.

    `token` is the secret of a seat just taken; `table` a rematch; `said` a sentence for the person.
    `ruling` says why a part of what was typed was not taken, `rest` is that part.
    `repeated`: the same act had come before and was not applied twice.
    """

    revision: int
    token: str = ""
    table: str = ""
    said: Message | None = None
    repeated: bool = False
    ruling: Ruling | None = None
    rest: str = ""


class Created(Struct, frozen=True):
    """A new table and its secrets: shown once, stored hashed."""

    id: str
    host: str
    join: str
    seats: dict[str, str]  # the token of each seat of whoever made the table


class Past(Struct, frozen=True):
    """The game after `number` of `total` steps, as the viewer's seat saw it then."""

    number: int
    total: int
    view: View
    step: StepSight | None  # what led there; None at the beginning


class HintSight(Struct, frozen=True):
    """A bot's move for a seat, as lines of a draft, and why."""

    move: str
    lines: tuple[str, ...]
    why: Message | None


class TableLine(Struct, frozen=True):
    """A table in a list: `tokens` are those of the asker that belong to it.

    `names` are those of players and bots by seat, `bots` the bots with their levels. `round` counts the
    game's `unit` (`Sight.round`). `winners` is None while nobody won, or where a seat gave up (`forfeit`).
    """

    id: str
    game: str
    title: str
    daily: str
    mine: tuple[str, ...]
    host: bool
    names: dict[str, str]
    turn: bool
    over: bool
    archived: bool
    changed: int
    tokens: tuple[str, ...]
    bots: dict[str, tuple[str, str]]
    round: int
    unit: str
    winners: tuple[str, ...] | None
    forfeit: str
    lesson: str = ""  # a lesson is over when its last page is reached
    origin: int = -1
    taken_back: int = 0


class StudySight(Struct, frozen=True):
    """A decision of the past for who studies it: after step `at`, before line `line` + 1 of the record.

    `deciders` decided there, and `decided` what is known of that; `seats` are those whose decision this
    viewer may make otherwise, with their `views`. `view` is the viewer's own.
    """

    at: int
    line: int
    steps: int
    deciders: tuple[str, ...]
    decided: dict[str, str]
    seats: tuple[str, ...]
    view: View
    views: dict[str, View]
    whole: bool


class ChanceBeside(Struct, frozen=True):
    """A seat's chance to win after a decision as it was made, and after another.

    `drawn`: of how many further draws of chance the other is the mean.
    """

    seat: str
    played: float
    other: float
    drawn: int


class WhatIfSight(Struct, frozen=True):
    """What would have come of other decisions, as a step that one viewer watches.

    `chance`: chance acted; `fresh`: it was drawn anew by `seed`, for something else was asked of it than in
    the game; then `samples` are what else could have come of it. `beside`: chances of a game that is over.
    """

    watched: Watched
    moves: dict[str, str]
    seed: int
    chance: bool
    fresh: bool
    samples: tuple[tuple[View, list[Event]], ...]
    result: Result | None
    beside: tuple[ChanceBeside, ...] = ()


class Found(Struct, frozen=True):
    """What a secret link opens: `kind` is `host`, `join` or `seat`."""

    table: str
    kind: str
    seat: str
