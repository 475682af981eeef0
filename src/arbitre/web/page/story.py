"""The log in words: what happened, under its round or turn, what matters apart from what is folded away.

All of it stands in one order, the oldest first: so a log is read, and so talk is written beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from arbitre.core.contract import TABLE, Period
from arbitre.core.position import View
from arbitre.core.voice import Reason, Told, Voice
from arbitre.tables.sight import StepSight

OPEN = 2
"""So many rounds or turns at the end of the log stand open; of those before, the headings."""
MOST_LINES = 260
"""So many lines stand in the log of a page at most, or the latest step: the past has the others."""


@dataclass(frozen=True)
class ToldStep:
    """What one step of the game brought to one round or turn, as lines.

    A step in which another round begins is told in two: what ended the one; under its `opening`, the other.
    """

    number: int
    period: Period | None
    opening: Told | None
    lines: list[Told]


@dataclass(frozen=True)
class Line:
    """A line of the log; `key` is a name of its own on the page."""

    key: str
    told: Told

    @property
    def lights(self) -> str:
        """The ids of the picture that light up when it is touched."""
        return " ".join(dict.fromkeys(one for part in self.told.parts for one in part.about))


@dataclass(frozen=True)
class Run:
    """Lines one after another that are shown, or (`folded`) that are opened by a touch."""

    lines: list[Line]
    folded: bool


@dataclass
class Block:
    """Lines under one heading, or under none."""

    step: int
    heading: Told | None
    lines: list[Line] = field(default_factory=list)

    @property
    def minor(self) -> bool:
        """Whether nothing in it matters much."""
        return all(line.told.minor for line in self.lines)

    @property
    def folded(self) -> bool:
        """Whether its heading is all that is shown of it."""
        return self.heading is not None and self.minor and len(self.lines) > 1

    def runs(self, at_once: bool) -> list[Run]:
        """Its lines in order, small things side by side folded; done `at_once`, what matters goes first."""
        lines = sorted(self.lines, key=lambda line: line.told.minor) if at_once else self.lines
        found = [
            (minor, list(run)) for minor, run in groupby(lines, key=lambda one: one.told.minor)
        ]
        return [Run(run, minor and len(run) > 1) for minor, run in found]


@dataclass
class ToldPeriod:
    """A round or turn in the log; in a game without either, all of it.

    `last` is the step after which the board is as the round left it; `open`: its lines are shown.
    """

    period: Period | None
    opening: Told | None
    last: int
    blocks: list[Block]
    open: bool = True

    @property
    def key(self) -> str:
        """By this a page knows it again and keeps it open or closed."""
        return f"chapter-{self.period.number if self.period else 0}"


def told_steps(
    steps: Sequence[StepSight],
    voice_at: Callable[[View], Voice],
    time_up: Callable[[StepSight], list[str]],
    openings: tuple[str, ...],
) -> list[ToldStep]:
    """The steps of a game in words, each told with what was known before it; empty ones are left out.

    `time_up` says whose time was up in a step; `openings` are the events with which a round or turn begins.
    """
    return [
        told
        for step in steps
        for told in _divided(
            step.number,
            step.before.period(),
            [Told(line) for line in time_up(step)] + voice_at(step.before).tell(step.events),
            openings,
        )
    ]


def _divided(
    number: int, period: Period | None, lines: list[Told], openings: tuple[str, ...]
) -> list[ToldStep]:
    """A step divided where another round or turn begins in it."""
    found = [ToldStep(number, period, None, [])]
    for line in lines:
        opened = _opened(period, line, openings)
        if opened is not None:
            period = opened
            found.append(ToldStep(number, period, line, []))
        else:
            found[-1].lines.append(line)
    return [told for told in found if told.lines or told.opening]


def _opened(period: Period | None, line: Told, openings: tuple[str, ...]) -> Period | None:
    """The round or turn that a line opens; several sides may begin the same one."""
    for event in line.all_events:
        if period is not None and event.name in openings:
            number = event.args.get(period.unit)
            if isinstance(number, int) and number > period.number:
                return Period(period.unit, number)
    return None


def latest(told: list[ToldStep], most: int = MOST_LINES) -> list[ToldStep]:
    """The last steps that are not too much for a page."""
    kept: list[ToldStep] = []
    for step in reversed(told):
        most -= len(step.lines)
        if kept and most < 0:
            break
        kept.append(step)
    return kept[::-1]


def periods(told: list[ToldStep], at_once: bool) -> list[ToldPeriod]:
    """The log by rounds or turns, the oldest first, as the game went; the last ones are open.

    Where several act `at_once`, a step has no order of its own: what matters in it comes first.
    """
    found: list[ToldPeriod] = []
    for step in told:
        if step.opening or not found or found[-1].period != step.period:
            found.append(ToldPeriod(step.period, step.opening, step.number, []))
        found[-1].last = step.number
        _add(found[-1].blocks, step)
    for one in found:
        one.blocks = [block for block in one.blocks if block.lines]
        if at_once:
            one.blocks.sort(key=lambda block: (block.step, block.minor))
    for one in found[:-OPEN]:
        one.open = False
    return found


def _add(blocks: list[Block], step: ToldStep) -> None:
    opened = 1 if step.opening else 0
    for index, told in enumerate(step.lines):
        if told.heading or not blocks:
            blocks.append(Block(step.number, told if told.heading else None))
        if not told.heading:
            blocks[-1].lines.append(Line(f"line-{step.number}-{opened}-{index}", told))


def set_here(step: StepSight) -> bool:
    """Whether a step is what a referee set at their desk: there it need not be told."""
    return all(line.seat == TABLE for line in step.lines)


def weighed(told: Told) -> list[Reason]:
    """What was weighed for a line of the log; a rule in full is opened by its clause, not here.

    >>> why = [Reason("Candidates: A1, B1"), Reason("The nearest one.", "DR-X9")]
    >>> weighed(Told("Alliance: a cube on A1", "DR-B5", reasons=why))
    [Reason('Candidates: A1, B1', '')]
    """
    return [reason for reason in told.reasons if not reason.clause]


def further_rules(told: Told) -> list[str]:
    """The clauses of its reasons beside its own: of how it chose, of how a tie was broken."""
    return [reason.clause for reason in told.reasons if reason.clause not in ("", told.clause)]
