"""Make the chances that the end of a game shows, and measure how true they are (docs/chances.md).

    python tools/fit_chances.py play power fitting [--jobs 2] [--rows FOLDER]
    python tools/fit_chances.py play power measuring [--jobs 2] [--rows FOLDER]
    uv run --with numpy python tools/fit_chances.py fit [power] [--rows FOLDER]
    python tools/fit_chances.py measure [power] [--write] [--rows FOLDER]

`play` plays games between bots and writes down what is seen as each turn begins (the moments at which
the end of a game has a point of its curve), and who won; it goes on in a file that is there. A number is
one game, and says what it is (how many players, which edition, which difficulty). Which numbers are for
fitting and which for measuring is written below: games are parted, never turns, for the turns of one
game hang together. `fit` writes the weights into the data of the games; how much they are held back is
chosen by cross-validation among the games for fitting. `measure` prints, by tenths, what is shown
beside what happened, and how far that may be off by luck, found by drawing games, not turns, again; it
exits with 1 where a tenth of a game is further off than it may be; `--write` keeps the table of all its
games for the page that shows it. One seed, one result.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, cast

from arbitre.bots import make_bot
from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.game import game
from arbitre.core.position import Position, draw_chance

DATA = Path(__file__).parents[1] / "src" / "arbitre" / "games"
SEED = 31
FITTING = {"power": range(1200), "sans": range(900), "dead": range(2000)}
MEASURING = {
    "power": range(20000, 21000),
    "sans": range(20000, 22700),
    "dead": range(20000, 21800),
}
"""Decided before any of these games was measured: how many there are was a matter of time to play them."""
HELD_BACK = {"power": (50.0, 100.0, 200.0), "sans": (2.0,), "dead": (0.5, 2.0, 5.0)}
"""How much weights may be held back: the turns of a game hang together, and games are fewer than rows."""
FOLDS = 5
MAY_BE_OFF, FEW = 0.05, 100
"""How far a tenth may be off, and from how many chances on it counts."""
DRAWS = 400
SURE = 0.01
"""Nothing is shown to be more certain than that before the end."""
DIFFICULTIES = ("normal", "hard", "expert", "extreme")
EDITIONS = ("gentle", "reconstructed", "hard")
Row = dict[str, Any]
Said = tuple[int, float, float]
"""A game, what was said in it, and what happened."""


# -- games -------------------------------------------------------------------------------------


def walked(
    name: str,
    bots: list[str],
    index: int,
    options: dict[str, object],
    edition: str,
    see: Callable[[Position], object],
    seed: int = SEED,
) -> tuple[list[tuple[int, Any]], Position]:
    """One game: what was seen as each turn began, with its number, and the last position."""
    rules = game(name)
    players = [make_bot(rules, bot) for bot in bots]
    dealer = Dealer(Rng(seed, index, "dealer").below(1 << 62))
    position = rules.start(None, seats=len(bots), options=dict(options), edition=edition)
    rows: list[tuple[int, Any]] = []
    number, moves, begun = turn_of(position), 0, False
    while position.result is None:
        if not begun and number and position.actors != (CHANCE,):
            rows.append((number, see(position)))
            begun = True
        if position.actors == (CHANCE,):
            draw = draw_chance(position, dealer)
            position.make(CHANCE, draw)
        else:
            decided = {}
            for seat in position.actors:
                rng = Rng(seed, index, seat, moves)
                player = players[position.seats.index(seat)]
                decided[seat] = player.decide(position.view(seat), rng, rules.simulations)
                moves += 1
            position.play_all(decided)
        if turn_of(position) > number and position.result is None:
            number, begun = turn_of(position), True
            rows.append((number, see(position)))
    return rows, position


def turn_of(position: Position) -> int:
    """The number of the round or turn."""
    period = position.period()
    assert period is not None
    return period.number


def state_of(position: Position) -> Any:
    """The state inside a position of one of our games."""
    return cast("Any", position).state


def power_rows(index: int) -> list[Row]:
    """Greedy players, two, three and four of them by turns."""
    from arbitre.games.power.bots.outlook import features

    count = 2 + index % 3
    bots = ["greedy"] * count
    rows, last = walked("power", bots, index, {}, "", lambda at: features(state_of(at)))
    won = state_of(last).winners
    return [
        {"g": index, "of": f"{count} players", "t": turn, "x": list(seen.values())}
        | {"y": [1 / len(won) if seat in won else 0.0 for seat in seen]}
        for turn, seen in rows
    ]


def dead_rows(index: int) -> list[Row]:
    """Navigators, on each difficulty by turns; every fourth time two of them."""
    from arbitre.games.dead_reckoning.bots.outlook import features

    hard = DIFFICULTIES[index % 4]
    count = 2 if index // 4 % 4 == 3 else 1
    bots = ["navigator"] * count
    rows, last = walked(
        "dead_reckoning", bots, index, {"difficulty": hard}, "", lambda at: features(state_of(at))
    )
    won = float(state_of(last).won == 1)
    kind = hard if count == 1 else "two against two"
    return [{"g": index, "of": kind, "t": turn, "x": [seen], "y": [won]} for turn, seen in rows]


def sans_rows(index: int) -> list[Row]:
    """The planner, on each edition by turns."""
    from arbitre.games.sans_allies.bots.outlook import shown_features

    edition = EDITIONS[index % 3]
    rows, last = walked(
        "sans_allies", ["planner"], index, {}, edition, lambda at: shown_features(state_of(at))
    )
    won = float(state_of(last).won)
    return [{"g": index, "of": edition, "t": turn, "x": [seen], "y": [won]} for turn, seen in rows]


ROWS = {"power": power_rows, "sans": sans_rows, "dead": dead_rows}


def play(name: str, numbers: Iterable[int], file: Path, jobs: int) -> None:
    """Play the games that are not in the file yet."""
    known = {row["g"] for row in read(file)} if file.exists() else set()
    left = [number for number in numbers if number not in known]
    with file.open("a") as out, Pool(jobs) as pool:
        for rows in pool.imap(ROWS[name], left):
            out.write("".join(json.dumps(row) + "\n" for row in rows))
            out.flush()


def read(file: Path) -> list[Row]:
    """The rows that were played."""
    return [json.loads(line) for line in file.read_text().splitlines()]


def read_only(folder: Path, name: str, part: str) -> list[Row]:
    """The rows of the games that are for this, all of them."""
    numbers = (FITTING if part == "fitting" else MEASURING)[name]
    rows = [row for row in read(folder / f"rows_{name}_{part}.jsonl") if row["g"] in numbers]
    missing = len(numbers) - len({row["g"] for row in rows})
    if missing:
        sys.exit(f"{name}: {missing} games for {part} have not been played")
    return rows


# -- fits --------------------------------------------------------------------------------------


def laid_out(rows: list[Row]) -> tuple[Any, Any, Any]:
    """Features, which sides there are, and what happened: by row and side.

    One side alone stands against a side of which nothing is seen: so a softmax is a logistic regression.
    """
    import numpy as np  # type: ignore[import-not-found, unused-ignore]

    sides = max(2, *(len(row["x"]) for row in rows))
    seen = np.zeros((len(rows), sides, len(rows[0]["x"][0])))
    there, won = np.zeros((len(rows), sides), bool), np.zeros((len(rows), sides))
    for number, row in enumerate(rows):
        count = len(row["x"])
        seen[number, :count], won[number, :count] = row["x"], row["y"]
        there[number, : max(2, count)] = True
        if count == 1:
            won[number, 1] = 1 - row["y"][0]
    return seen, there, won


def softmax(seen: Any, there: Any, weights: Any) -> Any:
    """What weights say, by row and side."""
    import numpy as np

    sums = np.where(there, seen @ weights, -1e9)
    raised = np.exp(sums - sums.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


def fitted(seen: Any, there: Any, won: Any, held_back: float) -> Any:
    """Weights of a softmax over the sides of each row (conditional logit), by Newton's method."""
    import numpy as np

    weights = np.zeros(seen.shape[2])
    for _ in range(40):
        said = softmax(seen, there, weights)
        slope = np.einsum("ijk,ij->k", seen, won - said) - held_back * weights
        mean = np.einsum("ijk,ij->ik", seen, said)
        bend = np.einsum("ijk,ij,ijl->kl", seen, said, seen, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend + held_back * np.eye(len(weights)), slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def surprise(rows: list[Row], held_back: float) -> float:
    """Cross-validation: the mean surprise (log loss) of games at weights fitted to the others."""
    import numpy as np

    seen, there, won = laid_out(rows)
    part = np.array([row["g"] // 48 % FOLDS for row in rows])  # every kind of game in each part
    total = 0.0
    for fold in range(FOLDS):
        rest, own = part != fold, part == fold
        weights = fitted(seen[rest], there[rest], won[rest], held_back)
        said = np.clip(softmax(seen[own], there[own], weights), 1e-6, 1)
        total -= float((won[own] * np.log(said)).sum())
    return total / len(rows)


def fit(folder: Path, name: str) -> None:
    """Write the weights of a game."""
    rows = read_only(folder, name, "fitting")
    if name == "power":
        rows = [row for row in rows if len(row["x"]) > 1]
    tried = {held_back: surprise(rows, held_back) for held_back in HELD_BACK[name]}
    held_back = min(tried, key=lambda one: tried[one])
    sys.stdout.write(f"{name}: {tried}, so {held_back}\n")
    weights = fitted(*laid_out(rows), held_back)
    text = json.dumps({"weights": [round(float(one), 4) for one in weights]})
    WEIGHTS[name].write_text(text + "\n")


WEIGHTS = {
    "power": DATA / "power/data/outlook.json",
    "sans": DATA / "sans_allies/data/chances.json",
    "dead": DATA / "dead_reckoning/data/outlook.json",
}


# -- measures ----------------------------------------------------------------------------------


def said_by(name: str, rows: list[Row]) -> list[Said]:
    """What is shown of each row, each side's own, beside what happened."""
    from arbitre.games.dead_reckoning.bots import outlook as dead
    from arbitre.games.power.bots import outlook as power
    from arbitre.games.sans_allies.bots import outlook as sans

    found: list[Said] = []
    for row in rows:
        if name == "power":
            chances = power.chances_of(row["x"])
        else:
            chances = [(sans if name == "sans" else dead).chance_of(row["x"][0])]
        for chance, won in zip(chances, row["y"], strict=True):
            found.append((row["g"], min(1 - SURE, max(SURE, chance)), won))
    return found


class Tenth:
    """What was said in a tenth of the scale, and what happened."""

    def __init__(self, number: int, said: list[Said]) -> None:
        self.number = number
        self.count = len(said)
        self.said = sum(chance for _, chance, _ in said) / self.count
        self.won = sum(won for _, _, won in said) / self.count
        # by game: how many chances, and by how much more of them came true
        self.games: dict[int, list[float]] = {}
        for index, chance, won in said:
            own = self.games.setdefault(index, [0.0, 0.0])
            own[0] += 1
            own[1] += won - chance

    @property
    def off(self) -> float:
        """By how much more often it happened than was said."""
        return self.won - self.said

    @property
    def failed(self) -> bool:
        """Whether it is further off than it may be."""
        return self.count >= FEW and abs(self.off) > MAY_BE_OFF

    def luck(self) -> float:
        """The standard error of `off`, by drawing as many games again, some twice, some not at all."""
        lots, games = Random(SEED), list(self.games.values())
        found = []
        for _ in range(DRAWS):
            drawn = lots.choices(games, k=len(games))
            found.append(sum(one[1] for one in drawn) / sum(one[0] for one in drawn))
        mean = sum(found) / DRAWS
        return sqrt(sum((one - mean) ** 2 for one in found) / DRAWS)

    def kept(self) -> list[float]:
        """What the page of the chances shows: from where, chances, games, and four percentages."""
        shown = (self.said, self.won, self.off, self.luck())
        parts = [round(one * 100, 1) for one in shown]
        return [self.number * 10, self.count, len(self.games), *parts]

    def line(self) -> str:
        """A line of a table."""
        band = f"{self.number * 10}–{self.number * 10 + 10} %"
        counts = f"{self.count:,} | {len(self.games):,}"
        off = f"**{self.off * 100:+.1f}**" if self.failed else f"{self.off * 100:+.1f}"
        means = f"{self.said:.1%} | {self.won:.1%}".replace("%", " %")
        return f"| {band} | {counts} | {means} | {off} | ± {self.luck() * 100:.1f} |"


def tenths(said: list[Said]) -> list[Tenth]:
    """The tenths in which anything was said."""
    parts: dict[int, list[Said]] = {}
    for one in said:
        parts.setdefault(min(9, int(one[1] * 10)), []).append(one)
    return [Tenth(number, parts[number]) for number in sorted(parts)]


def measure(folder: Path, name: str, keep: bool) -> bool:
    """Print the tables of a game; whether every tenth is as true as it should be."""
    rows = read_only(folder, name, "measuring")
    good = True
    if keep:
        found = tenths(said_by(name, rows))
        text = json.dumps({"games": len(MEASURING[name]), "tenths": [one.kept() for one in found]})
        file = WEIGHTS[name].with_name("measured.json")
        file.write_text(text.replace("[[", "[\n[").replace("], ", "],\n") + "\n")
    for kind in ("", *sorted({row["of"] for row in rows})):
        some = [row for row in rows if kind in ("", row["of"])]
        said = said_by(name, some)
        games = len({row["g"] for row in some})
        sys.stdout.write(f"\n{name} {kind}: {games:,} games\n\n")
        sys.stdout.write("| said | chances | games | mean said | won | off | luck |\n")
        sys.stdout.write("|---|---|---|---|---|---|---|\n")
        for tenth in tenths(said):
            sys.stdout.write(tenth.line() + "\n")
            good = good and (bool(kind) or not tenth.failed)
    return good


def main() -> None:
    """Play, fit or measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "fit", "measure"))
    parser.add_argument(
        "game", nargs="?", choices=tuple(ROWS), help="all three where none is named"
    )
    parser.add_argument("part", nargs="?", choices=("fitting", "measuring"), default="measuring")
    parser.add_argument(
        "--rows", type=Path, default=Path("/tmp"), help="the folder of what is played"
    )
    parser.add_argument("--jobs", type=int, default=1, help="how many games at once")
    parser.add_argument("--write", action="store_true", help="keep what is measured for the page")
    given = parser.parse_args()
    names = [given.game] if given.game else list(ROWS)
    good = True
    for name in names:
        if given.what == "play":
            numbers = (FITTING if given.part == "fitting" else MEASURING)[name]
            play(name, numbers, given.rows / f"rows_{name}_{given.part}.jsonl", given.jobs)
        elif given.what == "fit":
            fit(given.rows, name)
        else:
            good = measure(given.rows, name, given.write) and good
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
