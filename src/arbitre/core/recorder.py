"""The recorder: a game being played and written down; fork, play, merge and undo."""

from __future__ import annotations

from arbitre.core.chance import CHANCE, Dealer, commitment
from arbitre.core.daily import SEALED, daily_seed
from arbitre.core.game import Game
from arbitre.core.header import Header
from arbitre.core.ledger import Ledger
from arbitre.core.message import Event
from arbitre.core.position import Move, Position, draw_chance
from arbitre.core.record_lines import NO_BITS, TAKEN_BACK, Mark, Opened, Promise, Seen
from arbitre.core.telling import Moment
from arbitre.core.undo import Undo, UndoPolicy, find_undo


class Recorder(Ledger):
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
        link = header.root(position) if of is None else of.link
        super().__init__(header, link, 0 if of is None else of.lines_before + len(of.entries))
        self.position = position
        self.dealer = dealer
        # whether chance answers a move by itself
        self.dealing: bool = True if of is None else of.dealing
        # whether it is noted of each line who may know it
        self.notes_seen: bool = False if of is None else of.notes_seen
        self.held: dict[str, Move] = {} if of is None else dict(of.held)
        self._start: Position = position.copy() if of is None else of._start
        # some of those who decide at once are revealed, others to come
        self._halfway: bool = False if of is None else of._halfway

    def __repr__(self) -> str:
        # what is held is nobody's business, nor is the seed
        lines = self.lines_before + len(self.entries)
        return f"<Recorder of {self.header.game}: {lines} lines, {self.position!r}>"

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

        A date for `daily` gives the seed, unless ` sealed` follows it: a server drew it. Without a seed
        nobody deals: the caller plays chance.
        """
        header = Header(game.id, game.catalogue.rules, edition, dict(options or {}), {})
        kind = game.read_edition(embedded, "edition") if embedded else game.edition(edition)
        header.edition = kind.full_name
        header.embedded = embedded
        header.daily, header.sealed = daily.removesuffix(SEALED), daily.endswith(SEALED)
        if daily and not header.sealed:
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
        if dealing:
            recorder.deal()
        return recorder

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats whose decision is still awaited."""
        return tuple(seat for seat in self.position.actors if seat not in self.held)

    def play(self, seat: str, move: Move | str) -> list[Event]:
        """Make a move, or hold it while others still decide; the events, empty while it is held."""
        made = self.position.read(seat, move) if isinstance(move, str) else move
        text = made.text()
        declared = self.position.is_declared(seat, made)
        together = len(self.position.actors) > 1 or bool(self.held)
        if declared or not together:
            events = self._write(seat, made, text, declared)
        else:
            self.position.copy().make(seat, made)
            self.hold(seat, made)
            events = []
        if self.held and not self.waiting:
            events += self._reveal()
        return events + self.deal() if self.dealing else events

    def hold(self, seat: str, move: Move | str) -> None:
        """Hold a decision that was judged before, until those of the others are in."""
        self.held[seat] = self.position.read(seat, move) if isinstance(move, str) else move

    def recall(self, seat: str) -> bool:
        """Take a held decision back; False when there is none."""
        return self.held.pop(seat, None) is not None

    def recall_all(self) -> None:
        """Hold nothing any more: the game goes another way."""
        self.held.clear()

    def text(self, ended: bool = True) -> str:
        """The record as a file. While the game runs the seed stays closed."""
        result = self.position.result
        lines = self.lines(result is not None and ended)
        if result is not None and ended:
            lines.append(f"end {result.text()}")
        return "\n".join(lines) + "\n"

    # -- the promise of the seed -------------------------------------------------------------

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
        self.add_promise(promised, opened)
        self.dealer = None if seed is None else Dealer(seed)

    # -- a dry run -----------------------------------------------------------------------------

    def fork(self) -> Recorder:
        """A recorder that goes on from here while this one stays; its lines are those after ours.

        >>> from arbitre.core.game import game
        >>> recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"])
        >>> fork = recorder.fork()
        >>> events = fork.play("green", "pause")
        >>> [entry.number for entry in fork.entries], recorder.entries
        ([1], [])
        >>> recorder.merge(fork)
        >>> [entry.move for entry in recorder.entries]
        ['pause']
        """
        dealer = None if self.dealer is None else self.dealer.copy()
        return Recorder(self.header, self.position.copy(), dealer, self)

    def merge(self, fork: Recorder) -> None:
        """Take over all that a fork of this recorder did."""
        if fork.lines_before != self.lines_before + len(self.entries):
            raise ValueError("the record has gone on since")
        self.position, self.dealer, self.held = fork.position, fork.dealer, fork.held
        self.entries += fork.entries
        self._links += fork._links
        self.link, self._halfway = fork.link, fork._halfway

    # -- undo --------------------------------------------------------------------------------

    def find_undo(self, seat: str = "", policy: UndoPolicy | None = None) -> Undo:
        """How far a seat (empty: anybody) may go back, or why its last move stands."""
        return find_undo(
            self.entries, self.held, seat, policy or UndoPolicy(), typed=self.dealer is None
        )

    def why_not_undo(self, seat: str = "", policy: UndoPolicy | None = None) -> str:
        """Why the last move stands (see `core.undo`); empty where it may be taken back."""
        return self.find_undo(seat, policy).why

    def undo(self, seat: str = "", policy: UndoPolicy | None = None) -> bool:
        """Take the last move back where nothing of chance, no reveal and no other seat came after.

        With a seat only its own; the policy says what may go along.

        >>> from arbitre.core.game import game
        >>> recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"], seed=7)
        >>> events = recorder.play("green", "pause")
        >>> recorder.undo("blue"), recorder.undo("green"), recorder.undo("green")
        (False, True, False)
        """
        found = self.find_undo(seat, policy)
        if found.why:
            return False
        self.rewind(found.to)
        return True

    def rewind(self, count: int, keep: bool = False) -> None:
        """Go back to the first `count` lines; fair or not is the caller's business.

        Nothing is held then, unless what was decided since is to be kept.
        """
        if not keep:
            self.held.clear()
        if count < len(self.entries):
            self.position = self.after(count)
            self.strike_out(count)
            self._halfway = False

    def take_back(self, count: int) -> None:
        """Go back to the first `count` lines, further than `undo` would; the record says so.

        The dealer does not come along: who takes back what it dealt needs another one (`renew`).

        >>> from arbitre.core.game import game
        >>> recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"])
        >>> for seat in recorder.position.seats:
        ...     events = recorder.play(seat, "C HQ IX")
        >>> recorder.take_back(0)
        >>> print(recorder.text().splitlines()[-1][:12])
        taken-back 4
        """
        gone = len(self.entries) - count
        self.rewind(count)
        self.add_remark(TAKEN_BACK, str(gone))

    # -- lines that were judged before -----------------------------------------------------------

    def still(self) -> Recorder:
        """The lines so far in a copy that does not go on: whoever reads them elsewhere is not disturbed."""
        found = Recorder(self.header, self._start, None)
        found.entries = list(self.entries)
        return found

    def after(self, count: int) -> Position:
        """The position after so many lines, of its own."""
        position = self._start.copy()
        self.remake(position, 0, count)
        return position

    def remake(self, position: Position, first: int, end: int) -> list[Event]:
        """Make our lines from `first` on again, on a position that stands before them."""
        events: list[Event] = []
        for entry in self.entries[first:end]:
            events += position.make(entry.seat, position.read(entry.seat, entry.move))
        return events

    def watch(self, position: Position, first: int, end: int) -> list[Moment]:
        """Make our lines again, watched: each event with the position as it stood right then.

        >>> from arbitre.core.game import game
        >>> recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"])
        >>> events = recorder.play("green", "pause")
        >>> recorder.watch(recorder.after(0), 0, 1)
        [<Moment pause>]
        """
        moments: list[Moment] = []
        for entry in self.entries[first:end]:
            moments += position.watch(entry.seat, position.read(entry.seat, entry.move))
        return moments

    def replay_line(
        self, seat: str, move: Move | str, watched: list[Moment] | None = None
    ) -> list[Event]:
        """Write a line that was judged before, as a store or a record kept it; the dealer comes along.

        Its moments come to those `watched`.

        >>> from arbitre.core.game import game
        >>> recorder = Recorder.begin(game("power"), players=["a", "b", "c", "d"])
        >>> [event.name for event in recorder.replay_line("green", "pause")]
        ['pause']
        """
        position = self.position
        if seat == CHANCE and self.dealer is not None and position.actors == (CHANCE,):
            draw_chance(position, self.dealer)
        made = position.read(seat, move) if isinstance(move, str) else move
        text = made.text()
        declared = position.is_declared(seat, made)
        events = self._write(seat, made, text, declared, watched)
        if not declared:
            self.held.pop(seat, None)
        return events

    def replay_lines(self, lines: list[list[str]]) -> list[Event]:
        """Write lines that were judged before, each a seat and its move."""
        events: list[Event] = []
        for seat, move in lines:
            events += self.replay_line(seat, move)
        return events

    def replay_mark(self, mark: Mark, seed: int | None) -> None:
        """Write a promise or a remark that was made before; after a promise this seed deals."""
        if isinstance(mark, Promise):
            self._promise(mark.commitment, mark.opened, seed)
        else:
            self.add_remark(mark.word, mark.value)

    # -- writing -----------------------------------------------------------------------------

    def _write(
        self,
        seat: str,
        move: Move,
        text: str,
        declared: bool,
        watched: list[Moment] | None = None,
    ) -> list[Event]:
        position = self.position
        several = len(position.actors) > 1
        seen = seen_by(position, seat, move) if self.notes_seen else None
        if watched is None:
            events = position.make(seat, move)
        else:
            moments = position.watch(seat, move)
            events = [moment.event for moment in moments]
            watched += moments
        entry = self.add_line(seat, text, position)
        entry.seen = seen
        entry.declared = declared
        if declared:
            self._drop_idle()
        else:
            entry.revealed = several or self._halfway
            self._halfway = several
        return events

    def _drop_idle(self) -> None:
        """What was said may leave a seat nothing to decide: its held decision goes."""
        if self.held:
            actors = self.position.actors
            self.held = {seat: move for seat, move in self.held.items() if seat in actors}

    def _reveal(self) -> list[Event]:
        events: list[Event] = []
        for seat in self.position.seats:
            if seat in self.held:
                move = self.held.pop(seat)
                events += self._write(seat, move, move.text(), False)
        return events

    def deal_one(self) -> list[Event]:
        """Let chance make one move."""
        if self.dealer is None:
            raise ValueError("this game has no dealer")
        move = draw_chance(self.position, self.dealer)
        return self._write(CHANCE, move, move.text(), False)

    def deal(self) -> list[Event]:
        """Let chance act until a player must decide, where a dealer plays it."""
        events: list[Event] = []
        while self.dealer is not None and self.position.actors == (CHANCE,):
            events += self.deal_one()
        return events


def seen_by(position: Position, seat: str, move: Move) -> Seen | None:
    """Who may know a line that is about to be written; None: everybody."""
    viewers: tuple[str | None, ...] = (None, *position.seats)
    seen = frozenset([who for who in viewers if position.sees(who, seat, move)])
    return None if len(seen) == len(viewers) else seen
