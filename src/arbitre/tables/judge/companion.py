"""Beside a real table (companion mode): what people type for chance, or let the program draw for them."""

from __future__ import annotations

import secrets

from arbitre.core.chance import CHANCE, Dealer
from arbitre.core.draw_words import draw_word, number_drawn
from arbitre.core.keypad import JOINT
from arbitre.core.message import Illegal, Message, Ruling
from arbitre.core.position import Position, draw_chance
from arbitre.core.voice import Voice
from arbitre.tables.judge.requests import Verdict
from arbitre.tables.log import acts
from arbitre.tables.log.dry_run import DryRun
from arbitre.tables.log.table import Table
from arbitre.tables.refusal import BAD, refused, ruled_out


def chance_verdict(table: Table, text: str, lang: str) -> Verdict:
    """The act of a line typed for chance: as many of its outcomes as can happen, at least one.

    `draw`, `draw 3` and `draw all` let the program draw what is asked for, so many, all of this kind.
    """
    first, _, rest = text.strip().partition(" ")
    if draw_word(first) == "draw":
        return _drawn(table, rest, lang)
    return _typed(table, text, lang)


def _typed(table: Table, text: str, lang: str) -> Verdict:
    run = DryRun(table.recorder.fork(), [])
    entries, position = run.recorder.entries, run.recorder.position
    moves = _moves(table, position, text, lang)
    ruling: Ruling | None = None
    while len(entries) < len(moves) and position.actors == (CHANCE,):
        try:
            run.events += run.recorder.play(CHANCE, moves[len(entries)])
        except Illegal as illegal:
            ruling = illegal.ruling
            break
        # what a word means may depend on what is asked for now
        again = _moves(table, position, text, lang)
        moves = again if len(again) == len(moves) else moves
    if not entries:
        raise ruled_out(ruling) if ruling else refused(BAD, "act-chance-nothing")
    verdict = Verdict(acts.MOVE, "", {"lines": run.lines}, run)
    left = moves[len(entries) :]
    if left:
        verdict.ruling = ruling
        verdict.said = Message("act-chance-taken", {"n": len(entries), "all": len(moves)})
        if position.actors == (CHANCE,):
            verdict.rest = JOINT.join(_spoken(table, position, move, lang) for move in left)
    return verdict


def _moves(table: Table, position: Position, text: str, lang: str) -> list[str]:
    """What a line means as things stand."""
    return _voice(table, position, lang).chance_moves(text)


def _spoken(table: Table, position: Position, move: str, lang: str) -> str:
    """An outcome as one types it; what cannot be read stays as it is."""
    try:
        return _voice(table, position, lang).outcome(position.read(CHANCE, move))
    except Illegal:
        return move


def _voice(table: Table, position: Position, lang: str) -> Voice:
    return table.game.voice(position.view(None), lang)


def _drawn(table: Table, rest: str, lang: str) -> Verdict:
    """What the program draws is taken back in one go."""
    run = DryRun(table.recorder.fork(), [])
    position = run.recorder.position
    asked = _voice(table, position, lang)
    kind = asked.chance_kind()
    most = number_drawn(rest, asked.chance_count())
    if not most:
        raise refused(BAD, "act-draw-how")
    dealer = Dealer(secrets.randbits(63))
    while len(run.recorder.entries) < most and position.actors == (CHANCE,):
        if _voice(table, position, lang).chance_kind() != kind:
            break
        run.events += run.recorder.play(CHANCE, draw_chance(position, dealer))
    return Verdict(acts.MOVE, "", {"lines": run.lines, "drawn": True}, run)
