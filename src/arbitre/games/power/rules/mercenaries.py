"""Mercenary orders of several players (PW-32, PW-33): which of them cancel each other."""

from __future__ import annotations

from arbitre.games.power.rules.moves import EXCHANGE, Order
from arbitre.games.power.rules.pieces import COUNT_MASK, SHIFT
from arbitre.games.power.rules.state import State


def identity(order: Order) -> tuple[int, ...]:
    """What makes two orders the same: another destination, target or exchange is another order."""
    return (order.act, order.kind, order.origin, order.target, order.parts)


def asks(order: Order) -> list[tuple[int, int]]:
    """The kinds an order asks for, each with its number; an exchange asks for each of its pieces."""
    return order.uses if order.act == EXCHANGE else [(order.kind, 1)]


def clashes(state: State, sheets: list[list[Order]]) -> set[Order]:
    """The mercenary orders that are cancelled, judged on the start position (PW-33)."""
    setting = state.setting
    mercenary = setting.mercenary
    # by place and kind: by order: by player, the number asked
    demands: dict[tuple[int, int], dict[tuple[int, ...], dict[int, int]]] = {}
    asked: dict[tuple[int, int], list[Order]] = {}
    for colour in range(4):
        player = setting.side[colour]
        if colour == mercenary or state.holder[colour] != colour or player in state.resigned:
            continue
        for order in sheets[colour][: setting.values.orders]:
            if order.army != mercenary or order.fault is not None:
                continue
            for kind, number in asks(order):
                key = (order.origin, kind)
                by_player = demands.setdefault(key, {}).setdefault(identity(order), {})
                by_player[player] = by_player.get(player, 0) + number
                asked.setdefault(key, []).append(order)
    cancelled: set[Order] = set()
    for key, orders in demands.items():
        place, kind = key
        players = {player for by_player in orders.values() for player in by_player}
        if len(players) < 2 or len(orders) < 2:
            continue
        demand = sum(max(by_player.values()) for by_player in orders.values())
        there = (state.stacks[setting.slot(place, mercenary)] >> SHIFT[kind]) & COUNT_MASK
        if demand > there:
            cancelled.update(asked[key])
    return cancelled
