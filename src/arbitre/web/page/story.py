"""The log in words: what happened, line by line, each with the clause that made it so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arbitre.core.position import View
from arbitre.core.voice import Reason, Told, Voice
from arbitre.tables.sight import StepSight


@dataclass(frozen=True)
class Chapter:
    """What one step of the game brought, as lines."""

    number: int
    lines: list[Told]


def chapters(
    steps: Sequence[StepSight],
    voice_at: Callable[[View], Voice],
    time_up: Callable[[StepSight], list[str]],
) -> list[Chapter]:
    """The steps of a game in words, each told with what was known before it; empty ones are left out.

    `time_up` says whose time was up in a step.
    """
    made = [
        Chapter(
            step.number,
            [Told(line) for line in time_up(step)] + voice_at(step.before).tell(step.events),
        )
        for step in steps
    ]
    return [chapter for chapter in made if chapter.lines]


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
