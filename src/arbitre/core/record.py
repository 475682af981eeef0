"""Records: a game as a readable text file, its chained hashes, its replay."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import sha256

from arbitre.core.chance import CHANCE, Dealer, commitment
from arbitre.core.game import Game, game
from arbitre.core.message import BadInput, Event, Illegal, Message, Value
from arbitre.core.position import Move, Position, drawn

FORMAT = "arbitre record 1"
MAX_LINE = 100_000


class Header:
    """What a record says before its moves: all that is needed to begin the game again."""

    def __init__(
        self,
        game: str,
        rules: int,
        edition: str,
        options: dict[str, object],
        seats: dict[str, str],
    ) -> None:
        self.game = game
        self.rules = rules
        self.edition = edition
        self.options = options
        self.seats = seats
        self.embedded = ""  # a user's own edition, as TOML
        self.start = ""  # a position text, when the game did not begin at the beginning
        self.commitment = ""
        self.opened: tuple[str, int] | None = None  # the random bits and the seed, at the end

    def lines(self) -> list[str]:
        """The header as text."""
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"edition {self.edition}"]
        if self.embedded:
            lines.append("embedded " + json.dumps(self.embedded, ensure_ascii=False))
        lines.append("options " + json.dumps(self.options, ensure_ascii=False, sort_keys=True))
        lines.append("seats " + " ".join(f"{seat}={who}" for seat, who in self.seats.items()))
        if self.start:
            lines.append(f"start {self.start}")
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        if self.opened:
            lines.append(f"seed {self.opened[0]} {self.opened[1]}")
        return lines

    def begin(self) -> Position:
        """The first position of the recorded game, chance left to the caller."""
        rules = game(self.game)
        known = rules.catalogue.rules
        if not 1 <= self.rules <= known:
            args: dict[str, Value] = {"rules": self.rules, "known": known}
            raise BadInput("rules", Message("unknown-rules", args))
        if self.start:
            return rules.read(self.start)
        if self.embedded:
            edition = rules.read_edition(self.embedded, "embedded")
        else:
            edition = rules.edition(self.edition)
        position = rules.start(
            None, seats=len(self.seats), edition=edition, options=dict(self.options)
        )
        if position.seats != tuple(self.seats):
            raise BadInput("seats", Message("record-seats", {"seats": " ".join(position.seats)}))
        return position

    def root(self, position: Position) -> bytes:
        """Where the chain of hashes begins; the seed's lines change at the end and are left out."""
        fixed = [line for line in self.lines() if not line.startswith(("commitment ", "seed "))]
        return sha256("\n".join([*fixed, position.text()]).encode()).digest()


class Entry:
    """One line of a record: a seat's move and the first eight digits of the chained hash."""

    def __init__(self, number: int, seat: str, move: str, hash8: str, line: int = 0) -> None:
        self.number = number
        self.seat = seat
        self.move = move
        self.hash8 = hash8
        self.line = line

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

    >>> recorder = Recorder.begin(game("power"), seats={"green": "a", "blue": "b",
    ...     "yellow": "c", "red": "d"}, seed=7)
    >>> for seat in recorder.position.seats:
    ...     events = recorder.play(seat, "C HQ IX")
    >>> print(recorder.text().splitlines()[-1][:15])
    4 red C HQ IX #
    """

    def __init__(self, header: Header, position: Position, dealer: Dealer | None) -> None:
        self.header = header
        self.position = position
        self.dealer = dealer
        self.dealing = True  # whether chance answers by itself
        self.held: dict[str, Move] = {}
        self.entries: list[Entry] = []
        self.link = header.root(position)

    @classmethod
    def begin(
        cls,
        game: Game,
        *,
        seats: dict[str, str] | None = None,
        players: list[str] | None = None,
        seed: int | None = None,
        bits: str = "",
        edition: str = "",
        embedded: str = "",
        options: dict[str, object] | None = None,
        dealing: bool = True,
    ) -> Recorder:
        """Start a game with these players (by seat, or in seat order)."""
        count = len(seats or players or [])
        header = Header(game.id, game.catalogue.rules, edition, dict(options or {}), {})
        kind = game.read_edition(embedded, "edition") if embedded else game.edition(edition)
        header.edition = kind.full_name
        header.embedded = embedded
        position = game.start(None, seats=count, edition=kind, options=dict(options or {}))
        header.seats = seats or dict(zip(position.seats, players or [], strict=True))
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
            events = self._write(seat, made)
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

    def _write(self, seat: str, move: Move) -> list[Event]:
        events = self.position.make(seat, move)
        number, text = len(self.entries) + 1, move.text()
        self.link = chained(self.link, number, seat, text, self.position)
        self.entries.append(Entry(number, seat, text, self.link.hex()[:8]))
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
        dealer = Dealer(self.header.opened[1]) if self.header.opened else None
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
        recorder = Recorder(self.header, self.header.begin(), None)
        dealer = None if seed is None else Dealer(seed)
        for entry, _, _ in self.replay():
            if dealer is not None and entry.seat == CHANCE:
                drawn(recorder.position, dealer)  # the dealer has come as far as the game
            recorder._write(entry.seat, recorder.position.read(entry.seat, entry.move))
        recorder.dealer = dealer
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
    number, seed_line = 1, 0
    while number < len(lines) and lines[number].strip():
        key, _, value = lines[number].rstrip("\r").partition(" ")
        if key in fields:
            raise BadInput("", Message("record-header", {"key": key[:40]}))
        fields[key] = value
        number += 1
        if key == "seed":
            seed_line = number
    header = _header(fields)
    _check_promise(header, seed_line)
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


def _header(fields: dict[str, str]) -> Header:
    known = "game rules edition embedded options seats start commitment seed".split()
    for key in fields:
        if key not in known:
            raise BadInput("", Message("record-header", {"key": key[:40]}))
    for key in ("game", "rules", "edition", "options", "seats"):
        if not fields.get(key, "").strip():
            raise BadInput("", Message("record-missing", {"key": key}))
    try:
        options = json.loads(fields["options"])
        embedded = json.loads(fields["embedded"]) if "embedded" in fields else ""
        if not isinstance(options, dict) or not isinstance(embedded, str):
            raise ValueError(fields["options"])
        seats = dict(_pair(word) for word in fields["seats"].split())
        header = Header(fields["game"], int(fields["rules"]), fields["edition"], options, seats)
        if "seed" in fields:
            bits, _, seed = fields["seed"].partition(" ")
            header.opened = (bits, int(seed))
    except (ValueError, RecursionError):
        raise BadInput("", Message("record-broken-header")) from None
    header.embedded = embedded
    header.start = fields.get("start", "")
    header.commitment = fields.get("commitment", "")
    return header


def _check_promise(header: Header, line: int) -> None:
    """An opened seed must be the one that was promised."""
    if header.opened and header.commitment:
        bits, seed = header.opened
        if commitment("" if bits == "-" else bits, seed) != header.commitment:
            raise BadInput(str(line), Message("record-commitment"))


def _pair(word: str) -> tuple[str, str]:
    seat, sign, who = word.partition("=")
    if not sign or not seat or not who:
        raise ValueError(word)
    return seat, who
