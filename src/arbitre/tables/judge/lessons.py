"""In a lesson: pages are turned, and the one decision that a step asks for is made; all else follows."""

from __future__ import annotations

from arbitre.core.draft import Draft
from arbitre.core.lesson import Guide, Lesson, carry_out, said
from arbitre.core.message import BadInput, Illegal, Message
from arbitre.core.position import Move
from arbitre.tables.judge.requests import Verdict
from arbitre.tables.log import acts
from arbitre.tables.log.dry_run import DryRun
from arbitre.tables.log.table import Table
from arbitre.tables.refusal import ILLEGAL, STALE, Refused, refused


def lesson_of(table: Table) -> Lesson:
    """The lesson that is given at a table."""
    return table.game.lesson(table.plan.lesson)


def learn_verdict(table: Table, page: int) -> Verdict:
    """The act of turning to another page; where something follows from the one that was read, it happens."""
    lesson = lesson_of(table)
    if not lesson.may_turn(table.page, page):
        raise refused(STALE, "act-no-page")
    if page > table.page and lesson.happens(table.page):
        return _carried_out(table, lesson, None)
    return Verdict(acts.LEARN, lesson.seat, {"page": page})


def lesson_move(table: Table, lines: list[str] | None, lang: str) -> Verdict:
    """The act of a decision, if it is the one that is asked for; without lines it is shown to the learner."""
    lesson = lesson_of(table)
    step = lesson.step_at(table.page)
    if not lesson.asks(table.page):
        raise refused(ILLEGAL, "act-read-on")
    guide = Guide(table.game, table.position.view(lesson.seat), step)
    if lines is not None and not _accepted(guide, lines, lang):
        words = said(step.wrong, lang)
        message = Message("lesson-wrong", {"text": words}) if words else Message("lesson-not-this")
        raise Refused(ILLEGAL, message)
    return _carried_out(table, lesson, guide.decision())


def _accepted(guide: Guide, lines: list[str], lang: str) -> bool:
    try:
        draft: Draft = guide.draft(lines, lang)
    except (Illegal, BadInput):
        return False
    return guide.accepts(draft)


def _carried_out(table: Table, lesson: Lesson, move: Move | None) -> Verdict:
    fork = table.recorder.fork()
    step = lesson.step_at(table.page)
    run = DryRun(fork, carry_out(fork, lesson.seat, step, move))
    return Verdict(acts.MOVE, lesson.seat, {"lines": run.lines, "page": table.page + 1}, run)
