"""Make the weights of the planner's outlook (src/arbitre/games/sans_allies/data/outlook.json).

    uv run --with numpy python -m tools.train_outlook [--games 12000] [--rounds 2] [--jobs 2]
    uv run --with numpy python -m tools.train_outlook --measure 1000 [--jobs 2]

Whole games are played, half of them on the standard edition, half on editions around it (other tiles,
the same cards). In half of them some early decisions are random, so that odd positions are known too; only
what came after the last of those counts. Each beginning of a turn is one example: what the outlook
looks at, and whether the game was won. The captain plays the first games, then, round by round, a planner
that uses the weights so far. Last, the planner plays as it is released, and what it reckoned is
written down beside how often it then won: its calibration. One seed, one result.

`--measure` plays games that nothing was learnt from, and prints what hints say beside what happened.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np

from arbitre.core.chance import Rng
from arbitre.core.game import game
from arbitre.core.telling import SILENT
from arbitre.games.sans_allies.bots import outlook as bots_outlook
from arbitre.games.sans_allies.bots.captain import Captain
from arbitre.games.sans_allies.bots.outlook import Outlook, features
from arbitre.games.sans_allies.bots.planner import plan, promising
from arbitre.games.sans_allies.bots.playout import roll_once
from arbitre.games.sans_allies.play.position import SansAlliesPosition, decide
from arbitre.games.sans_allies.rules.setting import Setting
from arbitre.games.sans_allies.rules.state import CHANCE_PHASES, OVER, State
from tools.value_network import Fitting, Rows, fitted, written

FILE = Path(bots_outlook.__file__).parents[1] / "data" / "outlook.json"
HIDDEN = 16
ODD = 0.15
"""How often a decision is an odd one, in the turns and games that have any."""
ODD_TURNS = 12
BUDGET = 80
RELEASED_BUDGET = 160
BANDS = (0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01)
"""In which parts what is reckoned is compared with what happens."""
EDITIONS = ("gentle", "reconstructed", "hard")
FRESH = 900
"""Seeds from here on are of games that are measured, never learnt from."""
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


Weights = tuple[list[list[float]], list[float], list[list[float]]]
"""An outlook on its way to another process: compiled classes cannot be pickled."""


def weights_of(outlook: Outlook | None) -> Weights | None:
    """An outlook as plain lists."""
    return None if outlook is None else (outlook.hidden, outlook.answer, outlook.seen)


def dealt(setting: Setting, chooser: Random) -> State:
    """A game whose nation has been laid out."""
    position = SansAlliesPosition(setting)
    while not position.state.turn or position.state.standing.bit_count() < 36:
        chances = position.chances()
        move = chooser.choices([one for one, _ in chances], [each for _, each in chances])[0]
        position.make_silent("chance", move)
    return position.state


def examples(task: tuple[int, int, Weights | None]) -> list[list[float]]:
    """What was seen at the beginnings of turns of some games; the last number: whether it was won."""
    seed, games, weights = task
    outlook = None if weights is None else Outlook(*weights)
    chooser, captain = Random(seed), Captain()
    found: list[list[float]] = []
    for number in range(games):
        rng = Rng("outlook", seed, number)
        standard = Setting(game("sans_allies").edition(""))
        setting = standard if number % 2 else any_setting(chooser)
        odd_until = chooser.randint(1, ODD_TURNS) if number % 4 < 2 else 0
        state = dealt(setting, chooser)
        found += seen_in(state, captain, outlook, rng, chooser, odd_until)
    return found


def seen_in(
    state: State,
    captain: Captain,
    outlook: Outlook | None,
    rng: Rng,
    chooser: Random,
    odd_until: int,
) -> list[list[float]]:
    """One game from its first turn on: the turns after its last odd decision."""
    rows: list[list[float]] = []
    turn = 0
    while state.phase != OVER:
        if state.turn != turn:
            turn = state.turn
            rows.append(features(state))
        if state.phase in CHANCE_PHASES:
            roll_once(state, rng)
        elif turn <= odd_until and chooser.random() < ODD:
            rows.clear()
            decide(state, chooser.choice(promising(state, captain)), SILENT)
        elif outlook is None:
            decide(state, captain.decide(state), SILENT)
        else:
            decide(state, plan(state, captain, outlook, rng, BUDGET)[0].move, SILENT)
    return [[*row, 1.0 if state.won else 0.0] for row in rows]


# -- what is reckoned beside what happens ----------------------------------------------------


def reckoned(task: tuple[str, int, int, Weights]) -> list[tuple[float, float]]:
    """Games of the planner as it is released: its rate at the first decision of each turn, and the end."""
    edition, seed, games, weights = task
    outlook = Outlook(*weights)
    chooser, captain = Random(seed), Captain()
    found: list[tuple[float, float]] = []
    for number in range(games):
        rng = Rng("reckoned", seed, number)
        state = dealt(Setting(game("sans_allies").edition(edition)), chooser)
        rates: list[float] = []
        turn = 0
        while state.phase != OVER:
            if state.phase in CHANCE_PHASES:
                roll_once(state, rng)
                continue
            prospects = plan(state, captain, outlook, rng, RELEASED_BUDGET)
            if state.turn != turn and prospects[0].played:
                turn = state.turn
                rates.append(prospects[0].rate)
            decide(state, prospects[0].move, SILENT)
        found += [(rate, 1.0 if state.won else 0.0) for rate in rates]
    return found


def all_reckoned(
    pool: ProcessPoolExecutor, outlook: Outlook, editions: tuple[str, ...], games: int, seed: int
) -> list[list[tuple[float, float]]]:
    """For each edition what was reckoned in so many games, beside what happened."""
    weights = weights_of(outlook)
    tasks = [
        (edition, seed * 1_000_000 + batch, 10, weights)
        for edition in editions
        for batch in range(games // 10)
    ]
    answers = list(pool.map(reckoned, tasks))
    each = games // 10
    return [
        [pair for batch in answers[start : start + each] for pair in batch]
        for start in range(0, len(answers), each)
    ]


def rising(pairs: list[tuple[float, float]]) -> list[list[float]]:
    """The mean of what was reckoned and of what happened, band by band, and never falling (PAVA)."""
    blocks: list[tuple[float, float, int]] = []
    for low, high in pairwise(BANDS):
        some = [pair for pair in pairs if low <= pair[0] < high]
        if not some:
            continue
        blocks.append((sum(one for one, _ in some), sum(won for _, won in some), len(some)))
        while len(blocks) > 1 and blocks[-1][1] / blocks[-1][2] <= blocks[-2][1] / blocks[-2][2]:
            last, before = blocks.pop(), blocks.pop()
            blocks.append((last[0] + before[0], last[1] + before[1], last[2] + before[2]))
    means = [[round(said / n, 4), round(won / n, 4)] for said, won, n in blocks]
    return [[0.0, 0.0], *(one for one in means if 0 < one[0] < 1), [1.0, 1.0]]


def table(pairs: list[tuple[float, float]], outlook: Outlook) -> str:
    """What hints say beside what happened, by tenths."""
    lines = ["said        turns  mean said    won"]
    for tenth in range(10):
        some = [
            (said, won)
            for said, won in ((outlook.calibrated(rate), won) for rate, won in pairs)
            if tenth == min(9, int(said * 10))
        ]
        if some:
            said = sum(one for one, _ in some) / len(some)
            won = sum(one for _, one in some) / len(some)
            band = f"{tenth * 10}-{tenth * 10 + 10} %"
            lines.append(f"{band:9} {len(some):7}  {said:8.1%}  {won:6.1%}")
    return "\n".join(lines)


def measure(pool: ProcessPoolExecutor, games: int, seed: int) -> None:
    """Print the calibration of the released outlook on games of its own."""
    outlook = bots_outlook.trained()
    for edition, pairs in zip(
        EDITIONS, all_reckoned(pool, outlook, EDITIONS, games, FRESH + seed), strict=True
    ):
        sys.stdout.write(f"{edition}, {games} games\n{table(pairs, outlook)}\n\n")


# -- the network -----------------------------------------------------------------------------


def trained_on(rows: Rows, seed: int, epochs: int = 24) -> tuple[Outlook, float]:
    """The outlook fitted to what was seen, and its loss on rows kept apart."""
    how = Fitting(HIDDEN, epochs, 1.5e-3, batch=256, decay=1e-5)
    (hidden, answer), error = fitted(rows, seed, how)
    return Outlook(hidden, answer, [[0.0, 0.0], [1.0, 1.0]]), error


def write(outlook: Outlook) -> None:
    """Keep the weights and the calibration."""
    FILE.write_text(written((outlook.hidden, outlook.answer), "seen", outlook.seen))


def main() -> None:
    """Play, train, calibrate, write; or measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12_000, help="of the planner, each round")
    parser.add_argument("--captain", type=int, default=20_000, help="games of the captain")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--more", action="store_true", help="go on from the released weights")
    parser.add_argument("--calibration", type=int, default=1_200, help="games of each edition")
    parser.add_argument("--measure", type=int, default=0, metavar="GAMES")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        if given.measure:
            measure(pool, given.measure, given.seed)
            return
        outlook = bots_outlook.trained() if given.more else None
        rows: list[list[float]] = []
        for number in range(1 if given.more else 0, given.rounds + 1):
            games = given.games if number else given.captain
            tasks = [
                (given.seed * 1_000_000 + number * 10_000 + batch, 20, weights_of(outlook))
                for batch in range(games // 20)
            ]
            fresh = [row for batch in pool.map(examples, tasks) for row in batch]
            # the captain's games are forgotten: and plays on worse than a planner does
            rows = fresh if number < 2 else fresh + rows[: len(rows) // 2]
            outlook, error = trained_on(np.array(rows), given.seed + number)
            sys.stderr.write(f"round {number}: {len(rows)} examples, loss {error:.4f}\n")
            write(outlook)
        assert outlook is not None
        found = all_reckoned(pool, outlook, EDITIONS, given.calibration, given.seed)
        outlook.seen = rising([pair for pairs in found for pair in pairs])
        write(outlook)


if __name__ == "__main__":
    main()
