"""Sheets written greedily: the best plan there is, then the next best, until the sheet is full."""

from __future__ import annotations

from typing import Final

from arbitre.core.chance import Rng
from arbitre.games.power.bots.forecast import Forecast
from arbitre.games.power.bots.plans import PlanningSheet
from arbitre.games.power.bots.worksheet import OrderGroup

DEAD: Final = -1e9
"""The rate of a plan that has become impossible."""


def best_sheet(forecast: Forecast, rng: Rng) -> PlanningSheet:
    """The best of a few sheets, each begun with another plan and filled up greedily."""
    worksheet = PlanningSheet(forecast)
    marches = worksheet.marches()
    plans = [plan for plan in marches + _others(worksheet) if worksheet.possible(plan)]
    for plan in plans:
        _rate(worksheet, plan, rng)
    rates = [(plan.gain, plan.rate) for plan in marches]
    best, most = worksheet, -1.0
    for number, first in enumerate(_openings(plans, forecast.temper.openings)):
        if number:
            for plan, (gain, rate) in zip(marches, rates, strict=True):
                plan.gain, plan.rate = gain, rate
        sheet = PlanningSheet(forecast)
        total = _fill(sheet, marches, first, rng)
        if number == 0 or total > most:
            best, most = sheet, total
    return best


def _openings(plans: list[OrderGroup], number: int) -> list[OrderGroup]:
    """Plans to begin with: the best for its orders, then those that gain most, each elsewhere."""
    found: list[OrderGroup] = []
    if plans:
        found.append(max(plans, key=_rate_of))
        targets = {found[0].steps[-1][4]}
        for plan in sorted(plans, key=_gain_of, reverse=True):
            if len(found) >= number or plan.gain <= 0.0:
                break
            if plan is not found[0] and (len(found) == 1 or plan.steps[-1][4] not in targets):
                found.append(plan)
                targets.add(plan.steps[-1][4])
    return found


def _rate_of(plan: OrderGroup) -> float:
    return plan.rate


def _gain_of(plan: OrderGroup) -> float:
    return plan.gain


def _others(worksheet: PlanningSheet) -> list[OrderGroup]:
    return worksheet.works() + worksheet.missiles() + worksheet.lures()


def _fill(
    worksheet: PlanningSheet, marches: list[OrderGroup], first: OrderGroup, rng: Rng
) -> float:
    """Write plan after plan while one gains something and orders are left; what all gain."""
    total = 0.0
    best: OrderGroup | None = first
    # an empty sheet is fined (PW-O13): the first plan is written, whatever it gains
    while best is not None and (best.rate > 0.0 or not worksheet.written):
        total += best.gain
        worksheet.write(best)
        for plan in marches:
            if plan.rate > DEAD and not plan.places.isdisjoint(best.places):
                _rate(worksheet, plan, rng)
        others = _others(worksheet)
        for plan in others:
            _rate(worksheet, plan, rng)
        best = None
        for plan in marches + others:
            if plan.rate > (DEAD if best is None else best.rate):
                if worksheet.possible(plan):
                    best = plan
                else:
                    plan.rate = DEAD  # orders and pieces only get fewer
    return total


def _rate(worksheet: PlanningSheet, plan: OrderGroup, rng: Rng) -> None:
    """The gain of a plan, with a little chance in it, and its rate for each of its orders."""
    temper = worksheet.forecast.temper
    number = len(plan.steps)
    gain = worksheet.weigh(plan)
    chance = (rng.below(201) - 100) / 100.0
    gain += (temper.whim * abs(gain) + temper.mood) * chance - temper.effort * number
    plan.gain = gain
    plan.rate = gain / temper.share[min(number, 5)] if gain > 0.0 else gain
