"""An Alliance's turn: the card, in order, on what lies open on the table (DR-D, DR-T, DR-G).

The table waits wherever chance, the human or a battle has to answer; `go_on` carries on from there.
"""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Fact
from arbitre.core.telling import Telling
from arbitre.games.dead_reckoning.rules.achievements import settle
from arbitre.games.dead_reckoning.rules.alliance import left, right
from arbitre.games.dead_reckoning.rules.alliance.choosing import (
    FIRST,
    HUMAN,
    Choice,
    highest,
    listed,
    why_space,
)
from arbitre.games.dead_reckoning.rules.alliance.deck import band_of, refill_deck
from arbitre.games.dead_reckoning.rules.alliance.fights import fight_building, fight_ship
from arbitre.games.dead_reckoning.rules.alliance.plan import (
    AFTER_CARD,
    BUILD_AT,
    CLAIM,
    CONDITIONAL_ATTACK,
    CONDITIONAL_INFLUENCE,
    CUBES,
    DEAL_TO,
    EFFECT,
    END_SPACE,
    END_TURN,
    EXPLORE,
    FIGHT_BUILDING,
    FIGHT_SHIP,
    PLACE,
    PLAN,
    PRODUCE_AT,
    PUT_AT_END,
    REVEAL,
    UPGRADE_WITH,
)
from arbitre.games.dead_reckoning.rules.alliance.planning import AT_THE_PLAN, plan
from arbitre.games.dead_reckoning.rules.board import NAMES, OCEAN
from arbitre.games.dead_reckoning.rules.influence import controlled, place_cube
from arbitre.games.dead_reckoning.rules.rows import deal_to, explore
from arbitre.games.dead_reckoning.rules.table import (
    CARD,
    EXTREME,
    NO_CARD,
    NOTHING,
    OpenTable,
    gain_goods,
    sell_cargo,
)

TURNS_A_BONUS: Final = 3
NO_CHESTS: Final = [0, 0]
CLAIMING: Final = (CUBES, EFFECT, END_TURN)
"""What may bring an achievement without anything being awaited."""
STEPS: Final = (
    CLAIM,
    PLAN,
    FIGHT_SHIP,
    FIGHT_BUILDING,
    PLACE,
    END_SPACE,
    CONDITIONAL_ATTACK,
    CONDITIONAL_INFLUENCE,
    EFFECT,
    AFTER_CARD,
    END_TURN,
)
"""What a card is made of, one after another."""
STEP: Final = 4
"""Where the card that is shown says its step; behind it follow those that did not take place."""
VOID: Final = 7
PRINTED: Final = (
    CLAIM,
    PLACE,
    END_SPACE,
    CONDITIONAL_ATTACK,
    CONDITIONAL_INFLUENCE,
    EFFECT,
)
"""The steps that a card shows as something printed."""
NOTHING_DONE: Final = (
    "nothing-to-claim fortune-ignored cubes-lost cube-lost cube-ignored placement-ignored stays-in-harbor "
    "no-late-attack no-conditional-attack only-the-flag no-conditional-influence no-expert no-upgrade "
    "no-building no-production no-attack no-more-fights no-merchant"
).split()
"""Events that say of a step that it came to nothing."""


def begin_turn(table: OpenTable, side: int, told: Telling) -> None:
    """DR-T1: its next card is revealed."""
    table.side = side
    table.turn[side] += 1
    table.began = table.place[side]
    table.sunk = False
    table.bonus_card = False
    table.halves = 0
    table.produced = 0
    table.at_end = []
    told.tell("alliance-turn", "DR-T1", {"side": side, "turn": table.turn[side]})
    table.then(END_TURN, side)
    table.then(REVEAL, side)


def go_on(table: OpenTable, told: Telling) -> None:
    """Carry out what is on the agenda until something is awaited.

    DR-E2: achievements are checked after every event, as far as they lie open on the table.
    """
    _claim_open(table, told)
    while table.need == NOTHING and table.agenda:
        op, first, second = table.agenda.pop(), table.agenda.pop(), table.agenda.pop()
        _do(table, op, first, second, told)
        if op in CLAIMING:
            _claim_open(table, told)


def _claim_open(table: OpenTable, told: Telling) -> None:
    """What humans' chests hold is not looked at here: no card of the Alliance changes it."""
    settle(table, NO_CHESTS, told)


def _do(table: OpenTable, op: int, first: int, second: int, told: Telling) -> None:
    side = table.side
    if op in STEPS:
        _show_step(table, op, first, second)
    heard = len(told.events)
    _carry_out(table, op, first, second, side, told)
    _show_void(table, told, heard)


def _show_void(table: OpenTable, told: Telling, heard: int) -> None:
    """A step of which only such events were told did not take place."""
    if len(told.events) == heard or not table.shown or table.shown[STEP] not in PRINTED:
        return
    if all(event.name in NOTHING_DONE for event in told.events[heard:]):
        table.shown = (*table.shown, *table.shown[STEP : STEP + 2])


def void_steps(table: OpenTable) -> list[tuple[int, int]]:
    """The steps of the card shown that did not take place, as far as somebody was told: what, and where."""
    kept = table.shown[VOID:]
    return list(zip(kept[::2], kept[1::2], strict=True))


def _carry_out(
    table: OpenTable, op: int, first: int, second: int, side: int, told: Telling
) -> None:
    if op == REVEAL:
        refill_deck(table, side, told)
        table.wait(CARD)
    elif op == CLAIM:
        left.claim(table, first, told)
    elif op == PLAN:
        plan(table, band_of(table), told)
    elif op == FIGHT_SHIP:
        fight_ship(table, first, told)
    elif op == FIGHT_BUILDING:
        fight_building(table, first, "DR-L4", told)
    elif op == PLACE:
        left.place(table, first, second, told)
    elif op == CUBES:
        left.cubes(table, first, second, told)
    elif op == END_SPACE:
        left.end_space(table, first, told)
    elif op == CONDITIONAL_ATTACK:
        left.conditional_attack(table, told)
    elif op == CONDITIONAL_INFLUENCE:
        left.conditional_influence(table, told)
    elif op == EFFECT:
        right.effect(table, band_of(table), first, second, told)
    elif op == EXPLORE:
        explore(table, first)
    elif op == DEAL_TO:
        deal_to(table, first, told)
    elif op == AFTER_CARD:
        _after_card(table, side)
    elif op == END_TURN:
        _end_turn(table, first, told)
    elif op == PUT_AT_END:
        _put_at_end(table, first, second, told)
    else:
        raise ValueError(op)


def _show_step(table: OpenTable, op: int, first: int, second: int) -> None:
    """Which part of the card is carried out now; a card whose beginning nobody saw shows none."""
    if not table.shown:
        return
    was = table.shown[STEP]
    if op == PLACE and was == CONDITIONAL_INFLUENCE:
        return  # DR-L8: the cubes of a fight that the icon brought
    if op in (FIGHT_SHIP, FIGHT_BUILDING):
        op = PLACE
    table.shown = (*table.shown[:STEP], op, first, second, *table.shown[VOID:])


def answer(table: OpenTable, option: int, told: Telling) -> None:
    """DR-D6: the human picked for the Alliance."""
    ask, options = table.ask, table.options
    table.need, table.ask, table.options = NOTHING, 0, []
    _, first, second = table.agenda.pop(), table.agenda.pop(), table.agenda.pop()
    _tell_picked(ask, option, options, told)
    if ask == PLAN:
        table.plan.building = option
    elif ask == CUBES:
        place_cube(table, table.side, first, option, told)
        if second > 1:
            table.then(CUBES, first, second - 1)
    elif ask == CONDITIONAL_INFLUENCE and first == AT_THE_PLAN:
        table.plan.wish = option
    elif ask == CONDITIONAL_INFLUENCE:
        left.influence_on(table, option, told)
    elif ask == PUT_AT_END:
        put_goods(table, option, first, second, told)
    elif ask == UPGRADE_WITH:
        right.upgrade_with(table, option, options, HUMAN, told)
    elif ask == BUILD_AT:
        right.build_at(table, option, first, told)
    elif ask == PRODUCE_AT:
        right.produce_at(table, option, first, told)
    else:
        right.merchant_at(table, option, told)


def _tell_picked(ask: int, option: int, options: list[int], told: Telling) -> None:
    """What was asked, among which, and what the human said."""
    asked = "side" if ask == CUBES else "upgrade" if ask == UPGRADE_WITH else "space"
    args: dict[str, Fact] = {"n": len(options), "asked": asked}
    if asked == "space":
        args |= {"among": listed(options), "picked": NAMES[option]}
    else:
        args |= {"among": list(options), "picked": str(option)}
    told.tell("picked", "DR-D6", args)


# -- after the card --------------------------------------------------------------------------


def _after_card(table: OpenTable, side: int) -> None:
    """DR-T6: bare tiles are refilled; DR-D3: Extreme reveals another card after turns 3, 6, 9, ..."""
    table.card = -1
    again = table.difficulty == EXTREME and not table.bonus_card
    if again and table.turn[side] % TURNS_A_BONUS == 0:
        table.bonus_card = True
        table.then(REVEAL, side)
    refill(table)


def refill(table: OpenTable) -> None:
    """DR-B9: face-up tiles without a card are dealt one, rows 1 to 4, lanes A to C."""
    for space in reversed(OCEAN):
        if table.tiles[space] >= 0 and table.face[space] == NO_CARD:
            table.then(DEAL_TO, space)


def _end_turn(table: OpenTable, side: int, told: Telling) -> None:
    """DR-G3: all goods on its islands; then DR-R10 lays new ones there."""
    coins = cargo = 0
    for space in controlled(table, side):
        coins += table.coins[space]
        cargo += table.cargo[space]
        table.coins[space] = table.cargo[space] = 0
    if coins or cargo:
        gain_goods(table, side, coins, cargo)
        told.tell("collects", "DR-G3", {"side": side, "coins": coins, "cargo": cargo})
        sell_cargo(table, side, told)
    pairs = [
        (table.at_end[index], table.at_end[index + 1]) for index in range(0, len(table.at_end), 2)
    ]
    table.at_end = []
    for coins, cargo in reversed(pairs):
        table.then(PUT_AT_END, coins, cargo)


def _put_at_end(table: OpenTable, coins: int, cargo: int, told: Telling) -> None:
    """DR-R10: on the most valuable island it controls, to lie there until its next turn ends."""
    best = put_choice(table).best
    if not best:
        told.tell("no-island", "DR-R10", {"side": table.side})
    elif len(best) > 1:
        table.then(PUT_AT_END, coins, cargo)
        table.question(PUT_AT_END, best)
    else:
        put_goods(table, best[0], coins, cargo, told)


def put_choice(table: OpenTable) -> Choice:
    """DR-R10: its islands, the most valuable by first value."""
    return highest(table, controlled(table, table.side), (FIRST,))


def put_goods(table: OpenTable, space: int, coins: int, cargo: int, told: Telling) -> None:
    """Goods of the supply on an island."""
    why = why_space(table, put_choice(table), told)
    table.coins[space] += coins
    table.cargo[space] += cargo
    args: dict[str, Fact] = {"space": NAMES[space], "coins": coins, "cargo": cargo}
    args |= why
    told.tell("puts", "DR-R10", args)
