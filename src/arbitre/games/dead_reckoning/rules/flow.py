"""The course of the game: set-up, turns in order, battles, the last turns, the end (DR-D5, DR-E2)."""

from __future__ import annotations

from typing import Final

from arbitre.core.position import refuse
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.achievements import COINS as RICH
from arbitre.games.dead_reckoning.rules.achievements import settle
from arbitre.games.dead_reckoning.rules.alliance import turn as alliance
from arbitre.games.dead_reckoning.rules.alliance.fights import BUILDING_FIGHT, fought
from arbitre.games.dead_reckoning.rules.alliance.plan import EXPLORE
from arbitre.games.dead_reckoning.rules.battle.battle import (
    ABILITIES,
    BUILDING,
    DEFENCE,
    LOOT,
    MERCHANT,
    SHIP,
    Battle,
    abilities,
    after_defence,
    count_cubes,
    may_defend_with,
)
from arbitre.games.dead_reckoning.rules.battle.end import (
    SUNK_COINS,
    garrison_hits,
    loot,
    settle_battle,
    stow,
    win_coins,
)
from arbitre.games.dead_reckoning.rules.board import NAMES
from arbitre.games.dead_reckoning.rules.human.actions import Acts
from arbitre.games.dead_reckoning.rules.human.belongings import HAND, Human
from arbitre.games.dead_reckoning.rules.human.cleanup import after_refill, can_draw
from arbitre.games.dead_reckoning.rules.rows import turn_back
from arbitre.games.dead_reckoning.rules.scoring import team_cubes, tied, winner
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
    NO_CARD,
    NOTHING,
)
from arbitre.games.dead_reckoning.rules.values import PLUNDER

FIRST_ROW: Final = (1, 2, 3)
CLEAN_UP: Final = 100
"""What follows once the dealing is over, where it is not the main phase."""


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
            if _battle_waits(state, told):
                return
            continue
        idle = table.need != NOTHING or not table.agenda
        alliance.go_on(table, told)
        # where there was nothing to go on with, all but the humans' chests has just been looked at
        if not idle or _rich(state):
            settle_all(state, told)
        if table.need == BATTLE:
            _begin_fight(state, told)
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


def settle_all(state: State, told: Telling, terror: tuple[int, ...] = ()) -> None:
    """DR-E2: achievements are checked after every event, in anyone's turn."""
    settle(state.table, state.chests, told, terror)


def _rich(state: State) -> bool:
    """Whether a human's chest may bring him an achievement."""
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
    """DR-Q1: the human plays his turn at the real table, then sets here what it changed.

    What his chest holds matters only when he is sunk: until he says less, enough to pay.
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


def end_main(state: State, told: Telling) -> None:
    """DR-H4 (1): tiles without a card are refilled, then the rest of the clean-up."""
    alliance.refill(state.table)
    state.phase, state.resume = DEALING, CLEAN_UP
    told.tell("ends", "DR-H29", {"human": state.seat})


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


# -- battles ---------------------------------------------------------------------------------


def _begin_fight(state: State, told: Telling) -> None:
    """A battle of the Alliance's turn: a human whose ship is attacked may play cards (DR-K8)."""
    table = state.table
    kind, space, human, _ = table.fight
    what = BUILDING if kind == BUILDING_FIGHT else SHIP
    state.battle = Battle(what, human, table.side, space, attacks=False)
    state.seat = human


def begin_attack(state: State, battle: Battle, told: Telling) -> None:
    """A battle that the human began; a garrison hurts him first, and may sink him (DR-K4)."""
    table = state.table
    if battle.kind == BUILDING and table.garrisoned(battle.space, battle.human):
        sank = garrison_hits(state, battle.human, "DR-K4", NAMES[battle.space], told)
        if sank >= 0:
            settle_all(state, told, (sank,))
            end_main(state, told)
            return
    state.battle = battle
    count_cubes(table, state.human, battle, 0, told)


def _battle_waits(state: State, told: Telling) -> bool:
    """Whether a cube must fall or the human decides; else the battle goes on by itself."""
    battle, human = state.battle, state.human
    assert battle is not None
    if state.companion and battle.stage in (DEFENCE, ABILITIES):
        # his cannons, cards and abilities are at the table (DR-Q1)
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
        abilities_used(state, told)
        return False
    return True


def _asked_to_defend(state: State, human: Human) -> bool:
    """DR-K8, DR-H8: two partners are asked whatever they hold, so that it shows nothing."""
    if state.table.humans > 1:
        return HAND in human.where
    return bool(may_defend_with(human))


def start_dropping(state: State, told: Telling, said: int = -1) -> None:
    """The defender has played his cards, or `said` how many cubes he drops: both count."""
    assert state.battle is not None
    given = state.table.fight[3] if state.table.fight else 0
    count_cubes(state.table, state.human, state.battle, given, told, said)


def abilities_used(state: State, told: Telling) -> None:
    """DR-X7: with his partner near he says whose ship the loot goes on; else the battle ends."""
    assert state.battle is not None
    if not state.companion and loot(state, state.battle):
        state.battle.stage = LOOT
    else:
        finish_battle(state, 0, told)


def finish_battle(state: State, shared: int, told: Telling) -> None:
    """DR-K6: crowns, plunder, hits, sinking, result; then the turn goes on."""
    battle, table, human = state.battle, state.table, state.human
    assert battle is not None
    state.battle = None
    end = settle_battle(state, battle, shared, told)
    if not battle.attacks:
        after_defence(human)
        fought(table, not end.won, told)
    elif battle.kind == BUILDING and end.won:
        human.beaten |= 1 << battle.space
    elif battle.kind == MERCHANT:
        _after_hunt(state, battle, end.won, shared, told)
    terror: list[int] = []
    if end.they_sink:
        terror.append(battle.human)
    if end.i_sink and battle.enemy >= 0:
        terror.append(battle.enemy)
    settle_all(state, told, tuple(terror))
    if end.i_sink and battle.attacks:
        # DR-K3: sunk in his own turn, his main phase ends
        end_main(state, told)


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
    told.tell("merchant-beaten", "DR-K11", {"human": seat, "n": coins})
    state.human.taken += 1
    state.phase, state.resume = DEALING, MAIN
    turn_back(table, battle.space)


def hunted(state: State, card: int, told: Telling) -> None:
    """The back of the merchant he beat is his, as a bought card."""
    table = state.table
    space = table.at
    table.need = NOTHING
    table.deck[card] -= 1
    table.face[space] = NO_CARD
    state.human.held += [card, 1]
    told.tell("back", "DR-K11", {"human": state.seat, "card": card})


# -- the partner's consent (DR-X4) -----------------------------------------------------------


def influence(state: State, act: Acts, number: int, over: int, told: Telling) -> None:
    """DR-H21; DR-X4: where it needs his partner's consent, he is asked first."""
    space = act.check_influence(number, over)
    if act.asks(space, number, over):
        state.phase, state.consent = CONSENT, [number, over]
        args: dict[str, str | int] = {"human": state.seat, "space": NAMES[space], "n": number}
        told.tell("asks-consent", "DR-X4", args)
    else:
        act.influence(number, over)


def answered(state: State, agreed: bool, told: Telling) -> None:
    """DR-X13: the partner said yes or no; a no holds for that island until the turn ends."""
    act = acts(state, told)
    number, over = state.consent
    state.phase, state.consent = MAIN, []
    name = "agrees" if agreed else "declines"
    told.tell(name, "DR-X4", {"human": 1 - state.seat, "space": NAMES[act.place]})
    if agreed:
        act.influence(number, over)
    else:
        state.denied |= 1 << act.place


def acts(state: State, told: Telling) -> Acts:
    """The acts of the human on turn."""
    return Acts(state, told)
