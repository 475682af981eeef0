"""Make the chances that the end of a game shows, and measure how true they are (docs/chances.md).

    python tools/fit_chances.py play power 0 150 [--rows FOLDER]
    uv run --with numpy python tools/fit_chances.py fit [--rows FOLDER]
    uv run --with numpy python tools/fit_chances.py measure [--rows FOLDER] [--fresh]

`play` plays games between bots and writes down what is seen as each turn begins (the moments at which
the end of a game has a point of its curve), and who won; it goes on in a file that is there. Half of
the games are for fitting, the others are only measured: turns of one game hang together, so games are
parted, never turns. `fit` writes the weights into the data of the games. `measure` prints, by tenths, what is
said beside what happened. One seed, one result.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

from arbitre.bots import make_bot
from arbitre.core.chance import CHANCE, Dealer, Rng
from arbitre.core.chances import likelihood, shares, weighed, weight_of
from arbitre.core.game import game
from arbitre.core.position import Position, draw_chance

DATA = Path(__file__).parents[1] / "src" / "arbitre" / "games"
SEED = 31
PARTS = 2
"""Every so many-th game is for fitting."""
RIDGE, FEW = 50.0, 5.0
"""How much weights are held back: the turns of a game hang together, and there are fewer games than rows."""
DIFFICULTIES = ("normal", "hard", "expert", "extreme")
EDITIONS = ("gentle", "reconstructed", "hard")
Row = dict[str, Any]


# -- games -------------------------------------------------------------------------------------


def walked(
    name: str,
    bots: list[str],
    index: int,
    options: dict[str, object],
    edition: str,
    see: Callable[[Position], object],
    seed: int = SEED,
) -> tuple[list[tuple[int, object]], Position]:
    """One game: what was seen as each turn began, with its number, and the last position."""
    rules = game(name)
    players = [make_bot(rules, bot) for bot in bots]
    dealer = Dealer(Rng(seed, index, "dealer").below(1 << 62))
    position = rules.start(None, seats=len(bots), options=dict(options), edition=edition)
    rows: list[tuple[int, object]] = []
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


def power_rows(index: int) -> Iterator[Row]:
    """Greedy players, two, three and four of them."""
    from arbitre.games.power.bots.outlook import features

    for count in (2, 3, 4):
        rows, last = walked(
            "power", ["greedy"] * count, index, {}, "", lambda at: features(state_of(at))
        )
        won = state_of(last).winners
        for turn, seen in rows:
            assert isinstance(seen, dict)
            ends = [1 / len(won) if seat in won else 0 for seat in seen]
            yield {"g": index, "n": count, "t": turn, "x": list(seen.values()), "y": ends}


def dead_rows(index: int) -> Iterator[Row]:
    """Greedy players and navigators, alone on each difficulty and now and then two of them."""
    from arbitre.games.dead_reckoning.bots.outlook import features

    for hard in DIFFICULTIES:
        sides = [["greedy"], ["navigator"]]
        if index % 3 == 0:
            sides += [["greedy"] * 2, ["navigator"] * 2]
        for bots in sides:
            rows, last = walked(
                "dead_reckoning",
                bots,
                index,
                {"difficulty": hard},
                "",
                lambda at: features(state_of(at)),
            )
            won = float(state_of(last).won == 1)
            for turn, seen in rows:
                yield {"g": index, "n": len(bots), "b": bots[0], "d": hard, "t": turn} | {
                    "x": seen,
                    "y": won,
                }


def sans_rows(index: int) -> Iterator[Row]:
    """The planner on each edition."""
    from arbitre.games.sans_allies.bots.outlook import features, trained

    for edition in EDITIONS:
        rows, last = walked(
            "sans_allies",
            ["planner"],
            index,
            {},
            edition,
            lambda at: trained().chance(features(state_of(at))),
        )
        won = float(state_of(last).won)
        for turn, seen in rows:
            yield {"g": index, "e": edition, "t": turn, "x": seen, "y": won}


ROWS = {"power": power_rows, "dead": dead_rows, "sans": sans_rows}


def read(folder: Path, name: str) -> list[Row]:
    """The rows that were played."""
    lines = (folder / f"rows_{name}.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


def fitting(row: Row) -> bool:
    """Whether a game is for fitting. Games of two at Dead Reckoning have every third number."""
    step = int(row["g"]) // 3 if row.get("d") and row["n"] == 2 else int(row["g"])
    return step % PARTS == 0


# -- fits --------------------------------------------------------------------------------------


def fit_shares(rows: list[Row]) -> list[float]:
    """Weights of a softmax over the sides of each position (conditional logit), by Newton's method."""
    import numpy as np  # type: ignore[import-not-found, unused-ignore]

    width = len(rows[0]["x"][0])
    weights = np.zeros(width)
    seen = [(np.array(row["x"]), np.array(row["y"], dtype=float)) for row in rows]
    for _ in range(25):
        slope, bend = -RIDGE * weights, np.eye(width) * RIDGE
        for x, y in seen:
            raised = np.exp(x @ weights - (x @ weights).max())
            said = raised / raised.sum()
            slope += x.T @ (y - said)
            bend += x.T @ (np.diag(said) - np.outer(said, said)) @ x
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    return [round(float(one), 4) for one in weights]


def fit_likelihood(rows: list[Row]) -> list[float]:
    """Weights of a logistic regression, by Newton's method."""
    import numpy as np

    seen = np.array([row["x"] for row in rows])
    won = np.array([row["y"] for row in rows])
    weights = np.zeros(seen.shape[1])
    for _ in range(40):
        said = 1 / (1 + np.exp(-(seen @ weights)))
        slope = seen.T @ (won - said) - FEW * weights
        bend = (seen * (said * (1 - said))[:, None]).T @ seen + np.eye(len(weights)) * FEW
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    return [round(float(one), 4) for one in weights]


def fit(folder: Path) -> None:
    """Write the weights of all three games."""
    rows = [row for row in read(folder, "power") if fitting(row)]
    several = [row for row in rows if len(row["x"]) > 1]
    write("power", "outlook.json", {"weights": fit_shares(several)})
    rows = [row for row in read(folder, "dead") if fitting(row)]
    write("dead_reckoning", "outlook.json", {"weights": fit_likelihood(rows)})
    rows = [{**row, "x": reckoned(row)} for row in read(folder, "sans") if fitting(row)]
    write("sans_allies", "chances.json", {"weights": fit_likelihood(rows)})


def reckoned(row: Row) -> list[float]:
    """What the network of Sans Alliés says, as a sum of weights that a line can set right."""
    return [1.0, weight_of(row["x"])]


def write(name: str, file: str, data: object) -> None:
    """Keep what was fitted."""
    text = json.dumps(data)
    (DATA / name / "data" / file).write_text(text.replace("], ", "],\n") + "\n")


# -- measures ----------------------------------------------------------------------------------


def said_by(name: str, rows: list[Row]) -> list[tuple[float, float]]:
    """What the released weights say of each row, each side's own, beside what happened."""
    if name == "power":
        data = json.loads((DATA / "power/data/outlook.json").read_text())
        return [
            pair
            for row in rows
            for pair in zip(
                shares([weighed(data["weights"], one) for one in row["x"]]),
                row["y"],
                strict=True,
            )
        ]
    if name == "dead":
        data = json.loads((DATA / "dead_reckoning/data/outlook.json").read_text())
        return [(likelihood(weighed(data["weights"], row["x"])), row["y"]) for row in rows]
    data = json.loads((DATA / "sans_allies/data/chances.json").read_text())
    return [(likelihood(weighed(data["weights"], reckoned(row))), row["y"]) for row in rows]


def table(pairs: list[tuple[float, float]]) -> list[tuple[int, int, float, float]]:
    """By tenths: which, how many, the mean of what was said, how often it happened."""
    found = []
    for tenth in range(10):
        some = [pair for pair in pairs if min(9, int(pair[0] * 10)) == tenth]
        if some:
            said = sum(one for one, _ in some) / len(some)
            won = sum(one for _, one in some) / len(some)
            found.append((tenth, len(some), said, won))
    return found


def measure(folder: Path, fresh: bool) -> None:
    """Print the tables, of games that nothing was fitted to; `fresh`: that is all of the folder."""
    parts: dict[str, list[tuple[str, Callable[[Row], bool]]]] = {
        "power": [
            ("all", lambda row: True),
            *((f"{n} players", lambda row, n=n: row["n"] == n) for n in (2, 3, 4)),
        ],
        "dead": [
            ("all", lambda row: True),
            *((hard, lambda row, d=hard: row["d"] == d) for hard in DIFFICULTIES),
            ("greedy", lambda row: row["b"] == "greedy"),
            ("navigator", lambda row: row["b"] == "navigator"),
            ("two", lambda row: row["n"] == 2),
        ],
        "sans": [
            ("all", lambda row: True),
            *((one, lambda row, e=one: row["e"] == e) for one in EDITIONS),
        ],
    }
    for name, kinds in parts.items():
        rows = [row for row in read(folder, name) if fresh or not fitting(row)]
        for title, of in kinds:
            some = [row for row in rows if of(row)]
            games = len({tuple(str(row.get(key)) for key in "gnbde") for row in some})
            sys.stdout.write(f"\n{name}, {title}: {games} games\n")
            for tenth, count, said, won in table(said_by(name, some)):
                band = f"{tenth * 10}–{tenth * 10 + 10} %"
                off = "" if abs(said - won) <= 0.05 else "  *"
                sys.stdout.write(f"| {band} | {count} | {said:.1%} | {won:.1%} |{off}\n")


def main() -> None:
    """Play, fit or measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "fit", "measure"))
    parser.add_argument("game", nargs="?", choices=tuple(ROWS))
    parser.add_argument("first", nargs="?", type=int, default=0)
    parser.add_argument("last", nargs="?", type=int, default=0)
    parser.add_argument("--rows", type=Path, default=Path("/tmp"))
    parser.add_argument("--fresh", action="store_true", help="all games of the folder are measured")
    given = parser.parse_args()
    if given.what == "fit":
        fit(given.rows)
    elif given.what == "measure":
        measure(given.rows, given.fresh)
    else:
        with (given.rows / f"rows_{given.game}.jsonl").open("a") as file:
            for index in range(given.first, given.last):
                for row in ROWS[given.game](index):
                    file.write(json.dumps(row) + "\n")


if __name__ == "__main__":
    main()
