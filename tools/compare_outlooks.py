"""Compare the planner of Sans Alliés with itself on other weights, deal by deal.

    uv run python tools/compare_outlooks.py OTHER.json [--games 1000] [--seed 15] [--trust 0.1] [--jobs 2]

Both play the same fresh deals with the same number of simulations a decision. `first_outlook.json` beside
this file is what was released first, with a trust of 0.1; `--trust` is how far the other one trusts the
captain's choice. Printed are both rates, the paired difference with its interval, and the calibration of the
released planner: the chance that a hint names at the first decision of a turn, beside how often it then won.
`--out FILE` keeps each game as a line, and goes on from there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from arbitre.arena.match import play_match
from arbitre.arena.statistics import paired, wilson
from arbitre.core.chance import Rng
from arbitre.core.game import Bot, Game, game
from arbitre.core.position import Move, View
from arbitre.games.sans_allies.bots.captain import Captain
from arbitre.games.sans_allies.bots.outlook import Outlook, trained
from arbitre.games.sans_allies.bots.planner import TRUST, plan
from arbitre.games.sans_allies.play.position import SansAlliesView

ENOUGH = 300
"""So many turns a tenth must have before its calibration says something."""


class Task(NamedTuple):
    """One deal of an edition, and who plays it besides the released planner."""

    edition: str
    seed: int
    number: int
    budget: int
    weights: str
    trust: float


class Played(NamedTuple):
    """One deal as both played it."""

    number: int
    won: bool
    other_won: bool
    said: list[float]  # what the released planner's hint said, turn by turn


class Noting(Bot):
    """A planner that keeps what it reckons at the first decision of each turn."""

    def __init__(self, rules: Game, outlook: Outlook, trust: float) -> None:
        super().__init__(rules)
        self.captain = Captain()
        self.outlook = outlook
        self.trust = trust
        self.turn = 0
        self.rates: list[float] = []

    def decide(self, view: View, rng: Rng, budget: int) -> Move:
        """As the planner decides."""
        assert isinstance(view, SansAlliesView)
        state = view.position().copy().state
        prospects = plan(state, self.captain, self.outlook, rng, budget, trust=self.trust)
        if state.turn != self.turn and prospects[0].played:
            self.turn = state.turn
            self.rates.append(prospects[0].rate)
        return prospects[0].move


def played(task: Task) -> Played:
    """Both planners on one deal."""
    rules = game("sans_allies")
    weights = json.loads(task.weights)
    other = Outlook(weights["hidden"], weights["answer"], weights.get("seen", []))
    pair = [Noting(rules, trained(), TRUST), Noting(rules, other, task.trust)]
    won = []
    for bot in pair:
        outcome = play_match(
            rules,
            [partial(_same, bot)],
            task.seed,
            task.number,
            edition=task.edition,
            budget=task.budget,
        )
        won.append(bool(outcome.winners))
    return Played(task.number, won[0], won[1], [trained().calibrated(one) for one in pair[0].rates])


def _same(bot: Bot, _: Game) -> Bot:
    return bot


def all_played(tasks: list[Task], jobs: int, out: Path | None) -> Iterator[Played]:
    """All deals, those first that a file has already."""
    kept = [Played(*json.loads(line)) for line in out.open()] if out and out.exists() else []
    yield from kept
    done = {one.number for one in kept}
    with ProcessPoolExecutor(jobs) as pool:
        for one in pool.map(played, [task for task in tasks if task.number not in done]):
            if out:
                with out.open("a") as file:
                    file.write(json.dumps(one) + "\n")
            yield one


def report(found: list[Played]) -> str:
    """The comparison and the calibration as text."""
    games = len(found)
    lines = []
    for name, wins in (
        ("released", sum(one.won for one in found)),
        ("other", sum(one.other_won for one in found)),
    ):
        low, high = wilson(wins, games)
        lines.append(f"{name:9} {wins} of {games}: {wins / games:.1%} ({low:.1%} to {high:.1%})")
    only = sum(one.won and not one.other_won for one in found)
    only_other = sum(one.other_won and not one.won for one in found)
    both = sum(one.won and one.other_won for one in found)
    gap, low, high = paired(both, only, only_other, games - both - only - only_other)
    lines.append(
        f"released alone {only}, other alone {only_other}: "
        f"{100 * gap:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f})"
    )
    lines += ["", "said        turns  mean said    won  apart"]
    pairs = [(said, one.won) for one in found for said in one.said]
    for tenth in range(10):
        some = [(said, won) for said, won in pairs if tenth == min(9, int(said * 10))]
        if not some:
            continue
        said = sum(one for one, _ in some) / len(some)
        won = sum(one for _, one in some) / len(some)
        few = "" if len(some) >= ENOUGH else f"  (fewer than {ENOUGH} turns)"
        band = f"{tenth * 10}-{tenth * 10 + 10} %"
        lines.append(
            f"{band:9} {len(some):7}  {said:8.1%}  {won:6.1%}  {100 * (won - said):+5.1f}{few}"
        )
    return "\n".join(lines)


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="weights as in outlook.json")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=15)
    parser.add_argument("--edition", default="")
    parser.add_argument("--budget", type=int, default=game("sans_allies").simulations)
    parser.add_argument("--trust", type=float, default=TRUST)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    weights = given.other.read_text()
    tasks = [
        Task(given.edition, given.seed, index, given.budget, weights, given.trust)
        for index in range(given.games)
    ]
    found = sorted(all_played(tasks, given.jobs, given.out))
    sys.stdout.write(report(found) + "\n")


if __name__ == "__main__":
    main()
