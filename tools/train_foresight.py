"""Make the weights of the admiral's foresight (src/arbitre/games/dead_reckoning/data/foresight.json).

    uv run --with numpy python tools/train_foresight.py [--games 4000] [--rounds 1] [--jobs 2]
    uv run --with numpy python tools/train_foresight.py --measure 1000 [--only expert] [--jobs 2]

Whole games are played, on all difficulties, one in five of them two against two. Each beginning of a human's
turn is one example: what the foresight looks at, and whether the game was won. The first games are of
navigators whose leaning is odd, another in each turn; then, round by round, of admirals that use the weights
so far, with some odd turns early in half of their games (only what came after the last of those counts).
Last, admirals play as they are released, and what they reckoned at their first decision of each turn is
written down beside how often they then won: the calibration. One seed, one result.

`--measure` plays games that nothing was learnt from, the same ones that `arbitre arena dead_reckoning
--seats navigator:N,admiral:N --seed S --option difficulty=…` plays, and prints who won, and what the admiral
said beside what happened; `--pair` so many games two against two.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import TypeAlias

import numpy as np

from arbitre.arena.match import Outcome, play_match
from arbitre.arena.statistics import paired, wilson
from arbitre.core.chance import Rng
from arbitre.core.game import BotMaker, Game
from arbitre.core.position import View
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.bots import foresight as bots_foresight
from arbitre.games.dead_reckoning.bots.admiral import AdmiralBot
from arbitre.games.dead_reckoning.bots.foresight import Foresight, features
from arbitre.games.dead_reckoning.bots.greedy import Greedy
from arbitre.games.dead_reckoning.bots.leaning import LEARNT, NAMES, NAVIGATOR, Leaning
from arbitre.games.dead_reckoning.bots.tempers import ADMIRAL
from arbitre.games.dead_reckoning.game import DeadReckoning
from arbitre.games.dead_reckoning.play.position import DeadReckoningPosition
from arbitre.games.dead_reckoning.rules.moves import Act
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
FRESH = 9000
"""Seeds from here on are of games that are measured, never learnt from."""
BANDS = (0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01)
"""In which parts what is reckoned is compared with what happens."""
Kind = tuple[str, int, int]
"""A difficulty, how many humans, and how many games."""
Weights = tuple[list[list[float]], list[float], list[list[float]]]
"""A foresight on its way to another process: compiled classes cannot be pickled."""
Rows: TypeAlias = "np.ndarray"
"""What was seen, a row a turn; the last number says whether the game was won."""


def weights_of(foresight: Foresight | None) -> Weights | None:
    """A foresight as plain lists."""
    return None if foresight is None else (foresight.hidden, foresight.answer, foresight.seen)


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


# -- what is reckoned beside what happens ----------------------------------------------------


class Noting(AdmiralBot):
    """An admiral who notes what it reckons at its first decision of each turn."""

    def __init__(self, rules: Game, foresight: Foresight | None = None) -> None:
        super().__init__(rules, foresight=foresight)
        self.reckoned: list[float] = []
        self.noted = -1

    def decide(self, view: View, rng: Rng, budget: int) -> Act:
        """Its decision."""
        act = super().decide(view, rng, budget)
        if self.turn != self.noted:
            self.noted = self.turn
            self.reckoned.append(self.found[0].chance)
        return act


class Watched(DeadReckoning):
    """The game with an admiral who takes notes."""

    def __init__(self, foresight: Foresight | None) -> None:
        super().__init__()
        self.foresight = foresight
        self.admirals: list[Noting] = []

    def _admiral(self, rules: Game) -> Noting:
        self.admirals.append(Noting(rules, self.foresight))
        return self.admirals[-1]

    def bots(self) -> dict[str, BotMaker]:
        """Its own players, the admiral watched."""
        return {**super().bots(), "admiral": self._admiral}


Task = tuple[str, int, int, int, int, str, int, Weights | None]
"""Difficulty, humans, seed, the first game and the one after the last, who plays, its budget, weights."""
Reckoned = tuple[str, int, int, bool, list[float], float]
"""A player, a game, its points, whether it was won, what was reckoned, seconds a turn."""


def reckoned(task: Task) -> list[Reckoned]:
    """Some games of one player as it is released."""
    difficulty, seats, seed, first, last, bot, budget, weights = task
    watched = Watched(None if weights is None else Foresight(*weights))
    found: list[Reckoned] = []
    for index in range(first, last):
        watched.admirals = []
        options: dict[str, object] = {"difficulty": difficulty}
        outcome = play_match(watched, [bot] * seats, seed, index, options, budget=budget)
        said = [chance for admiral in watched.admirals for chance in admiral.reckoned]
        found.append((bot, index, lead_of(outcome), bool(outcome.winners), said, spent(outcome)))
    return found


def lead_of(outcome: Outcome) -> int:
    """The points of those who played."""
    return sum(outcome.scores.values())


def spent(outcome: Outcome) -> float:
    """Processor seconds a turn of one player."""
    return outcome.cpu / max(1, outcome.turns) / len(outcome.entries)


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


def table(pairs: Iterable[tuple[float, float]], foresight: Foresight) -> str:
    """What hints say beside what happened, by tenths."""
    said_won = [(foresight.calibrated(rate), won) for rate, won in pairs]
    lines = ["said        turns  mean said    won"]
    for tenth in range(10):
        some = [pair for pair in said_won if tenth == min(9, int(pair[0] * 10))]
        if some:
            said = sum(one for one, _ in some) / len(some)
            won = sum(one for _, one in some) / len(some)
            band = f"{tenth * 10}-{tenth * 10 + 10} %"
            lines.append(f"{band:9} {len(some):7}  {said:8.1%}  {won:6.1%}")
    return "\n".join(lines)


def pairs_of(found: list[Reckoned]) -> list[tuple[float, float]]:
    """What was reckoned and whether it was won, turn by turn."""
    return [(chance, float(won)) for _, _, _, won, said, _ in found for chance in said]


def measure(
    pool: ProcessPoolExecutor, kinds: list[Kind], seed: int, budget: int, kept: Path | None
) -> None:
    """Print how admiral and navigator fare on the same games, and the admiral's calibration."""
    tasks = [
        (difficulty, seats, seed, first, min(first + 5, games), bot, budget, None)
        for difficulty, seats, games in kinds
        for first in range(0, games, 5)
        for bot in ("admiral", "navigator")
    ]
    answers = went_on(pool, tasks, kept)
    foresight = bots_foresight.trained()
    every: list[tuple[float, float]] = []
    for difficulty, seats, _ in kinds:
        found: dict[str, list[Reckoned]] = {"admiral": [], "navigator": []}
        for task in tasks:
            if task[:2] == (difficulty, seats):
                found[task[5]] += answers[name_of(task)]
        pairs = pairs_of(found["admiral"])
        every += pairs
        sys.stdout.write(
            f"{difficulty}, {seats} to play, seed {seed}, {budget} futures\n"
            f"{compared(found['admiral'], found['navigator'])}\n{table(pairs, foresight)}\n\n"
        )
    sys.stdout.write(f"all\n{table(every, foresight)}\n")


def name_of(task: Task) -> str:
    """A task by what it plays."""
    return " ".join(str(part) for part in task[:-1])


def went_on(
    pool: ProcessPoolExecutor, tasks: list[Task], kept: Path | None
) -> dict[str, list[Reckoned]]:
    """The answers of all tasks; those in the file are not asked for again, new ones are added to it."""
    answers: dict[str, list[Reckoned]] = {}
    if kept is not None and kept.exists():
        answers = dict(json.loads(line) for line in kept.read_text().splitlines())
    missing = [task for task in tasks if name_of(task) not in answers]
    for task, batch in zip(missing, pool.map(reckoned, missing), strict=True):
        answers[name_of(task)] = batch
        if kept is not None:
            with kept.open("a") as file:
                file.write(json.dumps([name_of(task), batch]) + "\n")
    return answers


def compared(admiral: list[Reckoned], navigator: list[Reckoned]) -> str:
    """Both players on the same games."""
    lines: list[str] = []
    for found in (admiral, navigator):
        won = sum(one[3] for one in found)
        low, high = wilson(won, len(found))
        cost = 1000 * sum(one[5] for one in found) / len(found)
        lines.append(
            f"{found[0][0]:10} {won} of {len(found)}: {won / len(found):.1%} "
            f"({low:.1%} to {high:.1%}), {cost:.0f} CPU-ms a turn"
        )
    results = [(a[3], b[3]) for a, b in zip(admiral, navigator, strict=True)]
    found_counts = [
        results.count(each) for each in ((True, True), (True, False), (False, True), (False, False))
    ]
    difference, low, high = paired(*found_counts)
    leads = [a[2] - b[2] for a, b in zip(admiral, navigator, strict=True)]
    mean = sum(leads) / len(leads)
    error = sqrt(sum((one - mean) ** 2 for one in leads)) / len(leads)
    lines.append(
        f"difference {difference:+.1%} ({low:+.1%} to {high:+.1%}), alone {found_counts[1]}/"
        f"{found_counts[2]}, own points {mean:+.1f} (standard error {error:.1f})"
    )
    return "\n".join(lines)


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
    return Foresight(hidden, answer, [[0.0, 0.0], [1.0, 1.0]])


def write(foresight: Foresight) -> None:
    """Keep the weights and the calibration."""
    lines = [json.dumps(row) for row in foresight.hidden]
    FILE.write_text(
        '{"hidden": [\n'
        + ",\n".join(lines)
        + f'\n],\n"answer": {json.dumps(foresight.answer)},\n"seen": {json.dumps(foresight.seen)}}}\n'
    )


def main() -> None:
    """Play, train, calibrate, write; or measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="of the admiral, each round")
    parser.add_argument("--navigator", type=int, default=60_000, help="games of the navigator")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--more", action="store_true", help="go on from the released weights")
    parser.add_argument("--budget", type=int, default=game.simulations, help="futures, measured")
    parser.add_argument("--calibration", type=int, default=400, help="games of each kind")
    parser.add_argument("--measure", type=int, default=0, metavar="GAMES")
    parser.add_argument("--only", choices=DIFFICULTIES, action="append")
    parser.add_argument("--pair", type=int, default=0, metavar="GAMES")
    parser.add_argument("--kept", type=Path, help="a file that measured games are kept in")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        if given.measure or given.pair:
            kinds = [(each, 1, given.measure) for each in given.only or DIFFICULTIES]
            kinds += [(each, 2, given.pair) for each in given.only or DIFFICULTIES]
            measure(
                pool, [one for one in kinds if one[2]], FRESH + given.seed, given.budget, given.kept
            )
            return
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
    if foresight is not None and given.calibration:
        calibrate(pool, foresight, given.calibration, given.seed)


def played(pool: ProcessPoolExecutor, seed: int, games: int, weights: Weights | None) -> Rows:
    """The examples of some games."""
    tasks = [(seed, first, weights) for first in range(0, games, BATCH)]
    return np.concatenate(list(pool.map(examples, tasks)))


def calibrate(pool: ProcessPoolExecutor, foresight: Foresight, games: int, seed: int) -> None:
    """Set what is said right by games of the admiral as it is released."""
    weights = weights_of(foresight)
    tasks = [
        (difficulty, 1, seed * 100 + 99, first, first + 5, "admiral", game.simulations, weights)
        for difficulty in DIFFICULTIES
        for first in range(0, games, 5)
    ]
    found = [one for batch in pool.map(reckoned, tasks) for one in batch]
    foresight.seen = rising(pairs_of(found))
    write(foresight)


if __name__ == "__main__":
    main()
