"""Why a sheet was chosen, in one sentence: the aim whose orders would be missed most."""

from __future__ import annotations

from typing import Final

from arbitre.core.message import Message, Value
from arbitre.games.power.bots.planned import PlannedOrder
from arbitre.games.power.bots.search import Candidate, Search
from arbitre.games.power.bots.survey import Survey
from arbitre.games.power.rules.board import COLOURS
from arbitre.games.power.rules.moves import DEPLOY, EXCHANGE, LAUNCH, MOVE
from arbitre.games.power.rules.pieces import GROUP_2, KINDS, M, R, S, stack_text

Aim = tuple[str, int]
"""What orders are for, and where."""

RANK: Final = (
    *("flag", "attack", "guard", "missile", "press", "exchange", "retreat"),
    *("collect", "hire", "buy", "deploy", "march"),
)
"""Of aims that are missed alike, the first is told."""
NEAR: Final = 0.002
"""Chances so near are alike."""


def reason(search: Search, chosen: Candidate) -> Message:
    """The aim of a sheet that matters most, as a message."""
    survey, seat = search.survey, search.seat
    groups = aims_of(survey, seat, chosen.planned)
    if not groups:
        return Message("why-nothing", {})
    best: Aim | None = None
    most = -9.0
    for aim in sorted(groups, key=_rank):
        rest = [order for order in chosen.planned if order not in groups[aim]]
        missed = chosen.score - search.weigh(rest)
        if best is None or missed > most + NEAR:
            best, most = aim, missed
    assert best is not None
    return said(survey, seat, best, groups[best])


def _rank(aim: Aim) -> tuple[int, int]:
    return RANK.index(aim[0]), aim[1]


def aims_of(
    survey: Survey, seat: int, planned: list[PlannedOrder]
) -> dict[Aim, list[PlannedOrder]]:
    """The orders of a sheet by what they are for."""
    groups: dict[Aim, list[PlannedOrder]] = {}
    brought = survey.standing[seat].copy()
    feet: set[int] = set()
    for act, army, kind, _, target, _ in planned:
        if act in (MOVE, DEPLOY) and survey.setting.side[army] == seat:
            brought[target] += survey.strength[kind]
            if kind in (S, R):
                feet.add(target)
    for order in planned:
        groups.setdefault(_aim(survey, seat, order, brought, feet), []).append(order)
    return groups


def _aim(survey: Survey, seat: int, order: PlannedOrder, brought: list[int], feet: set[int]) -> Aim:
    act, army, kind, origin, target, _ = order
    setting = survey.setting
    if act == LAUNCH:
        return "missile", target
    if act == EXCHANGE:
        if kind == M:
            return "missile", -1
        return ("exchange" if kind in GROUP_2 else "buy"), origin
    if army == setting.mercenary:
        return "hire", target
    if target in [setting.board.hq[own] for own in setting.armies[seat]]:
        return ("guard" if survey.storm(seat, target) else "deploy"), target
    if survey.is_prize(seat, target) and target in feet:
        return "flag", target
    against = survey.against[seat][target]
    if against:
        return ("attack" if brought[target] > against else "press"), target
    if survey.feared[seat][origin] > survey.standing[seat][origin]:
        return "retreat", origin
    land = survey.chart.land[target]
    if land >= 0 and setting.side[land] != seat:
        return "collect", land
    return "march", _nearest(survey, seat, kind, target)


def _nearest(survey: Survey, seat: int, kind: int, place: int) -> int:
    """The foreign army whose headquarters is nearest to a space."""
    rivals = [army for army in survey.standing_armies if survey.setting.side[army] != seat]
    return min(rivals, key=lambda army: (survey.chart.moves[kind][army][place], army))


def said(survey: Survey, seat: int, aim: Aim, orders: list[PlannedOrder]) -> Message:
    """An aim as a sentence of the catalogue, with what the board shows of it."""
    name, where = aim
    setting = survey.setting
    names = setting.board.names
    args: dict[str, Value] = {}
    if name in ("flag", "attack", "press"):
        args["space"] = names[where]
        args["power"] = survey.standing[seat][where] + sum(
            survey.strength[kind] for act, _, kind, _, _, _ in orders if act == MOVE
        )
        args["against"] = survey.against[seat][where]
        if name == "flag":
            args["from"] = COLOURS[setting.board.owner[where]]
    elif name == "guard":
        side, kind, place = threat(survey, seat, where)
        args["from"] = COLOURS[side]
        args["kind"] = KINDS[kind]
        args["space"] = names[place]
    elif name == "missile":
        target = next((order[4] for order in orders if order[0] == LAUNCH), -1)
        if target < 0:
            return Message("why-build", {})
        args["space"] = names[target]
    elif name in ("exchange", "buy"):
        args["kind"] = KINDS[orders[0][2]]
        args["pieces"] = stack_text(orders[0][5])
    elif name in ("collect", "march"):
        args["from"] = COLOURS[where]
    elif name in ("hire", "retreat"):
        args["space"] = names[where]
    return Message(f"why-{name}", args)


def threat(survey: Survey, seat: int, hq: int) -> tuple[int, int, int]:
    """The infantry that others could bring to a headquarters: its army, its kind, where it stands."""
    best = (-1, -1, -1, -1)
    for side in survey.sides:
        if side == seat or not survey.foot[side][hq]:
            continue
        for comer in survey.comers[side][hq]:
            if comer.kind in (S, R):
                found = (survey.potential[side][hq], comer.army, comer.kind, comer.origin)
                best = max(best, found)
    if best[0] < 0:  # it stands there already
        for army in survey.standing_armies:
            if survey.setting.side[army] != seat and survey.state.stacks[hq * 4 + army]:
                return army, S, hq
    return best[1], best[2], best[3]
