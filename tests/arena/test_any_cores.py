"""The same seed and budget give the same games on any number of cores, whoever plays.

That both engines play them alike is tested in tests/compiled.
"""

from __future__ import annotations

import pytest

from arbitre.arena.solo import compare
from arbitre.bots import bot_names
from arbitre.core.game import game, game_names

pytestmark = pytest.mark.no_cover  # long: other tests measure it

ALONE = [name for name in sorted(game_names()) if 1 in game(name).seat_counts]
FEW = 8
"""Simulations: what is compared is the same thought, not a good one."""


@pytest.mark.parametrize("name", ALONE)
def test_all_players_of_a_game_for_one_play_alike_on_one_core_and_on_two(name: str) -> None:
    rules = game(name)
    players = [(bot, 2) for bot in bot_names(rules)]
    assert len(players) >= 5
    once, twice = (compare(rules, players, seed=5, jobs=jobs, budget=FEW) for jobs in (1, 2))
    for one, other in zip(once.summaries, twice.summaries, strict=True):
        assert one.outcomes == other.outcomes
        assert len(one.outcomes) == 2
