"""Beside a real table (companion mode): what people type for chance, or let the program draw for them."""

from __future__ import annotations

import secrets

from arbitre.core.chance import CHANCE, Dealer
from arbitre.core.draw_words import draw_word, number_drawn
from arbitre.core.message import Illegal, Message, Ruling
from arbitre.core.position import Position, drawn
from arbitre.core.words import Words
from arbitre.tables import acts
from arbitre.tables.asking import Verdict
from arbitre.tables.refusal import BAD, refused, ruled_out
from arbitre.tables.table import Table

JOINT = ", "
"""How outcomes stand on one line: every game parts them so."""


def chance_verdict(table: Table, text: str, lang: str) -> Verdict:
    """The act of a line typed for chance: as many of its outcomes as can happen, at least one.

    `draw`, `draw 3` and `draw all` let the program draw what is asked for, so many, all of this kind.
    """
    words = table.game.talk().words(lang)
    first, _, rest = text.strip().partition(" ")
    if draw_word(first) == "draw":
        return _drawn(table, rest, words)
    return _typed(table, text, words)


def _typed(table: Table, text: str, words: Words) -> Verdict:
    talk, position = table.game.talk(), table.position.copy()
    lines: list[list[str]] = []
    moves = talk.chance_moves(position.view(None), text, words)
    ruling: Ruling | None = None
    while len(lines) < len(moves) and position.actors == (CHANCE,):
        try:
            made = position.read(CHANCE, moves[len(lines)])
            position.make(CHANCE, made)
        except Illegal as illegal:
            ruling = illegal.ruling
            break
        lines.append([CHANCE, made.text()])
        # what a word means may depend on what is asked for now
        again = talk.chance_moves(position.view(None), text, words)
        moves = again if len(again) == len(moves) else moves
    if not lines:
        raise ruled_out(ruling) if ruling else refused(BAD, "act-chance-nothing")
    verdict = Verdict(acts.MOVE, "", {"lines": lines})
    left = moves[len(lines) :]
    if left:
        verdict.ruling = ruling
        verdict.said = Message("act-chance-taken", {"n": len(lines), "all": len(moves)})
        if position.actors == (CHANCE,):
            verdict.rest = JOINT.join(_spoken(table, position, move, words) for move in left)
    return verdict


def _spoken(table: Table, position: Position, move: str, words: Words) -> str:
    """An outcome as one types it; what cannot be read stays as it is."""
    try:
        return table.game.talk().spoken_chance(position.read(CHANCE, move), words)
    except Illegal:
        return move


def _drawn(table: Table, rest: str, words: Words) -> Verdict:
    """What the program draws is taken back in one go."""
    talk, position = table.game.talk(), table.position.copy()
    kind = talk.chance_kind(position.view(None), words)
    most = number_drawn(rest, talk.chance_count(position.view(None)))
    if not most:
        raise refused(BAD, "act-draw-how")
    dealer = Dealer(secrets.randbits(63))
    lines: list[list[str]] = []
    while len(lines) < most and position.actors == (CHANCE,):
        if talk.chance_kind(position.view(None), words) != kind:
            break
        move = drawn(position, dealer)
        position.make(CHANCE, move)
        lines.append([CHANCE, move.text()])
    return Verdict(acts.MOVE, "", {"lines": lines, "drawn": True})
