"""The course of a battle: how it begins, what it waits for, how it ends and the turn goes on (DR-K)."""

from __future__ import annotations

from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.alliance.fights import BUILDING_FIGHT, end_fight
from arbitre.games.dead_reckoning.rules.battle.battle import (
    ABILITIES,
    BUILDING,
    DEFENCE,
    LOOT,
    MERCHANT,
    SHIP,
    Battle,
    abilities,
    count_cubes,
    may_defend_with,
)
from arbitre.games.dead_reckoning.rules.battle.end import (
    Ending,
    Toll,
    garrison_hits,
    loot,
    settle_battle,
    settle_toll,
    stow,
    win_coins,
)
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.human.belongings import HAND, Human
from arbitre.games.dead_reckoning.rules.human.cleanup import end_main
from arbitre.games.dead_reckoning.rules.rows import turn_back
from arbitre.games.dead_reckoning.rules.scoring import settle_all
from arbitre.games.dead_reckoning.rules.state import DEALING, MAIN, State
from arbitre.games.dead_reckoning.rules.table import NO_CARD, NOTHING
from arbitre.games.dead_reckoning.rules.values import PLUNDER


def begin_fight(state: State, told: Telling) -> None:
    """A battle of the Alliance's turn: a human whose ship is attacked may play cards (DR-K8)."""
    table = state.table
    kind, space, human, _ = table.fight
    what = BUILDING if kind == BUILDING_FIGHT else SHIP
    state.battle = Battle(what, human, table.side, space, attacks=False)
    state.seat = human


def begin_attack(state: State, battle: Battle, told: Telling) -> None:
    """A battle that the human began; a garrison hurts them first, and may sink them (DR-K4)."""
    table = state.table
    if battle.kind == BUILDING and table.garrisoned(battle.space, battle.human):
        sank = garrison_hits(state, battle.human, "DR-K4", NAMES[battle.space], told)
        if sank >= 0:
            settle_all(state, told, (sank,))
            end_main(state, told)
            return
    state.battle = battle
    count_cubes(table, state.human, battle, 0, told)


def battle_waits(state: State, told: Telling) -> bool:
    """Whether a cube must fall or the human decides; else the battle goes on by itself."""
    battle, human = state.battle, state.human
    assert battle is not None
    if state.companion and battle.stage in (DEFENCE, ABILITIES):
        # their cannons, cards and abilities are at the table (DR-Q1)
        if battle.stage == DEFENCE or battle.kind == SHIP:
            return True
    if battle.stage == DEFENCE:
        if battle.kind == SHIP and _asked_to_defend(state, human):
            return True
        start_dropping(state, told)
        return False
    if battle.stage == ABILITIES:
        if battle.mine > 0 or abilities(human, battle):
            return True
        end_abilities(state, told)
        return False
    return True


def _asked_to_defend(state: State, human: Human) -> bool:
    """DR-K8, DR-H8: two partners are asked whatever they hold, so that it shows nothing."""
    if state.table.humans > 1:
        return HAND in human.where
    return bool(may_defend_with(human))


def start_dropping(state: State, told: Telling, said: int = -1) -> None:
    """The defender has played their cards, or `said` how many cubes they drop: both count."""
    assert state.battle is not None
    given = state.table.fight[3] if state.table.fight else 0
    count_cubes(state.table, state.human, state.battle, given, told, said)


def end_abilities(state: State, told: Telling) -> None:
    """DR-X7: with their partner near they say whose ship the loot goes on; else the battle ends."""
    assert state.battle is not None
    if not state.companion and loot(state, state.battle):
        state.battle.stage = LOOT
    else:
        finish_battle(state, 0, told)


def finish_battle(state: State, shared: int, told: Telling) -> None:
    """DR-K6: crowns, plunder, hits, sinking, result; then the turn goes on."""
    battle, table, human = state.battle, state.table, state.human
    assert battle is not None
    end = settle_battle(state, battle, shared, told)
    if not battle.attacks:
        end_fight(table, not end.won, told)
    elif battle.kind == BUILDING and end.won:
        human.beaten |= 1 << battle.space
    elif battle.kind == MERCHANT:
        _after_hunt(state, battle, end.won, shared, told)
    _claim(state, battle, end, told)
    if end.i_sink and battle.attacks:
        # DR-K3: sunk in their own turn, their main phase ends
        end_main(state, told)


def finish_as_told(state: State, end: Ending, toll: Toll, told: Telling) -> None:
    """DR-Q2: a battle of the Alliance's turn was fought at the table, and this came of it."""
    battle = state.battle
    assert battle is not None
    end = settle_toll(state, battle, end, toll, 0, told)
    end_fight(state.table, not end.won, told)
    _claim(state, battle, end, told)


def _claim(state: State, battle: Battle, end: Ending, told: Telling) -> None:
    """What is claimed by it; Terror by who sank whom (DR-E1)."""
    terror: list[int] = []
    if end.they_sink:
        terror.append(battle.human)
    if end.i_sink and battle.enemy >= 0:
        terror.append(battle.enemy)
    settle_all(state, told, tuple(terror))


def _after_hunt(state: State, battle: Battle, won: bool, shared: int, told: Telling) -> None:
    """DR-K11: its coins and its back; lost, it goes under its deck (DR-B9)."""
    table, seat = state.table, battle.human
    face = table.face[battle.space]
    if not won:
        table.face[battle.space] = NO_CARD
        table.under.append(face)
        told.tell("merchant-escapes", "DR-B9", {"card": face})
        return
    left = shared - min(shared, battle.my_faces[PLUNDER])
    number = win_coins(table, battle.space)
    coins = stow(state, table.aboard_coins, seat, number, left)
    state.human.taken += 1
    state.phase, state.resume = DEALING, MAIN
    turn_back(table, battle.space)
    told.tell("merchant-beaten", "DR-K11", {"human": seat, "n": coins})


def take_hunted(state: State, card: int, told: Telling) -> None:
    """The back of the merchant they beat is theirs, as a bought card."""
    table = state.table
    space = table.at
    table.need = NOTHING
    table.deck[card] -= 1
    table.face[space] = NO_CARD
    state.human.held += [card, 1]
    told.tell("back", "DR-K11", {"human": state.seat, "card": card})
