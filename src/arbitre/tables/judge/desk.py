"""The referee's desk beside a real table, judged: what is set there, taken back, and when clocks run."""

from __future__ import annotations

from arbitre.core.contract import LAST_ROUND, TABLE
from arbitre.core.message import Illegal
from arbitre.core.words import DEFAULT
from arbitre.tables.judge.deciding import MOST_MOVE, read_lines, verdict_of
from arbitre.tables.judge.requests import Request, Verdict
from arbitre.tables.log import acts
from arbitre.tables.log.table import Table
from arbitre.tables.plan import NEVER
from arbitre.tables.refusal import BAD, ILLEGAL, refused, ruled_out


def need_desk(request: Request) -> None:
    """It must be a desk, and the host's device."""
    request.need_host()
    request.need_game()
    if not request.table.desk:
        raise refused(ILLEGAL, "act-no-desk")


def correct(request: Request) -> Verdict:
    """What stands on the real board is set by hand, as one types it: a move of the table's own seat."""
    need_desk(request)
    request.need_fresh()
    table = request.table
    lang = read_lines([], request.text("lang", 8, DEFAULT))[1]
    voice = table.game.voice(table.position.view(None), lang)
    try:
        move = voice.table_move(request.text("text", MOST_MOVE))
    except Illegal as illegal:
        raise ruled_out(illegal.ruling) from None
    if not move:
        raise refused(BAD, "act-nothing-set")
    return verdict_of(table, TABLE, move)


def correction_of(table: Table) -> int | None:
    """How many lines stood before the correction that was made last; None: something else was."""
    entries = table.recorder.entries
    line = len(entries) - 1
    if not table.desk or table.over or line < table.imported:
        return None
    last = entries[line]
    return line if last.seat == TABLE and last.move != LAST_ROUND else None


def uncorrect(request: Request) -> Verdict:
    """The last correction is taken back; sheets that are in stay in."""
    need_desk(request)
    line = correction_of(request.table)
    if line is None:
        raise refused(ILLEGAL, "act-undo-nothing")
    return Verdict(acts.UNDO, "", {"to": line, "keep": True})


def judged_at(table: Table) -> int | None:
    """How many lines stood before the sheets that were judged last; None: nothing has been decided since.

    A sheet that was typed wrong is seen when it is judged, at the end of the game too.
    """
    if not table.desk or table.forfeit or table.plan.undo == NEVER or not table.steps:
        return None
    if table.recorder.held:  # the next round is being written
        return None
    first = table.steps[-1].first
    lines = table.recorder.entries[first:]
    revealed = any(entry.revealed for entry in lines)
    return first if revealed and first >= table.imported else None


def rewind(request: Request) -> Verdict:
    """The round that was judged last is written anew: the record says so."""
    request.need_host()
    if not request.table.desk:
        raise refused(ILLEGAL, "act-no-desk")
    line = judged_at(request.table)
    if line is None:
        raise refused(ILLEGAL, "act-undo-nothing")
    return Verdict(acts.TAKE_BACK, "", {"to": line})


def stop(request: Request) -> Verdict:
    """The clocks stand."""
    need_desk(request)
    if request.table.timing.stopped(request.now):
        raise refused(ILLEGAL, "act-clock-stands")
    return Verdict(acts.STOP)


def start(request: Request) -> Verdict:
    """The clocks run: all is moved on the real board."""
    need_desk(request)
    if not request.table.timing.stopped(request.now):
        raise refused(ILLEGAL, "act-clock-runs")
    return Verdict(acts.GO_ON)
