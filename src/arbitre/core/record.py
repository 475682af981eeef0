"""Records: a game as a readable text file, its chained hashes, its replay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256

from arbitre.core.chance import CHANCE, Dealer, commitment
from arbitre.core.daily import daily_seed
from arbitre.core.game import Game
from arbitre.core.header import FORMAT, Header, read_header
from arbitre.core.message import BadInput, Event, Illegal, Message, Value
from arbitre.core.position import Move, Position, drawn

MAX_LINE = 100_000


class Entry:
    """One line of a record: a seat's move and the first eight digits of the chained hash."""

    __slots__ = ("declared", "hash8", "line", "move", "number", "revealed", "seat")

    def __init__(self, number: int, seat: str, move: str, hash8: str, line: int = 0) -> None:
        self.number = number
        self.seat = seat
        self.move = move
        self.hash8 = hash8
        self.line = line
        self.revealed = False  # decided at once with others, and shown with theirs
        self.declared = False  # said beside a decision

    def text(self) -> str:
        """The line as written."""
        return f"{self.number} {self.seat} {self.move} #{self.hash8}"


def chained(before: bytes, number: int, seat: str, move: str, position: Position) -> bytes:
    """The next link: over the last one, the line, and the text of the position it led to."""
    return sha256(before + f"{number} {seat} {move}\n{position.text()}".encode()).digest()


class Recorder:
    """A game being played and written down.

    Decisions made at once by several seats are held here, outside the position, until the last one
    is in: they can be recalled, and nobody else's position knows of them.

    >>> from arbitre.core.game import game
    >>> recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"], seed=7)
    >>> for seat in recorder.position.seats:
    ...     events = recorder.play(seat, "C HQ IX")
    >>> print(recorder.text().splitlines()[-1][:15])
    4 red C HQ IX #
    """

    def __init__(
        self,
        header: Header,
        position: Position,
        dealer: Dealer | None,
        of: Recorder | None = None,
    ) -> None:
        self.header = header
        self.position = position
        self.dealer = dealer
        self.dealing = True  # whether chance answers by itself
        self.held: dict[str, Move] = {} if of is None else dict(of.held)
        self.entries: list[Entry] = []
        self.lines_before: int = 0 if of is None else of.lines_before + len(of.entries)
        self.link: bytes = header.root(position) if of is None else of.link
        self._start: Position = position.copy() if of is None else of._start
        self._links: list[bytes] = []  # the link before each line
        # some of those who decide at once are revealed, others to come
        self._halfway: bool = False if of is None else of._halfway

    @classmethod
    def begin(
        cls,
        game: Game,
        *,
        players: list[str],
        seed: int | None = None,
        bits: str = "",
        edition: str = "",
        embedded: str = "",
        options: dict[str, object] | None = None,
        daily: str = "",
        dealing: bool = True,
    ) -> Recorder:
        """Start a game with these players, in seat order.

        A date for `daily` gives the seed. Without a seed nobody deals: the caller plays chance.
        """
        header = Header(game.id, game.catalogue.rules, edition, dict(options or {}), {})
        kind = game.read_edition(embedded, "edition") if embedded else game.edition(edition)
        header.edition = kind.full_name
        header.embedded = embedded
        header.daily = daily
        if daily:
            seed, bits = daily_seed(game.id, daily), ""
        position = game.start(None, seats=len(players), edition=kind, options=dict(options or {}))
        header.seats = dict(zip(position.seats, players, strict=True))
        dealer = None
        if seed is not None:
            dealer = Dealer(seed)
            header.commitment = commitment(bits, seed)
            header.opened = (bits or "-", seed)
        recorder = cls(header, position, dealer)
        recorder.dealing = dealing
        recorder._deal()
        return recorder

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats whose decision is still awaited."""
        return tuple(seat for seat in self.position.actors if seat not in self.held)

    def play(self, seat: str, move: Move | str) -> list[Event]:
        """Make a move, or hold it while others still decide; the events, empty while it is held."""
        made = self.position.read(seat, move) if isinstance(move, str) else move
        declared = made in self.position.declarations(seat)
        together = len(self.position.actors) > 1 or bool(self.held)
        if declared or not together:
            events = self._write(seat, made, declared)
            if seat not in self.position.actors:
                self.held.pop(seat, None)
        else:
            self.position.copy().make(seat, made)
            self.held[seat] = made
            events = []
        if self.held and not self.waiting:
            events += self._reveal()
        return events + self._deal()

    def recall(self, seat: str) -> bool:
        """Take a held decision back; False when there is none."""
        return self.held.pop(seat, None) is not None

    def text(self, ended: bool = True) -> str:
        """The record as a file. While the game runs the seed stays closed."""
        result = self.position.result
        opened = self.header.opened
        if result is None or not ended:
            self.header.opened = None
        lines = [*self.header.lines(), "", *(entry.text() for entry in self.entries)]
        self.header.opened = opened
        if result is not None and ended:
            lines.append(f"end {result.text()}")
        return "\n".join(lines) + "\n"

    # -- ahead -------------------------------------------------------------------------------

    def ahead(self) -> Recorder:
        """A recorder that goes on from here while this one stays; its lines are those after ours.

        >>> from arbitre.core.game import game
        >>> recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"])
        >>> trial = recorder.ahead()
        >>> events = trial.play("green", "pause")
        >>> [entry.number for entry in trial.entries], recorder.entries
        ([1], [])
        >>> recorder.join(trial)
        >>> [entry.move for entry in recorder.entries]
        ['pause']
        """
        dealer = None
        if self.dealer is not None:
            dealer = Dealer(self.dealer.seed)
            dealer.counter = self.dealer.counter
        return Recorder(self.header, self.position.copy(), dealer, self)

    def join(self, trial: Recorder) -> None:
        """Take over all that a recorder did that went ahead of this one."""
        if trial.lines_before != self.lines_before + len(self.entries):
            raise ValueError("the record has gone on since")
        self.position, self.dealer, self.held = trial.position, trial.dealer, trial.held
        self.entries += trial.entries
        self._links += trial._links
        self.link, self._halfway = trial.link, trial._halfway

    # -- undo --------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the last line may be taken back."""
        return not self.standing()

    def standing(self, seat: str = "", chance: bool = False, through: tuple[str, ...] = ()) -> str:
        """Why the last move stands; empty where it may be taken back.

        `nothing`: there is no move; `chance`: chance has acted since; `reveal`: decisions made at
        once were shown; `seat`: another seat has moved or decided since. For the meaning of the
        arguments see `undo`.
        """
        free = [CHANCE] if chance and self.dealer is None else []
        if all(seat not in ("", entry.seat) and entry.seat not in free for entry in self.entries):
            return "nothing"
        if self.held:
            return "seat"
        for entry in reversed(self.entries):
            if entry.revealed:
                return "reveal"
            if entry.seat in through:
                continue
            if entry.seat == CHANCE:
                return "" if free else "chance"
            return "" if seat in ("", entry.seat) else "seat"
        return "nothing"

    def undo(self, seat: str = "", chance: bool = False, through: tuple[str, ...] = ()) -> bool:
        """Take the last line back where nothing of chance, no reveal and no other seat came after.

        With a seat only its own line. With `chance`, where no dealer plays, a line of chance too:
        somebody typed it and may have mistyped it. The lines of the seats in `through` that came
        after go along with it.

        >>> from arbitre.core.game import game
        >>> recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"], seed=7)
        >>> events = recorder.play("green", "pause")
        >>> recorder.undo("blue"), recorder.undo("green"), recorder.undo("green")
        (False, True, False)
        """
        if self.standing(seat, chance, through):
            return False
        count = len(self.entries) - 1
        while self.entries[count].seat in through:
            count -= 1
        self.rewind(count)
        return True

    def rewind(self, count: int) -> None:
        """Go back to the first `count` lines; whether that is fair is the caller's business."""
        if count < len(self.entries):
            self.position, self.link = self.after(count), self._links[count]
            del self.entries[count:], self._links[count:]
            self._halfway = False

    def after(self, count: int) -> Position:
        """The position after so many lines, of its own."""
        position = self._start.copy()
        for entry in self.entries[:count]:
            position.make(entry.seat, position.read(entry.seat, entry.move))
        return position

    # -- writing -----------------------------------------------------------------------------

    def again(self, seat: str, move: Move | str) -> list[Event]:
        """Write a line that was judged before, as a store kept it; the dealer comes along.

        >>> from arbitre.core.game import game
        >>> recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"])
        >>> [event.name for event in recorder.again("green", "pause")]
        ['pause']
        """
        position = self.position
        if seat == CHANCE and self.dealer is not None and position.actors == (CHANCE,):
            drawn(position, self.dealer)
        made = position.read(seat, move) if isinstance(move, str) else move
        declared = made in position.declarations(seat)
        events = self._write(seat, made, declared)
        if not declared or seat not in position.actors:
            self.held.pop(seat, None)
        return events

    def _write(self, seat: str, move: Move, declared: bool = False) -> list[Event]:
        several = len(self.position.actors) > 1
        events = self.position.make(seat, move)
        number, text = self.lines_before + len(self.entries) + 1, move.text()
        self._links.append(self.link)
        self.link = chained(self.link, number, seat, text, self.position)
        entry = Entry(number, seat, text, self.link.hex()[:8])
        self.entries.append(entry)
        entry.declared = declared
        if not declared:
            entry.revealed = several or self._halfway
            self._halfway = several
        return events

    def _reveal(self) -> list[Event]:
        events: list[Event] = []
        for seat in self.position.seats:
            if seat in self.held:
                events += self._write(seat, self.held.pop(seat))
        return events

    def deal_one(self) -> list[Event]:
        """Let chance make one move."""
        if self.dealer is None:
            raise ValueError("this game has no dealer")
        return self._write(CHANCE, drawn(self.position, self.dealer))

    def _deal(self) -> list[Event]:
        events: list[Event] = []
        while self.dealing and self.dealer is not None and self.position.actors == (CHANCE,):
            events += self.deal_one()
        return events


class Record:
    """A record that was read: header, moves, and the claimed end."""

    def __init__(self, header: Header, entries: list[Entry], end: str, end_line: int) -> None:
        self.header = header
        self.entries = entries
        self.end = end
        self.end_line = end_line

    def replay(self) -> Iterator[tuple[Entry, Position, list[Event]]]:
        """Each line with the position it led to (one object, changing) and what happened.

        BadInput names the line that cannot be read, is illegal or hashes differently.
        """
        position = self.header.begin()
        link = self.header.root(position)
        seed = self.header.seed
        dealer = None if seed is None else Dealer(seed)
        for entry in self.entries:
            if dealer is not None and entry.seat == CHANCE:
                _check_chance(position, dealer, entry)
            try:
                move = position.read(entry.seat, entry.move)
                events = position.make(entry.seat, move)
            except Illegal as refused:
                raise RefusedLine(entry.line, refused) from None
            if move.text() != entry.move:
                args: dict[str, Value] = {"expected": move.text()}
                raise BadInput(str(entry.line), Message("record-form", args))
            link = chained(link, entry.number, entry.seat, entry.move, position)
            if link.hex()[:8] != entry.hash8:
                expected: dict[str, Value] = {"expected": link.hex()[:8], "found": entry.hash8}
                raise BadInput(str(entry.line), Message("record-hash", expected))
            yield entry, position, events
        self._check_end(position)

    def resume(self, seed: int | None) -> Recorder:
        """A recorder that goes on where this record stops."""
        dealer = None if seed is None else Dealer(seed)
        recorder = Recorder(self.header, self.header.begin(), dealer)
        for entry, _, _ in self.replay():
            recorder.again(entry.seat, entry.move)
        recorder._deal()
        return recorder

    def _check_end(self, position: Position) -> None:
        reached = position.result.text() if position.result else ""
        if self.end and self.end != reached:
            args: dict[str, Value] = {"end": self.end, "reached": reached or "-"}
            raise BadInput(str(self.end_line), Message("record-end", args))


class RefusedLine(BadInput):
    """A line of a record that the rules refuse."""

    def __init__(self, line: int, refused: Illegal) -> None:
        super().__init__(str(line), refused.ruling.message)
        self.ruling = refused.ruling


def _check_chance(position: Position, dealer: Dealer, entry: Entry) -> None:
    """The seed is a claim: what chance did must be what its dealer deals."""
    if position.actors != (CHANCE,):
        return
    expected = drawn(position, dealer).text()
    if expected != entry.move:
        raise BadInput(str(entry.line), Message("record-seed", {"expected": expected}))


def read_record(text: str) -> Record:
    """A record from its text.

    BadInput with no line in `where` means that this is no record at all or that its header cannot
    be used; with a line number, that the line is wrong.
    """
    lines = text.split("\n")
    if lines[0].rstrip("\r") != FORMAT:
        raise BadInput("", Message("record-format", {"format": FORMAT}))
    fields: dict[str, str] = {}
    places: dict[str, int] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        key, _, value = lines[number].rstrip("\r").partition(" ")
        if key in fields:
            raise BadInput("", Message("record-header", {"key": key[:40]}))
        fields[key] = value
        number += 1
        places[key] = number
    header = read_header(fields, places)
    entries: list[Entry] = []
    end, end_line = "", 0
    for index in range(number + 1, len(lines)):
        line = lines[index].rstrip("\r")
        if not line and index == len(lines) - 1:
            break
        if end_line or len(line) > MAX_LINE:
            raise BadInput(str(index + 1), Message("record-line"))
        if line.startswith("end "):
            end, end_line = line[4:], index + 1
            continue
        found = re.fullmatch(r"([0-9]+) (\S+) (.*) #([0-9a-f]{8})", line)
        if not found or found.group(1) != str(len(entries) + 1):
            raise BadInput(str(index + 1), Message("record-line"))
        entries.append(
            Entry(len(entries) + 1, found.group(2), found.group(3), found.group(4), index + 1)
        )
    return Record(header, entries, end, end_line)
