"""Random play of any game beside public engines: decisions, steps and copies a second.

Only the public contract is used, so that every game can be measured by it.
"""

from __future__ import annotations

import operator
import statistics
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from arbitre.bench.compare import SEED, Pass, Public, Say, by_turns, made_on, plain_beside, ratios
from arbitre.bench.engines.harness import Copy, Played, measure
from arbitre.core.chance import CHANCE, Rng
from arbitre.core.game import Game
from arbitre.core.message import Value
from arbitre.core.playout import draw_by_weight, play_at_random
from arbitre.core.position import Position
from arbitre.core.words import Words

FIGURES = ("decisions", "steps", "copies")


class OurEngine:
    """A game of ours as the harness plays it, with any options of it."""

    package = "arbitre"
    notes: tuple[str, ...] = (
        (
            "A step is position.actors, the list of moves (or of what chance may do), a random choice "
            "(by weight for chance) and position.make(), which checks the move and says what happened: "
            "the loop is core.playout, compiled where the engine is."
        ),
        (
            "Decisions: those of players; the time of chance counts, its moves do not. What chance does "
            "before the first decision (the set-up) is neither timed nor counted."
        ),
        "A copy is position.copy(), at sampled positions of random games.",
    )

    def __init__(self, rules: Game, options: dict[str, object] | None = None) -> None:
        self.rules = rules
        self.options = options
        self.game = rules.id

    def start(self, seed: int) -> Position:
        """The first position at which a player decides; there is no dealer: we play chance."""
        position, rng = self.rules.start(options=self.options), Rng("deal", seed)
        while position.actors == (CHANCE,):
            position.make(CHANCE, draw_by_weight(position.chances(), rng))
        return position

    def ready(self, seed: int) -> Callable[[], tuple[int, int]]:
        """A call that plays a whole new game."""
        position, rng = self.start(seed), Rng("play", seed)
        return lambda: play_at_random(position, rng)

    def walk(self, game: Position, seed: int) -> Iterator[int]:
        """Play on, saying before each step how many moves the player has."""
        rng = Rng("play", seed)
        while actors := game.actors:
            seat = actors[0]
            if seat == CHANCE:
                yield 0
                game.make(seat, draw_by_weight(game.chances(), rng))
            else:
                moves = game.moves(seat)
                yield len(moves)
                game.make(seat, moves[rng.below(len(moves))])

    def keep(self, game: Position) -> Position:
        """The same position, from its text."""
        return self.rules.read(game.text())

    def text(self, game: Position) -> str:
        """The position text: by it two runs are compared."""
        return game.text()

    def copies(self) -> list[tuple[str, Copy]]:
        """The contract's own way."""
        return [("position.copy()", operator.methodcaller("copy"))]


def random_steps(rules: Game, seed: int, seconds: float) -> Played:
    """Whole random games of ours for some seconds."""
    return Played(OurEngine(rules), seconds, seed)


def compare(
    rules: Game, publics: list[Public], seconds: float, passes: int, say: Say
) -> dict[str, Any]:
    """All figures of a game beside those of public engines, by turns in one run; beside none, its own."""
    publics = [*plain_beside(rules.id), *publics]
    pythons = {public.name: public.python() for public in publics}
    ours = OurEngine(rules)
    random_steps(rules, SEED, 0.01)  # fills the tables that a running referee has
    engines: dict[str, Callable[[], Pass]] = {"arbitre": lambda: measure(ours, seconds, SEED)}
    for public in publics:
        engines[public.name] = _ask(public, pythons[public.name], seconds)
    found = by_turns(engines, passes, say)
    mine = found.pop("arbitre")
    return {
        "game": rules.id,
        "ours": {
            name: statistics.median([float(one[f"{name}_per_s"]) for one in mine])
            for name in FIGURES
        },
        "figures": {name: ratios(FIGURES, mine, theirs) for name, theirs in found.items()},
        "engines": {
            "arbitre": described(mine),
            **{name: described(theirs) for name, theirs in found.items()},
        },
        "conditions": made_on(seconds, passes),
    }


def _ask(public: Public, python: Path, seconds: float) -> Callable[[], Pass]:
    return lambda: public.measure(python, seconds)


def described(passes: list[Pass]) -> dict[str, Any]:
    """What an engine said of itself and of its games, in all passes together."""
    last = dict(passes[-1])
    for name in (*(f"{figure}_per_s" for figure in FIGURES), "passes"):
        last.pop(name, None)
    return {**last, "games": sum(one["games"] for one in passes)}


def label(engine: dict[str, Any]) -> str:
    """The name of a public engine in a table.

    >>> label({"engine": "rlcard", "version": "1.2.0", "game": "gin-rummy"})
    'rlcard 1.2.0 gin-rummy'
    """
    return f"{engine['engine']} {engine['version']} {engine['game']}".strip()


def report(figures: dict[str, Any], words: Words) -> list[str]:
    """The figures as lines of text."""
    conditions = figures["conditions"]
    engines = {name: label(figures["engines"][name]) for name in figures["figures"]}
    title: dict[str, Value] = {
        "game": figures["game"],
        "engines": ", ".join(engines.values()),
        "passes": conditions["passes"],
        "seconds": str(conditions["seconds"]),
    }
    head = [words.phrase("bench-random-head")]
    head += [words.phrase("bench-random-column", {"engine": name}) for name in engines.values()]
    about = "bench-random-title" if engines else "bench-random-alone"
    lines = [words.phrase(about, title), " | ".join(head)]
    for name in FIGURES:
        rows = [figures["figures"][engine][name] for engine in engines]
        cells = [words.phrase(f"bench-{name}"), f"{figures['ours'][name]:.0f}"]
        for row in rows:
            cells += [f"{row['public_per_s']:.0f}", f"{row['ratio']:.1f}x"]
        lines.append(" | ".join(cells))
    if set(engines) - {"plain"}:
        lines.append(words.phrase("bench-random-compared"))
    own = figures["engines"]["arbitre"]
    ours: dict[str, Value] = {
        "python": conditions["python"],
        "cores": conditions["cores"],
        "compiled": "yes" if conditions["compiled"] else "no",
        "chances": f"{own['chances_per_game']:.0f}",
        **_games(own),
    }
    lines.append(words.phrase("bench-random-conditions", ours))
    for name, engine in engines.items():
        of_engine = figures["engines"][name]
        public: dict[str, Value] = {
            "engine": engine,
            "method": of_engine["copy_method"],
            **_games(of_engine),
        }
        lines.append(words.phrase("bench-random-public", public))
    return lines


def _games(engine: dict[str, Any]) -> dict[str, Value]:
    """What a report says of the games of any engine."""
    return {
        "games": str(engine["games"]),
        "decisions": f"{engine['decisions_per_game']:.0f}",
        "choices": f"{engine['choices_per_decision']:.1f}",
        "forced": f"{100 * engine['forced_share']:.0f}",
        "positions": str(engine["positions"]),
    }
