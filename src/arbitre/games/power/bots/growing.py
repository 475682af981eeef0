"""Tactics that grow: collect Power, exchange, buy, deploy, bring three together."""

from __future__ import annotations

from typing import Final

from arbitre.games.power.bots.pad import BIG, Pad, exchange, purchase, weighted
from arbitre.games.power.bots.planned import PlannedOrder, deployment
from arbitre.games.power.rules.moves import MOVE
from arbitre.games.power.rules.pieces import CR, GROUP_2, A, B, C, D, P, R, S, T

WANTED: Final = [3.0, 4.0, 0.8, 0.5]
"""What is bought towards the next exchange: cheap kinds by threes."""


def collect(pad: Pad, army: int) -> bool:
    """A piece into an enemy territory that does not pay yet, where it is likely to stay."""
    survey, side = pad.survey, pad.side
    setting = survey.setting
    lands = []
    for land in survey.standing_armies:
        if setting.side[land] != side:
            for place in setting.board.sectors[land]:
                if pad.stacks[place * 4 + army]:
                    break
            else:
                lands.append(land)
    if not lands:
        return False
    land = lands[pad.rng.below(len(lands))]
    best: PlannedOrder | None = None
    most = 0.0
    against, feared = survey.against[side], survey.feared[side]
    for slot, kind in pad.movers():
        if slot & 3 != army:
            continue
        mask = survey.chart.masks[kind][slot >> 2]
        for place in setting.board.sectors[land]:
            if mask >> place & 1:
                there = survey.strength[kind] + pad.power[place]
                if against[place] >= there:
                    continue
                score = 20.0 - 0.3 * survey.strength[kind] + pad.whim(2.5)
                if feared[place] <= there:
                    score += 9.0
                if score > most:
                    best, most = (MOVE, army, kind, slot >> 2, place, 0), score
    return best is not None and pad.add(best)


def develop(pad: Pad, army: int) -> bool:
    """Exchange what can be exchanged, buy towards the next exchange, deploy."""
    done = trade(pad, army)
    if pad.orders[army] and pad.luck(850):
        done = _buy(pad, army) or done
    if pad.orders[army] and pad.luck(700):
        done = deploy(pad, army) or done
    return done


def _buy(pad: Pad, army: int) -> bool:
    """Buy one kind, and exchange or deploy it where that makes three."""
    survey = pad.survey
    hq = survey.setting.board.hq[army]
    reserve = survey.size + army
    coins = pad.in_reserve(army, P)
    weights: list[float] = []
    for kind in range(4):
        if survey.strength[kind] > coins:
            weights.append(0.0)
            continue
        near = pad.in_reserve(army, kind) + pad.here(hq * 4 + army, kind)
        reached = (3 - near % 3) * survey.strength[kind] <= coins
        weights.append(WANTED[kind] + (6.0 if reached else 0.0))
    kind = weighted(pad.rng, weights)
    if kind < 0:
        return False
    done = False
    while pad.orders[army] and pad.in_reserve(army, P) >= survey.strength[kind]:
        if not pad.add(purchase(pad, army, kind)):
            break
        done = True
        there, waiting = pad.here(hq * 4 + army, kind), pad.in_reserve(army, kind)
        if waiting >= 3:
            pad.add(exchange(pad, army, kind, reserve))
            if pad.orders[army] and pad.luck(700):
                pad.add(deployment(survey.setting, army, BIG[kind]))
            break
        if waiting + there >= 3 and waiting < pad.orders[army]:
            for _ in range(3 - there):
                pad.add(deployment(survey.setting, army, kind))
            pad.add(exchange(pad, army, kind, hq))
            break
        if pad.luck(300):
            break
    return done


def trade(pad: Pad, army: int) -> bool:
    """Every three of a kind that lie together become the big one."""
    done = False
    reserve = pad.survey.size + army
    for small in GROUP_2.values():
        while pad.in_reserve(army, small) > 2 and pad.add(exchange(pad, army, small, reserve)):
            done = True
        for place in range(pad.survey.size):
            if pad.stacks[place * 4 + army] and pad.here(place * 4 + army, small) > 2:
                done = pad.add(exchange(pad, army, small, place)) or done
    return done


def deploy(pad: Pad, army: int) -> bool:
    """Some pieces of the reserve, the strongest first; a pair may wait for its third."""
    number = 1 + pad.rng.below(3)
    done = False
    for kind in (CR, A, B, R, D, C, T, S):
        while number and pad.in_reserve(army, kind) and pad.orders[army]:
            if kind < 4 and pad.in_reserve(army, kind) == 2 and pad.luck(400):
                break
            if not pad.add(deployment(pad.survey.setting, army, kind)):
                break
            number -= 1
            done = True
    return done


def gather(pad: Pad, army: int) -> bool:
    """Bring three of a kind together and exchange them."""
    survey = pad.survey
    masks = survey.chart.masks
    home = survey.setting.board.hq[army]
    options: list[tuple[int, int, list[int]]] = []
    for kind in range(4):
        froms: list[int] = []
        goals: list[int] = []
        for place in range(survey.size):
            if pad.stacks[place * 4 + army] and pad.here(place * 4 + army, kind):
                goals.append(place)
                froms += [place] * pad.free(place * 4 + army, kind)
        if kind != D and home not in goals and pad.luck(300):
            goals.append(home)
        for goal in goals:
            there = pad.here(goal * 4 + army, kind)
            coming = [place for place in froms if masks[kind][place] >> goal & 1]
            if there < 3 <= there + len(coming) and 4 - there <= pad.orders[army]:
                options.append((kind, goal, coming[: 3 - there]))
    if not options:
        return False
    kind, goal, coming = options[pad.rng.below(len(options))]
    for place in coming:
        pad.add((MOVE, army, kind, place, goal, 0))
    return pad.add(exchange(pad, army, kind, goal))
