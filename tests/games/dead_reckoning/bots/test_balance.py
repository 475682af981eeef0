"""The balance that DR-V3 asks for, on few games: the figures themselves are in docs/."""

from __future__ import annotations

from statistics import median

import pytest

from arbitre.arena.match import Outcome, play_match
from arbitre.games.dead_reckoning import game

pytestmark = pytest.mark.no_cover  # long loops over what other tests measure

GAMES = 16


def played(difficulty: str, bot: str = "greedy") -> list[Outcome]:
    """The same deals for every difficulty."""
    options: dict[str, object] = {"difficulty": difficulty}
    return [play_match(game, [bot], 3, index, options) for index in range(GAMES)]


@pytest.mark.rule("DR-V3")
def test_greedy_wins_often_on_normal_and_seldom_on_expert() -> None:
    normal, expert = played("normal"), played("expert")
    wins = [sum(1 for one in games if one.winners) for games in (normal, expert)]
    # about 60 % and 20 % by many games: on sixteen the order must show, and neither extreme
    assert GAMES > wins[0] > wins[1]
    assert 9 <= median(one.turns for one in normal) <= 15
    assert max(one.turns for one in (*normal, *expert)) <= 40


@pytest.mark.rule("DR-V3")
def test_random_play_does_not_win() -> None:
    assert not any(one.winners for one in played("normal", "random"))
