"""`arbitre bench wrappers`: random play through each wrapper for learners, beside the engine's own."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from arbitre.bench.compare import SEED, Pass, Public, Say, by_turns, made_on
from arbitre.bench.engines.harness import no_collection
from arbitre.bench.environments import default_root, environment
from arbitre.bench.sans_allies import PUBLIC
from arbitre.core.chance import CHANCE, Rng
from arbitre.core.game import Game
from arbitre.core.message import Value
from arbitre.core.playout import draw_by_weight, play_at_random
from arbitre.core.shelf import sound_game
from arbitre.core.words import Words

MODES: Final = (("sans_allies", 1), ("dead_reckoning", 1), ("dead_reckoning", 2), ("power", 4))
"""What is measured: a game with so many seats."""
OWN: Final = "drafts"
"""The figure that the others are set against: the same random steps by the engine's own drafts."""

Play = Callable[[int], int]
"""Plays a whole game by a seed, its beginning included; how many steps it took."""


class _Environment(Public):
    """`rlcard` through its own environment, in the python where `rlcard` is."""

    def python(self) -> Path:
        """That of the engine itself."""
        return environment("rlcard", self.requirements, default_root())


_RLCARD: Final = next(public for public in PUBLIC if public.name == "rlcard")
PUBLICS: Final = [*PUBLIC, _Environment("rlcard_environment", _RLCARD.requirements)]


def by_moves(rules: Game, seats: int) -> Play:
    """The engine's fastest loop, over lists of whole moves; its steps are decisions of players."""

    def play(seed: int) -> int:
        return play_at_random(rules.start(seats=seats), Rng(seed))[0]

    return play


def by_drafts(rules: Game, seats: int) -> Play:
    """The engine's drafts step by step, as texts: a random one of the steps, or the end of the decision."""
    lang = rules.alphabet(rules.start(seats=seats)).lang

    def play(seed: int) -> int:
        position, rng, steps = rules.start(seats=seats), Rng(seed), 0
        while actors := position.actors:
            if actors == (CHANCE,):
                position.make_silent(CHANCE, draw_by_weight(position.chances(), rng))
                continue
            moves = {}
            for seat in actors:
                draft = rules.draft(position.view(seat), lang)
                while offered := draft.next():
                    drawn = rng.below(len(offered) + draft.complete)
                    steps += 1
                    if drawn == len(offered):
                        break
                    draft.add(offered[drawn])
                moves[seat] = draft.decision()
            for seat, move in moves.items():
                position.make_silent(seat, move)
        return steps

    return play


def by_gymnasium(rules: Game, seats: int) -> Play:
    """`reset` and `step` of a Gymnasium environment; masks and observations are made at every step."""
    from arbitre.rl.gym import SoloEnv

    env = SoloEnv(rules)

    def play(seed: int) -> int:
        rng, steps, over = random.Random(seed), 0, False
        _, info = env.reset(seed=seed)
        while not over:
            legal = info["action_mask"].nonzero()[0]
            _, _, over, cut, info = env.step(legal[int(rng.random() * len(legal))])
            over = over or cut
            steps += 1
        return steps

    return play


def by_aec(rules: Game, seats: int) -> Play:
    """`last` and `step` of a PettingZoo environment, one seat after another."""
    from arbitre.rl.zoo import aec_env

    env = aec_env(rules, seats=seats)

    def play(seed: int) -> int:
        rng, steps = random.Random(seed), 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


def by_parallel(rules: Game, seats: int) -> Play:
    """`step` of a PettingZoo environment for all seats; a step is what one seat says that is awaited."""
    from arbitre.rl.zoo import parallel_env

    env = parallel_env(rules, seats=seats)

    def play(seed: int) -> int:
        rng = random.Random(seed)
        seen, _ = env.reset(seed=seed)
        while env.agents:
            said = {}
            for seat in env.agents:
                legal = seen[seat]["action_mask"].nonzero()[0]
                said[seat] = legal[int(rng.random() * len(legal))]
            seen = env.step(said)[0]
        return env.episode.steps

    return play


def by_openspiel(rules: Game, seats: int) -> Play:
    """States of OpenSpiel, with the observation of the player who acts; chance is played by its outcomes."""
    from arbitre.rl import needed
    from arbitre.rl import spiel as registered

    pyspiel = needed("pyspiel")
    game = pyspiel.load_game(f"{registered.PREFIX}{rules.id}", {"seats": seats})
    observer = game.make_py_observer()

    def play(seed: int) -> int:
        rng, steps = random.Random(seed), 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, shares)[0])
                continue
            observer.set_from(state, state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


WAYS: Final[dict[str, Callable[[Game, int], Play]]] = {
    "moves": by_moves,
    OWN: by_drafts,
    "gymnasium": by_gymnasium,
    "pettingzoo": by_aec,
    "parallel": by_parallel,
    "openspiel": by_openspiel,
}


def ways_of(seats: int) -> list[str]:
    """What is measured of a game with so many seats: Gymnasium has those of one."""
    return [way for way in WAYS if way != "gymnasium" or seats == 1]


def measured(play: Play, seconds: float) -> Pass:
    """Whole games for some seconds of the processor's time."""
    import time

    games = steps = 0
    with no_collection():
        start = time.process_time()
        spent = 0.0
        while spent < seconds:
            steps += play(SEED + games)
            games += 1
            spent = time.process_time() - start
    return {"steps_per_s": steps / max(spent, 1e-9), "games": games, "steps": steps}


def run(
    seconds: float, passes: int, say: Say, publics: list[Public] | None = None
) -> dict[str, Any]:
    """All figures by turns in one run; public engines too."""
    tasks: dict[str, Callable[[], Pass]] = {}
    for name, seats in MODES:
        rules = sound_game(name)
        for way in ways_of(seats):
            play = WAYS[way](rules, seats)
            play(SEED)  # fills the tables that a running referee has
            tasks[f"{name} {seats} {way}"] = _timed(play, seconds)
    for public in PUBLICS if publics is None else publics:
        tasks[public.name] = _asked(public, public.python(), seconds)
    found = by_turns(tasks, passes, say)
    rates = {
        name: statistics.median([float(one["steps_per_s"]) for one in made])
        for name, made in found.items()
    }
    games = {
        f"{name} {seats}": {way: rates[f"{name} {seats} {way}"] for way in ways_of(seats)}
        for name, seats in MODES
    }
    others = {
        name: {
            "version": made[-1].get("version", ""),
            "game": made[-1].get("game", ""),
            "steps_per_s": rates[name],
        }
        for name, made in found.items()
        if " " not in name
    }
    return {"games": games, "publics": others, "conditions": made_on(seconds, passes)}


def _timed(play: Play, seconds: float) -> Callable[[], Pass]:
    return lambda: measured(play, seconds)


def _asked(public: Public, python: Path, seconds: float) -> Callable[[], Pass]:
    return lambda: public.measure(python, seconds)


def report(figures: dict[str, Any], words: Words) -> list[str]:
    """The figures as lines of text: steps a second, and as a share of the engine's own drafts."""
    conditions = figures["conditions"]
    about: dict[str, Value] = {
        "passes": conditions["passes"],
        "seconds": str(conditions["seconds"]),
        "python": conditions["python"],
        "cores": conditions["cores"],
        "compiled": "yes" if conditions["compiled"] else "no",
    }
    lines = [words.phrase("bench-wrappers-title", about)]
    head = ["bench-wrappers-head", *(f"bench-wrappers-{way}" for way in WAYS)]
    lines.append(" | ".join(words.phrase(key) for key in head))
    for name, row in figures["games"].items():
        cells = [
            f"{row[way]:.0f} ({row[way] / row[OWN]:.2f})" if way in row else "–" for way in WAYS
        ]
        lines.append(" | ".join([name, *cells]))
    for name, other in figures["publics"].items():
        args: dict[str, Value] = {
            "engine": f"{name.partition('_')[0]} {other['version']} {other['game']}".strip(),
            "steps": f"{other['steps_per_s']:.0f}",
        }
        lines.append(words.phrase("bench-wrappers-public", args))
    lines.append(words.phrase("bench-wrappers-conditions", about))
    return lines
