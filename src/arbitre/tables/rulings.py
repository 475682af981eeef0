"""What a move would do: judged on a copy, written as lines of the record. Nothing is changed here."""

from __future__ import annotations

from dataclasses import dataclass

from arbitre.core.chance import CHANCE, Dealer
from arbitre.core.message import Illegal
from arbitre.core.position import Move, Position, drawn
from arbitre.core.record import Recorder
from arbitre.tables.refusal import ruled_out


@dataclass(frozen=True)
class Outcome:
    """Lines for the record; or, when `held` is a text, a decision that waits for others'."""

    lines: list[list[str]]
    held: str | None = None


def tried(recorder: Recorder, seat: str, move: Move | str) -> Outcome:
    """What comes of a seat's move: held, or written with the reveal and chance after it."""
    position = recorder.position.copy()
    lines: list[list[str]] = []
    held = dict(recorder.held)
    try:
        made = position.read(seat, move) if isinstance(move, str) else move
        declared = made in position.declarations(seat)
        if declared or (len(position.actors) < 2 and not held):
            position.make(seat, made)
            lines.append([seat, made.text()])
            if seat not in position.actors:
                held.pop(seat, None)
        else:
            position.copy().make(seat, made)
            held[seat] = made
    except Illegal as illegal:
        raise ruled_out(illegal.ruling) from None
    if held and all(actor in held for actor in position.actors):
        for name in position.seats:
            if name in held:
                position.make(name, held[name])
                lines.append([name, held[name].text()])
    elif not lines:
        return Outcome([], held[seat].text())
    return Outcome(lines + dealt(recorder, position))


def dealt(recorder: Recorder, position: Position | None = None) -> list[list[str]]:
    """What chance does now, as far as it goes, where a dealer plays it."""
    if recorder.dealer is None:
        return []
    here = recorder.position.copy() if position is None else position
    dealer = Dealer(recorder.dealer.seed)
    dealer.counter = recorder.dealer.counter
    lines: list[list[str]] = []
    while here.actors == (CHANCE,):
        move = drawn(here, dealer)
        here.make(CHANCE, move)
        lines.append([CHANCE, move.text()])
    return lines
