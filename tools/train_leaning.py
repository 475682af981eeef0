"""Learn what the navigator leans to (LEARNT in src/arbitre/games/dead_reckoning/bots/leaning.py).

    uv run --with numpy python tools/train_leaning.py [--games 3000] [--rounds 4] [--jobs 2]

Whole games for one are played, most of them on Normal and Expert, each with a leaning of its own: that of
the round, every factor times a random one. How the margin depends on the logarithms of the factors is
fitted over all games so far, a line and a parabola for each; its top is where the next round begins. The
last one is printed. One seed, one result.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from math import exp
from random import Random

import numpy as np

from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.bots.greedy import Greedy
from arbitre.games.dead_reckoning.bots.leaning import NAMES, Leaning
from arbitre.games.dead_reckoning.rules.scoring import total

BATCH = 50
APART = (0.5, 0.4, 0.35)
"""How far the factors of a round's games lie apart, as logarithms; later rounds are as the last."""
FARTHEST = 1.1
NOISE = 22.7
"""How far a game's margin is off from what the leaning makes it, in points."""
LINE, BEND, BEND_APART = 3.0, -1.2, 1.5
"""What is expected before any game: slopes about 0 give or take LINE, a parabola bent by BEND."""
Played = tuple[str, int, list[float]]


def played(task: tuple[int, int, list[float], float]) -> list[Played]:
    """Some games: difficulty, margin, and the leaning as logarithms."""
    seed, first, centre, apart = task
    found: list[Played] = []
    for number in range(first, first + BATCH):
        chooser = Random(seed * 1_000_003 + number)
        logs = [each + chooser.gauss(0, apart) for each in centre]
        lean = Leaning([exp(each) for each in logs])
        common, rare = ("normal", "expert")[number % 2], ("hard", "extreme")[number // 10 % 2]
        difficulty = common if number % 10 else rare
        deal = chooser.randrange(1 << 62)
        position = game.start(deal, seats=1, options={"difficulty": difficulty})
        while position.result is None:
            position.play(position.actors[0], Greedy(position, 0, lean).decide())
        margin = total(position.state, 0) - total(position.state, 1)
        found.append((difficulty, margin, logs))
    return found


def best(games: list[Played]) -> list[float]:
    """The logarithms where the fitted margin is greatest."""
    logs = np.array([one[2] for one in games])
    kinds = sorted({one[0] for one in games})
    which = np.array([[float(one[0] == kind) for kind in kinds] for one in games])
    count = logs.shape[1]
    table = np.c_[which, logs, logs**2]
    margins = np.array([one[1] for one in games]) - (logs**2).sum(1) * BEND
    doubt = np.r_[
        np.zeros(len(kinds)),
        np.full(count, (NOISE / LINE) ** 2),
        np.full(count, (NOISE / BEND_APART) ** 2),
    ]
    weights = np.linalg.solve(table.T @ table + np.diag(doubt), table.T @ margins)
    slope = weights[len(kinds) : len(kinds) + count]
    bend = np.minimum(weights[len(kinds) + count :] + BEND, BEND)
    return [float(each) for each in np.clip(-slope / (2 * bend), -FARTHEST, FARTHEST)]


def main() -> None:
    """Play games, fit the leanings to them, and print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=31)
    given = parser.parse_args()
    centre = [0.0] * len(NAMES)
    games: list[Played] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for number in range(given.rounds):
            apart = APART[min(number, len(APART) - 1)]
            firsts = range(0, given.games, BATCH)
            tasks = [(given.seed + number, first, centre, apart) for first in firsts]
            fresh = [one for batch in pool.map(played, tasks) for one in batch]
            games += fresh
            centre = best(games)
            mean = sum(one[1] for one in fresh) / len(fresh)
            sys.stderr.write(f"round {number + 1}: {len(fresh)} games, margin {mean:.1f}\n")
    for name, each in zip(NAMES, centre, strict=True):
        sys.stdout.write(f'    "{name}": {exp(each):.2f},\n')


if __name__ == "__main__":
    main()
