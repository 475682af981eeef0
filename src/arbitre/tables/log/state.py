"""What a table remembers beside the game: its secret, seats, steps, what was said and asked."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from arbitre.core.message import Event
from arbitre.core.position import Position
from arbitre.tables.plan import OPEN


@dataclass(frozen=True)
class Secret:
    """What nobody may know while the game runs: the seed, and what bots draw from.

    Without `bits` the seed came from outside, and somebody may know it.
    """

    bits: str = field(repr=False)  # no traceback, log or failed test shows them
    seed: int | None = field(repr=False)
    salt: str = field(repr=False)


class Seat:
    """A seat: who may speak for it (the hash of a secret), and who plays."""

    def __init__(self, name: str) -> None:
        self.seat = name
        self.kind = OPEN
        self.name = ""
        self.hash = ""
        self.bot = ""
        self.level = ""
        self.budget = 0
        self.hook = ""
        self.desk = False  # the referee's desk writes for it, until somebody sits down
        self.taken = 0  # when the desk took it back: what was written before is not its business


@dataclass(frozen=True)
class Viewer:
    """Whoever looks: the seats they hold, whether they are the host, whether they were invited."""

    seats: tuple[str, ...] = ()
    host: bool = False
    invited: bool = False


class RevisionMark(Struct, frozen=True, gc=False):
    """What a revision counts: who could see an act (None: everybody), and where it led to."""

    audience: frozenset[str] | None
    epoch: int
    steps: int


@dataclass
class Talk:
    """A chat message: something said at the table, to all or to some."""

    seat: str
    name: str
    to: tuple[str, ...]
    text: str
    time: int


@dataclass
class Offer:
    """A seat asks to take back everything after the first `to` lines."""

    seat: str
    to: int
    awaiting: list[str]


class StepRange(Struct, frozen=True, gc=False):
    """One step of the game: its first line and the one after its last; kept whole only while recent.

    `timed`: the seats whose time was up, and what came of that (`sheet`, `bot`, `lost`); or `failed`: the
    bot of the seat gave no move.
    `drawn`: beside a real table the program drew it, all at once.
    """

    first: int
    end: int
    timed: tuple[tuple[str, str], ...] = ()
    drawn: bool = False


@dataclass
class Recent:
    """A step that was just made, for those who listen."""

    act: int
    number: int
    events: list[Event]
    before: Position
    after: Position
