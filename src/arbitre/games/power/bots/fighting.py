"""Tactics that fight: attack, bounce on purpose, guard, missiles, orders to mercenaries."""

from __future__ import annotations

from typing import Final

from arbitre.games.power.bots.pad import Pad, purchase, weighted
from arbitre.games.power.bots.planned import PlannedOrder, deployment
from arbitre.games.power.rules.listing import MATERIAL
from arbitre.games.power.rules.moves import EXCHANGE, LAUNCH, MOVE
from arbitre.games.power.rules.pieces import COUNT_MASK, SHIFT, C, D, M, P, S, T, contents, power

TARGET: Final = 35.0
"""A missile that is there is not launched at less."""
RICH: Final = 115.0
"""Nor is one built for less."""


def attack(pad: Pad) -> bool:
    """Bring enough to a prize: against what stands there, or what could come."""
    survey, side = pad.survey, pad.side
    prizes = survey.prizes(side)
    which = weighted(pad.rng, [weight for _, weight in prizes])
    if which < 0:
        return False
    place = prizes[which][0]
    standing, feared = survey.against[side][place], survey.feared[side][place]
    margin = (0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0)[pad.rng.below(10)]
    return pad.force(place, standing + margin * (feared - standing), standing)


def press(pad: Pad) -> bool:
    """A bounce on purpose: just as much as stands, or may come, so that nobody holds a space."""
    survey, side = pad.survey, pad.side
    places = [
        place
        for place in range(survey.size)
        if survey.against[side][place] and survey.comers[side][place]
    ]
    if not places:
        return False
    place = places[pad.rng.below(len(places))]
    wanted = survey.against[side][place] - pad.power[place]
    for comer in survey.comers[side][place]:
        if comer.power == wanted and pad.free(comer.origin * 4 + comer.army, comer.kind) > 0:
            return pad.add((MOVE, comer.army, comer.kind, comer.origin, place, 0))
    return False


def defend(pad: Pad, army: int) -> bool:
    """Bring guards to a headquarters, from the board, the reserve or for Power."""
    survey = pad.survey
    setting = survey.setting
    hq = setting.board.hq[army]
    threat = survey.storm(pad.side, hq)
    if not threat:
        return False
    goal = threat * (1.0 if pad.luck(500) else 0.6)
    done = False
    while pad.power[hq] <= goal and pad.orders[army]:
        best: PlannedOrder | None = None
        most = 0
        for kind in range(8):
            if pad.in_reserve(army, kind) and survey.strength[kind] > most:
                best, most = deployment(setting, army, kind), survey.strength[kind]
        for comer in survey.comers[pad.side][hq]:
            if comer.power > most and pad.free(comer.origin * 4 + comer.army, comer.kind) > 0:
                best = (MOVE, comer.army, comer.kind, comer.origin, hq, 0)
                most = comer.power
        if best is None:
            best = _dearest(pad, army)
            if best is None or pad.orders[army] < 2:
                break
        if not pad.add(best):
            break
        done = True
    return done


def _dearest(pad: Pad, army: int) -> PlannedOrder | None:
    """The strongest piece that Power buys."""
    for kind in (D, C, T, S):
        if pad.in_reserve(army, P) >= pad.survey.strength[kind]:
            return purchase(pad, army, kind)
    return None


def blast(pad: Pad, army: int) -> bool:
    """A missile at the richest target, built first where none is there."""
    survey, state = pad.survey, pad.survey.state
    size = survey.size
    source = -1
    slots = [size * 4 + army, *range(army, size * 4, 4)]
    for slot in slots:
        if pad.stacks[slot] and pad.here(slot, M):
            source = slot
    best, most = -1, 0.0
    for place in range(size):
        gain = -2.0 * pad.power[place]
        for other in survey.sides:
            if other != pad.side:
                gain += survey.standing[other][place]
        if gain > most:
            best, most = place, gain
    for other in survey.standing_armies:
        if survey.setting.side[other] != pad.side:
            worth = float(power(state.stacks[size * 4 + other]))
            if worth > most:
                best, most = size + other, worth
    if best < 0 or most < (TARGET if source >= 0 else RICH):
        return False
    if source < 0:
        if pad.orders[army] < 2:
            return False
        for slot in slots:
            if power(pad.stacks[slot]) >= survey.setting.values.missile:
                place = slot >> 2 if slot < size * 4 else size + army
                if pad.add((EXCHANGE, army, M, place, place, material(pad, slot))):
                    source = slot
                    break
        if source < 0:
            return False
    origin = source >> 2 if source < size * 4 else size + army
    return pad.add((LAUNCH, army, M, origin, best, 0))


def material(pad: Pad, slot: int) -> int:
    """Pieces for a missile: the cheapest first, and none that is not needed."""
    values = pad.survey.setting.values
    stack = pad.stacks[slot]
    missing, parts = values.missile, 0
    chosen: list[tuple[int, int]] = []
    for kind in reversed(MATERIAL):
        worth = values.power[kind]
        number = min((stack >> SHIFT[kind]) & COUNT_MASK, max(0, (missing + worth - 1) // worth))
        if number:
            missing -= number * worth
            chosen.append((kind, number))
    for kind, number in chosen:
        spare = min(number, -missing // values.power[kind]) if missing < 0 else 0
        missing += spare * values.power[kind]
        parts += (number - spare) * values.unit[kind]
    return parts


def hire(pad: Pad) -> bool:
    """An order to mercenaries (PW-31): into a stack of one's own that takes them, or away from their flag."""
    survey = pad.survey
    setting = survey.setting
    army = setting.mercenary
    if army < 0 or army not in survey.standing_armies or not pad.armies or not pad.left(army):
        return False
    options: list[tuple[PlannedOrder, float]] = []
    for slot in range(army, survey.size * 4, 4):
        for kind, _ in contents(pad.stacks[slot]):
            if kind > 7 or pad.free(slot, kind) < 1:
                continue
            for place in survey.chart.reach[kind][slot >> 2]:
                guests = survey.strength[kind] + survey.standing[setting.players][place]
                weight = 0.0
                if pad.power[place] > guests:
                    weight = 4.0
                elif survey.against[pad.side][place] and not pad.power[place]:
                    weight = 1.0
                elif slot >> 2 == setting.board.hq[army]:
                    weight = 0.5
                if weight > 0.0:
                    options.append(((MOVE, army, kind, slot >> 2, place, 0), weight))
    which = weighted(pad.rng, [weight for _, weight in options])
    return which >= 0 and pad.add(options[which][0])
