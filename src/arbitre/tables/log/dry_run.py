"""What a move would do: judged on a recorder that runs ahead. The table itself is not changed here."""

from __future__ import annotations

from arbitre.core.chance import CHANCE
from arbitre.core.message import Event, Illegal
from arbitre.core.position import Move, Position, drawn
from arbitre.core.record import Recorder
from arbitre.tables.refusal import ruled_out

Seen = frozenset[str | None]


class Trial:
    """Lines written one after the other: what happened, and who may know each (None: everybody)."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self.seen: list[Seen | None] = []
        self.events: list[Event] = []

    @property
    def lines(self) -> list[list[str]]:
        """The lines as a store keeps them."""
        return [[entry.seat, entry.move] for entry in self.recorder.entries]

    def write(self, seat: str, move: Move) -> None:
        """One more line."""
        self.seen.append(seen_by(self.recorder.position, seat, move))
        self.events += self.recorder.again(seat, move)

    def reveal(self) -> None:
        """Decisions that waited for the last one are shown."""
        for seat in self.recorder.position.seats:
            if seat in self.recorder.held:
                self.write(seat, self.recorder.held[seat])

    def deal(self) -> None:
        """What chance does now, as far as it goes, where a dealer plays it."""
        dealer = self.recorder.dealer
        while dealer is not None and self.recorder.position.actors == (CHANCE,):
            counter = dealer.counter
            move = drawn(self.recorder.position, dealer)
            dealer.counter = counter  # writing the line draws it
            self.write(CHANCE, move)


def tried(recorder: Recorder, seat: str, move: Move | str) -> Trial:
    """What comes of a seat's move: no line where it is held, else its own, a reveal, and chance."""
    trial = Trial(recorder.ahead())
    ahead = trial.recorder
    position, held = ahead.position, ahead.held
    try:
        made = position.read(seat, move) if isinstance(move, str) else move
        if made in position.declarations(seat) or (len(position.actors) < 2 and not held):
            trial.write(seat, made)
        else:
            position.copy().make(seat, made)
            held[seat] = made
    except Illegal as illegal:
        raise ruled_out(illegal.ruling) from None
    if held and not ahead.waiting:
        trial.reveal()
    if ahead.entries:
        trial.deal()
    return trial


def dealt(recorder: Recorder) -> list[list[str]]:
    """What chance does now, as lines."""
    trial = Trial(recorder.ahead())
    trial.deal()
    return trial.lines


def seen_by(position: Position, seat: str, move: Move) -> Seen | None:
    """Who may know a line that is about to be written; None: everybody."""
    viewers: tuple[str | None, ...] = (None, *position.seats)
    seen = frozenset(who for who in viewers if position.sees(who, seat, move))
    return None if len(seen) == len(viewers) else seen
