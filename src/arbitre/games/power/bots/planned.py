"""Orders that players plan: plain numbers, made into orders once a setting (cache)."""

from __future__ import annotations

from typing import Final

from arbitre.games.power.rules.moves import DEPLOY, EXCHANGE, Order, exchange_order, move_order
from arbitre.games.power.rules.setting import Setting

PlannedOrder = tuple[int, int, int, int, int, int]
"""One order before it is written: act, army, kind, origin, target, and the material of an exchange."""

MOST_ORDERS: Final = 20_000
"""So many orders of a setting are kept ready."""


def order_of(setting: Setting, planned: PlannedOrder) -> Order:
    """A planned order as it is written; of a setting each is made once."""
    found = setting.planned.get(planned)
    if found is None:
        act, army, kind, origin, target, parts = planned
        if act == EXCHANGE:
            found = exchange_order(setting, army, parts, origin, kind)
        else:
            found = move_order(setting, army, kind, origin, target)
        if len(setting.planned) >= MOST_ORDERS:
            setting.planned.clear()
        setting.planned[planned] = found
    return found


def planned_of(order: Order) -> PlannedOrder:
    """An order as it was planned."""
    target = order.origin if order.act == EXCHANGE else order.target
    return (order.act, order.army, order.kind, order.origin, target, order.parts)


def deployment(setting: Setting, army: int, kind: int) -> PlannedOrder:
    """A piece of the reserve into its headquarters."""
    return (DEPLOY, army, kind, setting.board.size + army, setting.board.hq[army], 0)
