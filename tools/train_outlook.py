"""Make the weights of the planner's outlook (src/arbitre/games/sans_allies/outlook.json).

    uv run --with numpy python tools/train_outlook.py [--games 10000] [--rounds 1] [--jobs 2]

Whole games are played on many editions around ours (other tiles, the same cards), now and then with a
random decision so that odd positions are known too. Each beginning of a turn is one example: what the
outlook looks at, and whether the game was won. The first round is played by the captain, the next ones
by a planner that uses the weights so far. One seed, one result.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy as np

from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.games.sans_allies import bots_outlook
from arbitre.games.sans_allies.bots_captain import Captain
from arbitre.games.sans_allies.bots_outlook import Outlook, features
from arbitre.games.sans_allies.bots_planner import plan, promising
from arbitre.games.sans_allies.bots_playout import UNHEARD, roll_once
from arbitre.games.sans_allies.moves import Decision
from arbitre.games.sans_allies.position import SansAlliesPosition, decide
from arbitre.games.sans_allies.setting import Setting
from arbitre.games.sans_allies.state import CHANCE_PHASES, OVER, State

FILE = Path(bots_outlook.__file__).with_name("outlook.json")
HIDDEN = 16
ODD = 0.1
BUDGET = 40
RESEARCH = [
    [3, 3, 3, 4, 4, 4, 5, 5],
    [3, 3, 3, 4, 4, 5, 5, 5],
    [3, 3, 3, 4, 4, 5, 5, 6],
    [3, 3, 3, 4, 5, 5, 6, 6],
    [3, 3, 4, 4, 4, 5, 5, 6],
]


def any_setting(chooser: Random) -> Setting:
    """An edition near ours, with other tiles."""
    setting = Setting(game("sans_allies").edition(""))
    first, step = chooser.choice([6, 7, 8, 9, 10, 11, 12]), chooser.choice([3, 3.5, 4, 4, 4.5])
    setting.values.defence = [round(first + step * row) for row in range(8)]
    setting.values.research = list(chooser.choice(RESEARCH))
    return setting


def examples(task: tuple[int, int, Outlook | None]) -> list[list[float]]:
    """What was seen at the beginnings of turns of some games; the last number: whether it was won."""
    seed, games, outlook = task
    chooser, captain = Random(seed), Captain()
    found: list[list[float]] = []
    for number in range(games):
        rng = Rng("outlook", seed, number)
        position = SansAlliesPosition(any_setting(chooser))
        while not position.state.turn or position.state.standing.bit_count() < 36:
            chances = position.chances()
            move = chooser.choices([one for one, _ in chances], [each for _, each in chances])[0]
            position.advance("chance", move, UNHEARD)
        found += seen_in(position.state, captain, outlook, rng, chooser)
    return found


def seen_in(
    state: State, captain: Captain, outlook: Outlook | None, rng: Rng, chooser: Random
) -> list[list[float]]:
    """One game from its first turn on."""
    rows: list[list[float]] = []
    turn = 0
    while state.phase != OVER:
        if state.turn != turn:
            turn = state.turn
            rows.append(features(state))
        if state.phase in CHANCE_PHASES:
            roll_once(state, rng)
        else:
            decide(state, chosen(state, captain, outlook, rng, chooser), UNHEARD)
    return [[*row, 1.0 if state.won else 0.0] for row in rows]


def chosen(
    state: State, captain: Captain, outlook: Outlook | None, rng: Rng, chooser: Random
) -> Decision:
    """The decision of the captain, of the planner, or now and then an odd one."""
    if chooser.random() < ODD:
        return chooser.choice(promising(state, captain))
    if outlook is None:
        return captain.decide(state)
    return plan(state, captain, outlook, rng, BUDGET)[0].move


def trained_on(rows: np.ndarray, seed: int, epochs: int = 24) -> tuple[Outlook, float]:
    """The network fitted by Adam to nine tenths of the games, and its loss on the rest."""
    rng = np.random.default_rng(seed)
    count = rows.shape[1] - 1
    test, rows = rows[: len(rows) // 10], rows[len(rows) // 10 :]
    weights = [
        rng.normal(0, count**-0.5, (count, HIDDEN)),
        np.zeros(HIDDEN),
        rng.normal(0, HIDDEN**-0.5, HIDDEN),
        np.zeros(1),
    ]
    first = [np.zeros_like(one) for one in weights]
    second = [np.zeros_like(one) for one in weights]
    step = 0
    for epoch in range(epochs):
        rate = 1.5e-3 * (1 + np.cos(np.pi * epoch / epochs)) + 1e-5
        order = rng.permutation(len(rows))
        for start in range(0, len(rows), 256):
            batch = rows[order[start : start + 256]]
            step += 1
            for index, slope in enumerate(slopes(weights, batch[:, :-1], batch[:, -1])):
                first[index] = 0.9 * first[index] + 0.1 * slope
                second[index] = 0.999 * second[index] + 0.001 * slope * slope
                mean = first[index] / (1 - 0.9**step)
                weights[index] -= rate * mean / (np.sqrt(second[index] / (1 - 0.999**step)) + 1e-8)
    return outlook_of(weights), loss(weights, test)


def slopes(weights: list[np.ndarray], seen: np.ndarray, won: np.ndarray) -> list[np.ndarray]:
    """The gradient of the logarithmic loss, with a little decay."""
    raw = seen @ weights[0] + weights[1]
    active = np.maximum(raw, 0)
    error = (1 / (1 + np.exp(-(active @ weights[2] + weights[3][0]))) - won) / len(won)
    back = np.outer(error, weights[2]) * (raw > 0)
    return [
        seen.T @ back + 1e-5 * weights[0],
        back.sum(0),
        active.T @ error + 1e-5 * weights[2],
        np.array([error.sum()]),
    ]


def loss(weights: list[np.ndarray], rows: np.ndarray) -> float:
    """The mean logarithmic loss."""
    answer = np.maximum(rows[:, :-1] @ weights[0] + weights[1], 0) @ weights[2] + weights[3][0]
    likely = np.clip(1 / (1 + np.exp(-answer)), 1e-6, 1 - 1e-6)
    won = rows[:, -1]
    return float(-(won * np.log(likely) + (1 - won) * np.log(1 - likely)).mean())


def outlook_of(weights: list[np.ndarray]) -> Outlook:
    """The weights as the game keeps them, four decimals."""
    hidden = [
        [round(float(weights[1][unit]), 4), *(round(float(one), 4) for one in weights[0][:, unit])]
        for unit in range(HIDDEN)
    ]
    answer = [round(float(weights[3][0]), 4), *(round(float(one), 4) for one in weights[2])]
    return Outlook(hidden, answer)


def main() -> None:
    """Play, train, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    outlook: Outlook | None = None
    rows: list[list[float]] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for number in range(given.rounds):
            # games of the planner take longer: a third of them
            games = given.games if outlook is None else given.games // 3
            tasks = [
                (given.seed * 1_000_000 + number * 10_000 + batch, 50, outlook)
                for batch in range(games // 50)
            ]
            fresh = [row for batch in pool.map(examples, tasks) for row in batch]
            rows = fresh if outlook is None else fresh + rows[: len(fresh) // 2]
            outlook, error = trained_on(np.array(rows), given.seed + number)
            sys.stderr.write(f"round {number + 1}: {len(rows)} examples, loss {error:.4f}\n")
    assert outlook is not None
    lines = [json.dumps(row) for row in outlook.hidden]
    FILE.write_text(
        '{"hidden": [\n' + ",\n".join(lines) + f'\n],\n"answer": {json.dumps(outlook.answer)}}}\n'
    )


if __name__ == "__main__":
    main()
