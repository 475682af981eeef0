"""From what a seat sends to its decision (validation): lines of a draft, a move, the act it makes."""

from __future__ import annotations

from arbitre.core.contract import RESIGN
from arbitre.core.game import Game
from arbitre.core.message import Illegal
from arbitre.core.options import shown
from arbitre.core.position import Move, View
from arbitre.core.words import LANGUAGES
from arbitre.tables.judge.requests import Verdict
from arbitre.tables.log import acts
from arbitre.tables.log.dry_run import dry_run
from arbitre.tables.log.table import Table
from arbitre.tables.plan import readable
from arbitre.tables.refusal import BAD, ILLEGAL, LARGE, Refused, refused, ruled_out

MOST_MOVE = 20_000
MOST_LINES = 200


def read_lines(lines: object, lang: str) -> tuple[list[str], str]:
    """The lines of a draft from outside, and their language."""
    if lang not in LANGUAGES:
        raise refused(BAD, "unknown-word", value=shown(lang), known=", ".join(LANGUAGES))
    if not isinstance(lines, list | tuple) or not all(
        isinstance(line, str) and readable(line) for line in lines
    ):
        raise refused(BAD, "act-lines")
    if len(lines) > MOST_LINES or sum(len(line) for line in lines) > MOST_MOVE:
        raise refused(LARGE, "act-long", n=sum(len(line) for line in lines), most=MOST_MOVE)
    return list(lines), lang


def decision(table: Table, seat: str, lines: list[str], lang: str) -> Move:
    """What the lines of a draft decide; Refused where they decide nothing."""
    if seat not in table.position.actors:
        raise not_awaited(table, seat)
    return drafted(table.game, table.position.view(seat), lines, lang)


def not_awaited(table: Table, seat: str) -> Refused:
    """The exception where nothing is awaited of a seat: with the game's own reason, where it has one."""
    ruling = None if table.over else table.position.why_idle(seat)
    return refused(ILLEGAL, "act-not-awaited") if ruling is None else ruled_out(ruling)


def drafted(game: Game, view: View, lines: list[str], lang: str) -> Move:
    """What the lines of a draft decide for the seat of a view; Refused where they decide nothing."""
    draft = game.draft(view, lang)
    for line in lines:
        draft.add(line)
    if not draft.complete:
        raise refused(ILLEGAL, "act-incomplete")
    try:
        return draft.decision()
    except Illegal as illegal:
        raise ruled_out(illegal.ruling) from None


def verdict_of(table: Table, seat: str, move: Move | str, **why: str) -> Verdict:
    """The act of a move: its lines, or a sheet that is held."""
    run = dry_run(table.recorder, seat, move)
    if run.recorder.entries:
        return Verdict(acts.MOVE, seat, {"lines": run.lines, **why}, run)
    return Verdict(acts.HOLD, seat, {"move": run.recorder.held[seat].text(), **why}, run)


def is_declared(table: Table, seat: str, move: Move | str) -> bool:
    """Whether a move is something that a seat may say beside a decision."""
    text = move if isinstance(move, str) else move.text()
    return text in [one.text() for one in table.position.declarations(seat)]


def lost(table: Table, seat: str, why: str) -> Verdict:
    """A seat gives up, by the game's own rule where it has one."""
    if is_declared(table, seat, RESIGN):
        return verdict_of(table, seat, RESIGN, **({"why": why} if why else {}))
    return Verdict(acts.FORFEIT, seat, {"why": why})
