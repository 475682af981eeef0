"""What a fight would be like before it begins: cubes against cubes, and how often it is won (odds)."""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.rules.battle.battle import (
    BUILDING,
    MERCHANT,
    SHIP,
    Battle,
    enemy_cubes,
    human_cubes,
)
from arbitre.games.dead_reckoning.rules.battle.odds import odds_of
from arbitre.games.dead_reckoning.rules.moves import Act
from arbitre.games.dead_reckoning.rules.state import State

FIGHTS: Final = ("attack", "storm", "hunt")
"""The decisions with which a human begins a fight (DR-H18 to DR-H20): cubes fall at once."""


class Prospects:
    """Odds of a fight: cubes of both sides, and how many of a hundred are won, abilities not counted."""

    def __init__(self, mine: int, theirs: int, percent: int) -> None:
        self.mine: Final = mine
        self.theirs: Final = theirs
        self.percent: Final = percent


def prospects(state: State, act: Act) -> Prospects:
    """DR-K10, DR-F2: whoever attacks needs more crowns; a tie is lost."""
    table, seat = state.table, state.seat
    place = table.place[seat]
    kind, enemy = BUILDING, table.control[place]
    if act.word == "attack":
        here = [s for s in range(table.humans, table.sides) if table.place[s] == place]
        kind, enemy = SHIP, table.humans + act.numbers[0] - 1 if act.numbers else here[0]
    elif act.word == "hunt":
        kind, enemy = MERCHANT, -1
    battle = Battle(kind, seat, enemy, place, attacks=True)
    mine, theirs = human_cubes(table, state.human, battle), enemy_cubes(table, battle, 0)
    chance = odds_of(table.values).win(mine, theirs)
    return Prospects(mine, theirs, round(100 * chance))
