"""What may lie behind a seat's view of a record: hidden lines filled in, so that all that is seen can follow.

Whichever way is found, the viewers see the same: positions that differ only in what a viewer cannot see give
equal views. It is found line by line; where one cannot follow, two outcomes of hidden lines before it are
exchanged, those first that it speaks of.
"""

from __future__ import annotations

from collections.abc import Iterator

from arbitre.core.chance import CHANCE
from arbitre.core.message import BadInput, Illegal, Message, Value
from arbitre.core.position import Move, Position, refuse
from arbitre.core.record import RefusedLine
from arbitre.core.record_lines import Entry

HIDDEN = "?"
"""Stands for a move that the viewers may not know."""
MOST_MADE = 60_000
"""So many lines are made, again and again, before a line counts as one that cannot follow."""


class World:
    """A search for hidden moves (constraint repair): one way in which a game may have gone."""

    def __init__(
        self,
        start: Position,
        entries: list[Entry],
        viewers: tuple[str, ...],
        most: int = MOST_MADE,
    ) -> None:
        self._start = start
        self._most = most
        self._entries = entries
        self._who: tuple[str | None, ...] = (None, *viewers)
        self._moves: list[str] = []
        self._before: dict[int, Position] = {}  # each hidden line, and the position before it
        self._made = 0
        # where each word stands in what is seen
        self._said: dict[str, list[int]] = {}
        for index, entry in enumerate(entries):
            for word in [] if entry.move == HIDDEN else _words(entry.move):
                self._said.setdefault(word, []).append(index)

    def moves(self) -> list[str]:
        """A move for each line; BadInput names the line that cannot follow."""
        position = self._start.copy()
        for index, entry in enumerate(self._entries):
            try:
                self._moves.append(self._make(position, index, "", ""))
            except Illegal as refused:
                repaired = self._repaired(index)
                if repaired is None:
                    raise RefusedLine(entry.line, refused) from None
                position = repaired
        if self._entries and position.result is not None:
            # at the end nothing is hidden any more, and what was made up would be shown
            raise BadInput(str(self._entries[-1].line), Message("record-view-over"))
        return self._moves

    # -- one line ------------------------------------------------------------------------------

    def _make(self, position: Position, index: int, kept: str, instead: str) -> str:
        """Make a line and give its move; of a hidden one `kept`, where it may be, or else `instead`."""
        self._made += 1
        entry = self._entries[index]
        if entry.move == HIDDEN:
            self._before[index] = position.copy()
            move = self._chosen(position, index, kept, instead)
        else:
            move = position.read(entry.seat, entry.move)
            if move.text() != entry.move:
                args: dict[str, Value] = {"expected": move.text()}
                raise BadInput(str(entry.line), Message("record-form", args))
            if not self._sees(position, entry.seat, move):
                raise refuse("", "record-view-seen")
        position.make(entry.seat, move)
        return move.text()

    def _sees(self, position: Position, seat: str, move: Move) -> bool:
        return any(position.sees(who, seat, move) for who in self._who)

    def _chosen(self, position: Position, index: int, kept: str, instead: str) -> Move:
        unseen = self._unseen(position, index)
        if not unseen:
            raise refuse("", "record-view-hidden")
        for wanted in (kept, instead):
            for move in unseen:
                if wanted and move.text() == wanted:
                    return move
        return min(unseen, key=lambda move: self._wanted(position, index, move))

    def _unseen(self, position: Position, index: int) -> list[Move]:
        """What may happen on a line that the viewers may not know."""
        seat = self._entries[index].seat
        if seat == CHANCE:
            moves = [move for move, _ in position.chances()]
        else:
            moves = position.moves(seat)
        return [move for move in moves if not self._sees(position, seat, move)]

    def _wanted(self, position: Position, index: int, move: Move) -> int:
        """The next line that speaks of a move, by somebody who knows it; what nobody does comes last."""
        seat = self._entries[index].seat
        for line in self._said.get(_words(move.text())[-1], []):
            if line > index and position.sees(self._entries[line].seat, seat, move):
                return line
        return len(self._entries)

    # -- another world -------------------------------------------------------------------------

    def _repaired(self, index: int) -> Position | None:
        """The position after a line that did not follow, in a world where it does."""
        for hidden, other in self._exchanges(index):
            if self._made > self._most:
                return None
            before, moves = dict(self._before), list(self._moves)
            position = self._exchanged(hidden, other, index)
            if position is not None:
                return position
            self._before, self._moves = before, moves
        return None

    def _exchanges(self, index: int) -> Iterator[tuple[int, str]]:
        """Hidden lines before a line, each with another move: first those that the line speaks of."""
        words = _words(self._entries[index].move)
        lines = sorted(self._before, reverse=True)
        found: list[tuple[int, int, str]] = []
        for place, hidden in enumerate(lines):
            now = self._moves[hidden] if hidden < len(self._moves) else ""
            for move in self._unseen(self._before[hidden], hidden):
                text = move.text()
                if text == now or not now:
                    continue
                named = _words(text)[-1] in words or _words(now)[-1] in words
                found.append((0 if named else 1, place, text))
        for _, place, text in sorted(found):
            yield lines[place], text

    def _exchanged(self, hidden: int, other: str, index: int) -> Position | None:
        """Where all lines up to one lead when a hidden move is another; that one takes its place later."""
        position = self._before[hidden].copy()
        was = list(self._moves)
        del self._moves[hidden:]
        try:
            for line in range(hidden, index + 1):
                kept = other if line == hidden else was[line] if line < len(was) else ""
                self._moves.append(self._make(position, line, kept, was[hidden]))
        except Illegal:
            return None
        return position


def _words(text: str) -> list[str]:
    return text.split() or [""]
