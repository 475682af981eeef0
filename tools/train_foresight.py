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
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path
from random import Random
from typing import TypeAlias

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
Rows: TypeAlias = "np.ndarray"
"""What was seen, a row a turn; the last number says whether the game was won."""


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
    """The network fitted by Adam to nine tenths of the games, and its loss on the rest."""
    rng = np.random.default_rng(seed)
    count = rows.shape[1] - 1
    cut = len(rows) // 10
    test, rows = rows[:cut], rows[cut:]
    weights = drawn(rng, count) if start is None else arrays_of(start)
    first = [np.zeros_like(one) for one in weights]
    second = [np.zeros_like(one) for one in weights]
    step = 0
    for epoch in range(epochs):
        now = rate * (1 + np.cos(np.pi * epoch / epochs)) + 1e-5
        order = rng.permutation(len(rows))
        for begin in range(0, len(order), 512):
            batch = rows[order[begin : begin + 512]].astype(float)
            step += 1
            for index, slope in enumerate(slopes(weights, batch[:, :-1], batch[:, -1])):
                first[index] = 0.9 * first[index] + 0.1 * slope
                second[index] = 0.999 * second[index] + 0.001 * slope * slope
                mean = first[index] / (1 - 0.9**step)
                weights[index] -= now * mean / (np.sqrt(second[index] / (1 - 0.999**step)) + 1e-8)
    return foresight_of(weights), loss(weights, test)


def drawn(rng: np.random.Generator, count: int) -> list[np.ndarray]:
    """Weights to begin with."""
    return [
        rng.normal(0, count**-0.5, (count, HIDDEN)),
        np.zeros(HIDDEN),
        rng.normal(0, 0.3 * HIDDEN**-0.5, HIDDEN),
        np.zeros(1),
    ]


def slopes(weights: list[np.ndarray], seen: np.ndarray, won: np.ndarray) -> list[np.ndarray]:
    """The gradient of the logarithmic loss, with a little decay."""
    raw = seen @ weights[0] + weights[1]
    active = np.maximum(raw, 0)
    error = (1 / (1 + np.exp(-(active @ weights[2] + weights[3][0]))) - won) / len(won)
    back = np.outer(error, weights[2]) * (raw > 0)
    return [
        seen.T @ back + 1e-4 * weights[0],
        back.sum(0),
        active.T @ error + 1e-4 * weights[2],
        np.array([error.sum()]),
    ]


def loss(weights: list[np.ndarray], rows: Rows) -> float:
    """The mean logarithmic loss."""
    answer = np.maximum(rows[:, :-1] @ weights[0] + weights[1], 0) @ weights[2] + weights[3][0]
    likely = np.clip(1 / (1 + np.exp(-answer)), 1e-6, 1 - 1e-6)
    won = rows[:, -1]
    return float(-(won * np.log(likely) + (1 - won) * np.log(1 - likely)).mean())


def arrays_of(foresight: Foresight) -> list[np.ndarray]:
    """The weights to go on from."""
    hidden = np.array(foresight.hidden)
    answer = np.array(foresight.answer)
    return [hidden[:, 1:].T.copy(), hidden[:, 0].copy(), answer[1:].copy(), answer[:1].copy()]


def foresight_of(weights: list[np.ndarray]) -> Foresight:
    """The weights as the game keeps them, four decimals."""
    hidden = [
        [round(float(weights[1][unit]), 4), *(round(float(one), 4) for one in weights[0][:, unit])]
        for unit in range(weights[0].shape[1])
    ]
    answer = [round(float(weights[3][0]), 4), *(round(float(one), 4) for one in weights[2])]
    return Foresight(hidden, answer)


def write(foresight: Foresight) -> None:
    """Keep the weights."""
    lines = [json.dumps(row) for row in foresight.hidden]
    FILE.write_text(
        '{"hidden": [\n'
        + ",\n".join(lines)
        + f'\n],\n"answer": {json.dumps(foresight.answer)},\n"shown": {json.dumps(foresight.shown)}}}\n'
    )


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
