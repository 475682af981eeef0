"""Measure the admiral beside the navigator, and set right what it says (docs/dead_reckoning_figures.md).

    python -m tools.measure_admiral --games 1000 [--only expert] [--pair 40] [--kept FILE] [--jobs 2]
    uv run --with numpy python -m tools.measure_admiral --calibrate FILE...

The games are those that `arbitre arena dead_reckoning --seats navigator:N,admiral:N --seed 9001
--option difficulty=…` plays, and nothing was learnt from them; `--pair` so many two against two. With
`--kept` they are kept in a file, and it goes on where it was interrupted. `--calibrate` takes such files:
what admirals reckoned at their first decision of each turn is set right by how often they then won, and the
weights for it are written into the foresight's file. Its tables show what people are told beside what
happened, each tenth of the games by what the other nine say.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING

from arbitre.arena.match import Outcome, play_match
from arbitre.arena.statistics import paired, wilson
from arbitre.core.chance import Rng
from arbitre.core.game import Bot, Game
from arbitre.core.position import View
from arbitre.games.dead_reckoning import game
from arbitre.games.dead_reckoning.bots.admiral import AdmiralBot
from arbitre.games.dead_reckoning.bots.foresight import AS_IT_IS, told_by, trained
from arbitre.games.dead_reckoning.rules.moves import Act
from arbitre.games.dead_reckoning.rules.table import DIFFICULTIES

if TYPE_CHECKING:
    import numpy as np

FOLDS = 10
HELD_BACK = 3.0
"""How much what is told is held to what was reckoned."""
Kind = tuple[str, int, int]
"""A difficulty, how many humans, and how many games."""
Task = tuple[str, int, int, int, int, str, int]
"""Difficulty, humans, seed, the first game and the one after the last, who plays, its budget."""
Reckoned = tuple[str, int, int, bool, list[float], float]
"""A player, a game, its points, whether it was won, what was reckoned, seconds a turn."""


class Noting(Bot):
    """An admiral, and what it reckons at its first decision of each turn."""

    def __init__(self, rules: Game) -> None:
        super().__init__(rules)
        self.admiral = AdmiralBot(rules)
        self.reckoned: list[float] = []
        self.noted = -1

    def decide(self, view: View, rng: Rng, budget: int) -> Act:
        """The admiral's decision."""
        act = self.admiral.decide(view, rng, budget)
        if self.admiral.turn != self.noted:
            self.noted = self.admiral.turn
            self.reckoned.append(self.admiral.found[0].chance)
        return act


def reckoned(task: Task) -> list[Reckoned]:
    """Some games of one player as it is released."""
    difficulty, seats, seed, first, last, bot, budget = task
    found: list[Reckoned] = []
    for index in range(first, last):
        admirals: list[Noting] = []

        def watched(rules: Game, admirals: list[Noting] = admirals) -> Noting:
            admirals.append(Noting(rules))
            return admirals[-1]

        player = watched if bot == "admiral" else bot
        options: dict[str, object] = {"difficulty": difficulty}
        outcome = play_match(game, [player] * seats, seed, index, options, budget=budget)
        said = [chance for admiral in admirals for chance in admiral.reckoned]
        found.append((bot, index, points_of(outcome), bool(outcome.winners), said, spent(outcome)))
    return found


def points_of(outcome: Outcome) -> int:
    """The points of those who played."""
    return sum(outcome.scores.values())


def spent(outcome: Outcome) -> float:
    """Processor seconds a turn of one player."""
    return outcome.cpu / max(1, outcome.turns) / len(outcome.entries)


def measure(
    pool: ProcessPoolExecutor, kinds: list[Kind], seed: int, budget: int, kept: Path | None
) -> None:
    """Print how admiral and navigator fare on the same games."""
    tasks = [
        (difficulty, seats, seed, first, min(first + 5, games), bot, budget)
        for difficulty, seats, games in kinds
        for first in range(0, games, 5)
        for bot in ("admiral", "navigator")
    ]
    answers = went_on(pool, tasks, kept)
    for difficulty, seats, _ in kinds:
        found: dict[str, list[Reckoned]] = {"admiral": [], "navigator": []}
        for task in tasks:
            if task[:2] == (difficulty, seats):
                found[task[5]] += answers[name_of(task)]
        sys.stdout.write(
            f"{difficulty}, {seats} to play, seed {seed}, {budget} futures\n"
            f"{compared(found['admiral'], found['navigator'])}\n\n"
        )


def name_of(task: Task) -> str:
    """A task by what it plays."""
    return " ".join(str(part) for part in task)


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


# -- what people are told --------------------------------------------------------------------


def calibrate(files: list[Path]) -> None:
    """Fit what is told to kept games, print how true it is of games it was not fitted to, and keep it."""
    kinds: list[tuple[str, int]] = []
    games: list[int] = []
    seen: list[list[float]] = []
    won: list[float] = []
    for line in [line for file in files for line in file.read_text().splitlines()]:
        name, batch = json.loads(line)
        difficulty, humans, _, _, _, bot, _ = name.split()
        for _, index, _, good, said, _ in batch if bot == "admiral" else []:
            for chance in said:
                kinds.append((difficulty, int(humans)))
                games.append(index)
                seen.append(told_by(chance, DIFFICULTIES.index(difficulty), int(humans)))
                won.append(float(good))
    import numpy as np

    from tools.train_foresight import write

    rows, ends, fold = np.array(seen), np.array(won), np.array(games) % FOLDS
    told = np.zeros(len(rows))
    for each in range(FOLDS):
        weights = fitted(rows[fold != each], ends[fold != each])
        told[fold == each] = likely(rows[fold == each], weights)
    of = np.array([f"{difficulty}, {humans} to play" for difficulty, humans in kinds])
    for kind in dict.fromkeys(of):
        sys.stdout.write(f"{kind}\n{table(told[of == kind], ends[of == kind])}\n\n")
    sys.stdout.write(f"all\n{table(told, ends)}\n")
    foresight = trained()
    foresight.shown = [round(float(one), 3) for one in fitted(rows, ends)]
    write(foresight)


def likely(rows: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """What is told."""
    import numpy as np

    return np.asarray(1 / (1 + np.exp(-(rows @ weights))))


def fitted(rows: np.ndarray, ends: np.ndarray) -> np.ndarray:
    """The weights of what is told, by Newton's way."""
    import numpy as np

    start = np.array(AS_IT_IS)
    weights = start.copy()
    for _ in range(30):
        told = likely(rows, weights)
        slope = rows.T @ (told - ends) + HELD_BACK * (weights - start)
        bend = (rows * (told * (1 - told))[:, None]).T @ rows + HELD_BACK * np.eye(len(start))
        weights -= np.linalg.solve(bend, slope)
    return weights


def table(told: np.ndarray, won: np.ndarray) -> str:
    """What people are told beside what happened, by tenths."""
    import numpy as np

    lines = ["said        turns  mean said    won"]
    for tenth in range(10):
        some = np.minimum((told * 10).astype(int), 9) == tenth
        if some.any():
            band = f"{tenth * 10}-{tenth * 10 + 10} %"
            lines.append(
                f"{band:9} {some.sum():7}  {told[some].mean():8.1%}  {won[some].mean():6.1%}"
            )
    return "\n".join(lines)


def main() -> None:
    """Play and compare, or calibrate."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="alone, on each difficulty")
    parser.add_argument("--pair", type=int, default=0, help="games two against two, likewise")
    parser.add_argument("--only", choices=DIFFICULTIES, action="append")
    parser.add_argument("--kept", type=Path, help="a file that the games are kept in")
    parser.add_argument("--calibrate", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--budget", type=int, default=game.simulations, help="futures")
    parser.add_argument("--seed", type=int, default=9001)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    if given.calibrate:
        calibrate(given.calibrate)
        return
    kinds = [(each, 1, given.games) for each in given.only or DIFFICULTIES]
    kinds += [(each, 2, given.pair) for each in given.only or DIFFICULTIES]
    with ProcessPoolExecutor(given.jobs) as pool:
        measure(pool, [one for one in kinds if one[2]], given.seed, given.budget, given.kept)


if __name__ == "__main__":
    main()
