"""The course of the game: set-up, turns in order, the last turns, the end (DR-D5, DR-E2)."""

from __future__ import annotations

from typing import Final

from arbitre.core.position import refuse
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.achievements import COINS as RICH
from arbitre.games.dead_reckoning.rules.alliance import turn as alliance
from arbitre.games.dead_reckoning.rules.alliance.plan import EXPLORE
from arbitre.games.dead_reckoning.rules.battle.course import battle_waits, begin_fight
from arbitre.games.dead_reckoning.rules.battle.end import SUNK_COINS
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.human.actions import Acts
from arbitre.games.dead_reckoning.rules.human.belongings import HAND
from arbitre.games.dead_reckoning.rules.human.cleanup import CLEAN_UP, after_refill, can_draw
from arbitre.games.dead_reckoning.rules.scoring import settle_all, team_cubes, tied, winner
from arbitre.games.dead_reckoning.rules.state import (
    ALLIANCE,
    CONSENT,
    DEALING,
    DRAWING,
    DRAWING_ONE,
    EDITS,
    MAIN,
    OVER,
    SETUP,
    State,
)
from arbitre.games.dead_reckoning.rules.table import (
    BATTLE,
    NOTHING,
)

FIRST_ROW: Final = (1, 2, 3)


def set_up(state: State) -> None:
    """DR-H7, DR-B2: the first row with its cards, then bonus tiles, the first player, the hands."""
    table = state.table
    table.left = (1 << len(state.values.alliance)) - 1
    for human in range(table.humans):
        table.dock_cargo[human] = 0 if state.companion else state.values.start_cargo
    for side in range(table.humans, table.sides):
        table.dock_coins[side] = state.values.start_coins
    for space in reversed(FIRST_ROW):
        table.then(EXPLORE, space)


def order_of(state: State) -> list[int]:
    """DR-D5, DR-X1: the sides in the order of their turns: your Alliance, then you."""
    humans = state.table.humans
    found: list[int] = []
    for step in range(humans):
        human = (state.first + step) % humans
        found += [humans + human, human]
    return found


def advance(state: State, told: Telling) -> None:
    """Go on until somebody must decide or chance must act."""
    table = state.table
    while state.phase != OVER:
        if state.battle is not None:
            if battle_waits(state, told):
                return
            continue
        idle = table.need != NOTHING or not table.agenda
        alliance.go_on(table, told)
        # where there was nothing to go on with, all but the humans' chests has just been looked at
        if not idle or _rich(state):
            settle_all(state, told)
        if table.need == BATTLE:
            begin_fight(state, told)
            continue
        if table.need != NOTHING or state.phase == MAIN:
            return
        if state.phase == SETUP:
            if _setting_up(state, told):
                return
        elif state.phase == ALLIANCE:
            _next_turn(state, table.side, told)
        elif state.phase == DEALING:
            _dealt(state, told)
        elif state.phase in (DRAWING, DRAWING_ONE):
            if state.to_draw and can_draw(state.human):
                return
            state.to_draw = 0
            if state.phase == DRAWING:
                _next_turn(state, state.seat, told)
            else:
                state.phase = MAIN
        else:
            return


def _setting_up(state: State, told: Telling) -> bool:
    """Whether chance has still something to lay or to deal."""
    nobody = state.table.humans > 1 and state.first < 0
    if state.companion and not nobody:
        # bonus tiles and hands are the humans' own affair: only the table is kept (DR-Q1)
        edit_table(state, state.first)
        state.table.side = -1  # nobody has had a turn yet
        return True
    if nobody or len(state.laid) < len(state.table.bonus):
        return True
    for seat, human in enumerate(state.humans):
        if human.where.count(HAND) < state.values.hand:
            state.seat = seat
            return True
    state.phase = ALLIANCE
    alliance.begin_turn(state.table, order_of(state)[0], told)
    return False


def _rich(state: State) -> bool:
    """Whether a human's chest may bring them an achievement."""
    for human in state.humans:
        if human.chest >= RICH:
            return True
    return False


# -- turns -----------------------------------------------------------------------------------


def _next_turn(state: State, side: int, told: Telling) -> None:
    """The next side's turn; after a trigger every other side has exactly one more (DR-E2)."""
    table = state.table
    order = order_of(state)
    at = order.index(side)
    if table.trigger >= 0 and not table.last_turn:
        later = [*order[at + 1 :], *order[: at + 1]]
        state.queue = [other for other in later if other != table.trigger]
        table.last_turn = True
        told.tell("last-turns", "DR-E2", {"side": table.trigger})
    if table.last_turn:
        if not state.queue:
            if state.companion:
                edit_table(state, state.seat)
                told.tell("turns-over", "DR-E2", {})
            else:
                _end(state, told)
            return
        following = state.queue.pop(0)
    else:
        following = order[(at + 1) % len(order)]
    if table.is_alliance(following):
        state.phase = ALLIANCE
        for human in state.humans:
            human.refresh_aids()
        alliance.begin_turn(table, following, told)
    elif state.companion:
        edit_table(state, following)
        told.tell("human-turn", "DR-Q1", {"human": following})
    else:
        _begin_human_turn(state, following, told)


def edit_table(state: State, seat: int) -> None:
    """DR-Q1: the human plays their turn at the real table, then sets here what it changed.

    What their chest holds matters only when they are sunk: until they say less, enough to pay.
    """
    state.phase, state.seat = EDITS, seat
    state.table.side = seat
    state.table.produced = state.table.halves = 0
    for human in state.humans:
        human.chest = SUNK_COINS


def go(state: State, told: Telling) -> None:
    """DR-Q1: the human's turn is over at the table too; the next turn begins."""
    table = state.table
    if table.last_turn and not state.queue:
        raise refuse("DR-E2", "no-turn-left")
    _next_turn(state, state.seat if table.side >= 0 else order_of(state)[-1], told)
    if state.phase == ALLIANCE:
        alliance.refill(table)  # DR-H4: tiles that the human left bare have a card by now


def close(state: State, won: bool, told: Telling) -> None:
    """DR-E4: the scores were counted at the table, and somebody says who won."""
    state.phase = OVER
    state.won = int(won)
    told.tell("over", "DR-E4", {"won": "humans" if won else "alliance"})


def _begin_human_turn(state: State, seat: int, told: Telling) -> None:
    table = state.table
    state.phase, state.seat = MAIN, seat
    table.side = seat
    table.produced = table.halves = 0
    state.denied = 0
    state.humans[seat].begin_turn()
    told.tell("human-turn", "DR-H3", {"human": seat})


def _dealt(state: State, told: Telling) -> None:
    """What came of an act's dealing."""
    if state.resume == CLEAN_UP:
        sank = after_refill(state, told)
        settle_all(state, told, (sank,) if sank >= 0 else ())
    else:
        state.phase = MAIN


def _end(state: State, told: Telling) -> None:
    """DR-E4: most coins after final scoring wins."""
    state.phase = OVER
    state.won = int(winner(state))
    if tied(state):
        mine, theirs = team_cubes(state.table)
        told.tell("tie", "DR-V5", {"mine": mine, "theirs": theirs})
    told.tell("over", "DR-E4", {"won": "humans" if state.won else "alliance"})


# -- the partner's consent (DR-X4) -----------------------------------------------------------


def influence(state: State, act: Acts, number: int, over: int, told: Telling) -> None:
    """DR-H21; DR-X4: where it needs their partner's consent, they are asked first."""
    space = act.check_influence(number, over)
    if act.asks(space, number, over):
        state.phase, state.consent = CONSENT, [number, over]
        args: dict[str, str | int] = {"human": state.seat, "space": NAMES[space], "n": number}
        told.tell("asks-consent", "DR-X4", args)
    else:
        act.influence(number, over)


def answer_consent(state: State, agreed: bool, told: Telling) -> None:
    """DR-X13: the partner said yes or no; a no holds for that island until the turn ends."""
    act = acts(state, told)
    number, over = state.consent
    state.phase, state.consent = MAIN, []
    if not agreed:
        state.denied |= 1 << act.place
    name = "agrees" if agreed else "declines"
    told.tell(name, "DR-X4", {"human": 1 - state.seat, "space": NAMES[act.place]})
    if agreed:
        act.influence(number, over)


def acts(state: State, told: Telling) -> Acts:
    """The acts of the human on turn."""
    return Acts(state, told)
