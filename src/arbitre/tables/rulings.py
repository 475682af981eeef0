"""What a move would do: judged on a copy. Nothing is changed here."""

from __future__ import annotations

from dataclasses import dataclass

from arbitre.core.chance import CHANCE, Dealer
from arbitre.core.message import Illegal
from arbitre.core.position import Move, Position, drawn
from arbitre.core.record import Recorder
from arbitre.tables.refusal import ruled_out


@dataclass(frozen=True)
class Outcome:
    """What seats do, for the record; or, when `held`, one decision that waits for others'."""

    moves: list[tuple[str, Move]]
    held: bool = False


def tried(recorder: Recorder, seat: str, move: Move | str) -> Outcome:
    """What comes of a seat's move: held, or written with the reveal and chance after it."""
    position = recorder.position.copy()
    moves: list[tuple[str, Move]] = []
    held = dict(recorder.held)
    try:
        made = position.read(seat, move) if isinstance(move, str) else move
        declared = made in position.declarations(seat)
        if declared or (len(position.actors) < 2 and not held):
            position.make(seat, made)
            moves.append((seat, made))
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
                moves.append((name, held[name]))
    elif not moves:
        return Outcome([(seat, made)], held=True)
    return Outcome(moves + dealt(recorder, position))


def dealt(recorder: Recorder, position: Position | None = None) -> list[tuple[str, Move]]:
    """What chance does now, as far as it goes, where a dealer plays it."""
    if recorder.dealer is None:
        return []
    here = recorder.position.copy() if position is None else position
    dealer = Dealer(recorder.dealer.seed)
    dealer.counter = recorder.dealer.counter
    moves: list[tuple[str, Move]] = []
    while here.actors == (CHANCE,):
        move = drawn(here, dealer)
        here.make(CHANCE, move)
        moves.append((CHANCE, move))
    return moves


def lines_of(moves: list[tuple[str, Move]]) -> list[list[str]]:
    """Moves as the lines of a record."""
    return [[seat, move.text()] for seat, move in moves]
