"""Listing the orders that are legal next (PW-O, PW-M): whole tables of orders, made once a setting."""

from __future__ import annotations

from arbitre.games.power.rules.execution import Round
from arbitre.games.power.rules.moves import Order, exchange_order, move_order
from arbitre.games.power.rules.pieces import (
    COUNT_MASK,
    CR,
    GROUP_2,
    POWER_MASK,
    SHIFT,
    A,
    B,
    C,
    D,
    M,
    P,
    R,
    S,
    T,
)
from arbitre.games.power.rules.setting import Setting
from arbitre.games.power.rules.state import State

MATERIAL = (CR, A, B, R, D, C, T, S, P)
"""What missiles are made of, dearest first."""


def next_orders(state: State, army: int, judged: Round) -> list[Order]:
    """Every order that would be carried out now for an army, in a stable order.

    Of the material of a missile only the minimal sets are listed; `judged` says what has already
    moved or been made this round.
    """
    orders: list[Order] = []
    if state.holder[army] != army:
        return orders
    setting = state.setting
    size = setting.board.size
    stacks = state.stacks
    # what a stack may do depends on nothing else, but for missiles, what moved, and boxes that run out
    alone = not judged.moved and not judged.made and not setting.box_limits
    known = setting.by_stack
    for slot in range(army, size * 4 + 4, 4):
        stack = stacks[slot]
        if not stack:
            continue
        if alone:
            found = known[slot].get(stack)
            if found is not None:
                orders += found
                continue
        found = []
        if slot < size * 4:
            _from_board(state, army, slot, judged, found)
        else:
            _from_reserve(state, army, stack, found)
        if alone and not (stack >> SHIFT[M]) & COUNT_MASK:
            setting.keep_orders(slot, stack, found)
        orders += found
    return orders


def _from_board(state: State, army: int, slot: int, judged: Round, orders: list[Order]) -> None:
    """What a stack on the board may do; `judged` says how many of it are used up."""
    setting = state.setting
    moved, made = judged.moved, judged.made
    stack = state.stacks[slot]
    for kind in range(8):
        free = (stack >> SHIFT[kind]) & COUNT_MASK
        if free:
            key = slot * 16 + kind
            free -= len(moved.get(key, [])) + made.get(key, 0)
            if free > 0:
                found = setting.listed.get(key)
                orders += found if found is not None else _moves(setting, army, slot, kind)
    _here(state, army, slot, slot >> 2, stack, orders)


def _moves(setting: Setting, army: int, slot: int, kind: int) -> list[Order]:
    place = slot >> 2
    orders = [move_order(setting, army, kind, place, to) for to in setting.reach(kind, place)]
    setting.listed[slot * 16 + kind] = orders
    return orders


def _here(state: State, army: int, slot: int, place: int, stack: int, orders: list[Order]) -> None:
    """Exchanges, launches and missiles of one stack, on the board or in the reserve."""
    setting = state.setting
    for big, small in GROUP_2.items():
        if (stack >> SHIFT[small]) & COUNT_MASK > 2:
            if not setting.box_limits or _room(state, army, 3 * setting.values.unit[small], big):
                orders.append(_exchange(setting, army, slot, place, big))
    if (stack >> SHIFT[M]) & COUNT_MASK:
        orders += _launches(state, army, slot, place)
    if stack & POWER_MASK >= setting.values.missile:
        for parts in missile_sets(setting, stack):
            if not setting.box_limits or _room(state, army, parts, M):
                orders.append(exchange_order(setting, army, parts, place, M))


def _exchange(setting: Setting, army: int, slot: int, place: int, big: int) -> Order:
    key = -1 - (slot * 16 + big)
    found = setting.listed.get(key)
    if found is None:
        parts = 3 * setting.values.unit[GROUP_2[big]]
        found = [exchange_order(setting, army, parts, place, big)]
        setting.listed[key] = found
    return found[0]


def _launches(state: State, army: int, slot: int, place: int) -> list[Order]:
    setting = state.setting
    board = setting.board
    key = slot * 16 + M
    found = setting.listed.get(key)
    if found is None:
        found = [move_order(setting, army, M, place, to) for to in range(board.size + 4)]
        setting.listed[key] = found
    # PW-M3: an eliminated army's reserve is no target
    return found[: board.size] + [
        order for order in found[board.size :] if state.stands(order.target - board.size)
    ]


def _from_reserve(state: State, army: int, stack: int, orders: list[Order]) -> None:
    setting = state.setting
    board, values = setting.board, setting.values
    place, hq = board.reserve[army], board.hq[army]
    slot = board.size * 4 + army
    for kind in range(8):
        if (stack >> SHIFT[kind]) & COUNT_MASK:
            key = slot * 16 + kind
            found = setting.listed.get(key)
            if found is None:
                found = [move_order(setting, army, kind, place, hq)]
                setting.listed[key] = found
            orders.append(found[0])
    coins = (stack >> SHIFT[P]) & COUNT_MASK
    for kind in (S, T, C, D):
        price = values.power[kind]
        if coins >= price:
            parts = price * values.unit[P]
            if not setting.box_limits or _room(state, army, parts, kind):
                orders.append(exchange_order(setting, army, parts, place, kind))
    _here(state, army, slot, place, stack, orders)


def _room(state: State, army: int, parts: int, made: int) -> bool:
    """PW-P9: whether the box has the piece once the material is back in it."""
    slot = state.setting.board.size * 4 + army
    state.stacks[slot] -= parts
    room = state.room(army, made)
    state.stacks[slot] += parts
    return room > 0


def missile_sets(setting: Setting, stack: int) -> list[int]:
    """The minimal sets of material in a stack that make a missile (PW-M1).

    Dearest first, a set is minimal exactly when it was too weak before its last, cheapest piece.
    """
    found: list[int] = []
    values = setting.values
    have = [(stack >> SHIFT[kind]) & COUNT_MASK for kind in MATERIAL]
    rest = [0] * (len(MATERIAL) + 1)
    for index in range(len(MATERIAL) - 1, -1, -1):
        rest[index] = rest[index + 1] + have[index] * values.power[MATERIAL[index]]
    # index of kind, power so far, parts so far
    todo = [(0, 0, 0)]
    while todo:
        index, strength, parts = todo.pop()
        if strength + rest[index] < values.missile:
            continue
        kind = MATERIAL[index]
        for number in range(have[index] + 1):
            now = strength + number * values.power[kind]
            if now >= values.missile:
                found.append(parts + number * values.unit[kind])
                break
            if index + 1 < len(MATERIAL):
                todo.append((index + 1, now, parts + number * values.unit[kind]))
    return found
