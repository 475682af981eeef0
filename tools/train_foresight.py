"""Make the weights of the admiral's foresight (src/arbitre/games/dead_reckoning/data/foresight.json).

    uv run --with numpy python -m tools.train_foresight [--games 460] [--rounds 1] [--jobs 2]

Whole games are played, on all difficulties, one in five of them two against two. Each beginning of a human's
turn is one example: what the foresight looks at, and whether the game was won. The first games are of
navigators, a share of whose turns have an odd leaning; then, round by round, of admirals that use the weights
so far, with some odd turns early in half of their games (only what came after the last of those counts).
What people are told is set right afterwards, by tools/measure_admiral.py. One seed, one result.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path
from random import Random

import numpy as np

from arbitre.core.chance import Rng
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.bots import foresight as bots_foresight
from arbitre.games.dead_reckoning.bots.admiral import AdmiralBot
from arbitre.games.dead_reckoning.bots.foresight import Foresight, features
from arbitre.games.dead_reckoning.bots.greedy import Greedy
from arbitre.games.dead_reckoning.bots.leaning import LEARNT, NAMES, NAVIGATOR, Leaning
from arbitre.games.dead_reckoning.bots.tempers import ADMIRAL
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.state import MAIN
from arbitre.games.dead_reckoning.rules.table import DIFFICULTIES
from tools.value_network import Fitting, Rows, fitted, written

FILE = Path(bots_foresight.__file__).parents[1] / "data" / "foresight.json"
HIDDEN = 32
BATCH = 20
"""Games of one task."""
APART = 0.4
"""How far the factors of an odd leaning lie from the navigator's, as logarithms."""
ODD_TURNS = 7
BUDGET = 60
"""Futures of an admiral that is learnt from; released, it has the game's own number."""
KINDS = ("normal", "expert", "normal", "expert", "hard", "expert", "normal", "extreme")
"""Difficulties by turns."""
Weights = tuple[list[list[float]], list[float], list[float]]
"""A foresight on its way to another process: compiled classes cannot be pickled."""


def weights_of(foresight: Foresight | None) -> Weights | None:
    """A foresight as plain lists."""
    return None if foresight is None else (foresight.hidden, foresight.answer, foresight.shown)


# -- games -----------------------------------------------------------------------------------


def begun(seed: int, number: int) -> DeadReckoningPosition:
    """The first position of a game: its number says what kind it is."""
    deal = Rng("foresight", seed, number).below(1 << 62)
    difficulty = KINDS[number % len(KINDS)]
    if number // len(KINDS) % 5 == 4:  # two win so often that easy games teach nothing
        return game.start(deal, seats=2, options={"difficulty": DIFFICULTIES[number % 4]})
    return game.start(deal, seats=1, options={"difficulty": difficulty})


def odd(chooser: Random) -> Leaning:
    """A leaning around the navigator's, or a temper."""
    if chooser.random() < 0.5:
        return chooser.choice(ADMIRAL).lean
    logs = [log(LEARNT[name]) + chooser.gauss(0, APART) for name in NAMES]
    return Leaning([exp(each) for each in logs])


def examples(task: tuple[int, int, Weights | None]) -> Rows:
    """What was seen in some games at the beginnings of turns, and how they ended."""
    seed, first, weights = task
    foresight = None if weights is None else Foresight(*weights)
    found: list[list[float]] = []
    for number in range(first, first + BATCH):
        position = begun(seed, number)
        chooser = Random(seed * 1_000_003 + number)
        if foresight is None:
            rows = seen_around(position, chooser)
        else:
            rows = seen_by(position, chooser, foresight)
        won = float(position.state.won == 1)
        found += [[*row, won] for row in rows]
    return np.array(found, dtype=np.float32)


def seen_around(position: DeadReckoningPosition, chooser: Random) -> list[list[float]]:
    """A game of navigators, a share of whose turns are odd ones."""
    rows: list[list[float]] = []
    side, lean, share = -2, NAVIGATOR, chooser.random()
    while position.result is None:
        state = position.state
        actor = position.actors[0]
        seat = position.seats.index(actor)
        if state.table.side != side:
            side = state.table.side
            lean = odd(chooser) if chooser.random() < share else NAVIGATOR
            if state.phase == MAIN:
                rows.append(features(state, seat))
        position.play(actor, Greedy(position, seat, lean).decide())
    return rows


def seen_by(
    position: DeadReckoningPosition, chooser: Random, foresight: Foresight
) -> list[list[float]]:
    """A game of admirals; in half of them some early turns are odd ones."""
    rows: list[list[float]] = []
    odd_until = chooser.randint(1, ODD_TURNS) if chooser.random() < 0.5 else 0
    bots = {seat: AdmiralBot(game, foresight=foresight) for seat in position.seats}
    side, asked = -2, 0
    lean: Leaning | None = None
    rng = Rng("foresight", chooser.randrange(1 << 62))
    while position.result is None:
        state = position.state
        actor = position.actors[0]
        seat = position.seats.index(actor)
        if state.table.side != side:
            side, lean = state.table.side, None
            if state.phase == MAIN:
                if max(state.table.turn) <= odd_until and chooser.random() < 0.5:
                    lean = odd(chooser)
                    rows.clear()
                else:
                    rows.append(features(state, seat))
        asked += 1
        if lean is None:
            act = bots[actor].decide(position.view(actor), rng, BUDGET)
        else:
            act = Greedy(position, seat, lean).decide()
        position.play(actor, act)
    return rows


# -- the network -----------------------------------------------------------------------------


def trained_on(
    rows: Rows, seed: int, epochs: int, rate: float, start: Foresight | None = None
) -> tuple[Foresight, float]:
    """The foresight fitted to what was seen, and its loss on rows kept apart."""
    how = Fitting(HIDDEN, epochs, rate, batch=512, decay=1e-4, answer=0.3)
    begun_with = None if start is None else (start.hidden, start.answer)
    (hidden, answer), error = fitted(rows, seed, how, begun_with)
    return Foresight(hidden, answer), error


def write(foresight: Foresight) -> None:
    """Keep the weights."""
    network = foresight.hidden, foresight.answer
    FILE.write_text(written(network, "shown", foresight.shown))


def main() -> None:
    """Play, train, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=460, help="of the admiral, each round")
    parser.add_argument("--navigator", type=int, default=60_000, help="games of the navigator")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--more", action="store_true", help="go on from the released weights")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        train(pool, given)


def train(pool: ProcessPoolExecutor, given: argparse.Namespace) -> None:
    """Round by round."""
    foresight = bots_foresight.trained() if given.more else None
    for number in range(1 if given.more else 0, given.rounds + 1):
        seed = given.seed * 100 + number
        if foresight is None:
            rows = played(pool, seed, given.navigator, None)
            foresight, error = trained_on(rows, seed, 12, 1.2e-3)
        else:
            # so that what navigators come to is not forgotten, some of their games
            rows = np.concatenate(
                [
                    played(pool, seed, given.games, weights_of(foresight)),
                    played(pool, seed + 50, given.games // 2, None),
                ]
            )
            foresight, error = trained_on(rows, seed, 12, 3e-4, foresight)
        sys.stderr.write(f"round {number}: {len(rows)} examples, loss {error:.4f}\n")
        write(foresight)


def played(pool: ProcessPoolExecutor, seed: int, games: int, weights: Weights | None) -> Rows:
    """The examples of some games."""
    tasks = [(seed, first, weights) for first in range(0, games, BATCH)]
    return np.concatenate(list(pool.map(examples, tasks)))


if __name__ == "__main__":
    main()
