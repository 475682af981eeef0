"""Measure the PyPI package `catanatron`: ticks and copies of games of four random players.

This script runs under the python of an environment where `catanatron` is installed, imports
nothing of Arbitre, and texts one JSON object on the standard output.

Where a choice had to be made, it is the one that is faster for `catanatron`:

* no accumulators, which would copy the game at every tick;
* the making of a game (its map, its decks) is not timed;
* dice, stolen cards and draws happen inside a tick and are no steps of their own.
"""

import copy
import importlib
import json
import operator
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

Game = Any


class Catanatron:
    """Four `RandomPlayer`s, the standard map and rules of the package."""

    package = "catanatron"
    game = ""
    notes: tuple[str, ...] = (
        (
            "A step is one game.play_tick() of a RandomPlayer: the list of playable actions (made at "
            "the end of the tick before), a random choice, its check and its execution; before each, "
            "game.winning_color() and the package's limit of turns, as in game.play(). A roll of dice is "
            "an action there; its outcome, like that of a draw or a theft, is part of the tick."
        ),
        "No accumulators; the making of a game is not timed.",
        "A copy is game.copy(), log of actions included, at sampled positions of random games.",
    )

    def __init__(self) -> None:
        """Find the package in its own environment."""
        module = importlib.import_module("catanatron.game")
        players = importlib.import_module("catanatron.models.player")
        self.make = module.Game
        self.limit: int = module.TURNS_LIMIT
        self.player = players.RandomPlayer
        self.colours = list(players.Color)[:4]

    def start(self, seed: int) -> Game:
        """Return a new game; the package draws from the one generator of the process."""
        return self.make([self.player(colour) for colour in self.colours], seed=seed)

    def ready(self, seed: int) -> Callable[[], tuple[int, int]]:
        """Return a call that plays a whole new game."""
        game, limit = self.start(seed), self.limit

        def play() -> tuple[int, int]:
            ticks = 0
            while game.winning_color() is None and game.state.num_turns < limit:
                game.play_tick()
                ticks += 1
            return ticks, 0

        return play

    def walk(self, game: Game, seed: int) -> Iterator[int]:
        """Play on with sorted lists of actions."""
        random.seed(seed)
        rng = random.Random(seed)
        while game.winning_color() is None and game.state.num_turns < self.limit:
            actions = sorted(game.state.playable_actions, key=repr)
            yield len(actions)
            game.execute(rng.choice(actions))

    def keep(self, game: Game) -> Game:
        """Copy the whole game, as a search does."""
        return copy.deepcopy(game)

    def text(self, game: Game) -> str:
        """Return what makes a position, and what may follow."""
        state = game.state
        board = state.board
        return json.dumps(
            [
                sorted(state.player_state.items()),
                sorted(map(repr, board.buildings.items())),
                sorted(map(repr, board.roads.items())),
                repr(board.robber_coordinate),
                state.resource_freqdeck,
                state.development_listdeck,
                [state.num_turns, state.current_player_index, repr(state.current_prompt)],
                sorted(map(repr, state.playable_actions)),
            ]
        )

    def copies(self) -> list[tuple[str, Callable[[Game], Game]]]:
        """Return the package's own way."""
        return [("game.copy()", operator.methodcaller("copy"))]


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))  # python -I leaves it out
    importlib.import_module("harness").main(Catanatron)
