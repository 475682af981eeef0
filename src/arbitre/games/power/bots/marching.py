"""Tactics that march: towards a headquarters, out of danger, anywhere."""

from __future__ import annotations

from arbitre.games.power.bots.chart import FAR
from arbitre.games.power.bots.pad import Pad, weighted
from arbitre.games.power.rules.moves import MOVE
from arbitre.games.power.rules.pieces import R, S


def advance(pad: Pad, army: int) -> bool:
    """Some pieces a move nearer to an enemy headquarters, a poor one before a rich one."""
    survey, side = pad.survey, pad.side
    rivals = [a for a in survey.standing_armies if survey.setting.side[a] != side]
    which = weighted(pad.rng, [1000.0 / (20 + survey.total[rival]) for rival in rivals])
    movers = [mover for mover in pad.movers() if mover[0] & 3 == army]
    if which < 0 or not movers:
        return False
    target = rivals[which]
    only_foot = pad.luck(350)
    number = 1 + pad.rng.below(3)
    done = False
    against, feared = survey.against[side], survey.feared[side]
    first = pad.rng.below(len(movers))
    for turn in range(len(movers)):
        slot, kind = movers[(first + turn) % len(movers)]
        if number < 1 or not pad.orders[army]:
            break
        if only_foot and kind not in (S, R):
            continue
        moves = survey.chart.moves[kind][target]
        now = moves[slot >> 2]
        best, most = -1, -1e9
        for place in survey.chart.reach[kind][slot >> 2]:
            if moves[place] >= now or moves[place] >= FAR:
                continue
            there = survey.strength[kind] + pad.power[place]
            if against[place] >= there:
                continue
            score = pad.whim(3.0) - 10.0 * moves[place] + (7.0 if feared[place] <= there else 0.0)
            if pad.power[place]:
                score += 3.0
            if score > most:
                best, most = place, score
        if best >= 0 and pad.add((MOVE, army, kind, slot >> 2, best, 0)):
            number -= 1
            done = True
    return done


def retreat(pad: Pad, army: int) -> bool:
    """Pieces that could be captured go where they cannot."""
    survey, side = pad.survey, pad.side
    feared = survey.feared[side]
    board = survey.setting.board
    exposed = [
        (-survey.strength[kind], slot, kind)
        for slot, kind in pad.movers()
        if slot & 3 == army
        and slot >> 2 != board.hq[army]
        and feared[slot >> 2] > pad.power[slot >> 2]
    ]
    exposed.sort()
    done = False
    for _, slot, kind in exposed:
        best, most = -1, -1e9
        for place in survey.chart.reach[kind][slot >> 2]:
            if feared[place] > survey.strength[kind] + pad.power[place]:
                continue
            land = survey.chart.land[place]
            score = pad.whim(2.5)
            if place == board.hq[army]:
                score += 3.0
            if land >= 0 and survey.setting.side[land] != side:
                score += 2.5
            if score > most:
                best, most = place, score
        if best >= 0 and pad.add((MOVE, army, kind, slot >> 2, best, 0)):
            done = True
            if pad.luck(500):
                break
    return done


def wander(pad: Pad) -> bool:
    """Any piece anywhere, rather where it is safe or paid."""
    survey, side = pad.survey, pad.side
    movers = pad.movers()
    if not movers:
        return False
    slot, kind = movers[pad.rng.below(len(movers))]
    reach = survey.chart.reach[kind][slot >> 2]
    if not reach:
        return False
    best, most = -1, -1e9
    for _ in range(4):
        place = reach[pad.rng.below(len(reach))]
        there = survey.strength[kind] + pad.power[place]
        land = survey.chart.land[place]
        score = pad.whim(4.0)
        if survey.feared[side][place] <= there:
            score += 3.0
        if survey.against[side][place] > there:
            score -= 6.0
        if land >= 0 and survey.setting.side[land] != side:
            score += 1.5
        if score > most:
            best, most = place, score
    return pad.add((MOVE, slot & 3, kind, slot >> 2, best, 0))
