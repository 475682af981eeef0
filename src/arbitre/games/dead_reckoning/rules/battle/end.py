"""The end of a battle: plunder, hits, sinking and the result (DR-K3, DR-K6, DR-K9, DR-K10, DR-F6)."""

from __future__ import annotations

from typing import Final

from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.achievements import legendary_cube, settle
from arbitre.games.dead_reckoning.rules.battle.battle import (
    BUILDING,
    Battle,
    after_defence,
    crowns,
    hits,
    partner_near,
)
from arbitre.games.dead_reckoning.rules.board import HARBOR
from arbitre.games.dead_reckoning.rules.state import State
from arbitre.games.dead_reckoning.rules.table import (
    NOTHING,
    SINKS,
    OpenTable,
    gain_goods,
    sell_cargo,
)
from arbitre.games.dead_reckoning.rules.values import PLUNDER

SUNK_COINS: Final = 5


class Ending:
    """How a battle ends: who wins and who sinks."""

    def __init__(self, won: bool, i_sink: bool, they_sink: bool) -> None:
        self.won = won
        self.i_sink = i_sink
        self.they_sink = they_sink


class Toll:
    """What a battle costs: damage to the human's ship and to the Alliance's, goods plundered from either."""

    def __init__(self, damage: int, hits: int, loses: int, takes: int) -> None:
        self.damage = damage
        self.hits = hits
        self.loses = loses
        self.takes = takes


def forecast(table: OpenTable, battle: Battle) -> Ending:
    """DR-K10, as the cubes lie: a side sunk loses to one afloat; then crowns decide."""
    i_sink = they_sink = False
    if battle.my_ship:
        i_sink = table.damage[battle.human] + suffered(battle) >= SINKS
    if battle.their_ship and battle.enemy >= 0:
        they_sink = table.damage[battle.enemy] + hits(battle.my_faces) >= SINKS
    mine, theirs = crowns(battle.my_faces), crowns(battle.their_faces)
    if i_sink != they_sink:
        won = they_sink
    elif mine != theirs:
        won = mine > theirs
    else:
        # DR-F2: the Alliance wins ties between ships, a merchant too; else the side on turn loses
        won = battle.kind == BUILDING and not battle.attacks
    return Ending(won, i_sink, they_sink)


def suffered(battle: Battle) -> int:
    """The hits on the human's ship that they did not brace for."""
    return max(0, hits(battle.their_faces) - battle.braced)


def settle_battle(state: State, battle: Battle, shared: int, told: Telling) -> Ending:
    """DR-K6 (5) to (9); `shared` goods of the loot go on the partner's ship (DR-X7)."""
    mine, theirs = crowns(battle.my_faces), crowns(battle.their_faces)
    told.tell("crowns", "DR-K6", {"human": battle.human, "mine": mine, "theirs": theirs})
    toll = Toll(
        suffered(battle),
        hits(battle.my_faces),
        battle.their_faces[PLUNDER],
        battle.my_faces[PLUNDER],
    )
    return settle_toll(state, battle, forecast(state.table, battle), toll, shared, told)


def settle_toll(
    state: State, battle: Battle, end: Ending, toll: Toll, shared: int, told: Telling
) -> Ending:
    """DR-K6 (6) to (9): what the battle costs, and who won it."""
    table, seat, enemy = state.table, battle.human, battle.enemy
    if battle.kind != BUILDING:
        _plunder(state, battle, toll, shared, told)
        # DR-E1: what the plunder brought counts at that moment, even if sinking costs it again
        settle(table, state.chests, told)
    if battle.my_ship:
        _hurt(table, seat, toll.damage, told)
    if battle.their_ship and enemy >= 0:
        _hurt(table, enemy, toll.hits, told)
    _sink(state, battle, end, told)
    # the battle is over: its cubes and the cards played in defence are put away
    state.battle = None
    if not battle.attacks:
        table.need = NOTHING
        after_defence(state.humans[seat])
    name = "battle-won" if end.won else "battle-lost"
    told.tell(name, "DR-K10", {"human": seat, "enemy": enemy})
    if battle.kind != BUILDING:
        if end.won:
            legendary_cube(table, seat, told)
        elif enemy >= 0:
            legendary_cube(table, enemy, told)
    return end


def _plunder(state: State, battle: Battle, toll: Toll, shared: int, told: Telling) -> None:
    """DR-K9: the enemy first, then the human."""
    table, seat, enemy = state.table, battle.human, battle.enemy
    coins = cargo = 0
    if enemy >= 0:
        number = toll.loses
        coins = min(number, table.aboard_coins[seat])
        cargo = min(number - coins, table.aboard_cargo[seat])
        table.aboard_coins[seat] -= coins
        table.aboard_cargo[seat] -= cargo
        if coins or cargo:
            gain_goods(table, enemy, coins, cargo)
            args: dict[str, str | int] = {"human": seat, "enemy": enemy}
            told.tell("plundered", "DR-K9", args | {"coins": coins, "cargo": cargo})
            sell_cargo(table, enemy, told)
    number = toll.takes
    if enemy >= 0:
        number = min(number, table.dock_coins[enemy])
    held = table.aboard_coins if enemy >= 0 else table.aboard_cargo
    taken = stow(state, held, seat, number, shared)
    if enemy >= 0:
        table.dock_coins[enemy] -= taken
    if taken:
        coins, cargo = (taken, 0) if enemy >= 0 else (0, taken)
        args = {"human": seat, "enemy": enemy}
        told.tell("plunders", "DR-K9", args | {"coins": coins, "cargo": cargo})


def stow(state: State, held: list[int], seat: int, number: int, shared: int) -> int:
    """DR-K9, DR-X7: goods on their ship, `shared` of them on their partner's, with room; how many."""
    table = state.table
    partner = partner_near(table, seat)
    given = 0
    if shared and partner >= 0:
        room = state.room_left(partner)
        given = min(shared, number, max(room, 0))
        held[partner] += given
    room = state.room_left(seat)
    kept = min(number - given, max(room, 0))
    held[seat] += kept
    return given + kept


def loot(state: State, battle: Battle) -> int:
    """DR-X7: how many goods of the loot could go on the partner's ship."""
    table = state.table
    partner = partner_near(table, battle.human)
    if battle.kind == BUILDING or partner < 0:
        return 0
    number = battle.my_faces[PLUNDER]
    if battle.enemy < 0 and forecast(table, battle).won:
        number += win_coins(table, battle.space)
    room = state.room_left(partner)
    return min(number, max(room, 0))


def win_coins(table: OpenTable, space: int) -> int:
    """DR-K11: the coins of the merchant lying there."""
    return table.values.wins[table.values.cards[table.face[space]].row]


def _hurt(table: OpenTable, side: int, damage: int, told: Telling) -> None:
    """Damage on a ship."""
    if damage:
        table.damage[side] += damage
        told.tell("damage", "DR-K3", {"side": side, "n": damage})


def _sink(state: State, battle: Battle, end: Ending, told: Telling) -> None:
    """DR-K6 (8): both at once where both sink: neither pays with what they have just got."""
    table, seat, enemy = state.table, battle.human, battle.enemy
    human = state.humans[seat]
    mine = min(SUNK_COINS, human.chest)
    theirs = min(SUNK_COINS, table.dock_coins[enemy]) if enemy >= 0 else 0
    if end.i_sink:
        sink_human(state, seat, enemy, mine, told)
    if end.they_sink:
        table.dock_coins[enemy] -= theirs
        human.chest += theirs
        table.damage[enemy] = 0
        table.place[enemy] = HARBOR
        if table.side == enemy:
            table.sunk = True  # DR-F6: in its own turn it stays there
        told.tell("alliance-sunk", "DR-F6", {"human": seat, "n": theirs, "enemy": enemy})


def sink_human(state: State, seat: int, enemy: int, coins: int, told: Telling) -> None:
    """DR-K3: coins to the one who sank them, goods lost, ship to harbor, merchant mode."""
    table = state.table
    state.humans[seat].chest -= coins
    if enemy >= 0:
        table.dock_coins[enemy] += coins
    table.aboard_coins[seat] = table.aboard_cargo[seat] = 0
    table.damage[seat] = 0
    table.place[seat] = HARBOR
    table.pirate[seat] = False
    told.tell("human-sunk", "DR-K3", {"human": seat, "n": coins, "enemy": enemy})


def garrison_hits(state: State, seat: int, clause: str, name: str, told: Telling) -> int:
    """DR-H4, DR-K4: an enemy's garrison gives their ship one damage; who sank them by it, or -1."""
    table = state.table
    owner = table.control[table.place[seat]]
    table.damage[seat] += 1
    told.tell("human-garrison", clause, {"human": seat, "space": name})
    if table.damage[seat] < SINKS:
        return -1
    sink_human(state, seat, owner, min(SUNK_COINS, state.humans[seat].chest), told)
    return owner
