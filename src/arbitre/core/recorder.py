"""The recorder: a game being played and written down."""

from __future__ import annotations

from arbitre.core.chance import CHANCE, Dealer, commitment
from arbitre.core.daily import daily_seed
from arbitre.core.game import Game
from arbitre.core.header import Header
from arbitre.core.message import Event
from arbitre.core.position import Move, Position, drawn
from arbitre.core.record_lines import (
    NO_BITS,
    Entry,
    Opened,
    Promise,
    chained,
    chained_promise,
    kept_by,
    seed_line,
    woven,
)


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
        self.promises: list[Promise] = []  # made since the header's
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
            header.opened = (bits or NO_BITS, seed)
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
        lines = self.lines(result is not None and ended)
        if result is not None and ended:
            lines.append(f"end {result.text()}")
        return "\n".join(lines) + "\n"

    def lines(self, opened: bool) -> list[str]:
        """The lines of the record but its end; a seed that deals no more is open in any case."""
        lines = self.header.lines(opened or bool(self.promises))
        lines.append("")
        for line in woven(self.entries, self.promises):
            lines.append(line.text())
            if isinstance(line, Promise) and line.opened:
                if opened or line is not self.promises[-1]:
                    lines.append(seed_line(line.opened))
        return lines

    # -- the promise of the seed -------------------------------------------------------------

    def open(self, bits: str, seed: int) -> bool:
        """Open the commitment in force, if it was made from these; the text shows it at the end."""
        opened = (bits or NO_BITS, seed)
        if self.promises:
            if kept_by(self.promises[-1].commitment, opened):
                self.promises[-1].opened = opened
                return True
        elif kept_by(self.header.commitment, opened):
            self.header.opened = opened
            return True
        return False

    def renew(self, seed: int | None, bits: str = "") -> None:
        """Commit to another seed, which deals from the next line on; without one people play chance.

        >>> from arbitre.core.game import game
        >>> recorder = Recorder.begin(game("sans_allies"), players=["a"], dealing=False)
        >>> recorder.renew(7, "00ff")
        >>> print(recorder.text().splitlines()[-1][:18])
        promise 375e310cb3
        """
        if seed is None:
            self._promise("", None, None)
        else:
            self._promise(commitment(bits, seed), (bits or NO_BITS, seed), seed)

    def _promise(self, promised: str, opened: Opened | None, seed: int | None) -> None:
        self.link = chained_promise(self.link, promised)
        after = self.lines_before + len(self.entries)
        self.promises.append(Promise(after, promised, self.link.hex()[:8], opened))
        self.dealer = None if seed is None else Dealer(seed)

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
            for promise in self.promises:
                if promise.after > count:  # it stands, for the moves that are left
                    promise.after = count
                    self.link = chained_promise(self.link, promise.commitment)
                    promise.hash8 = self.link.hex()[:8]
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

    def retell(self, line: Entry | Promise, seed: int | None) -> None:
        """Write a line of a record that was judged before; this seed deals where it stops."""
        if isinstance(line, Promise):
            self._promise(line.commitment, line.opened, seed)
        else:
            self.again(line.seat, line.move)

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
