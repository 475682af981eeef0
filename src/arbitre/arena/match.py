"""One game between players that are programs."""

from __future__ import annotations

from dataclasses import dataclass

from arbitre.bots import make_bot
from arbitre.core.chance import Dealer, Rng
from arbitre.core.edition import Edition
from arbitre.core.game import Game

MOST_TURNS = 10_000
"""A game without an end of its own is left undecided after this many turns."""
UNDECIDED = ""
"""The clause of a game that was left undecided."""


@dataclass(frozen=True)
class Outcome:
    """How one game went. Players are entries: their number in the list that the match was given."""

    index: int
    entries: tuple[int, ...]  # by seat: which entry sat there
    winners: tuple[int, ...]  # entries; none is a draw
    winning_seats: tuple[int, ...]
    clause: str
    turns: int  # how often players were asked: a decision of several seats at once is one turn
    moves: int  # decisions of single seats
    scores: dict[int, int]  # by entry, of those that have one at the end


def seated(entry_count: int, index: int) -> tuple[int, ...]:
    """Which entry sits where in a game: one seat further each game, so that all sit everywhere.

    >>> [seated(3, index) for index in range(3)]
    [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    """
    return tuple((seat + index) % entry_count for seat in range(entry_count))


def play_match(
    game: Game,
    bots: list[str],
    seed: int,
    index: int,
    options: dict[str, object] | None = None,
    edition: str | Edition = "",
) -> Outcome:
    """Play game number `index` of a series; it depends on nothing but what is given here.

    The number of players chooses the variant.

    >>> from arbitre.core.game import game
    >>> outcome = play_match(game("power"), ["random", "random"], 7, 1, {"rounds": 3})
    >>> outcome.entries, outcome.clause, outcome.turns, outcome.moves
    ((1, 0), 'PW-F7', 3, 6)
    """
    entries = seated(len(bots), index)
    players = [make_bot(game, bots[entry]) for entry in entries]
    position = game.start(None, seats=len(bots), edition=edition, options=dict(options or {}))
    dealer = Dealer(Rng(seed, index, "dealer").below(1 << 62))
    position.deal(dealer)
    turns, moves = 0, 0
    while position.result is None and turns < MOST_TURNS:
        turns += 1
        decided = {}
        for seat in position.actors:
            number = position.seats.index(seat)
            rng = Rng(seed, index, seat, moves)
            decided[seat] = players[number].decide(position.view(seat), rng, game.simulations)
            moves += 1
        position.play_all(decided)
        position.deal(dealer)
    result = position.result
    places = {seat: number for number, seat in enumerate(position.seats)}
    if result is None:
        return Outcome(index, entries, (), (), UNDECIDED, turns, moves, {})
    seats = tuple(places[seat] for seat in result.winners)
    return Outcome(
        index,
        entries,
        tuple(entries[seat] for seat in seats),
        seats,
        result.clause,
        turns,
        moves,
        {entries[places[seat]]: score for seat, score in result.scores.items()},
    )
