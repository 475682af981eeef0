"""What the navigator's standing looks at: a position at the beginning of a human's turn, as numbers.

In two against two each number is a mean over a team, so that it means the same as in a game for one.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.dead_reckoning.achievements import (
    BUILDINGS,
    COINS,
    EXPERT_CUBES,
    EXPLORED_SOLO,
    EXPLORED_TEAMS,
    LEGENDARY_CUBES,
    MASTER_CARGO,
    PERMANENT,
    UPGRADES,
)
from arbitre.games.dead_reckoning.board import DISTANCE, HARBOR, OCEAN
from arbitre.games.dead_reckoning.bots_worth import Outlook
from arbitre.games.dead_reckoning.human import HAND, Human
from arbitre.games.dead_reckoning.icons import COUNT
from arbitre.games.dead_reckoning.scoring import score
from arbitre.games.dead_reckoning.state import State
from arbitre.games.dead_reckoning.table import (
    BUILDER,
    CAPITALIST,
    COLONIST,
    ELITE,
    EXPERTS,
    EXPLORER,
    FACE_DOWN,
    LEGENDARY,
    MASTER,
    SIDES,
    TERROR,
    TO_END,
)
from arbitre.games.dead_reckoning.values import FORT, GARRISON

TURNS: Final = 12.0
POINTS: Final = 20.0
GOODS: Final = 8.0


def features(state: State) -> list[float]:
    """What the standing depends on, each about 0 to 1; a fixed number of them, in a fixed order."""
    table, humans = state.table, state.table.humans
    found: list[float] = [
        sum(table.turn) / (TURNS * humans),
        table.left.bit_count() / 18.0,
        sum([1.0 for space in OCEAN if table.tiles[space] == FACE_DOWN]) / 9.0,
        1.0 if table.last_turn else 0.0,
        1.0 if 0 <= table.trigger < humans else 0.0,
        len(state.queue) / (2.0 * humans),
    ]
    found += [1.0 if table.difficulty == each else 0.0 for each in range(1, 4)]
    mine: list[float] = []
    theirs: list[float] = []
    for seat in range(humans):
        _add(mine, _human(state, seat))
        _add(theirs, _alliance(state, humans + seat))
    found += [number / humans for number in mine]
    found += [number / humans for number in theirs]
    found += _islands(state)
    return found


def _add(whole: list[float], part: list[float]) -> None:
    if not whole:
        whole += part
        return
    for index, number in enumerate(part):
        whole[index] += number


def _steps(state: State, side: int, chest: int, cargo: int) -> list[float]:
    """How near a side is to each achievement, what claiming them brings, and how near the end is."""
    table = state.table
    explored = EXPLORED_SOLO if table.humans == 1 else EXPLORED_TEAMS
    have = [0.0] * len(table.bonus)
    have[LEGENDARY] = table.legendary[side] / LEGENDARY_CUBES
    have[EXPERTS] = table.experts[side] / EXPERT_CUBES
    have[ELITE] = table.upgrades[side] / UPGRADES
    have[EXPLORER] = table.explorer[side] / explored
    have[BUILDER] = table.buildings_of(side) / BUILDINGS
    have[COLONIST] = table.permanent_of(side) / PERMANENT
    have[CAPITALIST] = chest / COINS
    have[MASTER] = cargo / MASTER_CARGO
    claimed = table.claimed[side]
    number = claimed.bit_count()
    bonus = near = 0.0
    for which in range(len(have)):
        if claimed >> which & 1:
            have[which] = 1.0
        else:
            have[which] = min(have[which], 1.0)
            if which != TERROR:
                near = max(near, have[which])
            if table.bonus_to[which] < 0:
                bonus += table.bonus[which] * have[which] * have[which]
    found = [*have, bonus / 8.0, near if number >= TO_END - 1 else 0.0]
    return found + [1.0 if number >= each else 0.0 for each in range(1, TO_END + 1)]


def _human(state: State, seat: int) -> list[float]:
    table, human = state.table, state.humans[seat]
    lines = score(state, seat)
    cargo = table.dock_cargo[seat] + table.aboard_cargo[seat]
    place = table.place[seat]
    found = [
        lines["chest"] / POINTS,
        lines["aboard"] / GOODS,
        lines["goods"] / GOODS,
        lines["islands"] / POINTS,
        lines["buildings"] / POINTS,
        lines["upgrades"] / POINTS,
        lines["crew"] / POINTS,
        (lines["achievements"] + lines["bonus"]) / POINTS,
        table.dock_cargo[seat] / GOODS,
        table.aboard_cargo[seat] / GOODS,
        table.damage[seat] / 5.0,
        1.0 if table.damage[seat] >= 4 else 0.0,
        1.0 if place == HARBOR else 0.0,
        DISTANCE[place][HARBOR] / 4.0,
        human.room / 10.0,
        human.draws / 6.0,
        human.hand_limit / 7.0,
        human.sails(0, True) / 5.0,
        human.cannons(0, True) / 5.0,
        sum(human.level) / 12.0,
        len([each for each in human.sleeves if each >= 0]) / 10.0,
    ]
    found += _crew(human)
    return found + _steps(state, seat, human.chest, cargo)


def _crew(human: Human) -> list[float]:
    """The icons a turn brings on average, those of the ship, and those in hand."""
    deck = [0.0] * COUNT
    hand = [0.0] * COUNT
    for card, where in enumerate(human.where):
        face = human.face(card)
        for icon in range(COUNT):
            if face[icon]:
                deck[icon] += face[icon]
                if where == HAND:
                    hand[icon] += face[icon]
    share = human.draws / (2.0 * max(len(human.where), 1))
    found = [number * share for number in deck]
    found += [number / 3.0 for number in hand]
    aids = [0] * COUNT
    for zone in range(len(human.zones)):
        tile = human.tile_at(zone)
        if tile is not None:
            for icon in range(2, COUNT):
                aids[icon] += tile.icons[icon]
    return found + [number / 2.0 for number in aids[2:]]


def _alliance(state: State, side: int) -> list[float]:
    table = state.table
    lines = score(state, side)
    found = [
        lines["dock"] / POINTS,
        lines["aboard"] / GOODS,
        lines["goods"] / GOODS,
        lines["islands"] / POINTS,
        lines["buildings"] / POINTS,
        lines["upgrades"] / POINTS,
        lines["experts"] / 5.0,
        (lines["achievements"] + lines["bonus"]) / POINTS,
        table.dock_cargo[side] / GOODS,
        table.aboard_cargo[side] / GOODS,
        table.damage[side] / 5.0,
        table.cannons[side] / 5.0,
        table.pirate_power[side] / 10.0,
        table.pirate_pile[side] / 5.0,
        table.merchant_pile[side] / 5.0,
        1.0 if table.place[side] == HARBOR else 0.0,
    ]
    return found + _steps(state, side, table.dock_coins[side], 0)


def _islands(state: State) -> list[float]:
    """Islands by whose they are, in the points that may still change hands there."""
    table, humans = state.table, state.table.humans
    outlook = Outlook(state, state.seat)
    guess = 0.0
    mine = theirs = held = lost = open_mine = open_theirs = 0.0
    forts = walls = strong = spare = 0.0
    for space in OCEAN:
        if not table.is_island(space):
            continue
        island = state.values.islands[table.tiles[space]]
        cubes = table.cubes[space * SIDES : space * SIDES + table.sides]
        owner, need = table.control[space], island.spaces // 2 + 1
        ours = max(cubes[:humans]) / need
        foes = max(cubes[humans:]) / need
        worth = island.first / 10.0
        buildings = table.buildings[space]
        guess += outlook.island(space, owner, cubes, buildings)
        guard = float(buildings >> FORT & 1) + float(buildings >> GARRISON & 1)
        if owner < 0:
            open_mine += worth * ours
            open_theirs += worth * foes
        elif owner < humans:
            mine += 1.0
            held += worth * foes * (1.0 if guard else 0.4)
            forts += worth * guard
            spare += island.spaces - sum(cubes)
            strong += worth * (island.coins + 0.5 * island.cargo)
        else:
            theirs += 1.0
            lost += worth * ours
            walls += worth * guard
    found = [guess / POINTS, mine / 4.0, theirs / 4.0, held, lost, open_mine, open_theirs]
    found += [forts, walls, spare / 5.0, strong]
    return [number / humans for number in found]
