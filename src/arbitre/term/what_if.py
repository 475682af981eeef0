"""What if, at a keyboard: one of one's own past decisions made otherwise; nothing of it is kept."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from arbitre.core.chance import Dealer
from arbitre.core.message import Illegal, Ruling
from arbitre.core.position import Move
from arbitre.core.study import Crossroads, WhatIf, crossroads, imagined, what_if
from arbitre.term.table import BOLD, DIM, TermTable
from arbitre.term.telling import print_telling, show_refusal

if TYPE_CHECKING:
    from arbitre.term.turn import Turn

PLACE = re.compile(r"(\d{1,6})(?:\.(\d{1,6}))?")
"""A round or turn, and which of one's decisions there."""
MOST_SHOWN = 24
"""So many lines are named that could be added."""


def otherwise(turn: Turn, rest: str) -> None:
    """What would have come of other lines: `[n[.k]] line; line`; without lines, what was decided there."""
    table = turn.table
    people = [player for player in table.players.values() if not player.bot]
    if len(people) > 1 and table.game.secrets:
        table.say("term-whatif-secret")
        return
    first, _, lines = rest.partition(" ")
    found = PLACE.fullmatch(first)
    if found is None:
        lines = rest
    asked = _last(turn) if found is None else int(found[1])
    places = _decisions(turn, asked)
    if not places:
        table.say("term-whatif-none", number=asked, unit=table.chronicle.unit)
        return
    which = int(found[2]) if found is not None and found[2] else len(places)
    if not 1 <= which <= len(places):
        table.say("term-whatif-which", n=len(places), number=asked)
    elif lines.strip():
        _try(turn, places[which - 1], lines)
    else:
        _list(turn, places, asked)


def _last(turn: Turn) -> int:
    """The round or turn of one's last decision; where there is none, the one under way."""
    under_way = turn.table.chronicle.number
    for number in range(under_way, 0, -1):
        if _decisions(turn, number):
            return number
    return under_way


def _decisions(turn: Turn, number: int) -> list[Crossroads]:
    """One's own decisions in a round or turn."""
    lines = turn.table.chronicle.lines_of(number)
    found: list[Crossroads] = []
    line = lines.start if lines else 0
    while lines and line < lines.stop:
        place = crossroads(turn.table.recorder, line, lambda line: _known(turn, line))
        if turn.seat in place.decided and place.line in lines:
            found.append(place)
        line = max(place.end, line + 1)
    return found


def _known(turn: Turn, line: int) -> bool:
    """Whether whoever sits here may know a line of the record."""
    seen = turn.table.recorder.entries[line].seen
    return seen is None or not seen.isdisjoint((None, turn.seat))


def _list(turn: Turn, places: list[Crossroads], number: int) -> None:
    """What was decided there, each with the place that one types, and how it is changed."""
    table = turn.table
    table.say("term-whatif-decided", 0, BOLD, number=number, unit=table.chronicle.unit)
    for which, place in enumerate(places, 1):
        move = place.position.read(turn.seat, place.decided[turn.seat])
        voice = table.voice_of(place.position.view(turn.seat))
        table.screen.say(f"{number}.{which}  {'; '.join(voice.written(move))}", 2)
    table.say("term-whatif-how", 0, DIM, cmd="whatif", place=f"{number}.{len(places)}")


def _try(turn: Turn, place: Crossroads, text: str) -> None:
    """Another decision there, and what comes of it."""
    move = _written(turn, place, text)
    if move is None:
        return
    found = _outcome(turn, place, move)
    if isinstance(found, Ruling):
        show_refusal(turn.table, text, found)
    else:
        _show(turn.table, turn.seat, found)


def _written(turn: Turn, place: Crossroads, text: str) -> Move | None:
    """The decision that the lines make; None, with why, where they make none."""
    table = turn.table
    draft = table.game.draft(place.position.view(turn.seat), table.lang)
    for part in (one.strip() for one in text.split(";")):
        line = draft.add(part) if part else None
        if line is not None and line.ruling is not None:
            show_refusal(table, line.text, line.ruling)
            return None
    if draft.complete:
        return draft.decision()
    table.say("term-incomplete")
    table.screen.say(" · ".join(draft.next()[:MOST_SHOWN]), 2)
    return None


def _outcome(turn: Turn, place: Crossroads, move: Move) -> WhatIf | Ruling:
    """What comes of it; where something is hidden from this seat, in a world it could be in."""
    recorder, moves = turn.table.recorder, {turn.seat: move.text()}
    seed = turn.table.rng("what if", turn.seat, str(place.line)).below(1 << 30)
    whole = all(_known(turn, line) for line in range(len(recorder.entries)))
    ruling = None
    for there in [place] if whole else imagined(place, turn.seat, seed):
        try:
            return what_if(recorder, there, moves, Dealer(seed), lambda line: _known(turn, line))
        except Illegal as illegal:
            ruling = illegal.ruling
    assert ruling is not None
    return ruling


def _show(table: TermTable, seat: str, found: WhatIf) -> None:
    """What would have happened, the board after it, and what that is worth."""
    table.say("term-whatif", 0, BOLD)
    print_telling(table, table.told(found.events, found.before.view(None)))
    table.show_board(found.after.view(seat))
    if found.fresh:
        table.say("term-whatif-chance", 0, DIM)
    table.say("term-whatif-end", 0, DIM)
