"""A captain of Dead Reckoning that learns in seconds, by policy gradient (REINFORCE): a preference an action.

It needs `pip install "arbitre[rl]"` and nothing more. The game itself gives 1 or -1 once, at its end, and
random play never wins; so it learns from the coins that come into its chest, which stand in the observation,
and is measured on deals that it did not learn on.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from arbitre.rl.gym import SoloEnv

GAMES = 150
RATE = 0.15
PATIENCE = 0.97  # what a step is worth to the one before it
MEASURED = 60
UNSEEN = 1_000_000  # deals from here on are for measuring

Numbers = np.ndarray[Any, np.dtype[Any]]
Step = tuple[Numbers, int, Numbers]
"""What was legal, which of it was taken, how likely each was."""


def shares(preferences: Numbers, legal: Numbers) -> Numbers:
    """How likely each legal action is (softmax)."""
    raised = np.exp(preferences[legal] - preferences[legal].max())
    likely: Numbers = raised / raised.sum()
    return likely


def play(
    env: SoloEnv, preferences: Numbers, rng: np.random.Generator, seed: int
) -> tuple[list[Step], list[float]]:
    """A game: its steps, and the coins that each brought."""
    chest = env.episode.layout.at("human0.chest")
    seen, info = env.reset(seed=seed)
    steps: list[Step] = []
    gains: list[float] = []
    over = cut = False
    while not over and not cut:
        legal = np.flatnonzero(info["action_mask"])
        likely = shares(preferences, legal)
        taken = int(rng.choice(len(legal), p=likely))
        before = seen[chest]
        seen, _, over, cut, info = env.step(int(legal[taken]))
        steps.append((legal, taken, likely))
        gains.append(float(seen[chest] - before))
    return steps, gains


def learn(env: SoloEnv, games: int, seed: int) -> Numbers:
    """The preferences after so many games."""
    rng = np.random.default_rng(seed)
    preferences = np.zeros(env.episode.size)
    usual, spread = 0.0, 1.0
    for game in range(games):
        steps, gains = play(env, preferences, rng, seed + game)
        worth = 0.0
        for (legal, taken, likely), gain in zip(reversed(steps), reversed(gains), strict=True):
            worth = gain + PATIENCE * worth
            better = RATE * (worth - usual) / spread
            preferences[legal] -= better * likely
            preferences[legal[taken]] += better
            usual += 0.002 * (worth - usual)
            spread += 0.002 * (abs(worth - usual) - spread)
    return preferences


def measured(env: SoloEnv, preferences: Numbers, games: int) -> float:
    """Coins earned a game."""
    rng = np.random.default_rng(UNSEEN)
    played = [play(env, preferences, rng, UNSEEN + game)[1] for game in range(games)]
    return sum(map(sum, played)) / games


def main(games: int = GAMES, deals: int = MEASURED) -> tuple[float, float]:
    """Learn; coins earned a game before and after."""
    env = SoloEnv("dead_reckoning")
    before = measured(env, np.zeros(env.episode.size), deals)
    return before, measured(env, learn(env, games, seed=1), deals)


if __name__ == "__main__":
    print("coins earned a game: {:.1f} at random, {:.1f} after learning".format(*main()))
