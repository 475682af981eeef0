"""Anything anybody may do, in any order: the table stays whole, and its acts rebuild it."""

from __future__ import annotations

import itertools
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.game import game, register
from arbitre.core.record import read_record
from arbitre.tables.judge.judging import RULES, judge
from arbitre.tables.judge.requests import Request
from arbitre.tables.log.acts import Act
from arbitre.tables.log.state import Secret, Viewer
from arbitre.tables.log.table import Table
from arbitre.tables.plan import Plan
from arbitre.tables.refusal import STATUSES, Refused
from arbitre.tables.run import making
from arbitre.tables.run.table_cache import rebuilt
from arbitre.tables.show.records import record_of
from arbitre.tables.show.seeing import sight_of
from tests.tables import tug
from tests.tables.rooms import seats
from tests.toys import cards, climb

GAMES = {
    "power": "person person open random",
    "cards": "person person",
    "climb": "person open",
    "tug": "person person open",
}
WORDS = ["", "a", "é" * 30, "resign", "pause", "-", "1", "C HQ IX", "go", "x" * 2000]
HASHES = {"host": "H", "join": "J"}


class AnyTable(RuleBasedStateMachine):
    """One table, one clock, and everybody who may come to it."""

    def __init__(self) -> None:
        super().__init__()
        for toy in (cards.game, climb.game, tug.game):
            register(toy)
        self.now = 1_800_000_000_000
        self.fresh = itertools.count()
        self.log: list[Act] = []
        self.revisions: dict[Viewer, int] = {}

    @initialize(
        name=st.sampled_from(sorted(GAMES)),
        undo=st.sampled_from(["never", "free", "consent"]),
        talk=st.sampled_from([None, 0, 60]),
        seed=st.integers(0, 50),
    )
    def made(self, name: str, undo: str, talk: int | None, seed: int) -> None:
        plan = Plan(name, seats=seats(GAMES[name]), undo=undo, talk=talk, absent=60)
        sealed = Secret("bits", seed, "salt")
        first = making.made(plan.checked(), self.now, lambda table, now: None, "", sealed).new
        self.log = [first.first]
        self.table = rebuilt(first.id, first.secret, self.log)

    def _viewer(self, number: int) -> Viewer:
        names = tuple(self.table.seats)
        held = [name for name, seat in self.table.seats.items() if seat.hash]
        who: list[Viewer] = [Viewer(), Viewer(host=True), Viewer(invited=True)]
        who += [Viewer((name,)) for name in held] + [Viewer(tuple(held[:2]), host=True)]
        assert names
        return who[number % len(who)]

    def _do(self, kind: str, viewer: Viewer, body: dict[str, Any], revision: int | None) -> bool:
        before = sight_of(self.table, viewer, {}, self.now, "", self.table.position.view)
        request = Request(self.table, viewer, body, self.now, revision)
        refusal: Refused | None = None
        try:
            verdict = judge(kind, request)
        except Refused as problem:
            refusal = problem
        if refusal is not None:
            assert refusal.status in STATUSES
            assert (
                sight_of(self.table, viewer, {}, self.now, "", self.table.position.view) == before
            )
            return False
        if verdict.skips:
            return False
        if verdict.secret:
            verdict.body["hash"] = f"hash {next(self.fresh)}"
        if verdict.rematch:
            verdict.body["table"] = "another"
        self.now = max(self.now, self.table.last)
        act = Act(
            self.table.number + 1,
            verdict.kind,
            verdict.seat,
            verdict.body,
            self.now,
            f"k{self.now}",
        )
        self.table.apply(act)
        self.log.append(act)
        return True

    @rule(
        kind=st.sampled_from([*RULES, "nonsense"]),
        who=st.integers(0, 9),
        seat=st.sampled_from(["green", "blue", "left", "right", "one", "two", "climber", "second"]),
        word=st.sampled_from(WORDS),
        to=st.sampled_from(["", "blue", "yellow", "two"]),
        later=st.integers(0, 90_000),
    )
    def anything(self, kind: str, who: int, seat: str, word: str, to: str, later: int) -> None:
        if kind == "archive" and later % 20:
            return
        self.now += later
        body = {"seat": seat, "move": word, "text": word, "name": word[:40], "bot": "random"}
        body |= {"url": "", "to": to}
        self._do(kind, self._viewer(who), body, None)

    @precondition(lambda self: bool(self.table.waiting) and not self.table.archived)
    @rule(number=st.integers(0, 1000), stale=st.booleans())
    def somebody_moves(self, number: int, stale: bool) -> None:
        table = self.table
        seat = table.waiting[number % len(table.waiting)]
        bot = make_bot(table.game, "random")
        move = bot.decide(table.position.view(seat), Rng(number), 1).text()
        viewer = Viewer((seat,))
        epoch, lines = table.epoch, len(table.recorder.entries)
        revision = table.revision(viewer) - (1 if stale else 0)
        body = {"seat": seat, "move": move}
        made = self._do("move", viewer, body, revision)
        if made:
            held = seat in table.recorder.held
            assert held == (len(table.recorder.entries) == lines)
            assert held or table.epoch == epoch + 1
        else:
            assert stale or table.seats[seat].kind == "bot"

    @invariant()
    def acts_rebuild_the_table(self) -> None:
        if not self.log:
            return
        table = self.table
        again = rebuilt(table.id, table.secret, self.log)
        for number in range(len(table.seats) + 4):
            viewer = self._viewer(number)
            mine = sight_of(table, viewer, {}, self.now, "", table.position.view)
            assert sight_of(again, viewer, {}, self.now, "", again.position.view) == mine
            assert record_of(again, viewer, self.now) == record_of(table, viewer, self.now)
            assert mine.revision >= self.revisions.get(viewer, 0)
            self.revisions[viewer] = mine.revision
            for seat, move in table.recorder.held.items():
                assert seat in viewer.seats or move.text() not in mine.held.values()
            for line in mine.chat:
                assert not line.to or {line.seat, *line.to} & set(viewer.seats)
        assert again.epoch == table.epoch

    @invariant()
    def the_record_is_right(self) -> None:
        if not self.log:
            return
        table: Table = self.table
        record = read_record(table.recorder.text())
        reached = [position for _, position, _ in record.replay()]
        assert not reached or reached[-1] == table.position
        ends = [step.end for step in table.steps]
        assert ends == sorted(set(ends))
        assert (ends[-1] if ends else 0) == len(table.recorder.entries)
        assert game(table.plan.game) is table.game


AnyTable.TestCase.settings = settings(
    max_examples=16, stateful_step_count=25, deadline=None, derandomize=True
)
TestAnyTable = AnyTable.TestCase
