"""Make the navigator's leaning and standing (src/arbitre/games/dead_reckoning/standing.json).

    uv run --with numpy python tools/train_standing.py [--games 6000] [--rounds 2] [--jobs 2]

Whole games for one are played at every difficulty by greedy players, each with a leaning of its own near
the best one known. From how the margin depends on the leaning a better one is worked out, round after
round. Every beginning of a turn of all those games is an example for the standing: what it looks at, and
by how many points the game was won in the end. One seed, one result.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from math import exp
from pathlib import Path
from random import Random

import numpy as np

from arbitre.games.dead_reckoning import bots_standing, game
from arbitre.games.dead_reckoning.bots_features import features
from arbitre.games.dead_reckoning.bots_greedy import Greedy
from arbitre.games.dead_reckoning.bots_leaning import NAMES, Leaning
from arbitre.games.dead_reckoning.bots_playout import Luck, begins, happens, on_turn, step, turns
from arbitre.games.dead_reckoning.bots_standing import lead
from arbitre.games.dead_reckoning.state import OVER

FILE = Path(bots_standing.__file__).with_name("standing.json")
HIDDEN = 16
POINTS = 20.0
EPOCHS = 40
BATCH = 50
MOST = 0.7  # a leaning changes by no more in a round, as a logarithm
STEP = 0.15  # logarithm a point gained for each unit of it
Played = tuple[str, float, int, list[float], list[list[float]]]


def played(task: tuple[int, int, list[float], float]) -> list[Played]:
    """Some games: difficulty, margin, whether won, the leaning, and what was seen at each turn."""
    seed, first, centre, apart = task
    found: list[Played] = []
    for number in range(first, first + BATCH):
        chooser = Random(seed * 1_000_003 + number)
        logs = [each + chooser.gauss(0, apart) for each in centre]
        lean = Leaning([exp(each) for each in logs])
        common, rare = ("normal", "expert")[number % 2], ("hard", "extreme")[number // 10 % 2]
        difficulty = common if number % 10 else rare
        position = game.start(None, seats=1, options={"difficulty": difficulty})
        state, luck, since = position.state, Luck(seed, number), 0
        rows: list[list[float]] = []
        while state.phase != OVER:
            if begins(state, since):
                rows.append(features(state))
                since = turns(state)
            seat = on_turn(state)
            if seat < 0:
                happens(position, luck)
            else:
                step(position, Greedy(position, seat, lean).decide())
        found.append((difficulty, lead(state), state.won, logs, rows))
    return found


def better(games: list[Played]) -> list[float]:
    """The leaning after a step along the slope of the margin, as far as it stands out from the noise."""
    logs = np.array([one[3] for one in games])
    margins = np.array([one[1] for one in games])
    kinds = np.array([one[0] for one in games])
    for kind in sorted(set(kinds)):
        margins[kinds == kind] -= margins[kinds == kind].mean()
    middle = logs.mean(0)
    off = logs - middle
    table = np.c_[np.ones(len(off)), off, off**2 - (off**2).mean(0)]
    count = off.shape[1]
    normal = table.T @ table + np.diag(np.r_[0, np.full(count, 4.0), np.full(count, 12.0)])
    weights = np.linalg.solve(normal, table.T @ margins)
    noise = np.sqrt(np.diag(np.linalg.inv(normal)) * (margins - table @ weights).var())
    slope, doubt = weights[1 : count + 1], noise[1 : count + 1]
    slope *= np.maximum(0, 1 - (doubt / np.maximum(np.abs(slope), 1e-9)) ** 2)
    return [float(each) for each in middle + np.clip(STEP * slope, -MOST, MOST)]


def fitted(games: list[Played], seed: int) -> tuple[dict[str, object], float]:
    """The network by Adam, the epoch that does best on an eighth of the games; and its error there."""
    seen = np.array([row for one in games for row in one[4]])
    margin = np.array([one[1] for one in games for _ in one[4]]) / POINTS
    won = np.array([one[2] for one in games for _ in one[4]])
    test = np.array([index % 8 == 0 for index, one in enumerate(games) for _ in one[4]])
    mean, width = seen.mean(0), seen.std(0) + 1e-3
    table = np.c_[np.ones(len(seen)), (seen - mean) / width]
    rng = np.random.default_rng(seed)
    train, count = np.where(~test)[0], table.shape[1]
    inner = table[train].T @ table[train] + 30.0 * np.eye(count)
    weights = [
        np.linalg.solve(inner, table[train].T @ margin[train]),
        rng.normal(0, count**-0.5, (count, HIDDEN)),
        rng.normal(0, 0.1, HIDDEN),
    ]
    first = [np.zeros_like(one) for one in weights]
    second = [np.zeros_like(one) for one in weights]
    best, least, made = weights, 1e9, 0
    for epoch in range(EPOCHS):
        rate = 1e-3 * 0.93**epoch
        order = rng.permutation(train)
        for start in range(0, len(order), 256):
            batch = order[start : start + 256]
            made += 1
            for index, slope in enumerate(slopes(weights, table[batch], margin[batch])):
                first[index] = 0.9 * first[index] + 0.1 * slope
                second[index] = 0.999 * second[index] + 0.001 * slope * slope
                moved = first[index] / (1 - 0.9**made)
                wide = np.sqrt(second[index] / (1 - 0.999**made)) + 1e-8
                weights[index] = weights[index] - rate * moved / wide
        error = float(((answers(weights, table[test]) - margin[test]) ** 2).mean())
        if error < least:
            best, least = [one.copy() for one in weights], error
    reckoned = answers(best, table[test]) * POINTS
    spread = spread_of(reckoned, won[test], seen[test][:, 0])
    return written(best, mean, width, spread), least**0.5 * POINTS


def answers(weights: list[np.ndarray], table: np.ndarray) -> np.ndarray:
    """What the network says."""
    return table @ weights[0] + np.maximum(table @ weights[1], 0) @ weights[2]


def slopes(weights: list[np.ndarray], table: np.ndarray, margin: np.ndarray) -> list[np.ndarray]:
    """The gradient of the squared error, with a little decay."""
    raw = table @ weights[1]
    active = np.maximum(raw, 0)
    error = 2 * (table @ weights[0] + active @ weights[2] - margin) / len(margin)
    back = np.outer(error, weights[2]) * (raw > 0)
    found = [table.T @ error, table.T @ back, active.T @ error]
    return [slope + 6e-4 * each for slope, each in zip(found, weights, strict=True)]


def spread_of(reckoned: np.ndarray, won: np.ndarray, gone: np.ndarray) -> list[float]:
    """How the logistic curve from margins to chances widens: a line over how far the game has gone."""
    points: list[tuple[float, float, float]] = []
    for low in np.arange(0, 1.3, 0.186):
        here = (gone >= low) & (gone < low + 0.186)
        if here.sum() < 100:
            continue
        losses: list[tuple[float, float]] = []
        for width in np.arange(2, 25, 0.5):
            likely = np.clip(1 / (1 + np.exp(-reckoned[here] / width)), 1e-9, 1 - 1e-9)
            loss = -(won[here] * np.log(likely) + (1 - won[here]) * np.log(1 - likely)).mean()
            losses.append((float(loss), float(width)))
        points.append((low + 0.093, min(losses)[1], float(here.sum()) ** 0.5))
    middles, widths, trust = zip(*points, strict=True)
    line = np.polyfit(middles, widths, 1, w=trust)
    return [float(line[1]), float(-line[0]), 3.0]


def written(
    weights: list[np.ndarray], mean: np.ndarray, width: np.ndarray, spread: list[float]
) -> dict[str, object]:
    """The weights as the game keeps them: for what is seen as it is."""

    def plainly(column: np.ndarray, scale: float) -> list[float]:
        slope = column[1:] / width
        whole = [column[0] - (slope * mean).sum(), *slope]
        return [round(float(one) * scale, 5) for one in whole]

    return {
        "plain": plainly(weights[0], POINTS),
        "hidden": [plainly(weights[1][:, unit], 1.0) for unit in range(HIDDEN)],
        "answer": [round(float(one) * POINTS, 5) for one in weights[2]],
        "spread": [round(one, 5) for one in spread],
    }


def main() -> None:
    """Play, lean, train, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=31)
    given = parser.parse_args()
    centre = [0.0] * len(NAMES)
    games: list[Played] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for number in range(given.rounds + 1):
            # the last games, with the leaning found, are for the standing only
            apart = (0.5, 0.35)[min(number, 1)] if number < given.rounds else 0.2
            firsts = range(0, given.games, BATCH)
            tasks = [(given.seed + number, first, centre, apart) for first in firsts]
            fresh = [one for batch in pool.map(played, tasks) for one in batch]
            games += fresh
            if number < given.rounds:
                centre = better(fresh)
            mean = sum(one[1] for one in fresh) / len(fresh)
            sys.stderr.write(f"round {number + 1}: {len(fresh)} games, margin {mean:.1f}\n")
    data, error = fitted(games, given.seed)
    data["leaning"] = [round(exp(each), 4) for each in centre]
    sys.stderr.write(f"the standing is off by {error:.1f} points\n")
    FILE.write_text(json.dumps(data).replace("], ", "],\n") + "\n")


if __name__ == "__main__":
    main()
