"""One game between players that are programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import process_time

from arbitre.bots import About, BotLike, make_player
from arbitre.bots.faults import BotFault
from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.edition import Edition
from arbitre.core.game import Bot, Game
from arbitre.core.position import Move, Position
from arbitre.core.tally import Tally
from arbitre.core.words import harmless

MOST_TURNS = 10_000
"""A game without an end of its own is left undecided after players were asked this often."""
UNDECIDED = ""
"""The clause of a game that was left undecided."""
FORFEIT = "forfeit"
"""The clause of a game that ended because a player gave no move that can be made (loss by forfeit)."""


@dataclass(frozen=True)
class Outcome:
    """How one game went. Players are entries: their number in the list that the match was given."""

    index: int
    entries: tuple[int, ...]  # by seat: which entry sat there
    winners: tuple[int, ...]  # entries; none is a draw, or a loss for everybody
    winning_seats: tuple[int, ...]
    clause: str
    turns: int  # in the game's own turns; without such, how often players were asked
    moves: int  # decisions of single seats
    scores: dict[int, int]  # by entry, of those that have one at the end
    lost: bool = False  # the winner has no seat: everybody lost
    counts: dict[str, int] = field(default_factory=dict)  # the game's tally
    reason: str = ""  # why it was lost, where the tally says so; of a forfeit, what the player did
    cpu: float = field(default=0.0, compare=False)  # seconds of this process
    forfeits: dict[int, str] = field(default_factory=dict)  # by entry: what it did (`bots.faults`)
    fault: str = field(default="", compare=False)  # the same at length, for who wrote the player


def seated(entry_count: int, index: int) -> tuple[int, ...]:
    """Which entry sits where in a game: one seat further each game, so that all sit everywhere.

    >>> [seated(3, index) for index in range(3)]
    [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    """
    return tuple((seat + index) % entry_count for seat in range(entry_count))


def play_match(
    game: Game,
    bots: Sequence[BotLike],
    seed: int,
    index: int,
    options: dict[str, object] | None = None,
    edition: str | Edition = "",
    budget: int | None = None,
) -> Outcome:
    """Play game number `index` of a series; it depends on nothing but what is given here.

    A player is named, or given by its class, an instance, what makes it, or a `Program`. One that gives no
    move that can be made loses the game for itself. The number of players chooses the variant. What chance
    deals depends on seed and index alone.

    >>> from arbitre.core.game import game
    >>> outcome = play_match(game("power"), ["random", "random"], 7, 1, {"rounds": 3})
    >>> outcome.entries, outcome.clause, outcome.turns, outcome.moves
    ((1, 0), 'PW-F7', 3, 6)
    """
    begin = process_time()
    entries = seated(len(bots), index)
    given = dict(options or {})
    position = game.start(None, seats=len(bots), edition=edition, options=given)
    about = About(edition if isinstance(edition, str) else edition.full_name, given)
    players: list[Bot] = []
    try:
        for entry in entries:
            players.append(make_player(game, bots[entry], about))  # noqa: PERF401 - closed, if one fails
        match = _Match(game, players, seed, index)
        match.budget = game.simulations if budget is None else budget
        match.play(position)
    finally:
        for player in players:
            player.close()
    result, tally = position.result, match.tally
    places = {seat: number for number, seat in enumerate(position.seats)}
    seats: tuple[int, ...] = ()
    if match.fault is not None:
        # where one may play alone, those who play together lose together
        seats = () if 1 in game.seat_counts else _others(len(entries), match.failed)
    elif result is not None:
        seats = tuple(places[seat] for seat in result.winners if seat in places)
    scores = result.scores if result else {}
    return Outcome(
        index,
        entries,
        tuple(entries[seat] for seat in seats),
        seats,
        FORFEIT if match.fault else result.clause if result else UNDECIDED,
        tally.turns(position, match.asked),
        match.moves,
        {entries[places[seat]]: score for seat, score in scores.items() if seat in places},
        lost=not seats and (match.fault is not None or bool(result and result.winners)),
        counts=tally.counts(position),
        reason=f"{FORFEIT}-{match.fault.kind}" if match.fault else tally.reason(position),
        forfeits={entries[match.failed]: match.fault.kind} if match.fault else {},
        fault=_at_length(match.fault) if match.fault else "",
        cpu=process_time() - begin,
    )


def _others(seats: int, failed: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(seats) if seat != failed)


def _at_length(fault: BotFault) -> str:
    """What a player did, and the last thing it wrote to stderr, on one line."""
    last = fault.stderr.strip().rpartition("\n")[2].strip()
    clause = f" ({fault.ruling.clause})" if fault.ruling is not None and fault.ruling.clause else ""
    return harmless(f"{fault}{clause}" + (f" | {last}" if last else "")).replace("\n", " ")


class _Match:
    """A game under way: its players, its dealer, and what is counted of it."""

    def __init__(self, game: Game, players: list[Bot], seed: int, index: int) -> None:
        self.players = players
        self.seed = seed
        self.index = index
        self.budget = 0
        self.dealer = Dealer(Rng(seed, index, "dealer").below(1 << 62))
        self.tally = game.tally()
        self.noting = type(self.tally) is not Tally  # the plain one takes no notes
        self.asked = 0
        self.moves = 0
        self.failed = 0  # the seat that gave no move, where there is a fault
        self.fault: BotFault | None = None

    def play(self, position: Position) -> None:
        """Play to the end, or until it takes too long."""
        self._deal(position)
        while position.result is None and self.asked < MOST_TURNS:
            self.asked += 1
            decided = self._decisions(position)
            if self.fault is not None:
                return
            if len(decided) == 1:
                # what one seat decides needs no trial on a copy
                seat, move = next(iter(decided.items()))
                events = position.make(seat, move)
            else:
                events = position.play_all(decided)
            if self.noting:
                self.tally.note(position, events)
            if position.actors == (CHANCE,):
                self._deal(position)

    def _decisions(self, position: Position) -> dict[str, Move]:
        decided = {}
        for seat in position.actors:
            place = position.seats.index(seat)
            rng = Rng(self.seed, self.index, seat, self.moves)
            try:
                decided[seat] = self.players[place].decide(position.view(seat), rng, self.budget)
            except BotFault as fault:
                self.failed, self.fault = place, fault
                break
            self.moves += 1
        return decided

    def _deal(self, position: Position) -> None:
        events = position.deal(self.dealer)
        if self.noting:
            self.tally.note(position, events)
