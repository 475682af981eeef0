"""The table as a state machine: built act by act. It reads no clock and writes nothing."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from msgspec import structs

from arbitre.core.chance import CHANCE
from arbitre.core.daily import day_ends
from arbitre.core.game import Game
from arbitre.core.position import Position
from arbitre.core.record import Recorder
from arbitre.tables.log import acts
from arbitre.tables.log.acts import Act
from arbitre.tables.log.applying import APPLY
from arbitre.tables.log.keys import Sent, read_key
from arbitre.tables.log.state import (
    Offer,
    Recent,
    RevisionMark,
    Seat,
    Secret,
    StepRange,
    Talk,
    Viewer,
)
from arbitre.tables.log.timing import Timing
from arbitre.tables.plan import BOT, PERSON, Plan

ANSWERED = (acts.TAKE, acts.REMATCH)
"""The acts whose answer says more than that they were done."""
RECENT = 4
"""How many of the last steps are kept ready for those who listen."""


@dataclass
class Table:
    """One table: a state machine, built from its event log act by act."""

    id: str
    secret: Secret
    game: Game = field(init=False)
    plan: Plan = field(init=False)
    recorder: Recorder = field(init=False)
    timing: Timing = field(init=False)
    number: int = 0
    created: int = 0
    changed: int = 0  # the last time that everybody could see something happen
    last: int = 0  # the time of the last act
    ended: int = 0  # when the game was over
    host: str = ""
    join: str = ""
    previous: str = ""
    rematch: str = ""
    forfeit: str = ""
    archived: bool = False
    imported: int = 0
    page: int = 0  # of the lesson
    replay: str = ""  # a record that is only looked at, as it was brought
    eyes: tuple[str, ...] = ()  # the seats that see it, where it is a seat's view
    epoch: int = 0  # counts: goes up whenever somebody has to decide anew
    offer: Offer | None = None
    seats: dict[str, Seat] = field(default_factory=dict)
    marks: list[RevisionMark] = field(default_factory=list)
    public: int = 0  # marks that everybody sees
    private: list[frozenset[str]] = field(default_factory=list)  # who sees each of the others
    sent: Sent = field(default_factory=Sent)
    chat: list[Talk] = field(default_factory=list)
    said: int = 0
    steps: list[StepRange] = field(default_factory=list)
    recent: deque[Recent] = field(default_factory=lambda: deque(maxlen=RECENT))
    live: bool = False  # built: from now on somebody may listen
    renewed: bool = False  # another seed deals, since what the first one dealt was taken back
    undone: int = 0  # the number of the last act that took moves back
    timed: dict[str, str] = field(default_factory=dict)  # sheets that the clock took, not yet shown
    _awaited: tuple[str, ...] | None = None  # None while an act is being applied
    _over: bool = False

    # -- looking -----------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The game as it stands."""
        return self.recorder.position

    @property
    def over(self) -> bool:
        """Whether nothing more can happen in the game."""
        if self._awaited is not None:
            return self._over
        return self.position.result is not None or bool(self.forfeit)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats whose decision is awaited; chance is no seat."""
        if self._awaited is not None:
            return self._awaited
        if self.over or self.replay:
            return ()
        return tuple(seat for seat in self.recorder.waiting if seat != CHANCE)

    @property
    def companion(self) -> bool:
        """Whether it stands beside a real table: chance is typed from there, or the referee has a desk."""
        dealt = self.recorder.dealer is not None or self.plan.lesson or self.replay
        return not dealt if self.game.chance else self.desk

    @property
    def desk(self) -> bool:
        """Whether one device, the host's, is board and referee, and others are only sheets."""
        return self.game.desk and self.plan.companion and not self.plan.lesson and not self.replay

    @property
    def chance_known(self) -> bool:
        """Whether somebody may know the seed: that of a day, one that was given, or an opened record's."""
        dealt = self.recorder.dealer is not None and self.game.chance
        return dealt and not self.secret.bits and not self.renewed and not self.over

    @property
    def for_one(self) -> bool:
        """Whether at most one person may play: chance is known, or that of a day."""
        return self.chance_known or (self.plan.sealed and not self.over)

    def is_sealed(self, now: int) -> bool:
        """Whether the seed is that of a day which is not over: then it is opened to nobody."""
        return self.plan.sealed and now < day_ends(self.plan.daily)

    def alone(self, seat: str) -> bool:
        """Whether nobody but bots has, or may take, any other seat."""
        others = (one for name, one in self.seats.items() if name != seat)
        return all(one.kind == BOT and not one.hash for one in others)

    @property
    def people(self) -> list[str]:
        """The seats that persons play now."""
        return [name for name, seat in self.seats.items() if seat.kind == PERSON]

    def viewer(self, hashes: dict[str, str]) -> Viewer:
        """Who shows these secrets, by their hashes."""
        held = tuple(name for name, seat in self.seats.items() if seat.hash and seat.hash in hashes)
        return Viewer(held, self.host in hashes, self.join in hashes)

    def eyes_of(self, viewer: Viewer) -> tuple[str, ...]:
        """The seats whose views a viewer is shown; none: the public's."""
        return viewer.seats or self.eyes

    def revision(self, viewer: Viewer) -> int:
        """How many acts this viewer could see."""
        mine = set(viewer.seats)
        return self.public + sum(1 for audience in self.private if audience & mine)

    def epoch_at(self, viewer: Viewer, revision: int) -> int:
        """The epoch (number of the decision) that a viewer saw with a revision."""
        if self.marks and revision >= self.revision(viewer):
            return self.marks[-1].epoch
        mine, count, epoch = set(viewer.seats), 0, 0
        for mark in self.marks:
            if mark.audience is None or mark.audience & mine:
                count += 1
                if count > revision:
                    break
            epoch = mark.epoch
        return epoch

    def codes(self, sender: str) -> list[str]:
        """The hashes of the secrets here that begin so; all of them where nothing is known."""
        here = (self.host, self.join, *(seat.hash for seat in self.seats.values()))
        return [code for code in here if code and code.startswith(sender)]

    def is_public(self, act: Act) -> bool:
        """Whether everybody will see an act that is about to be applied."""
        if act.kind == acts.HOLD:
            return act.seat not in self.recorder.held
        if act.kind == acts.SAY:
            return not act.body.get("to")
        return act.kind not in (acts.HOOK, acts.TOLD)

    def knows(self, line: int, viewers: tuple[str | None, ...]) -> bool:
        """Whether one of these may know a line (counted from 0)."""
        seen = self.recorder.entries[line].seen
        return seen is None or not seen.isdisjoint(viewers)

    # -- building ----------------------------------------------------------------------------

    def apply(self, act: Act) -> None:
        """Take an act that was judged before."""
        assert act.number == self.number + 1
        epoch = self.epoch
        self._awaited = None
        # before it is applied: whoever leaves sent it while they were here
        key = read_key(act.key) if act.key else None
        # a bare key is from before keys had senders: whoever is here may have sent it
        senders = self.codes(key.sender) if key and (key.sender or not key.kind) else ()
        audience = APPLY[act.kind](self, act)
        self.number, self.last = act.number, act.time
        if audience is None:  # a private message is no news to others
            self.changed = act.time
        if act.key:
            kept = act if act.kind in ANSWERED else structs.replace(act, body={}, dry_run=None)
            self.sent.add(kept, senders)
        self.marks.append(RevisionMark(audience, self.epoch, len(self.steps)))
        if audience is None:
            self.public += 1
        else:
            self.private.append(audience)
        # asked for again and again until the next act
        self._over, self._awaited = self.over, self.waiting
        self.ended = (self.ended or act.time) if self._over else 0
        self.timing.on_act(self, act.time, self.epoch != epoch)
