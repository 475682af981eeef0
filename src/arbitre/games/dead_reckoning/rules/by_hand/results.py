"""A battle of the box told by its result: who won, damage to either ship, what was plundered (DR-Q2)."""

from __future__ import annotations

from arbitre.core.position import refuse
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.battle.battle import BUILDING, Battle
from arbitre.games.dead_reckoning.rules.battle.course import finish_as_told
from arbitre.games.dead_reckoning.rules.battle.end import Ending, Toll
from arbitre.games.dead_reckoning.rules.state import State
from arbitre.games.dead_reckoning.rules.table import (
    SINKS,
    OpenTable,
    alliance_cubes,
    last_turn_cubes,
)


def fought(state: State, numbers: tuple[int, ...], told: Telling) -> None:
    """The result as somebody told it; Illegal says why it cannot be."""
    battle = state.battle
    assert battle is not None
    won, damage, hits, loses, takes = numbers
    toll = Toll(damage, hits, loses, takes)
    _check(state.table, battle, toll)
    i_sink = battle.my_ship and state.table.damage[battle.human] + damage >= SINKS
    they_sink = battle.their_ship and state.table.damage[battle.enemy] + hits >= SINKS
    if i_sink != they_sink and bool(won) != they_sink:
        raise refuse("DR-K10", "result-sunk", side=battle.human if i_sink else battle.enemy)
    word = "won" if won else "lost"
    told.tell("result", "DR-Q2", {"human": battle.human, "enemy": battle.enemy, "result": word})
    finish_as_told(state, Ending(bool(won), i_sink, they_sink), toll, told)


def _check(table: OpenTable, battle: Battle, toll: Toll) -> None:
    """No more damage than sinks a ship, no more plunder than there is; none where none can be."""
    human, enemy = battle.human, battle.enemy
    if battle.kind == BUILDING and (toll.loses or toll.takes or toll.damage):
        raise refuse("DR-K4", "result-buildings")
    for side, damage in ((human, toll.damage), (enemy, toll.hits)):
        if damage > SINKS:
            raise refuse("DR-K3", "result-damage", side=side, n=SINKS)
    aboard = table.aboard_coins[human] + table.aboard_cargo[human]
    if toll.loses > aboard:
        raise refuse("DR-K9", "result-loses", n=aboard)
    dock = table.dock_coins[enemy] + toll.loses
    if toll.takes > dock:
        raise refuse("DR-K9", "result-takes", n=dock)


def most_lost(table: OpenTable, battle: Battle) -> tuple[int, int]:
    """The most goods that the human may lose and take in a battle."""
    if battle.kind == BUILDING:
        return 0, 0
    human, enemy = battle.human, battle.enemy
    aboard = table.aboard_coins[human] + table.aboard_cargo[human]
    return aboard, table.dock_coins[enemy]


def halved(table: OpenTable, battle: Battle) -> int:
    """DR-M3: all the cubes of which the Alliance drops half here; 0 where it drops them all."""
    cubes = table.fight[3] - last_turn_cubes(table, battle.enemy)
    whole = alliance_cubes(table, battle.enemy, battle.space, defending=False)
    both = table.plan.ships != 0 and table.plan.building >= 0
    return whole if both and whole > 1 and cubes == (whole + 1) // 2 else 0
