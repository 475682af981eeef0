"""Make the positions that `arbitre bench power` measures: python -m arbitre.bench.collect_power N."""

from __future__ import annotations

import json
import sys

from arbitre.bots import make_bot
from arbitre.core.chance import Rng
from arbitre.core.game import game

FIRST, LAST = 5, 25


def collect(wanted: int) -> list[str]:
    """Positions of rounds 5 to 25 with the sheets written there, from games of mixed bots."""
    rules = game("power")
    found: list[str] = []
    number = 0
    while len(found) < wanted:
        number += 1
        position = rules.start()
        names = ["greedy", "greedy", "random", "random"]
        seats = position.seats[number % 4 :] + position.seats[: number % 4]
        players = {seat: make_bot(rules, name) for seat, name in zip(seats, names, strict=True)}
        while position.actors:
            here = position.text()
            moves = {
                seat: players[seat].decide(position.view(seat), Rng(number, seat, here), 0)
                for seat in position.actors
            }
            played = json.loads(json.dumps(position.to_dict()))["round"]
            # every third round: neighbouring rounds are too much alike
            if FIRST <= played <= LAST and played % 3 == number % 3 and len(moves) == 4:
                sheets = {seat: move.text() for seat, move in moves.items()}
                found.append(json.dumps({"position": here, "sheets": sheets}))
            position.play_all(moves)
    return found[:wanted]


if __name__ == "__main__":
    print("\n".join(collect(int(sys.argv[1]))))
