"""The search of a general: one's own sheets meet likely rounds of the others, and the best are changed.

One round deep, judged by the real referee (Monte-Carlo over opponents' sheets, then local search). The
budget is a number of judged rounds, so that the same seed gives the same sheet anywhere.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.chance import Rng
from arbitre.games.power.bots.judging import Judge, Sheets
from arbitre.games.power.bots.level import Level
from arbitre.games.power.bots.mixing import mixed
from arbitre.games.power.bots.pad import Pad
from arbitre.games.power.bots.planned import PlannedOrder
from arbitre.games.power.bots.scenarios import (
    Likely,
    ambushes,
    assaults,
    drawn_sheet,
    likely_sheets,
    storms,
    written,
)
from arbitre.games.power.bots.survey import Survey
from arbitre.games.power.bots.tactics import CHANGE, fill

POOL: Final = 5
"""So many of the best sheets are changed."""
CLOSE: Final = 0.03
"""A sheet that falls so far behind after its first rounds is given up."""


class Candidate:
    """A sheet of one's own with what it got in each round it met."""

    __slots__ = ("number", "outcomes", "planned", "score")

    def __init__(self, planned: list[PlannedOrder], number: int) -> None:
        self.planned = planned
        self.number = number
        self.outcomes: list[float] = []
        self.score = -1.0

    def __repr__(self) -> str:
        return f"<Candidate {self.score:.3f} {self.planned}>"


def _best_first(candidate: Candidate) -> tuple[float, int]:
    return (-candidate.score, candidate.number)


class Search:
    """One decision of one seat."""

    def __init__(self, judge: Judge, seat: int, level: Level, rng: Rng, budget: int) -> None:
        self.judge = judge
        self.survey: Survey = judge.survey
        self.seat = seat
        self.level = level
        self.rng = rng
        self.budget = budget
        self.seeds: list[list[PlannedOrder]] = []  # sheets to start from
        self.guesses: list[list[list[PlannedOrder]]] = []  # by seat: what others may write
        self.rounds: list[Sheets] = []
        self.pool: list[Candidate] = []
        self.seen: set[str] = set()
        self.worst = judge.appraiser.character.worst

    def run(self) -> Candidate:
        """The sheet to send."""
        self._imagine()
        self._propose()
        self._improve()
        return self._choose()

    def _imagine(self) -> None:
        """The rounds that the others may write."""
        survey, level, rng = self.survey, self.level, self.rng
        setting = survey.setting
        nothing: Sheets = [[], [], [], []]
        others: list[Likely] = []
        for side in survey.sides:
            if side in (self.seat, setting.players) or side in survey.state.resigned:
                continue
            likely = likely_sheets(
                survey,
                self.judge,
                side,
                level.rival_sheets,
                level.rival_keep,
                level.assaults,
                rng,
                nothing,
            )
            likely.guesses = self.guesses[side]
            others.append(likely)
        for _ in range(level.rounds):
            sheets = nothing.copy()
            for likely in others:
                written(survey, likely.draw(rng), likely.seat, sheets)
            self.rounds.append(sheets)
        if level.storms and others:
            self.rounds += storms(survey, self.seat, self.rounds, rng)

    def _meet(self, planned: list[PlannedOrder], bar: float) -> Candidate | None:
        """A sheet meets the rounds; None where it was met before or is given up."""
        mark = str(planned)
        if mark in self.seen:
            return None
        self.seen.add(mark)
        candidate = Candidate(planned, len(self.seen))
        total, worst = 0.0, 2.0
        for number, others in enumerate(self.rounds, 1):
            sheets = others.copy()
            written(self.survey, planned, self.seat, sheets)
            chance = self.judge.outcome(sheets, self.seat)
            candidate.outcomes.append(chance)
            total += chance
            worst = min(worst, chance)
            if number == self.level.first:
                so_far = total / number * (1.0 - self.worst) + worst * self.worst
                if so_far < bar - CLOSE:
                    return None
        candidate.score = total / len(self.rounds) * (1.0 - self.worst) + worst * self.worst
        return candidate

    def weigh(self, planned: list[PlannedOrder]) -> float:
        """What a sheet gets in all the rounds."""
        self.seen.discard(str(planned))
        candidate = self._meet(planned, -9.0)
        assert candidate is not None
        return candidate.score

    def _propose(self) -> None:
        """Seeds, assaults and drawn sheets; the best make the pool."""
        survey, level, rng = self.survey, self.level, self.rng
        found: list[Candidate] = []
        best = -1.0
        for planned in self.seeds:
            candidate = self._meet(planned, -9.0)
            if candidate is not None:
                found.append(candidate)
                best = max(best, candidate.score)
        drawn = assaults(survey, self.seat, level.assaults, rng) if level.assaults else []
        while len(drawn) < level.sheets:
            drawn.append(drawn_sheet(survey, self.seat, rng))
        for planned in drawn:
            if found and self.judge.judged >= self.budget:
                break
            candidate = self._meet(planned, best)
            if candidate is not None:
                found.append(candidate)
                best = max(best, candidate.score)
        found.sort(key=_best_first)
        self.pool = found[:POOL]

    def _improve(self) -> None:
        """Local search: sheets of the pool with some orders changed, while the budget lasts."""
        answered = 0
        for number in range(self.level.changes):
            if self.judge.judged >= self.budget:
                return
            if number * (self.level.answers + 1) >= self.level.changes * (answered + 1):
                answered += 1
                self._answer()
            rank = self.rng.below(1000) / 1000.0
            base = self.pool[min(int(rank * rank * len(self.pool)), len(self.pool) - 1)]
            candidate = self._meet(self._changed(base.planned), self.pool[0].score - 0.01)
            if candidate is None:
                continue
            if len(self.pool) < POOL:
                self.pool.append(candidate)
            elif candidate.score > self.pool[-1].score:
                self.pool[-1] = candidate
            self.pool.sort(key=_best_first)

    def _answer(self) -> None:
        """Rounds in which others lie in wait for the best sheet (best response), met by the whole pool."""
        new = ambushes(self.survey, self.seat, self.pool[0].planned, self.rounds, self.rng)
        self.rounds += new
        for candidate in self.pool:
            for others in new:
                sheets = others.copy()
                written(self.survey, candidate.planned, self.seat, sheets)
                candidate.outcomes.append(self.judge.outcome(sheets, self.seat))
            if candidate.outcomes:
                mean = sum(candidate.outcomes) / len(candidate.outcomes)
                candidate.score = mean * (1.0 - self.worst) + min(candidate.outcomes) * self.worst
        self.pool.sort(key=_best_first)

    def _changed(self, planned: list[PlannedOrder]) -> list[PlannedOrder]:
        """A sheet like another: some orders gone, others in their place."""
        rng = self.rng
        pad = Pad(self.survey, self.seat, rng)
        most = sum(pad.orders)
        gone: set[int] = set()
        if planned and (len(planned) >= most or rng.below(2)):
            for _ in range(1 if rng.below(10) < 6 else 2):
                gone.add(rng.below(len(planned)))
        for index, order in enumerate(planned):
            if index not in gone:
                pad.add(order)
        fill(pad, CHANGE)
        return pad.written

    def _choose(self) -> Candidate:
        """The best sheet, or by chance one that is nearly as good, so that nobody can foresee it."""
        if not self.level.mixes or len(self.pool) < 2:
            return self.pool[0]
        close = [one for one in self.pool if one.score > self.pool[0].score - self.level.mixes]
        if len(close) < 2:
            return self.pool[0]
        weights = mixed([one.outcomes for one in close], self.worst)
        roll = self.rng.below(1_000_000) / 1_000_000
        for one, weight in zip(close, weights, strict=True):
            roll -= weight
            if roll < 0.0:
                return one
        return close[0]
