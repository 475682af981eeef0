"""Whether a position from outside hangs together: the phase, what is awaited, and the battle under way."""

from __future__ import annotations

from typing import Final

from arbitre.core.plain import wrong
from arbitre.games.dead_reckoning.rules.alliance import plan as on
from arbitre.games.dead_reckoning.rules.alliance.deck import (
    band_number,
    band_of,
    candidates,
    card_names,
    typed_band,
)
from arbitre.games.dead_reckoning.rules.battle.battle import (
    ABILITIES,
    ATTACKER_DROPS,
    BUILDING,
    DEFENCE,
    LOOT,
    MERCHANT,
    Battle,
    dropping_mine,
)
from arbitre.games.dead_reckoning.rules.board import OCEAN, SPACES, row_of
from arbitre.games.dead_reckoning.rules.human.belongings import DECK, goods_aboard
from arbitre.games.dead_reckoning.rules.human.cleanup import CLEAN_UP
from arbitre.games.dead_reckoning.rules.rows import backs, in_deck, is_merchant
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
    BACK,
    BATTLE,
    CARD,
    DEAL,
    FACE_DOWN,
    NO_CARD,
    NOTHING,
    QUESTION,
    TILE,
    TOSS,
)

AT_A_SPACE: Final = (
    on.CLAIM,
    on.FIGHT_SHIP,
    on.FIGHT_BUILDING,
    on.PLACE,
    on.CUBES,
    on.END_SPACE,
    on.EXPLORE,
    on.DEAL_TO,
)
LAST_OP: Final = on.MERCHANT_AT


def check_rest(state: State) -> None:
    """BadInput for what no game could have led to, or where it could not go on."""
    table = state.table
    for number, human in enumerate(state.humans):
        if goods_aboard(table, number) > human.room and not state.companion:
            raise wrong("table.aboard_coins", "too-many-goods")
    if not -1 <= table.trigger < table.sides or not -1 <= table.side < table.sides:
        raise wrong("table.trigger", "no-such-side")
    if table.last_turn and table.trigger < 0:
        raise wrong("table.last_turn", "no-such-side")
    if any(not 0 <= side < table.sides for side in state.queue):
        raise wrong("queue", "no-such-side")
    if not 0 <= table.began < SPACES or not -1 <= table.card < len(card_names(table)):
        raise wrong("table.card", "no-such-card")
    if table.card >= len(table.values.alliance):
        name = card_names(table)[table.card]
        if typed_band(table, name, table.hard, band_number(table)) is None:
            raise wrong("table.card", "no-such-card")
    if len(table.typed) > len(table.values.typed) and not state.companion:
        raise wrong("table.typed", "typed-band")
    if not 0 <= table.left < 1 << len(table.values.alliance):
        raise wrong("table.left", "no-such-card")
    _check_agenda(state)
    _check_phase(state)
    _check_need(state)
    if state.battle is not None:
        _check_battle(state, state.battle)


def _check_agenda(state: State) -> None:
    table = state.table
    if len(table.agenda) % 3 or len(table.at_end) % 2:
        raise wrong("table.agenda", "agenda")
    for index in range(0, len(table.agenda), 3):
        second, first, op = table.agenda[index : index + 3]
        if not 0 < op <= LAST_OP or not 0 <= first < 999 or not 0 <= second < 999:
            raise wrong("table.agenda", "agenda")
        space = first if op in AT_A_SPACE else second if op == on.ADD_BACK else 0
        if space >= SPACES:
            raise wrong("table.agenda", "agenda")
        if op == on.EFFECT:
            if table.card < 0 or table.side < table.humans:
                raise wrong("table.agenda", "agenda")
            if first >= len(band_of(table).effects):
                raise wrong("table.agenda", "agenda")


def _check_phase(state: State) -> None:
    table, phase = state.table, state.phase
    waits = table.need != NOTHING or state.battle is not None
    if phase == SETUP:
        return
    if phase == OVER:
        if state.won not in (0, 1) or waits:
            raise wrong("won", "phase-parts")
        return
    if state.companion != (phase == EDITS) and phase != ALLIANCE:
        raise wrong("phase", "phase-parts")
    if state.companion:
        if state.first < 0 or (phase == EDITS and (waits or table.side not in (-1, state.seat))):
            raise wrong("phase", "phase-parts")
    elif len(state.laid) != len(table.bonus) or state.first < 0:
        raise wrong("laid", "phase-parts")
    if phase == ALLIANCE:
        if table.side < table.humans or not waits:
            raise wrong("phase", "phase-parts")
        return
    if phase == EDITS:
        return
    if table.side != state.seat:
        raise wrong("seat", "phase-parts")
    if (phase == DEALING) != (table.need != NOTHING):
        raise wrong("table.need", "phase-parts")
    if phase == DEALING and state.resume not in (MAIN, CLEAN_UP):
        raise wrong("resume", "phase-parts")
    if state.battle is not None and phase != MAIN:
        raise wrong("battle", "phase-parts")
    if phase in (DRAWING, DRAWING_ONE) and (not state.to_draw or DECK not in state.human.where):
        raise wrong("to_draw", "phase-parts")
    if phase == CONSENT:
        space = table.place[state.seat]
        if table.humans < 2 or len(state.consent) != 2 or not table.is_island(space):
            raise wrong("consent", "phase-parts")
        if state.consent[0] < 1 or not -1 <= state.consent[1] < table.sides:
            raise wrong("consent", "phase-parts")


def _check_need(state: State) -> None:
    """What is awaited can come."""
    table, need, at = state.table, state.table.need, state.table.at
    if not NOTHING <= need <= BATTLE or (state.phase == OVER and need):
        raise wrong("table.need", "phase-parts")
    if need in (TILE, DEAL, BACK) and at not in OCEAN:
        raise wrong("table.at", "no-such-space")
    bare = at in OCEAN and table.tiles[at] != FACE_DOWN and table.face[at] == NO_CARD
    fine = True
    if need == TILE:
        fine = table.tiles[at] == FACE_DOWN
    elif need == DEAL:
        fine = bare and bool(in_deck(table, row_of(at)))
    elif need == BACK:
        fine = is_merchant(table, at) and bool(backs(table, table.face[at]))
    elif need == CARD:
        fine = table.side >= table.humans and bool(candidates(table))
    elif need == TOSS:
        fine = table.side >= table.humans and -1 <= at < SPACES
    elif need == QUESTION:
        fine = bool(table.options) and len(table.agenda) >= 3 and table.side >= table.humans
    elif need == BATTLE:
        fine = state.battle is not None and len(table.fight) == 4
    if not fine:
        raise wrong("table.need", "phase-parts")


def _check_battle(state: State, battle: Battle) -> None:
    table = state.table
    if state.phase == SETUP or state.seat != battle.human or not 0 <= battle.space < SPACES:
        raise wrong("battle", "phase-parts")
    if battle.attacks != (table.need != BATTLE) or not 0 <= battle.kind <= MERCHANT:
        raise wrong("battle.attacks", "phase-parts")
    if battle.kind == MERCHANT:
        fine = battle.attacks and battle.enemy == -1 and is_merchant(table, battle.space)
    else:
        fine = table.humans <= battle.enemy < table.sides
        if battle.kind == BUILDING:
            fine = fine and table.is_island(battle.space)
    if not fine:
        raise wrong("battle.enemy", "phase-parts")
    faces = (*battle.my_faces, *battle.their_faces)
    if min(*faces, battle.mine, battle.theirs, battle.braced) < 0:
        raise wrong("battle.my_faces", "below-zero")
    if battle.attacks and battle.stage == DEFENCE:
        raise wrong("battle.stage", "phase-parts")
    if ATTACKER_DROPS <= battle.stage < ABILITIES:
        if not (battle.mine if dropping_mine(battle) else battle.theirs):
            raise wrong("battle.stage", "phase-parts")
    if battle.stage == LOOT and table.humans < 2:
        raise wrong("battle.stage", "phase-parts")
