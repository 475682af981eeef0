"""Measure the PyPI package `rlcard`: steps and copies of random games of gin rummy.

This script runs under the python of an environment where `rlcard` is installed, imports nothing
of Arbitre, and texts one JSON object on the standard output.

Where a choice had to be made, it is the one that is faster for `rlcard`:

* the game is played, not the environment around it, whose `step` also encodes what a learner sees
  and lists the legal actions twice: that takes about two thirds more time;
* the making of a game (shuffle and deal) is not timed;
* the package has no copy, and `step_back` of this game is not implemented: of what `copy.deepcopy`
  and `pickle` can do, the fastest right way is measured, and things that never change may be shared.
"""

import copy
import importlib
import json
import operator
import pickle
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

Game = Any


class GinRummy:
    """Two random players, the settings of the package."""

    package = "rlcard"
    game = "gin-rummy"
    notes: tuple[str, ...] = (
        (
            "A step is game.judge.get_legal_actions(), a random choice and game.step(action), which "
            "also makes the state of the next player; played on the game itself, as the environment's "
            "step encodes observations too and is slower. A drawn card is part of the step."
        ),
        "The making of a game (shuffle and deal) is not timed.",
        (
            "A copy is made by copy.deepcopy or pickle, whichever is faster, at sampled positions of "
            "random games; the package offers nothing else, and step_back is not implemented."
        ),
    )

    def __init__(self) -> None:
        """Find the package in its own environment."""
        self.make = importlib.import_module("rlcard.games.gin_rummy").Game
        self.generator = importlib.import_module("numpy.random").RandomState

    def start(self, seed: int) -> Game:
        """Return a new game, dealt."""
        game = self.make()
        game.np_random = self.generator(seed)
        game.init_game()
        return game

    def ready(self, seed: int) -> Callable[[], tuple[int, int]]:
        """Return a call that plays a whole new game."""
        game, draw = self.start(seed), random.Random(seed).random

        def play() -> tuple[int, int]:
            steps = 0
            while not game.is_over():
                actions = game.judge.get_legal_actions()
                game.step(actions[int(draw() * len(actions))])
                steps += 1
            return steps, 0

        return play

    def walk(self, game: Game, seed: int) -> Iterator[int]:
        """Play on with sorted lists of actions."""
        rng = random.Random(seed)
        while not game.is_over():
            actions = sorted(game.judge.get_legal_actions(), key=operator.attrgetter("action_id"))
            yield len(actions)
            game.step(rng.choice(actions))

    def keep(self, game: Game) -> Game:
        """Copy the whole game, as a search does."""
        return copy.deepcopy(game)

    def text(self, game: Game) -> str:
        """Return what makes a position, and the actions that led to it."""
        players, dealer = game.round.players, game.round.dealer
        piles = [player.hand for player in players] + [player.known_cards for player in players]
        piles += [dealer.stock_pile, dealer.discard_pile]
        return json.dumps(
            [
                [list(map(str, pile)) for pile in piles],
                [action.action_id for action in game.actions],
                [str(game.round.current_player_id), bool(game.is_over())],
            ]
        )

    def copies(self) -> list[tuple[str, Callable[[Game], Game]]]:
        """Return what the standard library can do, with and without sharing what never changes."""

        def shared(game: Game) -> Game:
            constant = [game.np_random, game.settings, *game.round.dealer.shuffled_deck]
            return copy.deepcopy(game, {id(thing): thing for thing in constant})

        return [
            ("copy.deepcopy(game)", copy.deepcopy),
            ("pickle.loads(pickle.dumps(game))", lambda game: pickle.loads(pickle.dumps(game))),
            ("copy.deepcopy(game, memo of generator, settings and cards)", shared),
        ]


class GinRummyEnvironment(GinRummy):
    """The same game through the environment of the package, which encodes what a learner sees."""

    game = "gin-rummy, environment"
    notes: tuple[str, ...] = (
        (
            "A step is env.step(action) of rlcard.make('gin-rummy') with one of the legal actions that "
            "the state before names: it plays, encodes the observation and lists the legal actions."
        ),
        "The making of the environment is not timed, its reset is.",
    )

    def __init__(self) -> None:
        """Find the environment too."""
        super().__init__()
        self.environment = importlib.import_module("rlcard").make

    def ready(self, seed: int) -> Callable[[], tuple[int, int]]:
        """Return a call that plays a whole new game through the environment."""
        env, draw = self.environment("gin-rummy", config={"seed": seed}), random.Random(seed).random

        def play() -> tuple[int, int]:
            steps = 0
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(draw() * len(actions))])
                steps += 1
            return steps, 0

        return play


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))  # python -I leaves it out
    importlib.import_module("harness").main(GinRummy)
