"""Whole games by bots, as text: `python -m tests.compiled.whole_games`. Both engines must write the same."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from arbitre.bots import bot_names, make_bot
from arbitre.compiled import ENGINE
from arbitre.core.chance import Rng
from arbitre.core.game import Game, game, game_names
from arbitre.core.position import canonical
from arbitre.core.recorder import Recorder

BUDGET = 12
"""Few simulations: what is compared is the same thought, not a good one."""
LONGEST: dict[str, dict[str, object]] = {"power": {"rounds": 8}}
"""Options that keep games short."""


def tables(rules: Game) -> Iterator[tuple[str, list[str]]]:
    """Each edition and number of seats, with each player of the game at each seat once, and `random`."""
    names = bot_names(rules)
    for edition in rules.editions():
        for seats in rules.seat_counts:
            for first in range(0, len(names), seats):
                yield edition, [names[(first + seat) % len(names)] for seat in range(seats)]


def record(rules: Game, edition: str, players: list[str], seed: int, budget: int = BUDGET) -> str:
    """The record of one game, with a view of each seat and all legal moves now and then."""
    recorder = Recorder.begin(
        rules,
        players=players,
        seed=seed,
        bits="0" * 32,
        options=LONGEST.get(rules.id, {}),
        edition=edition,
    )
    bots = [make_bot(rules, player) for player in players]
    seats = recorder.position.seats
    seen: list[str] = []
    while recorder.waiting:
        seat = recorder.waiting[0]
        number = len(recorder.entries)
        view = recorder.position.view(seat)
        if number % 7 == 0:
            seen.append(view.to_bytes().decode())
            seen += [move.text() for move in recorder.position.moves(seat)]
        told = recorder.play(
            seat, bots[seats.index(seat)].decide(view, Rng("whole", number, seat), budget)
        )
        seen += [repr(event) for event in told]
    seen.append(canonical(recorder.position.to_dict()).decode())
    return "\n".join([*seen, recorder.text()])


def main(wanted: list[str]) -> None:
    """One game of every kind of table."""
    if ENGINE.is_missing():
        sys.exit("there is no compiled engine of these sources")
    print(ENGINE.state())  # noqa: T201
    for name in wanted or sorted(game_names()):
        rules = game(name)
        for number, (edition, players) in enumerate(tables(rules)):
            print(record(rules, edition, players, number))  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
