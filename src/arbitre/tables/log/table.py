"""The table as a state machine: what its acts make of it. It reads no clock and writes nothing."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from itertools import pairwise

from msgspec import structs

from arbitre.core.chance import CHANCE
from arbitre.core.daily import day_ends
from arbitre.core.game import Game, game
from arbitre.core.position import Position
from arbitre.core.record import Recorder
from arbitre.tables.log import acts
from arbitre.tables.log.acts import Act
from arbitre.tables.log.beginning import begin
from arbitre.tables.log.keys import Sent, read_key
from arbitre.tables.log.secrets import dealt_anew
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
from arbitre.tables.plan import BOT, LOSS, MOVE, OPEN, PERSON, Plan, read_plan

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
        """Whether people play chance from a real table."""
        dealt = self.recorder.dealer is not None or self.plan.lesson or self.replay
        return self.game.chance and not dealt

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
        audience = _APPLY[act.kind](self, act)
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

    def write(self, act: Act, lines: list[list[str]]) -> None:
        """Lines of the record, as one step."""
        recorder = self.recorder
        before = self._before() if self.live else None
        first = len(recorder.entries)
        if act.dry_run is None:
            events = recorder.replay_lines(lines)
        else:
            recorder.merge(act.dry_run.recorder)
            events = act.dry_run.events
        decided = False
        if any(entry.revealed for entry in recorder.entries[first:]):
            self.timing.on_reveal(self, len(events))
        for entry in recorder.entries[first:]:
            if entry.declared:
                self.timing.on_declaration(self, entry.seat, entry.move, act.time)
            else:
                decided = True
        self._time_up(act)
        held = recorder.held
        timed = {seat: how for seat, how in self.timed.items() if seat not in held}
        self.timed = {seat: how for seat, how in self.timed.items() if seat in held}
        drawn = bool(act.body.get("drawn"))
        self.steps.append(StepRange(first, len(recorder.entries), tuple(timed.items()), drawn))
        if before is not None:
            after = recorder.position.copy()
            self.recent.append(Recent(act.number, len(self.steps), events, before, after))
        if decided or recorder.position.result is not None:
            self.epoch += 1
            self.offer = None

    def _time_up(self, act: Act) -> None:
        """Remember whose time was up, until it is told; a decision of one's own undoes it."""
        self.timed.pop(act.seat, None)
        if act.body.get("why") == acts.TIME and act.seat in self.seats:
            at_end = self.plan.clock.at_end
            by_bot = "by" in act.body or at_end == MOVE
            self.timed[act.seat] = "lost" if at_end == LOSS else "bot" if by_bot else "sheet"

    def _before(self) -> Position:
        """The position before a step; what the last one led to where that is kept."""
        last = self.recent[-1] if self.recent else None
        if last is not None and last.number == len(self.steps):
            return last.after
        return self.recorder.position.copy()

    def _create(self, act: Act) -> None:
        body = act.body
        self.plan = plan = read_plan(body["plan"])
        self.game = game(plan.game)
        self.created = act.time
        self.host, self.join = body["host"], body["join"]
        self.previous = body.get("previous", "")
        self.recorder, self.imported = begin(self.game, plan, self.secret, body)
        self.timing = Timing(self.recorder.position)
        self.timing.tells = bool(body.get("tells"))
        for number, name in enumerate(self.recorder.position.seats):
            seat, planned = Seat(name), plan.seats[number]
            seat.kind, seat.name, seat.bot = planned.kind, planned.name, planned.bot
            seat.level, seat.budget = planned.level, planned.budget
            seat.hash = body["seats"].get(name, "")
            self.seats[name] = seat
        replay = body.get("replay")
        if replay:
            self.archived, self.replay, self.eyes = True, body["record"], tuple(replay["eyes"])
        # a step a line where it is not known how it was sent
        known = replay["ends"] if replay else body.get("steps")
        for first, end in pairwise([0, *(known or range(1, self.imported + 1))]):
            self.steps.append(StepRange(first, end))
        if body.get("lines"):
            self.write(act, body["lines"])
        self.recent.clear()

    def _take(self, act: Act) -> None:
        seat = self.seats[act.seat]
        seat.kind, seat.hash, seat.name = PERSON, act.body["hash"], act.body["name"]
        seat.bot, seat.hook = "", ""
        self.timing.on_seat(act.seat)

    def _leave(self, act: Act) -> None:
        seat = self.seats[act.seat]
        seat.hash, seat.hook = "", ""
        if seat.kind == PERSON:
            seat.kind, seat.name = OPEN, ""
        self._no_offer(act.seat)

    def _name(self, act: Act) -> None:
        self.seats[act.seat].name = act.body["name"]

    def _bot(self, act: Act) -> None:
        seat = self.seats[act.seat]
        seat.kind, seat.bot = BOT, act.body["bot"]
        seat.level, seat.budget = act.body.get("level", ""), act.body.get("budget", 0)
        self._no_offer(act.seat)

    def _back(self, act: Act) -> None:
        seat = self.seats[act.seat]
        seat.kind, seat.bot = PERSON, ""
        self.timing.on_seat(act.seat)

    def _free(self, act: Act) -> None:
        seat = self.seats[act.seat]
        seat.kind, seat.bot, seat.name = OPEN, "", ""

    def _move(self, act: Act) -> None:
        self.write(act, act.body["lines"])
        self.page = act.body.get("page", 0)

    def _learn(self, act: Act) -> None:
        self.page = act.body["page"]

    def _hold(self, act: Act) -> frozenset[str] | None:
        again = act.seat in self.recorder.held
        self._time_up(act)
        if act.dry_run is None:
            self.recorder.hold(act.seat, act.body["move"])
        else:
            self.recorder.merge(act.dry_run.recorder)
        return frozenset([act.seat]) if again else None

    def _recall(self, act: Act) -> None:
        self.timed.pop(act.seat, None)
        self.recorder.recall(act.seat)

    def _go_on(self, act: Act) -> None:
        self.timing.go_on(act.time)

    def _done(self, act: Act) -> None:
        self.timing.done.add(act.seat)

    def _told(self, act: Act) -> frozenset[str]:
        seats = frozenset(act.body["seats"])
        self.timing.told |= seats
        return seats

    def _ask(self, act: Act) -> None:
        self.offer = Offer(act.seat, act.body["to"], list(act.body["awaiting"]))

    def _agree(self, act: Act) -> None:
        if self.offer is not None:
            agreed = act.body["seats"]
            self.offer.awaiting = [seat for seat in self.offer.awaiting if seat not in agreed]
        if "to" in act.body:
            self._rewind(act)

    def _refuse(self, act: Act) -> None:
        self.offer = None

    def _take_back(self, act: Act) -> None:
        """Further than the rule of undo goes; what was dealt is dealt anew, and the record says so."""
        recorder, count = self.recorder, act.body["to"]
        gone = recorder.entries[count:]
        if any(entry.revealed or entry.seat == CHANCE for entry in gone):
            recorder.take_back(count)
            if recorder.dealer is not None and self.game.chance:
                recorder.renew(*dealt_anew(self.secret.salt, act.number))
                self.renewed = True
        self.imported = min(self.imported, count)
        self._rewind(act)

    def _rewind(self, act: Act) -> None:
        count = act.body["to"]
        self.recorder.rewind(count)
        self.timed.clear()
        while self.steps and self.steps[-1].end > count:
            step = self.steps.pop()
            if step.first < count:  # part of it stays
                self.steps.append(StepRange(step.first, count, step.timed, step.drawn))
                break
        self.recent.clear()
        self.undone = act.number
        self.offer = None
        self.epoch += 1

    def _say(self, act: Act) -> frozenset[str] | None:
        to = tuple(act.body.get("to", ()))
        self.chat.append(Talk(act.seat, act.body.get("name", ""), to, act.body["text"], act.time))
        return frozenset([act.seat, *to]) if to else None

    def _hook(self, act: Act) -> frozenset[str]:
        self.seats[act.seat].hook = act.body["url"]
        return frozenset([act.seat])

    def _forfeit(self, act: Act) -> None:
        self.forfeit = act.seat
        self.recorder.recall_all()
        self.epoch += 1

    def _rematch(self, act: Act) -> None:
        self.rematch = act.body["table"]

    def _archive(self, act: Act) -> None:
        self.archived = True

    def _no_offer(self, seat: str) -> None:
        if self.offer is not None and (seat == self.offer.seat or seat in self.offer.awaiting):
            self.offer = None


_APPLY = {
    acts.CREATE: Table._create,
    acts.TAKE: Table._take,
    acts.LEAVE: Table._leave,
    acts.NAME: Table._name,
    acts.BOT: Table._bot,
    acts.BACK: Table._back,
    acts.FREE: Table._free,
    acts.MOVE: Table._move,
    acts.HOLD: Table._hold,
    acts.RECALL: Table._recall,
    acts.GO_ON: Table._go_on,
    acts.DONE: Table._done,
    acts.TOLD: Table._told,
    acts.ASK: Table._ask,
    acts.AGREE: Table._agree,
    acts.REFUSE: Table._refuse,
    acts.UNDO: Table._rewind,
    acts.TAKE_BACK: Table._take_back,
    acts.SAY: Table._say,
    acts.HOOK: Table._hook,
    acts.FORFEIT: Table._forfeit,
    acts.REMATCH: Table._rematch,
    acts.ARCHIVE: Table._archive,
    acts.LEARN: Table._learn,
}
